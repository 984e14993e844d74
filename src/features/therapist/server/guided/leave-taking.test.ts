import { describe, expect, it } from 'vitest';
import { endsWithLeave, saysThanks } from './leave-taking.ts';
import { last, talk } from './testing/talk.ts';
import { understand } from './understand.ts';

const leaves = (text: string): boolean => understand(text).intent === 'goodbye';

describe('a goodbye in passing', () => {
  it.each([
    'yeah maybe. i have to go pick up my kid now',
    'true. I need to go and fetch my daughter from nursery now',
    'Nobody is hurting me. He was kind. Anyway bye, going to sleep.',
    "I must go, the kettle. You've been good company.",
    '10. ok hes up crying gotta go',
    'Sawa. Lemme go, kesho kazi. Asante',
    "it's literally just me n the block button. ok im out peace",
    'Gotta run, meeting in 2. cheers',
    "Anyway, kettle's on, thanks for listening.",
    "ok gotta run, kid's up",
    "She's at the door, I have to go",
    "I think I've had enough for today",
    'gonna go now ty',
    "the hospital's letting me see her. thank you i guess. bye",
    "Right, that's my break over. Ta for listening",
    'ok bedtime for me. thanks',
    "I'd better let you go. Dinner's burning.",
    "Maybe I'll just message him that. Anyway I should head off, early start.",
    'yeah. k gtg my mums calling',
    "That's me for tonight. Thank you.",
    "I'll leave it there for today, thank you.",
    'I should get some sleep now. Thanks for this.',
    'alright heading to bed now, ty',
    "Baby's awake. Must dash.",
    'ok ima dip, ttyl',
    'imma go sleep now',
    "ok gotta bounce, uber's here",
    'He was kind about it. I have to run, the bus is here.',
    'ok bye i need to iron the dress again',
    'Inshallah. Good night, my dear.',
    'night x',
    "You've been very civil. Good night to you.",
    'Kwaheri, tutaongea tena wiki ijayo.',
    'Nashukuru. Mungu akubariki.',
    'Good night, and thank you kindly.',
    'this is my stop. thanks',
    "Thanks dear. My programme is starting, so I'll say goodnight.",
    'I will write to her. Good night.',
    'Nimechoka, wacha nilale. Asante sana',
    'Okay wacha niende kazi. Baadaye',
    'Signing off. Cheers.',
    'Got to shoot, boss is calling',
    "I'm off now, thank you for your time",
    "Time's up, next patient. Thanks.",
    "Well, I won't keep you. Goodnight dear.",
    'im gonna head to bed. thanks for listening',
    "my battery's about to die so bye",
    'Dinner is ready, talk later',
    "They're boarding, I need to go. Thank you",
    'hes home. gotta go',
    "OK, that's enough for one day.",
    "I've had enough for one night, thanks",
    "Right, I'd better get the tea on. Thank you dear.",
    "ok my tea's getting cold, bye love",
    "I'm going to try and sleep. thank you",
    'ok sleep time. night',
    'k thx bye',
    'aight imma head out',
    'Ok. My break is over. Thank you for this',
    "Thank you, that's my bus.",
    'I should probably get back to it. Thanks for the chat.',
    'my mum just walked in, gotta go',
    "Somebody's at the door. Bye for now.",
    'anyway i should sleep',
    'Asante, wacha nirudi kazi',
    'Haya, usiku mwema',
    'poa, baadaye',
    "ok I'm gonna go make dinner. thanks",
    'Right, off to bed with me. Goodnight Tulia.',
    "Well that's my lot for tonight.",
    'thanks for today. gotta get the kids from school',
    "I'm shattered, I'm going up. Night.",
    'The nurse is here, I must stop.',
    'cheers mate, speak soon',
    'thats enough therapy for one night lol thanks',
    "ok he's calling me for dinner so gtg",
    "Let's leave it there for today",
    'im gonna log off now',
  ])('is heard in %j', (text) => expect(leaves(text)).toBe(true));

  it.each([
    'He said he had to go.',
    'I must go to my father in May',
    'I must go to my father in May, and I dread it.',
    'I have to go back to work on Monday and dread it',
    'I want out of this marriage',
    "I've had enough of him",
    'I have had enough',
    'peace is all I want',
    'I just want some peace',
    'It cheers me up',
    'The kids cheer me up. My son especially.',
    "It's my sister's wedding. I have to go.",
    'They expect me at the funeral and I have to go',
    'My mother is dying in Kisumu. I need to go.',
    'He told me to leave. I have to leave.',
    "She's leaving him, I think I should leave too",
    'He came home drunk. I had to go.',
    'Whenever he is home I have to go',
    'My kid is up all night',
    "The baby's awake at four every day",
    "My kid's up every night crying",
    "The kettle's on",
    "He's at the door",
    "She's here",
    'My mum is calling me every hour',
    'My boss is calling me lazy',
    'My phone is dying and so am I',
    "I'm so tired",
    "It's late and I can't sleep",
    "I'm off sugar",
    "I'm out",
    "I came out last year. I'm out.",
    "I'm out of options",
    "I'm going home for Christmas and I dread it",
    'I have to go home.',
    'I gotta run from all of it',
    'I need to run more',
    'I have a meeting with HR at nine',
    "I have a meeting in ten minutes and I'm shaking",
    'Meeting in 2 weeks with the whole family',
    'He said bye',
    'He just said bye and left',
    'Her last text was goodnight',
    'My son said gotta go and hung up',
    'I never got to say goodbye',
    'I want to sleep',
    'I need to sleep',
    "I can't go to bed",
    "I'm going to sleep on it",
    'I will leave him',
    "I'm going to leave",
    'I should leave. I know I should.',
    'I want to leave it all behind',
    'Enough is enough',
    "I think I've had enough of this job",
    "That's enough to make anyone cry",
    'We said enough for one lifetime',
    'Thank you for listening to me',
    'Thanks, that helps',
    'Thanks. He is home now.',
    "ok he's home now, thanks",
    "You've been good company",
    'Cheers',
    'Take care of yourself, he says, as if I could',
    'Take care was all she wrote',
    'My dad used to say lala salama every night',
    'The bus is late every day',
    'Dinner is ready and nobody comes',
    'My shift starts at six and I cry in the car',
    "Time's up is what it feels like",
    'I let her go',
    'I had to let my dog go',
    'Wacha nikuambie kitu',
    'Nimechoka',
    'Nimechoka sana na kazi',
    'Kesho kazi',
    "I have work tomorrow and I can't face it",
    "I'm about to sleep with someone I hardly know",
    'I must run the whole house alone',
    'I have to stop here and there to breathe',
    'I should get going with my life',
    'I have to get back to who I was',
    "Anyway, he's home and we don't talk",
    "Anyway, she's calling again. I don't pick up.",
    'Right, the kids are up and he does nothing',
    "I'm tired, I want to sleep",
    'He is gone. I want to sleep now.',
    "I'm leaving now, I told him, and he laughed",
    "I'd like to go to sleep and not wake up",
    'I want to sleep and never wake up. Bye bye world is what I think.',
    'So I said goodnight and closed the door',
    'We talk later in the evening, him and me',
    'I will talk to her tomorrow',
    'I will talk to him later',
    'See you in court, he shouts',
    "good night's sleep would be a miracle",
    'I work nights',
    'Sorry, I have to go through it again',
    'ok I have to go to court',
    'I gotta go see him in prison',
    'I have to feed her every two hours',
    'I go to bed at nine',
    'go to bed, she says',
    'Sometimes I think I should go',
    'Maybe I should just go',
    "I don't know if I should stay or go",
    'Should I go?',
    'he left. later i cried',
    'I told him later',
    'I have to go now and then to the clinic',
    "Pain's a nine. I've the whole month's patches on at once. Let me go.",
    'I removed my shoes, it is cold here. I am going now.',
    'We had a lovely holiday here when they were small. I am off now.',
    'I told my boss I am leaving',
    'I am off the bus in a minute',
    'He likes me to get the kids ready',
    'My tea is getting cold because he keeps ringing',
    'My mum walked in on us',
    'Anyway I should leave him',
    'Anyway, my boss walked in and saw it',
    'I cry every night',
    'That is my lot in life',
    'That was enough therapy for me, it made it worse',
    'I should sleep more',
    'Anyway I should go to the police',
    'Right, I should go to the party',
    'I need to get the kids from him',
    'I am going up the wall',
    'They said enough for one day and fired me',
  ])('is not heard in %j', (text) => expect(leaves(text)).toBe(false));

  it('does not keep anybody waiting, however long the message', () => {
    const began = performance.now();
    for (const word of ['ok ', 'thank you for ', 'gotta go ', 'so, ', 'bye. '])
      endsWithLeave(word.repeat(4_000));
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe('the answer to a goodbye', () => {
  const before = [
    null,
    'I keep forgetting things at work.',
    'My boss noticed it on Tuesday.',
    'It scares me a bit.',
  ];

  it.each([
    ["ok gotta run, kid's up", /little one/i],
    ["Anyway, kettle's on, thanks for listening.", /boils over|in peace/],
    ['10. ok hes up crying gotta go', /little one|where I am/i],
    ['Gotta run, meeting in 2. cheers', /short one|kind to you/],
    ['Anyway bye, going to sleep.', /night|sleep/i],
    ["I must go now. You've been good company.", /welcome|Gladly|thank you/i],
    ['I think I have had enough for today', /for one day|that is enough/],
    ["I'm off. This was a waste of time.", /sorry/],
  ])('is warm and short: %s', async (text, manner) => {
    const left = await talk([...before, text]);
    expect(left.isGoodbye).toBe(true);
    expect(last(left)).toMatch(manner);
    expect(last(left)).not.toContain('?');
    expect(last(left).split(' ').length).toBeLessThan(26);
  });

  it.each([
    [['nobody talks to me', "i'm just lonely, not dying lol"], /not dying/],
    [['My friend is in trouble.', "It's my friend Tolu.", 'He will not eat.'], /Tolu/],
    [['I get dizzy at work.', 'My boss saw it.', 'I could call 999 now.'], /999/],
  ])('never hands back what is no gift: %j', async (told, odd) => {
    const left = await talk([null, ...told, 'It is what it is today.', 'bye']);
    expect(left.isGoodbye).toBe(true);
    expect(last(left)).not.toMatch(odd);
  });
});

describe('a goodbye that somebody else said, or that stands beside danger', () => {
  it.each([
    'my son texted gtg and never came home',
    'the last thing my brother ever texted was ttyl',
    'gtg hes got a knife',
    'gtg dad is coming drunk',
    "bye, he's got the belt out",
    'bye and tell my mum i love her',
    'ok bye i took the pills',
    'She died at four this morning. God bless.',
    "I've made my peace with it. So long now.",
    'nobody will have to carry me any more. Goodbye and thanks',
    'Salaam',
  ])('is none: %s', (line) => expect(leaves(line)).toBe(false));
});

describe('thanks beside something else', () => {
  it.each([
    'okay. card tonight. Thanks',
    'Okay, I will think about it. Thank you ji.',
    "Then I'll see. Thanks hey",
    'alright. ta',
    'sawa asante',
    "Thank you. I'm going to put the kettle on",
    'going to help him do the roots proper. cheers love',
  ])('is heard: %s', (text) => expect(saysThanks(text)).toBe(true));

  it.each([
    "I'm fine, thanks",
    'Much better, thank you',
    'no, thanks',
    'I said thanks. she said nothing',
    'he never says thank you',
    'he just said, thanks',
    'cheers are all we hear from next door',
  ])('and not where there are none: %s', (text) => expect(saysThanks(text)).toBe(false));

  it.each([
    'my daughter was stillborn, thanks',
    'they took my kids into care. thanks',
    'The scan showed no heartbeat. thank you',
    'I finally slept. It was good.',
    'ok my dad is dying. thanks',
    "That's nice. What do you think I should do about the bathroom?",
  ])('and is not all that is heard: %s', async (line) => {
    const before = [
      null,
      'my neighbour plays the drums',
      'at night mostly',
      'his name is Joe',
      'he is nineteen',
    ];
    for (let seed = 1; seed <= 4; seed += 1)
      expect(last(await talk([...before, line], { seed }))).not.toMatch(/welcome|the harder part|Anytime/i);
  });

  it('is answered, and nobody is asked to go on', async () => {
    const lines = [
      null,
      'my neighbour plays the drums',
      'at night mostly',
      'his name is Joe',
      'he is nineteen',
    ];
    for (let seed = 1; seed <= 6; seed += 1) {
      const reply = last(await talk([...lines, 'okay. card through his door. Thanks'], { seed }));
      expect(reply).toMatch(/welcome|glad|Anytime/i);
    }
  });
});
