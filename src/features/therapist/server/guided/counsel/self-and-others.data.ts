// Ideas for saying no, asking, owning up, forgiving, keeping. Wide, so they are read late. What these files are for: counsel.ts.
import type { Counsel } from './counsel.ts';
import { anyOf, cant, doesnt, dont, havent, r } from './words.ts';

export const counselOnSelfAndOthers: readonly Counsel[] = [
  {
    // Roy Lewicki, Beth Polin & Robert Lount, An Exploration of the Structure of Effective Apologies, 2016.
    id: 'wants-to-apologise',
    pattern: anyOf(
      r`\bmake (?:it )?up for (?:it|what i|that)\b`,
      r`\bi (?:\w+ )?(?:said|did) something (?:\w+ )?(?:awful|horrible|terrible|mean|cruel|hurtful|unforgivable|bad) to\b`,
      r`\bi(?:'?m| am| was) in the wrong\b`,

      r`\b(?:apologi[sz]e|apologi[sz]ing|say(?:ing)? (?:i'?m )?sorry|make (?:it|things) right|make amends|own up)\b`,
      r`\bi owe (?:him|her|them|\w+|my \w+) an apology\b`,
      r`\b(?:i|i've) (?:\w+ )?(?:hurt|let down|offended|upset|was (?:mean|rude|horrible|unfair|awful) to) (?:my (?:\w+ )?(?:friend|sister|brother|mum|mom|dad|wife|husband|partner|boyfriend|girlfriend|colleague)|someone i|her feelings|his feelings|their feelings)\b`,
    ),
    unless:
      /\b(?:(?:he|she|they|mum|mom|dad|mother|father|brother|sister|husband|wife|partner|friend|boyfriend|girlfriend|boss|ex|never|always|won'?t|doesn'?t|didn'?t|refuses to|wants me to|make me) (?:[\w']+ ){0,2}(?:apologi[sz]\w*|say sorry|saying sorry)|(?:always|keep|constantly|stop|end up|even when) (?:\w+ )?apologi[sz]ing|nothing wrong|i apologi[sz]e for (?:everything|existing|the long))\b/,
    ideas: [
      [
        'Apologies tend to land when they name the deed and offer repair, without a “but”: “I told others what you had trusted me with. That was wrong. I would like to put it right, if you let me.”',
        "Good apologies name the thing and offer a fix, no “but”: “I told people what you trusted me with. That was wrong. I want to make it right, if you'll let me.”",
      ],
      [
        'You could leave the other free: “You do not have to answer or forgive. I wanted you to hear it from me.” Written by hand or said in person, then time, without asking again.',
        "Leave them free: “You don't have to reply or forgive me, I just wanted you to hear it from me.” Then give it time and don't chase.",
      ],
    ],
  },
  {
    // Everett Worthington, Forgiveness and Reconciliation, 2006 (deciding, feeling and reconciling are separate).
    id: 'forgiving-or-not',
    pattern: anyOf(
      r`\b(?:${cant}|${dont}|not ready to|unable to|never|how (?:do|can) i|whether (?:to|i)|if i|trying to|want to|don't know if i|hard to|struggling to|supposed to) (?:\w+ ){0,3}forgive (?:him|her|them|my|someone|somebody|what|anyone|people)\b`,
      r`\b(?:hold|holding|carry|carrying) (?:on to |onto )?(?:a |this |the |such a )?(?:grudge|resentment)s?\b`,
      r`\bforgiveness\b`,
      r`\b(?:they|everyone|family|people|church) (?:\w+ )?(?:say|says|tell|tells|want|wants) (?:me )?(?:\w+ ){0,2}forgive\b`,
    ),
    unless:
      /\b(?:forgive me|forgive myself|god'?s forgiveness|cheat(?:ed|ing)|loan forgiveness|debt forgiveness)\b/,
    ideas: [
      [
        'One thing to try is to part what often comes in one word: letting go of the grip for your own sake, trusting them again, having them back. You can do one without the others, or none for now.',
        "Forgiving's really three things: loosening your own grip, trusting them again, having them back around. You can do one and not the rest, or none for now.",
      ],
      [
        'Some people write what was done, what it cost, and what a fair reply would be, and keep it a week. What is still asking for something afterwards shows whether to speak, to wait or to walk on.',
        "Write down what happened, what it cost you, what'd be a fair response, then sit on it a week. What still asks for something shows you whether to speak, wait or walk.",
      ],
    ],
  },
  {
    // Michael Slepian, The Secret Life of Secrets, 2022 (what wears people is mostly thinking of it alone).
    id: 'keeps-a-secret',
    pattern: anyOf(
      r`\b(?:something|things?) (?:that )?(?:i(?:'?ve| have)? )?never (?:told|said to|shared with)\b`,
      r`\bhid(?:e|ing|den)? (?:it|this|something|that) from (?:my|him|her|them|everyone|everybody)\b`,

      r`\b(?:keep|keeping|kept|have|carrying|carry|hiding|holding|big|dark) (?:a |this |the |my )?(?:\w+ )?secrets?\b`,
      r`\b(?:never told|${havent} told|nobody knows|no one knows|not told) (?:anyone|anybody|a soul|a single person|about (?:this|it)|what i did|that i)\b`,
      r`\b(?:he|she|they|my (?:\w+ )?(?:wife|husband|partner|parents|mum|mom|dad|family)) ${doesnt} know (?:about (?:it|this|that)\b|that i)\b`,
    ),
    unless:
      /\b(?:secret santa|secret (?:recipe|garden|to (?:a|success|happiness))|victoria'?s secret|gay|lesbian|trans|closet|bi|queer|abus\w*|pregnan\w*|gambl\w*)\b/,
    ideas: [
      [
        'A secret tends to weigh most when one is alone with it. It can help to write it out in full once, then to look for the one safest listener, who need not be the person it concerns.',
        "Secrets weigh the most when it's just you and them. Write it out in full once, then think of the safest possible listener, doesn't have to be the person it's about.",
      ],
      [
        'Some people begin with the edge of it: “There is something I have carried for a while. I am not ready to say what, I only wanted you to know it is there.” The rest can follow another day.',
        "Start with just the edge: “There's something I've been carrying. Not ready to say what, just wanted you to know it's there.” The rest can wait.",
      ],
    ],
  },
  {
    // Francis Flynn & Vanessa Lake, If You Need Help, Just Ask, 2008 (people underestimate how often others say yes).
    id: 'asking-for-help',
    pattern: anyOf(
      r`\b(?:${cant}|hate|hard|scared|afraid|ashamed|struggle|never|bad at|embarrassed|too proud|awkward|${dont} (?:like|know how|want)|uncomfortable|hesitate|nervous) (?:to |for me to |about |of )?(?:\w+ ){0,2}?(?:ask|asking) (?:\w+ ){0,3}?(?:for )?(?:help|support|a favou?r|favou?rs)\b`,
      r`\b${dont} (?:want to |like to |wanna )(?:be a |bother|burden)(?: (?:burden|anyone|anybody|people|them|others|my (?:friends|family)))\b`,
      r`\b(?:do|doing|carry|carrying|handle|handling) (?:everything|it all) (?:alone|on my own|by myself)\b`,
    ),
    unless:
      /\b(?:did everything (?:alone|myself) and i'?m proud|won'?t be a burden|burden (?:any ?more|much longer)|better off)\b/,
    ideas: [
      [
        'People say yes more often than we expect. It can help to make the request small, dated and easy to refuse: “I need a hand with two boxes on Saturday at eleven. A no is fine.”',
        'People say yes way more than we expect. Make it small, dated, easy to turn down: “I need a hand with two boxes Saturday at eleven, a no is totally fine.”',
      ],
      [
        'One way in is to match the favour to the person: one drives, one listens, one knows forms. A name beside each need, on paper, and then the easiest one is asked first.',
        "Match the favour to the person: one drives, one listens, one's good with forms. Put a name next to each thing and start with the easiest.",
      ],
    ],
  },
  {
    id: 'cannot-say-no',
    pattern: anyOf(
      r`\b(?:${cant}|never|unable to|hard to|struggle to|scared to|bad at|find it hard to|don'?t know how to|afraid to) (?:\w+ )?(?:say(?:ing)? no|turn (?:people|anyone|her|him|them) down|refuse)\b`,
      r`\b(?:i|always|keep|end up|kept) (?:\w+ )?(?:say(?:ing)?|said) yes (?:to everything|again|to everyone|when i|even (?:when|though|if)|and then|to (?:\w+ ){0,3}(?:people|everybody|things))\b`,
      r`\b(?:saying|to say) no (?:to (?:people|anyone|him|her|them|my)|makes|feels|is so|without)\b`,
      r`\b(?:set|setting|no|have|hold|keep) (?:any |some )?boundaries\b`,
    ),
    unless:
      /\b(?:say no to (?:drugs|drink|a drink|sex)|(?:he|she|they) (?:can'?t|never) (?:take|say)|can'?t say no (?:to )?(?:chocolate|cake|wine|a drink|drugs|sweets)|no boundaries with (?:me|my body)|country)\b/,
    ideas: [
      [
        'It can help to win time instead of finding a refusal: “Let me look at my week, I will tell you tomorrow.” Then the no can be written, in one line, with thanks and without three reasons.',
        "Buy time instead of finding a no on the spot: “Let me check my week, I'll tell you tomorrow.” Then text it: one line, a thanks, zero excuses.",
      ],
      [
        'Some people offer a smaller yes: “I cannot take the whole day, I can bring a salad.” Or they practise on something light first, a leaflet, a second helping, so that the word gets used to the mouth.',
        "Try a smaller yes: “Can't do the whole day, can bring a salad.” Or practise no on tiny stuff first, a flyer, a second helping, so the word gets easier.",
      ],
    ],
  },
  {
    id: 'pleases-everybody',
    pattern: anyOf(
      r`\bwant (?:everyone|everybody|people) to (?:like|be happy|love|approve)\b`,
      r`\b(?:can'?t stand|hate|scared of) (?:it when )?(?:someone|somebody|people|anyone) (?:is |are |being )?(?:mad|angry|upset|cross|annoyed) (?:at|with) me\b`,

      r`\bpeople[- ]pleas(?:er|ing|e)s?\b`,
      r`\b(?:try|trying|want|need|have) (?:\w+ )?to (?:please|keep) (?:everyone|everybody|people|others|them all)(?: happy)?\b`,
      r`\b(?:always|constantly) (?:\w+ )?(?:put(?:ting)? (?:others|everyone(?: else)?|other people|everybody)(?:'s needs)? (?:first|before)|agree(?:ing)? with (?:everyone|everybody|people)|apologi[sz]ing|worry(?:ing)? what (?:people|others) think)\b`,
      r`\b(?:scared|afraid|terrified|hate) (?:of |to )?(?:disappoint(?:ing)?|upset(?:ting)?|let(?:ting)?) (?:people|anyone|everyone|others|anybody)\b`,
    ),
    ideas: [
      [
        'One way in is to choose one small honest preference a day, where little hangs on it: “I would rather sit outside.” Being agreeable is a habit of years, and it loosens best with light things.',
        "Go for one small honest preference a day where nothing's at stake: “I'd rather sit outside.” Pleasing people's an old habit, it loosens best on the light stuff.",
      ],
      [
        'A small thing that often helps is to leave a breath before each answer and ask yourself one thing: would I still do this if nobody were ever to thank me. Then say what you found, or half of it.',
        'Take one breath before you answer and check: would I still do this if nobody ever said thanks. Then say what you found, even just half of it.',
      ],
    ],
  },
];
