// Questions that want an answer and no counter-question: may I, am I, should I have, does that make sense. Each is answered
// first and from what can be known here: that a feeling is no deed, that a limit may be set, that only one side was told.
// Recognised by their wording alone, in the sentence that asks. Nothing here is said where somebody may not be safe.
import type { Line } from '../line.ts';

export type StraightQuestion = {
  id: string;
  /** Of the sentence that asks, lower case. `matter`: what it is about, handed back as {m}; `word`: what they call it, {w}. */
  pattern: RegExp;
  /** Where it asks something else, or something that is not ours to answer so. */
  unless?: RegExp;
  /** Only where their message before this, or the rest of it, speaks of it. */
  after?: RegExp;
  /** And never where they told of this. */
  unlessTold?: RegExp;
  /** Of what is taken; all others leave bodies and medicine to those who know them. */
  isOfMedicine?: true;
  /** With an exercise that goes on from there; it is begun only on a yes. */
  offers?: 'assertive-message';
  lines: readonly Line[];
};

const begin =
  '^(?:(?:ok(?:ay)?|so|oh|well|and|but|please|hey|no|yeah|yes|lol|wait|honestly|like|then|because|i mean|i guess|tell me|be honest|do you think(?: that)?|would you say(?: that)?|i wonder(?: if| whether)?|i keep (?:asking|wondering)(?: myself)?(?: if| whether)?)[,.: ]+)*';
/** Not for a plain word of ours: harm, bodies, the law, and what may be a voice only they hear. */
const grave =
  /\b(?:kill\w*|die[sd]?|dying|dead|death|suicid\w*|hurt(?:ing)? (?:myself|him|her|them|my|someone|somebody)|harm\w*|hits?|hitting|beat(?:ing|en)?|slap\w*|punch\w*|chok\w*|shak(?:e|ing) (?:him|her|the baby)|cut(?:ting)? (?:myself|my|again)|blood|bleed\w*|starv\w*|purg\w*|vomit\w*|throw(?:ing)? up|fast(?:ing)? for|voices?|watched|followed|chosen|god (?:tells|told)|steal\w*|stole|weapon|gun|knife|touch\w* (?:him|her|me|kids|children)|underage|minor|police|court|overdos\w*|drive (?:drunk|after)|disappear\w*|not (?:be|being|exist|wake|live)\b.{0,12}(?:here|alive|up|anymore)?)\b/;
/** Done to somebody: a "no, that is fine" would make light of it. */
const deedAgainst =
  /\b(?:lie|lied|lying|cheat\w*|slept with|kissed|affair|read(?:ing)? (?:his|her|their)|check(?:ed|ing)? (?:his|her|their)|spy\w*|stalk\w*|track\w*|snoop\w*|yell\w*|shout\w*|scream\w*|snapped|swore|threw|ghost\w*|blocked|abandon\w*|left (?:him|her|them|the (?:kids|baby|child))|leave (?:him|her|them|the (?:kids|baby|child)) alone|forgot\w*|betray\w*|gossip\w*|laughed at|drunk|drank|spank\w*|smack\w*|punish\w*|revenge|blackmail\w*|threaten\w*)\b/;
const ofMedicine =
  '(?:melatonin|antidepressants?|anti-depressants?|ssris?|medication|medicine|meds|tablets?|pills?|sleeping (?:pills?|tablets?)|beta ?blockers?|something (?:from the doctor|to (?:sleep|calm))|supplements?|therapy)';

const fine = '(?:ok(?:ay)?|fine|all right|alright|allowed|acceptable|understandable|cool|legit|valid|fair)';
const fineOrNormal = `(?:${fine}|normal|natural)`;
const wrong =
  '(?:bad|wrong|selfish|mean|cruel|rude|horrible|terrible|awful|unfair|disloyal|ungrateful|cold|heartless|weak|lazy|stupid|silly|pathetic|weird|strange|crazy|childish|petty|cheating|dumb|a (?:bad|terrible|horrible|awful) (?:thing|sign))';
const moods =
  '(?:angry|mad|sad|happy|glad|relieved|jealous|envious|proud|scared|afraid|tired|exhausted|bored|lonely|alone|single|hurt|numb|annoyed|irritated|upset|excited|in love|attracted|disappointed|ashamed|nervous|anxious|different|over (?:it|him|her)|bitter|resentful|frustrated|fed up|indifferent|homesick)';
