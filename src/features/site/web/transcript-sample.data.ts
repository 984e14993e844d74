// A piece of a session as the landing page shows it. It is written by us as an example and the page says so:
// no member's words are ever used.
type SampleTurn = { speaker: 'you' | 'therapist'; text: string };

export const transcriptSample: SampleTurn[] = [
  { speaker: 'you', text: 'I said yes again. I always say yes.' },
  {
    speaker: 'therapist',
    text: 'There’s a cost to that yes, and you’re the one paying it. What were you afraid would happen if you’d waited?',
  },
  { speaker: 'you', text: 'That they’d think I don’t care. Or that I can’t cope.' },
  {
    speaker: 'therapist',
    text: 'So yes is how you prove you care. Is there one small thing this week you could answer with “let me check” instead?',
  },
];
