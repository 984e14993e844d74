// What an entry may begin with. A template is only a text: every word of it can be changed or taken out.
import type { JournalTemplate } from '../journal-limits.data.ts';

export type TemplateCard = { id: JournalTemplate; name: string; about: string; title: string; body: string };

export const templateCards: readonly TemplateCard[] = [
  { id: 'free', name: 'Blank page', about: 'Write whatever comes.', title: '', body: '' },
  {
    id: 'gratitude',
    name: 'Gratitude',
    about: 'Three things, and why.',
    title: 'Three good things',
    body: '1. \n2. \n3. \n\n**What made one of them possible**\n\n',
  },
  {
    id: 'thought-record',
    name: 'Thought record',
    about: 'Look at one hard thought from more than one side.',
    title: 'Thought record',
    body: [
      '### What happened',
      '',
      '### What went through my mind',
      '',
      '### What I felt, and how strongly (0 to 100)',
      '',
      '### What speaks for the thought',
      '',
      '### What speaks against it, or is left out',
      '',
      '### A fairer way to put it',
      '',
      '### How I feel now (0 to 100)',
      '',
      '',
    ].join('\n'),
  },
  {
    id: 'morning',
    name: 'Morning',
    about: 'Arrive in the day.',
    title: 'Morning',
    body: [
      '**How I woke up**',
      '',
      '',
      '**What today asks of me**',
      '',
      '',
      '**One kind thing I will do for myself**',
      '',
      '',
    ].join('\n'),
  },
  {
    id: 'evening',
    name: 'Evening',
    about: 'Put the day down.',
    title: 'Evening',
    body: [
      '**What today was like**',
      '',
      '',
      '**Something I did, however small**',
      '',
      '',
      '**What can wait until tomorrow**',
      '',
      '',
    ].join('\n'),
  },
  {
    id: 'unsent-letter',
    name: 'Unsent letter',
    about: 'Say it to someone, without sending it.',
    title: 'A letter I will not send',
    body: 'Dear \n\n',
  },
];

export const templateOf = (id: string | null): TemplateCard | null =>
  templateCards.find((card) => card.id === id) ?? null;
