// Makes what was typed or transcribed comparable: the rules read only what this returns.
// Quoted speech of other people is kept apart, because "she said 'I want to die'" is not the member's wish.

export type NormalisedTurn = {
  /** The member's own words, lower case, contractions opened, fillers gone, one clause each. */
  clauses: string[];
  /** Words the member reports from someone else. */
  reported: string[];
  /** Everything in one line, for context that may stand anywhere in the message. */
  whole: string;
  hasHumour: boolean;
};

const emojiWords: Record<string, string> = {
  '🔫': ' gun ',
  '🔪': ' knife ',
  '💊': ' pills ',
  '🩸': ' blood ',
  '⚰': ' coffin ',
  '🪦': ' grave ',
  '🪢': ' noose ',
  '😂': ' haha ',
  '🤣': ' haha ',
  '💀': ' skullface ',
  '☠': ' skullface ',
};

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const replacements: [RegExp, string][] = [
  [/[\u2018\u2019\u02bc`]/g, "'"],
  [/[\u201c\u201d\u201f\u2033«»]/g, '"'],
  [/\ufe0f|[\u200b-\u200f\u2060\ufeff\u00ad]/g, ''],
];

const wordForms: [RegExp, string][] = [
  [/\bcan't\b|\bcant\b|\bcannot\b|\bcan not\b/g, 'can not'],
  [/\bwon't\b|\bwont\b/g, 'will not'],
  [/\bain't\b|\baint\b/g, 'am not'],
  [/\bshan't\b/g, 'will not'],
  [/\b(do|does|did|is|was|were|have|has|had|would|could|should|are|need|must)n'?t\b/g, '$1 not'],
  [/\bi'm\b|\bim\b/g, 'i am'],
  [/\bima\b|\bimma\b|\bi'mma\b|\bfinna\b/g, 'i am going to'],
  [/\bi've\b|\bive\b/g, 'i have'],
  [/\bi'll\b/g, 'i will'],
  [/\bi'd\b/g, 'i would'],
  [/\bid (rather|be|never|love|like|just)\b/g, 'i would $1'],
  [
    /\b(he|she|it|that|there|what|who|they|we|you|everything|nothing|nobody|everyone|life|here|where|how)'s\b/g,
    '$1 is',
  ],
  [/\b(he|she|it|they|we|you|that)'ll\b/g, '$1 will'],
  [/\b(he|she|it|they|we|you)'d\b/g, '$1 would'],
  [/\b(they|we|you)'re\b/g, '$1 are'],
  [/\b(they|we|you)'ve\b/g, '$1 have'],
  [/\bgonna\b|\bgon\b|\bgunna\b/g, 'going to'],
  [/\btryna\b/g, 'trying to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'got to'],
  [/\bdunno\b|\bidk\b/g, 'do not know'],
  [/\b(?:u|ya)\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bbc\b|\bcuz\b|\bcoz\b|\bcos\b/g, 'because'],
  [/\brn\b/g, 'right now'],
  [/\b2nite\b|\btonite\b/g, 'tonight'],
  [/\b2day\b/g, 'today'],
  [/\b2moro\b|\btmrw?\b|\btmr\b/g, 'tomorrow'],
  [/\bany ?more\b/g, 'anymore'],
  [/\bmyslef\b|\bmy self\b|\bmyselfs\b|\bmeself\b/g, 'myself'],
  [/\bkill ?myself\b/g, 'kill myself'],
  [/\b(?:want|wanna) ?to ?die\b|\bwannadie\b/g, 'want to die'],
  [/\bend ?it ?all\b/g, 'end it all'],
  [/\bend ?my ?life\b/g, 'end my life'],
  [/\bk+m+s+\b/g, 'kms'],
  [/\bself[ -]?harm/g, 'self harm'],
  // And not shillings.
  [/(?<!\d[\d,.]*k? ?)\bsh\b(?!\.? ?\d)/g, 'self harm'],
  [/\bd[*#.]e\b/g, 'die'],
  [/\bk[*#.]+l+\b/g, 'kill'],
  [/\bs[*#.u]+[ic*#.]+c?i?de\b/g, 'suicide'],
];

const fillers =
  /\b(?:just|really|literally|actually|honestly|lowkey|highkey|low key|kinda|kind of|sorta|sort of|fucking|fuckin|freaking|frickin|damn|bloody|totally|basically|probably|fr|ngl|tbh|deadass|straight up|to be honest|to be fair|man|bro|bruh|dude|girl|omg|um+|uh+|erm|ugh|sometimes|somehow|even|simply|truly|seriously|constantly|always)\b/g;

const humour = /\b(?:lol|lmao|lmfao|rofl|haha+|hehe+|jk|j k|just kidding|joking|skullface)\b/;

const reporting =
  /\b(he|she|they|mum|mom|dad|mother|father|brother|sister|friend|boss|wife|husband|boyfriend|girlfriend|someone|who|teacher|character|song|lyric|book|movie)\b[^".]{0,24}\b(?:said|says|told|tells|texted|wrote|writes|goes|like|shouted|screamed|yelled|sings|posted)\b[^"]{0,16}$/;

/** `k i l l` → `kill`, `k.i.l.l` → `kill`, `s-u-i-c-i-d-e` → `suicide`. */
function joinSpacedLetters(text: string): string {
  return text.replace(/\b(?:[a-z][\s.\-_*]+){3,}[a-z]\b/g, (run) => run.replace(/[^a-z]/g, ''));
}

function undoLeet(text: string): string {
  return text.replace(/[a-z0-9@$!]+/g, (token) => {
    if (!/[a-z]/.test(token) || !/[0-9@$!]/.test(token)) return token;
    if (/^\d+[a-z]{1,3}$/.test(token) || /^[a-z]+[!]+$/.test(token)) return token;
    return token.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign);
  });
}

function squeezeRepeats(text: string): string {
  return text.replace(/([a-z])\1{2,}/g, (_run, letter: string) =>
    'ls'.includes(letter) ? letter + letter : letter,
  );
}

function plain(text: string, keepsFillers = false): string {
  let result = text;
  for (const [from, to] of wordForms) result = result.replace(from, to);
  return (keepsFillers ? result : result.replace(fillers, ' '))
    .replace(/[^a-z0-9\s'&]/g, ' ')
    .replace(/'s\b/g, ' s')
    .replace(/'/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const END = 800;
/** The end of a text, where what it asks stands. Patterns with gaps in them never see more: on a long one they take seconds. */
export const endOf = (text: string): string => (text.length > END ? text.slice(-END) : text);

/** Takes one message of any length; reads its first 10 000 characters. */
export function normalise(content: string): NormalisedTurn {
  let text = content.slice(0, 10_000).normalize('NFKD').replace(/\p{M}/gu, '');
  for (const [from, to] of replacements) text = text.replace(from, to);
  text = text.replace(/\p{Extended_Pictographic}/gu, (emoji) => emojiWords[emoji] ?? ' ').toLowerCase();
  text = squeezeRepeats(undoLeet(joinSpacedLetters(text)));

  const reported: string[] = [];
  const own = text.replace(/"([^"]{2,400})"/g, (quote, inner: string, offset: number) => {
    if (!reporting.test(text.slice(Math.max(0, offset - 70), offset))) return quote.replace(/"/g, ' ');
    reported.push(plain(inner));
    return ' … ';
  });

  const clauses = own
    .split(/[.!?;\n…]+|\bbut\b|\balthough\b|\bhowever\b|\bexcept\b/)
    .map((clause) => plain(clause))
    .filter((clause) => clause !== '');
  return { clauses, reported, whole: plain(own), hasHumour: humour.test(text) };
}

/** A pattern as it must be to meet what `normalise` returns: there the Swahili "ya" ("of") has become "you". */
export const asNormalised = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.replace(/(\\b|(?<!\w))ya(?!\w)/g, '$1(?:ya|you)'), pattern.flags);

/** A short answer as it was given: to a question, "sometimes" and "really" are no fillers. */
export function normaliseAnswer(content: string): string {
  let text = content.slice(0, 400).normalize('NFKD').replace(/\p{M}/gu, '');
  for (const [from, to] of replacements) text = text.replace(from, to);
  return plain(text.toLowerCase(), true);
}
