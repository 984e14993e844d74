// How the product speaks of itself. Where "AI therapy" may not be offered (Illinois, Nevada, Tennessee …) the operator
// sets WORDING=wellbeing: this table is the one place that says what stands for what. It is for words we wrote; what a
// member said is never put through it. That it is no human or licensed therapist is said in both.
export const wordings = ['therapy', 'wellbeing'] as const;
export type Wording = (typeof wordings)[number];

/** Of people, never of the product: these sentences stay as they are. */
const ofPeople = '(?<!\\b(?:human|licensed) )';

const instead: Record<Wording, readonly (readonly [RegExp, string])[]> = {
  therapy: [],
  wellbeing: [
    [/\btherapy session\b/g, 'session'],
    [/\bTherapy Settings\b/g, 'Session Settings'],
    [/\b(Avatar|Voice) therapy\b/g, '$1 session'],
    [/\b(Avatar|Voice) Therapy\b/g, '$1 Session'],
    [/\breplace therapy\b/g, 'replace professional help'],
    [/\bbehavioural therapy\b/g, 'behavioural skills'],
    [/\bguided therapist\b/g, 'guided answers'],
    [/\bAI therapist\b/g, 'AI wellbeing guide'],
    [/\bor a therapist\b/g, 'or a professional'],
    [new RegExp(`${ofPeople}\\btherapist\\b`, 'g'), 'guide'],
    [new RegExp(`${ofPeople}\\bTherapist\\b`, 'g'), 'Guide'],
  ],
};

/** `inWording(wording)(text)`: an authored text as this installation says it. */
export const inWording =
  (wording: Wording) =>
  (text: string): string =>
    instead[wording].reduce((worded, [from, to]) => worded.replace(from, to), text);

/** Names of a mind for itself; all that is changed in what it says to a member, whose own words come back in it. */
const ownNames: readonly (readonly [RegExp, string])[] = [
  [/\bAI therapist\b/g, 'AI wellbeing guide'],
  [/\b(as your|I(?:['’]m| am) your) therapist\b/gi, '$1 guide'],
];

/** As `inWording`, for a reply in which words of the member's may stand. */
export const ownNameInWording =
  (wording: Wording) =>
  (text: string): string =>
    wording === 'therapy' ? text : ownNames.reduce((said, [from, to]) => said.replace(from, to), text);
