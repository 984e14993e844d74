import { describe, expect, test } from 'vitest';
import { talk } from '../testing/talk.ts';
import { controlSigns } from './control.data.ts';
import { controlSignsIn } from './respond-control.ts';

const ids = (text: string) => controlSignsIn(text).map(({ id }) => id);

describe('a sign of being held is known', () => {
  test.each([
    ["he doesn't want me to have a passcode", 'passcode'],
    ['He has my phone password.', 'passcode'],
    ["My husband checks my phone every evening but he's just worried", 'phone'],
    ['she goes through my messages', 'phone'],
    ["he rings me thirty times when I'm at my mum's", 'calls'],
    ['My wife calls me every ten minutes.', 'calls'],
    ['He tracks my location on the app, all couples do.', 'place'],
    ['my husband took my keys on saturday', 'keys'],
    ['He hid my passport.', 'keys'],
    ["my boyfriend doesn't like me seeing my friends", 'friends'],
    ['I stopped seeing my friends because he got upset.', 'friends'],
    ['he holds my bank card and I have to show him receipts', 'money'],
    ['He decides what I wear.', 'choices'],
    ["She doesn't let me work.", 'choices'],
    ["He says he'll take the kids.", 'threat'],
    ['My husband gets stressed and I set him off', 'my-doing'],
    ["he's never hit me or anything", 'never-hit'],
  ])('%s', (text, id) => expect(ids(text)).toContain(id));

  test.each([
    'He took my phone to fix the screen.',
    'He calls me every Sunday.',
    'The teacher took my phone.',
    'My boss checks my emails for work.',
    'We both share our location, just in case.',
    'My son set the alarm off.',
    'He has my wifi password.',
    'She has a key to my flat.',
    'He calls me his best friend.',
    'I stopped seeing my therapist.',
    'He reads my poems.',
    'I make him laugh.',
    'She keeps the money in a jar.',
    'My mum rang twice.',
  ])('%s: is none', (text) => expect(ids(text)).toEqual([]));
});

describe('in a talk', () => {
  const saidOf = (id: string) => controlSigns.find((sign) => sign.id === id)!.lines.map(([first]) => first);
  const holds = (reply: string | undefined, id: string) =>
    saidOf(id).some((line) => reply?.includes(line!.split('. ')[0]!));

  test('what was told with an excuse is named once, and a question about it is answered', async () => {
    const { replies } = await talk(
      [
        'My husband is under a lot of pressure.',
        "he rings me thirty times when i'm at my mum's",
        "he doesn't want me to have a passcode",
        'is that normal?',
        'what would you do',
        'can he see what I write here?',
      ],
      { country: 'GB' },
    );
    expect(holds(replies[1], 'calls')).toBe(true);
    expect(holds(replies[2], 'passcode')).toBe(true);
    expect(replies[3]).toMatch(/^(?:\S+ ){0,4}No, I do not think so/);
    expect(replies[3]).toContain('National Domestic Abuse Helpline');
    expect(replies[4]).toContain('one person outside');
    expect(replies[5]).toContain('whoever can open this device');
  });

  test('without a partner in it, or another sign, nothing is named', async () => {
    const { replies } = await talk([
      'My flatmate is a good man.',
      'he means well',
      'My son shouts when he is tired. He only gets loud when he is hungry.',
    ]);
    expect(replies.some((reply) => holds(reply, 'never-hit') || holds(reply, 'my-doing'))).toBe(false);
  });

  test('nobody is helped to become smaller', async () => {
    const { replies } = await talk([
      'My husband took my keys on Saturday, but he is under pressure.',
      'can we talk about how to be less sensitive instead',
    ]);
    expect(replies[1]).toContain('I will not help you become smaller');
  });
});
