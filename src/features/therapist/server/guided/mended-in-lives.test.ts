// The same as mended-by-ear.test.ts, heard in the talks of members with other lives.
import { describe, expect, it } from 'vitest';
import { assess } from '#features/safety/server/safety.service.ts';
import type { DialogueState, SpokenTurn, TherapistTurn } from '../../therapist.contract.ts';
import { leantTo } from './ask.ts';
import { isBright } from './bright-moments.ts';
import { allSituations } from './content/all-content.ts';
import { tellsDeath } from './deaths.ts';
import { followKinds } from './follow-kinds.ts';
import { gistsOf, shortAnswerOf } from './gist.ts';
import { livingPieces } from './living-piece.ts';
import { matchSituation } from './match-situation.ts';
import type { Reading } from './meaning/meaning.ts';
import { stepIn } from './receive-step.ts';
import { last, stress, talk } from './testing/talk.ts';
import { openTurn, type TurnContext } from './turn-context.ts';
import { decideIntent, emotionsIn, understand } from './understand.ts';
import { quoted } from './word-ways.ts';

const quiet = { risk: assess([]), style: 'Standard', surface: 'voice', memories: [], conversation: [] };
const first = [null, 'my dad moved in with us after his hip operation'];
const answered = async (line: string, before: (string | null)[] = first) =>
  last(await talk([...before, line]));

/** Whatever the seed, as lines. */
const answeredByAll = async (line: string, before: (string | null)[] = first): Promise<string> => {
  const seeds = Array.from({ length: 12 }, (_, at) => at + 1);
  return (await Promise.all(seeds.map(async (seed) => last(await talk([...before, line], { seed }))))).join(
    '\n',
  );
};
/** How a line is met at the beginning, with one seed after the other. */
const contexts = (memberText: string): Promise<TurnContext[]> =>
  Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      openTurn(
        { ...stress, ...quiet, memberText, state: null, seed: at + 1 } as unknown as TherapistTurn,
        null,
      ),
    ),
  );
const pieces = (text: string): string[] => livingPieces(understand(text)).map(({ text: piece }) => piece);
const place = (categoryId: string, topicId: string) => ({ categoryId, topicId, recent: null });

describe('an empty nest and a promotion that went to another', () => {
  const nest: (string | null)[] = [null, 'my daughter left for uni in september', 'the house is so quiet'];

  it('what they did says more than the thing they did it with', async () => {
    const reply = await answered('he watches the match and i sit in her room', nest);
    expect(reply).not.toMatch(/the match/);
  });

  it('“is that weird?” is answered, though they do not know', () =>
    expect(understand("i don't know. is that weird").intent).toBe('asks_fact'));

  it('“what do you think”, asked again, asks for a thought of ours', async () => {
    expect(understand('Yeah but what do you think').intent).toBe('asks_advice');
    expect(understand('what do you think she meant').intent).not.toBe('asks_advice');
    const told: (string | null)[] = [null, 'They gave my promotion to a man I trained.', 'what would you do'];
    expect(await answered('Yeah but what do you think', told)).not.toMatch(/put that badly|gut|tried/i);
  });

  it('a number of years is handed back without its “nearly”', () =>
    expect(shortAnswerOf(understand('twenty years ago nearly'))).toBe('twenty years ago'));

  it('a breathing exercise is no answer to who calls them what', async () => {
    const told: (string | null)[] = [
      null,
      'I got passed over. Again.',
      'Third time. They gave it to a man I trained.',
      'He came to me last week to ask how to do the budget',
      'and I showed him',
      'I was smiling the whole time',
      'My wife says apply somewhere else',
      "I'm 52",
      "I've been there since it was four people and a kettle",
      'the founder used to call me the spine',
      'he retired, his son runs it now',
    ];
    expect(await answered('Derek. He calls me mate', told)).not.toMatch(/breath|exercise/i);
    expect(await answered("I couldn't go back now I'm 48", told)).not.toMatch(/breath/i);
    const summed = [...told, "my heart races and I'm so anxious I can't sit still"];
    expect(await answered("I'm so anxious about Thursday", summed)).toMatch(/breath|minute|worries/i);
  });

  it.each([
    ["he's paying the rent yeah", "he's paying the rent"],
    ['oh yeah', 'oh yeah'],
    ['and she said yeah', 'and she said yeah'],
  ])('of “%s” is heard: %s', (text, heard) => expect(understand(text).text).toBe(heard));

  it.each([
    ['my grandma tells the bus driver', 'the bus driver'],
    ['i see her sunday', 'her Sunday'],
    ["i'd have to do placements with 20 year olds", 'with 20 year olds'],
  ])('of “%s” is not “%s”', (text, piece) => expect(pieces(text)).not.toContain(piece));

  it('“the laptop straight away” is a laptop', () =>
    expect(pieces('i looked it up once. shut the laptop straight away')).not.toContainEqual(
      expect.stringMatching(/away$/),
    ));

  it('what they stopped comes before when', () =>
    expect(pieces('i used to be a nurse. i stopped when she was born')).not.toContain('she was born'));

  it('a couple says it once', () =>
    expect(gistsOf(understand("me and my husband, we don't talk much anymore"))[0]?.clause).toBe(
      "you and your husband don't talk much anymore",
    ));

  it('that everyone was proud is no good news of theirs', () => {
    expect(gistsOf(understand('law. everyone was so proud'))[0]?.kind).not.toBe('good');
    expect(gistsOf(understand('everyone was so proud of me'))[0]?.kind).toBe('good');
  });

  it('“is that silly?” is not agreed with', async () =>
    expect(await answered('I told the dog about it. Is that silly?')).toMatch(
      /doesn't sound like that|small thing|Said aloud/,
    ));

  it('what they do for him has no story with a thing', async () =>
    expect(await answered('I do his buttons in the mornings')).not.toMatch(/(?:about|with) his buttons/));

  it('nobody did anything when grandma was small', async () => {
    const kinds = async (line: string) => (await contexts(line)).flatMap(followKinds);
    expect(await kinds('she kept a donkey when she was small')).not.toContain('others');
    expect(await kinds('she kept a donkey behind the garage')).toContain('others');
  });
});

