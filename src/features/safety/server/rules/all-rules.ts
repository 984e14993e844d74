// Every kind's rules in one place, so that adding a kind means adding a file and a line here.
import type { Rule, Signal } from '../rule.ts';
import { abuseRules, abuseSignals } from './abuse.data.ts';
import { bodyRules, bodySignals } from './body.data.ts';
import { bodyRoundaboutRules } from './body-roundabout.data.ts';
import { harmToOthersRules } from './harm-to-others.data.ts';
import { mindRules, mindSignals } from './mind.data.ts';
import { otherLanguageRules } from './other-languages.data.ts';
import { selfHarmRules, selfHarmSignals } from './self-harm.data.ts';
import { suicideRules, suicideSignals } from './suicide.data.ts';
import { suicideRoundaboutRules } from './suicide-roundabout.data.ts';
import { violenceRoundaboutRules } from './violence-roundabout.data.ts';

const broad = (rules: Rule[]): Rule[] => rules.map((rule) => ({ ...rule, isBroad: true }));

export const allRules: readonly Rule[] = [
  ...suicideRules,
  ...selfHarmRules,
  ...harmToOthersRules,
  ...abuseRules,
  ...bodyRules,
  ...mindRules,
  ...otherLanguageRules,
  ...broad(suicideRoundaboutRules),
  ...broad(violenceRoundaboutRules),
  ...broad(bodyRoundaboutRules),
];

export const allSignals: readonly Signal[] = [
  ...suicideSignals,
  ...selfHarmSignals,
  ...abuseSignals,
  ...bodySignals,
  ...mindSignals,
];
