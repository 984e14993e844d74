import { describe, expect, it } from 'vitest';
import { allSituations } from './content/all-content.ts';
import { gistsOf, shortAnswerOf } from './gist.ts';
import { matchSituation } from './match-situation.ts';
import type { Reading } from './meaning/meaning.ts';
import { stepIn } from './receive-step.ts';
import type { Intent } from './understand.data.ts';
import { decideIntent, emotionsIn, understand } from './understand.ts';

describe('what a member wants from the reply', () => {
  it.each<[string, Intent]>([
    ['', 'silent'],
    ['hi', 'greeting'],
    ['Hello there', 'greeting'],
    ['Niaje', 'greeting'],
    ['idk', 'does_not_know'],
    ["I don't really know", 'does_not_know'],
    ['sijui', 'does_not_know'],
    ['not sure', 'does_not_know'],
    ['No offence meant.', 'apologises'],
    ['You asked me something before and I did not answer it.', 'goes_back'],
    ['can we go back to your question', 'goes_back'],
    ['She asked me something and I did not answer', 'tells'],
    ['no offence taken', 'agrees'],
    ["sorry, i didn't mean that", 'apologises'],
    ['sorry about that', 'apologises'],
    ['I am sorry for everything', 'tells'],
    ['yes please', 'agrees'],
    ['yeah', 'agrees'],
    ['that makes sense', 'agrees'],
    ['we can try', 'agrees'],
    ["We can't afford the rent.", 'tells'],
    ["you can't leave a house like that", 'tells'],
    ['sawa', 'agrees'],
    ['no thanks', 'declines'],
    ["I'd rather not", 'declines'],
    ['no one', 'tells'],
    ['nobody knows', 'tells'],
    ['bye', 'goodbye'],
    ['Thanks, I have to go now', 'goodbye'],
    ['ok gtg', 'goodbye'],
    ["that's all for today", 'goodbye'],
    ['goodnight', 'goodbye'],
    ['kwaheri', 'goodbye'],
    ['I never got to say goodbye', 'tells'],
    ['I have to go to work every Sunday and I hate it', 'tells'],
    ['I said goodbye to my dad at the airport', 'tells'],
    ['Are you real?', 'asks_if_real'],
    ['am I talking to a human?', 'asks_if_real'],
    ["you're just a bot", 'asks_if_real'],
    ["You don't understand", 'not_understood'],
    ["that's not what I meant", 'not_understood'],
    ['My wife says I never understand her', 'tells'],
    ['this is stupid', 'hostile'],
    ["you're useless", 'hostile'],
    ['can you just listen', 'just_listen'],
    ['stop asking me so many questions', 'just_listen'],
    ['is this private?', 'asks_privacy'],
    ['what do you mean?', 'confused'],
    ['can you repeat that?', 'asks_repeat'],
    ['what should I do?', 'asks_advice'],
    ['how do I tell my mum?', 'asks_advice'],
    ['what is burnout?', 'asks_fact'],
    ['is it normal to feel like this?', 'asks_fact'],
    ['do I have depression?', 'asks_fact'],
    ['thank you', 'thanks'],
    ['asante sana', 'thanks'],
    ['can we do a breathing exercise', 'wants_exercise'],
    ['can you teach me something to calm down', 'wants_exercise'],
    ['idk what to do now', 'asks_advice'],
    ['can we talk about something else', 'change_topic'],
    ['how are you?', 'asks_about_therapist'],
    ['My boss shouted at me again today', 'tells'],
  ])('%j is %s', (text, intent) => {
    expect(understand(text).intent).toBe(intent);
  });

  it.each<[Intent, string[]]>([
    [
      'hostile',
      [
        'She said you are useless',
        "My mother said you're pathetic",
        "You're useless is what she says",
        'I tell myself you are pathetic',
        'My boyfriend says shut up all the time',
        "My head won't shut up",
        'I feel like my life is a waste of time',
        'School is a waste of time',
        'I hate this feeling',
        'I hate this body',
        'I hate this',
        'This is stupid of me',
        'This is not working between us',
      ],
    ],
    ['not_understood', ['My husband says you never listen', "You don't listen, she always says"]],
    ['just_listen', ['He never let me finish']],
    [
      'wants_stop',
      [
        'I want to stop',
        'I need to stop this',
        'I want to stop drinking',
        'I need to stop drinking',
        'I want to stop hurting',
        'I want to stop the pills',
        'Stop being so sensitive, my mother says',
        'Quit my job last week',
        "I don't want this baby",
        'Wacha nikuambie kitu',
      ],
    ],
    [
      'change_topic',
      [
        "I don't want to talk to him",
        "I don't want to talk about it with my wife",
        "My parents don't want to talk about it",
        'They always change the subject when I cry',
      ],
    ],
    [
      'thanks',
      [
        "Thanks to my mother I can't trust anyone",
        'Thank you is a word he never says',
        'That was nice until he hit me',
      ],
    ],
    ['declines', ["I'm good at nothing", "I'm ok at work but not at home", "I don't want to lose him"]],
    ['tests_limits', ['I pretend to be happy', 'I act as a mother to my siblings']],
  ])('a story is not taken for %s', (intent, texts) => {
    for (const text of texts) expect(understand(text).intent, text).not.toBe(intent);
  });

  it.each<[Intent, string[]]>([
    [
      'hostile',
      [
        'this is a waste of time',
        'talking to you is a waste of my time',
        'I hate you',
        'I hate this app',
        'oh shut up',
        "I told you already, you're not helping",
        'My day was bad. You are useless.',
      ],
    ],
    [
      'wants_stop',
      ['stop', 'I want to stop this exercise', 'I need to stop talking', "let's stop this exercise", 'acha'],
    ],
    [
      'change_topic',
      ["I don't want to talk about it", "I'd rather not say", 'can we change the subject', 'next topic'],
    ],
    ['thanks', ['Thank you, that was good', 'thanks to you I feel better', 'that was nice to hear']],
    ['declines', ["I'm good, thanks", "I don't want to do that"]],
    ['just_listen', ['please let me finish', 'let me talk']],
    ['tests_limits', ['pretend to be my girlfriend', 'Act as a pirate']],
  ])('%s is heard where it is meant', (intent, texts) => {
    for (const text of texts) expect(understand(text).intent, text).toBe(intent);
  });

  it('believes no likeness that the words speak against', () => {
    const meant = (label: Intent, text: string) =>
      decideIntent('tells', text, 8, { intents: [{ label, score: 0.55 }] } as Reading);
    for (const [label, story, address] of [
      ['hostile', 'He said this is a waste of time', 'what a load of rubbish'],
      ['hostile', 'This is all my fault', 'you sound like a cheap self help book'],
      ['wants_stop', 'I want to stop smoking', 'no more of this exercise'],
      ['change_topic', "I don't want to talk to her", "let's not go there"],
      ['thanks', 'Thanks to his drinking we lost the house', 'much appreciated'],
    ] as const) {
      expect(meant(label, story), story).toBe('tells');
      expect(meant(label, address), address).toBe(label);
    }
  });

  it('sees a picture only where there is one', () => {
    for (const text of ['...', '?', '?!?!...', '  ', '—']) {
      expect(understand(text).wordless, text).toBeNull();
      expect(understand(text).intent, text).toBe('silent');
    }
    for (const text of ['🌧️', '🇰🇪']) expect(understand(text).wordless, text).toBe('any');
    for (const text of ['😭', ':(', '...😢']) expect(understand(text).wordless, text).toBe('sad');
  });

  it('hears feelings, in their own word, and not where they are denied or not meant', () => {
    expect(understand("I'm exhausted and scared").emotions.map(({ family }) => family)).toEqual([
      'anxious',
      'tired',
    ]);
    expect(understand("I'm not angry").emotions).toEqual([]);
    expect(understand('He was ashamed then, I saw it.').emotions).toEqual([]);
    expect(understand('My wife is so angry with me').emotions).toEqual([]);
    const familiesIn = (text: string) => understand(text).emotions.map(({ family }) => family);
    for (const own of ['he scared me', 'she hurt me', 'my whole body is exhausted', 'my mind is exhausted'])
      expect(familiesIn(own), own).not.toEqual([]);
    expect(understand('He left and I was ashamed').emotions.map(({ family }) => family)).toEqual(['ashamed']);
    expect(understand('I used to write that down').emotions).toEqual([]);
    expect(understand('I lost my keys').emotions).toEqual([]);
    for (const none of ["I'm good at nothing", "I'm good at hiding it", 'I am good for nothing'])
      expect(familiesIn(none), none).toEqual([]);
    expect(familiesIn("I'm good today")).toEqual(['good']);
  });

  it('notices when a message is mostly Swahili', () => {
    expect(understand('Boss wangu ananiwekea kazi nyingi na hataki kusikia').isMixedLanguage).toBe(true);
    expect(understand('Naogopa atanidharau').isMixedLanguage).toBe(true);
    expect(understand('My boss gives me too much work and will not listen').isMixedLanguage).toBe(false);
  });
});

