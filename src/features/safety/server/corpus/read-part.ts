// The corpus in its three parts. Training: what the network learns from. Tuned: what rules and thresholds may be shaped
// by. Held-out: written by somebody who had seen neither, only ever measured.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import {
  type LabelledDialogue,
  type LabelledUtterance,
  readDialogues,
  readUtterances,
} from './read-corpus.ts';

type PartName = 'training' | 'tuned' | 'held-out';
/** `source`: the name of the file without its ending. */
type From<Labelled> = Labelled & { source: string };
export type Part = { utterances: From<LabelledUtterance>[]; dialogues: From<LabelledDialogue>[] };
type Source = { source: string; text: string };

function sourcesIn(part: PartName, folder: 'lines' | 'conversations'): Source[] {
  const at = new URL(`./${part}/${folder}/`, import.meta.url);
  return readdirSync(at)
    .sort()
    .map((name) => ({ source: name.replace('.txt', ''), text: readFileSync(new URL(name, at), 'utf8') }));
}

const labelled = <Labelled extends object>({ source, text }: Source, read: (text: string) => Labelled[]) =>
  read(text).map((one) => ({ ...one, source }));

/** Some megabytes of text, read from disk at every call. */
export function readPart(part: PartName): Part {
  return {
    utterances: sourcesIn(part, 'lines').flatMap((source) => labelled(source, readUtterances)),
    dialogues: sourcesIn(part, 'conversations').flatMap((source) => labelled(source, readDialogues)),
  };
}

/** Hex; changes with every word and label of the training part. */
export function trainingHash(): string {
  const hash = createHash('sha256');
  for (const { text } of [...sourcesIn('training', 'lines'), ...sourcesIn('training', 'conversations')])
    hash.update(text);
  return hash.digest('hex');
}
