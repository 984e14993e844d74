// What an import says.
export const importWords = {
  running: 'Another import of yours is still running. Please wait until it is done.',
  noZip: 'This file is not a zip. Export your journal again and choose the zip as it is.',
  damaged: 'This file is damaged or incomplete. Export it again and try once more.',
  locked: 'This zip is locked with a password. Export it without one.',
  bomb: 'This file unfolds into far more than a journal holds, so it was not read.',
  tooManyFiles: 'This zip holds too many files to be read here.',
  noDayOne: 'There is no Day One journal in this zip. In Day One, choose Export, then JSON.',
  noDaylio: 'This is not a Daylio export that can be read. In Daylio, choose Export entries, then CSV.',
  noOwn: 'This is not a journal exported from here. Choose the JSON export.',
  notText: 'This file could not be read as text.',
  longEntry: (count: number) =>
    `${count === 1 ? 'One entry was' : `${count} entries were`} longer than 100 000 characters and came in parts.`,
  future: (count: number) =>
    `${count === 1 ? 'One entry has' : `${count} entries have`} a day that has not come yet, or none, and stayed out.`,
  badEntries: (count: number) =>
    `${count === 1 ? 'One entry' : `${count} entries`} could not be read and stayed out.`,
  morePhotos: (count: number) =>
    `${count === 1 ? 'One photo was' : `${count} photos were`} left out: an entry can have up to five.`,
  badPhotos: (count: number) =>
    `${count === 1 ? 'One photo' : `${count} photos`} could not be read, or were missing in the file.`,
  otherMedia: (count: number) =>
    `${count === 1 ? 'One video, recording or document was' : `${count} videos, recordings and documents were`} left out: only text and photos can come in.`,
  moreTags: (count: number) =>
    `${count === 1 ? 'One entry has' : `${count} entries have`} more than 20 tags; the first 20 were kept.`,
  ownMood: (name: string, count: number) =>
    `“${name}” is a mood of your own (${count}): these days came in without a mood.`,
  guessedDates: 'The days could be read in two ways; they were taken as day, then month.',
  noTime: (count: number) => `${count} check-ins had no time that could be read; they were set to noon.`,
  activitiesLeftOut: (count: number) => `${count} activities did not fit into your list.`,
};
