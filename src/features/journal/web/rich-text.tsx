// The formatted editor. Fetched when an entry is opened; Markdown goes in and comes out. It injects no styles: they are in
// rich-text.css, because the page's policy allows none that are not files.
import './rich-text.css';
import { Slice } from '@tiptap/pm/model';
import { type Editor, EditorContent, type JSONContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { journalCopy } from './journal.copy.ts';
import type { DocumentNode } from './markdown/document.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import { cleanPastedHtml } from './paste-html.ts';
import { extensions } from './rich-text-extensions.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

export type EditorHandle = {
  /** Puts Markdown in a place of its own after the cursor, or at the end. */
  insert(markdown: string, where: 'cursor' | 'end'): void;
  focus(): void;
};

export type EditorProps = {
  /** Markdown; read again when `turn` changes. */
  body: string;
  turn: number;
  /** `read` gives the Markdown of this moment whenever it is asked for; `text` its plain words. */
  onChange: (read: () => string, text: string) => void;
  onFiles: (files: File[]) => void;
  ref?: Ref<EditorHandle>;
};

const documentOf = (markdown: string) => readMarkdown(markdown).document as JSONContent;
const imagesIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

export function RichText({ body, turn, onChange, onFiles, ref }: EditorProps) {
  const told = useRef({ onChange, onFiles });
  told.current = { onChange, onFiles };
  const editor = useEditor({
    extensions,
    content: documentOf(body),
    injectCSS: false,
    // A finger on a phone should not be met by the keyboard before it asks for it.
    autofocus: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': journalCopy.entry.bodyLabel,
        class: 'rich-words',
      },
      transformPastedHTML: cleanPastedHtml,
      clipboardTextParser: (text, _context, _isPlain, view) => {
        const node = view.state.schema.nodeFromJSON(documentOf(text));
        return Slice.maxOpen(node.content);
      },
      handlePaste: (_view, event) => takeImages(imagesIn(event.clipboardData), told.current.onFiles, event),
      handleDrop: (_view, event) => takeImages(imagesIn(event.dataTransfer), told.current.onFiles, event),
    },
    onUpdate: ({ editor: changed }) => {
      const { doc } = changed.state;
      told.current.onChange(
        () => writeMarkdown(doc.toJSON() as DocumentNode),
        doc.textBetween(0, doc.content.size, ' '),
      );
    },
  });

  const shown = useRef(turn);
  useEffect(() => {
    if (!editor || shown.current === turn) return;
    shown.current = turn;
    editor.commands.setContent(documentOf(body), { emitUpdate: false });
  }, [editor, turn, body]);

  useImperativeHandle(
    ref,
    () => ({
      insert: (markdown, where) => {
        const content = documentOf(markdown).content ?? [];
        const isLine = content.length === 1 && content[0]?.type === 'paragraph';
        const chain = editor.chain().focus(where === 'end' ? 'end' : null);
        // One line goes on where the cursor stands; more than that gets a place of its own.
        if (isLine && where === 'cursor')
          chain.insertContent(spaced(editor, content[0]?.content ?? [])).run();
        else chain.insertContentAt(placeAfter(editor, where), content).focus().run();
      },
      focus: () => void editor.commands.focus('end'),
    }),
    [editor],
  );

  return (
    <div className="rich-text">
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} className="pt-4" />
    </div>
  );
}

function takeImages(files: File[], onFiles: (files: File[]) => void, event: Event): boolean {
  if (files.length === 0) return false;
  event.preventDefault();
  onFiles(files);
  return true;
}

/** A blank before words that would otherwise run into the one before. */
function spaced(editor: Editor, words: JSONContent[]): JSONContent[] {
  const { $from } = editor.state.selection;
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset);
  return before === '' || /\s/.test(before) ? words : [{ type: 'text', text: ' ' }, ...words];
}

function placeAfter(editor: Editor, where: 'cursor' | 'end'): number | { from: number; to: number } {
  const { doc, selection } = editor.state;
  const isEmpty = doc.childCount === 1 && doc.firstChild?.isTextblock && doc.firstChild.content.size === 0;
  if (isEmpty) return { from: 0, to: doc.content.size };
  return where === 'end' ? doc.content.size : selection.$to.after(1);
}
