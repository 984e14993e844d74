// Moments of shyness, anger, envy, names, age, praise, tears and small courage.
import type { Moment } from './moment.ts';
import { all, any, r } from './words.ts';

export const momentsOfSelves: readonly Moment[] = [
  {
    id: 'self-red-at-name',
    says: [
      'I go red when someone says my name in a meeting',
      'the teacher asks me anything and my face just goes tomato',
      'My colour rises the moment the whole table turns to me',
    ],
    needs: all(
      r`red|blush\w*|tomato|colour rises|beetroot|cheeks|flush\w*|crimson|scarlet|face burns`,
      r`meeting|teacher|name|table|class|asks?|addressed|everyone|look(?:s|ed)? at me|in front of|called on|turns? to me|attention|lecturer|speak(?:s|ing)? to me|talks? to me`,
      r`i|my|me`,
    ),
    unless: any(
      r`scarf|hot flush\w*|red (?:coat|flag|wine|dress|pen|light|card|cross)|eyes? (?:are|were|is) red|cry\w*|angry|mad|he blush\w*|she blush\w*|he went red|she went red|wine|rash|menopaus\w*|slapp\w*`,
    ),
    receives: [
      ['All the eyes, and then the colour.', 'Everyone looks, and up it comes.'],
      ['The face goes ahead without asking.', 'Your face goes off without asking.'],
    ],
    questions: [
      [
        'thought',
        'What do you believe they read from the red?',
        'What do you think they see when you go red?',
      ],
      ['support', 'Whose gaze does not do it to you?', 'Who can look at you without it happening?'],
    ],
  },
  {
    id: 'self-scarf-for-neck',
    says: [
      'I wear a scarf so nobody sees my neck go red',
      'roll necks in july cos i get blotchy when i talk',
      "There's always a collar up to my chin on days when I present",
    ],
    needs: all(
      r`scarf|roll ?necks?|polo ?necks?|collar|turtle ?necks?|foundation|make-?up|concealer|high neck`,
      r`red|blotch\w*|blush\w*|rash|present|flush\w*|go(?:es)? pink|patches`,
      r`i|my`,
    ),
    unless: any(
      r`bruis\w*|marks?|scars?|hickey|love bite|present for|a present|christmas|birthday|he|she|hijab|cold|sunburn\w*`,
    ),
    receives: [
      ['Covered, in case the skin tells.', 'Covered up in case it shows.'],
      ['You dress for the blush before it comes.', "You're dressed for it before it happens."],
    ],
    questions: [
      ['worst', 'What would it give away, if they saw it?', 'If they saw it, what would it give away?'],
      ['exception', 'When did it last come and nobody minded?', 'When did it last happen and no one cared?'],
    ],
  },
  {
    id: 'self-rehearse-call',
    says: [
      'I write down what to say before I phone anyone',
      'practise my order in my head the whole queue and still mess it up',
      "I have said hello, it's me, eleven times to the wall before dialling",
    ],
    needs: all(
      r`writ(?:e|ing) (?:down )?what|script|practi[sc]e\w*|rehears\w*|went over|go over|run through|said hello|scripted|wrote (?:down|out)`,
      r`phone|phon(?:e|ing)|ring|ringing|call|calls|calling|dial\w*|order|queue|speak|say|speaking`,
      r`before|first|whole queue|times|every|in my head|sentences|always|script`,
    ),
    unless: any(
      r`writing here|for this (?:chat|session)|tell you|say here|play|choir|band|wedding|speech|interview|presentation|therapist|confront\w*|argument|in the shower|apology|practice (?:manager|nurse)|what he said|what she said|police|sleep`,
    ),
    receives: [
      ['Practised first, every time.', 'Practising it first, always.'],
      ['A whole performance before the first word.', "A full rehearsal before you've said a thing."],
    ],
    questions: [
      [
        'worst',
        'Which line do you fear you will be asked for?',
        "What are you scared they'll ask that's not in the script?",
      ],
      ['exception', 'Who do you talk to without any practice?', 'Who can you talk to with no script?'],
    ],
  },
  {
    id: 'self-silent-whole-meeting',
    says: [
      'I sat through the whole meeting without saying a word',
      'had a good point in seminar, kept it in, someone else said it',
      "An hour round the table today, and my voice wasn't in it",
    ],
    needs: all(
      r`meeting|seminar|class|tutorial|round the table|group|lecture|discussion|workshop|lesson|call`,
      r`without saying|didn'?t (?:say|speak|open my mouth)|didnt (?:say|speak)|said nothing|kept it in|my voice wasn'?t|not a word|never (?:said|spoke|opened my mouth)|couldn'?t (?:say|speak|get a word)|stayed (?:silent|quiet)|someone else said it|kept (?:quiet|my mouth shut)|silent`,
    ),
    unless: any(
      r`aa|na\b|first meeting|he (?:didn'?t|said)|she (?:didn'?t|said)|they (?:didn'?t|said)|relaps\w*|slip|nobody|no one|everyone|silent treatment|group chat|whatsapp|red|boss|accus\w*|laugh\w*|bully\w*|racis\w*|insult\w*`,
    ),
    receives: [
      ['It was there, and it stayed inside.', "You were there, your voice wasn't."],
      ["Everyone else's words, and not yours.", 'Everyone else got heard, not you.'],
    ],
    questions: [
      ['thought', 'What was the thing that did not get said?', "What was the thing you didn't say?"],
      [
        'worst',
        'What happens in you when the gap to speak opens?',
        "What happens in you when there's a gap to talk?",
      ],
    ],
  },
  {
    id: 'self-hand-up',
    says: [
      'I put my hand up today and asked my question',
      'spoke in the group for the first time, voice shaking but i did it',
      'For once I said it in the meeting, and people nodded',
    ],
    needs: all(
      r`hand up|spoke|said it|asked|raised my hand|spoke up|put my hand|speaking up|contributed`,
      r`meeting|group|class|lecture|seminar|question|tutorial|people nodded|in front of|workshop|lesson|assembly`,
      r`today|first time|for once|actually|shaking|did it|finally|yesterday|this (?:morning|week)`,
      r`i|my`,
    ),
    unless: any(
      r`he asked|she asked|they asked|asked me|boss asked|manager asked|teacher asked|was asked|got asked|can'?t|couldn'?t|didn'?t|wish|never|should|without saying|aa|laughed at|told off|doctor|therapist|tonight|scared|went wrong|ignored`,
    ),
    receives: [
      ['It was said, out loud, among people.', 'You said it, out loud, in front of people.'],
      ['Your voice was in the room.', 'You were in it today.'],
    ],
    questions: [
      ['body', 'What was your heart doing in the second before?', 'What was your heart doing right before?'],
      ['open', 'What came back to you, afterwards?', 'What did you get back, after?'],
    ],
  },
  {
    id: 'self-left-without-bye',
    says: [
      'I left the party without saying goodbye to anybody',
      'did an irish exit again, texted from the bus',
      'My coat and I were gone before anyone had noticed, as at most parties',
    ],
    needs: all(
      r`party|parties|do|irish exit|pub|wedding|drinks|gathering|barbecue|dinner|club|work do|event|reception`,
      r`without (?:saying )?(?:good ?)?bye|without a (?:good ?)?bye|irish exit|slipped (?:out|away)|sneaked (?:out|off)|snuck (?:out|off)|gone before|without telling|left without|crept out|didn'?t say (?:good ?)?bye`,
    ),
    unless: any(
      r`he|she|they|ex|husband|wife|friend left|dad|mum|died|work for good|moved|ghost\w*|boyfriend|girlfriend`,
    ),
    receives: [
      ['Gone, without a goodbye.', 'Slipped out, no goodbyes.'],
      ['Leaving quietly was the easier door.', 'Sneaking out was the easier way.'],
    ],
    questions: [
      ['worst', 'Which part of a goodbye is the difficult part?', 'Which bit of saying bye is the bad bit?'],
      ['when', 'At what moment did you know you would go?', 'When did you know you were off?'],
    ],
  },
  {
    id: 'self-dog-at-party',
    says: [
      'I talked to the dog the whole party',
      'spent the night in the kitchen doing the washing up so i didnt have to mingle',
      "At gatherings I'm found by the bookshelf, reading the spines",
    ],
    needs: all(
      r`party|gatherings?|do|wedding|barbecue|reception|mingle|house ?warming|drinks|parties|get-?together|work do|function`,
      r`dog|cat|washing up|kitchen|bookshelf|spines|corner|stairs|coats|buffet|toilet|bathroom|kids|phone|balcony|wall`,
      r`whole|all (?:night|evening)|spent|didn'?t have to|so as not to|found by|avoid\w*|instead of|hung out|hid|entire|most of|mingle|stood|sat|talked to the`,
    ),
    unless: any(
      r`he|she|died|drunk|argu\w*|panic\w*|cried|cry\w*|sober|alcohol|drink\w*|dance floor|danced|smok\w*|my own party|cheat\w*|row|walk(?:ing)? the dog|birthday party for|after the party|he'?s|throw\w* up|kissed`,
    ),
    receives: [
      ['A corner of the party with no talking to strangers.', 'Found yourself a job or a corner.'],
      ['There, but at the edge, with something to do.', 'You were there, just off to the side.'],
    ],
    questions: [
      ['meaning', 'What did that corner protect you from?', 'What was that corner saving you from?'],
      [
        'support',
        'If one person had come over, who should it have been?',
        "Who would've been okay to come over?",
      ],
    ],
  },
  {
    id: 'self-yes-before-finished',
    says: [
      'I said yes before she had finished asking',
      'my mouth says yeah sure before my brains even heard the question',
      "By the time I know what I've agreed to, I've agreed",
    ],
    needs: all(
      r`yes|yeah|agreed|sure|say yes|said yes`,
      r`before (?:she|he|they|i|i've|my|the|anyone|people|someone)\b|by the time|without thinking|straight ?away|automatic\w*|instantly|slips? out|out of my mouth`,
      r`ask\w*|question|agreed|thought|think|brains?|finish\w*|request|favour|mouth|realis\w*`,
    ),
    unless: any(
      r`marry|married|propos\w*|wedding|sex|kiss\w*|job offer|he said yes|she said yes|they said yes|no before|yes i|^yes\b|^yeah\b|yeah i|not sure|i'm sure|im sure|pretty sure|make sure|before i (?:was|met|got|came|moved|had|go|leave|started)`,
    ),
    receives: [
      ['The yes was out before the thinking.', "The yes was out before you'd thought."],
      ['The yes is very quick.', 'That yes is fast.'],
    ],
    questions: [
      [
        'when',
        'When does the no arrive, and where are you by then?',
        'When does the no turn up, and where are you by then?',
      ],
      [
        'worst',
        'What would fill the silence, if you waited three seconds?',
        'If you left it three seconds, what would happen?',
      ],
    ],
  },
  {
    id: 'self-only-day-off',
    says: [
      'I agreed to help her move on my only day off',
      'said id babysit on my one free saturday, again',
      "My free afternoon went to carrying a colleague's wardrobe up four flights",
    ],
    needs: all(
      r`day off|free (?:day|saturday|sunday|afternoon|weekend|evening|morning)|only (?:saturday|sunday|free|day)|one free`,
      r`agreed|said (?:i'?d|id|yes|i would)|promised|help\w*|went to|babysit\w*|carrying|offered|cover(?:ing)?|volunteered|lend a hand|roped|spent`,
      r`move|babysit\w*|paint\w*|colleague'?s?|cousin'?s?|her|him|them|friend'?s?|mate'?s?|neighbou?r'?s?|sister'?s?|brother'?s?|help|mum|boss|someone|drive|shift`,
    ),
    unless: any(
      r`he helped|she helped|helped me|said no|sick|seaside|babysit(?:ter)? for me|couldn'?t|refused|lovely|rest|panic\w*|hungover|nothing|drunk|funeral|help me`,
    ),
    receives: [
      ['The one free day, given away.', 'Your one free day, gone.'],
      ["It was yours, and now it is somebody else's.", "It was yours, now it's theirs."],
    ],
    questions: [
      ['want', 'What would that day have been?', 'What were you gonna do with it?'],
      [
        'exception',
        'What would they have done, had you been busy?',
        'What would they have done if you were busy?',
      ],
    ],
  },
  {
    id: 'self-said-no-once',
    says: [
      "I said no to my manager and the world didn't end",
      'told my mate i couldnt make it, no excuse, just no',
      "For the first time I let the request go by and didn't explain",
    ],
    needs: all(
      r`said no|just no|told (?:him|her|them|my \w+) (?:no|i couldn'?t|i couldnt|i can'?t|i won'?t)|let the request|turned (?:it|him|her|them) down|say no|didn'?t explain|refused|said i couldn'?t|my no`,
      r`world didn'?t end|no excuse|for the first time|first time|didn'?t explain|for once|finally|without (?:explaining|an excuse|apologi[sz]ing|feeling guilty)|actually|today|and (?:it was|nothing|he was|she was|they were) (?:fine|ok|okay)|and nothing happened|survived|sky didn'?t fall`,
    ),
    unless: any(
      r`(?:he|she|they|doctor|bank|mum|dad|boss|manager|council|everyone) (?:said|says|actually said) no|can'?t say no|couldn'?t say no|never say no|want to say no|hard to say no|how (?:do|to|can)|should|wish|guilty|proposal|marry|sex|touch\w*|forced|hurt|stop|don'?t (?:know how to )?say no|afraid|to the dress|said nothing|could say|would|rather|no idea|i could|could|might|practi[sc]e`,
    ),
    receives: [
      ['A no, just as it was.', 'Just a no.'],
      ['It stood there without an apology round it.', 'No excuses on it, just no.'],
    ],
    questions: [
      ['body', 'Where did you feel it, the moment after?', "Where'd you feel it, right after?"],
      ['next', 'What did that no make room for?', 'What did that no make space for?'],
    ],
  },
  {
    id: 'self-sorry-to-chair',
    says: [
      'I apologised to a chair',
      'someone walked into ME and i said sorry',
      'This morning I begged pardon of an automatic door',
    ],
    needs: all(
      r`apologi[sz]ed|sorry|pardon`,
      r`chair|table|door|lamp ?post|lamp|wall|walked into me|bumped into me|bin|plant|mannequin|hoover|stood on my|trod on my|robot|bumped|knocked into me|desk|shelf|cash machine|tree|post`,
      r`i (?:said|apologi[sz]ed|begged)|apologi[sz]ed|begged|said sorry|bumped`,
    ),
    unless: any(
      r`he|she|they apologi[sz]ed|husband|boss|slammed|table (?:turned|talk)|owed|behind the door|hit|punched|kick\w*|car|instagram|posted|at the door|next door|behind closed`,
    ),
    receives: [
      ['Sorry came out, and there was nothing to be sorry for.', "Sorry came out and you'd done nothing."],
      ['The word is quicker than the facts.', "That word's quicker than the facts."],
    ],
    questions: [
      [
        'when',
        'Where did you learn to be so quick with it?',
        'Where did you learn to be that quick with it?',
      ],
      [
        'meaning',
        'What is the sorry really saying, most times?',
        "What's the sorry really saying, most of the time?",
      ],
    ],
  },
  {
    id: 'self-sorry-emails',
    says: [
      'Every email I write begins with sorry',
      'counted 9 sorrys in one text to my landlord and it was his mistake',
      'I always open with an apology for bothering people, even for what is due to me',
    ],
    needs: all(
      r`sorry|sorrys|sorries|apolog\w+`,
      r`e-?mails?|text|texts|messages?|letters?|write|open with`,
      r`every|always|begins?|starts?|counted|each|\d|first|open with|all my`,
      r`begins?|starts?|counted|open with|first (?:line|word)|every (?:e-?mail|text|message)|all my (?:e-?mails|texts|messages)|always`,
    ),
    unless: any(
      r`he (?:says|said|sent|wrote|emailed|texted)|she (?:says|said|sent|wrote|emailed|texted)|sorry for (?:the|my) (?:long|spelling|english|typos|late)|^sorry|never apolog\w*|apologi[sz]ed? to me|from (?:him|her)|should i|unsent|he never|she never`,
    ),
    receives: [
      ['Sorry first, and then the matter.', 'Sorry first, then the actual thing.'],
      ['The sorry goes in before anything has gone wrong.', "Sorry's in there before anything's gone wrong."],
    ],
    questions: [
      [
        'worst',
        'Read without it, how would the message sound to you?',
        'Take it out, and how does it sound to you?',
      ],
      ['exception', 'Who do you write to without one?', 'Who gets messages with no sorry?'],
    ],
  },
  {
    id: 'self-told-stop-sorry',
    says: [
      'He told me to stop saying sorry and I said sorry',
      'my manager says i apologise too much and now i apologise for that',
      "People remark on my sorries, and there's only one word I can answer with",
    ],
    needs: all(
      r`stop (?:saying sorry|apologi[sz]ing)|apologi[sz]e too much|don'?t (?:need|have) to apologi[sz]e|dont (?:need|have) to apologi[sz]e|my sorries|say sorry (?:too|so) (?:much|often)|sorry too (?:much|often)|no need to apologi[sz]e|saying sorry`,
      r`told|said|says|remark\w*|tells|keeps? telling|pointed|people`,
    ),
    unless: any(
      r`you told me|he should|she should|never says|they should|without saying sorry|he keeps saying|she keeps saying|instead of saying|wants me to`,
    ),
    receives: [
      ['Sorry, for the sorry.', 'Sorry, for all the sorrys.'],
      ['It comes out even about itself.', 'You even say it about itself.'],
    ],
    questions: [
      ['meaning', 'What would you like to have in its place?', 'What would you rather say instead?'],
      [
        'feeling',
        'When somebody points it out, what comes up in you?',
        'When they point it out, how does it land?',
      ],
    ],
  },
  {
    id: 'self-slammed-door',
    says: [
      'I slammed the door so hard that a picture fell',
      'lost it and slammed my laptop shut, whole library looked',
      "The cupboard hinge is broken, and I'm the one who broke it, in a temper",
    ],
    needs: all(
      r`slam\w*|bang(?:ed|ing)?|broke|broken|threw|smashed|kicked|punched`,
      r`door|laptop|cupboard|drawer|hinge|phone|plate|mug|wall|book|cup|glass`,
      r`i (?:slammed|banged|threw|smashed|kicked|punched|broke|lost)|lost it|i'm the one|temper|i just slammed`,
    ),
    unless: any(
      r`he (?:slam\w*|threw|punched|broke|smash\w*|kick\w*|bang\w*)|she (?:slam\w*|threw|broke|smash\w*)|dad|father|husband slam\w*|i broke (?:up|down|my (?:arm|leg|foot|hand|wrist|ankle))|broke up|at (?:him|her|me|my)|threw up|my hand|knuckles?|blood|bleed\w*|broke down|broke my|heart|broken heart|by accident|accidentally`,
    ),
    receives: [
      ['One very loud bang.', 'One bang, and that said it.'],
      ['The anger went into a thing.', 'It went into a thing, not into words.'],
    ],
    questions: [
      ['open', 'What was the sentence just before the bang?', 'What got said right before the bang?'],
      ['meaning', 'In words, what would the bang have said?', 'If that bang was words, what would it say?'],
    ],
  },
  {
    id: 'self-shouted-about-shoes',
    says: [
      'I shouted at the children about shoes',
      'screamed at my little sister over a charger, she cried',
      'It was only spilt milk, and I heard my own voice go through the house',
    ],
    needs: all(
      r`shout(?:ed)?|scream(?:ed)?|yell(?:ed)?|snapp(?:ed|ing)?|lost it|my own voice|blew up|roared|exploded`,
      r`shoes|charger|spilt|spilled|milk|towel|socks|toys?|small|tiny|silly|stupid|nothing|homework|cup|glass|lego|crumbs|remote|too much|dishes|bag|coat|plate|juice`,
      r`i|my`,
      r`kids?|children|son|daughter|sister|brother|boy|girl|toddler|house|partner|husband|wife|mum|boyfriend|girlfriend|them|him|her|little`,
    ),
    unless: any(
      r`(?:he|they|mum|dad|husband|wife|boss|father|mother|who) (?:shout\w*|scream\w*|yell\w*|snapp\w*|blew)|(?:shout\w*|scream\w*|yell\w*|snapp\w*) at me|she (?:shout\w*|scream(?:s|ed) at|yell\w*)|dog|drunk|hit|wanted to|i could|felt like|nearly|almost|don'?t want to|bins|neighbou?rs|when i was (?:a kid|little|small)|nothing happened`,
    ),
    receives: [
      ['A small thing set it off.', 'Tiny thing set it off.'],
      ['And the voice was bigger than the thing.', 'Louder than the thing itself.'],
    ],
    questions: [
      ['when', 'What had the day already used up before that?', 'What had your day been like before that?'],
      ['next', 'How was it between you all, an hour later?', 'How were things an hour later?'],
    ],
  },
  {
    id: 'self-smile-when-furious',
    says: [
      "I smile when I'm furious",
      'the angrier i am the nicer i get, its creepy',
      'At the counter I said of course, no problem, and my nails were in my palm',
    ],
    needs: all(
      r`smil\w*|nicer|polite|of course|no problem|pleasant|laugh|sweet|calm`,
      r`furious|angry|angrier|anger|raging|nails were|seething|boiling|rage|livid`,
      r`i (?:\w+ )?(?:smile|smiled|laugh|am|get|go|become|went|was|stayed|said|just smile)|i said of course|nicer i|my nails|i'?m (?:\w+ )?(?:nice|polite|sweet|calm|pleasant)|my face`,
    ),
    unless: any(
      r`he is polite|she is polite|he smil\w*|she smil\w*|stay calm|keep calm|calm down|he'?s|she'?s|he was|she was|he gets|she gets|calm (?:him|her)|dad|at me|with me|can'?t (?:stay|smile)|how (?:do|can) i|the baby|dream|days later|at the weekend|clean\w*|three days`,
    ),
    receives: [
      ['Angry inside, pleasant outside.', 'Raging inside, lovely outside.'],
      ['Nobody there would have known.', "No one would've had a clue."],
    ],
    questions: [
      ['body', 'Where does the anger go while the face is smiling?', "Where's it go, while you're smiling?"],
      [
        'worst',
        'Who was allowed to be angry at home, growing up?',
        'Growing up, who was allowed to be angry?',
      ],
    ],
  },
  {
    id: 'self-swore-at-driver',
    says: [
      'I swore at a driver and then saw it was my neighbour',
      'got road rage over a parking space, proper screaming, not like me',
      'My hand was on the horn for so long that people came to their windows',
    ],
    needs: all(
      r`swore|swear\w*|road rage|scream\w*|horn|shouted|yelled|hooted|cursed|gesture|finger|honk\w*`,
      r`driver|parking|car|cut me up|roundabout|horn|road rage|cyclist|traffic|lights|van|lane|boda|matatu|overtook`,
      r`i(?: \w+)? (?:swore|swear|scream\w*|shouted|yelled|hooted|cursed|honked)|road rage|my hand|and (?:screamed|swore|shouted|yelled)|not like me|hooted`,
    ),
    unless: any(
      r`(?:he|she|they|driver|husband|dad|boyfriend|someone) (?:swore|scream\w*|shout\w*|yell\w*|honk\w*|hoot\w*|has road rage)|(?:scream\w*|swore|shout\w*|yell\w*|honk\w*|hoot\w*) at me|accident|crash\w*|hit me|cry\w*|taxi home|screaming match at home|alone in (?:the|my) car|i swear|in the car with|ambulance`,
    ),
    receives: [
      ['It came out on the road, and loudly.', 'Out it came, right there in the road.'],
      ['Behind a windscreen, it is quick to come.', 'It comes fast behind a wheel.'],
    ],
    questions: [
      [
        'meaning',
        'Who else could some of that have been meant for?',
        'Who else was some of that for, maybe?',
      ],
      [
        'next',
        'What were the next five minutes like, still driving?',
        'What were the next five minutes like?',
      ],
    ],
  },
  {
    id: 'self-angry-cleaning',
    says: [
      "When I'm angry I clean",
      'you can tell im raging cos im hoovering',
      'My family hears the pans and leaves the kitchen, I scrub and say nothing',
    ],
    needs:
      /(?=.*\b(?:angry|anger|raging|furious|mad|rage|cross|temper|livid)\b|.*\bscrub and say nothing\b)(?=.*\b(?:clean\w*|hoover\w*|scrub\w*|tidy\w*|mop\w*|polish\w*|wash(?:ing)? (?:up|the)|iron\w*)\b)(?=.*\b(?:i|i'm|im)\b)/,
    unless: any(
      r`he|she|never cleans|won'?t clean|doesn'?t|don'?t clean|instead of|mum (?:cleans|cleaned)|report|makes? me (?:so )?(?:angry|mad|furious)|drives me mad|after (?:him|her|them)|ocd|mess`,
    ),
    receives: [
      ['It goes into the scrubbing.', 'It all goes into the cleaning.'],
      ['A very clean anger, and not a word said.', 'Clean house, not a word said.'],
    ],
    questions: [
      ['worst', 'What would it have been, said instead of scrubbed?', 'What would it be, if you said it?'],
      ['support', 'Who has learned to read the noise of it?', 'Who can tell, just from the noise?'],
    ],
  },
  {
    id: 'self-angry-days-later',
    says: [
      'I only notice that I was angry three days later',
      'think of the perfect comeback in the shower like a week after',
      "At the time I nod, and on the Thursday I'm suddenly beside myself",
    ],
    needs: all(
      r`angry|anger|furious|rage|beside myself|comeback|fuming|mad|livid`,
      r`days? (?:later|after)|week (?:later|after|like)|later|thursday|hits me|at the time|in the moment|only notice|after the fact|the next day|delayed|weeks later`,
      r`only|later|after|suddenly|at the time|at first|in the moment|delayed|hits me`,
    ),
    unless: any(
      r`sooner or later|he (?:got|was|gets) (?:angry|furious|mad)|she (?:got|was|gets) (?:angry|furious|mad)|still angry|dream|text|hit me|argument lasted|stay(?:s|ed)? (?:angry|mad)|angry with me|angry at me|at me|i(?:'| a)m angry that|died|apologi[sz]ed?`,
    ),
    receives: [
      ['The anger comes, only late.', 'It turns up, just late.'],
      ['In the moment, nothing, and then days after.', 'Nothing at the time, then it lands.'],
    ],
    questions: [
      ['open', 'Which one arrived most recently?', "What's the latest one to land?"],
      [
        'body',
        'Looking back, what small sign was there at the time?',
        'Looking back, was there a tiny sign, and what?',
      ],
    ],
  },
  {
    id: 'self-rewrote-email',
    says: [
      'I rewrote a three-line email for an hour',
      'spent all evening on one caption then didnt post it',
      "The note to my son's teacher went through nine drafts",
    ],
    needs: all(
      r`e-?mail|caption|note|message|text|post|letter|caption|paragraph|sentence|reply|lines?`,
      r`rewrote|rewrit\w*|re-wrote|drafts?|spent (?:all|an|two|the|hours|half|ages)|re-?read|reword\w*|edit(?:ed|ing)|redraft\w*|an hour (?:on|writing)|over and over|times before`,
      r`i|my|the|spent`,
    ),
    unless: any(
      r`he|she|ex|never sent|never press|unsent|deleting them|story|novel|cv|his|her (?:message|text)|sent it without|re-?read (?:his|her|our|old|the last)|suicide note|love letter|lines? i'?d|good ?bye|will|read receipts|essay|dissertation|typo`,
    ),
    receives: [
      ['A few lines, and all that time.', 'A few lines, all that work.'],
      ['Over and over, so few words.', 'Again and again for a few words.'],
    ],
    questions: [
      ['worst', 'Which word was the trouble?', 'Which word was the problem?'],
      ['thought', 'What reader did you see, frowning over it?', 'Who did you picture judging it?'],
    ],
  },
  {
    id: 'self-one-typo',
    says: [
      "There was one typo in my report and it's all I can see",
      'my presentation went well apart from the one word i fluffed, cant stop replaying it',
      'The whole dinner was a success, and I think of the burnt corner of the pie',
    ],
    needs: all(
      r`one (?:typo|word|mistake|small|thing|wrong|date|slide|error|question|corner|burnt|bit|comment|slip|wobble|negative|bad|sentence)|typo|fluff\w*|burnt corner|stumbl\w*|tripped over my words|slip`,
      r`all i (?:can )?(?:see|think)|replay\w*|can'?t stop|cant stop|keep (?:going|thinking|coming)|think of|apart from|went (?:well|fine|great|brilliantly)|success|applause|only thing|loved|praised|even though`,
      r`well|fine|success|applause|report|presentation|talk|dinner|great|perfect|speech|work|email|concert|liked|loved|praised|review`,
    ),
    unless: any(
      r`he|she|percent|per cent|%|years ago|driving test|failed|fired|sacked|relaps\w*|drink|smok\w*|slip of|night i|husband|one thing (?:i|you|that) (?:want|need)|wrong with me`,
    ),
    receives: [
      ['One small flaw, in front of all the rest.', 'One tiny thing, blocking out the rest.'],
      ['The rest of it was there too.', 'The rest of it happened too.'],
    ],
    questions: [
      ['support', 'Who else noticed it, as far as you know?', 'Anyone else spot it, and who?'],
      [
        'meaning',
        'Which part would you look at, if the flaw were covered up?',
        "Cover that bit up, and what's there?",
      ],
    ],
  },
  {
    id: 'self-ninety-eight',
    says: [
      'I got ninety-eight per cent and thought about the two',
      'best marks in my year and im gutted about question 7',
      'My review was glowing, with one small box ticked good instead of very good',
    ],
    needs: all(
      r`\d\d(?:%| ?per ?cent| percent)|per ?cent|marks?|grade|a-|first class|distinction|review|ninety-\w+|score|a star|appraisal|\d\d out of|result`,
      r`the (?:two|three|one|other|missing|\d)|question \d|gutted|ticked|one small box|where (?:the|did)|missing|lost|instead of|should have been|not (?:a )?(?:hundred|100|full)|still (?:disappointed|upset|not enough|annoyed)|but (?:all )?i|not enough`,
      r`thought|think|gutted|glowing|best|got|about|disappointed|good`,
      r`9\d|8\d|ninety|eighty|glowing|best marks|top marks|distinction|question \d|first class|very good`,
    ),
    unless: any(
      r`failed|fail|battery|blood pressure|oxygen|weight|kilos|he got|she got|sure|certain|of the time|year old|my son|my daughter|cried at`,
    ),
    receives: [
      ['Almost all of it, and the eye goes to the gap.', 'Nearly all of it, and you see the gap.'],
      ['A very good result, with one hole in it.', 'Amazing result, one little hole.'],
    ],
    questions: [
      ['when', 'Who first asked about the missing bit?', 'Who used to ask about the missing bit?'],
      [
        'feeling',
        'For how long did the good part get to be good?',
        'How long did the good bit get to be good?',
      ],
    ],
  },
  {
    id: 'self-not-begun-not-perfect',
    says: [
      "I don't begin because it wouldn't be good enough",
      'if i cant do it properly i dont do it at all, so i do nothing',
      'My canvases are still wrapped, since none of my ideas deserves one',
    ],
    needs: all(
      r`don'?t (?:begin|start|do it|try)|dont (?:begin|start|do it|try)|not (?:try|start|begin|do it)|do(?:ing)? nothing|still wrapped|nothing gets started|never (?:start|begin|get started)|can'?t (?:start|begin)|put(?:ting)? (?:it )?off|won'?t (?:start|begin|even start)`,
      r`good enough|perfect\w*|properly|deserves|mediocre|mistake|not (?:be )?(?:right|perfect|good)|flawless|fail|mess it up|right first`,
    ),
    unless: any(
      r`i'?m not good enough|i am not good enough|not good enough for|never good enough|he|she|relationship|date|dating|anyone|love|why bother|suicid\w*|deserve (?:to|it|this|better|him|her|love)|oven|night before|monday|sleep properly|eat properly|panic\w*|can'?t sleep|breathe|weight|diet`,
    ),
    receives: [
      ['Not begun, so not spoiled.', 'Not started, so not ruined.'],
      ['It stays perfect as long as it is not there.', "It's perfect as long as it doesn't exist."],
    ],
    questions: [
      ['worst', 'If it came out middling, what then?', 'If it turned out just okay, what then?'],
      [
        'exception',
        'What have you ever done badly and enjoyed?',
        'What have you ever been bad at and loved?',
      ],
    ],
  },
  {
    id: 'self-sent-unchecked',
    says: [
      'I sent it without reading it a fourth time',
      'submitted it with the messy bit in, and went to bed like a normal person',
      'The cake was lopsided and I took it to the party anyway',
    ],
    needs: all(
      r`sent|submitted|handed (?:it )?in|took it|posted|pressed send|published|uploaded|turned it in`,
      r`without (?:reading|checking|proof\w*|re-?reading|going over)|messy bit|lopsided|anyway|as it was|imperfect|good enough|only (?:read|checked) it (?:once|twice)|not perfect|wasn'?t perfect`,
    ),
    unless: any(
      r`nudes?|drunk|regret\w*|he|she|wrong person|by mistake|photo|2 ?am|in the middle of the night|text(?:ed)? (?:my ex|him|her)|resign\w*|panic\w*|anyway she|anyway he|money|mistake|sent me|sent (?:him|her|us|them|home|away)|unsent|boss|hr|selfie|was sent|cash|brother|son|mum|dad|flowers|card`,
    ),
    receives: [
      ['Off it went, as it was.', 'Off it went, as it was.'],
      ['It was done before it was perfect.', 'Done, not perfect.'],
    ],
    questions: [
      [
        'feeling',
        'What was there in you, once it was out of your hands?',
        "How were you, once you'd let it go?",
      ],
      [
        'thought',
        'What did the strict voice have to say about it?',
        'What did the picky voice say about it?',
      ],
    ],
  },
  {
    id: 'self-friend-bought-house',
    says: [
      'My friend bought a house and I smiled and went home and cried',
      'everyones getting mortgages and i still share a fridge shelf',
      'At her housewarming I admired the tiles for too long',
    ],
    needs: all(
      r`friend'?s?|mate|mates|everyone'?s?|everyones|sister|colleague|her|people my age|cousin|brother|everybody`,
      r`house|mortgages?|housewarming|own place|flat|buying|keys|home|plot|new build`,
      r`bought|mortgages?|got the keys|housewarming|buying|own place|getting|built|building`,
      r`cried|still|jealous|envy|envious|share|rented|renting|rent|too long|left behind|behind|smiled|fake smile|while i|happy for`,
    ),
    unless: any(
      r`we bought|i bought|he left|moved out|divorc\w*|bought me|my husband|my wife|parents'? house|(?:at|in) (?:her|his|my friend'?s) (?:house|flat) (?:i|we)|drunk|miss|argu\w*|died|homeless|dream house|evict\w*|getting (?:home|worse|better|divorced)|getting out|housemates?`,
    ),
    receives: [
      ["Somebody else's keys, and you were looking on.", 'Their place, and you stood there looking.'],
      [
        'Glad for someone, perhaps, and something else as well.',
        'Happy for them, maybe, and something else too.',
      ],
    ],
    questions: [
      [
        'want',
        'Of all of it, which bit do you most want for yourself?',
        'Which bit of it do you most want for you?',
      ],
      ['meaning', 'What did you think you would have by now?', "What did you think you'd have by now?"],
    ],
  },
  {
    id: 'self-liked-the-ring',
    says: [
      'I liked the photo of her ring and put my phone face down',
      'everyones getting engaged, double tap, congrats hun, cry',
      'Another announcement today, I typed so happy for you and closed the laptop',
    ],
    needs: all(
      r`ring|engaged|engagements?|announcements?|pregnan\w*|baby scan|wedding photos?|getting married|proposal|bump|scan photo`,
      r`liked|double tap|typed|posted|photo|congrat\w*|hun|like|commented|scroll\w*|feed|instagram|facebook|story|heart`,
      r`face down|cry|cried|closed|put (?:my|the) phone|then i|everyone'?s?|everyones|another|happy for|jealous|envy|envious|tears`,
    ),
    unless: any(
      r`my engagement|my ring|i'?m pregnant|i am pregnant|i'?m engaged|miscarr\w*|lost the baby|infertil\w*|ivf|ring me|he proposed|my ex|phone ring\w*|ears ring\w*|she gave me|he gave me|my (?:own )?wedding|my fianc\w*|died|ring (?:him|her|them|back)|like i|feels? like`,
    ),
    receives: [
      ['A congratulation sent, and the screen put away.', 'Said congrats, put the phone down.'],
      ['Nice words went out, and the rest stayed in.', 'Nice words out, the rest kept in.'],
    ],
    questions: [
      [
        'feeling',
        'What was in the second after you put it away?',
        'What hit you right after you put it down?',
      ],
      [
        'want',
        'If somebody were to announce something for you, what would it be?',
        'If it was your big news, what would it be?',
      ],
    ],
  },
  {
    id: 'self-praise-of-sister',
    says: [
      "My mother talks about my sister's job at every meal",
      'every call home is about how well my brothers doing',
      "There are six photographs on my father's shelf, and five are of the other one",
    ],
    needs: all(
      r`mother|mum|mom|father|dad|parents?|father'?s|nan|family|every call home|grandma|aunt|my mothers|they`,
      r`sister'?s?|brother'?s?|brothers|other one|cousin'?s?|sibling|twin`,
      r`job|doing (?:so |really )?(?:well|great)|how (?:well|brilliant\w*|clever|good)|brilliant\w*|photographs|photos|favourite|golden|proud of|compar\w*|talks about|goes on about|prais\w*|always|every meal|achiev\w*|brags?|boast\w*`,
      r`talks? about|telling me|call(?:s)? (?:home )?(?:is|are)|goes on|photographs|photos|favourite|golden|proud of|compar\w*|prais\w*|without telling|brags?|boast\w*|how (?:well|brilliantly|great)`,
    ),
    unless: any(
      r`died|dead|abus\w*|hit|drunk|sober|drink\w*|proud of me|never (?:talks|spoke)|i'?m the favourite|ill|sick|worried about|prison|relaps\w*|funeral|my (?:sister|brother) (?:said|says|told|thinks)|raped|hurt|my favourite|trans|gay`,
    ),
    receives: [
      ['The other child, again.', 'All about the other one, again.'],
      ['You are there, hearing it about someone else.', "You're right there, hearing about someone else."],
    ],
    questions: [
      [
        'worst',
        'What have you done that has not been mentioned?',
        'What have you done that never gets mentioned?',
      ],
      [
        'meaning',
        'If there were one sentence about you, what should be in it?',
        'If they said one thing about you, what should it be?',
      ],
    ],
  },
  {
    id: 'self-colleague-got-it',
    says: [
      'She got the job that I applied for and I have to congratulate her',
      'my mate got picked over me and now i gotta be chill about it',
      'The man at the next desk has my promotion, and I signed the card',
    ],
    needs: all(
      r`job|promotion|role|position|picked|part|post|place`,
      r`she|he|colleague|mate|man at|friend|someone|intern|woman|guy|my (?:friend|rival|junior|sister|brother)|they gave it`,
      r`applied|over me|congratulat\w*|signed the card|instead of me|passed over|chill about it|i (?:wanted|went for|interviewed)|not me|has my promotion|got my|should have been mine|ahead of me`,
    ),
    unless: any(
      r`i got the (?:job|promotion|role)|i was promoted|he wants|congratulated me|told me i|put down|looks? after|partner|dumped|ex|new girlfriend|cheat\w*|watch(?:es|ing)? over me|tower\w*|lost (?:his|her|my) job|stood over me|all over me`,
    ),
    receives: [
      ['You wanted it, and someone near you has it.', "You wanted it, and they've got it."],
      ['And you have to be nice about it, close up.', "And you've gotta be nice about it, up close."],
    ],
    questions: [
      ['open', 'How did you learn of it, and in whose company?', 'How did you find out, and who was there?'],
      [
        'worst',
        'Which moment of the day is it hardest to be gracious?',
        'What part of the day is it hardest to be nice?',
      ],
    ],
  },
  {
    id: 'self-saw-photo-of-me',
    says: [
      "I saw a photo of myself and didn't recognise that person",
      'got tagged in a pic and untagged so fast',
      "In the wedding pictures I looked for myself and wished I hadn't",
    ],
    needs: all(
      r`photos?|pics?|pictures?|tagged|wedding pictures|video of me|selfies?|snap`,
      r`didn'?t recogni[sz]e|untag\w*|wished i hadn'?t|hardly knew|hate\w*|taken down|delete\w*|recogni[sz]e (?:that|the|my)|shocked|awful|horrified|cring\w*|looked (?:so )?(?:old|huge|awful|terrible|tired)|is that (?:me|what i look)|knew myself|couldn'?t believe it was me`,
      r`me|myself|i|my|untagged`,
    ),
    unless: any(
      r`him|his|ex|nudes?|posted without|passport|leak\w*|blackmail\w*|revenge|old photos?|deleted (?:her|his|our|all|the photos)|camera ?roll|of us|weigh\w*|my ex|together|make space|died|calories|lost weight|dad|mum|hates? (?:me|her)|cheating|her phone|profile|dating`,
    ),
    receives: [
      ['A picture you would rather not have seen.', "A pic you'd rather not have seen."],
      ['One look was enough.', 'One look was plenty.'],
    ],
    questions: [
      ['thought', 'What did your eye go to first?', 'Where did your eyes go first?'],
      ['meaning', 'What was actually going on when it was taken?', 'What was going on when it was taken?'],
    ],
  },
  {
    id: 'self-camera-off',
    says: [
      'I keep my camera off in every call',
      'told em my webcams broken, its been broken for 2 years',
      'My colleagues know me as a grey circle with initials',
    ],
    needs: all(
      r`camera|webcam|webcams|video|grey circle`,
      r`off|broken|initials|never (?:on|turn|switch)|don'?t (?:turn|put|switch)|audio only`,
      r`i|me|my`,
      r`calls?|meetings?|zoom|teams|every|always|colleagues|years|class|lectures?|told|told em|keep|lessons`,
    ),
    unless: any(
      r`had his|his camera|her camera|he|she|student|students|turn(?:ed)? (?:my|the) camera on|they (?:all|keep|have)|security camera|photo camera|stole|everyone|show\w* off|dropped|take off|video games?|spy\w*|hidden camera|can i|do i have|can you`,
    ),
    receives: [
      ['Heard, and not seen.', 'They get the voice, not the face.'],
      ['A voice, and no picture to go with it.', 'Just a voice, no picture.'],
    ],
    questions: [
      [
        'worst',
        'What do you see first in that small square of yourself?',
        'What do you see first in your own little square?',
      ],
      ['support', 'Who would you switch it on for, gladly?', 'Who would you switch it on for?'],
    ],
  },
  {
    id: 'self-no-photos-of-me',
    says: [
      'There are no photos of me from the last ten years, I take them',
      'im always the one holding the phone so im never in it',
      "My children's albums have every summer and not one of me",
    ],
    needs: all(
      r`photos?|pictures?|albums?|camera|holding the phone|in it`,
      r`i take|taking|behind the (?:camera|lens)|holding the phone|never in|not one of me|no (?:photos|pictures) (?:of|with) me|none of me|isn'?t (?:a|one|any)|not in (?:any|a single|it)|single (?:photo|picture)`,
      r`me|i'm|im|i`,
    ),
    unless: any(
      r`untag\w*|delete\w*|hate|refuse|don'?t let|ex|of (?:him|her|us|them) (?:any|left)|dating|burnt|burned|lost|dad'?s?|died|body|weight|fat|hide|ugly|of my (?:mum|dad|brother|sister|son)`,
    ),
    receives: [
      ['You were there, and behind the lens.', 'You were there, just behind the camera.'],
      ['All those days, and you are in none of the pictures.', 'All those days, and none with you in.'],
    ],
    questions: [
      [
        'meaning',
        'If someone looked through them, what would they not know?',
        'What would someone not know, looking through them?',
      ],
      [
        'example',
        'Which day would you like there to be a picture of you from?',
        'Which day do you wish you had a pic of you from?',
      ],
    ],
  },
  {
    id: 'self-own-voice-recorded',
    says: [
      'I heard my voice on a recording and wanted to hide',
      'listened back to my own voice note and cringed so hard',
      'The answering machine played me to myself, and I sounded like a stranger',
    ],
    needs: all(
      r`my (?:own )?voice|played me|hear(?:d|ing)? (?:myself|my own voice)|listened back|sounded like`,
      r`recordings?|recorded|voice ?notes?|answering machine|video|voicemail|listened back|played back|tape|podcast`,
      r`hide|cring\w*|stranger|hate\w*|horrible|awful|embarrass\w*|sounded|odd|weird|couldn'?t listen|strange|nasal|annoying|child`,
    ),
    unless: any(
      r`his voice|her voice|mum'?s voice|dad'?s voice|died|sing\w*|voices|hear voices|he|she|argu\w*|shout\w*|he recorded|accent`,
    ),
    receives: [
      ['Your own voice, from the outside.', 'Your own voice, from the outside.'],
      ['It is odd to meet yourself like that.', 'Weird way to meet yourself.'],
    ],
    questions: [
      ['thought', 'Who did it remind you of?', 'Who did you sound like?'],
      ['want', 'What had you thought you sounded like?', 'What did you think you sounded like?'],
    ],
  },
  {
    id: 'self-name-remembered',
    says: [
      'The woman at the café remembered my name',
      'my lecturer knew who i was!! out of 200 people',
      'The new neighbour called across the street, and used my name',
    ],
    needs: all(
      r`my name|knew who i was|by name|who i was`,
      r`remember\w*|knew|used my name|greeted|called|said|by name|recogni[sz]ed`,
      r`café|cafe|barista|lecturer|neighbou?r|librarian|teacher|shop|out of \d+|woman|man|boss|manager|professor|driver|cashier|nurse|doctor|receptionist|waiter|only been|once|imam|pastor|stranger|postman|guy|girl|lady`,
      r`remembered|knew (?:my name|who i was|me by)|used my name|by name|recogni[sz]ed`,
    ),
    unless: any(
      r`forgot\w*|wrong|didn'?t (?:know|remember)|doesn'?t (?:know|remember)|new name|chosen name|deadname|old name|he says|screamed|shouted|never|mispronounc\w*|delivery guy|takeaway|red|in a meeting|machine|dementia|stalk\w*|threat\w*|can'?t remember|pronoun|no longer`,
    ),
    receives: [
      ['Someone knew your name.', 'Someone knew who you are.'],
      ['You had been noticed and kept in mind.', "They'd noticed you, and remembered."],
    ],
    questions: [
      ['feeling', 'What did it do to the next ten minutes?', 'What did that do to the next ten minutes?'],
      ['when', 'When had that last happened?', 'When did that last happen?'],
    ],
  },
  {
    id: 'self-introduced-third-time',
    says: [
      'He introduced himself to me for the third time',
      'she goes nice to meet you. we have met FOUR times',
      "My own boss's wife asked me again whose guest I was",
    ],
    needs: all(
      r`introduc\w*|nice to meet|whose guest|who i (?:was|am)|my name|met (?:four|three|\d)|have met|we'?ve met|forgot (?:who i|my name|me|we)`,
      r`third time|again|four times|three times|times|fourth|second time|every time|\d times|before`,
    ),
    unless: any(
      r`he'?d like to|new boyfriend|parents|remembered my name|dementia|alzheimer\w*|met (?:someone|on|a guy)|i introduced|correct\w*|wrong name|says my name|pronounc\w*|red|the school|deadname|before i (?:met|knew)|got my name|call(?:s|ed)? me|nan|grandma|mum|dad|care home`,
    ),
    receives: [
      ['Met, and met again as if for the first time.', 'Met them loads, still nice to meet you.'],
      ['You remembered, and were not remembered.', "You remembered them, they didn't."],
    ],
    questions: [
      ['next', 'What did you say that time?', 'What did you say back?'],
      [
        'meaning',
        'What would you like to be remembered for, in one meeting?',
        'If they remembered one thing about you, what should it be?',
      ],
    ],
  },
  {
    id: 'self-they-always-knew',
    says: [
      "I told my mum I'm gay and she said she knew",
      'came out to my best mate and he just went yeah and?',
      'After thirty years I said it to my brother, who answered that he had wondered when',
    ],
    needs: all(
      r`gay|lesbian|bi|bisexual|trans|queer|like (?:men|women|girls|boys)|came out|coming out|said it to my brother|non-?binary`,
      r`told|came out|said|finally|tell`,
      r`(?:she|he|they|we|mum|dad|everyone)(?:'ve|'d| had| have| always| already)? (?:already |always |all )?(?:knew|known)|yeah and|wondered when|knew (?:already|all along|for years)|known for years|figured|not surprised|weren'?t surprised|wasn'?t surprised|shrugged`,
    ),
    unless: any(
      r`i (?:always )?knew i|i always knew|i'?ve (?:always )?known|he'?s gay|she'?s gay|my (?:son|daughter|husband) (?:is|came)|only one|nobody knew|never (?:told|knew)|if (?:he|she|they) knew|what if`,
    ),
    receives: [
      ['It was news to say, and no news to hear.', 'Big thing to say, no big shock to hear.'],
      ['It is said now, to someone close.', "You've said it now, to someone close."],
    ],
    questions: [
      [
        'feeling',
        'What was in that moment for you, relief or something else?',
        'What was that like for you, relief or something else?',
      ],
      [
        'meaning',
        'What would you have wished to hear from {them} besides that?',
        'What else would you have liked from {them}?',
      ],
    ],
  },
  {
    id: 'self-say-my-partner',
    says: [
      'At work I say my partner so that nobody hears he or she',
      'i change my gfs name to a boys name when im talking to nan',
      'On Mondays I tell my weekend with the pronouns taken out',
    ],
    needs: all(
      r`partner|pronouns|gfs|girlfriend|girlfriends|boyfriend|husband|wife|he or she|they`,
      r`say|change|tell|pronouns|call|talk|refer`,
      r`so (?:that )?(?:nobody|no one|they|people)|boy'?s name|boys name|girl'?s name|taken out|pronouns|avoid\w*|hide|instead of|careful|(?:friend|flatmate|housemate|cousin) (?:instead|when)`,
      r`pronouns|he or she|boy'?s name|boys name|girl'?s name|my partner|at work|colleagues|nan|family|gender`,
      r`pronouns?|he or she|boy'?s name|boys name|girl'?s name|say my partner|say partner|gender|gay|lesbian|closet\w*|out at work`,
    ),
    unless: any(
      r`my pronouns|misgender\w*|correct\w*|wrong pronoun\w*|their pronouns|uses? my|my partner says|their partner'?s|trans`,
    ),
    receives: [
      ['Every story, with one thing edited out.', 'Telling it, but with one bit edited.'],
      ['It takes quick thinking, in mid-sentence.', "That's a lot of editing on the spot."],
    ],
    questions: [
      [
        'example',
        'Which story did you most want to tell whole?',
        'What story did you most wanna tell properly?',
      ],
      [
        'worst',
        'Whose face do you see when you think of not editing it?',
        "If you didn't edit it, whose face worries you?",
      ],
    ],
  },
  {
    id: 'self-out-to-one',
    says: [
      "Only one person in the world knows that I'm bi",
      'told one friend im trans, thats it, nobody else',
      'My sister is the only one I have ever told whom I love',
    ],
    needs: all(
      r`only (?:one|person|human|my|friend)|one friend|one person|the only|thats it|nobody else|no one else`,
      r`bi|bisexual|gay|lesbian|trans|queer|whom i love|ace|asexual|non-?binary|like (?:girls|boys|women|men)|out to|sexuality`,
      r`knows|told|know|out to`,
    ),
    unless: any(
      r`only (?:gay|one in my (?:school|family|town|village) who(?:'s| is))|the only (?:gay|queer|trans|lesbian)|knew already|outed me|out to (?:get|sea|lunch|dinner)|told me (?:he|she)|he'?s (?:gay|bi)|she'?s (?:gay|bi)`,
    ),
    receives: [
      ['One person knows.', 'One person knows.'],
      ['It is known in one place, and nowhere else.', "One person's got it, no one else."],
    ],
    questions: [
      [
        'meaning',
        'What is different in the hour you spend with {them}?',
        "What's different when you're with {them}?",
      ],
      ['support', 'Who might come second, if there were to be a second?', "If there's a second person, who?"],
    ],
  },
  {
    id: 'self-late-coming-out',
    says: [
      "I'm fifty-four and I've only now said that I'm gay",
      'married w kids and figuring out im a lesbian, at 41, fun',
      'Three decades of another life, and this spring I said it aloud for the first time',
    ],
    needs: all(
      r`gay|lesbian|bi|bisexual|trans|queer|said it aloud|came out|another life`,
      r`\d\d|forty\w*|fifty\w*|sixty\w*|seventy\w*|thirty\w*|decades?|married|kids|late|years of|grandchildren|my age`,
      r`only now|figuring|first time|aloud|realis\w*|now said|just (?:come|came|told|realised)|admitted|came out|coming out|at last|finally`,
    ),
    unless: any(
      r`told my (?:mum|dad|brother|parents|mother|father)|said she knew|he'?s gay|she'?s gay|my (?:husband|wife|son|daughter|dad|mum) (?:is|has|came|told|just|says)|nobody else|only one|at (?:14|15|16|17|18|19|20)|i'?m (?:14|15|16|17|18|19|20|21|22)`,
    ),
    receives: [
      ['Late, and said.', "It took a while, and you've said it."],
      ['There was a whole life before the sentence.', "There's a whole life before you said it."],
    ],
    questions: [
      ['when', 'When was it first there, even without a word?', 'When did some bit of you first know?'],
      ['feeling', 'What is different in the mirror since?', "What's different since, in the mirror?"],
    ],
  },
  {
    id: 'self-new-name-used',
    says: [
      'Somebody used my new name for the first time today',
      'my mum called me by my actual name!!! out loud!!',
      'It was on the coffee cup in black marker, the name I chose',
    ],
    needs: all(
      r`new name|actual name|chosen name|name i chose|real name|right name|my name|proper name|preferred name`,
      r`first|called me|used|out loud|read out|coffee cup|wrote|printed|badge|finally|said`,
      r`new name|actual name|chosen name|name i chose|real name|right name|preferred name`,
    ),
    unless: any(
      r`refus\w*|won'?t|wont|deadname|old name|wrong name|doesn'?t|doesnt|never|i married|husband'?s (?:name|surname)|surname|maiden|stage name|baby|can'?t|don'?t|isn'?t|new name for (?:the (?:cat|dog|shop|band|team|baby|company)|my (?:cat|dog|shop|band|business)|our|a)|not my real name|user ?name|scared|want`,
    ),
    receives: [
      ['Your own name, out in the world.', 'Your name, out there in the world.'],
      ['The right one, used by somebody else.', 'The right one, and someone else used it.'],
    ],
    questions: [
      [
        'feeling',
        'What happened in you when you heard or saw it?',
        'What happened in you, hearing or seeing it?',
      ],
      ['meaning', 'How did that name come to be the one?', "How'd you know that was the name?"],
    ],
  },
  {
    id: 'self-old-name-letter',
    says: [
      'A letter came with my old name on it',
      'the nurse shouted my deadname across the whole waiting room',
      "My bank still writes to somebody I haven't been for three years",
    ],
    needs: all(
      r`old name|dead ?nam\w*|haven'?t been|birth name|previous name|former name|name i (?:used|had)`,
      r`letter|came|shouted|called|writes?|waiting room|bank|nurse|post|used|said|register|email|on (?:it|the)|system|addressed|school|parents|doctor|mum|dad|teacher`,
      r`old name|dead ?nam\w*|birth name|previous name|former name|somebody i`,
    ),
    unless: any(
      r`maiden|marri\w*|divorc\w*|school nickname|late husband|died|new name (?:today|for the first)|never (?:dead|uses)`,
    ),
    receives: [
      ['The old name, once more.', 'That name again.'],
      ['It was meant for you, and it was not you.', "Meant for you, but it isn't you."],
    ],
    questions: [
      ['next', 'What did you do, in the first half minute?', 'What did you do right then?'],
      [
        'support',
        'Who was near that knows the right one?',
        'Was anyone there who knows the right one, and who?',
      ],
    ],
  },
  {
    id: 'self-corrected-for-me',
    says: [
      "My friend corrected someone's pronoun for me before I could",
      'my nan told my uncle its THEY, i nearly cried',
      "I didn't have to say anything, my colleague had already put them right",
    ],
    needs: all(
      r`correct\w*|pronouns?|its they|it'?s they|put (?:them|him|her) right|jumped in|stood up for`,
      r`for me|before i|didn'?t have to|before i'?d|my nan told|my (?:friend|sister|brother|mum|colleague|boss|partner|mate|nan|dad|teacher)\b.{0,40}\b(?:correct\w*|jumped in|put|told)`,
      r`pronouns?|they|misgender\w*|called me (?:he|she|him|her|sir|miss)|said (?:he|she)|name|put them right`,
    ),
    unless: any(
      r`work|report|spelling|grammar|essay|corrects me|corrected me|told them i|i corrected|won'?t|refus\w*|mistake|homework|nobody|no one|didn'?t correct|corrects? my|before i could (?:speak|finish|explain)|interrupt\w*`,
    ),
    mayBeAhead: true,
    receives: [
      ['Someone else said it, for once.', "You didn't have to be the one, for once."],
      ['Somebody was looking out for it beside you.', 'Someone else had it covered.'],
    ],
    questions: [
      ['feeling', 'What was it to be silent for that second?', 'What was it like not having to say it?'],
      ['want', 'What did you want to say to {them} afterwards?', 'What did you wanna say to {them} after?'],
    ],
  },
  {
    id: 'self-sir-at-the-till',
    says: [
      'The man at the till called me sir and I said nothing',
      'got called miss again, didnt correct him, now im stewing',
      'The waiter greeted us as ladies, and I went on reading the menu',
    ],
    needs: all(
      r`sir|miss|ladies|ma'?am|madam|lads|misgender\w*|young (?:man|lady)|mr|mrs`,
      r`called me|called|greeted|got called|addressed|said|misgender\w*`,
      r`said nothing|didn'?t correct|didnt correct|went on|let it (?:go|slide|pass)|stewing|couldn'?t correct|didn'?t say|kept quiet|stayed quiet|bit my tongue|smiled`,
    ),
    unless: any(
      r`boss|teacher says|miss (?:him|her|my|you|them)|i miss|teenager|age|old|seat|sir said|harass\w*|catcall\w*|miss out|racis\w*`,
    ),
    receives: [
      ['The wrong word, and you let it go by.', 'Wrong word, and you let it go.'],
      [
        'There was a second to say something in, and it passed.',
        'There was a second to say it, and it went.',
      ],
    ],
    questions: [
      ['thought', 'What did you weigh up in that second?', 'What were you weighing up in that second?'],
      [
        'want',
        'In an easy world, what would you have answered?',
        'In an easy world, what would you have said?',
      ],
    ],
  },
  {
    id: 'self-name-said-wrong',
    says: [
      "Nobody says my name right and I've stopped correcting them",
      'i let starbucks call me dave cos my name is too much effort for people',
      'My name gets mangled at work, and by now I answer to anything',
    ],
    needs: all(
      r`my name|says my name|my surname|pronounce\w*`,
      r`right|wrong|mangle\w*|butcher\w*|mispronounc\w*|pronounc\w*|too much effort|call me (?:dave|\w+ (?:cos|because|instead))|shorten\w*|properly|correctly|misspel\w*`,
      r`stopped|given up|gave up|let|answer to|nobody|no one|by now|at work|people|everyone|teachers?|always|colleagues|tired of|never`,
    ),
    unless: any(
      r`deadname|old name|chosen name|pronouns?|new name|misgender\w*|trans|remembered|name (?:at|on) the|my name and|clear my name|red|nan|behind my back|wrong (?:with|about|person)|treat\w*|whisper\w*|voices`,
    ),
    receives: [
      ['Your name, not the way it goes.', 'Your own name, and people get it wrong.'],
      ['You answer to a version of it.', 'You just answer to whatever they go with.'],
    ],
    questions: [
      ['support', 'Who says it the way it should sound?', 'Who says it right?'],
      [
        'meaning',
        'What does your name mean, or where does it come from?',
        "What's your name mean, or who's it from?",
      ],
    ],
  },
  {
    id: 'self-school-nickname',
    says: [
      'They still call me by the nickname from school',
      'went to the reunion and im still spud apparently',
      'My brothers have a name for me that was funny in 1989',
    ],
    needs: all(
      r`nickname|name for me|still (?:call me|spud)|call me|called me|im still|known as`,
      r`school|reunion|brothers?|19\d\d|years ago|childhood|kids|still|old friends|since i was|growing up|teenager`,
      r`nickname|name for me|reunion|apparently`,
    ),
    unless: any(
      r`bully\w*|bullied|pet name|my ex|love|dog|boyfriend|girlfriend|dead|die|teacher|sensitive|lazy|strong`,
    ),
    receives: [
      ['A name from then, stuck to you now.', 'Still stuck with that name.'],
      ['They know a version of you from long ago.', "They've still got the old you."],
    ],
    questions: [
      ['when', 'How did that nickname begin?', "How'd that name start?"],
      ['want', 'What would you have them call you?', 'What would you want them to call you?'],
    ],
  },
  {
    id: 'self-too-sensitive',
    says: [
      "All my life I've been told I'm too sensitive",
      'every time i say something hurt im being dramatic apparently',
      'At home they called me the princess on the pea, whenever I cried',
    ],
    needs: all(
      r`too sensitive|over-?sensitive|dramatic|princess on the pea|drama queen|overreact\w*|too emotional|thin[- ]skinned|too much|cry ?baby|so sensitive`,
      r`told|called|says|say|said|apparently|always|all my life|whenever|every time|at home|tells|since i was|growing up`,
      r`all my life|always|every time|whenever|since i was|as a (?:kid|child)|growing up|apparently|keeps?|years|constantly|my whole life`,
    ),
    unless: any(
      r`tooth|teeth|skin|he'?s too|she'?s too|he is too|she is too|work is too|it'?s all too much|it is too much|drink\w* too much|eat\w* too much|talk\w* too much|worr\w* too much|think too much|too much (?:for|to|work|going|on|time|money|pressure|noise|about)|apologi[sz]e too much|over ?think\w*|i asked|not too|care too much|got too much|gets too much|getting too much|work(?:s|ing|ed)? too much`,
    ),
    receives: [
      ['It was said so often that it became a description.', 'Told it so often it kind of stuck.'],
      [
        'A feeling, and the answer is that it is too much.',
        "You feel something, and get told it's too much.",
      ],
    ],
    questions: [
      [
        'example',
        'What was one time you noticed something and were right?',
        'When were you right about something, for feeling it?',
      ],
      ['meaning', 'Which word would you put in place of that one?', 'What word would you pick instead?'],
    ],
  },
  {
    id: 'self-the-strong-one',
    says: [
      "I'm the strong one, everybody says so",
      'people always go ur so strong, like ok but what if im not',
      "In every crisis I'm the rock, and nobody asks the rock how it is",
    ],
    needs: all(
      r`strong one|so strong|the rock|ur so strong|you'?re so strong|i'?m the strong|being strong|be strong|the strong`,
      r`everybody|everyone|people|always|says|nobody asks|no one asks|family|crisis|they|tired of|all|friends`,
    ),
    unless: any(
      r`he'?s so strong|she'?s so strong|rock bottom|on the rocks|be strong for|rock (?:band|music|concert|star)|he was the rock|she was the rock|he is my rock|she'?s my rock|dwayne|i feel (?:so )?strong|strong (?:coffee|smell|opinion|pain|feeling|urge)|so strong (?:that )?i|feelings? (?:are|is) so strong|urge|craving|was the strong|to be strong|between a rock`,
    ),
    mayBeAhead: true,
    receives: [
      ['Strong, it says on the label.', "The strong one, that's the label."],
      ['Everybody leans the same way, towards you.', 'Everyone leans on you.'],
    ],
    questions: [
      ['when', 'When were you given that part?', 'When did you get handed that role?'],
      ['support', 'Who has ever seen you put it down?', "Who's ever seen you not be that?"],
    ],
  },
  {
    id: 'self-called-lazy',
    says: [
      'At school they said I was lazy and I still believe it',
      'my reports all said could do better, lives in my head rent free',
      "I work sixty hours, and in my father's opinion I'm bone idle",
    ],
    needs: all(
      r`lazy|idle|bone idle|could do better|layabout|slacker|workshy|good for nothing`,
      r`school|reports?|teachers?|father'?s?|dad|mum|mother|parents?|said|told|called|husband|wife|family|opinion|growing up`,
      r`said|told|called|say|says|opinion|wrote|calls|reports|thinks?`,
    ),
    unless: any(
      r`he'?s (?:so )?lazy|she'?s (?:so )?lazy|they'?re lazy|he is lazy|she is lazy|lazy (?:sunday|day|morning|weekend|boy|girl)|my son|my daughter|i told (?:him|her)|i called|gym|rest day|you (?:must )?think i`,
    ),
    receives: [
      ['That verdict is still in the room.', "That one's still hanging round."],
      ["It was somebody's opinion first.", "That was someone else's opinion first."],
    ],
    questions: [
      [
        'open',
        'What was going on with you that they took for that?',
        'What was really going on, when they said that?',
      ],
      [
        'exception',
        'What do you do that no lazy person would?',
        'What do you do that a lazy person never would?',
      ],
    ],
  },
  {
    id: 'self-youre-so-quiet',
    says: [
      'They said you are so quiet and then everyone looked at me',
      'why are you so quiet is literally the reason im quiet',
      'My sister-in-law remarked before the whole table that I never say anything',
    ],
    needs: all(
      r`so quiet|why are you (?:so )?quiet|never say anything|very quiet|quiet one|don'?t talk much|dont talk much|too quiet`,
      r`they|everyone|remark\w*|said|says|literally|whole table|ask\w*|people|comment\w*|always|told|teacher|colleagues?`,
    ),
    unless: any(
      r`house|flat|home is|night|it'?s so quiet|he'?s|she'?s|he is|she is|phone|he was so quiet|she was so quiet|street|office is|baby|too quiet (?:in|at|now|without)|was so quiet|so quiet (?:in|at|now|that|here|without)|son|daughter|neighbou?rs?`,
    ),
    receives: [
      ['Named as quiet, before everybody.', 'Called quiet, in front of everyone.'],
      ['It is a hard remark to answer.', "There's no good answer to that one."],
    ],
    questions: [
      [
        'thought',
        'What was going on in you while you were saying nothing?',
        "What's going on in there while you're quiet?",
      ],
      ['want', 'What would have drawn you in, instead of that?', "What would've got you talking instead?"],
    ],
  },
  {
    id: 'self-just-like-your-father',
    says: [
      'She said I was just like my father',
      'my mum says im my dad all over when im angry, worst thing ever',
      'In the quarrel I was told that I take after my mother',
    ],
    needs: all(
      r`like (?:my|your|his|her|our) (?:father|dad|mother|mum|mom|old man)|my (?:dad|mum|father|mother) all over|take after|turn(?:ed|ing) into (?:my|your) (?:mother|father|mum|dad)|im my (?:dad|mum)|just like (?:him|her)`,
      r`said|says|told|called|row|quarrel|fight|argument|tells|shouted|threw`,
      r`i|me|my`,
    ),
    unless: any(
      r`(?:he|she)'?s (?:just )?like (?:my|his|her)|like (?:my|your) (?:dad|mum|mother|father) (?:said|says|used|always|told|did when|would)|looks? like my|boss|felt like|feel like|died|proud|(?:husband|boyfriend|partner|wife) is (?:just )?like|i swore|scared|seems? like|sounds? like`,
    ),
    receives: [
      ['Likened to a parent, and it stuck.', 'Compared to your own parent, then.'],
      ['It came as a comparison with someone you know well.', "That's a comparison with history in it."],
    ],
    questions: [
      [
        'meaning',
        'What of {them} do you least want to have?',
        'Which bit of {them} do you least want in you?',
      ],
      ['want', 'What of {them} would you gladly keep?', 'Which bit of {them} would you happily keep?'],
    ],
  },
  {
    id: 'self-turning-forty',
    says: [
      "I turn forty on Friday and I don't want a party",
      '30 next week and i feel like ive done nothing',
      "From Sunday my age begins with a six, and I've invited nobody",
    ],
    needs: all(
      r`turn(?:ing)?|birthday|next week|next month|on (?:friday|saturday|sunday|monday|tuesday|wednesday|thursday)|from sunday|begins with|tomorrow|soon|about to be|nearly|will be|this (?:year|month|week)`,
      r`thirty|forty|fifty|sixty|seventy|eighty|30|40|50|60|70|80|begins with a (?:three|four|five|six|seven|eight)`,
      r`turn(?:ing)?|age|done nothing|party|birthday|years old|invited|30 next|40 next|50 next|60 next`,
    ),
    unless: any(
      r`(?:mum|dad|mother|father|husband|wife|brother|sister|friend|son|daughter|he|she) (?:turns|is turning|will be|is about to be)|'?s (?:thirtieth|fortieth|fiftieth|sixtieth)|minutes|hours|miles|quid|£|pounds|kilos|(?:30|40|50|60|70|80|thirty|forty|fifty|sixty) (?:people|guests|times|days|mins|per|percent|weeks|months|hours|minutes|years (?:ago|together|of|married))|years ago|turned (?:on|off|down|up|away|into|out)|spain|parents|his|her|diagnos\w*|by the time`,
    ),
    receives: [
      ['A round number, coming up.', 'A big birthday coming up.'],
      ['The day is nearly here, asked or not.', "It's coming, whether you want it or not."],
    ],
    questions: [
      [
        'meaning',
        'What had that age looked like from further off?',
        'What did that age look like from far away?',
      ],
      [
        'want',
        'How would the day be, if nobody expected anything?',
        "If no one expected anything, how'd the day go?",
      ],
    ],
  },
  {
    id: 'self-mothers-face-mirror',
    says: [
      "I saw my mother's face in the shop window and it was mine",
      'caught myself in the mirror and it was my dads exact frown',
      "My hands have turned into my grandmother's hands",
    ],
    needs: all(
      r`mother'?s?|mum'?s?|mums|father'?s?|dad'?s?|dads|grandmother'?s?|grandma'?s?|nan'?s?|grandfather'?s?|grandad'?s?`,
      r`mirror|window|reflection|hands|face|frown|photo|selfie|looking back`,
      r`was mine|it was me|was me|caught myself|turned into|exact|looking back|in the mirror|reflection|my (?:own )?face|i look (?:just )?like|staring back|saw my`,
    ),
    unless: any(
      r`died|coffin|hit|slap\w*|bruise\w*|kiss\w*|hospital|funeral|window seat|his face|her face (?:when|was)|said i|told me|row|told i|turned into my (?:mother|father|mum|dad)$|found|dream\w*|avoid|fat|in my face`,
    ),
    receives: [
      ['Someone of yours, looking back at you.', 'Your own family, looking back at you.'],
      ['You and somebody before you, in one glance.', 'You and them, in the one look.'],
    ],
    questions: [
      ['meaning', 'What do you see in it, when you look kindly?', 'Looking kindly, what do you see?'],
      ['open', 'Which memory came up as you looked?', 'What memory popped up when you saw it?'],
    ],
  },
  {
    id: 'self-offered-a-seat',
    says: [
      'Someone young offered me his seat on the bus today',
      'got called madam by a teenager today, im done',
      'For the first time somebody asked whether I needed help with the steps',
    ],
    needs: all(
      r`seat|madam|help with the|sir|ma'?am|needed help|mzee|senior|pensioner|oap`,
      r`offered|called|asked whether|got called|gave me|gave up|stood up for|first time|discount|asked if`,
      r`bus|train|tube|young|teenager|steps|old|age|first time|matatu|boy|girl|kid|lad|discount`,
    ),
    unless: any(
      r`misgender\w*|correct\w*|pregnan\w*|crutches|wheelchair|he|she gave|nobody|no one|refus\w*|trans|pronouns?|wouldn'?t|front seat|back seat|car seat|toilet seat|job`,
    ),
    receives: [
      ["Someone's courtesy, and your age with it.", 'They were being nice, and it stung a bit, maybe.'],
      ["In somebody's eyes you were older than in your own.", 'They saw someone older than you do.'],
    ],
    questions: [
      ['next', 'What did you say to the offer, or the word?', 'What did you say when they did that?'],
      ['meaning', 'How old are you, from the inside?', 'How old are you on the inside?'],
    ],
  },
  {
    id: 'self-asked-for-id',
    says: [
      "I'm thirty-two and they think I'm the intern",
      'got asked if my mums home by the delivery man. im 27',
      "Customers look past me for the grown-up in charge, and I'm in charge",
    ],
    needs: all(
      r`intern|id|id'?d|mum'?s home|mums home|grown-?up|adult|young|student|work experience|parents are|look (?:about )?(?:twelve|fifteen|sixteen|12|15|16)|child|schoolgirl|schoolboy|junior|trainee`,
      r`im \d\d|i'?m (?:\d\d|thirty\w*|nearly (?:thirty|forty)|twenty\w*|forty\w*)|in charge|customers|think|thought|asked|took me for|mistook|assum\w*|look past`,
      r`they think|thought i|took me for|mistook|if my mum|look past|speak to an adult|asked (?:me )?for (?:my )?id|asking for (?:my )?id|got id'?d|in charge|asked if my|think i'?m the|assum\w*`,
    ),
    unless: any(
      r`too young to|used to|when i was|my (?:son|daughter|kid)|he|she|i thought i|i think i|died|bank|stolen|in charge of|abus\w*|as a child|inner child`,
    ),
    receives: [
      ['Taken for younger than you are.', "They think you're way younger."],
      ['A grown-up, and not taken for one.', "You're grown, and they don't see it."],
    ],
    questions: [
      ['worst', 'Where does it get in your way the most?', 'Where does it get in your way most?'],
      ['next', 'What is your usual answer to that?', 'What do you usually say to that?'],
    ],
  },
  {
    id: 'self-dress-was-cheap',
    says: [
      'She liked my dress and I said it was cheap',
      'someone says nice hair and i go ugh its greasy',
      'When they praised my cooking I listed everything I had got wrong',
    ],
    needs: all(
      r`lik(?:e|ed)|compliment\w*|nice|praised|love(?:d)?|said (?:i|my|it)|complimented`,
      r`dress|hair|cooking|top|shoes|outfit|work|coat|look|compliment\w*|jumper|cake|food`,
      r`cheap|greasy|listed everything|it'?s (?:old|nothing|just|only)|got wrong|old thing|primark|charity shop|sale|brush\w* (?:it )?off|can'?t (?:take|accept)|cant (?:take|accept)|never (?:take|accept)|bat(?:ted)? it away|argued|only cost|second ?hand|mitumba|ugh`,
    ),
    unless: any(
      r`he said my (?:dress|hair|top|outfit) (?:was|looked) (?:cheap|awful|ugly)|she said my|feel cheap|look cheap|flights?|rent|he|mum said|work is|told me it|look(?:s|ed)? (?:awful|fat|cheap)|dirt`,
    ),
    receives: [
      ['A nice word came, and you sent it back.', 'Someone said something nice, you batted it off.'],
      ['It did not get as far as being kept.', "It didn't get to land."],
    ],
    questions: [
      [
        'worst',
        'What would happen if you said thank you and stopped there?',
        'If you just said thanks and stopped, what then?',
      ],
      ['meaning', 'Which part of it might even be true?', 'Which bit of it might actually be true?'],
    ],
  },
  {
    id: 'self-kept-the-note',
    says: [
      "I've kept a note that a customer wrote about me",
      'screenshotted what my teacher said about my work, its my lockscreen',
      'In my wallet is a card from a patient, it says I was kind',
    ],
    needs: all(
      r`note|card|letter|e-?mail|message|screenshot\w*|feedback|review|postcard`,
      r`kept|keep|still (?:keep|have|got|carry)|wallet|purse|lock ?screen|screenshot\w*|saved|drawer|pinned|fridge|carry`,
      r`customer|patient|teacher|pupil|student|client|boss|thank(?:s|ed)?(?: you)?|kind|my work|about me|wrote about|said about|nice|colleague|manager|reader|lovely|praise`,
    ),
    unless: any(
      r`died|ex|love letter|suicide|goodbye|break ?up|debt|bank|evidence|abus\w*|mum'?s|dad'?s|late (?:husband|wife)|bank card|credit card|hate|threat\w*|keep (?:getting|messag\w*|writing)|from him|from her|declined|sim|business card|doctor'?s note|proof|sick note|my ex|birthday|cancel\w*|hr|complain\w*`,
    ),
    receives: [
      ['A good word, kept where you can find it.', "Someone's nice words, kept close."],
      ['It was meant for you, and you kept it.', 'It was for you, and you kept it.'],
    ],
    questions: [
      ['when', 'When do you take it out?', 'When do you look at it?'],
      ['meaning', 'Which word in it is the one?', 'Which word in it gets you?'],
    ],
  },
  {
    id: 'self-just-being-nice',
    says: [
      'He said I did well but he was only being nice',
      'they have to say that theyre my friends',
      "When I'm praised I look for what they want",
    ],
    needs: all(
      r`being nice|being polite|being kind|have to say|to be nice|just saying (?:it|that)|what they want|don'?t believe (?:it|them|him|her|a)|feel sorry|didn'?t mean it|only saying|doesn'?t mean it|don'?t mean it|can'?t believe (?:it|them|him|her)|just polite`,
      r`prais\w*|well|friends|compliment\w*|said|says|proud|good|nice|kind|beautiful|talented|clever|brilliant`,
      r`did well|praised|prais\w*|compliment\w*|have to say that|said (?:i|it was|my)|says (?:i|it'?s|my)|tells? me|told me|they say|when people|when someone`,
    ),
    unless: any(
      r`stop being nice|he'?s being nice|she'?s being nice|i have to say|i was being|i'?m being|to be nice to|don'?t believe in|wants? something|i'?m just being|i'?m only|never being|isn'?t being|not being|i don'?t mean|must say|i have to|cheat\w*|lie[ds]?|lying|raped|hurt|dead|died|diagnos\w*|pregnan\w*`,
    ),
    receives: [
      [
        'Something kind was said, and it did not get past the guard.',
        "They said something nice, you're not buying it.",
      ],
      ['Kind words, checked at the door.', 'Nice words, stopped at the door.'],
    ],
    questions: [
      ['support', 'Who would you believe it from?', 'Who would you actually believe it from?'],
      [
        'thought',
        'How would a praise have to sound, to be true?',
        'What would it have to sound like to be real?',
      ],
    ],
  },
  {
    id: 'self-cried-at-advert',
    says: [
      'I cried at an advert for gravy',
      'full on sobbed at a video of a dog meeting a soldier',
      'The brass band played in the square, and there I stood with wet cheeks',
    ],
    needs: all(
      r`cry|cried|sobb\w*|wept|wet cheeks|tears|floods|bawl\w*|welled up|teared up|blubb\w*`,
      r`advert|ad|ads|commercial|video|brass band|film|song|programme|cartoon|movie|tiktok|trailer|documentary|clip|bake off|radio`,
    ),
    unless: any(
      r`wedding video|he|she|funeral|our song|his|her favourite|can'?t cry|couldn'?t cry|didn'?t cry|about (?:him|her)|mum'?s|dad'?s|died|made me cry because|fight|argument|nude|video call\w*|baby|movie (?:date|night)|haven'?t cried|ex|without crying|don'?t cry|never cry|photo`,
    ),
    receives: [
      ['Tears, out of quite a small thing.', 'Tears, out of nowhere much.'],
      ['It got in by the side door.', 'It got you from the side.'],
    ],
    questions: [
      ['open', 'What was in it, exactly, when the tears came?', 'What was the exact bit that set you off?'],
      ['meaning', 'What of your own did it touch on?', 'What of yours did it brush up against?'],
    ],
  },
  {
    id: 'self-no-tears-at-funeral',
    says: [
      "I didn't cry at the funeral and everyone else did",
      'havent cried once since grandad died, whats wrong with me',
      'They all wept for her, and I handed round the sandwiches with dry eyes',
    ],
    needs: all(
      r`didn'?t cry|didnt cry|haven'?t cried|havent cried|not cried|dry eyes|no tears|can'?t cry|cant cry|couldn'?t cry|couldnt cry|never cried|hadn'?t cried|not a tear|not a single tear|don'?t cry|haven'?t shed`,
      r`funeral|died|death|wept for|burial|passed|grandad|cremation|grave|service|wake|buried|lost my|since (?:mum|dad|he|she|nan|gran|my \w+) (?:died|passed|went)`,
    ),
    unless: any(
      r`break ?up|broke up|dumped|he didn'?t cry|she didn'?t cry|my (?:son|daughter|dad|mum|husband|wife|brother|sister) (?:didn'?t|hasn'?t|never)|dog|cat|divorc\w*|pass(?:ed)? (?:the|my) (?:exam|test)|at work|lost my (?:job|keys|phone)`,
    ),
    receives: [
      ['No tears, so far, for a death.', 'No tears, and everyone expects some.'],
      ['Not crying can be one way of being there.', "Not crying's a way of being there too."],
    ],
    questions: [
      ['thought', 'What did you think, those dry-eyed hours?', 'What was in your head, not crying?'],
      ['meaning', 'When did {they} last come to mind, and how?', 'When did {they} last come to mind?'],
    ],
  },
  {
    id: 'self-cry-in-shower',
    says: [
      'I cry in the shower so that nobody hears me',
      'shower crying is the only crying i do, no evidence',
      'I let the shower run long and blame the soap for my red eyes',
    ],
    needs: all(
      r`shower|bath|water on|tap running|under the water|bathroom`,
      r`cry\w*|cries|cried|tears|red eyes|sob\w*|weep\w*`,
      r`nobody|no one|no evidence|hear\w*|only|blame|quiet\w*|so (?:that )?|where|always|hide`,
    ),
    unless: any(
      r`he|she|baby|first shower|washed my hair|panic attack|work loos?|haven'?t|since friday|locked in|finally showered|son|daughter|hospital|wedding|party|threw|argument`,
    ),
    receives: [
      ['Under the water, where it does not show.', 'In the shower, where no one can tell.'],
      ['Crying with a cover over it.', 'Crying with a good cover.'],
    ],
    questions: [
      [
        'support',
        'Who would you not mind hearing, if anyone?',
        "Anyone you wouldn't mind hearing it, and who?",
      ],
      [
        'when',
        'What starts it, the water or something before?',
        'What sets it off, the water or something before?',
      ],
    ],
  },
  {
    id: 'self-cried-before-boss',
    says: [
      'I cried in front of my manager',
      'burst into tears in my appraisal, over nothing, so embarrassing',
      'In my review at work my voice went, and then my eyes did too',
    ],
    needs: all(
      r`cried|cry|tears|crying|my voice went|eyes did|wept|sobb\w*|teared up|welled up|broke down`,
      r`manager|boss|appraisal|review at work|in front of (?:my|the|a) (?:\w+ )?(?:manager|boss|team|colleagues?|supervisor|client|class|head|line manager)|supervisor|one-to-one|1:1|performance review|hr|headteacher|meeting|in my review`,
      r`in front|burst|before|during|in my|in the|in a|at my|voice went|with my`,
    ),
    unless: any(
      r`boss cried|manager cried|he cried|she cried|made (?:him|her) cry|in the (?:toilets?|loos?|car|shower)|don'?t want to cry|didn'?t cry|on the way|before (?:the|a|my|every) (?:meeting|shift|review)|after (?:the|a|my)|nearly|almost|aa|toilet|bathroom|without crying|going to cry|afraid|scared|might|if i|walk to work|when (?:my boss|the boss|my manager) (?:goes|leaves|isn'?t)|at home`,
    ),
    receives: [
      ['Tears at work, with somebody there.', 'Crying at work, with people there.'],
      ['It came when it came, at work of all places.', 'It just came, at work of all places.'],
    ],
    questions: [
      ['open', 'What was being said when it came?', 'What was being said right then?'],
      ['next', 'What did the other person do then?', 'What did the other person do?'],
    ],
  },
  {
    id: 'self-laughed-at-funeral',
    says: [
      "I laughed at the funeral and couldn't stop",
      'started giggling in a minutes silence, had to leave',
      'The priest said the name wrong, and my cousin and I shook the entire pew',
    ],
    needs: all(
      r`laugh\w*|giggl\w*|shook the|cackl\w*|smirk\w*|crack(?:ed)? up`,
      r`(?:at|in|during|through|into) (?:the |a |my |his |her |our |\w+'s |\w+ \w+'s )?(?:\w+ )?(?:funeral|burial|minute'?s|minutes|cremation|vigil|church|mass|eulogy|service|prayers)|pew|priest|coffin`,
      r`funeral|minute'?s silence|minutes silence|burial|priest|pew|cremation|grave|coffin|vigil|church|mass|eulogy`,
    ),
    unless: any(
      r`he laughed|she laughed|they laughed|laughed at (?:me|him|her)|made (?:us|me|everyone) laugh|miss|nobody laugh\w*|his laugh|her laugh|never laugh\w*|told stories|stories`,
    ),
    receives: [
      ['Laughing, where nobody laughs.', "Laughing in the one place you can't."],
      ['It came up at the gravest moment there was.', 'It came right at the serious bit.'],
    ],
    questions: [
      ['open', 'What was it that set it off?', 'What set you off?'],
      ['feeling', 'And under the laughing, what was there?', 'And what was under the laughing?'],
    ],
  },
  {
    id: 'self-laugh-telling-sad',
    says: [
      'I laugh when I tell the saddest things',
      'i make it a funny story every time, everyones crying laughing and its my divorce',
      'My worst year is the best anecdote I have',
    ],
    needs: all(
      r`laugh\w*|funny|anecdote|joke|jokes|joking|humou?r|comedy|punchline`,
      r`sad\w*|divorce|worst|story|stories|trauma|pain\w*|tell(?:ing)?|hard things|serious|awful|terrible|bad things`,
      r`i (?:always )?(?:laugh|make|joke|turn|tell)|my worst|everything into a joke|make (?:it|a joke|jokes)|laugh when|best anecdote`,
    ),
    unless: any(
      r`laugh(?:s|ed)? at me|he laughs|she laughs|they laugh|he makes|she makes|as i (?:write|type)|makes? me laugh|made me laugh|funeral|don'?t laugh|he jokes|can'?t laugh|haven'?t laughed|tell me a joke|never laugh|used to laugh|laugh with|he made|joke about me|reading this back|giggles?|funny how|funny feeling|story of my`,
    ),
    receives: [
      ['A sad thing, told so that it is funny.', 'Sad stuff, told as a laugh.'],
      ['The listener gets the joke and you keep the rest.', 'They get the joke, you keep the rest.'],
    ],
    questions: [
      ['worst', 'Told without a joke, how would it begin?', 'How would it start with no jokes in?'],
      ['when', 'Where did you learn to make it funny?', "Where'd you learn to make it funny?"],
    ],
  },
  {
    id: 'self-said-fine',
    says: [
      'She asked how I was and I said fine',
      'im good you? while actively falling apart',
      'When my neighbour asked I said not too bad, which was a lie',
    ],
    needs: all(
      r`(?:i|and|just|always|then) (?:said|say|saying|go|told|answer(?:ed)?|repl(?:y|ied)) |i said|i say|good you|actively|all good|telling (?:everyone|people)|tell (?:everyone|people|them)`,
      r`i'?m fine|said (?:i was |i'?m )?(?:fine|ok|okay|good|not too bad|all good)|im good you|all good|not too bad|im fine|say (?:i'?m |im )?(?:fine|ok|okay|good)|i'?m ok`,
      r`asked|asks?|how (?:i|are|im|i'm|am)|wanted to know|while actively|lie|opposite|falling apart|everyone|anyone`,
      r`lie|lied|opposite|falling apart|actively|asked|when (?:people|someone|anyone|they|he|she)|wasn'?t|always|not true`,
    ),
    unless: any(
      r`he said (?:he'?s|he was|fine)|she said (?:she'?s|she was|fine)|he says|she says|i'?m fine now|doctor said|(?:he|she)'?s fine|they said|told (?:him|her|them) (?:no|i'?m not)|not fine|i'?m not ok|i'm fine with|promotion|the truth this time|you asked`,
    ),
    receives: [
      ['Fine was the word, and not the truth.', "You said fine, and it wasn't."],
      ['There was an opening, and you let it close.', 'There was a gap there, and you let it go.'],
    ],
    questions: [
      ['thought', 'What was the true answer, in three words?', 'What was the real answer, in three words?'],
      ['support', 'Who gets the other answer, if anyone?', 'Who gets the real answer, if anyone?'],
    ],
  },
  {
    id: 'self-said-not-fine',
    says: [
      "Someone asked and I said no, I'm not fine actually",
      'told my flatmate im not ok and she just put the kettle on',
      'Instead of the usual good thanks I said that it was a bad week',
    ],
    needs: all(
      r`not (?:fine|ok|okay|great|good|doing well)|bad week|i'?m struggling|having a (?:bad|hard|rough)|the truth|honest answer|honestly`,
      r`someone asked|asked|told (?:my|him|her|them|a)|said (?:no|that|i)|instead of|answered`,
      r`actually|instead of|for once|put the kettle|finally|this time|today|i told|told my|said no`,
      r`fine|ok|okay|usual|how i was|how i am|how i'm`,
    ),
    unless: any(
      r`he told|she told|he said|she said (?:he|she)|should i|want to tell|can'?t tell|haven'?t told|never told|told me|not fine with|it'?s not ok|not okay (?:to|that|with)|couldn'?t|wish|said nothing|didn'?t tell|you asked|but i'?m not|even though|wanted to|want to|don'?t tell|lie|lied|never|he'?s not|she'?s not`,
    ),
    receives: [
      ['The true answer, this time.', 'The real answer, this time.'],
      ['You did not say fine.', "You didn't say fine."],
    ],
    questions: [
      ['open', 'What happened in the seconds after it was out?', 'What happened right after you said it?'],
      ['meaning', 'What was it about the one who asked?', 'What was it about the person who asked?'],
    ],
  },
  {
    id: 'self-sent-food-back',
    says: [
      'I sent the soup back because it was cold',
      'asked the barber to fix it!! normally i just say love it and cry at home',
      'Today I told the shop they had charged me twice, in my own voice',
    ],
    needs: all(
      r`soup|barber|hairdresser|charged|dish|meal|food|waitress|waiter|shop|coffee|order|steak|restaurant|bill|overcharged|refund|complain\w*|returned`,
      r`sent (?:it|the \w+) back|send it back|fix it|told (?:the|her|him|them)|complain\w*|charged me twice|asked (?:the|them|her|him|for)|returned|spoke up|said (?:so|something)|pointed out`,
      r`i|asked|normally|today|for once|first time|in my own voice|actually|cold|wrong|twice|overcharged`,
    ),
    unless: any(
      r`complained (?:about|to|that) (?:me|my|i)|customer|customers|complaint (?:against|about) me|told (?:her|him|them) (?:i|that i) (?:love|was|am)|he|couldn'?t|didn'?t|can'?t|never|boss|police|drunk|wish|should|doctor|too scared|paid|card|calories|eat\w*|hospital|drink|shop(?:ping)? (?:with|for)|text(?:ed)?|neighbou?r|in order to|order to|hr`,
    ),
    receives: [
      ['You said that it was not right.', "You said it wasn't right."],
      ['A small complaint, out loud.', 'A small complaint, out loud.'],
    ],
    questions: [
      ['body', 'How did your voice sound to you?', "How'd your voice sound to you?"],
      [
        'exception',
        'Which earlier time, when you kept quiet, came to mind?',
        'What would old you have done?',
      ],
    ],
  },
  {
    id: 'self-table-for-one',
    says: [
      'I ate in a restaurant by myself and read my book',
      'took myself to the cinema solo, big bucket, loved it',
      "Table for one, I said, and I didn't look at my phone",
    ],
    needs: all(
      r`by myself|solo|table for one|on my own|alone|took myself`,
      r`restaurant|cinema|café|cafe|film|theatre|gig|concert|museum|dinner|meal|table|holiday|trip|pub|lunch|brunch|movie|gallery|coffee`,
      r`ate|took myself|loved|went|read|didn'?t look|nice|enjoyed|table for one|treated|sat`,
    ),
    unless: any(
      r`always|every (?:day|night)|lonely|hate|work|canteen|he|she|scared|afraid|never|christmas|birthday|drink\w*|drunk|whisky|kids?|used to|can'?t|couldn'?t|school|toilets?|nobody|no one|at home|my desk|left me|cry|cried|wine|in my (?:room|car)|widow\w*|wedding|because`,
    ),
    receives: [
      ['Out, by yourself, on purpose.', 'Out on your own, on purpose.'],
      ['One seat, and you in it.', 'Just you, and that was enough of a party.'],
    ],
    questions: [
      [
        'worst',
        'Which moment was the steep one, going in or sitting down?',
        'What was the scary bit, walking in or sitting there?',
      ],
      ['open', 'What did you notice, with nobody to talk to?', 'What did you notice, being on your own?'],
    ],
  },
  {
    id: 'self-cut-hair-off',
    says: [
      'I had all my hair cut off',
      'shaved my head last night, no regrets, maybe one',
      "Thirty centimetres lay on the hairdresser's floor, and I walked out light",
    ],
    needs: all(
      r`hair|head|centimetres|buzz ?cut|locks|dreads|braids|ponytail|plait|fringe|bob|pixie`,
      r`cut (?:it |all )?(?:off|short)|cut off|shaved|shave|all (?:my|the) (?:long )?hair|chopped|floor|gone|buzz ?cut|pixie|short`,
      r`i|my|had|salon|hairdresser'?s|shaved|barber`,
    ),
    unless: any(
      r`he|she|chemo\w*|cancer|hair (?:is )?(?:falling|coming) out|alopecia|losing|fell out|legs|want to|thinking of|should|might|greasy|daughter|son|mum|dad|headache|want to cut|going to|boyfriend hates|wig|pull\w*|short (?:of|on|time)|cut (?:me|him|her|them) off|contact|in short|arms?|bleed\w*|self|scared|drains?|cat hair|dog hair|floor of`,
    ),
    receives: [
      ['The hair is off.', "It's all off, then."],
      ['A lot of it stayed behind on the floor.', 'Left a lot of it on the floor.'],
    ],
    questions: [
      [
        'when',
        'How long had the thought been there before the scissors?',
        'How long had you been thinking about it?',
      ],
      ['feeling', 'Who was there in the mirror, afterwards?', 'Who was in the mirror, after?'],
    ],
  },
  {
    id: 'self-hidden-drawings',
    says: [
      'I draw and nobody knows',
      'got like 40 songs on my phone no one has ever heard',
      'My poems are in the drawer under the tea towels',
    ],
    needs: all(
      r`draw|drawings?|songs?|poems?|poetry|paint\w*|write|stories|novel|sketch\w*|lyrics|beats|music`,
      r`nobody knows|no one (?:has|knows|ever)|nobody (?:has|ever|sees)|ever heard|drawer|hidden|secret\w*|never show\w*|don'?t show|under the|shown (?:it )?to no|hide|never shown`,
      r`i|my|got`,
    ),
    unless: any(
      r`he|she|wife|husband|debt|read (?:it|them|one) (?:out|aloud)|diary|worr\w*|drink\w*|draw (?:the )?curtains|withdraw\w*|no one has ever asked|writ(?:e|ing) (?:this|here|in here)|nobody knows (?:i|that i) (?:write|talk|come)|letters?|notes?|app|text|message|cries|suicid\w*|nobody knows (?:how|what|about)|no one knows (?:how|what|about)|died`,
    ),
    receives: [
      ['Made, and shown to nobody.', "You make stuff, and no one's seen it."],
      ['A thing of your own, out of sight.', 'Your own thing, tucked away.'],
    ],
    questions: [
      ['meaning', 'Which of them is the most like you?', "Which one's the most you?"],
      [
        'support',
        'If one pair of eyes or ears were allowed, whose?',
        'If one person could see or hear it, who?',
      ],
    ],
  },
  {
    id: 'self-read-poem-aloud',
    says: [
      'I read my poem out to twenty people',
      'sang at the open mic, hands shaking, people clapped',
      'My painting hung in the library for a week with my name on it',
    ],
    needs: all(
      r`poem|poems|sang|song|painting|open mic|performed|played|exhibition|gig|story|poetry|read (?:it )?(?:out|aloud)|concert|piano|guitar|drawing|recital|choir`,
      r`people|clapped|library|audience|aloud|out to|open mic|pub|stage|in front|first time|hung|hands shaking|with my name|exhibit\w*|applau\w*|published`,
      r`my (?:own )?(?:poems?|song|painting|story|drawing|work)|open mic|i (?:read|sang|performed|played)|people clapped|sang at|first time`,
    ),
    unless: any(
      r`he|she|can'?t|couldn'?t|want to|used to|scared to|funeral|never|going to|next week|tomorrow|wedding|should|laugh\w*|would|panic\w*|forgot|son|daughter|our song|stopped|froze|freeze|booed|nobody came|drunk|music played|dream\w*|mistakes?|story of`,
    ),
    receives: [
      ['Yours, and in front of people.', 'Your thing, in front of people.'],
      ['It was out in the world, and so were you.', "It's out there, and so are you."],
    ],
    questions: [
      ['open', 'What did somebody say about it afterwards?', 'What did anyone say to you after?'],
      ['next', 'What would you like to let out next?', 'What do you wanna put out there next?'],
    ],
  },
  {
    id: 'self-home-accent',
    says: [
      'My accent changes when I go home',
      'i have a phone voice and a real voice and my gf laughs at it',
      'In the office I talk like them, on the train north I get mine back',
    ],
    needs: all(
      r`accent|phone voice|real voice|talk like (?:them|a)|dialect|speak (?:like|differently|posh)|sheng|talk posh|code[- ]switch\w*`,
      r`home|phone|office|work|train|change\w*|two|back|switch\w*|different|parents|uni|family|laughs|colleagues`,
    ),
    unless: any(
      r`he|mock\w*|racis\w*|make fun|made fun|bully\w*|laugh(?:ed)? at my accent|because of my accent|don'?t understand my|english isn'?t|my wife|lost my voice|foreign|job interview|feel judged`,
    ),
    receives: [
      ['One voice here, and another there.', 'One voice here, another one there.'],
      ['Each place has its voice.', 'Different place, different voice.'],
    ],
    questions: [
      ['meaning', 'In which of them are you quickest to joke?', 'Which one are you funnier in?'],
      ['when', 'When did you notice that you had two?', 'When did you first notice you had two?'],
    ],
  },
  {
    id: 'self-someone-else-with-each',
    says: [
      "I'm a different person with everyone I meet",
      'dont know which me is the real one, i just mirror people',
      "Family, friends, church: you wouldn't know it was one and the same person",
    ],
    needs: all(
      r`different (?:person|me|version)|real (?:one|me)|which me|mirror people|same person|copy of|chameleon|masks?|who i (?:am|really am)|become whoever|version of (?:me|myself)|shape-?shift\w*|whoever i'?m with|one and the same`,
      r`everyone|people|each|family|friends|with (?:whom|every|different|each)|depending|whoever|mirror|around|church|others|room|company`,
    ),
    unless: any(
      r`he'?s a different|she'?s a different|he is a different|she is a different|he becomes|she becomes|face ?masks?|covid|identity theft|when (?:he|she) drinks|he|she|i used to be|before the|used to be a different|dissociat\w*|voices|split|feel like a different person (?:since|now|after)|not the same person|mask slip\w*|adhd|autis\w*|don'?t know who i am anymore|cheat\w*|since (?:he|she|the|my)`,
    ),
    receives: [
      ['Another you for each of them.', 'A different you for everyone.'],
      ['You fit yourself to whoever is there.', "You match whoever's there."],
    ],
    questions: [
      ['support', 'Who is there the least need to adjust to?', 'Who do you have to change least for?'],
      [
        'feeling',
        'When the last one has left, who sits there?',
        "When everyone's gone, who's left sat there?",
      ],
    ],
  },
  {
    id: 'self-late-diagnosis',
    says: [
      "I've just been told at forty that I have ADHD",
      'got my autism diagnosis last week, everything makes sense n nothing does',
      "The letter with the diagnosis is three pages and it's my whole school life",
    ],
    needs: all(
      r`adhd|autis\w*|asperger\w*|dyslexi\w*|dyspraxi\w*|bipolar|add|neurodiver\w*|diagnos\w*|asd|audhd`,
      r`told|diagnos\w*|letter|result|assessment|found out|confirmed`,
      r`at (?:forty|fifty|thirty|sixty|\d\d)|makes sense|whole (?:school )?life|last week|just (?:been|got|had)|finally|all (?:these|those) years|explains|after \w+ years|this (?:week|month|year)|adult|late|my \d\ds|everything`,
      r`adhd|autis\w*|asperger\w*|dyslexi\w*|dyspraxi\w*|asd|audhd|neurodiver\w*|school life`,
    ),
    unless: any(
      r`my (?:son|daughter|child|kid|husband|wife|partner|brother|sister|boyfriend|girlfriend|nephew|dad|mum)(?:'?s)? (?:has|was|is|got|diagnos\w*|just|adhd|autis\w*)|cancer|waiting (?:list|for)|might have|think i (?:have|am|might)|he has|she has|he was|she was|should i get|wonder if|get (?:a|an) (?:diagnosis|assessment)|never been|self-?diagnos\w*|can'?t get|dismiss\w*|wait(?:ing)?|spelling|typos`,
    ),
    receives: [
      ['There is a word for it now.', "There's a word for it now."],
      ['It reaches a long way back, a word like that.', 'That word reaches a long way back.'],
    ],
    questions: [
      ['example', 'Which old scene did you think of first?', 'What memory popped up first?'],
      ['feeling', 'What is the word like to carry about?', "What's it like having that word now?"],
    ],
  },
  {
    id: 'self-hearing-aid-hair',
    says: [
      'I wear my hair over my hearing aid',
      'take my glasses off for every photo, blind as a bat, idc',
      'My stick folds up and goes in my bag before they see me',
    ],
    needs: all(
      r`hearing (?:aids?|device)|glasses|stick|cane|crutch\w*|inhaler|insulin pump|brace|wig|walker|walking stick|prosthe\w*|compression`,
      r`hair|hide|hidden|off for|before they see|bag|cover\w*|nobody|no one|photos?|so (?:that )?(?:nobody|no one|they|people)|folds|spots?|fringe|don'?t (?:wear|use)`,
      r`i|my`,
    ),
    unless: any(
      r`sunglasses|he|she|lost|broke|broken|wine|of gin|glasses of|count|mum|dad|beer|drinks?|how many|stick (?:to|with|up|it|at|around|in)|wash\w*|pants|stuck|empties|bottle|glasses (?:i|have) (?:had|left)|son|daughter|grandad|bottles`,
    ),
    receives: [
      ['A help, kept out of sight.', 'It helps, and you hide it.'],
      ['It does its work where nobody looks.', "It's there, just not for others to see."],
    ],
    questions: [
      [
        'worst',
        'What would it tell them about you, do you think?',
        'What would it say about you, you think?',
      ],
      ['support', 'Who has seen it, and what was said?', "Who's seen it, and what did they say?"],
    ],
  },
  {
    id: 'self-found-out-soon',
    says: [
      'I was promoted and I keep waiting to be found out',
      'got the job and im convinced they mixed me up with someone',
      'They gave me the big office, and I sit in it like a burglar',
    ],
    needs: all(
      r`promot\w*|job|office|degree|place|hired|course|role|uni|medical school|phd|award|team`,
      r`found out|find (?:me )?out|mixed me up|burglar|fraud|impost[eo]r|by mistake|caught out|don'?t belong|dont belong|realise (?:i'?m|i am|im|they)|see through|fake|not (?:good|clever|smart|qualified) enough|admin error|faking|fluke|mistake hiring`,
    ),
    unless: any(
      r`he'?s a fraud|cheat\w*|affair|found out (?:he|she|that (?:he|she|my)|about (?:him|her|the)|my (?:husband|wife)|i'?m pregnant|i was pregnant|yesterday|today|they|i (?:got|passed|have|had|lost|didn'?t))|debt|gambl\w*|drink\w*|alcohol|relaps\w*|sexuality|gay|trans|i found out|redundan\w*|lost my job|he found out|she found out|fake (?:profile|id|smile|news)|scam\w*|just found|if (?:he|she|they|my \w+) (?:find|found)s? out|in (?:this|the) country|steal\w*|stole`,
    ),
    receives: [
      [
        'They chose you, and you are waiting for them to notice.',
        "They picked you, and you're waiting to get caught.",
      ],
      ['You are in, and it does not feel like yours yet.', "You got it, and it doesn't feel like yours."],
    ],
    questions: [
      ['worst', 'What is it exactly that they would find?', 'What exactly would they find out?'],
      [
        'thought',
        'What did they see, do you suppose, when they chose?',
        'What do you reckon they saw in you?',
      ],
    ],
  },
  {
    id: 'self-danced-in-public',
    says: [
      'I danced in front of people for the first time since school',
      'got pulled on the dancefloor and actually stayed',
      'The band played, my feet went, and I forgot to mind who was watching',
    ],
    needs: all(
      r`danc\w*|dance ?floor|the band played|my feet went`,
      r`in front of|stayed|first time|forgot|wedding|party|people|watching|public|club|whole (?:night|evening|song)|mind`,
      r`i|my|got pulled`,
      r`danced|my feet|got pulled|was on the dance ?floor|dancing|stayed`,
    ),
    unless: any(
      r`he|she danced|can'?t|couldn'?t|won'?t|didn'?t|used to|wish|sober|without a drink|orange juice|want to|drunk|ballet|lessons?|class|teacher|watched (?:them|everyone|him|her)|husband|daughter|son|never|miss|scared|dance around|injur\w*|first dance|stand(?:ing)? at|next|should|if i|died|school dance|knee`,
    ),
    receives: [
      ['You danced, with people there.', 'You danced, with people there.'],
      ['In the middle of it, and not at the edge.', 'Right in it, not stood at the side.'],
    ],
    questions: [
      ['body', 'Which bit of you gave in first?', 'What gave in first, feet or shoulders?'],
      ['meaning', 'What were you like in those minutes?', 'Who were you for those few minutes?'],
    ],
  },
  {
    id: 'self-wore-the-red-coat',
    says: [
      'I wore the bright coat I had never dared to wear',
      'finally wore the crop top out. had a great time. no one died',
      'The green suit came out of the wardrobe today, and so did I',
    ],
    needs:
      /(?=.*\b(?:coat|crop top|suit|dress|shorts|bikini|swimsuit|heels|lipstick|skirt|outfit|jumpsuit|top|hat|swimming costume|sleeveless)\b)(?=.*\b(?:wore|wear|wearing|came out of the wardrobe|put on|went out in)\b|.*\b(?:came out of the wardrobe)\b)(?=.*\b(?:dared|finally|at last|never (?:dared|worn|had the)|no one died|came out of|first time|for once|great time|brave|bright|didn'?t care|nerve)\b)/,
    unless: any(
      r`tags?|he|she|mum|funeral|wedding dress|won'?t|can'?t|couldn'?t|didn'?t dare|never wear|same|don'?t dare|wish|fit(?:s)?|interview|burkini|not allowed|told me|made me|scared|laugh\w*|star\w*|lost weight|school uniform|worn since|interview suit|sleep`,
    ),
    receives: [
      ['Worn at last, and out of the door.', 'You wore it, out of the house and all.'],
      ['It had been waiting for a day like this.', "It's been waiting its turn."],
    ],
    questions: [
      ['when', 'How long did it hang there first?', 'How long had it been in the wardrobe?'],
      [
        'feeling',
        'At which moment of the day did you forget you had it on?',
        'When did you forget you had it on?',
      ],
    ],
  },
  {
    id: 'self-envy-of-child',
    says: [
      'I envy my own children for what I give them',
      'my little sister gets away with everything i got grounded for',
      'My son is held when he cries, and I stand there and envy him',
    ],
    needs: all(
      r`envy|envious|jealous|gets away with|resent\w*`,
      r`children|kids?|son|daughter|little (?:sister|brother)|younger (?:sister|brother)|child|my own|baby`,
      r`give (?:them|him|her)|got grounded|held|cuddl\w*|no ?(?:one|body)|never had|didn'?t (?:get|have)|i (?:never|didn'?t)|comfort\w*|what i|when i was|loved|patient|upset`,
    ),
    unless: any(
      r`jealous of (?:the|my|our) (?:new )?baby|my (?:son|daughter|kid|child|husband|partner|wife|boyfriend) is (?:so )?(?:jealous|envious)|he'?s jealous|she'?s jealous|jealous ex|friend'?s (?:kids?|children|baby)|friends|pregnan\w*|infertil\w*|ivf|everyone|attention|ex'?s|sister'?s (?:kids|children|baby)|other (?:mums|women|people)|miscarr\w*|no children|childless`,
    ),
    receives: [
      ['Someone gets what you did not.', "They're getting what you didn't get."],
      ['It is envy, and close to home.', "Jealous, and it's close to home."],
    ],
    questions: [
      ['want', 'At that age, what would you have given a lot for?', 'At that age, what did you really want?'],
      [
        'meaning',
        'What would the child you were say, watching that?',
        'What would little you say, watching that?',
      ],
    ],
  },
];
