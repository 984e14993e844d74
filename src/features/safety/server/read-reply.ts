// Reads what a model wants to say before anybody sees or hears it: phrase rules first, then the reader trained on replies,
// which knows harm that has none of the plain words. The reader adds to the rules and never takes anything back; where it
// is loading, slow or broken, rules judge alone. What is in a language neither of them reads is not said.
import { checkReply, type ReplyViolation } from './check-reply.ts';
import type { ReplyReader } from './learned/reply-embedder.ts';
import { loadReplyModel } from './learned/reply-model.ts';
import { replyToRead, sentencesOf } from './learned/reply-text.ts';
import { isInUnreadLanguage } from './reply-language.ts';
import { within } from './within.ts';

/** Nobody waits longer for one piece of a reply. */
const PATIENCE_MS = 400;

/**
 * `memberText`: what is answered. `before`: what was said of the same reply already. `isAiAsked`: as for `checkReply`.
 * `isUnfinished`: the sentence still grows; half of one is for the rules alone.
 */
export type ReplyContext = {
  memberText?: string | null;
  before?: string;
  isAiAsked?: boolean;
  isUnfinished?: boolean;
};

/** Null when the newest words may be said after those before them. Never rejects. */
export type ReplyCheck = (newest: string, context: ReplyContext) => Promise<ReplyViolation | null>;

type Log = { warn(fields: Record<string, unknown>, message: string): void };

/** `reader`: null for rules alone. */
export function createReplyCheck(options: { reader: ReplyReader | null; log: Log }): ReplyCheck {
  const { reader, log } = options;
  const learned = reader?.ready.then(loadReplyModel);
  learned?.catch(() => log.warn({}, 'the reader of replies is off; phrase rules judge them alone'));
  let isSilent = false;

  async function read(
    newest: string,
    { memberText, before = '' }: ReplyContext,
  ): Promise<ReplyViolation | null> {
    if (!reader?.isReady()) return null;
    const sentences = sentencesOf(newest);
    let earlier = sentencesOf(before).at(-1) ?? null;
    const texts = sentences.map((sentence) => {
      const text = replyToRead({ memberText: memberText ?? '', before: earlier, sentence });
      earlier = sentence;
      return text;
    });
    const [model, vectors] = await Promise.all([learned!, reader.embed(texts)]);
    for (const vector of vectors) {
      const rule = model.read(vector);
      if (rule) return { rule: `${rule}.learned` };
    }
    return null;
  }

  return async (newest, context) => {
    const broken = checkReply(`${context.before ?? ''} ${newest}`.trim(), context);
    if (broken) return broken;
    // Harm said in other words than those the checks know would pass for harmless.
    if (isInUnreadLanguage(newest) || isInUnreadLanguage(`${context.before ?? ''} ${newest}`))
      return { rule: 'language.unread' };
    if (context.isUnfinished) return null;
    try {
      const found = await within(PATIENCE_MS, read(newest, context));
      isSilent = false;
      return found;
    } catch {
      // Said once, and not at every sentence, until it answers again.
      if (!isSilent) log.warn({}, 'the reader of replies did not answer; phrase rules judge them alone');
      isSilent = true;
      return null;
    }
  };
}
