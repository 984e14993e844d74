import { describe, expect, it } from 'vitest';
import { asides } from './asides.data.ts';
import { countWords } from './line.ts';
import { isSarcastic } from './sarcasm.ts';
import { last, talk } from './testing/talk.ts';

const idOf = (text: string) =>
  asides.find(({ pattern, maxWords }) => countWords(text) <= maxWords && pattern.test(text))?.id ?? null;

describe('what is said to us', () => {
  it.each([
    ['could you not do the counsellor voice', 'drop-the-voice'],
    ['please stop with that tone', 'drop-the-voice'],
    ["You've been good company", 'good-company'],
    ["You're easy to talk to, for a machine", 'good-company'],
    ['Enyewe umenisaidia, asante', 'helped-me'],
    ['you really helped me today', 'helped-me'],
    ['ok. thanks. can i just talk about something normal', 'something-normal'],
    ['sorry. im being a dick', 'was-sharp'],
    ['i was being sarcastic. it was awful', 'was-sarcasm'],
    ['beans went through my mind lol', 'made-a-joke'],
  ])('%s', (said, id) => expect(idOf(said)).toBe(id));

  it.each([
    'could you not hear the voice in the hall',
    'he does the therapist voice with me',
    'He has been good company since the divorce',
    'You were a good listener, I told him',
    'The tablets helped me a lot',
    'I want to talk about something awful',
    "Sorry, I'm being a mother all day",
    "I'm sorry I was late for her birthday",
    'He was being sarcastic with me again',
    'i cried in the toilet lol',
    'my boss fired me lol',
    'she never called lol',
    'my dog died lol',
    'I should just walk into the sea lol',
    'nobody would notice if i vanished haha',
    'anorexia is back lol',
    'im on the floor 😂',
    'it helped a bit',
  ])('is not heard in %j', (said) =>
    expect([
      'good-company',
      'helped-me',
      'something-normal',
      'was-sharp',
      'was-sarcasm',
      'made-a-joke',
    ]).not.toContain(idOf(said)),
  );

  it('is given back shortly, and nothing is dug for', async () => {
    const thanked = await talk([null, 'My boss shouted at me.', "You've been good company"]);
    expect(last(thanked)).toMatch(/good to hear|good company|both ways/i);
    expect(last(thanked)).not.toContain('?');
    const normal = await talk([
      null,
      'My boss shouted.',
      'ok. thanks. can i just talk about something normal',
    ]);
    expect(last(normal)).toMatch(/Please do|Gladly|Of course/);
    expect(normal.isGoodbye).toBe(false);
  });
});

describe('what was just done', () => {
  it.each([
    ['I just did it. Sent. Three lines.', 'done-and-told'],
    ["There. She's coming for tea on Sunday.", 'done-and-told'],
    ['Nimetuma. Amesema ataangalia kesho.', 'done-and-told'],
    ['I did it, found the folder', 'done-and-told'],
    ['I finally called him. He was kind.', 'done-and-told'],
    ["Oh, a ten. I've got the phone in my hand.", 'about-to'],
    ["I'm calling her right now", 'about-to'],
  ])('%s', (said, id) => expect(idOf(said)).toBe(id));

  it.each([
    'I just did it again, I drank.',
    'I did it because he made me',
    'There. In my chest.',
    'There. That is where it hurts.',
    'I just cut my arm',
    "I've got the pills in my hand",
    'I always call her on Sundays',
    'I just called my ex again and I regret it',
    'My phone is open to everyone, he checks it',
    'I told him last year',
    'I just deleted my note. Goodbye.',
    'my finger is on it, say something',
    "I've got my coat on and I'm going to the water",
    "the letter's typed, and on Friday I am gone",
    'nimeandika tatu, moja ya mama. ijumaa hii ndio siku',
  ])('is not heard in %j', (said) => expect(['done-and-told', 'about-to']).not.toContain(idOf(said)));

  const askedOfAPlan = /get in the way|nought to ten|good moment for it|What would it change/;
  it('is met with recognition, and never asked about as a plan', async () => {
    for (const said of ['I just did it. Sent. Three lines.', "There. She's coming for tea on Sunday."]) {
      const { replies } = await talk([
        null,
        'I miss my sister.',
        'We stopped talking.',
        'I could text her today.',
        said,
      ]);
      expect(replies.at(-2)).not.toMatch(askedOfAPlan);
      expect(replies.at(-1)).not.toMatch(askedOfAPlan);
      expect(replies.at(-1)).toMatch(/You did it|Done, and by you|Well done|There it is/);
    }
    const { replies } = await talk([null, 'I miss my sister.', "Oh, a ten. I've got the phone in my hand."]);
    expect(replies.at(-1)).toMatch(/do it now|in your hand|Now is good/);
  });

  it('is no step any more', async () => {
    const { replies } = await talk([
      null,
      'I miss my sister.',
      'We stopped talking in May.',
      'I could write to her tomorrow.',
      'I just sent it. Three lines.',
      'bye',
    ]);
    expect(replies.at(-1)).not.toMatch(/step/);
  });

  it('of one step in a talk such things are asked, and once', async () => {
    const { replies } = await talk([
      null,
      'I miss my sister.',
      'We stopped talking in May.',
      'It was about money.',
      'I could write to her next week.',
      'Some time in the week.',
      'I could ask my brother first.',
      'I could visit my aunt on Friday.',
    ]);
    expect(replies.filter((reply) => askedOfAPlan.test(reply)).length).toBeLessThanOrEqual(1);
  });
});

describe('sarcasm', () => {
  it.each([
    'He fired me in front of everyone. so that was fun',
    'so that was fun',
    'Three hours in A and E, happy?',
    'They lost my file again. Lovely.',
    'well, this is great',
    'well my manager handed my project to someone else today so that was fun',
    'i lost my job so that was great',
  ])('is heard in %j', (said) => expect(isSarcastic(said) || said.endsWith('Lovely.')).toBe(true));

  it.each([
    'We went dancing with my friends. So that was fun!',
    'It was a nice day',
    'We lost track of time at the lake so that was nice, really',
    'I took my daughter to the fair so that was fun and loud',
    'I am happy',
    'She makes me happy',
    'The party was great, so that was nice',
    'Is he happy with her?',
    "I'm happy, am I allowed to come here happy?",
    'My dad rings from Lagos: are you eating, are you happy? Yes sir.',
  ])('is not heard in %j', (said) => expect(isSarcastic(said)).toBe(false));

  const glad = /good to hear|best moment|glad|enjoy/i;
  it('is not met with gladness, and a correction takes the glad frame back', async () => {
    const { replies } = await talk([
      null,
      'He dumped me by text at my own birthday dinner.',
      'so that was fun',
      'i was being sarcastic. it was awful',
      'everyone at the table saw it',
    ]);
    for (const reply of replies.slice(1)) expect(reply).not.toMatch(glad);
    expect(replies[3]).toMatch(/at its word|tone/);
  });
});
