// What was once heard as something else: despair as a wish to stop, a story as a question to us, a wish as a refusal.
import { describe, expect, it } from 'vitest';
import { asides } from './asides.data.ts';
import { facts } from './facts.data.ts';
import type { Reading } from './meaning/meaning.ts';
import type { Intent } from './understand.data.ts';
import { decideIntent, isDoubtful, understand } from './understand.ts';

const scored = (...intents: [Intent, number][]) =>
  ({ intents: intents.map(([label, score]) => ({ label, score })) }) as Reading;
const meant = (text: string, ...intents: [Intent, number][]) =>
  understand(text, {
    ...scored(...intents),
    situations: new Float32Array(),
  } as unknown as Reading).intent;
const asideOf = (text: string) => {
  const { words } = understand(text);
  return asides.find(({ pattern, maxWords }) => words <= maxWords && pattern.test(text))?.id ?? null;
};
const feelingsIn = (text: string) => understand(text).emotions.map(({ family }) => family);

describe('despair and addiction', () => {
  it.each([
    "I can't do this anymore",
    "I can't keep doing this",
    "I'm done with all of this",
    "I don't want to do this anymore",
    'I need to stop',
    'I want to stop',
    'I have to stop this',
  ])('are no wish to end the talk in %j', (text) => {
    expect(meant(text, ['wants_stop', 0.55], ['tells', 0.3])).not.toBe('wants_stop');
  });

  it.each([
    'can we stop',
    "let's stop this exercise",
    'I want to stop talking',
    'please could we stop asking',
    'stop',
  ])('are not heard in %j', (text) => {
    expect(meant(text, ['wants_stop', 0.55])).toBe('wants_stop');
  });

  it('are no missing answer', () => {
    expect(meant("I can't go on like this", ['does_not_know', 0.4])).toBe('tells');
    expect(meant('no words come, I could not say', ['does_not_know', 0.4])).toBe('does_not_know');
  });

  it('are not cut off on a likeness where somebody may not be safe', () => {
    const likely = { ...understand('could not say what it is'), intent: 'does_not_know' as const };
    expect(isDoubtful(likely, { level: 'watch' })).toBe(true);
    expect(isDoubtful(likely, { level: 'none' })).toBe(false);
    expect(isDoubtful(understand("I don't know"), { level: 'watch' })).toBe(false);
  });
});

describe('a story in the form of a question', () => {
  it.each<[string, Intent]>([
    ['Do you think she can hear me when I talk to her?', 'asks_privacy'],
    ['How come he goes on like this?', 'asks_about_therapist'],
    ['was that too harsh', 'asks_repeat'],
    ['Did you read that on a mug?', 'asks_repeat'],
    ["no I've never told anyone", 'asks_privacy'],
    ['he means well', 'confused'],
    ["He hit us, so no, I didn't cry", 'corrects'],
    ['I already thought of that', 'thanks'],
  ])('%j is not %s', (text, label) => {
    expect(meant(text, ['tells', 0.45], [label, 0.3])).not.toBe(label);
    expect(meant(text, [label, 0.3], ['tells', 0.1])).not.toBe(label);
  });

  it('is one to us only where that is as plain', () => {
    const text = 'Do you ever get tired of people?';
    expect(meant(text, ['tells', 0.45], ['asks_about_therapist', 0.2])).toBe('tells');
    expect(meant(text, ['tells', 0.45], ['asks_about_therapist', 0.4])).toBe('asks_about_therapist');
    expect(meant(text, ['asks_about_therapist', 0.2], ['tells', 0.1])).toBe('asks_about_therapist');
  });

  it('is left to the fact that answers it', () => {
    const text = "Can you just tell me I'm going to be fine?";
    expect(decideIntent('asks_fact', text, 9, scored(['asks_privacy', 0.7]))).toBe('asks_fact');
    expect(decideIntent('asks_fact', 'What is the sky made of?', 6, scored(['asks_memory', 0.7]))).not.toBe(
      'asks_fact',
    );
  });

  it('is no fact about what is common', () => {
    const known = (text: string) => facts.find(({ pattern }) => pattern.test(text))?.id;
    for (const text of ["what's wrong with me?", 'is it bad of him?']) expect(known(text)).toBeUndefined();
    expect(known('is it normal to feel this?')).toBe('normal');
  });
});

