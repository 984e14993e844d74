import { describe, expect, it } from 'vitest';
import type { AssessedTurn, Assessment, RiskKind } from '../safety.contract.ts';
import { riskKinds } from '../safety.contract.ts';
import { assess, type Opinion } from './assess.ts';
import { crisisHelp } from './resources.ts';
import { safeTurn } from './safe-turn.ts';
import {
  askAgainScript,
  askingScripts,
  clearedScripts,
  elevatedScripts,
  imminentScripts,
  watchScripts,
} from './safe-words.data.ts';

const help = crisisHelp('KE');
const user = (content: string): AssessedTurn => ({ role: 'user', content });
const assistant = (content: string): AssessedTurn => ({ role: 'assistant', content });
const read = (kind: RiskKind, level: 'elevated' | 'imminent'): Opinion => ({
  findings: [{ id: `${kind}.learned`, kind, level }],
  together: [],
  signals: [],
  askedRuleId: null,
  isCalm: false,
  isExplanation: false,
});
const answer = (conversation: AssessedTurn[], assessment: Assessment, isLeaving = false) =>
  safeTurn({ assessment, conversation, help, isLeaving })?.sentences.join(' ') ?? null;

/** A talk in which the learned stage alone takes the turns at `alarms` for grave; what is answered to each turn. */
function talk(turns: string[], kind: RiskKind, level: 'elevated' | 'imminent', alarms = [0]) {
  const conversation: AssessedTurn[] = [];
  return turns.map((content) => {
    conversation.push(user(content));
    const own = conversation.flatMap(({ role }, at) => (role === 'user' ? [at] : []));
    const assessment = assess(conversation, (at) =>
      alarms.includes(own.indexOf(at)) ? read(kind, level) : undefined,
    );
    const said = answer(conversation, assessment);
    conversation.push(assistant(said ?? 'Tell me more about that.'));
    return { said, ...assessment };
  });
}
const oblique = 'There is no version of next year with me in it.';

describe('what follows our question after a feared danger', () => {
  const asked = askingScripts.suicide.text.replace('{emergency}', help.emergency);
  const toIt = (words: string) => {
    const conversation = [user(oblique), assistant(asked), user(words)];
    const at = (index: number) => (index === 0 ? read('suicide', 'elevated') : undefined);
    return answer(conversation, assess(conversation, at));
  };

  it.each(['yeah feels like putting a bag down', "yeah. someone'll be sad about the chairs."])(
    'a yes that goes on with the story is asked again: %s',
    (words) => expect(toIt(words)).toBe(askAgainScript.text),
  );

  it.each([
    'yes',
    'yeah i have',
    'yeah most nights',
    'yes, I think about it all the time',
    'yeah the rope is in the garage',
    'yeah the pills are counted',
    'yes the letters are written',
    'yeah the plan is Friday',
    'yes hanging from the beam',
    'yeah swallowed everything in the cabinet',
    'yes for about a year',
    'yes. very much so',
    'yeah goodbye notes for each kid',
    "yes but please don't tell anyone",
    'yeah feels like the only way to end it',
    'yeah, dying mostly',
  ])('a yes is a yes: %s', (words) => {
    expect(toIt(words)).not.toBeNull();
    expect(toIt(words)).not.toBe(askAgainScript.text);
  });

  it.each(['self_harm', 'psychosis_mania', 'substance_danger', 'overdose'] as const)(
    'beside the wish to die, %s is what was feared',
    (kind) => {
      const conversation: AssessedTurn[] = [user("I've got the tablets lined up like little soldiers")];
      const at = (index: number): Opinion | undefined =>
        index === 0 ? read('suicide', 'imminent') : index === 2 ? read(kind, 'elevated') : undefined;
      const first = answer(conversation, assess(conversation, at)) ?? '';
      conversation.push(assistant(first), user('The voices want it'));
      expect(answer(conversation, assess(conversation, at))).toMatch(/call|999|112/);
    },
  );

  it('another worry is no answer to a question about the body', () => {
    const conversation: AssessedTurn[] = [user('it is heavy in here like a paperweight I swallowed')];
    const at = (index: number): Opinion | undefined =>
      index === 0
        ? read('medical_emergency', 'imminent')
        : index === 2
          ? read('abuse', 'elevated')
          : undefined;
    const first = answer(conversation, assess(conversation, at));
    expect(first).toContain('needs a doctor?');
    conversation.push(
      assistant(first ?? ''),
      user("I'm not allowed to tell my wife so she just holds my foot"),
    );
    expect(answer(conversation, assess(conversation, at)) ?? '').not.toContain('needs medical help now');
    const same = (index: number) => (index === 1 ? undefined : read('medical_emergency', 'imminent'));
    expect(answer(conversation, assess(conversation, same))).toContain('needs medical help now');
  });
});

