// Small moments of home: moving, rent, money, neighbours, living alone or with many, migration, faith, papers, two countries.
import type { Moment } from './moment.ts';
import { all, any, either, r } from './words.ts';

export const momentsOfHomes: readonly Moment[] = [
  {
    id: 'home-boxes-unpacked',
    says: [
      'We moved three months ago and I still live out of boxes',
      'half my stuffs in the hall in bin bags, cant face unpacking',
      'The pictures lean against the wall since the move and I walk round them',
    ],
    needs: all(
      r`box(?:es)?|unpack\w*|cartons?|bin bags|pictures lean`,
      r`mov(?:e|ed|ing)|unpack\w*|new place|new (?:flat|house)|taped`,
      r`still|can'?t|cannot|cant|haven'?t|not unpacked|live out of|lean|months`,
    ),
    unless: any(
      r`move out|ex|died|late|charity|packing|next week|leave him|food bank|sofa|unpack (?:that|this|it|what|my feelings)|move on|box of chocolates`,
    ),
    receives: [
      ['You live there, but you have not quite arrived.', "You're in, but not really in."],
      ['Unpacking is also a way of saying you stay.', "Unpacking kinda means you're staying."],
    ],
    questions: [
      ['example', 'Which box would make it feel like yours?', 'Which box would make it feel like yours?'],
      ['open', 'What came out of its box on the first day?', 'What did you unpack first?'],
    ],
  },
  {
    id: 'home-first-night-new-flat',
    says: [
      'I spent my first night in the new flat on a mattress on the floor',
      'got the keys today!! sat on the bare floor with chips',
      'No curtains yet, no table, and I slept in my own place last night',
    ],
    needs: either(
      [
        r`first night|slept|woke up`,
        r`new (?:flat|place|home|apartment|house)|own place|my name on the lease|my own (?:flat|place|home|apartment)`,
      ],
      [r`(?:got|picked up|have) the keys`, r`today|floor|flat|house|place|new|!`],
      [r`moved into my (?:own|new|first) (?:\w+ )?(?:place|flat|apartment|house|home)`],
    ),
    unless: any(
      r`her own|his own|their own|jealous\w*|envi\w*|hotel|hospital|care home|parents|mum'?s|lost|locked|someone else|ex|cry|cried|stolen|landlord|sofa|shelter|scared|lonely|months ago|people round|can'?t sleep|boxes|years`,
    ),
    receives: [
      ['It is empty, but it is yours.', "Empty, and it's all yours."],
      ['Everything there is still to come.', "It's all still to come."],
    ],
    questions: [
      ['open', 'Which sound did you hear first in there?', 'What could you hear in there?'],
      ['next', 'What goes up or in first?', "What's going in first?"],
    ],
  },
  {
    id: 'home-fourth-move',
    says: [
      'This is my fourth move in two years',
      'moving again, i dont even put pictures up anymore',
      'I know the van driver by name, that is how often we change house',
    ],
    needs: all(
      r`(?:third|fourth|fifth|sixth|seventh|tenth|\d+(?:th|rd)) (?:move|house|flat|home|address|place|time (?:we|i)(?:'?ve|'?re| have| are| am)? mov\w*)|mov(?:e|ed|ing) (?:house |home |flat |flats )?(?:again(?:,| )|(?:two|three|four|five|six|seven|eight|nine|ten|\d+|so many|several) times)|(?:four|five|six|seven|eight|ten) addresses|how often we change|moving again|keep moving (?:house|home|flat)`,
    ),
    unless: any(
      r`move on|moving on|moving forward|friend|ex|can'?t move|back in with|start(?:ed)? moving again|get moving again|until`,
    ),
    receives: [
      ['So the tape and the boxes come out again.', 'Boxes and tape all over again.'],
      ['You have done a lot of leaving.', "That's a lot of leaving."],
    ],
    questions: [
      ['meaning', 'What always gets packed last?', "What d'you always pack last?"],
      [
        'want',
        'What would make you put a nail in a wall?',
        "What'd make you finally bang a nail in the wall?",
      ],
    ],
  },
  {
    id: 'home-left-old-street',
    says: [
      "I drove past our old street and someone else's curtains were up",
      'walked home to my old flat by mistake after work, key didnt fit',
      'At the old shop they asked where I had been, and I have moved across town',
    ],
    needs: all(
      r`our old (?:street|house|flat|place|home)|my old (?:street|flat|house|place|neighbou?rhood|estate|road)|old shop|moved across`,
      r`drove past|walked|curtains|by mistake|key|asked where i|went past|someone else|strangers`,
    ),
    unless: any(r`died|parents|childhood|mum|dad|ex|gran\w*|old flatmate`),
    receives: [
      ['Part of you still goes there.', 'Part of you still heads there.'],
      ['It was yours for a while.', 'That was your patch for a bit.'],
    ],
    questions: [
      [
        'meaning',
        'What did that street have that you did not notice then?',
        "What did that street have that you didn't clock?",
      ],
      ['who', 'Who lived round there that you miss?', "Who d'you miss from round there?"],
    ],
  },
  {
    id: 'home-rent-raised',
    says: [
      'The landlord is putting the rent up by two hundred',
      'got the rent increase email, its half my wage now',
      'From next month the house costs more than I send to anyone',
    ],
    needs: all(
      r`rent|landlord|house costs`,
      r`rais(?:ed|ing|es)|putting (?:\w+ ){0,3}up|put (?:\w+ ){0,3}up|increas\w*|gone up|going up|goes up|hiked?|went up|costs more|doubled`,
    ),
    unless: any(
      r`raised (?:a|my|me|by)|deposit|rented out|voice|as a landlord|put up with|shelf|fight|anxi\w*|temperature|rent to own`,
    ),
    receives: [
      ['The same rooms, for more money.', 'Same place, more money.'],
      ['One message, and the sums no longer work.', "One message and now the sums don't work."],
    ],
    questions: [
      ['thought', 'What did you start to cut in your head?', 'What did you start cutting in your head?'],
      ['worst', 'At which figure would you have to go?', "What number would mean you've gotta go?"],
    ],
  },
  {
    id: 'home-notice-to-leave',
    says: [
      'We have been given two months to leave our flat',
      'got the no fault eviction letter, landlords selling',
      'The owner wants the house for his son and we must be out by June',
    ],
    needs: all(
      r`notice|evict\w*|two months|out by|be gone|have to leave|must leave|section 21|no[- ]fault|wants the house|selling`,
      r`flat|house|home|landlords?|owner|building|eviction`,
      r`have to|given|got|must|letter|wants|need to|saying|selling|served`,
    ),
    unless: any(
      r`kicked me out|my (?:mum|dad|parents|husband|wife|boyfriend|ex|mother|father|stepdad)|padlock\w*|notice (?:that|how|me|it|when|my|i)|two weeks|resign\w*|arrears|locked|work|bailiff|noticed|selling (?:my|the) (?:car|cakes)|leave the house|leave home|husband|wife|deposit`,
    ),
    receives: [
      ["Your home is part of somebody else's plan.", "They've got other plans for your home."],
      ['Now there is a date on it.', "Now there's a date on it."],
    ],
    questions: [
      ['worst', 'What do you dread most about the going?', "What d'you dread most about having to go?"],
      ['want', 'What must the next place have, at the least?', "What's the next place gotta have?"],
    ],
  },
  {
    id: 'home-landlord-walks-in',
    says: [
      'My landlord lets himself in without knocking',
      'came out of the shower and the landlady was in my kitchen',
      'The agent had been in my room while I was at work, things were moved',
    ],
    needs: all(
      r`landlord|landlady|agent|owner|caretaker`,
      r`lets? (?:him|her|them)sel(?:f|ves)|walk(?:ed|s) in|was in my|came in|comes in|been in my|without (?:knocking|asking|notice|telling)|key in the lock|strolled|enters?|entered`,
    ),
    unless: any(r`padlock\w*|locked|rent|deposit|handed|kind|got the keys|mould|damp|café|cafe`),
    receives: [
      ['It is your home they walked into.', "It's your home they walked into."],
      ['You pay for a place to shut behind you.', 'You pay to have a door that stays shut.'],
    ],
    questions: [
      ['open', 'How did you find out or run into each other?', "How'd you find out they were in?"],
      ['want', 'What would make that door feel shut again?', "What'd make it feel like your door again?"],
    ],
  },
  {
    id: 'home-mould-on-wall',
    says: [
      'There is black mould over my bed and the agent does nothing',
      'told the landlord about the damp 5 times, he says open a window',
      'The wallpaper is wet behind the cot and they send someone to take photos',
    ],
    needs: all(
      r`mou?ld|mou?ldy|damp|wallpaper is wet`,
      r`landlord|agent|council|report\w*|told|they|housing|owner|photos|wall\w*|ceiling`,
    ),
    unless: any(r`bread|cheese|break the mould|into (?:a|the) mould|towel|i cleaned`),
    receives: [
      ['You report it, and it goes on growing.', 'You tell them and it just keeps growing.'],
      ['And you are living with it day and night.', "And you're living with it day and night."],
    ],
    questions: [
      ['tried', 'What has been said or sent so far?', "What've you said or sent so far?"],
      ['body', 'What do you notice in the mornings in there?', "What d'you notice in the mornings in there?"],
    ],
  },
  {
    id: 'home-door-padlocked',
    says: [
      'I came home and the landlord had padlocked my door over the rent',
      'caretaker locked us out with all our stuff inside, im two months behind',
      'There is a chain on our gate because the rent is late',
    ],
    needs: all(
      r`padlocked?|locked (?:us|me|my|our)|lock(?:ed)? (?:us|me) out|new lock|chain on|changed the locks?|locked out`,
      r`rent|landlord|caretaker|owed|behind|months|arrears`,
    ),
    unless: any(r`locked myself|slippers|phone|account|husband|ex`),
    receives: [
      ['Everything you own was on the other side.', "All your stuff's behind that door."],
      ['It is your home, whatever is owed.', "It's your home, whatever you owe."],
    ],
    questions: [
      ['when', 'Where did you sleep after that?', "Where'd you sleep after that?"],
      ['support', 'Who took you in, or would?', 'Who took you in, or would?'],
    ],
  },
  {
    id: 'home-viewing-queue',
    says: [
      'Thirty people were queuing to view the same room',
      'applied for 40 flats, they want three months up front and a guarantor',
      'The room was gone before I had finished looking at it',
    ],
    needs: all(
      r`view(?:ed|ing|ings)?|queu(?:e|ed|ing)|appl(?:y|ied|ying|ications?)|enquir\w*|gone before|flat gone|guarantor|payslips?|months up ?front|looking for|flat ?hunt\w*|searching for|turned down`,
      r`flats?|room|rooms|rent|guarantor|apartments?|studio|place to (?:live|rent)`,
      r`queu\w*|thirty|fifty|forty|\d+|gone|guarantor|up ?front|before|rejected|turned down|no luck|months|another|people`,
    ),
    unless: any(
      r`jobs?|class|interview|food bank|visa|university|hospital|therap\w*|school|embassy|point of view|room full|bathroom|bedroom|waiting room|emergency|there are|living room|roommate|rent (?:is|money)|late|evict\w*|years old`,
    ),
    receives: [
      ['There are a lot of people after one front door.', 'Loads of you after the same front door.'],
      ['You are asked to prove you deserve a roof.', "You're basically auditioning for a roof."],
    ],
    questions: [
      [
        'example',
        'Which of the places could you see yourself in?',
        'Which one could you actually picture living in?',
      ],
      [
        'thought',
        'What do you think they see when you walk in?',
        "What d'you think they see when you walk in?",
      ],
    ],
  },
  {
    id: 'home-deposit-kept',
    says: [
      'My landlord kept my deposit for a stain that was there before',
      'they took 300 off for "cleaning", i scrubbed that oven for two days',
      'I moved out in May and there is still no sign of my deposit',
    ],
    needs: all(
      r`deposit|the money i put down|took \d+ off`,
      r`landlord|cleaning|stain|scratch|moved out|agent|no sign|won'?t (?:give|return)|kept my|keeping my|refus\w*|give back|return it`,
    ),
    unless: any(
      r`bank|fronted|mate|saving|save|holiday|house deposit|mortgage|car|for a (?:new )?(?:house|flat)|lost my job`,
    ),
    receives: [
      ['They are sitting on your money.', "That's your money they're sitting on."],
      ['You are waiting on someone who is in no hurry.', "And they're in no rush."],
    ],
    questions: [
      ['thought', 'What was that sum meant to do?', 'What was that money meant for?'],
      ['tried', 'What have you got in writing or in pictures?', "What've you got in photos or messages?"],
    ],
  },
  {
    id: 'home-dishes-housemate',
    says: [
      'My housemate leaves his dishes in the sink for days',
      'theres a pan been soaking since monday, not mine, guess who washes it',
      'We made a rota, and I am the only one who looks at it',
    ],
    needs: all(
      r`dish\w*|pan|sink|plates|washing[- ]up|rota|mess(?:y)?|bins|clean(?:s|ed|ing)?|kitchen`,
      r`housemates?|flatmates?|roommates?|room ?mates?|rota|not mine|people i live with`,
      r`leav\w*|left|days|soaking|never|only one|always|washes|doesn'?t|don'?t|dirty|piled|again`,
    ),
    unless: any(
      r`husband|wife|boyfriend|girlfriend|partner|mum|dad|parents|kids|son|daughter|brother|sister|i never|i leave|i left|mess with|shift|nurse`,
    ),
    receives: [
      ['You are the one who sees it.', "You're the one who sees it."],
      ['It is a small thing that comes back every day.', "Small thing, but it's there every day."],
    ],
    questions: [
      ['tried', 'What was the last thing said about it?', 'What got said about it last time?'],
      [
        'meaning',
        'What is in that sink besides plates, for you?',
        "What's it about for you, besides plates?",
      ],
    ],
  },
  {
    id: 'home-back-with-parents',
    says: [
      'I am thirty-five and I moved back into my childhood bedroom',
      'living at mums again, she asks what time ill be home',
      'My old posters are still up and I sleep under them since the split',
    ],
    needs: all(
      r`mov(?:e|ed|ing) back (?:in(?:to)? )?(?:with|home|to) (?:with )?(?:my |our )?(?:parents|mum|mom|dad|mother|childhood|family)?\w*|childhood (?:bed)?room|living (?:at|with) (?:my )?(?:mum|mom|parents|dad|mother)'?s? again|old posters|football trophies|back (?:in|at|with) my (?:parents|mum|mom|old (?:room|bedroom))\w*|mov(?:e|ed|ing) back home|back living with my (?:parents|mum|mom|dad)`,
      r`parents'?|mum'?s?|mums|mom'?s?|dad|childhood|mother|father|posters|home|bedroom`,
    ),
    unless: any(
      r`my (?:kids|son|daughter|children)|sold|handed|visit\w*|holiday|weekend|school|care for|caring|look after|might|thinking|think about|think of|thinking|want(?:s)? (?:me )?to|should|if i|don'?t want|(?:he|she|husband|wife|partner|brother|sister|ex|boyfriend) (?:has |is |had )?(?:moved|moving)|abus\w*|country|never|can'?t|considering`,
    ),
    receives: [
      ['You are not the one who left that room.', "Same room, but you're not that kid."],
      ['You came back older to a house that remembers you young.', 'They remember you as a kid in there.'],
    ],
    questions: [
      [
        'example',
        'When do you feel seventeen again in there?',
        "When d'you feel like a teenager again in there?",
      ],
      ['want', 'Which house rule would you like to change?', "Which house rule d'you wanna change?"],
    ],
  },
  {
    id: 'home-nowhere-to-cry',
    says: [
      'There are seven of us in two rooms and nowhere to be alone',
      'i cry in the shower cos its the only door that locks',
      'In our house somebody is always in the next bed',
    ],
    needs: all(
      r`nowhere (?:to be alone|to cry|private|quiet)|only door that locks|the next bed|no privacy|never (?:get to be )?alone|roof to be by myself|(?:no|any) (?:space|room|place) (?:of my own|to myself|for myself|to be alone)|share a (?:bed|room) with|(?:seven|six|eight|nine|ten|five|\d+) of us in`,
      r`rooms?|house|home|shower|bed|flat|door|bathroom|cousins|family|privacy|apartment`,
    ),
    unless: any(
      r`boyfriend|husband|wife|girlfriend|homeless|hostel|lonely|in the office|work|phone|never alone again|god`,
    ),
    receives: [
      ['No corner that is only yours.', "There's nowhere that's just yours."],
      ['To be on your own you have to hide a little.', "You've gotta sneak off to be on your own."],
    ],
    questions: [
      ['when', 'At which hour is it emptiest there?', "When's it quietest at yours?"],
      ['want', 'What would you do with a room and a key?', 'What would you do with your own room and a key?'],
    ],
  },
  {
    id: 'home-slip-in-shower',
    says: [
      'I live alone and wonder who would find me if I fell',
      'if i choked on my toast nobody would know till monday',
      'I leave the chain off at night, since there is only me here',
    ],
    needs: all(
      r`live alone|living alone|on my own|by myself|only me here|alone|nobody would know|no ?one would (?:know|find me)|nobody would find me`,
      r`if i (?:fell|fall|choked?|slip\w*|collapsed|got ill|had a (?:fall|stroke|heart attack))|who would find me|would find me|chain off|slipp\w* in the (?:shower|bath)|until someone found`,
    ),
    unless: any(
      r`kill\w*|suicid\w*|want to die|better off|hurt myself|miss me|care if|if i (?:just )?(?:died|disappear\w*|vanish\w*|was gone|were gone|was dead)|end it|worthless|overdos\w*`,
    ),
    receives: [
      ['Living alone brings that thought with it.', 'Living on your own, you think about it.'],
      ['It is a practical question, but not only that.', "It's a practical thought, but not just that."],
    ],
    questions: [
      ['when', 'When did that thought first come?', 'When did you first think that?'],
      ['who', 'Who would notice first that you had gone quiet?', "Who'd notice first if you went quiet?"],
    ],
  },
  {
    id: 'home-no-voice-all-weekend',
    says: [
      'I did not speak to anyone from Friday to Monday',
      'heard my own voice at the till and it was croaky, first word all weekend',
      "The only person who said my name this week was the dentist's receptionist",
    ],
    needs: all(
      r`(?:not|n'?t|haven'?t|havent|hadn'?t|did not) (?:\w+ ){0,2}(?:speak|spoke|spoken|talk|talked|said a word|used my voice|say a word)(?: \w+)? (?:to|with|a word|since|from|until|all)?|only person who (?:said|spoke)|first word all|not used my voice|without (?:speaking|talking) to (?:any|a)|(?:nobody|no ?one) (?:has )?(?:spoken|talked) to me`,
      r`from friday|weekend|all (?:day|week)|days|this week|since i|till|thursday|monday|in a week|whole week`,
      r`any ?(?:one|body)|person|word|voice|soul|nobody|no ?one|friday`,
    ),
    unless: any(
      r`he hasn'?t|she hasn'?t|silent treatment|each other|won'?t (?:speak|talk)|therap\w*|about|stammer\w*|boyfriend|husband|wife|mum|dad|my (?:friend|sister|brother|son|daughter)|we haven'?t|to (?:him|her|them)|they haven'?t`,
    ),
    receives: [
      ['That is a long time without a conversation.', "That's ages without a chat."],
      ['You noticed how long it had been.', "You noticed how long it'd been."],
    ],
    questions: [
      ['who', 'Who would you have liked to say a word to?', "Who d'you wish you'd talked to?"],
      ['exception', 'When was the last talk that did you good?', 'When was your last good chat?'],
    ],
  },
  {
    id: 'home-standing-dinner',
    says: [
      'I eat my dinner standing at the counter',
      'living alone i just have cereal over the sink most nights',
      'Cooking for one seems silly, so I eat from the pan',
    ],
    needs: all(
      r`eat|dinner|cereal|meals?|supper|lunch|cook(?:ing)?`,
      r`standing|at the counter|over the sink|from the pan|out of the (?:pan|pot|tin)`,
    ),
    unless: any(
      r`binge\w*|purg\w*|vomit\w*|weight|calor\w*|school|work|can'?t eat|don'?t eat|secret|hide|staff|office|too much|shift|starv\w*|parents|kids|iftar|guests|for one (?:more|thing|day|week|night|second|minute|meal)|one of|understanding|husband|wife`,
    ),
    receives: [
      ['It is a meal without a table.', 'Dinner, but no sitting down.'],
      ['You feed yourself quickly and it is done.', "Quick bite and that's it done."],
    ],
    questions: [
      ['want', 'Who would you lay the table for?', 'Who would you set the table for?'],
      ['meaning', 'Which meal would be worth sitting down to?', 'What meal would you sit down for?'],
    ],
  },
  {
    id: 'home-love-living-alone',
    says: [
      'I live alone and I love it',
      'my own place, my own mess, radio on at 6am, bliss',
      'After thirty years of family I shut the door and everything stays where I put it',
    ],
    needs: all(
      r`live alone|living alone|living on my own|my own place|on my own here|nobody moves|i shut the door|live by myself|living by myself|live on my own`,
      r`love it|i love|bliss|happy|stays where i put|enjoy\w*|freedom|like it|great|content|suits`,
    ),
    unless: any(
      r`lonely|miss|would love|don'?t|want|hate|scared|afraid|but|ready|save|wish|can'?t|not happy|love (?:him|her)|looking for|never|not|if i|sad|pretend`,
    ),
    receives: [
      ['It suits you.', 'Sounds like it suits you.'],
      ['A place that does as you like.', 'Everything just how you like it.'],
    ],
    questions: [
      ['open', 'Which small freedom do you like best?', "What's the best little thing about it?"],
      ['meaning', 'What had to happen before you got there?', 'What did it take to get there?'],
    ],
  },
  {
    id: 'home-bass-through-wall',
    says: [
      "My neighbour's bass comes through the wall until two",
      'upstairs stomp about all night, i know their whole routine',
      'I banged on the ceiling with a broom and they turned it up',
    ],
    needs: all(
      r`neighbou?r\w*|upstairs|next door|through the wall|people above|downstairs|flat above|ceiling with a broom|subwoofer`,
      r`bass|music|loud\w*|nois\w*|stomp\w*|bang\w*|thump\w*|part(?:y|ies)|subwoofer|drill\w*|footsteps`,
    ),
    unless: any(
      r`church|pray\w*|preach\w*|loudspeakers?|mosque|hit|beat(?:s|ing|en)? (?:me|him|her|up|his|the)|abus\w*|police|voices|my (?:music|bass|kids|dog|baby|son|daughter)|complain\w* about (?:me|my|us|our)|parents|dad|mum|husband|wife|complained|television`,
    ),
    receives: [
      ['It comes into your room without you asking.', "It's in your room and you didn't ask for it."],
      ['Their evening becomes your evening.', 'Their night out is your night in.'],
    ],
    questions: [
      [
        'body',
        'What does your body do before the first thump?',
        "What's your body doing, waiting for it to start?",
      ],
      ['tried', 'What has been said between you so far?', "What've you two said to each other so far?"],
    ],
  },
  {
    id: 'home-loudspeaker-prayers',
    says: [
      'The church next to us prays through loudspeakers all night',
      'keshas every friday with full speakers, i have work at 5',
      "The preacher's tent went up across the road and my baby cannot sleep",
    ],
    needs: all(
      r`loudspeakers?|speakers?|keshas?|preacher'?s|tent|amplifier`,
      r`church|pray\w*|nights?|preacher'?s|mosque|sleep|worship|work at`,
    ),
    unless: any(r`guest speaker|public speak\w*|speaker at|native|motivational`),
    receives: [
      ['You are kept awake along with them.', "They're up all night, so you are too."],
      ['It is hard to complain about a prayer.', "You can't exactly moan about praying."],
    ],
    questions: [
      [
        'thought',
        'What do you say to yourself at the third hour of it?',
        "What's in your head by hour three?",
      ],
      ['who', 'Who else in the row lies awake?', 'Who else round yours is lying awake?'],
    ],
  },
  {
    id: 'home-parking-row',
    says: [
      'My neighbour shouted at me over a parking space',
      'note on my windscreen again, "THINK", its a public road',
      'The man opposite has put a cone where I have always stopped my car',
    ],
    needs: all(
      r`parking|parked|windscreen|a cone|my drive|driveway|stopped my car`,
      r`neighbou?r\w*|note|man opposite|next door`,
      r`shout\w*|note|cone|again|row|blocked|space|argu\w*|angry|rude|yell\w*|threat\w*`,
    ),
    unless: any(r`bench|gym|blue badge|disabled|boss|crash\w*`),
    receives: [
      ['A few metres of road can follow you indoors.', "Bit of road, and now it's in your head at home."],
      ['And you all still live on that road.', "And you've all still gotta live there."],
    ],
    questions: [
      ['body', 'What is it like to pull up at home now?', "What's it like pulling up at home now?"],
      ['exception', 'What was it like between you before this?', 'What were things like with them before?'],
    ],
  },
  {
    id: 'home-neighbour-soup',
    says: [
      'My neighbour brought me soup when I was ill',
      'old lady downstairs knitted my baby a hat, barely know her',
      'Somebody on our floor had taken in my bins and left a note',
    ],
    needs: all(
      r`neighbou?rs?|lady downstairs|on our floor|man from number \w+|man next door|woman next door|lady next door|across the (?:hall|road|street)`,
      r`soup|stew|(?:knitted|brought|gave) (?:me|us|my)|taken in my|took in|left a note|cake|cookies|helped me|checked on me|shovel\w*|offered`,
    ),
    unless: any(
      r`loud|nois\w*|complain\w*|shout\w*|bass|stole|parking|borrow\w*|i (?:brought|gave|baked|helped|took)|dead|died|police|threat\w*|gossip|angry|never|didn'?t|rude|jar|drugs`,
    ),
    receives: [
      ['It came from a neighbour, unasked.', 'They just did it, unasked.'],
      ['Someone had noticed you.', 'Somebody clocked you.'],
    ],
    questions: [
      ['open', 'What did you say at the door, or afterwards?', "What'd you say to them?"],
      ['meaning', 'What did it change about the building?', "How's it change the place for you?"],
    ],
  },
  {
    id: 'home-card-declined',
    says: [
      'My card was declined at the till with a queue behind me',
      'had to put the milk back, 40p short, kid watching',
      'The cashier said try again, loudly, and it failed again',
    ],
    needs: all(
      r`card|milk back|till|cashier|checkout`,
      r`declin\w*|failed|short|try again|reject\w*|bounced|insufficient|put the milk back|not enough`,
      r`till|queue|cashier|shop|supermarket|store|behind|watching|checkout|milk|groceries|embarrass\w*|loudly|declined`,
    ),
    unless: any(
      r`birthday card|handmade|tantrum|scream\w*|sim|job|visa|green card|application|loan|until|credit card application|till (?:i|he|she|they|\d)`,
    ),
    receives: [
      ['And everyone in line could hear or see.', 'With the whole queue there.'],
      ['A till is a very public place.', 'Tills are way too public.'],
    ],
    questions: [
      ['body', 'What did you do in those seconds?', "What'd you do right then?"],
      ['support', "Whose face was kind, if anyone's?", 'Who was nice about it, if anyone?'],
    ],
  },
  {
    id: 'home-unopened-bills',
    says: [
      'I have a drawer of bills that I do not open',
      'theres a pile of brown envelopes on the fridge, i just add to it',
      "The post lies on the mat and I step over it, I know what's inside",
    ],
    needs: all(
      r`bills|envelopes?|the post|letters|mail|logo on the front|statements?`,
      r`(?:not|don'?t|do not|haven'?t|never|can'?t|won'?t|afraid to|scared to|dare) (?:\w+ )?open(?:ed)?|unopened|pile of|step over|just add to it|under the others|avoid opening|drawer of|piling up|ignor\w*`,
    ),
    unless: any(
      r`love letters|wrote|bailiffs?|results?|ex|open up|university|college|old letters|from (?:him|her|my (?:mum|dad|mother|father))|e-?mail|died|late`,
    ),
    receives: [
      ['Closed, but you know they are there.', "You don't open them, but they're still there."],
      ['You have a rough idea what is in there.', "You've got a rough idea what's in there."],
    ],
    questions: [
      ['worst', 'Which envelope do you fear most?', 'Which one are you most scared of?'],
      [
        'support',
        'Who could sit beside you while one is opened?',
        "Who'd sit with you while you open just one?",
      ],
    ],
  },
  {
    id: 'home-days-to-payday',
    says: [
      'Payday is nine days off and I have eleven pounds',
      'counting coins for the bus, salary comes on the 30th',
      'By the twentieth of the month I eat what is left in the cupboard',
    ],
    needs: all(
      r`pay ?day|salary|wages|payday|end of (?:the )?month|twentieth of the month|nineteenth`,
      r`\w+ days off|until|till|counting|coins|bus fare|left in|left to|by the (?:twentieth|\w+th|middle)|before|runs? out|half a bag`,
      r`coins|pounds|fare|cupboard|money|broke|eat|food|rice|quid|shillings|nothing|bob|ksh|account`,
    ),
    unless: any(
      r`not been paid|haven'?t been paid|hasn'?t|has not|owe me|next week again|loan|raise|promotion|send|fuliza|savings|debt|employer|boss|rent is|late|rent to|borrow\w*|period|minimum`,
    ),
    receives: [
      ['The month is longer than the money.', 'More month than money.'],
      ['Each thing has to be worked out in small change.', "You're working out every penny."],
    ],
    questions: [
      ['example', 'What gets dropped first?', "What's the first thing you go without?"],
      ['when', 'Which day of the month do you breathe again?', 'What day can you breathe again?'],
    ],
  },
  {
    id: 'home-phone-loan',
    says: [
      'I took a loan on my phone to pay another loan',
      'fuliza ate my whole salary the second it landed',
      'The lending app sends messages to my contacts about what I owe',
    ],
    needs: all(
      r`loans?|fuliza|lending apps?|tala|klarna|m-?shwari|loan apps?`,
      r`on my phone|another loan|other loans?|my contacts|apps?|pay another|pay off|fuliza|salary|my phone`,
    ),
    unless: any(
      r`cleared|paid off|last instal\w*|framed|balance zero|student loan|mortgage|lent|cousin|friend|debt free|my (?:dad|mum|husband|wife|ex|boyfriend|brother)|could pay off`,
    ),
    receives: [
      ['The debt has moved into your phone.', "The debt's living in your phone now."],
      ['It is there every time you pick it up.', "It's there every time you pick it up."],
    ],
    questions: [
      [
        'thought',
        'How much is it altogether, as far as you dare look?',
        'How much is it in total, if you dare look?',
      ],
      ['when', 'What was the first one for?', 'What was the first loan for?'],
    ],
  },
  {
    id: 'home-sends-money-home',
    says: [
      'Half of what I earn goes home to my family',
      'everyone thinks im rich cos im abroad, fees, hospital, roof, always me',
      'My phone rings, and before hello I know how much it is',
    ],
    needs: all(
      r`(?:half|most|all) of (?:what i earn|my (?:salary|wage|wages|pay|money|income))|always me|thinks? (?:im|i'?m|i am) rich|there is a money tree|before hello|black tax|made of money|money machine|walking atm|send(?:ing)? (?:\w+ ){0,3}home|support(?:ing)? (?:\w+ ){0,3}family|(?:everyone|they all|family|relatives) (?:\w+ )?(?:ask(?:s|ing)?|call(?:s|ing)?) (?:me )?for money|responsible for (?:the|my) whole family`,
      r`family|home|village|abroad|uncle|relatives|phone rings|siblings|parents|brothers?|sisters?|how much`,
      r`money|salary|earn|wages?|fees|rich|how much|hospital|cash|pay|financial\w*|motorbike`,
    ),
    unless: any(
      r`wrong number|by mistake|plot|build|village while|they send|sends me|sent me|fuliza|presents|can'?t support|borrow\w* from|supportive|emotionally|support (?:me|from)`,
    ),
    receives: [
      ['You are the one they turn to.', "You're the one they all come to."],
      ['That is a lot of people on one wage.', 'One wage, loads of people on it.'],
    ],
    questions: [
      [
        'want',
        'What would you do with one month kept for yourself?',
        "What would you do with one month's pay just for you?",
      ],
      ['meaning', 'Which of these payments do you give gladly?', 'Which of those are you happy to pay?'],
    ],
  },
  {
    id: 'home-lent-not-returned',
    says: [
      'I lent my cousin money and he avoids me now',
      'she owes me 400 and shes posting holiday pics',
      'I have stopped mentioning what my friend borrowed and I have not forgotten it',
    ],
    needs: all(
      r`lent|owes? me|owed me|loaned|borrowed (?:from me|my|money from me)|my friend borrowed|fronted`,
      r`money|\d+|cash|what my friend borrowed|deposit|thousand|savings|shillings|pounds`,
      r`back|avoid\w*|not (?:paid|returned)|hasn'?t|never|holiday|forgotten|crosses|posting|ignor\w*|still|return\w*|excuses?|blocked|refus\w*|won'?t|owes?`,
    ),
    unless: any(
      r`i borrowed|i owe|loan shark|bank|landlord|apolog\w*|explanation|my boss|employer|salary|company|paid me back|gave it back`,
    ),
    receives: [
      ['It has cost some ease between you as well.', "There's money missing and now it's awkward."],
      ['It has not been forgotten, on your side.', "You haven't forgotten it."],
    ],
    questions: [
      ['thought', 'What would be said, if you brought it up?', 'What would happen if you brought it up?'],
      [
        'meaning',
        'What matters more, the sum or the silence?',
        'What bugs you more, the cash or the silence?',
      ],
    ],
  },
  {
    id: 'home-debt-paid-off',
    says: [
      'I paid the last instalment of my debt today',
      'balance zero!!! four years, i screenshotted it',
      'The loan is cleared and I framed the letter',
    ],
    needs: all(
      r`debts?|loans?|instal\w*|balance|credit card|mortgage|overdraft|owe nobody`,
      r`paid off (?:my|the|all|our)|last instal\w*|is cleared|have cleared|cleared (?:my|the|all|our)|balance zero|last payment|debt[- ]free|final payment|finally paid|paid (?:it|them) (?:all )?off|owe nobody`,
    ),
    unless: any(
      r`not|n'?t|trying|want|need|could|should|will|wish|until|hope|once i|if|to be paid|before|another|bursar|exams?|how|struggl\w*|dream|someday|one day|by (?:my|his|her)|parents|husband|wife|working on`,
    ),
    receives: [
      ['Paid, all of it.', 'Zero, at last, zero.'],
      ['Month by month, you got it down to nothing.', 'You got that all the way down to nothing.'],
    ],
    questions: [
      ['when', 'What did you do in the minute after?', "What'd you do the second it hit zero?"],
      ['want', 'What is the first money that is yours for?', "What's the first bit of your own money for?"],
    ],
  },
  {
    id: 'home-savings-circle',
    says: [
      'Our savings group shared out today and I bought a water tank',
      'my turn in the chama this month, finally got my fridge',
      'Twelve women, one pot each month, and today it was mine',
    ],
    needs: all(
      r`savings group|chama|merry[- ]go[- ]round|pot each month|savings circle|table ?banking|stokvel|pardner|putting in a thousand|sacco|twelve women`,
      r`turn|shared out|mine|whole lot|got|bought|came to me|received`,
    ),
    unless: any(
      r`stole|cheat\w*|disappear\w*|treasurer|ran off|can'?t|owe|late|behind|failed|lost|emotion\w*|my life`,
    ),
    receives: [
      ['It came round to you.', 'Your turn came round.'],
      ['A little from each, and then something whole.', "Everyone chips in and then it's a proper thing."],
    ],
    questions: [
      ['open', 'What is different at home since today?', "What's different at yours now?"],
      ['who', 'Who are the people you save with?', "Who's in it with you?"],
    ],
  },
  {
    id: 'home-hides-purchases',
    says: [
      'I hide my shopping bags from my husband',
      'parcels go to work so my mum doesnt see what i ordered',
      'I tore the price tag off in the car and said it was old',
    ],
    needs: all(
      r`shopping|parcels?|purchases?|price tag|packages?|ordered|online orders`,
      r`hid(?:e|es|den|ing)?|doesn'?t see|does not see|don'?t see|secret\w*|said it was old|sneak\w*|lie about`,
    ),
    unless: any(
      r`drugs|drink\w*|alcohol|school bag|vape|gift|surprise|present|christmas|he hides|she hides|pregnan\w*|weed|food|stole|fridge`,
    ),
    receives: [
      ['You bring it home quietly.', 'You sneak it in.'],
      ['Then it has to be explained away.', "And then you've gotta cover it up."],
    ],
    questions: [
      ['feeling', 'Which part of it is the good part for you?', 'Which bit of it feels good?'],
      ['worst', 'What would be said if it lay on the table?', 'What would get said if they saw it?'],
    ],
  },
  {
    id: 'home-food-bank-first',
    says: [
      'I went to the food bank for the first time',
      'stood outside the food bank for ten mins before i went in',
      'They gave me three bags and a voucher, and I used to donate there',
    ],
    needs: all(
      r`food ?bank|line at the church hall|soup kitchen|food parcel|bags and a voucher`,
      r`first time|went|go|gave me|stood|used to|today|had to|never thought|queue\w*`,
    ),
    unless: any(r`volunteer\w*|i work at|i help|closed|donated to the`),
    receives: [
      ['You went in, and that took something.', 'You went in, and that took some doing.'],
      ['A door you had not planned to use.', "Not a door you thought you'd go through."],
    ],
    questions: [
      ['open', 'Who met you there, and in which way?', 'Who met you in there, and what were they like?'],
      ['thought', 'What had you imagined it would be like?', "What did you think it'd be like?"],
    ],
  },
  {
    id: 'home-coat-indoors',
    says: [
      'I sit in my coat indoors because I cannot afford the heating',
      'can see my breath in my bedroom, meters on the red',
      'We wear hats in bed because the heating costs too much',
    ],
    needs: all(
      r`coat|hats?|heating|my breath|hot water bottle|blankets?|smart meter|radiators?`,
      r`indoors|inside|bedroom|meter|in bed|at home|my (?:flat|house|room)|heating|expensive`,
      r`afford|costs?|breath|meter|expensive|bill|turn (?:it|the heating) on|too dear|no heating|without heating|degrees`,
    ),
    unless: any(
      r`died|late|argu\w*|broken|swim\w*|fixed|repaired?|therap\w*|breath(?:e|ing)|migraine|hold my breath|out of breath|catch my breath`,
    ),
    receives: [
      ['You are dressed for outside in your own home.', "It's indoors and you're freezing."],
      ['You are saving on warmth.', "You're having to save on being warm."],
    ],
    questions: [
      ['when', 'At which hour do you allow yourself the heating?', "When d'you let yourself put it on?"],
      ['example', 'What is the warmest spot you have?', "Where's the warmest spot you've got?"],
    ],
  },
  {
    id: 'home-meter-ran-out',
    says: [
      'The electricity ran out mid-dinner and I had no money for the meter',
      'tokens finished at 9pm, beep beep beep, kids doing homework by phone torch',
      'The prepay went to zero while the washing machine was full',
    ],
    needs: all(
      r`electricity|electric|tokens?|prepay|the meter|gas|kplc|lights`,
      r`ran out|finished|to zero|run out|went off|no (?:electricity|tokens|gas)|disconnected|cut off`,
      r`dinner|no money|homework|washing machine|torch|top(?:ped)? (?:it )?up|beep|dark|9pm|candles?|afford|pay|meter`,
    ),
    unless: any(
      r`deadline|interview|blackout|router|wifi|power cut|low battery|petrol|emotional\w*|token of|gas on|gaslight\w*`,
    ),
    receives: [
      ['It went off in the middle of things.', 'It went off halfway through everything.'],
      ['It never waits for a good moment.', 'It never picks a good time.'],
    ],
    questions: [
      ['open', 'What did you do in the dark?', 'What did you do once it went dark?'],
      ['when', 'When could it be topped up?', 'When could you top it up?'],
    ],
  },
  {
    id: 'home-power-cut-work',
    says: [
      'The power went off five minutes before my deadline',
      'blackout again in the middle of my online interview',
      'I was about to press send when the lights went and the router with them',
    ],
    needs: all(
      r`power (?:cut|went|goes|outage)|black ?out|lights went|electricity (?:went|cut)|outage|(?:internet|wifi) (?:went|died|cut|crashed)|load ?shedding`,
      r`deadline|interview|press send|online|exam|meeting|class|submit\w*|assignment|laptop|call|lecture|presentation`,
    ),
    unless: any(r`power over|drunk|drank|drink\w*|willpower|tokens|blacked out|memory`),
    receives: [
      ['You were ready, but the power was not.', "You were ready and the power wasn't."],
      ['There was nothing you could do about it.', 'Nothing you could do about that.'],
    ],
    questions: [
      ['tried', 'How did you get word to them?', "How'd you let them know?"],
      ['worst', 'What hangs on that piece of work or talk?', "What's riding on it?"],
    ],
  },
  {
    id: 'home-water-jerrycans',
    says: [
      'We have had no water for eight days and I carry jerrycans up four floors',
      'taps dry again, paid 50 bob a jerrycan and its only tuesday',
      'I get up at four to queue at the standpipe before work',
    ],
    needs: all(
      r`no water|taps? (?:are |is )?dry|jerrycans?|standpipe|borehole|water supply|cut the supply|water rationing|mitungi|fetch water`,
      r`days|again|carry|up|four floors|queue|fetch|morning|week|work|still|bob`,
    ),
    unless: any(
      r`drink(?:ing)? (?:more )?water|weight|fast\w*|retention|hot water|plants?|dry (?:mouth|eyes|skin)|in the desert`,
    ),
    receives: [
      ['Every cup of it has been carried or queued for.', "You've earned every drop."],
      ['It takes the day before the day starts.', "That's a job before your job."],
    ],
    questions: [
      ['body', 'Which part of you feels it by evening?', "Where d'you feel it by the evening?"],
      ['want', 'When the tap runs, what will you do first?', "When the tap's back, what's first?"],
    ],
  },
  {
    id: 'home-wrong-number-money',
    says: [
      'I sent the rent money to the wrong number',
      'typed one digit wrong and now some stranger has my cash and phone off',
      'The man who got my payment by mistake has blocked me',
    ],
    needs: all(
      r`wrong (?:number|person|account)|one digit|by mistake|someone called`,
      r`sent|typed|pressed send|transfer\w*|payment|paid|m-?pesa`,
      r`money|rent|cash|payment|thousand|\d+|transfer\w*`,
    ),
    unless: any(r`text\w*|message|photo|nudes?|email|love|married|picture`),
    receives: [
      ['One slip, and it is with a stranger.', "One slip and some stranger's got it."],
      ['Someone out there has it and knows it is yours.', "Somebody's got it and knows it's not theirs."],
    ],
    questions: [
      ['tried', 'What have you tried to get it back?', "What've you tried to get it back?"],
      ['worst', 'What does that money now not pay for?', "What can't you pay now?"],
    ],
  },
  {
    id: 'home-pickpocketed',
    says: [
      'My phone was stolen on the bus',
      'got robbed at the stage, snatched right out my hand',
      'Somebody went through my bag in the crowd and I felt nothing',
    ],
    needs: all(
      r`(?:was|got|been) (?:\w+ )?(?:stolen|robbed|snatched|pickpocketed|mugged|nicked)|pickpocket\w*|went through my bag|stole my (?:phone|bag|wallet|purse|laptop)|snatched`,
      r`phone|bag|wallet|purse|laptop|hand|bus|crowd|stage|matatu|market|street|train|mugged`,
    ),
    unless: any(
      r`burgl\w*|house|broke in|my (?:husband|wife|son|daughter|brother|sister|mum|dad|cousin|friend|boyfriend|girlfriend|ex|partner|room ?mate|flatmate|housemate|boss|colleague)|i stole|picture of my dad|ring|necklace|gun|knife|attack\w*|raped?|beat\w*|(?:he|she|husband|boyfriend) (?:stole|snatched)|father|mother`,
    ),
    receives: [
      ['You had it, and a moment later you did not.', "You had it, and then you didn't."],
      ["A stranger's hand was that close to you.", 'Some stranger got that close to you.'],
    ],
    questions: [
      ['body', 'How do you walk through that place now?', "How d'you walk through there now?"],
      ['open', 'What on it, or in it, do you miss most?', "What d'you most want back from it?"],
    ],
  },
  {
    id: 'home-salary-late',
    says: [
      'We have not been paid for three months',
      'boss says next week again, ive sold my telly',
      'I go to work every day and my salary has not come since April',
    ],
    needs: all(
      r`boss says|paid|salary|wages|payslip|payroll`,
      r`(?:have|has|had) ?n[o']?t (?:\w+ )?been paid|haven'?t (?:\w+ )?been paid|(?:has not|hasn'?t) (?:come|arrived|paid)|not (?:paid|paying) (?:us|me)|next week again|delay\w* (?:our|my) (?:salary|salaries|pay)|salar(?:y|ies) (?:is|are|has been|have been) (?:late|delayed)|without (?:pay|salary)|owe\w* (?:us|me) (?:\w+ ){0,3}(?:salary|wages|pay|months)|doesn'?t pay (?:us|me)|not been paid|unpaid (?:salary|wages)`,
    ),
    unless: any(
      r`school fees|loan|debt|rent|child support|alimony|maternity|attention|lent|cousin|sick pay|bursar|fees|internship|overtime|carer|bills|leave`,
    ),
    receives: [
      ['You do the work without the pay.', "You're doing the work and not getting paid."],
      ['You keep your side, month after month.', "You're keeping your side of it."],
    ],
    questions: [
      ['thought', 'What do you tell the people you owe?', "What d'you tell the people you owe?"],
      ['who', 'Which of your colleagues is in the same boat?', "Who at work's in the same boat?"],
    ],
  },
  {
    id: 'home-first-customer',
    says: [
      'My little business had its first customer today',
      'sold my first cake to someone who isnt my cousin',
      'A stranger ordered three of my baskets and paid in full',
    ],
    needs: all(
      r`customer|first cake|(?:stranger|lady nobody knows) (?:ordered|bought)|my (?:little )?business|the stall|first (?:sale|order|client)`,
      r`first|a stranger|nobody knows|isn'?t my cousin|paid in full`,
      r`sold|bought|ordered|had its|got|customer|made|opened`,
    ),
    unless: any(
      r`rude|complain\w*|shout\w*|refund|lost|no customers|not one|customer service|call cent\w*|fired|scam\w*|angry|not|n'?t (?:get|have|come)|hit`,
    ),
    receives: [
      ['Somebody wanted what you make.', 'Somebody paid for your stuff.'],
      ['That was real money, from a stranger.', 'A real customer, with real money.'],
    ],
    questions: [
      ['open', 'What did they say when they held it?', 'What did they say about it?'],
      ['next', 'What will the next one be?', "What's the next one gonna be?"],
    ],
  },
  {
    id: 'home-visa-refused',
    says: [
      'My visa was refused',
      'they said no, "not satisfied you will return", ive paid 3 times now',
      "The letter came, and I will not be at my sister's wedding",
    ],
    needs: all(
      r`visa|embassy|not satisfied you|at my sister'?s wedding|consulate`,
      r`refus\w*|reject\w*|denied|turned (?:me|us|it) down|said no|not satisfied|will not be|declin\w*`,
    ),
    unless: any(r`visa card|job|approved`),
    mayBeAhead: true,
    receives: [
      ['A letter that closes a door, without knowing you.', "They don't even know you and it's a no."],
      ['A lot had gone into asking.', 'All that paperwork for a no.'],
    ],
    questions: [
      [
        'meaning',
        'Where would you be standing, had it been a yes?',
        "Where would you be if it'd been a yes?",
      ],
      ['open', 'Which line of it stays in your head?', "What line from it's stuck in your head?"],
    ],
  },
  {
    id: 'home-waits-for-papers',
    says: [
      'I have been waiting two years for a decision on my papers',
      'home office says "under consideration", thats been since 2022',
      'I cannot work and I cannot leave, the case is still open',
    ],
    needs: all(
      r`asylum|home office|under consideration|immigration|visa|permit|green card|residency|leave to remain|my papers|the case is|refugee status`,
      r`wait\w*|still|decision|years?|months?|under consideration|nothing|pending|limbo|since`,
    ),
    unless: any(
      r`newspaper|divorce|approved|granted|got my|passport came|exam|refus\w*|court|custody|research|reject\w*|denied|work(?:ed|s)? for|boyfriend|girlfriend|husband|wife|lawyer i am|expir\w*|overstay\w*`,
    ),
    receives: [
      ["Your life is on someone's desk.", "Your life's sat on somebody's desk."],
      ['There is not much one can plan in an open case.', "You can't plan anything till they decide."],
    ],
    questions: [
      ['when', 'Which part of the week goes by best?', 'Which bit of the week goes quickest?'],
      ['want', 'What will you do with the first day after a yes?', "What's day one after a yes?"],
    ],
  },
  {
    id: 'home-citizenship-yes',
    says: [
      'I got my citizenship yesterday',
      'passport came!! burgundy or blue who cares, its mine',
      'We sang the anthem at the ceremony and my mother watched by video',
    ],
    needs: all(
      r`citizen\w*|passport|swore the oath|anthem|naturali[sz]\w*|leave to remain|green card|residency`,
      r`became|got|came|granted|ceremony|swore|sang|approved|mine|received|finally`,
    ),
    unless: any(
      r`refus\w*|wait\w*|expired|renew\w*|lost|stolen|photo|pending|denied|without|not|n'?t|want|need|apply\w*|hope|took my|holds|if|revok\w*|married for|senior citizen|second[- ]class|when i get|until|national team`,
    ),
    receives: [
      ['It is yours, on paper and for good.', "It's official, it's yours."],
      ['It was a long road to that day.', "Long old road, and you're there."],
    ],
    questions: [
      ['thought', 'Who did you think of just then?', 'Who were you thinking of right then?'],
      [
        'meaning',
        'What do you say now when asked where home is?',
        "What d'you say now when people ask where's home?",
      ],
    ],
  },
  {
    id: 'home-accent-imitated',
    says: [
      'A colleague imitated my accent and everyone laughed',
      'he goes "say it again" and copies how i say water',
      'On the phone they ask me to repeat and then put on a slow voice',
    ],
    needs: all(
      r`accent|how i (?:say|speak|talk|pronounce)|say it again|pronunciation|slow voice`,
      r`imitat\w*|laugh\w*|cop(?:y|ies|ied)|mock\w*|mimic\w*|repeat|jokes?|tease\w*|ma(?:ke|kes|de|king) fun|slow voice`,
    ),
    unless: any(r`stammer\w*|love (?:his|her|the)|lovely|(?:his|her) accent`),
    receives: [
      [
        'They heard how it sounded, and not what you said.',
        'They heard the accent and missed what you said.',
      ],
      ['What you had to say got lost.', 'You were trying to say something and it got lost.'],
    ],
    questions: [
      ['open', 'What had you been saying?', 'What were you actually saying?'],
      ['tried', 'What did your own mouth do next?', "What'd you do next?"],
    ],
  },
  {
    id: 'home-really-from',
    says: [
      'Someone asked where I am really from',
      '"no but originally" mate i was born in leeds',
      'At the party it took two minutes until my name had to be explained',
    ],
    needs: all(
      r`really from|originally from|no,? but (?:where|originally)|where (?:are )?(?:you|i)(?:'?re|'?m| am| are)? (?:really |actually |originally )?from|wanted my country|go back to (?:your|my) (?:own )?country|name had to be explained`,
      r`ask\w*|someone|no but|party|wanted|said|always|people|question|keep\w*|they|everyone|told`,
    ),
    unless: any(
      r`therap\w*|where i(?:'?m| am) from,|(?:in|back) where i|that'?s where|where i am from (?:we|it|people)`,
    ),
    receives: [
      ['You were asked to explain where you belong.', "And you're stuck explaining yourself."],
      ['You have met that question before, I imagine.', "Bet you've had that one before."],
    ],
    questions: [
      ['tried', 'Which answer did you choose this time?', 'What answer did they get this time?'],
      ['want', 'What would you rather have been asked?', "What d'you wish they'd asked you?"],
    ],
  },
  {
    id: 'home-name-mispronounced',
    says: [
      'They still say my name wrong after two years',
      'i go by "Jo" at work cos they cant be bothered to learn it',
      'The registrar paused, and I knew it was my name coming',
    ],
    needs: all(
      r`(?:my|your|the) (?:\w+ )?name|register they stumble|i go by`,
      r`wrong|mispronounc\w*|pronounc\w*|be bothered to learn|paused|stumble\w*|shorten\w*|butcher\w*|anglici[sz]\w*|how to say my|learn it|spell\w*`,
    ),
    unless: any(
      r`baby|his name|her name|brother|married|sister'?s|dementia|forgets|stammer\w*|dead ?name\w*|wrong name|pronouns|trans|good name|name calling|called me|the name of|in the name|mother|mum|dad|what'?s wrong|nothing wrong|something wrong|did wrong|wrong with|god`,
    ),
    receives: [
      ['It is the first thing anyone is given.', "It's your name, and they fumble it."],
      ['You hear it come out wrong, or get cut short.', 'It keeps coming out wrong.'],
    ],
    questions: [
      ['who', 'Who says it the way it sounds at home?', 'Who says it properly?'],
      ['meaning', 'What does your name mean, and who gave it?', "What's your name mean, who gave you it?"],
    ],
  },
  {
    id: 'home-good-english',
    says: [
      'A woman told me how good my English is and I am a teacher of it',
      '"wow you speak so well" i grew up speaking english',
      'They congratulated me on my grammar in the interview and gave the job away',
    ],
    needs: all(
      r`english|my grammar|you speak so well|well[- ]spoken`,
      r`(?:how )?good (?:my|your|at)?|congratulat\w*|so well|compliment\w*|prais\w*|excellent|perfect|surpris\w*|impressive`,
      r`told|said|wow|congratulat\w*|woman|someone|colleague|interview|compliment\w*|grew up|surpris\w*`,
    ),
    unless: any(
      r`not|bad|poor|isn'?t|translat\w*|exam|kid|student|grades?|learn\w*|don'?t|essay|improve|sorry for|accent|class|language\w* on`,
    ),
    receives: [
      ['There is a surprise hidden in that praise.', 'It\'s a compliment with a "surprisingly" in it.'],
      ['They marked something you never sat an exam in.', 'Nobody asked them to mark you.'],
    ],
    questions: [
      ['thought', 'What did you think behind the thank you?', 'What were you thinking behind the thanks?'],
      ['example', 'Where does nobody remark on it?', 'Where does nobody mention it?'],
    ],
  },
  {
    id: 'home-first-winter',
    says: [
      'It is my first winter here and it is dark at four',
      'never been this cold, i wear two trousers to my nursing shift',
      'I saw snow today and there was nobody to show it to',
    ],
    needs: all(
      r`winter|never been this cold|dark at (?:four|4|five|three)|snow|afternoon without sun|minus`,
      r`first winter|never been this cold|saw snow|never seen|(?:here|country|came from|moved|mombasa|nairobi|show it to|not used to)`,
    ),
    unless: any(
      r`afford|heating|swim\w*|seasonal|every winter|cold (?:shoulder|towards|to me)|catch|grew up|ski\w*|summer|snow(?:ed)? (?:under|flake)|died|breakup|first winter without|sober`,
    ),
    receives: [
      ['This cold is new to you.', "You've not had cold like this before."],
      ['A different sky from the one you know.', 'Not the weather you grew up with.'],
    ],
    questions: [
      ['who', 'Who would you like to show it to?', "Who d'you wanna show it to?"],
      ['need', 'What warms you, apart from clothes?', 'What warms you up, besides clothes?'],
    ],
  },
  {
    id: 'home-christmas-shift-abroad',
    says: [
      'I worked on Christmas Day and ate rice alone in the staff room',
      'everyone back home is at the table and im on nights in a care home',
      'On the phone I watched them all dancing at Christmas, then I clocked in',
    ],
    needs: all(
      r`christmas|eid|new year'?s?|easter|diwali|back home is at the table`,
      r`worked|working|shift|on nights|staff room|clocked in|on duty`,
      r`alone|back home|family|everyone|watched|at the table|video|phone|home`,
    ),
    unless: any(
      r`died|dead|without (?:my )?(?:mum|dad)|divorc\w*|ex|kids|off work|gifts?|dread\w*|next|parents are working|wife|husband|worked hard`,
    ),
    receives: [
      ['They were all together without you.', "They're all together and you're there."],
      ['It was a feast for them and a shift for you.', 'Party there, shift here.'],
    ],
    questions: [
      ['when', 'Which moment of that day went straight in?', 'Which bit of that day got to you?'],
      [
        'want',
        'Which dish or song from there did you want most?',
        'What food or song from home did you want most?',
      ],
    ],
  },
  {
    id: 'home-airport-goodbye',
    says: [
      'I said goodbye to my family at the airport and did not turn round',
      'mum held my face at departures, i can still feel it',
      'She got smaller behind the glass and then I had to board my flight',
    ],
    needs: all(
      r`airport|departures|behind the glass|barrier`,
      r`goodbye|wav(?:ed|ing)|did not turn|didn'?t turn|held my face|smaller|hugg\w*|kept walking|cried|to board|farewell`,
      r`family|mum|mother|dad|father|sisters?|brothers?|parents|she|he|they|kids|children|boyfriend|girlfriend|wife|husband|friends?`,
    ),
    unless: any(
      r`what if this is it|cancel\w*|delay\w*|lost my|fear of|scared of flying|afraid|next week|died|saw (?:him|her|them) off|dropped (?:him|her|them)|took (?:him|her|them)|(?:he|she|they) (?:left|flew|boarded|was leaving|is leaving)|going to|will`,
    ),
    receives: [
      ['And then you had to go through.', 'And then you just had to go through.'],
      ['A goodbye, with a queue on both sides.', 'Big goodbye, right there in an airport.'],
    ],
    questions: [
      ['open', 'What was said at the very last?', 'What was the last thing said?'],
      ['who', 'Who stood there, and who could not come?', "Who was there, and who couldn't be?"],
    ],
  },
  {
    id: 'home-home-visit-stranger',
    says: [
      'I went home after four years and did not know where the cups were',
      'back home theyre all in on jokes i dont get, im a guest now',
      'In my own village they call me the one from abroad',
    ],
    needs: all(
      r`home|village|landed|hometown|back in my (?:own )?country`,
      r`went (?:home|back)|visit\w*|landed|back home|call me|returned|came back|in my own|go back`,
      r`a guest|stranger|where the cups|jokes i|from abroad|laughed at how|don'?t belong|didn'?t fit|outsider|foreigner|tourist|cousin in it|nobody (?:knew|knows) me`,
    ),
    unless: any(
      r`hospital|college|drunk|husband|wife|therap\w*|prison|rehab|dementia|neither|too foreign|both|guest room|stranger danger|killed|war`,
    ),
    receives: [
      ['It went on without you, as you went on without it.', 'They carried on, and so did you.'],
      ['A guest, in the place you come from.', 'A visitor at your own place.'],
    ],
    questions: [
      ['example', 'What was still exactly the same?', 'What was still exactly the same?'],
      ['when', 'At which moment did you notice it most?', 'When did you notice it most?'],
    ],
  },
  {
    id: 'home-suitcase-of-gifts',
    says: [
      'Everyone expects presents when I fly home and I cannot pay for it',
      'suitcase is 23 kilos of stuff for aunties, 2 tshirts for me',
      'They sent me a list of phones to bring, and I clean offices',
    ],
    needs: all(
      r`presents|gifts?|suitcase|phones to bring|luggage|a list`,
      r`fly(?:ing)? home|go(?:ing)? home|aunties|to bring|expect\w*|sent me a list|when i visit|visit home|kilos`,
      r`everyone|expect\w*|they|aunt\w*|family|cousins|relatives`,
    ),
    unless: any(
      r`birthday|husband|wife|boyfriend|my kids|packed|parcel|dried|leaving|live out of|not expect|grocer\w*|shopping list|christmas present`,
    ),
    receives: [
      ['They see that you live abroad, and not what you earn.', 'They see abroad, not your actual wage.'],
      ['A lot of wishes for one wage.', "That's a lot of wishes for one wage."],
    ],
    questions: [
      ['thought', 'What do they imagine your life here is?', "What d'they think your life's like here?"],
      ['want', 'What would you love to carry home instead?', 'What would you love to bring instead?'],
    ],
  },
  {
    id: 'home-house-built-unbuilt',
    says: [
      'I sent money for years to build a house and there is only a field',
      'my bro was "supervising" the site, photos were of someone elses house',
      'I came home to see my plot, and there were four posts on it',
    ],
    needs: all(
      r`buil[dt]|plot|the site|house|land`,
      r`sent|supervis\w*|paid for|sending|my plot|construct\w*`,
      r`only a field|someone elses|someone else'?s|four posts|never (?:built|started)|not built|no house|empty|(?:he|she|they) (?:ate|used|spent|stole|swallowed)|nothing (?:built|there)`,
    ),
    unless: any(r`rent|burial|will|mortgage|wrong number|landlord|evict\w*|letter`),
    receives: [
      ['You had walked through those rooms in your head.', "You'd already pictured living in it."],
      ['Years of sending went into that.', 'You sent all that for it.'],
    ],
    questions: [
      ['when', 'How did you find out?', "How'd it come out?"],
      ['meaning', 'Which room of it mattered most to you?', 'Which room mattered most?'],
    ],
  },
  {
    id: 'home-parcel-from-home',
    says: [
      "A parcel came from home with tea and my mother's chilli",
      'mum posted me a tin of mandazi, the whole room smells of home',
      'In the corner of a suitcase a cousin brought me dried fish and a letter',
    ],
    needs: all(
      r`parcel|(?:posted|mailed|sent) (?:me )?(?:a |some )?(?:tin|box|package|tea|food|jar|parcel)|box (?:from|by)|brought me|package`,
      r`home|mum|mother'?s|mother|auntie|aunt|cousin|mandazi|chilli|dried|gran\w*`,
      r`smells?|chilli|mandazi|dried|tea|coffee|mango|letter|spices?|food|taste\w*|sweets`,
    ),
    unless: any(
      r`ex|divorc\w*|lost|stolen|hid\w*|deliver\w*|money|expect\w*|kilos|funeral|died|late|husband|boyfriend|work|neighbou?r|ill|sick|in bed|hospital|food parcel`,
    ),
    receives: [
      ['It had been packed by hands you know.', 'Somebody packed that for you.'],
      ['A piece of home came all that way.', 'A bit of home came all that way.'],
    ],
    questions: [
      ['body', 'What did you smell or taste first?', 'What did you go for first?'],
      ['who', 'Who gets to share it?', "Who's getting some of it?"],
    ],
  },
  {
    id: 'home-own-language-on-bus',
    says: [
      'I heard my own language on the bus and nearly cried',
      'two women behind me chatting in luo in peckham, made my day',
      'The man at the checkout answered me in my mother tongue',
    ],
    needs: all(
      r`my (?:own )?language|mother tongue|luo|kikuyu|swahili|kiswahili|tigrinya|polish|arabic|somali|yoruba|urdu|punjabi|portuguese|hindi|amharic|igbo|twi|shona|zulu|turkish|romanian|tagalog|spanish|bengali`,
      r`heard|chatting|answered|singing|speaking|overheard|greeted|talking|spoke`,
      r`bus|train|checkout|shop|behind me|street|scaffolding|market|stranger|tube|queue|made my day|nearly cried|on the`,
    ),
    unless: any(
      r`kids|children|son|daughter|forg[eo]t\w*|learn\w*|lesson|laugh\w*|don'?t|can'?t|shout\w*|speak english|behind my back|about me|body language|exclud\w*|not|love language|bad language|on the phone`,
    ),
    receives: [
      ['You did not have to translate, for once.', 'No translating, for once.'],
      ['You knew those words from inside.', 'You just knew those words.'],
    ],
    questions: [
      ['open', 'What were the words?', 'What did they say?'],
      ['when', 'With whom did you last speak it at length?', 'When did you last properly talk it?'],
    ],
  },
  {
    id: 'home-fasting-alone',
    says: [
      'I break my fast alone in my room this Ramadan',
      'iftar is a sandwich on the tube this year',
      'At home we were twenty round the cloth, and here I set one plate',
    ],
    needs: all(
      r`iftar|ramadan|suhoor|break my fast|breaking (?:my |the )?fast|round the cloth`,
      r`alone|sandwich|one plate|on my own|by myself|tube|no ?(?:one|body)|only me|away from`,
    ),
    unless: any(r`intermittent|diet|calor\w*|with my family|died`),
    receives: [
      ['One plate, at a meal meant to be shared.', "Just you, when it's meant to be everyone."],
      ['It is a quiet way to break a fast.', "That's a quiet way to break your fast."],
    ],
    questions: [
      ['open', 'What is the first bite, these evenings?', "What's your first bite these days?"],
      [
        'support',
        'Who else near you is watching the same sunset?',
        "Who else near you's waiting on the same sunset?",
      ],
    ],
  },
  {
    id: 'home-looks-for-headscarf',
    says: [
      'A man on the train told me to take off my headscarf',
      'ppl stare since i started wearing hijab, even my old friends',
      'I walk faster past the pub because of what they call after me',
    ],
    needs: all(
      r`headscarf|hijab|turban|niqab|kippah|abaya|burqa|what they call after me`,
      r`stare\w*|told me|take off my|call after|looks?|shout\w*|comment\w*|pulled|spat|remove|people|ppl|strangers?`,
    ),
    unless: any(
      r`died|(?:mum|mother|dad|father|parents|husband|family) (?:\w+ )?(?:wants?|force[sd]?|makes?|insists?)|forced|stop wearing|choose not|took off my|my mother`,
    ),
    receives: [
      ['You were only on your way.', 'You were just going about your day.'],
      ['What you wear is yours to choose.', "What you wear's up to you."],
    ],
    questions: [
      ['body', 'How does your body go through such a street?', "What's your body do on that stretch?"],
      ['meaning', 'What does the scarf mean on a good day?', 'What does it mean to you on a good day?'],
    ],
  },
  {
    id: 'home-new-church-no-greeting',
    says: [
      'I went to a new church and no one greeted me',
      'sat at the back three sundays running, nobody said hi',
      'At the coffee after the service I held my cup and then went home',
    ],
    needs: all(
      r`sundays running|church|parish|service|mosque|congregation|temple`,
      r`new|tried|sat at the back|coffee after|went to|three sundays|visited|started going`,
      r`no ?(?:one|body) (?:\w+ )?(?:greet\w*|said|spoke|talked|asked|came|noticed)|not a soul|held my cup|nobody said|ignored me|no ?one greeted`,
    ),
    unless: any(
      r`empty church|funeral|died|faith|married|wedding|customer|army|loud\w*|abus\w*|choir|felt nothing|church bells`,
    ),
    receives: [
      ['You came, and nobody came over.', 'You turned up and no one came over.'],
      ['There is a long way between a pew and a name.', 'All those people and no hello.'],
    ],
    questions: [
      ['want', 'What had you hoped somebody would say?', "What were you hoping somebody'd say?"],
      [
        'exception',
        'Where did a congregation once feel like yours?',
        'Where did church ever feel like yours?',
      ],
    ],
  },
  {
    id: 'home-left-family-faith',
    says: [
      'I told my parents I no longer go to church',
      'mum cried when i said i dont believe, says shes praying for me',
      'At home I still bow my head at table so that nobody asks',
    ],
    needs: all(
      r`church|mosque|believe|faith|relig\w*|pray(?:s|er)?|atheist|bow my head|muslim|christian|jehovah\w*|temple|mass|god`,
      r`no longer (?:go|believe|pray)|stopped (?:going|believing|praying)|(?:don'?t|do not) believe|don'?t go|quit (?:going|church)|still bow|lost my faith|i'?m not religious|i am not religious|i'?m (?:an )?atheist|left (?:the|my) (?:church|religion|faith|mosque)|leaving (?:the|my) (?:church|religion|faith)`,
      r`parents|mum|mother|dad|father|family|at home|grand\w*|mom`,
    ),
    unless: any(
      r`believe (?:me|him|her|it|in me|in myself|that|she|he|they|i)|can'?t believe|miss it|died|left (?:me|us|him|her|home)|my (?:dad|father|mum|mother) (?:left|stopped|no longer)|abus\w*|in myself|believe in (?:therapy|mental|depression|love|divorce)|since (?:my|he|she)`,
    ),
    receives: [
      ['It was theirs before it was yours.', 'It was theirs first.'],
      ['It is about belief, and it is about family.', "It's about belief, and it's about family too."],
    ],
    questions: [
      ['open', 'What was said at home, or left unsaid?', "What got said at home, or didn't?"],
      [
        'want',
        'What would you like them to know about you, all the same?',
        "What d'you want them to know about you anyway?",
      ],
    ],
  },
  {
    id: 'home-calm-after-prayer',
    says: [
      'I sat in an empty church for ten minutes and felt calm',
      'prayed properly for the first time in ages, slept like a baby',
      'After the evening prayer something in me was quiet',
    ],
    needs: all(
      r`church|prayed|prayer|mosque|chapel|temple|mass|rosary|worship|dua`,
      r`calm|calmer|at peace|peaceful|was quiet|slept like|slept well|lighter|comfort\w*|felt better|feel better`,
      r`felt|feel|feels|was|slept|brought|gave|sat|helped|after`,
    ),
    unless: any(
      r`not|n'?t|never|can'?t|loud\w*|prayed for|wish|anxious|need|want|nobody|no ?one|stopped|funeral|used to|how|but|if|died|grave|so that i|would`,
    ),
    receives: [
      ['Quiet found its way in.', 'Something went quiet in you.'],
      ['You gave it a few minutes.', 'A few minutes and it shifted.'],
    ],
    questions: [
      ['body', 'Where in you was the quiet?', 'Where in you did you feel it?'],
      [
        'want',
        'Which hour could hold such minutes again?',
        'When could you get a few minutes like that again?',
      ],
    ],
  },
  {
    id: 'home-council-on-hold',
    says: [
      'I was on hold with the council for two hours and got cut off',
      '"you are number 54 in the queue", greensleeves, then dead line',
      'Three offices sent me to each other today with the same form',
    ],
    needs: all(
      r`council|three offices|call cent\w*|helpline|dead line|greensleeves|huduma|customer service|job ?centre|kra|hmrc|dwp|on hold with|the bank`,
      r`on hold|cut off|number \d+ in|sent me to|same form|disconnected|transferr\w*|passed (?:me )?around|back and forth|two hours|hours on`,
    ),
    unless: any(
      r`life on hold|surgery|gp|a&e|hospital|work at|boyfriend|a day|per day|cut off (?:the|our) (?:water|power)|suicid\w*|crisis|hung up on me|cut off my family|water`,
    ),
    receives: [
      ['That was a lot of time for nothing.', 'All that time and nothing sorted.'],
      ['Now you have to begin again.', "All that and you're back to the start."],
    ],
    questions: [
      ['open', 'What is it that you need from them?', "What d'you actually need off them?"],
      ['when', 'How many rounds of this have you done?', 'How many goes at this have you had?'],
    ],
  },
  {
    id: 'home-benefit-form',
    says: [
      'The benefits form asks me to describe my worst day, thirty pages of it',
      'did my pip form, crying by page 6, everything i cant do in a list',
      'I had to prove to a stranger on the phone that I cannot work',
    ],
    needs: all(
      r`benefits?|pip|universal credit|disability|esa|dwp|social security|stranger on the phone`,
      r`form|page|prove|describe|worst day|everything i can(?:'?t|not)|can you wash|black ink|assess\w*|tribunal|claim`,
      r`benefits?|pip|universal credit|can(?:'?t|not) work|cant do|dwp|disability|esa|everything i cannot`,
    ),
    unless: any(r`benefit of|doubt|benefit from|job benefits|insurance|teacher|child|perform\w*|waiting`),
    receives: [
      ['You were made to tell only that side of yourself.', 'They only want the bad side, written down.'],
      ['A form never sees the whole person.', "That form's only a bit of you."],
    ],
    questions: [
      ['example', 'What of you is nowhere on that form?', "What about you isn't on there?"],
      ['support', 'Who could sit next to you for the rest of it?', 'Who could sit with you for the rest?'],
    ],
  },
  {
    id: 'home-bailiff-letter',
    says: [
      'A letter came that bailiffs will visit on Thursday',
      "guy in a suit at the door about my ex's debt, i hid",
      'The auctioneers took our sofa set and the neighbours watched',
    ],
    needs: all(
      r`bailiffs?|auctioneers?|debt collectors?|guy in a suit|repossess\w*|sheriff`,
      r`letter|visit|door|took|came|knock\w*|hid|thursday|watched|sofa|car|home|house|coming|threat\w*|debt|calling`,
    ),
    unless: any(r`work as|film`),
    receives: [
      [
        'It is another thing when they come to the door.',
        "Owing's one thing, people at your door's another.",
      ],
      ['It has come as far as your home.', "It's come right to your home now."],
    ],
    questions: [
      ['worst', 'What in the house matters most to you?', "What in your place d'you care about most?"],
      ['who', 'Who have you told about it?', "Who've you told so far?"],
    ],
  },
  {
    id: 'home-locked-out',
    says: [
      'I locked myself out in my slippers at midnight',
      'left my keys in the house, sat on the step till my flatmate came at 3',
      'The door fell shut behind me with the soup on the stove',
    ],
    needs: all(
      r`locked (?:myself )?out|locked myself out|(?:left|forgot|lost) my keys|door (?:fell|slammed|clicked) shut|latch go|no keys|keys in the house|door shut behind`,
      r`keys?|slippers|door|step|house|flatmate|dressing gown|outside|soup|latch|midnight|flat|myself`,
    ),
    unless: any(
      r`landlord|rent|padlock\w*|car|account|password|phone|emotional\w*|teen\w*|bathroom|he locked|she locked|fridge|always|adhd|memory|dementia|room|slammed the`,
    ),
    receives: [
      ['It takes one click of a door.', "One click and you're stuck outside."],
      ['Everything you needed was on the other side.', 'Everything you needed was in there.'],
    ],
    questions: [
      ['support', 'Whose bell did you think of first?', "Who'd you think of ringing first?"],
      ['thought', 'What went through your mind on that step?', "What's in your head, sat out there?"],
    ],
  },
  {
    id: 'home-fixed-the-tap',
    says: [
      'I repaired the dripping tap by myself',
      'put up a shelf on my own, its even straight',
      'With a video and a borrowed spanner I got the boiler going again',
    ],
    needs: all(
      r`repaired|fixed|put up|mended|going again|no plumber|washer|assembled|installed|plumb\w*|changed (?:the|a) (?:tyre|lock|bulb|fuse)|built`,
      r`tap|shelf|shelves|boiler|loo|toilet|sink|washing machine|bike|car|door|tyre|wall|cupboard|fence|furniture|lamp|roof|bed|plumber`,
      r`myself|on my own|by myself|with a video|found the|own hands|straight|youtube|internet|i (?:fixed|repaired|mended|built)`,
    ),
    unless: any(
      r`marriage|relationship|can'?t|couldn'?t|need|landlord|wish|my (?:dad|husband|boyfriend|brother)|won'?t|fix (?:me|him|her|us)|want|try\w*|should|put up with|built (?:a|up) walls?|walls i|around myself|dream\w*|had it fixed|dads drill|kids|put up (?:a )?walls?`,
    ),
    receives: [
      ['You did it with your own hands.', 'You did that yourself.'],
      ['It works, and you know how.', 'It works, and now you know how.'],
    ],
    questions: [
      ['when', 'At which point did you nearly give up?', 'When did you nearly pack it in?'],
      ['meaning', 'Who used to do such things in your home?', 'Who used to do that stuff at yours?'],
    ],
  },
  {
    id: 'home-quiet-sunday',
    says: [
      'I had a quiet Sunday at home and wanted nothing',
      'rained all day, stayed in my pjs, made a stew, perfect',
      'We had no plans, and the whole day was slow and good',
    ],
    needs: all(
      r`whole day|sunday|saturday|today|stayed in|weekend|afternoon|pjs|pyjamas|rained`,
      r`quiet|nothing|slow|no plans|lazy|stayed in|nap|stew|toast|restful|relax(?:ed|ing)`,
      r`perfect|lovely|wanted nothing|bliss|was nice|enjoyed|was great|loved it|wonderful|and good|content|peaceful|restful`,
    ),
    unless: any(
      r`lonely|alone|bored|guilt\w*|anxious|but|want to|need|wish|should|can'?t|depress\w*|shift|sad|next|hours to myself|would|could|won'?t|n'?t|wanted to|never|church|kids|until|then`,
    ),
    receives: [
      ['A day that asked for nothing.', 'A day with nothing it needed from you.'],
      ['Slow, and just right.', 'Slow and just right.'],
    ],
    questions: [
      ['open', 'What was the best hour of it?', 'What was the best bit of it?'],
      ['meaning', 'What was missing from it that you were glad of?', "What were you glad wasn't in it?"],
    ],
  },
  {
    id: 'home-sofa-surfing',
    says: [
      "I am sleeping on a friend's sofa for the third month",
      'got my life in a backpack, different mates floor every week',
      'I fold up my blanket every morning before they get up',
    ],
    needs: all(
      r`sofa|couch|floor|backpack|my blanket`,
      r`sleep\w*|surf\w*|crash\w*|fold up|life in`,
      r`friend'?s|friends'?|mates?|different|cousin'?s|people'?s|third month|they get up|homeless|every week|nowhere`,
    ),
    unless: any(
      r`husband|wife|partner|ex|boyfriend|girlfriend|dog|first night|new (?:flat|place)|watch\w*|died|sleepover|my own (?:flat|place)|he sleeps|she sleeps`,
    ),
    receives: [
      ['You try not to be in the way, I imagine.', "Bet you're trying not to be in the way."],
      ['It is a roof, but it is not home.', "There's a roof, but it's not home."],
    ],
    questions: [
      ['body', 'When do you get to stretch out or be alone?', "When d'you get any space to yourself?"],
      ['next', 'What would a key of your own change first?', 'What would having your own key change first?'],
    ],
  },
  {
    id: 'home-guests-first-time',
    says: [
      'I had people round for dinner for the first time in my own flat',
      'cooked for six on two rings, they stayed till 1',
      'The table was two crates and a door, and nobody wanted to leave',
    ],
    needs: all(
      r`people round|cooked for|guests|friends (?:round|over)|people over|the table was|hosted|dinner party|house ?warming`,
      r`first time|stayed till|nobody wanted to leave|my own (?:flat|place|home)|in my (?:own|new)`,
    ),
    unless: any(
      r`nobody came|no guests|alone|mother-in-law|cancel\w*|next (?:week|month)|want to|anxi\w*|will be|dread\w*|wedding|worr\w*|ex|daughter|my son|unasked|scared|afraid`,
    ),
    receives: [
      ['Your place had voices in it.', 'Your place was full of people.'],
      ['They came to you, and ate at your table.', 'They came round to yours, and ate your food.'],
    ],
    questions: [
      ['open', 'When did it become a good evening?', 'When did you know it was a good night?'],
      [
        'meaning',
        'Which remark about your home will you keep?',
        "What did they say about your place that you'll keep?",
      ],
    ],
  },
  {
    id: 'home-house-burgled',
    says: [
      'We were burgled while we were asleep upstairs',
      'someone kicked the door in, drawers all over the floor',
      'They took little, but they had been in my bedroom',
    ],
    needs: all(
      r`burgl(?:ed|ary|ars?)|broke(?:n)? in(?:to)? (?:my|our|the) (?:house|home|flat|apartment|place)|break-?in|kicked the door in|window was in|drawers all over|been in my bedroom|ransack\w*|robbed (?:our|my) (?:house|home|flat)|house was robbed|broke in`,
    ),
    unless: any(
      r`car|landlord|agent|husband|ex|dream\w*|nightmare|afraid|scared|fear|what if|might|boyfriend|hacked|office|school|i broke in|years ago|as a (?:kid|child)|partner|gun|knife|attack\w*|might`,
    ),
    receives: [
      ['Someone walked through your rooms.', "Some stranger's been through your home."],
      ['Whatever they took, they had been in there.', "Whatever they took, they'd been in there."],
    ],
    questions: [
      ['body', 'Which sounds do you listen for now?', "What noises d'you listen out for now?"],
      [
        'want',
        'What would make the house yours again, first of all?',
        "What'd make it feel like yours again?",
      ],
    ],
  },
  {
    id: 'home-upcountry-visit',
    says: [
      'I spent the weekend in the village with my grandparents',
      'went to shags, no network, slept at 8, felt human',
      "We shelled beans on my aunt's step in the country and I breathed out",
    ],
    needs: all(
      r`the village|shags|grandparents|upcountry|in the country|ushago|countryside|farm|aunt'?s step`,
      r`weekend|went|spent|visited|shelled|stayed`,
      r`felt human|breathed|slept|no network|peace\w*|calm\w*|quiet|lovely|rest\w*|relax\w*|beautiful|enjoyed|with my grandparents|nice`,
    ),
    unless: any(
      r`funeral|burial|died|kids|children live|stranger|guest|abroad|foreign\w*|another country|money|plot|should|can'?t|argu\w*|n'?t|forced|abus\w*|work|other country|rest of|never|but`,
    ),
    receives: [
      ['The pace there did you good.', 'Slower out there, and it did you good.'],
      ['That place does not hurry.', "No one's rushing out there."],
    ],
    questions: [
      [
        'open',
        'Who did you sit with, and what was talked about?',
        "Who'd you sit with, what did you chat about?",
      ],
      [
        'want',
        'What would you bring back from there, if it could travel?',
        'What would you bring back with you if you could?',
      ],
    ],
  },
  {
    id: 'home-two-time-zones',
    says: [
      'My mother wakes when I go to bed, so we talk in voice notes',
      'girlfriends 9 hours ahead, one of us is always yawning',
      'By the time I finish work everyone at home is asleep',
    ],
    needs: all(
      r`time ?zones?|\w+ hours (?:ahead|behind)|time difference|wakes when i|by the time i (?:finish|get|wake|am)|when i go to bed, so`,
      r`mother|mum|girlfriends?|boyfriend|everyone at home|partner|family|husband|wife|friends?|parents|dad|sister|brother|one of us|asleep`,
    ),
    unless: any(
      r`died|bedtime|snor\w*|nightmare|drunk|can'?t sleep|insomnia|lie awake|shift|stays up|abus\w*|the kids|my (?:son|daughter|kids|baby)|too tired`,
    ),
    receives: [
      ["Your evening is somebody's night or morning.", "You're on one clock, they're on another."],
      ['There is a narrow hour that fits both.', "There's only a tiny window for it."],
    ],
    questions: [
      ['when', 'Which hour do you share?', 'When are you both awake?'],
      [
        'meaning',
        'What gets lost when it has to wait till tomorrow?',
        "What gets lost when it's gotta wait a day?",
      ],
    ],
  },
  {
    id: 'home-neither-here-nor-there',
    says: [
      'Here I am the African and at home I am the British one',
      'too foreign for here, too foreign for there',
      'When the two countries play, I do not know which shirt to wear',
    ],
    needs: all(
      r`too (?:foreign|african|british|white|black|asian|indian|western|english|american)|the african|two countries|two cultures|between (?:two )?(?:cultures|worlds|countries)|white inside|mixed race|not (?:black|white|asian|african|indian|english|british) enough|here i am the`,
      r`here|there|home|countr\w*|cousins|inside|enough|cultures?|world|born|raised|belong|neither`,
    ),
    unless: any(r`visa|relationship|marri\w*|dating|boyfriend|husband|weather|too english`),
    receives: [
      ['Each place tells you that you come from the other.', "Each place says you're from the other."],
      ['You have both, and are asked to choose.', "You've got both and people want one."],
    ],
    questions: [
      ['exception', 'Where are you not asked to choose?', 'Where does nobody make you pick?'],
      ['example', 'Which habit have you kept from each?', "What've you kept from each?"],
    ],
  },
  {
    id: 'home-first-tomato',
    says: [
      'I ate the first tomato from my balcony today',
      'picked my first sukuma today, grew it in a sack by the door',
      'We had beans from the windowsill tonight, the first thing I ever grew',
    ],
    needs: all(
      r`tomato\w*|sukuma|beans|strawberr\w*|carrots?|basil|spinach|kale|chilli|pepper|cucumber|potato\w*|lettuce|herbs|courgette|pumpkin|vegetables?|lemon`,
      r`balcony|picked|grew|grown|planted|windowsill|garden|in a sack|pot on|harvest\w*|sprout\w*|allotment`,
      r`first|today|this morning|tonight|red`,
    ),
    unless: any(r`died|late|mum'?s|grave|mother'?s|grew up|growing up|print|gran|wither\w*|stole`),
    receives: [
      ['You grew that.', 'You grew that.'],
      ['It was a seed not long ago.', 'That was a seed a minute ago.'],
    ],
    questions: [
      ['body', 'What did you do when you saw it?', "What'd you do when you spotted it?"],
      ['who', 'Who taught you about soil, if anyone?', 'Who taught you about growing stuff, if anyone?'],
    ],
  },
  {
    id: 'home-new-country-friend',
    says: [
      'I made my first friend in this country',
      'a girl from my english class invited me for tea at her house',
      'The man at the bus stop knows my name now and keeps me a seat',
    ],
    needs: all(
      r`friend|invited me|knows my name|keeps me a seat`,
      r`in this country|english class|bus stop|this (?:city|town)|since (?:i )?mov\w*|language class|new (?:city|country|town)|here`,
      r`first|made|knows my name|finally|invited me`,
    ),
    unless: any(
      r`no friends?|don'?t|haven'?t|have not|can'?t|want|hard|difficult|lost|miss|not made|ex|wish|never|no ?one|nobody|need|how (?:do|to)|try\w*|back home|but|died|imaginary|first time|boyfriend|girlfriend`,
    ),
    receives: [
      ['Somebody here knows you now.', 'Somebody here knows you now.'],
      ['It only takes one to begin with.', 'It only takes one to start with.'],
    ],
    questions: [
      ['open', 'How did the two of you come to talk?', "How'd you two get talking?"],
      ['meaning', 'What is it that makes it easy with them?', 'What makes it easy with them?'],
    ],
  },
  {
    id: 'home-kind-landlady',
    says: [
      'My landlady told me to pay when I can',
      'landlord goes dont stress, pay me when the new job starts',
      'When I said I was short this month the owner said next month is fine',
    ],
    needs: all(
      r`landlady|landlord|the owner|the old man`,
      r`pay (?:me )?when|no hurry|(?:month|later|late|that|friday|next week) is fine|don'?t stress|take (?:your|my) time|understood|understanding|was (?:so |very |really )?kind|eat first|gave me (?:more )?time|patient with`,
      r`rent|pay|month|hurry|stress|kind|time`,
    ),
    unless: any(
      r`padlock\w*|evict\w*|not|increas\w*|raise|deposit|won'?t|never|walks? in|mould|sell\w*|out by|wants|isn'?t|wasn'?t|doesn'?t|if`,
    ),
    receives: [
      ['That was a kind answer.', 'That was decent of them.'],
      ['That gives you some room.', 'That gives you a bit of room.'],
    ],
    questions: [
      [
        'body',
        'What happened in your shoulders when you heard it?',
        'What happened in your body when you heard that?',
      ],
      ['thought', 'What had you got ready to say?', 'What had you got ready to say?'],
    ],
  },
];
