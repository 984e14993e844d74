// Scenes of a step that was taken, of two who do not speak, and of being watched over too closely. What these files are for,
// and how a scene is read: told-scene.ts. They stand before all others: what was dared wants to be asked about first.
import type { ToldScene } from './told-scene.ts';

const lead =
  "^(?:(?:so|and|but|then|well|ok(?:ay)?|yeah|actually|anyway|update|news|guess what|today|yesterday|last night|this morning|in the end|on \\w+day)[,.:! ]+)*(?:i|we)(?:'ve| have)? (?:(?:finally|actually|just|even|already|did|went and) )*";
const whom =
  '(?:him|her|them|my (?:[\\w-]+ )?[\\w-]+|the (?:[\\w-]+ )?(?:school|clinic|landlord|bank|council|office|teacher|doctor|neighbou?rs?|manager|boss|agency)|hr)';
/** A habit, long ago, or nothing new. */
const notNow =
  /\b(?:always|never|every|used to|often|usually|years? ago|when i was|last (?:year|summer|winter)|back then|all the time|again and again|so many times|a hundred times|keep|kept|twice a|if i|didn't|not)\b/i;

export const scenesOfSteps: readonly ToldScene[] = [
  {
    id: 'reached-out',
    pattern: new RegExp(
      `${lead}(?:texted|messaged|emailed|wrote (?:back )?to|wrote|called|rang|phoned|reached out to|apologi[sz]ed to|said sorry to|spoke (?:to|with)|talked (?:to|with)|invited|knocked (?:at|on)|answered|replied to|asked) ${whom}(?! (?:to stop|why|who|what|if (?:he|she|they) hit)\\b)`,
      'i',
    ),
    unless: notNow,
    questions: [
      ['example', 'What came back?', 'What came back?'],
      ['feeling', 'How was it, the moment after?', 'How was it, right after?'],
      ['meaning', 'What made you do it now?', 'What made you do it now?'],
    ],
  },
  {
    id: 'did-what-was-planned',
    pattern: new RegExp(
      `${lead}(?:did (?:what (?:you|we) (?:said|talked about|planned)|the (?:thing|exercise|list|letter|breathing|step)|it)|tried (?:what you said|it|that|the \\w+)|opened (?:it|the \\w+|that \\w+|my \\w+)|started (?:it|the \\w+|on (?:it|the \\w+)|my \\w+)|(?:sent|paid|filled in|signed|booked|finished|handed in|submitted|posted|cancelled) (?:it|that|the (?:\\w+ )?\\w+|my (?:\\w+ )?\\w+|them)|(?:cleaned|cleared(?: out)?|tidied) (?:it|(?:the|my) (?:\\w+ )?(?:flat|house|kitchen|room|desk|garage|wardrobe|fridge|bathroom|inbox))|applied|signed up|said no|went (?:for a (?:walk|run|swim)|out|there|in|to (?:the|a) (?:gym|class|group|meeting|doctor|dentist)))\\b`,
      'i',
    ),
    unless:
      /\b(?:always|never|every|used to|often|usually|years? ago|when i was|last (?:year|summer)|back then|all the time|if i|didn't|crying|drinking|smoking|my (?:arm|wrist|leg)s?|pills|tablets|bottle|box of|will\b|note\b|notice|same (?:day|week|year)|resignation|goodbye)\b/i,
    questions: [
      ['example', 'How did it go?', 'How did it go?'],
      ['exception', 'What made it possible this time?', 'What made it possible this time?'],
      ['feeling', 'What was it like, once it was done?', 'What was it like once it was done?'],
    ],
  },
  {
    id: 'agreed-to-talk',
    pattern:
      /^(?:(?:and|so|but|then)[, ]+)*(?:he|she|they|my (?:[\w-]+ )?[\w-]+|(?:the )?(?:boss|manager|hr|teacher|landlord)) (?:\w+ )?(?:said|says|agreed|promised|wrote|replied|answered)(?: that)? (?:(?:we|he|she|they)(?:'d|'ll| will| would| could| can))(?: \w+){0,2} (?:talk|speak|meet|discuss|look (?:at|into)|call|ring|come|get back|think about)\b/i,
    questions: [
      [
        'want',
        'What do you want to have said by the end of it?',
        'What do you want to have said by the end of it?',
      ],
      ['thought', 'What do you expect to hear?', 'What do you expect to hear?'],
      ['need', 'What would help you on the way there?', 'What would help on the way there?'],
    ],
  },
  {
    // Two who were close, and it is nobody's illness.
    id: 'estranged',
    pattern:
      /\b(?:my (?:[\w-]+ )?(?:sister|brother|mum|mom|mother|dad|father|son|daughter|best friend|friend|cousin|aunt|uncle|parents|family|twin) and (?:i|me)|me and my (?:[\w-]+ )?[\w-]+|we|she and i|he and i|they and i) (?:\w+ )?(?:haven't|have not|havent|don't|do not|aren't|stopped|no longer) (?:really |properly )?(?:spoken?|talked|talk|talking|speaking|on speaking terms|been in touch|in touch)\b(?! about)|\b(?:cut (?:me|him|her|them) off|fell out with|fallen out with|not on speaking terms|stopped (?:talking|speaking) to (?:each other|one another))\b/i,
    unless:
      /\b(?:boyfriend|girlfriend|husband|wife|ex|hit|hurt|afraid|scared|police|phone signal|battery|work|cough|throat|to me (?:today|all day|at breakfast))\b/i,
    questions: [
      [
        'example',
        'What was the last thing said between you?',
        'What was the last thing said between you two?',
      ],
      ['want', 'What do you miss, and what not?', 'What do you miss, and what not?'],
      [
        'thought',
        'How do you think it looks from the other side?',
        'How do you think it looks from the other side?',
      ],
    ],
  },
  {
    id: 'blamed-for-it',
    pattern:
      /^(?:(?:and|so|but|then|because)[, ]+)*(?:he|she|they|my (?:[\w-]+ )?[\w-]+) (?:\w+ )?(?:said|says|told (?:me|everyone)|thinks|claims|insists|wrote)(?: that)? (?:(?:i|it)(?: had|'d|'ve)? (?:ruined|spoil(?:ed|t)|wrecked|broke|started|caused|destroyed)\b|(?:it|that|this) (?:was|is)(?: all)? (?:my fault|because of me))/i,
    unless: /\b(?:hit|beat|kill\w*|hurt|police)\b/i,
    questions: [
      ['thought', 'And how do you see it?', 'And how do you see it?'],
      ['feeling', 'Where does that sentence hit you?', 'Where does that line hit you?'],
      ['example', 'What did you say to that?', 'What did you say to that?'],
    ],
  },
  {
    // Feelings, and no blow.
    id: 'would-not-hurt-them',
    pattern:
      /^(?:(?:but|and|because|i just|it's just)[, ]+)*i (?:just |really )?(?:don't|do not|dont|wouldn't) (?:really )?want to (?:hurt|upset|offend|disappoint|let (?:him|her|them) down|make (?:him|her|them) (?:sad|feel bad))(?: (?:him|her|them|my [\w-]+|(?:his|her|their) feelings))?(?: (?:though|either|again|either way))?[.! ]*$/i,
    questions: [
      ['thought', 'What do you fear it would do to them?', 'What are you scared it would do to them?'],
      [
        'want',
        'What would be the kindest way to say it that is still true?',
        'What would be the kindest way to say it that is still true?',
      ],
      ['worst', 'And what does sparing them cost you?', 'And what does sparing them cost you?'],
    ],
  },
  {
    id: 'more-and-more-work',
    pattern:
      /\b(?:(?:my|the|our) (?:work ?load|work|hours|caseload|to[- ]do list|list|inbox|shifts?) (?:\w+ )?(?:doubled|tripled|grew|grows|has (?:doubled|tripled|grown)|keeps? growing|went up|piles? up|is (?:insane|too much|endless)|never ends?)|(?:twice|double|three times) the work|doing (?:two|three) (?:people's )?jobs|two people'?s? (?:work|jobs?))\b/i,
    unless: /\b(?:gym|workout|homework is fun)\b/i,
    questions: [
      ['who', 'Who knows how much it is, in figures?', 'Who knows how much it is, in numbers?'],
      ['need', 'Which piece of it should not be yours at all?', 'Which bit of it should not even be yours?'],
      ['worst', 'What has given way to make room for it?', 'What has given way to make room for it?'],
    ],
  },
];
