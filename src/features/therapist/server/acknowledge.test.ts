import { describe, expect, it } from 'vitest';
import type { SpokenTurn, Surface, TherapistTurn, TherapyStyle } from '../therapist.contract.ts';
import { therapyStyles } from '../therapist.contract.ts';
import { acknowledge, acknowledgementsOf, isAcknowledgement, withoutAcknowledgement } from './acknowledge.ts';
import { acknowledgements, unacknowledgedMoves } from './acknowledgements.data.ts';
import { gistsOf } from './guided/gist.ts';
import { createGuidedTherapist } from './guided/guided-therapist.ts';
import { countWords } from './guided/line.ts';
import { understand } from './guided/understand.ts';

const BODY = 'The day has no closing time, so neither do you.';

const turnOf = (memberText: string | null, more: Partial<TherapistTurn> = {}): TherapistTurn => ({
  conversation: [{ role: 'assistant', content: 'Good to meet you. What is on your mind?' }],
  memberText,
  risk: { level: 'none', kinds: [], evidence: [], declined: [] },
  style: 'Standard',
  surface: 'voice',
  category: { id: 'general', name: 'General', isCustom: false },
  topic: { id: 'stress', name: 'Stress' },
  memories: [],
  lastSummary: null,
  country: null,
  state: null,
  seed: 5,
  ...more,
});

function said(
  memberText: string | null,
  more: Partial<TherapistTurn> = {},
  { move = 'situation', words = BODY as string | null } = {},
): string | null {
  const heard = understand(memberText ?? '');
  return acknowledge({ turn: turnOf(memberText, more), heard, gists: gistsOf(heard), move, words });
}

/** All that may be said to these words, whatever the temper of the day. */
const possible = (memberText: string, more: Partial<TherapistTurn> = {}) =>
  new Set(Array.from({ length: 60 }, (_, seed) => said(memberText, { ...more, seed })));

const TELLS = 'I answer messages at midnight before I go to bed.';

