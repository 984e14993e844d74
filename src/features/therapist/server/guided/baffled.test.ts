import { describe, expect, it } from 'vitest';
import type { SpokenTurn } from '../../therapist.contract.ts';
import { isBaffled, ownedLines } from './baffled.ts';
import { last, talk } from './testing/talk.ts';

const after = (question: string): SpokenTurn[] => [
  { role: 'user', content: 'She moved to Portugal.' },
  { role: 'assistant', content: question },
];

describe('a question of ours that made no sense to them', () => {
  it.each([
    ['What makes you feel smallest there?', "Small? I don't feel small. I miss her.", false],
    ['What makes you feel smallest there?', "Smallest? I don't feel small. I miss her.", true],
    ['Which way do you lean when nobody is asking?', 'Lean? Between what?', true],
    ['Who is the first person you want to tell?', 'Told who? My wife knows.', true],
    ['Who knows so far?', "who knows what? that i'm failing? nobody", true],
    ['What on that list could be done badly?', "what list? i didn't say a list", true],
    ['Who could go with you?', "To where? You've lost me.", true],
    ['And then?', "And then what? I've just told you.", true],
    ['What would you like to say?', 'I would like to say that I mind.', false],
    ['How is that for you?', 'Is that normal?', false],
    ['What do you want?', 'Should I tell her?', false],
    ['I am with you.', 'What list?', false],
  ])('%s %s', (question, said, expected) => {
    expect(isBaffled(said, after(question))).toBe(expected);
  });

  it('is owned, once in these words', async () => {
    const told = [
      'My mother moved to Portugal in March.',
      'What list? I did not say a list, she is just gone.',
    ];
    const reply = last(await talk([null, ...told]));
    const owned = ownedLines.flat();
    expect(owned.some((line) => reply.includes(line))).toBe(true);
    expect(last(await talk([null, told[0]!, 'She is just gone.']))).not.toMatch(
      /badly|wrong place|did not fit/,
    );
  });
});
