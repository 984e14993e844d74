import { describe, expect, it } from 'vitest';
import type { Line } from '../line.ts';
import { countWords, wordingOf } from '../line.ts';
import { talk } from '../testing/talk.ts';
import { straightQuestionIn } from './answer-straight.ts';
import { askingSentences, gerundOf, turnedSafely } from './asking.ts';
import { barePlaceLines, bareStepLines, placeLines, stepLines } from './in-their-place.data.ts';
import { placeAskedIn } from './in-their-place.ts';
import { mechanisms } from './mechanisms.data.ts';
import {
  bareChoiceLines,
  choiceLines,
  feelLines,
  keptAwayLines,
  protectLines,
  seenLines,
} from './their-choice.data.ts';
import { choiceIn } from './their-choice.ts';
import { ofAnimals, opinions, verdicts } from './verdicts.data.ts';
import { mechanismFor } from './why-so.ts';
import { anyWords, comfortWords, firstWords, loveWords, moneyWords } from './words-for-it.data.ts';
import { wordsAskedIn } from './words-for-it.ts';

const both = (line: Line): string[] => [wordingOf(line, 'Standard'), wordingOf(line, 'GenZ')];
const idOf = (...told: string[]) => straightQuestionIn(told)?.id ?? null;

describe('where a question stands', () => {
  it.each([
    [
      'i sound like a liar. do you think i should just tell my mum?',
      'do you think i should just tell my mum?',
    ],
    ['is it normal to be like this over a dog? im 51', 'is it normal to be like this over a dog?'],
    ['"bro u up". what do i say', 'what do i say'],
  ])('%s', (said, asks) => expect(askingSentences(said)).toContain(asks));

  it('is not looked for where much was told behind it', () => {
    const said = `Should I tell her? ${'We sat at the table and nobody said a word the whole evening long. '.repeat(3)}`;
    expect(askingSentences(said).some((one) => one.includes('?'))).toBe(false);
  });

  it.each([
    ['tell my mum', 'telling your mum'],
    ['text him back', 'texting him back'],
    ['quit', 'quitting'],
    ['lie to her', 'lying to her'],
    ['say something to Tamsin before Friday', 'saying something to Tamsin before Friday'],
    ['not go', 'not going'],
    ['agree to it', 'agreeing to it'],
    ['leave', 'leaving'],
  ])('%s: %s', (act, imagined) => expect(gerundOf(turnedSafely(act) ?? '')).toBe(imagined));

  it('what does not turn is not said back', () => {
    expect(turnedSafely('tell you "no"')).toBeNull();
    expect(gerundOf('blorp it')).toBeNull();
  });
});

describe('what is theirs to decide', () => {
  it.each([
    ['do you think i should just tell my mum?', 'tell my mum'],
    ['should i text him back', 'text him back'],
    ['so do i tell him', 'tell him'],
    ['would you forgive him?', 'forgive him'],
    ['would you apologise if you were me?', 'apologise'],
    ['would you knock, if you were me?', 'knock'],
    ['tell me honestly if i should move out', 'move out'],
    ['is it worth saying anything?', 'saying something'],
    ['would it be better to say nothing?', 'say nothing'],
    ['should i say yes to it even though it scares me', 'say yes to it'],
    [
      "sorry if I worried you, what I wanted to ask was whether you think I should say something to Tamsin before Friday because that's when the deposit's due",
      'say something to Tamsin before Friday',
    ],
  ])('%s', (said, act) => expect(choiceIn(said)?.act).toBe(act));

  it.each([
    ['what should i do'],
    ['how should i tell her?'],
    ['why should i apologise?'],
    ['he asked should i come over and i said no'],
    ['should i take the job or stay with my mum?'],
    ['should i have waited?'],
    ['should i kill him'],
    ['should i take more pills?'],
    ['should i stop my medication'],
    ['should i put ice on my knee'],
    ['what she said was should i stay'],
    ['I should tell her one day.'],
    ['She thinks I should leave.'],
    ['would you help me?'],
    ['would you listen to me'],
    ['i told him whether i should go is my business'],
  ])('nothing of the kind: %s', (said) => expect(choiceIn(said)).toBeNull());

  it.each([
    ['mum thinks ive handed it in', 'do you think i should just tell my mum?', /telling your mum/],
    ['i cannot sleep', 'should i see a doctor?', /I would(?: say yes|, yes)/],
    ['there is a bruise on my niece', 'should i call social services?', /^Yes\./],
    ['she blocked me', 'should i turn up at her house?', /I would leave it/],
    ['he was rude', 'should i be offended?', /no should|right amount/],
    ['he hits me', 'should i leave him?', /hurt you near you/],
  ])('%s: %s', async (story, question, answer) => {
    const { replies } = await talk([null, story, question]);
    expect(replies.at(-1)).toMatch(answer);
  });
});