describe('somebody who stopped answering, a bottle at six, a child that feels like somebody else’s', () => {
  it.each([
    ['idk i was too much', 'self_judgement'],
    ['so maybe i am a lot', 'self_judgement'],
    ["I don't want to be my old man", 'fear'],
  ])('“%s” is a %s', (text, kind) => expect(gistsOf(understand(text))[0]?.kind).toBe(kind));

  it('“I eat a lot” judges nobody', () =>
    expect(gistsOf(understand('I read a lot at night'))[0]?.kind).not.toBe('self_judgement'));

  it('what mum says is told without its “too”', () =>
    expect(pieces("that's what my mum says too, you're so intense").join()).not.toMatch(/too,/i));

  it('“what if I just move it” is a step where one was asked for, and a fear elsewhere', () => {
    expect(stepIn('ok what if i just move it to a folder', true)).toBe('move it to a folder');
    expect(stepIn('what if i move it to a folder', false)).toBeNull();
    expect(stepIn('what if i lose him', true)).toBeNull();
  });

  it('what they can do without is no step', () =>
    expect(stepIn('I could do the weeks without. With them I do not touch it', false)).toBeNull());

  it('who does it now is not asked when', async () =>
    expect(
      await answeredByAll("Aye alright. I'll ring him now", [
        ...first,
        'he drives me mad',
        'I could ring my brother',
      ]),
    ).not.toMatch(/When would|get in the way|How likely/));

  it('who does it tomorrow is not asked when either', async () =>
    expect(await answeredByAll("I'll ring him tomorrow", [...first, 'he drives me mad'])).not.toMatch(
      /When would/,
    ));

  it('“so why can’t I” adds nothing to a step', async () =>
    expect(
      await answeredByAll("So why can't I on the others", [
        ...first,
        'he drives me mad',
        'I could ring my brother',
      ]),
    ).not.toMatch(/exactly that small|place in the week|real enough/));

  it('who wants to hurt nobody is believed', async () =>
    expect(await answered("no I don't want to hurt her, nothing like that")).toMatch(
      /plainly|as you say it/,
    ));

  it('“what it’s meant to be” puts nobody right', () =>
    expect(
      decideIntent('tells', "and I thought oh that's what it's meant to be", 9, {
        intents: [{ label: 'corrects', score: 0.7 }],
      } as unknown as Reading),
    ).toBe('tells'));

  it('a list of chores brings no hot nights', () => {
    const at = allSituations.findIndex(({ id }) => id === 'sleep-midlife-heat');
    const nearest = Float32Array.from(allSituations.map((_, other) => (other === at ? 9 : 0)));
    const meant = (text: string) => matchSituation(text, place('general', 'sleep'), nearest)?.situation.id;
    expect(meant('I wake up burning and then I freeze')).toBe('sleep-midlife-heat');
    expect(meant('milk, vests, the heating, milk')).not.toBe('sleep-midlife-heat');
  });

  it('an ex’s verdict is the ex’s', () => {
    expect(gistsOf(understand('my ex said i was a lot'))[0]?.kind).not.toBe('self_judgement');
    expect(gistsOf(understand('I was too needy'))[0]?.kind).toBe('self_judgement');
  });

  it('“go through lists” is no order to them', () =>
    expect(pieces('when she sleeps I look at the ceiling and go through lists')).not.toContain(
      'go through lists',
    ));

  it('a talk that leans to hot nights needs a word of them', () => {
    const leanings = { 'sleep-midlife-heat': 9 };
    const leant = (text: string) =>
      leantTo({
        state: { leanings },
        match: null,
        turn: { conversation: [] },
        heard: understand(text),
      } as never)?.id;
    expect(leant('I wake up drenched')).toBe('sleep-midlife-heat');
    expect(leant('I go through lists at night')).toBeUndefined();
  });

  it('a doctor’s advice is no word to live with', async () => {
    const quotedFrom = async (line: string) =>
      (await contexts(line)).map((context) => quoted(context)?.parts[0]?.text ?? '').join('\n');
    expect(await quotedFrom('My doctor said "you should talk to someone about it"')).not.toMatch(
      /live with them/,
    );
    expect(await quotedFrom('My doctor says stop pretending about the drinking')).toMatch(/Stop pretending/);
  });
});

