// Scenes of what people do to, for and without one another: forgotten days, small kindnesses, somebody in one's place. What these files are for, and
// how a scene is read: told-scene.ts. Narrow scenes stand before wide ones.
import type { ToldScene } from './told-scene.ts';

/** Who did it; not "it" or "that". */
const they =
  '(?:he|she|they|we|my (?:[\\w-]+ )?[\\w-]+|(?!It|This|That|What|There|I|The|And|But|So)[A-Z][a-z]+)';

const someone =
  '(?:he|she|they|nobody|no one|my (?:[\\w-]+ )?[\\w-]+|(?:the |my )?(?:boss|manager|roommate|flatmate|husband|wife|partner|mum|mom|dad|sister|brother|friends?|teacher|doctor|neighbou?r)|(?!It|This|That|What|There|I|The|And|But|So)[A-Z][a-z]+)';

export const scenesWithOthers: readonly ToldScene[] = [
  {
    id: 'forgot-what-matters',
    pattern: new RegExp(
      `\\b${someone} (?:\\w+ )?(?:forgot|forgets) (?:my|our|about me|about us|that i)\\b`,
      'i',
    ),
    unless: /\b(?:dementia|alzheimer\w*|my name)\b/i,
    questions: [
      ['meaning', 'What would remembering have told you?', 'What would remembering have told you?'],
      ['want', 'What did you hope for, that day?', 'What did you hope for that day?'],
    ],
  },
  {
    id: 'went-to-trouble-for-them',
    pattern: new RegExp(
      `\\b${they} (?:\\w+ )?(?:drove|travelled|traveled|flew|walked|stayed up|queued|saved up|took (?:the|a|two) (?:bus|train|day|days)) (?:\\w+ ){0,4}?(?:hours?|miles|all night|all the way|off|for me|for us)\\b`,
      'i',
    ),
    unless: /^(?:we)\b|\b(?:away|because of me)\b/i,
    questions: [
      [
        'meaning',
        'What does it mean to you, that they did that?',
        'What does it mean to you that they did that?',
      ],
      ['want', 'What would you like to say back to that?', 'What would you like to say back to that?'],
    ],
  },
  {
    id: 'went-through-their-things',
    pattern:
      /\bi (?:\w+ )?(?:went|looked|read|scrolled|searched) through (?:his|her|their) (?:phone|messages|texts|emails?|bag|drawers?|laptop|pockets)\b|\bi (?:\w+ )?(?:read|checked) (?:his|her|their) (?:phone|messages|texts|emails?|location|diary)\b/i,
    questions: [
      ['worst', 'What were you hoping not to find?', 'What were you hoping not to find?'],
      ['feeling', 'How was it, with the phone in your hand?', 'How was it, in that moment?'],
    ],
  },
  {
    id: 'was-found-or-covered',
    pattern:
      /\b(?:he|she|they|my (?:[\w-]+ )?[\w-]+)(?: had|'d)? (?:covered me|tucked me in|put a (?:blanket|coat|pillow) (?:over|on|under) (?:me|my)|put me to bed|took (?:off my|my) (?:shoes|boots)|found me|carried me|waited up for me)\b/i,
    questions: [
      ['feeling', 'What was it like, to wake to that?', 'What was it like, waking up to that?'],
      ['thought', 'What do you think went on in them, just then?', 'What do you think was going on in them?'],
    ],
  },
  {
    id: 'what-they-are-to-others',
    pattern:
      /\bmy (?:[\w-]+ )?(?:father|dad|mother|mum|mom|husband|wife|partner|brother|sister|uncle|aunt|boss) is (?:a|an|the) (?:\w+ )?(?:elder|pastor|priest|bishop|imam|doctor|teacher|lawyer|policeman|police officer|judge|professor|head ?teacher|principal|politician|soldier|chief|surgeon|councillor)\b/i,
    questions: [
      ['meaning', 'What does that mean for you, in all this?', 'What does that mean for you in all this?'],
      ['worst', 'What may not be seen, in such a house?', "What can't be seen, in a house like that?"],
    ],
  },
  {
    id: 'somebody-stays-with-them',
    pattern:
      /\b(?:he|she|they|my (?:[\w-]+ )?[\w-]+) (?:\w+ )?(?:sits|stays|sat|stayed|waits|waited|walks) with me\b/i,
    questions: [
      ['exception', 'What does it do, to have somebody there?', 'What does it do, having somebody there?'],
      ['who', 'How did they come to know?', 'How did they find out?'],
    ],
  },
  {
    id: 'stared-at',
    pattern:
      /^(?:(?:and|then|but)[, ]+)*(?:they|people|everyone|everybody|kids|strangers) (?:all |always |just )*(?:stared?|look(?:ed)? at me|whisper(?:ed)?|point(?:ed)?|laugh(?:ed)?(?: at me)?)\b/i,
    questions: [
      ['thought', 'What do you think they see?', 'What do you think they see?'],
      ['body', 'What do you do with yourself, right then?', 'What do you do with yourself right then?'],
    ],
  },
  {
    id: 'lost-animal',
    pattern:
      /\bmy (?:\w+ )?(?:dog|cat|puppy|kitten|rabbit|parrot|tortoise) (?:ran away|is (?:missing|gone)|got out|went missing|disappeared|hasn't come (?:home|back))\b/i,
    questions: [
      ['support', 'Who is looking with you?', 'Who is looking with you?'],
      ['feeling', 'What is the house like without them?', 'What is the house like without them?'],
    ],
  },
  {
    id: 'somebody-better',
    pattern:
      /\b(?:is|are|was|were) (?:just |simply |so much |way )?(?:better|quicker|smarter|prettier|younger and better) (?:at it )?than (?:me|i am|i was|i ever)\b/i,
    questions: [
      ['meaning', 'What does better mean, there?', 'What does better mean, there?'],
      ['thought', 'What is yours that they do not have?', "What's yours that they don't have?"],
    ],
  },
  {
    id: 'somebody-in-their-place',
    pattern:
      /\b(?:someone|somebody) else (?:sits|works|lives|sleeps|parks|teaches|runs|does|has) \w+\b|\bnew (?:lads|guys|people|faces|boss|team|girl|guy|kid|owners?|tenants?)\b.{0,30}\b(?:at|in|on|with|washing|doing|sitting|running|using|living)\b|\b(?:got|been|was) replaced\b|\bin my (?:old )?(?:chair|seat|place|spot|room|office)\b/i,
    unless: /\b(?:sit|am|was|work|cry|stay|stayed) in my (?:room|office)\b/i,
    questions: [
      ['feeling', 'What was it like, to see that?', 'What was it like, seeing that?'],
      ['meaning', 'What of it is still yours?', 'What part of it is still yours?'],
    ],
  },
  {
    id: 'fewer-than-thought',
    pattern:
      /\b(?:less|fewer|more|worse|harder|longer|quieter|slower|colder|smaller|sooner) (?:\w+ )?than i(?:'d| had)? (?:thought|expected|hoped|imagined|planned)\b|\b(?:not|isn't|wasn't) (?:what|how|the way) i(?:'d| had)? (?:thought|expected|hoped|imagined|pictured)\b/i,
    questions: [
      ['want', 'How had you pictured it?', 'How did you picture it?'],
      ['feeling', 'When did you first notice the difference?', 'When did you first notice?'],
    ],
  },
  {
    id: 'always-elsewhere',
    pattern:
      /\b(?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend))(?:'s| is)? (?:always|never|hardly ever|constantly|still) (?:on (?:his|her) (?:phone|laptop)|at work|at the office|working|out|home|here|gaming|away)\b/i,
    questions: [
      [
        'when',
        'When did you last have each other to yourselves?',
        'When did you last get time, just you two?',
      ],
      ['want', 'What would you do with an evening together?', 'What would you do with one evening together?'],
    ],
  },
  {
    id: 'a-small-sign',
    pattern:
      /\b(?:he|she|they|mum|mom|dad|my (?:[\w-]+ )?[\w-]+) (?:\w+ )?(?:texts?|sends?|messages|posts) (?:me |us )?(?:the weather|memes?|a thumbs up|emojis?|pictures? of|photos? of|links|songs|one word|good morning|articles|a heart|recipes|frost)\b/i,
    questions: [
      ['meaning', 'What do you think it stands for?', 'What do you think it stands for?'],
      ['want', 'What would you like to find in it one day?', 'What do you want it to say one day?'],
    ],
  },
  {
    id: 'apart-under-one-roof',
    pattern: /\b(?:different|separate) (?:rooms|beds|floors|tables|ends of the house)\b/i,
    questions: [
      ['feeling', 'What was it like, on your side of the wall?', "What's it like on your side of the wall?"],
      ['want', 'Who would have to knock first?', 'Who would have to knock first?'],
    ],
  },
  {
    id: 'began-together',
    pattern:
      /\bwe (?:started|began|joined|grew up|trained|studied)(?: here| there| out)? (?:together|the same (?:day|week|month|year)|at the same time)\b|\bwe go (?:way |a long way )?back\b/i,
    questions: [
      ['meaning', 'What do the two of you share?', 'What do you two share?'],
      ['worst', 'What could be lost between you?', 'What could get lost between you?'],
    ],
  },
  {
    id: 'does-as-they-say',
    pattern:
      /\bi\b.{1,40}\bwhen(?:ever)? (?:he|she|they|dad|mum|mom) (?:says?|texts?|asks?|tells me|calls?)\b/i,
    unless: /\b(?:hate|cry|freeze|panic|shake|scared|feel|angry)\b/i,
    questions: [
      ['meaning', 'What in you still listens to that?', 'What in you still listens to that?'],
      ['feeling', 'How is it, to do as you are told there?', 'How is it, doing that?'],
    ],
  },
  {
    id: 'cared-for-the-other',
    pattern:
      /\b(?:ended up|i was the one|had to be the one|wound up) (?:comforting|consoling|calming|hugging|looking after|apologi[sz]ing to|cheering up|reassuring|holding)\b/i,
    questions: [
      ['need', 'And who looked after you, then?', 'And who looked after you, then?'],
      ['feeling', 'Where did your own part of it go?', 'Where did your own part of it go?'],
    ],
  },
  {
    id: 'leaves-it-to-them',
    pattern:
      /\b(?:he|she|they|my (?:[\w-]+ )?[\w-]+)(?:'s| has| have)? (?:never|doesn't|won't|hasn't) (?:once |ever )?(?:picked?|choose|chooses|chosen|decides?|decided|plans?|planned|organi[sz]es?|books?|booked) (?:a|any|the|an)? ?(?:thing|anything|things|one|place|\w+)\b/i,
    questions: [
      [
        'meaning',
        'What would it mean, if the other chose for once?',
        'What would it mean if they picked for once?',
      ],
      [
        'need',
        'What is it like, to be the one who decides?',
        'What is it like, always being the one who decides?',
      ],
    ],
  },
  {
    id: 'proud-on-the-wall',
    pattern:
      /\b(?:he|she|they|mum|mom|dad|my (?:[\w-]+ )?[\w-]+) (?:\w+ )?(?:framed|hung up|laminated|shows? (?:everyone|people|the neighbours|strangers))\b/i,
    questions: [
      ['feeling', 'What is it like, to walk past that?', 'What is it like, walking past that?'],
      ['meaning', 'What does it ask of you?', 'What does it ask of you?'],
    ],
  },
  {
    id: 'first-of-the-family',
    pattern:
      /\b(?:the )?first (?:one |person |girl |boy |woman |man )?(?:in|of|from) (?:my|the|our) (?:family|village|house|street)\b|\b(?:the )?first (?:one )?to (?:go|finish|study|leave|graduate|get|own)\b.{0,30}\bfamily\b/i,
    questions: [
      ['meaning', 'What came with being the first?', 'What came with being the first?'],
      ['who', 'Whose eyes do you feel on you, in that?', 'Whose eyes do you feel on you?'],
    ],
  },
  {
    id: 'learnt-from-them',
    pattern:
      /\b(?:he|she|they|my \w+) (?:must have |probably )?(?:gets?|got|learn(?:s|ed|t)|has|have|picked up) (?:that|it|this) from (?:me|us)\b/i,
    questions: [
      ['meaning', 'And where did you learn it?', 'And where did you learn it?'],
      ['want', 'What would you rather pass on?', 'What would you rather pass on?'],
    ],
  },
  {
    id: 'asked-to-be-or-do',
    pattern:
      /\b(?:he|she|they|my (?:[\w-]+ )?[\w-]+) (?:\w+ )?(?:asked|asks|begged|wants|wanted) me to (?:be|speak|come|help|stay|take|host|organi[sz]e|give|do|look after|move|lend|sign|babysit|cover|join|read|sing|write)\b/i,
    unless: /\b(?:be quiet|be happy|be honest)\b/i,
    questions: [
      [
        'feeling',
        'What was your first feeling, when you heard it?',
        'What was your first feeling when you heard it?',
      ],
      ['want', 'What would you answer, if nobody minded?', 'What would you say if nobody minded?'],
    ],
  },
  {
    id: 'everybody-is-glad',
    pattern:
      /\b(?:everyone|everybody|they|the whole (?:family|team|office)|my (?:family|parents|friends))(?: else)?(?:'s| is| are|'re| was| were| seems?)(?: all| so)* (?:over the moon|happy|thrilled|excited|delighted|celebrating|proud)\b/i,
    unless: /\b(?:of me|for me|with me)\b/i,
    questions: [
      ['feeling', 'And you, in the middle of that?', 'And you, in the middle of all that?'],
      [
        'want',
        'What would you be allowed to feel, if nobody watched?',
        'What would you feel if nobody was watching?',
      ],
    ],
  },
  {
    id: 'a-small-kindness',
    pattern:
      /\b(?:he|she|they|my (?:[\w-]+ )?[\w-]+|the neighbou?r|neighbou?r) (?:always |sometimes |still |even )*(?:brings?|brought|bakes?|baked|cooks?|cooked|leaves?|left|saves?|saved|sends?|sent) (?:me |us )?(?:some |a |the |her |his |two |fresh )*(?:biscuits|cookies|cake|soup|tea|coffee|food|flowers|bread|eggs|fruit|plums|tomatoes|dinner|leftovers|chapati|mandazi|chocolate|card|postcards?|seat)\b/i,
    unless: /\bleft (?:the|his|her|their) (?:coffee|tea|food|dinner)\b/i,
    questions: [
      [
        'feeling',
        'What does a small thing like that do for you?',
        'What does a small thing like that do for you?',
      ],
      ['who', 'Who else is kind to you like that?', 'Who else is kind to you like that?'],
    ],
  },
  {
    id: 'trying-for-a-child',
    pattern:
      /\bwe(?:'ve| have)? (?:been )?(?:trying|tried) for (?:a baby|a child|another|\w+ years|years|so long)\b|\b(?:ivf|egg (?:retrieval|collection)|embryo|(?:first|second|third|fourth|fifth|last) round|negative test|another negative)\b/i,
    unless: /\b(?:interview|drinks|of (?:drinks|talks|layoffs|applications|golf)|draw|match)\b/i,
    questions: [
      ['feeling', 'What has that time asked of you?', 'What has that asked of you?'],
      ['who', 'How is it between the two of you, in this?', 'How is it between you two, in this?'],
      ['worst', 'When is it hardest, with others around you?', 'When is it hardest, with people around?'],
    ],
  },
  {
    id: 'passed-over',
    pattern:
      /\b(?:gave|given|handed|giving) (?:my|the) (?:\w+ ){1,3}to (?:someone|somebody|a |an |him|her|them|another|the new|[A-Z])|\b(?:picked|chose|promoted|hired|asked|invited|took) (?:someone|somebody|him|her|them|everyone|everybody|all of them)(?: else)? (?:instead|over me|but (?:not )?me)\b|\b(?:wasn't|was not|weren't|haven't been|never got|didn't get) (?:even )?(?:invited|asked|picked|chosen|shortlisted|included|promoted)\b|\bleft me (?:out|off)\b|\bwent without me\b|\bpassed (?:me )?over\b/i,
    unless: /\b(?:i|we) (?:gave|handed|chose|picked|hired|invited)\b|\b(?:want|wish)\w* to be\b/i,
    questions: [
      ['thought', 'What did you tell yourself about why?', 'What did you tell yourself about why?'],
      ['want', 'What would you have wanted them to see?', 'What did you want them to see?'],
      ['feeling', 'What was it like, the moment you knew?', 'What was it like, the second you knew?'],
    ],
  },
  {
    id: 'helped-us',
    pattern: new RegExp(
      `\\b${they} (?:always |mostly |usually |used to )*(?:helps?|helped) (?:me |us )?(?:out )?(?:a lot )?(?:with|around|in) (?:the|my|our)\\b`,
      'i',
    ),
    questions: [
      ['meaning', 'What did that make possible for you?', 'What did that make possible for you?'],
      ['feeling', 'How is it, to be helped like that?', 'How is it, being helped like that?'],
    ],
  },
  {
    id: 'moved-away',
    pattern: new RegExp(
      `\\b${they} (?:\\w+ )?(?:moved (?:back|away|out|home|abroad|to|in with)|emigrated|went (?:back|home) to|left for (?:uni\\w*|college|\\w+))\\b`,
      'i',
    ),
    unless: /\b(?:moved in (?:to|with)|moved (?:on|up)|we moved)\b/i,
    questions: [
      ['example', 'What is different on an ordinary day now?', 'What is different on a normal day now?'],
      ['meaning', 'What went away with it, for you?', 'What went away with it, for you?'],
      [
        'want',
        'Is there something you did not get to say before?',
        'Is there something you never got to say?',
      ],
    ],
  },
  {
    id: 'saw-them-again',
    pattern:
      /\bi (?:\w+ )?(?:saw|ran into|bumped into|met) (?:him|her|them|my ex\b.{0,20}|my old \w+)(?: (?:again|today|yesterday|in|at|on|with|last)\b|[.!]?$)/i,
    unless: /\b(?:met (?:him|her) (?:in|at) (?:college|school|uni\w*|19|20)|first met)\b/i,
    questions: [
      ['feeling', 'What went through you when you saw each other?', 'What went through you right then?'],
      ['want', 'What would you have liked to say?', 'What did you want to say?'],
    ],
  },
  {
    id: 'each-week',
    pattern:
      /\b(?:calls?|rings?|phones?|visits?|texts?|comes?|go|meet|see (?:him|her|them))\b.{0,20}\b(?:every|each|on) (?:\w+day|\w+days|week|weekend|month|morning|night|evening|day)\b|\b(?:every|each) (?:\w+day|week|weekend|month)\b.{0,25}\b(?:calls?|rings?|phones?|visits?|go over|drive (?:over|up|down)|meet)\b/i,
    unless: /\b(?:therap\w+|gym|work)\b/i,
    questions: [
      ['feeling', 'How are you just before it, and after?', 'How are you right before it, and after?'],
      ['meaning', 'What would a week be like without it?', 'What would a week without it be like?'],
      ['want', 'What do you hope for, each time?', 'What do you hope for each time?'],
    ],
  },
  {
    id: 'somebody-fell-ill',
    pattern:
      /\b(?:my|our) (?:[\w-]+ )?(?:mum|mom|mother|dad|father|parents?|wife|husband|partner|brother|sister|gran\w*|nan|uncle|aunt|son|daughter|friend)(?:'s| is| was| has| had| got| fell| gets| been)* (?:been |just |now )*(?:ill|sick|poorly|in hospital|diagnosed|a stroke|a heart attack|a fall|an operation|surgery|dementia|alzheimer's|cancer|parkinson's|chemo)\b/i,
    unless: /\b(?:died|passed away|sick of|years ago)\b/i,
    questions: [
      ['open', 'How are things there now?', 'How are things there now?'],
      ['need', 'What of it falls to you?', 'What part of it lands on you?'],
      ['feeling', 'What is it like to see that?', 'What is it like, seeing that?'],
    ],
  },
];
