import { expect, it } from 'vitest';
import { tellsDeath } from './deaths.ts';

it.each([
  'we had to put biscuit to sleep on saturday',
  'had to have the dog put to sleep saturday',
  'We had our old cat put down at the vet',
  'the rabbit had to be put to sleep last week',
])('"%s" tells a death', (text) => expect(tellsDeath(text)).toBe(true));

it.each([
  'I had to put the baby to sleep',
  'had to put Lily to sleep at eight, my daughter',
  'we had to put Lily to sleep last night before the film',
  'he put me down in front of everyone',
  'I put the dog in the car and the phone down',
  'my dog sleeps on my bed',
])('"%s" tells none', (text) => expect(tellsDeath(text)).toBe(false));
