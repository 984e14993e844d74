// What may be gone over in a summary: things that weigh, each a whole sentence. Half a joke, a name and an age, or a string of
// half sentences read out as "what I have gathered" shows that the words were kept and nothing was understood.
import type { GistKind } from './gist.ts';
import { isJoking } from './said-lightly.ts';
import type { TurnContext } from './turn-context.ts';

/** "Since he left, you …": a comma behind when or where joins nothing. */
const afterTime =
  /^(?:since|when(?:ever)?|if|after|before|until|while|because|at|in|on|for|every|last|this|most|some|sometimes|now|then|these)\b[^,]*,[^,]*$/i;
/** Spoken commas join what was only said one after the other. */
const isStrung = (clause: string): boolean => clause.includes(',') && !afterTime.test(clause);
/** "You're Amina", "you're 31": who they are was no part of the matter. */
const namesThem = /^you(?:'re| are) (?:\d|[A-Z])/;
const isBeside =
  /^you(?:'re| are) not\b|\b(?:laugh(?:ed|ing)?|jok(?:ed?|es|ing))\b|\band (?:he|she|they|it) (?:said|says|told|asked|goes|went|was like)\b|\b(?:write|type|talk|come) (?:in )?here\b/i;

export const isSummable = (clause: string): boolean =>
  !isStrung(clause) && !namesThem.test(clause) && !isBeside.test(clause) && !isJoking(clause);

const heavy = new Set<GistKind>(['fear', 'inability', 'duty', 'doubt', 'other_person']);
/** Whether what was just told weighs, in itself: after a light remark nobody is read a list of what went before. */
export const turnWeighs = ({ heard, gists, match }: TurnContext): boolean =>
  !isJoking(heard.text) &&
  (heard.emotions.some(({ family }) => family !== 'good') ||
    match?.isStrong === true ||
    (gists[0] !== undefined && heavy.has(gists[0].kind)));
