// Reads every whole sentence of what an engine says for itself, a moment after it came: harm that no phrase tells is known
// only when the sentence is whole. The words before that are read by reply-reader.ts as they grow.
import type { CallPorts } from '../ports.ts';

export type ReplyWatch = {
  read(words: string): void;
  /** What has come is a sentence, whole or not. */
  finish(): void;
};

/** Not the point in "3.5". */
const wholeSentence = /^[\s\S]*?[.!?…]+["”'’)]*(?=\s)/u;

/** `onBroken` is told once, of the first sentence that must not have been said. */
export function createReplyWatch(options: {
  check: CallPorts['checkReply'];
  memberText: string | null;
  onBroken(rule: string): void;
}): ReplyWatch {
  const { check, memberText } = options;
  let held = '';
  let before = '';
  let isOver = false;

  async function look(sentence: string, said: string): Promise<void> {
    const broken = await check(sentence, { memberText, before: said }).catch(() => null);
    if (!broken || isOver) return;
    isOver = true;
    options.onBroken(broken.rule);
  }

  function pass(sentence: string): void {
    if (sentence.trim() === '') return;
    void look(sentence.trim(), before);
    before = sentence.trim();
  }

  return {
    read(words) {
      held += words;
      for (let whole = wholeSentence.exec(held); whole; whole = wholeSentence.exec(held)) {
        held = held.slice(whole[0].length);
        pass(whole[0]);
      }
    },
    finish() {
      pass(held);
      held = '';
    },
  };
}