describe('what we would do, and where to begin', () => {
  it.each([
    ['ok. so what would you do? if you were me', 'place'],
    ['What would you do in my shoes?', 'place'],
    ['how would you handle it', 'place'],
    ['good idea actually. a plan. what would be a first step?', 'step'],
    ['where do i even start?', 'step'],
    ['what do i do first', 'step'],
    ['what do you do for fun?', null],
    ['It was my first step on the moon of my career', null],
    ['I took the first step and rang her', null],
    ['what would you do if i killed him', null],
  ])('%s', (said, kind) => {
    expect(placeAskedIn(said)).toBe(kind);
  });

  it('with no idea that fits it is said so, from what they told last', async () => {
    const { replies } = await talk([null, 'my brother is in prison', 'what would you do in my shoes?']);
    expect(replies.at(-1)).toContain('your brother is in prison');
    expect(replies.at(-1)?.match(/\?/g)).toHaveLength(1);
  });

  it('an idea for couples is not given to who is none', async () => {
    const { replies } = await talk([
      null,
      "theres a woman at my gym, we're not together, i dont even know her name",
      'so what would you do? if you were me',
    ]);
    expect(replies.at(-1)).not.toMatch(/couple|partner|helps both|go silent to punish/i);
  });
});

describe('words for it', () => {
  it.each([
    ['"bro u up". what do i say', true],
    ['what do i text him back', true],
    ['how do i word it', true],
    ['i asked what to text him back', true],
    ['what do i say to her through the door', true],
    ['what should i write to her?', true],
    ['give me a line', true],
    ['whats a good first line', true],
    ['the first line of my book is bad', false],
    ['i dont know what to say', false],
    ["I didn't know how to answer", false],
    ['what do i say to you', false],
    ['he knows what to say', false],
    ['what do i say in court', false],
    ['what do i do', false],
  ])('%s', (said, is) => expect(wordsAskedIn(said) !== null).toBe(is));

  it.each([
    ['my brother gambles and needs 600 again', /can't send money/],
    ['my ex wrote to me', /Good to hear from you/],
    ['my friend lost her job', /I heard, and I'm sorry/],
    ['my boss wrote about the rota', /it matters to me/],
  ])('after %s', async (story, answer) => {
    const { replies } = await talk([null, story, 'what do i text back']);
    expect(replies.at(-1)).toMatch(answer);
    expect(replies.at(-1)?.match(/\?(?!")/g)).toHaveLength(1);
  });

  it('none for who is hit', async () => {
    const { replies } = await talk([null, 'he hits me', 'what do i text him']);
    expect(replies.at(-1)).not.toMatch(/Three short lines|Short, true/);
  });
});

describe('why it is so', () => {
  it.each([
    ['freezing', 'can you explain why i freeze?'],
    ['crying-when-angry', "why do i cry when i'm angry"],
    ['blushing', 'why do i always go red'],
    ['putting-off', "why can't i start"],
    ['putting-off', 'why is it so hard to start'],
    ['checking', 'why do i keep checking'],
    ['waking-at-three', 'why do i wake up at 3am every night'],
    ['snapping-at-home', 'why do i snap at my kids'],
    ['comparing', 'why do i compare myself to everyone'],
    ['laughing-wrong-time', 'why did i laugh at the funeral'],
    ['people-pleasing', 'how come i can never say no'],
    ['replaying-talks', 'why do i replay every conversation'],
    ['sunday-dread', 'why do i dread sundays'],
    ['panic-in-shops', 'why do i panic in supermarkets'],
    ['stutter-when-watched', 'why does my stutter get worse when people watch me'],
    ['jealousy', 'why am i so jealous'],
    ['envy-of-friends', 'why am i so jealous of my friends'],
    ['homesickness', 'why am i so homesick'],
    ['tired-after-people', 'why am i so tired after seeing people'],
    ['avoiding-letters', "why can't i open my post"],
    ['phone-at-night', 'why do i scroll on my phone all night'],
    ['eating-from-boredom', 'why do i eat when im bored'],
    ['spending', 'why do i keep buying stuff'],
    ['shame-after-crying', 'why am i so ashamed that i cried'],
    ['forgetting-words', "why do i forget words when i'm stressed"],
    ['mind-going-blank', 'why does my mind go blank'],
    ['leaving-unsaid', 'why cant i just tell him'],
    ['freezing', 'why do i go quiet every time she walks in'],
  ])('%s: %s', (id, said) => expect(mechanismFor([said])?.id).toBe(id));

  it.each([
    ['numb-after-news', 'we got the news, my brother died', "why don't i feel anything"],
    ['missing-who-hurt', 'he cheated on me', 'why do i still miss him'],
    ['no-joy-at-success', 'i got promoted', "why can't i be happy about it"],
    ['anger-in-grief', 'my dad died in may', 'why am i so angry with everyone'],
    ['relief-in-grief', 'mum died after ten years of dementia', 'why do i feel relieved'],
  ])('%s, after %s', (id, story, said) => {
    expect(mechanismFor([story, said])?.id).toBe(id);
    expect(mechanismFor(['we went for a walk', said])?.id).not.toBe(id);
  });

  it.each([
    ['i know why i freeze. it was my dad'],
    ['he asked me why i cry when i am angry'],
    ['why did she leave me'],
    ['why do people lie'],
    ['why do i hurt him when i am angry'],
    ["why can't i stop bingeing and purging when im bored"],
    ['why do i want to die on sundays'],
    ['that is why i freeze'],
    ['why does my chest hurt'],
  ])('is not explained: %s', (said) => expect(mechanismFor([said])).toBeNull());

  it('each in two or three plain sentences, hedged, of no illness, and short enough for the ear', () => {
    expect(mechanisms.length).toBeGreaterThanOrEqual(30);
    for (const { id, answer, back } of mechanisms)
      for (const text of both(answer)) {
        const sentences = text.split(/(?<=[.!?])\s/);
        expect(sentences.length, id).toBeGreaterThanOrEqual(2);
        expect(sentences.length, id).toBeLessThanOrEqual(3);
        expect(text, id).not.toMatch(/\?|\b(?:disorder|ocd|adhd|ptsd|depress|phobia|diagnos)/i);
        expect(text, id).toMatch(
          /\b(?:often|may|mostly|many|most|tends?|can|usually|some|seldom|rarely|mean|lots|seems?|common)\b/i,
        );
        expect(countWords(text), `${id}: ${text}`).toBeLessThanOrEqual(54);
        for (const one of both(back)) expect(one.match(/\?/g), id).toHaveLength(1);
      }
  });
});

describe('a warm plain word first', () => {
  it.each([
    ['is it normal to be like this over a dog? im 51', 'grief-for-this-animal'],
    ['would that be weird?', 'sounds-silly'],
    ['am i being an idiot?', 'word-for-me'],
    ['is that stupid', 'word-for-what-i-do'],
    ['am i selfish', 'word-for-me'],
    ['i could ask her name. like just that. is that too small', 'too-small'],
    ['is it normal that im still this sad?', 'normal-like-this'],
    ['am i right to say no?', 'am-i-right'],
    ['am i a bad friend for not going', 'word-for-me'],
    ['would it be pushy to ask twice?', 'word-for-what-i-do'],
    ['do you think i belong there', 'opinion-of-me'],
    ['Am I being too soft, or is that what family is', 'word-for-me'],
  ])('%s', (said, id) => expect(idOf(said)).toBe(id));

  it.each([
    ['he said i was selfish'],
    ['am i going to die?'],
    ['is it normal to hear voices?'],
    ['is it normal to want to die'],
    ['is this the right place'],
    ['I was being an idiot yesterday.'],
    ['that was stupid of him'],
  ])('is not said to: %s', (said) => expect(idOf(said)).toBeNull());

  it.each([
    ['i hit my son', 'am i a bad mother?'],
    ['i checked his phone', 'was that wrong of me'],
    ['he hits me when i am late', 'am i overreacting?'],
  ])('nor after harm: %s %s', (...told) => expect(idOf(...told)).toBeNull());

  it('none of the answers is broken English after any of the questions', () => {
    for (const { lines } of [...verdicts, ...ofAnimals, ...opinions])
      for (const text of lines.flatMap(both)) {
        expect(text).not.toMatch(/^It (?:does|doesn)/);
        expect(text.match(/\?/g), text).toHaveLength(1);
        expect(text.split(/(?<=[.!?])\s/)[0]).not.toContain('?');
      }
  });
});

describe('all of them', () => {
  const lines: Line[] = [
    ...[choiceLines, bareChoiceLines, seenLines, feelLines, protectLines, keptAwayLines],
    ...[anyWords, comfortWords, moneyWords, loveWords, firstWords],
    ...[placeLines, barePlaceLines, stepLines, bareStepLines],
  ].flat();

  it('answer before they ask, and ask one thing', () => {
    for (const text of lines.flatMap(both)) {
      expect(text.replace(/"[^"]*"/g, '').match(/\?/g), text).toHaveLength(1);
      expect(text.split(/(?<=[.!?])\s/)[0], text).not.toContain('?');
      expect(countWords(text), text).toBeLessThanOrEqual(58);
    }
  });

  it('are found in no time, whatever is written', () => {
    const long = [
      'should i '.repeat(200),
      `so and but ${'ok, '.repeat(300)}`,
      `why do i ${'really '.repeat(300)}`,
      `${'am i being so really just '.repeat(100)}?`,
      `${'a, '.repeat(400)}is it normal`,
      'what '.repeat(400),
      `${'he asked if i '.repeat(100)}?`,
    ];
    for (const text of long) {
      const start = performance.now();
      choiceIn(text);
      wordsAskedIn(text);
      placeAskedIn(text);
      mechanismFor([text]);
      straightQuestionIn([text]);
      expect(performance.now() - start, text.slice(0, 30)).toBeLessThan(400);
    }
  });

  it('are not given where somebody may not be safe', async () => {
    const { replies } = await talk([null, 'I want to kill myself tonight', 'should i text him back']);
    expect(replies.at(-1)).not.toMatch(/can't decide that for you/);
  });
});
