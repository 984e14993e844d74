// Takes out what speaking leaves in and a recogniser writes down: "um", "the the", "in my in my shoulders". Handed back, it
// would sound like mockery. Only hearing is served by it; what is stored and judged for danger stays as it was said.

const sounds = /(?:^|(?<=[\s,]))(?:u+m+|u+h+m*|erm+|mm+|hm+)(?:[,.…]+|(?=\s|$))\s*/gi;

/** Said twice they mean no more than once; "no no", "very very" and "bye bye" do. */
const small =
  "(?:i(?:'m|'ve|'d|'ll)?|you|he|she|it|we|they|(?:he|she|it|that|there)'s|(?:you|we|they)'re|my|your|his|her|our|their|the|an?|this|these|those|and|but|or|so|because|if|when|that|which|who|what|to|of|in|on|at|by|for|from|with|into|until|about|like|just|is|are|was|were|am|do|don't|can|can't|could|would|will|than|as|then|there|some|not)";
const twice = new RegExp(
  `\\b(?!i know\\b)(${small}(?: [a-z']{1,20}){0,3}|[a-z']{1,20} ${small})(?:,? \\1\\b)+`,
  'gi',
);
/** "Flat you know like a tyre", "it's loud you know": it names nothing that somebody knows. */
const youKnow = /,? \byou know\b(?=,? (?:like|i mean|so|and then|but)\b|[.…!]*$),?/gi;

/** "Done like already", "like 3 essays"; "looks like 3" and "I feel like crying" compare and wish. */
const like =
  /(?<=\b(?:am|are|is|was|were|be|been|i'm|he's|she's|it's|they're|we're|you're|all|just)(?: all| just| so)?),? like,? (?=(?:so|really|totally|super|already|literally|completely|always|never|done|not|all|done|gone|over)\b)|(?<!\b(?:look|feel|sound|smell|taste|seem|just|something|anything|nothing|people|times|days)s?(?:ed|ing)?) like (?=\d)/gi;

/** "He's paying the rent yeah": said to hold the ear. "Oh yeah" and "hell yeah" are more. */
const trailing = /,? (?:yeah|yep|yh)([.…]*)$/i;
const heldBy = /\b(?:oh|hell|like|so|fuck|and|or|but|said|says)$/i;
/** Fewer words before it, and it may be the answer. */
const BEFORE_TRAILING = 3;
function withoutTrailing(text: string): string {
  const found = trailing.exec(text);
  const told = found ? text.slice(0, found.index) : '';
  const isMore = told.split(' ').length < BEFORE_TRAILING || heldBy.test(told);
  return found && !isMore ? told + (found[1] ?? '') : text;
}

/** Whole where nothing but hesitation was said: that is an answer, too. */
export function withoutHesitation(text: string): string {
  const told = text.replace(sounds, '').replace(twice, '$1').replace(youKnow, '').replace(like, ' ').trim();
  return /[\p{L}\d]/u.test(told) ? withoutTrailing(told) : text;
}
