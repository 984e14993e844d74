import type { PlanStep } from '../safety-plan.data.ts';

export const safetyPlanCopy = {
  title: 'My safety plan',
  lead: 'Six short lists for a hard hour, written while it is calmer. In a crisis you start at the top and go down until it eases. If you are in danger now, go straight to the end.',
  source: 'The six steps follow the Safety Planning Intervention by Barbara Stanley and Gregory Brown.',
  perLine: 'One thing per line.',
  privacy: 'Encrypted, and only for you. Nobody reads it, and nothing you write here raises an alarm.',
  steps: {
    signs: {
      title: 'My warning signs',
      help: 'Thoughts, moods or things you do that tell you it is starting.',
      example: 'I stop answering messages',
    },
    coping: {
      title: 'What I can do on my own',
      help: 'Things that take your mind elsewhere for a while, without anyone else.',
      example: 'A walk to the shop and back',
    },
    distraction: {
      title: 'People and places that take me out of it',
      help: 'Where you are not alone with it. You need not tell anyone why.',
      example: "My sister's kitchen",
    },
    people: {
      title: 'People I can ask for help',
      help: 'Name and number, the one you would call first at the top.',
      example: 'Wanjiru, 07xx xxx xxx',
    },
    professionals: {
      title: 'Professionals and helplines',
      help: 'Your doctor, counsellor, the nearest emergency department, a helpline.',
      example: 'Dr Otieno, the clinic on the main road',
    },
    safer: {
      title: 'Making the place around me safer',
      help: 'What you will put out of reach, and who can help you do it.',
      example: 'I ask my brother to keep it at his place',
    },
  } satisfies Record<PlanStep, { title: string; help: string; example: string }>,
  save: 'Save plan',
  saved: 'Your plan is saved',
  saveFailed: 'The plan could not be saved. It is still here; try again in a moment.',
  unsaved: 'Not saved yet',
  savedAt: (when: string) => `Saved ${when}`,
  tooManyLines: (most: number) => `Up to ${most} lines here. Please shorten the list.`,
  lineTooLong: (most: number) => `One line is longer than ${most} characters. Please shorten it.`,
  elsewhere: {
    title: 'This plan was changed on another device',
    body: 'Both versions are kept. Yours is in the boxes; the other one is below. Take from it what you want, then save.',
    keepMine: 'Save mine over it',
    takeOther: 'Use the other one instead',
  },
  print: 'Print',
  remove: 'Delete plan',
  removeTitle: 'Delete your safety plan?',
  removeBody: 'It is deleted for good, from this device too.',
  removed: 'Your plan was deleted',
  cancel: 'Keep it',
  offline: {
    label: 'Also keep it on this device',
    help: 'Then it opens on the crisis help page without a network. Anyone who can use this browser could read it. It is removed when you sign out.',
    failed: 'This browser does not keep anything. The plan is saved on the server only.',
  },
  loadFailed: {
    title: 'Your plan could not be loaded',
    body: 'It is still there. Check your connection and try again. Crisis help works without one.',
  },
  empty: 'Nothing written yet',
  link: 'My safety plan',
  linkHelp: 'Write down what helps while it is calmer, and have it at hand when it is not.',
  open: 'Open my plan',
} as const;
