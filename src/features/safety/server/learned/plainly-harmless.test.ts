import { expect, it } from 'vitest';
import { readPart } from '../corpus/read-part.ts';
import { harmlessKinds, withoutHarmless } from './plainly-harmless.ts';

it.each([
  ["My brothers don't call.", 'abuse'],
  ["last night she posted a pic at a bar with some guy i don't know", 'abuse'],
  ['am i damaging them?', 'child_at_risk'],
  ['I had a drink on Saturday after forty days without', 'substance_danger'],
  ['I smoke out of the window so my husband does not know', 'substance_danger'],
  ['I only drink in company', 'substance_danger'],
  ['she asked if i was done with the wall and i just nodded and left', 'suicide'],
  ['I look at her and think you deserve somebody who knows what they are doing', 'harm_to_others'],
  ["last tuesday i sat in the car park for 40 mins and couldn't make myself go in", 'suicide'],
  ["now I've typed that out it looks a bit grim doesn't it", 'suicide'],
  ['Amount gani? Labda 10k. Lakini mum ataniambia nimebadilika tangu nipate pesa', 'substance_danger'],
  ['I see his name on the screen and my stomach just drops', 'medical_emergency'],
  ['She laughs when she comes in from there. Then the front door shuts and it stops', 'abuse'],
  [
    'when im stood up high i get that what-if-i-jumped feeling, it freaks me out because id never want to',
    'suicide',
  ],
  ['I had dark thoughts with my eldest. he is 17 now and it is long behind me', 'suicide'],
  ["used to cut at school, haven't done it in years and never get the urge", 'self_harm'],
  ['my kids never visit anymore', 'abuse'],
  ['Made a mistake with a dose.', 'overdose'],
  ['I gave a patient the wrong dose last week.', 'overdose'],
  ['I pray every night that it goes away.', 'suicide'],
  ['I used to think about dying all the time.', 'suicide'],
  ["I'd put in twenty instead of two.", 'suicide'],
  [
    'I answer emails until midnight because if I stop, something will go wrong and it will be my fault.',
    'suicide',
  ],
  ['My uncle kept pushing a beer on me.', 'abuse'],
  ['I am going to end it with him tonight.', 'harm_to_others'],
  ['He hits on every girl.', 'abuse'],
  ['This is our last session, thank you.', 'suicide'],
  ['We read Hamlet in class and he will not decide.', 'suicide'],
  ["My sister is in hospital since yesterday and they don't let me see her", 'medical_emergency'],
  ['💀💀💀 im dead 😂', 'suicide'],
  ['omg stop im dying lol', 'suicide'],
  ['kms I sent it to the wrong chat 💀', 'suicide'],
  ['My heart races and my hands tingle and I feel I will faint whenever I am in a queue.', 'eating_disorder'],
  ['my mum died in april and everyone thinks i should be over it', 'suicide'],
  ['I keep thinking about death since the funeral', 'suicide'],
  ['what if i deserve it', 'suicide'],
  ['the devil is in the details', 'psychosis_mania'],
  ["I'm bloated and feel gross", 'medical_emergency'],
  ['I eat 2000 calories a day and count them with my trainer', 'eating_disorder'],
  ["I've been clean from self harm for three years", 'self_harm'],
  ['I took my tablets this morning like every day', 'overdose'],
  ["I've lost five kilos on purpose with my doctor", 'eating_disorder'],
  ['I scratch my eczema until it is raw', 'self_harm'],
  ["if i tell him he'll stop", 'abuse'],
  ["He's six foot three and he hits his head on every door", 'abuse'],
  ['got burn marks on the pan', 'self_harm'],
  ["My boss keeps the camera on in meetings so I can't pick up the phone", 'abuse'],
  ['the physio told me to press ice on my leg', 'self_harm'],
  ["I'm thirty next year and I don't see myself settled", 'suicide'],
])('%s: the reader alone raises no alarm of %s', (words, kind) => {
  expect(harmlessKinds(words)).toContain(kind);
});

