// What belongs to a spoken reply besides its words, an exercise or the crisis card, until its row is final. The call
// itself has no use for it; the transcript does, when it is read or goes on in writing.
import type { Message } from '#features/conversations/conversations.contract.ts';

type Marks = { exercise: Message['exercise']; showsHelp: boolean };

export type ReplyMarks = {
  /** A new reply: what the one before left is forgotten. */
  begin(conversationId: string): void;
  exercise(conversationId: string, exercise: NonNullable<Message['exercise']>): void;
  help(conversationId: string): void;
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
    begin: (conversationId) => void due.delete(conversationId),
    exercise: (conversationId, exercise) => {
      of(conversationId).exercise = exercise;
    },
    help: (conversationId) => {
      of(conversationId).showsHelp = true;
    },
    take: ({ conversationId, role, isFinal }) => {
      if (role !== 'assistant' || !isFinal) return {};
      const marks = due.get(conversationId) ?? {};
      due.delete(conversationId);
      return marks;
    },
  };
}
