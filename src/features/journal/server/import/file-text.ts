// A text file's characters, whichever of the usual ways it was saved.
import { refuse } from '#platform/shared/refusals.ts';
import { importWords } from './import.copy.ts';

/** UTF-8 with or without its mark, UTF-16 with it, otherwise Windows-1252. Refuses INVALID_INPUT for what is no text. */
export function textOf(file: Buffer): string {
  const name =
    file[0] === 0xff && file[1] === 0xfe
      ? 'utf-16le'
      : file[0] === 0xfe && file[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(name, { fatal: true }).decode(file);
  } catch {
    text = new TextDecoder('windows-1252').decode(file);
  }
  if (text.includes('\u0000')) throw refuse('INVALID_INPUT', importWords.notText);
  return text;
}
