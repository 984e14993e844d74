// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type Editor, useEditor } from '@tiptap/react';
import { afterEach, expect, test } from 'vitest';
import { extensions } from './rich-text-extensions.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

afterEach(cleanup);

let editor: Editor | null = null;

function Toolbar() {
  editor = useEditor({ extensions, content: '<p>Rain.</p>', injectCSS: false });
  return editor && <RichTextToolbar editor={editor} />;
}
const tool = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const stops = () =>
  screen
    .getAllByRole<HTMLButtonElement>('button')
    .filter(({ tabIndex, disabled }) => tabIndex === 0 && !disabled)
    .map((button) => button.getAttribute('aria-label'));

test('the keyboard reaches it still when the tool it left has nothing more to do', () => {
  render(<Toolbar />);
  expect(stops()).toEqual(['Bold']);
  act(() => void editor?.commands.insertContentAt(1, 'Heavy '));
  act(() => tool('Undo').focus());
  expect(stops()).toEqual(['Undo']);
  fireEvent.click(tool('Undo'));
  expect(tool('Undo').disabled).toBe(true);
  expect(stops()).toEqual(['Bold']);
});
