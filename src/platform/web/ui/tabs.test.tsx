// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

afterEach(cleanup);

const open = (onValueChange?: (value: string) => void) =>
  render(
    <Tabs defaultValue="one" {...(onValueChange && { onValueChange })}>
      <TabList label="Numbers">
        <Tab value="one">One</Tab>
        <Tab value="two">Two</Tab>
        <Tab value="none" disabled>
          None
        </Tab>
        <Tab value="three">Three</Tab>
      </TabList>
      <TabPanel value="one">The first</TabPanel>
      <TabPanel value="two">The second</TabPanel>
      <TabPanel value="three">The third</TabPanel>
    </Tabs>,
  );
const tab = (name: string) => screen.getByRole('tab', { name });
const press = (name: string, key: string) => {
  tab(name).focus();
  fireEvent.keyDown(tab(name), { key });
};
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  test('show the panel of the chosen one alone, named by its tab', () => {
    const changed = vi.fn();
    open(changed);
    expect(screen.getByRole('tabpanel', { name: 'One' }).textContent).toBe('The first');
    fireEvent.click(tab('Two'));
    expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('The second');
    expect(screen.queryByText('The first')).toBeNull();
    fireEvent.click(tab('Two'));
    expect(changed.mock.calls).toEqual([['two']]);
  });

  test('arrow keys move and choose, past what is disabled and round the ends', () => {
    open();
    press('One', 'ArrowRight');
    expect(chosen()).toBe('Two');
    press('Two', 'ArrowRight');
    expect(chosen()).toBe('Three');
    press('Three', 'ArrowRight');
    expect(chosen()).toBe('One');
    press('One', 'ArrowLeft');
    expect(chosen()).toBe('Three');
    press('Three', 'Home');
    expect(chosen()).toBe('One');
    press('One', 'End');
    expect(chosen()).toBe('Three');
    expect(document.activeElement?.textContent).toBe('Three');
  });

  test('are one stop for the Tab key', () => {
    open();
    fireEvent.click(tab('Two'));
    expect(screen.getAllByRole('tab').map((each) => (each as HTMLElement).tabIndex)).toEqual([-1, 0, -1, -1]);
  });
});
