import { describe, expect, test } from 'vitest';
import type { ReplyChunk } from '#features/therapist/therapist.contract.ts';
import { differingFrom, joined } from './therapist-turn.ts';

async function textOf(chunks: AsyncIterable<ReplyChunk>): Promise<string> {
  const texts: string[] = [];
  for await (const { text } of chunks) texts.push(text);
  return texts.join(' ');
}

describe('a reply made anew', () => {
  test('is another one, also from a mind that seldom says anything else', async () => {
    let asked = 0;
    const ask = async function* () {
      asked += 1;
      yield { text: 'I hear you.' };
      yield { text: asked < 30 ? 'What hurts most?' : 'Who knows of it?' };
    };
    expect(await textOf(differingFrom('I hear you. What hurts most?', ask))).toBe(
      'I hear you. Who knows of it?',
    );
    expect(asked).toBe(30);
  });

  test('is the same where nothing else can be said, after a bounded number of tries', async () => {
    let asked = 0;
    const ask = async function* () {
      asked += 1;
      yield { text: 'Please call 112.' };
    };
    expect(await textOf(differingFrom('Please call 112.', ask))).toBe('Please call 112.');
    expect(asked).toBe(40);
  });

  test('does not ask a slow mind often', async () => {
    let asked = 0;
    const ask = async function* () {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      yield { text: 'The same.' };
    };
    await textOf(differingFrom('The same.', ask));
    expect(asked).toBe(6);
  });

  test('is asked for once when there is nothing to differ from', async () => {
    let asked = 0;
    const ask = async function* () {
      asked += 1;
      yield { text: 'Hello.' };
    };
    expect(await textOf(differingFrom(null, ask))).toBe('Hello.');
    expect(asked).toBe(1);
  });
});

describe('the pieces of a reply', () => {
  const together = (...pieces: string[]) => pieces.reduce((text, piece) => text + joined(text, piece), '');

  test('stand apart by one space, or by what they bring', () => {
    expect(together('I hear you.', 'What hurts?', '\n\nTake your time.', '', '…and breathe.')).toBe(
      'I hear you. What hurts?\n\nTake your time. …and breathe.',
    );
  });

  test('keep a mark with the quote it follows', () => {
    expect(together('Send “did I do something?”', ', and wait.', '(Or do not', ').')).toBe(
      'Send “did I do something?”, and wait. (Or do not).',
    );
  });
});
