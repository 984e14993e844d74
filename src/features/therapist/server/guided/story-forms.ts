// Forms in which a story resembles something said to us.

/** "What would I do. Rip up the carpet": asked of oneself and answered at once. */
export const asksItself =
  /^(?:(?:and|but|so|well|like)[, ]+)*what (?:would|could|can) i (?:even )?do\b[^.!?]*[.!?]+ (?!i\b|i'm\b|im\b|please|help|tell|you\b|any\b|it\b|he\b|she\b|they\b)\w+ [^?]*$/i;

/** A plan, whatever it resembles; "could go to another one" leaves out who. */
export const planned =
  /^(?:maybe |perhaps |then |so )?(?:could|might) (?!(?:you|u|we|i|this|that|it|he|she|they|use|do)\b)\w+|^(?:maybe |perhaps |then |so )?i(?: might| could| will|'ll| may| am going to|'m going to)\b/i;

/** "You ask short questions, don't you": remarked, and nothing missed by us. */
export const onlyRemarks =
  /^(?!.*\b(?:too|same|again|never|only|just|even|so many)\b)you (?:do |really |always |like to )*(?:ask|talk|say|sound|use|like|speak|write|type|know|think)s? [^.!?]*?,? ?(?:don't|do|didn't|aren't) (?:you|u|ya)\W*$/i;

/** "'I was sad too.' That I could say": words tried on, before it is told whose they are. */
export const triedOn =
  /^\s*(?:"[^"]{1,160}"|“[^”]{1,160}”)(?=[^"“]*\b(?:(?:i could|i might|i can) (?:say|write|tell)|(?:he|she|they) (?:says?|said|writes?|wrote|tells|told))\b)/i;

/** "It was good to see her and it was terrible": both, and nothing to be only glad about. */
export const andTerrible =
  /^(?:[^.!?]*?\b(?:and|but|yet)|[^.!?]*,) (?:(?:it|that|also|then|just|so|was|is|at the same time) )*(?:terrible|awful|horrible|hell|unbearable|painful|heartbreaking|dreadful)\b/i;
