import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';

const levelOf = (...contents: string[]) =>
  assess(contents.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }))).level;

describe('a grave line and its harmless twin', () => {
  it.each([
    [
      'imminent',
      "I've turned the oven on and put a rug along the door",
      'The oven is on and there is a towel at the door against the draught',
    ],
    [
      'imminent',
      'This is goodbye for real. I wrote three letters and left the key with the neighbour.',
      'Goodbye for good to that flat, I left the key with the landlord',
    ],
    [
      'elevated',
      "Every morning I open my eyes and I'm disappointed",
      'I woke up disappointed by the match, we were so close',
    ],
    [
      'elevated',
      "I'd like to go to sleep and just have that be the end",
      'I fall asleep and that was it, the film was over',
    ],
    ['elevated', 'watoto watapata mama mwingine, mimi nife tu', 'karibu nife kicheko, nife tu haha'],
    [
      'imminent',
      '36 weeks pregnant, blinding headache, flashing lights, I do not want to bother them',
      'When I was pregnant I had blurry vision, the midwife checked it and it was nothing',
    ],
    ['elevated', 'sijala wala kuoga kwa siku tano', 'sijala tangu asubuhi, kazi nyingi'],
    ['imminent', 'my brother overdosed', "It's ten years since my brother overdosed, I lit a candle"],
    [
      'elevated',
      'I keep hurting myself on purpose',
      "My GP asked if I'd hurt myself and I laughed, it's plain heartbreak",
    ],
  ])('%s: %s', (level, grave, twin) => {
    expect(levelOf(grave)).toBe(level);
    expect(levelOf(twin)).toBe('none');
  });

  it('thoughts of suicide are not over because there is no plan', () => {
    const yes = ['It was a heavy week.', 'Do you have thoughts of suicide?', 'Yes, they come.'];
    expect(levelOf(...yes, 'Have you thought about how you would do it?', 'No. They just come.')).toBe(
      'elevated',
    );
  });
});
