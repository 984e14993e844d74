import { describe, expect, it } from 'vitest';
import { thingIn } from './named-things.ts';
import { understand } from './understand.ts';

const named = (text: string) => thingIn(understand(text));

describe('the thing a message turns around', () => {
  it.each([
    ['I suppose the chart was what I did after I retired from the buses.', 'the chart'],
    ['What did I want? A thank-you card. They gave me a hose attachment.', 'the thank-you card'],
    ['she likes the cheese foam tea from the place by the station', 'the cheese foam tea'],
    ['My company cut our dental cover and nobody told us', 'your dental cover'],
    ['I still set his coffee mug out on Sundays', 'his coffee mug'],
    ['so my roommate bought her own rice cooker and wrote her name on it', 'her rice cooker'],
  ])('of “%s” is %s', (text, thing) => expect(named(text)).toBe(thing));

  it.each([
    ['what somebody is', "I'm a joiner, and it's a knot, and she was a widow"],
    ['where something was', 'I cried a little in the tram, behind my sunglasses'],
    ['a time or a measure', 'it took the whole week and then the next day'],
    ['a part of the body', 'it sits in my chest and I hold my jaw'],
    ['somebody with a verb', 'the social worker rang and my father wrapped fish in them'],
    ['a verdict', 'they say I am the burden and the failure of this house'],
    ['what somebody said', 'she wrote "bring the rice cooker" and nothing else at all'],
    ['what is only planned', 'I could put the umbrella on her desk, no note'],
    ['what is only mentioned', 'He came to me last week to ask how to do the budget'],
    ['what only stood there', 'I have been there since it was four people and a kettle'],
    ['what was handled', 'i was the one who could get the cannula in first time'],
    ['what is only described', 'the house is so quiet and i keep laying three places'],
    ['Swahili', 'niliacha kazi na sasa mimi niko nyumbani tu'],
  ])('is not %s', (_what, text) => expect(named(text)).toBeNull());
});
