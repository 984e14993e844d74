import { describe, expect, it } from 'vitest';
import { isBright } from './bright-moments.ts';
import { allSituations } from './content/all-content.ts';
import { tellsDeath } from './deaths.ts';
import type { Fact } from './dialogue-state.ts';
import { isFragment } from './fragment.ts';
import { gistsOf, shortAnswerOf } from './gist.ts';
import { livingPieces } from './living-piece.ts';
import { matchSituation } from './match-situation.ts';
import type { Reading } from './meaning/meaning.ts';
import { keyFacts } from './offers.ts';
import { stepIn } from './receive-step.ts';
import { talk } from './testing/talk.ts';
import { decideIntent, emotionsIn, understand } from './understand.ts';
import { handBack, picture } from './word-ways.ts';

type Slots = { slots: Record<string, string> };

const pieces = (text: string): string[] => livingPieces(understand(text)).map(({ text: piece }) => piece);
const kind = (text: string) => gistsOf(understand(text))[0]?.kind;

describe('what is handed back', () => {
  it('is no clause that waits for the words of a quotation', () =>
    expect(pieces('Since Friday she\'s written "that was lovely" and nothing else.')).not.toContain(
      "since Friday she's written",
    ));

  it('keeps its “not even”', () =>
    expect(pieces('A colon and a bracket. Not even the yellow face.')).not.toContain('the yellow face'));

  it('is nobody’s words where nobody said them', () =>
    expect(
      livingPieces(understand('Nobody told me that the loneliness comes with the boxes.')).map((p) => p.kind),
    ).not.toContain('words_of_others'));

  it.each([
    ["I'll print the lesson at twenty-four points.", 'four points'],
    ['I keep stepping over where she would be lying.', 'you keep stepping over'],
    ['We agreed it, we wrote it on the fridge.', 'it on the fridge'],
  ])('of “%s” is not “%s”', (text, piece) => expect(pieces(text)).not.toContain(piece));

  it('does not hang in the air', () => {
    for (const text of [
      'They said no, which in Portuguese means no.',
      'i was so in my little bubble it is embarrassing',
    ])
      expect(pieces(text).filter((piece) => /^(?:which|in your)/.test(piece))).toEqual([]);
  });
});

describe('not knowing', () => {
  it.each(["I don't know", 'idk', 'not sure', 'meh', "i really don't know"])(
    '“%s” is not handed back',
    (text) => expect(shortAnswerOf(understand(text))).toBeNull(),
  );
  it('in front of what is known is left out', () =>
    expect(gistsOf(understand("I don't know, maybe I'm just petty."))[0]?.clause).toBe(
      "maybe you're just petty",
    ));
});

describe('a loss', () => {
  it.each(["I'm 44, divorced, two boys", 'i lost my retainer case in the canteen'])('is not “%s”', (text) =>
    expect(kind(text)).not.toBe('loss'),
  );
  it.each(['We are getting divorced after all these years', 'I lost my brother in March'])(
    'is “%s”',
    (text) => expect(kind(text)).toBe('loss'),
  );
});

it('a plan of two is a plan', () =>
  expect(stepIn('we could do thursdays at the library then curry', false)).toBe(
    'do thursdays at the library then curry',
  ));

describe('a feeling', () => {
  it('that somebody else put into words is theirs', () => {
    expect(emotionsIn('He put it away and said it politely, "I am exhausted."')).toEqual([]);
    expect(emotionsIn('Then I said "I am exhausted" to him')).not.toEqual([]);
  });
});

it('a summary does not say one thing twice', () => {
  const fact = (clause: string, turn: number): Fact => ({
    clause,
    turn,
    weight: 3 - turn / 10,
    isJudgement: false,
    person: null,
    feeling: null,
  });
  const told = [
    'your son stopped playing violin',
    'your son plays the violin',
    'your dentist says you grind',
  ];
  expect(keyFacts(told.map(fact), 3).map(({ clause }) => clause)).toEqual([told[0], told[2]]);
});

