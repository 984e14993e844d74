// What a reply may do wrong beyond plain words, under the ids of the phrase rules, which are logged as they stand.

export const replyHarms = [
  'S7.method',
  'S7.concealing',
  'S7.urging',
  'S7.glamour',
  'S7.shaming',
  'S7.contract',
  'S7.disorder',
  'S7.medication',
  'S7.diagnosis',
  'S7.secrecy',
  'S10.delusion',
  'S10.reassurance',
  'S16.human',
  'S16.licensed',
  'S17.hook',
] as const;

export type ReplyHarm = (typeof replyHarms)[number];

/** What may cost a life: less sure is sure enough. */
export const graveHarms: readonly ReplyHarm[] = ['S7.method', 'S7.concealing', 'S7.urging', 'S7.glamour'];
