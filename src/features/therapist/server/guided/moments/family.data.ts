// Small moments of parents, siblings, inheritance, visits, expectations, grandparents, leaving home.
import type { Moment } from './moment.ts';
import { all, any, either, r } from './words.ts';

export const momentsOfFamily: readonly Moment[] = [
  {
    id: 'family-mother-comments-on-looks',
    says: [
      "My mother opened the door and said I'd put on weight",
      'first thing my mum says every visit is something about my hair',
      "I hadn't taken my coat off when she remarked on my skin",
    ],
    needs: all(
      r`@mother|she remarked`,
      r`put on weight|my (?:hair|skin|weight|clothes|face|body|teeth|dress|nose|spots)|look(?:ed)? (?:tired|fat|thin|old|awful|terrible|like|pale)|fat|thinner|too thin|gained|lost weight|what i (?:was|am|wear)`,
      r`said|says|first words|remark\w*|tells?|told|comment\w*|something about|first thing|mention\w*|asked|greet\w*`,
    ),
    unless: any(
      r`his mum|her mum|yard|wash|mother-in-law|after mum|died|her (?:hair|weight|skin)|she'?s lost|scar|hospital|ill|look like (?:my|your) (?:dad|father|mum)|worried|cut my hair|looks? nice|lovely|beautiful|as a (?:child|kid)|when i was|look after|look(?:ed)? like (?:she|he|her)`,
    ),
    receives: [
      ['That was the greeting.', 'And that was your hello.'],
      ['You were looked over before you had even sat down.', 'You got looked over before you were even in.'],
    ],
    questions: [
      ['want', 'What would you have liked to hear at that door?', 'What hello would you have liked?'],
      [
        'next',
        'What do you do with that remark for the rest of the visit?',
        'What do you do with that for the rest of the visit?',
      ],
    ],
  },
  {
    id: 'family-father-hands-over-phone',
    says: [
      "When I ring, my father says I'll get your mother",
      'my dad has never talked to me on the phone longer than "heres mum"',
      'Dad picks up, asks about the weather, and passes the receiver on',
    ],
    needs: all(
      r`@father`,
      r`(?:get|here'?s?|heres|fetch|pass(?:es)?|hands?|give|put)[^.]{0,12}(?:your mother|mum|mom|phone|receiver|her)|(?:never|doesn'?t|won'?t|not) (?:really )?(?:talk\w*|speak|spoken)[^.]{0,15}phone|asks about the weather`,
      r`phone|ring|call|receiver|picks up|rings`,
    ),
    unless: any(
      r`died|dead|voicemail|my son|my daughter|looked at his phone|on his phone|police|his new phone|passed away|passed on`,
    ),
    mayBeAhead: true,
    receives: [
      ['Two sentences, and the phone is passed on.', 'Two lines and the phone gets passed on.'],
      ["Your father's part of the call is short.", "Your dad's bit of the call is short."],
    ],
    questions: [
      [
        'want',
        'What would you tell your father if the phone were not passed on?',
        'What would you tell your dad if there was no passing it on?',
      ],
      [
        'exception',
        'Where does your father talk to you, if not on the phone?',
        'Where does your dad talk, if not on the phone?',
      ],
    ],
  },
  {
    id: 'family-father-said-proud',
    says: [
      'My father said he was proud of me, for the first time',
      'dad said "well done kid" at my graduation and i lost it',
      "Dad cleared his throat in the car park and told me I'd done well",
    ],
    needs: all(
      r`@father|pops`,
      r`proud|well done|done well|good job|did well|did good`,
      r`said|told|text\w*|wrote|says|tells`,
    ),
    unless: any(
      r`never (?:said|told|says|once)|not proud|n't|not|would be proud|would have been|be proud|wanted|want|too proud|my husband|mother-in-law|if`,
    ),
    receives: [
      ['It has been said.', 'It actually got said.'],
      ['You will remember where you stood.', "You'll remember exactly where you stood."],
    ],
    questions: [
      ['meaning', 'How long had you waited for those words?', 'How long had you been waiting for that?'],
      ['next', 'What did you say to that?', 'What did you say back?'],
    ],
  },
  {
    id: 'family-brother-got-the-house',
    says: [
      "My brother got our parents' house and I got the china",
      'dad left everything to my brother cos hes the son, i got a watch',
      'The will was read, and the house went to my sister alone',
    ],
    needs: all(
      r`house|will|everything|land|shamba|farm|inherit\w*|estate|property|flat`,
      r`@sibling`,
      r`got|left|alone|inherit\w*|given|goes|went|gets|gave`,
      r`@parent|will|inherit\w*|heir|died|funeral|the son`,
    ),
    unless: any(
      r`(?:mother|father|mum|dad|brother|sister) (?:left|gone|got|went) (?:home|us|me|when|for|the house|to|early|and)|i left|i got the (?:house|land|farm)|everything (?:is|was) (?:fine|ok)|left me alone|will (?:not|be|never|come|call|ask|say|get|do)|(?:he|she|it|they) will|got married|lives? in|got (?:home|drunk|angry|ill|sick)|uni|sell\w*|visa|cremat\w*`,
    ),
    receives: [
      ['It was divided, and not evenly.', 'It got split, and not evenly.'],
      ['It is written down now, who was given what.', "Now it's in writing who got what."],
    ],
    questions: [
      [
        'meaning',
        'What does it stand for, apart from what it is worth?',
        "What's it about, besides the money?",
      ],
      [
        'want',
        'What would you have liked to be left, of all the things?',
        'What did you actually want to be left?',
      ],
    ],
  },
  {
    id: 'family-mothers-rings',
    says: [
      "We drew lots for my mother's rings and I got the one I didn't know",
      'my sister took mums jewellery before i even got there',
      "After the funeral we stood round Gran's jewel box and nobody wanted to begin",
    ],
    needs: all(
      r`rings?|jewell?ery|jewel box|necklaces?|brooches?|earrings|watch|china`,
      r`@mother|@grandparent|@father|auntie`,
      r`drew lots|took|share|divid\w*|funeral|nobody wanted to begin|got the one|split|who gets|before i (?:even )?got|gone|sort\w*`,
    ),
    unless: any(
      r`(?:mum|mother|mom|she) (?:rings|rang)|rings (?:me|every|in)|phone|gave me|given me|wedding ring|my ring|watch(?:ed|ing)? (?:tv|me|him|her)|told to watch|stole\w*|china (?:is|and) |bell`,
    ),
    receives: [
      ['A few things that were worn, and who is to have them.', 'A few little things, and who gets them.'],
      ['Small things can be the hardest to divide.', 'Small stuff can be the hardest to split.'],
    ],
    questions: [
      [
        'open',
        'Which piece can you still picture being worn?',
        'Which one can you still picture being worn?',
      ],
      ['want', 'What would you have wanted to keep?', 'What would you have wanted to keep?'],
    ],
  },
  {
    id: 'family-sister-silent-since-funeral',
    says: [
      "My sister hasn't spoken to me since Dad's funeral",
      'me and my bro fell out at mums wake and thats 2 years now',
      "Since we buried Mum there's been no word between us siblings",
    ],
    needs: all(
      r`@sibling|siblings`,
      r`funeral|buried|wake|died|death|burial|will|estate|passed`,
      r`(?:hasn'?t|haven'?t|not|no|never|stopped|don'?t|doesn'?t|fell out|isn'?t)[^.]{0,25}(?:spoken|spoke|speak\w*|talk\w*|word|contact|called|wake)|fell out|silence|no contact`,
    ),
    unless: any(
      r`(?:brother|sister|sibling) (?:died|passed|was buried)|sister'?s (?:funeral|death)|brother'?s (?:funeral|death)|name|will (?:not|never)|spoken of|could not speak|at home speaks|pet|cat|before i|speak (?:of|about)|stopped talking about`,
    ),
    receives: [
      ['A funeral, and after it silence.', 'A funeral, then silence.'],
      ['First you lost a parent, and then this.', 'You lost a parent and then this too.'],
    ],
    questions: [
      ['open', 'What was the last thing said between you two?', "What's the last thing you two said?"],
      ['want', 'What might get the two of you talking again?', 'What could get you two talking again?'],
    ],
  },
  {
    id: 'family-sending-money-home',
    says: [
      'I send money home every month and they ask for more',
      'half my pay goes to my parents abroad, they think im rich here',
      'My mother thanks me for the transfer and mentions the roof',
    ],
    needs: all(
      r`send|sends|sending|sent|wire|transfer|half my pay|remit\w*|m-?pesa|support`,
      r`home|parents|family|abroad|mother|brothers?|village|uncle|back home|my people|father|siblings`,
      r`month|payday|money|more|cash|pay|salary|roof|rich|fees|shillings|euros`,
      r`money|cash|pay|transfer\w*|salary|fees|wire|m-?pesa|shillings`,
    ),
    unless: any(
      r`(?:he|she|they|mum|dad|parents|mother|father) (?:sends?|sent|wired|transfer\w*)|sent me|send me|scam\w*|lent|sent home|sick|supportive|child support|mortgage|loan (?:app|shark)|help me write|emotional support|casino|bet\w*|school trip|borrowed`,
    ),
    receives: [
      ['They count on what you send.', "They're counting on your money."],
      [
        'It goes out each month, before your own plans.',
        "It goes out every month, whatever you've got planned.",
      ],
    ],
    questions: [
      ['worst', 'What would it mean to send less once?', 'What would happen if you sent less one time?'],
      [
        'meaning',
        'What do they know about how you live here?',
        'What do they know about how you really live?',
      ],
    ],
  },
  {
    id: 'family-pretend-doing-well',
    says: [
      'My parents think I have a good job and I stack shelves at night',
      'told my family its going great here, i share a room with 3 guys',
      'In the photos I send home I always wear the good jacket',
    ],
    needs: all(
      r`parents|family|send home|mum|mother|dad|father|folks`,
      r`think|told|believe|say|tell|photos? i send|know|lie|pretend\w*|lied`,
      r`good job|going great|doing (?:well|great|fine|good)|fine|rich|all is (?:good|well)|good jacket|success\w*|big (?:house|job|shot)|everything is (?:good|fine|ok)|still (?:have|work|employed|at)|well`,
      r`(?:and|but) i|i (?:share|stack|clean|sleep|live|work|lost|wear|always)|really|actually|photos|room with|night shift|unemployed|not true|lie|pretend\w*`,
    ),
    unless: any(
      r`die|as well|gay|pregnan\w*|split|divorc\w*|they are fine|well enough|mum'?s fine|don'?t think|mother thinks i should|drink\w*|pills|very well|he says|she says|well,|girlfriend|boyfriend|want\w*|oh well|do well|work well`,
    ),
    receives: [
      ['They know one version of your life.', "They've got one version of your life."],
      ['You spare them something, or yourself.', "You're sparing them something, or sparing you."],
    ],
    questions: [
      ['worst', 'Which part of it should they never see?', 'What bit of it should they never see?'],
      ['meaning', 'Who knows the other version?', 'Who knows the other version?'],
    ],
  },
  {
    id: 'family-sunday-call',
    says: [
      'I ring my mother every Sunday and we talk about the weather',
      'the weekly call with my parents is 12 mins of nothing lol',
      "We go through the neighbours' illnesses and then we say goodbye",
    ],
    needs: either(
      [
        r`@parent|weekly call|family`,
        r`sundays?|weekly|every week|once a week|each sunday|each week|call|ring`,
        r`weather|nothing|neighbours'?|illnesses|what she (?:cooked|ate)|only (?:ever )?about|small talk|all is (?:good|well|fine)|everything is fine|fine`,
        r`(?:ring|call|phone|speak|talk|calls|telephones|rings|goodbye|facetime)\w*`,
      ],
      [r`neighbours'? (?:illnesses|news|ailments)|the weather`, r`say (?:goodbye|bye)`, r`we`],
      [
        r`@parent`,
        r`(?:call|ring|phone|speak|talk)\w*`,
        r`every week|weekly|once a week|each week|sundays?`,
        r`(?:never|don'?t|nothing)[^.]{0,30}(?:real|important|deep|matters|say|properly)|superficial|small talk`,
      ],
    ),
    unless: any(
      r`asks? about the weather|passes|died|used to call|dinner|ex|phone (?:at|on the) (?:table|church)|said nothing|nothing (?:was|is|i do|ever)|(?:dad|father) (?:picks|never)|angry|get your|drunk|cries|money|late at night|walk|called it nothing|nothing wrong|boss|call me nothing`,
    ),
    receives: [
      ['You speak, and it stays on the surface.', 'You talk, it just stays on top of things.'],
      ['The call happens, and the rest stays unsaid.', "The call happens, the real stuff doesn't come up."],
    ],
    questions: [
      ['want', 'What do you wish you were asked in that call?', 'What do you wish got asked in that call?'],
      ['exception', 'When did a call last go somewhere else?', 'When did a call last go somewhere real?'],
    ],
  },
  {
    id: 'family-you-never-call',
    says: [
      "My mother begins every call with, so you're still alive",
      'mum goes "oh NOW you ring" and i already want to hang up',
      "I'd only just said hello and she said I never phone",
    ],
    needs: all(
      r`@mother|she|@father`,
      r`(?:so )?(?:you'?re )?still alive|oh now you|never (?:ring|call|phone)|stranger|finally (?:call|ring)|now you ring|you forgot|remember(?:ed)? (?:you have|your) (?:a )?mother|never phone`,
      r`call|ring|hello|phone|rang|hang up|said|says`,
    ),
    unless: any(
      r`(?:he|she|mum|dad|mother|father|they) never (?:rings?|calls?|phones?)|they never|call me once|never call me|still alive when|my (?:son|daughter|brother)|died|stranger (?:in|to)|@ex|@partner|ghost\w*|never called|kids`,
    ),
    receives: [
      ['You rang, and it began with a reproach.', 'You rang, and got told off first thing.'],
      ['That was hardly a hello.', 'That was hardly a hello.'],
    ],
    questions: [
      ['want', 'How would you like to be greeted on the phone?', 'What hello do you want when you ring?'],
      ['thought', 'What do you think lies under that line?', 'What do you reckon is under that line?'],
    ],
  },
  {
    id: 'family-compared-with-cousin',
    says: [
      'My parents talk about my cousin the doctor at every meal',
      'apparently my cousin just bought a house. thanks mum. great to know',
      "On the phone she reads me the list of what other people's sons are doing",
    ],
    needs: all(
      r`cousins?|other people'?s (?:sons|daughters|children|kids)|neighbou?r'?s (?:son|daughter|kid)|@sibling|friend'?s (?:son|daughter)|everyone else'?s (?:kids|children)|classmates?`,
      r`@parent|aunts?|aunties|she reads|family|uncle|relatives`,
      r`compar\w*|doctor|bought|built|house|doing (?:well|so)|list of what|talk about|keeps telling|why can'?t (?:i|you)|better than|look at|job|success\w*|married|degree|lawyer|engineer|nurse|first in`,
      r`told|tells?|telling|talks?|says|said|akasema|apparently|reads|compar\w*|asks?|mention\w*|called|hear|always`,
    ),
    unless: any(
      r`wedding|i'?m the|i am|family doctor|my house|parents' house|died|drunk|same town|stays with|lives with|borrow\w*|in hospital|sold|got the house|left (?:the|everything)|the doctor (?:said|says|told)|(?:told|tells) the doctor|doctor (?:gave|asked)|nurse (?:said|took|came)|depress\w*|come to|proud|my job|hit|beat|money|bail|secret|his job|her job|lost|told my|told (?:him|her)`,
    ),
    receives: [
      ["Somebody else's success, served to you.", "Someone else's wins, served up to you."],
      ['You are held up against another one.', "You're getting measured against someone else."],
    ],
    questions: [
      [
        'want',
        'What about you would you like them to mention?',
        'What about you do you want them to bring up?',
      ],
      ['meaning', 'What would you rather they looked at in you?', 'What would you rather be measured by?'],
    ],
  },
  {
    id: 'family-when-will-you-marry',
    says: [
      "My aunts asked at the table when I'm finally getting married",
      'every family dinner: so any grandkids yet?? im so done',
      'They all turned to me with the same question before the soup was cold',
    ],
    needs: all(
      r`aunts?|aunties|uncles?|family|@parent|relatives|they (?:all )?turned|@grandparent|everyone|dinner|church`,
      r`marr(?:y|ied|ying|iage)|grand(?:kids|children|child)|husband|settle down|babies|turned to me with the same question|boyfriend|kids|wife`,
      r`ask\w*|question|when|turned to me|keep on|pressur\w*|want to know|nag\w*|so any`,
      r`when|yet|finally|same question|still (?:single|not|no)|pressur\w*|every (?:family|time|christmas|sunday|call)`,
    ),
    unless: any(
      r`(?:my|our) (?:wife|husband) (?:asked|asks|says|said)|aunt was married|when my|when i was|when we|married for|when (?:he|she|they)|my husband|my wife|if i was happy|ex|my marriage|school|already married|my kids|the kids|my boyfriend|lost|his wife|her husband|lies`,
    ),
    receives: [
      ['The same question, in front of everybody.', 'Same question, in front of everyone.'],
      ['You were the subject, over the food.', 'And there you were, the topic of the meal.'],
    ],
    questions: [
      ['next', 'What answer do you usually have ready?', "What's your go-to answer?"],
      [
        'meaning',
        'What is the honest answer you keep to yourself?',
        "What's the real answer you keep to yourself?",
      ],
    ],
  },
  {
    id: 'family-child-again-at-home',
    says: [
      "As soon as I'm at my parents' I behave like a fifteen-year-old",
      'im 38 and i slammed my old bedroom door at mums this weekend lol',
      "One day at home and I'm sulking at the table like I used to",
    ],
    needs: all(
      r`parents|mum'?s|mother'?s|dad'?s|folks|home|old bedroom|childhood`,
      r`(?:behave|act|feel|turn|become|am|sulk\w*|slam\w*|back to being|like i'?m|i'?m a|like)[^.]{0,15}(?:teen\w*|child|kid|fifteen|fourteen|sixteen|twelve|ten|eight|used to|door|baby|1\d|again|as i used)|sulk\w*|moody|teenager|slammed my|like i used to`,
      r`i|i'm|im`,
      r`parents'?|mum'?s|mother'?s|visit\w*|weekend|at home|as soon as|folks'?|old bedroom|house`,
    ),
    unless: any(
      r`my (?:son|daughter|kid|teen\w*)|snap at my|@grandparent|like a child to|live with|husband acts|wife acts|teacher|he behaves|she behaves|stole|dream\w*|picture telling|when i was (?:a|eight|ten|fifteen)|my kids|like i used to (?:be|do|feel|sleep)|autis\w*|work`,
    ),
    receives: [
      ['The years fall off at that door.', "One step in and you're a teenager again."],
      ['Part of you has stayed at that age there.', 'Some bit of you stayed that age over there.'],
    ],
    questions: [
      ['when', 'What is the first sign that it is beginning?', "What's the first sign it's starting?"],
      ['need', 'What did you want back then, at that age?', 'What did you want back then, at that age?'],
    ],
  },
  {
    id: 'family-bedroom-now-a-gym',
    says: [
      'My old room is a gym now and I sleep on the pull-out',
      'mum turned my bedroom into an office, my posters are in a bin bag',
      "When I visit I lie between the ironing board and my father's files",
    ],
    needs: either(
      [
        r`my (?:old |childhood |former )?(?:room|bedroom)`,
        r`gym|office|treadmill|storage|sewing|ironing board|study|files|pull-?out|exercise bike|guest room|gone|turned into|junk room|bin bag|spare room`,
        r`now|turned|is|when i visit|mum|parents|dad|made|sleep next|has`,
      ],
      [
        r`when i (?:visit|go home|stay)|at (?:my )?(?:parents|mum)\S*`,
        r`i (?:lie|sleep)`,
        r`ironing board|(?:father|dad|mum|mother)'?s files|pull-?out|between the`,
      ],
    ),
    unless: any(
      r`office hours|study in my room|go to the gym|studying|work|my (?:wife|husband)|gym class|gone to bed|home ?office|pills|since the pandemic|is a mess|landlord`,
    ),
    receives: [
      ['Your room is used for something else now.', "Your old room's something else now."],
      ['You are a guest where you used to live.', "You're a guest in your old place."],
    ],
    questions: [
      ['meaning', 'What of yours is still somewhere in that house?', 'What of yours is still in that house?'],
      ['feeling', 'How did you find out that it was gone?', "How'd you find out it was gone?"],
    ],
  },
  {
    id: 'family-selling-parents-house',
    says: [
      "We're selling my parents' house and I took a photo of the door frame",
      'the house i grew up in goes on the market monday and i feel sick',
      'Strangers will live where our heights are pencilled on the wall',
    ],
    needs: all(
      r`house|home|flat|where our heights`,
      r`(?:sell|selling|sold|sale|on the market|goes on|strangers will live|to be sold|being sold|buyers)`,
      r`parents'?|gr[ea]w up|mum'?s|mother'?s|dad'?s|childhood|gran'?s|nan'?s|father'?s|our heights|grandmother'?s|grandparents|family home|@grandparent`,
    ),
    unless: any(
      r`divorc\w*|our bedroom|@ex|i'?m buying|want\w* to sell|threat\w*|not sell|won'?t sell|she sells|sold me|years ago|debt|boat|car|sold (?:everything|his|her)|to pay|shop`,
    ),
    receives: [
      ['The house is going.', 'So the house is going.'],
      ['A lot of childhood in those walls.', "There's a lot of you in that house."],
    ],
    questions: [
      ['open', 'Which room did you stand in the longest?', 'Which room gets you the most?'],
      [
        'want',
        'What would you carry out if it could be carried?',
        'What would you take if you could take anything?',
      ],
    ],
  },
  {
    id: 'family-clearing-the-wardrobe',
    says: [
      "I cleared out my father's wardrobe and his coats still smelled of him",
      'did my mums clothes today. 11 bags. kept one cardigan',
      'There was a shopping list in the pocket of her jacket, after all this time',
    ],
    needs: all(
      r`wardrobe|clothes|coats?|jackets?|closet|pocket|cardigan|shoes|suits?|drawers|dresses|things|belongings|bags`,
      r`@mother|@father|@grandparent|late (?:husband|wife)|her|his|@sibling`,
      r`clear\w*|sort\w*|did (?:my|his|her)|bags|empt\w*|smell\w*|shopping list|charity|pack\w* up|give away|giving away|going through|pocket`,
      r`@mother|@father|@grandparent|died|after all this time|late|passed|kept one|funeral|@sibling`,
    ),
    unless: any(
      r`@ex|rearrang\w*|sort of|all sorts|school|moving house|my own clothes|work|divorc\w*|school bags?|took down|holiday|travel|trip|suitcase|put my clothes|laundry|bathroom|cigar\w*|smell of (?:food|drink|beer|smoke)|sort (?:out|it)|she cleared|hospital bag|my (?:bag|pocket)|found the receipt|handbag|phone|things (?:are|were|got|get)|(?:sort|many|some|all the|these|those|about|good|bad|new|old|other|same|more|my|of|small|little|three|two) things|threw|pyjamas`,
    ),
    receives: [
      ["They are clothes, and they were somebody's.", "Just clothes, but they were somebody's."],
      ['That is work nobody shows you how to do.', 'No one teaches you how to do that.'],
    ],
    questions: [
      [
        'open',
        'What did you find that you were not prepared for?',
        "What did you find that you weren't ready for?",
      ],
      [
        'meaning',
        'What could you not bring yourself to give away?',
        "What couldn't you bring yourself to give away?",
      ],
    ],
  },
  {
    id: 'family-number-of-the-dead',
    says: [
      "I still have my mother's number in my phone, four years after she died",
      'i ring my dads voicemail sometimes just to hear it. hes dead',
      "I kept her last voice message, it's about a lost umbrella",
    ],
    needs: all(
      r`number|voicemail|voice (?:message|note|mail)|message (?:he|she) left|last (?:text|message)|contact|answer(?:ing)? machine|ring (?:my|his|her)|her chat`,
      r`died|dead|passed|death|late|last (?:voice )?message|gone|lost`,
      r`@mother|@father|@grandparent|@sibling|her|his|@friend|@partner|son|daughter`,
      r`phone|still|listen\w*|ring|call|kept|keep|hear|delete\w*|have|play`,
    ),
    unless: any(
      r`phone (?:died|is dead|was dead)|battery|wrong number|not listened|haven'?t listened|lost (?:my|his|her|the) (?:number|phone|job)|dead ?line|number of|late (?:at|for|to|from|night|again)|crying on it|a number|missed call|called to say|rang to say|rang me|called me to|told me|everybody|school|too late|police|suicid\w*|join (?:him|her)`,
    ),
    receives: [
      ['It is still there, in your phone.', "It's still there in your phone."],
      ['You have not deleted it.', 'You never deleted it.'],
    ],
    questions: [
      ['when', 'At what moments do you go to it?', 'When do you go to it?'],
      ['meaning', 'What would you say after the beep?', 'What would you say after the beep?'],
    ],
  },
  {
    id: 'family-father-forgets',
    says: [
      'My father asked me three times in an hour where I live',
      'grandad called me by my uncles name today, then asked who i was',
      'She knew the song by heart, and then she asked whose daughter I was',
    ],
    needs: all(
      r`@father|@mother|@grandparent|she knew the song|my (?:wife|husband|aunt|uncle)`,
      r`(?:asked|asks|called|calls|didn'?t|doesn'?t|forg[eo]t\w*|thought|thinks|mistook)[^.]{0,25}(?:who i (?:am|was)|where i live|by my (?:brother|sister|uncle|aunt|father|mother|late|dad|cousin|husband)\w*(?:'s)? name|my name|know me|recogni[sz]e\w*|whose daughter|whose son|same (?:thing|question)|three times|times in)|who i (?:am|was)|whose daughter|whose son|dementia|alzheimer\w*|forgets?`,
      r`me|i|my|whose|who`,
    ),
    unless: any(
      r`died|when i was|birthday|promis\w*|asked if|who i was (?:with|talking|seeing|dating)|forgot to|don'?t know who i am|lost who i|forgets? my birthday|forgot our|where i live now|knew who i was|who i was before|calls me (?:fat|lazy|stupid)|forget (?:him|her|it|what)|drunk|stepd|text\w*|called me by (?:his|her) ex|@ex|forgetting about`,
    ),
    receives: [
      ['You were right there and were not quite known.', "You were right there and didn't get recognised."],
      ['The same person, and some of it is slipping.', 'Same person, with bits going missing.'],
    ],
    questions: [
      [
        'exception',
        'When did you feel recognised, even for a moment?',
        'When did you feel recognised, even a bit?',
      ],
      ['next', 'What did you answer?', 'So what did you say?'],
    ],
  },
  {
    id: 'family-mother-into-care-home',
    says: [
      'We took my mother to the care home on Friday and drove off',
      'moved my nan into the home today, she asked when shes going back',
      'She sat on the new bed with her handbag on her knees when I left',
    ],
    needs: all(
      r`@mother|@father|@grandparent|my (?:wife|husband|aunt)|she sat on the new bed|the new bed|handbag on her knees`,
      r`care home|nursing home|into (?:a|the) home|(?:took|moved|brought)[^.]{0,25}(?:home|care)|new bed|care facility|residential`,
      r`took|moved|drove|left|moving|put|leave|leaving|when she'?s going|brought|go(?:es|ing)? into`,
    ),
    unless: any(
      r`moving out of|out of (?:the|her|his) (?:care|nursing)|i (?:work|worked|clean|am a carer)|my job|took me home|drove (?:me |us )?home|came home|moved home|went home|work(?:s|ed)? (?:in|at) (?:a|the) (?:care|nursing)|residents?|patients?|left home|hospital|died|took (?:off|the shoes)|took my (?:coat|bag|shoes|things|money)|school|brought (?:me|us)|moved (?:back|in)|shift|colleague|took home|brought home`,
    ),
    receives: [
      ['And then you had to go out of that door.', 'And then you had to walk out of there.'],
      ['You left, and somebody stayed there.', 'You left, and someone had to stay.'],
    ],
    questions: [
      ['open', 'Which picture of it came home with you?', 'Which picture of it came home with you?'],
      [
        'thought',
        'What do you say to yourself about it at night?',
        'What do you tell yourself about it at night?',
      ],
    ],
  },
  {
    id: 'family-only-one-who-visits',
    says: [
      "I'm the one who drives out to our parents, my brothers send greetings",
      '3 siblings and somehow its only me who takes mum to the doctor',
      "There's a rota for visiting my father, and it's my name on every line",
    ],
    needs: all(
      r`brothers?|sisters?|siblings|only me|my name on every|the others|me who|i'?m the (?:only )?one who|always me`,
      r`@parent|them`,
      r`drives?|visits?|takes?|doctor|rota|send greetings|care|looks? after|help\w*|appointments|shopping|goes|does`,
      r`only|i'?m the (?:only )?one|somehow|every line|never (?:come|visit|help)|don'?t (?:come|visit|help)|always|all me|falls on me|nobody else|none of`,
    ),
    unless: any(
      r`only child|take (?:money|me)|visits me|visit me|favourite|praise\w*|celebrat\w*|party|cake|after (?:mum|mother|dad|father) (?:sends|send|comes)|can'?t visit|in prison|ex|drunk|translat\w*|never visits me|kids'? (?:dad|father|mother)|first to|see(?:s)? my side|believ\w*|went to (?:school|uni)|married|to lose|money`,
    ),
    receives: [
      ['It has become yours to do.', 'Somehow it became your job.'],
      ['There are others, and it is you who goes.', "There are others, but it's you who shows up."],
    ],
    questions: [
      ['when', 'How did it come to be you?', "How'd it end up being you?"],
      [
        'need',
        'What would you hand to the others tomorrow?',
        'What would you hand over to the others tomorrow?',
      ],
    ],
  },
  {
    id: 'family-brother-gets-praised',
    says: [
      'My brother comes twice a year and they celebrate him like a king',
      'i do everything for my parents but when my sister shows up its a party',
      'They killed the fatted calf for him and I washed up',
    ],
    needs: all(
      r`@sibling|fatted calf`,
      r`celebrat\w*|king|party|cake|praise\w*|hero|fatted calf|golden|applau\w*|prince|red carpet|all over (?:him|her)|thank\w*`,
      r`parents|mum|mother|dad|they|family|she`,
      r`i|me|every day|(?:once|twice) a year|shows up|drops by|washed up`,
      r`everything|every day|(?:twice|once) a year|shows up|comes|drops|visits|i (?:do|look|washed|cook)`,
    ),
    unless: any(
      r`birthday party|died|drunk|wedding|drinks|house party|third party|my birthday|not thank|dropped|prison`,
    ),
    receives: [
      [
        'Somebody else is celebrated, and you are simply there.',
        "They make a fuss of someone else, you're just there.",
      ],
      ['What is always done is hardly seen.', 'What you do all the time, no one sees.'],
    ],
    questions: [
      ['want', 'What would you most like to be thanked for?', 'What would you want a thank you for?'],
      ['next', 'What were you doing while they celebrated?', 'What were you doing while the fuss was on?'],
    ],
  },
  {
    id: 'family-other-one-is-favourite',
    says: [
      "My sister was always my mother's favourite, and everyone knows",
      'my bro could burn the house down and mum would say poor baby',
      'There are nine pictures of him in the hall, and one of me',
    ],
    needs: either(
      [
        r`@sibling`,
        r`favou?rite|golden child|poor baby|nine pictures|prefer\w*|always (?:loved|liked|took)|(?:loved|loves|love|likes?) (?:him|her|them) more|could do no wrong|can do no wrong|burn the house|the good one|first place`,
        r`mother|mum|mom|dad|father|parents|hall|they|she|he|everyone`,
      ],
      [
        r`(?:nine|ten|six|five|seven|dozens? of|all the) (?:pictures|photos) of (?:him|her|my (?:brother|sister))`,
        r`one of me|none of me`,
      ],
    ),
    unless: any(
      r`my favou?rite|i'?m (?:the |her |his )favou?rite|i was (?:the|her|his|my \w+'s) favou?rite|favou?rite (?:song|food|film|place|colour|cousin|show|book|game)|my (?:kids|children)`,
    ),
    receives: [
      ['There was a favourite, and it was not you.', "There's a favourite, and it's not you."],
      ['You have kept count for a long while.', "You've been noticing that a long time."],
    ],
    questions: [
      ['exception', 'Who in the family put you first?', 'Who in the family put you first?'],
      ['when', 'What is your earliest memory of noticing it?', 'When do you first remember noticing it?'],
    ],
  },
  {
    id: 'family-father-did-not-come',
    says: [
      "My father promised to come to my birthday and didn't",
      'waited on the step for my dad with my bag packed, i was like 8',
      'I kept looking for my father beside the pitch, he never once came',
    ],
    needs: all(
      r`@father`,
      r`promis\w*|waited|waiting|said he'?d|never (?:once )?came|didn'?t (?:come|show|turn)|supposed to|looking for (?:my|him)|searching|forgot to|kept looking`,
      r`birthday|pitch|bag|step|concert|matches|games|match|school|play|game|pick me up|weekends?|8|eight|graduation|when i was|rows|collect me|party|window|wedding`,
      r`(?:didn'?t|never|not|waited|waiting|searching|kept looking|forgot)`,
    ),
    unless: any(
      r`(?:kids|children|my son|my daughter)|@ex|comes to every|i (?:never|didn'?t) (?:come|go)|died before|phone|talk\w*|mother waited|proud|waited for (?:him|dad) to (?:die|finish)|hit|beat|alive|killed|teach|hospital|married|marks|their dad`,
    ),
    receives: [
      ['You waited, and no father came.', "You waited and your dad didn't show."],
      ['A child remembers such days.', "You don't forget stuff like that."],
    ],
    questions: [
      ['open', 'What do you still see of that waiting?', 'What do you still see when you think of it?'],
      [
        'support',
        'Which grown-up noticed you then, if any?',
        'Which grown-up noticed you back then, if any?',
      ],
    ],
  },
  {
    id: 'family-father-writes-after-years',
    says: [
      'My father has written to me after twenty years',
      'my dad who left just added me on facebook?? like hi',
      "There was a letter in the post from the man who isn't on my school photos",
    ],
    needs: all(
      r`@father|the man who isn'?t`,
      r`(?:written|wrote|writes|letter|added me|messag\w*|text\w*|email\w*|contact\w*|facebook|friend request|got in touch|called|rang)`,
      r`(?:after|twenty|ten|\d+|fifteen|all these) (?:\w+ )?years|who left|isn'?t on|left us|left when|walked out|never (?:met|knew)|years later|first time in|haven'?t seen`,
    ),
    unless: any(
      r`corrected|with a red pen|when i was|over my shoulder|died|dead|@ex|every (?:day|week)|i (?:wrote|texted|messaged|called)|my (?:son|daughter)'?s|never (?:called|wrote|rang)|love letters|call(?:ed)? me (?:a|stupid|lazy)|letters from`,
    ),
    receives: [
      ['All these years, and now a sign.', 'All that time, and now this.'],
      ['So you have been found.', 'So you got found.'],
    ],
    questions: [
      [
        'thought',
        'What was your very first thought on seeing it?',
        'What was your very first thought when you saw it?',
      ],
      [
        'want',
        'What would have to be in it for you to answer?',
        'What would it have to say for you to answer?',
      ],
    ],
  },
  {
    id: 'family-mothers-sigh',
    says: [
      "My mother doesn't say anything, she just sighs and wipes the table",
      'that sigh my mum does. i can hear it from upstairs',
      "When I told her my plans she said, well, you'll know best, like that",
    ],
    needs: either(
      [
        r`@mother|@father|@grandparent`,
        r`sigh\w*|breathes? out|you'?ll know best|wipes the table|tuts?|(?:that|the|in a) (?:tone|sound)|like that|same tone|"?any news|pray loudly`,
        r`sigh\w*|tone|breathes?|know best|tuts?|sound`,
      ],
      [
        r`when i (?:told|said|tell)\w*`,
        r`(?:she|he) (?:said|says|goes)[^.]{0,25}(?:know best|whatever you think|if you say so|suit yourself)`,
      ],
    ),
    unless: any(
      r`sounds? like|sigh of relief|relie\w*|i sigh|like my mother|phone|panting|can'?t breathe|breath(?:e|ing)? machine|dial tone|hospital|dying|ill|son (?:uses|took)|heard (?:her|his) sound|the sound of|husband|wife`,
    ),
    receives: [
      ['Hardly a word against it, and still you heard it.', 'Barely a word, and you still heard it.'],
      ['A sound or a tone can say a whole speech.', 'There was a whole speech in that.'],
    ],
    questions: [
      ['meaning', 'How would that sound be put into words?', "If you put that into words, what's it say?"],
      ['feeling', 'What do you want to do when you hear it?', 'What do you wanna do when you hear it?'],
    ],
  },
  {
    id: 'family-group-quarrel',
    says: [
      "There's a row in our family chat and everyone has taken sides",
      'my aunt left the family group again lol, 43 messages since lunch',
      'My cousins are fighting in writing and I read along in silence',
    ],
    needs: all(
      r`family|cousins?|aunts?|uncle|relatives|siblings|brothers|sisters`,
      r`chat|group|whatsapp|in writing|messages|gc|thread`,
      r`row|fight\w*|left the|sides|argu\w*|quarrel\w*|war|shout\w*|fell out|kicked`,
    ),
    unless: any(
      r`friends?|in a row|work|birthday|school group|my own group|support group|world war|chama|photo`,
    ),
    receives: [
      ['A quarrel in writing, and everyone reads it.', 'A family fight where everyone can read it.'],
      ['So it reaches you wherever your phone is.', 'It follows you round on your phone.'],
    ],
    questions: [
      ['thought', 'Which message did you read twice?', 'Which message did you read twice?'],
      [
        'want',
        'What would you post if nobody could be offended?',
        'What would you post if no one could get mad?',
      ],
    ],
  },
  {
    id: 'family-two-christmases',
    says: [
      'My parents are divorced and each wants me on Christmas Eve',
      'mum or dad for xmas, whoever i pick the other one goes quiet',
      'I eat two roasts on one day so that nobody is hurt',
    ],
    needs: all(
      r`@parent|each wants me|two roasts|mum or dad|since they split|family`,
      r`christmas|xmas|24th|holidays|eid|easter|thanksgiving|roasts?|new year`,
      r`divorc\w*|split|either|each|whose|choose|pick|mum or dad|both|two (?:roasts|christmases|dinners|houses)|separated`,
      r`i|me`,
    ),
    unless: any(
      r`my (?:kids|children|ex)|@partner|in-laws?|haven'?t|without dad|not going|died|first christmas|he picks|alone|i chose not|each year|every year|both (?:dead|died|gone)|i work`,
    ),
    receives: [
      ['Two tables, and one of you.', 'Two tables, only one you.'],
      ['Whatever you do, somebody misses out.', 'Whatever you pick, someone misses out.'],
    ],
    questions: [
      [
        'want',
        'Where would you be if you only had to please yourself?',
        'Where would you go if it was just about you?',
      ],
      ['worst', 'Whose disappointment is the harder to bear?', 'Whose being let down is harder on you?'],
    ],
  },
  {
    id: 'family-not-going-home-for-holidays',
    says: [
      "I've decided not to go home this Christmas and haven't said so yet",
      'not going to my parents for eid this year and the guilt is unreal',
      "It'll be the first holidays I don't spend with my family, by choice",
    ],
    needs: either(
      [
        r`christmas|xmas|eid|holidays|easter|thanksgiving|diwali|new year|ramadan|hanukkah`,
        r`(?:not|won'?t|decided|isn'?t|don'?t|first)[^.]{0,25}(?:go(?:ing)?|home|spend|travel\w*|visit\w*|parents|come|coming)`,
        r`home|parents|family|folks|mum'?s|them`,
        r`not (?:going|go|spend|coming|travell?ing)|decided|won'?t|by choice|don'?t spend|staying here|guilt\w*`,
      ],
      [
        r`christmas|xmas|eid|holidays|easter|thanksgiving|diwali`,
        r`don'?t want to (?:go home|go to my|spend|be at home|be with my|visit my)|won'?t go home|skip\w* (?:home|christmas|it)`,
      ],
    ),
    unless: any(
      r`afford|visa|(?:he|she|they|son|daughter|kids|children|my (?:brother|sister)) (?:isn'?t|aren'?t|won'?t|is not|are not|will not)|@ex|in-laws?|wants me to|haven'?t decided|undecided|dies|school|handover|lad|not invited|stop me`,
    ),
    receives: [
      ['You have decided.', "So you've decided."],
      ['The first year of doing it differently.', 'First year doing it your way.'],
    ],
    questions: [
      ['worst', 'What do you expect to hear from them?', "What do you expect they'll say?"],
      ['want', 'How should that day be, here, for you?', 'What do you want the day to be instead?'],
    ],
  },
  {
    id: 'family-empty-chair-at-table',
    says: [
      'It was the first Christmas without my grandmother and nobody sat in her chair',
      'first easter without dad, mum still laid his place',
      'We had the family dinner and all looked past the one empty seat',
    ],
    needs: all(
      r`christmas|easter|dinner|table|thanksgiving|eid|birthday|meal|lunch|diwali|sunday`,
      r`chair|seat|laid|(?:his|her|dad'?s|mum'?s|mom'?s|gran\w*'?s|\w+'s) (?:place|spot)|place (?:stayed|set|was)`,
      r`without|empty|nobody sat|(?:his|her|dad'?s|mum'?s|gran\w*'?s) (?:chair|place|seat|spot|mug|plate)|still (?:laid|lay|set)|first`,
      r`@mother|@father|@grandparent|@sibling|@partner|family|died|uncle|aunt|he'?s been gone|she'?s been gone`,
    ),
    unless: any(
      r`my empty|empty nest|third chair|cushion|son moved|moved out|@ex|place to (?:live|stay|go)|no place|in the first place|first place|empty stomach|my place|his place at|took place|friend|restaurant|highchair|set off|i set (?:up|fire|my)|two places|set me|offset|some place|market ?place|empty house|sits in|he sits|she sits|wheelchair`,
    ),
    receives: [
      ['There was a seat, and everyone knew whose.', 'One seat, and everyone knew whose.'],
      ['It was a meal with a gap in it.', 'It was a meal with a gap in it.'],
    ],
    questions: [
      ['open', 'What would have been said from that chair?', "What would've been said from that chair?"],
      ['exception', 'Who was the first to say the name, if anyone?', 'Who said the name first, if anyone?'],
    ],
  },
  {
    id: 'family-grandmother-cooked',
    says: [
      "My grandmother made my dumplings because she'd heard I was coming",
      'nan made me my soup and sent me home with 4 tubs of it',
      "She's ninety and she'd baked the cake I liked when I was seven",
    ],
    needs: all(
      r`@grandparent|she'?s ninety`,
      r`made|cook(?:ed|s)|bak(?:ed|es)|makes|tubs|sent me home with|prepared`,
      r`dumplings|soup|cake|food|pie|meal|dish|favou?rite|biscuits|bread|chapati|stew|dinner|saltfish|rice|curry|cookies|pilau|ugali|jam|pancakes|pierogi|lunch`,
      r`me|my|i`,
    ),
    unless: any(
      r`died|dead|passed|used to|recipe|funeral|handwriting|was a|birthday cake at work|would never let|was alive|gone|grandson|i (?:made|cooked|baked)|made her|made him|made it up|nursing home|every day|always`,
    ),
    receives: [
      ['It was made for you, and from memory.', 'Your favourite, made just for you.'],
      ['Somebody has remembered that all these years.', "Someone's remembered that all this time."],
    ],
    questions: [
      ['open', 'What do you two talk about while you eat?', 'What do you two chat about while you eat?'],
      ['body', 'What did the first bite bring back?', 'What did the first bite do to you?'],
    ],
  },
  {
    id: 'family-grandfather-and-child',
    says: [
      'My father taught my son to whittle, he never had time for us',
      'watching my dad play on the floor with my kid is wild, hes so soft now',
      'Grandad and my little girl fell asleep over the same book',
    ],
    needs: all(
      r`@father|@mother|grandad|granddad|grandpa|gran|grandma|nan`,
      r`my (?:son|daughter|kids?|children|little (?:girl|boy)|boy|girl|child|toddler|baby)|the (?:kids|children)|@father plays|grandkids|grandchildren`,
      r`taught|teach\w*|play\w*|fell asleep|built|builds|reads?|reading|together|floor|laugh\w*|soft|book|lego|sings?|carries|walks|draws?`,
    ),
    unless: any(
      r`where|my (?:late|dead)|died|passed|hit|shout\w*|school|not play|never plays|used to play|won'?t|their (?:dad|father)|her (?:dad|father)|his (?:dad|father)|afraid|taught me|teacher|when i was|when my daughter was|raised|husband|ex|cheese on toast|hospital|dementia|drunk`,
    ),
    receives: [
      ['Those two have something of their own.', 'Those two have got their own thing.'],
      ['You were there to see it.', 'And you got to see it.'],
    ],
    questions: [
      ['feeling', 'What went through you, watching those two?', 'What came up in you, watching those two?'],
      [
        'meaning',
        'What is the child getting there, do you think?',
        "What's the kid getting from that, do you reckon?",
      ],
    ],
  },
  {
    id: 'family-mother-apologised',
    says: [
      "My mother said she'd got some things wrong when we were small",
      'mum apologised to me. like for real. in the car. im 29',
      "Mum said she should have protected me more, I never thought I'd hear it",
    ],
    needs: all(
      r`@mother`,
      r`apologi[sz]\w*|said sorry|sorry|got some things wrong|should have protected|made mistakes|been wrong|was wrong|regrets?`,
      r`said|told|apologi[sz]\w*|admitted|wrote|says`,
      r`me|i|we|my`,
    ),
    unless: any(
      r`snapped|i shout\w*|sick mother|(?:never|not once) (?:apologi[sz]\w*|said|says|admit\w*)|(?:didn|doesn|hasn|won|wouldn)'?t|not|no apology|i (?:apologi[sz]\w*|said sorry|say sorry|felt|feel|am)|i'm sorry|mother-in-law|@ex|(?:he|dad|she always|sister|brother|friend) (?:apologi\w*|said sorry)|feel sorry|sorry for (?:her|him|me)|boss|if|doctor was wrong|told (?:my|her) (?:mum|mother) (?:i'?m|sorry)|(?:his|her) mum|deserves|wrong with|cry\w*|the wrong|done wrong|did wrong|something wrong|what went wrong|sorry to`,
    ),
    receives: [
      ['It was said, after all these years.', 'It got said, after all that time.'],
      ['An apology, and from your mother.', 'A sorry, from your mum.'],
    ],
    questions: [
      ['meaning', 'Which words of it have you kept?', 'Which bit have you kept in your head?'],
      ['next', 'What became possible to say after that?', 'What could you say after that?'],
    ],
  },
  {
    id: 'family-sisters-laughing',
    says: [
      'My sister and I laughed so much over the washing up that we sat down',
      'me and my bro found our old home videos, cried laughing till 2',
      'We siblings were together for one evening and it was silly and good',
    ],
    needs: all(
      r`@sibling|siblings`,
      r`laugh\w*|giggl\w*|silly|hysterics|in stitches`,
      r`we|me and|and i|together|my brother and|my sister and`,
    ),
    unless: any(
      r`laugh(?:s|ed|ing)? at (?:me|my)|at me|not laugh|don'?t laugh|they laugh\w*|used to laugh|funeral|everyone laughed|argu\w*|joke about me|died|years ago|posh|accent|she laugh(?:s|ed)? (?:at|loads)|doesn'?t|don'?t|haven'?t`,
    ),
    receives: [
      ['You were children together again for an evening.', 'You were kids again for a bit.'],
      ['Nobody else would have found it as funny.', 'No one else would get it like that.'],
    ],
    questions: [
      ['open', 'What was it that set you off?', 'What set you off?'],
      ['meaning', 'What do only you two know about home?', 'What about home do only you lot know?'],
    ],
  },
  {
    id: 'family-brother-rang',
    says: [
      'My brother rang just to ask how I was, he never does',
      'my little sister called me for advice for once and i felt so big',
      "He's not one for phones, but on Thursday he stayed on for an hour",
    ],
    needs: all(
      r`@sibling|he'?s not one for phones`,
      r`rang|called|phoned|calls?|stayed on|rings|phone`,
      r`just to (?:ask|talk|chat|check|say|see|hear)|he never does|she never does|for advice|for once|how i (?:was|am)|for an hour|first time|out of the blue|never (?:rings|calls)`,
    ),
    unless: any(
      r`never (?:calls|rings|phones)$|money|borrow\w*|died|hospital|funeral|i (?:rang|called|phoned)|hasn'?t (?:called|rung)|never (?:calls|rings) me|from prison|angry|drunk|doesn'?t (?:call|ring)|call me (?:lazy|names)|@mother|old friend|owe`,
    ),
    receives: [
      ['A call that is not usual for you two.', "That call's not a usual thing."],
      ['Somebody at the other end wanted you.', 'Someone wanted to talk to you.'],
    ],
    questions: [
      ['open', 'What was said late in that call?', 'What came up near the end of the call?'],
      ['meaning', 'What do you think made it happen that day?', 'What do you think made it happen?'],
    ],
  },
  {
    id: 'family-missed-the-funeral',
    says: [
      'My grandfather was buried at home and I watched on a screen',
      'couldnt fly back for my nans funeral, saw it on a shaky whatsapp video',
      'By the time I had a visa my uncle was a week in the ground',
    ],
    needs: all(
      r`buried|funeral|burial|in the ground|livestream|cremat\w*|laid to rest`,
      r`screen|video|couldn'?t (?:fly|go|get (?:there|home|back|a)|travel|be)|livestream|whatsapp|zoom|visa|wasn'?t there|missed|overseas|abroad|too far|could not (?:go|travel|fly)|by the time|at home and i`,
      r`@mother|@father|@grandparent|@sibling|uncle|aunt|cousin|friend|he|she|they|relatives?`,
    ),
    unless: any(
      r`next (?:week|month)|since (?:the|mum's|dad's) funeral|i work|sister hasn'?t|fell out|not going|video games?|dog|couldn'?t go back|tomorrow|whose funeral|food|i missed (?:him|her)`,
    ),
    receives: [
      ['It took place, and you were not there.', "It happened, and you weren't there."],
      ['A goodbye from far away.', 'A goodbye from miles away.'],
    ],
    questions: [
      [
        'want',
        'What would you have done if you had stood there?',
        "What would you have done if you'd been there?",
      ],
      ['support', 'Who here could you do some remembering with?', 'Who here can you remember with?'],
    ],
  },
  {
    id: 'family-nephew-on-video',
    says: [
      "My nephew is walking now and I've only met him on a screen",
      'my sisters kids call me "phone auntie" lol ouch',
      'They grow up between one video call and the next',
    ],
    needs: all(
      r`nephews?|nieces?|(?:sister|brother|sis|bro)'?s (?:kids|baby|children|son|daughter)|grandchild\w*|grandson|granddaughter|they grow up|auntie|godchild|godson|goddaughter`,
      r`screen|video|phone|facetime|skype|zoom|video calls?|whatsapp`,
      r`only|walking|grow|met|between|never (?:met|held)|first|auntie|see|seen|watch`,
    ),
    unless: any(
      r`phone (?:addict|all day)|hit|rang|died|wears|school phone|teacher|on (?:his|her) phone|her phone|his phone|called (?:me )?(?:stupid|lazy)|lives with|came round`,
    ),
    receives: [
      ['You see them grow, in a small picture.', "You're watching them grow on a tiny screen."],
      ['They know your face and voice, from afar.', 'They know you, just through a phone.'],
    ],
    questions: [
      [
        'want',
        'What would you do with them on one whole day?',
        'What would you do with a whole day together?',
      ],
      [
        'exception',
        'What do you two have that works even by phone?',
        "What's your thing together that works on a call?",
      ],
    ],
  },
  {
    id: 'family-called-posh',
    says: [
      'They say at home that I talk like the city now',
      'my cousins laugh at how i speak since uni, "listen to the professor"',
      'My own brother did an impression of my new accent at dinner',
    ],
    needs: all(
      r`accent|talk (?:like|posh|proper|funny)|how i (?:speak|talk|sound)|way of speaking|posh|fancy|professor|speak like|sound (?:like|posh|different)`,
      r`home|cousins?|@sibling|@mother|@father|family|mates|village|@grandparent|uncle`,
      r`say|laugh\w*|impression|mock\w*|teas\w*|tells?|said|says|call\w*|listen to|imitat\w*`,
      r`me|my|i|i've|ive`,
    ),
    unless: any(
      r`colleagues?|boss|office|work|customers?|foreign|i sound like (?:my|her)|like my (?:mother|mum|dad|father)|she sounds|he sounds|posh (?:shop|hotel|school|house)|(?:his|her|their) accent|teacher|gay`,
    ),
    receives: [
      ['They hear that you have been elsewhere.', "They can hear you've been away."],
      ['Apparently you sound different to them now.', 'So you sound different to them now.'],
    ],
    questions: [
      ['feeling', 'Which word gives you away?', 'Which word gives you away?'],
      [
        'meaning',
        'Where do you not have to think about how you talk?',
        'Where do you not have to think about how you talk?',
      ],
    ],
  },
  {
    id: 'family-dont-get-my-job',
    says: [
      "My parents don't understand what I do for a living and have stopped asking",
      'my nan tells everyone i fix computers. im a researcher',
      "I explained my work at dinner and he asked when I'd get a real job",
    ],
    needs: all(
      r`@parent|@grandparent|explained my work|family|uncle|relatives`,
      r`(?:don'?t|doesn'?t|dont|doesnt|not|never|no)[^.]{0,12}(?:understand|get|know|ask)|real job|proper job|still doing that|tells everyone i|think i|what i do`,
      r`job|work|living|what i do|researcher|do for a living|computers|still doing that|career`,
      r`(?:real job|proper job|what i do|my (?:job|work|career)|for a living|are you still doing that|tells everyone|i'?m a)`,
    ),
    unless: any(
      r`get(?:ting)? a job|lost my job|don'?t have a job|no job|any news|unemployed|get a real job interview|doesn'?t get a job|know (?:i|that i|about) (?:lost|quit)|cousin|don'?t know i|told them|my husband|works too|their work|good job|know what i do at night|i don'?t know what i do|quit|don'?t understand why i|still live|think i have a good|drink|left my job`,
    ),
    receives: [
      ['They do not see what you do all day.', "They've no idea what you do all day."],
      ['What you do stays outside that house.', "Your work just doesn't land in that house."],
    ],
    questions: [
      ['want', 'Which part of it would you like to show them?', 'Which bit would you love to show them?'],
      ['exception', 'Whose eyes light up when you talk about it?', 'Who does get it when you talk about it?'],
    ],
  },
  {
    id: 'family-first-at-university',
    says: [
      "I'm the first of us to study and I can't talk about it at home",
      'first gen student, my parents ask is it like school but longer',
      "My father carried my boxes to the halls and didn't know where to stand",
    ],
    needs: either(
      [
        r`first (?:of us|in my|one|gen\w*|of my|person|from)|first-gen\w*|nobody in my family|no one in my family|none of my family|halls`,
        r`stud\w*|uni\w*|college|degree|school|phd|academ\w*|graduat\w*`,
        r`family|home|parents|us|father|mother|village|mum|dad`,
      ],
      [
        r`@father|@mother|parents`,
        r`halls|campus|uni\w*|college`,
        r`didn'?t know (?:where|what|how)|is it like school`,
      ],
    ),
    unless: any(
      r`first year|finish school|fees|cousin|lunch at school|exam week|dropped out|first day at school|last|first (?:week|term|semester|lecture|exam)|youngest|my (?:son|daughter|kids)|i was the first`,
    ),
    receives: [
      ['None of them has been where you are now.', 'None of them have been where you are.'],
      ['You are finding the way as you go.', "You're figuring it out as you go."],
    ],
    questions: [
      [
        'meaning',
        'What did you bring from home that helps you there?',
        'What from home actually helps you there?',
      ],
      ['feeling', 'In which of the two places are you more yourself?', 'Which place are you more you in?'],
    ],
  },
  {
    id: 'family-take-over-the-shop',
    says: [
      'My father expects me to take over the workshop',
      'im supposed to run the family restaurant and i wanna do music',
      'Our name is over the door, and everyone looks at me',
    ],
    needs: all(
      r`@father|@mother|@parent|family|our name|uncle|supposed to`,
      r`workshop|restaurant|shop|business|farm|company|firm|over the door|garage|bakery|practice|duka`,
      r`take over|run the|expect\w*|looks at me|want me to|wants me to|supposed to|inherit|hand (?:it )?over|carry on|next in line|to take it|be the one`,
      r`me|i|im|i'm`,
    ),
    unless: any(
      r`i (?:want|would love|'d love) to (?:take|run)|i took over|shop(?:ping)? list|practice (?:session|run)|my boss|their company|i run|charity shop|dad died and i took|marry|wants me to (?:drop|close|sell|leave|stop)|closed|my own (?:shop|business)|went bust|borrow\w*`,
    ),
    receives: [
      ['There is a place laid out for you.', "They've got a place lined up for you."],
      ['Others have already planned it.', "It's kinda been decided already."],
    ],
    questions: [
      [
        'want',
        'What would you do if nobody were waiting?',
        'What would you do if no one was waiting on you?',
      ],
      [
        'worst',
        'What would a no do in the family, as you see it?',
        'What do you think a no would do at home?',
      ],
    ],
  },
  {
    id: 'family-told-them-i-am-gay',
    says: [
      "I told my parents I'm gay and my father asked if I wanted more potatoes",
      'came out to my mum, she said ok and then talked about the cat',
      "I said it at Sunday lunch, that it's a woman, and nobody said anything",
    ],
    needs: either(
      [
        r`gay|came out|coming out|lesbian|bi|bisexual|trans|it'?s a woman|it'?s a man|queer|non-?binary`,
        r`told|came out|said|says|tell`,
        r`@parent|@sibling|@grandparent|sunday lunch|family|aunt|uncle`,
        r`(?:(?:he|she|they|mum|mother|dad|father|brother|sister) said (?:"?ok\w*|nothing|well|do you)|asked (?:if|whether)|talked|nodded|replied|nothing|nobody said|changed the subject|potatoe?s?|football|silence|shrugged|ok|okay|cat)`,
      ],
      [
        r`gay|bi|trans|lesbian|came out`,
        r`@parent|@grandparent`,
        r`asked if i|said ok|nodded|changed the subject|talked about`,
      ],
    ),
    unless: any(
      r`haven'?t|not (?:told|come|out)|never|before|what if|don'?t know (?:i|how)|can'?t|afraid|scared|when i tell|picture|threw me|hit|beat|kicked|disown\w*|hell|sin|pray|came out of|cried|hugged|love|clothes|shout\w*|angry|kill|decent`,
    ),
    receives: [
      ['You said it, and very little was said back.', 'You said it and got hardly anything back.'],
      ['It is out, and now it is in the room.', "It's out there now."],
    ],
    questions: [
      ['thought', 'What answer had you been ready for?', 'What answer were you ready for?'],
      ['next', 'How have they been with you since?', "How've they been with you since?"],
    ],
  },
  {
    id: 'family-just-a-friend',
    says: [
      'My mother introduced my partner as a friend',
      'my gran calls my boyfriend "the flatmate", im a guy, 6 years together',
      "On the card it said to you and your companion, my family can't write her name",
    ],
    needs: all(
      r`friend|flatmate|roommate|companion|lodger|cousin|colleague|room ?mate|housemate`,
      r`introduc\w*|calls?|called|card|can'?t write|refers?|says (?:he|she|they)'?(?:s|re)|says we'?re`,
      r`my (?:partner|boyfriend|girlfriend|wife|husband|bf|gf)|partner|boyfriend|girlfriend|her name|his name|wife`,
      r`@mother|@father|@grandparent|family|parents|aunt|uncle|sister|brother|he is introduced|she is introduced|they`,
    ),
    unless: any(
      r`called (?:me|him|her) (?:up|last|yesterday|on)|rang|my (?:boyfriend|husband|wife|girlfriend) (?:calls|called|says)|stay friends|cheat\w*|colleague from|best friend|i (?:call|introduced)|fancies|met my|hasn'?t introduced`,
    ),
    receives: [
      ['They do not use the word.', "They just won't use the word."],
      ['Your partner was there under another name.', 'They gave your partner a different name.'],
    ],
    questions: [
      ['meaning', 'What would the right word change?', 'What would the right word change?'],
      [
        'next',
        'What did the two of you say about it on the way home?',
        'What did you two say about it after?',
      ],
    ],
  },
  {
    id: 'family-no-longer-believe',
    says: [
      "I don't believe any more and I still kneel next to my mother",
      'my parents think i pray. i sit in my room on my phone for ten mins',
      "At home I say grace with them and I'm only moving my lips",
    ],
    needs: all(
      r`believe|pray|prayer|grace|church|mass|faith|mosque|kneel|god|rosary|religio\w*|bible|fast`,
      r`(?:don'?t|no longer|lost|not|stopped|only moving|pretend\w*|think i pray|mumble|fake|dont|n't)[^.]{0,20}(?:believe|faith|lips|words|any ?more|pray|anything|in god|to)|think i pray|moving my lips|lost my faith|mumble|sit in my room`,
      r`parents|mother|mum|dad|father|home|family|church|mass|mosque|them|grace`,
      r`still|kneel|go|sit|say|stand|pretend|pray|in my room|with`,
    ),
    unless: any(
      r`told (?:my|them|him|her)|left the|believe (?:me|that|him|her|in me|it)|believed|me when|hard to believe|my (?:son|daughter|kids)|husband|wife|boyfriend|gay|pastor touched|breakfast|leave properly|don'?t go|stopped going|fast food|breakfast|people like me`,
    ),
    receives: [
      ['On the outside you still do it.', "On the outside you're still doing it."],
      ['They see a faith that you no longer have.', "They see you doing it, and don't know the rest."],
    ],
    questions: [
      ['worst', 'What would it be like if they knew?', 'What would happen if they knew?'],
      ['meaning', 'What in it do you still like?', 'What bit of it do you still kinda like?'],
    ],
  },
  {
    id: 'family-parents-split-late',
    says: [
      "My parents are separating after forty years and I'm the grown-up one",
      'mum and dad are divorcing, im 35, apparently im meant to be fine with it',
      "There'll be two addresses for home now, and they're both over sixty",
    ],
    needs: all(
      r`parents|mum and dad|mom and dad|mother and father|they'?re both over|home now|folks`,
      r`separat\w*|divorc\w*|split\w*|two addresses|leaving (?:him|her|dad|mum)|left (?:him|her|dad|mum)`,
      r`forty years|\d\d years|(?:thirty|forty|twenty|fifty)\S* (?:years|yrs)|grown|\d\d|over sixty|in their (?:fifties|sixties|seventies)|adult|late|retired|after (?:all|so many)|now|im \d+|old`,
    ),
    unless: any(
      r`know about|my parents know|the divorce|when i was|i was|as a (?:kid|child)|my (?:ex|husband|wife|divorce|separation)|haven'?t told|told my parents|tell my parents|years ago|christmas|@partner|fear|separate (?:rooms|bed)|my kids|custody|happily|my own|since i was`,
    ),
    receives: [
      [
        'You are grown, and they are still your parents.',
        "You're grown up and they're still your mum and dad.",
      ],
      ['Something that was always there is not now.', "The thing that was always there isn't now."],
    ],
    questions: [
      ['thought', 'Which memory looks different to you now?', 'What memory looks different to you now?'],
      ['need', 'What do they each want from you in this?', 'What does each of them want from you in this?'],
    ],
  },
  {
    id: 'family-fathers-new-partner',
    says: [
      'My father has a new girlfriend, eight months after Mum',
      'dads seeing someone and shes using mums kitchen',
      "At Dad's there's a strange toothbrush where my mother's stood",
    ],
    needs: all(
      r`@father`,
      r`new (?:girlfriend|partner|wife|woman|lady)|girlfriend|lady friend|seeing someone|strange toothbrush|someone new|remarr\w*|dating|new woman`,
      r`mum|mother|mom|mum'?s|mothers?'?|mam`,
    ),
    unless: any(
      r`when i was|stepmum did|left mum for|cheat\w*|affair|@ex|my girlfriend|i'?m seeing someone|his girlfriend and (?:the )?kids|my (?:daughter|son)|kids|my new|divorc\w*|told my (?:mum|dad)|therap\w*`,
    ),
    receives: [
      ["Somebody new, in places that were your mother's.", 'Someone new, where your mum used to be.'],
      ['Life there goes on, and you see it.', "Life's moving on there, and you're watching it."],
    ],
    questions: [
      ['meaning', 'Which thing should have stayed untouched?', "What should've been left alone?"],
      [
        'feeling',
        'What is it like to see your father with somebody?',
        'How is it, seeing your dad with someone?',
      ],
    ],
  },
  {
    id: 'family-translating-for-parents',
    says: [
      "I've translated for my parents at the doctor's since I was nine",
      'i do all my mums letters and calls cos her english isnt good, always have',
      'At ten I told them what the bank said and left some of it out',
    ],
    needs: all(
      r`translat\w*|interpret\w*|(?:do|did|does) all (?:my|mum'?s|mums|their) (?:mum'?s |mums )?(?:letters|calls|forms)|told them what (?:the )?(?:bank|doctor|letter)|english isn'?t good|speak for (?:my|them)`,
      r`@parent|them`,
    ),
    unless: any(r`i'?m a translator|job|book|google|client|exam|work as|course|translates? for me|dream`),
    receives: [
      ['You were their voice very early.', 'You were their voice really young.'],
      ['You had to know things before your time.', "You had to know stuff kids don't need to."],
    ],
    questions: [
      ['open', 'What did you not want to translate?', 'What did you not wanna translate?'],
      [
        'meaning',
        'What did being the translator give you, good or bad?',
        'What did being the translator give you, good or bad?',
      ],
    ],
  },
  {
    id: 'family-mother-cries-on-phone',
    says: [
      'My mother cries on the phone and I stand in the corridor at work',
      'mum rings in tears like twice a week and i just go mm, mm',
      'Mum weeps and I hold the phone a little away from my ear',
    ],
    needs: all(
      r`@mother`,
      r`cr(?:y|ies|ying|ied)|tears|weeps?|sob\w*|weeping`,
      r`phone|rings|calls?|line|ear|rang|called|hang(?:ing)? up`,
    ),
    unless: any(
      r`i (?:cry|cried|cry|sobbed|was crying|started crying|burst)|me cry|died|funeral|cried with (?:joy|happiness)|mother-in-law|happy tears|voicemail|his mum|her mum|hospital|never (?:cries|cried)|wave\w*|daughter (?:cries|cried)|when i was (?:born|a)|father died|my crying|phone (?:was|in|is)|made me`,
    ),
    receives: [
      ['Tears at the other end, and you on the line.', "Your mum's crying and you're on the line."],
      ['You listen, one way or another.', "You're listening, one way or another."],
    ],
    questions: [
      ['body', 'What does your body do while you listen?', 'What does your body do while you listen?'],
      ['next', 'What do you do in the minute after hanging up?', 'What do you do the minute you hang up?'],
    ],
  },
  {
    id: 'family-mothers-confidante',
    says: [
      "My mother tells me everything about her marriage, I'm her only friend",
      'mum vents about dad to me like im not his kid too',
      "Since I was twelve I've known what my father did wrong as a husband",
    ],
    needs: all(
      r`@mother|since i was (?:twelve|ten|eleven|eight|nine|\d+)`,
      r`marriage|about dad|my father did|about (?:my )?(?:father|dad|him)|as a husband|her only friend|between (?:her|them) and (?:dad|father|him)|their (?:marriage|sex|fights)|his affairs?`,
      r`tells me|vents?|told me|confid\w*|only friend|complains?|i'?ve known|everything|like im not|offload\w*|to me`,
    ),
    unless: any(
      r`she never|died|not tell|i (?:told|tell|vent)|mother-in-law|told me (?:dad|father) (?:is|was|has|had)|i told|tells me to|my marriage|my husband|not her only|secret about|ill|cancer|he left her`,
    ),
    receives: [
      [
        'You know things about them that are not yours.',
        "You know stuff about them that's not yours to carry.",
      ],
      [
        'It concerns both your parents, and you are in between.',
        "They're both your parents, and you're stuck in the middle.",
      ],
    ],
    questions: [
      ['want', 'Which part would you rather not know?', 'Which bit would you rather not know?'],
      ['tried', 'How have such talks ended so far?', 'How do those talks usually end?'],
    ],
  },
  {
    id: 'family-father-drinks-at-dinner',
    says: [
      "My father was on his third bottle at my sister's birthday and we all talked louder",
      'dad was drunk at xmas again, everyone just pretends',
      "By dessert he couldn't hold the fork, and Mum asked who wanted coffee",
    ],
    needs: all(
      r`@father|@mother|uncle|he couldn'?t hold`,
      r`drunk|third bottle|plastered|pissed|drank|wasted|hammered|drinking|bottles?|fork|legless|tipsy|slurr\w*`,
      r`birthday|xmas|christmas|dinner|wedding|christening|party|dessert|table|easter|lunch|funeral|barbecue|eid`,
      r`pretend\w*|talked louder|nobody|no one|acted as if|who wanted coffee|everyone|as if nothing|we all|louder|ignored`,
    ),
    unless: any(
      r`i (?:was|got|drank|drink|am)|hit|hits|beat|my drinking|water bottle|when i was drunk|baby|hot water|boss`,
    ),
    receives: [
      ['Everyone saw it, and nobody named it.', 'Everyone saw, and no one said it.'],
      ['The meal went on around it.', 'The meal just carried on round it.'],
    ],
    questions: [
      ['next', 'What is your part when it begins?', "What's your job when it starts?"],
      [
        'support',
        'Who at that table can you exchange a look with?',
        'Who at that table gets it with just a look?',
      ],
    ],
  },
  {
    id: 'family-brother-never-mentioned',
    says: [
      'I had a brother who died before me and nobody speaks of him',
      'theres a baby in a photo at my nans, no one will say who',
      "We don't say my sister's name at home, not since the accident",
    ],
    needs: all(
      r`@sibling|baby in a photo|my name after`,
      r`died|dead|accident|before (?:me|i was born)|stillborn|gone|death|passed|before my birth|baby in a photo`,
      r`(?:nobody|no one|never|don'?t|not)[^.]{0,15}(?:speaks?|talk\w*|say|mention\w*|spoken|will say|says|name)|won'?t say|not say`,
    ),
    unless: any(
      r`speaking to each other|spoken since|hasn'?t spoken|no word between|talk to me|talk to each|visits?|on the phone|not talk to|phone died`,
    ),
    receives: [
      ['There is a name that is not spoken there.', "There's one name nobody says there."],
      ['You know, and there is no talking about it.', 'You know, and no one talks about it.'],
    ],
    questions: [
      ['want', 'Who would you ask first, and what?', 'Who would you ask first, and what?'],
      [
        'meaning',
        'What would be different if the name were said?',
        "What'd be different if they said the name?",
      ],
    ],
  },
  {
    id: 'family-found-letters',
    says: [
      "I found my mother's letters from before my father",
      'found a box of letters in nans attic, she had a whole other guy',
      "Between the tax files lay my dad's love letters, and not to Mum",
    ],
    needs: all(
      r`letters?|diar(?:y|ies)|love letters|postcards|journals?`,
      r`@mother|@father|@grandparent`,
      r`found|came across|discover\w*|box|attic|loft|tax files|clearing|between the`,
      r`other (?:man|guy|woman|girl)|love|before (?:my|mum|dad|grandad)|not to (?:mum|dad)|whole other|affair|lover|secret|someone else`,
    ),
    unless: any(
      r`corrected|red pen|my diary|wrote to me|from school|sent them back|found my (?:old )?(?:letter|diary)|letters? (?:from|to) (?:the|my) (?:bank|school|gp|hospital|council|ex)|love you|recipe|i wrote|sent (?:me|him|her) a letter`,
    ),
    receives: [
      ['So there was a life you had not known of.', "There was a whole life you didn't know about."],
      ['You read it, and now you know it.', 'And now you know.'],
    ],
    questions: [
      ['open', 'Which line in them will you not forget?', "What line won't you forget?"],
      ['next', 'What have you done with them since?', 'What have you done with them since?'],
    ],
  },
  {
    id: 'family-half-sister',
    says: [
      "I've found out at forty that I have a half-sister",
      'did one of those dna tests and apparently i have a brother in another city',
      "A woman wrote to me who has my father's nose, and she's right",
    ],
    needs: all(
      r`half[- ](?:sister|brother|sibling)|dna test|a (?:brother|sister) in another|secret (?:brother|sister|sibling|family)|(?:have|got) (?:a|another) (?:brother|sister|sibling) (?:i|we|that|whom|out there)|father'?s nose|ancestry`,
      r`found out|discover\w*|apparently|wrote to me|learned|learnt|turns out|contacted|test|told me|never knew|i have|i've`,
    ),
    unless: any(
      r`my half[- ](?:sister|brother) (?:is|was|says|said|came|lives|never|got)|paternity|not the father|cheat\w*|kidney|half my (?:sister|brother)`,
    ),
    receives: [
      [
        'There is someone, and all this time you did not know.',
        "There's someone out there, and you never knew.",
      ],
      ['Your family is one person bigger.', 'Your family just got one bigger.'],
    ],
    questions: [
      ['thought', 'What is the first thing you would want to ask?', "What's the first thing you wanna ask?"],
      [
        'support',
        'Who in the family have you told so far?',
        'Who in the family have you talked to about it?',
      ],
    ],
  },
  {
    id: 'family-recipe-in-handwriting',
    says: [
      "I baked from my grandmother's recipe card, in her handwriting",
      'made dads stew from his scribbled notes, it tasted exactly right',
      "There's a grease stain on the page where my mother wrote a pinch more",
    ],
    needs: either(
      [
        r`recipe\w*|handwriting|scribbled|card she wrote|notes|cookbook|cookery book`,
        r`@mother|@father|@grandparent|auntie|her loops`,
        r`bak(?:ed|ing)|made|cook(?:ed|ing)|stew|pie|cake|grease stain|pinch|handwriting|tasted|bread|soup`,
      ],
      [
        r`@mother|@father|@grandparent`,
        r`wrote|writing|notes?|scribbled`,
        r`page|recipe|cookbook|grease stain`,
        r`pinch|stain|margin|tasted|bake\w*`,
      ],
    ),
    unless: any(
      r`lunch ?box|found a|on the mirror|lost the recipe|post-?it|red pen|corrected|sick note|school notes|for disaster|speech|wrote me|birthday card|letters?`,
    ),
    receives: [
      ["Somebody's handwriting, and your kitchen.", 'Their handwriting, your kitchen.'],
      ['A scrap of paper can keep a lot.', 'A scrap of paper can hold a lot.'],
    ],
    questions: [
      ['open', 'Who ate it with you?', "Who'd you eat it with?"],
      ['meaning', 'What came back with the smell of it?', 'What came back with the smell?'],
    ],
  },
  {
    id: 'family-sound-like-my-mother',
    says: [
      "I heard my mother's sentence come out of my own mouth",
      'told my kid "because i said so" and omg i am my dad',
      'I saw my hands folding the towels and they were her hands',
    ],
    needs: either(
      [
        r`(?:(?:i|to) sound\w*|i talk\w*|just like|i am|i'm|turn\w* into|becom\w*|words|sentence|became) (?:like |just |exactly )?(?:my (?:mother|mum|mom|dad|father)|her words|his words)|my (?:mother|mum|mom|dad|father)'?s? (?:sentence|words|voice|phrase|hands|laugh|face)|i am my (?:dad|mum|mother|father)`,
        r`my (?:own )?mouth|i (?:sound\w*|said|heard|am|'m|saw|told|shout\w*|became|turned|caught)|im|my kid|my hands|because i said so|i'm (?:becoming|turning)`,
        r`mother|mum|mom|dad|father|her hands|his hands`,
      ],
      [r`my hands`, r`(?:they were|like) (?:her|his|my mother'?s|my father'?s) hands|(?:her|his) hands`],
      [
        r`i (?:heard myself|caught myself|found myself|opened my mouth)`,
        r`my (?:mother|mum|mom|dad|father)`,
        r`say\w*|said|shout\w*|using|exactly|voice|words`,
        r`(?:my )?(?:mother|mum|mom|dad|father)`,
      ],
    ),
    unless: any(
      r`died|dead|old|she sounds|he sounds|wife|husband|boyfriend|girlfriend|i (?:don'?t|won'?t|never)|afraid|scared|not like|more like|look like|would like|like my (?:mum|dad|mother|father) (?:was|did|does|is|would|wants|said|never|used)|i like|felt like|voicemail|phone|message|same (?:words|voice) (?:he|she)|heard my (?:mother|mum|dad|father)'?s voice|voices?|crying|scream\w*|i'?d like|like when|mother-in-law|nothing like|told my (?:mum|mother|dad|father)|said to my|my (?:mother|mum|dad|father) (?:said|says|told|tells|used (?:to be|to hit|to love)|always)`,
    ),
    receives: [
      ['There they were, and it was you.', 'And there they were, in you.'],
      ['You know where that comes from.', 'You know exactly where you got that.'],
    ],
    questions: [
      ['meaning', 'What of theirs are you glad to have got?', 'What of theirs are you happy to have?'],
      ['feeling', 'What did you think when you noticed it?', 'What did you think when you clocked it?'],
    ],
  },
  {
    id: 'family-father-hugged-me',
    says: [
      'My father hugged me goodbye at the station, he never does that',
      'dad gave me the most awkward hug ever and i kinda loved it',
      'Dad patted my back twice and held on a second too long',
    ],
    needs: all(
      r`@father`,
      r`hug(?:ged|s)?|arms round|arms around|patted (?:my|me)|held on|embrac\w*`,
      r`me|my`,
    ),
    unless: any(
      r`to my leg|my (?:son|daughter)|never (?:hugged|hugs|hug)|hasn'?t|didn'?t hug|died|doesn'?t hug|not hug|want\w* (?:a hug|my dad|him to)|hug(?:ged)? my (?:kids|son|daughter|mum|mother)|wish|dream\w*|lad|mum hugged|his mum|funeral|abus\w*|tree|i hugged|handover|stepd`,
    ),
    receives: [
      ['A hug, and from your father.', 'A hug, from your dad of all people.'],
      ['It was short, and it counted.', 'Short one, but it counted.'],
    ],
    questions: [
      ['body', 'What do you remember about how it felt?', 'What do you remember about how it felt?'],
      ['meaning', 'What had happened beforehand, do you think?', 'What do you reckon brought that on?'],
    ],
  },
  {
    id: 'family-one-plate-too-many',
    says: [
      'My son moved out and I still lay a plate for him',
      'my youngest left for uni and i walk past her room like an idiot',
      'The washing basket is half full now that the last child has gone',
    ],
    needs: all(
      r`son|daughter|youngest|eldest|oldest|last (?:child|one)|kids?|children|boys|girls|last of`,
      r`moved out|(?:last|youngest)[^.]{0,20} left|left (?:for|home)|uni\w*|college|gone|flew the nest|empty nest|moved away`,
      r`plate|room|washing|quiet|empty|lay|half full|set the table|too (?:much|many)|silence|house|table|cook\w*|door`,
      r`my|our|the|i`,
    ),
    unless: any(
      r`wife and i|me and the wife|husband|@partner|lodger|ex|father'?s|mum'?s|divorc\w*|i left|i moved|died|i was the|my parents|we look|at each other|their dad|first year|drop(?:ped)? out|school|weekend|to live with (?:his|her) (?:dad|mum|father)|hospital|prison`,
    ),
    receives: [
      ['There is one fewer at home now.', "There's one less at home now."],
      ['The habit has not caught up yet.', "The habit hasn't caught up yet."],
    ],
    questions: [
      ['when', 'At what time of day is the house the quietest?', "When's the house the quietest?"],
      ['next', 'What is there room for now, that was not before?', "What's there room for now?"],
    ],
  },
  {
    id: 'family-grown-child-does-not-ring',
    says: [
      "My daughter hasn't rung for five weeks and I don't want to be a nuisance",
      'my sons at uni and i get a thumbs up once a week if im lucky',
      'I type a message to my grown-up boy and take out half of it',
    ],
    needs: all(
      r`(?:my|our) (?:\w+[- ]?\w* )?(?:daughter|son|sons|kids|boys?|girls?|children|eldest|youngest|lad)|grown-?up`,
      r`(?:hasn'?t|never|doesn'?t|don'?t|not|thumbs up|hardly|no)[^.]{0,15}(?:rung|rings?|calls?|called|phon\w*|text\w*|writ\w*|heard|week|answer\w*)|thumbs up|take out half|barely|haven'?t heard|only (?:calls|rings|writes)`,
      r`uni|weeks?|months?|pester|nuisance|city|grown|message|never|if i'?m lucky|moved|bother|christmas|busy`,
    ),
    unless: any(
      r`@ex|their (?:dad|father)|support|school|teacher|when i was|mum|my mother|my father|not talking to|prison|friend|homework|baby|died|police|therap\w*|drunk|dad and i|money`,
    ),
    receives: [
      ['You think of your child, and hold back.', 'You think about your kid loads, and hold back.'],
      ['You would like to hear more than you do.', "You'd like to hear a bit more than that."],
    ],
    questions: [
      [
        'want',
        'What would you ask if it could not be a burden?',
        "What would you ask if you knew it wasn't too much?",
      ],
      ['exception', 'How did your last good talk come about?', 'How did your last good chat come about?'],
    ],
  },
  {
    id: 'family-uncles-remarks',
    says: [
      'My uncle made his remarks at the table again and no one stopped him',
      'my uncle said something gross about immigrants and everyone just chewed',
      'We all look into our plates when my uncle starts on about women',
    ],
    needs: all(
      r`uncle|uncles|grandad|cousin|aunt|brother-in-law|father-in-law`,
      r`remarks?|gross|racist|sexist|comments?|immigra\w*|starts on|women|jokes?|said something|opinions|homophob\w*|rants?`,
      r`table|chewed|plates|nobody|no one|everyone|dinner|family|silent|stopped him|quiet`,
    ),
    unless: any(
      r`touch\w*|abus\w*|friend|about (?:me|my)|when will you marry|marr\w*|job|grandkids|my cousin (?:said|told) (?:me|it)|boss|laugh(?:ed|s)? at me|nice|kind|funny joke|@ex|died|invited me|good`,
    ),
    receives: [
      ['It was said, and the table was silent.', 'It got said and everyone just sat there.'],
      ['You heard it, and you heard the silence too.', 'You heard it, and nobody saying anything too.'],
    ],
    questions: [
      ['want', 'What was on the tip of your tongue?', 'What was on the tip of your tongue?'],
      ['support', 'Who there would have been on your side?', "Who there would've been on your side?"],
    ],
  },
  {
    id: 'family-left-early',
    says: [
      "I left my parents' house a day early and drove through the night",
      'walked out of family dinner, sat in the car, then just drove home',
      'I said I had a migraine and was on the train before the cake',
    ],
    needs: all(
      r`parents'?|family|folks'?|mum'?s|mother'?s|dad'?s|before the cake|migraine|family dinner|aunt'?s|relatives|brother'?s|sister'?s|in-?laws?'?`,
      r`left (?:my|the|early|a day|without|before)|walked out|drove (?:off|home|through|away)|packed up|on the train before|went home early|got in (?:the|my) car|couldn'?t stand it`,
      r`early|house|dinner|migraine|drove|before|stand it|sat in the car|night|train|visit`,
      r`i|and|said|then`,
    ),
    unless: any(
      r`they drove|parents drove|student room|@child|when i was|ran away|job|work|they left|he left|she left|dad left|mum left|father left|mother left|bus|left (?:me|us|school|the church|the country)|headache|left home at|party|hospital|moved out|i left home|said goodbye|if i had left|friends?|died`,
    ),
    receives: [
      ['You got out of there.', 'You got yourself out of there.'],
      ['At some point it was enough.', 'At some point that was enough.'],
    ],
    questions: [
      ['when', 'What was the last thing before you went?', 'What was the last thing before you left?'],
      ['body', 'Where on the way did you breathe out?', 'When on the way back could you breathe?'],
    ],
  },
  {
    id: 'family-brother-borrows',
    says: [
      "My brother asked me for money again and promised it's the last time",
      'sis wants to borrow 500 "just till payday", its never till payday',
      "I've paid my brother's rent twice this year, our parents aren't to know",
    ],
    needs: all(
      r`@sibling|sis|cousin|uncle`,
      r`borrow\w*|lend|lent|money|rent|loan|owes?|500|payday|pay(?:ing)? (?:his|her)|paid (?:my|his|her)`,
      r`again|last time|never|twice|promis\w*|always|every|third|keeps|still|parents (?:aren'?t|don'?t)|another|until`,
      r`me|i|i've|i'm|my|wants to borrow|till payday`,
    ),
    unless: any(
      r`wire cash|send (?:cash|money)|payday i|wants his money|wants her money|i (?:borrow\w*|owe)|from my (?:brother|sister)|i asked my|pays? (?:my|for my|me)|cousin built|send money home|gave me|lent me|inherit\w*|for free|funeral|will|i still owe|back to|died|buys? me|gave it back|paid for my|our rent|my rent|fees|earns|house`,
    ),
    receives: [
      ['It is not the first time.', 'Not the first time, then.'],
      ['You are the one who gets asked.', "You're the one who gets asked."],
    ],
    questions: [
      ['worst', 'What do you picture happening if you said no?', 'What happens in your head if you say no?'],
      [
        'meaning',
        'How long have you been the one who helps out?',
        'How long have you been the one bailing people out?',
      ],
    ],
  },
  {
    id: 'family-sister-had-baby-first',
    says: [
      'My little sister is pregnant and they all looked at me at the table',
      'my younger bro is having a kid, mum cried happy tears, i went to the loo',
      "I'm the eldest and I'll be an aunt before I'm anything",
    ],
    needs: either(
      [
        r`@sibling`,
        r`pregnant|having a (?:kid|baby|child)|expecting|baby|aunt before|uncle before|had a (?:kid|baby|son|daughter)|due in`,
        r`looked at me|glanced|younger|little|i'?m the eldest|before i|happy tears|first|went to the loo|and i'?m|older than|congratulat\w*`,
      ],
      [r`i'?m the (?:eldest|oldest)|older than`, r`aunt before|uncle before`],
    ),
    unless: any(
      r`over the moon|so happy|delighted|thrilled|by accident|@partner|i'?m pregnant|miscarr\w*|her first baby|when we were|when i was|baby (?:sister|brother)|died|babysit\w*|i'?m expecting|first year|expecting me|games|help\w*|lost (?:the|her) baby|grandchild`,
    ),
    mayBeAhead: true,
    receives: [
      ['It is their news, and it touches your own story.', 'Their news, but it touches your story too.'],
      ['The younger one is there first.', 'The younger one got there first.'],
    ],
    questions: [
      [
        'feeling',
        'What else was there besides the congratulations?',
        'What else was there besides congrats?',
      ],
      ['meaning', 'What had you pictured for yourself by now?', "Where did you think you'd be by now?"],
    ],
  },
  {
    id: 'family-parents-visited-me',
    says: [
      'My parents visited me here for the first time and my mother liked the balcony',
      'mum and dad came to see my flat, dad fixed a hinge, it was so nice',
      'I showed them my street, and he nodded at everything',
    ],
    needs: all(
      r`parents|mum and dad|mom and dad|@mother|@father|folks|showed them|he nodded`,
      r`came|visited|come to see|stayed with me|showed them|came to see|visit`,
      r`my (?:new |own |little )?(?:flat|place|home|street|city|apartment|room|house|balcony)|here|me here`,
      r`first time|liked|nice|fixed|nodded|lovely|good|loved|happy|proud|balcony|see my|saw my`,
    ),
    unless: any(
      r`want\w* to see|i visited|go home|went home|in hospital|every sunday|when i was|never (?:came|visited|come)|haven'?t|not|my grave|prison|didn'?t|criticis\w*|complain\w*|argu\w*|came out|came home|dirty|mess|my room|died|mother-in-law|like|son'?s`,
    ),
    receives: [
      ['They have seen how you live.', "So they've seen your place now."],
      ['For once they were the guests.', 'For once they were the guests.'],
    ],
    questions: [
      ['open', 'Which spot did you most want to show them?', 'Which spot did you most wanna show them?'],
      [
        'feeling',
        'How did you see your own place with them in it?',
        "How'd your place look to you with them in it?",
      ],
    ],
  },
  {
    id: 'family-mother-learned-video',
    says: [
      'My mother has learned to make video calls and I see mostly her forehead',
      'taught my nan to facetime, she shows me her plants every day now lol',
      'At eighty-one he sends me voice messages with the radio on behind',
    ],
    needs: all(
      r`@mother|@father|@grandparent|at eighty|aunt`,
      r`learn\w*|taught|worked out|figured out|discover\w*|sends me voice|sends me|can now|new phone|smartphone|at eighty\S*`,
      r`video|facetime|skype|zoom|whatsapp|voice (?:message|note)s?|emoji\w*|selfies?|smartphone|tablet|phone`,
    ),
    unless: any(
      r`corrected|died|passed|not answer|doesn'?t answer|scam\w*|won'?t learn|taught me|translat\w*|i learned|learned to (?:read|live|cook)|never learned|phone calls? from|teacher|number|read on`,
    ),
    receives: [
      ['Something learned late, and it reaches you.', 'Learned late, and it gets to you.'],
      ['Not perfect, and still there.', "Bit of a mess, but they're there."],
    ],
    questions: [
      [
        'open',
        'What do you get to see or hear of that home?',
        'What do you get to see or hear of their place?',
      ],
      ['meaning', 'What has changed between you since then?', "What's changed with you two since?"],
    ],
  },
  {
    id: 'family-grandfathers-watch',
    says: [
      "My father gave me my grandfather's watch, at the kitchen table, just like that",
      'mum gave me nans necklace today, said i was the right one for it',
      "I wear his old coat now, my uncle said he'd have wanted me to",
    ],
    needs: all(
      r`watch|necklace|ring|coat|brooch|pocket ?knife|locket|bracelet|earrings|scarf|medal|bible|rosary|jacket|cardigan|tools|pen|cap|hat|violin|guitar`,
      r`@grandparent|@father|@mother|his old|her old|uncle|aunt`,
      r`gave me|given me|i wear|passed (?:it )?(?:down|on)|handed|left me|wanted me to|inherited|now mine|i got|i have`,
      r`@grandparent|late|died|he'?d have|she'?d have|grandfather'?s|was (?:his|her)|his old|her old|belonged`,
    ),
    unless: any(
      r`i watch\w*|to watch|watch(?:ed|ing) (?:tv|me|him|her|it|over|a)|in her handwriting|new watch|stolen|stole|lost|sold|(?:mum|nan|gran|dad|she|he) rings|ring(?:s)? (?:me|my|and|every)|drew lots|will|funeral|apple watch|netflix|i have to|wrapped fish|cap on|her coat on|happen|open`,
    ),
    receives: [
      ['It has come to you.', 'So it came to you.'],
      ['Somebody decided it should be you.', 'They figured it should be you.'],
    ],
    questions: [
      [
        'meaning',
        'What else of that person would you like to carry on?',
        'What else of that person do you wanna carry on?',
      ],
      ['feeling', 'When you wear it, what do you notice?', "When you've got it on, what do you notice?"],
    ],
  },
  {
    id: 'family-walks-with-father',
    says: [
      "I walk with my father every Saturday and we say little, it's good",
      'me and my mum do a lap of the park on sundays now, its our thing',
      "We've been going round the reservoir together since he retired",
    ],
    needs: all(
      r`@father|@mother|@grandparent|we'?ve been going round|he retired`,
      r`walk|walks|lap|round the|going round|stroll\w*|hike|cycle|allotment|fishing`,
      r`every|each|sundays?|saturdays?|weekends?|our thing|since he retired|weekly|once a week`,
      r`together|with my|me and|and i|we`,
    ),
    unless: any(
      r`used to|died|gone|dead|passed|walk(?:s|ed)? (?:out|in|off|away|with a)|can'?t walk|school|dog|argu\w*|frail|stroke|walker|walks? (?:into|past)|frame|my (?:ex|husband|wife)|no longer|kids'? (?:dad|father)|hospital|on purpose|coast|egg ?shells|wheelchair|drunk|church|wrong`,
    ),
    receives: [
      ['Round you go, the two of you.', 'Round you go, the two of you.'],
      ['It has become something of your own.', "It's become your own little thing."],
    ],
    questions: [
      ['open', 'What do you talk about on the second half?', 'What do you end up talking about on the way?'],
      [
        'meaning',
        'How is it different from sitting at the table?',
        "How's it different from sitting at the table?",
      ],
    ],
  },
  {
    id: 'family-photo-without-me',
    says: [
      "There's a new family photo over my parents' sofa and I'm not in it",
      'they did a family shoot when i was away. like matching jumpers and all',
      "In the picture she sends to everyone I'm the one who's missing",
    ],
    needs: all(
      r`photo|picture|portrait|shoot|pics?|family (?:photo|picture|portrait|shoot)`,
      r`family|parents'?|sofa|they|she sends to everyone|mum|brother`,
      r`not in it|without me|i'?m not|im not|when i was away|missing|i wasn'?t|wasn'?t there|i am not|left me out|not one of me|none of me`,
    ),
    unless: any(
      r`friends?|party|my ex|insta\w*|cropped|dead|died|before i was born|chat|passport|group|school photos|hate my|in the mirror|not in (?:the|a) (?:mood|picture)|missing (?:you|him|her|person)|colleagues|team`,
    ),
    receives: [
      ['The family is in the picture, and you are not.', "The whole family's in it, except you."],
      ['They took it without you.', 'They did it without you.'],
    ],
    questions: [
      ['thought', 'Where in it would you have stood?', 'Where would you have been standing?'],
      [
        'want',
        'What could they have said with it that would have helped?',
        "What could they have said that would've helped?",
      ],
    ],
  },
  {
    id: 'family-raised-by-grandmother',
    says: [
      'My grandmother raised me and I call her Mum when nobody hears',
      'my nan and grandad brought me up, school forms were always weird',
      'My mother was the one who came on Sundays, Gran was every day',
    ],
    needs: all(
      r`grandmother|gran|nan|nana|grandma|grandparents|grandad|granny|cucu|shosho|aunt`,
      r`raised (?:me|us|by)|brought (?:me|us) up|brought up|grew up (?:with|at)|(?:call|called) her mum|was every day|like a mother to me|lived with (?:my|them)|raised`,
      r`me|i|us|my`,
    ),
    unless: any(
      r`raised (?:her|his) (?:voice|hand|eyebrow)|i'?m raising|raising my|died|her birthday|wife|salary|money|i brought up|brought it up|brought up the|whole village|raised my (?:voice|kids)|mum'?s steve`,
    ),
    receives: [
      ['Somebody was there for the every day.', 'Someone was there for the everyday stuff.'],
      ['It was not the usual order, and it was yours.', 'Not the usual set-up, but it was yours.'],
    ],
    questions: [
      ['open', 'What did a morning at that house look like?', 'What did mornings there look like?'],
      [
        'meaning',
        'What did you learn there that you still use?',
        'What did you learn there that you still use?',
      ],
    ],
  },
  {
    id: 'family-not-asked-to-wedding',
    says: [
      'My brother got married and I saw it in the paper',
      'my own sister had her wedding and i wasnt on the list',
      'There was a registry office do with the family, I heard of it in the summer',
    ],
    needs: all(
      r`@sibling|family|cousin|son|daughter|parent|dad|mum`,
      r`wedding|got married|registry office|married|eloped`,
      r`(?:wasn'?t|not|n't|nobody|never|hadn'?t)[^.]{0,20}(?:invited?|asked?|list|told|there|knew|know)|saw it in the paper|heard of it|in the paper|found out|without me|saw (?:it|the photos) on`,
    ),
    unless: any(
      r`i (?:didn'?t|don'?t|won'?t|can'?t|couldn'?t|do not) (?:go|want|know)|my wedding|evening|@partner|friend|bridesmaid|plus one|barely know|will marry|not getting married|@ex|my marriage|when (?:are|will) (?:you|i)|when i'm|never (?:got )?married|not married|hadn'?t married|organis\w*|mum and dad got married|girl`,
    ),
    receives: [
      ['They got married without you there.', "A family wedding and you weren't at it."],
      ['Nobody had told you beforehand, or asked you.', 'You never got asked.'],
    ],
    questions: [
      ['open', 'What were you doing that day?', 'What were you up to that day?'],
      ['want', 'What would you have wished the two of them?', 'What would you have wished them?'],
    ],
  },
  {
    id: 'family-waving-at-airport',
    says: [
      "My mother waves at the airport until I can't see her any more",
      'leaving my parents is the worst, dad stands in the drive till the cars gone',
      "I don't turn round at the gate, because I know they're still there",
    ],
    needs: all(
      r`@parent|they'?re still there|@grandparent`,
      r`wav(?:e|es|ed|ing)|stands? (?:in|behind|at|on)|don'?t turn round|till (?:the )?(?:cars?|i'm|i am)|until i (?:can'?t|am|turn)|out of sight|still there`,
      r`airport|drive|gate|glass|car|cars|security|station|bus|leave|leaving|fly|train|window|corner`,
    ),
    unless: any(
      r`wave of|waves of|heat ?wave|my (?:son|daughter|kids)|stage|cry(?:ing)? in (?:the|my) car|died|@ex|when i was|school|microwave|passed|hospital|standing (?:order|up)|leave him|left (?:us|me)`,
    ),
    receives: [
      ['They stay until you are out of sight.', "They stay till you're out of sight."],
      ['Leaving is slow when somebody is watching.', "Leaving's slow when someone's watching you go."],
    ],
    questions: [
      [
        'thought',
        'What do you think about until you are round the corner?',
        "What's in your head till you're round the corner?",
      ],
      [
        'feeling',
        'At which point of the way does it ease, if it does?',
        'When on the way does it ease off, if it does?',
      ],
    ],
  },
  {
    id: 'family-parcel-from-home',
    says: [
      'A parcel came from home with jam and socks and a newspaper',
      'mum sent me a box with all my snacks and she drew a face on it',
      'My father had posted me apples from the tree, each wrapped in paper',
    ],
    needs: all(
      r`parcel|box|package|posted|in the post|care package`,
      r`home|@parent|@grandparent|from (?:my )?(?:aunt|family)`,
      r`jam|socks|snacks|sweets|apples|food|sent|came|packed|biscuits|wrapped|newspaper|chocolate|tea|cake|knitted`,
      r`me|my|i|came|from`,
    ),
    unless: any(
      r`@ex|letter from|solicitor|box of (?:letters|photos)|bedroom|died|neighbou?r|clear\w*|court|letter ?box|sent home|sent me home|not|i (?:sent|send|post)|ate the whole|ticked|moved|came home|bread box|tool|boxes|former`,
    ),
    receives: [
      ['A box full of home.', 'A whole box of home.'],
      ['Somebody packed that with you in mind.', 'Someone packed that thinking of you.'],
    ],
    questions: [
      ['open', 'What did you take out first?', 'What did you take out first?'],
      ['meaning', 'Which thing in it says it best?', 'Which bit in there says it best?'],
    ],
  },
  {
    id: 'family-never-said-sorry',
    says: [
      "My father is old now and he's never said sorry for back then",
      'mum acts like it never happened, i was the one who was there',
      "I brought it up at last, and she said I'd always been sensitive",
    ],
    needs: all(
      r`@father|@mother|@parent|i brought it up`,
      r`(?:never|not|no|won'?t|doesn'?t|hasn'?t|didn'?t)[^.]{0,15}(?:said sorry|apologi\w*|sorry|admit\w*|say sorry|says? sorry|apology)|acts like (?:it|nothing)|never happened|always been (?:so )?sensitive|exaggerat\w*|said i was (?:lying|too sensitive|dramatic|imagining)|(?:doesn'?t|don'?t|can'?t|won'?t) remember (?:it|that|what)`,
      r`back then|treated (?:me|us)|when i was|happened|as a (?:kid|child)|childhood|i was there|brought it up|never said|sensitive|what (?:it was like|he did|she did|they did)|old now|never apologi\w*`,
    ),
    unless: any(
      r`mother-in-law|@partner|boss|@ex|i (?:never|didn'?t|won'?t) (?:say|said|apologi\w*)|she apologi[sz]ed|he apologi[sz]ed|finally apologi[sz]ed|she said sorry|touch\w*|rape\w*|molest\w*|dementia|forgets|friend|brother|sister|steal|phone|teacher`,
    ),
    receives: [
      ['You remember it, and nobody has owned up to it.', "You remember, and no one's owned up to it."],
      [
        'You know what happened, and no sorry has come.',
        "You know what happened, and there's been no sorry.",
      ],
    ],
    questions: [
      ['want', 'What one sentence would be enough by now?', 'What one line would be enough by now?'],
      ['meaning', 'Who else was there and knows it too?', 'Who else was around and knows?'],
    ],
  },
  {
    id: 'family-have-you-eaten',
    says: [
      "My mother never asks how I am, she asks if I've eaten",
      'my dads love language is checking my tyre pressure lol',
      "He doesn't say much, but there's always petrol in my car when I leave",
    ],
    needs: all(
      r`@mother|@father|@grandparent|he doesn'?t say much`,
      r`(?:if|whether|have|did|has|asks?)[^.]{0,15}(?:eaten|ate|eat)|tyre pressure|tire pressure|petrol|love language|checks? (?:the|my) (?:oil|tyres|tires|car|boiler)|cuts? (?:up )?fruit|fills? (?:up )?my (?:tank|car|fridge)|(?:never|doesn'?t|don'?t) (?:says?|asks?) (?:how i|i love|it|love|much)|checks? my`,
      r`eaten|eat|tyre|tire|petrol|love language|fruit|tank|oil|food|how i am`,
    ),
    unless: any(
      r`died|can eat|may eat|allowed to eat|eaten already|eating disorder|weigh\w*|fat|vomit\w*|skip|he'?d already|calories|eat (?:too|less|more|anything)|binge\w*|not eating|stopped eating|he does(?:n'?t| not) eat|she does(?:n'?t| not) eat|won'?t eat|can'?t eat|throw|ex|purg\w*|i lied|i lie|cry\w*`,
    ),
    receives: [
      ['It is not said in words.', "It's just not in words."],
      ['It comes in another form.', 'It comes out another way.'],
    ],
    questions: [
      ['meaning', 'What do you hear when you translate it?', 'What does it mean, translated?'],
      ['want', 'What would you still like to hear in words?', 'What would you still like to hear in words?'],
    ],
  },
  {
    id: 'family-the-one-who-left',
    says: [
      "I'm the one who moved away, and they let me feel it",
      'apparently im the traitor cos i left the village, everyone else stayed',
      "When something breaks at home they say, well, you're not here, are you",
    ],
    needs: all(
      r`moved away|left (?:the village|home|town|the country|them)|traitor|the one who (?:left|moved|went)|went abroad|you'?re not here|not here, are you|one who left`,
      r`home|village|family|siblings|@parent|@sibling|they|everyone else|cousins`,
      r`let me feel|traitor|say|says|no say|stayed|blame\w*|guilt\w*|hold it|remind\w*|never forgive\w*|abandon\w*|deserted|accus\w*|tell me|apparently|think i`,
    ),
    unless: any(
      r`@ex|@partner|he (?:left|moved)|she (?:left|moved)|dad left|father left|mother left|mum left|left home at|they left|friends?|left the (?:church|faith|witnesses)|left home early|died|kids|say goodbye|job|work`,
    ),
    receives: [
      ['You went, and they have not let it drop.', "You left, and they haven't let it drop."],
      ['You are the one who lives elsewhere.', "You're the one who's somewhere else."],
    ],
    questions: [
      ['meaning', 'What did you have to go away for?', 'What did you need to go off and find?'],
      ['thought', 'Which of their remarks follows you back here?', 'Which of their lines follows you back?'],
    ],
  },
  {
    id: 'family-stepfathers-table',
    says: [
      "My mother's husband gives me house rules in the house I grew up in",
      'stepmum did the seating and put me with the guests lol',
      "My father's new children call him Daddy, and I use his first name",
    ],
    needs: all(
      r`step(?:father|mother|mum|dad|mom|sister|brother|family)|mother'?s (?:new )?(?:husband|partner|boyfriend)|mum'?s (?:new )?(?:husband|bloke|boyfriend|partner|man)|dad'?s (?:new )?(?:wife|partner|kids|children|family)|father'?s (?:new )?(?:wife|children|family|kids)`,
      r`rules?|guests?|table|first name|daddy|seating|house|room|sit|chair|visitor|kitchen|guest|home|curtains`,
    ),
    unless: any(
      r`hit|hits|beat|touch\w*|abus\w*|when i was|i'?m (?:a|the) step|i never had|my own step|as a stepd|my stepson|step ?kids?|school|died|moved in with (?:me|us)|was killed|hurt|shout\w*|rape\w*|funny|great|nice|strangl\w*|drunk|flew|phone|love`,
    ),
    receives: [
      ["Your parent's house, and other rules.", "Your parent's place, with new rules."],
      [
        'There is a new family there, and you have to find your place.',
        "It's a new family there, and you're working out your spot.",
      ],
    ],
    questions: [
      ['when', 'When do you feel most like a visitor there?', 'When do you feel most like a visitor?'],
      ['exception', 'What in that house is still the way it was?', 'What there is still like it was?'],
    ],
  },
  {
    id: 'family-quiet-good-visit',
    says: [
      "I was at my parents' for the weekend and nobody argued",
      'went home for 2 days, slept in my old bed, ate toast, it was just nice',
      "We played cards all Sunday with the folks and I didn't want to leave",
    ],
    needs: all(
      r`parents'?|folks|family|went home|mum'?s|mother'?s|dad'?s|old bed|gran'?s|home for`,
      r`weekend|days|easter|visit|christmas|sunday|holiday|stayed|xmas|eid|night`,
      r`nobody argued|nice|peaceful|easy|didn'?t want to leave|good|lovely|calm|no (?:fights?|arguments?|rows?)|relaxed|without (?:a )?(?:fight|row|argument)|fun|happy`,
      r`i|we|went|spent`,
    ),
    unless: any(
      r`used to|not (?:nice|good|easy|fun)|but|wasn'?t|isn'?t|night shift|be nice|would be|good (?:at|marks|girl|boy|luck)|say all is good|i say|@child|@partner|@ex|died|funeral|lonely|alone|friend|if|was fun|hospital|dinner|next|split|divorc\w*|no good|all good|feel|call\w*|can'?t|don'?t|job|work|easy for|never`,
    ),
    receives: [
      ['A visit that was simply good.', 'A visit that was just good.'],
      ['Nothing had to be settled that weekend.', 'No drama, just home.'],
    ],
    questions: [
      ['exception', 'What was different this time, as far as you can see?', 'What was different this time?'],
      ['open', 'Which hour there was the best one?', 'What was the best hour of it?'],
    ],
  },
  {
    id: 'family-diagnosis-of-parent',
    says: [
      'My mother has to have an operation and she told me between two recipes',
      'dad mentioned his biopsy like it was the weather',
      "They'd known for a month that he's ill, and didn't want to worry me",
    ],
    needs: all(
      r`@mother|@father|parents|they'?d known`,
      r`operation|biopsy|cancer|ill|diagnos\w*|tumou?r|surgery|test results|scan|dementia|parkinson'?s`,
      r`(?:mention\w*|told me|between|like it was|by the way|didn'?t want to worry|hid|kept it|in passing|casually|known for|said|over (?:dinner|the phone|lunch)|as if|only now|just found out)`,
      r`mention\w*|told me|worry me|like it was|known for|between two|casual\w*|in passing|by the way|didn'?t tell|hid|as if|kept it`,
    ),
    unless: any(
      r`died|passed|my (?:operation|biopsy|diagnosis|cancer|surgery)|i (?:have|had|got|was|am|told)|when i was|years ago|told me (?:to|i|that i|it'?s my)|friend|will|mentally|ill-|mother-in-law|of cancer|@child|@partner`,
    ),
    receives: [
      ['So that is how you came to hear it.', "So that's how you found out."],
      ['Now you know it too.', 'So now you know too.'],
    ],
    questions: [
      [
        'thought',
        'What did you only think of asking afterwards?',
        'What did you only think of asking after?',
      ],
      ['want', 'How would you want to be told such things?', 'How do you wanna be told stuff like that?'],
    ],
  },
];