describe('a shopping list, an interview, and a priest', () => {
  it('an ugly lamp is no shame, and an ugly face is', () => {
    expect(emotionsIn("the lamp's ugly. it's really ugly")).toEqual([]);
    expect(emotionsIn("I'm really ugly").map(({ family }) => family)).toEqual(['ashamed']);
  });

  it('he might cry, and they may not', () => {
    expect(emotionsIn("he might cry and then i'd have to deal with that")).toEqual([]);
    expect(emotionsIn('I might cry').map(({ family }) => family)).toEqual(['sad']);
  });

  it('what they do not know of the story is story', () => {
    const blank = { intents: [{ label: 'does_not_know', score: 0.6 }] } as unknown as Reading;
    const meant = (text: string) => decideIntent('tells', text, text.split(' ').length, blank);
    expect(meant("i don't know what the card was for")).toBe('tells');
    expect(meant('maybe he knows')).toBe('tells');
    expect(meant("You don't know, of course")).toBe('tells');
    expect(meant("i don't know how to say it")).toBe('does_not_know');
  });

  it('“they were nice about it, that was worse” is no good moment', () => {
    expect(isBright('they were nice about it that was worse')).toBe(false);
    expect(isBright('they were nice about it')).toBe(true);
  });

  it('who asks for luck gets it', async () =>
    expect(await answered('wish me luck')).toMatch(/Good luck|more than luck/));

  it('“and why” belongs to the step', async () =>
    expect(
      await answeredByAll('and why', [
        ...first,
        'I blanked last time',
        "i think i'll write down three shows i love",
      ]),
    ).not.toMatch(/How is it, saying that|come up/));

  it.each([
    ['I am a priest and I no longer believe.', 'no longer believe'],
    ['I stand there and say the words and they are only words', 'the words'],
  ])('of “%s” is not “%s”', (text, piece) => expect(pieces(text)).not.toContain(piece));

  it('a light that cannot be described is no inability', () =>
    expect(gistsOf(understand("There was a light in the chapel, I can't describe it"))[0]?.kind).not.toBe(
      'inability',
    ));

  it('whether it is a sin is not ours to say', async () =>
    expect(await answered("Do you think it's a sin to go on")).toMatch(/not mine to say|cannot weigh/));

  it('“I might write” is a step', () => {
    expect(stepIn('I might write', false)).toBe('write');
    expect(stepIn('I might cry', false)).toBeNull();
  });
});

