// Every exercise by its id, and which one a member means when they ask.
import { assertiveMessage } from './assertive-message.data.ts';
import { bodyScan } from './body-scan.data.ts';
import { boxBreathing } from './box-breathing.data.ts';
import type { Exercise } from './exercise.ts';
import type { ExerciseId } from './exercise-ids.ts';
import { gratitude } from './gratitude.data.ts';
import { grounding } from './grounding.data.ts';
import { longBreathing } from './long-breathing.data.ts';
import { oppositeAction } from './opposite-action.data.ts';
import { problemSolving } from './problem-solving.data.ts';
import { selfCompassion } from './self-compassion.data.ts';
import { sleepWindDown } from './sleep-wind-down.data.ts';
import { smallStep } from './small-step.data.ts';
import { thoughtRecord } from './thought-record.data.ts';
import { urgeSurfing } from './urge-surfing.data.ts';
import { values } from './values.data.ts';
import { worryTime } from './worry-time.data.ts';

export const exercises: Record<ExerciseId, Exercise> = {
  'box-breathing': boxBreathing,
  'long-breathing': longBreathing,
  grounding,
  'body-scan': bodyScan,
  'thought-record': thoughtRecord,
  'worry-time': worryTime,
  'problem-solving': problemSolving,
  'small-step': smallStep,
  values,
  'self-compassion': selfCompassion,
  'urge-surfing': urgeSurfing,
  'opposite-action': oppositeAction,
  'assertive-message': assertiveMessage,
  'sleep-wind-down': sleepWindDown,
  gratitude,
};

