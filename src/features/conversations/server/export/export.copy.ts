// Words of an exported conversation.
export const exportWords = {
  member: 'You',
  untitled: 'Conversation',
  ownCategory: 'Your own category',
  cutOff: 'interrupted',
  surfaces: { voice: 'Voice session', chat: 'Text chat', avatar: 'Avatar session' },
  exercise: (id: string) => `Exercise: ${id.replaceAll('-', ' ')}`,
  timeZone: (zone: string) => `Time zone: ${zone.replaceAll('_', ' ')}`,
  empty: 'Nothing was said in this conversation.',
  missingLetters: 'Some characters cannot be shown in a PDF. The Markdown and JSON exports have all of them.',
};
