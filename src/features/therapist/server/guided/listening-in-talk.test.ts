// What was once answered wrongly to very different people: the terse, the glad, the ironic, the ones who put it right, and
// those who write in a hurry or in a language they are learning.
import { describe, expect, it } from 'vitest';
import type { Assessment } from '#features/safety/safety.contract.ts';
import { answerKind, isOnScale } from './answer-kinds.ts';
import { asides } from './asides.data.ts';
import { letGoOfDenied } from './denied-situation.ts';
import { readState } from './dialogue-state.ts';
import { exerciseRequested } from './exercises/all-exercises.ts';
import { followQuestions } from './follow-questions.data.ts';
import { isFragment } from './fragment.ts';
import { gistsOf } from './gist.ts';
import { openInvitations } from './invitations.data.ts';
import { standardOf } from './line.ts';
import { isMeasure, livingPieces } from './living-piece.ts';
import { matchSituation } from './match-situation.ts';
import { todayLines } from './replies.data.ts';
import { last, talk } from './testing/talk.ts';
import { understand } from './understand.ts';

const grief = {
  category: { id: 'trauma', name: 'Trauma', isCustom: false },
  topic: { id: 'grief', name: 'Grief' },
};
const intentOf = (text: string) => understand(text).intent;
const piecesOf = (text: string) => livingPieces(understand(text)).map((piece) => piece.text);
const textsOf = (kind: keyof typeof followQuestions) => followQuestions[kind].map(([, text]) => text);
const asks = (reply: string, kinds: (keyof typeof followQuestions)[]) =>
  kinds.flatMap(textsOf).some((question) => reply.includes(question));

describe('a short answer', () => {
  it.each([
    ['3 weeks ago', 'bareTime'],
    ['since september', 'bareTime'],
    ['in 2021', 'bareTime'],
    ['Forty four years.', 'bareSpan'],
    ['almost three weeks now', 'bareSpan'],
    ['my mum', 'barePerson'],
    ['my chest, mostly', 'bareBody'],
    ['the chair', 'bare'],
    ['yeah', 'yes'],
    ['not really', 'no'],
    ['', null],
  ])('%j is of the kind %s', (text, kind) => {
    expect(answerKind(understand(text))).toBe(kind);
  });

  it('is followed by room for more or by what belongs to its kind, and by no question of the bank', async () => {
    const invites = (reply: string) => openInvitations.some(([, text]) => reply.endsWith(text));
    for (let seed = 1; seed <= 8; seed += 1) {
      const { replies } = await talk([null, 'my dad died', 'my mum', '3 weeks ago'], { ...grief, seed });
      const [, , person = '', time = ''] = replies;
      expect(invites(person) || asks(person, ['barePerson']), person).toBe(true);
      expect(invites(time) || asks(time, ['bareTime']), time).toBe(true);
    }
  });

  it('on the scale that was asked for is taken up as such', () => {
    expect(isOnScale('like a 4', 'How likely is it, honestly, from nought to ten?')).toBe(true);
    expect(isOnScale("it's a four out of ten", undefined)).toBe(true);
    expect(isOnScale('like a 4', 'How long has it been going on?')).toBe(false);
    expect(isOnScale('two of my friends left', 'From nought to ten?')).toBe(false);
  });
});

describe('good news', () => {
  const burdens =
    /weighs|hardest|already tried|worry|without panic|kept it from being|last a little different/i;

  it('is asked about as good news, for as long as nothing hard is said', async () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const { replies } = await talk(
        [null, 'I passed my driving test!', 'My mum was so proud', 'I will drive to her on Saturday'],
        { seed },
      );
      for (const reply of replies.slice(1)) expect(reply).not.toMatch(burdens);
    }
  });

  it('is heard where the fear comes first and the news last', async () => {
    const reply = last(await talk([null, 'I was so scared of the roundabout but I did it']));
    expect(reply).not.toMatch(/fear leaves out|loudest|daylight/);
  });

  it('is neither summed up nor worked on', async () => {
    const { replies } = await talk([
      null,
      'I passed my exam and I am so happy.',
      'My mum was so proud of me.',
      'My sister hugged me at the station.',
      'It went really well in the end.',
      'My friends were very glad for me.',
      'I feel good about the summer now.',
      'My dad said he was proud of me.',
      'I am so happy about all of it.',
    ]);
    expect(replies.join(' ')).not.toMatch(/weighs the most|Shall we|stop at any|so far/i);
  });
});

