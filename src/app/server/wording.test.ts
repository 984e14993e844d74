// What the operator's WORDING does to everything the server says or asks a model.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { builtInCategories } from '#features/categories/categories.data.ts';
import { type RiskLevel, riskLevels } from '#features/safety/safety.contract.ts';
import { memberScripts } from '#features/therapist/server/guided/member-scripts.data.ts';
import { playScript, seedOf } from '#features/therapist/server/guided/play-script.ts';
import { composeInstructions } from '#features/therapist/server/instructions.ts';
import { composeMessages } from '#features/therapist/server/model/model-messages.ts';
import { createReflectOnEntry } from '#features/therapist/server/reflect-on-entry.service.ts';
import {
  createGuidedTherapist,
  createModelSummary,
  createWordedTherapist,
} from '#features/therapist/server/therapist.service.ts';
import { therapyStyles } from '#features/therapist/therapist.contract.ts';
import { inWording } from '#features/therapist/wording.data.ts';
import { type CompletionsVendor, startCompletionsVendor } from '#platform/testing/chat-completions-vendor.ts';
import { readConfig } from './config.ts';

const therapyWords = /therap(?:y|ies|ist)/i;
const legal = /\b(?:human|licensed) therapists?\b/gi;
const risk = (level: RiskLevel) => ({ level, kinds: [], evidence: [], declined: [] });

let vendor: CompletionsVendor;
beforeAll(async () => {
  vendor = await startCompletionsVendor();
});
afterAll(() => vendor.close());
const settings = () => ({ baseUrl: vendor.url, apiKey: null, model: 'small' });
const log = { warn: () => {} };
const asked = () => JSON.stringify(vendor.requests.at(-1)?.body);

test('WORDING is one of two, and therapy without it', () => {
  expect(readConfig({}).wording).toBe('therapy');
  expect(readConfig({ WORDING: 'wellbeing' }).wording).toBe('wellbeing');
  expect(() => readConfig({ WORDING: 'coaching' })).toThrow(/ {2}- WORDING must be therapy or wellbeing/);
});

describe('as wellbeing', () => {
  test('no instruction of any topic, style, surface or risk speaks of therapy', () => {
    let composed = 0;
    for (const category of builtInCategories)
      for (const topic of category.subcategories)
        for (const style of therapyStyles)
          for (const surface of ['voice', 'chat', 'avatar'] as const)
            for (const level of riskLevels) {
              const text = composeInstructions({
                category,
                topic,
                style,
                surface,
                risk: risk(level),
                memories: [],
                lastSummary: null,
                help: { sentence: 'Call 1 2 3.', emergency: '1 1 2' },
                timeOfDay: 'night',
                wording: 'wellbeing',
              });
              expect(text.replaceAll(legal, '')).not.toMatch(therapyWords);
              composed += 1;
            }
    expect(composed).toBe(40 * 2 * 3 * 4);
  });

  test('what a member wrote is handed on as they wrote it', () => {
    const [system, said] = composeMessages(
      {
        conversation: [],
        memberText: 'My therapist left, and therapy with her.',
        risk: risk('none'),
        style: 'Standard',
        surface: 'chat',
        category: { id: 'general', name: 'General', isCustom: false },
        topic: { id: 'stress', name: 'Stress' },
        memories: ['My therapist is called Wanjiru.'],
        lastSummary: null,
        country: 'KE',
        state: null,
        seed: 1,
      },
      'wellbeing',
    );
    expect(said?.content).toContain('My therapist left, and therapy with her.');
    expect(system?.content).toContain('My therapist is called Wanjiru.');
    expect(system?.content.replace('My therapist is called Wanjiru.', '')).not.toMatch(therapyWords);
  });

  test('a model that sums up or reads an entry is told the same', async () => {
    await createModelSummary(settings(), { wording: 'wellbeing', log })(
      [
        { role: 'assistant', content: 'What brings you here?' },
        { role: 'user', content: 'Work is a lot.' },
      ],
      { text: 'Work.', step: null, suggestedMemories: [] },
    );
    expect(asked()).toContain('You sum up');
    expect(asked()).not.toMatch(therapyWords);
    await createReflectOnEntry(settings(), { wording: 'wellbeing', log })({
      title: 'Monday',
      text: 'It rained.',
    });
    expect(asked()).toContain('Monday');
    expect(asked()).not.toMatch(therapyWords);
  });

  test('the guided mind never calls itself a therapist, in any talk of a made-up member', async () => {
    const place = {
      category: { id: 'general', name: 'General', isCustom: false },
      topic: { id: 'stress', name: 'Stress' },
    };
    const guided = createGuidedTherapist();
    const worded = createWordedTherapist('wellbeing', guided);
    const own = /\b(?:AI|your) therapist\b/i;
    let asTherapist = 0;
    for (const script of memberScripts) {
      for (const [mind, isWorded] of [
        [worded, true],
        [guided, false],
      ] as const) {
        const replies = (await playScript(script, place, seedOf(script), mind)).map(({ reply }) => reply);
        if (isWorded) expect(replies.filter((reply) => own.test(reply))).toEqual([]);
        else asTherapist += replies.filter((reply) => own.test(reply)).length;
      }
    }
    expect(asTherapist).toBeGreaterThan(0);
  });

  test('only the product’s own name changes in a reply, not the member’s therapist', async () => {
    const mind = createWordedTherapist('wellbeing', {
      async *reply() {
        yield { text: "I'm an AI therapist. What did your therapist say, the human one?" };
      },
    });
    const said: string[] = [];
    for await (const { text } of mind.reply({} as never)) said.push(text);
    expect(said).toEqual(["I'm an AI wellbeing guide. What did your therapist say, the human one?"]);
  });

  test('the sentence the law asks for stays', () => {
    const sentence = 'Tulia is an AI, not a person and not a licensed therapist.';
    expect(inWording('wellbeing')(sentence)).toBe(sentence);
  });
});

describe('the public settings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ wording: 'wellbeing' });
  });
  afterAll(() => app.close());

  test('say how this installation speaks of itself', async () => {
    expect((await app.visitor.call('GET', '/site')).body.wording).toBe('wellbeing');
  });
});
