// Moments of drink, smoke, bets, spending, screens, sport and routines, kept, broken and begun again.
import type { Moment } from './moment.ts';
import { all, any, r } from './words.ts';

export const momentsOfHabits: readonly Moment[] = [
  {
    id: 'habit-bottles-clink',
    says: [
      "I put my empty bottles in the neighbour's recycling so mine looks normal",
      'the clinking on bin day is so embarrassing, i do it when its dark',
      'I take my glass to the bottle bank in three trips, at three places',
    ],
    needs: all(
      r`empties|bottles?|glass|cans|clink\w*`,
      r`recycling|bin day|bottle bank|bins?|clink\w*|neighbou?r'?s`,
      r`my|i|empt\w+`,
      r`dark|embarrass\w*|normal|hear|trips|places|neighbou?r'?s|hide|hiding|clink\w*|ashamed|shame|see|count|early|sneak\w*`,
    ),
    unless: any(
      r`his|her|dad'?s|mum'?s|husband'?s|wife'?s|missed|milk|baby bottles?|threw|poured|water bottle|plastic`,
    ),
    receives: [
      ['The empties, out of sight.', 'Empties, hidden away.'],
      ['Someone might hear, or count.', 'Someone might hear, or count.'],
    ],
    questions: [
      ['worst', 'Whose ears or eyes are those, that might count them?', 'Who are you worried is counting?'],
      [
        'thought',
        'What number goes through your own head, carrying them?',
        "What number's in your own head, carrying them?",
      ],
    ],
  },
  {
    id: 'habit-one-became-bottle',
    says: [
      'I poured one glass and then the bottle was empty',
      'was only gonna have one, finished the lot in front of the telly',
      "The plan was a single glass with dinner, and the plan didn't hold",
    ],
    needs: all(
      r`one|single|just a|a glass|a couple`,
      r`glass|drink|beer|wine|bottle|pint|whisky|gin|six-?pack|lot`,
      r`bottle (?:was|is) (?:empty|gone)|(?:whole|entire|full) (?:bottle|thing|lot|six-?pack)|finish(?:ed|ing)?|the lot|plan didn'?t hold|empty|six-?pack|turned into|became|ended up`,
      r`i|i'd|was only|my|the plan`,
    ),
    unless: any(
      r`he|she|water|milk|days? without|weeks without|tablets?|pills?|perfume|ice cream|poured (?:it|them) away|down the sink|husband|wife|mum|dad|biscuits|argument|friendship|finished work|finish work`,
    ),
    receives: [
      ['One was the plan.', 'One was the plan.'],
      ['It did not stop where it was meant to.', "It didn't stop where you meant it to."],
    ],
    questions: [
      ['when', 'At which glass did the plan change, if you can tell?', 'At which glass did the plan go?'],
      ['want', 'What was the first one for, that evening?', 'What was the first one for?'],
    ],
  },
  {
    id: 'habit-days-counted',
    says: [
      "It's day nine without a drink",
      'on day 12 sober, counting every single one',
      "Each dry day gets a cross on the calendar, there's a row of them now",
    ],
    needs:
      /(?=.*\bday (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty)\b|.*\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty) days\b|.*\b(?:dry|sober) days?\b)(?=.*\b(?:sober|without (?:a |any |touching a )?(?:drink|drop|alcohol|booze)|clean|dry|no (?:drink|alcohol|booze)|off the (?:drink|booze)|alcohol[- ]free|not drinking|haven'?t (?:had a drink|drunk|touched))\b)/,
    unless: any(
      r`he|she|husband|wife|mum|dad|brother|son|relaps\w*|slip\w*|broke|but then|after (?:\w+ ){1,3}days|had a drink|drank|stopped counting|used|chip|wasn'?t|dry skin|binge\w*|cutting|reset|group`,
    ),
    receives: [
      ['A row of days, each one counted.', 'Counting each one of those days.'],
      ['One day, and then the next, and they add up.', "One day, then the next, and it's adding up."],
    ],
    questions: [
      ['worst', 'Which of the days so far was the longest?', "Which day's been the longest so far?"],
      ['open', 'What do you notice now that you did not on day one?', "What's different from day one?"],
    ],
  },
  {
    id: 'habit-slip-after-weeks',
    says: [
      'I had a drink on Saturday after forty days without',
      'broke my streak. six weeks and then two pints at my cousins do',
      'My counter is back to nothing after more than a month',
    ],
    needs: all(
      r`weeks?|months?|days|years?|streak|counter`,
      r`without|sober|dry|off (?:the )?(?:booze|drink|it|alcohol)|clean|no (?:drink|alcohol|booze)|streak|counter|not drinking|abstin\w*`,
      r`had (?:a|one|two|some|\d)(?: \w+)? ?(?:drinks?|wine|beers?|pints?|glass\w*|vodka|whisky)?|caved|relaps\w*|slipp?(?:ed)?|broke|back to (?:nothing|zero)|drank|pints?|gave in|fell off`,
      r`drink|drinks|drank|wine|beers?|pints?|sober|booze|alcohol|vodka|whisky|gin|dry|wagon|my counter|sobriety`,
    ),
    unless: any(
      r`he|she|husband|wife|my (?:mum|dad|brother|sister|son|partner)(?!'s)|haven'?t told|told (?:no one|nobody)|nobody knows|clap|chip|group|cigarettes?|smok\w*|gambl\w*|bet\w*|vape|sugar|without sleep|broke up|cutting|self[- ]harm|haven'?t had|afraid|scared|what if`,
    ),
    receives: [
      ['Weeks without, and then a day with.', 'Weeks off it, then a day on it.'],
      [
        'The counter starts again, and those weeks happened all the same.',
        "The counter's reset, but those weeks still happened.",
      ],
    ],
    questions: [
      ['open', 'How did it go, from no to yes, that day?', 'How did that day go from no to yes?'],
      [
        'meaning',
        'What did those weeks teach you that is still true?',
        'What did those weeks teach you that still counts?',
      ],
    ],
  },
  {
    id: 'habit-stopped-counting',
    says: [
      'I stopped counting the days without a drink and that felt odd',
      'someone asked how long ive been sober and i had to work it out',
      'I deleted the sobriety counter because I no longer look at it',
    ],
    needs: all(
      r`stopped|no longer|don'?t|dont|quit|deleted|work it out|had to (?:think|count)|forgot to|lost (?:count|track)`,
      r`count(?:ing|er|ed)?|how long|work it out|track|look at it|number`,
      r`sober|sobriety|drink|dry|clean|alcohol|abstin\w*`,
    ),
    unless: any(
      r`calories|how many (?:i'?ve had|drinks|glasses)|he|she|husband|wife|how much i drink|per night|doctor|units|after (?:the )?(?:third|fourth|fifth)`,
    ),
    receives: [
      ['Long enough that the number has gone quiet.', "Long enough that the number doesn't matter so much."],
      ['You used to know it by heart.', 'Used to be a number you just knew.'],
    ],
    questions: [
      ['meaning', 'What has moved into the place of the counting?', "What's taken the place of counting?"],
      [
        'when',
        'Which day passed without you thinking of it at all?',
        "When was the first day you didn't think about it?",
      ],
    ],
  },
  {
    id: 'habit-lime-and-soda',
    says: [
      "I drink soda with lime at parties so they think it's gin",
      'hold a coke all night so no one asks where my drink is',
      "I carry a glass of something fizzy about, and nobody knows it's nothing",
    ],
    needs: all(
      r`soda|coke|tonic|lime|fizzy|water|lemonade|soft drink|orange juice|juice|mocktails?|ginger ale|stoney|alcohol[- ]free`,
      r`glass|gin|vodka|hold|carry|party|parties|night|barman|bartender|pub|drink|drinking|bar|work do`,
      r`so (?:that )?(?:they|no ?one|nobody|people|my|everyone)|think it'?s|nobody knows|no one (?:asks|knows|notices)|notice|pretend\w*|looks like|asks? where|won'?t (?:notice|ask|know)|don'?t (?:notice|ask)`,
    ),
    unless: any(
      r`wedding|danced|he|she|calories|spik\w*|hide the (?:taste|smell)|vodka in (?:my|a|the) (?:water|coke)|teeth|diabet\w*`,
    ),
    receives: [
      ['A glass in the hand, for the others to see.', 'A glass to hold so no one asks.'],
      ['Not drinking, and not announcing it.', 'Not drinking, not making it a thing.'],
    ],
    questions: [
      ['worst', 'What question does the glass keep away?', 'What question does that glass keep off?'],
      [
        'support',
        'Who in that room could have known what was in it?',
        "Anyone there you'd be okay with knowing, and who?",
      ],
    ],
  },
  {
    id: 'habit-why-not-drinking',
    says: [
      "Everyone asked me why I wasn't drinking",
      'all night its just go on have one, whats wrong with you',
      'I said no thank you to wine and the table wanted a reason',
    ],
    needs: all(
      r`everyone|everybody|they|people|table|all night|friends|mates|colleagues|family|relatives|lads|girls|he|she|uncle|kept|someone`,
      r`ask\w*|wanted a reason|go on|have one|just one|what'?s wrong|boring|why|pressur\w*|pester\w*|teas\w*|joke\w*|remark\w*|comment\w*|push\w*`,
      r`wasn'?t drinking|wasnt drinking|not drinking|don'?t drink|dont drink|no thank you to|said no to|have one|didn'?t (?:have|want) a drink|isn'?t drinking|soft drinks?|no alcohol|turned down a`,
    ),
    unless: any(
      r`he isn'?t|she isn'?t|pregnan\w*|eating disorder|nobody asked|so they won'?t|no one asks|notice|hungover|ask myself|water`,
    ),
    receives: [
      ['A no, and it was not left alone.', "You said no and they wouldn't leave it."],
      ['A no to a drink turned into a question about you.', 'Saying no made it all about you.'],
    ],
    questions: [
      ['worst', 'Which of the remarks has stayed with you?', "Which comment's stuck with you?"],
      ['want', 'What would you have liked them to say instead?', 'What would you have wanted them to say?'],
    ],
  },
  {
    id: 'habit-six-on-the-dot',
    says: [
      'I pour a drink at six on the dot every day',
      'the second the clock hits 6 im at the fridge',
      "From five onwards I'm only waiting until it's a decent hour for wine",
    ],
    needs: all(
      r`six|five|seven|half (?:five|six)|5|6|7|clock|o'?clock|on the dot|decent hour|tea ?time`,
      r`pour\w*|drink|wine|whisky|gin|beer|fridge|vodka|first one|glass`,
      r`on the dot|second the clock|clock|waiting|watch(?:ing)?|hits|strikes|every (?:day|evening|night)|as soon as it'?s|allow myself|decent hour|until it'?s`,
      r`i'm|im|i|my`,
    ),
    unless: any(
      r`he|she|husband|wife|mum|dad|coffee|water|tea\b(?!time)|weeks|months|\d+ (?:drinks|pints|units|beers|glasses|cans)|(?:five|six|seven) (?:drinks|pints|units|beers|glasses|cans|bottles)|without|sober|used to|ice cream|in the morning|o'?clock in the morning`,
    ),
    receives: [
      ['The clock says when.', 'The clock gives the go-ahead.'],
      ['The day leans towards that hour.', 'The whole day leans towards then.'],
    ],
    questions: [
      [
        'meaning',
        'What ends for you when the first one is poured?',
        'What finishes, when you pour that first one?',
      ],
      [
        'exception',
        'What was going on, the last day that hour passed unnoticed?',
        'Last time you missed that hour, what was going on?',
      ],
    ],
  },
  {
    id: 'habit-behind-the-cereal',
    says: [
      'I keep a bottle behind the cereal where nobody looks',
      'got vodka in my wardrobe, in a boot lol',
      'The wine in the fridge is for show, the other one is my secret',
    ],
    needs: all(
      r`bottles?|vodka|wine|gin|whisky|rum|alcohol|booze|cans|spirits|drink|stash`,
      r`behind|wardrobe|boot|hidden|hid|hide|hiding|secret|under the (?:sink|bed|stairs)|nobody looks|garage|shed|drawer|cistern|nobody knows|laundry|sock|handbag|stash|cupboard`,
      r`i|i've|my|mine|got`,
    ),
    unless: any(
      r`he|she|his|her|husband|wife|dad|mum|mother|father|found|poured|emptied|partner'?s|son|sweets|chocolate|recycling|empties|drink to hide|tablets|pills|in plain sight|poison|bleach|hide my feelings|can'?t hide|food|water|used to|daughter|brother`,
    ),
    receives: [
      ['One that nobody knows about.', 'One that no one knows about.'],
      ['Hidden, and you always know where it is.', 'Hidden, and you always know exactly where.'],
    ],
    questions: [
      [
        'worst',
        'If it were found, whose face do you see?',
        'If someone found it, whose face do you picture?',
      ],
      [
        'when',
        'When was the first time it went somewhere out of sight?',
        'When did you first start hiding one?',
      ],
    ],
  },
  {
    id: 'habit-poured-it-away',
    says: [
      'I poured what was left down the sink',
      'tipped the whole bottle out this morning and rinsed it twice',
      'The last of the gin went into the drain, and my kitchen smells of it',
    ],
    needs: all(
      r`pour(?:ed|ing)?|tipp?(?:ed|ing)|empt(?:ied|ying)|chuck(?:ed)?|threw|went|down`,
      r`sink|drain|plughole|toilet|loo|rinsed|tipped the whole|poured (?:it|the rest|them) (?:all )?away|away|out`,
      r`bottles?|gin|wine|vodka|whisky|beer|booze|alcohol|drink|spirits|rum|what was left|the rest`,
      r`sink|drain|plughole|toilet|loo|rinsed|poured|tipped|emptied`,
    ),
    unless: any(
      r`he|she|my (?:husband|wife|mum|dad|partner|sister|brother)|his|her|pills?|tablets|milk|coffee|tea|should|could|might|want to|will|going to|threw up|his bottles?|poured (?:one|myself|a|my heart)|medication|heart out|neighbou?r`,
    ),
    receives: [
      ['Down the sink, all of it.', 'Down the sink, the lot.'],
      ['It can only be poured once, and you poured it.', "Gone, and you're the one who tipped it."],
    ],
    questions: [
      ['thought', 'What were you thinking while it ran out?', 'What was in your head while it glugged out?'],
      ['when', 'What had happened just before?', 'What happened right before that?'],
    ],
  },
  {
    id: 'habit-meeting-by-the-door',
    says: [
      'I went to my first meeting and sat by the door',
      'went to aa, didnt say a word, drank two teas and left',
      'My first time in that circle of chairs, and I took the one nearest the exit',
    ],
    needs:
      /(?=.*\b(?:first)\b|.*\bwent to (?:an? )?(?:aa|na|ga|al-?anon)\b)(?=.*\b(?:meeting|aa|na|group|circle of chairs|al-?anon|ga|fellowship)\b)(?=.*\b(?:door|exit|didn'?t say|didnt say|sat|at the back|left|went|listened|chairs?|quiet|tea)\b)(?=.*\b(?:aa|na|ga|al-?anon|my first (?:ever )?meeting|first meeting|circle of chairs|recovery|addiction|sober|drink)\b)/,
    unless: any(
      r`work|boss|manager|colleague|he|she|husband|team|zoom|tomorrow|next week|might|should|thinking of|meeting (?:him|her|his|my)|parents|scared to|want to|don'?t want|client|board|should i`,
    ),
    receives: [
      ['A first meeting, from the edge of it.', 'First meeting, done from the edge.'],
      ['In the room, and free to leave it.', 'In the room, easy way out.'],
    ],
    questions: [
      ['open', 'What did somebody say that you carried home?', 'What did someone say that stuck?'],
      ['want', 'What would have to be so for a chair further in?', 'What would it take to sit further in?'],
    ],
  },
  {
    id: 'habit-a-year-sober',
    says: [
      "It's a year today since my last drink",
      'one year sober!! got the coin and everything',
      'Twelve months dry, and my daughter baked me a cake for it',
    ],
    needs: all(
      r`(?:a|one|1|first) year|twelve months|12 months|365 days|anniversary`,
      r`sober|dry|last drink|no (?:alcohol|drink|booze)|without (?:a |any )?(?:drink|alcohol|drop)|off the (?:drink|booze)|clean|sobriety|coin|stopped drinking|alcohol[- ]free|haven'?t (?:drunk|had a drink)`,
    ),
    unless: any(
      r`he|she|husband|wife|my (?:mum|dad|brother|son|partner|sister)|relaps\w*|slip\w*|next year|almost|nearly|in a year|once a year|broke|died|drank|new year|worst|cried|died|after a year|a year ago|wasn'?t`,
    ),
    receives: [
      ['A whole year of days.', "That's 365 days, one after another."],
      ['Every one of them went by without it.', 'And every single one of them without it.'],
    ],
    questions: [
      [
        'meaning',
        'What do you have now that you did not a year ago?',
        "What have you got now that you didn't then?",
      ],
      ['support', 'Whose face did you want to see today?', 'Who did you most want to tell today?'],
    ],
  },
  {
    id: 'habit-sober-wedding',
    says: [
      'I danced at a wedding without a drink',
      'first sober wedding, did the whole macarena on orange juice',
      'I got through the toast with elderflower and drove everybody home',
    ],
    needs: all(
      r`wedding|reception|toast|wedding party|ruracio`,
      r`without (?:a |any )?(?:drink|drinking|alcohol|drop)|sober|orange juice|elderflower|no alcohol|on (?:soft drinks|coke|water|juice)|didn'?t drink|not drinking|drove everybody|alcohol[- ]free`,
    ),
    unless: any(
      r`he|she (?:got|was|stay\w*)|next (?:week|month|saturday|summer)|will|worried|dread\w*|how (?:do|will|can)|scared|upcoming|wasn'?t sober|going to be|cancel\w*|ask\w*`,
    ),
    receives: [
      ['A whole wedding, with a clear head.', 'A whole wedding, clear-headed.'],
      ['You will remember all of it.', "You'll actually remember it."],
    ],
    questions: [
      ['worst', 'Which moment of it was the trickiest?', 'Which bit was the trickiest?'],
      ['open', 'What did you see that you used to miss?', "What did you notice that you'd normally miss?"],
    ],
  },
  {
    id: 'habit-alcohol-free-beer',
    says: [
      'I bought alcohol-free beer and it did the trick',
      'zero beer actually hits, who knew',
      'Half of it seems to be the cold can and the hiss, whatever is in it',
    ],
    needs: all(
      r`alcohol[- ]free|non[- ]alcoholic|zero (?:beer|beers|percent|alcohol)|0\.0|0%|nought percent|no[- ]alcohol|cold can|without (?:the )?alcohol`,
      r`beers?|can|lager|wine|drink|drinks|gin`,
      r`trick|job|hits|good|works?|worked|enough|seem\w*|nice|helps?|helped|same|turns out|surpris\w*|like`,
    ),
    unless: any(
      r`he|she|doesn'?t (?:work|help)|didn'?t (?:work|help)|not the same|disgusting|hid|so they think|notice|day one|week one`,
    ),
    receives: [
      ['The can and the cold of it, without the rest.', 'All the can, none of the rest.'],
      ['Part of it was never the alcohol.', 'Some of it was never about the alcohol.'],
    ],
    questions: [
      [
        'meaning',
        'Which part of the ritual does the work, do you think?',
        'Which bit of the ritual does it for you?',
      ],
      [
        'exception',
        'And on what sort of evening would it not be enough?',
        'What sort of night would it not be enough?',
      ],
    ],
  },
  {
    id: 'habit-morning-after-phone',
    says: [
      'The morning after I check my phone to see whom I messaged',
      'woke up hanging and scared to look at what i sent last night',
      'I go through the call list on Sundays to find out what I did',
    ],
    needs: all(
      r`morning|woke|wake|sundays?|next day|hanging|hung ?over|hangover|after a night`,
      r`phone|call list|sent|messag\w*|text\w*|call log|whatsapp|posted`,
      r`check\w*|look\w*|scared|find out|see what|see who\w*|go through|what i (?:sent|said|did|wrote)|afraid`,
      r`hanging|hung ?over|hangover|drunk|drank|drinking|night before|last night|morning after|what i did|wine|pub|to find out`,
    ),
    unless: any(
      r`his phone|her phone|he (?:sent|messaged|texted)|she (?:sent|messaged|texted)|my husband|my wife|from him|from her|no message|weigh|scales?|news|work emails?|first thing`,
    ),
    receives: [
      ['Finding out from the phone what you did.', 'The phone knows more than you do.'],
      ['Morning, and first the evidence.', 'First thing, check the damage.'],
    ],
    questions: [
      ['worst', 'Which name do you hope not to see?', "Whose name are you hoping isn't there?"],
      [
        'meaning',
        'What gets said at night that you would not say by day?',
        "What does night-time you say that daytime you won't?",
      ],
    ],
  },
  {
    id: 'habit-hungover-at-work',
    says: [
      'I went to work hungover again and hid behind my screen',
      'chewed a whole pack of gum so my boss wouldnt smell last night',
      "Thursdays I do the filing so that nobody talks to me before noon, after Wednesday's pub",
    ],
    needs: all(
      r`hung ?over|hangover|hanging|banging head|last night'?s? (?:drink\w*|wine|beer|alcohol)|smell (?:it|last night|the (?:drink|booze|alcohol)|of (?:drink|booze|alcohol))|wednesday'?s pub|still drunk|smelt? of (?:drink|booze|wine|alcohol)`,
      r`work|office|boss|desk|screen|shift|colleagues?|job|filing|class|school|meeting`,
    ),
    unless: any(
      r`he|she|his|her (?:hangover)|husband|wife|my (?:boss|colleague|manager) (?:was|is|came|turned)|told (?:her|his)|food poisoning|used to|hanging (?:on|out|up|over|around|by|in|off)|left hanging|weekend|mum|dad`,
    ),
    receives: [
      ['Last night came along to work.', 'Last night came to work with you.'],
      ['A working day, spent keeping it hidden.', 'Whole shift spent hiding it.'],
    ],
    questions: [
      ['worst', 'Who would be the worst person there to notice?', "Who's the worst person there to notice?"],
      [
        'thought',
        'What do you promise yourself, around ten in the morning?',
        'About 10am, what do you promise yourself?',
      ],
    ],
  },
  {
    id: 'habit-only-alone',
    says: [
      "I only drink when I'm alone",
      'never have more than one out with people, its at home on my own',
      'In company I pass for a sensible drinker, and then my own door closes',
    ],
    needs: all(
      r`drink|drinking|drinks?|drinker|drunk|wine|one out|more than one`,
      r`alone|on my own|by myself|own door closes|when (?:nobody|no one)(?:'s| is) (?:there|around|home|in)`,
      r`only|never|at home|in company|with (?:people|others|friends)|sensible|in secret|just|don'?t drink (?:out|with)|socially`,
    ),
    unless: any(
      r`he|she|husband|wife|mum|dad|coffee|tea\b|water|wouldn'?t|soft drink|someone to drink|stopped|days without|feel alone|so alone|leave me alone|instead of|don'?t drink|cinema|scared|let alone`,
    ),
    receives: [
      ['With people one thing, alone another.', 'One way with people, another on your own.'],
      ['It waits until nobody is there.', "It waits till no one's around."],
    ],
    questions: [
      [
        'want',
        'What does the drink do in the room, when it is just you?',
        "What does it do for you when it's just you?",
      ],
      ['support', 'Who has ever seen the alone version?', "Who's ever seen the on-your-own version?"],
    ],
  },
  {
    id: 'habit-halved-for-doctor',
    says: [
      'The doctor asked how much I drink and I halved it',
      'told the nurse 6 units a week lol, try a night',
      'On the form I ticked the second box, and the truth was the last one',
    ],
    needs: all(
      r`doctor|gp|nurse|form|consultant|midwife|surgery|questionnaire|health check|practice`,
      r`drink|units|alcohol|drinking|glasses|booze|wine|ticked|truth`,
      r`halv\w*|half|lie|lied|lol|lower|ticked|less than|fewer|truth|wasn'?t honest|underst\w*|not (?:the )?(?:real|whole|true)|didn'?t (?:tell|say|admit)|minimi\w*|6 units|shaved|knocked off`,
    ),
    unless: any(
      r`he lied|she lied|doctor lied|gp lied|said i should|liver|husband|my (?:dad|mum|wife|son)|told me to (?:cut|stop)|half a (?:bottle|glass|form)|form that i half|drink driving|should i|do i|would you|will i`,
    ),
    receives: [
      ['A smaller number than the true one.', 'The smaller number, not the real one.'],
      ['The real number stayed with you.', 'The real number stayed with you.'],
    ],
    questions: [
      [
        'worst',
        'What would have happened if you had said the true one?',
        "If you'd said the real number, what then?",
      ],
      [
        'open',
        'What was it like to hear yourself say the smaller one?',
        'What was it like hearing yourself say it?',
      ],
    ],
  },
  {
    id: 'habit-dad-slurring',
    says: [
      "My dad rings me when he's drunk and talks in circles",
      'mums slurring on the phone by 7, i can tell from hello',
      'From the first word on the phone I know how many my brother has had',
    ],
    needs: all(
      r`dad|father|mum|mom|mother|brother|sister|son|daughter|uncle|partner|husband|wife|ex|he|she|he's|she's|mums|dads`,
      r`rings?|calls?|called|rang|phoned|phones?|phone|hello|voice ?notes?|voicemail|on the line`,
      r`drunk|slur\w*|had (?:a few|too many)|how many (?:he|she|they|my \w+)|pissed|drinking|tipsy|wasted`,
    ),
    unless: any(
      r`i was drunk|when i'?m drunk|i (?:rang|called|phoned|drunk)|his work|her (?:boss|work)|the police|covered for|i get drunk|i'?m drunk|taxi|ambulance|hospital|hits?|hit me|sober now|stopped drinking|school rang`,
    ),
    receives: [
      ['You can hear it from the first word.', 'You know from the first word.'],
      ['The voice tells you before the words do.', 'The voice gives it away.'],
    ],
    questions: [
      ['body', 'What goes on in you, that first second?', 'What happens in you, that first second?'],
      [
        'want',
        'If {they} called sober, what would you most want to say?',
        'If {they} called sober, what would you wanna say?',
      ],
    ],
  },
  {
    id: 'habit-can-hiss',
    says: [
      'I hear the can open in the next room and my stomach drops',
      'that little hiss from the kitchen and i know how the nights gonna go',
      "Two clicks of the cupboard where he keeps it, and I'm eight years old again",
    ],
    needs: all(
      r`hear|hiss|pop|click|clicks|clink|sound|cork|opening`,
      r`can|cork|bottle|cupboard|hiss|ring ?pull|wine|beer|fridge`,
      r`next room|kitchen|downstairs|drops|stomach|night'?s?|nights gonna|eight years old|freeze|tense|know (?:what|how)|dread|keeps it|he|she|dad|mum|husband|wife`,
    ),
    unless: any(
      r`my own can|i open|alcohol[- ]free|recycling|zero|pop (?:music|song|in|round|to)|click(?:ed|s|ing)? on|bin day|tin opener|cat|can you hear|can hear|i can (?:hear|only|still|never)|cracking|can'?t hear|shout\w*|scream\w*|hit`,
    ),
    receives: [
      ['One small sound, and the evening is decided.', 'One little sound and you know how it goes.'],
      ['You hear it through the wall.', 'You catch it from another room.'],
    ],
    questions: [
      ['when', 'How far back does listening for it go?', 'How far back does listening out for it go?'],
      ['next', 'What do you do in the minute after the sound?', 'What do you do in the minute after?'],
    ],
  },
  {
    id: 'habit-count-their-glasses',
    says: [
      'I count how many my wife has had without meaning to',
      'at every party im watching my boyfriends glass instead of having fun',
      "I know how full the whisky was on Monday, and it isn't even mine",
    ],
    needs: all(
      r`count|counting|watching|watch|know how (?:full|many|much)|keep (?:count|track|tabs)|monitor\w*|mark(?:ed|ing)?|check the level`,
      r`wife|husband|partner|boyfriend'?s?|boyfriends|girlfriend'?s?|he|she|his|her|dad'?s?|mum'?s?|mother'?s?|father'?s?|son'?s?|isn'?t even mine|brother'?s?|sister'?s?`,
      r`glass|glasses|drinks?|whisky|wine|beers?|bottle|bottles|pints?|had|units|cans`,
      r`glass|glasses|drink|drinks|drinking|whisky|wine|beers?|bottle|bottles|pints?|cans|how many`,
    ),
    unless: any(
      r`watching (?:tv|telly|a film|the)|calories|my (?:own )?drinks|counts my|he counts|she counts|watches me|pills|tablets|days|sober|how many i|recycling|phone|how many times`,
    ),
    receives: [
      ["Someone else's drink, and you keep the count.", 'Their drink, you doing the counting.'],
      ['It takes up room in your evening too.', 'It takes up your evening as well.'],
    ],
    questions: [
      ['worst', 'At what number do you begin to brace?', 'What number is it when you start bracing?'],
      [
        'meaning',
        'Where would your eyes go, if not to {their} glass?',
        'What would you be looking at, if not {their} glass?',
      ],
    ],
  },
  {
    id: 'habit-made-excuse-for-them',
    says: [
      'I rang his work and said he had flu when he was drunk',
      'covered for my sister being drunk again, told everyone its a migraine',
      'I told the children that Mummy was tired, but it was the wine',
    ],
    needs: all(
      r`rang|told|said|covered|called|phoned|lied|explained|made (?:an )?excuses?`,
      r`work|boss|everyone|children|kids|school|neighbou?rs?|family|friends|guests|teacher|parents|manager|office|party`,
      r`flu|migraine|tired|food poisoning|ill|poorly|sick|excuse|excuses|bug|unwell|headache|covered for|virus`,
      r`drunk|wine|drinking|hung ?over|drink|drank|booze|passed out|hangover`,
    ),
    unless: any(
      r`i was drunk|i was hung ?over|i'?m drunk|my own|he told|she told|i drank|my hangover|i'?d been drinking|told me`,
    ),
    receives: [
      ['You said it for somebody else.', 'You told it for someone else.'],
      ['Their drink, and your story.', 'Their drinking, your cover story.'],
    ],
    questions: [
      ['worst', 'What would have come out, had you not said it?', "What would've come out if you hadn't?"],
      [
        'meaning',
        'What does it cost you to be the one who explains?',
        'What does it cost you, being the cover?',
      ],
    ],
  },
  {
    id: 'habit-brother-six-months',
    says: [
      "My brother is six months sober and I don't dare trust it",
      'my mum stopped drinking and im still waiting for her to start again',
      'He has been dry since spring, and I still sniff the mugs',
    ],
    needs: all(
      r`brother|sister|mum|mom|mother|dad|father|husband|wife|partner|son|daughter|boyfriend|girlfriend|he|she|he's|she's|uncle|friend|mate`,
      r`sober|dry|stopped drinking|clean|off the (?:drink|booze)|quit drinking|gave up (?:drink\w*|alcohol)|given up (?:drink\w*|alcohol)|stopped (?:gambling|using)|in recovery`,
      r`trust|waiting for|waiting on|still|sniff\w*|relax|believe|dare|hold(?:ing)? my breath|check\w*|scared|afraid|watch\w*|brac\w*|any day`,
    ),
    unless: any(
      r`i'?m (?:\w+ )?(?:sober|clean|dry)|my sobriety|i stopped|i quit|i gave up|i'?ve been (?:sober|dry|clean)|i'?ve (?:given|stopped)|i'?m still drinking|they don'?t trust me|trust me|me sober|since i|clean (?:the|up)|sober now|dry (?:land|hair|cleaning)|proud of me|when (?:he'?s|she'?s) sober|so i'?m not alone|with me`,
    ),
    receives: [
      ['Dry for a while now, and you are still watching.', "Sober a while, and you're still on watch."],
      ['The good news is there, and so is what came before.', "It's good, and you remember before."],
    ],
    questions: [
      [
        'exception',
        'What have you seen in {them} that could not be faked?',
        "What have you seen in {them} that couldn't be faked?",
      ],
      [
        'want',
        'What would trusting it let you put down?',
        'If you could trust it, what could you stop doing?',
      ],
    ],
  },
  {
    id: 'habit-dry-house',
    says: [
      "We emptied the house of drink for my dad's visit",
      'took all the booze out the flat cos my flatmates getting sober',
      'The cellar is cleared, because my wife is coming home from treatment',
    ],
    needs: all(
      r`emptied|cleared|took|locked away|removed|got rid|threw out|cleared out|hid|put away|gave away|chucked|no (?:drink|alcohol) in the (?:house|flat)`,
      r`drink|booze|alcohol|cellar|every drop|wine|bottles|spirits`,
      r`house|flat|home|away|out|visit|coming|cellar`,
      r`visit|getting sober|treatment|rehab|coming (?:home|to stay|back)|recovery|comes (?:home|out|back)|gets out|for (?:my|his|her|our) (?:dad|son|brother|sister|mum|sake|wife|husband|daughter|flatmate)`,
    ),
    unless: any(
      r`hid from|i'?m going to rehab|my rehab|when i (?:come|get)|i come home|took to|he hid|she hid`,
    ),
    receives: [
      ["Everything out, for one person's sake.", 'Cleared it all out for one person.'],
      ['The shelf is empty and it says something.', 'That empty shelf says something.'],
    ],
    questions: [
      ['meaning', 'What did you want it to tell {them}?', 'What did you want it to say to {them}?'],
      ['need', 'And what would make it easier on you as well?', 'And what would make it easier on you too?'],
    ],
  },
  {
    id: 'habit-last-one-again',
    says: [
      'I keep saying that this one is the last',
      'every pack is my last pack, been saying it since uni',
      'I have given up smoking more often than I can count',
    ],
    needs: all(
      r`last one|last pack|last cigarette|my last|last time|the last|given up smoking|gave up smoking|quit smoking|quit|stop(?:ped)? smoking|last bottle|last packet|last drink`,
      r`keep|every|again|always|say(?:ing)?|more (?:often|times) than|count|times|promise\w*|each`,
      r`smok\w*|pack|packet|cigarettes?|fags?|vape|ciggies?|drink|bottle|this (?:one )?is the last|last pack`,
    ),
    unless: any(
      r`he|she|husband|mum|dad|miss|jar|money|stay\w* quit|months since|his|her|last time (?:i|we|he|she) (?:was|saw|spoke|came|talked|went)|(?:at|in) the last|the last (?:few|two|three|couple|thing|week|month|year)|quit (?:my|the) job|sick of|slip\w*|relaps\w*|my ex`,
    ),
    receives: [
      ['The last one, said many times.', 'The last one, a lot of times over.'],
      ['It is meant every time.', 'You mean it every time.'],
    ],
    questions: [
      ['when', 'Which of those lasts came nearest to being it?', 'Which one came closest to being the last?'],
      [
        'meaning',
        'What comes after the last one, when you imagine it?',
        "What's it like after the last one, when you picture it?",
      ],
    ],
  },
  {
    id: 'habit-window-smoke',
    says: [
      "I smoke out of the bathroom window so my husband doesn't know",
      'hanging out the loo window with a fag like im 15',
      'My aunt thinks I gave up, and I stand at the skylight with a match',
    ],
    needs: all(
      r`smok\w*|fag|fags|cigarettes?|ciggie|ciggies|match|vape|vaping|rollie|joint`,
      r`window|skylight|balcony|shed|garage|bathroom|loo|fire escape|back (?:door|garden)|bottom of the garden|round the corner`,
      r`doesn'?t know|doesnt know|don'?t know|like im 15|like i'?m (?:\d+|a teenager)|gave up|quit|believes?|thinks|secret\w*|hid\w*|nobody knows|sneak\w*|won'?t (?:know|smell|see)|so (?:that )?(?:he|she|my|no ?one|nobody)`,
    ),
    unless: any(
      r`he smokes|she smokes|my (?:son|daughter|husband|wife|boyfriend|girlfriend|neighbou?r) (?:is|smokes|vapes)|neighbou?rs? smok\w*|used to|miss|sleep|every night or|caught (?:him|her|my)`,
    ),
    receives: [
      ['A cigarette at the window, and hidden.', 'At the window, on the sly.'],
      [
        'Nobody is to know, so it goes out of the window.',
        "No one's meant to know, so out the window it goes.",
      ],
    ],
    questions: [
      [
        'meaning',
        'Which is worse, the smoking or the secret?',
        'Which is worse, the smoking or the sneaking?',
      ],
      [
        'feeling',
        'What are those minutes at the window like, honestly?',
        'What are those few minutes like, honestly?',
      ],
    ],
  },
  {
    id: 'habit-smoked-after-call',
    says: [
      'I had my first cigarette in months right after she rang',
      '7 months no smoking then one phone call with my dad and i cracked',
      'I was at the corner shop buying cigarettes before I had even put the phone away',
    ],
    needs: all(
      r`cigarettes?|fag|fags|smok\w*|smoked|ciggie|packet|cracked|vape`,
      r`rang|phone|call|called|phoned|hung up|text|texted|voicemail`,
      r`first|after|then|cracked|before i had|no smoking|straight|months|weeks|bought|buying|since|within`,
      r`cigarettes?|fags?|smok\w*|ciggie`,
    ),
    unless: any(
      r`instead|sponsor|didn'?t (?:smoke|light|buy)|he smoked|she smoked|drunk|quitline|phone says|weed|joint|helpline|talked (?:me|until|till)|every time i'?m on the phone`,
    ),
    receives: [
      ['A phone call, and then a cigarette.', 'One phone call, then a cigarette.'],
      ['There was very little time between the two.', 'Not much of a gap between the two.'],
    ],
    questions: [
      ['open', 'What in the call went straight to the lighter?', 'Which bit of the call did it?'],
      [
        'feeling',
        'What did the cigarette do that nothing else there could?',
        'What did it do that nothing else could right then?',
      ],
    ],
  },
  {
    id: 'habit-vape-on-waking',
    says: [
      'I reach for my vape before my eyes are open',
      'vape under my pillow, first thing i touch in the morning',
      "My first breath of the day tastes of mango, and I'm forty-four",
    ],
    needs: all(
      r`vape|vaping|e-?cig\w*|puff\w*|elf ?bar|juul|cigarette|smoke|nicotine|fag|mango|snus`,
      r`before (?:i|my) (?:even )?(?:sit up|eyes|get up|open|get out|feet|out of bed|brush|coffee)|first thing|under my pillow|first breath|eyes are open|wak(?:e|ing)|in the morning|before breakfast|as soon as i (?:wake|open)`,
    ),
    unless: any(r`he|she|son|daughter|used to|smoke alarm|no longer|stopped|three in the morning|quit`),
    receives: [
      ['The first breath of the day goes through it.', 'First breath of the day, through that.'],
      ['Before anything else, that.', 'Before anything else, that.'],
    ],
    questions: [
      [
        'exception',
        'What was different on a morning it had to wait?',
        'Any morning it had to wait, and how was that?',
      ],
      [
        'meaning',
        'What would the first ten minutes hold without it?',
        "What'd those first ten minutes be without it?",
      ],
    ],
  },
  {
    id: 'habit-packet-out-of-bin',
    says: [
      'I threw the cigarettes away and then took them out of the bin',
      'put the pack under the tap so i wouldnt and then dried one on the radiator',
      'My tobacco went into the rubbish at nine and came out again at ten',
    ],
    needs: all(
      r`cigarettes?|fags?|tobacco|pack|packet|smokes|vape|ciggies|bottle|biscuits|wine|weed|tin`,
      r`threw|throw|thrown|bin|binned|rubbish|under the tap|dustbin|trash|chucked`,
      r`took (?:them|it) (?:back )?out|out again|out of the (?:bin|rubbish|trash)|dried|fished|back out|dug|fetched|came out|retriev\w*|got (?:them|it) (?:back )?out|went back for`,
    ),
    unless: any(r`he|she|husband|food|cake|photo|ring|letter|pizza|chocolate|binge\w*|dog|cat`),
    receives: [
      ['Thrown away, and fetched back.', 'Binned it, then went back for it.'],
      ['Two different wishes, the same evening.', 'Part of you binned it, part of you went digging.'],
    ],
    questions: [
      [
        'thought',
        'What did the one who fetched them say to the one who threw?',
        'What did fetching-you say to binning-you?',
      ],
      ['when', 'What happened in the time between?', 'What happened in between?'],
    ],
  },
  {
    id: 'habit-stand-near-smokers',
    says: [
      'I gave up smoking and I miss standing outside with the others',
      'quit smoking but i miss the smoke breaks, thats where the gossip is',
      'Since I stopped, nobody asks me outside with the smokers any more',
    ],
    needs: all(
      r`gave up|giving up|given up|quit|quitting|stopped|since i stopped|don'?t smoke (?:now|any)`,
      r`smok\w*|cigarettes?|fags?|ciggies`,
      r`miss|outside|gossip|back door|nobody asks|chat\w*|smokers|breaks?|with (?:them|the others|that lot)|company|left out`,
      r`outside|gossip|back door|chat\w*|smokers|breaks?|with the others|that lot|company|left out|talk\w*`,
    ),
    unless: any(
      r`he|she|husband|mum|dad|tired of talk\w*|cough\w*|weight|eat\w*|dreams?|weed|money|break ?up|talk to (?:someone|you)`,
    ),
    receives: [
      ['The cigarettes went, and the company with them.', 'Quit the fags, lost the chats.'],
      ['It was never only the tobacco.', 'It was never just the smoking.'],
    ],
    questions: [
      [
        'support',
        'Which of those people do you miss the talk with?',
        'Who out of that lot do you miss chatting to?',
      ],
      [
        'meaning',
        'What got said out there that is not said indoors?',
        "What got said out there that doesn't inside?",
      ],
    ],
  },
  {
    id: 'habit-cigarette-jar',
    says: [
      'I put the money I used to smoke into a jar',
      'got 200 quid in my not-smoking pot already',
      "A tin of fivers on my shelf, one for each packet I didn't buy",
    ],
    needs: all(
      r`jar|pot|tin|piggy bank|savings?|saved|put (?:aside|by|away)|money box|account`,
      r`smok\w*|cigarettes?|fags?|packet|not-smoking|vape|tobacco|beer money|drink money|drinking|didn'?t buy`,
      r`money|quid|pounds?|£\d+|fivers?|shillings?|cash|saved|coins|euros|dollars|\d+`,
    ),
    unless: any(
      r`he|she|husband|spent|emptied|broke into|stole|took (?:money|it)|debt|can'?t afford|need a|sweets?|biscuit`,
    ),
    receives: [
      ['It has become something you can hold.', 'You can actually see it adding up.'],
      ['Every bit of it is a time you did not.', "Every bit in there is one you didn't smoke."],
    ],
    questions: [
      ['want', 'What is it going to turn into?', "What's it gonna be spent on?"],
      ['when', 'Which of those was the hardest to put in?', 'Which one was hardest to put in there?'],
    ],
  },
  {
    id: 'habit-bet-the-rent',
    says: [
      'I put the rent on a match and lost',
      'whole paycheck gone on a saturday acca, its only the 3rd',
      'What should have gone to the landlord went on a horse',
    ],
    needs: all(
      r`rent|landlord|pay ?check|paycheck|wages|whole (?:pay|salary|wage)|salary|mortgage|bill money|food money|savings|school fees|bills`,
      r`bets?|betting|match|acca|horse|horses|football|gambl\w*|slots|casino|roulette|odds|sportpesa|bookies|aviator|poker`,
      r`lost|gone|lose|went on|didn'?t come in|put (?:it|the|my|our)|blew|all of it|blown|spent`,
    ),
    unless: any(
      r`he|she|husband|wife'?s|won|told my|how do i|if i|scared (?:i|of)|nearly|almost|used to|last year|years ago|blocked|you bet|i bet (?:he|she|you|they|my)|doesn'?t know|no idea`,
    ),
    receives: [
      ['It was money that had another job to do.', 'That money was meant for something else.'],
      ['Gone, and the month goes on.', "Gone, and there's still a month to get through."],
    ],
    questions: [
      ['next', 'What falls due first?', "What's got to be paid first?"],
      ['support', 'Who else knows about it by now?', 'Anyone else know, and who?'],
    ],
  },
  {
    id: 'habit-won-and-put-back',
    says: [
      'I won and I put it all straight back',
      'up 600 at ten, down to zero by midnight, classic',
      'The machine paid out and I fed it again until there was nothing',
    ],
    needs: all(
      r`won|win|winning|winnings|paid out|up (?:£|\$|ksh ?)?\d+|ahead|jackpot`,
      r`put it (?:all )?(?:straight |right )?back|back in|zero|nothing|fed it|lost it (?:all|again)|down to|gave it (?:all )?back|until (?:there|it)|gambled it|all gone|straight back|lost (?:all of it|everything|the lot)`,
      r`won|machine|bets?|betting|gambl\w*|casino|slots|roulette|poker|up (?:£|\$|ksh ?)?\d+|winnings`,
    ),
    unless: any(
      r`he|she|won'?t|argument|game of chess|race|lottery ticket|won me|award|medal|custody|won the case|diet|weight|kilos|if i won|scholarship`,
    ),
    receives: [
      ['It was there, and it went back in.', 'You had it, and back it went.'],
      ['Winning did not end it.', "Winning didn't make it stop."],
    ],
    questions: [
      [
        'thought',
        'While you were ahead, what did you see yourself doing with it?',
        'When you were up, what were you gonna do with it?',
      ],
      [
        'meaning',
        'What did playing on promise, that the money did not?',
        "What was carrying on gonna give you that the cash didn't?",
      ],
    ],
  },
  {
    id: 'habit-betting-app-back',
    says: [
      'I deleted the betting app and downloaded it again that night',
      'uninstalled it monday, reinstalled it weds, you know how it goes',
      'My phone asks if I want the casino back, and I said yes again',
    ],
    needs: all(
      r`app|apps|casino|betting|gambling|site|account|bet365|sportpesa|uninstalled it`,
      r`delet\w*|uninstall\w*|remov\w*|took\b.{0,30}\boff|got rid|closed|wants? the casino back`,
      r`download\w*|re-?install\w*|installed|again|back|signed up|reopened|re-?opened`,
      r`bet\w*|gambl\w*|casino|slots|uninstall\w*`,
    ),
    unless: any(
      r`instagram|tiktok|facebook|socials?|tinder|hinge|dating|game\b|hours|bumble|he|she|food|calorie|duolingo|better|snapchat`,
    ),
    receives: [
      ['Off the phone, and on again.', 'Off the phone, then back on.'],
      ['It is only a few taps away, both ways.', "It's only a few taps, either way."],
    ],
    questions: [
      [
        'when',
        'What was the evening like when it came back?',
        'What was going on the night it went back on?',
      ],
      ['exception', 'How long was the longest it stayed off?', "What's the longest it's stayed off?"],
    ],
  },
  {
    id: 'habit-told-about-debt',
    says: [
      'I told my wife about the gambling debt',
      'finally told my parents how much i owe, all of it',
      'The figure is out, I wrote it on paper and put it before my partner',
    ],
    needs:
      /(?=.*\b(?:told|came clean|confess\w*|the figure is out|showed|admitted|sat (?:him|her|them) down)\b|.*\bput it before\b)(?=.*\b(?:wife|husband|partner|parents|mum|dad|girlfriend|boyfriend|sister|brother|family|friend|him|her|them|gf|bf|everything|mate)\b)(?=.*\b(?:debts?|owe|owing|gambl\w*|figure|loans?|betting|slots|lost|credit cards?)\b)(?=.*\b(?:finally|all of it|i told|told|out|every penny|whole|the number|today|yesterday|last night|how much)\b)/,
    unless: any(
      r`haven'?t told|havent told|not told|never told|didn'?t tell|can'?t tell|should i|want to tell|how (?:do|can|should) i|told me|he told|she told|lost (?:my|the|a) (?:job|baby|mum|dad|friend)|doesn'?t know|doesnt know|if i told|scared to|i lost (?:him|her|my)|have to tell|going to tell|need to tell|lost my`,
    ),
    receives: [
      ['The whole figure, said out loud or written down.', "The number's out now."],
      ['You are not the only one who knows it any more.', "You're not the only one who knows now."],
    ],
    questions: [
      ['open', 'What were the first words after the number?', 'What got said right after the number?'],
      [
        'feeling',
        'How did that night differ from the night before it?',
        'How was that night different from the one before?',
      ],
    ],
  },
  {
    id: 'habit-debt-untold',
    says: [
      "She doesn't know how much I've lost on betting",
      'my gf thinks im saving, im actually 4k down on slots',
      "I get to the post before my wife does, because of the bookmaker's statements",
    ],
    needs: all(
      r`doesn'?t know|doesnt know|don'?t know|no idea|thinks? (?:im|i'?m|i am|we)|nobody knows|no one knows|hide|hiding|hidden|haven'?t told|havent told|before my (?:wife|husband|partner)|secret|can'?t tell|never told`,
      r`debt|lost|down|owe|betting|gambl\w*|gambled|slots|bookmaker'?s|loans?|thousands|bets?|casino`,
      r`betting|gambl\w*|slots|bookmaker'?s|bets|casino|debts?|owe|loans?`,
      r`she|he|gf|bf|wife|husband|partner|girlfriend|boyfriend|parents|mum|dad|family|nobody|no one|anyone`,
    ),
    unless: any(
      r`i don'?t know|i have no idea|his debts?|her debts?|he owes|she owes|he lost|i found|he'?s (?:been )?gambling|his gambling|owes me|owe me|they owe|owe (?:it|him|her|them) (?:to|an)|best bet|what to do|know what|deserve|student loan|idk`,
    ),
    receives: [
      ['A number that only you know.', 'A number only you know.'],
      ['It has to be kept up every day.', "You've gotta keep it up every day."],
    ],
    questions: [
      [
        'worst',
        'What do you imagine {their} first sentence would be?',
        'What do you think {their} first words would be?',
      ],
      ['tried', 'How near to telling have you been?', "What's the closest you've got to saying it?"],
    ],
  },
  {
    id: 'habit-scratchcards',
    says: [
      'I buy a scratchcard every time I get petrol',
      'its only a quid but i do like six a week',
      'The kiosk man has my scratch tickets ready when he sees me coming',
    ],
    needs: all(
      r`scratch ?cards?|scratch tickets?|lottery tickets?|lotto|lucky dip|scratchers?|only a quid`,
      r`every|i buy one|buy (?:a|them|scratch\w*|two|three|five)|ready when|week|ready|always|each|a day|daily|again|couple of|spend`,
    ),
    unless: any(
      r`he buys|she buys|mum|dad|husband|wife|won|christmas|present|gave me|used to|birthday|stopped|jackpot|selling|shop where`,
    ),
    receives: [
      ['A small one, and often.', 'Just a little one, but a lot.'],
      ['It is part of the errand by now.', "It's just part of the trip now."],
    ],
    questions: [
      [
        'want',
        'In the second before you scratch, what are you hoping for?',
        'Right before you scratch it, what are you hoping?',
      ],
      ['meaning', 'What would a big win get you out of?', 'What would a big win get you out of?'],
    ],
  },
  {
    id: 'habit-score-at-dinner',
    says: [
      'I check the scores under the table though I have no bet on',
      'havent gambled for months but i still watch the odds like a hawk',
      'In my head I still place them, the bets, and I still lose',
    ],
    needs: all(
      r`scores?|odds|bets|results|fixtures|bet|backed|tips`,
      r`no bet|haven'?t (?:gambled|bet)|havent (?:gambled|bet)|don'?t (?:bet|gamble)|dont (?:bet|gamble)|in my head|no money on|stopped (?:betting|gambling)|not (?:betting|gambling)|without (?:a bet|betting)|quit (?:betting|gambling)|gave up (?:betting|gambling)`,
      r`watch|watching|check\w*|follow\w*|still|pick(?:ing)?|place|look(?:ing)?`,
    ),
    unless: any(r`he|she|exam results|husband|test scores?|in my head i (?:hear|know)|to get better`),
    receives: [
      ['No money on it, and still in the game.', 'No money down, still in the game.'],
      ['The betting stopped and the watching has not.', "Stopped betting, didn't stop watching."],
    ],
    questions: [
      [
        'feeling',
        'When one you would have bet on wins, what is that like?',
        "When one you'd have picked wins, what's that like?",
      ],
      ['meaning', 'What does watching still give you?', 'What are you still getting from watching?'],
    ],
  },
  {
    id: 'habit-blocked-the-bets',
    says: [
      'I put a block on my betting accounts today',
      'self-excluded from every site, done it, no going back',
      'The bank has stopped all gambling payments, because I rang and asked',
    ],
    needs: all(
      r`block\w*|self-?exclu\w*|gamstop|banned myself|stopped all|gamban|barred|closed (?:all )?my`,
      r`bet\w*|gambl\w*|casino|bookmakers?|bookies|sites?|slots|sportpesa|accounts?`,
      r`bet\w*|gambl\w*|casino|bookmakers?|bookies|self-?exclu\w*|gamstop|slots`,
    ),
    unless: any(
      r`better|he|she|husband|wife|should|might|could|unblock\w*|got round|got around|way round|want to|how do i|blocked (?:him|her|my ex|me)|thinking of|would|instead of|haven'?t|way around`,
    ),
    receives: [
      ['A door shut, by your own hand.', 'You shut that door yourself.'],
      ['Today it got harder to do.', 'Just got a lot harder to do.'],
    ],
    questions: [
      ['when', 'What had happened, that it was today?', 'What made it today?'],
      [
        'next',
        'At which hour of the week will it matter most?',
        'What time of the week will it matter most?',
      ],
    ],
  },
  {
    id: 'habit-parcels-in-hall',
    says: [
      "There are parcels in the hall that I haven't opened",
      'asos comes every other day, half of it still in the bags',
      'The boxes from my orders stand unopened behind the bedroom door',
    ],
    needs: all(
      r`parcels?|boxes|deliver(?:y|ies)|orders?|packages?|asos|amazon|shein|vinted|jumia|temu`,
      r`unopened|haven'?t (?:opened|even opened)|havent (?:opened|even opened)|not opened|still in (?:the|their|its) (?:bags?|box|boxes|wrapping|packaging)|without opening|stacked|never open(?:ed)?|don'?t (?:even )?open|half of it`,
    ),
    unless: any(
      r`he|she|husband|wife|moving|moved|christmas|mum'?s|dad'?s|neighbou?rs?|his|her|letters?|died|new house|belongings|ex'?s|photos|since the move|unpack\w*|in order`,
    ),
    receives: [
      ['They arrive, and they stay shut.', 'They turn up and stay shut.'],
      ['Ordered, and still in the wrapping.', 'Ordered, never unwrapped.'],
    ],
    questions: [
      ['when', 'At what time of day do you order?', 'What time of day do you usually order?'],
      [
        'want',
        'Between clicking and the bell, what are you looking forward to?',
        "Between the click and the doorbell, what's the good bit?",
      ],
    ],
  },
  {
    id: 'habit-full-basket',
    says: [
      'I fill the online basket at night and then close the page',
      'got 400 quid of stuff in my cart i will never buy, do it every night',
      'I choose the lamp, the rug, the curtains, and I never press pay',
    ],
    needs: all(
      r`basket|cart|wish ?list|press pay|pay|checkout|check ?out|buy`,
      r`fill\w*|stuff in|choose|add\w*|put(?:ting)?|got|load\w*`,
      r`never (?:buy|press|pay|check|order)|close (?:the )?(?:page|tab|it|app|laptop)|don'?t (?:buy|order|pay)|dont (?:buy|order|pay)|without buying|will never buy|never gonna buy|then (?:delete|empty|close)`,
    ),
    unless: any(
      r`he|she|supermarket|trolley|shop floor|left (?:it|the basket)|debt|walked out|can'?t pay|rent|bills|fight|argument|food`,
    ),
    mayBeAhead: true,
    receives: [
      ['Chosen with care, and never ordered.', 'All picked out, never bought.'],
      ['A whole evening of choosing.', 'All that choosing, no buying.'],
    ],
    questions: [
      [
        'meaning',
        'Whose life do the things in the basket belong to?',
        'What sort of life is that basket for?',
      ],
      ['example', 'What was the last thing that went in?', 'What was the last thing you put in?'],
    ],
  },
  {
    id: 'habit-tags-still-on',
    says: [
      'There are dresses in my cupboard with the tags still on',
      'bought trainers just to feel something, never wore em',
      "Half of what I own I've never used, and I bought more on Friday",
    ],
    needs: all(
      r`tags?|labels?|never wor(?:e|n)|never used|unworn|unused|haven'?t worn|not worn|never wear|feel something`,
      r`dress(?:es)?|trainers|clothes|jackets?|shoes|bought|buy|tops?|own|coat|things|wardrobe|jeans|cupboard|bags?`,
      r`tags?|labels?|bought|buy|own`,
    ),
    unless: any(
      r`red coat|finally wore|wore it|baby clothes|died|he|she|diagnos\w*|price tag on|tagged|photo|post|label (?:me|myself|of)|wedding|fit(?:s|ted)? (?:me|into)|baby|daughter|son|lost weight|too small|size|swimsuit|bikini|for (?:him|her)|depress\w* label|(?:a|the) label`,
    ),
    receives: [
      ['Bought, and never worn or used.', 'Bought, never touched.'],
      ['The buying was over before the wearing began.', 'The buying was the whole thing.'],
    ],
    questions: [
      ['meaning', 'Which day were they meant for?', 'What day were you saving it for?'],
      ['when', 'How long does the good of a new thing last?', 'How long does the new-thing buzz last?'],
    ],
  },
  {
    id: 'habit-card-declined',
    says: [
      'My card was declined with a queue behind me',
      'got declined for a meal deal. a meal deal. wanted to die of shame lol',
      'The girl at the till tried it twice, and then I put everything back',
    ],
    needs: all(
      r`card|declined|payment|till|checkout|contactless`,
      r`declined|refused|didn'?t (?:work|go through)|not accepted|put (?:everything|it all|things) back|rejected|bounced|tried it twice`,
      r`my|i|me|queue|shop|till|meal deal|got|everything`,
      r`card|till|checkout|declined (?:at|for|in)|contactless|declined`,
    ),
    unless: any(
      r`invitation|his card|her card|application|offer|mortgage|promotion|leave request|friend request|request|declined (?:the|an|his|her|their|to)|health|mum declined|dad declined|birthday card|memory|mobility|i declined|sim card|visa application`,
    ),
    receives: [
      ['It said no, and in front of people.', 'Declined, with people watching.'],
      ['A long few seconds, at a till.', "That's a long few seconds."],
    ],
    questions: [
      [
        'next',
        'What did you do with your face, those few seconds?',
        'What did you do with your face right then?',
      ],
      [
        'thought',
        'What did you think the others were thinking?',
        'What did you think everyone was thinking?',
      ],
    ],
  },
  {
    id: 'habit-balance-unseen',
    says: [
      "I haven't looked at my bank balance for a month",
      'i just tap and pray, i dont open the app',
      'I take cash out with one hand over the screen',
    ],
    needs: all(
      r`bank|balance|banking app|account|tap and pray|app|cash|statements?|overdraft`,
      r`haven'?t (?:looked|checked|opened|dared)|havent (?:looked|checked|opened)|don'?t (?:look|open|check|dare)|dont (?:look|open|check)|avoid\w*|can'?t (?:look|open|bring myself|face)|cant (?:look|open|face)|never (?:look|check|open)|hand over the screen|tap and pray|scared to (?:look|check|open)|afraid to (?:look|check|open)|no clue|refuse to look`,
      r`bank\w*|balance|tap and pray|statements?|overdraft|cash`,
    ),
    unless: any(
      r`he|she|husband|wife'?s|work[- ]life balance|balance (?:between|of|problems?)|joint account|instagram|food bank|lost my balance|letters?|weigh\w*|river ?bank|bank holiday|email`,
    ),
    receives: [
      ['Money going out, and no number looked at.', 'Spending, not looking.'],
      ['Not looked at, it stays a guess.', "Not looking, so it's all a guess."],
    ],
    questions: [
      ['worst', 'What number are you most afraid it says?', 'What number are you most scared it says?'],
      [
        'exception',
        'When you last did look, how did guess and number compare?',
        'Last time you looked, how far off was your guess?',
      ],
    ],
  },
  {
    id: 'habit-paid-off-card',
    says: [
      'I paid off the last of my credit card',
      'balance is ZERO, took me three years',
      'The final instalment of the debt went out this morning',
    ],
    needs: all(
      r`paid (?:off|back)|pay(?:ing)? off|balance is zero|final instal+ment|last instal+ment|debt[- ]free|cleared|last payment|settled|zero`,
      r`credit card|card|debts?|loans?|balance|overdraft|instal+ment|mortgage|owed|fuliza`,
    ),
    unless: any(
      r`can'?t|cant|never|haven'?t|won'?t|trying|struggl\w*|still paying|want to|hope|how|he|she|until|should|need to|if i|years left|more to go|back up|need|hard work|score|would|to pay|paying off|no way|inherit\w*`,
    ),
    receives: [
      ['Paid off, down to nothing.', 'All paid off, down to zero.'],
      ['The last of it is gone.', "That's the last of it."],
    ],
    questions: [
      ['meaning', 'What did you go without that nobody saw?', 'What did you give up that no one noticed?'],
      [
        'next',
        'What will the first free month look like?',
        "What's the first month without it gonna look like?",
      ],
    ],
  },
  {
    id: 'habit-lent-brother-money',
    says: [
      'I gave my brother money again and I know where it goes',
      'my mate asked for 50 quid for food, yeah right, gave it anyway',
      "I transfer it to my son and I don't ask, because I know the answer",
    ],
    needs: all(
      r`gave|lent|transfer\w*|send|sent|handed (?:it|him|her|over)|lend|give|loaned|mpesa|m-pesa|paid`,
      r`brother|sister|son|daughter|cousin|mate|friend|dad|mum|uncle|nephew|him|her|it`,
      r`money|cash|quid|£\d+|transfer|shillings|\d+ (?:quid|pounds)|pounds|fifty|hundred|50`,
      r`know where it goes|yeah right|know the answer|knew where|goes on (?:drugs?|drink|booze)|pretty sure|drugs?|drink|anyway|don'?t ask|for food|know what (?:it'?s|he|she)|pub|booze|gambl\w*|habit|dealer|bets?`,
    ),
    unless: any(
      r`gave me|lent me|sent me|give me|paid me|i (?:bet|gamble|drink)|my (?:gambling|drinking|habit|dealer)|won'?t|refused|said no|didn'?t give|never paid (?:it |me )?back|inherit\w*|owes me|sponsor|give up|gave up`,
    ),
    receives: [
      ['You gave it, knowing.', 'You knew, and gave it anyway.'],
      ['The money goes, and you know where.', 'Off it goes, and you know where.'],
    ],
    questions: [
      [
        'worst',
        'What do you picture happening if you had said no?',
        'What did you think would happen if you said no?',
      ],
      ['want', 'What would you rather be giving {them}?', 'What would you rather give {them}?'],
    ],
  },
  {
    id: 'habit-desk-drawer-sweets',
    says: [
      'I keep sweets in my desk drawer and they are gone by Wednesday',
      'secret choc stash behind the printer, top secret',
      "There's a tin of toffees in the glove box my family knows nothing about",
    ],
    needs: all(
      r`sweets|choc|chocolate|toffees|biscuits|crisps|snacks|haribo|candy|cake`,
      r`drawer|stash|hidden|hide|secret|glove ?box|behind|handbag|nothing about|nobody knows|wardrobe|hiding`,
      r`i|my|secret`,
    ),
    unless: any(
      r`vomit\w*|purge\w*|binge\w*|sick|he|she|son|daughter|husband|kids|calories|throw\w* up|fat|wrappers?|ate (?:it )?all|disgust\w*|can'?t stop|lost control|dad|mum|dog`,
    ),
    receives: [
      ['A private supply.', 'Your own private stash.'],
      ['Something sweet, always within reach.', 'Something sweet, always handy.'],
    ],
    questions: [
      [
        'when',
        'At what sort of moment does the hand go there?',
        'What kind of moment sends you to the stash?',
      ],
      ['meaning', 'What is nice about its being yours only?', "What's nice about it being just yours?"],
    ],
  },
  {
    id: 'habit-vending-at-three',
    says: [
      "At three every afternoon I'm at the vending machine",
      '3pm slump = twix, like clockwork',
      "The afternoon doesn't move until I've walked to the machine for something sweet",
    ],
    needs: all(
      r`vending|machine|3 ?pm|twix|at three|mid-?afternoon|every afternoon|afternoon slump|4 ?pm|at four|tuck shop|canteen`,
      r`vending|twix|sweet|chocolate|sugar|snack|biscuits?|cake|crisps|mandazi`,
      r`every|always|clockwork|until|each|end up|slump|usually`,
    ),
    unless: any(
      r`vomit\w*|purge\w*|binge\w*|he|she|stopped|kids|a week without|sew\w*|washing|drink|in the morning|3 ?am`,
    ),
    receives: [
      ['Every afternoon, the same machine.', 'Same machine every afternoon.'],
      ['A small reward at the low point of the day.', 'A little treat in the dead part of the day.'],
    ],
    questions: [
      [
        'meaning',
        'How much of it is the sugar, and how much the walk?',
        'How much is the sugar, how much is the walk?',
      ],
      [
        'open',
        'What are you usually getting up from, just then?',
        'What are you usually escaping from right then?',
      ],
    ],
  },
  {
    id: 'habit-week-no-sugar',
    says: [
      'I have gone a week without sugar and everyone finds me grumpy',
      'no sweets for 8 days, im a monster, but im doing it',
      'My tea tastes of nothing since I gave up sugar, and I snap at people',
    ],
    needs: all(
      r`sugar|sweets|chocolate|sweet (?:stuff|things?)`,
      r`without|no sugar|no sweets|gave up|given up|off (?:the )?(?:sugar|sweets|chocolate)|cut out|stopped eating|haven'?t had`,
      r`week|days?|since|grumpy|monster|snap|month|irritab\w*|moody|headache`,
    ),
    unless: any(
      r`blood sugar|diabet\w*|insulin|he|she|binge\w*|gave in|caved|last night i ate|kids|calories|weight|purge\w*|should|fat|hypo|low sugar|eaten`,
    ),
    receives: [
      ['Days of going without, and it shows.', 'Days without, and you can tell.'],
      ['No sweet thing so far.', 'Nothing sweet so far.'],
    ],
    questions: [
      ['when', 'At what time of day is the bargaining loudest?', 'What time of day is the bargaining worst?'],
      ['want', 'What set you on doing this now?', 'What made you go for it now?'],
    ],
  },
  {
    id: 'habit-one-more-round',
    says: [
      'I said one more round and it was four in the morning',
      'one more game turned into the sun coming up, uni at 9',
      'It was dark when I began to play, and then the bin men came',
    ],
    needs: all(
      r`rounds?|games?|match|play|playing|level|gaming|console|xbox|playstation|fifa|fortnite|league`,
      r`one more|just another|another (?:match|round|game|go)|then the (?:bin men|birds)|it was dark when|sun (?:coming|came) up|(?:till|until|til) (?:\w+ )?(?:am|in the morning|dawn|sunrise|\d)`,
      r`(?:three|four|five|six|3|4|5|6|2|two) (?:in the morning|am)|[2-6]am|sun|light outside|bin men|dawn|all night|sunrise|morning|night`,
    ),
    unless: any(
      r`he|she|son|husband|boyfriend|drinks?|pub|poker|chess|tennis|bet|betting|football match|my kid|cards|children|brother|of drinks|him|tomorrow`,
    ),
    receives: [
      ['One more, until the night was used up.', 'One more, till the night was gone.'],
      ['A game has no closing time.', "Games don't come with a bedtime."],
    ],
    questions: [
      [
        'meaning',
        'What does the game ask of you that the day does not?',
        "What does the game give you that the day doesn't?",
      ],
      ['when', 'What was the moment you could nearly have got up?', 'When did you nearly log off?'],
    ],
  },
  {
    id: 'habit-friends-online',
    says: [
      "My best friends are people I've only met in a game",
      'my guild knows more about me than my flatmates tbh',
      'The ones who noticed when I was away for a week were my raid group',
    ],
    needs: all(
      r`guild|raid|online|game|games|gaming|discord|server|headset|clan|twitch|minecraft|world of warcraft`,
      r`friends?|knows? (?:more|me)|best|noticed|people|group|mates|closest|community`,
      r`only met|never met|more about me than|noticed|closest|best friends?|met (?:in|on|through|online)|real friends|only friends|guild|raid group`,
    ),
    unless: any(
      r`dating|date|scam\w*|he (?:asked|sent|wants)|groom\w*|nude|met (?:him|her) online|boyfriend|girlfriend|bully\w*|husband|wife|tinder|bumble|groups? chat|blind game|bored games?|board games?|football|work\w*|stopped (?:replying|talking)`,
    ),
    receives: [
      ['They know you, through a headset.', 'They know you, just through a headset.'],
      ['People who notice, and you met them in a game.', 'Proper people, you just met them in a game.'],
    ],
    questions: [
      [
        'example',
        'Which of them would you most like to sit across from?',
        'Which one would you most wanna meet for real?',
      ],
      [
        'meaning',
        'What can you be there that you are not elsewhere?',
        "What can you be on there that you can't be off it?",
      ],
    ],
  },
  {
    id: 'habit-son-behind-door',
    says: [
      'My son plays behind a closed door and I hear him laugh in there',
      'my little bro only comes out his room for food, just games all day',
      "A tray goes in, an empty plate comes out, and between them there's shooting noise",
    ],
    needs: all(
      r`son|brother|bro|daughter|teenager|boy|lad|stepson|nephew|kid|tray|child|grandson|husband|he's|sister`,
      r`gam(?:es?|ing)|plays?|playing|playstation|xbox|console|fortnite|shooting noise|headset|computer|minecraft|pc|roblox|screen`,
      r`door|room|only comes out|bedroom|closed|upstairs|never comes (?:out|down)|plate`,
    ),
    unless: any(
      r`i play|my room|plays (?:football|the|piano|guitar|drums|with)|slam\w*|suicid\w*|self[- ]harm|hit|hits|punched|with me|together|toddler|waiting room|uninstall\w*|porn`,
    ),
    receives: [
      ['A closed door, and a game behind it.', 'Door shut, game on.'],
      ['You know the sounds of it, from outside.', 'You only get the sound of it.'],
    ],
    questions: [
      [
        'want',
        'What would you like to see, if that door were open?',
        'If that door was open, what would you wanna see?',
      ],
      [
        'exception',
        'When did you two last laugh at the same thing?',
        'When did you two last laugh at the same thing?',
      ],
    ],
  },
  {
    id: 'habit-game-uninstalled',
    says: [
      'I uninstalled the game after six years',
      'deleted my account, 3000 hours, gone',
      'The console went to my nephew in a box, and the corner looks bare',
    ],
    needs: all(
      r`game|games|gaming|account|console|hours|xbox|playstation|ps[45]|steam|wow|league`,
      r`uninstall\w*|delet\w*|sold|gave away|got rid|went to my|quit|in a box|stopped playing|gave up gaming`,
      r`game|games|gaming|console|\d+ hours|xbox|playstation|ps[45]|steam|league`,
    ),
    unless: any(
      r`bet\w*|gambl\w*|instagram|tiktok|facebook|tinder|dating|re-?install\w*|downloaded|he|she|son|app|should|board game|blame game|work hours|job|again|want to|football|mind games?|can'?t|work(?:ing)?|months into`,
    ),
    receives: [
      ['Years of play, and now the space where it was.', 'All those hours, and now a gap.'],
      ['That is done, then.', "That's that, then."],
    ],
    questions: [
      [
        'feeling',
        'What do your hands want to do at that hour now?',
        'What do your hands wanna do now, at that time?',
      ],
      [
        'meaning',
        'Which part of it do you miss, and which not at all?',
        'Which bit do you miss, and which bit not at all?',
      ],
    ],
  },
  {
    id: 'habit-gym-fee-since-january',
    says: [
      'I have paid for the gym since January and been twice',
      'the gym thanks me for my monthly donation lol',
      "A membership card in my wallet, unscratched, and it's October",
    ],
    needs: all(
      r`gym|fitness|membership|pilates|yoga|health club|swimming|peloton`,
      r`paid|paying|pay|direct debit|donation|membership|fee|subscription|money|standing order|monthly`,
      r`been twice|been once|never (?:go|set foot|been|went|use)|twice|once|unscratched|lol|don'?t go|haven'?t been|havent been|hardly|not (?:been|gone)|without going|still haven'?t|don'?t use`,
    ),
    unless: any(
      r`cancelled (?:it|my|the)|he|she|husband|can'?t afford|guilty all day|first time|used to|card was declined|twice a (?:week|day)|once a week|son|daughter|kids?`,
    ),
    receives: [
      ['Paid for, and hardly gone.', 'Paying, hardly going.'],
      ['Every month it sends its small reminder.', 'And every month it takes its cut.'],
    ],
    questions: [
      ['want', 'When you signed up, what did you picture?', 'What did you picture when you signed up?'],
      [
        'worst',
        'On the way there, in your mind, where does it stop?',
        'Where does it fall apart, between home and the gym door?',
      ],
    ],
  },
  {
    id: 'habit-gym-first-time',
    says: [
      'I went to the gym for the first time and nobody looked at me',
      'did it, gym, 20 mins on a bike, no one laughed',
      "My induction was this morning, I was the oldest there and it didn't matter",
    ],
    needs: all(
      r`gym|induction|fitness|spin class|yoga|pilates|swimming pool|pool|zumba|exercise class|aerobics|leisure centre`,
      r`first|induction|did it|finally went|for once|went in`,
      r`nobody|no one|didn'?t matter|20 mins|minutes|mins|laughed|looked|oldest|stared|nice|fine|okay|ok|went|did it|actually|survived|good`,
    ),
    unless: any(
      r`every(?:one|body) (?:stared|looked|laughed)|scared to|want to|tomorrow|next week|should|before i|can'?t|first thing|he|she|used to|kids?|son|daughter|miss(?:ed)?|guilt\w*|but i (?:left|walked)|thinking of|haven'?t|work ?place|company|at work|friend did`,
    ),
    receives: [
      ['Inside, and the roof stayed on.', 'You went in, and nothing awful happened.'],
      ['The first time is behind you.', "First time's done."],
    ],
    questions: [
      ['worst', 'What had you been sure would happen?', 'What were you sure was gonna happen?'],
      ['next', 'What would you do again, and what not?', 'What would you do again, and what would you skip?'],
    ],
  },
  {
    id: 'habit-miss-a-session',
    says: [
      'I feel guilty all day if I miss a session at the gym',
      'cant enjoy a rest day, just feel lazy and gross',
      'My knee is bad and I still went, because it was a Tuesday',
    ],
    needs: all(
      r`gym|workout|work out|session|run|running|training|exercise|rest day|days? off|knee|class`,
      r`miss|missed|skip|skipped|rest day|day off|don'?t (?:go|train|run|exercise)|still went|bad and i`,
      r`guilt\w*|lazy|gross|rubbish|still went|bad about|punish\w*|failure|horrible|hate myself|anxious|worthless|disgusting`,
    ),
    unless: any(
      r`calories|eat\w*|ate|food|miss (?:him|her|my|the people|you)|therapy|bad back at work|duolingo|work shift|he|she|son|daughter|school|church|off work|counselling|missed (?:him|her|my)|purge\w*|last session|this session|the session with|weight|thin`,
    ),
    receives: [
      ['A day off is not really a day off.', "Your days off aren't really off."],
      ['The plan does not bend easily.', "There's not much give in that plan."],
    ],
    questions: [
      [
        'thought',
        'What does a missed day say about you?',
        'What does a skipped day say about you, in your head?',
      ],
      ['when', 'How did it start, before it was a rule?', 'What was it like before it turned into a rule?'],
    ],
  },
  {
    id: 'habit-five-k-done',
    says: [
      'I ran five kilometres today and did not stop once',
      'finished couch to 5k!!! nearly died, so happy',
      "In March I couldn't run for a bus, today I ran round the lake",
    ],
    needs: all(
      r`today i (?:ran|jogged)|ran|run|couch to 5k|jogged|parkrun|park run|half marathon|10k|5k|marathon|race`,
      r`five k\w*|5 ?k\w*|ten k\w*|10 ?k\w*|without stopping|finished|round the lake|whole way|half marathon|kilomet\w+|miles|marathon|parkrun|all the way`,
      r`i|finished|did|ran|my|couch|today`,
      r`ran|finished|did|completed|managed|jogged`,
    ),
    unless: any(
      r`he|she|husband|used to|can'?t run|couldn'?t (?:finish|do it|make it|breathe)|want to|training for|injur\w*|next|should|ran (?:away|off|out|into|over)|calories|broke|run (?:a|the) (?:business|team)|signed up|would|hope|in the long run|(?:5|10) ?k (?:in )?debt|race(?:d|s|ing)? (?:heart|mind)|supposed`,
    ),
    receives: [
      ['All the way, on your own legs.', 'The whole way, on your own legs.'],
      ['That distance used to be out of reach.', "You couldn't have done that before."],
    ],
    questions: [
      ['body', 'What did your legs say at the end?', 'What were your legs saying by the end?'],
      ['tried', 'On which of the runs did you nearly give it up?', 'Which run nearly made you quit?'],
    ],
  },
  {
    id: 'habit-streak-broken',
    says: [
      'I lost my two hundred day streak on the language app',
      'missed one day of duolingo and now i dont wanna open it ever again',
      'The row of ticks had one gap in it and I threw the whole chart away',
    ],
    needs: all(
      r`streak|chain|row of ticks|ticks|in a row|days?`,
      r`lost|missed|forgot|broke|broken|gap|gone|skipped`,
      r`app|duolingo|language|meditat\w*|days|ticks|chain|journal\w*|step|steps|workout|habit|reading|yoga|day`,
      r`streak|duolingo|ticks|in a row|chain|meditat\w*`,
    ),
    unless: any(
      r`sober|drink\w*|drank|pints?|booze|clean|smok\w*|gambl\w*|bet|bets|he|she|self[- ]harm\w*|cut|cutting|job|losing streak|food chain|slept|nights in a row|crying|binge\w*|porn|sleep|snap\w*|work(?:ed|ing)?|died`,
    ),
    receives: [
      ['One gap, after so many days.', 'One day missed, after all those.'],
      ['The number went, and what you did did not.', "The number's gone, not what you did."],
    ],
    questions: [
      ['meaning', 'What had the unbroken row been proof of?', 'What was the streak proof of?'],
      [
        'worst',
        'What is it about one gap that spoils the rest?',
        'What is it about one miss that ruins the lot?',
      ],
    ],
  },
  {
    id: 'habit-start-on-monday',
    says: [
      'I always start again on Monday',
      'ill be good from the 1st, as usual',
      'There have been eleven new beginnings this year, each with a fresh notebook',
    ],
    needs: all(
      r`monday|mondays|the 1st|the first|january|tomorrow|new (?:notebook|beginnings?|start)|beginnings|next week|new year`,
      r`start|starts|starting|begin|beginnings|be good|fresh|again`,
      r`always|again|as usual|every (?:week|monday)|eleven|keep|each|usual|this time`,
    ),
    unless: any(
      r`job|work|school|therapy|term|course|treatment|he|she|shift|chemo|dread\w*|sick|medication|meds|college|uni|tablets|sunday|crying|first (?:time|day|date|person|thing)|the first (?:one|time|day|person|thing|few)|binge\w*|saying|argu\w*|panic\w*|sleep|cut(?:ting)?|every monday morning|session|trial|we|hurt\w*|pain|over and over`,
    ),
    receives: [
      ['Always a clean page, a little ahead.', 'Always a fresh start, just up ahead.'],
      ['The start is the part that keeps coming round.', 'The start keeps coming round.'],
    ],
    questions: [
      ['when', 'What day of the week does it usually come apart?', 'What day does it usually fall apart?'],
      [
        'want',
        'If one of those beginnings had held, where would you be?',
        'If one of them stuck, what would be different now?',
      ],
    ],
  },
  {
    id: 'habit-bitten-nails',
    says: [
      'I bite my nails down and hide my hands in meetings',
      'my nails are gone again, exams',
      'I only notice when my finger is already between my teeth',
    ],
    needs: all(
      r`nails?|finger ?nails?|between my teeth|cuticles|thumb`,
      r`bit(?:e|es|ing|ten)?|chew\w*|gone again|teeth|gnaw\w*|pick\w*|down to`,
    ),
    unless: any(
      r`he|she|son|daughter|stopped biting|grow(?:n|ing)?|salon|hammer|polish|varnish|bit (?:of|about|more|too|like|on|me)|husband|dog|smash\w*|nail (?:it|bar|on the)|nails? file|painted|bleed\w* on purpose|kids?|picked up`,
    ),
    receives: [
      ['The hands do it before you know.', 'Your hands are at it before you know.'],
      ['Whatever it is, the nails get it.', "Whatever's going on, your nails get it."],
    ],
    questions: [
      [
        'when',
        'What was going on, the last time you caught yourself?',
        'What was going on last time you caught yourself?',
      ],
      [
        'exception',
        'What were you doing, that time they grew?',
        'What was going on when they last grew back?',
      ],
    ],
  },
  {
    id: 'habit-six-coffees',
    says: [
      "I'm on my sixth coffee and it isn't yet two",
      'three energy drinks before lunch, hands shaking, still tired',
      'The machine at work knows my order, and I have it every hour',
    ],
    needs: all(
      r`coffees?|energy drinks?|espresso\w*|red bulls?|caffeine|monsters?|the machine at work|cups?`,
      r`sixth|fifth|fourth|seventh|six|five|four|seven|eight|three|\d+|every hour|hands shaking|one after another|another|lost count`,
      r`coffees?|energy drinks?|espressos?|red bulls?|monsters?|caffeine|every hour`,
      r`sixth|fifth|fourth|seventh|(?:two|three|four|five|six|seven|eight|\d+) (?:coffees|energy|espressos?|red|cups|monsters|cans)|every hour|hands shaking|still tired`,
    ),
    unless: any(
      r`he|she|date|met for|friend|together|machine broke|stopped|gave up|pills?|vodka|used to|with (?:him|her|my)|hour[s]? ago|decaf|vending`,
    ),
    receives: [
      ['One after another, to keep going.', 'One after another, to keep you going.'],
      ['The day is running on it.', "That's what the day's running on."],
    ],
    questions: [
      [
        'body',
        'What does the tiredness do underneath all of it?',
        "What's the tiredness doing under all that?",
      ],
      ['meaning', 'What would show, if you ran on nothing today?', 'If you had none today, what would show?'],
    ],
  },
  {
    id: 'habit-screen-time-report',
    says: [
      'My phone says I spent six hours a day on it',
      'screen time report came in and i nearly cried, 49 hours',
      'The weekly figure for my telephone would be a full-time job',
    ],
    needs: all(
      r`screen ?time|daily average|weekly (?:figure|report)|phone (?:says|said|told|tells)|mobile (?:says|told|said|tells)|hours a day on (?:my|it|the) ?(?:phone|screen|tiktok|instagram)?|hours on my phone`,
      r`hours?|report|figure|full-?time job|\d+ ?h`,
      r`phone|screen ?time|mobile|telephone|tiktok|instagram`,
    ),
    unless: any(
      r`he|she|his|her|son|daughter|kids?|child|children|husband|wife|cut down|down from|hours of sleep|steps|on hold|therapy`,
    ),
    receives: [
      ['There it is, in hours.', 'There it is, in hours.'],
      ['A number is a blunt thing to be handed.', "Numbers don't mess about."],
    ],
    questions: [
      ['meaning', 'Which of those hours would you keep?', 'Which of those hours were worth it?'],
      ['want', 'If a third of it came back, where would it go?', "If you got a third back, where'd it go?"],
    ],
  },
  {
    id: 'habit-deleted-instagram-again',
    says: [
      "I've deleted Instagram for the third time",
      'off socials again, lets see how long i last this time',
      'My accounts are closed, as they were at Easter and at New Year',
    ],
    needs: all(
      r`instagram|insta|socials|social media|facebook|tiktok|twitter|snapchat|accounts are closed|x account|snap`,
      r`delet\w*|off|closed|deactivat\w*|uninstall\w*|quit|remov\w*|left`,
      r`again|third|fourth|second time|this time|as they were|once more|another time|times|keep`,
    ),
    unless: any(
      r`he|she|unfollow\w*|posted|blocked|photo|photos|scroll\w*|see (?:her|his)|stalk\w*|ex'?s?|off (?:me|work)|show\w* off|put me off|friend|pictures?|message|bully\w*`,
    ),
    receives: [
      ['Off again, for another go.', 'Off it again, another go.'],
      ['You have done this before and know the road.', "You've been here before, so you know the way."],
    ],
    questions: [
      ['when', 'What was the last thing you saw there?', 'What was the last thing you saw on there?'],
      ['exception', 'The other times, what brought you back?', 'What got you back on, the other times?'],
    ],
  },
  {
    id: 'habit-two-pages-of-journal',
    says: [
      'I bought a beautiful journal and wrote on two pages',
      'got 5 notebooks with like one entry each',
      'The diary begins on the first of January and ends on the third',
    ],
    needs: all(
      r`journals?|notebooks?|diary|diaries|planner`,
      r`two pages|one entry|couple of (?:entries|pages|days)|ends on|few (?:pages|entries|days)|then (?:white|blank|empty)|(?:two|three|one|2|3) (?:pages|entries|days)|give up after|gave up after|first (?:page|week)|empty after|stopp(?:ed)? after|never (?:fill|finish|keep)`,
    ),
    unless: any(
      r`every (?:night|day|morning) now|her diary|his diary|mum'?s diary|read my|found|school planner|worr(?:y|ies)|he|she|reads?`,
    ),
    receives: [
      ['A good beginning, and then white pages.', 'Great start, then blank pages.'],
      ['The pages kept their place for you.', 'The rest is still sat there blank.'],
    ],
    questions: [
      [
        'example',
        'What do the few pages say, if you read them now?',
        "What's on those pages, if you look now?",
      ],
      [
        'meaning',
        'When the writing stops, what has usually stopped it?',
        'When it stops, what usually did it?',
      ],
    ],
  },
  {
    id: 'habit-bed-made-daily',
    says: [
      'I make my bed every morning now',
      'been doing my 10 min tidy before bed for like a month, who am i',
      'The table gets laid the night before these days, and it makes mornings easy',
    ],
    needs: all(
      r`(?:make|made|making) (?:my|the) bed|tidy|tidies|table gets laid|lay the table|wash up|washing up|lay out my clothes|flossing|floss|meditat\w*|stretch(?:es|ing)?|journal(?:ling|ing)`,
      r`every (?:morning|day|night|evening)|these days|who am i|for (?:like )?(?:a|two|three) (?:month|weeks?|months)|daily|each (?:morning|night)|now|habit|routine`,
      r`every|daily|each|month|weeks|these days|routine|habit`,
    ),
    unless: any(
      r`can'?t|cant|never|don'?t|dont|he|she|husband|mum|wife|haven'?t|used to|son|daughter|makes me|should|have to|kids?|if i|argu\w*|he'?s|otherwise|or else|must|therapist|couldn'?t|streak|forgot|times a day|obsess\w*|try|stop(?:ped)?|panic\w*|nurse|told`,
    ),
    receives: [
      ['A small thing, done daily.', 'Small thing, every day.'],
      ['It has become what you do.', "It's just what you do now."],
    ],
    questions: [
      ['when', 'On which day did it stop being an effort?', 'When did it stop being an effort?'],
      [
        'meaning',
        'What does it tell you, when you walk past it?',
        'What does it say to you when you walk past it?',
      ],
    ],
  },
  {
    id: 'habit-joint-to-sleep',
    says: [
      "I smoke a joint every night or I don't sleep",
      'cant fall asleep without weed anymore, been years',
      'One last small joint on the balcony, and only then does my head switch off',
    ],
    needs: all(
      r`joint|weed|spliff|smoke|bhang|cannabis|edibles?|gummies|bong|marijuana|ganja`,
      r`sleep|asleep|drop off|head switch off|nod off|switch off|bed ?time`,
      r`every (?:night|evening)|without|can'?t|cant|only then|or i|unless|last|don'?t|to get to sleep|need|rely`,
      r`joint|weed|spliff|bhang|cannabis|edibles?|gummies|bong|marijuana|ganja|smoke a`,
    ),
    unless: any(
      r`dreams?|he|she|son|stopped (?:the )?(?:weed|smoking)|off weed|joint (?:pain|account|custody)|joints ache|my joints?|quit|gave up|used to|smoke alarm|husband|partner|boyfriend`,
    ),
    receives: [
      ['Every night, and then sleep.', 'Every night, then sleep.'],
      ['It stands between you and a quiet head.', "It's the thing that gets you to sleep."],
    ],
    questions: [
      ['when', 'What was sleep like before the first one?', 'What was sleep like before all that?'],
      [
        'thought',
        'What would the head be saying, if it were left on?',
        'If your head stayed on, what would it be saying?',
      ],
    ],
  },
  {
    id: 'habit-weed-dreams-back',
    says: [
      'Since I stopped the weed I dream again, and wildly',
      'off weed 3 weeks and the dreams are insane',
      'I gave up smoking and now every night is a feature film',
    ],
    needs: all(
      r`weed|joints?|smoking|cannabis|smoke|bhang|drinking|pot|edibles`,
      r`dreams?|dreaming|nightmares?|feature film`,
      r`stopped|since|off|gave up|quit|given up|quitting|without`,
    ),
    unless: any(
      r`he|she|dream (?:job|house|of being)|dreamt i (?:smoked|drank)|my mum|died|alive|broke up|in my dream i (?:smoke|drink)|switch off|pots?`,
    ),
    receives: [
      ['It stopped, and the dreams came back.', 'You stopped, and the dreams kicked off.'],
      ['The nights have a lot to say all at once.', 'Your nights have got a lot to say.'],
    ],
    questions: [
      ['example', 'Which of the dreams has stayed till the afternoon?', "Which dream's stuck with you?"],
      ['open', 'And what has come back by day, if anything?', "And what's come back in the daytime?"],
    ],
  },
  {
    id: 'habit-rang-instead',
    says: [
      'I rang my sponsor instead of going to the shop',
      'was this close to drinking, phoned my mate and we talked about football',
      'I had my coat on to buy wine, and I called my sister from the pavement',
    ],
    needs: all(
      r`rang|called|phoned|texted|messaged|call|phone`,
      r`sponsor|friend|mate|sister|brother|mum|dad|helpline|someone|wife|husband|cousin|buddy|partner|her|him`,
      r`instead|this close|had my coat on|on my way|about to|nearly|didn'?t (?:want|drink|buy|go|need)|almost|rather than|was going to`,
      r`drink\w*|bottle|shop|wine|booze|bet|pub|sponsor|craving|off-?licen[cs]e|smok\w*|use|dealer|vodka|beer`,
    ),
    unless: any(
      r`(?:he|she|mum|dad|husband|wife|brother|sister) (?:rang|called|phoned|texted|drank)|rang me|called me|drunk|suicid\w*|kill myself|caved|then bought|end it|wished|should have|of use|used to|no use|bet (?:he|she|they)|called off|police|ambulance|slurr\w*|hospital|excuse|told her boss`,
    ),
    receives: [
      ['A phone call, where a drink might have been.', 'You picked up the phone, not the drink.'],
      ['One call, and the evening went another way.', 'One call, and the night went differently.'],
    ],
    questions: [
      ['tried', 'How did you get from wanting it to ringing?', "How'd you get from wanting one to calling?"],
      [
        'open',
        'What did {they} say, or leave unsaid, that turned it?',
        'What did {they} say, or not say, that helped?',
      ],
    ],
  },
  {
    id: 'habit-still-watching',
    says: [
      "I watch until the thing asks whether I'm still there",
      'six episodes deep, netflix judging me, didnt even like it',
      "I couldn't tell you what it was about, and I saw the entire season",
    ],
    needs: all(
      r`netflix|episodes?|series|season|watch(?:ed|ing)?|binge-?watch\w*|youtube|box ?set|telly|show`,
      r`still there|still watching|deep|didn'?t even like|didnt even like|entire season|what it was about|whole (?:season|series)|six episodes|episodes? (?:in a row|later|deep|straight)|couldn'?t tell you|autoplay|one after (?:the next|another)|episode after episode|don'?t even (?:like|enjoy|care)|all (?:day|weekend|night|evening)`,
      r`netflix|episodes?|series|season|watch(?:ed|ing)?|box ?set|show|telly|tv`,
    ),
    unless: any(
      r`with (?:him|her|my)|together|we|he|she|lovely|bliss|watching (?:me|him|her|over|the (?:clock|door|kids|children))|loved|world series|son|daughter|watch out|my watch|being watched|football|porn|knitting|crochet\w*|his|they`,
    ),
    receives: [
      ['One after the next, without much wanting it.', 'Episode after episode, not even that into it.'],
      ['It plays on by itself, and the evening with it.', 'It just plays on, and the night goes with it.'],
    ],
    questions: [
      ['meaning', 'What does having it on keep away?', 'What does having it on keep away?'],
      ['want', 'What else had a claim on that evening?', 'What else could that night have been?'],
    ],
  },
  {
    id: 'habit-takeaway-fourth',
    says: [
      "It's the fourth takeaway this week",
      'the delivery guy knows my name and its only thursday',
      'I cook in my imagination and then I order noodles',
    ],
    needs: all(
      r`take-?aways?|take away|take-?out|deliveroo|uber ?eats|just eat|delivery guy|delivery driver|order(?:ed|ing)? (?:pizza|in|noodles|food|dinner|curry|a curry|chips|kebab|sushi|chinese)|i order (?:noodles|pizza)|glovo|dominos?`,
      r`fourth|third|fifth|again|every (?:night|evening|day)|this week|knows my name|only thursday|nearly every|imagination|most nights|in a row|instead of cooking`,
    ),
    unless: any(
      r`with (?:him|her|my|friends)|binge\w*|vomit\w*|purge\w*|he|she|we|together|lovely|treat|husband|kids?|threw up|delivery (?:of|date)|eaten everything|fat|disgust\w*|weight|calories`,
    ),
    receives: [
      ['Ordered in again.', 'Ordered in again.'],
      ['The bell rings, and supper is settled.', "Doorbell goes, dinner's sorted."],
    ],
    questions: [
      [
        'when',
        'At what minute of the evening is it decided?',
        'What minute of the evening does it get decided?',
      ],
      ['meaning', 'What does not having to cook spare you?', 'What does not cooking save you from?'],
    ],
  },
  {
    id: 'habit-walk-after-tea',
    says: [
      'I go for a walk after supper every day now',
      'evening walk w my dad is the new routine, were on week 3',
      'At seven the dog fetches the lead, because we have never missed since spring',
    ],
    needs: all(
      r`walk|walks|lead|stroll|walking`,
      r`every (?:day|evening|night|morning)|routine|each (?:day|evening|morning)|never missed|daily|habit|week \d`,
      r`after (?:supper|tea|dinner|work|lunch)|evening|at seven|new routine|now|never missed|since|week|weeks|spring|months`,
    ),
    unless: any(
      r`used to|can'?t|cant|don'?t|dont|haven'?t|he walks|she walks|walk (?:out|away|on eggshells)|walks out|anymore|any more|should|scared|afraid|follow\w*|stopped|have to|walk (?:past|by|in|into) |without (?:him|her)|died|alone at night|school|home from|she|he|calories|steps|pain\w*|dead|to work|told|try|kids?`,
    ),
    receives: [
      ['Every day, the same walk.', 'Every day, same walk.'],
      ['It has a place in the day now.', "It's got its own slot in the day now."],
    ],
    questions: [
      [
        'open',
        'What has changed along that road since you began?',
        "What've you noticed change along the way?",
      ],
      [
        'meaning',
        'At what point of the walk does the day fall off?',
        'What point of the walk does the day drop off you?',
      ],
    ],
  },
  {
    id: 'habit-relapse-untold',
    says: [
      "I had a slip and I haven't told my group",
      'everyone thinks im still clean and i let them clap for me',
      "They gave me a chip for ninety days, and it wasn't ninety days",
    ],
    needs: all(
      r`slip|slipped|relaps\w*|used|drank|still clean|still sober|wasn'?t ninety|had (?:a drink|one|used)|drink|drinking|using`,
      r`haven'?t told|havent told|not told|said nothing|didn'?t (?:tell|say|own up)|let them (?:clap|think)|thinks? (?:im|i'?m|i am)|they gave me a chip|nobody knows|no one knows|kept (?:it )?quiet|lied to`,
      r`group|sponsor|aa|na|clean|chip|clap|congratulat\w*|sober|meeting|counsellor|relaps\w*|slip|slipped`,
    ),
    unless: any(
      r`he|she|husband|wife|son|used to|get used|gambl\w*|hide|behind|slipped (?:on|over|a disc)|clean (?:the|house|flat)|found out|halved|doctor|debt|self[- ]harm\w*|cut\w*|food|purge\w*`,
    ),
    receives: [
      ['The number they know is not the true one.', "The number they've got isn't the real one."],
      [
        'They counted along, and one thing is missing from it.',
        "They're counting, and there's a bit they don't know.",
      ],
    ],
    questions: [
      ['worst', 'What would be in their faces, do you think?', "What do you think you'd see in their faces?"],
      [
        'support',
        'Which of them could you imagine telling first?',
        'Which one of them could you maybe tell first?',
      ],
    ],
  },
  {
    id: 'habit-partner-quit-with-me',
    says: [
      "My wife gave up drinking with me so I wouldn't be alone",
      'me and my flatmate quit smoking together, we text every craving',
      'We are two, my friend and I, and we both stopped on the same day',
    ],
    needs: all(
      r`wife|husband|partner|flatmate|friend|mate|sister|brother|girlfriend|boyfriend|we are two|colleague|mum|dad|cousin`,
      r`gave up|quit|stopped|giving up|quitting|given up|stopping|not drinking`,
      r`with me|together|both|same day|so i wouldn'?t be alone|me and my|too|at the same time|as well|alongside me`,
      r`drink\w*|smok\w*|craving|same day|alcohol|booze|vap\w*|weed|gambl\w*|sugar|cigarettes?`,
    ),
    unless: any(
      r`stopped (?:talking|speaking|loving|sleeping)|broke up|job|left me|drinks too|drinking too much|won'?t|too (?:much|many)|started again|still (?:drinks|smokes)|refus\w*|can'?t|gave up on|waiting for|trust|wants me|because of|argu\w*|fight\w*|miss`,
    ),
    receives: [
      ['Two of you, at the same thing.', 'Two of you in it.'],
      ['You are not doing this by yourself.', "You're not doing it solo."],
    ],
    questions: [
      [
        'example',
        'Which of you holds firm when the other one wobbles?',
        'Who holds firm when the other one wobbles?',
      ],
      [
        'support',
        'What did {they} say or do on your worst day of it?',
        'What helped most from {them} on your worst day?',
      ],
    ],
  },
];
