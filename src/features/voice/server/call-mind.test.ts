import { expect, test } from 'vitest';
import { acknowledgementsOf, createGuidedTherapist } from '#features/therapist/server/therapist.service.ts';
import { createCallMind } from './call-mind.ts';
import { createTranscript } from './gateway/transcript.ts';
import type { CallTurn, LoadedCall } from './ports.ts';
import { createLogBook } from './testing/test-gateway.ts';

const therapist = createGuidedTherapist();
const call: LoadedCall = {
  sessionId: 'session',
  conversationId: 'conversation',
  memberId: 'member',
  style: 'Standard',
  category: { id: 'career', name: 'Career', isCustom: false },
  topic: { id: 'burnout', name: 'Burnout' },
  voice: 'alloy',
  funding: 'free',
  capMs: 60_000,
  startedAt: null,
  hasEarlierEvent: false,
  hasOpenSafetyEvent: false,
  connectedMs: 0,
  memberTurns: 0,
  instructions: '',
  safetyIdentifier: '',
  dialogueState: null,
};

function calling() {
  const log = createLogBook();
  const transcript = createTranscript({ save: async () => {}, remove: async () => {} }, log);
  const turns: CallTurn[] = [];
  const mind = createCallMind({
    call,
    transcript,
    ports: {
      saveDialogueState: async () => {},
      reply(turn) {
        turns.push(turn);
        const more = { lastSummary: null, country: null, seed: 3 };
        return therapist.reply({ ...turn, surface: 'voice', memories: [], ...more });
      },
    },
    patienceMs: 5_000,
    onGoodbye: () => {},
    log,
  });
  return { mind, transcript, turns };
}

/** The chunks become clauses of a second each, as an engine would speak them. */
async function answer({ mind, transcript }: ReturnType<typeof calling>, itemId: string): Promise<string[]> {
  mind.prepare('answer');
  transcript.open(itemId, 'assistant');
  const chunks: string[] = [];
  const signal = new AbortController().signal;
  for await (const { text } of mind.reply({ memberText: null, itemId: null, signal })) {
    transcript.append(itemId, chunks.length === 0 ? text : ` ${text}`, chunks.length * 1_000);
    chunks.push(text);
  }
  return chunks;
}

function memberSays({ transcript }: ReturnType<typeof calling>, itemId: string, text: string): void {
  transcript.open(itemId, 'user');
  transcript.finish(itemId, text);
}

test('the first chunk of an answer is one of the phrases an engine was told to have ready', async () => {
  const session = calling();
  expect(session.mind.phrases).toEqual(acknowledgementsOf('Standard'));
  memberSays(session, 'm1', 'My manager takes credit for my work.');
  const [first, second] = await answer(session, 't1');
  expect(session.mind.phrases).toContain(first);
  expect(second).toBeTruthy();
});

test('interrupted while it acknowledges, the therapist is held to the words that were heard', async () => {
  const session = calling();
  memberSays(session, 'm1', 'My manager takes credit for my work.');
  const [first, ...rest] = await answer(session, 't1');
  session.transcript.cutOff('t1', 999, (rest.length + 1) * 1_000);
  const { text, heardMs } = session.transcript.find('t1')!;
  expect(heardMs).toBe(999);
  expect(first!.startsWith(text)).toBe(true);
  expect(text).not.toBe('');
  memberSays(session, 'm2', 'Sorry, I was not finished with my manager.');
  const [next] = await answer(session, 't2');
  expect(session.turns.at(-1)!.conversation.at(-1)).toEqual({ role: 'assistant', content: text });
  expect(next).not.toBe(first);
});

test('heard to the end of the acknowledgement and not further, exactly that stays written down', async () => {
  const session = calling();
  memberSays(session, 'm1', 'My manager takes credit for my work.');
  const [first, ...rest] = await answer(session, 't1');
  session.transcript.cutOff('t1', 1_000, (rest.length + 1) * 1_000);
  expect(session.transcript.find('t1')!.text).toBe(first);
});
