// Scenes of being left, found out, and on one's own among people: messages that are not answered, lies about work, money that
// does not reach. What these files are for, and how a scene is read: told-scene.ts. Narrow scenes stand before wide ones.
import type { ToldScene } from './told-scene.ts';

export const scenesOfBeingLeft: readonly ToldScene[] = [
  {
    id: 'found-out-before-everyone',
    pattern:
      /\b(?:he|she|they|i|my (?:[\w-]+ )?[\w-]+) (?:\w+ )?(?:found out|heard (?:it|about it)|learn(?:ed|t) (?:it|about it)|announced (?:it|that)|read it out|said it|told (?:me|it)|did it|gave it)\b.{0,30}\b(?:in front of|before) (?:everyone|everybody|the (?:whole )?(?:team|class|family|office|room|church)|all (?:of them|my|the)|people|them all)\b|\bannounced (?:it|that|this) (?:in|at) (?:the )?(?:stand-?up|meeting|all-hands|assembly|dinner|church|class)\b/i,
    questions: [
      ['example', 'Where did you look, at that moment?', 'Where did you look, right then?'],
      ['feeling', 'How did you get through the rest of it?', 'How did you get through the rest of it?'],
      ['support', 'What did you do when it was over?', 'What did you do once it was over?'],
    ],
  },
  {
    id: 'left-on-read-then-posted',
    pattern:
      /\b(?:hard|soft)[- ]?launch(?:ed|es|ing)?\b|\bleft (?:me|us) on (?:read|seen|delivered)\b.{0,80}\b(?:post(?:ed|s)?|story|someone|some (?:guy|dude|girl)|new)\b|\b(?:posted|put up) (?:a (?:photo|pic|picture|video) (?:of|with) )?(?:some|another|a|her|his) (?:new )?(?:guy|dude|girl|boy|bloke|man|woman|boyfriend|girlfriend|bf|gf)\b/i,
    questions: [
      ['example', 'Where were you when you saw it?', 'Where were you when you saw it?'],
      ['thought', 'What was your last message to each other?', 'What was the last text between you two?'],
      ['support', 'Who have you told?', 'Who have you told?'],
    ],
  },
  {
    id: 'keeps-watching-it',
    pattern:
      /\bi (?:\w+ )?(?:kept|keep) (?:re-?watching|refreshing|rereading|re-reading|scrolling back|going back to|looking at) (?:it|that|them|her|his|the)\b/i,
    questions: [
      ['example', 'Which second of it do you wait for?', 'Which second of it do you wait for?'],
      ['when', 'When did you last look?', 'When did you last look?'],
      ['want', 'What do you hope to find in it?', 'What are you hoping to find in it?'],
    ],
  },
  {
    id: 'met-the-family',
    pattern:
      /\b(?:he|she|they)(?:'d| had|'s| has)? (?:even |already |just )?met (?:my|the) (?:\w+ )?(?:sister|brother|mum|mom|mother|dad|father|parents|family|friends|kids|son|daughter|nan|gran\w*)\b/i,
    questions: [
      ['example', 'How did that go?', 'How did that go?'],
      ['meaning', 'What did you take that to mean?', 'What did you take that to mean?'],
      ['open', 'Whose idea was it?', 'Whose idea was it?'],
    ],
  },
  {
    id: 'wrote-and-deleted',
    pattern:
      /\bi (?:\w+ )?(?:wrote|typed|drafted|started) (?:a|the|my|him|her|them|out|\d+|two|three)(?: \w+){0,4} (?:and|then|but)(?: then)?(?: i)? (?:just )?(?:deleted|erased|scrapped|unsent|binned|backspaced)\b|\bdeleted (?:the (?:whole )?(?:paragraph|message|text|thing|draft)|it (?:all|again))\b/i,
    questions: [
      ['thought', 'How did the first line go?', 'How did the first line go?'],
      ['worst', 'What stopped your thumb?', 'What stopped your thumb?'],
      ['want', 'Which sentence of it would you keep?', 'Which line of it would you keep?'],
    ],
  },
  {
    id: 'lied-about-work',
    pattern:
      /\bi (?:\w+ )?(?:told|lied to) (?:him|her|them|my (?:supervisor|boss|manager|professor|tutor|parents|advisor|adviser))\b.{0,40}\b(?:was|were|is|had been) (?:\w+ )?(?:drafted|done|finished|written|ready|fine|nearly|almost|on track)\b|\bi(?:'ve| have)? (?:\w+ )?(?:lied|been lying) to (?:my )?(?:supervisor|boss|manager|professor|tutor|advisor|adviser|him about)\b/i,
    questions: [
      ['when', 'When does it come up next?', 'When does it come up next?'],
      ['example', 'How far is it, really?', 'How far is it, really?'],
      ['thought', 'What would the honest sentence be?', 'What would the honest sentence be?'],
    ],
  },
  {
    id: 'moved-for-a-job',
    pattern:
      /\b(?:moved|relocated|came) (?:\w+ ){0,4}?(?:for (?:a|the|my|this|work|his|her) ?(?:\w+ )?(?:job|work|role|contract|posting)|for work)\b|\bwork(?:ing)? (?:\w+ )?from home\b/i,
    questions: [
      ['example', 'What happens after you close the laptop?', 'What happens once you close the laptop?'],
      ['when', 'When were you last out among people?', 'When were you last out with people?'],
      ['open', 'How did you come to that job?', 'How did you come to that job?'],
    ],
  },
  {
    id: 'plays-with-strangers',
    pattern:
      /\b(?:play|playing|game|gaming|games)\b.{0,40}\b(?:strangers|randoms|people online|online)\b|\b(?:strangers|people|guys|friends) (?:i (?:know|met) )?online\b/i,
    questions: [
      ['open', 'What do you play?', 'What do you play?'],
      ['who', 'Who of them would notice if you were not on?', 'Who would notice if you were not on?'],
      ['feeling', 'What is it like when you log off?', 'What is it like when you log off?'],
    ],
  },
  {
    id: 'one-of-them-by-name',
    pattern: /\b(?:one|this|a) (?:guy|girl|bloke|man|woman|lad|person|dude) (?:is |was )?(?:called|named)\b/i,
    questions: [
      ['who', 'What do you like in them?', 'What do you like about them?'],
      ['example', 'What do the two of you talk about?', 'What do you two talk about?'],
      ['when', 'When did you last talk?', 'When did you last talk?'],
    ],
  },
  {
    id: 'spoken-to-so-few',
    pattern:
      /\bi(?:'ve| have)? (?:\w+ )?(?:spoken|talked|spoke) (?:aloud |out loud )?(?:to|with) (?:maybe |like |about |only |just )*(?:nobody|no one|one|two|three|2|3|1) ?(?:people|person|humans?|of them)?\b/i,
    questions: [
      ['who', 'Who were they?', 'Who were they?'],
      ['example', 'How did it go, when you did speak?', 'How did it go, when you did talk?'],
      ['exception', 'When was it otherwise, before?', 'When was it different, before?'],
    ],
  },
  {
    id: 'good-thanks',
    pattern:
      /\b(?:i|and|just) (?:just |always |only )?(?:said|say|answered|told (?:him|her|them)) ["“']?(?:good,? thanks|fine,? thanks|i'm (?:fine|good)|all good|can't complain|not bad)\b/i,
    questions: [
      ['thought', 'What would the longer answer have been?', 'What would the longer answer have been?'],
      ['who', 'Who was it that asked?', 'Who asked?'],
      ['want', 'To whom would you give the longer answer?', 'Who would get the longer answer?'],
    ],
  },
  {
    id: 'rent-by-a-day',
    pattern:
      /\brent (?:is |was |iko )?due\b|\b(?:on|have|got|at|only) half pay\b|\bpaid (?:me )?(?:only |just )?half\b|\b(?:landlord|landlady) (?:\w+ )?(?:refused|said no|won't wait|wants (?:it|the)|threatened|gave (?:me|us) (?:notice|until|till))\b/i,
    questions: [
      ['example', 'How much is missing?', 'How much is missing?'],
      ['support', 'Who have you spoken to about it so far?', 'Who have you talked to about it so far?'],
      ['worst', 'What happens if it is a few days late?', 'What happens if it is a few days late?'],
    ],
  },
  {
    id: 'owes-an-app',
    pattern:
      /\b(?:owe|owing|nadaiwa|in debt to|borrowed from|loan from|loans? on) (?:\w+ ){0,2}(?:tala|branch|fuliza|zenka|okash|klarna|app|apps|loan app|payday)\b|\b(?:loan|lending|payday) apps?\b|\btala\b.{0,30}\b(?:nadaiwa|deni|owe)/i,
    questions: [
      ['when', 'When is the next payment?', 'When is the next payment?'],
      ['example', 'How much is it by now, with what was added?', 'How much is it by now?'],
      ['support', 'Who knows about it?', 'Who knows about it?'],
    ],
  },
  {
    id: 'meets-in-secret',
    pattern:
      /\b(?:he|she|they) comes? (?:round |over |by |to me )?(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?,? (?:when|while) (?:he|she|they|my (?:husband|wife|partner))(?:'s| is|'re| are) (?:at work|out|away|working)\b/i,
    questions: [
      ['example', 'What is that time together like?', 'What is that time together like?'],
      ['feeling', 'How are you once it is over?', 'How are you when it is over?'],
      ['worst', 'What do you fear in it?', 'What are you scared of, in it?'],
    ],
  },
  {
    id: 'orders-stopped',
    pattern:
      /\b(?:orders|customers|clients|bookings|calls|sales|commissions) (?:have |has |just )?(?:stopped|dried up|fell off|dropped|disappeared|slowed|went quiet|gone)(?: coming)?\b|\b(?:nobody|no one) (?:orders|books|calls|buys)(?: any ?more)?\b/i,
    questions: [
      ['when', 'When was the last one?', 'When was the last one?'],
      ['example', 'What do you do with the hours now?', 'What do you do with the hours now?'],
      ['support', 'Who knows how it stands?', 'Who knows how it is?'],
    ],
  },
  {
    id: 'waits-for-the-phone',
    pattern:
      /\b(?:i )?(?:wait|waiting|waited|sit|sitting|sat) (?:\w+ )?(?:for|by|with|next to) (?:the|my) phone(?: to ring| in (?:my )?hand)?\b|\b(?:phone|it) (?:never|doesn't|didn't|hasn't) (?:rings?|rang|rung)\b/i,
    questions: [
      ['who', 'Whose call would it be?', 'Whose call would it be?'],
      ['when', 'When did it last ring?', 'When did it last ring?'],
      ['example', 'What do you do meanwhile?', 'What do you do meanwhile?'],
    ],
  },
  {
    id: 'lost-the-business',
    pattern:
      /\b(?:i|we) (?:\w+ )?(?:lost|closed|shut|sold|had to (?:close|sell|shut)) (?:down )?(?:the|my|our|dad's|mum's) (?:shop|bakery|business|café|cafe|restaurant|salon|farm|company|garage|pub|stall)\b/i,
    questions: [
      ['example', 'What was the last day there like?', 'What was the last day there like?'],
      ['meaning', 'What do you miss of it, in the hands?', 'What do you miss about it, in your hands?'],
      ['open', 'How did it come to an end?', 'How did it end?'],
    ],
  },
  {
    id: 'built-it-alone',
    pattern:
      /\bi (?:\w+ )?(?:built|made|started|wrote|set up|grew|ran) (?:\w+ ){1,4}(?:from (?:nothing|scratch|zero)|on my own|by myself|alone)\b/i,
    questions: [
      ['example', 'What part of it are you proudest of?', 'Which part of it are you proudest of?'],
      ['open', 'What was the first thing you did on it?', 'What was the first thing you did on it?'],
      ['meaning', 'Who saw you do it?', 'Who saw you do it?'],
    ],
  },
  {
    id: 'somebody-made-them-come',
    pattern:
      /\bmy (?:sister|brother|mum|mom|mother|dad|father|wife|husband|partner|friend|daughter|son|granddaughter|doctor|boss) (?:made|forced|told|got|wanted|asked|begged) me (?:to )?(?:download|do this|come here|try (?:this|it)|talk to (?:someone|somebody|you)|install|use this)\b|\b(?:put|installed|downloaded) this (?:on|for) (?:my|me)\b/i,
    questions: [
      ['who', 'What do you think was behind it?', 'What do you think was behind it?'],
      [
        'want',
        'And what would you want from it, if anything?',
        'And what would you want from it, if anything?',
      ],
      ['example', 'What had gone before, that day?', 'What happened before that?'],
    ],
  },
  {
    id: 'no-friends-said-plainly',
    pattern: /\bi (?:don't|do not|dont) (?:really |actually )?have (?:any|many) (?:\w+ )?friends\b/i,
    questions: [
      ['when', 'When did you last have one?', 'When did you last have one?'],
      ['example', 'Who do you talk to in a week?', 'Who do you talk to in a week?'],
      ['exception', 'Where have you felt least out of place?', 'Where have you felt least out of place?'],
    ],
  },
];
