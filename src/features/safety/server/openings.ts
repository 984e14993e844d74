// By which words a script is known again in what was said: the conversation is the only memory of what was spoken.
import type { AssessedTurn } from '../safety.contract.ts';
import type { SafeScript } from './safe-words.data.ts';

/** Words that tell one script from another and from ordinary talk: several begin with thanks, one with "Okay." */
const TELLING_WORDS = 8;
/** By script, found once: a talk is looked through for every script at every turn that is watched. */
const openings = new WeakMap<SafeScript, string>();

/** Whole sentences of a script's beginning, as far as they are the same in every country. */
export function openingOf(script: SafeScript): string {
  const known = openings.get(script);
  if (known !== undefined) return known;
  const [fixed = ''] = script.text.split('{');
  let opening = '';
  for (const [sentence] of fixed.matchAll(/.*?(?:[.?!](?=\s|$)|$)\s*/g)) {
    opening += sentence;
    if (opening.split(/\s+/).length > TELLING_WORDS) break;
  }
  openings.set(script, opening.trim());
  return opening.trim();
}

/** By script: the index of the therapist's turn that spoke it last, -1 for none. */
export function spokenBefore(conversation: AssessedTurn[]): (script: SafeScript) => number {
  const said = conversation.filter((turn) => turn.role === 'assistant').map((turn) => turn.content);
  return (script) => said.findLastIndex((content) => content.includes(openingOf(script)));
}

/** Whether these words of the therapist's hold one of the scripts. */
export const speaksOneOf = (content: string, scripts: readonly SafeScript[]): boolean =>
  scripts.some((script) => content.includes(openingOf(script)));

/** The script spoken longest ago, or never. */
export function leastRecent(scripts: SafeScript[], lastSpoken: (script: SafeScript) => number): SafeScript {
  return scripts.reduce((best, candidate) => (lastSpoken(candidate) < lastSpoken(best) ? candidate : best));
}