describe('a turn that only the learned stage takes for grave', () => {
  it.each(riskKinds)('%s: is asked about once, in words that do not take it for granted', (kind) => {
    const [first, second, third] = talk(
      [oblique, 'My brother does the papers and we do not speak.', 'He says I left him alone with it.'],
      kind,
      'elevated',
    );
    expect(first).toMatchObject({ level: 'elevated', isUnsure: true });
    expect(first!.said?.match(/\?/g)).toHaveLength(1);
    const asking = Object.values(askingScripts).map(({ text }) =>
      text.replace('{emergency}', help.emergency),
    );
    expect(asking).toContain(first!.said);
    expect([second!.said, third!.said]).toEqual([null, null]);
  });

  it.each(riskKinds)('%s: “yes” to that question is a disclosure, by the rules alone', (kind) => {
    const isOther = kind === 'self_neglect';
    const [, second] = talk([oblique, isOther ? 'no' : 'yes'], kind, 'elevated');
    expect(second!.isUnsure).toBeUndefined();
    expect(['elevated', 'imminent']).toContain(second!.level);
    expect(second!.said).not.toBeNull();
  });

  it('nobody asked about sinks sooner than what was said plainly', () => {
    const calm = Array.from({ length: 11 }, (_, n) =>
      user(`The garden has ${n} new beds and I watered them.`),
    );
    const levelAfter = (said: string, turns: number) =>
      assess([user(said), ...calm.slice(0, turns)], (at) =>
        at === 0 ? read('suicide', 'imminent') : undefined,
      ).level;
    expect([levelAfter(oblique, 4), levelAfter(oblique, 5), levelAfter(oblique, 10)]).toEqual([
      'imminent',
      'elevated',
      'watch',
    ]);
    expect(levelAfter('I am going to kill myself tonight', 7)).toBe('imminent');
  });

  it.each([
    ['suicide', 'elevated'],
    ['abuse', 'imminent'],
  ] as const)('%s, %s: asked about and answered with something ordinary, the talk goes on', (kind, level) => {
    const calm = 'My brother does the papers and we do not speak.';
    const turns = talk([oblique, ...Array<string>(5).fill(calm)], kind, level);
    expect(turns.map((turn) => turn.level)).toEqual([level, ...Array<string>(4).fill('watch'), 'none']);
    const evading = talk([oblique, 'Please do not tell my mum', 'hm'], kind, level);
    expect(evading.map((turn) => turn.level)).toEqual([level, level, level]);
  });

  it('suicide, however near it sounds: asked with the number to call, and answered at once when it is so', () => {
    const calm = 'I cook too much food for the two of us.';
    const [first, second] = talk([oblique, calm], 'suicide', 'imminent');
    expect(first!.said).toContain('999 or 112');
    expect(first!.said).toContain('ending your life');
    expect(second).toMatchObject({ said: null, level: 'imminent' });
    const [, yes] = talk([oblique, 'yes'], 'suicide', 'imminent');
    expect(yes!.said).not.toBeNull();
    const [, no, after] = talk(
      [oblique, 'What? My life is fine, we are on a train!', calm],
      'suicide',
      'imminent',
    );
    expect(no!.level).toBe('watch');
    expect(after).toMatchObject({ said: null, level: 'watch' });
  });

  it.each(['self_harm', 'overdose', 'substance_danger'] as const)(
    '%s that cannot wait is answered at once, and gives way after two steps to who speaks of something else',
    (kind) => {
      const calm = 'I cook too much food for the two of us.';
      const turns = talk([oblique, calm, calm, calm], kind, 'imminent');
      expect(turns[0]!.said).toContain('999 or 112');
      expect(turns.map(({ said }) => said !== null)).toEqual([true, true, false, false]);
      expect(turns.map(({ level }) => level)).toEqual(Array(4).fill('imminent'));
    },
  );

  it.each(
    riskKinds.filter((kind) => !['suicide', 'self_harm', 'overdose', 'substance_danger'].includes(kind)),
  )('%s: however grave it sounds, nobody is sent for help before they were asked', (kind) => {
    const [first, second] = talk(
      ['There is a man on the second floor.', 'He says hello in the lift.'],
      kind,
      'imminent',
    );
    const asking = Object.values(askingScripts).map(({ text }) =>
      text.replace('{emergency}', help.emergency),
    );
    expect(asking).toContain(first!.said);
    expect(second).toMatchObject({ said: null, level: 'watch' });
  });

  it('“no” is believed and thanked for, and nobody is asked the same again', () => {
    const [, second, third] = talk([oblique, 'no', 'It is about my contract.'], 'suicide', 'elevated');
    expect(second!.level).toBe('watch');
    expect(clearedScripts.map(({ text }) => text)).toContain(second!.said);
    expect(third!.said).toBeNull();
  });

  it('who left the question unanswered is asked once more in other words, and not as if it were the first time', () => {
    const dark = 'There is nothing in tomorrow for anyone like me.';
    const said = talk([oblique, dark, dark, dark], 'suicide', 'elevated', [0, 1, 2, 3]).map(
      (turn) => turn.said,
    );
    expect(said[0]).toBe(askingScripts.suicide.text.replace('{emergency}', help.emergency));
    expect(said[1]).toContain(askAgainScript.text);
    expect(said.slice(2).join(' ')).not.toContain('thoughts of ending your life');
  });

  it('something dark instead of an answer is no answer: the steps begin', () => {
    const [, second] = talk([oblique, 'What is the point of anything.'], 'suicide', 'elevated');
    expect(second).toMatchObject({ level: 'elevated', isUnsure: true, isSaidNow: true });
    expect(second!.said).not.toBeNull();
  });

  it('a second such turn is answered like any other danger', () => {
    const [, second] = talk(
      [oblique, 'My desk is empty, they can have the chair.'],
      'suicide',
      'elevated',
      [0, 1],
    );
    expect(second!.isUnsure).toBeUndefined();
    expect(second!.said).toContain('ending your life');
  });

  it('a body that may be in danger is asked about with the number beside it, and “yes” begins the steps', () => {
    const said = "It's in my chest mostly, and my jaw hurts when I wake up.";
    const [first, second] = talk(
      [said, 'My brother does the papers and we do not speak.'],
      'medical_emergency',
      'imminent',
    );
    expect(first).toMatchObject({ level: 'imminent', isUnsure: true });
    expect(first!.said).toContain('999 or 112');
    expect(first!.said).toContain('needs a doctor?');
    expect(second!.said).toBeNull();
    const later = (words: string) =>
      talk([said, 'My manager takes credit, I took it to his boss.', words], 'medical_emergency', 'imminent');
    expect(later('I could cook something on Sunday.')[2]!.said).toBeNull();
    expect(later('What is the point of anything.')[2]).toMatchObject({ level: 'watch', said: null });
    expect(later("Honestly, I don't want to be here anymore.")[2]!.said).toContain('thoughts of');
    const [, denied] = talk([said, 'no'], 'medical_emergency', 'imminent');
    expect(denied).toMatchObject({ level: 'watch', said: null });
    const [, sure] = talk([said, 'yes'], 'medical_emergency', 'imminent');
    expect(sure!.said).toMatch(/medical help now/);
  });
});