describe('curtains, a letter in a drawer, and a mother who asks where he is', () => {
  it('“I suppose I could” is taken up', async () =>
    expect(await answered('I suppose I could', [...first, 'I never told her about the shop'])).toMatch(
      /^(?:\S+ ){0,4}?You could/,
    ));

  it.each([
    ['They carried the till out', 'the till out'],
    ['I feel like a liar', 'a liar'],
  ])('of “%s” is not “%s”', (text, piece) => expect(pieces(text)).not.toContain(piece));

  it('a liar is a verdict', () =>
    expect(gistsOf(understand('I feel like a liar'))[0]?.kind).toBe('self_judgement'));

  it('fishing with him is cherished', () =>
    expect(gistsOf(understand('i used to go fishing with him'))[0]?.kind).toBe('cherished'));

  it('a brother in prison is one', () => {
    expect(understand('my brothers in prison').text).toBe("my brother's in prison");
    expect(understand('my brothers play on Sundays').text).toBe('my brothers play on Sundays');
  });

  it('who does not know why they are here was sent', async () =>
    expect(await answered('idk why im here my mum made me do this', [null])).toMatch(
      /want from this yourself|odd way to arrive/,
    ));

  it('“I didn’t know what to answer” is of that moment', () =>
    expect(
      decideIntent('tells', "I didn't know what to answer", 6, {
        intents: [{ label: 'does_not_know', score: 0.7 }],
      } as unknown as Reading),
    ).toBe('tells'));

  it.each(['Is that awful', 'i threw them away. is that terrible?'])('“%s” is not weighed', async (line) =>
    expect(await answered(line)).toMatch(
      /Not from what|One word|care a good deal|only know a part|heavy question/,
    ),
  );

  it('“what would you have said” asks for no plan', async () =>
    expect(await answered('What would you have said?')).toMatch(/your view counts|own answer/));

  it('“yes, Monday” belongs to the step', async () =>
    expect(
      await answered('yes Monday', [...first, 'he is 81 now', 'I could ask the day centre about him']),
    ).toMatch(/^Monday\b|\bMonday\. /));

  it('no idea of ours comes over what somebody else did then', async () => {
    const lines = ["I'm worried about my brother", 'he was scared of those guys and I am scared too'];
    const begun = await talk([null, ...lines]);
    const state = {
      ...begun.state,
      talk: 12,
      summaries: 1,
      lastSummaryAt: 9,
      lastOfferAt: 2,
    } as DialogueState;
    const conversation: SpokenTurn[] = lines.map((content) => ({ role: 'user', content }));
    const offered = { ...state, offered: ['values', 'grounding'] } as DialogueState;
    const ends = async (line: string) => last(await talk([line], { state: offered, conversation }));
    expect(await ends('and then he went round there')).not.toMatch(/like to hear|share|Shall I/);
    expect(await ends("I'm so scared for him that I can't sleep")).toMatch(/like to hear|share|Shall I/);
  });
});

describe('praise of ours', () => {
  it('is no good mood of theirs', async () => {
    const told = [...first, 'he rings me forty times a month', "That's quite good actually"];
    for (const seed of [1, 2, 3, 4, 5, 6])
      expect(last(await talk([...told, 'forty missed calls last month'], { seed }))).not.toMatch(
        /best moment|look forward|like to tell|made that possible/,
      );
  });
});

describe('a telephone, and letters about a dog', () => {
  it('that they were calm once is no good news', () => expect(emotionsIn('I was calm')).toEqual([]));

  it('who could have died of shame is not condoled with', async () => {
    expect(tellsDeath('I could have died')).toBe(false);
    expect(tellsDeath('he died')).toBe(true);
    expect(
      await answered('I could have died', [...first, 'his daughter told me on the doorstep']),
    ).not.toMatch(/sorry/i);
  });

  it.each([
    ["He can't hear it himself", 'plain'],
    ["I can't answer the phone at work", 'inability'],
    ["he shouts and I can't answer him", 'inability'],
    ['i should be able to answer a phone', 'plain'],
  ])('“%s” is %s', (text, kind) => expect(gistsOf(understand(text))[0]?.kind).toBe(kind));

  it('a number is handed back without “I think”', () =>
    expect(shortAnswerOf(understand('three hundred and six babies I think'))).toBe(
      'three hundred and six babies',
    ));
});

