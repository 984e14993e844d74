// What a message inside an exercise asks for, apart from answering: a pause, a skip, the way back or the way out.
// A long message is never a command, and a word like "stop" inside a story stops nothing. Where words were asked for, only
// a message that is nothing but the command counts: "it will pass" and "I want to quit" may be the thought itself.
import { countWords } from '../line.ts';

const courtesy =
  '(?:(?:ok(?:ay)?|no|nah|yeah|yes|well|so|please|sorry|hey|hm+|um+|wait|actually|honestly|thanks?|thank you|i think|you know what)[,.! ]+)*';
const us = "(?:(?:can|could|may|shall|should) (?:we|i|you) |let'?s |let us |we (?:can|could|should) )";
const wish = `(?:${us}|i (?:just |really )?(?:want|need|have|would like|would prefer) to |i'?d (?:like|prefer) to |i(?:'d| would) rather )`;
const it = '(?:it|this|that|(?:the|this) (?:exercise|whole thing|thing))';
const step = '(?:it|this|that|(?:the|this|that) (?:one|step|part|question|line))';
const after =
  '(?:[, ]+(?:please|(?:right )?now|here|there|then|for now|for a (?:bit|while|minute|moment|sec(?:ond)?)|any ?more|thanks?|thank you|sorry))*[.!? ]*$';

const nothingBut = (commands: string[]): RegExp =>
  new RegExp(`^${courtesy}(?:please |just )?(?:${commands.join('|')})${after}`, 'i');

const onlyPause = nothingBut([
  `${wish}?(?:please |just )?(?:pause|break)(?: ${it})?`,
  `${wish}(?:please |just )?(?:take|have) a (?:short |quick |little )?(?:pause|break)`,
  'i (?:just )?need a (?:short |quick |little )?(?:pause|break|minute|moment|sec(?:ond)?)',
  'give me a (?:minute|moment|sec(?:ond)?)',
  '(?:hold|hang) on(?: a (?:minute|moment|sec(?:ond)?))?',
  `${wish}?(?:park ${it}|put ${it} on hold|come back to ${it}(?: later)?)`,
  `${wish}?(?:do|finish|continue) ${it} (?:later|another time|tomorrow)`,
  'ngoja(?: kidogo)?|subiri',
]);
const onlySkip = nothingBut([
  `${wish}?(?:please |just )?skip(?: (?:over )?${step})?`,
  `(?:i'?ll |i(?:'d| would) rather |can i |let me )?pass(?: on ${step})?`,
  `${us}?(?:move on|(?:go|skip|move on) to the next(?: one| step| part| question)?)`,
  'next(?: one| step| part| question)?',
]);
const onlyOut = nothingBut([
  `${wish}?(?:please |just )?stop(?: ${it})?`,
  `${us}?(?:quit|cancel)(?: ${it})?`,
  `${us}?(?:leave|drop|forget)(?: about)? ${it}`,
  `${wish}?(?:skip|end) (?:the|this) exercise`,
  "enough(?: of (?:it|this|that))?|(?:that'?s|that is|this is) (?:it|all|enough)|no more|not now|never ?mind",
  `i(?:'m| am) done(?: with ${it})?`,
  `(?:i(?:'d| would)? )?(?:much |really )?rather not(?: say| (?:do|go on with|continue with|carry on with) ${it})?`,
  "(?:i(?:'ve| have)? )?(?:just )?changed my mind",
  `i (?:don't|do not|dont) (?:want to|wanna|feel like) (?:do|doing|(?:go|going|carry|carrying) on with|continue with) ${it}`,
  'acha|wacha|nimemaliza',
]);

