import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInCategories } from '#features/categories/categories.data.ts';
import { assess } from '#features/safety/server/safety.service.ts';
import { openSentenceEmbedder, type SentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';
import type { DialogueState, SpokenTurn, Therapist, TherapistTurn } from '../../../therapist.contract.ts';
import { allSituations } from '../content/all-content.ts';
import { readState, writeState } from '../dialogue-state.ts';
import { heldOutIntents } from '../evaluation/held-out-intents.data.ts';
import { heldOutTopics } from '../evaluation/held-out-topics.data.ts';
import { measureMoments } from '../evaluation/measure-moments.ts';
import { measureSituations } from '../evaluation/measure-situations.ts';
import { measureUnderstanding } from '../evaluation/measure-understanding.ts';
import { tunedSituations, untoldSituations } from '../evaluation/tuned-situations.data.ts';
import { createGuidedTherapist } from '../guided-therapist.ts';
import { intentPrototypes } from '../intent-prototypes.data.ts';
import { countWords } from '../line.ts';
import { memberScripts } from '../member-scripts.data.ts';
import type { PlayedTurn } from '../play-script.ts';
import { figuresOf, playScript, seedOf } from '../play-script.ts';
import { topicPrototypes } from '../topic-prototypes.data.ts';
import { topicWords } from '../topic-words.data.ts';
import { openTurn } from '../turn-context.ts';
import { understand } from '../understand.ts';
import { type Meaning, openMeaning } from './meaning.ts';

const log = { info: () => {}, error: () => {} };
const allTopics = builtInCategories.flatMap((category) =>
  category.subcategories.map((topic) => `${category.id}/${topic.id}`),
);

async function talk(
  therapist: Therapist,
  lines: (string | null)[],
  options: Partial<TherapistTurn> = {},
): Promise<{ replies: string[]; state: Record<string, unknown>; tookMs: number[] }> {
  const conversation: SpokenTurn[] = [];
  const replies: string[] = [];
  const tookMs: number[] = [];
  let state: DialogueState | null = null;
  for (const memberText of lines) {
    const heard: SpokenTurn[] = memberText === null ? [] : [{ role: 'user', content: memberText }];
    const said: string[] = [];
    const startedAt = performance.now();
    for await (const chunk of therapist.reply({
      category: { id: 'general', name: 'General', isCustom: false },
      topic: { id: 'stress', name: 'Stress' },
      memberText,
      risk: assess([...conversation, ...heard]),
      style: 'Standard',
      surface: 'voice',
      memories: [],
      lastSummary: null,
      country: 'KE',
      seed: 5,
      ...options,
      conversation: [...conversation],
      state: state && (JSON.parse(JSON.stringify(state)) as DialogueState),
    })) {
      if (said.length === 0) tookMs.push(performance.now() - startedAt);
      said.push(chunk.text);
      state = chunk.state ?? state;
    }
    replies.push(said.join(' '));
    conversation.push(...heard, { role: 'assistant', content: said.join(' ') });
  }
  return { replies, state: { ...state }, tookMs };
}

describe('the authored prototypes', () => {
  it('cover all forty topics and every intent, each many times and no sentence twice', () => {
    expect(Object.keys(topicPrototypes).sort()).toEqual([...allTopics].sort());
    expect(Object.keys(topicWords).sort()).toEqual([...allTopics].sort());
    for (const [topic, lines] of Object.entries(topicPrototypes))
      expect(lines.length, topic).toBeGreaterThanOrEqual(8);
    for (const [intent, lines] of Object.entries(intentPrototypes))
      expect(lines.length, intent).toBeGreaterThanOrEqual(40);
    const said = [...Object.values(topicPrototypes), ...Object.values(intentPrototypes)].flat();
    const twice = said.filter((line, at) => said.indexOf(line) !== at);
    expect(twice).toEqual([]);
  });

  it('share no sentence with the held-out part', () => {
    const known = new Set(
      [...Object.values(topicPrototypes), ...Object.values(intentPrototypes)]
        .flat()
        .filter((line) => line.split(' ').length >= 4)
        .map((line) => line.toLowerCase().replace(/[^\p{L}\s]/gu, '')),
    );
    const copied = [...heldOutTopics, ...heldOutIntents].filter(({ text }) =>
      known.has(text.toLowerCase().replace(/[^\p{L}\s]/gu, '')),
    );
    expect(copied.map(({ text }) => text)).toEqual([]);
  });
});

describe('with the sentence model', () => {
  let embedder: SentenceEmbedder;
  let meaning: Meaning;
  let therapist: ReturnType<typeof createGuidedTherapist>;
  beforeAll(async () => {
    embedder = openSentenceEmbedder({ log });
    meaning = openMeaning({ embedder });
    await meaning.ready;
    therapist = createGuidedTherapist({ embedder });
    await therapist.ready;
  }, 180_000);
  afterAll(() => embedder.close());

  it('sentences nobody tuned for are understood: the topic, and what the member wants', async () => {
    const measured = await measureUnderstanding(meaning, { topics: heldOutTopics, intents: heldOutIntents });
    expect(measured.topicTop1).toBeGreaterThanOrEqual(0.82);
    expect(measured.topicTop3).toBeGreaterThanOrEqual(0.92);
    expect(measured.intentAccuracy).toBeGreaterThanOrEqual(0.85);
  }, 240_000);

  it('a situation is recognised in words of one’s own, and rarely where there is none', async () => {
    const measured = await measureSituations(meaning, tunedSituations, untoldSituations);
    expect(measured.precision).toBeGreaterThanOrEqual(0.88);
    expect(measured.coverage).toBeGreaterThanOrEqual(0.65);
    expect(measured.invented).toBeLessThanOrEqual(0.2);
    const known = new Set(allSituations.flatMap(({ says }) => says ?? []));
    expect(tunedSituations.filter(([, , text]) => known.has(text))).toEqual([]);
  }, 240_000);

  it('a moment is heard in other words than its own, and not where none is told', async () => {
    const measured = await measureMoments(meaning);
    expect(measured.heard).toBeGreaterThanOrEqual(0.55);
    expect(measured.wrong).toBeLessThanOrEqual(0.04);
    expect(measured.invented).toBeLessThanOrEqual(0.02);
  }, 240_000);

  it('the authored members are mostly spoken to from their situation or in their words, and seldom echoed', async () => {
    const played: PlayedTurn[][] = [];
    for (const script of memberScripts) {
      const place = {
        category: { id: script.category, name: script.category, isCustom: script.isCustom === true },
        topic: { id: script.topic, name: script.topic },
      };
      played.push(await playScript(script, place, seedOf(script), therapist));
    }
    const figures = figuresOf(played);
    expect(figures.repeatedReplies).toBe(0);
    // The goal is 0.6; another processor rounds another way.
    expect(figures.reflectionShare).toBeGreaterThanOrEqual(0.58);
    // A situation is spoken of only where it stands out: a wrong one, told as a fact, hurts more than none.
    expect(figures.specificShare).toBeGreaterThan(0);
    expect(figures.echoShare).toBeLessThanOrEqual(1 / 6);
    expect(figures.maxQuestions).toBe(1);
  }, 240_000);

  it('knows wide questions for what is told, and for nothing said in danger, to an offer or of ourselves', async () => {
    const calm = { level: 'none', kinds: [], evidence: [], declined: [] } as TherapistTurn['risk'];
    const chosen = async (memberText: string, risk = calm, state: DialogueState | null = null) => {
      const turn: TherapistTurn = {
        category: { id: 'general', name: 'General', isCustom: false },
        topic: { id: 'stress', name: 'Stress' },
        conversation: [],
        style: 'Standard',
        surface: 'chat',
        memories: [],
        lastSummary: null,
        country: null,
        seed: 1,
        memberText,
        risk,
        state,
      };
      return (await openTurn(turn, meaning)).choices;
    };
    const told = 'She said it in front of everybody and then she laughed';
    expect((await chosen(told))?.questions[0]?.sure).toBeGreaterThan(0.2);
    expect(await chosen(told, { ...calm, level: 'watch', kinds: ['abuse'] })).toBeNull();
    const offered = writeState({ ...readState(null), pending: { kind: 'exercise', id: 'grounding' } });
    expect(await chosen(told, calm, offered)).toBeNull();
    for (const other of ['are you a real person?', 'bye for now', 'nimechoka sana na kazi'])
      expect(await chosen(other)).toBeNull();
  });

  it('what was said to somebody else is no complaint about us', async () => {
    const { replies } = await talk(therapist, [null, 'He told me in the corridor', 'I just said ok']);
    expect(replies.at(-1)).not.toMatch(/stop me|missed it|not getting/);
  });

  it('a story is not taken for an attack, a goodbye or a question', async () => {
    for (const text of [
      'My husband told me to shut up in front of the kids',
      'I never got to say goodbye to my brother',
      "don't wanna go",
      'stressed',
      'my mum is a nurse and she never rests',
      'We buried him on Saturday and I had to thank two hundred people',
    ]) {
      expect(understand(text, await meaning.read(text, [])).intent, text).toBe('tells');
    }
  });

  it('what is plainly wanted is heard in words no rule knows', async () => {
    for (const [text, intent] of [
      ['could you maybe give me a pointer on handling my landlord', 'asks_advice'],
      ['do you mind if we speak of other things than him', 'change_topic'],
      ['who gets to look at the things I write here', 'asks_privacy'],
      ['is there a person typing these answers', 'asks_if_real'],
    ] as const) {
      expect(understand(text, await meaning.read(text, [])).intent, text).toBe(intent);
    }
  });

  it('a category of the member’s own borrows the nearest topic', async () => {
    const own = {
      category: { id: 'c1', name: 'Betting and me', isCustom: true },
      topic: { id: 't1', name: 'Stopping the sports bets' },
    };
    const { replies, state } = await talk(therapist, [null], own);
    expect(state.borrowed).toBe('addiction/gambling');
    expect(replies[0]).toContain('stopping the sports bets');
  });

  it('the talk follows the member to another topic, and comes back', async () => {
    const { state } = await talk(therapist, [
      null,
      'My exams start on Monday and I have not opened a book.',
      'If I fail this semester the university will take my scholarship away.',
    ]);
    expect(state.drift).toBe('career/study-pressure');
    const back = await talk(therapist, [
      null,
      'My exams start on Monday and I have not opened a book.',
      'If I fail this semester the university will take my scholarship away.',
      'And I am so overwhelmed, everything is piling up at once, bills, errands, no time to breathe.',
    ]);
    expect(back.state.drift).toBeNull();
  });

  it('what matters is picked from eight thousand characters', async () => {
    const noise = 'We drove past the mill and the weather was mild and the radio was on. '.repeat(100);
    const long = `${noise}My sister stole from our mother and I have told nobody. ${noise}`.slice(0, 8_000);
    const { replies, tookMs } = await talk(therapist, [null, long]);
    expect(replies[1]).toMatch(/sister|mother|nobody/);
    expect(tookMs[1]).toBeLessThan(2_000);
  });

  it('the first sentence of a reply is there within 150 ms', async () => {
    const script = memberScripts.find(({ id }) => id === 'burnout-verbose')!;
    await talk(therapist, [null, ...script.lines.slice(0, 4)]);
    const { tookMs } = await talk(therapist, [null, ...script.lines], { seed: 9 });
    const sorted = [...tookMs].sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(150);
  });

  it('random members in any of the forty topics are answered once, briefly, with one question at most', async () => {
    const line = fc.constantFrom(
      ...memberScripts.flatMap(({ lines }) => lines),
      'idk',
      '',
      '😭',
      'yes',
      'no',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...allTopics),
        fc.array(line, { minLength: 4, maxLength: 14 }),
        fc.integer({ min: 0, max: 1e6 }),
        fc.constantFrom('Standard' as const, 'GenZ' as const),
        async (label, lines, seed, style) => {
          const [category = '', topic = ''] = label.split('/');
          const { replies } = await talk(therapist, [null, ...lines], {
            category: { id: category, name: category, isCustom: false },
            topic: { id: topic, name: topic },
            seed,
            style,
          });
          expect(new Set(replies).size).toBe(replies.length);
          for (const reply of replies) {
            expect(reply.trim()).not.toBe('');
            expect(reply).not.toMatch(/\{|\}|undefined|null|\bNaN\b/);
            // A message put together from their words may hold a question of theirs.
            expect(reply.replace(/"[^"]*"/g, '').match(/\?/g)?.length ?? 0, reply).toBeLessThanOrEqual(1);
            expect(countWords(reply), reply).toBeLessThanOrEqual(70);
          }
        },
      ),
      { numRuns: 40 },
    );
  }, 240_000);

  it('has nothing left to embed for a reply to words it anticipated', async () => {
    const text =
      'My landlord raised the rent. I lie awake over it. My sister says I should move in with her.';
    const asked: string[][] = [];
    const counting: SentenceEmbedder = {
      ...embedder,
      embed: (texts, options) => {
        asked.push(texts);
        return embedder.embed(texts, options);
      },
    };
    const mind = createGuidedTherapist({ embedder: counting });
    await mind.ready;
    asked.length = 0;
    mind.anticipate?.(text);
    const [anticipated] = asked.splice(0);
    await talk(mind, [text]);
    expect(anticipated).toContain(text);
    expect(asked.flat().length).toBeGreaterThan(1);
    expect(anticipated).toEqual(expect.arrayContaining(asked.flat()));
  });
});

describe('without the sentence model', () => {
  it('the rules alone answer, from the first second', async () => {
    const embedder = openSentenceEmbedder({ log, directory: null });
    let failures = 0;
    const therapist = createGuidedTherapist({
      embedder,
      onFailure: () => {
        failures += 1;
      },
    });
    const { replies } = await talk(therapist, [
      null,
      'My boss takes credit for my work.',
      'what should I do?',
    ]);
    expect(replies[1]).toMatch(/\bwork\b/i);
    expect(replies[2]).toMatch(/tried|good end|to weigh|One idea|Since you ask/);
    await expect(therapist.ready).rejects.toThrow();
    expect(failures).toBe(1);
    await embedder.close();
  });

  it('a model that dies in the middle of a talk costs nobody a turn', async () => {
    const embedder = openSentenceEmbedder({ log });
    const therapist = createGuidedTherapist({ embedder });
    await therapist.ready;
    const before = await talk(therapist, [null, 'My boss takes credit for my work.']);
    await embedder.close();
    const after = await talk(therapist, [null, 'My boss takes credit for my work.']);
    expect(before.replies[1]).not.toBe('');
    expect(after.replies[1]).not.toBe('');
    // On a fresh machine the vectors of all authored texts are computed here.
  }, 240_000);
});
