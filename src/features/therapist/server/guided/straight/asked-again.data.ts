// They ask once more, because what came back was no answer: "bro i asked u a question". And how the miss is owned.
import type { Line } from '../line.ts';

const begin =
  '^(?:(?:ok(?:ay)?|no|nah|but|and|so|well|hey|hello|bro|dude|girl|please|pls|excuse me|sorry|um+|lol|listen|look|look here|wait)[,.!? ]+)*';
const end =
  '(?:[,. ]+(?:dear|bro|man|dude|tulia|please|pls|though|tho|hello|lol|and you (?:just )?(?:ignored|skipped) (?:it|me)))*[.!? 💀😭🙄😒]*';

/** Of a whole message, or of what stands before the question itself. */
export const asksAgain = new RegExp(
  `${begin}(?:i(?:'ve| have)?(?: just| literally| already)? ask(?:ed)? (?:you|u|ya) (?:a|an?other|the|my|one|that|this|something)(?: \\w+){0,3}|(?:you|u)(?:'ve| have)? (?:just |still |really |literally |never )*(?:did ?n[o']?t|didnt|did not|haven'?t|have not|never|aren'?t|are not) (?:even |really |actually )?(?:answer(?:ed|ing)?)(?: (?:me|my|the|that|it|this)(?: question)?)?|i(?:'d| would) (?:rather|prefer|like)(?: it if)?(?: that)? (?:you|u) (?:just )?(?:answer(?:ed)?|to answer|say|said)(?: (?:me|it|that|my question))?|i(?:'m| am) (?:literally |actually )?asking (?:you|u)|(?:just |please )*answer (?:me|the question|my question|it|that)|(?:that(?:'s| is| was)|this is) (?:not|no) (?:an |my |really an )?answer|(?:you|u) (?:dodged|ignored|skipped|avoided) (?:my|the|that|it)(?: question)?|(?:so )?(?:yes|yea|is it a yes) or (?:no|nah)(?: then)?|(?:and |so )?(?:what about|what of) my question|(?:you|u) (?:keep )?(?:answer(?:ing|ed)?|reply(?:ing)?)(?: \\w+){0,3} with (?:a|another|more) questions?)${end}(?:$|(?<=[.!?💀😭🙄😒,] ?)(?=\\S))`,
  'iu',
);

/** For an idea that was spoken of and not told. */
export const asksForIdea =
  /(?:^|[.,!?]\s*|\b(?:so|and|but|ok|okay|yes|please) )(?:what(?:'s| is| was| were)?|tell me|say|give me|i(?:'d| would) like(?: to hear)?|yes please,?|yes,?|share)(?: me)? (?:the|that|your) (?:idea|thought|thing you (?:had|wanted to say)|suggestion)\b(?: (?:then|you had|you offered|please|now|though|is it))*[.!? ]*$|\bwhat idea\b[.!? ]*$|\b(?:you (?:had|offered(?: me)?|said you had) an? (?:idea|thought))\b/i;
/** For an exercise that was spoken of and not begun. */
export const asksForOffered =
  /(?:^|[.,!?]\s*|\b(?:so|and|but|ok|okay|yes|please) )(?:what(?:'s| is| was| about)|where(?:'s| is)|yes please,?|yes,?|i(?:'d| would) like|let's do|can we do)(?: me)? (?:the|that|your) exercise(?: (?:then|you (?:had|offered|mentioned)|please|now|though))*[.!? ]*$|\byou offered (?:me )?an exercise\b/i;

export const ownedTheMiss: readonly Line[] = [
  ['Sorry, I missed it.', 'My bad, missed it.'],
  ['I passed it over.', 'I skipped it, sorry.'],
  ['Fair, I missed it.', 'Fair, I missed it.'],
  ['I owed you that.', 'I owed you that.'],
];

export const cannotSay: readonly Line[] = [
  ["I don't know, and I should have said so.", "I don't know, and I should've just said that."],
];
