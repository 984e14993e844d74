// An entry as plain Markdown: by choice, where the formatted view would lose something, and where it could not be fetched.
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Textarea } from '#platform/web/ui/textarea.tsx';
import { journalCopy } from './journal.copy.ts';
import type { EditorProps } from './rich-text.tsx';

export function SourceText({ body, turn, onChange, onFiles, ref }: EditorProps) {
  const [text, setText] = useState(body);
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(turn);
  useEffect(() => {
    if (shown.current === turn) return;
    shown.current = turn;
    setText(body);
  }, [turn, body]);
  const change = (next: string) => {
    setText(next);
    onChange(() => next, next);
  };
  const images = (data: DataTransfer) => [...data.files].filter(({ type }) => type.startsWith('image/'));
  useImperativeHandle(ref, () => ({
    insert(markdown, where) {
      const at = where === 'end' ? text.length : (field.current?.selectionEnd ?? text.length);
      const before = text.slice(0, at);
      const gap = where === 'end' && before.trim() ? '\n\n' : before === '' || /\s$/.test(before) ? '' : ' ';
      change(before + gap + markdown + text.slice(at));
      field.current?.focus();
    },
    focus: () => field.current?.focus(),
  }));
  return (
    <Textarea
      ref={field}
      aria-label={journalCopy.entry.bodyLabel}
      placeholder={journalCopy.entry.bodyPlaceholder}
      value={text}
      rows={16}
      className="min-h-64 field-sizing-content!"
      onChange={(event) => change(event.currentTarget.value)}
      onPaste={(event) => {
        const files = images(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
      onDrop={(event) => {
        const files = images(event.dataTransfer);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
    />
  );
}
