// Moments of being here: starting, stopping, where one sits, and the short answers people give.
import type { Moment } from './moment.ts';
import { all, any, r } from './words.ts';

export const momentsOfHere: readonly Moment[] = [
  {
    id: 'here-rehearsed',
    says: [
      'I rehearsed what I was going to say here',
      'practised this in the shower and now its all gone wooden',
      'All the way home I went through my lines for this',
    ],
    needs: all(
      r`rehears\w*|practi[sc](?:ed|ing|e)|went (?:through|over)|go over|going over|ran through|planned`,
      r`this|here|you|tell you|my lines|to say`,
      r`say (?:here|to you|this|now)|tell you|for (?:this|here|you|today)|practi[sc]ed this|here|rehears\w* (?:this|what i)|my lines for this`,
    ),
    unless: any(
      r`phone|dial\w*|boss|interview|speech|presentation|order|wedding|choir|play|him|her|he|she|them|planned to (?:die|leave)|my manager|yoga|piano|band|breathing|exercise`,
    ),
    receives: [
      ['You came with it half said already.', 'You came with it half said already.'],
      ['Rehearsed, and now here.', "Practised, and now you're here."],
    ],
    questions: [
      ['open', 'Which sentence of it were you surest of?', 'Which line were you most sure of?'],
      [
        'worst',
        'What did you leave out each time you went through it?',
        'What did you skip every time you practised?',
      ],
    ],
  },
  {
    id: 'here-never-told-anyone',
    says: [
      "I've never told anyone this",
      'literally no one knows what im about to say',
      "What I'm going to write here I've kept to myself for years",
    ],
    needs: all(
      r`never|no one|nobody|not a soul|kept|first time|haven'?t|literally no ?one`,
      r`(?:never|not ever|haven'?t ever) (?:told|said|spoken)(?: this| it| that| about this| about it)?(?: \w+)? (?:to )?(?:anyone|anybody|a soul|this)|i'?ve never (?:said|told|spoken)|(?:no ?one|nobody|not a soul) (?:\w+ ){0,2}(?:knows|knew|has heard|heard) (?:\w+ )?(?:this|what i'?m|what im)|kept (?:it |this )?to myself|you'?re the first (?:person )?(?:i'?ve|to)|first time (?:i'?ve|i have|i'?m) (?:told|said|saying|telling|ever)`,
    ),
    unless:
      /^.{45,}[.!?…] i'?ve never (?:said|told|spoken)|\b(?:use this|talk here|come here|i'?m on here|never told (?:him|her|them|me)|told me|loved|i love|that i (?:use|talk|write)|he|she|happy|at work|gay|bi|trans|lesbian|group|sponsor|in my whole life have i)\b/,
    mayBeAhead: true,
    receives: [
      ['It has been only yours up to now.', "It's been just yours till now."],
      ['There is no need to tell it all at once.', "You don't have to say it all in one go."],
    ],
    questions: [
      ['need', 'How much of it would be the right amount for today?', 'How much of it feels okay for today?'],
      ['worst', 'What has made it a thing to keep?', "What's made it something to keep quiet?"],
    ],
  },
  {
    id: 'here-where-to-start',
    says: [
      "I don't know where to start",
      'theres so much idek where to begin',
      "It's all one big knot and I can't find the end of the thread",
    ],
    needs:
      /\b(?:(?:don'?t|dont|do not|not (?:sure|really sure)|no idea|idk|idek|unsure|hard to know|wondering|never know)(?: really| even)?(?: know)? where (?:to|i should|do i|should i) (?:start|begin)|where (?:do|should|shall|to) i? ?(?:even )?(?:start|begin)\??|can'?t find the (?:end|beginning|start)|theres so much idek|so much (?:that )?i (?:don'?t|dont) know where)\b/,
    unless:
      /\b(?:start|begin|with)\b[.,!?…]+ ?.{30,}|\b(?:job|looking for|cv|search\w*|revis\w*|essay|assignment|course|cleaning|kitchen|house|life over|business|diet|gym|dating|new life|with the (?:form|letters)|studying|packing|training|boss|he|she|exercise)\b/,
    receives: [
      ['It can start anywhere, even in the middle.', 'You can start anywhere, even halfway in.'],
      ['No order is needed here.', "Doesn't have to be in any order."],
    ],
    questions: [
      [
        'open',
        'Which bit of it was with you on waking today?',
        'Which bit were you thinking about when you woke up?',
      ],
      [
        'example',
        'What is the smallest piece of it that could be said?',
        "What's the smallest bit you could say?",
      ],
    ],
  },
  {
    id: 'here-silly-machine',
    says: [
      'I feel silly talking to a machine',
      'this is so weird im telling my problems to a robot lol',
      'My wife would laugh at me if she saw me typing to a computer program',
    ],
    needs: all(
      r`machine|robot|computer|ai|bot|chatbot|program(?:me)?|app|algorithm|software|screen`,
      r`silly|weird|stupid|idiot\w*|daft|odd|strange|laugh|ridiculous|embarrass\w*|awkward|foolish|mad|funny|pathetic|sad that`,
      r`talk\w*|tell\w*|typing|confid\w*|speak\w*|writing|chat\w*|pouring|here i am`,
    ),
    unless: any(
      r`he (?:is|says|said|thinks|told)|she (?:is|says|said|thinks|told)|boss|job|coding|work|washing machine|coffee machine|replac\w*|my computer|ai (?:will|took|is taking)|dating app|homework|essay|group chat|are you|laugh(?:ed|s|ing) at me|bank|instagram|answering machine|laughing`,
    ),
    receives: [
      ['It is an odd thing to do, in its way.', 'It is a bit odd, to be fair.'],
      ['A machine it is, that much is true.', "Yep, it's a machine, no getting round it."],
    ],
    questions: [
      [
        'meaning',
        'What would make it worth feeling a bit silly for?',
        'What would make it worth feeling a bit daft?',
      ],
      ['want', 'What did you want to see, in trying this?', 'What were you curious about, trying this?'],
    ],
  },
  {
    id: 'here-ten-minutes',
    says: [
      "I've only ten minutes",
      'gotta be quick my next lecture is in 10',
      'My break is short today, so this will be brief',
    ],
    needs: all(
      r`only|just|got|gotta|short|quick|be brief|before`,
      r`(?:ten|five|fifteen|twenty|few|couple of|10|5|15|20) ?(?:more )?(?:minutes|mins|min)|in (?:10|5|15|20|ten|five)|be quick|be brief|(?:break|lunch) is short|not (?:got )?(?:much|long) time|not much time|haven'?t (?:got )?(?:much time|long)|gotta be quick`,
      r`i'?ve only|i have (?:only|just|ten|five|about)|only (?:have|got)|just got|got (?:only|about|like|ten|five|10|5)|gotta|be quick|be brief|will be brief|not (?:got )?(?:much|long)|haven'?t (?:got )?(?:much|long)`,
    ),
    unless: any(
      r`sleep|slept|late|left to live|walk|shower|run|outside|bus|train|exam|he|she|heart|only lasted|panic\w*|sat|ago|wait|meeting went|phone me|before he|before she|hit|drive|swallow|took|cook\w*|commute|every`,
    ),
    receives: [
      ['A short time, then, and it is yours.', "Not long, then, but it's yours."],
      ['Then one thing will be plenty.', "One thing's plenty, then."],
    ],
    questions: [
      [
        'want',
        'What would you most like said before the time is up?',
        'What do you most wanna say before you go?',
      ],
      ['need', 'What can wait until there is more time?', "What can wait till you've got longer?"],
    ],
  },
  {
    id: 'here-almost-did-not-come',
    says: [
      "I almost didn't come today",
      'nearly didnt open this, had my thumb over it for ages',
      "It was a close thing whether I'd write here at all",
    ],
    needs: all(
      r`almost|nearly|close thing|this close|wasn'?t (?:going|sure)|thumb over|in two minds|debated|hesitated|talked myself out|thought about not`,
      r`(?:didn'?t|didnt|not|don'?t) (?:come|open|log|write|message|show|do this|come back|start|bother|turn up)|(?:not|didn'?t) (?:logging|coming|opening|writing)|write here|(?:opening|open) (?:this|the app)|log(?:ging)? (?:on|in)|coming (?:here|today|back)|come (?:here|today|back|on)|cancelled (?:this|today)`,
    ),
    unless: any(
      r`party|wedding|funeral|he|she|school|work|church|gym|group|meeting|home|drinks|dinner|him|her|birthday|letter|reunion|choir|class|died|date`,
    ),
    mayBeAhead: true,
    receives: [
      ['Nearly not, and then you did.', 'Nearly not, and then you did.'],
      ['Part of you was for it and part was not.', "Some of you was up for it, some wasn't."],
    ],
    questions: [
      [
        'worst',
        'What did the part that wanted to stay away have to say?',
        "What was the don't-go part saying?",
      ],
      ['meaning', 'What tipped it in the end?', 'What tipped it in the end?'],
    ],
  },
  {
    id: 'here-wrote-notes',
    says: [
      'I wrote down some notes for this',
      'made a list in my phone of stuff to bring up here',
      "There's a sheet of paper beside me with five points on it",
    ],
    needs: all(
      r`notes?|list|points|sheet of paper|bullet points|written (?:it |things |some things )?down|wrote (?:it |things |some things |everything )?down|agenda`,
      r`for (?:this|today|our|you|here)|(?:bring|talk|go|tell|say|discuss) (?:\w+ ){0,3}(?:here|you|this|today)|beside me|in front of me|for our (?:chat|talk|session)|bring up|next to me`,
    ),
    unless: any(
      r`doctor|boss|work|school|therapist|shopping|to do list|to-do|exam|suicide|goodbye|waiting list|he|she|left me|from (?:him|her)|him|her|lecture|class|worries|good points|boiling point|point of|bed|sticky|bank ?notes?|hate|thank`,
    ),
    receives: [
      ['You have it in writing beside you.', "You've got it all written down."],
      ['Things you meant not to forget.', "Stuff you didn't wanna forget."],
    ],
    questions: [
      [
        'open',
        'Which line on it has been underlined, if only in your head?',
        "Which one's got a star next to it, even just in your head?",
      ],
      ['worst', 'Which point are you likeliest to skip?', 'Which one are you most likely to skip?'],
    ],
  },
  {
    id: 'here-last-time-helped',
    says: [
      'The last time here helped me',
      'ngl last chat actually helped, slept way better',
      'I went away from our talk the other day lighter than I had come',
    ],
    needs: all(
      r`last (?:time|chat|session|talk|week|night|conversation)|the other (?:day|night|evening)|yesterday|we (?:spoke|talked) (?:about|of)|our (?:last )?(?:talk|chat|conversation|session)`,
      r`helped|did me good|(?:was|were|been) (?:really |so |actually |very )?(?:helpful|useful|good)|lighter|felt (?:better|lighter|good|calmer)|slept (?:way )?better|made a difference|thank`,
      r`here|this|chat|talk|talking|spoke|talked|you|session|conversation`,
    ),
    unless: any(
      r`didn'?t help|not help\w*|didnt help|he|she|tablets|pills|drink|wine|my (?:friend|mum|sister|wife|husband)|him|her|walk|never helped|last time i (?:felt|was|had)|hospital|meds|medication|run|therapist|doctor|wasn'?t|worse|no help|anymore|group|nobody|them`,
    ),
    receives: [
      ['Something from the last time was of use.', 'Something from last time worked.'],
      ['It did something, then.', 'So it did something.'],
    ],
    questions: [
      ['open', 'Which bit of it went with you?', 'Which bit stuck with you?'],
      [
        'want',
        'Would you pick up there or somewhere new, and where?',
        'Carry on from there or somewhere new, and where?',
      ],
    ],
  },
  {
    id: 'here-last-time-did-not',
    says: [
      "The last time didn't help much, to be honest",
      'last time i felt worse after tbh',
      'I closed this the other night and thought, well, that was no use',
    ],
    needs: all(
      r`last (?:time|chat|session|talk|week|night|conversation)|the other (?:day|night|evening)|yesterday|our (?:last )?(?:talk|chat|conversation|session)`,
      r`(?:didn'?t|didnt|did not|doesn'?t) (?:really )?(?:help|work|do (?:much|anything))|no use|no help|(?:felt|left|feeling) (?:even )?worse|(?:wasn'?t|not) (?:very |really |much |any |that )?(?:helpful|use|useful|good|help)|waste of time|pointless`,
      r`here|this|chat|talk|talking|session|you|tbh|conversation|honest|help`,
    ),
    unless: any(
      r`he|she|him|her|tablets|pills|doctor|gp|therapist|drink|wine|slept|sleep|meds|medication|friend|mum|hospital|them|walk|boss|work meeting|run|counsell?or|last time i (?:tried|went|told|asked|had)|us|our (?:argument|fight)|row`,
    ),
    receives: [
      ['Plainly said, and worth knowing.', 'Fair enough, good to know.'],
      ['It did not do what you came for.', "It didn't do what you needed."],
    ],
    questions: [
      ['open', 'Where did it go past you, last time?', 'Where did it miss, last time?'],
      [
        'want',
        'What would have to be different for today to be of use?',
        "What'd have to be different today?",
      ],
    ],
  },
  {
    id: 'here-somebody-sent-me',
    says: [
      'My wife said I should talk to someone, so here I am',
      'mum made me download this',
      "It was my sister's idea that I try this, I wouldn't have thought of it",
    ],
    needs:
      /(?=.*\b(?:wife|husband|mum|mom|mother|dad|father|sister|brother|boyfriend|girlfriend|partner|friend|son|daughter|teacher|boss|flatmate|gf|bf|cousin|mate|manager|nan)(?:'?s)?\b)(?=.*\b(?:said|says|thinks|idea|made me|told me|suggested|wants me|recommended|signed me up|begged|nagg\w*|sent me)\b)(?=.*\b(?:talk to (?:someone|somebody|a professional|a therapist)|(?:try|download|use|do|need|come on|get) (?:this|here)|download this|signed up|so here i am|try this|sent me here|i should (?:try|come|talk)|(?:reason|why) i'?m here|come here)\b)/,
    unless: any(
      r`talk to someone else|not to talk|he should|she should|they should|he talks|she talks|cheat\w*|do this (?:job|every|again|to (?:me|him|her|us))|need this (?:job|money)|refus\w*|laugh\w*|i told|i said|never|won'?t|you said`,
    ),
    receives: [
      ["It was someone else's idea first.", "Someone else's idea, then."],
      ['They had a reason, and you may have another.', 'They had their reasons, you might have yours.'],
    ],
    questions: [
      ['thought', 'What do you think {they} had noticed?', 'What do you think {they} noticed?'],
      [
        'want',
        'And if it were only up to you, what would this be for?',
        'If it was just up to you, what would this be for?',
      ],
    ],
  },
  {
    id: 'here-doctor-said',
    says: [
      'My doctor told me to try this',
      'gp said theres a waiting list so do this in the meantime',
      'The nurse at the practice put the address of this on a leaflet for me',
    ],
    needs: all(
      r`doctor|gp|nurse|surgery|practice|psychiatrist|midwife|counsell?or|health visitor|occupational health|consultant|psychologist`,
      r`told me to (?:try|use|do|download)|said (?:to (?:try|use)|there'?s|theres|i (?:should|could) (?:try|use))|suggested|recommended|leaflet|referred|gave me|sent me|so do this|put the address|mentioned`,
      r`this|here|app|you`,
      r`(?:try|use|do|using|download|recommended|suggested|mentioned) (?:\w+ )?(?:this|you|app)|this app|this (?:site|page|website)|of this|here`,
    ),
    unless: any(
      r`medication|tablets|meds|pills|blood|scan|antidepressants|sertraline|cancer|exercise|diet|biopsy|psychologist that|do this (?:test|scan)|results|drink\w*|surgery (?:on|for)|operation|steroid\w*|lump`,
    ),
    receives: [
      ['It came as a suggestion from the surgery.', "The doctor's lot sent you, then."],
      ['They suggested it, and you followed it up.', 'They said try it, and you did.'],
    ],
    questions: [
      [
        'open',
        'What had you told them, that they said this?',
        'What did you tell them, that they said this?',
      ],
      ['want', 'What had you been hoping they would offer?', "What were you hoping they'd offer?"],
    ],
  },
  {
    id: 'here-sitting-in-the-car',
    says: [
      "I'm sitting in the car to write this",
      'in my car outside tesco cos its the only private place',
      "The engine is off and I'm parked, this is where I can talk",
    ],
    needs: all(
      r`car|parked|van|engine is off|truck|lorry`,
      r`writ(?:e|ing)|typing|talk(?:ing)? (?:to you|here)|private place|talk to you|(?:i'?m|im) (?:\w+ )?(?:in|sitting in|sat in) (?:the|my) car|(?:place|where) i can talk|say this|messaging|on here`,
      r`write|writing|typing|private|talk|alone|peace|so (?:that )?i can|say this|this|here|now|rn`,
    ),
    unless: any(
      r`outside my (?:own )?house|accident|crash\w*|he|she|driving|drove|used to|yesterday|last night|cried|panic\w*|kids in|couldn'?t|school run|can'?t go in|husband|wife|motorway|shaking|sell\w*|broke|hospital|sleeping in (?:the|my) car`,
    ),
    receives: [
      ['A parked car is a room of a kind.', "A parked car's a decent little room."],
      ['The car, for some peace to say it in.', "In the car, where it's private."],
    ],
    questions: [
      ['when', 'How long can you stay parked?', 'How long have you got before you need to drive?'],
      [
        'open',
        'What can be said in a car that cannot be said indoors?',
        "What can you say in the car that you can't at home?",
      ],
    ],
  },
  {
    id: 'here-whispering',
    says: [
      'I have to whisper because the baby is asleep',
      'cant talk loud my roommates sleeping right there',
      "Everybody else is in bed, so I'm doing this very softly",
    ],
    needs: all(
      r`whisper\w*|quietly|softly|can'?t (?:talk|speak) (?:loud|up|too loud)|cant (?:talk|speak) loud|(?:keep|keeping) (?:my voice|it) (?:down|low)|low voice|not (?:too )?loud|loud`,
      r`asleep|sleeping|in bed|wake|baby|roommates?|next room|walls`,
      r`i|i'm|im|cant|can'?t|have to|doing this`,
    ),
    unless: any(
      r`whispering about|neighbou?rs?|he whispers|she whispers|voices|can'?t sleep|cant sleep|husband whisper\w*|snor\w*|music|party|cry\w*|cried|wake (?:me|up every)|leave|left|crept|sneak\w*|shout\w*|he|she|teacher|while (?:they|we)`,
    ),
    receives: [
      ['Quietly will do.', 'Quiet works fine.'],
      ['Somebody sleeps, and you are up with this.', "They're asleep and you're up with this."],
    ],
    questions: [
      ['meaning', 'What is it that could not wait for the morning?', "What couldn't wait till morning?"],
      [
        'want',
        'If you could say one thing at full volume, which?',
        'If you could say one bit loud, which bit?',
      ],
    ],
  },
  {
    id: 'here-not-go-on',
    says: [
      "I don't want to go on about it",
      'anyway ill stop moaning about it lol',
      "I've talked too much about this already, so enough",
    ],
    needs:
      /\b(?:(?:don'?t|dont|do not|won'?t|wont|shouldn'?t) (?:want to |wanna |like to )?(?:go on|bang on|ramble|keep (?:going on|moaning)|bore you|rabbit on|harp on|drone on|waffle|moan)(?: (?:and on|about (?:it|this)|on|too much|at you|with it))?(?=[.,!]|$| about| and| on| at| with| too| any)|(?:i'?ll|ill|i should|i'?d better|let me) (?:stop|shut up)(?: (?:moaning|rambling|going on|complaining|whinging|ranting|talking|now|there))|talked too much about|enough of (?:that|this|me|my (?:moaning|problems))|(?:sorry|anyway)[,]? (?:i'?m |im )?(?:rambling|moaning|going on|ranting)|enough (?:moaning|rambling|about (?:me|that)))\b/,
    unless: any(
      r`want to go on (?:living|like this|any)|go on (?:living|like this|any ?(?:more|longer)|holiday|a|dates?|the|without|this|with (?:this|my|it all)|meds|medication|tablets|antidepressants)|can'?t go on|kill|die|dead|suicid\w*|enough of this (?:life|job|marriage|relationship)|enough of him|he|she|him|her|vow\w*|mum|dad|stop (?:drinking|smoking|eating|gambling)`,
    ),
    receives: [
      ['There is no meter running on it here.', "No one's counting how long you go on."],
      ['You stop yourself just there.', 'You pull yourself up there.'],
    ],
    questions: [
      [
        'worst',
        'Who has ever let you know that it was too much?',
        "Who's ever made you feel it was too much?",
      ],
      [
        'open',
        'If going on were allowed, what would be the next sentence?',
        'If you could go on, what would you say next?',
      ],
    ],
  },
  {
    id: 'here-typed-and-deleted',
    says: [
      'I typed it here and deleted it again',
      'wrote u a whole essay and then backspaced the lot',
      'There was a long message in this box and I have taken it out',
    ],
    needs: all(
      r`typed|wrote|written|message|essay|paragraph|draft\w*`,
      r`deleted|backspaced|taken it out|erased|rubbed (?:it )?out|deleting|removed|wiped`,
      r`here|this|again|to you|wrote u|in this box|the lot|you|it all|several times|just now`,
    ),
    unless: any(
      r`him|her|ex|he|she|text|account|photos?|app|my (?:boss|mum|dad|friend|brother|sister|son|daughter|ex|wife|husband)|email|letter|caption|post(?:ed)?|instagram|tinder|counter|whatsapp|game|them|drafts?`,
    ),
    receives: [
      ['Written, and taken back.', 'Written, then wiped.'],
      [
        'It was here for a minute, and it was yours to take away.',
        'It was there, and you took it back. Fine.',
      ],
    ],
    questions: [
      ['worst', 'What in it was too much to leave standing?', 'Which bit was too much to leave in?'],
      ['open', 'Which single word of it could stay?', 'Which one word of it could stay?'],
    ],
  },
  {
    id: 'here-forgot-what',
    says: [
      'I had it all ready and now it has gone',
      'mind blank the second i opened this',
      "In the kitchen I knew precisely what I'd tell you, and here there's nothing",
    ],
    needs: all(
      r`gone|blank|forgot\w*|slipped my mind|nothing|lost (?:it|my train)|can'?t remember|cant remember`,
      r`(?:had it all|it all) ready|mind(?:'s)? (?:has )?(?:gone |went |is |just )?blank|second i opened|meant to (?:tell|say)|(?:what|all) i (?:was going|wanted|meant|planned|came|had) to (?:say|tell|ask)|what i(?:'d| would) (?:tell|say)|what i was (?:about to|saying|going to)|going to (?:tell|say to) you|train of thought|wanted to tell you`,
    ),
    unless: any(
      r`exam|test|interview|presentation|meeting|driving|memory clinic|dementia|he|she|him|her|teacher|stage|passport|stop\w*|speech|class|on the phone|keys|date|seminar|nothing (?:to|happened|matters)|ptsd|accident`,
    ),
    mayBeAhead: true,
    receives: [
      ['It was there, and now it is not.', "It was there, now it's gone."],
      ['It may come back when nobody is looking at it.', 'It might pop up again if you leave it.'],
    ],
    questions: [
      ['feeling', 'What is left of it, if only a mood or a picture?', "What's left of it, even just a mood?"],
      ['when', 'Where were you when you last had it?', 'Where were you when you last had it?'],
    ],
  },
  {
    id: 'here-others-have-worse',
    says: [
      'Other people have it much worse than me',
      'feel bad even complaining when theres people with real problems',
      'I have a roof and a job, so who am I to be sitting here',
    ],
    needs: all(
      r`others?|other people|people|some|those|somebody|kids|children in|i have a (?:roof|job|good)|who am i|first[- ]world problems?|someone`,
      r`(?:have|has|had|got|have it|are|is|off|going through|with|people'?s) (?:it |things |so |much |far |way |a lot |real ){0,4}(?:worse|harder|real problems|bigger problems|nothing|proper problems)|worse off|who am i to|no right to (?:complain|feel|moan)|shouldn'?t complain|shouldnt complain|bad (?:even )?complaining|first[- ]world problem\w*`,
    ),
    unless: any(
      r`real estate|he has it worse|she has it worse|nothing (?:to do|in common)|makes it worse|feel worse|made it worse|worse than (?:before|ever|last|yesterday|it was|i thought|usual)|have nothing to (?:do|say|wear|live)|other people have nothing|someone has nothing|is nothing|are nothing|with nothing|got nothing|had nothing|have nothing`,
    ),
    receives: [
      ['Others have theirs, and this one is yours.', "They've got theirs, this one's yours."],
      ['Theirs does not make yours go away.', "Theirs being bad doesn't fix yours."],
    ],
    questions: [
      ['when', 'When did you learn to measure it like that?', "Where'd you learn to measure it like that?"],
      [
        'open',
        'With nobody to compare with, how would you put it?',
        'With no one to compare to, how would you put it?',
      ],
    ],
  },
  {
    id: 'here-just-to-vent',
    says: [
      'I just need to vent',
      'dont need fixing just let me rant for a min',
      "Please don't solve anything, I only want to get this off my chest",
    ],
    needs:
      /\b(?:(?:just|only) (?:need|want|wanted|needed|have|let me|wanna)(?: to)? ?(?:vent|rant|let off steam|get (?:this|it|something) off my chest|offload|moan|have a moan|be heard|let it out|get it out)|just let me (?:vent|rant)|(?:need|want|wanted|have|wanna|gotta) (?:to )?(?:vent|rant|let off steam|offload|get (?:this|it) off my chest)|(?:don'?t|dont) (?:need|want) (?:fixing|advice|solutions|fixes|answers|you to fix)|not (?:after|looking for) (?:solutions|advice|answers)|please (?:don'?t|dont) solve)\b/,
    unless: any(
      r`he|she|him|her|my (?:friend|mum|sister|boss|partner|wife|husband)|they|don'?t want (?:answers|advice) from`,
    ),
    receives: [
      ['Then nothing will be solved.', 'No fixing, then. Got it.'],
      ['All of it can come out, in any order.', 'Go for it, any order you like.'],
    ],
    questions: [
      ['open', 'What has to come out first?', "What's gotta come out first?"],
      ['when', 'How long have you been holding it in, today?', 'How long have you been holding that in?'],
    ],
  },
  {
    id: 'here-on-a-waiting-list',
    says: [
      "I'm on the waiting list and this is for in between",
      '9 months til i see a real therapist so ur it for now',
      'The clinic will write to me in the new year, and until then I have this',
    ],
    needs: all(
      r`waiting list|wait(?:ing)? (?:for|til|until)|(?:months?|weeks) (?:til|till|until)|won'?t start|in the new year|in between|in the meantime|on the list|for now|making do|referral`,
      r`therap\w*|counsel\w*|psycholog\w*|clinic|cbt|camhs|nhs|psychiatrist|talking therapies|waiting list`,
      r`this|here|you|ur|until then|meantime|for now|in between|making do`,
    ),
    unless: any(
      r`housing|council|surgery|operation|hip|knee|transplant|adhd|autis\w*|my (?:son|daughter|mum|dad|husband|wife|child|brother|sister)|he|she|school|dentist|scan|see (?:him|her)`,
    ),
    receives: [
      ['In between, for as long as it takes.', 'For now, then, till they call.'],
      ['A wait, and you are doing something with it.', "Long wait, and you're not just sat there."],
    ],
    questions: [
      ['need', 'What can least be left until then?', "What can't wait till then?"],
      [
        'want',
        'What do you most want to say in the first hour there?',
        'What do you most wanna tell them first?',
      ],
    ],
  },
  {
    id: 'here-also-sees-someone',
    says: [
      'I also see a real therapist on Tuesdays',
      'got counselling at uni too but i save the weird stuff for here',
      "I haven't told my psychologist that I write in here as well",
    ],
    needs: all(
      r`therapist|psychologist|counsell?or|counsell?ing|psychiatrist|cbt|shrink|therapy|support worker`,
      r`also|as well|too|alongside|both|on (?:mondays|tuesdays|wednesdays|thursdays|fridays)|every week|weekly|real|haven'?t told`,
      r`here|this|in here|you|real therapist|see|seeing|i have|i'?ve got|got`,
      r`i (?:also )?(?:see|have|go to)|i'?m (?:also )?seeing|i'?ve (?:also )?(?:got|been seeing)|got counsell?ing|as well|haven'?t told my`,
    ),
    unless: any(
      r`used to|wait\w*|should|my (?:son|daughter|husband|wife|mum|dad|brother|sister)|he|she|stopped|course|afford|want to|need (?:a|to see)|would|until|don'?t have|are you|quit|don'?t like|died|cancel\w*|might|think(?:ing)? (?:of|about) (?:seeing|going)|til|till|last year|can'?t|couples?|left|no longer|never|ago`,
    ),
    receives: [
      ['There is someone else you talk to, as well.', "You've got someone else for this too."],
      ['Two places for it, then.', 'Two places for it, then.'],
    ],
    questions: [
      ['open', 'What comes here that does not go there?', 'What do you bring here and not there?'],
      [
        'meaning',
        'What would be worth carrying from here to there?',
        "What's worth taking from here to there?",
      ],
    ],
  },
  {
    id: 'here-no-idea-why-here',
    says: [
      "I don't really know why I'm here today",
      'opened this and idk what i want from it',
      "There's nothing particular, I only found myself on this page",
    ],
    needs:
      /\b(?:(?:don'?t|dont|do not|not|no idea|idk|couldn'?t tell you|dunno)(?: \w+){0,2} (?:why|what made me) (?:i'?m|im|i am|i|come|came|open\w*)(?: \w+)? ?(?:here|on here|opened|came|come|this|logged|on)\b|idk what i want from (?:it|this)|(?:i )?only found myself on this page|(?:not (?:really )?sure|no idea|don'?t know|idk|dunno) what (?:i want|i'?m (?:looking for|doing|here for)|i need|to get)(?: (?:here|from (?:this|it|you)|on here|out of this))|nothing particular[,.]? i)/,
    unless: any(
      r`alive|born|on (?:this )?earth|this planet|exist|in this (?:marriage|relationship|job|course|world|life)|this job|he|she`,
    ),
    receives: [
      ['No reason is needed.', "You don't need a reason."],
      [
        'Something brought you, even if it has not said what.',
        "Something brought you, you just don't know what yet.",
      ],
    ],
    questions: [
      ['open', 'What were you doing in the minute before?', 'What were you doing right before?'],
      [
        'thought',
        'If the reason were small and a bit foolish, what would it be?',
        'If it was a small daft reason, what would it be?',
      ],
    ],
  },
  {
    id: 'here-only-good-news',
    says: [
      "Nothing is wrong, I only wanted to tell someone it's a good day",
      'not here to moan for once, im actually happy today',
      'For a change I come with something nice',
    ],
    needs: all(
      r`good (?:day|news)|(?:actually |really |so )?happy (?:today|for once)|something (?:nice|good|lovely|happy)|nothing is wrong|not here to moan|for a change|great day|lovely day|good mood|had a good one`,
      r`only|just|for once|for a change|want(?:ed)? to (?:tell|share|say)|tell (?:you|someone)|share|not here to|here to|actually|today`,
      r`for once|for a change|wanted to (?:tell|share|say)|want to (?:tell|share)|tell someone|not here to moan|just (?:came|here|wanted)|only wanted|nothing is wrong`,
    ),
    unless: any(
      r`wish|never|haven'?t|can'?t|not (?:a )?good|bad day|had a good day but|was a good day until|but then|need good news|would be|want something (?:nice|good)|do something|say something|pretend\w*|no good news|buy|him|he|she|bad news|first`,
    ),
    receives: [
      ['Good news is welcome here too.', 'Good stuff counts here too.'],
      ['No trouble today, then, but something glad.', 'A good one today, then.'],
    ],
    questions: [
      ['open', 'What is the good thing, from the beginning?', "Go on, what's the good thing?"],
      ['support', 'Who else gets to hear it?', 'Who else gets to hear it?'],
    ],
  },
  {
    id: 'here-same-thing-again',
    says: [
      "I'm telling you the same thing again",
      'ik i said all this last week, broken record over here',
      "It's the old story once more, you must have it by heart",
    ],
    needs:
      /\b(?:same (?:old )?(?:thing|story|stuff|problem|moan)(?: (?:again|once more|i always|as (?:always|last|before)|every time|over and over)|\w* i (?:always|keep))|(?:telling|told|tell) you (?:this|that|the same|all this)(?: \w+)? ?(?:again|before|already|last week|last time|thing)|said (?:all )?(?:this|it|that)(?: all)? (?:last (?:week|time)|before|already|a hundred times)|broken record|old story once more|by heart)\b/,
    unless: any(
      r`he|she|him|they|mum|dad|husband|wife|boss|doctor|to me|they'?ve told|told me|says|sings?|learn\w*|vinyl|every day the same|mistake|record player|plays?|qur'?an|poem|same problem with|same thing happen\w*|happen\w*|did the same|do the same|nan|exactly the same thing`,
    ),
    receives: [
      ['Again, then, and it has not gone away.', 'Same thing again, still there.'],
      ['It may be told as often as it needs.', 'You can say it as many times as you need.'],
    ],
    questions: [
      [
        'exception',
        'What is different in it this time, however slightly?',
        "What's even slightly different this time?",
      ],
      ['meaning', 'Which part of it has still not been said?', "Which bit of it still hasn't been said?"],
    ],
  },
  {
    id: 'here-did-what-we-said',
    says: [
      'I did the thing we talked about',
      'remember the thing i said id try, i did it',
      'Since our last talk I have gone and done what I had planned',
    ],
    needs: all(
      r`i did (?:it|the|what|that)|did it|have gone and done|done (?:what|it|the)|i tried (?:it|that|the|what)|managed (?:it|the|to do what)|i actually did|i'?ve done`,
      r`we (?:talked|spoke|said|planned|discussed|agreed)|(?:said|told you) (?:id|i'?d|i would|that i(?:'d| would))|had planned|our last (?:talk|chat|session)|you (?:suggested|said|mentioned)|plan (?:i|we) made|from last (?:time|week)`,
    ),
    unless: any(
      r`didn'?t|didnt|haven'?t|not do|couldn'?t|he|she|him|my (?:boss|husband|wife|partner|ex|sister|mum)|i did what (?:he|she|they)|did it to|everything|wedding|wrong`,
    ),
    receives: [
      ['Done, and not only talked of.', 'You actually did it.'],
      ['From here to out there, and done.', 'You took it out there and did it.'],
    ],
    questions: [
      [
        'open',
        'How did it go, compared with how it was in your head?',
        "How'd it go, compared to in your head?",
      ],
      ['meaning', 'What surprised you about yourself in it?', 'What surprised you about you?'],
    ],
  },
  {
    id: 'here-did-not-do-it',
    says: [
      "I didn't do what I said I would",
      'didnt do the thing. go on, tell me off',
      'The plan I made here last time never left this page',
    ],
    needs: all(
      r`didn'?t (?:do|manage|get round|try|end up doing)|didnt (?:do|manage|get round|try)|haven'?t(?: done| tried| managed|$)|havent (?:done|tried)|never left this page|failed to do|not done|i haven'?t`,
      r`i said (?:i'?d|id|i would)|what i said|the thing|said i(?:'d| would)|we (?:talked|said|agreed|planned|discussed|spoke)|the plan|you suggested|my homework|told you i(?:'d| would)`,
      r`didn'?t do (?:it|the|what|that|my)|didnt do (?:it|the|what|that|my)|haven'?t|havent|never left|didn'?t (?:manage|try|get round)|tell me off|not done`,
    ),
    unless: any(
      r`he|she|they|him|boss|husband|wife|haven'?t (?:been|eaten|slept|seen|spoken|told|heard|cried|left|talked|said)|teacher|school|mum|dad|accus\w*|blam\w*|i didn'?t do anything|police|the thing (?:is|that)|things|been`,
    ),
    receives: [
      ['It was planned, and it did not happen.', "It was the plan, it didn't happen."],
      ['No telling off here.', 'No telling off from me.'],
    ],
    questions: [
      ['worst', 'At which point on the way did it stop?', 'Where on the way did it stall?'],
      ['meaning', 'What did not doing it spare you?', 'What did not doing it save you from?'],
    ],
  },
  {
    id: 'here-been-away',
    says: [
      "I haven't been here for weeks",
      'sorry i ghosted you lol its been a while',
      "It's a long time since I last wrote, and a lot has happened",
    ],
    needs: all(
      r`haven'?t (?:been (?:here|on here|on|in touch)|written|logged|come|talked to you|checked in|used this|opened this)|havent (?:been (?:here|on here|on)|written|logged)|ghosted (?:you|u)|been a while|long time since i (?:last )?(?:wrote|was here|came|talked|logged|used)|it'?s been (?:a while|ages|weeks|months|long|a long time)|been away`,
      r`here|on here|you|u|wrote|write|its been a while|it'?s been a while|logged|this|app|sorry`,
    ),
    unless: any(
      r`he|she|him|her|they|home|gym|church|school|work since|ghosted me|date|dating|since (?:we|i (?:had|saw|felt|slept|ate|cried|spoke|went|left|met|kissed|got|lost|broke|moved|was (?:happy|touched|held)))|together|friends?|since mum|since dad|since my|sex|boyfriend|girlfriend|abroad|husband|wife|since the|mum`,
    ),
    receives: [
      ['A while away, and back.', "Been a while, and you're back."],
      ['No account has to be given for the gap.', "You don't owe a reason for the gap."],
    ],
    questions: [
      ['open', 'Of all that time, which day would you tell first?', 'Out of all that, which day first?'],
      ['meaning', 'What made today the day to come back?', 'What made it today, coming back?'],
    ],
  },
  {
    id: 'here-every-evening',
    says: [
      'I come here every evening now',
      'this is like my nightly ritual now, teeth then you',
      'After supper I sit down with this, as regular as the news',
    ],
    needs: all(
      r`every (?:evening|night|day|single day)|nightly|each (?:night|evening)|routine|ritual|after supper|before bed|as regular`,
      r`come here|talk(?:ing)? to you|write (?:here|to you|in here)|(?:chat\w*|speak\w*|talk\w*) (?:with|to) you|this is (?:like )?my|then you|on here|sit down with this|use this|open this|log on`,
    ),
    unless: any(
      r`he|she|don'?t come here|drink\w*|wine|husband|wife|should i|walk|work here|people who|cry|come here to (?:drink|eat|work)|park|pub|cafe|smok\w*|him|her|panic`,
    ),
    receives: [
      ['It has become part of the evening.', "It's part of your evening now."],
      ['Every evening, a bit of time for this.', 'A bit of your night, every night.'],
    ],
    questions: [
      [
        'meaning',
        'What does it do for the rest of the night?',
        'What does it do for the rest of your night?',
      ],
      ['support', 'Who had that place in the evening before?', 'Who or what used to get that slot?'],
    ],
  },
  {
    id: 'here-locked-bathroom',
    says: [
      "I'm in the bathroom with the door locked to write this",
      'hiding in the loo so i can do this in peace',
      "The tap is running so that nobody asks what I'm doing in here",
    ],
    needs: all(
      r`bathroom|loo|toilet|tap is running|toilets|cubicle|shower room|washroom`,
      r`writ(?:e|ing)|typing|do this|doing in here|talk(?:ing)? to you|messaging|peace|on here|this|whisper\w*`,
      r`locked|lock|hiding|hid|tap is running|only place|peace|alone|nobody|no one|whisper\w*`,
      r`write this|writing|typing|do this|doing in here|talk to you|talking to you|messaging|on here`,
    ),
    unless: any(
      r`panic\w*|shak\w*|he (?:is|'s) outside|he hit|scared|afraid|bang(?:ing|s) on|breathe|cut|cutting|blood|bleed\w*|pills|hurt\w*|threaten\w*|knife|threw up|vomit\w*|sick|used to|safe|door down|drunk|angry|shout\w*`,
    ),
    receives: [
      ['The one door that locks.', 'The one room with a lock.'],
      ['A few minutes nobody can walk in on.', 'A few minutes where no one can walk in.'],
    ],
    questions: [
      ['worst', 'What would they ask, if they knew what you were at?', 'What would they say if they knew?'],
      [
        'need',
        'What has to be said before somebody knocks?',
        'What do you need to say before someone knocks?',
      ],
    ],
  },
  {
    id: 'here-lunch-break-bench',
    says: [
      "I'm on a bench in my lunch break",
      'doing this on my break w a sad sandwich',
      "My colleagues think that I'm at the bank, I'm in the park writing this",
    ],
    needs: all(
      r`lunch|lunch ?break|bench|on my break|sandwich|my break|in the park|tea break|coffee break`,
      r`writ(?:e|ing)|typing|do(?:ing)? this|talk(?:ing)? to you|messaging|i'?m on a bench|on here`,
      r`i'm|im|doing this|this|my`,
    ),
    unless: any(
      r`ten minutes|only have|in 10|car|toilets?|loo|he|she|cried|ate (?:lunch )?alone|nobody|ward|park bench yesterday|bench press|used to|quick|few minutes|short`,
    ),
    receives: [
      ['In the middle of a working day, this.', 'Mid-shift, and here you are.'],
      ['A break, and you are using it for this.', "You're spending your break on this."],
    ],
    questions: [
      [
        'need',
        'What do you need to have put down before you go back in?',
        'What do you wanna leave here before going back in?',
      ],
      [
        'open',
        'What happened this morning that came out to the bench with you?',
        'What from this morning came outside with you?',
      ],
    ],
  },
  {
    id: 'here-on-the-bus',
    says: [
      "I'm writing this on the bus",
      'on the train rn so if i disappear its a tunnel',
      "The man next to me has crisps and I'm tilting my screen away",
    ],
    needs: all(
      r`bus|train|tube|tram|matatu|carriage|metro|crisps|plane|airport|station|coach|ferry`,
      r`writ(?:e|ing)|typing|tilting my screen|if i disappear|rn|messaging|(?:i'?m|im) (?:\w+ )?on (?:the|a) (?:bus|train|tube|tram|matatu|metro|coach|plane) (?:right )?(?:now|home|to|and)|on here|signal|tunnel`,
      r`writing|typing|tilting|disappear|rn|messaging|right now|now|signal`,
    ),
    unless: any(
      r`panic\w*|breathe|he|she|every day|used to|yesterday|driver|cried|cry\w*|shak\w*|got off|scared|follow\w*|cancel\w*|train to be|training|job|always|every (?:morning|time)|staring|stop\w*|touch\w*|assault\w*|attack\w*|faint|dizzy|sick|before i`,
    ),
    receives: [
      ['On the way somewhere, among strangers.', 'On the move, strangers all round.'],
      ['People all round, and this on the screen.', 'People everywhere, and this on your screen.'],
    ],
    questions: [
      [
        'open',
        'Where does the ride end, and what waits there?',
        "Where are you headed, and what's waiting there?",
      ],
      [
        'feeling',
        'What is it like to say this among strangers?',
        "What's it like saying this next to strangers?",
      ],
    ],
  },
  {
    id: 'here-under-the-covers',
    says: [
      "I'm in bed with the phone under the covers",
      'duvet over my head typing this w one thumb',
      'The light is out and only this screen is on',
    ],
    needs: all(
      r`bed|duvet|covers|blanket|light is out|lights? (?:are )?(?:off|out)`,
      r`writ(?:e|ing)|typing|typ(?:ed|e) this|phone under|only this screen|(?:with|and) (?:the|my) phone|talking to you|messaging|on here`,
      r`under|over my head|dark|light|screen is on|thumb|in bed`,
    ),
    unless: any(
      r`scroll\w*|he|she|cried all|used to|can'?t (?:get out|get up)|cant (?:get out|get up)|every night i|husband|wife|boyfriend|girlfriend|asleep|sleeping|hospital|hiding from|until|till|awake next to|worries|notebook|morning|noon`,
    ),
    receives: [
      ['The day is over, and this is not.', "Day's done, this isn't."],
      ['In the dark, with this.', 'Lights out, and this.'],
    ],
    questions: [
      ['thought', 'What came up when the light went off?', 'What came up once the lights were out?'],
      ['need', 'What would let you put it down for tonight?', 'What would help you leave it for tonight?'],
    ],
  },
  {
    id: 'here-crying-as-i-type',
    says: [
      "I'm crying as I write this",
      'typing this with snot everywhere sorry',
      'The letters keep swimming, I have to wipe my eyes between the lines',
    ],
    needs: all(
      r`cry|crying|tears|snot|weep\w*|sobb\w*|wipe my eyes|swimming|welling|bawling`,
      r`(?:as|while|whilst|just) (?:i'?m |im |i )?(?:write|type|writing|typing|say this|saying this)|typing this|writing this|typing through|between the lines|letters keep|(?:i'?m|im) (?:\w+ )?(?:crying|in tears|sobbing|bawling) (?:now|rn|right now|again now|just (?:writing|typing|telling|saying))|as i tell you`,
    ),
    unless: any(
      r`not crying|he|she|baby|laugh\w*|stopped crying|happy tears|kill|die|end it|goodbye|suicid\w*|hurt myself|cut`,
    ),
    receives: [
      ['There is no hurry with the next line.', 'No rush with the next bit.'],
      ['The tears may come along.', 'Tears are fine here.'],
    ],
    questions: [
      ['open', 'At which word did they start?', 'Which word set it off?'],
      [
        'need',
        'What would be good to have within reach just now?',
        'What would be good to have near you right now?',
      ],
    ],
  },
  {
    id: 'here-made-tea-for-this',
    says: [
      'I made myself a tea and lit a candle for this',
      'got my blanket, got my hot choc, ok lets go',
      'The armchair, a biscuit, the door closed: I look forward to this time',
    ],
    needs: all(
      r`tea|candle|blanket|hot choc\w*|cuppa|coffee|armchair|biscuit|fire|slippers|cocoa|chai|incense`,
      r`for (?:this|our|you)|ok lets go|look forward to this|let'?s go|to talk to you|ready (?:for this|to (?:talk|chat|write))|settled in|for the chat`,
    ),
    unless: any(
      r`he|she|him|her|mum|made (?:him|her|them)|for our (?:anniversary|wedding|guests|kids)|for you(?:r|ng)|sorry|spilt|friends?|husband|wife|fired|on fire|funeral|memorial|lit a candle for (?:him|her|my|mum|dad)|lost|for this (?:job|price)|waited|burnt`,
    ),
    receives: [
      ['You have made a place for it.', "You've got yourself all set up."],
      ['Settled in, then.', 'All cosy, then.'],
    ],
    questions: [
      ['want', 'What would you like to spend it on, so well prepared?', 'So what do you wanna spend it on?'],
      [
        'meaning',
        'When did you last take that much trouble for your own sake?',
        'When did you last set things up just for you?',
      ],
    ],
  },
  {
    id: 'here-not-a-talker',
    says: [
      "I'm not good at talking about myself",
      'not rly a feelings person tbh',
      'In our house nobody discussed such things, and I never learned how',
    ],
    needs: all(
      r`(?:not|never|no) (?:very |really |that |rly |so )?(?:good|great|used to|a|comfortable|much of a|one)|hard|bad|rubbish|terrible|crap|nobody discussed|never (?:talked|learned|learnt|discussed)|struggle|don'?t (?:really |usually |normally )?(?:talk|do)|dont (?:really |usually )?(?:talk|do)|find it (?:hard|difficult)`,
      r`talk(?:ing)? about (?:myself|my feelings|feelings|things|stuff|me|such things|this stuff|emotions)|feelings person|talker|discussed such things|opening up|open up|(?:do|doing|with|at) (?:feelings|emotions)|put(?:ting)? (?:things|it|feelings) into words|express(?:ing)? (?:myself|my feelings|it|feelings)`,
    ),
    unless: any(
      r`he|she|husband|wife|he'?s|she'?s|they (?:never|don'?t)|my (?:dad|mum|boyfriend|girlfriend|partner|son|daughter|father|mother) (?:is|never|doesn'?t|can'?t|won'?t)|english|tired of|write|typing|paper|anymore|nobody to|no one to|to (?:him|her|them|my (?:mum|dad|wife|husband|partner|friends?|girlfriend|boyfriend))`,
    ),
    receives: [
      ['It can be done in short sentences.', 'Short sentences are fine.'],
      ['Nobody is marking it.', "No one's marking it."],
    ],
    questions: [
      ['open', 'What happened today, only the facts?', 'What happened today, just the facts?'],
      ['exception', 'What could you talk about for an hour?', 'What could you talk about for an hour?'],
    ],
  },
  {
    id: 'here-not-my-language',
    says: [
      "English isn't my language, so I may say it wrong",
      'sorry my english bad i try to explain',
      'I think in Portuguese and write it here in translation',
    ],
    needs: all(
      r`english|language|translat\w*|grammar|mother tongue|swahili|polish|arabic|spanish|portuguese|french|german|turkish|ukrainian|hindi|urdu|words`,
      r`isn'?t my|not my|is not my|bad|sorry|excuse|second language|think in|say it wrong|don'?t (?:find|know) (?:always )?(?:the|all|how)|my english|not (?:native|good|perfect|so good|very good)|write it here in|forgive`,
      r`english|language|translation|translate|mother tongue`,
    ),
    unless: any(
      r`teacher|school|class|exam|essay|learning|duolingo|bad language|body language|language app|love language|he|she|laugh\w*|spelling|accent|husband|wife|visa|interview|course|at work|people|boss|degree|talk about myself|signs?|don'?t understand me`,
    ),
    receives: [
      ['You are saying it in another language than your own.', "You're doing this in another language."],
      ['It need not be correct here.', "It doesn't have to be correct."],
    ],
    questions: [
      [
        'example',
        'Which word for it exists only in your own language?',
        "What's the word for it in your own language?",
      ],
      [
        'meaning',
        'What goes missing when it is put into English?',
        'What gets lost when you say it in English?',
      ],
    ],
  },
  {
    id: 'here-sorry-for-spelling',
    says: [
      'Sorry for my spelling',
      'ignore my typos im dyslexic and typing fast',
      'You will have to excuse how I write, I left school early',
    ],
    needs: all(
      r`spelling|typos?|dyslexi[ac]|my writing|how i write|grammar|punctuation|spell|autocorrect|typing`,
      r`sorry|ignore|excuse|forgive|apolog\w*|bear with|bad at|can'?t spell|cant spell|pardon|never mind`,
    ),
    unless: any(
      r`english|email|boss|report|work|essay|teacher|son|daughter|exam|letter to|he|she|language|crying|snot|diagnos\w*|class|cry|homework|keep saying sorry|typing this|text`,
    ),
    receives: [
      ['The spelling does not matter here.', "Spelling doesn't matter here."],
      ['Nobody corrects it in here.', "No one's correcting it."],
    ],
    questions: [
      ['when', 'Where did minding about it begin?', 'Where did worrying about it start?'],
      [
        'open',
        'If spelling did not exist, what would you write next?',
        "If spelling wasn't a thing, what would you write next?",
      ],
    ],
  },
  {
    id: 'here-do-not-believe-in-this',
    says: [
      "I don't believe in this sort of thing",
      'therapy is a bit of a scam imo but whatever',
      "I have to say I'm sceptical that talking changes anything",
    ],
    needs: all(
      r`don'?t (?:really )?(?:believe|buy|see (?:the point|how))|dont (?:really )?(?:believe|buy|see)|scam|scept\w*|skeptic\w*|nonsense|rubbish|waste of time|not (?:convinced|sure (?:this|talking)|a believer)|doubt|bollocks|pointless|never (?:helps|works|helped|believed)|won'?t (?:work|help)`,
      r`therapy|talking (?:changes|helps|about|stuff|cure|therap\w*)|this sort of thing|all this (?:talking|stuff|therapy)|therapists?|counsell?ing|this kind of thing|(?:this|it) (?:helps|works|will help)|shrinks?|talking`,
    ),
    unless: any(
      r`he|she|husband|wife|dad|mum|parents?|believe (?:it|you|him|her|in (?:god|myself|me))|family|people|talking rubbish|talking nonsense|men|god|boss|talking (?:to|about) (?:him|her|my)|self[- ]doubt|no doubt|partner|last time|he'?s|they|she'?s|talking behind`,
    ),
    receives: [
      ['You are not sold on it, and you are here.', 'Not sold on it, and here anyway.'],
      ['No belief is required.', "You don't have to buy into it."],
    ],
    questions: [
      [
        'exception',
        'What has ever changed something for you, if not talking?',
        'What has actually changed things for you before?',
      ],
      [
        'want',
        'What would convince you that it had not been a waste?',
        'What would make this not a waste of time?',
      ],
    ],
  },
  {
    id: 'here-not-what-i-meant',
    says: [
      "That isn't what I meant",
      'no you got me wrong there',
      'You have misread me, I was saying something different',
    ],
    needs:
      /^(?:(?:no|nah|nope|hm+|um|er|well|but|sorry|look|wait|actually|oh)[,. !]*){0,4}(?:(?:that|this|it)(?:'s| is|s)? ?(?:not|isn'?t|isnt|wasn'?t|wasnt|was not)(?: at all| really| quite| exactly)? what i (?:meant|mean|said|was saying|wanted to say)|(?:i think )?you(?:'ve|ve| have)? ?(?:got|have|took) (?:me|that|it)(?: all)? (?:all )?wrong(?: there)?|you(?:'ve|ve| have)? ?(?:misread|misunderstood|misunderstand)(?: (?:me|that|what i said|it))?|i (?:didn'?t|didnt|did not) (?:mean|say) (?:that|it like that|it that way))(?: (?:there|at all|really|tho|though|mate))?(?:[,.;!]+ ?(?:i (?:was|meant|am).{0,60})?)?$/,
    receives: [
      ['Then it was heard wrongly.', 'Got you wrong, then.'],
      ['It was meant differently from how it was taken.', 'You meant something else, then.'],
    ],
    questions: [
      [
        'meaning',
        'How would you put it, so that nobody could miss it?',
        'How would you say it so no one could miss it?',
      ],
      ['open', 'Which word in there led away from what you meant?', 'Which word sent it the wrong way?'],
    ],
  },
  {
    id: 'here-exactly-that',
    says: ["Yes, that's exactly it", 'omg yes thats literally it', 'You have put your finger right on it'],
    needs:
      /^(?:(?:yes|yeah|yep|yup|omg|oh|wow|god|exactly|ok|okay|gosh|ha|well|hm+)[,. !]*){0,4}(?:(?:that|this|it)(?:'s| is|s)? ?(?:exactly|literally|precisely|just|totally|absolutely)? ?(?:it|that|exactly it|it exactly|how it is|what it is|exactly right|spot on)|you(?:'ve|ve| have)? ?(?:hit the nail on the head|put your finger (?:right )?on it|nailed it|got it(?: exactly| in one)?)|exactly(?: that| this)?|spot on|precisely(?: that)?|you'?ve hit the nail on the head|bang on)(?:[,. ]+(?:yes|yeah|exactly|precisely|you'?ve (?:hit|put|nailed|got).{0,40}|honestly|tbh|thank you))?[.! ]*$/,
    unless: /^(?:ok|okay|well|yes|yeah|yep|yup|hm+)?[,. !]*(?:that|this|it)(?:'s| is|s) (?:it|that)[.! ]*$/,
    receives: [
      ['That is the place, then.', "That's the one, then."],
      ['Something in that was right.', 'Something in that hit the spot.'],
    ],
    questions: [
      ['example', 'When did you last feel precisely that?', 'When was the last time it was exactly that?'],
      ['meaning', 'Which word of it was the one that fitted?', 'Which word was the one?'],
    ],
  },
  {
    id: 'here-had-not-thought',
    says: [
      "I haven't thought about it",
      'never crossed my mind tbh',
      "It hasn't occurred to me to look at it that way",
    ],
    needs:
      /^(?:(?:no|nah|hm+|um|er|well|honestly|oh|huh|wow|tbh|actually|to be honest)[,. !]*){0,4}(?:(?:i(?:'ve|ve| have)?)? ?(?:haven'?t|havent|hadn'?t|hadnt|never|not)(?: ever| really| actually| even)?(?: ever)? (?:thought|considered|looked)(?: (?:about|of|at))? ?(?:it|that|this)?(?: (?:like that|that way|before|in that way|this way|much|yet|until now|really)){0,4}|(?:it|that)?(?:'s| has| had)?(?: ?hasn'?t| ?hasnt| ?never| not| hadn'?t| didn'?t){1,2}(?: even| really)? (?:occurred|occur|crossed|cross|struck)(?: to me| my mind| me)?(?: (?:to (?:look|see|think).{0,40}|before|until now|like that))?)(?:[,. ]+(?:tbh|honestly|really|to be honest|no|actually|before|yet|ngl)){0,4}[.! ]*$/,
    receives: [
      ['New ground, then.', 'New one, then.'],
      ['It does not have to be thought out now.', "You don't have to have an answer ready."],
    ],
    questions: [
      ['thought', 'What is the first thing that comes, unpolished?', "What's the first thing that pops up?"],
      [
        'open',
        'Where does your mind usually go, when it comes near that?',
        'Where does your head usually go with that?',
      ],
    ],
  },
  {
    id: 'here-nobody-has-asked',
    says: [
      'Nobody has ever asked me that',
      'huh no ones asked me that before',
      'In all these years that question was never put to me',
    ],
    needs:
      /^(?:(?:no|hm+|huh|wow|oh|gosh|um|er|well|honestly|you know|tbh|god)[,. !]*){0,4}(?:(?:nobody|no ?one|no ones|no one'?s|not once|never)(?: has|'s|s)? ?(?:has |have |ever |anyone |anybody |really |actually |even ){0,4}(?:asked|asks|put)(?: me| that question| that){0,4}(?: (?:that|this|it|before|to me|so directly|like that|in my life)){0,4}|(?:i(?:'ve|ve| have)?|i was) (?:never|not)(?: ever)? been asked (?:that|this|it)(?: before)?|in all (?:these|my) years.{0,30}(?:never|not|no ?one|nobody).{0,20}(?:asked|put to me)|(?:first|1st) time (?:anyone|anybody|someone|i'?ve).{0,12}asked (?:me )?(?:that|this))(?:[,. ]+(?:tbh|honestly|before|really|actually|wow|ever)){0,4}[.! ]*$/,
    receives: [
      ['Never asked, until now.', "No one's asked till now."],
      ['Then there may be no answer lying ready.', "So there's no answer ready to go."],
    ],
    questions: [
      ['want', 'Who might have asked it, long ago?', 'Who do you wish had asked?'],
      ['thought', 'What stirs, now that it has been asked?', "What comes up, now it's been asked?"],
    ],
  },
  {
    id: 'here-depends-on-day',
    says: [
      'It depends on the day',
      'some days yeah some days no',
      'That changes, ask me tomorrow and I will say something else',
    ],
    needs:
      /^(?:(?:hm+|um|er|well|honestly|oh|tbh|idk|i guess|i suppose|i think)[,. ]*){0,4}(?:(?:it|that)?(?:'s| really| all| just){0,4} ?(?:depends|varies|changes|is different)(?: (?:on|from|every|day|with|by|in) ?(?:the |my |what |how )?(?:day|mood|days|week|moment|time|to day|day to day|hour)?(?: (?:to|by|of|really|the) ?(?:day|week|hour|moment)?)?)?(?: i(?:'m| am) in)?|some days (?:yeah|yes|yep|more|it does|i do|good|it is|better|are (?:good|better|ok|okay|fine|worse|bad))[, ]*(?:and |but )?(?:some(?: days)?|others?|other days) ?(?:are |not|no|nah|nope|less|it doesn'?t|i don'?t|bad|worse|it isn'?t|fine|ok){0,4}(?: (?:so much|really|bad|worse|good|better|not|at all))?|(?:that|it) changes[, ]+ask me tomorrow.{0,50})(?:[,. ]+(?:really|honestly|tbh|i guess|i suppose|to be honest|lol)){0,4}[.! ]*$/,
    unless: /^(?:\W*)(?:changes|varies|is different)\W*$/,
    mayBeAhead: true,
    receives: [
      ['One day so, the next day otherwise.', 'One way one day, another the next.'],
      ['It is not always the same, then.', "So it's not always the same."],
    ],
    questions: [
      ['open', 'And what sort of day is today?', 'So what kind of day is today?'],
      ['exception', 'What makes the better sort of day begin?', 'What gets one of the better days going?'],
    ],
  },
  {
    id: 'here-it-is-complicated',
    says: [
      "It's all a bit complicated",
      'ugh long story, theres layers',
      'There are too many sides to that for a simple answer',
    ],
    needs:
      /^(?:(?:hm+|ugh|um|er|well|honestly|oh|tbh|idk|no|nah|it'?s a)[,. ]*){0,4}(?:(?:it|that|things)(?:'s| is|s| are)?(?: all| just| a bit| quite| very| so| really| rather| kinda| pretty| more| too| a){0,4} (?:complicated|complex|long story|messy|tricky to explain|hard to explain)(?: (?:really|than that|tbh|honestly))?|(?:it|that)(?:'s| is|s)?(?: not|n'?t)(?: really| quite)? (?:that|so|as) (?:simple|easy|straightforward)(?: (?:as that|really))?|long story|complicated|there(?:'s|s| is| are)? ?(?:are )?(?:layers|a lot to it|more to it(?: than that)?|too many sides to (?:that|it).{0,30}))(?:[,. ]+(?:long story|there(?:'s|s| is| are)? ?(?:layers|a lot to it|more to it|lots to it)|really|honestly|tbh|lol|i guess)){0,4}[.! ]*$/,
    receives: [
      ['More than one thing at once, then.', 'More than one thing going on, then.'],
      ['It need not be made simple here.', 'No need to make it simple.'],
    ],
    questions: [
      [
        'open',
        'Of all the strands, which one is tightest today?',
        "Out of all of it, what's the tightest bit today?",
      ],
      ['support', 'Who understands it without needing it explained?', 'Who gets it without you explaining?'],
    ],
  },
  {
    id: 'here-both-really',
    says: [
      'Both of them, really',
      'kinda both tbh at the same time',
      "A bit of the one and a bit of the other, I couldn't choose",
    ],
    needs:
      /^(?:(?:hm+|um|er|well|honestly|oh|tbh|idk|i think|i guess|i'd say|id say|probably|kinda|kind of|sort of|maybe|yeah|yes|bit of)[,. ]*){0,4}(?:both(?: of (?:them|those|it))?|a (?:bit|little|mix|mixture) of (?:both|each|the one and (?:a )?(?:bit )?(?:of )?the other|one and (?:a )?(?:bit )?(?:of )?the other|the two)|equally both)(?:[,. ]+(?:really|tbh|honestly|i think|i guess|i suppose|probably|at (?:the same time|once)|at the same|i couldn'?t (?:choose|say|pick)|equally|i'd say|to be honest|lol|if i'?m honest|in a way|depending on the day)){0,4}[.! ]*$/,
    receives: [
      ['The two of them, side by side.', 'Both at once, then.'],
      ['They do not cancel each other out.', "One doesn't cancel the other."],
    ],
    questions: [
      ['when', 'When does the one get louder than the other?', 'When does one get louder than the other?'],
      ['meaning', 'Which of the two do you show people?', 'Which of the two do people get to see?'],
    ],
  },
  {
    id: 'here-neither-one',
    says: [
      "Neither of those, I'd say",
      'nah neither, its something else',
      "It isn't the first and it isn't the second",
    ],
    needs:
      /^(?:(?:hm+|um|er|well|honestly|oh|tbh|no|nah|i think|i guess|i'd say)[,. ]*){0,4}(?:neither(?: (?:of (?:those|them|these)|one|nor|really))?|it (?:isn'?t|isnt|is not|'s not) (?:the first and it (?:isn'?t|'s not) the second|one or the other|either(?: of (?:those|them))?|any of (?:those|them))|(?:it'?s |its )?not (?:either(?: of (?:those|them))?|really either)|none of (?:those|them|the above|these))(?:[,. ]+(?:really|tbh|honestly|i'd say|id say|i think|i guess|i suppose|it'?s something else|its something else|something else|to be honest|actually)){0,4}[.! ]*$/,
    mayBeAhead: true,
    receives: [
      ['Neither, then, but a third thing.', 'Neither, so something else.'],
      ['Those did not fit.', 'Neither one fits, then.'],
    ],
    questions: [
      ['meaning', 'What would be closer?', 'What would be closer?'],
      [
        'example',
        'If it had a colour or a weather, which would it be?',
        'If it was a colour or a kind of weather, which?',
      ],
    ],
  },
  {
    id: 'here-do-not-know-really',
    says: ["I don't know, honestly", 'idk no clue sorry', "I have no answer to that, there's only a blank"],
    needs:
      /^(?:(?:hm+|um|er|well|honestly|oh|tbh|sorry|nah|no|ugh|yeah)[,. ]*){0,3}(?:i (?:really |honestly |just |actually |genuinely )?(?:don'?t|dont|do not|didn'?t) (?:really |even |actually )?know|idk|dunno|i dunno|don'?t know|dont know|no (?:idea|clue)|i(?:'ve|ve| have)? ?(?:have |got )?no (?:idea|clue|answer)(?: to that| for that)?|not sure|i'?m not (?:really |so )?sure|couldn'?t (?:say|tell you)|who knows|i have no answer to that,? there'?s only a blank|i can'?t (?:say|tell)|hard to say)(?:[,. ]+(?:really|tbh|honestly|sorry|no clue|no idea|to be honest|to that|actually|lol|idk|i guess|i just don'?t|exactly)){0,3}[.!… ]*$/,
    receives: [
      ['Not knowing is an answer as well.', "Not knowing's an answer too."],
      ['It can stay open.', 'It can just stay open.'],
    ],
    questions: [
      [
        'thought',
        'If you had to guess, and it did not count, what then?',
        "If you had to guess and it didn't count, what then?",
      ],
      [
        'body',
        'And what does your body do, when you look for the answer?',
        'What does your body do when you look for it?',
      ],
    ],
  },
  {
    id: 'here-bit-of-everything',
    says: [
      'A bit of everything, I suppose',
      'everything tbh, work home money all of it',
      "There's no one thing, it all comes in at the same time",
    ],
    needs:
      /^(?:(?:hm+|um|er|well|honestly|oh|tbh|idk|i think|i guess|probably|kinda|just|it'?s|its)[,. ]*){0,4}(?:a (?:bit|little|mix|mixture) of (?:everything|all of (?:it|them|that|those)|it all|all|all sorts)|(?:all )?sorts(?: of things)?|all sorts of (?:things|stuff)[,. ]+there (?:isn'?t|is no) one.{0,25}|everything(?: really| tbh)?[, ]+(?:work|home|money|school|family|life|all|just|really|tbh).{0,40}|there(?:'s| is|s)? (?:no one thing|not one thing|no single thing|not (?:just )?one thing)(?:[, ]+it (?:all|just|it).{0,40})?|all of (?:it|the above|that)(?: really| at once| together)?|not (?:just )?one thing(?: in particular)?)(?:[,. ]+(?:really|tbh|honestly|i guess|i suppose|i think|to be honest|probably|at once|all at once)){0,4}[.! ]*$/,
    receives: [
      ['All of it, and all together.', 'The whole lot, all at once.'],
      ['No single culprit, then.', 'Not just one thing, then.'],
    ],
    questions: [
      [
        'need',
        'If one could be lifted off until Friday, which one?',
        'If one could go away till Friday, which one?',
      ],
      ['when', 'Which of it was there first?', 'Which bit was there first?'],
    ],
  },
  {
    id: 'here-hard-question',
    says: [
      "That's a hard question",
      'oof thats a tough one gimme a sec',
      "I'd need to think about that for a good while",
    ],
    needs:
      /^(?:(?:hm+|um|er|well|honestly|oh|oof|wow|tbh|idk|god|gosh|ooh|phew|no|yeah|ok|okay)[,. !]*){0,4}(?:(?:that|this|it)(?:'s| is|s)?(?: a| such a| quite a| really| very| a really| a very| a pretty| kinda){0,4} (?:hard|tough|tricky|difficult|big|good hard)(?: (?:one|question))?(?: (?:to answer|that one))?|(?:hard|tough|tricky|difficult|big) (?:one|question)|i(?:'d|d| would)(?: need| have) to think about (?:that|it|this)(?: (?:for a (?:good )?while|one|first|more|properly)){0,4}|(?:i )?(?:need|let me|lemme|have) (?:to )?think(?: about (?:that|it|this)(?: one)?)?)(?:[,. ]+(?:gimme a sec|give me a (?:sec|second|minute|moment)|tbh|honestly|that|to answer|really|let me think|i don'?t know|idk|i guess|lol)){0,4}[.! ]*$/,
    unless:
      /^(?:\W*)(?:it|this)(?:'s| is|s) (?:so |really |very )?(?:hard|tough|difficult|tricky|big)\W*(?:honestly|tbh|really|i guess|lol|idk|i don'?t know)?\W*$|^(?:\W*)(?:i )?(?:need|have) to think\W*$/,
    receives: [
      ['It may take its time.', 'Take your time with it.'],
      ['It can be left unanswered, too.', 'You can leave it hanging too.'],
    ],
    questions: [
      ['thought', 'Which part of an answer is there already?', 'What bit of an answer have you got so far?'],
      ['meaning', 'What makes that one hard?', 'What makes it a hard one?'],
    ],
  },
  {
    id: 'here-hearing-myself',
    says: [
      'It sounds different now that I say it out loud',
      'seeing it typed out is kinda wild',
      "I hadn't known that I thought so until I wrote it here just now",
    ],
    needs: all(
      r`say(?:ing)? (?:it|this|that)|said (?:it|this|that)|typed (?:it )?out|typing (?:it|this)|wrote (?:it|this)(?: here| down)?|written (?:it|this)|see(?:ing)? it (?:typed|written)|hear(?:ing)? myself|reading (?:it|this|that) back|read (?:it|this) back|writing (?:it|this) (?:down|out)`,
      r`different|wild|weird|strange|hadn'?t known|didn'?t (?:know|realise) (?:that )?i (?:thought|felt)|odd|mad|crazy|funny|surpris\w*|sounds`,
      r`now that|now|until|when i|seeing|reading|hearing|out loud|aloud|just now|here`,
    ),
    unless: any(
      r`small|nothing problem|laugh\w*|he|she|him|my voice|recording|machine|robot|text|email|silly to|tiny|petty|stupid|easier|hear (?:him|her|them)|voices|pathetic|ridiculous|trivial|sounds (?:bad|awful|crazy|mad|stupid)`,
    ),
    receives: [
      ['Outside your head it is another thing.', "It's different once it's out of your head."],
      ['You were listening too, as you said it.', 'You heard it as well, just then.'],
    ],
    questions: [
      ['meaning', 'Which of your own words caught you?', 'Which of your own words got you?'],
      ['open', 'How had it sounded, on the inside?', 'How did it sound on the inside?'],
    ],
  },
  {
    id: 'here-sounds-small',
    says: [
      'It sounds so small now that I have written it',
      'reading it back its such a nothing problem lol',
      "On the screen it's hardly two lines, and it has ruined my week",
    ],
    needs: all(
      r`sounds|looks|seems|reading (?:it|this) back|written (?:it|this)|on the screen|feels|writing (?:it|this)|typing (?:it|this)`,
      r`small|tiny|petty|trivial|nothing problem|stupid|silly|two lines|pathetic|like nothing|so little|ridiculous|minor|daft`,
      r`now (?:that|ive|i'?ve|i)|written|typed|typing|reading|on the screen|writ(?:e|ing)|say it out loud|when i say|saying it|out loud|on paper`,
    ),
    unless: any(
      r`he|she|him|her|machine|robot|ai|bot|handwriting|screen time|text|email|house|flat|body|laugh\w*|feel(?:s)? small|letter|message|my boss|report`,
    ),
    receives: [
      ['Short to write, and not short to live with.', 'Short to write, not so short to live.'],
      ['Small on the page, at least.', 'Looks small on the screen, at least.'],
    ],
    questions: [
      ['body', 'How big is it when you are not writing it?', "How big is it when you're not typing it?"],
      ['worst', 'Which part of it did not get into the words?', "Which bit didn't make it into the words?"],
    ],
  },
  {
    id: 'here-question-annoyed-me',
    says: [
      'That question annoyed me',
      'why would you ask that, it got my back up',
      'I notice I have become irritable since you asked',
    ],
    needs: all(
      r`question|asked|ask|asking`,
      r`annoy\w*|irritat\w*|irritable|got my back up|cross|angry|wound me up|rubbed me|pissed|offend\w*|don'?t like (?:that|being|your)|stupid question|bothers me`,
      r`you (?:\w+ )?(?:ask|asked)|that question|your (?:last )?questions?|since you asked|being asked that|these questions`,
    ),
    unless: any(
      r`he|she|they|him|her|my (?:mum|boss|husband|wife|dad|friend|sister|colleague)|people (?:ask|keep)|everyone|did you ask (?:him|her)|mother|doctor|partner`,
    ),
    receives: [
      ['It rubbed you up the wrong way.', 'That one rubbed you the wrong way.'],
      ['Annoyed is allowed.', 'You can be annoyed here.'],
    ],
    questions: [
      ['meaning', 'What did it seem to be saying about you?', 'What did it sound like it was saying?'],
      ['support', 'Who else asks in that way?', 'Who else asks stuff like that?'],
    ],
  },
  {
    id: 'here-interrupted',
    says: [
      'Sorry, someone came in and I had to stop',
      'had to hide my phone my mum walked in',
      "The doorbell went in the middle of my sentence, I'm back now",
    ],
    needs: all(
      r`(?:someone|somebody|my (?:mum|mom|dad|husband|wife|sister|brother|son|daughter|boss|flatmate|roommate|kid|colleague)|mum|he|she|the (?:kids?|doorbell|phone|postman)|doorbell|kid)\b.{0,25}\b(?:came in|walked in|rang|went|came home|knocked|called me|needed me|interrupted)|i'?m back|im back|got interrupted|was interrupted|had to (?:stop|break off|hide my phone|go for a sec)`,
      r`sorry|back|had to|interrupted|where was i|hide my phone|mid ?sentence|middle of my sentence|break off`,
      r`had to (?:stop|break off|hide my phone|go|close|put)|i'?m back(?: now)?(?:$|[,.!])|im back(?: now)?(?:$|[,.!])|where was i|interrupted|middle of my sentence`,
    ),
    unless: any(
      r`he interrupted|interrupt(?:s|ed)? me (?:in|all|at|when)|work|i'?m back (?:at|to|in|with|on|together|home|where)|meeting|cheat\w*|naked|sex|stop (?:eating|drinking|taking|seeing|breastfeeding|working)|had to go to|ambulance|hospital|caught|ex|years|weeks|always|cried|panic\w*`,
    ),
    receives: [
      ['Broken off, and here again.', "Cut off, and you're back."],
      ['It has kept its place.', "It's right where you left it."],
    ],
    questions: [
      ['open', 'Where had you got to, when it broke off?', 'Where were you up to?'],
      [
        'feeling',
        'Who did you have to be for that minute, out there?',
        'Who did you have to be for that minute?',
      ],
    ],
  },
  {
    id: 'here-baby-will-wake',
    says: [
      'I may have to go any moment, the baby will wake up',
      'if i vanish its cos my kids up from his nap',
      'My mother is having her rest, and when she calls I must run',
    ],
    needs: all(
      r`may|might|could|if i|any (?:moment|minute|second)|when|soon`,
      r`baby|kid|kids|kid'?s|toddler|son|daughter|mother|mum|little one|dad|gran|nan|child`,
      r`wake|wakes|waking|up from|nap|calls|asleep|sleeping|rest`,
      r`go|vanish|disappear|run|stop|leave|off`,
    ),
    unless: any(
      r`night|every (?:two|three|hour)|won'?t (?:sleep|nap)|can'?t|sleep training|he|hospital|die|dying|wake up dead|leave (?:him|her|my|the|me)|school|party|if i leave|divorce|scared|dreams?`,
    ),
    receives: [
      ['You may be called away at any point.', 'You might have to dash any second.'],
      ['Time of your own, with one ear open.', 'Your time, with one ear out.'],
    ],
    questions: [
      [
        'need',
        'What is the thing to say in case it is only this minute?',
        "If you only get this minute, what's the thing to say?",
      ],
      ['support', 'Who listens out for you?', 'Who listens out for you?'],
    ],
  },
  {
    id: 'here-nobody-knows-i-do-this',
    says: [
      'Nobody knows that I talk here',
      'this app is in a folder called utilities so my bf wont see',
      'I clear the history each time, my family has no idea that I use this',
    ],
    needs: all(
      r`nobody|no ?one|secret|family has no idea|so (?:that )?(?:my|he|she|they|nobody|no ?one)|hid(?:den|e|ing)?|clear the history|no idea|doesn'?t know|don'?t know|hasn'?t a clue|has a clue`,
      r`(?:talk|come|write|i'?m|im) (?:on |in )?here|use this|this app|(?:on|using|doing|do) (?:here|this|it here)|talk to you|the history each time|talking to you`,
      r`nobody|no ?one|secret|won'?t see|wont see|no idea|doesn'?t know|clear the history|has a clue`,
    ),
    unless: any(
      r`what i'?m about|going to say|told (?:him|her|my friend)|how i feel|nobody (?:cares|understands|loves|helps|wants|to talk|else)|no ?one (?:cares|understands|loves|helps|wants|to talk|else)|why i'?m|no idea (?:why|what|how)|(?:can|will|does|do) (?:anyone|you|they)|private|store|delete my|i have no idea|is this|i don'?t know|don'?t know (?:why|what|how|if)|anymore|at this|like this|this (?:job|school|town)`,
    ),
    receives: [
      ['It is your own business that you come here.', "It's just your thing, this."],
      ["Done quietly, without anyone's knowing.", 'On the quiet, no one knows.'],
    ],
    questions: [
      ['worst', 'What would they make of it, if they knew?', 'What would they think if they knew?'],
      ['meaning', 'What is good about having it to yourself?', "What's good about it being just yours?"],
    ],
  },
  {
    id: 'here-told-friend-about-this',
    says: [
      'I told my friend that I use this',
      'mentioned this app to my flatmate and she downloaded it too',
      'Over dinner it came out that I write in here, and nobody thought it odd',
    ],
    needs: all(
      r`told|mentioned|said|came out|showed|recommended`,
      r`friend|flatmate|mate|sister|brother|mum|dad|wife|husband|partner|over dinner|boyfriend|girlfriend|colleague|daughter|son|him|her|them`,
      r`(?:i|that i) (?:use|write in|write on|talk|come on|chat) (?:this|here|to you|on here|in here)|this app|about (?:this app|this site|this chat|you)\b(?! \w+ing)|use this|writ(?:e|ing) in here|downloaded it`,
    ),
    unless: any(
      r`nobody knows|no one knows|told me|haven'?t told|not told|made me|can'?t tell|he told|she told|so (?:that )?(?:he|she|my|bf)|never told|don'?t tell|will you tell|about you and`,
    ),
    receives: [
      ['It is known now that you do this.', 'So people know you do this now.'],
      ['You said it, to someone you see in daylight.', 'You told a real person about it.'],
    ],
    questions: [
      ['open', 'What did they ask about it?', 'What did they say about it?'],
      ['meaning', 'What did you say it was good for?', "What did you tell them it's good for?"],
    ],
  },
  {
    id: 'here-lighter-now',
    says: [
      'I feel lighter now than when I began',
      'ok phew, actually feel better getting that out',
      'Something in my shoulders has come down while writing this',
    ],
    needs: all(
      r`lighter|better|weight off|relie(?:f|ved)|phew|calmer|come down|easier`,
      r`now|actually|feels (?:a bit |a little |much |already )?lighter|getting (?:that|it|this) out|than (?:when|i was|before i|half an hour)|after (?:writing|typing|talking|saying|this)|while writing|just (?:writing|typing|saying|telling)|having (?:said|written|told)|for (?:saying|telling|getting)|that'?s a weight off`,
      r`i feel|feels?|i'?m|my shoulders|phew|weight off|that helped|felt good`,
      r`than (?:when i began|when i (?:started|came|opened|logged)|i was|before i (?:started|wrote))|getting (?:that|it|this) out|weight off|while writing|after (?:writing|typing|talking|saying) (?:this|it|that|to you|here|all)|(?:having|for|just) (?:said|written|told|saying|writing|typing|telling|getting)|phew|feels (?:a bit |a little |much |already )?lighter|i feel (?:a bit |a little |much |so much |bit |already |actually )?(?:lighter|calmer|better) now`,
    ),
    unless: any(
      r`not|don'?t|want to feel|when will|used to|would|if|he|she|medication|tablets|pills|weigh|kilos|never|last time|won'?t|drink\w*|cut\w*|better than (?:me|him|her)|until|than i was (?:last|a (?:year|month)|before|in|at|when)|him|throw\w*|threw|vomit\w*|purg\w*|smok\w*`,
    ),
    receives: [
      ['Something has come down a little.', "Something's let go a bit."],
      ['It weighs less than it did.', 'It weighs a bit less now.'],
    ],
    questions: [
      ['body', 'Where do you notice it most?', 'Where do you notice it most?'],
      ['next', 'What would you like to do with the next hour?', 'What do you wanna do with the next hour?'],
    ],
  },
  {
    id: 'here-tired-of-talking',
    says: [
      "I'm tired of talking about it",
      'im so done explaining myself to people',
      "I've told this to four professionals and I have no breath left for a fifth",
    ],
    needs: all(
      r`tired|sick|done|exhausted|fed up|no breath left|weary|bored|worn out`,
      r`(?:talking|going over|explaining|repeating|telling) (?:about )?(?:it|this|myself|the (?:same )?story|everything|the same)|explain myself|having to explain|told this to|breath left`,
    ),
    unless: any(
      r`him|he|she|her talking|listening|people talking|explaining (?:to him|to her|my job|things to)|not done|talking to (?:him|her|walls?|the wall)|they keep|bored (?:at|of him)|hearing|pretend\w*|being|my (?:husband|wife|mum|boss|partner|boyfriend|girlfriend)`,
    ),
    receives: [
      ['Told so often that it wears you out.', "You've told it way too many times."],
      ['It need not be told from the start again here.', "You don't have to go through it all again."],
    ],
    questions: [
      [
        'need',
        'What would you like to be known already, without telling it?',
        'What do you wish people just knew already?',
      ],
      ['meaning', 'What did all that telling never bring?', 'What did all that explaining never get you?'],
    ],
  },
  {
    id: 'here-waited-all-day',
    says: [
      "I've waited all day to say this",
      'been dying to get on here since this morning to tell u',
      "Since breakfast I've carried this about and now I can sit down with it",
    ],
    needs: all(
      r`wait(?:ed|ing) (?:all day|all week|since)|been dying to|couldn'?t wait|couldnt wait|carried this (?:about|around)|all day|since (?:this morning|breakfast|lunch)|bursting`,
      r`say this|tell (?:u|you)|sit down with it|get on here|write (?:this|to you|here)|come (?:on )?here|talk to you|on here|get this out|say it`,
    ),
    unless: any(
      r`he|she|him|her|them|wait(?:ed|ing) (?:all day|since) for|cried all day|in bed all day|work(?:ed|ing)? all day|crying all day|anxious all day|cry all day|alone all day|them all day|said nothing all day|they|text(?:ed)? (?:back|me)|call(?:ed)? (?:back|me)|felt|feel|been (?:sad|low|anxious|off|crying|panick\w*)|want to|can'?t say`,
    ),
    receives: [
      ['All day, and now is the moment.', 'All day, and now you can.'],
      ['It has been carried about since the morning.', "You've had it on you all day."],
    ],
    questions: [
      ['open', 'Then what is the first sentence of it?', "Go on then, what's the first line?"],
      ['worst', 'At which point of the day did it nearly come out?', 'When did it nearly come out today?'],
    ],
  },
  {
    id: 'here-walking-the-dog',
    says: [
      "I'm doing this while I walk the dog",
      'typing n walking round the block, needed air',
      "My feet are going through the woods and I'm speaking into the phone",
    ],
    needs: all(
      r`walk(?:ing)? (?:the|my|our) dogs?|walking|woods|round the block|pacing|on a walk|out walking|strolling|marching`,
      r`doing this|typing|speaking into|writ(?:e|ing) (?:this|to you|here)|while i walk|talking to you|dictat\w*|voice typing|while walking`,
    ),
    unless: any(
      r`every day|after supper|routine|used to|he|she|yesterday|alone at night|follow\w*|home alone|every evening|scared|panic\w*|can'?t|died|eggshells|stick|walking away|walking out|walks|him|her|bus|train`,
    ),
    receives: [
      ['Walking, and saying it as you go.', 'Walking and talking, then.'],
      ['Some things go better while the feet move.', "Some stuff's easier with your feet moving."],
    ],
    questions: [
      ['open', 'What is in front of you just there?', 'What can you see right now?'],
      ['meaning', 'What is easier to say on the move?', "What's easier to say when you're moving?"],
    ],
  },
  {
    id: 'here-easier-to-write',
    says: [
      "It's easier to write this than to say it",
      'could never say this out loud but typing is fine',
      "On paper I can be honest, with my mouth I can't",
    ],
    needs: all(
      r`easier|could never|couldn'?t|couldnt|can'?t|cant|hard|harder|never|better|prefer|rather`,
      r`writ(?:e|ing)|typ(?:e|ing)|on paper|text(?:ing)?`,
      r`say(?:ing)? (?:it|this|that)|out loud|aloud|speak|to (?:anyone'?s|someone'?s|his|her|your) face|mouth|talk(?:ing)?|than say`,
      r`easier (?:to|for me to|when i)?|typing is|i can (?:type|write|be honest)|but (?:typing|writing|i can|on)|than (?:to )?(?:say|saying|talk|talking|speak|speaking)|prefer|rather`,
    ),
    unless: any(
      r`he|she|him|essay|exam|dissertation|report|email|work|can'?t (?:type|write)|hard to (?:type|write)|find (?:it|this) hard to write|letter|sounds|she'?s|he'?s|easier said|rather not`,
    ),
    receives: [
      ['In writing it will come out.', 'Typing it works better.'],
      ['The hand goes where the voice does not.', 'It comes out in writing, not out loud.'],
    ],
    questions: [
      ['meaning', 'What happens to it when it is spoken?', 'What happens to it when you say it out loud?'],
      [
        'support',
        'If somebody were to read just one line of it, who?',
        'If someone could read just one line, who?',
      ],
    ],
  },
  {
    id: 'here-left-a-bit-out',
    says: [
      'I left a bit out last time',
      'didnt tell u the whole thing before, theres more',
      "What I told you on Sunday was true, though it wasn't all",
    ],
    needs: all(
      r`left (?:a bit|something|a part|a piece|stuff|some things|things|the)?\b.{0,10}out|didn'?t (?:tell|say|mention)|didnt (?:tell|say|mention)|wasn'?t all|not the whole|more (?:to|that)|theres more|there'?s more|kept (?:back|something)|missed out|haven'?t told you`,
      r`last time|before|the whole (?:thing|story|truth)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|yesterday|the other (?:day|night)|everything|all of it|last week`,
      r`you|u|i left|i told|here|last time|theres more|there'?s more`,
    ),
    unless: any(
      r`he|she|they|him|her|left out (?:of|by|again)|feel left out|mum|dad|my (?:doctor|boss|husband|wife|partner|friends?)|felt left|didn'?t tell me|them|police|group|i don'?t know`,
    ),
    receives: [
      ['There was a piece still to come.', 'There was a bit more to it.'],
      ['The rest comes when it comes.', 'The rest can come when it comes.'],
    ],
    questions: [
      ['worst', 'What made that the piece to keep back?', 'What made that the bit to keep back?'],
      ['open', 'Where in the story does it belong?', 'Where in the story does it go?'],
    ],
  },
  {
    id: 'here-not-honest-last-time',
    says: [
      "I wasn't honest the last time",
      'i kinda lied to you before, made it sound better than it is',
      "Something that I wrote here the other day wasn't true",
    ],
    needs: all(
      r`wasn'?t (?:\w+ )?(?:honest|true|the truth|truthful)|wasnt (?:\w+ )?(?:honest|true)|lied|not (?:\w+ )?(?:honest|truthful|true)|made it (?:sound|prettier|up|look)|fibb\w*|half the truth|sugar ?coated|played it down|wasn'?t straight`,
      r`last (?:time|week|night)|before|the other (?:day|night)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|earlier|yesterday|when i (?:said|told you)|just now`,
      r`i (?:wasn'?t|lied|kinda lied|told you|wrote|said|didn'?t|was not|made|played)|to you|here|told you`,
    ),
    unless: any(
      r`he|she|they|lied to me|doctor|boss|to (?:him|her|my (?:wife|husband|mum|dad|boss|friend|partner|doctor|therapist))|my (?:ex|husband|wife|partner|boss|girlfriend|boyfriend)|him|them|her|been lied`,
    ),
    receives: [
      ['And now you are putting it right.', "And now you're putting it straight."],
      ['It was told one way, and it was another.', 'It got told one way, and it was another.'],
    ],
    questions: [
      ['meaning', 'What was the other version for?', 'What was the other version for?'],
      ['open', 'How does the true one begin?', 'How does the real one start?'],
    ],
  },
  {
    id: 'here-laughing-as-i-type',
    says: [
      "I'm laughing as I write this",
      'lmao reading this back, what a mess, im cackling',
      "Telling you this, I have the giggles, I don't know why",
    ],
    needs: all(
      r`laugh\w*|giggl\w*|lmao|cackl\w*|chuckl\w*|grinning|smiling`,
      r`(?:as|while|whilst) (?:i'?m |im |i )?(?:write|type|writing|typing|say this|tell)|writing this|typing this|telling you this|reading this back|reading it back|as i (?:write|type)`,
    ),
    unless: any(
      r`he|she|cry|crying|tears|funeral|would laugh|they|laugh(?:ed|ing)? at me|pathetic|people|if (?:he|she|they|my)`,
    ),
    receives: [
      ['It is making you laugh, at any rate.', "It's got you laughing, anyway."],
      ['Laughing, then, right in the middle of it.', 'Laughing in the middle of it all.'],
    ],
    questions: [
      ['open', 'Which bit is the one that does it?', "Which bit's the funny bit?"],
      ['meaning', 'And under the laughing, or beside it, what?', 'And next to the laughing, what else?'],
    ],
  },
  {
    id: 'here-last-time-coming',
    says: [
      "I think this is the last time I come here, I'm all right now",
      'prob wont need this for a bit, im good',
      'It has done its work, and I wanted to say goodbye properly',
    ],
    needs: all(
      r`last time i(?:'ll|ll)? (?:come|write|use|be)|won'?t (?:be )?(?:need|back|come)|wont (?:be )?(?:need|back|come)|don'?t (?:think i )?need (?:this|you|it) (?:any ?more|now)|goodbye|say bye|bye and thanks|done its work|prob wont need|(?:come|came) to say (?:bye|goodbye|thanks)|stop (?:coming|using this)|no longer need (?:this|you)|farewell`,
      r`all right now|alright now|i'?m (?:good|fine|ok|okay|better|well|all right|alright|doing (?:well|better|good))|im (?:good|fine|ok|okay|better|doing (?:well|better|good))|done its work|properly|thanks|thank you|feel(?:ing)? (?:good|better|well)|helped|doing well`,
    ),
    unless: any(
      r`he|she|him|her|die|dead|kill|end|pain|them|without me|everyone|pills|my (?:kids|family|mum|dad|children|husband|wife|cat|dog)|forgive|sorry|letter|note|world|life|better off|suicid\w*|burden|boss|boyfriend|girlfriend|funeral|peace|soon|tonight`,
    ),
    receives: [
      ['A goodbye, and a good one.', 'A good kind of goodbye.'],
      ['You are going because it is better.', "You're off because things are better."],
    ],
    questions: [
      ['meaning', 'What do you take with you out of it?', 'What are you taking with you?'],
      [
        'need',
        'How would you notice that it was time to come back?',
        'How would you know it was time to come back?',
      ],
    ],
  },
  {
    id: 'here-always-been-so',
    says: [
      'It has always been like that',
      'been like this since forever',
      "I can't remember a time when that was any different",
    ],
    needs:
      /^(?:(?:yeah|yes|yep|no|well|honestly|oh|tbh|hm+|um|i think|i guess|idk)[,. ]*){0,4}(?:(?:it|that|this|i)?(?:'s|'ve|s|ve| has| have)? ?(?:always been|been) (?:like (?:that|this)|this way|that way|so|the same)(?: (?:since forever|forever|for me|with me|for as long as i (?:can )?remember|all my life|my whole life|really))?|since forever|since always|all my life|(?:for )?as long as i can remember|my whole life|(?:i )?(?:can'?t|cant|don'?t) remember (?:a time (?:when )?|it )(?:it |that |this )?(?:was |being |ever ){0,4}(?:any )?(?:different|otherwise|not like (?:this|that)))(?:[,. ]+(?:really|tbh|honestly|i think|i guess|i suppose|since forever|lol|to be honest|for as long as i can remember)){0,4}[.! ]*$/,
    unless: /\bnot always|^(?:\W*)been (?:so|the same)\b/,
    receives: [
      ['As far back as you can see.', 'As far back as you go.'],
      ['There is no before to compare it with.', "There's no before to compare it to."],
    ],
    questions: [
      [
        'when',
        'What is the earliest time of it that you remember?',
        "What's the earliest bit of it you remember?",
      ],
      ['exception', 'And where was it a little less so?', 'Where was it even a bit less like that?'],
    ],
  },
  {
    id: 'here-not-any-more',
    says: [
      'I used to, but not any more',
      'used to be like that, not now tho',
      'That was true once, and at some point it stopped',
    ],
    needs:
      /^(?:(?:yeah|yes|yep|no|nah|well|honestly|oh|tbh|hm+|um|i think|i guess)[,. ]*){0,4}(?:i used to(?: be(?: like that)?| do(?: that)?| be so)?[,. ]+(?:but )?(?:not (?:any ?more|now|these days)|i don'?t (?:any ?more|now))|(?:it |i |that )?used to (?:be (?:so|like that|that way|true)|do that)[,. ]+(?:but |and )?(?:(?:that'?s |it'?s )?(?:over|stopped|gone|not (?:any ?more|now)(?: tho| though)?|no longer))|not any ?more|not (?:these days|now)(?: tho| though)|that was true once.{0,40}stopped|once,? (?:but )?not (?:now|any ?more))(?:[,. ]+(?:really|tbh|honestly|no|tho|though|thank god)){0,4}[.! ]*$/,
    receives: [
      ['Once, and not now.', 'Back then, not now.'],
      ['Something is different from then.', 'Something changed along the way.'],
    ],
    questions: [
      ['when', 'Around when did it stop?', 'Roughly when did it stop?'],
      ['meaning', 'What came in its place?', 'What took its place?'],
    ],
  },
  {
    id: 'here-probably-yes',
    says: [
      "Probably yes, if I'm honest",
      'i guess so yeah, dont love admitting it',
      "I'd have to say yes to that, reluctantly",
    ],
    needs:
      /^(?:(?:hm+|um|er|well|honestly|oh|tbh|ok|okay)[,. ]*){0,4}(?:probably(?:,? (?:yes|yeah|so|i (?:do|am|did|was)))|(?:yes|yeah|yep),? (?:probably|i (?:guess|suppose)(?: so)?)|i (?:guess|suppose) (?:so|yes|yeah)(?: yeah| yes)?|i(?:'d| would) have to say yes(?: to that)?|if i(?:'m|m| am) honest,? (?:yes|yeah))(?:[,. ]+(?:if i(?:'m|m| am) honest|dont love admitting it|don'?t (?:love|like) (?:admitting|to admit) it|reluctantly|to be honest|tbh|honestly|yeah|yes|though i (?:hate|don'?t like).{0,20}|i hate to admit it|unfortunately|sadly)){0,3}[.! ]*$/,
    receives: [
      ['A yes, with some reluctance on it.', 'A yes, bit of a grudging one.'],
      ['It is not a quick yes.', 'Not the easiest yes.'],
    ],
    questions: [
      ['worst', 'What makes the yes an uncomfortable one?', "What's awkward about it being yes?"],
      ['example', 'When was it most true?', 'When was it most true?'],
    ],
  },
  {
    id: 'here-same-as-last-week',
    says: [
      'Nothing has changed since last time',
      'same old same old, no update',
      'I have no news, the week was like the week before',
    ],
    needs:
      /(?:^|[.,!] ?)(?:(?:hi|hello|hey|well|so|honestly|oh|tbh|no|nah|sorry|um|hm+)[,. ]*){0,4}(?:(?:nothing|not (?:much|a lot))(?:'s|s| has| is)? ?(?:much |really |really |has ){0,4}(?:changed|new|different|happened)(?: (?:really|here|with me|to (?:report|tell|say)|at all)){0,4}(?: since (?:last (?:time|week)|we (?:last )?(?:spoke|talked|chatted)|then|i was (?:last )?here))?|there(?:'s|s| is) nothing new(?: with me)?(?: since (?:we (?:last )?(?:spoke|talked)|last (?:time|week)))?|same old(?:[, ]+same old)?(?:[, ]+no update)?|i have no news.{0,50}|no (?:news|update)s?(?: from me| really| here)?|the week was like the (?:week before|last))(?:[,. ]+(?:really|tbh|honestly|same old|no update|i'?m afraid|the week was like the week before)){0,4}[.! ]*$/,
    unless: any(r`he|she|they|work|job|story|between us|in (?:him|her|my marriage)|bad|wrong|no news from`),
    receives: [
      ['A week like the other one.', 'Same as before, then.'],
      ['Nothing new to report.', 'Nothing new to report.'],
    ],
    questions: [
      [
        'exception',
        'Which ten minutes of the week were unlike the rest?',
        "Which ten minutes weren't the same as usual?",
      ],
      ['want', 'What news would you have liked to bring?', 'What news would you have liked to have?'],
    ],
  },
  {
    id: 'here-listening-for-once',
    says: [
      "Here I'm the one who talks, otherwise I listen",
      'im the therapist friend usually so this is weird',
      "At home and at work they all come to me, and now it's my turn",
    ],
    needs: all(
      r`listen\w*|therapist friend|come to me|one who talks|shoulder|agony aunt|everyone'?s (?:therapist|counsellor)|comes to me`,
      r`here|now it'?s my turn|my turn|usually|otherwise|for once|normally|always|other way round|weird`,
      r`one who talks|so this is|my turn|for once|other way (?:round|around)|(?:this|it) (?:is|feels) (?:weird|strange|odd|new|nice)|to be (?:listened to|heard|the one)|not used to`,
    ),
    unless: any(
      r`he (?:never )?listens|she (?:never )?listens|nobody listens|no one listens|nobody ever listens|you (?:don'?t|never) listen|listen to me for once|would listen|music|he|she|podcast|won'?t listen|boss|class|teacher`,
    ),
    receives: [
      ['Your turn, for once.', 'Your go, for once.'],
      ['Mostly it is the other way about.', "It's usually the other way round."],
    ],
    questions: [
      ['feeling', 'What is it like on this side of it?', "What's it like on this side?"],
      [
        'open',
        'What has had to wait while the others talked?',
        "What's been waiting while everyone else talked?",
      ],
    ],
  },
];
