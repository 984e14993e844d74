// The member's answer to something offered or asked: a yes is acted on, a no is respected at once, anything else is
// simply listened to.
import { ask } from './ask.ts';
import type { Pending } from './dialogue-state.ts';
import { exercises } from './exercises/all-exercises.ts';
import { reflectionParts } from './explore.ts';
import { adviceLead } from './facts.data.ts';
import { afterExerciseQuestions, insightQuestions } from './frames.data.ts';
import type { Line } from './line.ts';
import { generalAdvice, giveInsight } from './offers.ts';
import { quotableFact } from './quotable.ts';
import { receiveStep } from './receive-step.ts';
import { beginExercise, letExerciseRest, resumeExercise } from './run-exercise.ts';
import type { Draft, TurnContext } from './turn-context.ts';
import { isDoubtful } from './understand.ts';

const declinedLines: Line[] = [
  ['That is fine, we leave it.', 'All good, we leave it.'],
  ['Of course. We just go on talking.', 'Sure. We just keep talking.'],
  ['Then not. You know best what fits.', 'Okay, not that. You know what fits.'],
  ['All right, another time, or never.', 'Fair, another time or never.'],
];
const declinedQuestions: Line[] = [
  ['What would be more useful just now?', 'What would be more useful right now?'],
  ['Where would you like to go on?', 'Where do you wanna pick it up?'],
  ['What is on top for you at this moment?', 'What is on top for you right now?'],
];
const wentWell: Line[] = [
  ['Good. It is yours now, you can use it without me.', 'Nice. It is yours now, use it anytime.'],
  [
    "I'm glad. Remember what your body did there, it can find it again.",
    'Love that. Your body knows how to get there now.',
  ],
  ['Good to hear. Even a small shift counts.', 'Good. Even a small shift counts.'],
];
const wentBadly: Line[] = [
  [
    'Thank you for saying so. Not every tool fits every hand.',
    'Thanks for being honest. Not every tool fits.',
  ],
  [
    "Then that was not the right thing just now, and that's useful to know.",
    'Okay, not the right thing right now, good to know.',
  ],
  ['Fair enough. We put it away.', 'Fair. We drop it.'],
];
const wentSoSo: Line[] = [
  [
    'All right. Sometimes it needs a few tries before it does anything.',
    'Okay. Sometimes it takes a few tries.',
  ],
  ["Fine. We don't have to make more of it than it was.", 'Cool. No need to make it a big thing.'],
];
const landingGo: Line[] = [
  ['Then let us carry on.', 'Okay, we keep going.'],
  ['Good, there is time.', 'Cool, there is time.'],
];
const landing: Line[] = [
  [
    'Then let us land. {f}How are you now, compared with when we began?',
    'Okay, let us land. {f}How are you now vs when we started?',
  ],
];

const goodWords =
  /\b(?:better|calm(?:er)?|good|nice|helped|helpful|relaxed|lighter|slower|great|relief|relieved|softer|clearer|doable|hopeful|poa)\b/i;