describe('a sentence that only begins like an answer', () => {
  const levelAfter = (question: string, said: string) =>
    assess([user('It has been a long week.'), assistant(question), user(said)]).level;
  const thoughts = 'Are you having thoughts of ending your life?';
  const safe = 'I want to ask carefully: do you feel safe at home, with the people around you?';

  it.each([
    'I am so tired of being the strong one',
    'I have two small children',
    'I was at work when it happened',
    'I think I am waiting for somebody to forbid it',
  ])('is no yes: %s', (said) => expect(['none', 'watch']).toContain(levelAfter(thoughts, said)));
  it.each([
    'I do',
    'I have. For a while now.',
    'I am, yes',
    'I think I do',
    'i did last night',
    'I have been thinking about it',
  ])('is a yes: %s', (said) => expect(levelAfter(thoughts, said)).toBe('elevated'));
  it.each([
    "I don't want to be that guy. My old man was that guy.",
    'No idea why you ask, we are fine',
    "I don't have time for myself",
  ])('is no bad news: %s', (said) => expect(levelAfter(safe, said)).toBe('none'));
  it.each(['no', 'not really', "I don't", "I don't feel safe", 'No, he is here'])(
    'is bad news: %s',
    (said) => {
      expect(levelAfter('Do you feel safe tonight?', said)).toBe('elevated');
      expect(levelAfter(safe, said)).toBe('elevated');
    },
  );
});

