// What was just done, told in a word or two: "I just did it. Sent. Three lines.", "There. She's coming for tea on Sunday.", and
// what is about to be done, with the phone in the hand. It is recognised; nobody is asked how likely it is, or what gets in
// the way. By their wording alone.
import type { Aside } from './asides.data.ts';

const lead =
  '^(?:(?:ok(?:ay)?|right|there|well|yes|yeah|yep|and|so|oh|oh god|omg|hey|update|guys|bro|look|done|sawa|haya)[,.:! ]+)*';
const did =
  '(?:sent|posted|texted|messaged|emailed|rang|called|phoned|told|wrote(?: to| back to)?|deleted|booked|did|asked|paid|signed|cancelled|blocked|opened|submitted|applied|finished|ordered|answered|replied(?: to)?|found|handed in)';
/** Nothing that was done to oneself, and no old habit. */
const noDeed =
  "(?!.*\\b(?:again|always|every|usually|used to|years? ago|last (?:year|summer)|cut|cutting|pills|tablets|bottle|drank|drunk|smok\\w+|overdos\\w*|goodbye|note|will|regret\\w*|shouldn't|wish|why|but|my ex|bet|casino|swallow\\w*|lit|burn\\w*|finished it|the lot|all of (?:it|them)|hate|annoy\\w*|asham\\w*|resign\\w*)\\b)";
const tail = '[^?]{0,90}$';

export const doneNow: readonly Aside[] = [
  {
    id: 'done-and-told',
    isAtEase: true,
    pattern: new RegExp(
      [
        // "I just did it. Sent. Three lines."
        `${lead}${noDeed}i(?:'ve| have)? (?:just|actually|finally|really|literally)(?: went and)? ${did} (?:it|that|her|him|them|(?:the|my) [\\w-]+(?: [\\w-]+)?)(?: now| today)?(?:[.!,]+\\s*|\\s+and\\s+|$)${tail}`,
        `${lead}${noDeed}i did it(?:[.!,]+\\s*(?!(?:because|so)\\b)|$)${tail}`,
        // "There. She's coming for tea on Sunday."
        `^(?:there|done|sent|booked|posted|ok done|okay done|it's done|its done|it's sent)(?: now)?[.!,]+\\s+${noDeed}(?:(?:he|she|they|we)(?:'s|'re|'ll| is| are| will| said| says| wrote| answered)? (?:coming|free|ringing|calling|yes|ok(?:ay)?|meet\\w*|com\\w*|call\\w*|happy|glad|back|it's|that|on)\\b|(?:i(?:'ve| have)? )?${did}\\b|(?:three|two|four|one|five|a few|short|just) (?:lines?|words?|sentences?))${tail}`,
        `^(?:sent|booked|posted|submitted|paid)(?: it)?[.! ]*$`,
        // "I've sent it", in Swahili.
        `${lead}(?:nime(?:tuma|mtumia|mwambia|mpigia|waambia|lipa|maliza kazi|jibu))\\b(?!.*\\b(?:mazishi|kufa|mwisho|siku ya|kwaheri)\\b)${tail}`,
      ].join('|'),
      'i',
    ),
    maxWords: 18,
    lines: [
      [
        'You did it. That was the hard end of it, and it is behind you.',
        "You did it. That was the hard part, and it's behind you.",
      ],
      [
        'Done, and by you. Let that count for a moment before the next thing.',
        'Done, and by you. Let that count for a sec before the next thing.',
      ],
      [
        'Well done. A while ago that was only a thought. How are you, now that it is done?',
        'Well done. A minute ago that was just a thought. How are you, now it is done?',
      ],
      [
        'There it is. Whatever comes back, that part was yours.',
        'There it is. Whatever comes back, that part was yours.',
      ],
    ],
  },
  {
    // A finger on something, a coat on: these may be of anything. Only of a call or a message, and nothing besides.
    id: 'about-to',
    isAtEase: true,
    pattern:
      /^(?!.*\b(?:pills|tablets|knife|rope|gun|blade|bridge|tracks|river|sea|edge|die|dying|goodbye|note|last|bye|percent|do it)\b)(?:(?:oh|ok(?:ay)?|well|yes|yeah|um+|so|honestly|like|it's|an?|a (?:solid )?(?:ten|nine|eight)|ten|nine|eight|10|9|8|out of ten)[,.! ]+)*(?:(?:and |because |cause )?(?:i(?:'ve| have)?(?: already)?(?: got)? (?:the|my) (?:phone|laptop|pen) (?:right )?(?:here |already )?(?:in my hands?|open|ready)|(?:the|my) (?:phone|laptop|pen)(?:'s| is) (?:already |right )?in my hands?|(?:the|my) (?:message|draft|text|email|form)(?:'s| is) (?:already )?(?:typed|written|ready|open|filled in)|i(?:'m| am) (?:about to|going to|gonna) (?:press|hit|tap) (?:send|call|dial)|i(?:'m| am) (?:typing it|dialling|dialing|(?:ringing|calling|texting) (?:him|her|them)|writing to (?:him|her|them)|pressing send|sending it) (?:right )?now))[.! ]*$/i,
    maxWords: 18,
    lines: [
      ["Then do it now. I'm here.", "Then do it now. I'm here."],
      [
        "Go on, while it is in your hand. I'll be here afterwards.",
        "Go on, while it's in your hand. I'm here after.",
      ],
      ['Now is good. Tell me when it is done.', 'Now is good. Tell me when it is done.'],
    ],
  },
];
