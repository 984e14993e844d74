// Asides said to us: thanks and praise in the middle of a talk, the wish for something ordinary, sarcasm taken at its word,
// somebody sorry for a sharp word. Each is given back shortly and warmly, and nothing is dug for. By their wording alone.
import type { Aside } from './asides.data.ts';

const begin =
  '^(?:(?:ok(?:ay)?|so|oh|well|and|but|hey|lol|haha|yeah|yes|no|honestly|tbh|actually|enyewe|aki|thanks?|thank you|asante)[,. ]+)*';
const end = '(?:[,. ]+(?:thanks?|thank you|asante(?: sana)?|though|tho|tulia|dear|really|lol))*[.!… ]*$';

export const saidToUs: readonly Aside[] = [
  {
    id: 'be-glad-with-me',
    isAtEase: true,
    isGood: true,
    pattern:
      /\b(?:can|could|will|would|won't) (?:you|u) (?:please |just |not |even )*(?:be |feel )?(?:happy|glad|excited|pleased|proud) (?:with|for|of) me\b|\bjust be (?:happy|glad|excited) (?:with|for) me\b/i,
    maxWords: 24,
    lines: [
      [
        'Gladly. It is good news, and it may be nothing but good for as long as you like. Which minute of it would you live again?',
        "Yes! It's good news and it can just be good for as long as you want. Which minute of it would you replay?",
      ],
      [
        'Yes, with pleasure. As far as an AI can be glad, this is what it is glad about. What are you looking forward to now?',
        'Yes, happily. As far as an AI can be glad, this is it. What are you looking forward to now?',
      ],
    ],
  },
  {
    id: 'nothing-is-wrong',
    isAtEase: true,
    isGood: true,
    pattern:
      /\b(?:stop|quit) (?:looking|searching|digging|fishing|hunting) for (?:a |the |any )?(?:problems?|trouble|issues?|something (?:bad|wrong)|catch)\b|\bthere(?:'s| is|s) no (?:hardest part|hard part|catch|downside|but)\b|\bnothing(?:'s| is|s)? (?:is )?(?:wrong|bothering me|bothers me|the matter)\b(?=.*\b(?:good|well|great|happy|fine|nice|lol)\b)|\bnot everything (?:is|has to be) a problem\b/i,
    maxWords: 24,
    lines: [
      [
        'Fair, I was looking for trouble where there is none. It goes well, and that may stand. What would you like to keep of it?',
        "Fair, I was digging for trouble that isn't there. It's going well, and that can just stand. What do you wanna keep from it?",
      ],
      [
        'You are right. Then let us stay with what is good. Who gets to hear of it next?',
        "You're right. Then let's stay with the good bit. Who gets to hear about it next?",
      ],
    ],
  },
  {
    // Of how we sound; "he has a therapist voice" is of somebody else.
    id: 'drop-the-voice',
    isAtEase: true,
    pattern:
      /^(?:(?:please|ok(?:ay)?|ugh|lol|hey|and|but)[,. ]+)*(?:(?:can|could|will|would) (?:you|u) (?:please |just |maybe )?(?:not|stop|drop|lose|quit)|(?:stop|drop|quit|lose)|don't) (?:do(?:ing)? |with |us(?:e|ing) )?(?:the|that|this|your) (?:\w+ )?(?:voice|tone|act|therapist (?:talk|thing|speak)|therapy (?:talk|speak))(?: (?:please|thing|now))*[?.! ]*$|^(?:(?:please|ok(?:ay)?|just)[,. ]+)*(?:(?:can|could) (?:you|u) (?:please |just )?)?(?:talk|speak) (?:normal(?:ly)?|plain(?:ly)?|like a normal (?:person|one))(?: (?:please|to me))*[?.! ]*$/i,
    maxWords: 14,
    lines: [
      ['Fair. Plain words, then. Where were we, in yours?', 'Fair. Normal words, then. Where were we?'],
      ['All right, without it. Go on from where you were.', 'Ok, dropping it. Go on from where you were.'],
    ],
  },
  {
    id: 'good-company',
    isAtEase: true,
    pattern: new RegExp(
      `${begin}(?:you(?:'re| are|'ve been| have been| were)|ur|youve been) (?:\\w+ ){0,3}(?:company|comforting|patient|a (?:good |great |real )?(?:listener|help|comfort|friend)|(?:really |very |so )?helpful|(?:easy|nice|good) to talk (?:to|with))(?:,? (?:for|considering) (?:an? )?[\\w' ]{1,24})?${end}`,
      'i',
    ),
    maxWords: 16,
    lines: [
      [
        'That is good to hear, and thank you. You make it easy, you say things plainly.',
        'Good to hear, thank you. You make it easy, you say things straight.',
      ],
      ['Thank you. You have been good company yourself.', "Thank you. You've been good company too."],
      ['I will take that gladly. It goes both ways.', "I'll take that. It goes both ways."],
    ],
  },
  {
    id: 'helped-me',
    isAtEase: true,
    pattern: new RegExp(
      `${begin}(?:(?:u(?:me|na))nisaidia(?: \\w+)?|nashukuru(?: sana)?|(?:you|talking(?: to you)?|talking here)(?:'ve| have| has)? (?:(?:really|actually|already|kinda) )*help(?:ed|s)?(?: me)?(?: (?:a (?:lot|bit|little)|so much|more than i thought|today|already))?)${end}`,
      'i',
    ),
    maxWords: 12,
    lines: [
      ['I am glad. You did the larger part of it.', 'Glad. You did most of it though.'],
      [
        'Karibu. It helps that you let yourself be helped.',
        'Karibu. It helps that you let yourself be helped.',
      ],
      ['That is good to know. Keep what was useful.', 'Good to know. Keep whatever was useful.'],
    ],
  },
  {
    id: 'something-normal',
    isAtEase: true,
    pattern:
      /(?:^|[.!?,]\s*|\b(?:just|please) )(?:(?:can|could|may) (?:i|we)|i (?:just )?(?:want|need|'d like)(?: to)?|let'?s|let me)(?: please)?(?: just)? (?:to )?(?:talk|chat|speak)(?: to you)?(?: just)? about (?:something|anything|stuff|some) (?:normal|ordinary|boring|silly|dumb|light(?:er)?|random|funny|stupid|nice(?:r)?|happy|happier|good|else that's normal|that isn't this)\b[^.!?]{0,24}[.!? ]*$/i,
    maxWords: 18,
    lines: [
      ['Please do. Ordinary is very welcome here.', 'Please do. Normal is very welcome here.'],
      ['Gladly. Nothing heavy has to follow.', 'Yes please. Nothing heavy has to follow.'],
      ['Of course. Where does it begin?', 'Of course. Where does it start?'],
    ],
  },
  {
    // Taken at its word, it was met with gladness: that is owned.
    id: 'was-sarcasm',
    isAtEase: true,
    pattern:
      /^(?:(?:no|ok(?:ay)?|um+|lol|bro|wow|dude|god)[,. ]+)*(?:i was|i'm|im|i am|that was|it was|that's|thats) (?:just |only |obviously |clearly |literally |very |being )*(?:sarcas(?:tic|m)|ironic|irony|not serious about that)\b|^(?:sarcasm|ever heard of sarcasm)\b|\b(?:do you|you don't|can you) (?:not )?(?:get|know|understand|do) sarcasm\b|^no(?:pe)?,? it (?:was not|wasn'?t) (?:fun|nice|good|great|lovely)\b/i,
    maxWords: 18,
    lines: [
      [
        'Then I took it at its word, and that was wrong. It was awful. What was the worst minute of it?',
        'Then I took that literally, my bad. It was awful. What was the worst minute?',
      ],
      [
        'I missed the tone, sorry. So it was bad, and you had to sit through it. What did you do afterwards?',
        'Missed the tone, sorry. So it was bad, and you had to sit through it. What did you do after?',
      ],
    ],
  },
  {
    // Seldom meant, and sometimes: it is asked, and not met with gladness.
    id: 'mocks-it',
    isAtEase: true,
    pattern:
      /^(?:so|well|yeah|wow|oh|ok(?:ay)?)[,.]? (?:that|this|it|today)(?:'s| was| is| went)(?: (?:just|really|so|super))* (?:fun|great|nice|lovely|brilliant|amazing|awesome|wonderful|fantastic)[.! ]*$/i,
    maxWords: 7,
    lines: [
      [
        'I hear that as the opposite. What was it in truth?',
        'I hear the opposite in that. What was it really?',
      ],
      [
        'Said like that, it was anything but. What stays with you of it?',
        'Said like that, it was not. What sticks with you?',
      ],
    ],
  },
  {
    // Of how they spoke to us; to anybody else it would be another matter.
    id: 'was-sharp',
    isAtEase: true,
    pattern:
      /^(?:(?:ok(?:ay)?|ugh|god|lol|right|yeah|wow)[,. ]+)*(?:(?:i'?m |im |i am )?(?:so |really )?sorry|my bad|apologies)[,.! ]+(?:i know )?(?:i'?m|i am|i was|i've been|im)(?: just| being| such| kind of| kinda| a bit| so)*(?: an?)? ?(?:dick|ass(?:hole)?|arse(?:hole)?|jerk|bitch(?:y)?|rude|mean|snappy|harsh|short|grumpy|awful|horrible|difficult|a lot|prick|idiot|knob|twat)(?: (?:to you|today|right now|here|about it))*[.! ]*$/i,
    maxWords: 14,
    lines: [
      ['You are not. Some of that I had earned.', "You're not. I earned some of that."],
      ['No harm done, and I had some of it coming.', 'No harm done, had some of that coming.'],
    ],
  },
  {
    // A light touch, where it is of a bean or a pigeon: of oneself a laugh may hide anything.
    id: 'made-a-joke',
    isAtEase: true,
    pattern:
      /^(?=.*\b(?:beans?|potato(?:es)?|pizza|sandwich(?:es)?|cheese|toast|banana|pasta|spaghetti|noodles|nuggets|kebab|cookies?|tacos?|ramen|chapati|mandazi|ugali|samosas?|pigeons?|duck|goose|geese|penguins?|llamas?|hamster|goat|sock|spoon|lasagne|lasagna|soup|pickles?)\b)(?!.*\b(?:i|i'?m|i'?ve|me|myself|eat\w*|ate|binge\w*|starv\w*|calor\w*|fat|weigh\w*|purg\w*|cr(?:y|ies|ied|ying)|di(?:e|ed|es|ying)|dead|death|kill\w*|hurt\w*|sad|hate\w*|alone|ex|mum|mom|dad|boss|never|nobody|sick|ledge|bridge|edge|jump\w*|pills|blood)\b)(?:[^\s]+\s+){1,10}(?:lol|lmao|lmfao|ha(?:ha)+|hehe|😂|🤣|😆)[.! ]*$/iu,
    maxWords: 12,
    lines: [
      ['Ha. I did not see that coming.', "Ha, didn't see that coming."],
      ['That is the best thing I have heard today.', 'Best thing I have heard all day.'],
      ['Noted, with the respect it is due.', 'Noted, with all due respect.'],
    ],
  },
];