const badWords =
  /\b(?:worse|did(?:n'?t| not) (?:help|work|do (?:anything|much))|not really|no change|the same|not (?:good|better|helpful|much)|silly|useless|meh|nothing (?:changed|happened|different)|^nothing)\b/i;

function follow(context: TurnContext, move: string, text: string | null): Draft {
  const question = ask(context);
  return {
    move,
    parts: [...(text ? [{ text }] : []), ...(question ? [{ text: question.text }] : [])],
    ...(question ? { question } : {}),
  };
}

/** What was offered is dropped, and the talk is theirs again. */
export function refused(context: TurnContext): Draft {
  const { state, pen } = context;
  state.refusals += 1;
  const text = pen.pick(declinedLines, { isFirst: true, mayRepeat: true });
  const question = pen.pick(declinedQuestions);
  if (!question) return follow(context, 'declined', text);
  return {
    move: 'declined',
    parts: [...(text ? [{ text }] : []), { text: question }],
    question: { tag: 'open', text: question },
  };
}

/** Never straight back to digging: what comes next is theirs to say, and now and then nothing is asked at all. */
function restAfter(context: TurnContext, text: string | null): Draft {
  const { pen } = context;
  const question = pen.pick(afterExerciseQuestions);
  return {
    move: 'after',
    parts: [...(text ? [{ text }] : []), ...(question ? [{ text: question }] : [])],
    ...(question ? { question: { tag: 'open', text: question } } : {}),
  };
}

/** Null when they speak of something else: then that is what matters. */
function afterExercise(context: TurnContext): Draft | null {
  const { heard, pen, pieces } = context;
  if (heard.words > 14 || heard.intent === 'asks_advice') return null;
  const options = { isFirst: true, mayRepeat: true };
  const isAboutIt =
    heard.words <= 8 || /\b(?:it|that|this|exercise|breath\w*|now|bit|little|before)\b/i.test(heard.text);
  if (isAboutIt && (badWords.test(heard.text) || heard.intent === 'declines'))
    return restAfter(context, pen.pick(wentBadly, options));
  if (isAboutIt && (goodWords.test(heard.text) || heard.emotions[0]?.family === 'good'))
    return restAfter(context, pen.pick(wentWell, options));
  return heard.words <= 3 && pieces.length === 0 ? restAfter(context, pen.pick(wentSoSo, options)) : null;
}

/** They said what they tried; the promised thought follows, marked as theirs to refuse. */
function giveAdvice(context: TurnContext, situation: string | null): Draft | null {
  const { pen, heard } = context;
  // "Any ideas?" and "not really" leave nothing to hand back.
  const parts = heard.intent === 'tells' ? reflectionParts(context, true).parts : [];
  const lead = pen.pick(adviceLead);
  const given = giveInsight(context, context.askedAbout?.id ?? situation, null);
  const general = given ? null : generalAdvice(context);
  if (!given && !general) return null;
  const question = given?.question ?? {
    tag: 'insight',
    text: pen.pick(insightQuestions, { mayRepeat: true }) ?? '',
  };
  const body = given ? given.parts : [{ text: general ?? '' }, { text: question.text }];
  return {
    move: 'advice',
    parts: [
      ...parts.map((part) => ({ ...part, isOptional: true })),
      ...(lead ? [{ text: lead, isOptional: true }] : []),
      ...body,
    ],
    question,
  };
}

function land(context: TurnContext): Draft {
  const { pen, state } = context;
  const fact = quotableFact(context);
  const text =
    pen.pick(landing, {
      slots: { f: fact ? `What stays with me is that ${fact}. ` : '' },
      mayRepeat: true,
    }) ?? '';
  state.phase = 'land';
  return { move: 'land', parts: [{ text }], question: { tag: 'feeling', text } };
}

/** "No, I don't want to say any of it to him" refuses nothing of ours, and is what they have to say. */
const speaksOfOthers =
  /^(?:no|nah|nope)?[,. ]*i (?:really |just )?(?:don't|do not) (?:want|wanna)(?: to)? (?!hear|do|try|talk|answer|listen|know|go|discuss|right|now|be told|think|any|an?|it|that|this|to\b|more|another|exercises?|breath\w*|your?)\w+ \w+|^(?:no|nah|nope)?[,. ]*i (?:really |just )?(?:don't|do not|won't|can't|cannot|couldn't|didn't|never) (?:\w+ ){1,8}(?:him|her|them|my \w+|it to \w+|us)\b/i;

/** Null when the answer is to be heard as an ordinary message. */
export function respondToPending(context: TurnContext, pending: Pending): Draft | null {
  const { heard, pen } = context;
  const isYes = heard.intent === 'agrees' || heard.intent === 'wants_exercise';
  const isNo =
    !isDoubtful(heard, context.turn.risk) &&
    !speaksOfOthers.test(heard.text) &&
    (heard.intent === 'declines' || heard.intent === 'wants_stop' || heard.intent === 'does_not_know');
  switch (pending.kind) {
    case 'exercise':
      if (isYes) return beginExercise(context, exercises[pending.id]);
      return isNo ? refused(context) : null;
    case 'insight':
      if (isYes) return giveInsight(context, pending.situation, null);
      return isNo ? refused(context) : null;
    case 'advice': {
      // An idea of their own comes before any of ours.
      const own = receiveStep(context);
      if (own) return own;
      return heard.intent === 'tells' || isYes || isNo || heard.intent === 'asks_advice'
        ? giveAdvice(context, pending.situation)
        : null;
    }
    case 'how_was':
      return afterExercise(context);
    case 'resume':
      if (isYes) return resumeExercise(context);
      return isNo ? follow(context, 'declined', letExerciseRest(context)) : null;
    case 'step':
      return receiveStep(context);
    case 'landing':
      if (/\b(?:wrap|land|stop|enough|that'?s (?:all|it)|finish|good place|end)\b/i.test(heard.text))
        return land(context);
      if (
        heard.words <= 6 &&
        (isYes || /\b(?:more|keep going|go on|continue|carry on)\b/i.test(heard.text))
      ) {
        return follow(context, 'landing', pen.pick(landingGo, { isFirst: true }));
      }
      return isNo ? land(context) : null;
    case 'summary':
      return null;
  }
}
