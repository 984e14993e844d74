// What of theirs may stand in a closing line: a whole clause about themselves, of no danger and in no answer to a question
// after one. In doubt nothing is quoted: "you're lonely, not dying" and "it's your friend Tolu" are no gifts on the way out.
import { asksAfterDanger, isReviewed } from '#features/safety/server/safety.service.ts';
import { countWords } from './line.ts';
import { keyFacts } from './offers.ts';
import type { TurnContext } from './turn-context.ts';

/** Of danger, or of help against it. */
const ofDanger =
  /\d{3}|\b(?:suicid\w*|kill\w*|dying|die[sd]?|dead|death|hurt\w*|harm\w*|safe\w*|danger\w*|pills|tablets|overdos\w*|ambulance|police|emergency|hospital|crisis|helpline|hotline|samaritans|befrienders|alive|suffer\w*)\b/i;
/** Somebody who does something, in one breath. */
const isWholeClause = /^(?:you(?:'re|'ve|'d)?|your [\w-]+(?: [\w-]+)?) (?!(?:that|it)\b)[\w'-]+ [^,:;]+$/i;
const FEWEST_WORDS = 5;
const TOLD_ENOUGH_TURNS = 3;

/** Help was spoken of here, or danger asked after. */
const wasGrave = ({ turn }: TurnContext): boolean =>
  turn.risk.level !== 'none' ||
  turn.conversation.some(
    ({ role, content }) => role === 'assistant' && (asksAfterDanger(content) || isReviewed(content)),
  );

export function quotableFact(context: TurnContext): string | null {
  const { state } = context;
  if (state.turns < TOLD_ENOUGH_TURNS || wasGrave(context)) return null;
  const clause = keyFacts(state.facts, 1)[0]?.clause ?? '';
  const isSure = isWholeClause.test(clause) && !ofDanger.test(clause) && countWords(clause) >= FEWEST_WORDS;
  return isSure ? clause : null;
}

/** A step that is still to be done; one of the moment was done, or was for a moment of danger. */
export function quotableStep(context: TurnContext): string | null {
  const { step } = context.state;
  return step && !wasGrave(context) && !ofDanger.test(step) && !/\bnow\b/i.test(step) ? step : null;
}
