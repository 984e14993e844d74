// What an entry may hold, as the editor knows it: all that Markdown can say here, and nothing else.
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { Placeholder } from '@tiptap/extensions';
import { Extension, Mark, markInputRule } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { journalCopy } from './journal.copy.ts';

/** Code may be bold or a link here: Markdown can say so, and nothing may be lost. */
const Code = Mark.create({
  name: 'code',
  excludes: '',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark('code') };
  },
  addInputRules() {
    return [markInputRule({ find: /(?:^|[^`])`([^`]+)`$/, type: this.type })];
  },
});

/** How a break was written, so that it is written so again. */
const BreaksAsFound = Extension.create({
  name: 'breaksAsFound',
  addGlobalAttributes: () => [
    { types: ['hardBreak'], attributes: { written: { default: '  \n', rendered: false } } },
  ],
});

export const extensions = [
  StarterKit.configure({
    code: false,
    underline: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
    },
  }),
  Code,
  BreaksAsFound,
  TaskList,
  TaskItem.configure({
    nested: true,
    a11y: { checkboxLabel: (node) => journalCopy.editor.checkbox(node.firstChild?.textContent ?? '') },
  }),
  Placeholder.configure({ placeholder: journalCopy.entry.bodyPlaceholder }),
];
