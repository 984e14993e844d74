import { partsOf } from './matches.ts';

const markClass = 'rounded-[4px] bg-glow/45 text-ink';

/** A text with what was searched for marked in it. */
export const MarkedText = ({ text, wanted }: { text: string; wanted: string }) =>
  partsOf(text, wanted).map(({ text: part, isMatch }, at) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <mark key={at} className={markClass}>
        {part}
      </mark>
    ) : (
      part
    ),
  );

/** A place the server found, with some words around it. */
export const FoundPlace = ({ before, match, after }: { before: string; match: string; after: string }) => (
  <>
    {before}
    <mark className={markClass}>{match}</mark>
    {after}
  </>
);
