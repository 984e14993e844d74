import { describe, expect, test } from 'vitest';
import type { AssessedTurn, Assessment } from '../safety.contract.ts';
import { assess } from './assess.ts';
import { friendScripts } from './friend.data.ts';
import { friendWords } from './friend.ts';
import { openingOf } from './openings.ts';
import { crisisHelp } from './resources.ts';
import { safeTurn } from './safe-turn.ts';
import { gentleCheck } from './safe-words.ts';
import { isOfAnother } from './whose-danger.ts';

const turnsOf = (...texts: string[]): AssessedTurn[] =>
  texts.map((text) =>
    text.startsWith('@') ? { role: 'assistant', content: text.slice(1) } : { role: 'user', content: text },
  );
const help = crisisHelp('GB');
const feared: Assessment = {
  level: 'imminent',
  kinds: ['suicide'],
  evidence: ['suicide.learned'],
  declined: [],
  isUnsure: true,
  isSaidNow: true,
};
const first =
  "She left me a voice note last night thanking me for everything and saying goodbye, and now she isn't picking up";
const answered = (words: string, assessment: Assessment = feared) =>
  safeTurn({ assessment, conversation: turnsOf(first, '@Go on.', words), help });

describe('somebody else’s life is feared for', () => {
  test.each([
    "my mate Sam said last night he's got nothing left to live for",
    first,
    'My friend might kill herself. Tell me what to do.',
    'my best friend told me she wants to die',
    "my daughter says she doesn't want to be here anymore",
    "My brother texted me that he can't do this anymore",
    'my flatmate tried to kill himself last year and now he is saying goodbye to everyone',
    'A girl in my class posted that she wants to end it',
    "I'm scared my son will hurt himself",
    'My wife took all her pills',
    "I found my husband's note",
    'My brother texted me "I can\'t do this anymore"',
    'my cousin is suicidal and nobody takes it seriously',
  ])('%s', (words) => expect(isOfAnother(turnsOf(words))).toBe(true));

  test.each([
    'I want to kill myself',
    'my best friend says I should see someone, I want to die',
    'my boyfriend says he will kill himself if I leave',
    'My brother died by suicide in May.',
    'She said goodbye to the class, she retires on Friday.',
    'My friend is moving and I am sad.',
    'he says I am better off without him',
    'In the film her friend wants to die.',
    'My patient tried to kill himself.',
    'My sister tried to kill herself years ago, she is a nurse and a mother.',
    'My mum says she cannot go on holiday.',
    'my son wants to end the call',
    'my husband says he will kill me',
  ])('%s: not so', (words) => expect(isOfAnother(turnsOf(words))).toBe(false));

  test('and the member’s own, told beside it, comes first', () => {
    const turns = turnsOf(
      'my best friend told me she wants to die',
      '@I hear you.',
      'and I want to kill myself too',
    );
    expect(isOfAnother(turns)).toBe(false);
    const words = safeTurn({ assessment: assess(turns), conversation: turns, help });
    expect(friendScripts.some((script) => words?.sentences.join(' ').includes(openingOf(script)))).toBe(
      false,
    );
  });
});

describe('who fears for a friend is told what to do, and asked nothing about themselves', () => {
  test('the first words name the number to call', () => {
    const words = safeTurn({ assessment: feared, conversation: turnsOf(first), help });
    expect(words?.id).toBe('friend.now');
    expect(words?.sentences.join(' ')).toContain('999');
  });

  test.each([
    ['Should I call the police?', 'friend.call'],
    ["I've called her six times. I'm 40 min away. Should I call 999", 'friend.call'],
    ['What do I actually do?', 'friend.do'],
    ['No, not me. Her.', 'friend.theirs'],
    ['what do I say to her if she opens the door', 'friend.say'],
    ["Ok. I'm driving there now", 'friend.drive'],
    ["she's ok. police got in. she's in the ambulance", 'friend.safe-now'],
    ["he's at home with his brother now", 'friend.safe-now'],
    ["do you think it's my fault? I fell asleep", 'friend.fault'],
    ['she made me promise not to tell anyone', 'friend.secret'],
    ["he won't see a doctor", 'friend.refuses'],
  ])('%s', (words, id) => {
    const said = answered(words);
    expect(said?.id).toBe(id);
    expect(said?.sentences.join(' ')).not.toMatch(/\b(?:you|your) (?:thoughts of )?ending your life\?$/);
  });

  test('what is no question and no new danger is heard as ever', () => {
    const turns = turnsOf(first, '@That is urgent, and you are right to take it so.', 'I made some tea');
    expect(
      friendWords({ assessment: { ...feared, isSaidNow: undefined as never }, conversation: turns, help }),
    ).toBeNull();
  });

  test('nothing is said twice, however often danger is told', () => {
    const turns = turnsOf(first);
    const said = new Set<string>();
    for (let at = 0; at < 8; at += 1) {
      const words = friendWords({ assessment: feared, conversation: turns, help });
      if (!words) break;
      expect(said.has(words.id)).toBe(false);
      said.add(words.id);
      turns.push({ role: 'assistant', content: words.sentences.join(' ') }, { role: 'user', content: first });
    }
    expect(said.size).toBeGreaterThanOrEqual(4);
  });

  test('each asks one question at most, and none after their own thoughts', () => {
    for (const { id, text } of friendScripts) {
      expect(text.replace(/"[^"]*"/g, '').match(/\?/g)?.length ?? 0, id).toBeLessThanOrEqual(1);
      expect(text, id).not.toContain('committed');
      expect(openingOf({ id, text }).split(' ').length, id).toBeGreaterThanOrEqual(3);
    }
  });

  test('at watch, they are asked gently about the friend', () => {
    const turns = turnsOf("my mate Sam said last night he's got nothing left to live for");
    const check = gentleCheck({ ...feared, level: 'watch' }, turns);
    expect(check).toContain('worries about them');
  });
});
