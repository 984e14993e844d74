// What belongs to a spoken reply besides its words, an exercise or the crisis card, until its row is final. The call
// itself has no use for it; the transcript does, when it is read or goes on in writing.
import type { Message } from '#features/conversations/conversations.contract.ts';

type Marks = { exercise: Message['exercise']; showsHelp: boolean };

export type ReplyMarks = {
  /** What the next reply answers was judged: the card belongs under it, or not. */
  judged(conversationId: string, verdict: Pick<Marks, 'showsHelp'>): void;
  /** A new reply: the exercise of the one before is forgotten. */
  begin(conversationId: string): void;
  exercise(conversationId: string, exercise: NonNullable<Message['exercise']>): void;
  /** The marks of the reply whose row is final now; nothing for any other row. */
  take(row: { conversationId: string; role: Message['role']; isFinal: boolean }): Partial<Marks>;
};

export function createReplyMarks(): ReplyMarks {
  const due = new Map<string, Marks>();
  const of = (conversationId: string): Marks => {
    const marks = due.get(conversationId) ?? { exercise: null, showsHelp: false };
    due.set(conversationId, marks);
    return marks;
  };
  return {
    judged: (conversationId, { showsHelp }) => {
      of(conversationId).showsHelp = showsHelp;
    },
    begin: (conversationId) => {
      of(conversationId).exercise = null;
    },
    exercise: (conversationId, exercise) => {
      of(conversationId).exercise = exercise;
    },
    take: ({ conversationId, role, isFinal }) => {
      if (role !== 'assistant' || !isFinal) return {};
      const marks = due.get(conversationId) ?? {};
      due.delete(conversationId);
      return marks;
    },
  };
}