describe('what is said before the words of a spoken reply', () => {
  it.each(therapyStyles)('is a word or two that fits, asks nothing and sounds like speech (%s)', (style) => {
    for (const phrase of acknowledgementsOf(style)) {
      expect(phrase).toMatch(/^[A-Z][A-Za-z', ]+\.$/);
      expect(countWords(phrase)).toBeLessThanOrEqual(4);
      expect(phrase).not.toMatch(/\bsorry|feel|understand|\byes\b|\byeah\b|^right\b|[?!]/i);
    }
    expect(acknowledgementsOf(style).length).toBeLessThanOrEqual(30);
  });

  it('is there for something told, the same for the same turn', () => {
    const phrase = said(TELLS);
    expect(acknowledgements.Standard.plain).toContain(phrase);
    expect(said(TELLS)).toBe(phrase);
    expect(said(TELLS, {}, { words: null })).not.toBeNull();
  });

  it.each<Surface>(['chat', 'avatar'])('is left out in %s', (surface) => {
    expect(said(TELLS, { surface })).toBeNull();
  });

  it('is left out at the opening, in a silence, and before replies that begin with the matter itself', () => {
    expect(said(null)).toBeNull();
    expect(said('')).toBeNull();
    for (const move of unacknowledgedMoves) expect(said(TELLS, {}, { move })).toBeNull();
    for (const move of ['open', 'goodbye', 'silence', 'exercise', 'safe'])
      expect(unacknowledgedMoves).toContain(move);
  });

  it('is left out where the reply begins as shortly, or with an acknowledgement of its own', () => {
    expect(said(TELLS, {}, { words: 'Every night. What keeps you up?' })).toBeNull();
    expect(
      said(TELLS, {}, { words: 'That is fine, we leave it. Where would you like to go on?' }),
    ).toBeNull();
    expect(said(TELLS, {}, { words: 'You answer messages at midnight. Okay. What then?' })).toBeNull();
    expect(said(TELLS, {}, { words: 'You answer messages at midnight. What then?' })).not.toBeNull();
  });

  it('is never light after something grave, and never slang for somebody who may not be safe', () => {
    const { careful, heavy } = acknowledgements.GenZ;
    for (const text of ['my mother died three weeks ago', 'i am such a failure and everyone hates me'])
      for (const phrase of possible(text, { style: 'GenZ' })) expect(careful).toContain(phrase);
    for (const phrase of possible('i am so scared of everything', { style: 'GenZ' }))
      expect(heavy).toContain(phrase);
    const risk = { level: 'watch', kinds: [], evidence: [], declined: [] } as const;
    const watched = {
      style: 'GenZ' as TherapyStyle,
      risk: { ...risk, kinds: [], evidence: [], declined: [] },
    };
    for (const phrase of possible('i went to the shop today', watched))
      expect(acknowledgements.Standard.careful).toContain(phrase);
    expect(said(TELLS, { risk: { ...watched.risk, level: 'imminent' } })).toBeNull();
  });

  it('is glad only about plainly good news, and careful for a while after something hard', () => {
    const { good, plain, heavy } = acknowledgements.Standard;
    for (const phrase of possible('I feel really happy today.')) expect(good).toContain(phrase);
    for (const phrase of possible('I feel happy but I should not.')) expect(plain).toContain(phrase);
    const conversation: SpokenTurn[] = [
      { role: 'user', content: 'I am so scared of losing my job.' },
      { role: 'assistant', content: 'A fear like that can fill a whole room.' },
    ];
    for (const phrase of possible('I went to the shop today.', { conversation }))
      expect(heavy).toContain(phrase);
  });

  it('does not come again within six replies, even when it was cut off, and begins like neither neighbour', () => {
    const conversation: SpokenTurn[] = [];
    const phrases: (string | null)[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      const phrase = said(TELLS, { conversation });
      if (phrase !== null) expect(phrases.slice(-6)).not.toContain(phrase);
      phrases.push(phrase);
      conversation.push(
        { role: 'user', content: TELLS },
        { role: 'assistant', content: turn % 3 === 0 ? (phrase ?? '').slice(0, -1) : `${phrase} ${BODY}` },
      );
    }
    // Rather none than one too soon; that is rare.
    expect(phrases.filter((phrase) => phrase === null).length).toBeLessThanOrEqual(4);
    for (const phrase of possible(TELLS, { conversation: [] })) expect(phrase).not.toMatch(/^The\b/);
    const okay = [{ role: 'assistant', content: `Okay. ${BODY}` }] as const;
    for (const phrase of possible(TELLS, { conversation: [...okay] })) expect(phrase).not.toMatch(/^Okay/);
    const likeIt = Array.from({ length: 60 }, (_, seed) =>
      said(TELLS, { seed }, { words: 'I have an idea about this, if you would like to hear it.' }),
    );
    for (const phrase of likeIt) expect(phrase).not.toMatch(/^I\b/);
  });

  it('can be told from the reply again', () => {
    expect(withoutAcknowledgement(`Okay, I see. ${BODY}`)).toBe(BODY);
    expect(withoutAcknowledgement(BODY)).toBe(BODY);
    expect(isAcknowledgement('I hear you.')).toBe(true);
    expect(isAcknowledgement('I hear you, and it is a lot.')).toBe(false);
  });
});

describe('the guided therapist', () => {
  const guided = createGuidedTherapist();
  async function chunksOf(turn: TherapistTurn): Promise<string[]> {
    const chunks: string[] = [];
    for await (const { text } of guided.reply(turn)) chunks.push(text);
    return chunks;
  }

  it('says it as a chunk of its own in a call, and the same reply without it in writing', async () => {
    const text = 'My manager takes credit for my work.';
    const career = { id: 'career', name: 'Career', isCustom: false };
    const place = { category: career, topic: { id: 'burnout', name: 'Burnout' } };
    const spoken = await chunksOf(turnOf(text, place));
    const written = await chunksOf(turnOf(text, { ...place, surface: 'chat' }));
    expect(acknowledgementsOf('Standard')).toContain(spoken[0]);
    expect(spoken.slice(1)).toEqual(written);
  });

  it('opens without one', async () => {
    const [first] = await chunksOf(turnOf(null, { conversation: [] }));
    expect(isAcknowledgement(first!)).toBe(false);
  });
});
