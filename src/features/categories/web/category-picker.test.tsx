// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Category } from '../categories.contract.ts';
import { builtInCategories } from '../categories.data.ts';
import { CategoryPicker } from './category-picker.tsx';
import { resolveSelection } from './category-selection.ts';

afterEach(cleanup);

const builtIn: Category[] = builtInCategories.map((category) => ({ ...category, version: null }));
const own: Category = {
  id: '0b8e7f60-6d0f-4a53-8c36-b7a5f3f1f2c1',
  name: 'Moving abroad',
  description: '',
  subcategories: [{ id: 'home', name: 'Homesick' }],
  isCustom: true,
  version: 1,
};

function Picker({ categories = builtIn, categoryId = 'general', isLocked = false, showsHelp = false }) {
  const [selection, setSelection] = useState({ categoryId, topicId: 'stress' });
  return (
    <>
      <CategoryPicker
        categories={categories}
        {...selection}
        onChange={setSelection}
        onSave={async (draft) => ({ ...own, ...draft, shows_help: showsHelp })}
        onDelete={async () => {}}
        isLocked={isLocked}
      />
      <output>{`${selection.categoryId} / ${selection.topicId}`}</output>
    </>
  );
}
const cards = () =>
  screen.getByRole('group', { name: 'Category' }).querySelectorAll('input[type=radio]').length;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('choosing what to talk about', () => {
  it('shows four categories, six more on Load More, and four again on Show Less', () => {
    render(<Picker />);
    expect(cards()).toBe(4);
    press('Load More');
    expect(cards()).toBe(10);
    press('Show Less');
    expect(cards()).toBe(4);
  });

  it('passes on the server’s word that someone may not be safe', async () => {
    render(<Picker showsHelp />);
    press('Create My Own');
    fireEvent.change(await screen.findByLabelText('Category name'), { target: { value: 'I want to die' } });
    press('Create category');
    expect(await screen.findByRole('status', { name: 'You don’t have to carry this alone' })).toBeTruthy();
  });

  it('opens wide when the remembered category is beyond the first four', () => {
    render(<Picker categoryId="trauma" />);
    expect(cards()).toBe(10);
  });

  it('always shows the member’s own, marked and editable', () => {
    render(<Picker categories={[...builtIn, own]} />);
    expect(cards()).toBe(5);
    expect(screen.getByText('Yours')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit Moving abroad' })).toBeTruthy();
  });

  it('offers the topics of the chosen category, beginning with its first', () => {
    render(<Picker />);
    fireEvent.click(screen.getByRole('radio', { name: /Career/ }));
    expect(screen.getByRole('status').textContent).toBe('career / burnout');
    const topics = screen.getByRole('group', { name: 'Choose Specific Topic' });
    expect([...topics.querySelectorAll('label')].map((label) => label.textContent)).toEqual(
      builtInCategories.find(({ id }) => id === 'career')?.subcategories.map(({ name }) => name),
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Study pressure' }));
    expect(screen.getByRole('status').textContent).toBe('career / study-pressure');
  });

  it('chooses a category right after it was made', async () => {
    render(<Picker />);
    press('Create My Own');
    fireEvent.change(await screen.findByLabelText('Category name'), { target: { value: 'Exams' } });
    press('Create category');
    await waitFor(() =>
      expect(document.querySelector('output')?.textContent).toBe(`${own.id} / general-support`),
    );
  });

  it('cannot be changed while a session runs', () => {
    render(<Picker categories={[...builtIn, own]} isLocked />);
    expect(screen.getByRole('group', { name: 'Category' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('group', { name: 'Choose Specific Topic' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Create My Own' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Edit Moving abroad' })).toHaveProperty('disabled', true);
  });
});

describe('a remembered selection', () => {
  it('falls back to general and stress when its category is gone', () => {
    const selection = resolveSelection(builtIn, { categoryId: own.id, topicId: 'home' });
    expect([selection?.category.id, selection?.topic.id]).toEqual(['general', 'stress']);
  });

  it('falls back to the first topic when its topic is gone', () => {
    const selection = resolveSelection([...builtIn, own], { categoryId: own.id, topicId: 'gone' });
    expect(selection?.topic.name).toBe('Homesick');
  });
});
