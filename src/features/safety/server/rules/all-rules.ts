// Every kind's rules in one place, so that adding a kind means adding a file and a line here.
import { asNormalised } from '../normalise.ts';
import type { Rule, Signal } from '../rule.ts';
import { abuseRules, abuseSignals } from './abuse.data.ts';
import { atHandRules } from './at-hand.data.ts';
import { bodyRules, bodySignals } from './body.data.ts';
import { bodyRoundaboutRules } from './body-roundabout.data.ts';
import { harmHalfSaidRules } from './harm-half-said.data.ts';
import { harmToOthersRules } from './harm-to-others.data.ts';
import { mindRules, mindSignals } from './mind.data.ts';
import { otherLanguageRules } from './other-languages.data.ts';
import { saidBetweenRules } from './said-between.data.ts';
import { saidInPassingRules } from './said-in-passing.data.ts';
import { saidObliquelyRules } from './said-obliquely.data.ts';
import { saidOfOthersRules } from './said-of-others.data.ts';
import { selfHarmRules, selfHarmSignals } from './self-harm.data.ts';
import { suicideRules, suicideSignals } from './suicide.data.ts';
import { suicideHalfSaidRules } from './suicide-half-said.data.ts';
import { suicideRoundaboutRules } from './suicide-roundabout.data.ts';
import { violenceRoundaboutRules } from './violence-roundabout.data.ts';

const broad = (rules: Rule[]): Rule[] => rules.map((rule) => ({ ...rule, isBroad: true }));

const normalised = <T extends Pick<Rule, 'pattern' | 'unless'> & { needs?: RegExp }>(rule: T): T => ({
  ...rule,
  pattern: asNormalised(rule.pattern),
  ...(rule.needs && { needs: asNormalised(rule.needs) }),
  ...(rule.unless && { unless: asNormalised(rule.unless) }),
});

export const allRules: readonly Rule[] = [
  ...suicideRules,
  ...suicideHalfSaidRules,
  ...selfHarmRules,
  ...harmToOthersRules,
  ...abuseRules,
  ...harmHalfSaidRules,
  ...saidBetweenRules,
  ...saidInPassingRules,
  ...saidObliquelyRules,
  ...saidOfOthersRules,
  ...atHandRules,
  ...bodyRules,
  ...mindRules,
  ...otherLanguageRules,
  ...broad(suicideRoundaboutRules),
  ...broad(violenceRoundaboutRules),
  ...broad(bodyRoundaboutRules),
].map(normalised);

export const allSignals: readonly Signal[] = [
  ...suicideSignals,
  ...selfHarmSignals,
  ...abuseSignals,
  ...bodySignals,
  ...mindSignals,
].map(normalised);