describe('“no” to a question about safety is about what was asked', () => {
  const answered = (...turns: AssessedTurn[]) => {
    const assessment = assess([...turns, user('no')]);
    return { ...assessment, said: answer([...turns, user('no')], assessment) };
  };

  it('not safe at home: somebody else is the danger, and nobody is taken for suicidal', () => {
    const asked = [user('He drives at night.'), assistant(watchScripts.abuse![0]!.text)];
    expect(answered(...asked)).toMatchObject({ level: 'elevated', kinds: ['abuse'] });
    expect(answered(...asked).said).toContain('not your fault');
  });

  it('not safe right now, from somebody who is beaten: the steps for that, not those for suicide', () => {
    const told = [user('My husband beats me every weekend'), assistant(elevatedScripts.abuse[0]!.text)];
    const { level, kinds, said } = answered(...told);
    expect([level, kinds[0]]).toEqual(['imminent', 'abuse']);
    expect(imminentScripts.abuse.some(({ text }) => said?.includes(text.split(/[.?{]/)[0]!))).toBe(true);
  });

  it('not safe right now, from anybody else: danger to oneself', () => {
    const told = [user('I want to die'), assistant('Are you safe right now?')];
    expect(answered(...told)).toMatchObject({ level: 'imminent', kinds: ['suicide'] });
  });
});

it('a gentle question is no step: who was only watched is wished well like anybody', () => {
  const asked = watchScripts.substance![0]!.text;
  const conversation = [user('There is a bottle in the garage.'), assistant(asked), user('bye')];
  const watched: Assessment = { level: 'watch', kinds: ['substance_danger'], evidence: [], declined: [] };
  expect(answer(conversation, watched, true)).toBeNull();
});

describe('a danger that rules know', () => {
  const calm = 'My brother is doing the papers and we are not speaking.';
  function replies(turns: string[]) {
    const conversation: AssessedTurn[] = [];
    return turns.map((content) => {
      conversation.push(user(content));
      const said = answer(conversation, assess(conversation));
      conversation.push(assistant(said ?? 'Tell me more about that.'));
      return said;
    });
  }

  it('has five steps first; then who speaks of something else is heard, with a step now and then', () => {
    const said = replies(['I want to die', ...Array<string>(8).fill(calm)]);
    expect(said.map((words) => words !== null)).toEqual([
      ...[true, true, true, true, true],
      ...[false, false, false, true],
    ]);
  });

  it('said again is answered again, however long ago the steps were', () => {
    const said = replies(['I want to die', ...Array<string>(6).fill(calm), 'I still want to die tonight']);
    expect(said.at(-1)).not.toBeNull();
  });

  it('said in so many words is not asked about again', () => {
    expect(replies(['Honestly I want to kill myself'])[0]).toMatch(/how you might do it/);
    expect(replies(['I want to die'])[0]).toMatch(/ending your life\?/);
  });

  it('that is over is answered with relief once, and then with an ordinary turn', () => {
    const said = replies(['I want to die', 'I am safe now, my sister is here', 'She made us tea.']);
    expect(said[1]).toContain('glad');
    expect(said[2]).toBeNull();
  });

  it('nobody leaves it without a number', () => {
    const conversation = [user('I want to die'), assistant('I am with you.'), user('bye')];
    expect(answer(conversation, assess(conversation), true)).toContain(help.sentence);
    const calmTalk = [user('Work was long.'), assistant('I see.'), user('bye')];
    expect(answer(calmTalk, assess(calmTalk), true)).toBeNull();
  });

  it('who was only watched takes leave like anybody, whatever word the therapist began with', () => {
    const conversation = [
      user('I feel like giving up on everything'),
      assistant('Okay. They left, but the window to them is open all night.'),
      user('bye'),
    ];
    const watched = assess(conversation);
    expect(watched.level).toBe('watch');
    expect(answer(conversation, watched, true)).toBeNull();
  });
});

describe('no plan, and the wish to go on with something else', () => {
  const question = `@${elevatedScripts.suicide.find(({ id }) => id === 'suicide.ask')?.text}`;
  const wish = "sometimes I think everyone would be better off if I just didn't wake up";
  const turnsAfter = (...texts: string[]): AssessedTurn[] =>
    [wish, question, ...texts].map((text) =>
      text.startsWith('@') ? { role: 'assistant', content: text.slice(1) } : { role: 'user', content: text },
    );
  const said = (level: Assessment['level'], ...texts: string[]) => {
    const conversation = turnsAfter(...texts);
    const known = assess(conversation);
    return safeTurn({
      assessment: { ...known, level, kinds: ['suicide'] },
      conversation,
      help: crisisHelp('GB'),
    });
  };

  it.each([
    "no i don't have a plan or anything",
    'no. not like doing anything. just not being here',
    "no plan, I wouldn't do it",
  ])('%s: is no denial of the thoughts, and they are not asked after in the same words', (answer) => {
    expect(assess(turnsAfter(answer)).level).toBe('watch');
    expect(said('watch', answer)?.id).toBe('answer.no-plan');
  });

  it.each(['no, never', "no, I'm not suicidal, I don't have a plan", 'no, I want to live'])(
    '%s: is one',
    (answer) => {
      expect(said('watch', answer)?.id).not.toBe('answer.no-plan');
    },
  );

  it.each([
    'can we talk about the bakery instead?',
    "I'd rather talk about my job",
    'can we go back to my exam',
    'can i just talk about something normal',
  ])('%s: is followed, with the number said once', (asks) => {
    const words = said('elevated', 'yes, sometimes', '@I hear you.', asks);
    expect(words?.id).toBe('answer.go-on');
    expect(words?.sentences.join(' ')).toContain('Samaritans');
    const [...spoken] = ['yes, sometimes', '@I hear you.', asks, `@${words?.sentences.join(' ')}`];
    expect(said('elevated', ...spoken, 'They cut my hours to sixteen.')).toBeNull();
    expect(said('elevated', ...spoken, 'I want to kill myself.')).not.toBeNull();
  });

  it.each([
    'can we talk about how I would do it',
    'can I talk to a person',
    'I want to kill myself, can we talk about that',
  ])('%s: is no other subject', (asks) => {
    expect(said('elevated', 'yes, sometimes', '@I hear you.', asks)?.id ?? '').not.toMatch(/go-on/);
  });

  it('"not tonight, no" names no time', () => {
    const asked = `@${elevatedScripts.suicide.find(({ id }) => id === 'suicide.ask-plan')?.text}`;
    const turns = ['I want to kill myself', asked, 'not tonight no'].map(
      (text): AssessedTurn =>
        text.startsWith('@')
          ? { role: 'assistant', content: text.slice(1) }
          : { role: 'user', content: text },
    );
    expect(assess(turns).level).not.toBe('imminent');
  });
});
