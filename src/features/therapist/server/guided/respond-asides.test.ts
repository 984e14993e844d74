import { describe, expect, it } from 'vitest';
import { last, talk } from './testing/talk.ts';

describe('what is said beside the story', () => {
  const story = [null, 'my girlfriend broke up with me yesterday', 'I keep looking at old photos of us'];

  it.each([
    'do you think she will come back?',
    'will it ever get better?',
    'am I a bad person?',
    'was it my fault?',
    'does she still love me?',
  ])('"%s" is answered, without forecast, verdict or mind reading', async (question) => {
    const reply = last(await talk([...story, question]));
    expect(reply).not.toMatch(/\b(?:she|it|things) will\b|\byou are (?:not )?a\b|\byes,|\bno,/i);
    expect(reply).toMatch(
      /can't (?:know|see|say|weigh|read)|don't know|wish i could|nobody can|open|not from what|one word|people who ask|only know a part|heavy question|only (?:they|know)|may never be told/i,
    );
  });

  it.each([
    'I asked if she will come back to the choir and she said maybe',
    'my sister thinks things will change and it drives me mad',
    'he was a bad person to live with',
    'hold on to the people you love, my mother used to say to me',
  ])('"%s" is story and stays story', async (line) => {
    const reply = last(await talk([...story, line]));
    expect(reply).not.toMatch(/can't know|a guess from me|judgement|no hurry|take the time you need/i);
  });

  it.each([
    'not much going on, just felt like talking',
    'just wanted to chat',
    'idk just bored',
    'nothing special',
    'just checking in',
    'same old, same old',
  ])('"%s" at the beginning needs no trouble', async (line) => {
    const reply = last(await talk([null, line]));
    expect(reply).toMatch(/day|lately|last thing/);
    expect(reply).not.toMatch(/how long|weight|heav|felt like talking|wanted to chat/i);
  });

  it('what they came to talk about is taken up; later the same words answer something', async () => {
    expect(last(await talk([null, 'just wanted to chat', 'about my cat mostly']))).toMatch(
      /tell me about your cat\.|things with your cat just now/i,
    );
    expect(last(await talk([...story, 'nothing']))).not.toMatch(/no reason|simply talk|anything big/i);
  });

  it.each([
    'I just need someone to talk to',
    'nothing matters any more',
    'nothing helps',
    'I just want to stop existing',
    'no reason to go on',
  ])('"%s" is more than that', async (line) => {
    expect(last(await talk([null, line]))).not.toMatch(/need no reason|simply talk|anything big|fine way/i);
  });

  it('somebody who steps away is waited for, and finds the thread again', async () => {
    const away = await talk([...story, 'hang on, someone is at the door']);
    expect(last(away)).not.toContain('?');
    expect(last(away)).toMatch(/\b(?:here|back|ready|wait)\b/i);
    const back = await talk([...story, 'hang on, someone is at the door', 'sorry, back']);
    expect(last(back)).toContain('you keep looking at old photos');
  });

  it('somebody who asks to cut in is given the floor, not sent away', async () => {
    for (const line of [
      'Sorry, can I just stop you there for a second?',
      'can i say something',
      'wait, let me finish',
    ]) {
      const talked = await talk([...story, line]);
      expect(last(talked)).toMatch(/\b(?:go ahead|listening|want to say)\b/i);
    }
  });

  it('an exercise waits for somebody who steps away', async () => {
    const begun = [...story, 'can we do a breathing exercise', 'one sec'];
    expect((await talk([...begun, 'ok'])).chunks.at(-1)?.exercise).toMatchObject({ id: 'box-breathing' });
  });

  it.each([
    'I want to stop here',
    "let's stop here for today",
    'can we stop for now',
    'I would like to end the session',
  ])('S17 "%s" gets a goodbye', async (line) => {
    const talked = await talk([...story, line]);
    expect(talked.isGoodbye).toBe(true);
    expect(last(talked)).not.toContain('?');
  });

  it('"stop" with nothing running asks what is meant, and ends nothing', async () => {
    const talked = await talk([...story, 'stop']);
    expect(talked.isGoodbye).toBe(false);
    expect(last(talked)).toMatch(/stop|leave/i);
  });

  it('a wish for something else in the middle of breathing is no yes to two more rounds', async () => {
    const talked = await talk([
      ...story,
      'can we do a breathing exercise',
      'ok',
      'done',
      'can you give me something practical',
    ]);
    expect(last(talked)).not.toMatch(/two… three/);
  });

  it('"can I ask you something?" gets a yes, and the question its turn', async () => {
    expect(last(await talk([...story, 'Can I ask you something?']))).toMatch(/of course|ask away|please do/i);
  });

  it('what is said of the dead is asked of the dead only', async () => {
    const question = 'Do you think he can hear me?';
    expect(last(await talk([null, 'My husband died on Tuesday', question]))).toMatch(
      /better days|were heard|question come/,
    );
    expect(last(await talk([null, 'my bestie died', 'do u think she can see my texts']))).toMatch(
      /better days|were heard|question come/,
    );
    expect(last(await talk([null, 'My husband is in the next room', question]))).not.toMatch(
      /better days|were heard/,
    );
  });

  it('is no answer to what was offered a moment ago', async () => {
    const asked = [...story, 'what should I do?', 'one more thing'];
    expect(last(await talk(asked))).toMatch(/tell me|what is it/i);
    const written = [...story, 'what should I do?', 'help me write what to say'];
    expect((await talk(written)).chunks.at(-1)?.exercise).toMatchObject({ id: 'assertive-message' });
  });

  it('"stop analysing me" is no step of theirs', async () => {
    const talked = await talk([...story, 'I want to sleep', 'Stop analysing me', 'bye']);
    expect(last(talked)).not.toContain('analysing');
  });

  it.each([
    "hi um is it on okay it says listening so i guess it's listening",
    'ya hello can you hear me there is load shedding so i am on the phone data',
    'am I supposed to press something no okay',
    'testing testing one two',
  ])('%j is about the line, and gets an answer about it', async (said) => {
    expect(last(await talk([null, said]))).toMatch(/come through|every word|all (?:is )?set/i);
  });

  it.each([
    'Can you hear me when I say I feel dead inside',
    'Is it on me that he left',
    'do you hear my mother shouting',
  ])('%j is a story', async (said) => {
    expect(last(await talk([null, said]))).not.toMatch(/come through|every word|all (?:is )?set/i);
  });
});

describe('a body that no doctor has seen', () => {
  it.each(["no i haven't seen a doctor", "Not yet, I haven't been to the GP.", 'never told my doctor'])(
    '“%s” is sent to one',
    async (text) =>
      expect(last(await talk([null, 'my chest gets tight', text]))).toMatch(/doctor|looked at/i),
  );
  it.each(["he hasn't seen a doctor and I worry", "I haven't seen a doctor who listens"])(
    '“%s” is another matter',
    async (text) =>
      expect(last(await talk([null, 'my chest gets tight', text]))).not.toMatch(/cannot examine/),
  );
});

describe('who does not know how this works', () => {
  it.each([
    "Hello. I'm not sure how this works.",
    "I've never done this before",
    "hi, i don't really know what to say here",
    "I'm new to this",
    'never tried therapy before',
  ])('“%s” is told', async (text) => {
    const reply = last(await talk([null, text]));
    expect(reply).toMatch(/in any order|no right way/i);
  });
  it.each(["I'm not sure how this ends", "I don't know what to say to him", "I've never had a job"])(
    '“%s” is a story',
    async (text) => expect(last(await talk([null, text]))).not.toMatch(/in any order|no right way/i),
  );
});

describe('who wants to stop at one stroke', () => {
  it.each([
    'Should I just stop from one day to the next?',
    'can i quit drinking cold turkey',
    'is it ok to come off my antidepressants',
  ])('“%s” is warned', async (text) =>
    expect(last(await talk([null, 'I have a bottle of wine every evening', text]))).toMatch(/doctor/i),
  );
  it.each(['Should I stop calling him?', 'can i stop here for today', 'should i quit my job immediately'])(
    '“%s” is another matter',
    async (text) =>
      expect(last(await talk([null, 'he never picks up', text]))).not.toMatch(/stroke|stopping suddenly/i),
  );
});
