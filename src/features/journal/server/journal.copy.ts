// Words the journal says by itself.

/** Beside reviewed words, instead of questions to write on from. None of them asks to be answered in writing. */
export const questionsInDanger: [string, string, string] = [
  'Who is one person you could be near, or call, right now?',
  'Is there a place where you would be a little safer for the next hour?',
  'What has helped you through a night like this before?',
];

/** After what is said first: whom to reach, and not to be alone. */
export const helpInDanger = (help: { sentence: string; emergency: string }): string =>
  `${help.sentence} If you might act on this, or are hurt, call ${help.emergency} now, and let someone be with you.`;

export const dictationWords = {
  tooLong: 'A recording can be up to 5 minutes long.',
  unreadable: 'This recording could not be read. Send 24 kHz mono sound.',
  silent: 'No words were heard in this recording.',
};
