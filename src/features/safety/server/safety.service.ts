// What other features may ask of safety. `judgeWords` is the one for words a person just gave: it judges, records and
// answers; `judgeEdit` the one for words that may stand in for earlier ones. `assess` is the rules alone, pure and at once.
export { assess } from './assess.ts';
export { type Assessor, createAssessor } from './assessor.ts';
export { checkReply } from './check-reply.ts';
export { isFaint, isReaders } from './evidence.ts';
export { isTrip, type JudgedWords, judgeWords } from './judge.service.ts';
export { judgeEdit } from './judge-edit.service.ts';
export { keepHeard } from './keep-heard.service.ts';
export { openReplyEmbedder } from './learned/reply-embedder.ts';
export { openRiskEmbedder } from './learned/risk-embedder.ts';
export { likeness } from './likeness.ts';
export { createModelJudge } from './model-judge.ts';
export { deniesAtOnce } from './read-answer.ts';
export { createReplyCheck, type ReplyCheck } from './read-reply.ts';
export { crisisHelp } from './resources.ts';
export { safeTurn } from './safe-turn.ts';
export { helpOnTheWay, reopeningScript } from './safe-words.data.ts';
export { asksAfterDanger, gentleCheck, helpReminder, isReviewed } from './safe-words.ts';
export { staticSafeWords } from './static-safe-words.ts';
