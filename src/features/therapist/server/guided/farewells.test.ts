import { describe, expect, it } from 'vitest';
import { takesLeave } from '../takes-leave.ts';
import type { Reading } from './meaning/meaning.ts';
import { memberScripts } from './member-scripts.data.ts';
import { decideIntent, understand } from './understand.ts';

const leaves = (content: string): boolean =>
  takesLeave([
    { role: 'assistant', content: 'I am here.' },
    { role: 'user', content },
  ]);

describe('a farewell', () => {
  it.each(
    memberScripts
      .map(({ lines }) => lines.at(-1) ?? '')
      .filter((line, at, all) => line !== '' && all.indexOf(line) === at),
  )('is heard where a made-up member ends with %j', (line) => {
    expect(understand(line).intent).toBe('goodbye');
  });

  it.each([
    'ok I have to go, my kid is awake',
    'bye, wish me luck',
    'Cheerio.',
    "good night ma'am",
    'gotta run, thanks',
    'I should get back to work now, bye',
    'I have to pick her up',
    'sorry, someone is at the door, i have to go',
    'I have to go because my mum is calling me',
    "I have to go, he's home",
    'I have to go to work',
    'I need to sleep now',
    'i gotta sleep, night',
    "I'm going to bed",
    "I'm off to bed",
    'have to run, my boss is calling',
    'my bus is here, I have to go',
    'my mum is calling me, I have to hang up',
    'I feel a bit calmer after all of this, thank you so much, goodbye',
    'I must leave now',
    "I'm going. This was a waste of time.",
    'can i just go',
    "I just asked for a plan. Never mind. I'll do question one for ten minutes and stop. Bye.",
    'see you next week Tulia',
    "ok that's my stop i gotta get off bye",
    'okay they call me for the ramp thank you goodbye',
    'lol okay thanks talk next week maybe',
    'okay cool that helped see ya',
    'end the call please',
    'thats all thanks',
    "I'm done.",
    'ok later',
    'Wacha niende, tutaongea',
    'lala salama',
  ])('is heard in %j', (text) => {
    expect(understand(text).intent).toBe('goodbye');
  });

  it.each([
    'I want to leave my husband',
    'I have to leave him',
    'I need to leave my job',
    'I gotta leave this house',
    'I have to run from him',
    'I have to go back to him',
    'I have to leave, he hits me',
    'I need to leave. I cannot live like this.',
    "I have to go, I can't stay with him",
    'I want to leave',
    'I want to leave soon',
    'I have to leave because he is never home',
    "I have to leave, it's over",
    "I'm done with this marriage",
    "I am done pretending I'm fine",
    "I'm done crying",
    "I'm going to go crazy if this continues",
    "I'm going to bed at 3 every night",
    "I'm going to bed hungry",
    "I'm off my meds",
    "That's all he ever says to me",
    "That's enough to make me cry",
    "That's it, I can't take my boss any more",
    "That's all my fault",
    "Good night's sleep is impossible for me",
    'Bye was all he said when he left',
    'Later he hit me',
    'See you never, he wrote',
    'He said, bye',
    'I need to go to rehab',
    'I need to get off the pills',
    'I need to sleep more',
    'I have to stop lying to her',
    'I must go on for my kids',
    'I have to get back to work on Monday',
    'I have to feed my kids and there is no money',
    'I have to pick him up from the bar every night',
    "I'm going now to the hospital with my son",
    'Nimemaliza pesa yote',
  ])('is not heard in %j', (text) => {
    expect(understand(text).intent).not.toBe('goodbye');
    expect(leaves(text)).toBe(false);
  });

  it.each([
    'I cry every night',
    'He hits me every night',
    'He hits me day and night',
    "I can't sleep at night",
    'It happened last night',
    'I fear the night',
    'He left without a goodbye',
    'Not even a goodbye',
    'We never argued, and that phone call was goodbye',
    'I miss his good night',
    'He texted goodnight',
    'Mum, I wish I could see you',
  ])('is not heard at the end of %j', (text) => {
    expect(understand(text).intent).not.toBe('goodbye');
    expect(leaves(text)).toBe(false);
  });

  it.each([
    'gn',
    'good nite',
    'I will try to sleep now',
    'I should get some sleep',
    "let's call it a night",
    "I'll let you go",
    'can I go now?',
    'nalala sasa',
    "Yes that's it for today",
    'Good day to you',
  ])('is heard in %j', (text) => {
    expect(understand(text).intent).toBe('goodbye');
  });

  it('is not overruled by what it resembles', () => {
    const told = { intents: [{ label: 'tells' as const, score: 0.9 }] } as Reading;
    expect(decideIntent('goodbye', 'I need to pick up the kids', 6, told)).toBe('goodbye');
  });

  it('is none in a story that only resembles one', () => {
    const text = 'I have to get back to work on Monday';
    const reading = (score: number) => ({ intents: [{ label: 'goodbye' as const, score }] }) as Reading;
    expect(decideIntent('tells', text, 9, reading(0.42))).toBe('tells');
    expect(decideIntent('tells', text, 9, reading(0.7))).toBe('tells');
    expect(decideIntent('tells', 'He said bye', 3, reading(0.53))).toBe('tells');
    expect(decideIntent('tells', 'the bus is here, gotta run', 6, reading(0.42))).toBe('tells');
    expect(decideIntent('tells', 'the bus is here, gotta run', 6, reading(0.7))).toBe('goodbye');
  });
});

describe('a goodbye that is only told of, in Swahili', () => {
  it.each(['hata hakuniambia bye', 'akaondoka bila kusema bye', 'aliandika bye'])(
    '%j ends nothing',
    (text) => {
      expect(understand(text).intent).not.toBe('goodbye');
    },
  );
  it.each(['haya bye', 'asante sana, bye', 'kwaheri'])('%j leaves', (text) => {
    expect(understand(text).intent).toBe('goodbye');
  });
});
