import { describe, expect, test } from 'vitest';
import { standardOf } from '../line.ts';
import { talk } from '../testing/talk.ts';
import { straightQuestionIn } from './answer-straight.ts';
import { askedOfThisOne, straightFirst, straightLast } from './straight-more.data.ts';
import { straightQuestions } from './straight-questions.data.ts';

const idOf = (...told: string[]) => straightQuestionIn(told)?.id ?? null;

describe('a question that wants an answer', () => {
  test.each([
    ['is it cheating if i take melatonin?', 'takes-medicine'],
    ['Is it weak to be on antidepressants?', 'takes-medicine'],
    ['Is it ok to feel relieved that she moved out?', 'may-feel'],
    ["is it normal that i don't miss him?", 'may-feel'],
    ['She left us early. Is it wrong that I was relieved?', 'wrong-to-feel'],
    ['is it selfish to want a day for myself?', 'wrong-to-feel'],
    ["is it ok that i don't call her?", 'may-refuse'],
    ['Is it ok if I say no to my sister?', 'may-refuse'],
    ["is it mean that I won't lend him money again?", 'wrong-to-refuse'],
    ['is it bad that i read her diary?', 'wrong-to-them'],
    ['is it ok that I lied to my mum about the exam', 'wrong-to-them'],
    ["do you think it's weird that i smiled?", 'wrong-to-do'],
    ['Do you think that it was rude to laugh?', 'wrong-to-do'],
    ['can you help me practise it?', 'practise-it'],
    ['Could you help me to rehearse what I tell my mum', 'practise-it'],
    ['Is it okay to bring a friend to the interview lunch?', 'may-do'],
    ['is it weird to bring my own food to a wedding?', 'wrong-to-do'],
    ['am i allowed to be proud of that?', 'may-i'],
    ['Do I have the right to be upset about it?', 'may-i'],
    ['do i have to forgive him?', 'do-i-have-to'],
    ['am i the only one who hates sundays?', 'only-one'],
    ['is it too late to learn to drive?', 'too-late'],
    ['do you even believe me?', 'believes-me'],
    ['Am I asking too much?', 'too-much'],
    ['does that sound stupid?', 'sounds-silly'],
    ['does that sound reasonable?', 'sounds-right'],
    ["I'd ask him for one evening a week. Is that fair?", 'sounds-right'],
    ['is that ok?', 'is-that-okay'],
    ['I still lay two places at the table. Is that all right, do you think?', 'is-that-okay'],
    ['should i have waited?', 'should-have'],
    ['did i do the right thing?', 'should-have'],
    ['what do i even say to him?', 'what-to-say'],
    ['how do i tell my parents?', 'what-to-say'],
    ["how do i know if it's the right job?", 'how-do-i-know'],
    ['Is it odd, laying his place?', 'odd-of-mourner'],
    ['is it weird asking a guy i never met to talk', 'odd-of-me'],
    ['am i delulu for texting him first', 'odd-of-me'],
    ['am i lazy for sleeping till noon', 'odd-of-me'],
    ['was it delulu or nah. yes or no', 'odd-of-me'],
    ['Is it a sin to doubt?', 'sin'],
    ['does grief ever get easier', 'grief-easier'],
    ['is it normal to feel nothing when i look at my baby', 'nothing-for-baby'],
    ['Do you believe in God?', 'believes-in-god'],
    ['do you get lonely', 'gets-lonely'],
    ['how are you doing', 'how-are-you'],
    ['wewe unalala?', 'sleeps'],
    ['can we practise it, you be him', 'be-him'],
  ])('%s', (said, id) => expect(idOf(said)).toBe(id));

  test('is heard by what was told before it', () => {
    expect(idOf("My colleague's father died on Monday.", 'what do i say to her?')).toBe('say-to-mourner');
    expect(idOf('She got the flat I wanted.', 'what do i say to her?')).toBe('what-to-say');
  });
});

describe('no such question, or one that no word of ours answers', () => {
  test.each([
    ['Is it ok to hit him back?'],
    ['is it wrong that i want to die?'],
    ['is it ok that I cut myself again?'],
    ['Is it bad that I starve myself before weigh-in?'],
    ['is it ok to take all my tablets at once?'],
    ['Is it ok to stop taking my medication?'],
    ['is it ok if we talk about my job?'],
    ['is it normal to hear voices?'],
    ['do i have to see a doctor?'],
    ['She asked whether it was ok that she came late.'],
    ['I asked him if it was too much to ask.'],
    ['It is too late to apply, the deadline was Friday.'],
    ['is it odd that I hear voices?'],
    ['does it get easier to lie?'],
    ['do you get angry with me?'],
    ['how are you supposed to live like this'],
    ['is it weird to hit him back?'],
    ['he asked if I believe in God'],
    ['my dad was being him again'],
    ['is he cheating, how do i know if he is lying?'],
  ])('%s', (said) => expect(idOf(said)).toBeNull());

  test.each([
    ['He hits me when dinner is late.', 'what do i say to him?'],
    ['My brother died in the accident, I was driving.', 'should i have stopped?'],
    ['My father died in May and we never made up.', 'is it too late to say sorry?'],
  ])('%s %s', (...told) => expect(idOf(...told)).toBeNull());
});

describe('the answers', () => {
  test('say something before they ask, one question at most, short enough for the ear', () => {
    for (const { id, lines } of [...straightFirst, ...straightQuestions, ...straightLast, ...askedOfThisOne])
      for (const line of lines)
        for (const wording of typeof line === 'string' ? [line] : line) {
          const first = wording.split(/(?<=[.!?])\s/)[0] ?? '';
          expect(first.endsWith('?'), `${id}: ${wording}`).toBe(false);
          expect(wording.match(/\?(?!")/g)?.length, `${id}: ${wording}`).toBe(1);
          expect(wording.split(/\s+/).length, `${id}: ${wording}`).toBeLessThanOrEqual(56);
        }
  });

  test('are said in a talk, each once, and leave room for another move after the last', async () => {
    const answers = straightQuestions.find(({ id }) => id === 'should-have')!.lines.map(standardOf);
    const { replies } = await talk([
      'I told my brother I would not come at Christmas.',
      'should i have waited?',
      'should i have asked him first?',
    ]);
    expect(answers.some((answer) => replies[1]!.includes(answer))).toBe(true);
    expect(answers.some((answer) => replies[2]!.includes(answer))).toBe(true);
    expect(replies[1]).not.toBe(replies[2]);
  });

  test('of a small fact nothing is claimed, and no earlier answer', async () => {
    const { replies } = await talk([null, "what's the capital of France?", 'who wrote Hamlet?']);
    for (const reply of replies.slice(1)) expect(reply).toMatch(/guess/);
    expect(replies.join(' ')).not.toMatch(/Same answer|Paris/);
  });

  test('what to say is shown, and words of their own are made only on a yes', async () => {
    const { replies } = await talk([
      'I want to ask my landlord to fix the heating.',
      'what do i say to him?',
      'yes please',
    ]);
    expect(replies[1]).toContain('This is not easy for me to say');
    expect(replies[2]).not.toBe('');
    expect(replies[2]).not.toContain('This is not easy');
  });
});
