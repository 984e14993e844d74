// The row of marks above the editor. One stop for the keyboard; arrows move within.
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { journalCopy } from './journal.copy.ts';
import { LinkDialog } from './link-dialog.tsx';

const copy = journalCopy.editor;

type Tool = {
  id: string;
  label: string;
  icon: LucideIcon;
  keys?: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const tools: Tool[] = [
  {
    id: 'bold',
    label: copy.bold,
    icon: Bold,
    keys: 'Control+B Meta+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    label: copy.italic,
    icon: Italic,
    keys: 'Control+I Meta+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'heading',
    label: copy.heading,
    icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'subheading',
    label: copy.subheading,
    icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: 'bulletList',
    label: copy.bulletList,
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'orderedList',
    label: copy.orderedList,
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'taskList',
    label: copy.taskList,
    icon: ListChecks,
    isOn: (editor) => editor.isActive('taskList'),
    run: (editor) => editor.chain().focus().toggleTaskList().run(),
  },
  {
    id: 'quote',
    label: copy.quote,
    icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** Where the keyboard comes in. */
const FIRST = 'bold';

const toolClass =
  'grid size-10 shrink-0 place-items-center rounded-control text-ink-soft transition hover:bg-sunken hover:text-ink ' +
  'pointer-coarse:size-11 aria-pressed:bg-brand-tint aria-pressed:text-brand disabled:opacity-40 disabled:hover:bg-transparent';

export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [isLinking, setIsLinking] = useState(false);
  const [stop, setStop] = useState(FIRST);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.filter(({ isOn }) => isOn?.(now)).map(({ id }) => id),
      isLink: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || at === -1) return;
    event.preventDefault();
    const next = buttons[(to + buttons.length) % buttons.length];
    next?.focus();
    setStop(next?.dataset.tool ?? stop);
  };
  const cannotHold = (stop === 'undo' && !state.canUndo) || (stop === 'redo' && !state.canRedo);
  const reached = cannotHold ? FIRST : stop;
  const part = (id: string) => ({
    'data-tool': id,
    tabIndex: reached === id ? 0 : -1,
    onFocus: () => setStop(id),
  });
  return (
    <>
      <div
        role="toolbar"
        aria-label={copy.toolbar}
        onKeyDown={onKeyDown}
        // Pressing a tool must not take the cursor out of the text.
        onMouseDown={(event) => event.preventDefault()}
        className="sticky top-0 z-10 -mx-2 flex gap-0.5 overflow-x-auto border-b border-line bg-canvas px-2 py-1.5 [scrollbar-width:thin]"
      >
        {tools.map(({ id, label, icon: Icon, keys, run }) => (
          <button
            key={id}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={state.on.includes(id)}
            aria-keyshortcuts={keys}
            className={toolClass}
            onClick={() => run(editor)}
            {...part(id)}
          >
            <Icon size={19} aria-hidden="true" />
          </button>
        ))}
        <button
          type="button"
          title={copy.link}
          aria-label={copy.link}
          aria-pressed={state.isLink}
          aria-haspopup="dialog"
          className={toolClass}
          onClick={() => setIsLinking(true)}
          {...part('link')}
        >
          <LinkIcon size={19} aria-hidden="true" />
        </button>
        <span aria-hidden="true" className="mx-1 my-2 w-px shrink-0 bg-line" />
        <button
          type="button"
          title={copy.undo}
          aria-label={copy.undo}
          disabled={!state.canUndo}
          className={classNames(toolClass)}
          onClick={() => editor.chain().focus().undo().run()}
          {...part('undo')}
        >
          <Undo2 size={19} aria-hidden="true" />
        </button>
        <button
          type="button"
          title={copy.redo}
          aria-label={copy.redo}
          disabled={!state.canRedo}
          className={toolClass}
          onClick={() => editor.chain().focus().redo().run()}
          {...part('redo')}
        >
          <Redo2 size={19} aria-hidden="true" />
        </button>
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  );
}
