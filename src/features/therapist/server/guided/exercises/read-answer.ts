// What an answer inside an exercise does, apart from answering: ask for a pause, a skip, the way back or the way out.
// A long message is never a command, and a word like "stop" inside a story stops nothing.

const countOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const pauseWords =
  /\b(?:can we |could we |let'?s |let us |i (?:want|need) to |please )?(?:(?:take a )?(?:pause|break)|hold on|hang on|park (?:it|this|that)|put (?:it|this|that) on hold|come back to (?:it|this|that)(?: later)?|(?:do|finish|continue) (?:it|this|that) (?:later|another time|tomorrow)|give me a (?:minute|moment|sec(?:ond)?)|ngoja(?: kidogo)?|subiri)\b/i;
const resumeWords =
  /\b(?:(?:go|come|get|turn) back to (?:it|that|the (?:exercise|breathing|list|letter|plan|message|record))|where (?:were we|we (?:were|left|stopped))|pick (?:it|that|this) up|resume|(?:continue|finish|carry on with) (?:it|that|this|the (?:exercise|breathing|list|letter|plan|message|record))|unpause|tuendelee)\b/i;

/** "Can we pause?", short and about the exercise. A pause in a story ("he took a long break from me") is none. */
export function asksToPause(text: string): boolean {
  return countOf(text) <= 8 && pauseWords.test(text) && !/\b(?:he|she|they|my|his|her|broke)\b/i.test(text);
}

/** "Can we go back to the exercise?", said while one is set aside. */
export function asksToResume(text: string): boolean {
  return countOf(text) <= 14 && resumeWords.test(text);
}

export const asksToSkip = (text: string): boolean =>
  countOf(text) <= 5 && /\b(?:skip|next(?: one| step)?|move on|pass)\b/i.test(text);

export const asksForBack = (text: string): boolean =>
  countOf(text) <= 6 &&
  /^(?:(?:can|could) (?:we|i) |let'?s |please )?(?:go |take me )?(?:one step back|back one|(?:to the )?previous(?: one| step)?|go back|step back|undo)[.!? ]*$/i.test(
    text,
  );

export const wantsOut = (text: string): boolean =>
  countOf(text) <= 6 &&
  /\b(?:stop|enough|that'?s it|no more|quit|cancel|i'?m good|skip it)\b|^not now[.! ]*$/i.test(text);

/** Said of something paced when it is over: "done", "finished", "done, 4 rounds". */
export const isDone = (text: string): boolean =>
  countOf(text) <= 6 &&
  /^(?:(?:ok(?:ay)?|yes|yeah|i'?m|i am|we'?re|all|nimemaliza)[, ]*)*(?:done|finished|nimemaliza)\b/i.test(
    text,
  );

export const makesItWorse = (text: string): boolean =>
  countOf(text) < 14 &&
  /\b(?:(?:this|it|that) (?:is |just )?(?:makes?|making) (?:it|me|things)(?: feel)? (?:\w+ )?worse|(?:this|it)(?:'s| is) (?:all )?too much(?: for me)?(?: (?:right )?now)?[.! ]*$|too much(?: for me)? right now|i hate this|(?:this|it)(?:'s| is)?(?: not|n'?t) (?:working|helping)|(?:this|it) (?:doesn'?t|does not) help)\b/i.test(
    text,
  );

/** The body says no: only where the exercise is of the body, for elsewhere "I feel sick" may be the answer. */
export const bodyObjects = (text: string): boolean =>
  countOf(text) < 20 &&
  /\b(?:worse|dizzy|light ?-?headed|faint|panick(?:y|ing)|can'?t breathe|feel (?:sick|weird)|hurts|chest pain|tingl\w+|numb)\b/i.test(
    text,
  );

/** Something has happened out there that matters more than any exercise. */
export const turnsToNews = (text: string): boolean =>
  countOf(text) >= 5 &&
  (/\bjust (?:called|texted|rang|heard|got|found|told|arrived|walked|came|died|collapsed|happened)\b[^?]*\b(?:hospital|died|passed|accident|emergency|arrested|fired|evicted|police|ambulance|test results?|pregnant|broke up|leaving me|left me)\b/i.test(
    text,
  ) ||
    /\b(?:something (?:just|terrible|bad|awful) (?:happened|came up)|(?:can|could) i (?:just )?(?:tell you|talk about|say) (?:something|what)|i need to (?:tell|talk)(?: to)? you (?:about )?something|actually,? (?:can|could) we talk)\b/i.test(
      text,
    ));

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A strength from 0 to 10 however it was put: "7", "about seven", "7/10", "70 %"; null when there is none. */
export function ratingIn(text: string): number | null {
  const shared = /(\d+(?:[.,]\d+)?)\s*(?:\/|out of|of)\s*(\d+)/i.exec(text);
  if (shared) {
    const whole = Number(shared[2]);
    const part = Number(shared[1]?.replace(',', '.'));
    return whole > 0 && part <= whole ? Math.round((part / whole) * 10) : null;
  }
  const digits = /(?:^|[^\d.,-])(\d+(?:[.,]\d+)?)\s*(%|percent\b)?/i.exec(text);
  if (digits) {
    const value = Number(digits[1]?.replace(',', '.'));
    if (digits[2] || value > 10) return value <= 100 ? Math.round(value / 10) : null;
    return Math.round(value);
  }
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  // In "between six and seven" the higher counts, in "a one out of ten" the first.
  const said = words.filter((word) => numbers.includes(word)).map((word) => numbers.indexOf(word));
  if (said.length === 0) return null;
  const first = said[0] ?? 0;
  return /\bout of\b/i.test(text) ? first : Math.max(...said);
}

/** No letters, or keys struck at random: nothing that could be kept or handed back. */
export function isBlankText(text: string): boolean {
  const letters = text.replace(/[^\p{L}\d]/gu, '');
  if (letters === '') return true;
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (words.length === 0) return false;
  return words.every(
    (word) => /(.)\1{3,}/.test(word) || /(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|zxcv|xcvb)/.test(word),
  );
}

const bareWords =
  /^(?:(?:yes|yeah|yep|yup|sure|ok(?:ay)?|k|alright|all right|fine|please|go on|go ahead|ready|good|great|cool|nice|sawa|poa|ndio|ndiyo|no|nope|nah|hapana|thanks?|thank you|asante|hi|hey|hello|maybe|i guess(?: so)?|and|let'?s go|whatever|lol)[,.! ]*)+$/i;

/** A yes, a no, a greeting: nothing to keep where words were asked for. */
export const isBare = (text: string): boolean => bareWords.test(text.trim());

/** How worries and hard thoughts are put: "what if I fail?", "why am I like this?" */
export const isInnerQuestion = (text: string): boolean =>
  /^(?:(?:but|and|like|so|that)[, ]+)*(?:what if|why (?:am|do|did|can'?t|don'?t|does|is|was|me|bother|would|should)|how (?:could|can) (?:i|anyone|they|he|she)|who (?:would|am)|what(?:'s| is) (?:wrong|the (?:point|use)))\b/i.test(
    text.trim(),
  );
