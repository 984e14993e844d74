// Small moments of children: babies, toddlers, school, teenagers, grown children, pregnancy, trying, grandparents.
import type { Moment } from './moment.ts';
import { all, any, either, r } from './words.ts';

export const momentsOfChildren: readonly Moment[] = [
  {
    id: 'child-first-smile',
    says: [
      'My baby smiled at me for the first time today',
      'she did her first proper smile this morning and it was at me',
      'Six weeks of nothing and then the baby grinned up at me',
    ],
    needs: either(
      [
        r`bab(?:y|ies)|newborn|infant|little one|grandson|granddaughter`,
        r`smil\w*|grin(?:ned|s)?`,
        r`first|finally|today|this morning|at last|real|proper|weeks`,
      ],
      [r`first (?:\w+ )?smile`],
    ),
    unless: any(
      r`husband|wife|fake|forced|don'?t smile|can'?t smile|pretend\w*|died|teacher|boyfriend|girlfriend|crush|since`,
    ),
    receives: [
      ['So the first smile was meant for you.', 'A first smile, and it was for you.'],
      ['That is a face worth remembering.', "You'll want to remember that face."],
    ],
    questions: [
      ['when', 'What were you doing when the smile came?', 'What were you up to when the smile happened?'],
      ['want', 'Who would you like to tell about that smile?', "Who d'you wanna tell about that smile?"],
    ],
  },
  {
    id: 'child-held-to-sleep',
    says: [
      'The baby only sleeps if I am holding him',
      'cant put her down for even one minute, she wakes and screams',
      'Every nap happens on my chest, the cot is never used',
    ],
    needs: all(
      r`my (?:son|daughter)|bab(?:y|ies)|newborn|infant|little one|cot|crib|moses basket|nap\w*|put (?:him|her|them) down|pick (?:him|her|them) up`,
      r`hold|held|holding|chest|arms|pick (?:him|her|them) up|put (?:him|her|them) (?:down)?|cot|carry\w*|down|on me|sling`,
      r`sleeps?|naps?|asleep|out like a light|wakes?|screams?|howls?`,
    ),
    unless: any(
      r`grown|teen\w*|on the couch|died|lost|used to|finally sleeps|boyfriend|husband|put (?:me|myself) down|doing|dog|cat|puts? down`,
    ),
    receives: [
      ['So your arms are the only bed that counts.', 'So your arms are the only bed going.'],
      ['That leaves you very few minutes with free hands.', 'You hardly ever get your hands free.'],
    ],
    questions: [
      ['who', 'Who else can take a turn at the holding?', 'Who else could hold the baby for a bit?'],
      [
        'want',
        'With both arms free for an hour, what would you do?',
        'If you got an hour with both arms free, what would you do?',
      ],
    ],
  },
  {
    id: 'child-feeding-ended',
    says: [
      'I stopped breastfeeding last week, earlier than I planned',
      'switched to formula and everyone has something to say about it',
      'We gave up on the breast and went over to bottles',
    ],
    needs: all(
      r`breast ?-?fe\w*|breastfeed\w*|the breast|formula|bottles?|wean\w*|my milk`,
      r`stopp\w*|ended|switch\w*|gave up|went over|changed|moved|now|never (?:really )?came|dried up|didn'?t work|not enough|quit|weaned`,
      r`breast\w*|formula|milk|wean\w*|bab(?:y|ies)|feed\w*`,
    ),
    unless: any(
      r`wine|bottle of|bottles? of|vodka|beer|drink\w*|cancer|lump|water bottle|pump\w*|f1|formula one`,
    ),
    receives: [
      ['The baby is fed, another way now.', "The baby's getting fed, just another way."],
      [
        'Changing over is a step, whatever people make of it.',
        "It's a change, whatever anyone says about it.",
      ],
    ],
    questions: [
      [
        'thought',
        'Whose opinion about the bottle stays with you?',
        'Whose opinion about the bottle sticks in your head?',
      ],
      ['meaning', 'What had you hoped feeding would be?', 'What did you hope feeding would be like?'],
    ],
  },
  {
    id: 'child-four-in-the-morning',
    says: [
      'I was up with the baby at two and again at four',
      'been awake since 4am rocking her in the dark',
      'The night feeds come every two hours at the moment',
    ],
    needs: all(
      r`bab(?:y|ies)|newborn|infant|night feeds?|rocking (?:her|him)|breastfe\w*|teething`,
      r`[1-5] ?am|at (?:two|three|four|five)|nights?|every (?:two|three|couple|few|hour)|awake|up with|no sleep|broken sleep`,
      r`awake|up|feeds?|feeding|every|rocking|wakes?|woke|waking|sleep|crying|cries`,
    ),
    unless: any(
      r`want a baby|pregnan\w*|trying|died|lost|miscarr\w*|scan|babysit\w*|like a baby|finally slept|held|holding|neighbou?r\w*|baby daddy|our baby one day`,
    ),
    receives: [
      ['Those are hours when hardly anybody else is up.', 'Nobody else is even up at that hour.'],
      ['A night in pieces, then.', "So the night's all in bits."],
    ],
    questions: [
      [
        'thought',
        'In the dark with the baby, where do your thoughts go?',
        "When it's dark and you're rocking, what goes through your head?",
      ],
      [
        'need',
        "What would make tonight's four o'clock a little easier?",
        "What'd make tonight's 4am a bit easier?",
      ],
    ],
  },
  {
    id: 'child-prefers-other-parent',
    says: [
      'My toddler only wants her dad and pushes me away',
      'he screams "no, mummy do it" every time i try to help',
      'At bedtime I am sent out and my partner is called in',
    ],
    needs: all(
      r`(?:my|our|the|both|his|her) (?:[\w'-]+ ){0,2}(?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies)|little (?:one|man|boy|girl)s?|wee (?:one|man)|twins|eldest|youngest|newborn|teen(?:ager)?s?)|(?:my|our) (?:\w+ )?(?:boys?|girls?|two)|(?:my|our|the) (?:\w+)[- ]year[- ]old|kids|\w+-year-old|children|bedtime|bath|daddy|mummy|toddler`,
      r`(?:screams?|cries) for (?:daddy|mummy|mommy|dada|mama|(?:her|his|their) (?:dad|mum|mom|father|mother))|only wants? (?:her|his|their|the) (?:dad\w*|mum\w*|mom\w*|father|mother|other)|wants? (?:her|his) (?:dad\w*|mum\w*|mom\w*|father|mother)|pushes me away|(?:mummy|daddy|mama|dada|papa) do it|prefers? (?:her|his|their|the|my|daddy|mummy|dad|mum)|(?:i am|i'?m|im|get) sent (?:out|away)|(?:daddy|dad|mummy|mum) for (?:the )?\w+|doesn'?t want me|does not want me|won'?t let me (?:do|put|bath|near)`,
    ),
    unless: any(r`custody|divorc\w*|court|my (?:mum|mother|dad|father|parents)|misses|live with`),
    receives: [
      ['Sent away, by someone that small.', 'Sent off by somebody that tiny.'],
      ['You were there and willing.', 'You were right there and up for it.'],
    ],
    questions: [
      [
        'exception',
        'Which moments of the day are still just the two of you?',
        'Which bits of the day are still just you two?',
      ],
      [
        'example',
        'What happened the last time you were sent out?',
        'What happened last time you got turned away?',
      ],
    ],
  },
  {
    id: 'child-nursery-door',
    says: [
      'He cried and held on to my leg at the nursery door',
      'had to peel my daughter off me at drop off this morning',
      'The key worker carried my son in screaming and I walked away',
    ],
    needs: all(
      r`(?:my|our|the|both|his|her) (?:[\w'-]+ ){0,2}(?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies)|little (?:one|man|boy|girl)s?|wee (?:one|man)|twins|eldest|youngest|newborn|teen(?:ager)?s?)|(?:my|our) (?:\w+ )?(?:boys?|girls?|two)|(?:my|our|the) (?:\w+)[- ]year[- ]old|kids|\w+-year-old|children|he|she|twins`,
      r`nursery|pre-?school|day ?care|school|kindergarten|drop(?:ped)?[- ]?(?:him|her|them )?off|key worker|creche|cr\u00e8che|childminder|reception|playgroup|the lady`,
      r`cried|cry|cries|crying|scream\w*|sobb\w*|clung|cling\w*|held on|hold(?:ing)? on|peel\w*|let go|tears|howl\w*|begg\w*`,
      r`drop\w*|door|gate|left|leave|leaving|this morning|walk(?:ed)? away|peel\w*|let go|held on|holding on|carried|clung|clings?|hands off`,
    ),
    unless: any(
      r`bull\w*|teacher shout\w*|university|college|high school|homework|i cried|before school|boyfriend|husband|maternity|work`,
    ),
    receives: [
      ['You had to leave with that sound behind you.', 'You had to walk off with that sound behind you.'],
      [
        'A goodbye like that can hang over the whole morning.',
        'That kind of drop-off can hang over the whole morning.',
      ],
    ],
    questions: [
      ['body', 'How was the walk away from that door?', 'What was walking off from that door like?'],
      ['exception', 'What is the little one like at pick-up?', "What's the kid like when you pick up?"],
    ],
  },
  {
    id: 'child-school-gate-alone',
    says: [
      'None of the other parents talk to me at the school gates',
      'i just stare at my phone at pickup cos nobody chats to me',
      'At the gate they stand in a circle and I stand by the fence',
    ],
    needs: all(
      r`(?:school )?gates?|pick[- ]?up|wait for the bell|school run|drop[- ]?off|playground`,
      r`parents?|mums|moms|mothers|dads|nobody|none|no ?one|they|people`,
      r`talks?|talking|chats?|chatting|alone|on my own|ignor\w*|clique\w*|circle|laugh|include\w*|say hello|fence|by myself`,
      r`i|me`,
    ),
    unless: any(
      r`(?:my|our) (?:son|daughter|child|boy|girl|kids?) (?:is|has|stands|plays|eats|told)|screaming|airport|boarding`,
    ),
    receives: [
      ['You stand there while the others talk.', "You're stood there while they all chat."],
      ['Ten minutes at a gate can be long.', 'Ten minutes at that gate can drag.'],
    ],
    questions: [
      [
        'example',
        'Whose face at that gate looks the friendliest?',
        'Whose face at the gate looks the friendliest?',
      ],
      [
        'worst',
        'What do you imagine would happen if you said hello?',
        "What d'you think would happen if you just said hi?",
      ],
    ],
  },
  {
    id: 'child-not-invited-party',
    says: [
      'My son was the only one in class not invited to the party',
      'everyones going to this birthday and my girl didnt get an invite',
      'The invitations were handed out and our child came home without one',
    ],
    needs: all(
      r`(?:my|our|the|both|his|her) (?:[\w'-]+ ){0,2}(?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies)|little (?:one|man|boy|girl)s?|wee (?:one|man)|twins|eldest|youngest|newborn|teen(?:ager)?s?)|(?:my|our) (?:\w+ )?(?:boys?|girls?|two)|(?:my|our|the) (?:\w+)[- ]year[- ]old|kids|\w+-year-old|children|(?:son|daughter|child|girl|boy)s?`,
      r`part(?:y|ies)|birthday|invit\w*|sleepover`,
      r`not (?:be(?:en|ing) )?invited|(?:was|were|is|are)n'?t invited|no invit\w*|did(?:n'?t| not) get (?:an |the )?invit\w*|hasn'?t been invited|left out|only (?:one|child|girl|boy) .{0,30}(?:not|without)|without (?:one|an invit\w*)|uninvited|everyone'?s? (?:else )?(?:is |was |got )?(?:going|invited)|never (?:gets? )?invited`,
    ),
    unless: any(
      r`boyfriend|girlfriend|wedding|i was(?:n'?t| not)|i'?m not invited|my birthday|boys trip|girls trip`,
    ),
    receives: [
      ['Invitations all round, and none for your child.', "Everyone got one, and your kid didn't."],
      ['In a class, everyone knows who is going.', "And in a class everyone knows who's going."],
    ],
    questions: [
      ['open', 'How did the news of the party reach you?', "How'd you find out about the party?"],
      ['want', 'What would you like the day of that party to be?', "What d'you want that day to be instead?"],
    ],
  },
  {
    id: 'child-nobody-came-party',
    says: [
      "Nobody came to my daughter's birthday party",
      'we invited the whole class and not one kid turned up',
      'The cake was there, the balloons were up, and no guests came',
    ],
    needs: all(
      r`part(?:y|ies)|birthday|balloons|party bags|whole class`,
      r`(?:nobody|no ?one|not one(?: \w+)?|no guests|none|no kids?|only (?:one|two))(?: \w+){0,3} (?:came|come|turned up|showed|shown|show up|turn up|arrived)`,
      r`(?:my|our|the|both|his|her) (?:[\w'-]+ ){0,2}(?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies)|little (?:one|man|boy|girl)s?|wee (?:one|man)|twins|eldest|youngest|newborn|teen(?:ager)?s?)|(?:my|our) (?:\w+ )?(?:boys?|girls?|two)|(?:my|our|the) (?:\w+)[- ]year[- ]old|kids|\w+-year-old|children|class|balloons|party bags|my boy|her birthday|his birthday`,
    ),
    unless: any(r`my (?:own )?birthday|my party`),
    receives: [
      ['The table was laid, and nobody came.', 'Everything was ready and no one came.'],
      ['You had prepared all that for one afternoon.', 'You got all that ready for one afternoon.'],
    ],
    questions: [
      [
        'example',
        'How did the rest of that afternoon go?',
        'What did you do with the rest of that afternoon?',
      ],
      [
        'thought',
        'What was said at home about the empty chairs?',
        'What did you lot say about the empty chairs?',
      ],
    ],
  },
  {
    id: 'child-shouted-before-school',
    says: [
      'I shouted at my children before school and sent them off like that',
      'lost it with the kids over shoes this morning and feel awful',
      'They went through the gate in silence because I had yelled',
    ],
    needs: all(
      r`(?:my|our|the|both|his|her) (?:[\w'-]+ ){0,2}(?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies)|little (?:one|man|boy|girl)s?|wee (?:one|man)|twins|eldest|youngest|newborn|teen(?:ager)?s?)|(?:my|our) (?:\w+ )?(?:boys?|girls?|two)|(?:my|our|the) (?:\w+)[- ]year[- ]old|kids|\w+-year-old|children|them|they|he|she|him|her`,
      r`i(?:'?d|'?ve| had| have| really| just| totally| completely)? (?:shouted|yelled|screamed|lost it|snapped|lost my \w+|blew up)|lost it with|^shouted|^yelled|^snapped|had yelled`,
      r`school|before nursery|gates?|shoes|pe kit|uniform|drop[- ]?off|lunch ?box`,
      r`morning|before|on the way|sent|went|gate|walked|shoes|kit`,
    ),
    unless: any(
      r`teacher|boss|husband|my (?:mum|mother|dad|father) (?:shout|yell|scream|lost|used)\w*|boyfriend|wife|at school|professor|when i was`,
    ),
    receives: [
      ['The day had to start with that still in the air.', 'And then the day just had to start like that.'],
      ['You have carried that morning with you since.', "That morning's come along with you."],
    ],
    questions: [
      [
        'open',
        'What was the last thing before the shout?',
        'What was the very last thing before you shouted?',
      ],
      ['want', 'What would you like to say when they come home?', "What d'you wanna say when they get in?"],
    ],
  },
  {
    id: 'child-phone-down',
    says: [
      'My little boy said put your phone down, mummy',
      'my daughter told me i love my phone more than her',
      'The four-year-old took the phone out of my hand and hid it',
    ],
    needs: all(
      r`my (?:\w+ ){0,2}(?:son|daughter|boy|girl|kid|child|toddler|little \w+)|the \w+-year-old|kids|mummy|daddy|children`,
      r`phone|screen|tablet|mobile`,
      r`put (?:your|the|my|it) (?:phone )?(?:down|away)|love (?:my|your) phone|took (?:the|my) phone|hid (?:it|my phone)|off your phone|on (?:your|my) phone|phone more|look at me`,
      r`said|says|told|tells?|asked|goes|took|hid|begged`,
    ),
    unless: any(
      r`teacher|my (?:mum|mother|dad|father|parents|husband|wife|boyfriend|girlfriend)|his phone|her phone|ring\w*`,
    ),
    receives: [
      ['Small children say it straight.', 'Little kids just say it.'],
      ['You were told plainly, by someone very small.', 'You got told, by someone tiny.'],
    ],
    questions: [
      ['tried', 'What did you say or do, right after?', "What'd you say or do right after?"],
      [
        'want',
        'What would you like those minutes together to look like?',
        "What d'you want your time together to look like?",
      ],
    ],
  },
  {
    id: 'child-teen-shut-door',
    says: [
      'My teenager comes home and goes straight to his room',
      "she's always in there with headphones on, door shut",
      'We live in one house and I see my fourteen-year-old at meals only',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,3}(?:teen\w*|son|daughter|kid|boy|girl|eldest|youngest|child)|headphones|teen(?:ager)?|(?:my|our) \w+-year-old`,
      r`room|door|bedroom|one house|same house`,
      r`shut|closed|behind|straight to|headphones|always in|never comes out|won'?t come out|won'?t leave|never leaves|doesn'?t leave|never out of|stays? in|locked|hides|lives in|at meals only|grunts|barely (?:talks|speaks|see)`,
    ),
    unless: any(
      r`slamm\w*|died|hate\w*|hospital|landlord|padlock\w*|neighbou?r\w*|my (?:mum|mother|dad|father|parents)|my room|when i was|baby|sleep\w*|cut|girlfriend|boyfriend`,
    ),
    receives: [
      ['A closed door, day after day.', "That door's shut every single day."],
      ['You live together without seeing much of each other.', 'Same house, and you barely see them.'],
    ],
    questions: [
      ['exception', 'When does that door open by itself?', 'When does that door open on its own?'],
      [
        'example',
        'What was the last real conversation at your table?',
        'What did you last properly talk about?',
      ],
    ],
  },
  {
    id: 'child-teen-hug',
    says: [
      'My teenage son hugged me out of nowhere',
      'my 15 year old came and leaned on me on the sofa, no reason',
      'She is sixteen and tonight she sat down close to me by herself',
    ],
    needs: all(
      r`teen\w*|my (?:teenage|grown|moody) (?:son|daughter|boy|girl|kid)|1[2-9][- ]year[- ]old|(?:twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)`,
      r`hugg?(?:ed|s)|a hug|leaned on|leant on|cuddl\w*|sat (?:down )?close|head on my shoulder|arms? (?:a?round)|held my hand`,
    ),
    unless: any(
      r`won'?t|doesn'?t|never|used to|refuses|no longer|want a|miss|didn'?t|died|funeral|hospital|needed? a hug|boyfriend|girlfriend|when i was|gave (?:him|her|them) a hug|i hugged`,
    ),
    receives: [
      ['You had not even asked for it.', "You didn't even ask, it just came."],
      ['At that age it is given sparingly.', "At that age you don't get many of those."],
    ],
    questions: [
      ['body', 'What did you do with your hands in that moment?', 'What did you do right then?'],
      ['meaning', 'What do you think was meant by it?', "What d'you reckon was meant by it?"],
    ],
  },
  {
    id: 'child-teen-hate-you',
    says: [
      'My daughter shouted I hate you and slammed the door',
      'my son said hes never hated anyone as much as me',
      'The thirteen-year-old told me I had ruined everything, she hates me',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:teen\w*|son|sons|daughter|kid|kids|boy|girl|child|children|eldest|youngest)|the \w+-year-old|sleepover|grounded|my \w+-year-old|teenager|my daughter|my son`,
      r`hates? (?:me|you)|hated (?:me|anyone)|ruined (?:everything|h\w+ life|their life)|wish(?:es|ed)? i was(?:n'?t)? (?:not )?(?:his|her|their)|wor?st (?:mum|mom|mother|dad|father)`,
      r`said|says|told|tells|scream\w*|shout\w*|yell\w*|slamm\w*`,
    ),
    unless: any(
      r`scared|afraid|think (?:he|she|they)|feels? like|probably|as if|(?:husband|wife|mum|mother|dad|father|boyfriend|girlfriend) (?:said|says|told|shouted|screamed)|step\w*|i hate (?:my|him|her|them|myself|it|this)`,
    ),
    receives: [
      ['Those words, from your own child.', 'Ouch, and from your own kid.'],
      ['Even shouted in a temper, it lands.', 'Even shouted in a strop, it lands.'],
    ],
    questions: [
      ['open', 'What was the row about before those words?', 'What was the fight about before that?'],
      ['when', 'What was the first thing said afterwards?', 'What got said first after that?'],
    ],
  },
  {
    id: 'child-money-calls',
    says: [
      'My grown son only rings when he needs money',
      'she calls, and by minute three its always about cash',
      'I hear from my daughter at the end of the month, before rent',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|eldest|youngest|kids|children|boy|girl)|she calls|he calls|they call`,
      r`rings?|calls?|phones?|hear from|texts?|contacts?`,
      r`money|cash|rent|loan|broke`,
      r`only|when|always|every time|by minute|end of the month|just|whenever`,
    ),
    unless: any(
      r`landlord|bank|collector|boss|lender|school (?:rang|called)|no reason|hospital|my (?:mum|mother|dad|father)|called me a`,
    ),
    receives: [
      ['You have learnt what the ringing means.', 'You know what it means when it rings.'],
      ['The call comes, with a sum in it.', 'So the call comes with a price on it.'],
    ],
    questions: [
      [
        'want',
        'If the money came off the table, what would you talk about?',
        'If money was off the table, what would you two talk about?',
      ],
      ['exception', 'Which call was about something else?', "Which call wasn't about money?"],
    ],
  },
  {
    id: 'child-extra-plate',
    says: [
      'I laid a plate for my son and he left for university a week ago',
      'still cook for four even tho my eldest has moved out',
      'I called up the stairs for dinner and she does not live here now',
    ],
    needs: all(
      r`plates?|cook\w*|pot|pan|laid|set the table|called up|dinner|table`,
      r`(?:my|our|the|both|his|her) (?:[\w'-]+ ){0,2}(?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies)|little (?:one|man|boy|girl)s?|wee (?:one|man)|twins|eldest|youngest|newborn|teen(?:ager)?s?)|(?:my|our) (?:\w+ )?(?:boys?|girls?|two)|(?:my|our|the) (?:\w+)[- ]year[- ]old|kids|\w+-year-old|children|she|he`,
      r`moved out|left|away|(?:does not|doesn'?t) live|uni|university|campus|college|flown|at school`,
      r`still|forgot|remember\w*|habit|by mistake|as always|too much|plate|called up|out of`,
    ),
    unless: any(r`died|dead|passed|funeral|left me|husband|wife|divorc\w*|bulli\w*|i left|moved back`),
    receives: [
      ['Your hands have not caught up with the move yet.', "Your hands haven't caught up yet."],
      ['Some habits take longer to move out.', 'Some habits take longer to move out.'],
    ],
    questions: [
      ['example', 'Which part of the evening is most changed?', "Which bit of the evening's most different?"],
      [
        'want',
        'What do you hope went along from your kitchen?',
        "What d'you hope got taken along from your kitchen?",
      ],
    ],
  },
  {
    id: 'child-grandchild-on-screen',
    says: [
      'I only know my grandchild through a phone screen',
      'my daughters baby is abroad, i wave at her on video calls',
      'The little one kisses the tablet, because that is where grandma lives',
    ],
    needs: all(
      r`grand(?:child|son|daughter|kid|bab)\w*|(?:daughter|son)'?s (?:baby|kids?|little one|boy|girl)|grandma lives`,
      r`screen|video|face ?time|skype|whatsapp|zoom|tablet|phone`,
      r`only|abroad|overseas|never (?:met|held)|far|through|kisses|wave|waves|mostly|another country|lives? in`,
    ),
    unless: any(r`died|funeral|screen time|money|too much`),
    receives: [
      ['So far it is mostly a screen between you.', "So far it's all through a screen."],
      ['A screen is good for waving and bad for holding.', "You can wave at a screen, you can't cuddle it."],
    ],
    questions: [
      ['example', 'What do the two of you do on a call?', 'What do you two actually do on calls?'],
      ['want', 'In the same room, what would you do first?', "If you were in the same room, what's first?"],
    ],
  },
  {
    id: 'child-negative-test-again',
    says: [
      'Another negative test this morning',
      'two years of trying and its one line again',
      'My period came today, so it is not this month either',
    ],
    needs: all(
      r`pregnan\w*|trying (?:for|to conceive)|two years of trying|ttc|my period (?:came|started|arrived|is here)|one line|the stick|negative (?:pregnancy )?test|months? of trying|conceive`,
      r`negative|one line|not pregnant|nothing|came|started|arrived|not this month|no second line|failed|again`,
      r`again|another|month|trying|this morning|today|still|years?`,
    ),
    unless: any(
      r`covid|hiv|lateral|blood test|exam|driving|std|relie\w*|thank|not trying|cramps?|pain|leaked|ivf|miscarr\w*|late|i'?m pregnant|she is pregnant|announc\w*`,
    ),
    receives: [
      ['One more month that is not the one.', 'So not this month either.'],
      ['A month of waiting went into that.', "That's a whole month of waiting."],
    ],
    questions: [
      ['when', 'How long after knowing did you tell anyone?', 'How long was it before you told anyone?'],
      ['next', 'What would help in the next few days?', "What'd help over the next few days?"],
    ],
  },
  {
    id: 'child-friend-announces',
    says: [
      'My friend told me she is pregnant and I smiled the whole lunch',
      'another baby announcement on insta, i liked it and put my phone down',
      'At work they passed round a scan picture and I said congratulations',
    ],
    needs: all(
      r`pregnan\w*|baby announcement|scan picture|expecting|baby shower|having (?:a|another) baby`,
      r`friends?|cousin|sister|colleague|at work|insta\w*|facebook|everyone|sister-in-law|another|brother`,
      r`smil\w*|congrat\w*|liked it|phone down|cried|pretend\w*|toilets?|bathroom|jealous\w*|envi\w*`,
    ),
    unless: any(r`(?:i'?m|i am) pregnant|died|ex|boyfriend|my husband is|affair|cheat\w*|cried on`),
    receives: [
      ['You kept your own side of it to yourself.', 'You kept your own stuff to yourself.'],
      [
        'You were standing right next to their good news.',
        "Their good news, and you're stood right next to it.",
      ],
    ],
    questions: [
      [
        'thought',
        'Behind the congratulations, what went unsaid?',
        "What didn't you say behind the congrats?",
      ],
      ['when', 'What did you do once nobody was looking?', "What'd you do once nobody was looking?"],
    ],
  },
  {
    id: 'child-secret-positive',
    says: [
      'The test is positive and nobody knows but me',
      'im pregnant, six weeks, havent told a soul',
      'There are two lines, and I am carrying the news around alone',
    ],
    needs: all(
      r`(?:i'?m|i am|im) (?:\w+ )?pregnant|test (?:is|was|came back|came out|came) (?:\w+ )?positive|it is positive|two lines|i'?m expecting|positive (?:pregnancy )?test|pregnant`,
      r`nobody knows|no ?one (?:else )?knows|have ?n[o']?t told|haven'?t told|not told|said nothing|only (?:i|me)|a soul|secret|around alone|how to tell|nobody (?:else )?but me|hiding it|told (?:any|no) ?one`,
    ),
    unless: any(
      r`hiv|covid|arvs?|status|(?:friend|sister|daughter|girlfriend|wife|she)(?: is|'?s) pregnant|not pregnant|miscarr\w*|abort\w*|rape\w*|got (?:her|a girl) pregnant|negative|was pregnant|if i`,
    ),
    receives: [
      ['For now the news has only you.', 'So right now only you know.'],
      ['That is a large thing to hold alone.', "That's big, and it's just you holding it."],
    ],
    questions: [
      [
        'who',
        'Whose face do you picture when you say it aloud?',
        "Whose face d'you picture when you tell them?",
      ],
      [
        'thought',
        'Since you found out, what keeps coming to mind?',
        'What keeps popping into your head since you found out?',
      ],
    ],
  },
  {
    id: 'child-heartbeat-scan',
    says: [
      'We heard the heartbeat at the scan today',
      'saw the baby on the screen waving its arms, cant stop grinning',
      'The sonographer turned the screen and there it was, moving',
    ],
    needs: all(
      r`scan|ultrasound|sonograph\w*|heartbeat|baby on the screen`,
      r`heartbeat|baby|moving|wav\w*|kick\w*|there it was`,
      r`heard|saw|seen|turned|showed|today`,
    ),
    unless: any(
      r`no heartbeat|couldn'?t|stopped|lost|miscarr\w*|next|tomorrow|mri|died|my heartbeat|my heart|friend|passed round|panic`,
    ),
    receives: [
      ['There it was, and alive.', 'There it was, moving away.'],
      ['You saw it with your own eyes.', 'You actually saw it.'],
    ],
    questions: [
      [
        'body',
        'What happened in you when the screen turned?',
        'What went through you when you saw the screen?',
      ],
      ['who', 'Who was in that room with you?', 'Who was in there with you?'],
    ],
  },
  {
    id: 'child-hospital-bag',
    says: [
      'The hospital bag has been packed by the door for two weeks',
      'im 39 weeks and every twinge i think this is it',
      'My due date was Tuesday and still nothing is happening',
    ],
    needs: all(
      r`hospital bag|due date|due (?:any|last) \w+|overdue|(?:3[6-9]|4[0-2]) weeks|(?:thirty-(?:six|seven|eight|nine)|forty) weeks|labou?r|contractions`,
      r`packed|3[6-9]|4[0-2]|nothing|still|overdue|waiting|any (?:day|minute)|started|this is it|by the door|weeks`,
    ),
    unless: any(
      r`assignment|rent|paper|bills?|book|library|payment|invoice|essay|homework|project|lost|miscarr\w*|sister|friend|labour (?:party|ward)|manual|emotional|work|coursework|thesis|report|tax|exam|loan|induced`,
    ),
    receives: [
      ['The baby is taking its time.', "Baby's taking its time."],
      ['These are long days of not knowing which.', 'Any day now makes for long days.'],
    ],
    questions: [
      ['thought', 'What do you think about most while you wait?', "What's on your mind most while you wait?"],
      ['support', 'Who is on call for the moment it starts?', "Who's on standby for when it kicks off?"],
    ],
  },
  {
    id: 'child-in-law-advice',
    says: [
      'My mother-in-law says I dress the baby wrong',
      'his mum keeps giving "tips" on how i feed my own child',
      "Each visit from my partner's mother ends with a list of corrections",
    ],
    needs: all(
      r`mother[- ]in[- ]law|mil|in[- ]laws|(?:his|her|partner'?s|husband'?s|wife'?s|boyfriend'?s) (?:mum|mother|mom|parents)`,
      r`bab(?:y|ies)|(?:my|our) (?:own )?(?:child|kids?|son|daughter)|feed\w*|corrections|parenting|the kids|children|raise`,
      r`wrong|tips?|advice|correct\w*|criti\w*|tells? me|telling me|says i|comments?|opinions?|judg\w*|knows best|interfer\w*|how i|how to|lecture\w*`,
    ),
    unless: any(
      r`died|custody|when will|grandchildren|want(?:s)? (?:me|us) to have|have a baby|abus\w*|don'?t have`,
    ),
    receives: [
      ['That is a lot of advice about your own child.', "That's a lot of notes on your own kid."],
      ['You are being marked at your own job.', "You're getting marked on your own job."],
    ],
    questions: [
      ['example', 'Which correction was it this time?', 'Which tip was it this time?'],
      [
        'support',
        'Where does your partner stand while this is said?',
        "Where's your partner while that's going on?",
      ],
    ],
  },
  {
    id: 'child-kids-with-grandmother',
    says: [
      'My children live with my mother in the village while I work in town',
      'my kids are being raised by their cucu and i send money home',
      'I see my two at Christmas and Easter, my mum has them otherwise',
    ],
    needs: all(
      r`(?:my|our|the|both|his|her) (?:[\w'-]+ ){0,2}(?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies)|little (?:one|man|boy|girl)s?|wee (?:one|man)|twins|eldest|youngest|newborn|teen(?:ager)?s?)|(?:my|our) (?:\w+ )?(?:boys?|girls?|two)|(?:my|our|the) (?:\w+)[- ]year[- ]old|kids|\w+-year-old|children|my two`,
      r`live[sd]?|living|raised|raising|brought up|stay(?:s|ing)?|ha(?:ve|s) them|calls? my mother|looks? after|being raised`,
      r`(?:with|by) (?:my|their) (?:mum|mother|mom|parents|gran\w*|cucu|shosho)|my mum has|cucu|shosho|grand(?:ma|mother|parents)|calls? my mother mum`,
      r`my job|upcountry|work\w*|earn|money|town|city|nairobi|abroad|send|visit|christmas|twice a year|far`,
    ),
    unless: any(
      r`died|my (?:ex|husband|wife)|i live with|my parents live|i'?m living|living with my parents`,
    ),
    receives: [
      [
        'They grow up in one place, and you earn in another.',
        "They're growing up there and you're earning here.",
      ],
      [
        'The work that feeds them keeps you away from them.',
        'The work looks after them, and it keeps you away.',
      ],
    ],
    questions: [
      ['example', 'What do they tell you when you ring?', 'What do they talk about when you ring?'],
      [
        'meaning',
        'Which small thing of theirs do you miss seeing?',
        "What little thing of theirs d'you miss most?",
      ],
    ],
  },
  {
    id: 'child-homework-tears',
    says: [
      'We end up in tears over maths homework every evening',
      'took an hour for 5 sums, both of us were crying at the end',
      'Fractions at the kitchen table, and my child threw the pencil',
    ],
    needs: all(
      r`homework|maths?|fractions|sums|spellings?|times tables?`,
      r`tears|cry|cries|crying|cried|threw|screams?|screaming|shout\w*|fight\w*|battles?|meltdown|argu\w*|tantrum`,
      r`(?:my|our|the|both|his|her) (?:[\w'-]+ ){0,2}(?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies)|little (?:one|man|boy|girl)s?|wee (?:one|man)|twins|eldest|youngest|newborn|teen(?:ager)?s?)|(?:my|our) (?:\w+ )?(?:boys?|girls?|two)|(?:my|our|the) (?:\w+)[- ]year[- ]old|kids|\w+-year-old|children|my child|we|both|kitchen table`,
    ),
    unless: any(
      r`i have (?:so much|a lot of|to do)|my (?:maths? )?homework|my teacher|my (?:mum|dad|mom|parents|mother|father)|my maths|exam|boyfriend|my test`,
    ),
    receives: [
      ['A few sums can take a whole evening.', 'A few sums and there goes the evening.'],
      ['That is a high price for a page of maths.', "That's a lot of upset for a page of maths."],
    ],
    questions: [
      ['open', 'At which point does it turn?', 'When does it turn bad?'],
      ['exception', 'Which homework goes by without a fight?', 'Which homework goes okay?'],
    ],
  },
  {
    id: 'child-parents-evening',
    says: [
      "At parents' evening the teacher had only bad things to say",
      'teacher said my son is "a challenge" and moved to the next parent',
      'I sat on the tiny chair and heard what my daughter cannot do',
    ],
    needs: all(
      r`parents'? ?(?:evening|night|meeting|day|conference)|form teacher|teacher|head ?teacher|tiny chair`,
      r`bad|challenge|cannot|can'?t|nothing good|disruptive|behind|struggl\w*|complain\w*|negative|naughty|faults?|failing|rude|problems?`,
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|child|boy|girl|kids?|twins|eldest|youngest)|parents'? ?(?:evening|night|meeting|conference)|form teacher`,
    ),
    unless: any(
      r`i'?m behind|hit|bit|bully\w*|i am a teacher|as a teacher|i teach|abus\w*|my son'?s teacher is (?:nice|great)|skipp\w*`,
    ),
    receives: [
      ['There is more to a child than faults.', "There's way more to a kid than that."],
      ['You came for a picture of your child and got a list.', 'You went for news and got a list.'],
    ],
    questions: [
      [
        'thought',
        'What about your child was missing from that list?',
        'What about your kid did that list leave out?',
      ],
      ['when', 'What did you say at home afterwards?', "What'd you say back home?"],
    ],
  },
  {
    id: 'child-school-rang-bite',
    says: [
      'The nursery told me my child bit another child',
      'school rang, my son hit someone in the playground',
      'I was called in because my daughter pushed a girl off the climbing frame',
    ],
    needs: all(
      r`school|nursery|teacher|head\w*|day ?care|childminder|called in|playground`,
      r`(?:son|daughter|child|boy|girl|he|she|kid|toddler|mine|\w+-year-old) (?:has |had |was |is |had been |has been |got |keeps )?(?:bit|bitten|biting|hit|hitting|pushed|punched|kicked|slapped|hurt|scratched|fighting|bullying|shoved|attacked|in(?:to)? a fight|thrown)(?! me)(?! by)`,
    ),
    unless: any(
      r`(?:hit|bit|pushed|punched|kicked|slapped|hurt|attacked) (?:me|my|by)|husband|boyfriend|when i was|my teacher|was (?:hit|bitten|pushed|punched|kicked|hurt|attacked)|rape\w*`,
    ),
    receives: [
      ['This time it was yours who did it.', 'So this time yours was the one.'],
      ['That is a call no parent waits for.', 'Nobody wants that call.'],
    ],
    questions: [
      ['open', 'What do you know about the minute before?', 'What happened just before, as far as you know?'],
      [
        'thought',
        'On the way there, what went through your head?',
        'What were you thinking on the way there?',
      ],
    ],
  },
  {
    id: 'child-eats-alone-child',
    says: [
      'My son told me he eats his lunch alone at school',
      'she said "i just walk round the edge at break", shes nine',
      'My child has no one to sit with at school, and says it calmly',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|child|boy|girl|kid|eldest|youngest)|shes \w+|who (?:he|she) plays with`,
      r`alone|by (?:him|her)self|on (?:his|her) own|no ?(?:one|body)|no friends|round the edge`,
      r`school|break|lunch|playground|plays?|playtime|class|sit with`,
    ),
    unless: any(
      r`i eat|i sit|i have no|invited|party|i was|read|bike|homework|finally|made a friend|lives? alone|home alone`,
    ),
    receives: [
      ['You were trusted with that.', 'You got told that, though.'],
      ['That is something to hear from your own child.', "That's a lot to hear from your own kid."],
    ],
    questions: [
      ['when', 'How did it come up between you?', "How'd it come up?"],
      [
        'example',
        "Which child's name gets mentioned now and then?",
        "Which kid's name does come up sometimes?",
      ],
    ],
  },
  {
    id: 'child-where-is-daddy',
    says: [
      'My daughter asked where her daddy is and I had no answer ready',
      'my boy drew our family and there was a space where dad goes',
      'The little one wants to know when mummy is coming back to us',
    ],
    needs: all(
      r`(?:my|our|the|both|his|her) (?:[\w'-]+ ){0,2}(?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies)|little (?:one|man|boy|girl)s?|wee (?:one|man)|twins|eldest|youngest|newborn|teen(?:ager)?s?)|(?:my|our) (?:\w+ )?(?:boys?|girls?|two)|(?:my|our|the) (?:\w+)[- ]year[- ]old|kids|\w+-year-old|children|my boy|little one`,
      r`where (?:her|his|their|is|are) (?:\w+ )?(?:dad\w*|mum\w*|mom\w*|mother|father)|where (?:daddy|mummy|dad|mum|mommy)(?:'?s)? (?:is|goes|went|has|gone)?|(?:dad|mum|daddy|mummy) is coming|space where|ask\w* (?:me )?(?:about|for|after|why) (?:her|his|their) (?:dad\w*|mum\w*|mom\w*|mother|father)|when (?:mummy|daddy|mum|dad|mommy|(?:his|her|their) (?:dad|mum|mother|father)) (?:is|will|comes?)`,
    ),
    unless: any(r`going to die|dementia|care home|my (?:mum|dad|mother|father) (?:is|was)`),
    receives: [
      ['You were the one who had to answer.', 'So it landed on you to answer.'],
      ['Children see who is not in the picture.', "Kids notice who's not there."],
    ],
    questions: [
      ['tried', 'What did you say in the moment?', 'What did you end up saying?'],
      [
        'want',
        'What would you like your child to know, one day?',
        "What d'you want your kid to know one day?",
      ],
    ],
  },
  {
    id: 'child-will-you-die',
    says: [
      'My son asked me at bedtime if I am going to die',
      'she goes "mummy when will you be dead" over breakfast',
      'Our five-year-old wants a promise that none of us will die',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|child|boy|girl|kids?|eldest|youngest)|mummy|daddy|wee one|(?:my|our|the) \w+-year-old|bedtime|lights out|little one`,
      r`going to die|gonna die|will (?:i|you|we) (?:ever )?die|when will you be dead|won'?t die|none of us will die|be dead|you (?:ever )?die|about (?:death|dying)|i die|we die`,
      r`ask\w*|goes|says|said|promise|wants|question|tells?|talks?`,
    ),
    unless: any(
      r`want(?:s|ed)? to die|kill\w*|suicid\w*|dead inside|cancer|hospital|i'?m afraid|my (?:mum|mother|dad|father)`,
    ),
    mayBeAhead: true,
    receives: [
      ['The largest question there is, from a small person.', 'Huge question, from someone tiny.'],
      ['No one has a full answer to that one.', "Nobody's got a full answer to that."],
    ],
    questions: [
      ['tried', 'Which words did you find?', 'What words did you come up with?'],
      ['thought', 'What did the question stir in you?', 'What did it set off in you?'],
    ],
  },
  {
    id: 'child-handover-sunday',
    says: [
      'My children go to their dad on Friday and the house goes silent',
      'every other weekend the kids are at hers and i dont know what to do',
      'After the handover I sat in the car outside the empty flat',
    ],
    needs: all(
      r`kids|children|(?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|two|little one)|handover`,
      r`(?:at|to|with) (?:their|his|her|the) (?:dad\w*|mum\w*|mom|mother|father|other)|at hers|at his|handover|every other weekend|custody|my ex'?s?|contact weekend|half the week`,
      r`silent|quiet|empty|alone|don'?t know what to do|miss(?:ing)? them|lonely|sat in the car|lost|house`,
      r`go(?:es|ing|ne)?|handover|leave|every other|weekends?|when|after|drop\w*`,
    ),
    unless: any(
      r`died|court|abus\w*|moved in|miss(?:es)? (?:her|his|their) (?:dad|mum|father|mother)|bliss|wonderful|school|refus\w*|lost custody`,
    ),
    receives: [
      ['The quiet after they leave is yours.', "They go, and you're left with the quiet."],
      ['You go from full days to none at one doorstep.', 'Full house to nothing, just like that.'],
    ],
    questions: [
      ['when', 'Which hour of those days is the longest?', 'Which hour drags the most?'],
      [
        'exception',
        'What has filled such a weekend well, even once?',
        "What's ever made one of those weekends okay?",
      ],
    ],
  },
  {
    id: 'child-missed-play',
    says: [
      "I missed my daughter's school play because of a meeting",
      'couldnt get off work for sports day, all the other parents were there',
      'My boy was a sheep in the nativity and I saw it on video',
    ],
    needs: all(
      r`missed|couldn'?t (?:get|go|make)|could not (?:get|go|make)|on shift|on video|wasn'?t there|not there|had to work|because of (?:a )?(?:meeting|work)`,
      r`(?:school )?play|nativity|sports? day|concert|solo|assembly|recital|performance|graduation|school show|prize ?giving|first match`,
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|child|boy|girl|kids?)(?:'?s)?|her (?:\w+ )?(?:solo|play|concert)|his (?:\w+ )?(?:solo|play|concert)|sports? day|nativity|the other parents`,
    ),
    unless: any(
      r`my graduation|video ?games?|played|my (?:mum|dad|mother|father|parents)|play with|i used to play|died`,
    ),
    receives: [
      ['You were wanted in two places at once.', 'You were meant to be in two places.'],
      ['It has stayed with you.', "It's stuck with you."],
    ],
    questions: [
      ['example', 'What were you told about it afterwards?', 'What did you hear about it after?'],
      ['want', 'What would you have liked to see most?', 'Which bit did you most wanna see?'],
    ],
  },
  {
    id: 'child-first-book-alone',
    says: [
      'My son read a whole book to me by himself',
      'she read the entire bedtime story out loud, no help',
      'After months of struggle my child read ten pages without stopping',
    ],
    needs: all(
      r`book|pages?|bedtime story|story`,
      r`read`,
      r`by (?:him|her)self|on (?:his|her) own|no help|without help|without stopping|whole|entire|alone|first time|to me`,
      r`my (?:[\w'-]+ ){0,2}(?:son|daughter|child|boy|girl)|she read|he read|my child`,
    ),
    unless: any(
      r`i read|when i was|boyfriend|my (?:mum|mother|dad|father|husband|wife)|diary|journal|died|can'?t read|eulogy|poem`,
    ),
    receives: [
      ['Page after page, without help.', 'All those pages, no help.'],
      ['Something has clicked there.', "Something's really clicked."],
    ],
    questions: [
      ['open', 'Which book was it?', 'So which book was it?'],
      ['body', 'What did you do while you listened?', "How'd you keep still and listen?"],
    ],
  },
  {
    id: 'child-bike-ride',
    says: [
      'My daughter rode her bike without stabilisers today',
      'let go of the saddle and he just kept going!!',
      'She pedalled all the way to the corner and I was not holding on',
    ],
    needs: all(
      r`bike|bicycle|stabilis\w*|saddle|pedal\w*|little wheels|training wheels`,
      r`without (?:stab\w*|help|me|train\w*)|let go|first time|alone|on (?:his|her) own|by (?:him|her)self|not holding|no more|kept going|learn(?:ed|t)|all the way`,
      r`(?:my|our|the|both|his|her) (?:[\w'-]+ ){0,2}(?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies)|little (?:one|man|boy|girl)s?|wee (?:one|man)|twins|eldest|youngest|newborn|teen(?:ager)?s?)|(?:my|our) (?:\w+ )?(?:boys?|girls?|two)|(?:my|our|the) (?:\w+)[- ]year[- ]old|kids|\w+-year-old|children|he|she`,
    ),
    unless: any(
      r`stolen|fell|broke|crash\w*|i rode|husband|boyfriend|dad'?s?|my bike|dream\w*|died|gave|young man|when i was`,
    ),
    receives: [
      ['Two wheels, and nobody holding on.', 'Just two wheels and no one holding on.'],
      ['That happens only once with each child.', 'You only get that first time once.'],
    ],
    questions: [
      ['when', 'At which moment did you know it would hold?', 'When did you know it was gonna work?'],
      ['who', 'Whose hand was on your saddle, back then?', 'Who held your saddle back when you learnt?'],
    ],
  },
  {
    id: 'child-tooth-fairy-forgot',
    says: [
      'I forgot to put the coin under the pillow for the tooth',
      'tooth fairy didnt come last night cos i fell asleep',
      'My girl looked under her pillow and the tooth was still there',
    ],
    needs: all(r`tooth|fairy`, r`forgot\w*|didn'?t come|still there|fell asleep|missed|no coin|overslept`),
    unless: any(r`dentist|brush|pain`),
    receives: [
      ['The fairy was late, then.', 'So the fairy was a no-show.'],
      ['Even fairies miss a night.', 'Even fairies have an off night.'],
    ],
    questions: [
      ['tried', 'How did you rescue the morning?', "How'd you get out of that one?"],
      ['thought', 'What explanation did the fairy get?', 'What excuse did the fairy get?'],
    ],
  },
  {
    id: 'child-potty-accidents',
    says: [
      'Potty training is going backwards, three accidents today',
      'he wet himself at nursery again, sent home in spare trousers',
      'She was dry for weeks and now there are puddles again',
    ],
    needs: all(
      r`potty|toilet train\w*|wet (?:him|her)self|accidents?|puddles?|bed ?wet\w*|wet the bed|dry for weeks|nappies`,
      r`again|backwards|three|accidents?|regress\w*|puddles?|wet\w*|dry`,
      r`potty|toilet|nursery|(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|child|boy|girl|toddler)|wet (?:him|her)self|puddles?|nappies`,
    ),
    unless: any(r`car|driv\w*|traffic|crash|my (?:mum|mother|father|dad|husband)|i wet|dog|puppy|drunk|rain`),
    receives: [
      ['That means a lot of washing again.', 'Forwards then backwards, and loads of washing.'],
      ['You had thought that stage was done.', 'You thought you were past this bit.'],
    ],
    questions: [
      [
        'when',
        'What was different in the days when it went well?',
        'What was different when it was going well?',
      ],
      ['need', 'What do you need at the third puddle?', "What d'you need by the third puddle?"],
    ],
  },
  {
    id: 'child-supermarket-tantrum',
    says: [
      'My toddler lay down screaming in the supermarket and everyone stared',
      'full meltdown by the sweets, an old woman shook her head at me',
      'I left a full trolley and carried my child out kicking',
    ],
    needs: all(
      r`(?:my|our|the|both|his|her) (?:[\w'-]+ ){0,2}(?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies)|little (?:one|man|boy|girl)s?|wee (?:one|man)|twins|eldest|youngest|newborn|teen(?:ager)?s?)|(?:my|our) (?:\w+ )?(?:boys?|girls?|two)|(?:my|our|the) (?:\w+)[- ]year[- ]old|kids|\w+-year-old|children|she|he|child|sweets|toddler`,
      r`supermarket|shops?|shopping|store|till|trolley|sweets|aisle|mall|restaurant|on the bus|naivas|checkout|tesco`,
      r`scream\w*|meltdown|tantrums?|lay down|threw (?:her|him)self|kicking|howl\w*|lay on the floor`,
    ),
    unless: any(
      r`boyfriend|husband|wife|girlfriend|i had a (?:meltdown|tantrum)|my (?:mum|mother|dad|father)|customer|boss|manager|i screamed|song`,
    ),
    receives: [
      ['All that, with an audience.', 'And all of it with people watching.'],
      ['You had the child and the looks to carry.', 'You had the kid and the staring.'],
    ],
    questions: [
      [
        'body',
        'What did your body do under those looks?',
        'What happened in your body with everyone watching?',
      ],
      ['support', 'Who gave you a kind look, if anyone?', 'Who gave you a nice look, if anyone?'],
    ],
  },
  {
    id: 'child-in-my-bed',
    says: [
      'My six-year-old comes into our bed every night',
      'havent slept alone in years, little feet in my back at 3am',
      'She sleeps between us and nobody gets enough room',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|child|boy|girl|kids?|toddler|eldest|youngest)|little feet|(?:my|our) \w+[- ]year[- ]old|sleeps between us|the kids?`,
      r`(?:our|my) bed|between us|creeps? in|climbs? in|little feet|in (?:with|beside) (?:us|me)`,
      r`nights?|midnight|sleeps?|slept|3am|pillow|\d ?am`,
    ),
    unless: any(
      r`dog|cat|died|used to|boyfriend|my (?:mum|mother|dad|father)|affair|sick|fever|abus\w*|when i was`,
    ),
    receives: [
      ['So the night has one more person in it.', "So there's always one extra in the bed."],
      ['The narrow edge is yours, I take it.', "Bet you're the one on the edge."],
    ],
    questions: [
      ['meaning', 'Which part of it would you miss?', 'Which bit would you actually miss?'],
      ['want', 'How would you like the bed to be in a year?', "How d'you want it to be a year from now?"],
    ],
  },
  {
    id: 'child-sent-home-fees',
    says: [
      'My daughter was sent home because the school fees are not paid',
      'they sent my boys back for fees again, i have half of it',
      'The bursar says no exams until the balance is cleared',
    ],
    needs: all(
      r`(?:school )?fees?|bursar|tuition`,
      r`sent (?:\w+ ){0,3}(?:home|back|away)|no exams?|turned away|chased|not (?:been )?paid|unpaid|arrears|locked out|can'?t sit|owe|half of it|cleared|can'?t (?:pay|afford)|can not pay|behind`,
      r`(?:my|our|the|both|his|her) (?:[\w'-]+ ){0,2}(?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies)|little (?:one|man|boy|girl)s?|wee (?:one|man)|twins|eldest|youngest|newborn|teen(?:ager)?s?)|(?:my|our) (?:\w+ )?(?:boys?|girls?|two)|(?:my|our|the) (?:\w+)[- ]year[- ]old|kids|\w+-year-old|children|my boys?|daughter|sons?|no exams|the school|school fees`,
    ),
    unless: any(
      r`my (?:uni|university|college|own)|i was sent|landlord|therap\w*|i dropped out|my fees|sponsor|late fees?|my semester|my tuition|my parents`,
    ),
    receives: [
      [
        'The money is missing, and the child is the one who pays.',
        "It's about money, and it lands on your kid.",
      ],
      ['You will know exactly what is still missing.', "You'll know exactly how much is short."],
    ],
    questions: [
      ['when', 'By which day does it have to be there?', 'What day does it have to be in by?'],
      ['thought', 'How is it talked about at home?', "How d'you all talk about it at home?"],
    ],
  },
  {
    id: 'child-boarding-drop',
    says: [
      'I left my son at boarding school with his metal box yesterday',
      'form one drop off, she waved and i cried in the matatu',
      'We carried the trunk up to the dormitory and drove home one fewer',
    ],
    needs: all(
      r`boarding|form one|dorm\w*|trunk|metal box|the gate closed|padlock|university|uni|campus|halls`,
      r`left|dropp\w*|drop off|took|carried|waved|drove (?:home|back|away)|inside|gate closed|said goodbye`,
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|child|eldest|youngest)|she waved|he waved|we carried`,
    ),
    unless: any(
      r`ran away|expelled|i was|when i|my parents|week ago|laid a plate|drop(?:ped)? out|landlord|left me|boyfriend|quit|bull\w*|sick|hates?`,
    ),
    receives: [
      ['You set out with one more than you came back with.', 'You went with one and came back without.'],
      ['That is a different journey home.', "The way home's different after that."],
    ],
    questions: [
      ['open', 'Which picture from that day stays with you?', "What picture from the day's stuck with you?"],
      ['when', 'How many days until you hear that voice?', 'How long till you hear from that one?'],
    ],
  },
  {
    id: 'child-results-day',
    says: [
      "My child's exam results come out tomorrow",
      'kcse results next week and no one in this house is sleeping',
      "We keep refreshing the page for our daughter's grades",
    ],
    needs: all(
      r`results?|grades?|finals|kcse|kcpe|gcses?|a[- ]levels?|exams?`,
      r`tomorrow|next week|come out|comes? out|out (?:on|today)|waiting|wait|refresh\w*|in the morning we hear|no one in this house is sleeping|tonight|on (?:monday|tuesday|wednesday|thursday|friday)`,
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|child|kids?|eldest|youngest)(?:'?s)?|our boy|no one in this house`,
    ),
    unless: any(
      r`blood|test results|biopsy|scan|hospital|my (?:exam )?results|my grades|my exams?|i failed|my finals|i have`,
    ),
    mayBeAhead: true,
    receives: [
      ['Everyone is waiting on one page.', "Everyone's waiting on the same page."],
      ['The work is done; now it is out of your hands.', "It's all done bar the number."],
    ],
    questions: [
      ['worst', 'Which result is hardest to picture?', "Which result don't you even wanna picture?"],
      [
        'want',
        'What would you like to say before the grades are known?',
        "What d'you wanna say before the grades are in?",
      ],
    ],
  },
  {
    id: 'child-skipping-class',
    says: [
      'The school says my son has been skipping lessons',
      'got a text that my daughter wasnt in class, she left home at 8 as normal',
      'Uniform on, bag packed, and then she never arrived at school',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|child|kids?|eldest|youngest)|never arrived at school`,
      r`skip\w*|bunk\w*|truan\w*|was(?:n'?t| not) in (?:class|school)|never arrived|did(?:n'?t| not) (?:turn up|arrive) (?:at|to|in)?|missing (?:school|class|lessons)|absent`,
      r`school|class(?:es)?|lessons?`,
    ),
    unless: any(r`i (?:skip|bunk)\w*|i'?ve been skipping|my (?:mum|dad|parents)|grade|ahead a`),
    receives: [
      ['Out of the door, and then somewhere else.', 'Out the door like normal, then somewhere else.'],
      ['For some hours nobody knew where.', 'For a bit there nobody knew where.'],
    ],
    questions: [
      ['thought', 'Where do you imagine those hours went?', "Where d'you think those hours went?"],
      ['want', 'What would you most like to understand about it?', "What d'you most wanna understand?"],
    ],
  },
  {
    id: 'child-found-vape',
    says: [
      "I found a vape in my son's school bag",
      'smelt something sweet in her room, theres a vape under the mattress',
      "A lighter and cigarettes fell out of my child's jacket",
    ],
    needs: all(
      r`vap\w*|puffers?|cigarettes?|lighter|weed|joint|bhang|smok\w*|drugs?|cannabis|pills|alcohol`,
      r`found|fell out|smelt|smelled|caught|discover\w*|out comes|came across|under (?:the|his|her) mattress`,
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|child|kid|teen\w*|eldest|youngest)(?:'?s)?|her room|his hoodie|his jacket|his room|he is (?:thirteen|fourteen|fifteen|sixteen)`,
    ),
    unless: any(
      r`husband|boyfriend|wife|partner|girlfriend|(?:dad|mum|mother|father|brother|sister)|i vape|roommate|overdos\w*|ex|neck|died|dead`,
    ),
    receives: [
      ['So now you know it is there.', 'So there it was, and now you know.'],
      ['You cannot unfind it.', "You can't un-find it."],
    ],
    questions: [
      ['tried', 'Where is it now, and who knows?', 'Where is it now, and who knows?'],
      ['worst', 'What do you fear most about it?', 'What scares you most about it?'],
    ],
  },
  {
    id: 'child-first-love-teen',
    says: [
      'My daughter brought her first boyfriend home for tea',
      'my sons got a girlfriend and hes smiling at his phone all day',
      'My teenager is in love, and I found out from the neighbour',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|sons|daughter|daughters|teen\w*|boy|girl|kid|child|eldest|youngest)|(?:sixteen|seventeen|fifteen) and suddenly|by his sister`,
      r`(?:first|a|her|his|got a|has a|new) (?:boyfriend|girlfriend)|in love|there is a girl|there'?s a (?:girl|boy)|dating|first date|has a crush`,
      r`home|brought|got|found out|told|smiling|has|found|suddenly|is`,
    ),
    unless: any(
      r`i (?:have |had )?f[ae]ll\w*|fallen in love with|scandal\w*|my (?:boyfriend|girlfriend)|hit|abus\w*|broke up|dumped|pregnan\w*|i'?m in love|gay|lesbian|came out|divorc\w*|boyfriend is|hates?|don'?t like|worr\w*|older|i love|moved|my (?:husband|wife|mum|dad|mother|father|ex)|i have a (?:boy|girl)friend|liking girls|my partner|refus\w*|violent|i'?m dating|not allowed`,
    ),
    receives: [
      ['So love has come to your house.', "So there's love in the house."],
      ['It can seem like last week that they were small.', 'Feels like last week they were tiny.'],
    ],
    questions: [
      ['thought', 'Which memory of your own did it wake?', 'What did it bring back from your own teens?'],
      [
        'want',
        'What would you like to be told, and what not?',
        "What d'you wanna know, and what would you rather not?",
      ],
    ],
  },
  {
    id: 'child-teen-drives',
    says: [
      'My daughter drove off alone for the first time today',
      'he passed his test and took the car, i stood at the window for an hour',
      'I gave her the keys and listened until I could not hear the engine',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|teen\w*|boy|girl|kid|child|eldest|youngest)|passed (?:his|her) (?:driving )?test|gave (?:her|him) the (?:car )?keys`,
      r`drove off|passed (?:his|her) (?:driving )?test|took the car|gave (?:her|him) the (?:car )?keys|driv\w+ alone|behind the wheel|drives? (?:on|by)|drove (?:alone|by)`,
    ),
    unless: any(
      r`husband|wife|i passed|my (?:dad|father|mum|mother)|drunk|boyfriend|girlfriend|ran away|fight|angry|licen[cs]e|crash\w*|accident|my car keys to|failed`,
    ),
    receives: [
      ['All you could do was let the car go.', 'All you could do was let it go.'],
      ['That is a lot of trust in one set of keys.', "That's a lot of trust in a set of keys."],
    ],
    questions: [
      ['body', 'Where did you wait until the car was back?', "Where'd you wait till the car was back?"],
      [
        'thought',
        'Which corner of the route did you think about most?',
        'Which bit of the drive was in your head most?',
      ],
    ],
  },
  {
    id: 'child-child-came-out',
    says: [
      'My son told me last night that he is gay',
      'my daughter came out to me in the car and i just said ok',
      'Our teenager sat us down and told us about liking girls',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|teen\w*|boy|girl|kid|child|eldest|youngest)`,
      r`gay|lesbian|bi(?:sexual)?|trans(?:gender)?|came out|coming out|queer|liking girls|liking boys|likes (?:girls|boys)|i have a (?:boy|girl)friend|non-?binary|pronouns`,
      r`told|tells|said|came out|sat us down|coming out`,
    ),
    unless: any(
      r`i came out|i'?m coming out|my parents|my (?:mum|mom|dad|mother|father)|i am gay|i'?m (?:gay|bi|trans|lesbian)|results?|came out (?:of|last|next|on)|i told|husband told`,
    ),
    receives: [
      ['You were told, face to face.', 'You got told, in person.'],
      ['Somebody chose you to hear it.', 'You were picked to hear it.'],
    ],
    questions: [
      ['tried', 'What did you say first?', 'What was the first thing you said?'],
      [
        'want',
        'What would you like to add, now that you had time?',
        "What d'you wanna add now you've had time?",
      ],
    ],
  },
  {
    id: 'child-no-rush-of-love',
    says: [
      'I held my newborn and the big feeling did not come',
      'everyone said id be in love at first sight and i just felt tired',
      'The baby is weeks old and I am still waiting to feel like a parent',
    ],
    needs: all(
      r`newborn|put (?:him|her) on me|gave birth|(?:my|the|our) bab(?:y|ies)|love at first sight|feel like a (?:parent|mother|mum|mom|dad|father)|after (?:the |giving )?birth`,
      r`did not come|didn'?t come|didn'?t feel|don'?t feel|do not feel|feel nothing|felt nothing|just felt (?:tired|numb|empty)|is that it|waiting to feel|not bond\w*|bond\w*|no connection|rush of love|not me|not love|don'?t love|numb`,
    ),
    unless: any(
      r`loves? (?:him|her) so much|husband doesn'?t|my (?:mother|mum|mom|dad)|met (?:him|her)|boyfriend|died|lost|miscarr\w*|adopt\w*|love at first sight with`,
    ),
    receives: [
      [
        'The feeling people promise has not come on time.',
        "That feeling everyone promised hasn't turned up.",
      ],
      [
        'You are looking after someone you are only now meeting.',
        "You're looking after somebody you've only just met.",
      ],
    ],
    questions: [
      ['support', 'Who have you been able to say this to?', "Who've you been able to say this to?"],
      ['exception', 'In which small moment was something there?', 'When was there a tiny bit of something?'],
    ],
  },
  {
    id: 'child-father-overlooked',
    says: [
      'The midwife only talked to my wife, as if I were a chair',
      'nobody asks the dad how hes doing, not once',
      'At every appointment they looked past me, the father',
    ],
    needs: all(
      r`the dad|the father|a (?:new )?dad|new fathers?|midwi\w*|health visitor|antenatal|as a dad`,
      r`only (?:talk\w*|ask\w*|spoke|look\w*)|nobody asks|no ?one asks|looked past|look past|ignor\w*|as if i|invisible|overlook\w*|not once|nobody asked|no ?one asked`,
    ),
    unless: any(r`my (?:dad|father)|carer|ill|died|single mum|custody`),
    receives: [
      ['You were in it too, and nobody asked.', "You're in it too, and nobody asked."],
      ['It is your child as well.', "It's your kid too."],
    ],
    questions: [
      ['want', 'What would you have said, had anyone asked?', "What would you've said if someone asked?"],
      ['example', 'At which appointment was it plainest?', 'Which appointment was the worst for it?'],
    ],
  },
  {
    id: 'child-stepchild-said-mum',
    says: [
      'My stepdaughter called me mum by accident',
      'my partners boy introduced me as his dad today, first time',
      'The little one is not mine by blood, and today I was Dad',
    ],
    needs: all(
      r`step\w*|partner'?s (?:boy|girl|son|daughter|kids?)|not mine by blood|(?:girlfriend|boyfriend|husband|wife|fianc\S*)'?s (?:son|daughter|kids?|boy|girl)|(?:with|been with) (?:his|her) (?:mother|mum|father|dad)`,
      r`call(?:ed|s) me (?:mum|dad|mom|mama|daddy|mummy|papa|baba)|as (?:his|her) (?:dad|mum|mom)|introduced me|i was dad|that'?s my (?:dad|mum|mom)|said (?:mum|dad)`,
    ),
    unless: any(
      r`not (?:my|his|her|their) (?:real )?(?:mum|dad|mom)|won'?t|never|refuses|stepmum|stepdad|stepfather|stepmother`,
    ),
    receives: [
      ['That is a word one listens for.', "You don't miss a word like that."],
      ['It came by itself.', 'Nobody made it happen.'],
    ],
    questions: [
      ['body', 'How did you keep your face just then?', 'What did your face do just then?'],
      [
        'meaning',
        'What had the two of you been through before that word?',
        'What had you two been through before that word?',
      ],
    ],
  },
  {
    id: 'child-stepchild-not-real',
    says: [
      'My stepson told me I am not his real dad',
      '"youre not my mum" she said, when i asked her to tidy up',
      "In my partner's house the children remind me I am not the parent",
    ],
    needs: all(
      r`step(?:son|daughter|kid|child)\w*|partner'?s (?:house|kids?|children|son|daughter|boy|girl)|"?you'?re not my|youre not my|(?:husband|wife|girlfriend|boyfriend)'?s (?:son|daughter|kids?|children)`,
      r`not (?:my|his|her|their|the) (?:real )?(?:mum|mom|dad|mother|father|parent)s?|not a real (?:mum|mom|dad|parent)`,
    ),
    unless: any(r`biological|adopted|found out|dna|my (?:dad|father|mum|mother) (?:is|was|isn)`),
    receives: [
      ['You have the work of it without the name.', "You do the work and don't get the name."],
      ['That sentence is a heavy one to be handed.', "That's a lot to have thrown at you."],
    ],
    questions: [
      ['open', 'What was going on when it was said?', 'What was going on when it got said?'],
      [
        'want',
        "Which place in that child's life would feel right to you?",
        'What place with the kid would feel right to you?',
      ],
    ],
  },
  {
    id: 'child-send-baby-back',
    says: [
      'My toddler wants me to take the new baby back to the hospital',
      'big sister pinched the baby when she thought i wasnt looking',
      'Since the baby came my three-year-old wants a bottle and a nappy again',
    ],
    needs: all(
      r`bab(?:y|ies)|new (?:brother|sister)|little (?:brother|sister)|newborn`,
      r`toddler|big (?:sister|brother)|older one|(?:my|our) (?:\w+-year-old|eldest|son|daughter)|new (?:baby|brother|sister)|he asked`,
      r`take .{0,20}back|send .{0,15}back|pinch\w*|jealous\w*|nappy again|bottle and|regress\w*|hits? the baby|post his|hates? the baby|acting up|wants a (?:bottle|nappy|dummy)|changing mat`,
    ),
    unless: any(r`boyfriend|husband|girlfriend|my (?:mum|mother)|i'?m jealous|when i was`),
    receives: [
      ['The older one has certainly noticed the change.', "The big one's definitely noticed."],
      ['You have two now who want the same lap.', 'Two of them now, and one lap.'],
    ],
    questions: [
      ['exception', 'When are you alone with the older one?', "When's it just you and the big one?"],
      ['example', 'What was said about the baby today?', 'What got said about the baby today?'],
    ],
  },
  {
    id: 'child-diagnosis-letter-child',
    says: [
      'The letter came, my son has autism',
      'took 3 years but my daughters adhd is official now',
      "Our child's assessment is back and there is a name for it",
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|sons|daughter|daughters|boy|girl|kid|child|twins|eldest|youngest|toddler)(?:'?s)?`,
      r`autis\w*|adhd|dyslexi\w*|diagnos\w*|assessment|asd|dyspraxi\w*|name for it`,
      r`letter|official\w*|came (?:back|through)|is back|diagnosed|diagnosis|confirmed|report|finally`,
    ),
    unless: any(
      r`waiting list|suspect|might|i have (?:adhd|autism)|i was (?:just )?diagnosed|i'?ve been diagnosed|cancer|tumou?r|diabetes|they think|depress\w*|leuk\w*|wait(?:ing)? for|my (?:mum|mother|dad|father|husband|wife)|refus\w*|died|i got`,
    ),
    receives: [
      ['It has a name on paper now.', "So it's got a name now."],
      ['The same child as before the letter.', 'Same kid as yesterday, though.'],
    ],
    questions: [
      ['feeling', 'When you read it, what came first?', 'What hit you first when you read it?'],
      ['thought', 'Which older moments look different to you now?', 'What old stuff makes more sense now?'],
    ],
  },
  {
    id: 'child-fever-night',
    says: [
      'I sat up all night beside my feverish child',
      'her temp was 39.8 at 2am and i kept checking she was breathing',
      'With a wet cloth and a thermometer, I watched my boy until morning',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|kid|child|baby|toddler|little one|twins|eldest|youngest)|her temp|his temp`,
      r`fever\w*|temp(?:erature)?|39|thermometer|croup|vomit\w*|sick|ill|cough\w*`,
      r`nights?|2am|\d ?am|until morning|sat up|stayed up|awake|all night`,
    ),
    unless: any(
      r`died|sick of|homesick|cancer|i'?m sick|drunk|my (?:mum|mother|dad|father|boyfriend|husband) (?:is|was)`,
    ),
    receives: [
      ['You kept watch through the night.', 'You kept watch all night.'],
      [
        'Nights like that are counted in tenths of a degree.',
        'You count those nights in tenths of a degree.',
      ],
    ],
    questions: [
      ['when', 'When did you know the worst was over?', 'When did you know it was easing off?'],
      ['who', 'Who looked after you that night?', 'Who had your back that night?'],
    ],
  },
  {
    id: 'child-outgrown-clothes',
    says: [
      'I packed away the baby clothes today and could not let go of one',
      'found a tiny sock behind the washing machine, hes nine now',
      'She has outgrown everything, so I am folding it all for charity',
    ],
    needs: all(
      r`clothes|socks?|vests?|baby ?gro\w*|baby shoes|baby things|outgrown`,
      r`pack\w*|outgrown|fold\w*|charity|give (?:them )?away|loft|let go|found|sort\w*|too small|sniffed`,
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|kid|child|baby|toddler|twins)(?:'?s)?|baby|tiny|outgrown|little`,
    ),
    unless: any(
      r`died|dead|miscarr\w*|lost|mum'?s|dad'?s|mother'?s|father'?s|my clothes|moved out|husband|drawer|weight`,
    ),
    receives: [
      ['All of that fitted once.', 'All that tiny stuff used to fit.'],
      ['It is hard to believe anyone was ever that small.', 'Hard to believe anyone was ever that tiny.'],
    ],
    questions: [
      ['example', 'Which piece did you hold the longest?', 'Which one did you hold on to longest?'],
      ['meaning', 'What time comes back with those clothes?', 'What time does it take you back to?'],
    ],
  },
  {
    id: 'child-last-one-school',
    says: [
      'My youngest started school and the house is so quiet now',
      'dropped the last one at reception today, came home to nothing',
      'For the first time in eleven years there is no child at home by day',
    ],
    needs: all(
      r`youngest|last one|no child at home|last child|last of (?:my|the)|all (?:my|the) (?:kids|children)`,
      r`school|reception|nursery|uni|university|college|moved out|left home|at home by day`,
      r`at home by day|quiet\w*|empty|nothing|house|alone|silent|silence`,
    ),
    unless: any(
      r`i'?m the youngest|as the youngest|i am the youngest|last one to|my (?:mum|dad|parents)|invited`,
    ),
    receives: [
      ['The house has been full for a long time.', 'Your place has been full for ages.'],
      ['That kind of quiet takes getting used to.', 'That kind of quiet takes getting used to.'],
    ],
    questions: [
      [
        'when',
        'What was the first thing you did in the quiet?',
        "What's the first thing you did in the quiet?",
      ],
      ['want', 'What do you want some of these hours for?', "What d'you wanna do with some of those hours?"],
    ],
  },
  {
    id: 'child-when-children-question',
    says: [
      'At every family gathering they ask me when I will have children',
      'auntie goes "so when are we getting a baby" in front of everyone',
      'My mother asked again about grandchildren, over the soup',
    ],
    needs: all(
      r`(?:have|having|get(?:ting)?|want(?:s|ing)?|give (?:her|them|him)) (?:any |a |some )?(?:children|kids|baby|babies|grandchildren|grandkids)|grandchildren|grandkids|empty arms|still nothing here|start(?:ing)? a family|when (?:is|are) the bab\w*`,
      r`ask\w*|goes|question\w*|when (?:will|are|am) (?:i|we|you)|held up|pester\w*|pressur\w*|hint\w*|nag\w*`,
      r`famil\w*|aunt\w*|uncle|mother|mum|mom|in[- ]laws?|parents|gathering|wedding|everyone|people|relatives|father|dad|grandm\w*|they`,
    ),
    unless: any(
      r`(?:kids|children|son|daughter) ask\w*|custody|visit the|see (?:my|the|her|his) grand\w*|told me off|i have (?:two|three|four|a) (?:kids|children|grand\w*)|my grandchildren|i ask|i don'?t want|do not want|not want`,
    ),
    mayBeAhead: true,
    receives: [
      ['That question again.', 'That question again.'],
      ['It is your business, and they ask it out loud.', "That's your business, and they ask it out loud."],
    ],
    questions: [
      ['tried', 'What do you usually answer?', 'What do you normally say back?'],
      ['want', 'Which answer would you love to give?', "What d'you wish you could say back?"],
    ],
  },
  {
    id: 'child-no-children-wanted',
    says: [
      'I do not want children and nobody believes me',
      'i said kids arent for me and they go "youll change your mind"',
      'I am thirty-six, without children by choice, and people look sorry for me',
    ],
    needs: all(
      r`not wanting (?:any )?(?:kids|children|a baby)|i (?:\w+ )?(?:don'?t|do not|never|did not|didn'?t) (?:\w+ )?want(?:ed)? (?:any |to have (?:any )?)?(?:kids|children|a baby|babies|to be a (?:mum|mother|dad|parent))|without children by choice|(?:kids|children) (?:aren'?t|are not) for me|child-?free|not want (?:any )?(?:kids|children)`,
      r`believ\w*|change (?:your|my) mind|sorry for|people|everyone|they|mum|mother|family|selfish|regret|nobody|ask\w*|friends?|parents|in-?laws`,
    ),
    unless: any(
      r`(?:he|she|husband|wife|partner|boyfriend|girlfriend) (?:\w+ )?(?:wants?|does)|to (?:suffer|grow|see|hear|think|be hurt)`,
    ),
    receives: [
      ['You have given your answer.', "You've given your answer."],
      ['You know your own mind on this.', 'You know your own mind.'],
    ],
    questions: [
      ['who', 'Whose disbelief touches you most?', 'Whose "you\'ll change your mind" gets to you most?'],
      [
        'meaning',
        'What does your life have room for, as it is?',
        "What's there room for in your life as it is?",
      ],
    ],
  },
  {
    id: 'child-adoption-yes',
    says: [
      'The panel approved us to adopt',
      'we got the call, were matched with a little girl!!',
      'After two years of forms, the social worker said yes to us',
    ],
    needs: all(
      r`adopt\w*|panel|matched with|yes to us|our social worker`,
      r`approv\w*|said yes|matched|went through|accepted|got the call|going to be a small`,
    ),
    unless: any(
      r`i was adopted|i'?m adopted|dog|cat|puppy|kitten|refus\w*|turned down|said no|want to adopt|birth mother|dating|job|interview|parents`,
    ),
    receives: [
      ['That yes means a child.', "It's a yes, and that means a kid."],
      ['Somebody is going to come home to you.', "Somebody's gonna come home to you."],
    ],
    questions: [
      ['when', 'Where were you when the yes came?', 'Where were you when they said yes?'],
      ['next', 'What do you want to have ready first?', "What d'you wanna get ready first?"],
    ],
  },
  {
    id: 'child-grandson-day',
    says: [
      'I looked after my grandson alone for the first time',
      'had the grandkids all day, im wrecked but it was lovely',
      'My daughter left the baby with me and we went to feed the ducks',
    ],
    needs: all(
      r`grand(?:son|daughter|kid|child|bab)\w*|my (?:daughter|son) left the (?:baby|kids|twins|little one)|my (?:son|daughter) trusted me`,
      r`looked after|had (?:the|my) grand\w*|minded|babysat|day with|took|fed|feed|spent|left the|all day|trusted|overnight|came to stay`,
    ),
    unless: any(
      r`not allowed|rules|miss|never|screen|died|told me off|video|can'?t|won'?t let|hospital|sick|don'?t see|my parents|fees|custody`,
    ),
    receives: [
      ['A day with a very small companion.', 'A whole day with a little one.'],
      ['You were the one in charge again.', 'You were in charge again.'],
    ],
    questions: [
      ['open', 'What was the best ten minutes of it?', 'What were the best ten minutes?'],
      [
        'meaning',
        'What did you do differently from the first time round?',
        "What d'you do differently from with your own?",
      ],
    ],
  },
  {
    id: 'child-grandchild-rules',
    says: [
      'My daughter told me off for giving my grandson sweets',
      'my sons wife has a whole list of rules for when i mind the baby',
      'I raised four, and now I am told how to hold a grandchild',
    ],
    needs: all(
      r`grand(?:son|daughter|kid|child|bab)\w*|son'?s wife|daughter[- ]in[- ]law|i raised`,
      r`told me off|rules|not allowed|correct\w*|am told|told how|complain\w*|criti\w*|lectur\w*|won'?t let me|tell(?:s|ing)? me`,
      r`daughter|sons? wife|son'?s wife|son|in[- ]law|how to hold`,
    ),
    unless: any(
      r`mother[- ]in[- ]law|my gran(?:ny|dad|ma|dma|dpa|mother|dmother|father|dfather|dparents)?|not allowed to see|estranged|my parents`,
    ),
    receives: [
      ['You have done all this before.', "You've done all this before, and now there's a list."],
      ['You came to help and were corrected.', 'You help out and get corrected.'],
    ],
    questions: [
      ['example', 'Which rule sits worst with you?', 'Which rule bugs you most?'],
      ['want', 'How would you like to be thanked or asked?', "How d'you wish they'd put it?"],
    ],
  },
  {
    id: 'child-grown-no-reply',
    says: [
      'My grown daughter has not answered my message for three weeks',
      'blue ticks from my son since sunday, no reply',
      'I write to my eldest every week and nothing comes back',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|eldest|youngest)|grown (?:son|daughter|children)|adult (?:son|daughter|children)|(?:from|to) my (?:son|daughter|eldest|boy|girl)`,
      r`has(?:n'?t| not) (?:answered|replied|called|rung|been in touch|responded|written|texted)|no (?:reply|answer|word|response)|blue ticks|delivered|nothing comes back|ignor\w*|never (?:answers|replies|calls|rings|picks)|does(?:n'?t| not) (?:answer|reply|pick up|respond|call|ring)|won'?t (?:answer|reply|pick up|speak|talk|respond)|not (?:answered|replied|heard)|haven'?t heard|stopped (?:answering|replying|calling|talking|speaking)|cut me off|no contact|estranged`,
      r`message\w*|texts?|texted|write|wrote|sent|repl\w*|answer\w*|ticks|calls?|called|rings?|rung|phone|weeks?|months?|heard|contact|years?`,
    ),
    unless: any(
      r`school|toddler|teacher|baby|homework|my (?:mum|mother|dad|father)|door|asked where|nursery|boyfriend|girlfriend|husband|teen\w*|room|police|missing|died`,
    ),
    receives: [
      ['Sent, and no word back.', 'You send it and get nothing back.'],
      ['You keep the line open from your side.', "You're keeping your end open."],
    ],
    questions: [
      ['open', 'What was in the last message you sent?', "What'd you say in the last one?"],
      ['when', 'What was the last good talk you had?', 'When did you two last have a good talk?'],
    ],
  },
  {
    id: 'child-handmade-card',
    says: [
      'My daughter made me a card at school with my face on it',
      'my son wrote "best dad" on a bit of toilet roll and i kept it',
      "I got a Mother's Day card with a potato print and three spelling mistakes",
    ],
    needs: all(
      r`card|drawing|drew|toilet roll|picture|potato print|painting|painted|note|letter`,
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|kid|child|kids|children|toddler|twins|eldest|youngest)|mother'?s day|father'?s day|best (?:dad|mum|mom)`,
      r`made|wrote|drew|painted|got|gave|handmade|spelling`,
    ),
    unless: any(
      r`credit|bank|sim|report card|id card|declin\w*|i (?:made|wrote|drew|painted|gave)|no card|forgot|didn'?t|space where|divorc\w*|diagnos\w*|autis\w*|suicid\w*|teacher (?:wrote|gave)|letter came|boyfriend|girlfriend|grandmother'?s|died|late`,
    ),
    receives: [
      ['Made by hand, for you.', 'Made by hand, and just for you.'],
      ['That will outlast anything from a shop.', 'That beats anything from a shop.'],
    ],
    questions: [
      ['open', 'Which detail of it made you smile?', 'Which bit made you smile?'],
      ['meaning', 'Where have you put it?', "Where've you put it?"],
    ],
  },
  {
    id: 'child-child-translates',
    says: [
      "My ten-year-old translates for me at the doctor's",
      'my kid has to read all our letters to me cos my english is bad',
      'At the bank my daughter spoke for me and I stood behind her',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|kids?|child|children|\w+-year-old)`,
      r`translat\w*|interpret\w*|reads? (?:all )?(?:our|my)|read (?:all )?(?:our|my) letters|speaks? for me|spoke for me|turns? (?:her|his|their) words`,
    ),
    unless: any(r`to me to translate|my language|grandmother|granny|dream|not speak|google`),
    receives: [
      ['Your child has to speak in your place.', 'Your kid has to do the talking.'],
      ['A child is holding grown-up words there.', 'Those are grown-up words for a kid to hold.'],
    ],
    questions: [
      [
        'example',
        'What was the hardest thing to have translated?',
        "What's been the hardest thing to get translated?",
      ],
      [
        'want',
        'What would you have said in your own language?',
        'What would you have said in your own language?',
      ],
    ],
  },
  {
    id: 'child-lost-language-child',
    says: [
      'My children do not speak my language',
      'mum rang and my son couldnt say one sentence to her in kikuyu',
      'The grandmother asks something and my daughter looks to me to translate',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|kids?|child|children)`,
      r`languages?|kikuyu|luo|swahili|somali|mother tongue|punjabi|tongue|translate|arabic|urdu|hindi|polish|yoruba|igbo|spanish|french|kamba|luhya|portuguese|turkish|tigrinya|amharic|bengali`,
      r`do not|don'?t|can'?t|cannot|couldn'?t|not speak|lost|refus\w*|only (?:speaks? )?english|looks? to me|not one|doesn'?t|forgot\w*|answers? in english`,
    ),
    unless: any(
      r`turns (?:her|his|their) words|speaks? for me|translates? for me|bad language|body language|swear\w*|language delay|teacher|love language|late to talk|autis\w*`,
    ),
    receives: [
      ['They have not got the words that you have.', "You've got the words and they haven't, yet."],
      ['It can go within one generation.', 'It can go in just one generation.'],
    ],
    questions: [
      ['meaning', 'Which word would you most like them to have?', "Which word d'you most want them to know?"],
      ['example', 'Which bits of it do they know after all?', 'Which bits do they know anyway?'],
    ],
  },
  {
    id: 'child-missed-first-steps',
    says: [
      "The childminder saw my baby's first steps, not me",
      'i was at work when she walked for the first time',
      'They sent me a video of my son walking and I watched it on the train',
    ],
    needs: all(
      r`first steps?|walked for the first time|walked today|(?:son|daughter|baby) walking|first words?|started walking`,
      r`at work|not me|video|missed|without me|wasn'?t there|told me|childminder|nanny|on the train|nursery`,
    ),
    unless: any(
      r`walked out|walked away|husband|dog|left me|accident|physio|died|therapy|first step (?:to|towards|is)`,
    ),
    receives: [
      ['It is such a short moment to be away for.', "Tiny moment, and it came while you weren't there."],
      ['You came to it a little later.', 'You got to see it a bit later.'],
    ],
    questions: [
      ['when', 'When did you see it for yourself?', 'When did you get to see it yourself?'],
      ['meaning', 'What had you imagined for that moment?', 'How had you pictured that moment?'],
    ],
  },
  {
    id: 'child-back-from-leave',
    says: [
      'My maternity leave is over and now I pump milk in a store cupboard',
      'first week back after maternity leave, cried in the car both ways',
      "My leave ended on Monday and the baby went to a stranger's arms",
    ],
    needs: all(
      r`maternity|paternity|parental leave|my leave|pump(?:ing)? milk|mat leave|back (?:at|to) work after (?:the|having|my) bab\w*`,
      r`over|ended|back|pump\w*|finished|cried|stranger'?s arms|nursery|childminder|first (?:day|week)`,
      r`bab\w*|maternity|paternity|parental|milk|mat leave`,
    ),
    unless: any(
      r`sick leave|applied|denied|refus\w*|next month|about to|going on|colleague|replac\w*|cover|died|boss told`,
    ),
    receives: [
      ['It is a sudden change for both of you.', "It's a big change all at once."],
      ['You are in one place with part of you in another.', "You're at work and half of you isn't."],
    ],
    questions: [
      ['when', 'Which part of the working day is the longest?', "Which bit of the work day's the hardest?"],
      ['exception', 'What was good about being back?', "What's been okay about being back?"],
    ],
  },
  {
    id: 'child-coffee-in-peace',
    says: [
      'The kids were out and I drank a whole cup of tea while it was hot',
      'had two hours to myself today, just sat on the step',
      'Nobody called mum for a whole morning and it was wonderful',
    ],
    needs: all(
      r`kids|children|(?:my|our) (?:\w+ )?(?:toddler|baby|son|daughter|boys|girls)|took them|nobody called mum|to myself`,
      r`to myself|while it was (?:still )?hot|quiet|in peace|bliss|wonderful|whole (?:morning|cup|hour|afternoon)|just sat|listening to no one|nap`,
      r`out|took|gone|had|for a whole|hours?|at (?:school|nursery|the park)|nobody called`,
    ),
    unless: any(
      r`their (?:dad|mum|father|mother)|lonely|don'?t know what|never|can'?t|need|wish|want|no time|died|empty|not|keep (?:it|everything|things|this|my)|kept|miss|n'?t|could|youngest|so quiet|hardly|barely|thoughts?`,
    ),
    receives: [
      ['A stretch of time with only you in it.', 'Time with just you in it.'],
      ['That sounds like a good quiet.', 'That sounds like a good kind of quiet.'],
    ],
    questions: [
      ['open', 'What did you notice first in that quiet?', "What'd you notice first once it was quiet?"],
      ['next', 'When could the next one be?', "When's the next one gonna be?"],
    ],
  },
  {
    id: 'child-two-week-wait',
    says: [
      'We are in the two weeks of waiting after the embryo transfer',
      'ivf transfer was friday, now i google every twinge',
      'Nine more days until the clinic tells us whether it has worked',
    ],
    needs: all(
      r`embryo|ivf|iui|two[- ]week wait|insemination|clinic tells us|tww|fertility`,
      r`wait\w*|google\w*|days|until|whether|symptoms?|twinge`,
    ),
    unless: any(
      r`failed|didn'?t work|did not work|negative|bank|money|job|biopsy|rang|savings|can'?t afford|years`,
    ),
    receives: [
      ['Now there is nothing to do except wait.', "Now it's just waiting."],
      ['Days like these are counted one by one.', 'You end up counting every day.'],
    ],
    questions: [
      ['tried', 'What gets you through an hour of it?', 'What gets you through an hour?'],
      ['support', 'Who knows which day it is?', "Who knows what day you're on?"],
    ],
  },
  {
    id: 'child-ivf-failed',
    says: [
      'Our third round of IVF has failed',
      'the clinic rang, it didnt work, thats our last frozen one gone',
      'We spent all our savings on treatment and there is no baby',
    ],
    needs: all(
      r`ivf|embryos?|fertility|iui|our last frozen|go at treatment|savings on treatment|rounds? of`,
      r`fail\w*|didn'?t work|did not work|negative|no baby|didn'?t take|unsuccessful`,
    ),
    unless: any(
      r`chemo\w*|cancer|it worked|rehab|dental|interviews?|job|exam|applications?|afraid|what if|scared`,
    ),
    receives: [
      ['So much went into it, for a no.', "All that went in, and it's a no."],
      ['You know what each of those attempts held.', 'You know what went into each of those tries.'],
    ],
    questions: [
      ['when', 'Where were you when the answer came?', "Where were you when they told you it hadn't worked?"],
      [
        'need',
        'What do you need least from other people just now?',
        "What d'you least need from people right now?",
      ],
    ],
  },
  {
    id: 'child-baby-name',
    says: [
      'We cannot agree on a name for the baby',
      'he wants to name her after his mum and i really dont',
      'Both our families are pushing a name for our child',
    ],
    needs: all(
      r`names?|naming`,
      r`bab(?:y|ies)|(?:our|the) (?:child|son|daughter)|her after|him after|grandfather'?s name|unborn`,
      r`agree|argu\w*|pushing|wants? to (?:name|call)|after (?:his|her|my)|insist\w*|expect\w*|decid\w*|don'?t like|row|fight\w*|in my heart`,
    ),
    unless: any(
      r`calls? me|calling me|my name|surname|brand|dog|cat|puppy|calls (?:him|her) names|stammer\w*|lost|died`,
    ),
    receives: [
      ['Everyone has a say, and it is for life.', "It's a name for life, and everyone wants a say."],
      ['A lot hangs on one small word.', 'So much riding on one word.'],
    ],
    questions: [
      [
        'meaning',
        'Which name do you say when nobody is listening?',
        "Which name d'you use when nobody's listening?",
      ],
      ['who', 'Whose wish is the loudest in this?', "Who's being loudest about it?"],
    ],
  },
  {
    id: 'child-app-counts-weeks',
    says: [
      'I had a miscarriage and the app still tells me how big the baby is',
      'lost the pregnancy at 10 weeks, still get the emails about week 14',
      'The due date we lost is coming up in the calendar',
    ],
    needs: all(
      r`miscarr\w*|lost the (?:baby|pregnancy)|lost (?:my|our) (?:baby|pregnancy)|due date we lost|stillb\w*`,
      r`app|emails?|due date|week \d+|calendar|counts?|reminders?|notif\w*|adverts?|would (?:have been|be) (?:due|\w+ weeks)|should have been`,
    ),
    receives: [
      [
        'The calendar goes on as if nothing had happened.',
        'The calendar just carries on like nothing happened.',
      ],
      ['There had been a day to look ahead to.', "There'd been a date to look ahead to."],
    ],
    questions: [
      ['who', 'Who knows about this date besides you?', 'Who else knows about those dates?'],
      [
        'want',
        'What would you like to do about that counting?',
        "What d'you wanna do about all that counting?",
      ],
    ],
  },
  {
    id: 'child-made-the-team',
    says: [
      'My son made the school football team',
      'she got picked for the choir solo, she ran all the way home',
      "My daughter's name was on the list and she is walking taller",
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|kid|child|eldest|youngest)(?:'?s)?|(?:she|he) got (?:picked|chosen|selected|into|the (?:lead|part|solo))`,
      r`made (?:the|it (?:in)?to)|(?:got|was|been) (?:picked|chosen|selected)|got (?:in|into|the (?:part|lead|solo))|(?:name was|is) on the list|scholarship|won|captain|prefect`,
      r`team|choir|solo|squad|school|list|match|captain|prefect|band|orchestra|competition|prize|race|part|scholarship|medal|award|university`,
    ),
    unless: any(
      r`not|n'?t|fight|fights|lost|my (?:husband|wife|boss)|didn'?t|only if|trouble|detention|suspended|i made|i won|i got|fees|custody|bull\w*|invit\w*`,
    ),
    receives: [
      ['Chosen, and it shows.', 'Picked, and you can tell.'],
      ['Good news came home with your child.', 'Good news came through the door.'],
    ],
    questions: [
      ['open', 'How were you told?', "How'd you find out?"],
      ['meaning', 'What did you see before anybody else did?', 'What did you spot way before the others?'],
    ],
  },
  {
    id: 'child-teen-cooked',
    says: [
      'My teenage son cooked dinner for us, unasked',
      'came home from late shift and my daughter had made chapati for everyone',
      'The kids had washed up and laid the table before I got in',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|kids?|child|children|teen\w*|eldest|youngest)|the kids|(?:thirteen|fourteen|fifteen|sixteen|seventeen), never`,
      r`cook\w*|chapati\w*|washed up|laid the table|made (?:\w+ ){0,2}(?:tea|breakfast|lunch|supper|dinner|food)|cleaned|did the dishes|hoovered|beans waiting|ugali`,
      r`unasked|without (?:me )?(?:being )?ask\w*|came home|got back|got in|for (?:us|me|everyone)|surpris\w*|when i got|before i got|waiting|breakfast in bed`,
    ),
    unless: any(
      r`i (?:cook|made|have to|cooked)|won'?t|refus\w*|doesn'?t|don'?t|mess|didn'?t|moved out|my (?:mum|dad|mother|father)|expect\w*|grandmother`,
    ),
    receives: [
      ['For once it was all done when you came in.', 'For once it was all done when you got in.'],
      ['Somebody had thought of you.', "Somebody'd been thinking of you."],
    ],
    questions: [
      ['open', 'How was it eaten, and what was said?', 'What got said over it?'],
      ['body', 'What did you do with your coat still on?', "What'd you do when you walked in and saw it?"],
    ],
  },
  {
    id: 'child-father-braids',
    says: [
      "I am a dad and I learned to plait my daughter's hair",
      'did her hair for school by myself for the first time since her mum left',
      'It took four videos and an hour, but the braids held all day',
    ],
    needs: all(
      r`plait\w*|braid(?:s|ed|ing)?|did her hair|do her hair|cornrows?|pigtails|ponytail`,
      r`(?:my|our) (?:daughter|girl|little girl)(?:'?s)?|did her hair|for school|four videos`,
      r`dad|father|learn\w*|first time|by myself|myself|videos?|her mum|held`,
    ),
    unless: any(r`salon|my (?:own )?hair|hairdress\w*|new braids|chemo\w*|my mum|bull\w*|bald`),
    receives: [
      ['Your hands learned something new for one small head.', 'Your hands learnt that for one little head.'],
      ['Those plaits are your work.', 'Those plaits are all you.'],
    ],
    questions: [
      ['open', 'What was said in front of the mirror?', 'What got said at the mirror?'],
      ['who', 'Who taught your hands, apart from a screen?', 'Who else showed you how, besides videos?'],
    ],
  },
  {
    id: 'child-bedtime-talk',
    says: [
      'My daughter told me her whole day in the dark before she slept',
      'lights off and suddenly my son wants to talk about everything, love it',
      'The best conversations with my boy happen when he should be asleep',
    ],
    needs: all(
      r`in the dark|bedtime|lights? (?:off|out)|should be asleep|before (?:she|he) slept|closing the door|tuck\w*|goodnight`,
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|kids?|child|children|teen\w*|eldest|youngest)|guess what happened|the kids`,
      r`talk\w*|told|tells?|conversations?|chat\w*|guess what|opens? up|everything|whole day`,
    ),
    unless: any(
      r`husband|wife|die|dead|monster|scared|afraid|boyfriend|cry\w*|scream\w*|fight\w*|won'?t sleep|refus\w*|battle|wants (?:her|his) (?:dad|mum)|sent out|my (?:mum|dad)|phone`,
    ),
    receives: [
      ['It comes out once the light is off.', "It all comes out once the light's off."],
      ['You were the one who got to hear it.', "And you're the one who gets to hear it."],
    ],
    questions: [
      ['open', 'What came up tonight, or the last time?', 'What came up last time?'],
      ['meaning', 'What do you think the dark makes easier?', "What is it about the dark, d'you reckon?"],
    ],
  },
  {
    id: 'child-grown-child-rang',
    says: [
      'My grown son rang for no reason, just to talk',
      'my daughter called on her way home from work just to chat, made my week',
      'Our eldest phoned on Sunday and did not want anything at all',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|eldest|youngest)`,
      r`rang|called|phoned|facetimed`,
      r`no reason|just to (?:talk|chat|say|see|hear|ask)|to chat|(?:did not|didn'?t) want anything|out of the blue|just because|how i (?:am|was)|made my (?:day|week)`,
    ),
    unless: any(
      r`money|school (?:rang|called)|hospital|police|wish|never|called me a|boyfriend|called (?:me|us) (?:names|stupid|\w+ names)|died`,
    ),
    receives: [
      ['A call with no purpose except you.', 'No reason, just ringing you.'],
      ['Those are the good ones.', 'Those are the good ones.'],
    ],
    questions: [
      ['open', 'What did the two of you end up talking about?', 'What did you two end up chatting about?'],
      [
        'meaning',
        'At which moment did you notice it was just for talk?',
        'When did you clock it was just a chat?',
      ],
    ],
  },
  {
    id: 'child-made-a-friend-child',
    says: [
      'My son has finally made a friend at school',
      'she came home and goes "i played with maryam ALL day"',
      'After a lonely term my daughter has been asked round to tea',
    ],
    needs: all(
      r`(?:my|our) (?:[\w'-]+ ){0,2}(?:son|daughter|boy|girl|kid|child|eldest|youngest)|she came home|he came home|he talked about the other boy`,
      r`friend|play ?date|played with|asked round|invited (?:to|round|over)`,
      r`made|first|finally|at last|all day|found|got a|asked round|new`,
    ),
    unless: any(
      r`not invited|no friends?|was(?:n'?t| not)|girlfriend|boyfriend|i (?:made|met)|imaginary|online|hasn'?t|lost|never|doesn'?t|can'?t|want(?:s)?|steal|smok\w*|bad influence|struggl\w*|hit|without|died|friend'?s`,
    ),
    receives: [
      ['Somebody has found somebody.', "They've found somebody."],
      ['One friend changes a whole school day.', 'One mate changes the whole school day.'],
    ],
    questions: [
      [
        'open',
        'What have you heard about this friend so far?',
        "What've you heard about this friend so far?",
      ],
      ['exception', 'What is different at home since then?', "What's different at home since?"],
    ],
  },
];
