// Small scenes that come up whatever a talk is about: a call every Sunday, a letter unopened, somebody who was not asked.
// Facts, mostly told without a feeling. Each has questions that could be put to nobody who had told something else, and
// none that takes for granted what was not told. The first that fits is meant: narrow ones stand first.
import type { Question } from './content/content-schema.ts';

export type ToldScene = {
  id: string;
  /** Of the member's own words, as one of their sentences. */
  pattern: RegExp;
  /** Where it means something else. */
  unless?: RegExp;
  /** Two or more, so that the same scene told twice is not asked about in the same words. */
  questions: Question[];
};

const they =
  '(?:he|she|they|we|my (?:[\\w-]+ )?[\\w-]+|(?!It|This|That|What|There|I|The|And|But|So)[A-Z][a-z]+)';

export const toldScenes: ToldScene[] = [
  {
    id: 'small-talk',
    pattern:
      /\b(?:we|they|i) (?:only |just |mostly |always |still |even )*(?:talk(?:ed)?|spoke|speak|chat(?:ted)?) (?:\w+ )?about (?:the )?(?:weather|football|rugby|traffic|nothing|work|shopping|food|telly|tv|knees|small things|this and that|everything (?:but|except))\b/i,
    questions: [
      ['thought', 'And what does not get talked about?', 'And what never gets talked about?'],
      ['want', 'What would you say there, if it were easy?', 'What would you say there, if it was easy?'],
    ],
  },
  {
    id: 'not-asked-by-them',
    pattern:
      /\bi (?:never|don't|do not|didn't|did not|haven't|won't|can't|daren't) (?:even |ever |really |dare |dare to |want to )*ask(?:ed)? (?:him|her|them|my \w+|if|whether|why|about|how|what|when)\b/i,
    unless: /\bask (?:for|myself|me)\b/i,
    questions: [
      ['worst', 'What might you hear, if you asked?', 'What might you hear, if you did ask?'],
      ['thought', 'What answer would you like to get?', 'What answer do you hope for?'],
      ['meaning', 'What keeps that question in?', 'What keeps that question in?'],
    ],
  },
  {
    id: 'would-have-to-act',
    pattern:
      /\b(?:then |because )?i(?:'d| would) have to (?:do something|act|decide|choose|deal with it|face it|say something|change)\b/i,
    questions: [
      ['next', 'What would that something be?', 'What would that something be?'],
      ['worst', 'What would it ask of you?', 'What would it take from you?'],
    ],
  },
  {
    id: 'nobody-said-a-word',
    pattern:
      /\b(?:nobody|no ?one|none of them|neither of them|not one of them)(?: even| has| ever| there| at work| at home)* (?:noticed|said (?:anything|a word|a thing)|asked(?: me| how)?|told me|thought to (?:ask|tell)|bothered)\b/i,
    questions: [
      ['want', 'What would you have wanted somebody to say?', 'What did you want somebody to say?'],
      ['who', 'Who did you hope would speak up?', 'Who did you hope would say something?'],
      ['thought', 'What did you tell yourself about that?', 'What did you tell yourself about that?'],
    ],
  },
  {
    id: 'learnt-it-sideways',
    pattern:
      /\bi (?:only )?(?:found (?:it )?out|heard(?: about it)?|learn(?:ed|t)(?: about it)?|saw it|read (?:it|about it)) (?:in|on|from|through|by accident|because|when i saw)\b/i,
    unless: /\bhow to\b/i,
    questions: [
      ['feeling', 'How was it, to learn it like that?', 'How was it, finding out like that?'],
      ['who', 'Who should have told you?', 'Who should have told you?'],
      ['thought', 'What was your first thought, when you saw it?', 'What was your first thought there?'],
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
    id: 'said-the-polite-thing',
    pattern:
      /\bi (?:just |only |still |even )*(?:said|say|told (?:him|her|them)|texted(?: back)?|wrote(?: back)?|replied) ["'“]?(?:congrat\w*|well done|it(?:'s| is| was) (?:fine|ok|okay|nothing|all right)|i(?:'m| am| was) (?:fine|ok|okay)|no problem|no worries|never mind|sure|fine|great|haha|lol)\b|\bi (?:just |only )+(?:smiled|nodded|laughed it off|shrugged|laughed along)\b/i,
    unless: /\b(?:and|because) (?:i )?(?:meant it|it was true)\b/i,
    questions: [
      ['want', 'And what did you leave unsaid?', 'And what did you leave out?'],
      ['feeling', 'What was going on behind that?', 'What was going on behind that?'],
      [
        'worst',
        'What would have happened, had you said the other thing?',
        'What would have happened if you had said the other thing?',
      ],
    ],
  },
  {
    id: 'pretends',
    pattern:
      /\bi (?:\w+ )?(?:pretend(?:ed)?|act(?:ed)? (?:like|as if)|put on a (?:brave |happy )?face|keep (?:up )?the (?:face|smile)|make out)\b|\b(?:they|everyone|everybody|people|he|she) (?:all )?think(?:s)? (?:that )?(?:i'm|i am) (?:fine|ok|okay|happy|coping|strong|sorted)\b/i,
    questions: [
      ['worst', 'What would they see, if you stopped?', 'What would they see if you stopped?'],
      ['need', 'What does keeping that up cost you?', 'What does keeping that up cost you?'],
      ['who', 'Is there anyone you need not do it with?', 'Is there anyone you can drop it with?'],
    ],
  },
  {
    id: 'fair-to-them',
    pattern:
      /\b(?:it|that)(?:'s| is|isn't| is not) ?(?:really )?(?:not |n't )?(?:his|her|their|anyone's|anybody's|nobody's|no one's) fault\b|\b(?:he|she|they) means? well\b|\b(?:can't|cannot|don't|do not|wouldn't) (?:really )?blame (?:him|her|them)\b|\bin (?:his|her|their) (?:defence|defense)\b|\bto be fair to (?:him|her|them|my \w+)\b/i,
    questions: [
      [
        'thought',
        'And if you were unfair for one minute, what would you say?',
        'And if you were unfair for one minute, what would you say?',
      ],
      ['need', 'What would be fair to you, in all that?', 'And what would be fair to you?'],
    ],
  },
  {
    id: 'cannot-disagree',
    pattern:
      /\bi (?:don't|can't|cannot|do not) (?:really |even )?(?:disagree|argue with (?:that|it|him|her))\b|\b(?:he|she|they)(?:'s|'re| is| are) (?:probably |kind of |sort of )?(?:not wrong|right, (?:that's|which|and))|\b(?:he|she|they) (?:has|have|had) a point\b/i,
    questions: [
      ['thought', 'And what in you minds, all the same?', 'And which part of you still minds?'],
      ['feeling', 'What makes it hard to hear, even so?', 'What makes it hard to hear anyway?'],
    ],
  },
  {
    id: 'silence-of-another',
    pattern:
      /\b(?:hasn't|has not|haven't|have not|isn't|is not|aren't|are not|won't|doesn't|does not|stopped) (?:spoken|speaking|talked|talking|replied|replying|answered|answering|called|texted|answer(?:s)?|reply|speak|talk)\b(?! about)(?:.{0,12}\b(?:to me|me|back|yet|since|for|my (?:calls|texts|messages)))?|\bleft (?:me )?on (?:read|seen)\b|\bignor(?:es|ed|ing) (?:me|my (?:calls|texts|messages))\b|\bgives? me the silent treatment\b/i,
    unless: /\bi (?:haven't|have not|'m not|am not|won't|don't|stopped)\b|\bit (?:isn't|doesn't|won't)\b/i,
    questions: [
      ['thought', 'What do you make of that silence?', 'What do you make of that silence?'],
      ['want', 'What would you ask, if you got one question?', 'If you got one question, what would it be?'],
      ['feeling', 'What does the waiting do to you?', 'What does the waiting do to you?'],
    ],
  },
  {
    id: 'they-apologised',
    pattern:
      /\b(?:he|she|they|my \w+) (?:\w+ )?(?:apologi[sz]ed|said (?:he|she|they)(?:'s| was| were|'re) sorry|said sorry)\b/i,
    unless: /\b(?:never|hasn't|didn't|won't)\b/i,
    questions: [
      ['feeling', 'What did the sorry do, if it did anything?', 'What did the sorry do, if anything?'],
      ['need', 'Was there something it left out?', 'Did it leave something out?'],
    ],
  },
  {
    id: 'lost-their-temper',
    pattern:
      /\bi (?:\w+ )?(?:snapped|shouted|yelled|screamed|lost (?:it|my temper)|blew up|slammed|barked|swore)(?: at| with| the| in front|$|[.,!])/i,
    questions: [
      ['example', 'What had built up before that?', 'What had been building up before that?'],
      ['want', 'What was it that you wanted to be heard?', 'What did you want to get across?'],
      ['feeling', 'How was it afterwards?', 'How was it afterwards?'],
    ],
  },
  {
    id: 'quarrel',
    pattern:
      /\bwe (?:\w+ )?(?:argued|argue|fought|fight|rowed|quarrel(?:led)?|had (?:a|another|the same|this) (?:\w+ )?(?:fight|row|argument|blow-?up))\b/i,
    unless: /\b(?:never|don't|didn't|stopped) /i,
    questions: [
      ['meaning', 'What was it about, underneath?', 'What was it really about, underneath?'],
      ['want', 'What do you wish had been heard?', 'What do you wish had got through?'],
      ['example', 'How did it end?', 'How did it end?'],
    ],
  },
  {
    id: 'said-yes-again',
    pattern:
      /\bi (?:\w+ )?(?:said yes|couldn't say no|can't say no|agreed to|took it on)(?: again| anyway|$|[.,!]| to| because)/i,
    unless: /\b(?:proposed|marry|married|engaged|wedding|date)\b/i,
    questions: [
      ['worst', 'What would the no have cost you?', 'What would a no have cost you?'],
      ['meaning', 'And what does the yes cost you?', 'And what does the yes cost you?'],
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
      /\b(?:double shifts?|night shifts?|on call|overtime|(?:fifty|sixty|seventy|\d\d)[- ]hours? (?:a|per) week|(?:work(?:ed|ing)?|stayed|in the office) (?:till|until|late|every weekend|weekends|through lunch|through the weekend)|took (?:the |my )?laptop (?:to bed|home|on holiday)|(?:people|of us|colleagues) (?:left|quit|resigned) and i)\b/i,
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
      /\bi (?:\w+ )?(?:put(?:ting)? (?:it|that|them) off|(?:keep|kept) (?:putting|postponing|avoiding|moving)|meant to|have been meaning to|still haven't (?:called|rung|written|replied|booked|started|sent|filled|done|told|gone))\b|\bi've been meaning to\b/i,
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
    id: 'awake-at-night',
    pattern:
      /\b(?:(?:wide )?awake (?:at|since|from|until|till)|(?:wake|woke|waking|wakes me)(?: up)? (?:at|around|before) (?:\d|two|three|four|five|half)|(?:lie|lay|lying) (?:there )?awake|up since (?:\d|two|three|four|five))\b/i,
    unless: /\b(?:baby|newborn|feed|alarm|shift|flight|dog|upstairs|neighbours?)\b/i,
    questions: [
      ['thought', 'What turns up at that hour?', 'What shows up at that hour?'],
      ['next', 'What do you do with yourself when you lie there?', 'What do you do, lying there?'],
    ],
  },
  {
    id: 'dreamt',
    pattern:
      /\bi (?:\w+ )?(?:dream(?:t|ed)?|had (?:a|that|the same) (?:\w+ )?(?:dream|nightmare))(?: about| of| that| where| again|$|[.,])/i,
    unless: /\b(?:dream(?:t|ed)? of (?:being|becoming|having|a (?:house|job|career))|dream job|always)\b/i,
    questions: [
      ['feeling', 'What was still there when you woke?', 'What was still there when you woke up?'],
      ['meaning', 'What does it remind you of, awake?', 'What does it remind you of, awake?'],
    ],
  },
  {
    id: 'wept-alone',
    pattern:
      /\bi (?:\w+ )?(?:cried|cry|wept|burst into tears|broke down|teared up)\b(?! (?:with|from) (?:joy|laughter|laughing|happiness))/i,
    unless: /\b(?:never|don't|can't|couldn't|laugh\w*|film|movie|wedding|onions?)\b/i,
    questions: [
      ['meaning', 'What was in those tears?', 'What was in those tears?'],
      ['example', 'What was it that let them come?', 'What set it off?'],
      ['support', 'Was anyone with you?', 'Was anyone with you?'],
    ],
  },
  {
    id: 'keeps-checking',
    pattern:
      /\bi (?:\w+ )?(?:check|checked|google|googled|look(?:ed)? up|refresh(?:ed)?|count(?:ed)?)\b.{0,40}\b(?:again|times|every (?:hour|few|five|ten|night|morning|minute)|over and over|constantly|all (?:day|night)|before (?:bed|i leave))\b|\bi (?:keep|kept|can't stop) (?:checking|googling|refreshing|looking (?:it )?up|counting|weighing)\b/i,
    questions: [
      ['meaning', 'What does the checking promise you?', 'What does the checking promise you?'],
      ['exception', 'How long does it hold, afterwards?', 'How long does it hold after?'],
      ['worst', 'What might happen, if you did not look once?', 'What if you skipped it one time?'],
    ],
  },
  {
    id: 'screens-the-night-away',
    pattern:
      /\bi (?:\w+ )?(?:scroll(?:ed|ing)?|watch(?:ed)? (?:videos|series|tv|telly|netflix|youtube|episodes)|played|gam(?:e|ed)) (?:\w+ ){0,4}(?:until|till|all (?:night|day|evening|weekend)|for (?:hours|\w+ hours)|instead)\b/i,
    unless: /\b(?:piano|guitar|violin|with the kids|football|chess)\b/i,
    questions: [
      ['meaning', 'What does it keep away, while it lasts?', 'What does it keep away while it lasts?'],
      ['feeling', 'And how is it, once the screen goes dark?', 'And how is it once the screen goes dark?'],
    ],
  },
  {
    id: 'told-somebody',
    pattern:
      /^(?:(?:so|and|then|today|yesterday|last night|this morning|actually|in the end)[, ]+)*i (?:finally |actually |just )?(?:told|came out to|opened up to|confessed to|admitted (?:it )?to) (?:him|her|them|my (?:[\w-]+ )?[\w-]+)(?: (?:about|everything|the truth|all of it|last|yesterday|today|on)\b|[.!]?$)/i,
    questions: [
      ['example', 'How was it taken?', 'How did that go down?'],
      ['feeling', 'What is it like, to have it said?', 'What is it like, having said it?'],
      ['want', 'What did you hope to hear?', 'What did you hope to hear?'],
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
    id: 'saw-a-doctor',
    pattern:
      /\b(?:the |my )?(?:doctor|gp|consultant|nurse|specialist|surgeon|oncologist|psychiatrist|dentist) (?:said|says|told me|thinks|wants|sent me|found)\b|\b(?:scan|biopsy|blood tests?|mri|appointment) (?:came back|showed|is on|on|shows)\b/i,
    questions: [
      ['thought', 'What of it did you take home with you?', 'What part of it did you take home?'],
      ['open', 'What did you not ask, and would like to know?', 'What did you not ask, but want to know?'],
      ['support', 'Who knows about it besides you?', 'Who else knows about it?'],
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
    id: 'new-here',
    pattern:
      /\b(?:i|we) (?:\w+ )?moved (?:here|to (?!bed)\w+|cities|countries|into)\b|\bi don't know (?:anyone|anybody|a soul) here\b|\bnew (?:in town|to (?:this|the) (?:city|town|country|area))\b/i,
    questions: [
      ['meaning', 'What do you miss from before?', 'What do you miss from before?'],
      ['exception', 'Where here does it feel a little like yours?', 'Where here feels a bit like yours?'],
      ['who', 'Whom have you met so far?', 'Who have you met so far?'],
    ],
  },
  {
    id: 'the-quiet',
    pattern:
      /\b(?:house|flat|home|place|room|apartment|it)(?:'s| is| was| has gone| goes| feels| felt)? (?:so |too |very |just |really |all |suddenly |now )*(?:quiet(?:er)?|silent|empty|still)\b/i,
    unless:
      /\b(?:still (?:in|is|not|a|the|there|here|hurts?|going|working|my|on|be|doesn't|feels?)|it(?:'s| is) still)\b|\b(?:i feel|fridge|stomach|tank)\b/i,
    questions: [
      [
        'feeling',
        'What is that quiet like, when you come into it?',
        'What is that quiet like, coming home to it?',
      ],
      ['meaning', 'What used to be heard there?', 'What did you use to hear there?'],
      ['when', 'At which hour is it quietest?', 'What time of day is it quietest?'],
    ],
  },
  {
    id: 'keeps-a-thing-of-theirs',
    pattern:
      /\bi (?:\w+ )?(?:still have|still wear|kept|keep|can't throw (?:out|away)|haven't washed|still pay for) (?:all )?(?:his|her|their|mum's|mom's|dad's|my (?:mum|mom|dad|mother|father|wife|husband|gran\w*|nan)'s)\b/i,
    unless: /\b(?:his|her|their) (?:number blocked|secret|word)\b/i,
    questions: [
      ['meaning', 'What does keeping it do for you?', 'What does keeping it do for you?'],
      ['feeling', 'What is it like to come across it?', 'What is it like, coming across it?'],
      ['open', 'Is there a story to it?', 'Is there a story to it?'],
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
    id: 'measures-themselves',
    pattern:
      /\b(?:everyone|everybody|all my friends|my friends|people my age|my (?:little |younger |older |big )?(?:brother|sister)|the others)(?: else)?(?: is| are|'s|'re| has| have| already has| already have|'s already)* (?:already )?(?:getting married|married|having (?:babies|kids)|buying (?:a )?(?:house|houses|flats)|bought a (?:house|flat)|promoted|engaged|got a (?:house|job|degree)|a (?:house|mortgage|proper job|career)|settled|further|ahead)\b/i,
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
    id: 'goes-round-it',
    pattern:
      /\bi (?:\w+ )?(?:don't go (?:there|in(?:to)?)|can't go (?:back|in|near|there|past)|haven't (?:been|gone) (?:back|in)(?:to)?|(?:take|took|go) the long way|cross(?:ed)? the (?:road|street)|keep the door (?:shut|closed))\b/i,
    questions: [
      ['worst', 'What would you meet there?', 'What would you run into there?'],
      ['exception', 'When did you last go near it?', 'When were you last near it?'],
    ],
  },
  {
    id: 'each-week',
    pattern:
      /\b(?:calls?|rings?|phones?|visits?|texts?|comes?|go|meet|see (?:him|her|them))\b.{0,20}\b(?:every|each) (?:\w+day|week|weekend|month|morning|night|evening|day)\b|\b(?:every|each) (?:\w+day|week|weekend|month)\b.{0,25}\b(?:calls?|rings?|phones?|visits?|go over|drive (?:over|up|down)|meet)\b/i,
    unless: /\b(?:therap\w+|gym|work)\b/i,
    questions: [
      ['feeling', 'How are you just before it, and after?', 'How are you right before it, and after?'],
      ['meaning', 'What would a week be like without it?', 'What would a week without it be like?'],
      ['want', 'What do you hope for, each time?', 'What do you hope for each time?'],
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
