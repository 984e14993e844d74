// Losing, seeking, beginning and ending paid work, and working for oneself.
import type { Moment } from './moment.ts';
import { all, r } from './words.ts';

export const momentsOfJobs: readonly Moment[] = [
  {
    id: 'job-let-go-short-meeting',
    says: [
      'They let me go in a meeting that lasted ten minutes',
      'got fired on a friday afternoon, took like five mins',
      'After nineteen years my dismissal fitted into a quarter of an hour',
    ],
    needs: all(
      r`(?:fired|sacked|laid off|let (?:me|us) go|redundan|dismiss(?:ed|al)|lost my job|got the (?:sack|boot|chop)|out of a job|terminated|retrench|job was cut|been cut)\w*`,
      r`(?:minutes?|quarter of an hour|before my coffee|quick|short|over in|seconds|called in(?:to)?|took like|hr\b|years?|(?:five|ten|fifteen|5|10) mins?|mins\b)\w*`,
      r`(?:minute|quarter|coffee|seconds|before i|over in|short|quick|mins?\b|took like)\w*`,
    ),
    unless:
      /\b(?:my (?:husband|wife|son|dad|brother|friend|sister)|i (?:fired|sacked|had to)|he (?:was|got) (?:fired|sacked|laid)|temper|slept|relie|by e-?mail|text\b|if i|late\b)/,
    receives: [
      ['A few minutes, and a job was over.', 'A few minutes and the job was gone.'],
      ['It was said quickly, for what it was.', 'They said it quick, for what it was.'],
    ],
    questions: [
      ['example', 'Which sentence of it do you still hear?', 'Which line of it do you still hear?'],
      ['next', 'Where did you go straight from that room?', "Where'd you go straight after?"],
    ],
  },
  {
    id: 'job-box-of-things',
    says: [
      'I carried my things out of the office in a cardboard box',
      'walked past everyone with my plant and my mug in a box',
      'My whole desk fitted into one shopping bag on the last day',
    ],
    needs: all(
      r`(?:\bbox|bag\b|plant\b|mug\b|carrier|bin ?bag)\w*`,
      r`(?:desk|office|my things|my stuff|belongings|last day|security|locker|walked past everyone|walked (?:me )?out|plant and)\w*`,
      r`(?:carried|walk|fitted|packed|pack(?:ing)?\b|clear(?:ed|ing)?|fit into|put my|out of|escorted|handed|walked past)\w*`,
      r`(?:office|desk|work|last day|out of the building|walked (?:past|out)|security|job|everyone in a box|walked past everyone)\w*`,
    ),
    unless:
      /\b(?:moving house|ex's|his things|her things|school|teacher|grade|died|hospital|shoe ?box|memory|divorce)/,
    receives: [
      ['All that time, and it can be carried.', 'All that time, and you can carry it.'],
      ['You walked out with it in your hands.', 'You walked out holding it.'],
    ],
    questions: [
      ['example', 'What is in there that you would not give away?', "What's in there you'd never chuck?"],
      ['next', 'Where has it all been since?', "Where's that stuff now?"],
    ],
  },
  {
    id: 'job-laid-off-by-email',
    says: [
      'They made me redundant by email',
      'lost my job over a video call, 200 of us on mute',
      'My login stopped working, and that was how I knew I had been cut',
    ],
    needs: all(
      r`(?:fired|sacked|laid off|let (?:me|us) go|redundan|dismiss(?:ed|al)|lost my job|got the (?:sack|boot|chop)|out of a job|terminated|retrench|job was cut|been cut)\w*`,
      r`(?:e-?mail|video call|zoom|teams\b|text\b|login|message|whats ?app|letter|phone\b|memo)\w*`,
      r`(?:by\b|over\b|in a\b|stopped working|read|via|from|mass|how i (?:knew|found))\w*`,
    ),
    unless:
      /\b(?:(?:he|she|husband|wife|dad|son) (?:was|got|lost)|dumped|broke up|for (?:sending|an email)|told (?:my|no)|not told|havent told|haven'?t told|lost my job (?:in|last|so|and)|phone bill)/,
    receives: [
      ['A screen brought you the news.', 'You found out from a screen.'],
      ['No one came over to say it.', 'Nobody came over to tell you.'],
    ],
    questions: [
      ['when', 'What were you in the middle of when it came?', 'What were you in the middle of right then?'],
      ['want', 'Who should you have heard it from?', 'Who should you have heard it from?'],
    ],
  },
  {
    id: 'job-not-told-family',
    says: [
      'I lost my job and I still leave the house at seven',
      'havent told my wife i got fired, i sit in the library all day',
      'My parents believe I am at work, I walk around until five',
    ],
    needs: all(
      r`(?:job\b|fired|sacked|laid off|redundan|work\b|unemploy|dismissed)\w*`,
      r`(?:(?:have|had|has)(?:n'?t| not) told|not told|(?:do|does)(?:n'?t| not) know|still leave|believe i|thinks? i(?:'m| am)|hiding|hide it|keep it (?:from|secret)|pretend|secret|told no ?(?:body|one)|never told|wo ?n'?t know|so (?:that )?(?:my|the|no)|still thinks?|thinks? i (?:still )?(?:go|work|have))\w*`,
      r`(?:wife|husband|parents|mum|mother|dad|father|family|partner|kids|children|anyone|girlfriend|boyfriend|leave the house|everyone|they\b|he\b|she\b|no ?(?:body|one))\w*`,
      r`(?:(?:still )?leave (?:the house|home)|library all day|walk (?:around|about)|believe i am at work|thinks? i(?:'m| am) (?:at|still at|going to) work|every (?:day|morning)|sit in (?:the|a) (?:library|caf[eé]|park|car)|pretend(?:ing)? to (?:go to )?work|suit on|like i(?:'m| am) going|(?:still )?thinks? i (?:still )?(?:go to work|work|have a job))\w*`,
    ),
    unless:
      /\b(?:my (?:husband|wife|son|dad|father|brother) (?:lost|was|got|is)|told my boss|has(?:n't| not) told me|pregnan|ill\b|diagnos|drink|want(?:s)? to quit|affair|gambl|bet\b|nobody at work|people at work|no one at work|anyone at work|my colleagues|at work know)/,
    receives: [
      ['Every morning you still go out of the door.', 'You still go out the door every morning.'],
      ['So the day has to be filled and kept quiet.', 'So you fill the day and keep it quiet.'],
    ],
    questions: [
      ['open', 'Where do those hours take you?', 'Where do you go in those hours?'],
      ['worst', 'Which part of telling them do you dread?', 'Which bit of telling them do you dread?'],
    ],
  },
  {
    id: 'job-severance-signing',
    says: [
      'There is a severance agreement on my table and I cannot sign it',
      'they want me to sign the exit papers by friday',
      'I have read the redundancy offer so often that the paper is soft',
    ],
    needs: all(
      r`(?:sever|settlement|exit papers|redundancy (?:offer|papers|agreement|package)|termination (?:papers|agreement)|package\b|leaving papers)\w*`,
      r`(?:sign|name to|read\b|table|papers?\b|friday|decide|bread bin)\w*`,
    ),
    unless: /\b(?:divorce|custody|house|signed it (?:last|years)|paid off|court|parcel)/,
    receives: [
      ['One signature, and then it is settled.', "One signature and then it's final."],
      ['The paper is there, waiting for a pen.', "It's just lying there waiting for a pen."],
    ],
    questions: [
      ['worst', 'What would be over once your name is on it?', "What's over once you've signed it?"],
      ['who', 'Whose eyes should look at it beside yours?', "Who'd you want to look it over with you?"],
    ],
  },
  {
    id: 'job-plant-closing',
    says: [
      'The whole factory is closing at the end of the year',
      'theyre shutting our branch, half the town works there',
      'My father worked in that plant, I do too, and now it is being shut',
    ],
    needs: all(
      r`(?:factory|plant\b|branch|mine\b|site\b|mill\b|works\b|warehouse|store\b|depot|yard|hospital|hotel|restaurant|shop\b|company|school)\w*`,
      r`(?:clos(?:ing|es|ed down|ure)|shut(?:ting|s)?\b|being shut|going under|winding (?:up|down))\w*`,
      r`(?:end of (?:the )?(?:year|month)|half the town|work there|whole|worked|all of us|everyone|jobs|we (?:all|are)|staff|theyre|they'?re|they are|laid off|workers)\w*`,
      r`(?:factory|plant\b|branch|site\b|mill\b|mine is|depot|company|work there|jobs|workers|staff)\w*`,
    ),
    unless:
      /\b(?:i (?:close|closed|shut)|my (?:own )?(?:shop|business|caf[eé])|not mine|closing time|water(?:ed)? |pot plant|door|on sunday|eyes|shut (?:up|down my)|school (?:is|was) clos|closes at|watch|lock)/,
    receives: [
      ['That is a whole place going.', "That's a whole place going."],
      ['Everyone there has the same date ahead.', "Everyone there's got the same date coming."],
    ],
    questions: [
      ['feeling', 'How is it on the floor these days?', "What's it like in there these days?"],
      [
        'meaning',
        'What will you miss that was never in the contract?',
        "What'll you miss that was never in the contract?",
      ],
    ],
  },
  {
    id: 'job-relief-at-being-fired',
    says: [
      'I was fired, and to be honest I slept well for the first time',
      'got laid off and my first thought was thank god',
      'Everyone is sorry about my job, and I keep hiding that I am relieved',
    ],
    needs: all(
      r`(?:fired|sacked|laid off|let (?:me|us) go|redundan|dismissed|lost my job|got the (?:sack|boot)|terminated|retrench|about my job|job (?:is )?(?:gone|over))\w*`,
      r`(?:relie(?:f|ved)|lightness|lighter|thank god|slept well|free\b|glad|happy|weight (?:off|lifted)|breathe|best thing|smil)\w*`,
    ),
    unless:
      /\b(?:(?:not|never) (?:\w+ )?(?:relie|glad|happy)|do ?n'?t (?:feel )?(?:relie|glad|happy)|(?:he|she|husband|wife|dad|son|friend) (?:was|got|lost)|used to be happy|was happy (?:there|until|before)|fire alarm|free time)/,
    receives: [
      ['The job went, and something eased.', 'The job went and something let go.'],
      ['It can be a loss and a relief.', 'It can be a loss and a relief at once.'],
    ],
    questions: [
      ['body', 'Where did you first notice the easing?', "Where'd you first notice it easing?"],
      [
        'meaning',
        'Which part of that job are you most glad to lose?',
        'Which bit of it are you gladdest to lose?',
      ],
    ],
  },
  {
    id: 'job-last-day-nobody-noticed',
    says: [
      'On my last day nobody said goodbye to me',
      'left my job today, no card no cake no nothing',
      'I handed in my key at reception, and that was my farewell',
    ],
    needs: all(
      r`(?:last day|left (?:my|the) job|handed in my (?:key|badge)|my farewell|left (?:the )?(?:company|firm|office|school|work)|final (?:day|shift))\w*`,
      r`(?:nobody|no one|no-one|no card|not (?:one|even)|nothing|without (?:a|one)|that was (?:my|it)|no cake|no goodbye|forgot)\w*`,
      r`(?:job|work|last day|key|office|company|firm|colleague|shift|reception|there and|eleven years|years there)\w*`,
    ),
    unless:
      /\b(?:of (?:my|the) (?:holiday|school|term|life)|his last|her last|dying|hospital|he left|she left|if i had|last days|never (?:left|leave)|months? ago .*pretend|days? at home|told me|school year)/,
    receives: [
      ['You left, and it went by quietly.', 'You left, and it was dead quiet.'],
      ['No one marked the day.', 'Nobody marked the day.'],
    ],
    questions: [
      ['want', 'Which goodbye would you have wished for?', 'Whose goodbye did you want the most?'],
      [
        'meaning',
        'What did you leave there that is still in use?',
        'What did you leave there that they still use?',
      ],
    ],
  },
  {
    id: 'job-good-farewell',
    says: [
      'They gave me a proper send-off on my last day',
      'my team cried when i left, i wasnt expecting that',
      'The farewell card had forty signatures and a photo from the first year',
    ],
    needs: all(
      r`(?:send-?off|leaving (?:do|party|card|present)|farewell|last day|when i left|goodbye (?:party|card|cake))\w*`,
      r`(?:work|job|office|team|colleague|signature|speech|send-?off|leaving (?:do|party|card)|ward|school|students|staff)\w*`,
      r`(?:proper|cried|card|sang|book|messages|signature|cake|flowers|hug|photo|speech|beautiful|lovely|gave me|everyone)\w*`,
    ),
    unless:
      /\b(?:(?:nobody|no one|no-one|not one|not a soul|not a single|none of)|no card|no cake|not even|funeral|never|my (?:husband|wife|mum|dad|son|daughter)|his last|her last|did ?n'?t|have to|need to|tomorrow|next week|organi[sz])/,
    receives: [
      ['They showed you what you had been there.', 'They showed you what you were to them.'],
      ['A good ending is a rare thing.', "A good ending, that's rare."],
    ],
    questions: [
      ['example', 'Which line from that day will you keep?', 'Which thing someone said will you keep?'],
      ['thought', 'What had you not known until then?', "What hadn't you known till then?"],
    ],
  },
  {
    id: 'job-replaced-by-machine',
    says: [
      'A program does in a minute what I was paid for',
      'theyre using ai for my job now and i trained it basically',
      'At the checkout I help customers use the machines that will replace me',
    ],
    needs: all(
      r`(?:\bai\b|machines?\b|robots?\b|program\b|software|chat ?gpt|automat|self-?checkout|algorithm|computer)\w*`,
      r`(?:my job|my work|what i (?:was|am|get) paid|replac|instead of (?:me|us)|redundan|jobs\b|take over)\w*`,
      r`(?:replac|does (?:in|it|what|my)|using|for (?:my|our) job|take(?:s|n)? (?:over|my)|trained it|can do|do(?:ing)? my)\w*`,
    ),
    unless: /\b(?:therap|talking to (?:a|an)|washing|coffee|slot|are you|you're|you are|gambl|speak to)/,
    receives: [
      ['You can watch it doing your work.', 'You can literally watch it doing your work.'],
      ['It does the task, the years are yours.', 'It does the task, but the years are yours.'],
    ],
    questions: [
      ['meaning', 'Which part of your work can it not see?', "Which bit of your work can't it see?"],
      ['next', 'What is being said about it at your place?', 'What are people saying about it at yours?'],
    ],
  },
  {
    id: 'job-no-answers',
    says: [
      'I have sent eighty applications and heard nothing',
      'applied to like a hundred jobs and its just silence',
      'Not even a rejection comes any more, my inbox is simply empty',
    ],
    needs: all(
      r`(?:applications?|applied|cvs?\b|resumes?|cover letters|job ?hunt|looking for (?:a job|work)|rejection)\w*`,
      r`(?:nothing|silence|no (?:answer|reply|response|repl)|never (?:hear|answer|reply|repl)|not (?:a|one|even|heard)|nobody|no one|have ?n'?t heard|empty|ghost|none|not a soul|no interview)\w*`,
      r`(?:sent|applied|applications|gone out|out since|any more|anymore|come)\w*`,
    ),
    unless:
      /\b(?:interview went|uni\b|college|visa|scholarship|mortgage|benefit|asylum|flat\b|dating|tinder|she applied|he applied|son|daughter|husband|make-?up|not applied|have ?n'?t applied|did ?n'?t apply)/,
    receives: [
      ['Sent out, and nothing comes back.', 'You keep sending them and nothing comes back.'],
      ['Silence is an odd answer to get.', 'Silence is a weird answer to get.'],
    ],
    questions: [
      ['want', 'Which of them had you hoped for most?', 'Which one did you want the most?'],
      ['next', 'How do you get the next one written?', 'How do you get yourself to write the next one?'],
    ],
  },
  {
    id: 'job-automatic-rejection',
    says: [
      'The rejection came at two in the morning, from a machine',
      'got rejected four minutes after i hit apply lol',
      'The letter began with "unfortunately" and had someone else\'s name in it',
    ],
    needs: all(
      r`(?:reject|unfortunately|declin|turned (?:me )?down|regret to)\w*`,
      r`(?:automatic|machine|template|minutes? after|seconds|two in the morning|(?:2|3) ?am|someone else'?s name|wrong name|bot\b|no-?reply|standard|generic|copy.?paste|robot)\w*`,
    ),
    unless: /\b(?:date\b|tinder|card\b|visa|publisher|magazine|poem|bank)/,
    receives: [
      ['Nobody read that one, it seems.', 'Looks like nobody even read it.'],
      ['You got a template for an answer.', 'You got a template for an answer, basically.'],
    ],
    questions: [
      [
        'meaning',
        'What was in it that a person should have read?',
        "What was in there a person should've read?",
      ],
      ['tried', 'What did you do with that mail?', "What'd you do with that email?"],
    ],
  },
  {
    id: 'job-overqualified',
    says: [
      'They said I was overqualified',
      'apparently ive got too much experience to stack shelves',
      'The interviewer looked at my degree and said I would soon be bored',
    ],
    needs: all(
      r`(?:over-?qualified|too (?:much|many) (?:experience|qualif|degrees)|too qualified|would (?:soon )?be bored|no business waiting|with my (?:degree|diploma|education|phd|masters))\w*`,
      r`(?:job|said|told|interview|apparently|shelves|waiting|cv|shop|work|they\b|manager|employer)\w*`,
    ),
    unless: /\b(?:my (?:son|daughter|husband|wife|boss is)|in my country|at home i was|not recogni[sz]ed)/,
    receives: [
      ['Too much, this time.', 'Too much of everything, this time.'],
      ['They decided for you what would suit.', 'They decided for you what would suit you.'],
    ],
    questions: [
      ['want', 'What did you want that job for?', 'What did you actually want it for?'],
      [
        'thought',
        'What would you have liked to tell them about yourself?',
        'What did you wanna tell them about you?',
      ],
    ],
  },
  {
    id: 'job-too-old-they-say',
    says: [
      'At fifty-six I am told that they want a young team',
      'recruiter asked if id cope with a younger crew, im 51',
      'I left the year of my birth off my application',
    ],
    needs: all(
      r`(?:too old|young(?:er)? (?:team|crew|people|person|one|ones|guy|girl)|my age|year of (?:my )?birth|date of birth|at (?:4|5|6)\d|fifty|sixty|im (?:4|5|6)\d|i'?m (?:4|5|6)\d|younger|(?:4|5|6)\d(?:-| )year(?:-| )old)\w*`,
      r`(?:job|recruit|application|applied|cv\b|interview|team\b|hire|employ|work\b|career|agency|vacanc)\w*`,
      r`(?:told|said|want|cope|left (?:the|my)|asked|reject|younger|too old|nobody|no one|won'?t|look(?:ed|s)? at|hire a)\w*`,
    ),
    unless:
      /\b(?:uni\b|class|college|course|exam|retire|husband|kids|retrain|first (?:job|day)|my boss is|team leader|promoted|over me)/,
    receives: [
      ['Those years are also what you know.', 'Those years are also everything you know.'],
      ['The number was in the room before you were.', 'The number got there before you did.'],
    ],
    questions: [
      ['meaning', 'What can you do because of those years?', 'What can you do cos of those years?'],
      ['when', 'Where did you first run into the number?', 'When did your age first come up?'],
    ],
  },
  {
    id: 'job-gap-in-cv',
    says: [
      'I never know what to say about the gap in my CV',
      'they always ask about the two years i was ill',
      'There is a hole in my working life, and every interviewer puts a finger in it',
    ],
    needs: all(
      r`(?:\bgap|hole in my|blank|missing years|years i was (?:ill|out|at home|away|sick)|years when i|years off|time (?:off|out))\w*`,
      r`(?:cv\b|resume|interview|employer|recruit|working life|application|job\b|linkedin|they always ask)\w*`,
    ),
    unless: /\b(?:gap year|tooth|teeth|went blank|go blank|blank in|mind|generation|age gap|head)/,
    receives: [
      ['They ask about the blank space.', 'They always go for the blank bit.'],
      ['On paper it is empty, and you lived it.', "On paper it's blank, and you lived it."],
    ],
    questions: [
      [
        'meaning',
        'What happened in that time that a CV cannot hold?',
        "What happened then that a CV can't hold?",
      ],
      ['tried', 'Which sentence have you used for it so far?', 'What line have you used for it so far?'],
    ],
  },
  {
    id: 'job-rewriting-cover-letter',
    says: [
      'I have written the first sentence of the cover letter twelve times',
      'cant write a cover letter without feeling like a fraud',
      'I sat all evening over the line that says what my strengths are',
    ],
    needs: all(
      r`(?:cover(?:ing)? letter|application letter|motivation(?:al)? letter|personal statement|job application|my cv\b|my resume|my strengths)\w*`,
      r`(?:twelve times|\d+ times|ca n'?t write|can'?t (?:write|finish|start|get)|cant (?:write|finish)|without feeling|rewr|fraud|all evening|sat\b|stuck|first (?:sentence|line)|over and over|hours|again and again|delet|struggl|hate)\w*`,
    ),
    unless: /\b(?:sent (?:eighty|\d)|no (?:answer|reply)|nothing back|gap|uni\b|updated)/,
    receives: [
      ['One page about yourself, and it will not come.', "One page about you, and it won't come."],
      ['It is odd work, advertising oneself.', "It's weird, having to advertise yourself."],
    ],
    questions: [
      ['who', 'How would someone who worked beside you put it?', 'How would someone you worked with put it?'],
      ['worst', 'At which word do you get stuck?', 'Which word do you get stuck on?'],
    ],
  },
  {
    id: 'job-ex-colleague-got-it',
    says: [
      'The job I wanted went to a friend of mine',
      'me and my mate both applied and he got it',
      'I had to congratulate her on the post I did not get',
    ],
    needs: all(
      r`(?:job|post\b|role|position|both (?:applied|went for)|promotion)\w*`,
      r`(?:friend|mate\b|colleague|brother|sister|cousin|flatmate|neighbour|congratulat|we both)\w*`,
      r`(?:(?:friend|mate|colleague|brother|sister|cousin|flatmate|neighbour|she|he|they|someone) (?:\w+ )?got (?:it|the|that)|and (?:he|she|they) got it|went to (?:the|a|my) (?:\w+ )?(?:\w+ )?(?:friend|mate|colleague|cousin|girl|guy|man|woman)|starts there|congratulate|congratulated (?:him|her|them)|gave it to (?:him|her|my)|was given|chose|hired (?:him|her|my)|instead)\w*`,
    ),
    unless:
      /\b(?:i got (?:the|it)|got me the job|helped me|got married|got a new job|got in(?:to)?\b|bestie|leaving|got the house|went to (?:the|his|her|my (?:mum|mother|doctor|gp|boss))|(?:he|she|they) (?:always |really )?wanted|(?:he|she|they)'?d? (?:applied|has wanted)|grammar|congratulated me|gave the job)/,
    receives: [
      ['Someone you know has it now.', "Someone you know's got it now."],
      ['Good news for one, and a no for you.', 'Good news for them, a no for you.'],
    ],
    questions: [
      ['feeling', 'How is it between you and {them} now?', "How're things with you and {them} now?"],
      ['open', 'What have you two said about it?', "What've you two said about it?"],
    ],
  },
  {
    id: 'job-recruiter-vanished',
    says: [
      'The recruiter was so keen and then never rang again',
      'had three calls with them then they ghosted me',
      'They were so sure of me, I would hear by Friday, that was five weeks ago',
    ],
    needs: all(
      r`(?:recruit(?:er|ers|ment)|head ?hunter|agency|hr\b|interviews?|three calls|they (?:were|said|told|promised)|hiring)\w*`,
      r`(?:ghost|vanish|never (?:rang|called|phoned|heard|got back|wrote)|never .{0,20}(?:again|back)|disappear|weeks ago|nothing since|not heard|have ?n'?t heard|silence|gone quiet|no word|stopped (?:answering|replying|calling|picking)|no longer answers|won'?t answer|not answering)\w*`,
      r`(?:keen|calls|sure|by (?:friday|monday)|interview|recruit|promis|said they|would (?:hear|call|ring)|loved me|enthusias|hr\b|head ?hunter|perfect|stopped)\w*`,
      r`(?:job|recruit|interview|hr\b|them then|hear by|agency|head ?hunter|role|hiring|position|company)\w*`,
    ),
    unless:
      /\b(?:date\b|dates\b|dating|boyfriend|tinder|therap|guy i|he ghosted|she ghosted|my (?:friend|sister|brother)|doctor)/,
    receives: [
      ['It was warm, and then it went still.', 'It was all warm, then nothing.'],
      ['Nobody has closed that door properly.', "Nobody's properly closed that door."],
    ],
    questions: [
      ['thought', 'What have you put into that silence yourself?', 'What do you tell yourself it means?'],
      ['need', 'What would let you cross it off?', "What'd let you cross it off?"],
    ],
  },
  {
    id: 'job-lied-in-interview',
    says: [
      'I said in the interview that I speak fluent Spanish, and I do not',
      'told them i can do excel and now ive got the job help',
      'In my application I made two years out of eight months',
    ],
    needs: all(
      r`(?:interview|cv\b|resume|application|told them i|hired|got the job|employer|recruiter)\w*`,
      r`(?:lied|lie\b|not true|never did|and i do(?:n'?t| not)|i ca n'?t|i can'?t|made two years|exaggerat|made (?:it )?up|fake|never (?:managed|did|had)|pretend|two years out of|told them i can|fluent)\w*`,
    ),
    unless:
      /\b(?:lied to me|gap|went blank|empty|rejected|overqualified|as if i'?m at work|court|police|the baby|lie (?:down|awake)|asylum|for you|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:lied|told))/,
    receives: [
      ['Something bigger than it was, and it is out now.', "Made it a bit bigger, and now it's out there."],
      ['You have been living with that sentence.', "You've been living with that line."],
    ],
    questions: [
      ['worst', 'Where might it come up first?', "Where's it gonna come up first?"],
      ['need', 'How big is the gap, in fact?', "How big's the gap, in fact?"],
    ],
  },
  {
    id: 'job-interview-blank',
    says: [
      'I went blank in the interview, I could not say a thing',
      'they asked my biggest weakness and my head was just empty',
      'The panel waited, and the answer came to me on the train home',
    ],
    needs: all(
      r`(?:interview|panel\b|the recruiter|they asked (?:me )?(?:my|about my) (?:biggest )?(?:weak|strength))\w*`,
      r`(?:blank|empty|froze|frozen|could ?n'?t (?:say|answer|speak|think)|could not (?:say|answer|speak|think)|not say a|no words|nothing came|tongue|forgot|stammer|stumbl|answer came to me|mumbl|rubbish|terribl|bombed)\w*`,
    ),
    unless:
      /\b(?:police|tv\b|gap|newspaper|visa|asylum|cv\b|tomorrow|next week|dream|if i|scared i|afraid|will|might|gonna)/,
    receives: [
      ['The words were not there when they were wanted.', "The words just weren't there right then."],
      ['An answer can exist and not come out.', "You can know it and it won't come out."],
    ],
    questions: [
      ['next', 'What would you say now, to that question?', 'What would you say to it now?'],
      ['body', 'What did your body do in that pause?', 'What was your body doing in that pause?'],
    ],
  },
  {
    id: 'job-interview-waiting-for-call',
    says: [
      'The interview was on Monday, and I jump at every ring',
      'they said theyd call today, i took my phone into the shower',
      'I check my mail every ten minutes since I met the panel',
    ],
    needs: all(
      r`(?:interview|panel\b|call today|let me know|hear(?:ing)? back|said they'?d (?:call|ring)|decision)\w*`,
      r`(?:wait|jump at|every ring|check(?:ing)?\b|phone (?:from|into|with)|every (?:ten|five) minutes|in case (?:they|it)|hear(?:ing)? back|have ?n'?t (?:heard|called)|not (?:heard|called|rung)|any (?:day|minute) now)\w*`,
      r`(?:job|interview|panel|they said they|position|employer|recruiter)\w*`,
    ),
    unless:
      /\b(?:waiting for (?:the|my|an) interview|before (?:the|my) interview|interview (?:is )?(?:tomorrow|next)|weeks ago|months|ghost|police|never (?:rang|called)|visa|asylum|doctor|waiting room|cried)/,
    receives: [
      ['The talking is over, only waiting is left.', "The talking's done, now it's just waiting."],
      ['It lies with them now.', "It's with them now."],
    ],
    questions: [
      ['thought', 'Which answer of yours are you going over?', 'Which answer do you keep going over?'],
      ['tried', 'How do you get through an hour of it?', 'How do you get through an hour of that?'],
    ],
  },
  {
    id: 'job-interview-went-well',
    says: [
      'The interview was actually a good conversation',
      'came out of my interview smiling, havent done that in ages',
      'They laughed at my joke, and we ran half an hour over',
    ],
    needs: all(
      r`(?:interview|panel\b|laughed at my joke)\w*`,
      r`(?:went (?:really |very |so |pretty |quite |actually )?(?:well|great|good|fine|better)|good (?:conversation|talk|chat|feeling)|smiling|half an hour over|liked me|nailed|smashed|enjoyed|laughed|great\b|easy|fun\b)\w*`,
      r`(?:interview|half an hour over)\w*`,
    ),
    unless:
      /\b(?:did(?:n't| not) go|not go|hope|tomorrow|next week|police|but they|rejected|never (?:rang|called|got)|went well until|blank|if it|newspaper|tv\b|thought (?:it|the)|could have|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:went|had|was))/,
    receives: [
      ['It went well in there.', 'That went well in there.'],
      ['Whatever comes of it, that hour was good.', 'Whatever happens, that was a good hour.'],
    ],
    questions: [
      ['example', 'Which question were you glad to get?', 'Which question were you happy to get?'],
      ['meaning', 'What did you like in them?', "What'd you like about them?"],
    ],
  },
  {
    id: 'job-got-the-job',
    says: [
      'I got the job, they rang an hour ago',
      'THEY SAID YES i start in march',
      'After eleven months of looking there is a contract in my hand',
    ],
    needs: all(
      r`(?:got the (?:job|post|position|role|contract)|they said yes|offered me (?:the|a) (?:job|position|post|role|contract|place)|got (?:a|an?other|my) (?:new )?(?:job|contract)|there is a contract|got hired|they hired me|i'?m hired|job offer|found (?:a (?:\w+ )?job|work\b))\w*`,
      r`(?:i\b|my\b|me\b)\w*`,
      r`(?:job|start\b|position|post\b|role|contract|hired|found work|march|an hour ago)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|(?:he|she|who|they|husband|wife|son|daughter|friend|mate|brother|sister|dad|mum) (?:just |has |finally )?got (?:a|the|it|his|her)|wish|if i|before i|when i (?:got|first)|since i got|years ago|used to|hate|mix ?up|turned|two offers|decide|until|but i|told them|lost|dream job|ever since|once i|hope|after i got|because i got|my (?:son|daughter|husband|wife|brother|sister|friend|mate|bestie)|second job|in another|leaving|abroad|ago since|said no|turned|(?:years?|months?|weeks?) ago|said no|off about|mixed|convinced|congratulat)/,
    receives: [
      ['That is a yes, then.', "That's a yes, then!"],
      ['The looking is over.', 'No more looking.'],
    ],
    questions: [
      ['who', 'Who did you ring first?', "Who'd you call first?"],
      ['feeling', 'How does the evening look with that in it?', "So what's tonight looking like?"],
    ],
  },
  {
    id: 'job-offer-cannot-decide',
    says: [
      'I have two offers and I cannot decide',
      'got offered the job and now i dont know if i even want it',
      'They want an answer by Monday, and I make lists every night',
    ],
    needs: all(
      r`(?:offer(?:s|ed)?\b|job|contract|position|post\b|answer by)\w*`,
      r`(?:can'?t decide|cant decide|cannot decide|do ?n'?t know if|dont know (?:if|whether|which)|not sure (?:if|whether)|torn|make lists|pros and cons|undecided|which (?:one|job)|answer by|hesitat|should i (?:take|accept)|whether (?:to|i)|back and forth|ca n'?t choose|can'?t choose|keep changing my mind|no idea (?:if|whether|what)|not know (?:if|whether|which)|wavering|unsure|should i)\w*`,
      r`(?:offer|answer by|two jobs|other job|accept|take (?:it|the job))\w*`,
    ),
    unless:
      /\b(?:leave him|leave her|offered (?:me )?(?:a drink|medication|therapy|to help|to)|house|flat|uni\b|ivf|operation|divorce)/,
    receives: [
      ['They have chosen, and now it is your turn.', 'They picked you, and now you get to pick.'],
      ['The list does not decide by itself.', "The list won't decide on its own."],
    ],
    questions: [
      ['meaning', 'What stands on no list and still counts?', "What's on no list but still counts?"],
      ['when', 'What did you first feel, before any list?', 'What was your very first reaction?'],
    ],
  },
  {
    id: 'job-first-day-lost',
    says: [
      'On my first day I did not know where to sit',
      'first day at the new place and i hid in the loo at lunch',
      'Nobody had told them I was coming, I stood at reception for an hour',
    ],
    needs: all(
      r`(?:first day|new (?:office|place|job|work|team|school)|day one|first shift|first morning|told them i was coming|i was coming)\w*`,
      r`(?:did ?n'?t know (?:where|who|what)|not know (?:where|who|what)|hid\b|nobody (?:had|knew|told|was)|no one (?:knew|had|told|was|showed)|lost\b|alone|stood|sat (?:in|on) (?:the|a)|corridor|reception|toilet|loo\b|ignored|nobody (?:showed|spoke|said|talked|introduced|explained)|no one (?:spoke|said|talked|introduced|explained)|not (?:introduced|shown)|where to (?:sit|go))\w*`,
      r`(?:first day|first shift|day one|sat|stood|hid\b|until|new office|started|nobody had told)\w*`,
      r`(?:work|job|office|place|sit\b|reception|desk|shift|colleague|company|boss|corridor|team)\w*`,
    ),
    unless:
      /\b(?:school|uni\b|class|halls|lost my job|last day|period|gym|of (?:my )?(?:life|sobriety|chemo|treatment)|daughter|son\b|children|kid)/,
    receives: [
      ['The first day, and nothing has a place yet.', "First day, and nothing's got a place yet."],
      ['Everyone there knew the way except you.', 'Everyone knew their way round except you.'],
    ],
    questions: [
      ['who', 'Which face was the first friendly one?', 'Who was the first friendly face?'],
      ['need', 'What should somebody have shown you first?', 'What should someone have shown you first?'],
    ],
  },
  {
    id: 'job-first-day-fine',
    says: [
      'My first day went better than I had thought',
      'first shift done and theyre actually nice',
      'I came home from the new job and already know six names',
    ],
    needs: all(
      r`(?:first (?:day|shift|week|morning)|new (?:job|place)|day one)\w*`,
      r`(?:better than|went (?:well|fine|ok|okay|good|great)|nice|already know|friendly|fine\b|all right|alright|good\b|great|lovely|welcom)\w*`,
      r`(?:work|job|shift|place|colleague|office|team|names|thought|ward)\w*`,
      r`(?:first (?:day|shift)|day one|first week|came home|done\b|started|new job today|today)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|school|uni\b|class|but\b|tomorrow|hope|period|son\b|daughter|holiday|first (?:day|week) (?:of|without|after|back)|would|last\b|until|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:start))/,
    receives: [
      ['It was all right, your first day.', 'Turns out it was alright.'],
      ['The first one is done.', "First one's done."],
    ],
    questions: [
      ['example', 'What small thing made it easier?', 'What little thing made it easier?'],
      ['thought', 'What had you pictured, the night before?', 'What were you picturing the night before?'],
    ],
  },
  {
    id: 'job-new-and-slow',
    says: [
      'Everybody at the new job is quick and I keep asking',
      'three weeks in and i still dont get the system',
      'At the new place I write everything into a notebook so as not to ask twice',
    ],
    needs: all(
      r`(?:new (?:job|place|work|office|post|role|system|ward|team)|weeks in|month in(?:to)?|just started|new here|new one at work|still (?:new|learning))\w*`,
      r`(?:keep asking|ask (?:my|everyone|twice|about|them|again|people|for help)|still (?:do ?n'?t|dont|can'?t|cant|do not|not)|slow|everyone (?:is|else is) (?:quick|fast)|everybody .{0,30}quick|notebook|get the system|have to ask|behind\b|twice|figure)\w*`,
      r`(?:job|work|place|system|colleague|coworkers|office|ward|team|boss)\w*`,
    ),
    unless:
      /\b(?:school|uni\b|class|therap|meds|hate|mistake|relationship|baby|gym|behind (?:my|the|his|her))/,
    receives: [
      ['New hands are slow hands.', "New hands are slow, that's all."],
      ['You are still at the asking stage.', "You're still at the asking stage."],
    ],
    questions: [
      ['who', 'Who there is easiest to ask?', "Who's easiest to ask there?"],
      [
        'example',
        'Which thing can you do that you could not on day one?',
        "What can you do now that you couldn't day one?",
      ],
    ],
  },
  {
    id: 'job-probation-fear',
    says: [
      'My trial period ends on Friday and nobody has said anything',
      'on probation still, every time the boss looks over i think thats it',
      'They extended my probation by three months',
    ],
    needs: all(
      r`(?:probation|trial period|trial month|trial shift|trial ends)\w*`,
      r`(?:ends?\b|extend|nobody|no one|still|think|thats it|look|friday|week|month|not (?:said|told|know)|fail|pass|scared|afraid|worr|nothing|end of)\w*`,
    ),
    unless: /\b(?:court|officer|prison|licen[cs]e|drug|police|judge|passed my|medic|free trial|clinical)/,
    receives: [
      ['It is not settled yet.', "It's not a sure thing yet."],
      ['A long while to be looked at.', 'A long time to be on trial.'],
    ],
    questions: [
      ['thought', 'Which signs are you reading just now?', 'What signs are you reading into?'],
      ['who', 'Who there could simply tell you?', 'Who there could just tell you?'],
    ],
  },
  {
    id: 'job-wrong-job-already',
    says: [
      'Two weeks in, and I know that it was a mistake',
      'started my dream job and i hate it',
      'I took the new job, and by Wednesday I wanted my old one back',
    ],
    needs: all(
      r`(?:new (?:job|place|role|work|post)|dream job|weeks? in\b|days? in\b|ten days|been there (?:\w+ )?(?:days|weeks?)|just started|started (?:the|a|my) |took (?:the|a) (?:new )?job|by wednesday)\w*`,
      r`(?:mistake|hate|wrong (?:job|place|decision)|regret|old (?:one|job) back|hand in my notice|want to (?:quit|leave)|wanna (?:quit|leave)|already want|horrible|not for me|awful)\w*`,
      r`(?:job|work|role|notice|dream|place|quit|old one|weeks in, and)\w*`,
    ),
    unless:
      /\b(?:old job was|used to love|years (?:in|ago)|relationship|made a mistake (?:at|in|on|that)|married|school|uni\b|course|hated my (?:old|last)|since (?:childhood|years)|mistakes\b|pregnan|marriage|moved|dating|therap|meds|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:hates|start|took))/,
    receives: [
      ['New, and already not right.', 'New, and already not it.'],
      ['You can know a thing early.', 'You can know stuff early.'],
    ],
    questions: [
      ['when', 'In which moment did you know?', 'When did you know?'],
      [
        'meaning',
        'What did the picture you had of it leave out?',
        "What wasn't in the picture you had of it?",
      ],
    ],
  },
  {
    id: 'job-imposter-new-role',
    says: [
      'Every day I wait for them to notice that they hired the wrong one',
      'i got the job but im sure its a mix up and theyll find out',
      'In the new role I nod at words I have to look up at night',
    ],
    needs: all(
      r`(?:hired|new role|new job|got the job|the job|promoted|promotion|in this (?:role|job)|my role|this position|at work|imposter|impostor|wrong person|the wrong one)\w*`,
      r`(?:find out|found out|finds? me out|notice|mix ?up|imposter|impostor|fraud|nod at|see through|realise (?:that )?i|realize (?:that )?i|look up at night|not good enough for|do(?:n'?t| not) belong|fake|exposed|theyll|mixed (?:me )?up|found out)\w*`,
      r`(?:they(?:'ll| will)?\b|everyone|someone|hired|me\b|boss|colleagues|words|they'?ll|theyll|expos|just (?:lucky|luck)|i feel|like a)\w*`,
      r`(?:hired|role|job|work|promot|position)\w*`,
    ),
    unless:
      /\b(?:wife|husband|cheat|affair|lied|pregnan|fired|sacked|two weeks' notice|cover letter|in lectures|uni\b|tell (?:them|my)|therapist|lost my\b)/,
    receives: [
      ['They said yes to you, and you are waiting still.', "They said yes and you're still waiting."],
      ['Waiting to be found out is a job in itself.', 'Waiting to get found out is a whole job.'],
    ],
    questions: [
      ['worst', 'What exactly would they find out?', 'What exactly would they find?'],
      ['thought', 'What did they see when they chose you?', 'What did they see when they picked you?'],
    ],
  },
  {
    id: 'job-shop-empty',
    says: [
      'Today four people came into my shop and nobody bought',
      'opened my little cafe and its just me and the milk frother',
      'I turn the sign to open every morning and count the passers-by',
    ],
    needs: all(
      r`(?:my (?:little |own |small )?(?:shop|caf[eé]|store|salon|boutique|restaurant|stall|bar|kiosk|bakery|business|studio)|boutique|the shop|opened my|my sign|turn the sign|duka)\w*`,
      r`(?:nobody (?:bought|came|comes|in)|no one (?:bought|came|comes)|no customers|empty|just me|zero|nothing sold|not (?:one|a single) (?:customer|sale)|passers-?by|four people|quiet|stayed at|hardly (?:any|anyone))\w*`,
      r`(?:shop|caf[eé]|store|till\b|bought|customer|open|sign\b|business|salon|stall|boutique)\w*`,
    ),
    unless:
      /\b(?:clos(?:ed|ing) (?:down|it|for)|died|stocktak|friends? (?:all )?promised|his shop|her shop|seat|went to the shop|from the shop|at the shop|stomach|hands empty|empty (?:bottle|fridge|house)|regular)/,
    receives: [
      ['Open, and the door stays still.', "Open, and no one's coming in."],
      ['You were there, everything was ready.', 'You were there and everything was ready.'],
    ],
    questions: [
      ['who', 'Who was the last customer you enjoyed?', 'Who was the last customer you liked?'],
      [
        'thought',
        'What do you think about between two customers?',
        'What do you think about in between customers?',
      ],
    ],
  },
  {
    id: 'job-first-customer',
    says: [
      'Somebody I do not know bought something from me',
      'got my first order today from a total stranger!!',
      'My first paying client signed this morning',
    ],
    needs: all(
      r`(?:first (?:order|client|customer|sale|paying|booking|commission|buyer)|bought something|my first .{0,20}(?:sold|sale|client|customer|order))\w*`,
      r`(?:my\b|i\b|me\b|from me)\w*`,
      r`(?:order|client|customer|bought|sold|sale|signed|stranger|booked|paid|commission|buyer)\w*`,
    ),
    unless:
      /\b(?:drink|drug|court|order of|shouted|last|no\b|never|weed|i bought (?:something|my)|house|car\b|pill|angry)/,
    receives: [
      ['The first one is real.', "First one, and it's real."],
      ['Somebody said yes to your work.', 'Someone said yes to your stuff.'],
    ],
    questions: [
      ['example', 'What did they come to you for?', "What'd they come to you for?"],
      ['next', 'Where were you when it came in?', 'Where were you when it came through?'],
    ],
  },
  {
    id: 'job-invoice-unpaid',
    says: [
      'A client has not paid me for three months',
      'did the whole job and now he wont answer about the invoice',
      'I have sent four reminders and the money is still outstanding',
    ],
    needs: all(
      r`(?:client|customer|invoice|they|he\b|she\b|reminder|company|boss|employer)\w*`,
      r`(?:has ?n'?t paid|has not paid|not paid|won'?t (?:pay|answer)|wont (?:pay|answer)|owes me|still owe|outstanding|unpaid|does not pick up|does ?n'?t pick up|have ?n'?t paid|no payment|refus(?:es|ed|ing) to pay|never paid)\w*`,
      r`(?:invoice|client|customer|job\b|work|reminder|fitted|outstanding|month|freelanc|commission|did the)\w*`,
      r`(?:invoice|client|customer|did the (?:whole )?job|reminders?|fitted|built|freelance|finished the (?:job|work))\w*`,
    ),
    unless:
      /\b(?:rent\b|wife|husband|ex\b|maintenance|child support|i (?:have ?n'?t|owe)|dealer|my (?:brother|sister|friend|mum|dad|son)|school fees|bribe|paid me back)/,
    receives: [
      ['The work is done, the money is not there.', "Work's done, money isn't."],
      ['You kept your half of it.', 'You did your half.'],
    ],
    questions: [
      ['worst', 'What does that sum hold up for you?', "What's that money holding up for you?"],
      ['tried', 'How did you word the last reminder?', "How'd you word the last reminder?"],
    ],
  },
  {
    id: 'job-business-closing-down',
    says: [
      'I closed the shop my grandmother had opened',
      'had to shut my business, told the staff yesterday',
      'The last day of our workshop was Saturday, I swept it alone',
    ],
    needs: all(
      r`(?:(?:clos(?:e|ed|ing)|shut(?:ting)?|g[ai]ve up|giving up|wound up|folded) (?:down )?(?:my|the|our) (?:\w+ )?(?:\w+ )?(?:shop|business|caf[eé]|restaurant|workshop|firm|company|salon|bakery|pub|practice|studio|doors)|had to (?:shut|close)|have to (?:shut|close)|last day of (?:our|my) (?:workshop|shop|caf[eé]|business)|bankrupt|my (?:shop|business|caf[eé]|restaurant|workshop|firm|salon|bakery|pub) (?:is|has|was|had to) (?:clos|shut|gone under|folded|bankrupt|gone\b))\w*`,
      r`(?:my\b|our\b|i\b)\w*`,
      r`(?:shop|business|caf[eé]|restaurant|workshop|firm|company|salon|bakery|pub\b|practice|studio|staff)\w*`,
    ),
    unless:
      /\b(?:their shop|they'?re closing|the shop (?:was|is) closed|at (?:five|six|\d)|early|for the (?:day|night|weekend)|my boss|door behind|i work (?:at|in)|mind (?:my|your) own|sunday|stocktak|just before|coffee shop on|close the (?:shop|bar|caf[eé]|pub|door|restaurant) (?:at|and|then|up|late|early)|every (?:night|evening)|when i close)/,
    receives: [
      ['You kept it going until it shut.', 'You kept it going right till it shut.'],
      ['Somebody had to turn the key.', 'Someone had to turn the key.'],
    ],
    questions: [
      ['example', 'What did you do in the last hour there?', "What'd you do in the last hour there?"],
      ['meaning', 'What of it is not over?', "Which bit of it isn't over?"],
    ],
  },
  {
    id: 'job-cannot-pay-staff',
    says: [
      'I paid my staff this month and not myself',
      'three people depend on my little firm and i lie awake doing sums',
      'On the first I have to transfer wages I do not have yet',
    ],
    needs: all(
      r`(?:staff|employees|wages|payroll|people depend|families (?:living|depend)|salar(?:y|ies)|my (?:little |small )?(?:firm|business|company|bakery|shop|team))\w*`,
      r`(?:lie awake|can'?t (?:pay|sleep|afford)|cant (?:pay|sleep)|cannot (?:pay|sleep)|not myself|do not have|do ?n'?t have|dont have|sums|account is red|in the red|overdraft|no money|paid (?:my|the) staff|not (?:paid|pay) myself|without paying myself|how i(?:'m| am)? (?:going to |gonna |can |will |'?ll )?pay|not (?:enough|able)|how to pay|ca n'?t make payroll|make payroll|not sure i can)\w*`,
      r`(?:staff|employees|wages|payroll|depend|families|firm|business|company|bakery|shop)\w*`,
    ),
    unless:
      /\b(?:my wages|my salary|my pay|boss|employer|has ?n'?t paid (?:me|us)|i work (?:at|in|for)|family depends on me|family business|short of staff|hospital staff|staff room|rent)/,
    receives: [
      ["Other people's rent is on your table.", "Other people's rent is on your desk."],
      ['It is a sum with people in it.', "It's a sum with people in it."],
    ],
    questions: [
      ['when', 'At what hour do the sums begin?', 'What time of night do the sums start?'],
      ['who', 'Who sees the books besides you?', 'Who sees the books apart from you?'],
    ],
  },
  {
    id: 'job-bad-review-online',
    says: [
      'Someone gave my business one star and wrote lies',
      'got a horrible review and i read it like forty times',
      'A stranger wrote that my food tasted of nothing, for all to see',
    ],
    needs: all(
      r`(?:review|one star|1 star|google|tripadvisor|rating|online|a stranger wrote|yelp|facebook)\w*`,
      r`(?:my (?:business|food|shop|caf[eé]|restaurant|work|book|salon|place|company|stall|cooking|service)|review|star\b)\w*`,
      r`(?:lies|horrible|bad|awful|terrible|one star|1 star|nothing|nasty|worst|tasted|hurt|forty times|cruel|negative|slat)\w*`,
      r`(?:review|star\b|wrote that my|rating)\w*`,
    ),
    unless:
      /\b(?:performance review|annual|appraisal|ex's|good review|great review|five star|film|i left a|looked (?:it|him|her) up|doctor|hotel we|medication)/,
    receives: [
      ['One stranger, and everyone can read it.', 'One stranger and everyone can see it.'],
      ['It is your work they wrote about.', "It's your stuff they wrote about."],
    ],
    questions: [
      ['worst', 'Which word in it do you keep going back to?', 'Which word in it keeps getting you?'],
      ['exception', 'What did the last contented customer say?', 'What did the last happy customer say?'],
    ],
  },
  {
    id: 'job-never-off-own-boss',
    says: [
      'Since I work for myself I have not had a free weekend',
      'being self employed means i work 7 days and feel guilty on sundays',
      'I am my own boss, and I have never had a stricter one',
    ],
    needs: all(
      r`(?:self-?employed|work for myself|own boss|own (?:firm|business|company|shop)|freelanc|my (?:firm|business|company|practice)|since i (?:started|opened)|sole trader|being self employed|self employed)\w*`,
      r`(?:7 days|seven days|no (?:free|day off|holiday|weekend)|not had a|never (?:off|stop|free|have a|had a)|every (?:saturday|sunday|weekend|evening)|guilty|stricter|weekends?|night and day|idle|day off|holiday|can'?t (?:stop|switch off|take)|cant (?:stop|switch off|take)|sundays)\w*`,
    ),
    unless:
      /\b(?:used to|parents|sold (?:my|the)|mind (?:my|your)|clos|bankrupt|no customers|wife|husband|staff)/,
    receives: [
      ['Nobody sends you home.', "There's no one to send you home."],
      ['The boss and the staff are one person.', "You're the boss and the whole staff."],
    ],
    questions: [
      ['need', 'When would the day count as finished?', 'When does a day count as done?'],
      ['worst', 'What would happen if you were away for a week?', "What'd happen if you took a week off?"],
    ],
  },
  {
    id: 'job-asked-friends-to-buy',
    says: [
      'My friends all promised to come to my shop, and none has',
      'posted my new business and got two likes, both my mum',
      'I counted how many people I know have booked with me, it is one',
    ],
    needs: all(
      r`(?:friends?|people i know|my mum|family|everyone i know|mates)\w*`,
      r`(?:my (?:shop|business|new business|caf[eé]|stall|salon|studio|page|store|etsy|products?)|booked with me|buy from me|bought from me|my opening|i opened|my (?:bakery|restaurant|bar|launch|gig|product|products)|opened my)\w*`,
      r`(?:none|nobody|no one|not one|two likes|only|promised|never (?:came|come|bought|liked|shared)|has(?:n'?t| not)|have(?:n'?t| not)|did(?:n'?t| not)|it is one|just (?:my mum|one|two)|ignor|not one|not a single)\w*`,
    ),
    unless: /\b(?:none of (?:their|her|his|your) business|business trip|coffee shop)/,
    receives: [
      ['The ones you counted on have not come yet.', "The ones you counted on haven't shown yet."],
      ['It counts differently when it is your own people.', "It's different when it's your own people."],
    ],
    questions: [
      ['who', 'Whose coming would mean the most?', 'Who do you most want to turn up?'],
      ['want', 'What should they see if they came?', 'What do you want them to see?'],
    ],
  },
  {
    id: 'job-price-too-low',
    says: [
      'I named half of what the work is worth',
      'said 50 quid for a job that took me two days',
      'When the client asked my price I heard myself go lower and lower',
    ],
    needs: all(
      r`(?:price|charg(?:e|ed|ing)|quote|quid|fee\b|rate\b|euros|pounds|dollars|shillings|named half|sum\b|said (?:£|\$|€)?\d+)\w*`,
      r`(?:half|too (?:low|little|cheap)|next to nothing|lower and lower|took me (?:two|three|\d+|a)|under-?(?:charge|sell|price)|less than|worth|for (?:two|three) days|cheap|nothing)\w*`,
      r`(?:client|customer|work|job|my (?:price|work|rate|fee)|charged|sewing|commission|hours|days|freelanc)\w*`,
    ),
    unless:
      /\b(?:overcharg|in charge|charger|phone|rent|they (?:charge|pay me)|dealer|drink|therap|ticket|bet\b|price of|charges me|was charged|charged with|boss|salary|worth it|worth nothing|worthless|not worth|shop(?:ping)?)/,
    receives: [
      ['The number came out smaller than the work.', 'The number came out way smaller than the work.'],
      ['You heard yourself say it.', 'You heard yourself say it, too.'],
    ],
    questions: [
      [
        'worst',
        'What did you fear they would say to the real sum?',
        "What were you scared they'd say to the real number?",
      ],
      ['need', 'What would a fair sum have been?', "What would've been a fair price?"],
    ],
  },
  {
    id: 'job-side-hustle-tired',
    says: [
      'After work I drive parcels until midnight',
      'ive got three jobs and im still skint',
      'I clean offices before my actual shift begins',
    ],
    needs: all(
      r`(?:after work i (?:drive|deliver|clean|wait|ride|sell|babysit|tutor|go to my (?:second|other))|second job|two jobs|three jobs|2 jobs|3 jobs|before my (?:actual|other|real|main|day|own) (?:shift|job|work)|(?:clean|drive|deliver|bake|sweep|wash|milk|stack)\b.{0,40}before my (?:shift|job)|night job|side (?:job|hustle|gig)|extra job|weekend job|another job|all day and then|by day and|days and .{0,20}nights)\w*`,
      r`(?:drive|deliver|clean|until (?:midnight|two|one|late)|tired|skint|exhaust|broke\b|shift|hours|sleep|every (?:night|day)|just to|rent|money|midnight|work\b|still)\w*`,
    ),
    unless:
      /\b(?:used to|looking for|my (?:mum|mother|dad|father|husband|wife|parents|brother)|found (?:a|an)|candle|love it|get another|applied|offers|he works|she works|clean(?:ed|ing)? (?:the|up|my)|lost|drive home|drove)/,
    receives: [
      ['One day, and more than one job in it.', 'One day with more than one job in it.'],
      ['Work at both ends of the day.', 'Work at both ends of the day, then.'],
    ],
    questions: [
      ['want', 'Which hour would you buy back first?', 'Which hour would you buy back first?'],
      ['meaning', 'What is the second money meant for?', "What's the extra money for?"],
    ],
  },
  {
    id: 'job-side-project-joy',
    says: [
      'In the evenings I make candles and sell them at the market',
      'my tiny online shop made 40 quid this month and im so proud',
      'I bake wedding cakes at weekends, that is what I live for',
    ],
    needs: all(
      r`(?:candles|bake|baking|jam\b|stall|market|etsy|online shop|little shop|sell\b|sold|side (?:project|business|hustle)|cakes|soap|jewel|crochet|knit|pottery|cards)\w*`,
      r`(?:sell|sold|sale|market|orders?|shop|stall|money|quid|euros|pounds|wedding cakes|customers|dollars|shillings|made \d+)\w*`,
      r`(?:proud|love|joy|live for|happy|made my week|weekend|evening|tiny|fun|excited|market)\w*`,
      r`(?:proud|love it|love doing|joy|live for|happy|made my week|excited|fun\b|i make|i bake|my (?:tiny|little))\w*`,
    ),
    unless:
      /\b(?:used to|hate|(?:nobody|no one|no-one|not one|not a soul|not a single|none of)|no customers|nobody|invoices|supermarket|sold my|sold the|sold out|shopping|drug|weed|stock market|job market|my mum|my (?:grand)?mother|fish market|i'?m (?:not )?happy|drink|before\b)/,
    receives: [
      ['A little thing, and it is yours.', "Tiny, and it's all yours."],
      ['It pays in more than money.', 'It pays in more than just money.'],
    ],
    questions: [
      ['example', 'Which piece are you proudest of?', 'Which one are you proudest of?'],
      ['feeling', 'How is it when somebody takes one home?', "How's it feel when someone buys one?"],
    ],
  },
  {
    id: 'job-hobby-became-work',
    says: [
      'I used to love photography, now it is invoices',
      'turned my hobby into a job and now i hate it',
      'Since I sell my pottery I have not made a single pot for fun',
    ],
    needs: all(
      r`(?:hobby|used to love|used to be fun|for fun|loved|passion|for (?:pleasure|myself|joy|the joy)|single (?:pot|picture|song)|do ?n'?t enjoy|no longer enjoy|not enjoy|no fun|stopped being fun|not fun)\w*`,
      r`(?:job|work|invoices|sell|client|business|money|living|deadline|career|orders|paid|commission|became my)\w*`,
      r`(?:now|since|turned|became|anymore|any more|not (?:made|taken|played)|hate)\w*`,
      r`(?:photo|paint|pot|bak|music|draw|writ|danc|garden|cook|sew|craft|design|sing|play|knit|hobby|art\b|film|carpent)\w*`,
    ),
    unless:
      /\b(?:used to love (?:this job|my job|work|teaching|him|her|going|being)|loved (?:him|her|me|one)|lost my job|no time|gave up|too busy|job got|work took)/,
    receives: [
      ['What was play has a deadline now.', 'What was fun has got deadlines now.'],
      ['It earns now what it used to give.', 'It makes money now, not much fun.'],
    ],
    questions: [
      ['when', 'When did you last make one for nobody?', 'When did you last make one just for you?'],
      ['want', 'Which part of it would you like back?', 'Which bit of it do you want back?'],
    ],
  },
  {
    id: 'job-retirement-mornings',
    says: [
      'Since I retired I do not know what to do with the mornings',
      'retired in may and i still wake at 5.40 with nowhere to be',
      'My wife says I wander about the house all morning, now that I am retired',
    ],
    needs: all(
      r`(?:retire|retirement|pension(?:er)?\b|stopped working|gave up work|finished work(?:ing)? (?:for good|in|last))\w*`,
      r`(?:morning|wake|woke|get (?:up|dressed)|day(?:s)?\b|5[.:]\d\d|six|alarm|wander|nowhere to (?:be|go)|what to do|no reason|empty|bored|purpose|time on my hands|lost)\w*`,
      r`(?:do(?:n'?t| not) know|no reason|nowhere|wander|nothing|empty|lost|bored|lie awake|still (?:wake|get up|set)|no (?:purpose|point|structure)|no idea|long\b)\w*`,
    ),
    unless:
      /\b(?:when i retire|before i retire|my (?:husband|dad|father|mum|mother|wife) (?:has |just |is )?retire|will retire|going to retire|want to retire|near(?:ly|ing) retire|landlord|lost my (?:wife|husband|mum|dad|son)|he retired|she retired|until retirement|pension (?:office|is|money)|years (?:to|until)|early retirement|he'?s retired|she'?s retired)/,
    receives: [
      ['The alarm is off, and the day is there.', "No alarm, and then there's the day."],
      ['The mornings used to have a shape.', 'Mornings used to have a shape.'],
    ],
    questions: [
      ['example', 'How did a morning begin, in the working years?', "How'd a morning used to start?"],
      ['want', 'Which hour of the day is good as it is?', "Which bit of the day's good as it is?"],
    ],
  },
  {
    id: 'job-retirement-last-walk',
    says: [
      'Yesterday I went through the gate for the last time after 41 years',
      'retired today, handed my badge in and just stood there',
      'I signed out for the last time, and there was nobody to say it to',
    ],
    needs: all(
      r`(?:last time|retired (?:today|yesterday|on friday|this week|last (?:week|friday))|last (?:day|shift) (?:before|of work|at work|after)|handed (?:my|in my) (?:badge|keys?|uniform|pass)|signed out|clocked out|final shift)\w*`,
      r`(?:\d+ years|forty|thirty|retire|badge|gate|pension|signed out|clocked|years)\w*`,
      r`(?:retire|gate|badge|work|job|office|factory|school|signed out|shift|clocked)\w*`,
    ),
    unless:
      /\b(?:fired|sacked|redundan|he\b|she\b|my (?:dad|father|husband|wife|mum)|quit|last time i (?:saw|spoke|drank)|years ago|death|died)/,
    receives: [
      ['A last time, after all those times.', 'A last time, after all those times before.'],
      ['And then it was behind you.', 'Then that was it, behind you.'],
    ],
    questions: [
      [
        'meaning',
        'Which day in all that time would you keep?',
        'Which day would you keep, out of all of them?',
      ],
      ['next', 'What stood in front of you once you were outside?', 'What was in front of you outside?'],
    ],
  },
  {
    id: 'job-retirement-good',
    says: [
      'I retired in spring, and I am learning Italian',
      'retired now and im like a kid, up at six for the allotment',
      'For the first time in my life mornings are slow, retirement suits me',
    ],
    needs: all(
      r`(?:retire|retirement|no more work|pension|stopped working)\w*`,
      r`(?:learning|lovely|lov(?:e|ing) (?:it|life|every|my|the)|suits me|enjoy|allotment|like a kid|happy|taken up|best|slow|free\b|travel|great|accordion|choir|good)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|when i retire|my (?:husband|dad|father|wife|mum|mother)|he\b|she\b|will|would|want to|going to retire|look(?:ing)? forward to|until|but\b|landlord|lost|bored|empty|should|hop(?:e|ing)|early retirement|good morning|had to|died|grandchild)/,
    receives: [
      ['Time, and it is yours.', "All that time, and it's yours."],
      ['It has begun well.', "It's off to a good start."],
    ],
    questions: [
      ['example', 'How does a good Tuesday look now?', "What's a good Tuesday like now?"],
      ['meaning', 'What had to wait until now?', 'What had to wait till now?'],
    ],
  },
  {
    id: 'job-retired-not-needed',
    says: [
      'They never ring me for advice any more',
      'i ran that department and nobody asks me a thing now',
      'Someone else has my office, and the light is on when I drive by',
    ],
    needs: all(
      r`(?:(?:nobody|no one|no-one|not one|not a soul|not a single|none of)|never|not\b|no longer|someone else|nothing)\w*`,
      r`(?:ask(?:s|ed)? me|ring(?:s)? me|call(?:s)? me|for advice|has my (?:office|desk|job|chair)|need(?:s|ed)? me|my old (?:office|job|desk|department))\w*`,
      r`(?:retire|ran (?:that|the|a) department|used to run|department|office|for advice|pension|any ?more|now\b)\w*`,
      r`(?:retire|ran\b|department|office|advice|pension|my old job)\w*`,
    ),
    unless:
      /\b(?:friends?|kids|children|husband|wife|son\b|daughter|boyfriend|home office|dating|doctor|post office)/,
    receives: [
      ['It goes on over there, without asking you.', 'It carries on there without asking you.'],
      ['What you know has not retired.', "What you know hasn't retired."],
    ],
    questions: [
      [
        'meaning',
        "What do you know that is in nobody's notes?",
        "What do you know that's in nobody's notes?",
      ],
      ['who', 'Who would you like to hear from?', "Who'd you like to hear from?"],
    ],
  },
  {
    id: 'job-retiring-partner-not',
    says: [
      'My husband retired and I still get up at six',
      'im still working and hes in the garden all day, its weird',
      'My wife is finished with work and I have nine years to go',
    ],
    needs: all(
      r`(?:husband|wife|partner|he\b|he's|hes\b|she\b|she's|shes\b)\w*`,
      r`(?:retired|no longer has a job|finished with work|stopped work(?:ing)?|on (?:his|her) pension|given up work|retirement|in the garden all day|home all day)\w*`,
      r`(?:i(?:'m| am)? still|still (?:working|get up|setting|go)|my alarm|years to go|im still|i have (?:to|\w+ years)|i go to work|while (?:he|she) sleeps|i work\b)\w*`,
    ),
    unless: /\b(?:dad|father\b|mum\b|mother|i(?:'ve| have)? retired|i'?m retired|i am retired|therapist)/,
    receives: [
      ['Two of you, and two different days.', 'Two of you, two different days.'],
      ['The clocks in the house no longer match.', "Your clocks don't match anymore."],
    ],
    questions: [
      ['when', 'At which time of day do you notice it most?', 'When in the day do you notice it most?'],
      ['want', 'What do you wish {they} knew about your day?', 'What do you wish {they} got about your day?'],
    ],
  },
  {
    id: 'job-changing-trade',
    says: [
      'At 44 I am retraining as an electrician',
      'quitting law to become a baker, everyone thinks im mad',
      'I was a teacher for twelve years, now I am the oldest apprentice',
    ],
    needs: all(
      r`(?:retrain|re-?skill|quit(?:ting)? \w+ to (?:become|be)|left \w+ to|apprentice|career change|chang(?:ed|ing) (?:career|trade|profession)|new (?:trade|career|profession)|becom(?:e|ing) an?\b|learning to be|training (?:as|to be)|i was an? \w+ for)\w*`,
      r`(?:i\b|i'?m|im\b|my\b|quitting)\w*`,
      r`(?:at (?:3|4|5|6)\d|electrician|plumb|baker|carpent|nurse|teacher|law|mad\b|oldest|years|trade|career|coder|chef|driver|gardener|new)\w*`,
      r`(?:retrain|quit(?:ting)?|apprentice|chang|training|becom|left)\w*`,
    ),
    unless:
      /\b(?:want to|would like|wish|dream|google|dare|someday|could|thinking of|mortgage|becoming (?:my|a (?:mother|father|mum|dad|burden|parent|monster|problem))|my apprentice|changed (?:me|him|her)|becoming an? (?:alcoholic|adult)|weight training|he (?:was|is|became)|she (?:was|is|became)|stay)/,
    receives: [
      ['All new, and by choice.', 'All new, and you picked it.'],
      [
        'The old trade is behind you, the new one is not yet yours.',
        'Old job gone, new one not quite yours.',
      ],
    ],
    questions: [
      ['meaning', 'What came along from the old trade?', 'What came with you from the old job?'],
      ['when', 'On which day was it decided?', "When did you know you'd do it?"],
    ],
  },
  {
    id: 'job-wanting-to-change-dare-not',
    says: [
      'I have wanted to leave this job for six years',
      'every monday i google carpentry courses then shut the tab',
      'I know what I would rather be doing, and I stay for the mortgage',
    ],
    needs: all(
      r`(?:job|career|work\b|carpentry|courses|profession|what i would rather|rather be doing|resign|notice)\w*`,
      r`(?:want(?:ed)? to (?:leave|quit|change|do something)|dream(?:ing|ed|t)?\b|wanna (?:leave|quit)|google|look(?:ing)? (?:at|up) (?:courses|jobs)|rather be (?:doing|a)|different (?:career|job)|another (?:career|job)|something else|hate (?:my|this) job)\w*`,
      r`(?:years|stay|mortgage|bills|shut the tab|never (?:do|dare|apply|send)|dare|afraid|scared|can'?t (?:leave|quit|afford)|cant (?:leave|quit|afford)|every monday|stuck|still (?:here|there))\w*`,
    ),
    unless:
      /\b(?:leave (?:him|her|my (?:husband|wife)|the country|home)|relationship|marriage|quit (?:drinking|smoking)|left my job|quit my job|i dreamt|last night|nightmare|applied|boss wants|stay(?:ed|s)? (?:in bed|home|with (?:him|her)))/,
    receives: [
      ['You have known for a while.', "You've known for a while now."],
      ['The other thing is still there.', "The other thing's still there."],
    ],
    questions: [
      ['worst', 'What holds you to the old place?', "What's holding you there?"],
      ['exception', 'How near have you come to it so far?', 'How close have you got so far?'],
    ],
  },
  {
    id: 'job-skills-gone-abroad',
    says: [
      'I was a doctor at home, and here I wash dishes',
      'my degree isnt recognised so i deliver pizza',
      'In my country I taught at a university, here I sort parcels',
    ],
    needs: all(
      r`(?:in my country|at home|back home|my degree|my diploma|my qualif|my licen[cs]e|in (?:syria|iran|india|nigeria|kenya|ukraine|poland|romania|brazil|venezuela|turkey|afghanistan|pakistan)|where i come from)\w*`,
      r`(?:doctor|teacher|teach|taught|engineer|nurse|lawyer|professor|university|degree|diploma|qualif|pharmac|architect|accountant|dentist|journalist)\w*`,
      r`(?:here i|here\b|recogni[sz]ed|not valid|does ?n'?t count|deliver|wash dishes|clean|sort|wait(?:er|ress|ing)|warehouse|drive|nobody)\w*`,
    ),
    unless:
      /\b(?:homework|doctor (?:here|said|says|told|gave)|from home|work at home|a doctor for|nurse (?:here|said|came)|children|teacher (?:said|says|told)|at home (?:with|all|and|i (?:do|don))|care at home|ceremony|waiting tables)/,
    receives: [
      ['What you can do does not show here.', "What you can do doesn't show here."],
      ['You have not forgotten it.', "You haven't forgotten any of it."],
    ],
    questions: [
      [
        'example',
        'What does your head still do, from that work?',
        'What does your brain still do from that job?',
      ],
      ['who', 'Who here knows what you were?', 'Who here knows what you used to do?'],
    ],
  },
  {
    id: 'job-payday-gone',
    says: [
      'Payday was yesterday and it is nearly gone',
      'got paid and by the time rent came out i had 60 quid',
      'I saw my wages arrive and leave on the same morning',
    ],
    needs: all(
      r`(?:pay ?day|got paid|wages|salary|paid on|my pay\b|pay (?:came|landed|arrived)|pay ?cheque|paycheck)\w*`,
      r`(?:gone\b|nearly gone|left\b|leave|rent|debit|bills|already|nothing|disappear|spent|lasts|broke|skint|empty|minus)\w*`,
      r`(?:yesterday|same (?:morning|day)|by (?:the time|friday|noon|tuesday|the)|already|day|month|hours|after)\w*`,
    ),
    unless:
      /\b(?:gambl|bet\b|betting|casino|slots|drink|drank|husband|has ?n'?t paid|not paid|staff|pay day loan|he (?:spent|left)|she (?:spent|left)|wife|on clothes|treat|bought|parents|used to|cut my|employees|supplier|left (?:my|the) job|coke|drug|online)/,
    receives: [
      ['It hardly had time to be yours.', 'It was barely yours for a minute.'],
      ['A month of work, and then the debits.', "A month's work, then the direct debits."],
    ],
    questions: [
      ['need', 'What did not get a share this time?', "What didn't get a share this time?"],
      ['when', 'On which day of the month is it tightest?', 'What day of the month is the tightest?'],
    ],
  },
  {
    id: 'job-payday-treat',
    says: [
      'I bought myself a decent coat on payday',
      'payday so i finally got the headphones ive wanted for a year',
      'My bonus went on a pair of boots, the first new thing in years',
    ],
    needs: all(
      r`(?:pay ?day|got paid|bonus|wages|first (?:salary|pay)|pay ?cheque)\w*`,
      r`(?:bought|treat|got (?:myself|the)|went on|spent|finally got|new\b)\w*`,
      r`(?:myself|i finally|my bonus|i bought|i got|i treated|for me\b|first new)\w*`,
    ),
    unless:
      /\b(?:gambl|bet\b|drink|drank|drug|coke|nothing|gone|rent\b|bills|regret|guilt|shouldn'?t|no bonus|debt|bottle|wine|beer|cut|did ?n'?t get|can'?t|has ?n'?t|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:bought|got|spent))/,
    receives: [
      ['Earned, and spent on something good.', 'Earned it, spent it on something good.'],
      ['That one was for living.', 'That one was for living a bit.'],
    ],
    questions: [
      ['example', 'How did you choose it?', "How'd you pick it?"],
      ['feeling', 'How is it to have it now?', "How's it feel having it now?"],
    ],
  },
  {
    id: 'job-first-payslip',
    says: [
      'I got my first payslip and pinned it to the fridge',
      'got my first proper wage ever today, 17 and rich',
      'My very first payslip came, and the number was smaller than I thought',
    ],
    needs: all(
      r`(?:first (?:ever |proper |very |real )*(?:payslip|pay ?cheque|wages?|salary|pay\b)|very first payslip)\w*`,
      r`(?:i\b|my\b|me\b)\w*`,
    ),
    unless:
      /\b(?:used to|years ago|when i got my first|gave (?:my|it)|my (?:son|daughter|kid)'?s|gambl|drank|spent|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:got|first))/,
    receives: [
      ['The first payslip, and it is a real sum.', "First payslip, and it's an actual number."],
      ['That is yours, earned by you.', 'You earned that one.'],
    ],
    questions: [
      ['meaning', 'What should some of it be for?', 'What do you want some of it to be for?'],
      ['who', 'Who has seen it so far?', "Who've you shown it to so far?"],
    ],
  },
  {
    id: 'job-asking-for-raise',
    says: [
      'I had the sentence ready, and then I did not ask for the raise',
      'practised asking for more money in the mirror then bottled it',
      'I knocked on his door about my pay and talked about the weather',
    ],
    needs: all(
      r`(?:raise\b|pay rise|payrise|rise\b|more money|my pay\b|my salary|more pay)\w*`,
      r`(?:did ?n'?t ask|did not ask|not ask|bottled it|chicken|could ?n'?t (?:ask|say)|could not (?:ask|say)|talked about the weather|instead|lost my nerve|ask(?:ed|ing)? for|backed out|dare)\w*`,
      r`(?:bottled|did ?n'?t|did not|could ?n'?t|could not|weather|chicken|nerve|dare|too scared|afraid|instead|never)\w*`,
    ),
    unless:
      /\b(?:raise (?:my|his|her|a|the) (?:voice|child|kid|hand|glass|son|daughter)|raised|said no|refus|gave me|my (?:husband|mum|dad|ex)|he asked|she asked)/,
    receives: [
      ['The sentence is still in you.', "You've still got that sentence in you."],
      ['You went in with it and came out with it.', 'You went in with it, came out with it.'],
    ],
    questions: [
      ['open', 'How did the sentence go?', 'How did the line go?'],
      ['worst', 'What came between you and the sentence?', 'What got in the way of saying it?'],
    ],
  },
  {
    id: 'job-raise-granted',
    says: [
      'They gave me the raise without any argument',
      'asked for more money and she just said ok',
      'I had prepared nine reasons and needed none of them',
    ],
    needs: all(
      r`(?:raise\b|pay rise|payrise|more money|battle over money|my (?:pay|salary)|nine reasons|increase)\w*`,
      r`(?:gave me|got (?:the|a|my)|granted|just said (?:ok|yes|of course|sure)|simply said|of course|without (?:any )?(?:argument|fuss)|said yes|needed none|agreed|approved|gave it to me|straight away|got it\b|no questions)\w*`,
      r`(?:boss|raise|rise\b|ask|salary|pay\b|reasons|work|manager)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot)|raise (?:my|his|her|a|the) (?:voice|child|kid|hand|glass|son|daughter)|raised|my (?:husband|wife|mum|dad|ex|son)|got paid|penny|medication|dose|two offers|job offer|offered|tasks)/,
    receives: [
      ['All that getting ready, and a plain yes.', 'All that prep, and just a yes.'],
      ['So it is granted.', 'So you got it, then.'],
    ],
    questions: [
      ['meaning', 'What does the new sum say to you?', 'What does the new number say to you?'],
      ['tried', 'Which reason had you kept as your best one?', 'What was the best reason you had ready?'],
    ],
  },
  {
    id: 'job-agency-numbers',
    says: [
      'At the agency I am a file number',
      'the job centre woman asked why im still out of work, in front of everyone',
      'I fill in the same form every fortnight to get my money',
    ],
    needs: all(
      r`(?:job ?cent(?:re|er)|benefits? (?:office|agency)|universal credit|unemployment (?:office|agency|benefit)|at the agency|the dole|signing on|file number|fortnight|work coach|employment office|job agency)\w*`,
      r`(?:number|why (?:i'?m|im|am i)|in front of|form|explain|treat|humiliat|sanction|ask(?:ed|s)?|appointment|made me|wait|again|every)\w*`,
    ),
    unless:
      /\b(?:next to|adoption|dating agency|estate agency|models?|recruit|saw someone|neighbou?r|someone i know|ran into|teacher|night every|every fortnight i see|custody|visit|print)/,
    receives: [
      ['You are the one who has to explain yourself.', "You're the one who has to explain."],
      ['There is the form, and there is you.', "There's the form, and then there's you."],
    ],
    questions: [
      ['worst', 'What do they never ask you?', 'What do they never ask?'],
      ['who', 'Who has treated you decently in there?', "Who's been decent to you in there?"],
    ],
  },
  {
    id: 'job-waiting-room-job-centre',
    says: [
      'I ran into my neighbour in the job centre',
      'saw someone i know in the benefits queue and stared at my phone',
      'My old apprentice was sitting behind the desk at the agency',
    ],
    needs: all(
      r`(?:job ?cent(?:re|er)|benefits? (?:queue|office|agency)|unemployment|at the agency|the dole|signing on|employment office|food ?bank)\w*`,
      r`(?:ran into|bumped into|saw\b|someone i (?:know|knew)|neighbou?r|recogni[sz]ed|my old|came in|familiar|knew\b|was sitting|behind the desk|met\b)\w*`,
    ),
    unless:
      /\b(?:next to|met with|nobody|stopped|saw (?:a|my) (?:doctor|coach|advisor|adviser|letter)|is in)/,
    receives: [
      ['A known face, in that room.', 'Someone you know, in there of all places.'],
      ['Now somebody has seen you there.', "Now someone's seen you there."],
    ],
    questions: [
      ['thought', 'What did you both do with your eyes?', 'What did you two do with your eyes?'],
      ['want', 'What would you have liked to say first?', "What do you wish you'd said?"],
    ],
  },
  {
    id: 'job-old-colleague-in-town',
    says: [
      'A former colleague asked how work is, and I said busy, I am not',
      'someone from my old job asked what im up to and i made something up',
      'An old workmate asked what I do these days, and I said this and that',
    ],
    needs: all(
      r`(?:former colleague|old (?:colleague|workmate|boss|job|co-?worker)|ex-?colleague|someone (?:i used to work with|from (?:my old job|work))|used to work with)\w*`,
      r`(?:ask(?:ed|s)?|how(?:'s| is) work|what i(?:'m| am)? (?:do|doing|up)|what im up|ran into|bumped into|met\b)\w*`,
      r`(?:i said|made (?:something|it|stuff) up|lied|busy|this and that|told (?:him|her|them)|pretend|changed the subject|did ?n'?t (?:know what|tell|say)|mumbled)\w*`,
    ),
    unless: /\b(?:job back|come back|apolog|affair|text(?:ed|s)|sex|party)/,
    receives: [
      ['A simple question, and no simple answer.', 'Simple question, no simple answer.'],
      ['The old job came round with the question.', 'Your old job came round the corner asking.'],
    ],
    questions: [
      ['thought', 'What would the plain answer have been?', 'What would the honest answer have been?'],
      ['who', 'Who do you tell how things really are?', 'Who do you tell how it really is?'],
    ],
  },
  {
    id: 'job-kids-ask-what-i-do',
    says: [
      'My son asked what I do all day now',
      'my daughter asked if i get paid for being home',
      'The little one wanted to know why I no longer go to work',
    ],
    needs: all(
      r`(?:(?:son\b|sons\b|son's|daughter|kid\b|kids|child|boy\b|boys\b|girl\b|girls\b|little one|toddler|baby|grandson|granddaughter|grandchild|teenager|teen\b|youngest|eldest|oldest|twins|nephew|niece|(?:five|six|seven|eight|nine|ten)-year-old)|little one)\w*`,
      r`(?:ask(?:ed|s|ing)?|wanted to know|want(?:s)? to know|wonder)\w*`,
      r`(?:what i do (?:all day|now|for)|get paid|why i (?:no longer|don'?t|dont|am not|'m not) (?:go to )?(?:work|go)|still have an office|go to work|my job|my work|what (?:my|mummy'?s|daddy'?s) job|at home all day|being home|have a job|unemploy)\w*`,
    ),
    unless:
      /\b(?:therap|what i do when|other (?:kids|children)|boss|as a (?:child|kid|boy|girl)|why i (?:cry|drink|sleep)|they asked me to)/,
    receives: [
      ['A child asks straight out.', 'Kids just ask.'],
      ['A small voice, and a real question.', 'Small voice, real question.'],
    ],
    questions: [
      ['example', 'Which words did you find for it?', 'What words did you find for it?'],
      ['want', 'What would you like a child to know about it?', 'What do you want a kid to know about it?'],
    ],
  },
  {
    id: 'job-partner-earns-more',
    says: [
      'She pays for the dinners now, and I look out of the window',
      'my girlfriend earns and i keep saying ill pay her back',
      'The account is hers these days, so I ask before I buy anything',
    ],
    needs: all(
      r`(?:she pays|he pays|(?:girlfriend|boyfriend|wife|husband|partner)(?:'s)? (?:earns|makes (?:more|all)|pays|is paying|pay for|salary)|account is (?:hers|his)|ask before i (?:buy|spend)|pay (?:her|him) back|paid for by|earns more|breadwinner|live off (?:her|his))\w*`,
      r`(?:i\b|me\b|my\b)\w*`,
      r`(?:now|these days|keep|before i|since|dinner|look|more than|feel|everything|ask|buy|rent|bills|pocket money|at the moment|everything)\w*`,
      r`(?:earns|pays|pay (?:her|him) back|paying|account|ask|breadwinner|live)\w*`,
    ),
    unless:
      /\b(?:colleague|same job|attention|controls|won'?t let|bet\b|gambl|allowance|ex\b|drink|stole|steal|dealer|mum|mother|dad\b|father|took|hid|thinks|loan|ring(?:s)? (?:me|and)|before i bought|drinks|affair)/,
    receives: [
      ['Somebody else is paying just now.', 'Someone else is paying right now.'],
      ['Being paid for is not always easy to take.', "Being paid for isn't always easy."],
    ],
    questions: [
      ['open', 'What gets said about it between you?', 'What do you two say about it?'],
      ['thought', 'What do you fear {they} would think?', 'What are you scared {they} would think?'],
    ],
  },
  {
    id: 'job-paid-work-done-well',
    says: [
      'I fixed the old boiler and the customer nearly danced',
      'finished the garden wall today and its actually straight',
      'The roof I worked on all week does not let in a drop',
    ],
    needs: all(
      r`(?:fixed|finished|built|repaired|tiled|roof|wall\b|boiler|plaster|laid|installed|welded|wired|painted|job\b|bathroom|kitchen|decking|floor)\w*`,
      r`(?:customer|client|straight|level|nearly danced|does not let|does ?n'?t leak|holds|perfect|proud|beautiful|dead level|works|like new|spotless|watertight)\w*`,
      r`(?:customer|client|roof|wall\b|boiler|tiled|bathroom|garden|weeks?|plaster|built|wired|welded|decking|pipe)\w*`,
      r`(?:customer|client|straight|level|does not let|does ?n'?t leak|proud|perfect|holds|watertight)\w*`,
    ),
    unless:
      /\b(?:not (?:straight|level)|hit the wall|off the wall|landlord|my customer shouted|school|wall(?:s)? (?:in|closing|between)|off the walls|fly on|stare|punch|head|bar stool|exam|tea\b|throne|therap|through the roof|hospital|under (?:one|the) roof|birdhouse|owes|without me|does not pick up)/,
    receives: [
      ['You can look at it, and it holds.', 'You can look at it and it holds.'],
      ['That is good work, and it will last.', "That's proper work, that."],
    ],
    questions: [
      ['example', 'Which part of it are you pleased with?', 'Which bit of it are you pleased with?'],
      ['meaning', 'Who taught you to do it like that?', "Who'd you learn it from?"],
    ],
  },
  {
    id: 'job-turned-down-bad-job',
    says: [
      'I turned down a job because the boss shouted during the interview',
      'said no to the offer, my mates think im crazy',
      'I did not sign, although I have been out of work since June',
    ],
    needs: all(
      r`(?:turned down|said no to (?:the|a|that) (?:offer|job)|did not sign|did ?n'?t sign|refused (?:the|a|that) (?:job|offer|contract)|declined|rejected (?:the|a|their) offer|did ?n'?t take the job|walked away from (?:the|a) job)\w*`,
      r`(?:job|offer|contract|work|interview|position|role)\w*`,
    ),
    unless:
      /\b(?:turned me down|turned (?:us|him|her) down|offer of help|drink|they declined|loan|has declined|been (?:turned|declined)|his offer|her offer|health|was turned down|got turned down|offer to|promotion|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:turned|said|refus|declin))/,
    receives: [
      ['There was a job on the table, and you said no.', 'Job on the table, and you said no.'],
      ['Something in it was plain to you.', 'Something in it was pretty clear to you.'],
    ],
    questions: [
      ['when', 'Where in that talk did you know?', 'Where in it did you know?'],
      ['who', 'Who understands that no?', 'Who gets that no?'],
    ],
  },
  {
    id: 'job-back-after-illness',
    says: [
      'I am back at work this week after eight months of illness',
      'first week back after being off sick and everyone tiptoes',
      'They greeted me with a cake and I could not read the screen for an hour',
    ],
    needs: all(
      r`(?:back at work|back to work|first week back|first day back|at my desk again|returned to work|back at my (?:desk|job)|greeted me with a cake|back in the office|back on the ward)\w*`,
      r`(?:ill(?:ness)?\b|sick|sick leave|off\b|cancer|surgery|operation|burn-?out|hospital|depress|breakdown|cake|treatment|months|year)\w*`,
      r`(?:this week|months|year|first|after|since|everyone|too loud|cake|today|again|now)\w*`,
    ),
    unless:
      /\b(?:baby|maternity|parental|holiday|can'?t go back|cant go back|going back|go back|not (?:ready|back)|before i|have to|return(?:ing)? (?:next|soon)|he'?s back|she'?s back|will|when i(?:'m| am) back|never|put off|day off|turned off|want(?:s)? me back)/,
    receives: [
      ['Back, and everything looks a little different.', "Back, and it's all a bit different."],
      ['They have gone on in the meantime.', 'They carried on in the meantime.'],
    ],
    questions: [
      ['worst', 'Which part of the day is longest?', 'Which bit of the day is the longest?'],
      ['who', 'Who there can you be honest with about it?', 'Who there can you be honest with?'],
    ],
  },
  {
    id: 'job-maternity-return',
    says: [
      'I came back from parental leave, and my project has a new owner',
      'back at work after the baby and my desk has gone to someone else',
      'My clients went to a colleague while I was away with the twins',
    ],
    needs: all(
      r`(?:maternity|parental leave|paternity|after the baby|away with the (?:twins|baby)|back from (?:leave|mat)|had the baby|baby)\w*`,
      r`(?:back\b|return|came back|while i was away|while i was (?:off|on))\w*`,
      r`(?:project|desk|clients?|job|role|work|colleague|office|position)\w*`,
      r`(?:gone to|new owner|went to|someone else|colleague|replaced|taken|changed|no longer|different|given|lost my|demoted|has my)\w*`,
    ),
    unless: /\b(?:going back|next month|when i go|should i|scared|will\b|not want|don'?t want)/,
    receives: [
      [
        'You were away for a good reason, and things moved.',
        'You were off for a good reason, and things moved.',
      ],
      ['You came back to a changed place.', "You came back and it's not the same place."],
    ],
    questions: [
      ['example', 'What did you find in your place?', "What'd you find when you came back?"],
      ['want', 'What should have been waiting for you?', "What should've been waiting for you?"],
    ],
  },
];