describe('what is said to us', () => {
  it.each([
    ['Wow, thank you, I am cured', 'hostile'],
    ['You sound like a fortune cookie', 'hostile'],
    ['you keep asking questions. just tell me how to get him back', 'hostile'],
    ["that's a non answer", 'not_understood'],
    ["don't say that. you don't know how it feels", 'not_understood'],
    ["I'm sorry, I shouldn't take it out on you", 'apologises'],
    ["you misunderstood, it's my dad who remarried", 'corrects'],
    ["I'd like to know what people do about this", 'asks_advice'],
    ['wat shud i do', 'asks_advice'],
  ])('%j is %s', (text, intent) => {
    expect(intentOf(text)).toBe(intent);
  });

  it.each([
    "no it's fine, I just wanted to tell someone",
    'my mum says that is wrong, I should pray more',
    'so now its like a secret',
    "maybe that's her way",
    'I think the drugs cured him',
  ])('%j is told', (text) => {
    expect(intentOf(text)).toBe('tells');
  });

  it('is the tail of no report: a new sentence is theirs', () => {
    expect(intentOf('shut up, he said')).toBe('tells');
    expect(intentOf('this app is useless. she told me so')).toBe('hostile');
  });

  it.each([
    ["do you think she's mad at me", 'their-mind'],
    ["why don't they text me back", 'their-mind'],
    ['can i talk to you every day', 'come-back'],
  ])('%j is answered as %s', (text, id) => {
    expect(asides.find(({ pattern }) => pattern.test(understand(text).text))?.id).toBe(id);
  });

  it('is what they turn to, where they turn to something', async () => {
    const talked = await talk([
      null,
      'He said I did not do enough for our mother.',
      "I don't want to talk about that actually. Can we talk about my job?",
    ]);
    expect(last(talked)).toContain('your job');
    expect(talked.state?.facts).toEqual([]);
  });

  it('is a plan they ask for, and no riddle', () => {
    expect(exerciseRequested('can you help me make a plan for monday')).toBe('problem-solving');
  });
});

describe('what they said before', () => {
  it('is remembered from today, without a word on memory', async () => {
    const reply = last(
      await talk([null, 'I practise with my sister on Sundays.', 'What were we talking about before?']),
    );
    expect(reply).toContain('you practise with your sister on Sundays');
    expect(reply).not.toMatch(/allowed me to keep|approved/);
    expect(todayLines.map(standardOf).every((line) => line.includes('{f}'))).toBe(true);
  });

  it('was tried: advice does not ask for it again', async () => {
    const reply = last(
      await talk([null, "I've tried melatonin and no screens.", 'how do I stop thinking at night']),
    );
    expect(reply).not.toMatch(/already tried|own gut/);
  });

  it('was tried: the idea is let go and asked about', async () => {
    const { replies } = await talk([
      null,
      "I've tried melatonin and no screens.",
      'how do I stop thinking at night',
      'I tried that already',
    ]);
    expect(replies[3]).toMatch(/when you tried it|stop working/);
  });
});

