// What was mended after listening to whole talks: each case is a line that was answered as if nobody had listened.
import { describe, expect, it } from 'vitest';
import { assess } from '#features/safety/server/safety.service.ts';
import type { TherapistTurn } from '../../therapist.contract.ts';
import { leantTo } from './ask.ts';
import { isBright } from './bright-moments.ts';
import { allSituations } from './content/all-content.ts';
import { tellsDeath } from './deaths.ts';
import { gistsOf, shortAnswerOf } from './gist.ts';
import { livingPieces } from './living-piece.ts';
import { matchSituation } from './match-situation.ts';
import type { Reading } from './meaning/meaning.ts';
import { thingIn } from './named-things.ts';
import { stepIn } from './receive-step.ts';
import { respondToPending } from './respond-pending.ts';
import { last, stress, talk } from './testing/talk.ts';
import { openTurn } from './turn-context.ts';
import { decideIntent, emotionsIn, understand } from './understand.ts';

const quiet = {
  risk: assess([]),
  style: 'Standard',
  surface: 'voice',
  memories: [],
  conversation: [],
  seed: 11,
};
const first = [null, 'my dad moved in with us after his hip operation'];
const answered = async (line: string, before: (string | null)[] = first) =>
  last(await talk([...before, line]));

describe('what is said about the telling itself', () => {
  it.each([
    "I've never told anyone that",
    "i don't think i've ever told anyone that",
    "I've never said that out loud",
  ])('“%s” is thanked for and nothing is asked of the story', async (line) =>
    expect(await answered(line)).toMatch(/telling it here|careful with it|for the first time/),
  );

  it.each([
    "no I haven't told anyone",
    "I've never told him that",
    'she has never told anyone',
    'I never told anyone at work that I was ill and they found out',
  ])('“%s” is story', async (line) =>
    expect(await answered(line)).not.toMatch(/telling it here|careful with it|for the first time/),
  );

  it('who wants somebody to know is told that it is known', async () =>
    expect(await answered("maybe i just want someone to know it's hard")).toMatch(/I know it now|I see it/));

  it.each([
    'I want someone to fix the sink',
    'I want you to know the plan',
    'I need someone to look after him',
  ])('“%s” is no such wish', async (line) =>
    expect(await answered(line)).not.toMatch(/I know it now|I see it/),
  );

  it.each([
    'yeah it sounds stupid when i say it',
    "it's such a silly thing to cry about",
    "that's a bit mad isn't it",
  ])('“%s” is not agreed with', async (line) =>
    expect(await answered(line)).toMatch(/doesn't sound like that|small thing|Said aloud/),
  );

  it.each(['he sounds stupid when he says it', 'it sounds stupid to my wife that I still pay for his phone'])(
    '“%s” is of others',
    async (line) => expect(await answered(line)).not.toMatch(/doesn't sound like that|polished|Said aloud/),
  );
});

const pieces = (text: string): string[] => livingPieces(understand(text)).map(({ text: piece }) => piece);
const place = (categoryId: string, topicId: string) => ({ categoryId, topicId, recent: null });

describe('what is handed back', () => {
  it('tells nobody to sit there', () => expect(shortAnswerOf(understand('just sit there'))).toBeNull());

  it.each([
    ['that is the thing, I should be happy', 'duty'],
    ["I'd feel a fool walking in", 'feeling'],
    ["I don't know what to do with myself", 'doubt'],
  ])('“%s” is no %s', (text, kind) => expect(gistsOf(understand(text))[0]?.kind).not.toBe(kind));

  it('who thinks of the day somebody is gone is afraid', () =>
    expect(gistsOf(understand("I keep thinking about when she's, if she's not here"))[0]?.kind).toBe('fear'));

  it.each([
    ["I've been in this job four months", 'in this job four months'],
    ['haha fair question. no they were probably right', 'haha fair question'],
    ["I don't have kids. we tried for three years", "you don't have kids"],
    ['in front of like thirty people, the whole leadership', 'in front of like thirty'],
    ['i just miss when it was easy', 'it was easy'],
  ])('of “%s” is not “%s”', (text, piece) => expect(pieces(text)).not.toContain(piece));

  it('is all of those before whom it happened', () =>
    expect(pieces('I lost my place in front of like thirty people, the whole leadership')).toContain(
      'in front of like thirty people',
    ));

  it("“could go to my sister's I suppose” is what they could do", async () =>
    expect(await answered("could go to my sister's I suppose")).not.toMatch(/you suppose/));

  it('a child that never came is no fact among others', async () =>
    expect(await answered("I don't have kids. we tried for three years")).toMatch(/sorry/i));

  it('years of trying for something else are no such loss', async () =>
    expect(await answered('we tried for three years to sell the house')).not.toMatch(/sorry/i));

  it('“dropped dead” tells a death, “drop dead gorgeous” none', () => {
    expect(tellsDeath('my father dropped dead at sixty')).toBe(true);
    expect(tellsDeath('she looked drop dead gorgeous')).toBe(false);
  });

  it('“Gary is great actually” is good news, and what he is great at may not be', () => {
    expect(isBright('Gary is great actually')).toBe(true);
    expect(isBright('My boss is great at making me feel small')).toBe(false);
  });
});

describe('what was done, drafted or lost', () => {
  it('words they would send are met as that', async () => {
    expect(await answered('"i\'m here, i\'m ashamed, call you tomorrow"')).toMatch(
      /send it|as they are|want to get that/,
    );
    expect(await answered('"you are so dramatic"')).not.toMatch(/send it|as they are|want to get that/);
  });

  it('who has sent it hears that', async () => {
    expect(await answered('ok sent it')).toMatch(/did it, just now|that is done|took something/);
    expect(await answered('he sent it to my boss')).not.toMatch(
      /did it, just now|that is done|took something/,
    );
  });

  it('good tears are no sorrow, and a pride that is over no good news', () => {
    expect(emotionsIn("ok i'm crying now but good crying").map(({ family }) => family)).not.toContain('sad');
    expect(emotionsIn('i was so proud of 120')).toEqual([]);
    expect(emotionsIn("i'm so proud of her").map(({ family }) => family)).toEqual(['good']);
  });

  it('“what if it was too soon” is no fear of what comes', async () =>
    expect(await answered('What if it was too soon', [null, 'My dog died on Tuesday.'])).not.toMatch(
      /comes to that|first hour/,
    ));

  it('“are you two thinking about kids” is not torn', () =>
    expect(pieces('people keep saying are you two thinking about kids')).not.toContain(
      'two thinking about kids',
    ));

  it('a husband is no thing', () =>
    expect(thingIn(understand('nobody knew i was pregnant except my husband'))).toBeNull());

  it('“oh god” is not handed back', () =>
    expect(shortAnswerOf(understand('oh god she replied already'))).not.toMatch(/god/i));
});

describe('what is meant for somebody else', () => {
  it('“she’ll remember me like that” is not asked of us', () => {
    expect(understand("I'm scared she'll remember me like that").intent).toBe('tells');
    expect(understand('will you remember me').intent).toBe('asks_memory');
  });

  it('an insult is no thing with a story', () =>
    expect(thingIn(understand('Last night I called her a brat and she went white'))).toBeNull());

  describe('what is meant to be refused', () => {
    const before = [...first, 'we argue about the dishwasher every evening and I hate it'];

    /** As an answer to an idea of ours, where meaning takes it for a refusal. */
    async function answeredOffer(line: string): Promise<string | null> {
      const { state } = await talk(before);
      const turn = { ...stress, ...quiet, memberText: line, state } as unknown as TherapistTurn;
      const context = await openTurn(turn, null);
      context.heard.intent = 'declines';
      const draft = respondToPending(context, { kind: 'insight', situation: null });
      return draft?.parts.map(({ text }) => text).join(' ') ?? null;
    }

    it.each(["i don't want to ruin the mood", "no i don't want to say any of it to him"])(
      '“%s” refuses nothing of ours',
      async (line) => expect(await answeredOffer(line)).toBeNull(),
    );

    it.each(["i don't want to hear it", "no i don't want to do that"])('“%s” does', async (line) =>
      expect(await answeredOffer(line)).toMatch(/\S/),
    );
  });

  it('“my brothers hawasaidii” is not asked about as one person', async () => {
    expect(await answered('my brothers')).not.toMatch(/two of you/);
  });

  it('mixed words are not handed back as English', () =>
    expect(shortAnswerOf(understand('I cry kwa matatu sometimes, nikienda job'))).toBeNull());

  it('“good. ok. night then” takes leave', () =>
    expect(understand('good. ok. night then').intent).toBe('goodbye'));
});

describe('a step', () => {
  it('may be asked as one', () => expect(stepIn("i should ask her shouldn't i", false)).toBe('ask her'));

  it('may be told without its “I”', () => {
    expect(stepIn('could knock for dev i guess', false)).toBe('knock for dev');
    expect(stepIn('could be worse', false)).toBeNull();
  });

  it('is nothing that is only seen', () =>
    expect(stepIn("She doesn't say so. I can see it.", false)).toBeNull());
});

describe('what is asked next', () => {
  it('who was sent here is asked what they want themselves', async () => {
    expect(await answered('My wife told me to try this.', [null])).toMatch(
      /want from this yourself|odd way to arrive/,
    );
    expect(await answered('My wife told me to leave this house.', [null])).not.toMatch(
      /want from this yourself|odd way/,
    );
  });

  it('what cannot be said to somebody is asked about, and no exercise is named over it', async () => {
    const told = [
      null,
      ...Array.from({ length: 8 }, (_, at) => `my sister has her chemo on Monday number ${at}`),
    ];
    expect(await answered("I can't say any of it to her", told)).not.toMatch(/breath|exercise/i);
  });

  it('of a life’s work is what it was like', async () =>
    expect(await answered('I retired in June. Forty-one years on the railways.', [null])).toMatch(
      /time been like|looking back|said aloud/,
    ));

  it.each(['aight', "that's fair", "that's a good point"])('“%s” agrees', (line) =>
    expect(understand(line).intent).toBe('agrees'),
  );

  it('“bet, thanks” thanks', () => expect(understand('bet, thanks').intent).toBe('thanks'));

  it('“like an idiot” is a verdict, and not agreed with', async () => {
    const reply = await answered('like an idiot', [...first, 'I stand in the hallway with his washing']);
    expect(reply).not.toMatch(/(?:^|[.,] )(?:mm, )?(?:like )?an idiot\b/i);
    expect(gistsOf(understand('like an idiot'))[0]?.kind).toBe('self_judgement');
  });

  it('“and say what” asks for help', () => {
    expect(understand('and say what').intent).toBe('asks_advice');
    expect(understand('you say what you like').intent).toBe('tells');
  });

  it('“is it too late?” gets no forecast', async () =>
    expect(await answered('is it too late?')).toMatch(
      /can't know|promise|can't see|wish I could|don't know|stays open/i,
    ));

  it('who does not know where to start is told that anywhere is right', async () =>
    expect(await answered('Not sure where to start', [null])).toMatch(/any order|no right way/));

  it('a word for when something is so is no wish of now', () =>
    expect(pieces("we've got a code word for when we want to leave parties")).not.toContain(
      'you want to leave parties',
    ));

  it('of a scene that comes back is about the scene', async () =>
    expect(await answered('I keep replaying it')).toMatch(
      /second of it|each time it plays|one moment of it|come back/,
    ));

  it('“well it is humiliating” puts nobody right', () => {
    expect(understand("Well it's humiliating, that's what it is").intent).toBe('tells');
    expect(understand("no, it's my sister").intent).toBe('corrects');
  });

  it('a night by its number has lasted', async () =>
    expect(await answered('3rd night', [null, "can't sleep again"])).toMatch(
      /time been like|looking back|said aloud/,
    ));

  it('is nothing where somebody takes leave', () => {
    expect(understand("Right. I'd better get on").intent).toBe('goodbye');
    expect(understand("I'd better get on with the report before he comes").intent).not.toBe('goodbye');
  });

  it('the wish for children that did not come is a loss', () =>
    expect(gistsOf(understand("we couldn't have children"))[0]?.kind).toBe('loss'));
});

describe('a situation', () => {
  it('of low mood is not meant by who says that they are not low', () => {
    const id = (text: string) => {
      const at = allSituations.findIndex((one) => one.id === 'no-drive-low');
      const nearest = allSituations.map((_, other) => (other === at ? 9 : 0));
      return matchSituation(text, place('general', 'low-mood'), Float32Array.from(nearest))?.situation.id;
    };
    expect(id("I'm so depressed and bored every day")).toBe('no-drive-low');
    expect(id("No, I'm not depressed. I'm bored.")).not.toBe('no-drive-low');
  });

  it("of sleepless nights is not meant by somebody else's sleep", () => {
    const id = (text: string) => matchSituation(text, place('general', 'sleep'))?.situation.id;
    expect(id('I can not sleep until my kids are home')).toBe('sleep-waiting-up');
    expect(id('I said you can not sleep until your kids are home, as a joke')).not.toBe('sleep-waiting-up');
  });

  it.each([
    [
      'work-overload',
      'My boss moved me to the back office, no explanation',
      'My boss gives me more every week',
    ],
    [
      'stress-morning-rush',
      'i put his socks on every morning. i kneel down',
      'mornings with the kids are chaos',
    ],
    ['no-time-for-self', 'I feel guilty all the time', 'I feel guilty when I rest for an hour'],
  ])('%s is meant only where it is named', (id, text, named) => {
    const at = allSituations.findIndex((one) => one.id === id);
    const { category, topic } = allSituations[at]!;
    const nearest = allSituations.map((_, other) => (other === at ? 9 : 0));
    const meant = (said: string) =>
      matchSituation(said, place(category ?? '', topic ?? ''), Float32Array.from(nearest))?.situation.id;
    expect(meant(text)).not.toBe(id);
    expect(meant(named)).toBe(id);
  });
});

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
    ['i see her sunday', 'her sunday'],
    ["i'd have to do placements with 20 year olds", 'with 20 year olds'],
  ])('of “%s” is not “%s”', (text, piece) => expect(pieces(text)).not.toContain(piece));

  it('“the laptop straight away” is a laptop', () =>
    expect(pieces('i looked it up once. shut the laptop straight away')).toContain('shut the laptop'));

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

  it('nobody did anything when grandma was small', async () =>
    expect(
      await answered('she kept a donkey when she was small', [null, 'my grandma is coming']),
    ).not.toMatch(/what did you do|How did you take/));
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
      await answered("Aye alright. I'll ring him now", [
        ...first,
        'he drives me mad',
        'I could ring my brother',
      ]),
    ).not.toMatch(/When would|get in the way|How likely/));

  it('who does it tomorrow is not asked when either', async () =>
    expect(await answered("I'll ring him tomorrow", [...first, 'he drives me mad'])).not.toMatch(
      /When would/,
    ));

  it('“so why can’t I” adds nothing to a step', async () =>
    expect(
      await answered("So why can't I on the others", [
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

  it('a health visitor is no thing', () =>
    expect(thingIn(understand("I told the health visitor I'm fine"))).toBeNull());

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

  it('a doctor’s advice is no word to live with', async () =>
    expect(await answered('My doctor says I should talk to someone about the drinking')).not.toMatch(
      /live with them/,
    ));
});

describe('a shopping list, an interview, and a priest', () => {
  it.each([
    ["it's not my birthday till june", /birthday/],
    ['My bishop is a kind man. That makes it harder.', /bishop/],
  ])('“%s” names no thing', (text, thing) => expect(thingIn(understand(text)) ?? '').not.toMatch(thing));

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
      await answered('and why', [
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
    expect(await answered(line)).toMatch(/judge|One word|care a good deal|weigh it|heavy question/),
  );

  it('“what would you have said” asks for no plan', async () =>
    expect(await answered('What would you have said?')).toMatch(/your view counts|own answer/));

  it('“yes, Monday” belongs to the step', async () =>
    expect(
      await answered('yes Monday', [...first, 'he is 81 now', 'I could ask the day centre about him']),
    ).toMatch(/^Monday\b|\bMonday\. /));

  it('no idea of ours comes over what somebody else did then', async () => {
    const told: (string | null)[] = [
      null,
      "I'm worried about my brother",
      ...Array.from({ length: 9 }, (_, at) => `he was scared of those ${at} guys and so was I`),
    ];
    expect(await answered('and then he went round there', told)).not.toMatch(
      /Would you like to hear|May I share|Shall I/,
    );
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