const feels = `(?:i |me )?(?:(?:still|also|sometimes|just|always|only|secretly|kind of|kinda|really|even|sort of|a (?:bit|little)) )*(?:to )?(?:(?:be|am|'m|was|being|not be) (?:(?:so|still|this|really|a (?:bit|little)|not|more) )*${moods}|feel|felt|miss|cry|cried|want|wish|hate|love|like|dislike|think about|think of|dream|envy|resent|dread|enjoy|need|care|(?:don't|do not|didn't) (?:feel|like|love|care|miss|want|cry)|can't (?:feel|cry|forgive)|never (?:felt|cried|wanted|loved)|not (?:feel|want|miss|care|love|cry))\\b`;
const limits =
  "(?:i |me )?(?:(?:just|really|sometimes|even|always) )*(?:to )?(?:don't|do not|didn't|did not|won't|will not|not|never|stop(?:ped)?|say no|said no|sa(?:y|id) that|refus\\w*|cancel\\w*|skip\\w*|quit|quitting|leave early|left early|leave|left|go(?:ing)? home|take|took|taking|rest\\w*|sleep\\w*|ask(?:ed|ing)? (?:for|him|her|them|my)|block(?:ed)? (?:him|her|them)|mute\\w*|cut (?:him|her|them|contact|ties|off)|keep|kept|put myself|choose|chose|spend|spent|stay(?:ed)?|switch\\w*|turn\\w* (?:off|down)|change my mind|walk(?:ed)? away)\\b";

const of = (...parts: string[]): RegExp => new RegExp(parts.join(''));
const isItThat = (words: string): string =>
  `(?:(?:is|was|isn't|would|will) (?:it|that|this)(?: be)?|(?<=\\bthink (?:that )?)(?:it|that|this)(?:'s| is| was)) (?:really |even |still |so |actually |just |kind of |a bit )*${words}(?: (?:of|for) me)? (?:that|if|when|to) (?<matter>`;

