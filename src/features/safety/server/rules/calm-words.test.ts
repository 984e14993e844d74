import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';

const judged = (content: string) => assess([{ role: 'user', content }]);

describe('words of danger in a calm sentence', () => {
  it.each([
    'He had a stroke on Sunday',
    'On Sunday my dad had a stroke.',
    'What if they throw me out?',
    'My flatmates threw me out of the band',
    'can you write the message for me',
    'She left a message for me at work',
    'I found one insect behind the bed and have not slept well since Monday',
    'My flatmate puts toast outside my door, she is good',
    'My own mother would have slapped me for that skirt',
    'I say "he" and then I slap my own mouth and she laughs',
    "no i don't want to do breathing lol",
    'I shook her awake because she would not stop snoring',
    'I dropped him at school and he cried',
    'I hit her car and she screamed at me',
    'I squeezed her hand and she cried',
    'I hit it to stop the alarm',
    'the kettle calls to me',
    'my mum says I must get him to sleep',
    'the clock tells me that I am late',
    'my dad was replaced last year after thirty years at the firm',
    'I am 30 kg lighter and my doctor is proud',
    'I write a story in which the iron says my name',
    'my dad got replaced at work by a machine',
    'I have only had water for two days, it is a stomach bug',
    'she says I must let him sleep',
    'God told me through scripture to forgive',
    'my mother has life insurance',
    'I left the baby in the bath with my husband and went for milk',
    'I lift 39 kg now and my doctor is happy',
    "I can't do this exercise anymore, goodbye",
    "She had a fit of giggles and isn't getting up off the floor.",
    "She's had all her heart tablets, one in the morning, one at night, the box for this week is empty.",
    "I've bought the helium, forty balloons for her party.",
    'Got the hose, told her it was for her birthday, and it was a pony.',
  ])('raises no alarm: %s', (content) => expect(judged(content).level).toBe('none'));

  it.each([
    ['My dad just had a stroke, what do I do', 'imminent', 'medical_emergency'],
    ['My dad collapsed on Sunday and now he is not breathing', 'imminent', 'medical_emergency'],
    ['My dad collapsed', 'imminent', 'medical_emergency'],
    ['he threw me out of the car', 'elevated', 'abuse'],
    ['he threw me down the stairs', 'elevated', 'abuse'],
    ['I have not slept since Monday and I have never felt so alive', 'elevated', 'psychosis_mania'],
    ['he is outside my door with a knife and there is tea on the stove', 'imminent', 'abuse'],
    ['my own mother slapped me for that skirt', 'elevated', 'abuse'],
    ['she makes me slap my own face', 'elevated', 'abuse'],
    ["I shook her last night because she wouldn't stop", 'elevated', 'child_at_risk'],
    ['he would not stop when I said no', 'elevated', 'abuse'],
    ['the iron hisses my name at night', 'elevated', 'psychosis_mania'],
    ['my husband has been replaced and it looks just like him', 'elevated', 'psychosis_mania'],
    ['it says I have to wake him with the iron tonight', 'imminent', 'psychosis_mania'],
    ['I have had water and gum for eleven days', 'elevated', 'eating_disorder'],
    ["I can't do this anymore, goodbye", 'elevated', 'suicide'],
    ["my life insurance covers suicide after two years, it's been three", 'elevated', 'suicide'],
    ["I left the baby in the bath and walked out because I couldn't stand it", 'elevated', 'child_at_risk'],
    ["I'm 39 kg and my doctor says my heart might stop", 'elevated', 'eating_disorder'],
    ["I'd make it look like an accident", 'elevated', 'suicide'],
    ['I was clean from cutting for a year and I cut my arm again', 'elevated', 'self_harm'],
    ['i just do not want to be breathing any more', 'elevated', 'suicide'],
    ['my dad kicked me', 'elevated', 'abuse'],
    ['I took all my tablets at one in the morning', 'imminent', 'overdose'],
    ["She had a fit and she isn't waking up properly.", 'imminent', 'medical_emergency'],
    ["She's had all her heart tablets and the box is empty.", 'imminent', 'overdose'],
    ["I've bought the helium.", 'watch', 'suicide'],
    ['Got the hose from the garden centre, told them it was for the roses.', 'watch', 'suicide'],
    ['there is a message for me in the number plates', 'elevated', 'psychosis_mania'],
  ])('the same words in danger are heard: %s', (content, level, kind) =>
    expect(judged(content)).toMatchObject({ level, kinds: [kind] }),
  );

  it('years without self-harm are no self-harm', () =>
    expect(['none', 'watch']).toContain(judged("I've been clean from self harm for three years").level));
});