describe('the clause worth handing back', () => {
  const best = (text: string) => gistsOf(understand(text))[0];

  it('is the member’s own, turned, without fillers', () => {
    expect(best('um so honestly my manager ignores me in meetings, you know')?.clause).toBe(
      'your manager ignores you in meetings',
    );
    expect(best('ok so me and my boyfriend keep having the same fight')?.clause).toBe(
      'you and your boyfriend keep having the same fight',
    );
  });

  it('marks a judgement on oneself, so that it is never confirmed', () => {
    for (const text of [
      "I'm a failure",
      'I am such an idiot',
      'nobody likes me',
      'I hate myself',
      "it's all my fault",
      "I'm not good enough",
    ]) {
      expect(best(text)?.kind, text).toBe('self_judgement');
    }
  });

  it('leaves a feeling about oneself a feeling', () => {
    expect(best('i feel like i ruined everything')?.clause).toBe('you feel like you ruined everything');
    expect(best('I ruined everything')?.kind).toBe('self_judgement');
  });

  it('leaves a fear a thought, and never turns it into a prediction', () => {
    expect(best('I think I am going to faint in front of everyone')?.clause).toBe(
      'you think you are going to faint in front of everyone',
    );
  });

  it('holds two sides apart', () => {
    expect(best('I love my job but I am so tired of it')?.sides).toEqual([
      'you love your job',
      'you are so tired of it',
    ]);
  });

  it('does not mirror questions, Swahili, or words said to the therapist', () => {
    for (const text of [
      'why does he always do that to me?',
      'Boss wangu ananiwekea kazi nyingi sana leo',
      'you never answer my questions',
    ]) {
      expect(gistsOf(understand(text)), text).toEqual([]);
    }
  });

  it('hands back short answers as they stand', () => {
    expect(shortAnswerOf(understand('my chest, mostly'))).toBe('your chest, mostly');
    expect(shortAnswerOf(understand('since march'))).toBe('since March');
    expect(shortAnswerOf(understand('just me'))).toBeNull();
  });
});

