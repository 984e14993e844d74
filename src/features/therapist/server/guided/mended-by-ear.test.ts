// What was mended after listening to whole talks: each case is a line that was answered as if nobody had listened.
import { describe, expect, it } from 'vitest';
import { assess } from '#features/safety/server/safety.service.ts';
import type { TherapistTurn } from '../../therapist.contract.ts';
import { isBright } from './bright-moments.ts';
import { allSituations } from './content/all-content.ts';
import { tellsDeath } from './deaths.ts';
import { gistsOf, shortAnswerOf } from './gist.ts';
import { livingPieces } from './living-piece.ts';
import { matchSituation } from './match-situation.ts';
import { stepIn } from './receive-step.ts';
import { respondToPending } from './respond-pending.ts';
import { last, stress, talk } from './testing/talk.ts';
import { openTurn } from './turn-context.ts';
import { emotionsIn, understand } from './understand.ts';

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

  it('“oh god” is not handed back', () =>
    expect(shortAnswerOf(understand('oh god she replied already'))).not.toMatch(/god/i));
});

describe('what is meant for somebody else', () => {
  it('“she’ll remember me like that” is not asked of us', () => {
    expect(understand("I'm scared she'll remember me like that").intent).toBe('tells');
    expect(understand('will you remember me').intent).toBe('asks_memory');
  });

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