export const straightQuestions: readonly StraightQuestion[] = [
  {
    // Doses and what goes with what are for a pharmacist or doctor.
    id: 'takes-medicine',
    isOfMedicine: true,
    pattern: of(
      begin,
      `(?:is|was|would) (?:it|that) (?:\\w+ )?(?:${fine}|${wrong}|a (?:cop[- ]?out|crutch|failure)|giving (?:in|up)|safe) (?:that|if|when|to) (?:i )?(?:take|took|am taking|am on|try|use|need|go on|be on|start|have) (?:\\w+ ){0,3}${ofMedicine}`,
    ),
    unless:
      /\b(?:all|more than|extra|double|too many|a lot of|with (?:wine|beer|alcohol|vodka)|stop(?:ping)?)\b/,
    lines: [
      [
        'No, taking help for it is neither cheating nor weakness. What exactly, and how much, is a question for a pharmacist or your doctor, because it has to go with whatever else you take. What do you hope it would change?',
        'No, getting help for it is not cheating or weak. What exactly and how much is for a pharmacist or doctor, since it has to fit what else you take. What do you hope it changes?',
      ],
    ],
  },
  {
    id: 'may-feel',
    pattern: of(begin, isItThat(fineOrNormal), `${feels}.{0,70})`),
    // "Is it normal to feel so" is answered with the feeling in it: isCommon, respond-meta.ts.
    unless: /\b(?:normal|natural) (?:for me )?to\b/,
    lines: [
      [
        "Yes. What goes on in you needs nobody's leave, and having it says nothing yet of what you will do. What would it tell you, if you let it be there?",
        "Yeah. What goes on in you doesn't need permission, and feeling it isn't doing it. What would it tell you if you let it be there?",
      ],
      [
        'It is. A feeling can be right there beside its opposite, and neither makes the other untrue. What is the other side of it?',
        'It is. You can feel it and the opposite at once, and both are real. What is the other side?',
      ],
      [
        'I think so. You did not choose it, and it came from somewhere. Where do you suppose it comes from?',
        'I think so. You did not pick it, it came from somewhere. Where do you think?',
      ],
    ],
  },
  {
    id: 'wrong-to-feel',
    pattern: of(begin, isItThat(wrong), `${feels}.{0,70})`),
    lines: [
      [
        'No, I do not think so. A feeling is not a deed, and nobody is hurt by your having it. What does it ask you to look at?',
        "No, I don't think so. Feeling something isn't doing something, and nobody gets hurt by it. What is it pointing at?",
      ],
      [
        'I would not call it that. It is what a person feels, and you are allowed the whole of it. Who taught you that this one is not allowed?',
        "I wouldn't call it that. It's just what a person feels. Who taught you this one isn't allowed?",
      ],
      [
        'Not to me. It sounds as if you can feel it and still care, both at once. What do you care about in it?',
        'Not to me. Sounds like you feel it and still care, both. What is the caring part about?',
      ],
    ],
  },
  {
    id: 'may-refuse',
    pattern: of(begin, isItThat(fine), `${limits}.{0,70})`),
    unless: deedAgainst,
    lines: [
      [
        'Yes. You may decide that, and your reason does not have to convince everybody. What makes it feel as if you may not?',
        "Yeah. You get to decide that, and your reason doesn't have to convince everyone. What makes it feel like you can't?",
      ],
      [
        'It is. Somebody may be disappointed, and you can bear that without having done wrong. Whose disappointment do you fear most?',
        "It is. Someone might be disappointed, and that doesn't mean you did wrong. Whose disappointment scares you most?",
      ],
      [
        'I think it is. You can be kind and still have an end to what you give. Where would that end be, if you drew it?',
        'I think it is. You can be kind and still have a limit. Where would you draw it?',
      ],
    ],
  },
  {
    id: 'wrong-to-refuse',
    pattern: of(begin, isItThat(wrong), `${limits}.{0,70})`),
    unless: deedAgainst,
    lines: [
      [
        'No, not as I see it. You are looking after something of yours there, and that takes nothing from anybody that was theirs. Who would call it that?',
        "No, not how I see it. You're looking after something of yours, and you're not taking anything from anyone. Who would call it that?",
      ],
      [
        'I would not say so. It has a price, and so has the other way, which you have been paying alone. What has that cost you?',
        "I wouldn't say so. It has a price, and so does the other way, which you've been paying alone. What has that cost you?",
      ],
      [
        'Not to my ear. You would hardly ask, if you did not care how it is for them. And how is it for you?',
        "Not to me. You wouldn't even ask if you didn't care about them. And how is it for you?",
      ],
    ],
  },
  {
    id: 'wrong-to-them',
    pattern: of(begin, isItThat(`(?:${wrong}|${fine})`), '.{2,80})'),
    after: deedAgainst,
    lines: [
      [
        'You would hardly ask if it sat easily with you. I would not make one thing the whole of you. What would putting it right look like, even in part?',
        "You wouldn't ask if it sat easy with you. I wouldn't make one thing the whole of you. What would putting it right look like, even a bit?",
      ],
      [
        'It seems to trouble you, and that is worth more than my opinion of it. What was going on in you just before?',
        'It clearly bugs you, and that counts more than my opinion. What was going on in you right before?',
      ],
    ],
  },
  {
    id: 'may-do',
    pattern: of(begin, isItThat(fine), '.{2,80})'),
    unless: deedAgainst,
    lines: [
      [
        'As far as I can see from here, yes. I only know the part you told me. What makes you doubt it?',
        'From what I can see, yeah. I only know the part you told me. What makes you doubt it?',
      ],
      [
        'I see nothing that speaks against it. What would have to be true for it not to be?',
        "I don't see anything against it. What would have to be true for it not to be okay?",
      ],
    ],
  },
  {
    id: 'wrong-to-do',
    pattern: of(begin, isItThat(wrong), '.{2,80})'),
    unless: deedAgainst,
    lines: [
      [
        'Not as I hear it, and I only know your side. What bothers you most about it?',
        'Not how I hear it, though I only know your side. What bugs you most about it?',
      ],
      [
        'I would not put it so hard. What would you call it, if a good friend had done it?',
        "I wouldn't put it that hard. What would you call it if a good friend did it?",
      ],
    ],
  },
  {
    id: 'may-i',
    pattern: of(
      begin,
      `(?:am i (?:even |really )?allowed to|do i (?:even |really )?(?:have the|have a|get the) right to|(?:may|can) i (?:even )?(?:feel|be angry|be sad|be happy|be proud|grieve|miss)) (?<matter>.{2,70})`,
    ),
    unless: /\b(?:here|with you|to you|in this (?:app|chat)|you)\b/,
    lines: [
      [
        'Yes. Nobody has to sign for it first. Whose voice says that you may not?',
        'Yes. Nobody has to sign off on it first. Whose voice says you can’t?',
      ],
      [
        'You are. It takes nothing away from anybody. What would change, if you believed that?',
        'You are. It takes nothing from anyone. What would change if you believed that?',
      ],
    ],
  },
  {
    id: 'do-i-have-to',
    pattern: of(
      begin,
      `(?:do|will) i (?:really |even |actually )?(?:have|need) to (?<matter>(?:go|answer|reply|forgive|call|ring|visit|see|invite|explain|tell|host|stay|be (?:there|nice|friends)|talk|decide|choose|smile|hug|apologi[sz]e|lend|pay (?:for )?(?:him|her|them)|help|come|attend|love|like|keep)\\b.{0,60})`,
    ),
    unless:
      /\b(?:doctor|hospital|clinic|nurse|insulin|meds|school|appointment|tax\w*|rent|you|card|number|address|log ?in|sign|police)\b/,
    lines: [
      [
        'No, you do not have to, and you need not settle it today. What would happen, in plain words, if you did not?',
        "No, you don't have to, and you don't have to settle it today. What would actually happen if you didn't?",
      ],
      [
        'There may be a price for leaving it, and still it is yours to leave. What would you choose, if nobody were hurt by it?',
        "There might be a price for not doing it, and it's still your call. What would you pick if nobody got hurt?",
      ],
    ],
  },
  {
    id: 'only-one',
    pattern: of(
      begin,
      `(?:am i (?:really )?the only (?:one|person)|is it (?:just|only) me|(?:do|does) (?:other people|others|everyone(?: else)?|anyone else|anybody else)(?: also| even)? (?:feel|have|do|get|think|go through|struggle with|hide)\\b.{0,50}|is anyone else)\\b`,
    ),
    lines: [
      [
        'No, you are not the only one. Most people keep such things to themselves, which is why it looks from outside as if nobody else had them. What would it change for you to know somebody like that?',
        "No, you're not the only one. People keep this stuff quiet, so from outside it looks like nobody else has it. What would it change to know someone like that?",
      ],
    ],
  },
  {
    id: 'too-late',
    pattern: of(
      begin,
      `is it (?:already |simply |just |not )?too late(?: (?:for me|for that|now))* to (?<matter>.{2,60})[?.! ]*$`,
    ),
    unlessTold:
      /\b(?:died|passed away|funeral|buried|he's gone|she's gone|last train|deadline|closed|expired)\b/,
    lines: [
      [
        'I do not think so. It may go slower than it would have once, and it still counts from the day it begins. What would a first small piece of it be?',
        "I don't think so. Might be slower than it would've been, but it counts from the day you start. What would a first small piece be?",
      ],
    ],
  },
  {
    id: 'believes-me',
    pattern: of(begin, `(?:do|don't|would) you (?:even |really |actually )?(?:believe|trust) me\\b`),
    lines: [
      [
        'I take what you tell me seriously, and I have no reason to doubt that it is so for you. Who did not believe you?',
        "I take what you tell me seriously, and I've no reason to doubt it's like that for you. Who didn't believe you?",
      ],
    ],
  },
  {
    id: 'too-much',
    pattern: of(
      begin,
      `(?:am i (?:just |maybe )?(?:asking|expecting|wanting|hoping for) too much|is (?:that|it|this) (?:(?:really|even) )?(?:too much|a lot|so much) to (?:ask|want|expect|hope)(?: for)?|are my (?:standards|expectations) too high)\\b`,
    ),
    lines: [
      [
        'It does not sound like too much to me. It may still be more than this person can give, and that is another matter. Which of the two do you fear?',
        "Doesn't sound like too much to me. It might still be more than this person can give, which is a different thing. Which one scares you?",
      ],
    ],
  },
  {
    id: 'sounds-silly',
    pattern: of(
      begin,
      `(?:(?:does|did|do|would|will) (?:that|this|it|i) (?:(?:sound|seem|look|come across|feel)(?: as)?|be) (?:\\w+ )?(?<word>stupid|silly|weird|crazy|dumb|pathetic|childish|petty|selfish|desperate|needy|bad|rude|mean|harsh|too (?:much|harsh|little))|is (?:that|this|it) (?:a )?(?:\\w+ )?(?<word2>stupid|silly|dumb|bad|crazy|terrible|pathetic|unreasonable) (?:idea|plan|thought)|(?:stupid|silly|dumb|bad|crazy) idea)(?: to you)?[?.! ]*$`,
    ),
    lines: [
      [
        'No, not to me. I can follow how you come to it. What made you doubt it?',
        'No, not to me. I get how you got there. What made you doubt it?',
      ],
      [
        'I would not call it that. If somebody else told you this, I doubt you would either. What would you say to them?',
        "I wouldn't call it that. If someone else told you this, I doubt you would either. What would you say to them?",
      ],
    ],
  },
  {
    id: 'sounds-right',
    pattern: of(
      begin,
      `(?:(?:does|did|do|would|will) (?:that|this|it|what i said) (?:(?:sound|seem|look) (?:\\w+ )?(?:reasonable|ok(?:ay)?|fair|good|sensible|right|realistic|fine|like a (?:good )?(?:plan|idea|start))|make (?:any )?sense|work|help|be (?:ok(?:ay)?|enough|reasonable|fair|a (?:good )?(?:start|idea|plan)|alright|fine))|is (?:that|this|it) (?:\\w+ )?(?:reasonable|fair|realistic|enough|doable|sensible|a (?:(?:good|decent|sensible) )?(?:idea|plan|start))|(?:good|decent) (?:idea|plan)|sounds? (?:ok(?:ay)?|good|right|reasonable|fair))(?: to you| in my situation| do you think)?[?.! ]*$`,
    ),
    unless: /\b(?:safe|medication|dose|him|her|them|kids)\b/,
    lines: [
      [
        'It makes sense to me, given what you told me. I see nothing foolish in it. What would make it easier to hold to?',
        'Makes sense to me, from what you told me. Nothing foolish in it. What would make it easier to stick with?',
      ],
      [
        'To me it does. I only know your side, and from there it is a fair thing to want. What still makes you hesitate?',
        "To me, yeah. I only know your side, and from there it's a fair thing to want. What still holds you back?",
      ],
      [
        'Yes, I can follow it. What would the people it concerns say to it?',
        'Yeah, I follow it. What would the people involved say?',
      ],
    ],
  },
  {
    id: 'is-that-okay',
    pattern: of(
      begin,
      `(?:is|was) (?:that|this|it) (?:really |even |still )?(?:ok(?:ay)?|fine|all right|alright|allowed|understandable|acceptable)(?: of me| for me)?[?.! ]*$`,
    ),
    lines: [
      [
        'Yes, as far as I can see. I hear nothing in it that needs forgiving. What made you ask?',
        "Yeah, as far as I can see. I don't hear anything that needs forgiving. What made you ask?",
      ],
      [
        'I would say so. You know more of it than I do, of course. What would make it okay in your own eyes?',
        "I'd say so. You know more of it than me, obviously. What would make it okay in your own eyes?",
      ],
    ],
  },
  {
    id: 'should-have',
    pattern: of(
      begin,
      `(?:(?:should|could|shouldn't|couldn't) i (?:really )?have (?<matter>.{2,70})|did i (?:do|handle|say|play) (?:the |it |that |this )?(?:\\w+ )?(?:right|wrong|badly|well|okay|thing|too (?:much|hard|soon|late))\\b.{0,30}|was (?:that|it) (?:a )?(?:\\w+ )?(?:mistake|the (?:right|wrong) (?:thing|call|choice|decision)|too (?:much|soon|late|early|harsh))\\b.{0,40}|was i (?:too )?(?:wrong|stupid|harsh|hasty|soft|unfair|naive)(?: to .{2,60})?)[?.! ]*$`,
    ),
    unlessTold:
      /\b(?:died|dead|suicide|killed|stillborn|miscarr\w*|overdose[d]?|accident|drown\w*|crash(?:ed)?)\b/,
    lines: [
      [
        'Perhaps it would have gone better, and perhaps just the same: you chose with what you knew then. What do you know now that you did not?',
        'Maybe it would have gone better, maybe exactly the same. You chose with what you knew then. What do you know now that you didn’t?',
      ],
      [
        'I see no mistake in it from here, only that it matters to you. What would the other way have given you?',
        "I don't see a mistake from here, just that it matters to you. What would the other way have given you?",
      ],
      [
        'I cannot see down the other road, and nobody can. What would you like to do from where you are now?',
        "I can't see down the other road, nobody can. What do you want to do from here?",
      ],
    ],
  },
  {
    // What to say to somebody who mourns.
    id: 'say-to-mourner',
    pattern: of(
      begin,
      `(?:what (?:do|should|can|could|would) (?:i|you|one) (?:even |actually |really )?(?:say|tell|write|text)|how (?:do|can|should) i (?:comfort|console|support))\\b.{0,60}`,
    ),
    after:
      /\b(?:died|death|funeral|passed away|lost (?:his|her|their|a|the) (?:\w+ )?(?:mum|mom|mother|dad|father|son|daughter|baby|wife|husband|brother|sister|child)|grieving|in mourning|dying|terminal|cancer)\b/,
    lines: [
      [
        'Little is enough. "I am so sorry, I am thinking of you" is a whole message, and it needs no answer. People remember who came, more than what was said. What could you bring or do, besides words?',
        'Little is enough. "I\'m so sorry, I\'m thinking of you" is a whole message. People remember who showed up more than what was said. What could you bring or do, besides words?',
      ],
    ],
  },
  {
    id: 'what-to-say',
    pattern: of(
      begin,
      `(?:what (?:do|should|can|could|would|am) (?:i|you) (?:even |actually |really |supposed to |meant to )?(?:say|tell|write|text|reply|answer)(?: (?:to|back|in) ?\\w*)?(?: (?:him|her|them|my \\w+|(?:the|our) \\w+|this|that|it|then|though|at all|a message))*|how (?:do|should|can|could|would|am) i (?:even |supposed to )?(?:tell|ask|word|put|phrase|bring (?:it|this|that) up|raise|answer|reply to|say (?:it|this|that|no) to) ?(?:him|her|them|it|this|that|my \\w+|with (?:him|her|them|my \\w+))?(?: .{0,40})?)[?.! ]*$`,
    ),
    unlessTold:
      /\b(?:hits? me|beats? me|hit me|hurts? me|afraid of (?:him|her)|scared of (?:him|her)|threaten\w*|rap(?:e|ed)|chok\w*|suicid\w*|kill (?:herself|himself|themselves))\b/,
    offers: 'assertive-message',
    lines: [
      [
        'Something short is enough, for instance: "This is not easy for me to say. It has been on my mind, and I would like us to talk about it." Shall we find your own words, in a few short steps?',
        'Short is enough, like: "This is hard for me to say. It\'s been on my mind and I\'d like us to talk about it." Want to find your own words in a few short steps?',
      ],
    ],
  },
  {
    id: 'how-do-i-know',
    pattern: of(
      begin,
      `how (?:do|would|can|will) i (?:even |ever )?(?:know|tell) (?:if|when|whether|that|what)\\b.{2,70}`,
    ),
    unless:
      /\b(?:safe|labour|pregnant|cancer|tumou?r|heart attack|stroke|infected|overdos\w*|cheating|lying|he|she|they)\b/,
    lines: [
      [
        'Seldom by one clear sign. It helps to try a small piece of it and to notice what your body does: more breath, or less. What small piece could you try?',
        'Rarely by one clear sign. Try a small piece and notice what your body does: more breath, or less. What small piece could you try?',
      ],
    ],
  },
];

/** None of these is answered here when the question holds it. */
export const tooGraveForAWord = grave;
export const ofTheBody =
  /\b(?:tablets?|pills?|meds|medication|medicine|dose|doses|insulin|antidepressants?|lithium|methadone|drugs?|cocaine|weed|alcohol|drink(?:ing)?|dizzy|faint\w*|chest|seizure|pregnan\w*|baby (?:won't|not)|fever|lump|doctor|hospital|surgery|diet|calories|weigh\w*|eat(?:ing)? (?:only|nothing|less)|not eat\w*)\b/;
/** Of this talk: how it goes on is asked of us. */
export const ofTheTalk =
  /\b(?:(?:we|you) (?:\w+ )?(?:talk|speak|go|do|stop|leave|skip|change|start)|(?:talk|speak|write|vent|cry|swear|say|tell|ask) (?:\w+ )?(?:to |with )?(?:you|here)|about something else|in here|this (?:app|chat|call|exercise|session))\b/;