/** In order: names first, then needs, the unmistakable before the vague. */
const requested: [RegExp, ExerciseId][] = [
  [
    /\b4[-, ]*7[-, ]*8\b|\bfour[- ,]+seven[- ,]+eight\b|\blong(?:er)? (?:out|exhale|breath\w*)\b/i,
    'long-breathing',
  ],
  [/\bbody[- ]?scan\w*|\bscan (?:my|the) body\b|\b(?:muscle|progressive) relax\w*/i, 'body-scan'],
  [/\bbreath\w*|\bbox\b/i, 'box-breathing'],
  [/\bground\w*|\b5[- ,]*4[- ,]*3|\b(?:five|my|the) senses\b|\bpresent moment\b/i, 'grounding'],
  [
    /\bthought (?:record|diary|log|challeng\w*|check\w*)|\b(?:challenge|question|reframe|check) (?:my|this|that|these|the|a) (?:\w+ )?thoughts?\b|\b(?:negative|automatic|intrusive) thoughts?\b/i,
    'thought-record',
  ],
  [/\bself[- ]?compassion\w*|\bcompassion\w*|\bkind(?:er)? to myself\b|\bletter\b/i, 'self-compassion'],
  [/\burges?\b|\bsurf\w*|\bcraving\w*|\btempt(?:ed|ation)\b/i, 'urge-surfing'],
  [/\bopposite\b/i, 'opposite-action'],
  [
    /\bassertive\w*|\bboundar(?:y|ies)\b|\b(?:write|draft|word|build|send|put together) (?:a |an |the |this |that |my |him |her |them )*(?:message|text|email)\b|\b(?:write|plan|prepare|work out) what to say\b|\bhelp (?:me )?(?:with|find|figure out|work out|know|think of) (?:(?:the |some )(?:\w+ )?words?|what (?:i (?:could |should |would )?|i'd )?(?:to )?(?:say|tell))\b|\bsay(?:ing)? no\b/i,
    'assertive-message',
  ],
  [/\bgratitude\b|\bgrateful\w*|\bthankful\w*/i, 'gratitude'],
  [/\bsleep\w*|\bwind(?:ing)?[- ]?down\b|\bbed ?time\b|\binsomnia\b|\bevening routine\b/i, 'sleep-wind-down'],
  [/\bworr(?:y|ies|ying)\b|\boverthink\w*/i, 'worry-time'],
  [
    /\bsmall (?:step|thing)\b|\bbehaviou?ral activation\b|\bactivation\b|\b(?:get|getting) (?:me |myself )?(?:moving|going|started|out of bed)\b|\bmotivat\w*/i,
    'small-step',
  ],
  [/\bvalues?\b|\bwhat (?:really )?matters\b|\bdirection\b/i, 'values'],
  [/\bproblem\w*|\bplan\b|\bsolv\w*|\bsteps?\b/i, 'problem-solving'],
  [/\btense\b|\btension\b/i, 'body-scan'],
  [/\bmeditat\w*|\bmindful\w*/i, 'body-scan'],
  [/\bnights?\b|\bbed\b/i, 'sleep-wind-down'],
  [/\bcalm\w*|\brelax\w*|\bpanic\w*|\bstress\w*|\banxi\w*|\bnerv\w*/i, 'box-breathing'],
  [/\bang(?:er|ry)\b|\btemper\b|\brage\b/i, 'long-breathing'],
  [/\bconfiden\w*|\bself[- ]?(?:esteem|worth)\b|\bguilt\w*|\bshame\b|\bblam\w*/i, 'self-compassion'],
  [/\bsad\w*|\bdepress\w*|\blonel\w*/i, 'small-step'],
  [/\bthoughts?\b/i, 'thought-record'],
  [/\bdecid\w*|\bdecision\w*/i, 'values'],
];

/** Before its name, what they do not want. */
const unwanted =
  /\b(?:hate|dislike|sick of|tired of|fed up with|no more|not|other than|instead of|anything but|tried)(?: (?:all|the|these|this|that|those|my|your|any|a|more|box|deep|slow))* $|(?:n't|\bnot)(?: \w+)? (?:want|like|do|give me|need|start with)(?: (?:to|do|try|any|another|the|a|more|that|this))* $/i;
/** After it, that it does not work. */
const unhelpful =
  /^(?: (?!but\b|and\b|so\b)\w+){0,2}(?: (?:\w+n't|does not|do not|did not|never|not)(?: \w+)? (?:works?|worked|help(?:s|ed)?|do (?:anything|it|much))\b| (?:makes?|made) (?:me|it) worse\b)/i;

/** What they suffer from is no name of an exercise: "I don't want to panic". */
const trouble =
  /^(?:panic|worr|overthink|urge|crav|tempt|insomnia|tens|problem|negative|automatic|intrusive)/i;

function isWanted(pattern: RegExp, text: string): boolean {
  const found = pattern.exec(text);
  if (!found) return false;
  if (trouble.test(found[0])) return true;
  const isRefused = unwanted.test(text.slice(0, found.index));
  return !isRefused && !unhelpful.test(text.slice(found.index + found[0].length));
}

/** The exercise a member asked for by name or need; null when they did not say which, or named what they do not want. */
export function exerciseAskedFor(text: string): ExerciseId | null {
  return requested.find(([pattern]) => isWanted(pattern, text))?.[1] ?? null;
}

const asksForIt =
  /\b(?:(?:can|could|shall|may) (?:we|you|i) (?:please )?(?:do|try|start|have|make|build|write|practi[sc]e|teach|show|look at|go through)|let'?s (?:do|try|start|write|build|make)|i(?:'d| would)? (?:want|like|need|love) to (?:do|try|start|write|build|practi[sc]e)|help me (?:do|make|with|write|word|draft|build|start|plan|prepare|work out)|(?:teach|show|give|guide) me)\b|\bplease[.! ]*$/i;
const named =
  /\bbody[- ]?scan\b|\b(?:box|deep|slow|long) breath\w*|\b4[-, ]*7[-, ]*8\b|\bbreathing\b|\bgrounding\b|\b5[- ,]*4[- ,]*3|\bthought (?:record|diary|log)\b|\bworry time\b|\bproblem[- ]solving\b|\bsmall step\b|\bone small thing\b|\bbehaviou?ral activation\b|\bmy values\b|\bwhat (?:really )?matters\b|\bself[- ]?compassion\b|\bletter to myself\b|\burge[- ]surf\w*|\bopposite action\b|\bassertive\b|\b(?:write|draft|word|build) (?:a |an |the |this |my |him |her |them )*(?:message|text|email)\b|\b(?:write|plan|prepare|work out) what to say\b(?!.*\b(?:that i|i'm|i am)\b)|\bwind(?:ing)?[- ]?down\b|\bgratitude\b|\b(?:make|build|with|work out) (?:a |my |the )plan\b/i;

/** The exercise named in a short request ("can we do a thought record"); null for a story that mentions one. */
export function exerciseRequested(text: string): ExerciseId | null {
  const isShort = text.split(/\s+/).length <= 16;
  return isShort && asksForIt.test(text) && named.test(text) ? exerciseAskedFor(text) : null;
}
