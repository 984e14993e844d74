// One message must not hold the server up: patterns with gaps in them take seconds on long texts made for it.
import { expect, it } from 'vitest';
import type { AssessedTurn } from '../safety.contract.ts';
import { assess } from './assess.ts';
import { crisisHelp } from './resources.ts';
import { safeTurn } from './safe-turn.ts';

const MOST_MS = 700;
const took = (work: () => unknown): number => {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
};
const user = (content: string): AssessedTurn => ({ role: 'user', content });
const therapist = (content: string): AssessedTurn => ({ role: 'assistant', content });

// Patterns are compiled when they first run.
assess([user('I am here.'), therapist('Who is with you?'), user('meat')]);

it.each(['what eat ', 'are you safe ', 'who ', 'do you have ', 'thoughts of ', 'have you ever '])(
  'a therapist’s turn of "%s" without end',
  (piece) => {
    const asked = piece.repeat(Math.floor(7_900 / piece.length));
    for (const question of [asked, `${asked}?`])
      expect(
        took(() => assess([user(`I stopped. ${piece}`), therapist(question), user(`meat ${piece}`)])),
      ).toBeLessThan(MOST_MS);
  },
);

it.each(['can stop ', 'should i quit ', 'no ', 'i am safe ', 'because he '])(
  'a member’s turn of "%s" without end, while they are not safe',
  (piece) => {
    const drinking = user('I drink a bottle of vodka every morning and I shake when I stop.');
    const help = crisisHelp('KE');
    const first = safeTurn({ assessment: assess([drinking]), conversation: [drinking], help });
    const said = therapist(first?.sentences.join(' ') ?? '');
    const endless = user(piece.repeat(Math.floor(7_900 / piece.length)));
    const conversation = [drinking, said, endless];
    const assessment = assess(conversation);
    expect(took(() => safeTurn({ assessment, conversation, help }))).toBeLessThan(MOST_MS);
  },
);