describe('opening a matter', () => {
  it.each(['I want to talk about my dad', 'can I tell you about him', 'can we go back to the test'])(
    '%j is no wish to leave one',
    (text) => {
      expect(meant(text, ['change_topic', 0.5])).not.toBe('change_topic');
      expect(asideOf(text)).toBe('brings-in');
    },
  );

  it('may come without saying which', () => {
    for (const text of ['actually one more thing', 'can I tell you something'])
      expect(asideOf(text), text).toBe('one-more-thing');
  });

  it.each([
    'can we talk about something else',
    "I don't want to talk about my dad",
    'I want to talk about it with my wife',
    'I want to talk about my dad but I never can',
    'can we go back to the exercise',
    'I want to go back to Mombasa',
  ])('%j opens none', (text) => {
    expect(asideOf(text)).toBeNull();
  });
});

describe('a moment away', () => {
  it.each([
    'one minute',
    'hold on',
    'sorry, one sec',
    'brb',
    'someone is at the door',
    'wait, my phone is ringing',
  ])('is taken in %j', (text) => {
    expect(asideOf(text)).toBe('away');
  });

  it.each([
    'I looked at the sat nav for one second',
    'one minute he loves me, then he does not',
    'One minute I was fine',
    'He told me to hold on',
    'hold on to that is what she said',
    'she cried when he was at the door',
  ])('is not taken in %j', (text) => {
    expect(asideOf(text)).not.toBe('away');
  });
});

describe('a feeling', () => {
  it.each([
    "I wasn't angry",
    "I'm not even sad",
    "it didn't feel lonely",
    'my wife got angry',
    'he felt ashamed',
    'she cried',
    'my mum cried',
    'my boss gets annoyed',
    'they panicked',
  ])('that was denied, or is somebody else’s, is none in %j', (text) => {
    expect(feelingsIn(text)).toEqual([]);
  });

  it.each([
    "I can't stop crying",
    "I couldn't help feeling guilty",
    "I've never been so lonely",
    "I don't want to be alone, I feel lonely",
    'I cried',
    'I got angry',
    'he left and I felt ashamed',
    'my heart felt heavy and I cried',
  ])('of their own is heard in %j', (text) => {
    expect(feelingsIn(text)).not.toEqual([]);
  });
});

describe('an exercise', () => {
  it.each([
    "I don't want to do any exercise thanks",
    "breathing exercises don't work for me",
    'no breathing please',
    'I hate breathing exercises',
    "I'd rather not do another exercise",
  ])('is refused in %j', (text) => {
    expect(meant(text, ['wants_exercise', 0.7])).toBe('declines');
  });

  it.each([
    'can we do a breathing exercise',
    "I can't calm down, can we do a breathing exercise",
    'why not do a breathing exercise',
    "I don't want to panic, let's do a breathing exercise",
  ])('is not refused in %j', (text) => {
    expect(understand(text).intent).not.toBe('declines');
  });

  it('is not asked for where it is only spoken of', () => {
    expect(meant('The gym was full today', ['wants_exercise', 0.5])).toBe('tells');
    expect(meant('i wanted to do animation', ['wants_exercise', 0.5])).toBe('tells');
    expect(understand("I can't breathe").intent).toBe('tells');
  });
});

describe('a question nobody can answer for them', () => {
  it.each<[string, string | null]>([
    ['Why do I always do that?', 'why-again'],
    ["why can't I let it go?", 'why-me'],
    ["what's wrong with me?", 'wrong-with-me'],
    ['why am I like this?', 'wrong-with-me'],
    ['But what if he leaves?', 'what-if'],
    ["so I'm a bad mother?", 'verdict'],
    ['was that too harsh', 'verdict'],
    ['Why am I even alive?', null],
    ['why do I even exist?', null],
    ['what if I just die?', null],
    ['what if we try the breathing?', null],
    ['he was too harsh', null],
  ])('%j → %s', (text, id) => {
    expect(asideOf(text)).toBe(id);
  });
});