describe('a correction', () => {
  it('is what it is, and not what it is not', async () => {
    const reply = last(
      await talk([null, 'My sister is getting married.', "No, I didn't say I was angry. I'm sad"]),
    );
    expect(reply).not.toContain("you didn't say");
    expect(reply).toMatch(/you're sad|had that wrong|different/i);
  });

  it('in the same breath takes back what came before it', () => {
    expect(understand("My wife died... no, sorry, that's my neighbour's story").text).not.toContain('died');
    expect(understand("No, sorry, I don't want to").text).toContain('No');
  });

  it('of a situation lets go of it, and of none of their own troubles', () => {
    const spoken = (situation: string) => ({
      ...readState(null),
      turns: 2,
      situationAt: 2,
      situation,
      ways: ['situation'],
    });
    const smoke = spoken('stress-smoking-to-cope');
    letGoOfDenied(smoke, understand("I don't smoke"), [{ role: 'assistant', content: 'You smoke it away.' }]);
    expect(smoke.denied).toEqual(['stress-smoking-to-cope']);
    expect(smoke.situation).toBeNull();
    const sleep = spoken('sleep-wakes-at-three');
    letGoOfDenied(sleep, understand("I don't sleep"), [{ role: 'user', content: "I can't sleep" }]);
    expect(sleep.situation).toBe('sleep-wakes-at-three');
  });

  it('is heard in what a situation is named by', () => {
    const place = { categoryId: 'trauma', topicId: 'childhood', recent: null };
    expect(matchSituation('he was not absent, my absent father was there', place)?.situation.id).not.toBe(
      'childhood-absent-father',
    );
    const denied = { ...place, denied: ['childhood-absent-father'] };
    expect(matchSituation('my father was absent', place)?.situation.id).toBe('childhood-absent-father');
    expect(matchSituation('my father was absent', denied)?.situation.id).not.toBe('childhood-absent-father');
  });
});

describe('typing and learning', () => {
  it('a slip is put right before anything is handed back', () => {
    expect(understand('he yeled at me infront of his freinds').text).toBe(
      'he yelled at me in front of his friends',
    );
    expect(understand('he says im to sensitve').text).toBe("he says I'm too sensitive");
    expect(understand('me an my bf had a figth agian').text).toBe('me and my bf had a fight again');
  });

  it.each([
    'you are come to Germany since six month and you have not friend',
    'your wife she is in Kenya with the childrens',
    'he say papa is the man in the phone',
    'it is hurt you very much',
    'you been together 3 years',
    'this since March',
  ])('%j is understood and not said back', (text) => {
    expect(isFragment(text)).toBe(true);
  });

  it.each([
    'he makes you do it',
    'you did not want it',
    'your boss is going to leave',
    'she would not have it',
    'your father is like that',
  ])('%j is whole', (text) => {
    expect(isFragment(text)).toBe(false);
  });

  it('the sentence that says nothing sums up nothing', () => {
    expect(gistsOf(understand("I don't know"))).toEqual([]);
  });
});

describe('what is handed back', () => {
  it('is the judgement alone where something else stands beside it', () => {
    expect(gistsOf(understand('I make a smile but inside I feel stupid'))[0]?.clause).toBe('you feel stupid');
  });

  it('is the point of it', () => {
    expect(piecesOf("My sister is getting married and I'm not invited")[0]).toBe("you're not invited");
    expect(piecesOf("She'll probably roll her eyes")).not.toContain('her eyes');
    expect(piecesOf('I miss her hands.')).toContain('her hands');
  });

  it('is no speech where nobody spoke', () => {
    expect(
      livingPieces(understand("She's good at telling me the truth")).map(({ kind }) => kind),
    ).not.toContain('words_of_others');
    expect(
      livingPieces(understand('He has never once told her to stop shouting')).map(({ kind }) => kind),
    ).not.toContain('words_of_others');
  });

  it.each(['two weeks', 'every month', 'the third time', '3 years', 'last night'])(
    '%j is a measure, which nobody keeps hearing',
    (text) => {
      expect(isMeasure(text)).toBe(true);
    },
  );
});

describe('what is asked as normal', () => {
  it('is answered in its own words, and otherwise the second time', async () => {
    const first = last(await talk([null, 'Is it normal to feel guilty about leaving?']));
    expect(first).toContain('feel guilty about leaving');
    const { replies } = await talk([null, 'is that normal?', 'My mum is old.', 'ok but is it normal?']);
    expect(replies[3]).not.toMatch(/no sure answer|good answer/);
  });

  it('is left to a doctor where it may be more', async () => {
    const reply = last(await talk([null, 'Is it normal to want to hear voices?']));
    expect(reply).not.toMatch(/very common|human as it gets/);
  });
});

describe('a fear that was mistaken', () => {
  const watched: Assessment = {
    level: 'watch',
    kinds: ['suicide'],
    evidence: ['suicide.learned'],
    declined: [],
  };

  it('is taken back when they say so, and help is not pointed to again', async () => {
    const first = await talk([null, 'Work and the news and everything.', "No I'm not suicidal"], {
      risk: watched,
    });
    expect(last(first)).toMatch(/take your word|believe you/);
    const { replies } = await talk(['My husband says do not worry.', 'He made dinner for us.'], {
      risk: watched,
      state: first.state,
    });
    expect(replies.join(' ')).not.toMatch(/help (?:button|page)|one tap/);
  });

  it('is believed of nobody whose words a rule knows', async () => {
    const risk = { ...watched, evidence: ['suicide.wish'], isSaidNow: true as const };
    expect(last(await talk([null, "I'm not suicidal, I just want it to be over"], { risk }))).not.toMatch(
      /take your word/,
    );
  });

  it('points to help once while nothing new is said', async () => {
    const lines = Array.from({ length: 16 }, (_, n) => `My boss gave me task number ${n} and I went home.`);
    const pointed = async (evidence: string[]) =>
      (await talk([null, ...lines], { risk: { ...watched, evidence } })).replies.filter((reply) =>
        /help (?:button|page)|one tap/.test(reply),
      );
    expect(await pointed(['suicide.named'])).toHaveLength(1);
    // What only the reader hears, and nobody asked about, is no reason to.
    expect(await pointed(['suicide.learned'])).toHaveLength(0);
  });
});

describe('an acknowledgement and a nod', () => {
  it('nods once, not before a piece of theirs and after it', async () => {
    const lines = [
      'my boss moved my desk next to the printer',
      'she asked everyone else where they wanted to sit',
      'I bought a new lamp for the desk',
      'my sister called about the garden',
      'the printer runs all day',
      'I sat in the sun for an hour',
    ];
    const nods =
      /(?:^|(?<=[.!?] ))(?:Mm|I see|Got it|I follow(?: you)?|Okay(?:, I (?:see|hear you))?|I hear you|I'm listening|I am with you|I heard that|Yes)\./g;
    for (let seed = 1; seed <= 30; seed += 1) {
      const { replies } = await talk([null, ...lines], { seed });
      for (const reply of replies) expect(reply.match(nods)?.length ?? 0, reply).toBeLessThan(2);
    }
  });
});

describe('a word that says no more than that it was heard', () => {
  it('is no answer alone', async () => {
    const alone =
      /^(?:Short is fine too|No need to dress it up|That matters|That is no small thing|Mm|Okay)\.$/;
    const lines = ['the shop has a blue door', 'yeah', 'hm', 'the bench too', 'blue', 'yes', 'so so'];
    for (let seed = 1; seed <= 40; seed += 1) {
      const { replies } = await talk([null, ...lines], { seed, surface: 'chat' });
      for (const reply of replies) expect(reply).not.toMatch(alone);
    }
  });
});

describe('a goodnight beside the pills', () => {
  it('is answered once with the danger, and then let go', async () => {
    const danger = 'I have the pills here and I want to take them tonight';
    const held = await talk([null, danger, 'Goodnight']);
    expect(held.isGoodbye).toBe(false);
    expect(last(held)).toContain('?');
    const gone = await talk([null, danger, 'Goodnight', 'bye']);
    expect(gone.isGoodbye).toBe(true);
    expect(last(gone)).toMatch(/9 8 8|911/);
  });
});
