// Which rule a short answer falls under, where only its meaning tells what the question was: as sure as an alarm must be.
import type { RiskKind } from '../safety.contract.ts';
import { questionIn } from './learned/asked-questions.ts';
import { endOf } from './normalise.ts';
import { isOpenQuestion, recognised } from './rules/asked-by-meaning.data.ts';

/** Null where the question neither names that danger nor follows up on one that was told. */
export function surelyAsked(
  ruleId: string | null | undefined,
  content: string | null,
  wasTold: (kind: RiskKind) => boolean,
): string | null {
  const rule = ruleId ? recognised[ruleId] : undefined;
  const question = content && endOf(questionIn(content) ?? '').toLowerCase();
  if (!ruleId || !rule || !question || isOpenQuestion.test(question)) return null;
  const isSure = rule.names.test(question) || (rule.follows.test(question) && rule.kinds.some(wasTold));
  return isSure ? ruleId : null;
}
