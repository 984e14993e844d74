// What was once taken too seriously, or for something said to us: a joke for a step, a remark for a complaint.
import { describe, expect, it } from 'vitest';
import type { DialogueState } from '../../therapist.contract.ts';
import { asides } from './asides.data.ts';
import { claimedDetails, tellsStory } from './claimed-details.ts';
import { readState } from './dialogue-state.ts';
import { gladRoomLines, heavyRoomLines, roomLines } from './frames.data.ts';
import { gistsOf } from './gist.ts';
import { change, connect, felt, normal, room } from './known-ways.ts';
import { livingPieces } from './living-piece.ts';
import type { Reading } from './meaning/meaning.ts';
import { createPen } from './pen.ts';
import { stepIn } from './receive-step.ts';
import { straightQuestionIn } from './straight/answer-straight.ts';
import { talk } from './testing/talk.ts';
import type { TurnContext } from './turn-context.ts';
import type { Intent } from './understand.data.ts';
import { understand } from './understand.ts';
import type { Way } from './way.ts';

const meant = (text: string, ...intents: [Intent, number][]) =>
  understand(text, {
    intents: intents.map(([label, score]) => ({ label, score })),
  } as unknown as Reading).intent;
const feelingsIn = (text: string) => understand(text).emotions.map(({ family }) => family);
const asideOf = (text: string) =>
  asides.find(({ pattern, maxWords }) => understand(text).words <= maxWords && pattern.test(text))?.id ??
  null;

/** What a way says to a message; `told` is a fact of some turns before. */
function goes(way: Way, text: string, told?: { clause: string; person?: string; feeling?: string }) {
  const state = readState(null);
  state.turns = 20;
  state.talk = 20;
  if (told)
    state.facts = [
      { turn: 2, weight: 3, isJudgement: false, person: null, feeling: null, ...told },
    ] as typeof state.facts;
  const heard = understand(text);
  const context = {
    turn: { conversation: [], memberText: text, risk: { level: 'none' } },
    state,
    heard,
    gists: gistsOf(heard),
    pieces: livingPieces(heard),
    match: null,
    pen: createPen({ state, style: 'Standard', random: () => 0.5, slots: {} }),
  } as unknown as TurnContext;
  return (
    way(context)
      ?.parts.map((part) => part.text)
      .join(' ') ?? null
  );
}

describe('how usual a feeling is', () => {
  it('is said to one that is told plainly', () => {
    expect(goes(normal, 'I feel guilty every time I close the door')).not.toBeNull();
  });
  it.each(["they'd be anxious, not cross", 'a bit ashamed, like warm beer', 'I am proud, perhaps'])(
    'is not said to “%s”',
    (text) => expect(goes(normal, text)).toBeNull(),
  );
  it('is not said, nor is the feeling met solemnly, with a laugh in it', () => {
    expect(goes(felt, 'I was so angry haha I kicked the bin')).toBeNull();
    expect(goes(felt, 'I was so angry when he left')).not.toBeNull();
  });
});

describe('room', () => {
  it('is left where something weighs', () => {
    const heavy = 'I feel so ashamed when I think of her face that day';
    expect(goes(room, heavy)).not.toBeNull();
  });
  it.each([
    'I talked to the woman at the bakery for half an hour about sourdough and pigeons',
    "It's my first allotment, I'm 52, I waited so long and now I get to keep the shed",
    'that leg thing you showed me, I have been doing it in the lift at work every morning',
  ])('is not left for “%s”', (text) => expect(goes(room, text)).toBeNull());
  it('has solemn lines, and they are kept apart', () => {
    expect(heavyRoomLines.length).toBeGreaterThan(0);
    const light = new Set([...roomLines, ...gladRoomLines].flat());
    expect(heavyRoomLines.flat().filter((line) => light.has(line))).toEqual([]);
  });
});

describe('what is linked to something said before', () => {
  it('belongs to it by more than the person', () => {
    const told = { clause: 'you are best man for your brother', person: 'brother' };
    expect(goes(connect, 'My brother says he does not mind about the shoes I have', told)).toBeNull();
  });
  it('is nothing where nothing weighs', () => {
    const told = { clause: 'the first one sent you a photo of a heron' };
    expect(goes(connect, 'I could have sent a photo, I was on the bus', told)).toBeNull();
  });
  it('is the same fear again', () => {
    const told = { clause: 'you were afraid of the exam in June', feeling: 'anxious' };
    expect(goes(connect, 'I am afraid of what they say on Monday', told)).not.toBeNull();
  });
});

describe('another feeling', () => {
  const told = { clause: 'your sister laughed at you', feeling: 'hurt' };
  it('is noted when it came', () => {
    expect(goes(change, 'What is left now is guilt, all evening', told)).not.toBeNull();
  });
  it('is not when it is only thought of', () => {
    expect(goes(change, 'What might stop me is guilt, Ana has three kids', told)).toBeNull();
  });
});