describe('what was heard wrongly in spoken talk', () => {
  it('a thing that looks sad says nothing of anybody’s sadness', () => {
    expect(emotionsIn("roommate's making those sad quesadillas")).toEqual([]);
    expect(emotionsIn('I had such a sad day')).toHaveLength(1);
    expect(emotionsIn('I am a sad person lately')).toHaveLength(1);
  });

  it('relief that does not last is no good news', () => {
    expect(emotionsIn('relieved mostly. then at night like somebody scooped me out')).toEqual([]);
    expect(emotionsIn('I was so scared, but then I felt relieved').map(({ family }) => family)).toContain(
      'good',
    );
  });

  it.each([
    ['That he sang flat at our wedding.'],
    ['my shoulders are fine actually, they used to be up by my ears'],
  ])('“%s” is nothing to treasure', (text) => expect(kind(text)).not.toBe('cherished'));

  it('a plan says what', () => {
    expect(stepIn('I will do it.', false)).toBeNull();
    expect(stepIn("I'll try that tomorrow", false)).toBeNull();
    expect(stepIn('gonna call my sister tonight'.replace('gonna', 'going to'), false)).toBe(
      'call your sister tonight',
    );
    expect(stepIn('going to be fired soon', false)).toBeNull();
  });

  it('nobody has to live with a kind word or a joke', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { replies } = await talk([null, 'My sister says they all sound like geese.'], { seed });
      expect(replies[1]).not.toMatch(/let go of you|goes on talking|live with them/);
    }
  });

  it.each([
    'you said nothing you said great deck kevin',
    "you're dictating this in the car you're parked don't worry",
    "you're done crying you did that in March",
    'you went to bed early you slept four hours',
  ])('“%s” is two sentences run together, and not handed back', (text) =>
    expect(isFragment(text)).toBe(true),
  );

  it.each([
    'you think you are too much for her',
    'you never know what you should say',
    'you kept every letter because you loved him',
    'she told you that you were lazy',
    'you lie awake, you count the hours',
    'everything you do is wrong',
    "he says he's fine and you believe him",
  ])('“%s” is one', (text) => expect(isFragment(text)).toBe(false));
});