describe('a student before exams, a man made redundant, a flat to be kept', () => {
  it('CBT is explained, whatever is told beside the question', async () => {
    expect(await answered('Fair enough. What is CBT? My doctor mentioned it.')).toMatch(/talking therapy/);
    expect(await answered('My doctor mentioned CBT.')).not.toMatch(/talking therapy/);
  });

  it('what they said about somebody is remembered, also behind a story', async () => {
    const told: (string | null)[] = [
      null,
      'My sister Wanja lent me money and I hate owing her.',
      'The flat is damp.',
    ];
    const reply = await answered(
      "It's damp but it's mine. Do you remember what I said about my sister?",
      told,
    );
    expect(reply).toMatch(/lent you money/);
  });

  it('words that are not theirs are not put between quotation marks', async () => {
    const all = await answeredByAll('my sister thinks I should move in with her instead', [
      null,
      'The flat is damp.',
    ]);
    expect(all).not.toMatch(/["“]You should move in/);
  });

  it('a request for advice is none of their story', async () => {
    expect(understand('Give me one piece of advice for telling my sister no.').intent).toBe('asks_advice');
    expect(understand('My mum gave me advice about the flat.').intent).not.toBe('asks_advice');
  });

  it('who asks for the words is helped with words', async () => {
    expect(await answered('can you help me work out what to say to him')).toMatch(/message|say|sentence/i);
  });

  it('a thought told with its “that” is handed back without it', async () => {
    const all = await answeredByAll("that i'm boring", [null, 'I stay in bed.', 'idk']);
    expect(all).not.toMatch(/that that/);
  });

  it('a confession is met before anything is asked of it', async () => {
    expect(await answered("I suspect I don't like being a dad. There. I said it.")).toMatch(
      /said it|took something/,
    );
  });

  it('who has ten minutes is not told that there is no hurry', async () => {
    expect(await answered("That it wasn't his fault. I've got a meeting in ten minutes, so.")).toMatch(
      /minutes you have|stop when you must/,
    );
    expect(await answeredByAll('what would i even say tho')).not.toMatch(/no hurry|room here|Take your time/);
  });

  it('words drafted here are answered as such', async () => {
    const draft =
      "so like: dad i've not started, i'm scared, please don't be disappointed, can we have lunch. is that ok";
    expect(await answered(draft)).toMatch(/asks for one thing|I would understand you/);
  });

  it('a no to our question about danger is no fact of theirs', async () => {
    const { state } = await talk([
      null,
      'He is sulking for nine days.',
      "Nobody's hurting me. I text him five times a day.",
    ]);
    const facts = (state as DialogueState & { facts: { clause: string }[] }).facts;
    expect(facts.some(({ clause }) => /hurting/.test(clause))).toBe(false);
  });

  it('what talking is good for is said, and no despair', async () => {
    const line = 'Nothing. What I want to know is what use is talking about it.';
    expect(understand(line).intent).toBe('asks_fact');
    expect(await answered(line, [null, 'I lost my job after 31 years.'])).toMatch(
      /gives nothing back|say so and we stop/,
    );
  });

  it('a book cover is good news, a fox that moves somebody to tears no grief', () => {
    expect(isBright('my illustration got picked for a book cover')).toBe(true);
    expect(isBright("I wasn't picked for the team")).toBe(false);
    expect(emotionsIn('she said my foxes made her cry')).toEqual([]);
    expect(emotionsIn('it made me cry').map(({ family }) => family)).toEqual(['sad']);
  });

  it('those who are told something did not say it', async () => {
    const all = await answeredByAll('my mum is already telling everyone at church');
    expect(all).not.toMatch(/["“]Everyone at church/);
  });
});

describe('a nurse with a syringe, a group chat, a move to Denver', () => {
  it('of a long plan the first thing is the step', () =>
    expect(
      stepIn(
        "I think I'll message Ros before my shift and ask her to sit with me while I write the whole form.",
        false,
      ),
    ).toBe('message Ros before your shift'));

  it('what was quoted keeps both its marks', () => {
    const [gist] = gistsOf(
      understand('She said "you would never leave this town for me, you are a coward."'),
    );
    expect((gist?.clause.match(/"/g) ?? []).length % 2).toBe(0);
  });

  it('“how do we” asks for advice as “how do I” does', () =>
    expect(understand('How do we talk about it without another fight?').intent).toBe('asks_advice'));
});