const pauseWords =
  /\b(?:can we |could we |let'?s |let us |i (?:want|need) to |please )?(?:(?:take a )?(?:pause|break)|hold on|hang on|park (?:it|this|that)|put (?:it|this|that) on hold|come back to (?:it|this|that)(?: later)?|(?:do|finish|continue) (?:it|this|that) (?:later|another time|tomorrow)|give me a (?:minute|moment|sec(?:ond)?)|ngoja(?: kidogo)?|subiri)\b/i;
const resumeWords =
  /\b(?:(?:go|come|get|turn) back to (?:it|that|the (?:exercise|breathing|list|letter|plan|message|record))|where (?:were we|we (?:were|left|stopped))|pick (?:it|that|this) up|resume|(?:continue|finish|carry on with) (?:it|that|this|the (?:exercise|breathing|list|letter|plan|message|record))|unpause|tuendelee)\b/i;

/** "Hang on, my phone's ringing": whatever the step asked for, this is no answer to it. */
const isCalledAway =
  /^(?:(?:oh|sorry|wait|um+|ok(?:ay)?)[, ]+)*(?:hang on|hold on|one (?:sec(?:ond)?|min(?:ute)?|moment)|wait|give me a (?:sec|minute))[,.! ]+(?=.*\b(?:phone|ring(?:s|ing)|call(?:s|ing)|door(?:bell)?|knock\w*|text(?:s|ing)|(?:baby|kid|son|daughter)(?:'s| is)? (?:cry\w*|up|awake)|somebody|someone|brb|back in)\b)/i;
const CALLED_AWAY_WORDS = 22;

/** "Can we pause?", short and about the exercise. A pause in a story ("he took a long break from me") is none. */
export function asksToPause(text: string, isWordsAsked: boolean): boolean {
  if (isCalledAway.test(text) && countWords(text) <= CALLED_AWAY_WORDS) return true;
  if (isWordsAsked) return onlyPause.test(text);
  return (
    countWords(text) <= 8 && pauseWords.test(text) && !/\b(?:he|she|they|my|his|her|broke)\b/i.test(text)
  );
}

/** "Can we go back to the exercise?", said while one is set aside. */
export const asksToResume = (text: string): boolean => countWords(text) <= 14 && resumeWords.test(text);

export const asksToSkip = (text: string, isWordsAsked: boolean): boolean =>
  isWordsAsked
    ? onlySkip.test(text)
    : countWords(text) <= 5 &&
      /\b(?:skip|next(?: one| step)?|move on|pass)\b/i.test(text) &&
      !/\bexercise\b|\bskip it\b/i.test(text);

export const asksForBack = (text: string): boolean =>
  countWords(text) <= 6 &&
  /^(?:(?:can|could) (?:we|i) |let'?s |please )?(?:go |take me )?(?:one step back|back one|(?:to the )?previous(?: one| step)?|go back|step back|undo)[.!? ]*$/i.test(
    text,
  );

/** However long the message: the exercise is named, or "stop" stands alone at its beginning. */
const stopsOutright =
  /\b(?:(?:can|could) (?:you|we) (?:please )?|please |let's )(?:stop|pause|leave|quit|drop) (?:the|this) (?:breathing|exercise|counting|grounding|body scan)\b|\bno more (?:breathing|counting|exercises?)\b|^stop[.!]+(?:\s|$)/i;

export const wantsOut = (text: string, isWordsAsked: boolean): boolean =>
  onlyOut.test(text) ||
  stopsOutright.test(text) ||
  (!isWordsAsked &&
    countWords(text) <= 6 &&
    /\b(?:stop|enough|that'?s it|no more|quit|cancel|i'?m good|skip it)\b/i.test(text));

const stopping =
  /\b(?:done|stop|enough|finish(?:ed)?|nimemaliza|leave it|(?:that'?s|that is|this is) (?:it|all))\b/i;
const farewell =
  /\b(?:(?:good ?)?bye|good ?night|see (?:you|ya)|(?:talk (?:to you )?|catch you )?(?:later|soon|tomorrow)|for (?:today|tonight)|session|call|chat|talking|(?:have|need|got|want|ought) to (?:go|run|leave|sleep|get (?:going|off|back))|gotta (?:go|run)|gtg|ttyl|kwaheri|tutaonana|usiku mwema|lala salama)\b/i;

/** "Let's stop here", inside an exercise: the exercise ends. With a farewell, or "for today", the talk does. */
export const endsOnlyTheExercise = (text: string): boolean => stopping.test(text) && !farewell.test(text);

/** Said of something paced when it is over: "done", "finished", "done, 4 rounds". */
export const isDone = (text: string): boolean =>
  countWords(text) <= 6 &&
  /^(?:(?:ok(?:ay)?|yes|yeah|i'?m|i am|we'?re|all|nimemaliza)[, ]*)*(?:done|finished|nimemaliza)\b/i.test(
    text,
  );

export const makesItWorse = (text: string): boolean =>
  countWords(text) < 14 &&
  /\b(?:(?:this|it|that) (?:is |just )?(?:makes?|making) (?:it|me|things)(?: feel)? (?:\w+ )?worse|too much(?: for me)? right now|this(?:'s| is)?(?: not|n'?t) (?:working|helping)|this (?:doesn'?t|does not) help)\b/i.test(
    text,
  );

/** Of the exercise, unless a hard thought was asked for: then it may be the thought. */
export const isTooMuch = (text: string): boolean =>
  countWords(text) < 14 &&
  /\b(?:(?:this|it)(?:'s| is) (?:all )?too much(?: for me)?(?: now)?[.! ]*$|i hate this|it(?:'s| is)?(?: not|n'?t) (?:working|helping)|it (?:doesn'?t|does not) help)\b/i.test(
    text,
  );

/** Anger that names what it is at. */
export const scoldsExercise = (text: string): boolean =>
  /\b(?:stupid|dumb|silly|useless|pointless|bullshit|hate)\b/i.test(text) &&
  /\b(?:exercise|app|bot|robot|machine|ai)\b/i.test(text) &&
  countWords(text) <= 8;

/** The body says no: only where the exercise is of the body, for elsewhere "I feel sick" may be the answer. */
export const bodyObjects = (text: string): boolean =>
  countWords(text) < 20 &&
  /\b(?:worse|dizzy|light ?-?headed|faint|panick(?:y|ing)|can'?t breathe|feel (?:sick|weird)|hurts|chest pain|tingl\w+|numb)\b/i.test(
    text,
  );

/** Something has happened out there that matters more than any exercise. */
export const turnsToNews = (text: string): boolean =>
  countWords(text) >= 5 &&
  (/\bjust (?:called|texted|rang|heard|got|found|told|arrived|walked|came|died|collapsed|happened)\b[^?]*\b(?:hospital|died|passed|accident|emergency|arrested|fired|evicted|police|ambulance|test results?|pregnant|broke up|leaving me|left me)\b/i.test(
    text,
  ) ||
    /\b(?:something (?:just|terrible|bad|awful) (?:happened|came up)|i was (?:just )?(?:telling you|talking (?:to you )?about)|(?:can|could) i (?:just )?(?:tell you|talk about|say) (?:something|what)|i need to (?:tell|talk)(?: to)? you (?:about )?something|actually,? (?:can|could) we talk)\b/i.test(
      text,
    ));

/** "Can I ask you something?", with nothing else: the question is still to come. */
export const asksLeaveToAsk = (text: string): boolean =>
  countWords(text) <= 9 &&
  /\b(?:(?:can|could|may) i (?:just )?ask (?:you )?(?:something|a question|one thing)|i have a question for you)\b/i.test(
    text,
  );

/** Asked of us, and of nobody in their life: whom they are talking to, and who may read it. */
export const asksOfUs = (text: string): boolean =>
  /^(?:(?:but|so|and|wait|hey|ok(?:ay)?|sorry)[, ]+)*(?:(?:are you|is (?:this|it)) (?:even |really |actually |just )?(?:an? )?(?:real|human|person|robot|bot|ai|machine|computer|alive)|am i (?:talking|speaking|chatting) (?:to|with)|(?:do|will) you (?:record|store|save|keep|share|sell|remember|tell)|(?:who|can (?:anyone|anybody|someone|somebody|they|people)) (?:else )?(?:can |will )?(?:see|read|hear|listen to) (?:this|what i|my words|our)|is (?:this|it|any of this|what i (?:say|write)|(?:our|this) \w+) (?:\w+ )?(?:private|confidential|anonymous|recorded|secret))\b/i.test(
    text.trim(),
  );
