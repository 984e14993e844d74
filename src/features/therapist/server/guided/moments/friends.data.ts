// Small moments of friends, loneliness, group chats, birthdays, new towns, neighbours.
import type { Moment } from './moment.ts';
import { all, any, either, r } from './words.ts';

export const momentsOfFriends: readonly Moment[] = [
  {
    id: 'friend-chat-went-quiet',
    says: [
      'I wrote something in the group chat and then nobody wrote anything',
      'sent a msg to the gc and it died. like it always does when i post',
      'Eleven people read what I put in the group and none of them answered',
    ],
    needs: all(
      r`chat|gc|group|whatsapp|server|discord|thread`,
      r`i|me|my`,
      r`my (?:message|post|question|joke|idea)|wrote|sent|posted|post|suggest\w*|asked|put|shared|message\w*|said`,
      r`(?:nobody|no one|noone|none|not (?:one|a)|zero|nothing|crickets)|died|dead|silence|went quiet|ignored|replied|left on read|seen by`,
    ),
    unless: any(
      r`without me|study group|group therapy|family|project|(?:she|he) (?:wrote|posted|sent)|everyone has taken|support group|died in|muted|school (?:wants|says)|leave|left the group|meme`,
    ),
    receives: [
      ['You wrote, and it went quiet.', 'You posted and it went dead.'],
      [
        'You put something out there, and nothing came back.',
        'You put something out there and got nothing back.',
      ],
    ],
    questions: [
      ['want', 'Which answer would have been enough?', "What reply would've been enough?"],
      ['thought', 'What do you make of that quiet?', 'What do you make of the silence?'],
    ],
  },
  {
    id: 'friend-second-chat',
    says: [
      "I found out there's another group chat without me in it",
      'so theres a gc with everyone except me. cool cool cool',
      'She showed me something on her phone and I saw our group, minus me',
    ],
    needs: all(
      r`group|chat|gc|whatsapp`,
      r`without me|minus me|except me|without adding|didn'?t add me|haven'?t added me|i'?m not in|im not in|not in it|left me out|everyone (?:but|except) me|(?:without|not) (?:me|including)|behind my back|separate (?:group|chat)|another (?:group )?chat|removed me`,
    ),
    unless: any(
      r`study group|gets it|i left|family|meeting|fine without me|support group|i made|work group|photo|picture`,
    ),
    receives: [
      ['A second chat, and you are not in it.', "There's another chat and you're not in it."],
      [
        'You know it now, and they may not know that you know.',
        'You know now, and they might not know that you do.',
      ],
    ],
    questions: [
      ['open', 'How did you notice?', "How'd you clock it?"],
      ['worst', 'What do you imagine is being said there?', 'What do you think they say in there?'],
    ],
  },
  {
    id: 'friend-party-in-the-photos',
    says: [
      "I saw pictures of a party on Saturday and I hadn't been asked",
      "everyone was at jess's and im finding out from stories",
      'All my friends are in one photo, in a garden, and I was home that night',
    ],
    needs: all(
      r`party|photos?|pictures?|stor(?:y|ies)|instagram|insta|facebook|snapchat|posts?|barbecue|bbq|pics?|all in one`,
      r`friends|everyone|everybody|they|all|party|girls|lads|group`,
      r`(?:hadn'?t|wasn'?t|not|nobody|without|weren'?t|didn'?t|never)[^.]{0,20}(?:asked|invited|told|know|knew|me|there)|finding out from|found out (?:from|on|through)|i was home|without me`,
    ),
    unless: any(
      r`@ex|cropped|cut out|family photo|sister|mum|wedding|dating app|died|passed|deleted|job|linkedin|my (?:own )?party|chat|asked me to|birthday party i (?:had|gave)`,
    ),
    receives: [
      ['They were all there, and you were not.', 'Everyone was there but you.'],
      ['You found it out from pictures.', 'And you found out from photos.'],
    ],
    questions: [
      ['thought', 'Whose face in the picture did you look for first?', 'Whose face did you look for first?'],
      ['next', 'What had your own evening been up to then?', 'How was your own night going till then?'],
    ],
  },
  {
    id: 'friend-birthday-forgotten',
    says: [
      'It was my birthday yesterday and not one of my friends wrote',
      'turned 30 today lol literally no one remembered',
      'I left my phone face up all day on the day I turned forty-one',
    ],
    needs: all(
      r`birthday|turned (?:\d+|thirty|forty|fifty|sixty|twenty|eighteen)\S*|bday`,
      r`my|i|me|turned`,
      r`(?:nobody|no one|noone|none|not (?:one|a)|no (?:friends?|messages?|cards?|calls?)|literally no|all forgot|everyone forgot|forgot)[^.]{0,25}(?:wrote|remember\w*|text\w*|call\w*|messag\w*|said|rang|wish\w*|came|friends?|my birthday|one)?|phone face up|forgot my`,
      r`friends?|remember\w*|wrote|phone|text\w*|said|message\w*|forgot\w*|wished|called|rang`,
    ),
    unless: any(
      r`(?:mum|mom|mother|dad|father|sister|brother) (?:forgot|didn'?t)|only my (?:mum|mother|mom|dad|parents)|but my|@partner|anniversary|(?:his|her|my \w+'s) birthday|nobody but|last birthday with|mum and|from mum|card came|@ex|i forgot|party|invited|son|daughter`,
    ),
    receives: [
      ['Your birthday, and the phone stayed quiet.', 'Your birthday, and no messages.'],
      ['It was your day, and nobody said so.', 'It was your day and nobody said a word.'],
    ],
    questions: [
      ['want', 'Whose one line would have meant the most?', 'Who did you most want a text from?'],
      ['next', 'How did you spend the day in the end?', "How'd you spend the day in the end?"],
    ],
  },
  {
    id: 'friend-only-mum-rang',
    says: [
      'Only my mother rang on my birthday',
      'the only birthday texts i got were from mum and my dentist lol',
      'One card came this year, and it was from my parents',
    ],
    needs: all(
      r`birthday|turned (?:\d+|thirty|forty|fifty|twenty|sixty)\S*|bday|greeting|card`,
      r`mum|mom|mother|parents|mam|dad|father|aunt|sister|brother|dentist|family|gran|nan`,
      r`only|nobody but|no one but|no one except|nobody except|just my|apart from|one card`,
    ),
    unless: any(
      r`(?:her|his|mum'?s|mother'?s|dad'?s|son'?s|daughter'?s|sister'?s) birthday|grandma'?s|died|only child|party|invited|cash|girls'|not even`,
    ),
    receives: [
      ['Somebody thought of it, and it was family.', 'Family remembered, at least.'],
      ['A birthday with very few voices in it.', 'Not many people in that birthday.'],
    ],
    questions: [
      ['want', 'Whose voice was missing?', 'Who was missing?'],
      ['open', 'What did the greeting from home say?', 'What did the one from home say?'],
    ],
  },
  {
    id: 'friend-always-me-first',
    says: [
      "I'm always the one who writes first, and if I stop there's nothing",
      'stopped texting first as a test and its been 3 weeks of silence',
      'My friends do come when I ask, but they never ask me',
    ],
    needs: all(
      r`friends?|mates?|they|people|texting|writes|write|message|anyone|them`,
      r`(?:i'?m|im|i am|always|it'?s)[^.]{0,15}(?:one who|me who|me that|always)|always me|stopped (?:texting|writing|messaging|calling|asking|reaching) (?:first|out)|(?:they|nobody|no one|people) (?:never|don'?t|doesn'?t) (?:ask|call|text|write|message|reach|invite|check)|unless i|if i (?:stop|don'?t)|reach out first|first to (?:write|text|call)`,
      r`writ\w*|text\w*|ask\w*|call\w*|messag\w*|reach\w*|organis\w*|organiz\w*|plan\w*|invit\w*|ring|check in|silence|initiat\w*`,
    ),
    unless: any(
      r`@mother|@partner|@child|boss|apologi\w*|in the family|clean\w*|pay\w*|cook\w*|@sibling|remembers?|how (?:i'?m|i am|my)|mother-in-law|joke\w*|money|parents|strong one`,
    ),
    receives: [
      ['It starts with you, every time.', "It's always you who starts it."],
      ['You keep it going.', "You're the one keeping it going."],
    ],
    questions: [
      ['exception', 'Which friend does now and then make the first move?', 'Who does sometimes text first?'],
      ['meaning', 'What would one unasked message tell you?', 'What would it mean if one just texted you?'],
    ],
  },
  {
    id: 'friend-cancelled-again',
    says: [
      'My friend cancelled an hour before, for the third time',
      'she bailed again, i already had my shoes on',
      'The table was for two and then came the message, so sorry, next week',
    ],
    needs: all(
      r`friend|mate|bestie|he|she|they|dinner|table|plans?|mates`,
      r`cancel\w*|bail\w*|flaked|called (?:it )?off|can'?t make it|pulled out|stood me up|next week|let me down`,
      r`again|third|last minute|hour before|as usual|fourth|already|always|every time|the night before|same day|table was for two|sorry`,
    ),
    unless: any(
      r`i (?:cancel\w*|bail\w*|pulled|flaked|always)|i'?ve cancelled|they dont ask|don'?t ask|therap\w*|train|flight|appointment|subscription|doctor|surgery|operation|shift|boss|gym|app|dating|class|date|nurse|court|wedding|dad|my (?:son|daughter)`,
    ),
    receives: [
      ['You were ready to go.', 'You were all set to go.'],
      ['Called off at the last minute.', 'Cancelled, right at the last minute.'],
    ],
    questions: [
      ['next', 'What did you write back?', 'What did you text back?'],
      ['thought', 'What do you tell yourself about it by now?', 'What do you tell yourself about it by now?'],
    ],
  },
  {
    id: 'friend-new-baby-gone',
    says: [
      "My best friend had a baby and I've hardly heard from her since",
      'since he became a dad my mate just sends thumbs up',
      'We used to talk every day, now she answers between feeds, if at all',
    ],
    needs: all(
      r`friend|mate|bestie|we used to talk`,
      r`baby|became a (?:dad|mum|mother|father|mom)|feeds|pregnan\w*|newborn|had (?:a|her|his) (?:kid|son|daughter|baby)|new (?:mum|dad|mother|mom)`,
      r`hardly|since|barely|never|no time|thumbs up|if at all|don'?t|disappear\w*|haven'?t|vanished|stopped`,
    ),
    unless: any(
      r`my baby|i had (?:a|my) baby|i'?m pregnant|i am pregnant|i became|miscarr\w*|lost (?:the|her|a) baby|after my|@ex|shower|ill|cancer|trying`,
    ),
    receives: [
      ['There is a baby there now, and less room for you.', "There's a baby now, and less time for you."],
      [
        'Their good news left you with less of your friend.',
        'Good news for them, and you see less of your mate.',
      ],
    ],
    questions: [
      [
        'open',
        'What did you two do together before the baby?',
        'What did you two always do before the baby?',
      ],
      ['want', 'Where would you like to fit in now?', 'Where would you like to fit in now?'],
    ],
  },
  {
    id: 'friend-got-partner-gone',
    says: [
      'My friend has a boyfriend now and I only get Tuesdays',
      'since he met her my best mate doesnt exist anymore',
      'We were inseparable until she fell in love in October',
    ],
    needs: all(
      r`friend|mate|bestie|we were inseparable`,
      r`boyfriend|girlfriend|met (?:him|her|someone)|in love|relationship|partner|bf|gf|got (?:a man|married|engaged)`,
      r`now|since|ever since|until|no time|doesn'?t exist|never|only get|anymore`,
      r`(?:only|no time|never|doesn'?t|hardly|barely|less|until|vanish\w*|disappear\w*|gone|dropped|anymore|any more)`,
      r`my (?:best |oldest |closest )?(?:friend|mate|bestie)|best mate|bestie|inseparable`,
    ),
    unless: any(
      r`my (?:boyfriend|girlfriend|bf|gf|partner)|i'?m in love|in love with my|roll\w*|doesn'?t like me|can'?t stand|my ex|baby|hates? me|leave (?:him|her)|cheat\w*|had no|i got a|says|told me|wedding`,
    ),
    receives: [
      ['Somebody new came, and you got less.', 'Someone new turned up and you got less.'],
      ['You used to have more of that friendship.', 'You used to get way more of your mate.'],
    ],
    questions: [
      [
        'meaning',
        'What used to be yours that now belongs to the couple?',
        "What used to be your thing that's now theirs?",
      ],
      [
        'want',
        'What would you like to have back, if only one thing?',
        'If you got one thing back, what would it be?',
      ],
    ],
  },
  {
    id: 'friend-new-town-nobody',
    says: [
      'I moved here in August and I know nobody',
      'new city, 3 months in, the only person who knows my name is the barista',
      "We came for my wife's job and I haven't one friend in this town",
    ],
    needs: all(
      r`mov(?:ed|e|ing)|new (?:city|town|country|place|village)|came (?:here|for)|in this (?:town|city|country)|months in|since i came|here`,
      r`(?:know|knows|have|made|met|got|knew)[^.]{0,15}(?:nobody|no one|noone|no friends|not one|not a soul)|(?:haven'?t|don'?t|not|didn'?t)[^.]{0,20}(?:anyone|anybody|friends?|a soul)|no friends|don'?t know (?:anyone|anybody|a soul)|haven'?t (?:one|a|any|made)|only person who knows|nobody here`,
      r`here|town|city|village|country|new|moved|place`,
    ),
    unless: any(
      r`first friend|made a friend|made my first|made friends|nobody here knew|@ex|used to|years ago|old friends? (?:here|who)|haven'?t seen|he moved|she moved|told anyone|knows? (?:about|that|i)|nobody knows i|he knows|i have no one to (?:tell|talk)|lost my (?:job|mum|dad)|gay|nobody (?:here )?knows (?:that|what|how|about)`,
    ),
    receives: [
      ['A new town, and nobody in it yet who is yours.', "New town, and nobody there who's yours yet."],
      ['You are starting from nothing there.', "You're starting from zero there."],
    ],
    questions: [
      ['when', 'What time of the week do you notice it most?', 'When in the week do you notice it most?'],
      [
        'exception',
        'Which place there has begun to feel a bit familiar?',
        'Which place there feels a bit yours already?',
      ],
    ],
  },
  {
    id: 'friend-lunch-in-car',
    says: [
      "I eat my lunch in the car so nobody sees I'm alone",
      'i take my sandwich for a walk every break, cant face picking a table',
      'The canteen is loud, and I sit in the car park with my lunchbox',
    ],
    needs: all(
      r`lunch|eat|food|sandwich|lunchbox|break`,
      r`car|parking lot|car park|cubicle|toilets?|walk|outside|bench|stairwell|alone|at my desk`,
      r`(?:nobody sees|alone|can'?t face|canteen|table|so that|nobody to|no one to|so i (?:don'?t|needn'?t)|so nobody|hide|avoid|cafeteria|staff ?room|break ?room)`,
      r`work|canteen|nobody|break|school|lunch|colleagues|table|cafeteria`,
    ),
    unless: any(
      r`my (?:son|daughter|kid|boy|girl)|he eats|she eats|my fast|nap|wedding|vomit\w*|sick|purge\w*|calories|diet|enjoy\w*|peaceful|with (?:my|a) (?:friend|colleague)|lunch with|hates?|make lunch|used to|binge\w*|secret|mum|he goes`,
    ),
    receives: [
      ['You eat where nobody sees it.', 'You eat where no one can see.'],
      [
        'There are tables in there, and you eat elsewhere.',
        "There are tables in there, and you're somewhere else.",
      ],
    ],
    questions: [
      [
        'worst',
        'What would it be like to walk into the room with your food?',
        "What'd happen if you walked in with your food?",
      ],
      ['want', 'Whose table could you imagine sitting at?', 'Whose table could you maybe sit at?'],
    ],
  },
  {
    id: 'friend-only-cashier',
    says: [
      'The only person I spoke to this weekend was the cashier',
      'realised on monday i hadnt used my voice since friday',
      'I said thank you to the bus driver and it was my only sentence that day',
    ],
    needs: all(
      r`only|hadn'?t used my voice|haven'?t (?:spoken|talked)|not (?:spoken|talked)|first (?:words?|person)`,
      r`cashier|bus driver|voice|sentence|(?:spoke|spoken|talked) to|words?|said all|conversation|person i`,
      r`weekend|day|days|since|week|friday|today|yesterday|sunday`,
      r`cashier|driver|voice|only (?:person|one|sentence|conversation|human|word)|delivery|postman|checkout|(?:spoken|talked) to (?:anyone|anybody|a soul|no one|nobody)|person`,
    ),
    unless: any(
      r`@ex|@partner|mum|@father|row|therapist|trust|fight|friend|mother|only (?:person|one) (?:who|in|i can|that)|told|died|sister|brother|argu\w*|party|exam|lost my voice`,
    ),
    receives: [
      ['Hardly a word spoken in all that time.', 'Barely a word out loud in all that time.'],
      ['You noticed how few words it was.', 'You noticed how few words it was.'],
    ],
    questions: [
      ['want', 'What would you have liked to tell someone?', 'What would you have liked to tell someone?'],
      ['when', 'What time of day was the quiet loudest?', 'When was the quiet the loudest?'],
    ],
  },
  {
    id: 'friend-neighbour-helped',
    says: [
      'My neighbour carried my shopping up without my asking',
      'the guy next door jump started my car and gave me tea, so sweet',
      'The old woman downstairs had taken in my parcel and my washing',
    ],
    needs: all(
      r`neighbou?r\w*|next door|downstairs|upstairs|across the (?:hall|landing|road)|guy from number|from number|opposite`,
      r`carried|helped|jump started|took in|taken in|shovel\w*|mowed|fixed|watered|gave me|brought|lent|drove|pushed|picked up|fed|looked after|offered|cut my|cleared`,
      r`me|my|mine`,
    ),
    unless: any(
      r`i (?:carried|helped|took|gave|lent|brought|fed)|lent my|cake|muffins|biscuits|soup|note|complain\w*|police|old neighbou?r|died|if|stolen|medal|bill|help(?:ed)? (?:him|her)|noise|said`,
    ),
    receives: [
      ['Somebody next door did you a good turn.', 'Someone next door was really decent.'],
      ['It was nothing they had to do.', "They totally didn't have to."],
    ],
    questions: [
      [
        'meaning',
        'What do you know about each other by now?',
        'What do you two know about each other by now?',
      ],
      ['feeling', 'How was it to be helped like that?', 'How was it, getting helped like that?'],
    ],
  },
  {
    id: 'friend-loud-neighbour',
    says: [
      'The man upstairs plays music till two and I lie there counting',
      'neighbours bass is in my pillow. again. its a tuesday',
      "I know my neighbour's whole playlist through the ceiling by now",
    ],
    needs: all(
      r`neighbou?r\w*|upstairs|downstairs|next door|through the (?:ceiling|wall|floor)|flat above|above me|upstairs'?`,
      r`music|bass|loud|noise|noisy|playlist|tv|drill\w*|bang\w*|part(?:y|ies)|thump\w*|stomp\w*`,
      r`i|my|me`,
    ),
    unless: any(
      r`complain\w* about (?:me|my|us)|laugh\w*|we'?re too loud|note on my door|my (?:music|noise|piano)|shout\w* at|moved out|quiet now|voices|baby|argu\w*|fight\w*|hit\w*|spy\w*|child|envy|on purpose|tv|bites|lonely|snor\w*`,
    ),
    receives: [
      ["Your night has someone else's music in it.", "Someone else's music, in your bedroom."],
      ['You listen, whether you want to or not.', "You're listening whether you want to or not."],
    ],
    questions: [
      [
        'tried',
        'What has been said between you and the neighbour?',
        "What's been said with the neighbour so far?",
      ],
      ['thought', 'What do you think about while it goes on?', "What goes through your head while it's on?"],
    ],
  },
  {
    id: 'friend-neighbour-complained',
    says: [
      'There was a note on my door about the noise, unsigned',
      'someone in the building complained about me to the landlord, no idea who',
      'A neighbour reported my pram in the stairwell instead of ringing',
    ],
    needs: all(
      r`neighbou?r\w*|note (?:on|under|through) (?:my|the|our)|in the building|someone in our (?:block|building)|landlord|caretaker|downstairs|upstairs|housing`,
      r`complain\w*|reported|note|too loud|about the noise|unsigned|anonymous\w*|grassed`,
      r`me|my|us|we`,
      r`complain\w*|reported|unsigned|note on (?:my|the|our) door|too loud|anonym\w*|about the noise|grassed`,
    ),
    unless: any(
      r`i (?:complain\w*|reported|wrote|told|rang)|welcome|biscuits|cake|can'?t complain|rent|damp|repair\w*|love note|boss|(?:he|she) plays|customers?|threaten\w*|came (?:round|up) and|shouted`,
    ),
    receives: [
      ['Somebody complained and did not come to you.', "Someone complained and didn't come to you."],
      [
        'Someone close by was bothered and stayed out of sight.',
        'Someone was annoyed and stayed out of sight.',
      ],
    ],
    questions: [
      ['thought', 'Who do you think it was?', 'Who do you reckon it was?'],
      ['want', 'How would you have liked to be told?', 'How would you have liked to hear it?'],
    ],
  },
  {
    id: 'friend-rang-out-of-the-blue',
    says: [
      'An old friend rang out of the blue and we talked for two hours',
      'my mate from school just called me, for no reason, made my week',
      "The phone went on Sunday and it was someone I hadn't heard for ages",
    ],
    needs: all(
      r`friend|mate|someone i hadn'?t (?:heard|spoken)|pal|roommate`,
      r`rang|called|phoned|call|phone (?:went|rang)|facetimed|rings`,
      r`out of the blue|for no reason|out of nowhere|after (?:ages|years|all)|hadn'?t (?:heard|spoken|talked)|in years|just (?:called|rang|to)|just because|old friend|from school|made my (?:day|week)|for (?:ages|years)`,
    ),
    unless: any(
      r`died|dead|cancer|i (?:rang|called|phoned)|only rings|crisis|vent\w*|money|(?:he|she) needs|favour|haven'?t called|never|not|didn'?t|voicemail|stopped talking|ambulance|crying|cried|number|dared|anymore`,
    ),
    receives: [
      ['A call, and nobody needed anything.', 'A call, just because.'],
      ['Somebody had you in mind and picked up the phone.', 'Someone thought of you and actually rang.'],
    ],
    questions: [
      ['open', 'What did you two talk about last of all?', 'What did you end up talking about?'],
      [
        'feeling',
        'What came back to you that you had nearly forgotten?',
        "What came up that you'd nearly forgotten?",
      ],
    ],
  },
  {
    id: 'friend-picked-up-where-we-left',
    says: [
      "We hadn't met for six years and it was as if no time had passed",
      'saw my uni friend after ages and in 5 mins we were being idiots again',
      'After so long I was nervous, and then we were just us',
    ],
    needs: all(
      r`friend|mate|roommate|bestie|pal|each other|we hadn'?t|us`,
      r`years|ages|decade|so long|long time`,
      r`no time had passed|(?:never|hadn'?t) been apart|like (?:yesterday|old times|no time|before)|as if|in 5 mins|just us|where we left|felt like|being idiots|same as ever|like it was yesterday|easy`,
      r`met|saw|see|seen|meet|after so long|hadn'?t`,
    ),
    unless: any(
      r`@ex|writes|texts?|answers?|ghost\w*|died|strangers?|awkward|not the same|parents|hospital|as if nothing had happened|as if i|as if he|as if she|dream\w*|choir`,
    ),
    receives: [
      ['Years, and it was still there.', 'All that time and it was still there.'],
      ['It did not have to be built again.', "You didn't have to start over."],
    ],
    questions: [
      ['open', 'Which old joke or habit came back first?', 'What came back first, what old joke?'],
      [
        'meaning',
        'What does that person know of you that others do not?',
        "What does that friend know about you that others don't?",
      ],
    ],
  },
  {
    id: 'friend-joined-a-choir',
    says: [
      'I went to a choir for the first time and stood next to a kind alto',
      'went to the running club alone, first time, nobody died lol',
      'I knew nobody at the evening class and I stayed to the end',
    ],
    needs: all(
      r`choir|running club|chorus|class|course|club|group|meetup|evening class|lesson|team|society|workshop|session|league`,
      r`first (?:time|night|session|class|evening|rehearsal|lesson|day)|joined|signed up|went (?:along|to (?:a|the|my))|started|stayed to the end|knew nobody`,
      r`i|we|went`,
      r`went|stayed|joined|started|knew nobody|signed|was at|did|tried`,
      r`first|new|joined|nobody|alone|started|finally`,
    ),
    unless: any(
      r`spoke|used to|gave up|stopped|left|quit|concert|(?:turned|went) (?:round|home|back)|group chat|whatsapp|work|driving|my (?:son|daughter|kid)|school group|first class|want|should|thinking|support|aa|na|might|middle class|teacher|in class|uni|strip club|night ?club|business|crying|panic\w*|therapy group|football|didn'?t|not go|never|last|moved|supporters|lead(?:ing|er)?|kids|couldn'?t`,
    ),
    receives: [
      ['You went, and you stayed.', 'You went, and you stayed.'],
      ['The first time is behind you.', "First time's done now."],
    ],
    questions: [
      ['open', 'Whose name did you take home with you?', 'Whose name did you come home with?'],
      ['feeling', 'When did it begin to get easier?', 'When did it get easier?'],
    ],
  },
  {
    id: 'friend-turned-round-at-the-door',
    says: [
      'I got as far as the door of the class and turned round',
      'walked past the meetup twice, saw them all in the window, went home',
      "I'd paid for the course and sat in the car until it was over",
    ],
    needs: all(
      r`class|meetup|course|studio|gym|club|group|choir|party|meeting|pub|door|lesson|church|mosque`,
      r`turned (?:round|around|back)|walked (?:back|past|away|home)|went (?:straight )?(?:home|back)|sat in (?:the|my) car|couldn'?t go in|didn'?t go in|drove (?:home|off|away)|stood outside|never went in|chickened out`,
      r`i|we|walked past`,
      r`door|outside|past|car|window|got as far|walked back|in|home`,
    ),
    unless: any(
      r`exam|hospital|interview|(?:he|she) (?:turned|walked|went|stood)|ex'?s|@father|parents|house|aa|i went in|police|funeral|cried in the car|job|early|court|doctor'?s?|fight|argu\w*|dinner|said goodbye|drunk|shift|after (?:work|the class|class)|i work|clean\w*|asked to go|@mother|bus`,
    ),
    receives: [
      ['You got as far as that.', 'You got pretty close.'],
      ['The last few steps did not happen.', "The last few steps just didn't happen."],
    ],
    questions: [
      [
        'thought',
        'What was the last thing you noticed before you turned away?',
        'What was the last thing you noticed before you bailed?',
      ],
      [
        'need',
        'What would have got you over the last few steps?',
        "What would've got you over the last bit?",
      ],
    ],
  },
  {
    id: 'friend-lent-money',
    says: [
      'I lent my friend money in spring and she never mentions it',
      'he owes me 300 quid and just posted pics of his new trainers',
      "My friend still hasn't paid me back and I don't dare to bring it up",
    ],
    needs: all(
      r`lent|lend|loan\w*|owes?|paid (?:me )?back|pay (?:me )?back|borrow\w*`,
      r`friend|mate|roommate|flatmate|bestie|pal|colleague|he owes|she owes`,
      r`me|my|i`,
      r`money|quid|pounds?|euros?|bob|ksh|shillings|dollars|\d+|paid|pay|owes`,
    ),
    unless: any(
      r`i owe|i borrow\w*|@sibling|@mother|@father|app|loan shark|bank|back on|gave it back|got it back|he wants|wants (?:his|her) money|book|bike|debts|want it back|from my friend|landlord|gambl\w*|my (?:wife|husband)|he paid me back|to lend|asked me to lend`,
    ),
    receives: [
      ['You lent it, and it is not back.', "You lent it and it's not come back."],
      ['The money stands between you, unsaid.', "It's just sitting there between you two."],
    ],
    questions: [
      ['worst', 'What might asking cost you?', 'What might it cost you to ask?'],
      [
        'meaning',
        'What is it about for you, apart from the sum?',
        "What's it about for you, if not the cash?",
      ],
    ],
  },
  {
    id: 'friend-told-my-secret',
    says: [
      'I told one friend something private, and now others know',
      'she told the others what i said in confidence, i could tell by their faces',
      "Someone asked me about a thing I'd only ever told one person",
    ],
    needs: all(
      r`told|tell|said|confid\w*|trusted|secret|private|shared`,
      r`secret|private|confiden\w*|trusted|only ever told|one person|told (?:her|him|one|my) [^.]{0,30}(?:in confidence|secret|private)|swore`,
      r`others|everyone|everybody|someone else|back to me|faces|asked me about|whole (?:school|office|group)|now they all|got round|others know|spread|people know`,
    ),
    unless: any(
      r`i told (?:his|her|their)|i betrayed|my secret is|therap\w*|nobody knows|no one knows|keep(?:ing)? (?:it )?(?:a )?secret|i don'?t tell|not told|can'?t tell|if|scared|@partner|@mother|@father|afraid|haven'?t told|boss|like it was (?:a )?private`,
    ),
    mayBeAhead: true,
    receives: [
      ['You told one person, and it did not stay there.', 'You told one person and it got out.'],
      ['It was yours to tell.', 'That was yours to tell.'],
    ],
    questions: [
      [
        'meaning',
        'What was it about that one person that you trusted?',
        'What made you trust that one person with it?',
      ],
      ['next', 'What would you want to say to that friend?', 'What do you wanna say to that friend?'],
    ],
  },
  {
    id: 'friend-rings-only-in-crisis',
    says: [
      "My friend only rings when something's wrong with her",
      'he calls to vent for an hour and then goes "anyway gotta go"',
      "I know all about her boss, and she doesn't know I changed jobs",
    ],
    needs: either(
      [
        r`@friend|he|she|they`,
        r`rings?|calls?|vents?|writes|texts|messages|talks|phones`,
        r`only (?:rings|calls|writes|texts|when|phones|messages)|when (?:something'?s|she needs|he needs|they need)|to vent|for an hour and|never asks|anyway gotta go|needs (?:something|money|a favour)|doesn'?t (?:know|ask)|know all about`,
        r`friend|mate|bestie|vent\w*|know all about|doesn'?t (?:know i|ask)|he calls|she calls`,
      ],
      [
        r`i know (?:all|everything) about (?:her|his)`,
        r`(?:she|he) (?:doesn'?t|does not|never) (?:know|ask)`,
      ],
    ),
    unless: any(
      r`@mother|@father|@sibling|@partner|@ex|@child|midnight|\d ?am|in-law|crisis (?:line|team)|emergency|aunt|uncle|cousin|parents|drunk|hospital|my name|day before|dad only|i only`,
    ),
    receives: [
      ['You do the listening there.', "You're the one who listens."],
      ['There is little room for you in those talks.', 'Not much space for you in those chats.'],
    ],
    questions: [
      [
        'want',
        'What would you like to tell {them} about your own life?',
        'What would you like to tell {them} about you?',
      ],
      ['exception', 'When did {they} last ask about your life?', 'When did {they} last ask about you?'],
    ],
  },
  {
    id: 'friend-their-good-news',
    says: [
      'My friend got the job and I smiled and went home in a mood',
      'she bought a house. im happy for her. im also not happy for her',
      "When he told me he's getting published I was nice for a minute too long",
    ],
    needs: all(
      r`@friend|she bought|he bought|she got|published`,
      r`got (?:the|a|her|his|into)|promotion|bought (?:a|her|his) (?:house|flat|home)|pregnant|engaged|published|new job|passed|won|house|good news|accepted|partner`,
      r`happy for|smil\w*|congratulat\w*|nice for|jealous|envy|envious|glad|sour|mood|not happy|bitter`,
      r`mood|not happy|also not|jealous|sour|minute too long|env\w*|hurt\w*|but|bitter|sad`,
    ),
    unless: any(
      r`@ex|@partner|@sibling|cousin|(?:she|he)'?s jealous|jealous of me|colleague|my (?:promotion|news)|happy for me|bridesmaid|(?:is|are|was|were|so) jealous of my|they'?re jealous|chat|boyfriend is`,
    ),
    receives: [
      ['Glad and not glad, both at once.', 'Happy and not happy, both at once.'],
      [
        'It was their good news, and it touched your own plans.',
        'Good news for them, and it poked something of yours.',
      ],
    ],
    questions: [
      ['meaning', 'Which wish of your own does it touch?', 'What wish of yours does it poke at?'],
      ['next', 'What did you do with the other feeling?', 'What did you do with the not so nice feeling?'],
    ],
  },
  {
    id: 'friend-we-must-meet',
    says: [
      'Every time we meet she says we must have dinner, and it never happens',
      '"we should totally hang out" x 100 and never a date',
      "We've been saying next month to each other for a year and a half",
    ],
    needs: all(
      r`(?:we|she|he|they|us|everyone|friend|people)`,
      r`keep saying|must|should|have to|next month|totally|let'?s|ought to|one day|soon`,
      r`meet|have dinner|hang out|catch up|get together|coffee|see each other|saying next|do lunch|go for a drink`,
      r`never happens?|never (?:do|did)|never (?:a date|do|does|comes)|no (?:date|day)|year and a half|nothing (?:comes|happens)|x 100|always say\w*|every time|keep saying|for (?:months|years|ages)`,
    ),
    unless: any(r`@ex|@partner|therap\w*|boss|@father|@mother|i never go|cancel\w*|dating|always me|meeting`),
    receives: [
      ['It is said often, and no day is named.', 'Said loads, never with a date.'],
      ['A plan that never gets a day.', 'A plan that never gets a day.'],
    ],
    questions: [
      [
        'thought',
        'How seriously do you take it when it is said?',
        'How much do you believe it when it gets said?',
      ],
      ['want', 'What would you like that evening to be?', 'What would you want that night to look like?'],
    ],
  },
  {
    id: 'friend-not-a-bridesmaid',
    says: [
      "My best friend is getting married and I'm not a bridesmaid",
      'she picked 5 bridesmaids, none of them is me, i thought we were close',
      'He asked two others to be his best man before he told me',
    ],
    needs: all(
      r`bridesmaids?|best man|maid of honou?r|groomsm[ae]n|stand beside her|wedding party|ushers?`,
      r`not|none|isn'?t|n't|without|didn'?t|before he|others|never|except`,
      r`me|i|i'm|im`,
    ),
    unless: any(
      r`i was the|my (?:own )?(?:wedding|bridesmaids)|i'm (?:a|the) bridesmaid|i am (?:a|the) bridesmaid|speech|dress|i (?:don'?t|didn'?t) want|teach|asked me to be`,
    ),
    receives: [
      ['You had thought your place was closer.', 'You thought you were closer than that.'],
      ['There was a choosing, and others were chosen.', 'Other people got picked.'],
    ],
    questions: [
      ['open', 'How did you learn of it?', "How'd you find out?"],
      [
        'meaning',
        'Where did you believe you stood with {them}?',
        'Where did you think you stood with {them}?',
      ],
    ],
  },
  {
    id: 'friend-hen-weekend-too-dear',
    says: [
      'The hen weekend costs more than my rent and I said yes',
      'cant afford the stag do and im the only one not laughing in the chat',
      "They're planning a birthday trip that I'll be paying off until spring",
    ],
    needs: all(
      r`hen|stag|bachelor\w*|birthday trip|wedding|group (?:trip|holiday)|girls'? (?:trip|weekend|holiday)|lads'? (?:trip|holiday)|trip|chama trip`,
      r`costs?|afford|pay(?:ing)?|expens\w*|rent|price|money|too (?:much|dear)|broke|debt|skint`,
      r`friends?|they'?re|they|the hen|the stag|hen|stag|chat|i said yes|everyone|mates?`,
    ),
    unless: any(
      r`paid for it|won the|when i was|school trip|my (?:own )?wedding|children|kids|honeymoon|split|apart|he pays|they paid|my (?:son|daughter)|funeral|gave me|owe|bride price|dowry|they pay`,
    ),
    mayBeAhead: true,
    receives: [
      ['It is their plan and your purse.', 'Their plan, your wallet.'],
      ['Being there has a price, and it is high.', "Being there costs, and it's a lot."],
    ],
    questions: [
      ['worst', 'What would it mean to say the sum out loud?', "What if you just said it's too much?"],
      [
        'want',
        'Which part of it would you like to be there for?',
        'Which bit of it do you actually wanna be there for?',
      ],
    ],
  },
  {
    id: 'friend-evening-guest',
    says: [
      "I'm only invited to the evening part of her wedding",
      'got the "evening do only" invite, we lived together for 4 years',
      "He's marrying, and I may come after the meal",
    ],
    needs: all(
      r`evening (?:part|do|guest|only|invit\w*|reception|bit)|after the meal|only (?:wanted|invited) (?:for|to|after)|just the (?:evening|dancing)|not (?:for |to )the ceremony|for the dancing|evening part`,
      r`wedding|invit\w*|marry\w*|ceremony|guest|married`,
    ),
    unless: any(r`my wedding|i'm inviting|we're inviting|my own|plan\w*`),
    receives: [
      ['There is a list, and you are on the second one.', "There's a first list, and you're on the second."],
      ['Invited, and only for part of it.', 'Invited, just not for all of it.'],
    ],
    questions: [
      [
        'thought',
        'What did you think when you read the time on it?',
        'What did you think when you saw the time?',
      ],
      [
        'want',
        'Which part of the day did you want to see?',
        'Which bit of the day did you wanna be there for?',
      ],
    ],
  },
  {
    id: 'friend-nobody-for-the-form',
    says: [
      'There was a line for an emergency contact and I had nobody to put',
      'left the "who should we call" bit blank at the doctors',
      "The nurse asked who'd pick me up and I said I'd take a taxi",
    ],
    needs: all(
      r`emergency contact|who should we call|who'?d (?:pick me up|collect)|next of kin|pick me up|contact person|someone to call`,
      r`nobody|no one|noone|blank|empty|taxi|left it|couldn'?t think|no name|anyone to put|didn'?t know who`,
    ),
    unless: any(
      r`@ex|@partner|picked me up|nobody told|kids|school (?:to|didn'?t)|dad (?:forgot|didn'?t)|airport|panic\w*`,
    ),
    receives: [
      ['One line, and no name for it.', 'One line and no name to put.'],
      ['It was a simple question, and not simple to answer.', 'Simple question, not so simple to answer.'],
    ],
    questions: [
      [
        'support',
        'Whose name came to mind before you dropped it?',
        'Whose name popped up before you dropped it?',
      ],
      ['next', 'What did you do in the moment after?', 'What did you do right after?'],
    ],
  },
  {
    id: 'friend-unfollowed',
    says: [
      "A friend of fifteen years has unfollowed me and I don't know what I did",
      'she removed me. not blocked, just removed. who does that',
      "I wanted to send him something and saw that we're no longer connected",
    ],
    needs: all(
      r`unfollow\w*|unfriend\w*|removed me|taken me off|no longer connected|deleted me|took me off|off (?:her|his) followers`,
      r`friend|mate|she|he|followers|years|bestie|him|her`,
    ),
    unless: any(
      r`i (?:unfollow\w*|unfriend\w*|removed)|@ex|@partner|i'?ve unfollowed|@mother|group chat|sister|boss|rota|cousin|list (?:of|at) work|team`,
    ),
    receives: [
      ['No words, and you are off the list.', "No words, you're just off the list."],
      ['One click, and nothing said.', 'One click and nothing said.'],
    ],
    questions: [
      [
        'thought',
        'Which moment do you go back to, looking for the reason?',
        'What moment do you keep going back to?',
      ],
      [
        'want',
        'What would you ask if you could ask without risk?',
        'What would you ask if there was no risk?',
      ],
    ],
  },
  {
    id: 'friend-quarrel-over-politics',
    says: [
      "We fell out over the election and haven't spoken since",
      'my oldest mate said something about migrants and i just left the pub',
      "There's one subject we can't touch now, and it's made us strangers",
    ],
    needs: all(
      r`election|politic\w*|migrants?|immigra\w*|vot(?:e|ed|ing)|brexit|trump|racis\w*|war|vaccin\w*|one subject|covid|religion|tribe|party`,
      r`fell out|haven'?t spoken|left the pub|argu\w*|quarrel\w*|fell apart|strangers|row|don'?t talk|walked out|stopped (?:talking|speaking)|unfriend\w*|can'?t touch|can'?t talk`,
      r`friend|mate|we|each other|us`,
    ),
    unless: any(
      r`uncle|@mother|@father|@sibling|family|parents|@partner|party at|birthday|customers?|boss|neighbou?r|colleagues?|world war|war film|in-law|star wars`,
    ),
    receives: [
      ['A subject came between you.', 'One topic got in between you.'],
      ['You disagree, and it is about more than opinions.', "It's about more than just opinions now."],
    ],
    questions: [
      [
        'meaning',
        'What did you learn about your friend in that talk?',
        'What did you see in your friend that day?',
      ],
      [
        'exception',
        'Which part of the friendship is still sound?',
        "What bit of the friendship's still good?",
      ],
    ],
  },
  {
    id: 'friend-died-read-online',
    says: [
      'I read on the internet that an old friend has died',
      'found out my school friend died from a facebook post, 2 weeks late',
      "Someone posted a candle and his name, and that's how I heard",
    ],
    needs: all(
      r`died|dead|passed (?:away|on)|death|rip|candle|funeral|obituary`,
      r`friend|mate|pal|someone i (?:used|knew)|guy i|classmate|schoolmate|his name|her name|used to be close`,
      r`read|internet|facebook|online|post|posted|insta\w*|linkedin|twitter|saw|group chat|whatsapp`,
      r`read|found out|learned|learnt|heard|saw|see`,
    ),
    unless: any(
      r`@mother|@father|@grandparent|my (?:son|daughter|dog|cat)|@partner died|phone died|battery|cancer group|@sibling|dead(?:line)|watch\w*|pet|neighbou?r|i was there|book|story about`,
    ),
    receives: [
      ['Your friend has died, and you read it on a screen.', 'Your friend died and you read it on a screen.'],
      ['Nobody was there to tell you.', 'No one actually told you.'],
    ],
    questions: [
      ['open', 'What did you first remember about your friend?', 'What did you remember about them first?'],
      ['need', 'Who could you talk to about that time?', 'Who could you talk to about those days?'],
    ],
  },
  {
    id: 'friend-is-ill',
    says: [
      "My friend has cancer and I don't know what to write",
      'my mate got diagnosed and i keep sending dumb memes cos idk what to say',
      "She's in hospital, we've been friends since school, and I haven't rung",
    ],
    needs: all(
      r`@friend|she'?s in hospital`,
      r`cancer|ill|diagnos\w*|hospital|sick|tumou?r|leuk\w+|stroke|chemo|dementia|als|ms`,
      r`(?:don'?t|dont|not|haven'?t|idk|no idea|can'?t|never|havent)[^.]{0,20}(?:know|written|write|rung|called|visit\w*|say|texted|words|been|what|find)`,
      r`write|say|rang|rung|called|memes|visit\w*|text\w*|words|message\w*|reply|replied|call`,
    ),
    unless: any(
      r`died|i have cancer|i was (?:ill|sick|in hospital)|when i was|my (?:mum|dad|mother|father)|i'?m (?:ill|sick)|friends (?:don'?t|never|haven'?t)|my cancer|i got (?:ill|sick)|me in hospital|mentally|homesick|visited me|sick of|still`,
    ),
    receives: [
      ['Your friend is ill, and the words will not come.', "Your mate's ill and there aren't really words."],
      ['There is no right message for that.', "There's no right text for that."],
    ],
    questions: [
      [
        'want',
        'What would you say if it did not have to be good?',
        "What would you say if it didn't have to be good?",
      ],
      ['meaning', 'What do you two never need words for?', 'What do you two not need words for?'],
    ],
  },
  {
    id: 'friend-emigrated',
    says: [
      'My best friend moved to the other side of the world on Monday',
      'dropped her at the airport, shes gone for good, my one person here',
      "He's eight hours ahead now, so when I get home he's asleep",
    ],
    needs: all(
      r`@friend|my one person|my person|eight hours ahead|hours ahead`,
      r`moved|moving|gone|emigrat\w*|airport|(?:live|lives|living) in|left|ahead|goes? to live|flew`,
      r`world|abroad|australia|canada|america|germany|airport|ahead|country|overseas|for good|continent|new zealand|another (?:city|country)|time zone|dubai|uk|us|qatar`,
    ),
    unless: any(
      r`job at|works? at|drop(?:ped)? (?:him|her) off|pick(?:ed)? (?:him|her) up|back|visit\w*|for (?:two|a|three) (?:weeks?|month)|i (?:moved|left|emigrat\w*)|hospital|moved in|holiday|@partner|@ex|i moved|years ago|moved on|left me on read|call(?:s|ed)? me|us all|told us|between us|give us|let us|let me|us (?:both|two)`,
    ),
    receives: [
      ['That is a long way off.', "That's really far away."],
      ['There is no quickly meeting up any more.', 'No more just popping round.'],
    ],
    questions: [
      ['when', 'What time of day do you most want to ring?', 'What time of day do you go to text?'],
      ['open', 'What was the last thing you did together here?', 'What was the last thing you two did here?'],
    ],
  },
  {
    id: 'friend-butt-of-the-joke',
    says: [
      "I'm the one they all joke about, and I laugh too",
      'its always me getting roasted in the group lol its fine lol',
      "When we're together the stories are about my mishaps",
    ],
    needs: all(
      r`joke\w*|roast\w*|teas\w*|mishaps|laugh at me|tak(?:e|es|ing) the (?:piss|mick\w*)|banter|butt of|make fun of`,
      r`group|friends|mates|they all|they|together|everyone|lads`,
      r`me|my|i'm|im`,
      r`always|i'?m the one|all|always me|every time|i laugh too|mishaps|it's fine|its fine|the (?:butt|joke)`,
    ),
    unless: any(
      r`colleagues?|boss|@partner|@father|@mother|@sibling|class|school|i (?:always )?(?:make|tell) (?:jokes|people laugh)|laugh with|office|work|i joke|weight|i'm joking|without me|with me|joking that`,
    ),
    receives: [
      ['You are the one it is told about.', "You're always the punchline."],
      ['In that group it is usually your turn.', "In that group it's always your turn."],
    ],
    questions: [
      ['meaning', 'Which of the jokes stayed with you longest?', 'Which one stuck with you the longest?'],
      ['exception', 'Which of them does not make you the joke?', "Who in there doesn't make you the joke?"],
    ],
  },
  {
    id: 'friend-inside-jokes',
    says: [
      "They all laughed at something from a trip I wasn't on",
      'sat there smiling at inside jokes i dont get, for like an hour',
      'My flatmates have words for things and nobody explains them to me',
    ],
    needs: all(
      r`i wasn'?t (?:at|on|there)|(?:trip|weekend|night|holiday) i wasn'?t|inside jokes?|laughed|laughing|cracked up|have words for|jok(?:e|es|ing)|in-jokes?`,
      r`(?:wasn'?t|don'?t|nobody|not|didn'?t|no one|hadn'?t)[^.]{0,12}(?:on|at|get|explain\w*|there|understand|in on)|grinned along|smil(?:ed|ing) (?:along|at)|from a trip|from before|explains?`,
      r`they|everyone|everybody|flatmates|friends|all|there|others`,
    ),
    unless: any(
      r`class|kid|boss|teacher|customers?|not laughing|didn'?t laugh|at me|hot flush|about me|@mother|@father|funeral|therap\w*|language|german|swahili|hurt`,
    ),
    receives: [
      ['They have a story, and you were not in it.', "They've got a whole story you weren't in."],
      ['Sitting there, and not in on it.', 'Right there, but not in on it.'],
    ],
    questions: [
      ['next', 'What did you do with your face meanwhile?', 'What did you do with your face?'],
      ['want', 'What would it have taken to let you in?', "What would've let you in?"],
    ],
  },
  {
    id: 'friend-third-wheel',
    says: [
      'There are three of us, and the other two are closer',
      'im the spare one when the pavement gets narrow, i always walk behind',
      'My two friends went for breakfast together and told me afterwards',
    ],
    needs: all(
      r`three of us|two of them|the other two|spare one|third wheel|my two friends|the two of them|two (?:best |closest )?friends|gooseberry|pavement|trio`,
      r`closer|behind|without me|afterwards|told me|narrow|spare|left out|third wheel|between them|close`,
    ),
    unless: any(
      r`kids|children|flat|rent|sisters?|brothers?|@mother|project|@partner|love triangle|shift|my parents|colleagues|daughters?|patients`,
    ),
    receives: [
      ['Three is an awkward number sometimes.', "Three's an awkward number sometimes."],
      ['They are two, and then there is you.', "There's them two, and then you."],
    ],
    questions: [
      [
        'when',
        'Where do you notice it first when you are together?',
        "When do you notice it first when you're all out?",
      ],
      ['exception', 'When is it easy between all three of you?', "When's it easy with all three of you?"],
    ],
  },
  {
    id: 'friend-left-without-goodbye',
    says: [
      'I left the party without saying goodbye and nobody noticed',
      'did an irish exit at 10, no one even texted where are you',
      "I went home from the barbecue early and there wasn't a message next day",
    ],
    needs: all(
      r`left|went home|slipped out|irish exit|snuck out|sneaked out|disappeared|walked out|got a taxi|go home`,
      r`party|barbecue|do|exit|club|gathering|bbq|pub|drinks|wedding|at (?:ten|10|eleven)`,
      r`(?:nobody|no one|noone|not (?:one|a)|wasn'?t a|nobody even)[^.]{0,20}(?:notic\w*|text\w*|wonder\w*|asked|message|missed|said|call\w*)|unnoticed`,
    ),
    unless: any(
      r`died|@ex|@father|when it happened|funeral|i wish|job|work|he left|she left|they left|was in a meeting|hospital`,
    ),
    receives: [
      ['You were gone, and no one asked.', 'You were gone and nobody asked.'],
      ['You left quietly, and it stayed quiet.', 'You slipped out, and it stayed quiet.'],
    ],
    questions: [
      ['when', 'What was the moment when you took your coat?', "What was the moment you thought, I'm off?"],
      ['want', 'Who would you have liked to notice?', 'Who did you want to notice?'],
    ],
  },
  {
    id: 'friend-pretended-busy',
    says: [
      'I said I was busy, and then I sat at home all evening',
      'told them i had plans. my plans are my sofa and being sad about not going',
      "They'd asked me along and I invented a cousin's visit",
    ],
    needs: all(
      r`(?:said|told|tell|say|invented|made up|pretend\w*|lied|friends)[^.]{0,25}(?:busy|plans|cousin|had to work|have to work|working|unwell|ill|headache|excuse|away|sick|not free)|i wasn'?t busy|made (?:up )?an excuse`,
      r`i|them|my`,
      r`home|sofa|couch|evening|asked me|invit\w*|not going|wouldn'?t have to go|so i didn'?t have to|stayed in|tv|bed|alone|watched`,
    ),
    unless: any(
      r`(?:he|she|they) (?:said|told|says|say|pretend\w*|made)|@mother|boss|at work|@partner|@ex|off sick|i'm busy at|hospital|eat|dinner|food|i called in|drink|bathroom|school|daughter`,
    ),
    receives: [
      ['You said no, with an excuse.', 'You made something up and stayed out of it.'],
      ['You were asked, and you stayed away.', 'They asked and you stayed away.'],
    ],
    questions: [
      ['worst', 'What would have been waiting for you there?', 'What were you scared would happen there?'],
      ['feeling', 'How was the evening you chose instead?', 'How was the night you picked instead?'],
    ],
  },
  {
    id: 'friend-stopped-asking',
    says: [
      "I said no so often that they've stopped inviting me",
      'they dont ask me anymore, tbf i always bailed',
      "When I was ill I couldn't come, and now nobody asks whether I can",
    ],
    needs: all(
      r`(?:stopped|don'?t|dont|nobody|no longer|no one|never|quit|gave up)[^.]{0,20}(?:invit\w*|ask\w*|bother\w*|call\w*)`,
      r`they|friends|mates|nobody|people|them|no one|everyone`,
      r`said no|bailed|turned them down|couldn'?t come|no so often|cancel\w*|always (?:say|said)|never (?:came|went|come|go)|was ill|so many times|i'?d say no|not coming|kept saying|i stopped going|refus\w*`,
    ),
    unless: any(
      r`@mother|@father|@partner|boss|doctor|how (?:i am|i'm)|permission|work|teacher|ask for help|police`,
    ),
    receives: [
      ['The invitations have stopped.', 'So the invites dried up.'],
      ['It was often no, and now nobody asks.', 'It was a lot of no, and now no one asks.'],
    ],
    questions: [
      ['want', 'Which invitation would you say yes to now?', 'What invite would you say yes to now?'],
      ['support', 'Who of them would be glad if you asked?', 'Who in there would be happy if you asked?'],
    ],
  },
  {
    id: 'friend-laughing-emoji',
    says: [
      'I sent a laughing face and I was crying at my desk',
      'typed haha at what she said and actually it hurt loads',
      "My answer to his joke about me was a smiley, I'm good at that",
    ],
    needs: all(
      r`laugh\w* (?:face|emoji)|haha|smiley|lol|emoji|laughing`,
      r`sent|typed|wrote|answer\w*|repl\w*|put|posted`,
      r`cry\w*|hurt\w*|actually|joke about me|sad|tears|wasn'?t funny|inside|sob\w*|dying inside`,
      r`i|my|typed|sent`,
    ),
    unless: any(r`(?:he|she|they) (?:sent|typed|wrote|put|posts?|replied)|sent me|at me|haha (?:i'?m|im)`),
    receives: [
      ['What you sent was a laugh.', 'What you sent was a laugh.'],
      ['Nobody on the other end could have known.', "No one on the other end could've known."],
    ],
    questions: [
      ['want', 'What would the honest answer have been?', 'What would you have sent, if it was honest?'],
      [
        'worst',
        'What might have come back if you had sent the truth?',
        "What might've come back if you'd been real?",
      ],
    ],
  },
  {
    id: 'friend-apologised',
    says: [
      'My friend came by and said she was sorry about last year',
      'got an actual apology from my mate, with flowers from the petrol station lol',
      "He said he'd been a bad friend when I needed one, and he meant it",
    ],
    needs: all(
      r`friend|mate|bestie|pal|roommate|he'?d been a bad friend`,
      r`sorry|apolog\w*|regret\w*|bad friend`,
      r`(?:she|he|they|friend|mate|got an)[^.]{0,40}(?:sorry|apolog\w*|regret\w*|bad friend)`,
      r`said|told|came|turned up|got|apolog\w*|wrote|admitted|regrets`,
    ),
    unless: any(
      r`i (?:apolog\w*|said sorry|feel|felt|told|want\w*|owe|can'?t|was sorry|end up)|never|n't|not|@ex|@partner|sorry for me|boss|lost|died|feel sorry|sorry for (?:your|my|the) loss|boyfriend|i'?m sorry|poor|always|oh sorry|omg sorry|can'?t make|so sorry, next|drunk|tired`,
    ),
    receives: [
      ['An apology, from a friend.', 'A proper sorry, from your mate.'],
      ['Your friend had been thinking about it too.', 'So your mate had been thinking about it too.'],
    ],
    questions: [
      ['feeling', 'What eased a little when you heard it?', 'What loosened up a bit when you heard it?'],
      [
        'next',
        'What do you need now so that it can be good again?',
        'What do you need now for it to be good again?',
      ],
    ],
  },
  {
    id: 'friend-said-no-to-a-friend',
    says: [
      "I told a friend I couldn't help her move, and I didn't apologise",
      'said no to my mate for the first time ever and the world didnt end',
      "She asked me to babysit again and this time I said it didn't suit me",
    ],
    needs: all(
      r`friend|mate|she asked|he asked|bestie|flatmate|neighbou?r`,
      r`(?:said|saying|told)[^.]{0,20}(?:no|couldn'?t|can'?t|didn'?t suit|not this time)|turned (?:her|him|them) down|refus\w*|i said no|it didn'?t suit`,
      r`i|me|my`,
      r`first time|ever|didn'?t (?:apologi\w*|explain|suit)|this time|again|no|world didn'?t|for once|finally`,
      r`help|no to|ask\w*|move|babysit|lend|favour|couldn'?t`,
    ),
    unless: any(
      r`nearly|almost|(?:she|he|they) said no|never say no|can'?t say no|said no so|stopped inviting|said nothing|no one|nobody|guilty|hard to|said no and|no idea|not say no|couldn'?t tell|couldn'?t say|thank you|lonely|suicid\w*|ring me|no answer|@ex|i said no but`,
    ),
    receives: [
      ['You said no, and it is said.', 'You said no, just like that.'],
      ['A no to a friend, and you meant it.', 'A no to a mate, and you meant it.'],
    ],
    questions: [
      ['body', 'What did your body do after the no?', 'What did your body do after the no?'],
      ['exception', 'What made it possible this time?', 'What made it possible this time?'],
    ],
  },
  {
    id: 'friend-small-birthday',
    says: [
      'There were just three people at my birthday and it was lovely',
      'had 2 mates round, cake from the shop, best bday in years',
      'We were four at the table, candles, and nobody wanted to leave',
    ],
    needs: all(
      r`birthday|bday|fortieth|thirtieth|fiftieth|candles|\d\dth`,
      r`(?:just|only)? ?(?:three|four|2|3|4|two|five|handful|few)|handful|small|few`,
      r`lovely|best|nicer|nice|wonderful|perfect|great|good|nobody wanted to leave|happy|cosy`,
      r`my|i|round|at the table`,
    ),
    unless: any(
      r`(?:his|her|son'?s|daughter'?s|their) birthday|nobody came|only .{0,10}came|sad|forgot|cried|alone|at work|died|invited (?:ten|20|\d+)|not|years ago|kids`,
    ),
    receives: [
      ['A small table, and a good one.', 'Small table, really good one.'],
      ['The right people were there.', 'The right people were there.'],
    ],
    questions: [
      ['open', 'Which moment of that evening would you keep?', 'Which bit of that night would you keep?'],
      ['meaning', 'What was better for its being small?', 'What was better cos it was small?'],
    ],
  },
  {
    id: 'friend-surprise-for-me',
    says: [
      "They'd organised a surprise for my birthday and I cried",
      'came home to 10 people in my kitchen shouting, i nearly fell over',
      'My friends had been plotting behind my back for weeks, for a good reason',
    ],
    needs: all(
      r`surprise\w*|plotting|shouting|behind my back|in my kitchen|organised|organized|jumped out`,
      r`birthday|party|friends|people|colleagues|kitchen|for me|leaving`,
      r`me|my|i`,
      r`friends|they'?d?|they|people|everyone|mates|shouting`,
    ),
    unless: any(
      r`surprised (?:that|to|by|when)|not (?:a )?surprise|no surprise|talk\w* behind|pregnan\w*|i (?:organis\w*|planned)|bills?|bad surprise|shouting at|without me|surprisingly|boss|hate|laughing|lie|went to the bathroom`,
    ),
    receives: [
      ['All that was for you.', 'All of that was for you.'],
      ['They had kept a secret, and it was a kind one.', "They'd been keeping a secret, a nice one."],
    ],
    questions: [
      [
        'thought',
        'What went through your head in the first second?',
        'What was in your head in the first second?',
      ],
      [
        'meaning',
        'What did you see in them that you had not known?',
        'What did you find out about them right then?',
      ],
    ],
  },
  {
    id: 'friend-made-late',
    says: [
      "I'm fifty-six and I've made a new friend, on the dog field",
      'made a friend!! at 33!! we have a thing on thursdays now',
      'I thought that was over at my age, and now someone rings just to chat',
    ],
    needs: all(
      r`(?:new|made a?n?) ?(?:friend|pal|mate)|made a (?:new )?(?:friend|pal|mate)|rings just to chat|new pal`,
      r`at (?:\d\d|my age|sixty|fifty|forty|thirty)|fifty\S*|sixty\S*|forty\S*|thirty\S*|\d\d|my age|seventy\S*|allotment|late in life`,
    ),
    unless: any(
      r`can'?t|don'?t|haven'?t|hard to|how do|my (?:son|daughter)|want|imaginary|lost|no new|never|not made|ai`,
    ),
    receives: [
      [
        'A new friend, at a time you had not planned on.',
        "A brand new friend, when you weren't expecting one.",
      ],
      ['Somebody new is in your week.', "Someone new's in your week now."],
    ],
    questions: [
      ['open', 'How did the two of you begin?', 'So how did that start?'],
      [
        'meaning',
        'Which side of you does this friend bring out?',
        'What side of you does this friend bring out?',
      ],
    ],
  },
  {
    id: 'friend-knows-the-dog',
    says: [
      "The people in the park know my dog's name and not mine",
      'everyone at the dog park goes hi biscuit. no one knows what im called',
      "We've chatted every morning for a year and we only know the dogs' names",
    ],
    needs: all(
      r`dog|dogs|dogs'`,
      r`name|names|called`,
      r`park|field|walk\w*|everyone|people|chatted|neighbou?rs?`,
      r`not mine|nobody knows mine|don'?t know|no one knows|only know|never|dogs' names|nobody knows|not my|my dog'?s`,
    ),
    unless: any(r`ran away|died|dead|choosing|beautiful|barks?|bit|lost|i named|number|vet`),
    receives: [
      ['They know the dog, and not your name.', 'They know the dog, not you.'],
      ['Every day a bit of talk, and no names.', 'You talk all the time, with no names.'],
    ],
    questions: [
      ['want', 'Whose name would you like to know?', 'Whose name do you wanna know?'],
      ['worst', 'What would it be like to say yours?', 'What if you just said yours?'],
    ],
  },
  {
    id: 'friend-new-year-alone',
    says: [
      "I spent New Year's Eve alone and went to bed at ten",
      'nye by myself again, watched everyone elses fireworks on my phone',
      'At midnight I stood at the window with a glass and nobody to clink with',
    ],
    needs: all(
      r`new year'?s?(?: eve)?|nye|31st|midnight`,
      r`alone|by myself|on my own|nobody to|no one to|in bed|couch|sofa|bed at|dressing gown|window`,
      r`fireworks|new year\S*|nye|31st|clink|eve`,
    ),
    unless: any(
      r`resolution|writes|texts?|every night|@ex|@partner|asleep next|new year i|work\w*|chinese|christmas`,
    ),
    receives: [
      ['You saw the new year in by yourself.', 'You saw the new year in on your own.'],
      ['That night everyone else seems to be somewhere.', 'That night everyone else seems to be somewhere.'],
    ],
    questions: [
      ['thought', 'What did you wish for that night, quietly?', 'What did you wish for, quietly?'],
      ['want', 'Who would you have liked to stand next to?', 'Who did you wish was there with you?'],
    ],
  },
  {
    id: 'friend-nobody-asked-after',
    says: [
      'I had an operation and none of my friends asked how it went',
      'my gran died and my mates just carried on about the football',
      'It was the week of my exam and nobody asked about it afterwards',
    ],
    needs: all(
      r`operation|surgery|exam|died|funeral|interview|test|results|scan|miscarr\w*|ill|sick|hospital|big day|presentation|marathon|gran`,
      r`nobody|no one|noone|none|not (?:one|a single)|just carried on|never asked|didn'?t ask|haven'?t asked`,
      r`asked|how it went|afterwards|friends|mates|text\w*|call\w*|carried on|mention\w*`,
      r`friends?|mates?|nobody asked|no one asked|none`,
    ),
    unless: any(
      r`visit(?:s|ed)? (?:her|him|mum|dad)|nobody died|he died|nobody knew|told (?:no one|nobody)|haven'?t told|not told|still friends|at home (?:asks|speaks|mentions)|speaks? of|@partner|colleagues?|drinks?|chest|wedding`,
    ),
    receives: [
      ['Something big for you, and nobody asked.', 'That was big for you and nobody asked.'],
      ['They knew, or could have known.', "They knew, or could've known."],
    ],
    questions: [
      ['open', 'What would you have told them about it?', 'What would you have told them?'],
      ['want', 'Who did you most expect to ask?', 'Who did you most want to ask?'],
    ],
  },
  {
    id: 'friend-answers-weeks-later',
    says: [
      'She answers my messages three weeks later, as if nothing had happened',
      'my best mate leaves me on read for days then sends "omg sorry been mad"',
      'I told him my news in May and the answer came in June',
    ],
    needs: all(
      r`friend|mate|bestie|she|he|pal|him|her`,
      r`answer\w*|repl\w*|on read|gets? back|respond\w*|writes back|text\w* back|get back`,
      r`weeks?|months?|days|june|ages|forever|a month`,
      r`friend|mate|bestie|weeks later|months? later|as if nothing|i told him my news|days then|to any text|omg sorry`,
    ),
    unless: any(
      r`@ex|@partner|date|dating|boss|recruiter|job|interview|doctor|i (?:answer|reply|take|leave|never|haven'?t|don'?t)|my (?:dad|mum|mother|father|sister|brother|son|daughter)|council|gp|hospital|matches|ghost\w*|insurance|embassy|visa|since`,
    ),
    receives: [
      ['It does come, and it comes late.', 'You do get a reply, just ages later.'],
      ['A long time to wait for one answer.', "That's ages to wait for a reply."],
    ],
    questions: [
      [
        'thought',
        'What does your head do in those weeks between?',
        "What does your head do while you're waiting?",
      ],
      [
        'meaning',
        'How do you read the answer once it is there?',
        "How do you read the reply once it's finally there?",
      ],
    ],
  },
  {
    id: 'friend-want-to-end-it',
    says: [
      "I want to end a friendship and I don't know how one does that",
      'how do u break up with a friend, theres no rules for it',
      'After every meeting with her I come home smaller, and I still go',
    ],
    needs: all(
      r`friend\w*|mates?|bestie|with her i come|each meeting|every meeting`,
      r`end (?:a|the|it|this|my|our)|break up with (?:a|my)|drop (?:her|him|a)|cut (?:her|him|them) off|let (?:her|him|it) go|come home (?:smaller|drained|empty|worse)|distance myself|out of (?:the|this|a) friendship|stop being friends|(?:don'?t want|not want|no longer want) to be (?:her|his|their)? ?friends`,
      r`want|how|don'?t know|should|need|no rules|after every|thinking|tired|still go`,
    ),
    unless: any(
      r`end of|my life|end (?:it all|my life)|end up|@partner|boyfriend|girlfriend|marriage|weekend|job|year end|relationship with my|kill\w*|die|pills|(?:she|he) (?:want\w*|ended)|@mother|meeting end`,
    ),
    receives: [
      ['You have thought of stopping.', 'Part of you wants out.'],
      [
        'Couples have a way of ending things, and friends hardly do.',
        "There's no script for that with mates.",
      ],
    ],
    questions: [
      [
        'body',
        'How do you come home from such an evening?',
        'How do you feel coming home after seeing them?',
      ],
      ['meaning', 'What would you miss, in spite of everything?', 'What would you still miss?'],
    ],
  },
  {
    id: 'friend-number-still-there',
    says: [
      "I have an old friend's number and I haven't dared to ring for years",
      'her names still in my phone, i look and go nah its been too long',
      "Every birthday I think of calling him, and then the day's over",
    ],
    needs: either(
      [
        r`number|name'?s? still in my phone|names still|call(?:ing)? (?:him|her)|ring(?:ing)?|contact`,
        r`friend|mate|army|pal|him|her|old`,
        r`haven'?t dared|too long|years|never (?:do|call|ring|dare)|day'?s over|been too|don'?t dare|ages|not dared`,
        r`(?:ring|call\w*|dared|number|phone)`,
        r`friend|mate|army|pal|too long|think of calling`,
      ],
      [r`number`, r`old`, r`mate|friend|pal`, r`years|too long|ages`],
      [
        r`(?:call|ring|phone|contact|write to)`,
        r`old (?:friend|mate|pal)`,
        r`been years|too long|so long|ages|years since|dare`,
      ],
    ),
    unless: any(
      r`died|dead|passed|voicemail|@mother|@father|@grandparent|@ex|unsaved|blocked|wrong number|rang (?:me )?out|called me|(?:he|she) (?:rang|called)|not (?:seen|spoken)|boss|bank|lost (?:his|her|the) number|support number|stopped talking|phone number`,
    ),
    receives: [
      ['The number is there.', "The number's right there."],
      ['Years of not ringing, and you still think of it.', 'All this time, and you still think about it.'],
    ],
    questions: [
      [
        'worst',
        'What do you imagine hearing in the first second?',
        "What do you think you'd hear in the first second?",
      ],
      ['open', 'Which story would you want to tell first?', 'What would you wanna tell them first?'],
    ],
  },
  {
    id: 'friend-school-reunion',
    says: [
      "There's a class reunion and I don't want them to see what I've become",
      '20 year school reunion invite came, everyone has kids and a car',
      'I stood before the mirror in my interview shirt because of my old classmates',
    ],
    needs: all(
      r`reunion|old classmates|class of|school friends|former classmates`,
      r`don'?t want|everyone has|become|invit\w*|mirror|dread\w*|nervous|scared|embarrass\w*|ashamed|what i'?ve|go|see`,
      r`i|me|my|came`,
    ),
    unless: any(
      r`go back|it was (?:great|lovely|fun)|went to (?:my|the|a) (?:class |school )?reunion|family reunion|had a|organis\w*|exam|homework|group chat|in my class|yesterday`,
    ),
    receives: [
      ['They will ask what you do now.', "They're gonna ask what you're up to."],
      [
        'People who knew you before, looking at you now.',
        'People who knew you back then, looking at you now.',
      ],
    ],
    questions: [
      ['thought', 'Which question there do you want least?', 'Which question do you really not want?'],
      [
        'exception',
        'Who from back then would you actually like to see?',
        'Who from back then would you like to see?',
      ],
    ],
  },
  {
    id: 'friend-gaming-friends',
    says: [
      'My closest friends are people I play with online and have never met',
      'my gaming mates know more about me than anyone irl',
      "We've talked every night for four years and I don't know what he looks like",
    ],
    needs: either(
      [
        r`online|gam(?:e|es|ing)|discord|guild|server|wow|raid|talked every night|play|talked every night|ps\d|xbox|minecraft`,
        r`friends?|mates?|people|guild|each other|him|her`,
        r`never met|never been in the same|don'?t know what (?:he|she)|irl|in real life|never (?:seen|in)|closest|know me|know more|know(?:s)? me best`,
      ],
      [
        r`talk(?:ed)? (?:every|most)|every (?:night|day|evening)`,
        r`years|months`,
        r`don'?t know what (?:he|she|they) looks?`,
      ],
    ),
    unless: any(
      r`dating|first date|@ex|@partner|shouting|mum|(?:my|our) (?:son|kid|daughter)|bet|casino|addict\w*|match|tinder|met him in|new therapist|scam\w*|sent him money|send money`,
    ),
    receives: [
      ['Close, and never in one room.', 'Close, and never in the same room.'],
      ['Never having met does not make it less.', 'Never met, and it still counts.'],
    ],
    questions: [
      [
        'meaning',
        'What do they know that people near you do not?',
        "What do they know that people round you don't?",
      ],
      ['worst', 'What would change if you met?', 'What might change if you met up?'],
    ],
  },
  {
    id: 'friend-flatmates-go-quiet',
    says: [
      'My flatmates go quiet when I come into the kitchen',
      'they were laughing till i walked in and then suddenly everyone had to go',
      "I hear them cooking together, and I wait until the kitchen's empty",
    ],
    needs: all(
      r`flatmates?|housemates?|roommates?|kitchen|they were laughing|shared house`,
      r`go(?:es)? quiet|went quiet|stop(?:s|ped)? (?:talking|laughing)|suddenly|wait until|till i (?:walk|come)\w*|when i (?:walk|come) in|silence|falls? silent|till the kitchen|leave when i|avoid`,
      r`i|me`,
      r`(?:when|until|till|as soon as) (?:i|the kitchen'?s?)|walk\w* in|come in|came in|they|kitchen`,
      r`flatmates?|housemates?|roommates?|everyone had to go|laughing till|cooking together|they (?:stop|leave|go)`,
    ),
    unless: any(
      r`@partner|@ex|@child|parents|mum|dad|mother-in-law|colleagues?|office|boss|moved|stopped talking to me|dishes|wife|noisy|loud|dirty`,
    ),
    receives: [
      [
        'They are in the kitchen, and you are outside of it.',
        "They're all in there, and you're kinda outside it.",
      ],
      ['You live there too.', "It's your place too."],
    ],
    questions: [
      ['thought', 'What do you believe the talk was about?', 'What do you reckon they were on about?'],
      ['exception', 'Which of them is easier to be with alone?', "Which of them's easier one on one?"],
    ],
  },
  {
    id: 'friend-gift-unopened',
    says: [
      'My present to her was still wrapped on the shelf a month later',
      'saw the scarf i knitted for her in the charity shop. not joking',
      "I gave him something I'd saved for, and he gave it away",
    ],
    needs: all(
      r`present|gift|gave|scarf|book|wrapped|something i'?d saved`,
      r`(?:still|in its)[^.]{0,12}(?:wrapped|paper|box|unopened|packag\w*|sealed)|charity shop|gave it away|unopened|never (?:opened|used|worn|wore|read)|bin|threw|re-?gift\w*|in the box|sold it|behind the couch`,
      r`her|him|them|he|she|friend|i`,
    ),
    unless: any(
      r`(?:he|she|they) gave me|gave me|given me|present (?:day|moment)|at present|presentation|my mum's things|clear\w*|giving up|jackets?|i gave away|i (?:never|haven'?t) (?:opened|used|worn)|letter|envelope|bottle|kids|clothes|my wedding|school|receipt|i sold|dress`,
    ),
    receives: [
      ['You had put thought into it.', "You'd really thought about that present."],
      ['You saw what became of your present.', 'So you know where your present ended up.'],
    ],
    questions: [
      ['meaning', 'What had you wanted to say with it?', 'What was that present meant to say?'],
      ['next', 'What did you do when you noticed?', 'What did you do when you noticed?'],
    ],
  },
  {
    id: 'friend-old-neighbour-gone',
    says: [
      "The old man across the landing has died and there's a new name on the bell",
      'my neighbour moved to a home, her window is dark now every night',
      'We only said good morning for twelve years, and now I miss her',
    ],
    needs: all(
      r`neighbou?r|across the (?:landing|hall|road|street)|next door|said good morning|upstairs|downstairs|opposite`,
      r`died|dead|moved (?:to|away|into|out)|passed|gone|miss (?:her|him)|new name on the bell|care home|home`,
      r`old|she|he|her|him|neighbou?r`,
      r`miss|dark|name on the bell|died|passed|gone|window|empty|moved`,
    ),
    unless: any(
      r`happy|noise|loud|moved in|i moved|music|@mother|@father|came home|cat|dog|at home|brought|went home|come home|back home|good riddance|helped|my home|gone mad|driven me`,
    ),
    receives: [
      ['Just a neighbour, and you notice the gap.', 'Just a neighbour, and you really notice.'],
      ['Years of good mornings, and then none.', 'All those hellos, and now none.'],
    ],
    questions: [
      [
        'open',
        'What was the little thing you two always did or said?',
        'What was your little thing together?',
      ],
      ['when', 'What time of day do you still look over?', 'What time of day do you still look over?'],
    ],
  },
  {
    id: 'friend-laughter-through-the-wall',
    says: [
      'I hear the neighbours laughing through the wall and sit there with the telly',
      'next door has people round every friday, i turn mine up so i dont hear',
      'There are twelve pairs of shoes outside the flat opposite',
    ],
    needs: all(
      r`neighbou?rs?|next door|through the wall|opposite|upstairs|flat (?:above|below|opposite)`,
      r`laugh\w*|people round|dinner party|shoes outside|party|guests|friends (?:round|over)|voices|having fun`,
      r`i|my|me|there are`,
      r`hear|listen\w*|sit|turn mine|shoes|every|toast|alone|telly|tv`,
    ),
    unless: any(
      r`laugh(?:ed|ing|s)? at (?:me|us|my)|complain\w*|sleep|can'?t sleep|music|bass|police|about me|talking about|watch\w* me|spy\w*|invited me|bring|brought|next door to`,
    ),
    receives: [
      ['So many people, one wall away.', 'Loads of people, just one wall away.'],
      ['You are near it and not part of it.', 'So close to it and not in it.'],
    ],
    questions: [
      ['want', 'What would you like to hear in your own rooms?', 'What do you wish you could hear at yours?'],
      ['exception', 'When was your own place last that loud?', 'When was your place last that loud?'],
    ],
  },
  {
    id: 'friend-nobody-came',
    says: [
      'I invited ten people and two came',
      'made a whole buffet for my housewarming and like 3 ppl showed up',
      'There were chairs left over at my party, I put them away before anyone saw',
    ],
    needs: all(
      r`invit\w*|party|housewarming|buffet|chairs|birthday|dinner|event|barbecue|launch|exhibition`,
      r`(?:only|like|just)? ?(?:two|three|one|few|1|2|3|a couple)(?: \w+)? (?:came|showed|turned)|nobody (?:came|showed|turned)|no one (?:came|showed|turned)|left over|ppl showed|hardly anyone|didn'?t (?:come|show|turn) up|none of them came`,
      r`i|my`,
    ),
    unless: any(
      r`my (?:boy|son|daughter|kid|girl)|(?:her|his) birthday|funeral|meeting|when it happened|nobody came (?:to (?:help|visit)|for me|when)|to my rescue|customers?|not invit\w*|wasn'?t invit\w*|lovely|nice|great|best|perfect|@father|pupils|class|police|people keep`,
    ),
    receives: [
      ['You had counted on more.', "You'd been ready for way more."],
      ['Fewer came than there were chairs.', 'Not many showed up.'],
    ],
    questions: [
      ['thought', 'Who were you most hoping to see at the door?', 'Who were you waiting on?'],
      ['exception', 'What was it like with the ones who came?', 'How was it with the ones who did show?'],
    ],
  },
  {
    id: 'friend-partner-dislikes-me',
    says: [
      "My friend's husband doesn't like me, so I see her less",
      'my best mates gf rolls her eyes when i talk, he pretends not to see',
      "I'm only asked over when her boyfriend is away",
    ],
    needs: all(
      r`(?:friend|mate|bestie|mates|her|his|bff)(?:'?s)? (?:new )?(?:husband|wife|boyfriend|girlfriend|gf|bf|partner|fianc[eé]e?)`,
      r`doesn'?t like me|can'?t stand me|hates? me|roll\w* (?:her|his) eyes|dislikes? me|is away|isn'?t around|not around|ignores? me|jealous of me|doesn'?t want (?:me|her to|him to)|rude to me|thinks i'?m`,
      r`friend|mate|bestie|only asked over|pretends`,
    ),
    unless: any(
      r`@ex|@mother|sister'?s|brother'?s|i can'?t stand|i hate|in-law|my (?:husband|wife|boyfriend|girlfriend)`,
    ),
    receives: [
      ['Somebody stands between you and your friend.', "Someone's stood between you and your mate."],
      [
        'Your friend has made room for that, and you have less.',
        'And you get less of your mate because of it.',
      ],
    ],
    questions: [
      ['want', 'What would you want your friend to say?', 'What do you wish your mate would say?'],
      ['meaning', 'What did you two have that was only yours?', 'What did you two have that was just yours?'],
    ],
  },
  {
    id: 'friend-no-farewell',
    says: [
      "I'm moving away after ten years and nobody has planned a goodbye",
      'leaving town on saturday and my friends are like oh is that this week',
      'The van comes tomorrow and the last evening is empty',
    ],
    needs: all(
      r`mov(?:e|es|ing)|leaving|leave|van comes|last (?:evening|night|day|week)`,
      r`(?:nobody|no one|noone|not (?:one|a)|none)[^.]{0,25}(?:plan\w*|goodbye|said|asked|organis\w*|mention\w*|farewell|remember\w*|notic\w*)|is that this week|evening is empty|no (?:goodbye|farewell|send-?off|leaving)`,
      r`away|town|city|van|country|goodbye|leaving|farewell|after (?:\w+) years`,
    ),
    unless: any(
      r`on my last day|nobody said|party|died|he left|she left|they left|hospital|funeral|school (?:trip|run)|me out|left me|turned the lights|if i had left|marriage|relationship|him|leaving (?:do|card)`,
    ),
    mayBeAhead: true,
    receives: [
      ['You are going, and no one has marked it.', "You're off, and nobody's made a thing of it."],
      ['A last evening, and nothing in it yet.', 'Last days there and nothing planned.'],
    ],
    questions: [
      ['want', 'How would you like to be sent off?', 'How would you wanna be sent off?'],
      ['support', 'Who do you want to say goodbye to in person?', 'Who do you wanna say bye to in person?'],
    ],
  },
  {
    id: 'friend-was-in-town',
    says: [
      "She was in my town for a weekend and didn't tell me",
      'saw on insta my old friend was 10 mins from mine, didnt even text',
      "I heard a week later that he'd been here, from someone who'd met him",
    ],
    needs: all(
      r`(?:in|visited|was in|came to|in my|near) (?:my |our )?(?:town|city|area|street)|10 mins from|been here|round the corner|was here|minutes from (?:mine|me|my)|visiting|was over here`,
      r`friend|mate|pal|she|he|bestie`,
      r`(?:didn'?t|not|never|without)[^.]{0,15}(?:tell|text|call|say\w*|told|ring|visit|mention|let me know|even)|heard (?:a week )?later|learned about it|found out|from (?:his|her) (?:photos|stor\w*)|from someone who`,
    ),
    unless: any(
      r`@ex|@mother|@father|prison|sentence|he'?s out|new (?:town|city)|i know (?:no|nobody)|moved here|@sibling|@partner|i (?:didn'?t|never) (?:tell|say|told)|ten minutes away|letter told|hospital`,
    ),
    receives: [
      ['So near, and not a word to you.', 'So close, and not even a text.'],
      ['You learned of it afterwards.', 'You only heard after.'],
    ],
    questions: [
      [
        'thought',
        'What is the kindest explanation you have for it?',
        "What's the nicest explanation you've got?",
      ],
      ['want', 'Where would you have taken {them} for the afternoon?', 'Where would you have taken {them}?'],
    ],
  },
  {
    id: 'friend-walk-on-the-beach',
    says: [
      'I went for a walk with a friend today and came home lighter',
      'me and my mate walked the dogs for 2 hrs talking rubbish, needed that',
      'We walked to the lighthouse and back, she and I, like we used to',
    ],
    needs: all(
      r`walk\w*|hik\w*|stroll\w*|lighthouse|jog\w*`,
      r`@friend|(?:she|he) and i`,
      r`today|yesterday|lighter|needed that|like we used to|good|lovely|nice|better|laugh\w*|rubbish|hrs|hours|helped|beach|sunday|morning`,
    ),
    unless: any(
      r`used to walk|won'?t|asked me|can'?t|not|dog died|walked (?:out|off|away|past|in)|cry\w*|argu\w*|cane|school|home alone|want\w*|should|if|lost|physio|ex|walks of life|@partner|narrow`,
    ),
    receives: [
      ['A walk, and someone beside you.', 'A walk, and a mate next to you.'],
      ['That did you good, by the sound of it.', 'Sounds like that did you good.'],
    ],
    questions: [
      ['open', 'What did you leave behind on that walk?', 'What did you walk off out there?'],
      ['meaning', 'What makes it easy with this one friend?', 'What makes it so easy with this one?'],
    ],
  },
  {
    id: 'friend-neighbour-cake',
    says: [
      'My new neighbours rang the bell with a cake',
      'new flat, day 2, someone left biscuits at the door with a note saying welcome',
      "The woman next door put soup on my mat because she'd heard me cough",
    ],
    needs: all(
      r`neighbou?rs?|next door|across the (?:hall|landing|road)|someone left|downstairs|upstairs|new flat|down the (?:hall|road)`,
      r`cakes?|muffins?|biscuits|cookies|soup|pie|bread|food|baked|chapati|lasagne|jam|plate|samosas?|mandazi|stew|eggs|tomatoes`,
      r`brought|rang the bell|left|put|gave|came|handed|sent|bakes?`,
    ),
    unless: any(
      r`i (?:baked|brought|made|took|left|gave)|for (?:him|her|them)|if i|cake (?:at|tin)|complain\w*|died|she calls|tunnel|ex|wife|party|steal|stole|my (?:mum|sister|brother)`,
    ),
    receives: [
      ['Something to eat, and it was meant for you.', 'Food at the door, and it was for you.'],
      ['They noticed that you are there.', 'Someone noticed you live there.'],
    ],
    questions: [
      [
        'meaning',
        'What did that change about the stairwell for you?',
        'What did that change about living there?',
      ],
      ['next', 'How would you like to say thank you?', 'How do you wanna say thanks?'],
    ],
  },
  {
    id: 'friend-long-voice-message',
    says: [
      'My friend sent me a nine-minute voice message and I listened on the bus',
      'got a 12 min voice note from my bestie, like my own podcast',
      "She'd talked to me all through her washing up, I played it twice",
    ],
    needs: all(
      r`voice (?:notes?|messages?|memos?)|voicenote|audio|talked to me all through|vn|played it twice`,
      r`friend|mate|bestie|she|he|got`,
      r`minute|mins?|long|twice|podcast|listened|all through|minutes`,
    ),
    unless: any(
      r`(?:haven'?t|have not|not|didn'?t|can'?t|never) (?:listen\w*|play\w*|open\w*)|@mother|@father|@ex|boss|sister|died|dead|i (?:sent|left|recorded)|voicemail|crying|delete\w*|brother|@partner|therapist|hurts?|fight|angry`,
    ),
    receives: [
      ['All those minutes, just for you.', 'All those minutes, just for you.'],
      ['It was a bit like having company.', "It's kinda like having them with you."],
    ],
    questions: [
      ['open', 'Which part made you smile?', 'Which bit made you smile?'],
      ['next', 'What did you tell in return?', 'What did you send back?'],
    ],
  },
  {
    id: 'friend-memes-only',
    says: [
      'We send each other a silly picture every day and never talk',
      'me and my mate only communicate in memes now, no words, for a year',
      "He sends me a cat video each morning and that's our whole friendship",
    ],
    needs: all(
      r`memes?|picture|cat video|clips?|videos?|reels|gifs?|tiktoks?|funny`,
      r`friend\w*|mates?|we|each other|bestie|pal`,
      r`never (?:talk|speak|really|actually)|only|no words|whole friendship|don'?t (?:talk|speak)|not talk|nothing else`,
      r`send|sends|forward|communicate|share|exchange|swap`,
    ),
    unless: any(
      r`photo of me|@partner|@mother|group|ghost\w*|ill|cancer|diagnos\w*|nudes?|at work|brother|sister|matches`,
    ),
    receives: [
      ['Every day a sign, and no words with it.', 'A little something every day, just no words.'],
      ['It is little, and it is daily.', "It's not much, but it's every day."],
    ],
    questions: [
      [
        'meaning',
        'What does the daily picture say, if it says anything?',
        "What's that daily pic really saying?",
      ],
      [
        'want',
        'What would you like to write under one, just once?',
        'What would you wanna write under one, for once?',
      ],
    ],
  },
  {
    id: 'friend-cropped-out',
    says: [
      "She posted the photo from my birthday and I'm cut out of it",
      'i got cropped out of the group pic, u can see my elbow lol',
      "There's half my shoulder in the picture everyone has liked",
    ],
    needs: all(
      r`cropped|cut (?:me )?out|cut out of|half my shoulder|my elbow|edited out|cut off|not in the (?:photo|picture)|cropping`,
      r`photo|pic\w*|picture|post\w*|selfie|shot`,
      r`i|me|my|i'm|im`,
    ),
    unless: any(
      r`cut (?:out|off) (?:sugar|my (?:mum|dad|parents))|scissors|family|i cropped|i cut|ex|@mother|my parents|braces|my smile`,
    ),
    receives: [
      ['You were there, and the picture does not show it.', 'You were there, just not in the pic.'],
      ['A bit of you at the edge, or not even that.', 'Just about off the edge of it.'],
    ],
    questions: [
      ['thought', 'What did you think when you saw where it was cut?', 'What did you think when you saw it?'],
      [
        'meaning',
        'How did you remember that evening until then?',
        'How did you remember that night till then?',
      ],
    ],
  },
  {
    id: 'friend-sat-with-me',
    says: [
      'A friend came over and just sat with me, we hardly spoke',
      'my mate came round with crisps, didnt ask anything, just sat there',
      'When I was low she did her crossword in my kitchen all afternoon',
    ],
    needs: all(
      r`@friend|(?:he|she|they) (?:just )?(?:came|sat)|she did her crossword`,
      r`sat (?:there|with|next|beside)|just sat|kept me company|crossword|stayed with me|came (?:round|over) and|came and sat`,
      r`me|my|there`,
      r`didn'?t (?:ask|say|talk)|no questions|hardly spoke|said nothing|without (?:a word|asking|talking|saying)|just sat|crossword|hardly|barely|all (?:afternoon|night|evening)|quiet\w*|nothing`,
    ),
    unless: any(
      r`@ex|at dinner|not talking|argu\w*|date|arms crossed|angry|@partner|exam|on the bus|not (?:even )?look|i sat|parents|teacher|doctor|boss|dad|class|police|cried in the|on the floor`,
    ),
    receives: [
      ['Somebody was there and wanted nothing from you.', "Someone was there and didn't want a thing."],
      ['Few words, and company.', 'Not many words, just company.'],
    ],
    questions: [
      [
        'feeling',
        'What was the silence like with someone in it?',
        'What was the quiet like with someone in it?',
      ],
      ['meaning', 'How did your friend know, do you think?', "How'd your mate know, do you reckon?"],
    ],
  },
  {
    id: 'friend-regular-table',
    says: [
      'The man at the café puts my cup down before I order',
      'my barber is the only one who asks how ive been and actually waits',
      'At the market stall the woman says, there you are, every Saturday',
    ],
    needs: all(
      r`cafe|café|barber|market|stall|barista|hairdresser|baker\w*|pub|shop|coffee|bar|librar\w*|waiter|waitress|landlady|kiosk|duka|deli`,
      r`before i order|knows? (?:my|me|what)|asks? how|there you are|every (?:saturday|morning|day|week)|my usual|the usual|by name|remembers?|my cup|always (?:asks|saves|keeps)`,
      r`man|woman|guy|girl|lady|barber|barista|he|she|they|owner|waiter|waitress|baker|hairdresser`,
      r`me|my|i|i've|ive|there you are`,
    ),
    unless: any(
      r`@ex|@partner|used to|i know nobody|only person|don'?t know|new city|my (?:brother|sister|mum|dad|boss)|boss|asked me out|steal|debt|drunk|drink|bet\w*|i work|my shop|scared|she works|he works|cinema|grief|parents`,
    ),
    receives: [
      ['Somebody knows you there.', 'Someone knows you there.'],
      ['It is small, and you can count on it.', 'Little thing, but you can count on it.'],
    ],
    questions: [
      ['meaning', 'What would be missing if that fell away?', 'What would be missing if that stopped?'],
      ['open', 'What has been said there that stayed with you?', 'What got said there that stuck?'],
    ],
  },
  {
    id: 'friend-first-coffee',
    says: [
      'I asked a woman from my course for coffee, as friends, and we went',
      'had coffee with someone from work outside work, felt like a first date lol',
      'We always nodded at the school gate, and today we had a coffee',
    ],
    needs: all(
      r`coffee|cappuccino|tea|lunch|drink`,
      r`course|work|school gate|class|nursery|neighbou?r|gym|group|playground|another (?:mum|dad)|church|new|colleague|choir|park|as friends|to know each other|nodded`,
      r`asked|went|had|together|finally|we had|invited|met`,
      r`woman|mum|someone|guy|dad|colleague|man|neighbou?r|lady|we always nodded|we|girl|person|classmate|one of`,
      r`first|as friends|outside work|finally|today|to know each other|we went|like a first date|we had`,
    ),
    unless: any(
      r`@ex|@partner|date (?:with|was)|tinder|app|cinema|bakery|divorc\w*|boss|too much coffee|spilled|coffee machine|panic\w*|alone|said no|last|died|first thing|interview|never|didn'?t|not|want\w*|used to|therap\w*|drink too|drank|drunk|drinking`,
    ),
    receives: [
      ['A first coffee, and it happened.', 'First proper hang, and it happened.'],
      ['It takes one of you to suggest it.', 'Someone had to suggest it first.'],
    ],
    questions: [
      ['open', 'What surprised you about the other one?', 'What surprised you about them?'],
      ['next', 'How did you leave it at the end?', "How'd you leave it at the end?"],
    ],
  },
];
