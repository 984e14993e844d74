// Words of an exported journal.
export const exportWords = {
  title: 'Journal',
  untitled: 'Entry',
  empty: 'There is nothing in this journal yet.',
  reflection: 'Reflection',
  reflectionBy: { guided: 'by the guided dialogue (AI)', model: 'by an AI model' },
  photos: (count: number) =>
    `${count === 1 ? 'One photo belongs' : `${count} photos belong`} to this entry; the Markdown and JSON exports have them.`,
  missingLetters: 'Some characters cannot be shown in a PDF. The Markdown and JSON exports have all of them.',
  mood: (mood: number) => `Mood ${mood} of 5`,
};
