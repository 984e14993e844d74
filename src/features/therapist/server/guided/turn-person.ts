// Hands the member's own sentence back from the other side: "my manager ignores me" becomes "your manager
// ignores you". Content is kept word for word; only persons, their verbs and missing apostrophes change.

const restored: Record<string, string> = {
  im: "I'm",
  ive: "I've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wont: "won't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  thats: "that's",
  theres: "there's",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  theyve: "they've",
  cannot: "can't",
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  tryna: 'trying to',
  cuz: 'because',
  coz: 'because',
  bc: 'because',
  rn: 'right now',
  idk: "I don't know",
  em: 'them',
};

const alone: Record<string, string> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
};

const together: Record<string, string> = {
  we: 'you two',
  "we're": 'you two are',
  "we've": 'you two have',
  "we'd": 'you two would',
  "we'll": 'you two will',
  us: 'you both',
};
const plural: Record<string, string> = {
  we: 'you',
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
  us: 'you',
};

const adverbs = new Set(
  'never always just also really still not only already even almost often sometimes usually simply actually kinda both all'.split(
    ' ',
  ),
);
const oneOther =
  /\b(?:he|she|him|her|husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?|mum|mom|mother|dad|father|sister|brother|friend|ex|boss|manager|roommate|flatmate|bf|gf)\b/i;

const sharedDoing =
  /\bwe(?:'ve|'re|'d)?\b.{0,20}\b(?:fight\w*|fought|argu\w*|talk\w*|broke|met|date\w*|dating|married|together|split|disagree\w*|speak\w*|spoke|kiss\w*|live together|make up|made up)\b/i;

const names =
  /^(?:I|God|Kenya|Nairobi|Mombasa|Christmas|Easter|Ramadan|Eid|English|Swahili|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Instagram|WhatsApp|TikTok|Netflix|Zoom|Slack)$/;

type Token = { word: string; isWord: boolean };

function tokensOf(text: string): Token[] {
  return (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?|\s+|[^\p{L}\p{N}\s]+/gu) ?? []).map(
    (word) => ({
      word,
      isWord: /[\p{L}\p{N}]/u.test(word),
    }),
  );
}

function restoreApostrophes(text: string): string {
  return text
    .replace(
      /\bits (?=(?:kinda|kind of|not|so|just|like|really|a|the|my|been|hard|nice|ok|okay|all|too|that|awkward|fine|about|always|never|because)\b)/gi,
      "it's ",
    )
    .replace(
      /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)\b/g,
      (name) => name.charAt(0).toUpperCase() + name.slice(1),
    )
    .replace(
      /\b(since|in|last|until|by|from) (march|may)\b/g,
      (_all, before: string, name: string) => `${before} ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    )
    .replace(/[’‘]/g, "'")
    .replace(/\b[a-z]+\b/gi, (word, at: number, all: string) => {
      if (all[at + word.length] === "'" || all[at - 1] === "'") return word;
      return restored[word.toLowerCase()] ?? word;
    });
}

/** "I was" turns, "my boss was" does not: the subject must stand right before the verb, or be carried by "and". */
function isAfterFirstPerson(words: string[]): boolean {
  let at = words.length - 1;
  while (at >= 0 && adverbs.has(words[at] ?? '')) at -= 1;
  const before = words[at];
  if (before === 'i') return true;
  if (before !== 'and' && before !== 'but' && before !== 'or' && before !== 'then') return false;
  const subject = words
    .slice(0, at)
    .findLast((word) =>
      /^(?:i|i'm|i've|i'd|he|she|it|they|we|you|who|that|my|the|this|everyone|nobody|people)$/.test(word),
    );
  return subject?.startsWith('i') === true && subject !== 'it';
}

/**
 * Turns one sentence or clause into the second person, without its closing punctuation. Text in double quotes is
 * left as it was said. `hasYou` tells that the member addressed someone: such a sentence should not be mirrored.
 */
export function turnPerson(
  sentence: string,
  options: { withOther?: boolean } = {},
): { text: string; hasYou: boolean } {
  const source = restoreApostrophes(sentence.trim());
  const isShared = options.withOther ?? (oneOther.test(source) && sharedDoing.test(source));
  const we = isShared ? together : plural;
  const tokens = tokensOf(source);
  const seen: string[] = [];
  let isQuoted = false;
  let hasYou = false;
  let result = '';

  tokens.forEach(({ word, isWord }, at) => {
    if (!isWord) {
      if (/["“”]/.test(word)) isQuoted = !isQuoted;
      result += word;
      return;
    }
    const small = word.toLowerCase();
    if (isQuoted) {
      result += word;
      return;
    }
    if (/^(?:you|your|yours|yourself|you're|you've|you'll|you'd)$/.test(small)) hasYou = true;
    const next = tokens
      .slice(at + 1)
      .find((token) => token.isWord)
      ?.word.toLowerCase();
    let turned = alone[small] ?? we[small];
    if (small === 'was' && (isAfterFirstPerson(seen) || next === 'i')) turned = 'were';
    if (small === "wasn't" && (isAfterFirstPerson(seen) || next === 'i')) turned = "weren't";
    if (small === 'me' && next === 'and' && result.trim() === '') turned = 'you';
    result += turned ?? (seen.length === 0 ? lowerFirst(word, next) : word);
    seen.push(small);
  });

  const text = result
    .replace(/[\s,;:.!?…\-–—]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  return { text, hasYou };
}

const commonStarters = new Set(
  `a about after all always an and another any anything as at at because been before being both but by can could do does don't each even every everyone everybody everything feeling finally first for from getting going half having he he's her here his how however if in is it it's its just last lately life like living many maybe money more most mostly never no nobody nothing now of on once one only or other our part people probably right school she she's since sleep so some somebody someone something sometimes still such that that's the their them then there there's these they they're things this those though time today tonight two we we're what when whenever where whether which while who why will with without work working yesterday yes`.split(
    /\s+/,
  ),
);

const nameFollowers =
  /^(?:is|was|has|had|left|said|says|told|keeps|kept|never|always|and|doesn't|didn't|won't|hates|loves|thinks|wants|wanted|called|came|went|died|moved|makes|made|asked)$/;

/** A capital at the start of a sentence says nothing; a likely name keeps it. */
function lowerFirst(word: string, next: string | undefined): string {
  if (names.test(word)) return word;
  const small = word.toLowerCase();
  const isLikelyName =
    /^[A-Z][a-z]+$/.test(word) &&
    !commonStarters.has(small) &&
    !/(?:ing|ed|ly|s)$/.test(small) &&
    nameFollowers.test(next ?? '');
  return isLikelyName || /^[A-Z]{2,}$/.test(word) ? word : small;
}
