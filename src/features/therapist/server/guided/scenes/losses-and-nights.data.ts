// Scenes of what goes on at home after somebody has gone, with a newborn, with a faith, with a house that is argued over.
// What these files are for, and how a scene is read: told-scene.ts. Narrow scenes stand before wide ones.
import type { ToldScene } from './told-scene.ts';

export const scenesOfHome: readonly ToldScene[] = [
  {
    id: 'lays-for-two',
    pattern:
      /\bi (?:still |always |just )?(?:lay|set|laid) (?:the table for )?(?:two|both|his|her|their|an extra) ?(?:places?|plates?|cups?|settings?)?(?: at| on| for|[.!,]|$)|\bi (?:still )?(?:make|made|cook|cooked|pour|poured|put out) (?:\w+ )?(?:two cups|tea for two|coffee for two|for two|two (?:plates|cups|mugs))\b/i,
    unless: /\bguests?|\bfriend|\bvisitors?/i,
    questions: [
      [
        'example',
        'What do you do with the second place, when you have eaten?',
        'What do you do with the second place, after?',
      ],
      ['feeling', 'Which is the harder meal of the day?', 'Which meal is the harder one?'],
      ['meaning', 'What would it be to lay only one?', 'What would it be to lay only one?'],
    ],
  },
  {
    id: 'says-they-eat',
    pattern:
      /\bi (?:always |just )?(?:tell|told) (?:him|her|them|everyone|my \w+|\w+)(?: that)? (?:i'm|i am|i've|i was) (?:eating|sleeping|eaten|fine for food|looking after myself)\b/i,
    questions: [
      ['example', 'And what did you have today, really?', 'And what did you actually have today?'],
      ['worst', 'What would happen if you told it as it is?', 'What would happen if you told it like it is?'],
      ['who', 'Who are you sparing with that?', 'Who are you sparing with that?'],
    ],
  },
  {
    id: 'leaves-it-for-them',
    pattern:
      /\bi (?:still |always )?(?:leave|left|leaves|keep|kept) (?:his|her|their) (?:clues?|side|half|chair|cup|mug|part|answers?|bit|seat)(?: of the \w+)? ?(?:blank|empty|free|open|undone|untouched|as it (?:is|was))?\b|\b(?:crossword|sudoku)\b.{0,30}\b(?:his|her) (?:clues?|half|part)\b/i,
    questions: [
      ['example', 'Which ones were always theirs?', 'Which ones were always theirs?'],
      ['meaning', 'What would it be to fill that in?', 'What would it be to fill that in?'],
      ['feeling', 'How long do you sit over it?', 'How long do you sit with it?'],
    ],
  },
  {
    id: 'voices-for-company',
    pattern:
      /\b(?:radio|tv|telly|television|podcasts?|music)(?: is| are|'s)? (?:always |still |just )?on\b.{0,30}\b(?:for (?:company|the voices|noise)|so (?:that )?there(?:'s| is| are)|so (?:it|the (?:house|flat))|voices?|all (?:day|night|the time))|\b(?:with|leave|keep|put|have) the (?:radio|tv|telly|television) on\b/i,
    questions: [
      ['when', 'When do you turn it off?', 'When do you turn it off?'],
      [
        'feeling',
        'What is it like, the minute after it goes off?',
        'What is it like right after it goes off?',
      ],
      ['example', 'Whose voices do you like best?', 'Whose voices do you like best?'],
    ],
  },
  {
    id: 'listens-for-one-who-died',
    pattern:
      /\bi (?:still )?(?:lie|lay|sit|wake|woke|am|stay)(?: there| up| awake| in bed)*(?: and)? (?:listen(?:ing|ed)?|waiting) (?:out )?for (?:mum|mom|dad|him|her|them|his|the|nan|gran|my \w+)\b|\bi (?:still )?listen (?:out )?for (?:mum|mom|dad|him|her|his|her \w+|nan|gran|my \w+)\b/i,
    questions: [
      ['example', 'What are you listening for?', 'What are you listening for?'],
      ['when', 'How long are you awake like that?', 'How long are you awake like that?'],
      ['feeling', 'What is it like, when it stays quiet?', 'What is it like when it stays quiet?'],
    ],
  },
  {
    id: 'nursed-somebody',
    pattern:
      /\bi(?:'ve| have| had|'d)? (?:been (?:there )?)?(?:nurs(?:ed|ing)|car(?:ed|ing) for|look(?:ed|ing) after) (?:mum|mom|dad|him|her|them|nan|gran|my (?:\w+ )?(?:mum|mom|mother|dad|father|husband|wife|sister|brother|gran\w*|aunt|uncle))\b/i,
    questions: [
      ['example', 'What did a day with that look like?', 'What did a day of that look like?'],
      ['support', 'Who stood in for you, now and then?', 'Who stepped in for you, now and then?'],
      ['meaning', 'What did you put aside for it?', 'What did you put aside for it?'],
    ],
  },
  {
    id: 'letter-hidden-away',
    pattern:
      /\b(?:letters?|envelopes?|bills?|summons|post)\b.{0,40}\b(?:in|under|behind|inside|at the (?:back|bottom) of) (?:the|a|my) (?:bread ?bin|drawer|cupboard|fridge|mattress|bin|oven|microwave|shoe ?box|sofa|glove ?box|bag)\b/i,
    questions: [
      ['when', 'How long has it been lying there?', 'How long has it been lying there?'],
      ['worst', 'What do you think it says?', 'What do you think it says?'],
      ['support', 'Who knows where it is?', 'Who knows where it is?'],
    ],
  },
  {
    id: 'wants-them-out-of-the-house',
    pattern:
      /\b(?:wants?|wanted|trying to get|asked|told) (?:me|us) (?:to (?:leave|move|get)|out)(?: of)?(?: the| this| our| my| her| his| mum's| mom's| dad's)? ?(?:house|home|flat|place)?(?:[.!,]|$| so| by)|\b(?:he|she|they|my (?:brother|sister|stepmother|stepfather)) wants? to sell\b/i,
    unless: /\b(?:bed|the way|early|for a walk|to dinner)\b/i,
    questions: [
      ['when', 'By when?', 'By when?'],
      ['meaning', 'What would you lose with that place?', 'What would you lose with that place?'],
      ['want', 'What would be a fair end to it, in your eyes?', 'What would be a fair end to it, for you?'],
    ],
  },
  {
    id: 'lawyers-letter',
    pattern:
      /\b(?:solicitor|lawyer|attorney|advocate|court|bailiff|debt collector)(?:s|'s|s')? (?:letter|notice|email)|\bletter from (?:the|a|his|her|their|my) (?:solicitor|lawyer|attorney|advocate|court|council|bailiff|bank)s?\b/i,
    questions: [
      ['example', 'What does it want from you?', 'What does it want from you?'],
      ['when', 'How long do you have to answer?', 'How long do you have to answer?'],
      ['support', 'Who could read it with you?', 'Who could read it with you?'],
    ],
  },
  {
    id: 'alone-with-the-baby',
    pattern:
      /\b(?:alone|by myself|on my own|just (?:me|us two))\b.{0,30}\b(?:baby|newborn|him|her|twins|the kids?)\b.{0,20}\b(?:all day|every day|until|till|from)\b|\b(?:newborn|baby)\b.{0,60}\b(?:alone all day|on my own all day|by myself all day|all day alone)\b|\b(?:partner|husband|wife|boyfriend|girlfriend) (?:went|is|goes|has gone) back (?:to|at) work\b/i,
    questions: [
      [
        'when',
        'Which part of the day with the baby is the longest?',
        'Which part of the day with the baby is the longest?',
      ],
      [
        'example',
        'When does somebody else come through the door?',
        'When does somebody else come through the door?',
      ],
      ['need', 'What do you get to eat, in all that?', 'What do you get to eat, in all that?'],
    ],
  },
  {
    id: 'feels-nothing-for-the-baby',
    pattern:
      /\b(?:don't|do not|didn't) feel (?:anything|much|a thing|love|it)\b.{0,30}\b(?:look at|hold|feed|see|for) (?:him|her|the baby|my baby|them)\b|\b(?:like )?(?:babysitting|minding|looking after) (?:someone|somebody) else(?:'?s)? (?:kid|baby|child)\b/i,
    questions: [
      ['when', 'How has it been since the birth?', 'How has it been since the birth?'],
      ['support', 'Who have you been able to tell that?', 'Who have you been able to tell that?'],
      [
        'example',
        'What are the hours like when somebody else has the baby?',
        'What are the hours like when someone else has the baby?',
      ],
    ],
  },
  {
    id: 'supposed-to-be-happy',
    pattern:
      /\b(?:everyone|everybody|people|they(?: all)?|visitors) (?:\w+ )?(?:says?|saying|tells? me|asks?)\b.{0,30}\b(?:best (?:feeling|time|thing|days)|so (?:happy|lucky|blessed)|over the moon|magical|isn'?t it (?:the best|wonderful|amazing|lovely))/i,
    questions: [
      [
        'thought',
        'What would you say, if you did not have to smile?',
        'What would you say, if you did not have to smile?',
      ],
      ['feeling', 'And how is it, when they have gone home?', 'And how is it, once they have gone?'],
      ['support', 'Who could hear the other half of it?', 'Who could hear the other half of it?'],
    ],
  },
  {
    id: 'baby-wakes',
    pattern:
      /\b(?:baby|newborn|he|she|toddler|little one) (?:\w+ )?(?:wakes?|woke|is up|feeds?|cries|cried|won't (?:settle|sleep)) (?:\w+ )?(?:every (?:\w+ )?(?:hours?|minutes)|all night|(?:\w+ )?times a night|through the night|at night)\b/i,
    questions: [
      ['support', 'Who gets up?', 'Who gets up?'],
      [
        'when',
        'What is the longest you had in one go, this week?',
        'What is the longest you got in one go this week?',
      ],
      ['need', 'When could somebody take one of those turns?', 'When could someone take one of those turns?'],
    ],
  },
  {
    id: 'slips-out-of-the-service',
    pattern:
      /\bi (?:\w+ )?(?:go|went|slip|slipped|leave|left|step|stepped|hide|hid) (?:out |in |off |to )*(?:the )?(?:toilet|loo|bathroom|car park|corridor|outside|out|foyer) (?:\w+ )?(?:during|when|before|for|while) (?:the )?(?:songs?|prayers?|worship|sermon|communion|singing|hymns?|service|they (?:sing|pray|start))\b/i,
    questions: [
      ['example', 'What happens in you when the first notes come?', 'What happens in you when it starts?'],
      ['when', 'When did you last stay for it?', 'When did you last stay for it?'],
      ['support', 'Who has noticed?', 'Who has noticed?'],
    ],
  },
  {
    id: 'cannot-pray',
    pattern:
      /\b(?:can't|cannot|can not|couldn't|stopped|don't) (?:\w+ )?pray(?:ing)?\b|\bi (?:just )?say amen\b/i,
    unless: /\bnever prayed\b/i,
    questions: [
      ['when', 'When did you last pray and mean it?', 'When did you last pray and mean it?'],
      ['example', 'What is there, when you try?', 'What is there, when you try?'],
      ['support', 'Who around you could know about that?', 'Who around you could know about that?'],
    ],
  },
  {
    id: 'a-garden-kept-up',
    pattern:
      /\b(?:his|her) (?:\w+ )?(?:beans|tomatoes|roses|allotment|vegetables|seedlings|dahlias|sweet peas|greenhouse)\b|\bi(?:'ve| have|'m)? (?:\w+ )?(?:plant(?:ed|ing)?|water(?:ed|ing)?|weed(?:ed|ing)?|dig|dug|grow|grew|tend(?:ed)?|prun(?:e|ed)|sow|sowed|pick(?:ed)?) (?:the |his |her |my |out )?(?:\w+ )?(?:beans|tomatoes|roses|allotment|vegetables|garden|seedlings|dahlias|sweet peas|tree|beds)\b/i,
    questions: [
      ['example', 'What is growing at the moment?', 'What is growing right now?'],
      ['open', 'When did you start with it?', 'When did you start with it?'],
      ['when', 'What is it like, out there?', 'What is it like, out there?'],
    ],
  },
  {
    id: 'it-stands-before-them',
    pattern:
      /\b(?:he|she|they|it|dad|mum|mom|my \w+)(?:'s| is| still)? (?:just )?(?:stands?|standing|stood|sits?|sitting) (?:there )?(?:in|at|by) (?:the|that|my) (?:doorway|door|corner|kitchen|bed|window)\b.{0,20}\b(?:in my (?:head|mind|dreams?)|every (?:time|night)|when i)/i,
    questions: [
      ['example', 'What happens next, in that picture?', 'What happens next, in that picture?'],
      ['when', 'When does it come?', 'When does it come?'],
      ['want', 'What would you say to it, if you could?', 'What would you say to it, if you could?'],
    ],
  },
  {
    id: 'they-would-have-kept-it',
    pattern:
      /\b(?:my (?:dad|father|mum|mom|mother|gran\w*)|he|she|dad|mum|mom)(?:'d| would)(?:'ve| have)? (?:\w+ )?(?:kept it|kept (?:it|the \w+) going|known what|managed|never (?:lost|closed|sold|let)|been ashamed|saved it)\b/i,
    questions: [
      [
        'thought',
        'What would you have liked them to see of it?',
        'What would you have liked them to see of it?',
      ],
      [
        'meaning',
        'What do you think they would say to you now?',
        'What do you think they would say to you now?',
      ],
      ['want', 'What would you tell them about it?', 'What would you tell them about it?'],
    ],
  },
];
