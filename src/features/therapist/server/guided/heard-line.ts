// That something was heard, in a word: by what it weighs, and not by rotation.
import { weighs } from './clause-weight.ts';
import { heardFrames, weightyHeardFrames } from './frames.data.ts';
import { isGlad } from './mood-of-talk.ts';
import { isJoking } from './said-lightly.ts';
import type { TurnContext } from './turn-context.ts';

/** Words; fewer weigh nothing that could be told by them alone. */
const WEIGHS_FROM = 4;

export function heardLine(context: TurnContext): string | null {
  const { heard, pen } = context;
  const isWeighty =
    heard.intent === 'tells' &&
    heard.words >= WEIGHS_FROM &&
    weighs(heard.text) &&
    !isJoking(heard.text) &&
    !isGlad(context);
  const options = { isFirst: true, mayRepeat: true };
  return (
    (isWeighty ? pen.pick(weightyHeardFrames, { isFirst: true }) : null) ?? pen.pick(heardFrames, options)
  );
}
