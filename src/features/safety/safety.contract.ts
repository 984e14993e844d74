// What the assessor says of a conversation. Its words never leave the encrypted transcript.
import { z } from 'zod';

export const riskLevels = ['none', 'watch', 'elevated', 'imminent'] as const;
export const riskLevel = z.enum(riskLevels);
/** 0 for none, 3 for the gravest. */
export const rankOf = (level: (typeof riskLevels)[number]): number => riskLevels.indexOf(level);
export type RiskLevel = z.infer<typeof riskLevel>;

export const riskKinds = [
  'suicide',
  'self_harm',
  'harm_to_others',
  'abuse',
  'child_at_risk',
  'self_neglect',
  'overdose',
  'substance_danger',
  'eating_disorder',
  'psychosis_mania',
  'medical_emergency',
] as const;
export const riskKind = z.enum(riskKinds);
export type RiskKind = z.infer<typeof riskKind>;

export type AssessedTurn = { role: 'user' | 'assistant'; content: string };
export type Assessment = {
  level: RiskLevel;
  kinds: RiskKind[];
  /** Rule ids that fired, never the member's words. */
  evidence: string[];
  /** Kinds of help the member has already declined: 'hotline', 'professional', 'trusted_person', 'safety_plan', 'emergency'. */
  declined: string[];
  /** Grave in one turn alone, and only as the learned stage reads it: worth asking about before anything is taken for granted. */
  isUnsure?: true;
  /** What reads between the lines could not be asked about the newest words: rules alone judged them. */
  isPartial?: true;
  /** The last member turn is itself a reason for this level, or for asking. */
  isSaidNow?: true;
  /** Of what is unsure: the kinds that the last member turn itself gave reason to think of. */
  saidKinds?: RiskKind[];
};
