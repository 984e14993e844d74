import { describe, expect, test } from 'vitest';
import { assess } from '../assess.ts';
import { readTurn } from '../read-turn.ts';
import { saidInPassingRules } from './said-in-passing.data.ts';

const ids = new Set(saidInPassingRules.map(({ id }) => id));
const found = (text: string) => readTurn(text).findings.filter(({ id }) => ids.has(id));

describe('is heard', () => {
  test.each([
    ['haha my retirement plan is a bridge lol. no but I think about it every day', 'suicide.retirement-plan'],
    ["eat a bullet, that's the plan b mate", 'suicide.retirement-plan'],
    ["there's a round put by with my name on it", 'suicide.retirement-plan'],
    ['the viaduct jokes. I do think about it every morning', 'suicide.joke-on-the-way'],
    ["can't do another year of this. can't do another month", 'suicide.another-year-of-this'],
    ["I can't face another winter like this", 'suicide.another-year-of-this'],
    ["I know the train times. the 22:14 doesn't stop at our station", 'suicide.train-that-does-not-stop'],
    ['i found out which ones. fast trains go straight through at six', 'suicide.train-that-does-not-stop'],
    ["there is a date. passwords, will, it's all done", 'suicide.date-and-papers'],
    ["I've picked the day, after the party so I don't spoil it. letters are done", 'suicide.date-and-papers'],
    ['finally ordered the helium, arrives Thursday', 'suicide.gas-ordered'],
    ["Doc says six months. I'm not doing the last three of them", 'suicide.not-the-last-months'],
    ["it's terminal, I'm not sticking around for the end", 'suicide.not-the-last-months'],
    ["stopped my heart tablets three weeks back so it'll look natural", 'suicide.made-to-look-natural'],
    ['some days i want to rage quit irl', 'suicide.quits-life-game'],
    ['uninstalling life soon', 'suicide.quits-life-game'],
    ["once i've paid off the van i'm off. not holiday off", 'suicide.off-and-no-holiday'],
    ['do they tell your parents if you do it at uni', 'suicide.asks-what-follows'],
    ['if i did it on a tuesday my sister would find me wednesday', 'suicide.asks-what-follows'],
    ['what happens to my dog if I die', 'suicide.asks-what-follows'],
    ['im not going to be a problem for anyone by xmas', 'suicide.no-problem-by-then'],
    ["I won't be a burden to you after Sunday", 'suicide.no-problem-by-then'],
    ['they cured the cancer and honestly i was gutted', 'suicide.sorry-to-be-cured'],
    ['the scan was benign and part of me wished it was not', 'suicide.sorry-to-be-cured'],
    ['nimechoka kupumua bro', 'suicide.tired-of-breathing-swahili'],
    [
      "the man on the news does a thing with his hand and it's for me. he's telling me when",
      'psychosis_mania.broadcast-at-me',
    ],
    ['the number plates prove it', 'psychosis_mania.broadcast-at-me'],
    ['she looks out, the one with my face', 'psychosis_mania.another-me'],
    ['my son drank some drain cleaner', 'overdose.child-and-poison'],
    ['she just swallowed a button battery', 'overdose.child-and-poison'],
    ['the toddler bit into a dishwasher tablet', 'overdose.child-and-poison'],
    ['i do my belly coz short sleeves', 'self_harm.where-nobody-looks'],
    ['new lines on my stomach since Tuesday, nobody sees', 'self_harm.where-nobody-looks'],
    ['i put my hand on the hob yesterday, just to check i was there', 'self_harm.to-feel-there'],
    ['I put out cigarettes on my arm again', 'self_harm.to-feel-there'],
    [
      "he keeps all my cards and i get twenty quid on a friday if i've been good",
      'abuse.kept-on-pocket-money',
    ],
    ['she locks the fridge, mum does. i had toothpaste for tea', 'child_at_risk.food-locked'],
    ['my landlord says i can pay him another way', 'abuse.pays-another-way'],
    ["she won't laugh at me when she's on fire", 'harm_to_others.will-burn'],
    ['got a list of names from school, people who get it first', 'harm_to_others.will-burn'],
    ['bmi 14 and my nurse is being dramatic', 'eating_disorder.bmi-so-low'],
    ['took a pill off a stranger and my heart is going mental', 'substance_danger.unknown-pill'],
    [
      "i can't look at the bath. i keep seeing her under the water and my hands",
      'child_at_risk.sees-baby-under',
    ],
    ['every night i plan how the three of us go together', 'suicide.takes-them-too'],
  ])('%s', (text, id) => {
    expect(found(text).map((finding) => finding.id)).toContain(id);
    expect(['elevated', 'imminent']).toContain(assess([{ role: 'user', content: text }]).level);
  });
});

describe('is no such thing', () => {
  test.each([
    'the retirement plan is a boat and a dog',
    'plan b is the train if the bus is late',
    'My retirement plan is a bridge club',
    'That bridge is so beautiful, I think about it every day since the photo',
    "I can't do another year of this commute",
    "I know the train times, the 8:15 doesn't stop at ours so I get the bus",
    'There is a date for the wedding, invitations and passwords for the site are sorted',
    'finally ordered the helium for the balloons',
    "The doctor said six weeks, I'm not doing the last physio session",
    'I dyed it so it will look natural with my heart face shape',
    'I quit life insurance sales',
    "once the exam is done I'm off. not holiday, the army",
    'do they tell your parents if you fail at uni',
    'what happens to my student loan if I drop out',
    "the leak won't be a problem by Christmas, the plumber came",
    'they cured the cat and I was gutted about the bill',
    'nimechoka kupumua vumbi nikikimbia',
    'the man on the news has a tie like the one for me at home',
    'the radio said there is traffic, they are warning me to leave early',
    'a cake with my face on it, and the one with my eyes is my son',
    'There is a date for the christening, the letters are done and the cake is ordered',
    'the dog ate slug pellets once, the vet was great',
    'she licked the bowl clean of cake mix',
    'I do my stomach exercises where nobody sees',
    'stretch marks on my belly, I hide them at the pool',
    'put my hand on the hob by accident, ouch',
    'he keeps my cards in his wallet when we go out to budget',
    'we locked the fridge because the dog steals food and is always hungry',
    'my landlord says I can pay another way, by bank transfer',
    "she won't laugh when she sees the score",
    'a list of names, people who get it first are the over eighties, the jab',
    'My bmi is 24 now',
    'took a paracetamol pill and my heart is going mental about the match',
    'I keep seeing her under the water at swim lessons, so proud of my daughter',
    'we plan how the three of us go together to the beach',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
