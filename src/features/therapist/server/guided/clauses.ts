// Cuts a sentence at its joints into clauses, each with what joins it to the one before. Quoted speech is left out of them.
import { quotedSpeech } from './turn-person.ts';

export type Clause = { clause: string; joint: string };

/** Captured, because what a clause is joined by decides whether it may stand alone. "Somebody who answers" is one. */
const joints =
  /(,\s+|;\s*|\s+(?:and then|and so|and|but then|but|because|so that|(?<!(?:\b(?:am|is|are|was|were|be|been|being|im|feels?|felt|not|looks?|seems?|g[eo]t|d(?:o|id|on't)|think|said|hope|guess|ever|how|it's|he's|she's|i'm|you're|they're|we're)|isn't|wasn't|aren't)\s+)so|even when|even if|even though|when|whenever|while|then|although|though|unless|as if|if|(?:since|until)(?=\s+(?:i|i'm|i've|he|she|they|we|it|my|our|his|her|their)\b)|where)\s+|(?<!\b(?:some|any|every)(?:one|body)|\bnobody|\bpersons?|\bpeople|\bones?|\bm[ae]n|\bwom[ae]n|\bthose|\bsort|\bkind)\s+(?:who|which)\s+|\s+that\s+(?=(?:i|my|he|she|they|it|the|we|nobody|no)\b))/i;
/** "A word for when we want to leave", "I miss when it was easy": another time, and nothing of now. */
const forWhen = /\b(?:for|miss(?:ed)?|remember(?:ed)?|forgot)\s*$/i;
const carried = /^\s*(?:,|and then|and|then|but)\s*$/i;
/** A verb without its subject, after "and". */
const bareVerb =
  /^(?:(?:just|then|still|even|always|never) )?(?:\w{3,}ed|said|went|left|drank|came|told|got|woke|saw|took|gave|lost|broke|hit|ran|sat|fell|threw|sent|wrote|found|slept|ate|spent|read|cut|did|hid|cry|smile|go|read|sit|draw|paint|write|sing|pray|count|fold|stare|knit|dream|imagine|watch|listen|cook|clean|drive|lie|scroll|walk|stay|wait|text|call|check|say|pretend|laugh|eat|drink|leave)\b/i;

/** Without what leads in and what trails off. */
export function clean(text: string): string {
  return text
    .replace(/^[\s,;:"“”'-]+|[\s,.;:!?"“”…-]+$/g, '')
    .replace(
      /^(?:(?:and|but|so|because|then|like|well|maybe|ugh|i (?:suppose|guess|mean)(?= (?:i|i'm|the|my|he|she|it|they|we)\b)|ngl|tbh|idk|lol|yes|nah|hey|hi|just|also|plus|honestly|literally|lowkey|yeah|no(?=,| i\b| it\b)|now|ok|okay|thx|anyway|oh|omg|god(?= (?:i|she|he|they|it|we|my)\b))\b,?\s+)+/i,
      '',
    )
    .replace(
      /\s+(?:though|tho|too|again|anyway|lol|tbh|ngl|fr|honestly|right now|today|yesterday|tonight|straight away|right away|immediately|at once|at all|i guess|i suppose|you know|still)$/i,
      '',
    )
    .replace(/(?<=\S+ \S+ .*)(?<!\b(?:back|since|until|by|just|and|only|even|now|but))\s+(?:then|now)$/i, '')
    .trim();
}

/** "Me and my husband", "my mum and my dad": what stands before "and" waits for its verb. */
const halfSubject =
  /^(?:(?:sometimes|lately|usually|often|now|still|both|yesterday|today|tonight|every (?:day|night|morning)) )*(?:me|him|her|(?:my|our|his|her|their) (?:(?:older|younger|little|big|baby|step|best|ex) )?[\w'’-]+)$/i;

/** "I've got nine hours | and a head": a second thing has no verb of its own. */
const secondThing =
  /^(?:(?:an?|the|my|his|her|our|their|no|some|two|three) [\w'-]+|an? (?!\w+ (?:\w+ed|\w+s|came|went|left|fell|ran|sat|rang|sang)$)[\w'-]+ [\w'-]+)$/i;
/** "My wife says I come home | and I'm still driving": both halves are hers, and the first alone says nothing. */
const reportedOfThem =
  /^(?:he|she|they|everyone|everybody|people|my (?:\w+ )?\w+) (?:\w+ )?(?:says?|said|thinks?|tells me|told me)(?: that)? (?:i|i'm|i've|we)\b/i;
/** "At home I've no one to whisper to": where or when, before somebody is or does something. */
const ledIn =
  /^(?:(?:and|but|so) )?(?:(?:at (?:home|work|night|school)|these days|lately|sometimes|most days|(?:back )?when i was (?:a (?:child|kid|girl|boy)|little|small|young|\w+))[, ]+)?(?=(?:i|i'm|i've|he|she|they|we|my|nobody|no one)\b)/i;

/** "I'm 34 and married": the second is of the first one's "am". */
const isStill = /^(?:i'?m|i am)\b/i;

/** "I came back and smiled": what "and" carries on is still done by them. */
function withSubject(clause: string, joint: string, before: string): string {
  const told = clean(before);
  const isDone = bareVerb.test(clause) && /^i\b/i.test(told) && !isStill.test(told);
  return carried.test(joint) && isDone ? `I ${clause}` : clause;
}

/** "She said is it weird that I miss Lisbon": the "I" in it is hers, marks or none. */
const reportedQuestion =
  /\b((?:she|he|they|mum|mom|dad|my \w+) (?:just |then |even )?(?:said|says|asked|asks|texted|goes|wrote|was like))(?: me| like)?[,:]? (?=(?:is|are|do|does|did|can|could|would|will|have|has|am|was|what|how) (?:it|i|you|that|we|they|there)\b)[^.?!]*/gi;

const opensAnew = /^(?:i|i'm|i've|it|it's|he|he's|she|she's|they|they're|we|we're|there|there's|now|then)\b/i;
/** "I go outside | and bowl at the wall": the going is not what was told. */
const barelyBegun = /^(?:i|we) \w+(?: \w+)?$/i;
/** Whether the two sides of an "and" only say something together. */
const isOneWith = (before: string, part: string): boolean =>
  (halfSubject.test(before) && !opensAnew.test(part)) ||
  (barelyBegun.test(before) &&
    !/^(?:my|the)\b/i.test(part) &&
    !opensAnew.test(part) &&
    !bareVerb.test(part)) ||
  (reportedOfThem.test(before) && !/^i (?:think|know|guess|don't)\b/i.test(part)) ||
  secondThing.test(part);

export function clausesOf(sentence: string): Clause[] {
  // Torn out of a quotation, somebody's "I" would pass for the member's. The mark left in its place keeps pieces away.
  const parts = sentence
    .replace(/[‘’]/g, "'")
    .replace(quotedSpeech, '"')
    .replace(reportedQuestion, '$1 "')
    .replace(/[.!;]+$/, '')
    .split(joints);
  const clauses: Clause[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const joint = at === 0 ? '' : (parts[at - 1] ?? '');
    const part = (parts[at] ?? '').trim().replace(ledIn, '');
    const last = clauses.at(-1);
    const isJoined = /^\s*and\s*$/i.test(joint) && isOneWith(last?.clause ?? '', part);
    if (last && isJoined) last.clause += ` and ${part}`;
    else if (!(/^\s*when\s*$/i.test(joint) && forWhen.test(last?.clause ?? '')))
      clauses.push({ clause: withSubject(part, joint, last?.clause ?? ''), joint });
  }
  return clauses;
}