describe('a step the member might take', () => {
  it.each([
    [
      'I guess I could leave my laptop at the office on Fridays.',
      'leave your laptop at the office on Fridays',
    ],
    ['maybe I could write it down, like a log', 'write it down'],
    ["I'll call my sister tonight", 'call your sister tonight'],
  ])('%s', (text, step) => {
    expect(stepIn(text, false)).toBe(step);
  });

  it.each([
    'I could never tell him',
    "I can't sleep",
    "I'm scared I will lose my job",
    'I could die',
    "I don't have time for anything",
    'I could feel it in my chest',
    'Stop analysing me',
    'I could put an end to it',
    "I'll take all of them at once",
  ])('%s is none', (text) => {
    expect(stepIn(text, true)).toBeNull();
  });
});

describe('the situation a message is about', () => {
  const place = { categoryId: 'general', topicId: 'stress', recent: null };
  it.each([
    ['my manager took credit for my report again', 'manager-takes-credit'],
    ['I answer emails until midnight', 'mail-at-midnight'],
    ['I dread Sunday evening because of work', 'sunday-dread'],
    ['we have the same fight over and over', 'same-argument'],
    ['he gives me the silent treatment for days', 'silent-treatment'],
    ['I lie awake at three in the morning', 'sleep-suffers'],
    ["I can't pay the rent this month", 'money-pressure'],
    ['my grandmother died in May', 'grief'],
    ['we broke up two weeks ago', 'heartbreak'],
    ['my parents compare me with my cousin', 'comparison-parents-use-neighbours'],
    ['my boss yells at me in front of everyone', 'toxic-boss'],
    ['I have not come out to my family yet', 'coming-out-self'],
  ])('%s → %s', (text, id) => {
    expect(matchSituation(text, place)?.situation.id).toBe(id);
  });

  it('speaks of violence, habits and identity only where they were named', () => {
    const inGrief = { categoryId: 'trauma', topicId: 'grief', recent: null };
    for (const text of [
      'She used to call me every evening at seven.',
      'I cannot go into her room.',
      'Now at seven I just sit there with the phone.',
    ]) {
      const found = matchSituation(text, inGrief)?.situation;
      expect([null, 'grief'], `${text} → ${found?.id}`).toContain(found?.topic ?? null);
    }
  });

  it('never accuses the member of violence that they have not named', () => {
    const inConflict = { categoryId: 'relationships', topicId: 'conflict', recent: null };
    const id = 'conflict-my-own-temper-with-partner';
    const standsOut = Float32Array.from(allSituations, (situation) => (situation.id === id ? 9 : 0));
    const found = (text: string) => matchSituation(text, inConflict, standsOut)?.situation.id;
    for (const text of [
      'Me and my wife fight',
      'He hit me when we were fighting',
      'We broke up after a fight',
    ])
      expect(found(text), text).not.toBe(id);
    for (const text of [
      'I threw the mug at the wall',
      'She says she is afraid of me',
      'I slapped my husband',
    ])
      expect(found(text), text).toBe(id);
  });

  it('is none when nothing fits, rather than a guess', () => {
    for (const text of ['it rained all day', 'the cat sat on the chair', 'I bought bread']) {
      expect(matchSituation(text, place), text).toBeNull();
    }
  });
});

describe("somebody else's tears", () => {
  it.each([
    'people cried',
    'the guests were crying too',
    'ok hes up crying gotta go',
    'shes awake crying again',
    'my son is up and crying',
  ])('%s', (text) => expect(emotionsIn(text)).toEqual([]));
  it.each(["I'm up crying again", "she is fine and i'm crying", 'this crying'])('one’s own: %s', (text) =>
    expect(emotionsIn(text).map(({ family }) => family)).toContain('sad'),
  );
});
