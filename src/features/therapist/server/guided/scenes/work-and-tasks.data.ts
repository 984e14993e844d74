// Scenes of work, money and what is to be done: a letter unopened, a date, a camera in the cab. What these files are for, and
// how a scene is read: told-scene.ts. Narrow scenes stand before wide ones.
import type { ToldScene } from './told-scene.ts';

export const scenesOfWork: readonly ToldScene[] = [
  {
    id: 'a-day-for-it',
    pattern:
      /^(?:(?:on|maybe|then|ok(?:ay)?|so|this|next)[, ]+)*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)[,.]? (?:then|maybe|after|before|at|in|first|evening|morning|afternoon|lunch\w*|night)(?: [\w'-]+){0,4}[.! ]*$/i,
    questions: [
      ['feeling', 'How is it, with a day on it?', 'How is it, now it has a day?'],
      ['need', 'What would help you keep to that?', 'What would help you stick to that?'],
    ],
  },
  {
    id: 'a-system-for-it',
    pattern:
      /\bi(?:'ve| have)? (?:\w+ )?(?:made|built|keep|kept|have|wrote|started|got) (?:a|an|the|my|three|two) (?:\w+ )?(?:spreadsheet|list|lists|chart|planner|colou?r[- ]coded \w+|tracker|timetable|folder system|bullet journal)\b/i,
    unless: /\bto-?do list for\b/i,
    questions: [
      ['meaning', 'What does it hold together, for you?', 'What does it hold together for you?'],
      ['worst', 'What would slip, without it?', 'What would slip without it?'],
    ],
  },
  {
    id: 'watched-at-work',
    pattern:
      /\b(?:they|he|she|work|the company|my boss)(?:'ve|'s| have| has)? (?:put|installed|fitted|got|track|tracks|monitors?|times?|records?|counts?|watch(?:es)?) (?:an? |us|me|our|my|every|how)(?: ?(?:camera|tracker|gps|software|monitor|clock|breaks?|keystrokes|screens?|long|many|minute|call|calls|mouse))/i,
    questions: [
      [
        'feeling',
        'What is it like, to be watched at what you know how to do?',
        'What is it like, being watched at work?',
      ],
      [
        'meaning',
        'What does it tell you about how they see you?',
        'What does it tell you about how they see you?',
      ],
    ],
  },
  {
    id: 'turns-to-something-else',
    pattern:
      /\bi (?:open|sit down|start|look at|read) (?:\w+ ){1,5}and (?:then )?(?:i )?(?:close|clean|scroll|check|make (?:tea|coffee)|leave|tidy|end up|go|get up|do|look)\b/i,
    questions: [
      ['feeling', 'What happens in the second between the two?', 'What happens in the second in between?'],
      [
        'thought',
        'What would the next minute have asked of you?',
        'What would the next minute have asked of you?',
      ],
    ],
  },
  {
    id: 'pays-of-their-own',
    pattern:
      /\bi (?:\w+ )?(?:buy|bought|pay|paid|paying|bring)\b.{1,30}\b(?:myself|out of my own|from my own)\b|\bi(?:'m| am) (?:the one )?paying\b/i,
    unless: /\b(?:bought myself|treat|paying attention)\b/i,
    questions: [
      ['meaning', 'What makes it worth that to you?', 'What makes it worth that to you?'],
      ['who', 'Who sees that you do?', 'Who sees that you do?'],
    ],
  },
  {
    id: 'once-wanted-to',
    pattern:
      /\bi (?:always |really |once |actually )*wanted to (?:be an?|do|study|become|go into|make|draw|act|sing|write|play|travel|train as)\b/i,
    unless: /\b(?:say|tell|hit|die|kill|hurt|do (?:it|that|this|something|nothing|the right))\b/i,
    questions: [
      ['when', 'What became of that wish?', 'What happened to that?'],
      ['meaning', 'What was it in it that called you?', 'What was it about it that called you?'],
    ],
  },
  {
    id: 'who-without-it',
    pattern:
      /\bif i(?:'m| am| was| were) not (?:an?|the|their|her|his) .{1,40}\b(?:who|what) (?:am i|i am)\b|\b(?:who|what) am i (?:without|if|then)\b|\bif i stop,? (?:who|what) am i\b/i,
    isAsked: true,
    questions: [
      ['meaning', 'Who were you, before that?', 'Who were you before that?'],
      ['exception', 'What stays, when nobody looks on?', "What's left when nobody is watching?"],
    ],
  },
  {
    id: 'what-is-the-point',
    pattern: /^(?:(?:so|and|but|then)[, ]+)*what(?:'s| is) the (?:point|use)\b/i,
    unless: /\b(?:living|life|alive|being here|going on|anything|it all)\b/i,
    isAsked: true,
    questions: [
      [
        'meaning',
        'What was the point of it, when there was one?',
        'What was the point, back when there was one?',
      ],
      ['exception', 'What has made it worth it, even a little?', 'What has made it worth it, even a bit?'],
    ],
  },
  {
    id: 'two-loads-at-once',
    pattern:
      /\bi(?:'ve| have)(?: got)? (?:two|three|four|five|\d) (?:small |little |young )?(?:children|kids|boys|girls|jobs)\b.{0,12}\band (?:a|an|the|my|no)\b/i,
    questions: [
      [
        'need',
        'What is left for you, at the end of such a day?',
        "What's left for you at the end of a day like that?",
      ],
      ['worst', 'Which of them loses, on a bad day?', 'Which one loses out, on a bad day?'],
    ],
  },
  {
    id: 'so-many-tries',
    pattern:
      /\bi(?:'ve| have)? (?:already )?(?:looked at|seen|viewed|sent|written|applied (?:to|for)|tried|called|rung|been to|had|done|visited|emailed) (?:about |over |nearly |almost )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|hundreds|dozens|\d+) (?:of )?(?:\w+ )?(?:places|flats|houses|rooms|applications|jobs|interviews|cvs|emails|letters|doctors|therapists|clinics|schools|people|agencies|landlords|viewings|times|companies|versions|drafts)\b/i,
    questions: [
      ['exception', 'What keeps you going, after that many?', 'What keeps you going, after that many?'],
      ['example', 'Which of them stays with you?', 'Which one sticks with you?'],
      ['need', 'What would make the next one a little easier?', 'What would make the next one a bit easier?'],
    ],
  },
  {
    id: 'until-a-date',
    pattern:
      /\b(?:opens?|starts?|begins?|due|deadline|leaves?|move|exam|launch\w*)\b.{0,15}\bin (?:\w+ )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:days|weeks)\b|\b(?:have|has|had|need|needs|must|got|said|says|wants?|gave (?:me|us)|due|deadline|out|decide|pay|move|tell|answer|sort|finish|submit)\b.{0,30}\b(?:by|before|until|till) (?:the (?:end|first|\d+)|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|new year|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month|year)|then)\b/i,
    questions: [
      ['worst', 'What happens, if it is not done by then?', "What happens if it isn't done by then?"],
      [
        'next',
        'What is the first thing that has to happen before that?',
        'What is the first thing that has to happen?',
      ],
      ['feeling', 'What does that date do to you?', 'What does that date do to you?'],
    ],
  },
  {
    id: 'practises',
    pattern: /\bi (?:\w+ )?(?:practi[sc]e|train|rehearse|revise) (?:with|every|on|alone|in|at|for|it|my)\b/i,
    unless: /\b(?:law|medicine|as a)\b/i,
    questions: [
      ['example', 'How does it go, when you practise?', 'How does it go when you practise?'],
      ['exception', 'What is different there?', 'What is different there?'],
    ],
  },
  {
    id: 'does-not-want',
    pattern:
      /^(?:(?:and|but|no|well|see)[, ]+)*i don't want (?:a|an|the|any|another|to (?!talk|do this|die|live|be here|be alive|exist|hurt|kill|wake))(?: \w+){0,5}[.! ]*$/i,
    questions: [
      ['want', 'And what is it that you do want?', 'And what do you want?'],
      ['meaning', 'What in you says no to it?', 'What in you says no to it?'],
    ],
  },
  {
    id: 'held-back',
    pattern:
      /^(?:(?:and|but|so|then|still|yesterday|today)[, ]+)*i? ?(?:didn't|did not) (?:even )?(?:apply|stop|go(?: in)?|call|ring|answer|reply|send|sign|knock|stay|join|try|go back|pick up|get out|turn up|show up|say yes|ask|tell (?:him|her|them))(?: (?:in|it|back|him|her|them|up|though|again))*[.! ]*$/i,
    questions: [
      ['worst', 'What held you back, just there?', 'What held you back, right there?'],
      ['want', 'What would it have been like, had you done it?', 'What would it have been like if you had?'],
    ],
  },
  {
    id: 'an-opening',
    pattern:
      /\bthere(?:'s| is| are)(?: \w+)? (?:an? |two |some )?(?:\w+ )?(?:job|jobs|position|vacancy|course|class|flat|group|opening|post|scholarship|programme|program|meetup|choir|club) (?:at|in|on|for|going|free|coming|that|near|nearby|tomorrow|every|,|$)/i,
    questions: [
      ['want', 'What draws you to it, if anything does?', 'What draws you to it, if anything?'],
      ['worst', 'And what speaks against it, in you?', 'And what in you speaks against it?'],
    ],
  },
  {
    id: 'who-they-were',
    pattern:
      /\b(?:back home|back then|before|in my old (?:job|life)|there|at home|once),? i (?:was|ran|led|managed|taught|had|knew|built|used to (?:be|run|lead|teach|manage))\b|\bi used to be (?:the one who|somebody|someone|good at|the|a) ?\w*|\bpeople (?:knew|used to know) (?:me|my name)\b|\bknew my name\b/i,
    unless: /\bthere i was\b|\bbefore i (?:was|had|knew) (?:it|born|even)\b/i,
    questions: [
      ['meaning', 'What were you like, there?', 'What were you like, there?'],
      ['meaning', 'How much of that person is still here?', 'How much of that person is still here?'],
      ['next', 'Where could a little of that be of use now?', 'Where could a bit of that be useful now?'],
    ],
  },
  {
    id: 'does-it-all',
    pattern:
      /\b(?:it's |it is )?always me (?:who|that)\b|\bi(?:'m| am) (?:always )?the (?:only )?one (?:who|that) (?:does|has to|cooks|cleans|pays|calls|remembers|organi[sz]es|plans|drives|sorts|looks after)\b|\bi (?:do|did|end up doing|have to do) (?:all of it|all the|everything)\b/i,
    questions: [
      [
        'worst',
        'What would happen, if you did not for a week?',
        'What would happen if you stopped for a week?',
      ],
      ['who', 'Who knows how much it is?', 'Who knows how much that is?'],
      ['want', 'Which piece of it would you hand over first?', 'Which bit would you hand over first?'],
    ],
  },
  {
    id: 'work-takes-over',
    pattern:
      /\b(?:double shifts?|night shifts?|on call|overtime|(?:fifty|sixty|seventy|\d\d)[- ]hours? (?:a|per) week|(?:work(?:ed|ing)?|stayed|in the office) (?:till|until|late|every weekend|weekends|through lunch|through the weekend)|(?:do|work|working|doing) (?:sundays|saturdays|weekends|nights|doubles) (?:as well|too|now)|took (?:the |my )?laptop (?:to bed|home|on holiday)|(?:people|of us|colleagues) (?:left|quit|resigned) and i)\b/i,
    unless: /\b(?:his|her|their) (?:shift|night shift|double shift)\b/i,
    questions: [
      ['meaning', 'What gives way, when work takes that much?', 'What gives, when work takes that much?'],
      ['worst', 'What would happen, if you did only your own part?', 'What if you only did your own part?'],
      ['when', 'When was the last day that was yours?', 'When was your last proper day off?'],
    ],
  },
  {
    id: 'unopened',
    pattern:
      /\b(?:haven't|have not|can't|cannot|don't|didn't|won't) (?:even |dare |dare to )*open(?:ed)? (?:it|them|any|the (?:letter|envelope|app|post|mail|email|bill|box|door|file|message)s?|my (?:post|mail|inbox|banking app|letters?))\b|\b(?:unopened|still in (?:its|the) envelope)\b/i,
    questions: [
      ['worst', 'What do you fear is in there?', 'What are you scared is in there?'],
      ['feeling', 'What happens in you when you come near it?', 'What happens in you when you get near it?'],
      ['support', 'Who could sit beside you while you open it?', 'Who could sit with you while you open it?'],
    ],
  },
  {
    id: 'put-off',
    pattern:
      /\bi(?:'ve| have)? (?:been )?(?:\w+ )?(?:put(?:ting)? (?:it|that|them) off|(?:keep|kept) (?:putting|postponing|avoiding|moving)|meant to|have been meaning to|still haven't (?:called|rung|written|replied|booked|started|sent|filled|done|told|gone))\b|\bi've been meaning to\b/i,
    unless: /\b(?:shoes|clothes|lipstick|coat|kettle)\b/i,
    questions: [
      [
        'feeling',
        'What comes up, when you are about to do it?',
        'What comes up when you are about to do it?',
      ],
      ['next', 'What would be its very first minute?', 'What is the very first minute of it?'],
      ['thought', 'What do you tell yourself each time?', 'What do you tell yourself each time?'],
    ],
  },
  {
    id: 'waits-for-word',
    pattern:
      /\b(?:waiting (?:for|on|to hear)|still no (?:answer|news|word|reply|result)|haven't heard(?: back| anything)?|they(?:'ll| will) (?:call|ring|let me know|write)|results? (?:come|are due|are in|will))\b/i,
    unless: /\b(?:bus|train|kettle|pizza|delivery|waiting for you|death|die)\b/i,
    questions: [
      ['thought', 'What do you tell yourself in the meantime?', 'What do you tell yourself meanwhile?'],
      ['feeling', 'What are the hours of waiting like?', 'What is the waiting like?'],
      ['worst', 'Which answer are you bracing for?', 'Which answer are you bracing for?'],
    ],
  },
  {
    id: 'gave-notice',
    pattern:
      /\bi (?:\w+ )?(?:handed in (?:my )?notice|resigned|quit(?: my job| yesterday| last)|gave (?:my )?notice|walked out of (?:my job|the meeting|work|the office))\b/i,
    questions: [
      ['feeling', 'How was it, the moment it was said?', 'How was it, the moment you said it?'],
      ['example', 'What was the last thing before you knew?', 'What was the last straw?'],
    ],
  },
  {
    id: 'measures-themselves',
    pattern:
      /\b(?:everyone|everybody|all my friends|my friends|people my age|my (?:little |younger |older |big )?(?:brother|sister)|the others)(?: else)?(?: is| are|'s|'re| has| have| already has| already have|'s already)* (?:already )?(?:getting married|married|having (?:babies|kids)|buying (?:a )?(?:house|houses|flats)|bought a (?:house|flat)|promoted|engaged|got a (?:house|job|degree)|a (?:house|mortgage|proper job|career)|settled|further|ahead)\b|\beveryone (?:else )?in (?:my|the) \w+(?:'s| is| has) (?:on|at|done|already|finished|ahead|further|got)\b|\bmy (?:\w+ )?(?:brother|sister|cousin|friend|twin)s? (?:\w+ )?(?:passed|got in|did it|made it|finished|managed) (?:first time|at once|straight away|already|at \w+|with ease)\b/i,
    questions: [
      ['want', 'What of that would you really want for yourself?', 'What of that do you really want?'],
      [
        'meaning',
        'What do you measure, when you look at them?',
        'What are you measuring, when you look at them?',
      ],
    ],
  },
  {
    id: 'gave-up-a-love',
    pattern:
      /\bi (?:used to (?:paint|draw|sing|dance|play|write|run|swim|read|cook|knit|sew|climb|garden|cycle|act|photograph)|haven't (?:painted|drawn|sung|danced|played|written|run|swum|read|cooked|climbed|cycled) (?:since|in|for))\b/i,
    unless: /\b(?:read (?:it|that|the letter)|run out|written (?:back|to))\b/i,
    questions: [
      ['meaning', 'What did it give you, when you still did?', 'What did it give you back then?'],
      ['when', 'How did it come to stop?', 'How did it stop?'],
      ['next', 'What would the smallest way back be?', 'What would be the smallest way back in?'],
    ],
  },
  {
    id: 'money-short',
    pattern:
      /\b(?:the )?(?:rent|mortgage|bills?|fees|prices|loan) (?:went|has gone|have gone|is going|are going|goes) up\b|\b(?:i|we) (?:\w+ )?(?:owe|can't (?:afford|pay)|couldn't (?:afford|pay)|are behind (?:on|with)|(?:'m|am) behind (?:on|with) (?:the )?(?:rent|bills|mortgage))\b|\b(?:in|into) (?:my|our|the) overdraft\b|\bin the red\b/i,
    unless: /\b(?:owe (?:you|him|her|them|it to|myself) (?:an |that|nothing|everything)|can't afford to)\b/i,
    questions: [
      ['when', 'How does it look for the rest of the month?', 'How does the rest of the month look?'],
      ['who', 'Who else knows the figures?', 'Who else knows the numbers?'],
      ['need', 'Which bill is it that you think of first?', 'Which bill do you think of first?'],
    ],
  },
  {
    id: 'my-share-in-it',
    pattern:
      /\bto be fair,? i\b|\bi(?:'ve| have) (?:not )?been (?:a bit |pretty |quite |really |so |very )?(?:slow|distracted|absent|late|short with|hard to live with|difficult|not myself|all over the place)\b/i,
    questions: [
      ['meaning', 'What has been behind that, on your side?', "What's been behind that, on your side?"],
      [
        'who',
        'Who knows what you have been carrying meanwhile?',
        'Who knows what you have had on your plate?',
      ],
    ],
  },
];