describe('an ordinary sentence', () => {
  it.each<[string, Intent]>([
    ['i answered obviously', 'not_understood'],
    ['I said nothing', 'not_understood'],
    ["ok that's not terrible", 'not_understood'],
    ['Just to hear nothing', 'just_listen'],
    ['he doesnt know yet', 'does_not_know'],
    ['again', 'asks_repeat'],
    ["I don't nag, I remind", 'asks_memory'],
    ['sorry dark humor', 'corrects'],
    ['He did it again', 'asks_repeat'],
    ["I don't know him", 'does_not_know'],
    ['She needs someone to listen', 'just_listen'],
    ["You're great but I'm not", 'thanks'],
    ["It's stupid", 'hostile'],
    ['I have to go home', 'goodbye'],
  ])('%j is not %s', (text, label) => {
    expect(meant(text, [label, 0.58])).not.toBe(label);
  });

  it.each<[string, Intent]>([
    ["that's wrong, you missed it", 'not_understood'],
    ['could you listen for a while', 'just_listen'],
    ['say that again', 'asks_repeat'],
    ['idk really', 'does_not_know'],
  ])('%j still is %s', (text, label) => {
    expect(meant(text, [label, 0.58])).toBe(label);
  });

  it.each([
    'i dont want tips',
    'dont give me advice',
    "He doesn't want advice",
    "I don't know what to do with his shoes",
  ])('%j asks for no advice', (text) => {
    expect(understand(text).intent).not.toBe('asks_advice');
  });

  it.each(['any other ideas', 'anything else?', 'more tips pls', 'can u give me advice'])(
    '%j asks for advice',
    (text) => {
      expect(understand(text).intent).toBe('asks_advice');
    },
  );

  it.each<[string, Intent]>([
    ['haha fair', 'agrees'],
    ['good', 'agrees'],
    ['sorry for being a dick', 'apologises'],
    ['sorry', 'apologises'],
    ['Sorry, that was rude', 'apologises'],
    ["That's normal, no?", 'asks_fact'],
    ["I'm sorry I'm rambling", 'apologises'],
    ['another', 'asks_advice'],
    ['sorry?', 'asks_repeat'],
    ['Forget it', 'change_topic'],
    ['Who reads this?', 'asks_privacy'],
    ['tell me something nice', 'tells'],
    ["Don't tell me it's okay", 'tells'],
    ['give me something to calm down', 'wants_exercise'],
    ['teach me to say no', 'wants_exercise'],
  ])('%j is %s', (text, intent) => {
    expect(understand(text).intent).toBe(intent);
  });

  it('is no test of limits on a faint likeness', () => {
    expect(meant('write it for me', ['tests_limits', 0.27])).toBe('tells');
    expect(meant('write it for me', ['tests_limits', 0.4])).toBe('tests_limits');
  });

  it('is as glad or as sad as it says', () => {
    expect(feelingsIn('Her favourite shop was closed down')).toEqual([]);
    expect(feelingsIn('I got the job!')).toEqual(['good']);
    expect(feelingsIn('I finally passed my exam')).toEqual(['good']);
    expect(feelingsIn('if I got the job I would move')).toEqual([]);
    expect(feelingsIn('I got in trouble')).toEqual([]);
  });
});

describe('what was once taken for an aside', () => {
  it.each([
    'She never let me finish',
    "They won't let me say something",
    'A minute ago he called',
    'One second there was peace and then he screamed',
    "Hold on, that's not what I said",
    'Can I leave now?',
    'Would it be okay if we stopped talking about her?',
    'How long does it take to change a habit?',
    'What does it mean?',
    'How do they treat depression?',
    'Does my boss know what I say here?',
    'What if I told you I was married?',
    'what if I told them goodbye',
  ])('%j is none', (text) => {
    expect(asideOf(text)).toBeNull();
  });

  it.each([
    ['hang on, someone is at the door', 'away'],
    ['One moment, the baby is crying', 'away'],
    ['hold on, let me close the door', 'away'],
    ['hold on, let me say this first', 'floor'],
    ['Can I ask you something?', 'may-ask'],
    ['I have a question', 'may-ask'],
    ['Can I tell you what I really think?', 'one-more-thing'],
    ['Why do I miss him so much?', 'why-me'],
    ['What if I asked her for a month?', 'idea'],
    ['what if they find out', 'what-if'],
    ["do you think he'll hate me", 'their-mind'],
    ["does that mean I'm broken?", 'verdict'],
    ['Is it wrong to want my life back?', 'verdict'],
    ['I need a moment', 'away'],
    ["don't tell me to breathe", 'not-told-to'],
    ["Don't tell me it's okay", 'not-told-to'],
    ['i dont want tips', 'no-advice'],
    ['stop repeating what i say', 'repeats-me'],
    ['Stop analysing me', 'probes-me'],
    ['You asked me the same thing before', 'asked-before'],
    ['That was a joke', 'joke'],
    ['sorry dark humor', 'joke'],
    ['can you actually help or not', 'can-you-help'],
    ['are you tired of me?', 'judges-me'],
    ['do you care about me?', 'likes-me'],
    ["you're funny", 'praise'],
    ['sorry for my english, I am from Brazil', 'language'],
    ['What do you think about families like that?', 'opinion'],
    ["What's the weather in Nairobi?", 'look-up'],
    ['I have to go home', 'go-home'],
  ])('%j is %s', (text, id) => {
    expect(asideOf(text)).toBe(id);
  });

  it.each([
    'I have to go home every day to that',
    "don't tell me he left again",
    'My son was joking about it all evening',
    'He keeps repeating what I say',
    'what is the point of this',
    'do you think they are watching me',
    'What do you think about suicide',
    'you are the best thing that happened to my evenings since he left',
    'what do you think I should do about it',
  ])('%j is story and stays story', (text) => {
    expect(asideOf(text)).toBeNull();
  });
});
