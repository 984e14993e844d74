// Asides about the telling itself: what was never said before, what sounds silly said aloud, the wish that somebody knew.
// A question about the story would pass over them. Recognised by their wording alone.
import type { Aside } from './asides.data.ts';

const begin =
  "^(?:(?:and|but|so|well|um+|yeah|ok(?:ay)?|no|honestly|actually|maybe|i guess|i think|i know|i don't know|idk)[,. ]+)*";
const small =
  '(?:stupid|silly|dumb|ridiculous|petty|pathetic|childish|trivial|weird|mad|crazy|small|nothing much|like nothing)';
const asked = `(?:is|isn't) (?:that|this|it) (?:(?:a bit|so|really|just) )*(?:stupid|silly|dumb|ridiculous|petty|pathetic|childish|bad of me|awful of me)`;

export const saidOfTelling: readonly Aside[] = [
  {
    // Words they would send, tried out here first.
    id: 'draft-words',
    pattern:
      /^["“](?=[^"”]*\b(?:i|i'm|i've|i'll|my)\b)(?=[^"”]*(?:\b(?:you|your|sorry|call|love|miss|soon|tomorrow|thank)\b))[^"”]{8,220}["”][.! ]*$/i,
    maxWords: 40,
    lines: [
      [
        'That says it, and it is yours. What would it be like to send it?',
        'That says it, and it sounds like you. What would it be like to send it?',
      ],
      [
        'Those words can stand as they are. Is there anything in them you would take out again?',
        'That can stand as it is. Anything in there you would take out again?',
      ],
      [
        'I would want to get that. When would it be right to say it?',
        "I'd want to get that. When feels right to say it?",
      ],
    ],
  },
  {
    id: 'just-done',
    pattern:
      /^(?:(?:ok(?:ay)?|right|there|well|yes|yeah|and|so|oh god|omg)[,. ]+)*(?:i(?:'ve| have)? )?(?:just |actually )?(?:sent|posted|texted|messaged|rang|called|told|wrote to|deleted|booked|did) (?:it|that|her|him|them)(?: now| just now| today)?[.! ]*$/i,
    maxWords: 8,
    lines: [
      ['You did it, just now. What is going on in you?', 'You did it, right now. What is going on in you?'],
      [
        'Then that is done, and whatever comes back, that part was yours. How is it?',
        'Then that is done, and whatever comes back, that part was yours. How is it?',
      ],
      [
        'That took something. How do you feel, now that it is out?',
        'That took something. How do you feel, now it is out?',
      ],
    ],
  },
  {
    // Whose idea it was, and not yet what they want themselves.
    id: 'sent-by',
    pattern:
      /^(?:(?:um+|well|so|hi|hello|ok(?:ay)?)[,. ]+)*(?:(?:idk|i (?:don't|do not|dont) (?:really |even )?know|dunno|no idea) why (?:i(?:'m| am|m)) (?:even )?here[,. ]+(?:but |because |cause )?)?(?:(?:my|the|a) (?:\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|sister|brother|daughter|son|friend|mate|boss|manager|doctor|gp|nurse|teacher|therapist|counsell?or|colleague|flatmate|aunt|uncle|coach)|he|she|they|everyone|someone|somebody|hr|work) (?:made me |(?:told|asked|made|wanted|wants|forced|sent|got|begged|signed) me (?:up )?(?:to |here|for )|(?:said|says|thinks|thought|reckons|suggested) (?:that )?i (?:should|need to|ought to|have to|might|could) )(?:(?:try|do|use|come|talk|speak|see|give|go|be|write|chat)\b[^.!?]{0,40}\b(?:this|here|it|someone|somebody|you|therapy|a (?:therapist|counsell?or|professional)|to talk)|here\b)[^.!?]{0,20}[.! ]*$/i,
    maxWords: 16,
    isAtFirst: true,
    lines: [
      [
        'Then somebody has noticed something. What would you want from this yourself, now that you are here?',
        'So somebody noticed something. What would you want from this yourself, now you are here?',
      ],
      [
        'That can be an odd way to arrive. What do you think they have seen?',
        'Odd way to end up here. What do you think they saw?',
      ],
    ],
  },
  {
    // "Nobody knows" is asked about elsewhere; this is said in the moment of telling.
    id: 'first-told',
    pattern: new RegExp(
      `${begin}(?:i(?:'ve| have)? (?:honestly |actually |really )?never(?: ever)?|i (?:don't|do not) think (?:that )?i(?:'ve| have)? ?ever) (?:told|said|admitted|spoken about|talked about) (?:(?:that|this|it)(?: bit| part)?(?: out loud| aloud)?(?: to (?:anyone|anybody|a soul|a person))?|(?:anyone|anybody|a soul|a single person)(?: (?:about )?(?:that|this|it)(?: bit| part)?)?)(?: before| until now| till now)?[.!… ]*$|\\b(?:you(?:'re| are) the first (?:person |one )?(?:i(?:'ve| have)? (?:ever )?(?:told|said)|who knows)|(?:first|only) time i(?:'ve| have)? (?:ever )?(?:said|told|admitted) (?:it|that|this))\\b`,
      'i',
    ),
    maxWords: 15,
    lines: [
      [
        'Thank you for telling it here. You have carried that by yourself for a long time. How is it, now that it is said?',
        "Thank you for telling me. You've carried that alone for a long time. How is it, now it's said?",
      ],
      [
        'Then I am careful with it. What made it something to keep to yourself?',
        "Then I'll be careful with it. What made it something to keep to yourself?",
      ],
      [
        'That took something, to say it for the first time. What would have helped you, when it happened, if somebody had known?',
        'That took something, saying it for the first time. What would have helped back then, if someone had known?',
      ],
    ],
  },
  {
    // What God makes of it is not ours to say.
    id: 'sin',
    pattern:
      /(?:^|[.!?,] )(?:(?:and|but|so) )*(?:do you think|is|am|would|isn't|could) (?:that )?(?:it|this|that|i)(?:'s|'m| is| am| be)? (?:\w+ )?(?:a (?:\w+ )?sin(?:ner)?|sinful|sinning|damned|going to hell|forgiven)\b[^.!]{0,50}[?.! ]*$/i,
    maxWords: 20,
    lines: [
      [
        'That is not mine to say, and I would not know. What would you tell somebody who asked you that?',
        'Not mine to say, and I would not know. What would you tell someone who asked you that?',
      ],
      [
        'I cannot weigh that. What would it mean for you, if it were, and if it were not?',
        "I can't weigh that. What would it mean for you if it was, and if it wasn't?",
      ],
    ],
  },
  {
    // "I suppose I could": what they just spoke of.
    id: 'could',
    pattern: new RegExp(
      `${begin}(?:i (?:suppose|guess|think) )?i (?:could|might)(?: (?:actually|maybe|probably|do that))*[.! ]*$`,
      'i',
    ),
    maxWords: 7,
    lines: [
      [
        'You could. What would be the first small part of it?',
        'You could. What would be the first small part of it?',
      ],
      [
        'You could, and nothing has to be decided here. What makes you hesitate?',
        'You could, nothing has to be decided here. What makes you hesitate?',
      ],
    ],
  },
  {
    id: 'luck',
    pattern: new RegExp(
      `${begin}(?:wish me (?:luck|well)|(?:keep your )?fingers crossed)(?: (?:for me|then|please|tomorrow|tonight))*[.! ]*$`,
      'i',
    ),
    maxWords: 9,
    lines: [
      [
        'Good luck. However it goes, you can bring it back here.',
        'Good luck. However it goes, bring it back here.',
      ],
      ['I do. And you go in with more than luck.', 'I do. And you are going in with more than luck.'],
    ],
  },
  {
    // Said so that nobody worries: it is believed, and what there is instead may be told.
    id: 'no-harm-meant',
    pattern:
      /^(?:(?:no|nope|and|but|oh|god)[,. ]+)*(?:i(?:'m| am) not (?:suicidal|in danger|a danger to (?:her|him|them|anyone|myself)|going to (?:hurt|harm) (?:her|him|them|anyone|myself)|going to do anything)|i (?:don't|do not) (?:want to |ever )*(?:hurt (?:the baby|anyone|anybody|myself)|harm (?:her|him|them|the baby|anyone|anybody|myself))|i (?:don't|do not) want to hurt (?:her|him|them)(?=[,. ]+(?:or anything|nothing like|not that|not at all|ever))|i (?:would never|wouldn't|could never|'d never) (?:ever )*(?:hurt|harm) (?:her|him|them|the baby|anyone|anybody|myself))(?:[,. ]+(?:or anything|nothing like that|not that|not at all|don't worry|ever|never))*[.! ]*$/i,
    maxWords: 14,
    lines: [
      [
        'Thank you for saying that so plainly. What is there instead?',
        'Thanks for saying that so plainly. What is there instead?',
      ],
      [
        'Good that you say it, and I take it as you say it. What would you call what is there?',
        'Good that you say it, and I take it as you say it. What would you call what is there?',
      ],
    ],
  },
  {
    id: 'to-be-known',
    pattern:
      /\b(?:i (?:just |only |really |think i (?:just )?|guess i (?:just )?)*(?:want|wanted|need|needed|wish)(?:ed)? (?:someone|somebody|one person|anyone|you)(?: else)? (?:to |would )(?:just )?(?:know|see|notice|understand|hear|get|say)(?: (?:that|how|what))? (?:it(?:'s| is| was)|this|how|i(?:'m| am)|it hurts|what it|hard|me\b)|(?:nobody|no ?one) (?:says|ever says|tells me|sees|notices)(?: that)? (?:it(?:'s| is)|how) (?:hard|much|tired))/i,
    maxWords: 20,
    lines: [
      [
        'Then let me say it plainly: I know it now, and it is hard. Nothing has to come of it. Which part of it does nobody see?',
        "Then I'll say it: I know now, and it is hard. Nothing has to come of it. Which part does nobody see?",
      ],
      [
        'I see it. You do not have to solve it here to be allowed to say it. What is the hardest minute of it?',
        "I see it. You don't have to fix it to be allowed to say it. What's the hardest minute of it?",
      ],
      [
        'Then I know it now, and it is hard. Who would you most like to have noticed?',
        'Then I know now, and it is hard. Who do you most wish had noticed?',
      ],
    ],
  },
  {
    // Words for somebody, said here first, with the wish to hear whether they will do.
    id: 'draft-asked',
    pattern:
      /^(?=.{30,320}$)(?=.*\b(?:i'm|i am|i've|i'd|i)\b).*(?:\bso(?: maybe)? like|\bsomething like|\bhow about|\bmaybe|\blike)[:,] .*\b(?:is (?:that|this) (?:ok(?:ay)?|alright|all right|good|fine|too much)|does (?:that|this) (?:work|sound (?:ok(?:ay)?|right|fine|good))|how(?:'s| is| does) that(?: sound)?)\W*$/i,
    maxWords: 60,
    lines: [
      [
        'It says what is true and asks for one thing, and that is enough. Is there a word in it you would still change?',
        'It says the true thing and asks for one thing. That is enough. Any word you would still change?',
      ],
      [
        'I would understand you, hearing that. When would be a good moment to say it?',
        "I'd get it, hearing that. When is a good time to say it?",
      ],
    ],
  },
  {
    id: 'there-it-is-said',
    pattern:
      /\b(?:there|so|ok(?:ay)?)[.,!]+ (?:now )?i(?:'ve)? said it\b|^i(?:'ve)? said it[.! ]*$|\bthere,? it(?:'s| is) out\b/i,
    maxWords: 30,
    lines: [
      [
        'You have said it, and I think no less of you. What is it like, now that it is out?',
        "You said it, and I don't think less of you. What is it like, now it's out?",
      ],
      [
        'That took something. It may be one thing among others that are true as well. What else is true beside it?',
        'That took something. It can be true next to other things. What else is true?',
      ],
    ],
  },
  {
    id: 'short-of-time',
    pattern:
      /\b(?:i(?:'ve| have)(?: got)?|i need to be (?:in|at)|i'm due (?:in|at)) (?:an? |my )?(?:\w+ )?(?:meeting|call|class|lecture|bus|train|shift|appointment|lesson) in (?:two|three|four|five|ten|fifteen|\d+) (?:minutes|mins?)\b|\bi(?:'ve| have)? only (?:have |got |have got )?(?:a few|two|three|five|ten|\d+) (?:minutes|mins)\b|\b(?:have|need|got) to (?:go|run|leave) in (?:a|two|three|five|ten|\d+) (?:minutes?|mins?)\b/i,
    maxWords: 40,
    lines: [
      [
        'Then let us use the minutes you have. What should not stay unsaid before you go?',
        "Then let's use the minutes you've got. What shouldn't stay unsaid before you go?",
      ],
      [
        'We stop when you must. Of all this, what would you like to take along for today?',
        'We stop when you have to. What do you wanna take with you for today?',
      ],
    ],
  },
  {
    id: 'no-talker',
    pattern: new RegExp(
      `${begin}(?:i'm|i am|i was|i've never been) (?:(?:really|just|honestly) )*(?:not|never|no) (?:one for|much of a|a big|a great|good at|used to|a) ?(?:talk\\w*|feelings?|words|opening up|this kind of (?:thing|talk)|(?:all )?this)[.! ]*$`,
      'i',
    ),
    maxWords: 14,
    lines: [
      [
        'Then I will not take it lightly that you do. A few words are enough here. What would you say, if it could be badly put?',
        "Then it counts that you're doing it. A few words are plenty. What would you say, if it could come out all wrong?",
      ],
      [
        'You need not be. Plain facts are fine: what was the last thing that made you think of this?',
        "You don't have to be. Plain facts are fine: what was the last thing that made you think of this?",
      ],
    ],
  },
  {
    id: 'sounds-silly',
    pattern: new RegExp(
      `(?:^|[.!?] )${asked}[?.! ]*$|${begin}(?:i know (?:how|what) (?:it|this|that)(?: all)? sounds?(?: like)?|(?:i know )?(?:it|this|that)(?: all)?(?: (?:probably|really|just|must|might))* (?:sounds?|feels?|seems?|looks?)(?: (?:so|really|very|a bit|kind of|kinda|pretty|completely))* ${small}(?: (?:even )?(?:when i say it|saying it|now that i say it|to say|said|i know|out loud|aloud|doesn't it)(?: out loud| aloud)?)?|(?:it|this|that)(?:'s| is) (?:(?:so|such|a|really|very|a bit|kind of) )*${small}(?: thing)? to (?:be upset (?:about|over)|cry (?:about|over)|mind|say|care about)|(?:it|this|that)(?:'s| is) (?:(?:a bit|so|pretty|kind of|really) )*${small},? (?:isn't it|innit|right|huh|i know))[.!?… ]*$`,
      'i',
    ),
    maxWords: 14,
    lines: [
      [
        "It doesn't sound like that from here. A large thing often shows first in a small one. What might this one be standing in for?",
        "It doesn't sound like that to me. Big things often show up as small ones. What might this one be standing in for?",
      ],
      [
        "I'd rather have the small thing than the polished one. What happens in you when it comes up?",
        "I'd rather have the small thing than the polished one. What happens in you when it comes up?",
      ],
      [
        'Said aloud, a thing can shrink to less than it is. How big is it when nobody is asking?',
        'Out loud, things can shrink to less than they are. How big is it when nobody is asking?',
      ],
    ],
  },
];
