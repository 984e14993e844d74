import { describe, expect, test } from 'vitest';
import { assess } from '../assess.ts';
import { readTurn } from '../read-turn.ts';
import { saidOfOthersRules } from './said-of-others.data.ts';

const ids = new Set(saidOfOthersRules.map(({ id }) => id));
const found = (text: string) => readTurn(text).findings.filter(({ id }) => ids.has(id));

describe('is heard', () => {
  test.each([
    [
      'my 15 yr old daughter just texted me "sorry mum, look after biscuit for me" and shes not picking up her phone. she tried last year',
      'suicide.other-says-goodbye',
    ],
    [
      "my brother left a voice note saying goodbye to everyone and now his phone is off, I can't reach him",
      'suicide.other-says-goodbye',
    ],
    ['i found a razor and a note that says dont blame yourselves', 'suicide.other-wrote-farewell'],
    [
      "i gave my 4 year old some of my sleeping tablets so he'd settle, i think i gave too much, hes breathing funny",
      'child_at_risk.given-tablets',
    ],
    ['the baby has gone floppy', 'medical_emergency.breathes-strangely'],
    [
      'i locked her in the bedroom. shes still in there, since yesterday. she can come out when she tells me the truth',
      'harm_to_others.locks-them-in',
    ],
    [
      "i understand now that my baby isn't mine, she's something evil, and god wants me to send her back",
      'child_at_risk.believes-evil',
    ],
  ])('%s', (text, id) => {
    expect(found(text).map((finding) => finding.id)).toContain(id);
    expect(assess([{ role: 'user', content: text }]).level).toBe('imminent');
  });
});

describe('is no such thing', () => {
  test.each([
    "my son texted sorry he'll be late for the party and he isn't answering now",
    'my daughter wrote me a letter from camp, love you all, she sounds happy',
    'my sister sent a message saying sorry about the rent and has not replied since',
    'found an old letter in the attic that says goodbye, from my great grandfather',
    'I gave my toddler too much cake and he is bouncing off the walls',
    'gave my son some of my vitamins, the doctor said fine',
    'the goldfish has gone floppy',
    'he is hard to wake for school, typical teenager',
    'I locked my kids in the car by accident, the key was inside, the locksmith was lovely',
    'we played hide and seek and I locked her in the cupboard until she laughed',
    'this toddler is evil, swapped his carrots for my crisps, haha',
    'read a novel in which the baby is possessed and god told her to run',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
