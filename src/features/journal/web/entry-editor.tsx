// Chooses how the body is written: formatted, or as Markdown. The formatted editor is fetched when an entry opens; should that
// fail, a plain field is there instead, so that nobody stands before a page they cannot write on.
import { type ComponentType, type Ref, useEffect, useState } from 'react';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { journalCopy } from './journal.copy.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import type { EditorHandle, EditorProps } from './rich-text.tsx';
import { SourceText } from './source-text.tsx';

const copy = journalCopy.editor;

let richText: ComponentType<EditorProps> | null = null;
/** Fetches the formatted editor ahead of its need. Rejects when it cannot be had. */
export async function loadRichText(): Promise<ComponentType<EditorProps>> {
  richText ??= (await import('./rich-text.tsx')).RichText;
  return richText;
}

type EntryEditorProps = {
  /** The Markdown of this moment. */
  read: () => string;
  turn: number;
  isSource: boolean;
  onChange: EditorProps['onChange'];
  onFiles: EditorProps['onFiles'];
  ref?: Ref<EditorHandle>;
};

export function EntryEditor({ read, turn, isSource, onChange, onFiles, ref }: EntryEditorProps) {
  const [Rich, setRich] = useState(() => richText);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    loadRichText().then(
      (loaded) => isWanted && setRich(() => loaded),
      () => isWanted && setIsFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const [opened, setOpened] = useState(() => ({ turn, isSource, ...opening(read()) }));
  // The words are read again when they were replaced, and when the way of writing changes.
  if (opened.turn !== turn || opened.isSource !== isSource) setOpened({ turn, isSource, ...opening(read()) });
  const props = { body: opened.body, turn, onChange, onFiles, ...(ref && { ref }) };
  const mustBeSource = !opened.isWhole;
  if (isSource || mustBeSource || isFailed) {
    return (
      <div className="grid gap-2">
        <p className="text-small text-ink-soft">
          {mustBeSource ? copy.sourceOnly : isFailed && !isSource ? copy.sourceFallback : copy.sourceHelp}
        </p>
        <SourceText {...props} />
      </div>
    );
  }
  if (!Rich) {
    return (
      <div
        className="grid min-h-64 content-start gap-3 pt-4"
        role="status"
        aria-label={journalCopy.entry.bodyLabel}
      >
        <Skeleton className="h-10 w-full" />
        <Skeleton className="mt-3 h-4 w-11/12" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    );
  }
  return <Rich {...props} />;
}

const opening = (body: string) => ({ body, isWhole: readMarkdown(body).isWhole });