describe('what was heard wrongly in written talk', () => {
  it.each([
    ['No, nobody knows.', 'tells'],
    ["no we haven't talked since", 'declines'],
    ['idk what that means', 'confused'],
  ])('“%s” is one that %s', (text, intent) => expect(understand(text).intent).toBe(intent));

  it('nobody who answers with no asks for a fact or for what we remember', () => {
    const meant = (text: string, label: 'asks_fact' | 'asks_memory') =>
      decideIntent('declines', text, 6, { intents: [{ label, score: 0.59 }] } as unknown as Reading);
    expect(meant('No, I would not say depressed.', 'asks_fact')).toBe('declines');
    expect(meant('No, but is that normal?', 'asks_fact')).toBe('asks_fact');
    expect(meant("no we haven't talked since", 'asks_memory')).toBe('declines');
    expect(meant('no, what did we talk about last time', 'asks_memory')).toBe('asks_memory');
  });

  it('how somebody else looked is no feeling of theirs', () => {
    expect(emotionsIn('She looked at me like a frightened child.')).toEqual([]);
    expect(kind('She looked at me like a frightened child.')).not.toBe('fear');
    expect(emotionsIn('I stood there like a frightened child.').map(({ family }) => family)).toEqual([
      'anxious',
    ]);
  });

  it('awful afterwards is guilt', () =>
    expect(emotionsIn('I felt awful afterwards.').map(({ family }) => family)).toEqual(['guilty']));

  it('a verdict is told by a voice, and not felt by it', () => {
    const context = { gists: gistsOf(understand('i feel stupid for crying over it')) };
    expect(context.gists[0]?.kind).toBe('self_judgement');
    const said = handBack({ ...context, pen: { pick: (_: unknown, { slots }: Slots) => slots.c } } as never);
    expect(said?.parts[0]?.text).toBe("you're stupid for crying over it");
  });

  it.each([
    ["i can't sleep after", undefined],
    ['That I need him to take her one weekend a month.', 'you need him to take her one weekend a month'],
    ['it helped a bit, yeah', 'it helped a bit'],
    ['I suppose I feel useless.', 'you feel useless'],
  ])('of “%s” is handed back: %s', (text, clause) =>
    expect(gistsOf(understand(text))[0]?.clause).toBe(clause),
  );

  it('what somebody will say was not said', () =>
    expect(livingPieces(understand("He will say he's busy.")).map((piece) => piece.kind)).not.toContain(
      'words_of_others',
    ));

  it('“there it is” is no other side', () =>
    expect(gistsOf(understand('That is a strong word, but there it is.'))[0]?.sides).toBeUndefined());

  it('friends who say something are no former couple', () => {
    const place = { categoryId: 'relationships', topicId: 'breakup', recent: null };
    const meant = new Float32Array(allSituations.length);
    meant[allSituations.findIndex(({ id }) => id === 'breakup-still-friends')] = 7;
    const found = (text: string) => matchSituation(text, place, meant)?.situation.id;
    expect(found('my friends say just move on')).toBeUndefined();
    expect(found('my ex wants to stay friends')).toBe('breakup-still-friends');
  });

  it.each(['no funeral, nothing', 'no work since March', 'no kids'])('“%s” refuses nothing', (text) =>
    expect(understand(text).intent).toBe('tells'),
  );
  it.each([
    'no',
    'no thanks',
    "no i don't want to",
    'no, not today',
    "no that's fine",
    'nope',
    'no breathing please',
  ])('“%s” does', (text) => expect(understand(text).intent).toBe('declines'));

  it.each(['It has to be really good or they will see I got lucky', 'Since I got the promotion in May'])(
    '“%s” is no good news',
    (text) => {
      expect(emotionsIn(text)).toEqual([]);
      expect(kind(text)).not.toBe('good');
    },
  );

  it('a pregnancy that was lost is a loss', () => {
    expect(kind('we lost the baby at 14 weeks')).toBe('loss');
    expect(kind('I still have not lost the baby weight')).not.toBe('loss');
    expect(tellsDeath('we lost the baby at 14 weeks')).toBe(true);
    expect(tellsDeath('we lost the baby monitor')).toBe(false);
  });

  it('an invitation is not held against a friend', () =>
    expect(
      livingPieces(understand('my friend says i can stay at hers whenever')).map((p) => p.kind),
    ).not.toContain('words_of_others'));

  it('a verdict is no picture', () => {
    const heard = understand('I feel like a terrible mother');
    expect(livingPieces(heard).map((piece) => piece.kind)).not.toContain('image');
    const image = [{ text: 'a monster in an apron', kind: 'image', score: 4 }];
    const context = { pieces: image, gists: gistsOf(heard), pen: { pick: () => 'praised' } };
    expect(picture(context as never)).toBeNull();
    expect(picture({ ...context, gists: [] } as never)).not.toBeNull();
  });

  it('what is said twice in one breath is handed back once', () =>
    expect(gistsOf(understand('Stupid, I feel so stupid'))[0]?.clause).toBe('you feel so stupid'));

  it('a place is no deed', () =>
    expect(
      livingPieces(understand("I go to the garage and I cry where she can't hear")).map((p) => p.text),
    ).not.toContain("she can't hear"));

  it('what would change everything changes no topic', () => {
    const meant = (text: string) =>
      decideIntent('tells', text, 3, {
        intents: [{ label: 'change_topic', score: 0.5 }],
      } as unknown as Reading);
    expect(meant("It'd change everything")).toBe('tells');
    expect(meant('can we change to something else')).toBe('change_topic');
  });

  it('what hurt is no good news, whoever looked happy', () => {
    expect(emotionsIn('My ex looked happy, that hurt').map(({ family }) => family)).toEqual(['hurt']);
    expect(isBright('i hugged her and then i sat in her bathroom for twenty minutes')).toBe(false);
    expect(isBright('she hugged me and we laughed')).toBe(true);
  });

  it('nobody is what they say they are not', () =>
    expect(
      livingPieces(understand("I don't know who I am when I'm not their mum")).map((p) => p.text),
    ).not.toContain('their mum'));

  it('words are quoted with their “because”', () =>
    expect(livingPieces(understand("A colleague said I only got the job because I'm Black"))[0]?.text).toBe(
      "you only got the job because you're Black",
    ));
});
