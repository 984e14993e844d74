// What chat itself says; everything else is the therapist's.
export const chatWords = {
  inCall: 'A voice session is running in this conversation. Say it there, or end the session first.',
  limitReached:
    'You have used your messages for today. More come at midnight, or you can upgrade. Help in a crisis is always free: open Crisis help.',
  tooFast:
    'That was too much at once for me to read. Wait a minute and send it again. If you are not safe, do not wait: open Crisis help.',
  privateTooLong:
    'This private chat has grown too long to send. Begin a new one to go on. If you are not safe, open Crisis help.',
  notEditable: 'Only a message you wrote can be changed.',
  aiNotice:
    'A short reminder: I am an AI, not a person. We have been talking for a good while, so this may be a moment for a break, some water or some air.',
};