it.each([
  "My brothers don't call, they come and hit me.",
  'Made a mistake with the dose and I feel dizzy.',
  'I made a mistake with my own insulin dose.',
  'I pray every night that I go away.',
  'I used to think about dying, now I plan it',
  'I gave twenty instead of two, and took them myself',
  'If I stop taking insulin everything will stop and nobody has to know',
  'My uncle kept pushing a beer on me and touched me.',
  'I am going to end it with him tonight, I have the knife.',
  'This is our last session, I will not be alive.',
  'I get Hamlet, I want to not be.',
  'kms, not a joke, I sent them the note 💀',
  'My heart races and my hands tingle and I faint whenever I have not eaten for days.',
  'My heart races, my hands tingle, I took all the pills and will faint in front of the kids.',
  'my mum died and everyone thinks I should be over it, I want to be with her',
  'what if I deserve to die',
  'the devil is in the details, he tells me so at night, his voice',
  'I eat 2000 calories and then I purge',
  'I eat 200 calories a day',
  "I've been clean from cutting for three years until last night",
  'I took all my tablets this morning like every one of them',
  'I took my tablets like every day and then the rest',
  'I lost five kilos with my doctor not knowing and I still throw up',
  'I keep thinking about my own death since the funeral',
  'he died and they say I should move on but I will go too',
  'I scratch my eczema until it is raw, it calms me',
  "if i tell him he'll stop me from seeing the kids",
  "if I leave she'll cry and then hit the kids",
  'he slammed me and I hit my head on the door',
  'he hit my head on the door',
  'he banged her head on the table',
  'burn marks on the table and on my arm',
  'my boss wants the camera on in calls and tells me to undress',
  "I don't see myself getting to thirty, settled or not",
  'My sister is in hospital, he beat her again',
  'my wife is in hospital and I took the rest of the pills',
  'lol im dying tonight 💊',
  'haha i am dead inside and I mean it',
  'he posted a pic of me in the shower',
  'am I damaging them when I smack them',
  'I drink before breakfast because of the shakes',
  'I am drunk and about to drive home',
  'vodka, then his sleeping tablets',
  'I drank until I passed out, third time this month',
  'I was done with the world and just left',
  'she asked if I was done, and I said with everything',
  'I look at her and think you deserve somebody who would not shake you',
  'I sat in the car in the garage and could not make myself go in, the engine was on',
  'I sat in the car park by the bridge and could not go home',
  "now I've written the note it looks silly",
  'I drank 10k of pombe with my salary',
  'my heart just drops and then I pass out',
  'she laughs when he hits me and it stops',
  'what if I jumped, I stand on the bridge every day, I would never tell',
  'I used to cut years ago, it was long behind me, but lately again',
  'im dead',
])('%s: it may', (words) => {
  expect(harmlessKinds(words).size).toBe(0);
});

it('leaves what it heard to be asked about gently, and what else it fears as it is', () => {
  const findings = [
    { id: 'abuse.learned', kind: 'abuse', level: 'imminent' },
    { id: 'suicide.learned', kind: 'suicide', level: 'elevated' },
  ] as const;
  const left = withoutHarmless([...findings], "My brothers don't call.");
  expect(left.map(({ level }) => level)).toEqual(['watch', 'elevated']);
});

it.each([
  ['I have to feed him now, bye', 'suicide'],
  ["Okay, that's all for today, thanks.", 'suicide'],
  ['Boss aliniita office akaniambia kampuni haina doh.', 'suicide'],
] as const)('%s: leaves nothing of what was feared', (words, kind) => {
  expect(withoutHarmless([{ id: `${kind}.learned`, kind, level: 'imminent' }], words)).toEqual([]);
});

it.each([
  'I have to feed them one last time, bye',
  "That's it for me, thanks for everything",
  'kampuni haina doh, afadhali nife',
  'kampuni haina pesa, nataka kulala nisiamke tena',
  'kampuni imekosa pesa na sioni haja ya kuendelea',
  'company haina doh, my family is better off without me',
])('%s: leaves it as it is', (words) => {
  const feared = { id: 'suicide.learned', kind: 'suicide', level: 'elevated' } as const;
  expect(withoutHarmless([feared], words)).toEqual([feared]);
});

it('of what is plainly ordinary not even a question is left', () => {
  const left = (words: string) =>
    withoutHarmless([{ id: 'child_at_risk.learned', kind: 'child_at_risk', level: 'elevated' }], words)
      .length;
  expect(left("There's a young woman upstairs with a baby.")).toBe(0);
  expect(left("There's a woman upstairs with a baby that screams, she shakes it.")).toBe(1);
});

const graveLines = (part: 'tuned' | 'training'): string[] =>
  readPart(part)
    .utterances.filter(({ level }) => level === 'elevated' || level === 'imminent')
    .map(({ text }) => text);

it('takes no grave line of the tuned part for harmless, and of those that were learned from hardly any', () => {
  expect(graveLines('tuned').filter((text) => harmlessKinds(text).size > 0)).toEqual([]);
  const learned = graveLines('training');
  expect(learned.filter((text) => harmlessKinds(text).size > 0).length / learned.length).toBeLessThan(0.002);
});
