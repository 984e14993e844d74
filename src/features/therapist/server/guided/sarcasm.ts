// Good words that mean the opposite: "so that was fun", after a firing; "happy?", at the end of a complaint. Taken at their
// word they would be met with gladness. Only a wording that is seldom meant, and only where nothing good was told beside it.

const praise =
  '(?:fun|great|nice|lovely|brilliant|amazing|awesome|wonderful|fantastic|perfect|delightful|super|a (?:blast|treat|joy|delight|real treat|great (?:day|night|time|start)|lovely (?:day|evening|time|start)))';
const patterns = [
  // "So that was fun", last of all; "well, this is great".
  new RegExp(
    `(?:^|[.!?]\\s*|,\\s*|\\b(?:and|but) )(?:so|well|yeah|wow|oh|cool|okay|ok|yay)[,.]? (?:so )?(?:that|this|it|today|yesterday|last night|monday|christmas|my (?:day|weekend|birthday))(?:'s| is| was| went| has been)(?: (?:just|really|so|all|super|absolutely))* ${praise}[.! 🙃🙄]*$`,
    'iu',
  ),
  // "My manager handed my project to someone else so that was fun": without a stop between.
  new RegExp(
    `\\b(?:lost|handed|fired|sacked|dumped|cancelled|canceled|left|forgot|yelled|shouted|ghosted|failed|missed|took|stole|broke|crashed|ignored|laughed at|late|threw up|cried|rejected)\\b[^.!?]{0,80}\\bso (?:that|this|it)(?:'s| was| is| went)(?: (?:just|really|so))* ${praise}[.! 🙃🙄]*$`,
    'iu',
  ),
  new RegExp(
    `(?:^|[.!?]\\s*)(?:(?:just|isn't that|how|what|absolutely|oh|well) ){1,2}${praise}[.! 🙃🙄]*$`,
    'iu',
  ),
  new RegExp(
    `(?:^|[.!?]\\s*)(?:that|it|this)(?: was|'s| is)(?: \\w+)? ${praise}[.! ]*(?:🙃|🙄|not)[.! ]*$`,
    'iu',
  ),
  /(?:^|[.!?,]\s+)(?:happy(?: now)?|(?:are )?you happy now)\s*\?\s*$/i,
  /\b(?:thanks|thank you) for (?:nothing|that one)\b|\b(?:lucky me|yay me|yippee|oh joy|just my luck|living the dream|story of my life)\b/i,
];
/** Told beside it, the good word is meant. */
const isMeant =
  /\b(?:danc\w+|laugh\w*|beach|party|parties|concert|hike|hiked|trip|game|played|friends|birthday cake|swam|picnic|date|holiday|won|together|really enjoyed|loved it|had fun|can't wait)\b/i;
const LONGEST = 400;

export const isSarcastic = (text: string): boolean => {
  const end = text.slice(-LONGEST);
  return patterns.some((pattern) => pattern.test(end)) && !isMeant.test(end);
};

/** After it, what sounded glad before was not. */
export const takesBackGladness =
  /\b(?:i was|was|being|it's|that's|thats) (?:\w+ )?(?:sarcas(?:tic|m)|ironic)\b|^(?:no[,. ]+)?sarcasm\b|\bit was(?:n't| not) (?:fun|nice|good|great|lovely)\b|\bi (?:was|am|'m) (?:not|joking)(?: \w+)? (?:happy|glad)\b/i;