describe('feelings in words that are no feeling', () => {
  it.each([
    ["I'm done with these blind dates", []],
    ["I'm so done.", ['tired']],
    ['the banner says HAPPY ANNIVERSARY GRAN', []],
    ['I was happy on her birthday', ['good']],
    ['It was nice to see him and it was awful, both at once', []],
    ['It was so nice to see him and his dog', ['good']],
    ['"I was sad you left." That I could write.', []],
    ['"I was sad," I told him', ['sad']],
  ])('%s', (text, families) => expect(feelingsIn(text)).toEqual(families));
});

describe('a story that resembles something said to us', () => {
  it.each<[string, Intent, number]>([
    ["you use small words, don't you", 'not_understood', 0.3],
    ['Much better, thank you. Rested.', 'thanks', 0.45],
    ['could try another one', 'change_topic', 0.35],
    ['could you not do that voice', 'asks_about_therapist', 0.2],
  ])('“%s” is not %s', (text, label, score) =>
    expect(meant(text, [label, score], ['tells', 0.1])).not.toBe(label),
  );
  it.each<[string, Intent, number]>([
    ['you never listen do you', 'not_understood', 0.3],
    ['thank you, that is better', 'thanks', 0.45],
    ['could we talk about another topic', 'change_topic', 0.35],
    ['can you see who I am?', 'asks_about_therapist', 0.5],
  ])('“%s” is %s', (text, label, score) => expect(meant(text, [label, score], ['tells', 0.1])).toBe(label));

  it('asks nothing where it answers itself', () => {
    expect(understand('what would I do. paint the ceiling').intent).toBe('tells');
    expect(understand('what would I do? I am so lost').intent).toBe('asks_advice');
    expect(understand('what should I do').intent).toBe('asks_advice');
  });
});

describe('what if', () => {
  it('they find out is a fear, and no question of their mind', () => {
    expect(straightQuestionIn(['what if they see I only know two songs'])?.id).toBeUndefined();
    expect(straightQuestionIn(['do you think they know I only play two songs?'])?.id).toBe('only-they-know');
    expect(asideOf('what if they see I only know two songs')).toBe('what-if');
  });
  it('is shrugged off by whoever answers it', () => {
    expect(asideOf("what if i'm late someone's got to be late")).toBeNull();
    expect(asideOf("what if i'm late again")).toBe('what-if');
  });
});

describe('a step', () => {
  it.each([
    ['I could call them, I suppose, if it is about the invoice', 'call them'],
    ['I could write to her on Sunday', 'write to her on Sunday'],
    ['I might call my sister', 'call your sister'],
  ])('ends before what it hangs on: %s', (text, step) => expect(stepIn(text, false)).toBe(step));
  it.each([
    'i could sing HIM the duck song haha',
    'I might get a hamster',
    'I can hear the fridge from the bed',
    'I can smell his coat in the hall',
  ])('is none in “%s”', (text) => expect(stepIn(text, false)).toBeNull());
  it('is one with a laugh too, where it was asked for', () => {
    expect(stepIn('i could call him haha', true)).toBe('call him');
  });
});

describe('a line that tells what nobody told', () => {
  it.each(['You have found ways not to be asked.', 'Everyone came to mourn, and somebody has to count.'])(
    '%s',
    (line) => expect(tellsStory(line, 'I am quiet at work')).toBe(true),
  );
  it('is one where they said it', () => {
    expect(tellsStory('You have found ways not to be asked.', 'I found ways not to be asked')).toBe(false);
    expect(claimedDetails('You know it, and it will not come out.', 'I know it')).toEqual([]);
  });
});

describe('an exercise', () => {
  /** What is offered in the middle of a talk that was troubled and went on. */
  const offeredAfter = async (text: string): Promise<number> => {
    const told = ['I feel so stressed about the move', 'my boss keeps adding shifts to my week'];
    const begun = await talk([null, ...told]);
    const state = { ...(begun.state as DialogueState), talk: 8, summaries: 1, offered: [] };
    const conversation = told.map((content) => ({ role: 'user' as const, content }));
    const { state: later } = await talk([text], { state, conversation });
    return (later as unknown as { offered: string[] }).offered.length;
  };

  it('is offered to what presses, and not to a bare wish or a joke', async () => {
    expect(await offeredAfter('I am so anxious about the shifts on Monday')).toBe(1);
    expect(await offeredAfter('I would like to know what I would cook for lunch')).toBe(0);
    expect(await offeredAfter('I am so anxious about the shifts haha, I ironed my socks')).toBe(0);
  });
});
