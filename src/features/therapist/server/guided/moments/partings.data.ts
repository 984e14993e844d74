// Small moments of break-ups, exes, divorce, co-parenting, being ghosted, seeing them again.
import type { Moment } from './moment.ts';
import { all, any, either, r } from './words.ts';

export const momentsOfPartings: readonly Moment[] = [
  {
    id: 'parting-my-side-of-bed',
    says: [
      "I still sleep on my side of the bed though he's been gone since March",
      'got a whole double bed now and i still lie on the edge like shes there',
      'Half the mattress has stayed made since the separation',
    ],
    needs: all(
      r`(?:my|one|left|right|his|her|other) (?:side|half|edge)|edge|half the mattress|half (?:of )?the (?:bed|mattress)|side of (?:it|the bed|our bed)`,
      r`bed|mattress|double|duvet`,
      r`@ex|@parted|gone|like (?:he|she)'?s there|since|used to`,
    ),
    unless: any(r`towel|hospital|snor\w*|spare room|on her side|phone`),
    receives: [
      ['Half the bed is still kept free.', "You're still leaving half the bed."],
      ['Your body has not taken over the other half yet.', "Your body hasn't claimed the other half yet."],
    ],
    questions: [
      ['next', 'What would it take to move to the middle?', "What'd it take to move to the middle?"],
      [
        'when',
        'What time of night or morning is hardest in that bed?',
        "When's it worst in that bed, nights or mornings?",
      ],
    ],
  },
  {
    id: 'parting-hoodie-kept',
    says: [
      "His hoodie is still in my wardrobe and I won't wash it",
      'i sleep in my exs t shirt, it hardly smells of her anymore',
      'One jumper from that relationship never made it into the return box',
    ],
    needs: all(
      r`hoodies?|t-? ?shirts?|jumper|sweater|shirt|scarf|jacket|cardigan|sweatshirt|coat|pyjamas|dressing gown`,
      r`(?:ex|exs|ex's|his|her|boyfriend'?s|girlfriend'?s|husband'?s) (?:\w{1,15} )?(?:\w{1,15} )?(?:hoodie|t-? ?shirt|jumper|sweater|shirt|scarf|jacket|cardigan|sweatshirt|coat|dressing gown)s?|from (?:that|the|our|my last) relationship|(?:hoodie|t-? ?shirt|jumper|sweater|shirt|scarf|jacket)[^.]{0,15} (?:my ex|he left|she left)`,
      r`keep|kept|still|sleep in|wear|won'?t wash|smell\w*|never made it|can'?t (?:throw|give|wash)|haven'?t (?:washed|given|thrown)`,
    ),
    unless: any(
      r`died|dead|passed|funeral|@mother|@father|@grandparent|late (?:husband|wife)|widow\w*|sister|cancer|son|towel|church|beautiful`,
    ),
    receives: [
      ['One piece of clothing stayed with you.', 'You hung on to one bit of clothing.'],
      ['It is only cloth, and you have kept it.', "It's just a top, but you've kept it."],
    ],
    questions: [
      ['meaning', 'What would be gone if that one piece were gone?', "What'd be gone if that was gone?"],
      ['when', 'On which days do you take it out?', 'When do you end up getting it out?'],
    ],
  },
  {
    id: 'parting-box-in-hall',
    says: [
      "There's a box with her things in my hall and I walk round it",
      'his stuffs been in a bag by the door for months, i just step over it',
      'I packed up everything my ex left and it never got collected',
    ],
    needs: all(
      r`box(?:es)?|bag|bags|suitcase|packed up|cases?|stuff|things|belongings`,
      r`@ex|his|her|hers`,
      r`hall\w*|door|corridor|step over|walk round|collected|collect|in the (?:garage|car|cupboard)|come and get|pick(?:ed)? (?:it|them) up|packed up`,
      r`still|months|weeks|never|won'?t|there'?s|got|walk round|been`,
    ),
    unless: any(r`died|dead|passed|widow\w*|@mother|@father|@grandparent|locked|phone|school bags?|cross`),
    receives: [
      ['Packed, and still there.', 'All packed and still sat there.'],
      ['You walk past it each day.', 'You go past it every day.'],
    ],
    questions: [
      [
        'want',
        'What would you do with it if it were only up to you?',
        "What do you want to happen to it, if it's just you deciding?",
      ],
      ['thought', 'What was the hardest thing to pack?', 'What was hardest to put in there?'],
    ],
  },
  {
    id: 'parting-new-one-in-photo',
    says: [
      'I saw a picture of my ex with her new boyfriend',
      'hes already posting with someone new, its been 6 weeks',
      'A photo came up of my ex and somebody else in our old restaurant',
    ],
    needs: all(
      r`@ex|we (?:broke|split)|six weeks|\d+ weeks|he|she`,
      r`photo\w*|pics?|pictures?|posted|posting|instagram|insta|stor(?:y|ies)|facebook|tiktok|post`,
      r`new (?:boyfriend|girlfriend|guy|girl|man|woman|one|person|wife|husband|partner|gf|bf)|someone new|somebody else|someone else|another (?:woman|man|girl|guy)|his new|her new|with (?:a|some|another) (?:girl|guy|woman|man)`,
    ),
    unless: any(r`bab(?:y|ies)|engaged|ring|ultrasound|liked|likes|profile|app|job|drew|drawn`),
    receives: [
      ['One picture, and there was somebody new in it.', "One photo, and someone new's in it."],
      ['Now you have seen it, and it stays seen.', "Now you've seen it and you can't unsee it."],
    ],
    questions: [
      ['meaning', 'Which detail of the picture stayed with you?', 'What in the pic stuck with you?'],
      ['thought', 'What did you start comparing first?', 'What did you start comparing first?'],
    ],
  },
  {
    id: 'parting-met-in-supermarket',
    says: [
      'I ran into my ex-husband by the frozen peas',
      'saw my ex in the shop today and hid behind the crisps for real',
      'We stood at the same till on Saturday, after two years of not meeting',
    ],
    needs: all(
      r`@ex|(?:two|three|five|\d+|ten|four|many) years of not (?:meeting|seeing|speaking)`,
      r`ran into|bumped into|saw|met|stood at the same|there (?:stood|was)|came (?:round|across)|run into|same till`,
      r`shop\w*|supermarket|till|aisle|peas|crisps|trolley|tesco|aldi|lidl|sainsbury\w*|bakery|queue|market|checkout|street|station`,
    ),
    unless: any(r`photo|pic|dream\w*|posted|new (?:boyfriend|girlfriend)|avoid|so i don'?t|in case|song`),
    receives: [
      ['There you both were, among the shopping.', 'You both there, in the middle of the shopping.'],
      ['Of all the places to meet.', 'Of all the places to bump into each other.'],
    ],
    questions: [
      [
        'body',
        'What did your body do before you could think?',
        'What did your body do before you could think?',
      ],
      [
        'next',
        'What was in your head when you were outside again?',
        'What was in your head once you were back outside?',
      ],
    ],
  },
  {
    id: 'parting-checking-last-seen',
    says: [
      'I look twenty times a day when he was last online',
      'i keep checking if my ex is online, like every ten mins',
      'At night I watch the little green dot next to her name go out',
    ],
    needs: all(
      r`online|last seen|green dot|active|blue ticks?`,
      r`check\w*|look\w*|watch\w*|refresh\w*|stare|staring|times a day`,
      r`@pronoun|@ex`,
    ),
    unless: any(
      r`stopped|no longer|don'?t check|used to|haven'?t checked|bank|shop\w*|boss|class|dating app|work|lecture|phone (?:is|was) (?:off|dead)|video|find (?:him|her)|test|course|game|friends online`,
    ),
    receives: [
      ['All you get from looking is a time or a dot.', 'You look, and all you get is a dot or a time.'],
      ['No words, only a sign that somebody was there.', 'No words, just a sign someone was there.'],
    ],
    questions: [
      ['thought', 'What do you make out of the time it shows?', 'What story do you make out of it?'],
      [
        'need',
        'What are you after in the second before you look?',
        'What are you after, right before you look?',
      ],
    ],
  },
  {
    id: 'parting-ended-by-text',
    says: [
      'He ended four years in a text message',
      'got dumped over whatsapp while i was in the queue at the chemist',
      'She wrote two lines to say it was over and then switched off her phone',
    ],
    needs: all(
      r`@ex|@partner|he|she|got (?:dumped|broken)|dumped|relationship|engagement`,
      r`dumped|ended|broke (?:it off|up)|broken up|finished (?:it|with me)|it was over|it's over|left me|break up|called it off`,
      r`text\w*|whatsapp|messag\w*|email|dm|snapchat|two lines|by phone|insta\w*`,
    ),
    unless: any(
      r`i (?:dumped|ended|broke)|friend(?:ship)?|job|boss|fired|ghost\w*|didn'?t (?:text|message)|want(?:s|ed)? to|message (?:him|her|my)|text (?:him|her)|texts? me (?:every|still|now)|years ago|haven'?t|about (?:his|her)|blocked`,
    ),
    receives: [
      ['It ended in a few written lines.', 'A few lines on a screen and that was it.'],
      ['No voice and no face with it.', 'No voice, no face with it.'],
    ],
    questions: [
      ['open', 'Where were you when you read it?', 'Where were you when you read it?'],
      ['want', 'What would you have answered face to face?', 'What would you have said face to face?'],
    ],
  },
  {
    id: 'parting-ghosted',
    says: [
      'We dated for three months and then he simply stopped replying',
      'she just ghosted me, like we had tickets for friday and everything',
      "Nine dates, then silence, I don't even know if she's all right",
    ],
    needs: all(
      r`ghost\w*|stopped (?:replying|answering|texting|writing)|(?:then|just) (?:silence|nothing|vanished|disappeared)|never (?:replied|answered|texted|wrote) (?:again|back)|disappeared|vanished`,
      r`he|she|him|her|@ex|dat(?:e|es|ed|ing)|guy|girl`,
      r`dat(?:e|es|ed|ing)|months|weeks|tickets|just ghosted|ghosted me|seeing each other|together`,
    ),
    unless: any(
      r`i ghosted|friend|mate|recruiter|job|employer|interview\w*|dad|father|mother|now (?:he|she)|back|wrote (?:again|yesterday)|liked my|client|landlord|like a ghost|brother|cat|dog`,
    ),
    receives: [
      ['From one day to the next, nothing.', 'One day to the next, just nothing.'],
      ['No ending, only no answer.', 'No ending, just no reply.'],
    ],
    questions: [
      [
        'thought',
        'Which explanation do you come back to most?',
        'Which explanation do you keep coming back to?',
      ],
      ['want', 'Which one question would you want answered?', 'If you got one answer, what would you ask?'],
    ],
  },
  {
    id: 'parting-hey-stranger',
    says: [
      'He vanished for half a year and now he writes hey stranger',
      'the one who ghosted me just liked my story and said miss u',
      'After months of nothing there was suddenly a message from her, as if nothing happened',
    ],
    needs: all(
      r`vanish\w*|ghosted me|ghost\w*|after (?:months|half a year|a year|years|ages|all this time)|disappeared|months of (?:nothing|silence)|(?:half a|a) year of (?:nothing|silence)|months later|on me in \w+`,
      r`now (?:he|she|they)? ?(?:writes|texts|messages|wrote)|texted|wrote|writes|messaged|messag\w*|hey|liked my|miss u|miss you|reached out|popped up|dm`,
      r`@pronoun|@ex|the one who|the guy|the girl|someone`,
      r`nothing|like it was nothing|silence|ghost\w*|vanish\w*|disappear\w*|stranger|hey|out of nowhere|back`,
    ),
    unless: any(
      r`@father|@mother|brother|sister|friend|mate|landlord|i (?:texted|wrote|messaged)|sorry|apolog\w*|boss|never|still nothing|son|daughter|didn'?t (?:write|text)`,
    ),
    receives: [
      ['Silence for ages, and now a message.', 'Nothing for ages, and now a message.'],
      ['There it is again, that name on your screen.', 'That name, back on your phone.'],
    ],
    questions: [
      ['feeling', 'What was there first when you saw the name?', 'What came up first when you saw the name?'],
      [
        'want',
        'Which answer would you still be glad of next week?',
        'What reply would you still be happy with next week?',
      ],
    ],
  },
  {
    id: 'parting-first-weekend-without-children',
    says: [
      "The children are at their father's for the first time and it's so quiet",
      'first weekend without my kids, i tidied their room twice',
      "Since Friday at five there's been nobody to make breakfast for",
    ],
    needs: all(
      r`@child|breakfast for`,
      r`(?:with|at) (?:their|his|her|the) (?:dad|father|mum|mother|mom|other parent)(?:'?s)?|without (?:my|the|them)|(?:dad|father|mum|mother|daddy)'?s|nobody to make|with (?:my ex|karen|the ex)`,
      r`first|quiet|weekends?|silent|empty|since friday|tidied`,
    ),
    unless: any(
      r`christmas|xmas|holidays?|funeral|grand\w+|university|drop|handover|cried|clung|late|collect|pick(?:ed)? up|(?:his|her) (?:mum|mother|father|dad) (?:cried|said|died|hugged)|my (?:mum|dad|mother|father)'?s`,
    ),
    receives: [
      ['A quiet home, and they will be back.', "It's so quiet without them there."],
      ['A weekend like this is long when it is new.', 'These weekends feel long at first.'],
    ],
    questions: [
      ['when', 'Which hour without them is the longest?', 'Which hour without them drags the most?'],
      [
        'need',
        'What could be in this weekend that is only for you?',
        "What could there be this weekend that's just for you?",
      ],
    ],
  },
  {
    id: 'parting-handover-in-car-park',
    says: [
      'We hand the children over in a supermarket car park like a parcel',
      'drop off with my ex takes 30 seconds, we dont even look at each other',
      'Every second Sunday we meet at the petrol station with the school bags',
    ],
    needs: all(
      r`hand\w*|drop ?off|swap\w*|exchange|meet|handover|pick ?up`,
      r`@child|school bags|drop ?off with my ex`,
      r`@ex|@partner|he|she|we|their (?:dad|father|mother|mum)`,
      r`car park|parking lot|petrol station|services|parcel|seconds|station|lay-by|mcdonald\w*|don'?t (?:even )?(?:look|speak|talk|say (?:a|one)? ?word)|without a word|police station|doorstep|kerb`,
    ),
    unless: any(
      r`cried|cry\w*|scream\w*|clung|hold\w* on|begged|late|on time|asks?|asked|hands together|teacher|work|nursing|shift`,
    ),
    receives: [
      ['A few minutes, and the children go from one to the other.', 'A few minutes and the kids swap cars.'],
      ['Two parents, one handover, few words.', 'Two parents, a quick swap, not much said.'],
    ],
    questions: [
      ['want', 'How would a good handover go, for you?', 'What would a good handover look like?'],
      ['next', 'What do you do in the minutes right after?', 'What do you do in the first minutes after?'],
    ],
  },
  {
    id: 'parting-children-like-the-new-one',
    says: [
      "My daughter came home and said daddy's new girlfriend makes better pancakes",
      'my kids are obsessed with my exs new guy and i have to smile',
      'The children drew a picture of their other house with four people in it',
    ],
    needs: all(
      r`@child`,
      r`new (?:girlfriend|boyfriend|guy|partner|wife|husband|woman|man)|other house|stepm\w+|stepd\w+|(?:dad|daddy|mum)'?s (?:girlfriend|boyfriend|partner|new)`,
      r`pancakes|obsessed|lov(?:e|es)|likes?|better|drew|picture|adore\w*|nicer|cooler|fun\w*|talks? about|came home`,
    ),
    unless: any(
      r`don'?t (?:like|love)|doesn'?t|hates?|scared|hit|jealous|i'm the|i am the|my own stepdad|hurt`,
    ),
    receives: [
      ['They brought it home as good news.', "To them it's just good news."],
      ['You heard about that other home from them.', 'You got a peek at the other house through them.'],
    ],
    questions: [
      ['next', 'What did you manage to say to the children?', 'What did you say to the kids?'],
      ['feeling', 'What was there besides the smile?', 'What was there behind your smile?'],
    ],
  },
  {
    id: 'parting-signed-papers',
    says: [
      'I signed the divorce papers in my lunch break',
      'its official, signed everything today, took ten mins',
      "Eleven years were over with one signature at the solicitor's",
    ],
    needs: all(
      r`divorc\w*|decree|separation|solicitor'?s|marriage|the papers|official,? (?:i )?signed|official now`,
      r`sign\w*|got divorced (?:today|yesterday|this)|went through|final\w*|came through|absolute|put my name`,
      r`papers?|sign\w*|today|last page|through|final|decree`,
    ),
    unless: any(
      r`haven'?t|not yet|won'?t|want\w* (?:a|to)|refus\w*|parents|until|loan|contract|will not|unsigned|should|before i|asked|flat he wants`,
    ),
    receives: [
      ['Years, and then one signature.', 'All that time, and then one signature.'],
      ['It is on paper now.', "So it's on paper now."],
    ],
    questions: [
      ['next', 'Where did you go from there?', "Where'd you go straight after?"],
      [
        'open',
        'What did you see in front of you while you signed?',
        'What popped up in your head while you signed?',
      ],
    ],
  },
  {
    id: 'parting-ring-off',
    says: [
      "I took my wedding ring off and there's still a white line",
      'took the ring off today and i keep touching my finger like an idiot',
      'My thumb keeps feeling for the ring that is in the drawer now',
    ],
    needs: all(
      r`ring|wedding band`,
      r`(?:took|take|taken|taking|pulled|put) (?:it|my|the|off)[^.]{0,20}(?:off|drawer|away|back)|took the ring off|ring (?:is )?off|white line|(?:ring|it)[^.]{0,10} in (?:the|a) drawer|no longer wear|stopped wearing`,
      r`my|the|finger|thumb`,
    ),
    unless: any(
      r`put it back|other hand|back on|vanity|(?:he|she|husband|wife)(?:'s|s| has)? (?:took|takes|taken|stopped)|off the hook|wash\w*|garden\w*|gym|swell\w*|lost|mother'?s|gran\w*'?s|phone|alarm|bell|died|widow\w*|passed`,
    ),
    receives: [
      ['The ring is off, and the finger still knows.', "Ring's off, but your finger still knows."],
      ['Your hand has not caught up with it yet.', "Your hand hasn't caught up yet."],
    ],
    questions: [
      ['when', 'What made it the day to take it off?', 'What made it the day to take it off?'],
      ['meaning', 'Where would you want the ring to end up?', 'Where should it end up, that ring?'],
    ],
  },
  {
    id: 'parting-old-name-back',
    says: [
      "I'm going back to my maiden name and the bank sent the first letter",
      'got my old surname back on my id, signed it wrong twice lol',
      'After the divorce I have to practise writing my own name again',
    ],
    needs: all(
      r`maiden name|surname|old name|(?:writ\w*|sign\w*)[^.]{0,12} my (?:own )?name|last name|birth name|name i was born`,
      r`back|again|practi[sc]e|changed back|going back`,
      r`divorc\w*|split|@ex|maiden|surname|separat\w*|bank letter|bank|passport|id|sign\w*`,
    ),
    unless: any(
      r`put my name|last page|signed (?:the|my|our) (?:divorce|papers)|forgot|username|took (?:his|her)|called me|calls me|mother's|family|husband'?s name|keep (?:his|her) name|immigra\w*|asylum|arrested|trans|deadname`,
    ),
    receives: [
      ['Your old name, and it is yours again.', "Your old name's yours again."],
      [
        'It takes getting used to, even when it was yours first.',
        'It takes a bit, even if it was yours first.',
      ],
    ],
    questions: [
      ['meaning', 'Who were you when that was last your name?', 'Who were you last time that was your name?'],
      ['feeling', 'How does it look to you, written down?', 'How does it look to you, written down?'],
    ],
  },
  {
    id: 'parting-telling-parents',
    says: [
      "I still haven't told my parents that we're getting divorced",
      'mum asked how he is and i just said good. hes been gone since may',
      'At home they still set two places for us and I let them',
    ],
    needs: all(
      r`parents|mum|mom|mother|dad|father|family|at home|gran|nan`,
      r`(?:haven'?t|not|don'?t|never|still|nobody)[^.]{0,15}(?:told|tell\w*|know\w*|said)|still haven|i just said (?:good|fine)|let them|don'?t know|doesn'?t know|still (?:think|set|ask)|lied|(?:asked|asks) how (?:he|she)`,
      r`divorc\w*|split|separat\w*|broke up|broken up|gone since|(?:he|she)(?:'?s| has)? (?:left|gone|moved out)|two places|over between`,
    ),
    unless: any(
      r`back together|pregnan\w*|gay|parents (?:are |have |had |were )?(?:divorc\w*|split|separat\w*)|(?:kids|children)|my (?:mum|mother|dad|father) left|(?:dad|father|mum|mother)(?:'s| has| had)? left`,
    ),
    receives: [
      ['Your family does not know yet.', "Your family still doesn't know."],
      ['They go on as before, and you let them.', "They're carrying on like before and you let them."],
    ],
    questions: [
      [
        'worst',
        'What do you fear would be the first thing they said?',
        "What are you scared they'd say first?",
      ],
      [
        'support',
        'Which of them would be the easiest to tell first?',
        'Which of them would be easiest to tell?',
      ],
    ],
  },
  {
    id: 'parting-friends-took-sides',
    says: [
      'Half our friends went with him after the split',
      'lost the boyfriend and the whole friend group in one go',
      'The couple we went on holiday with now only invites my ex-wife',
    ],
    needs: all(
      r`friends?|couples?|friend group|everyone we knew|circle|mates`,
      r`@parted|@ex|in one go|as a couple`,
      r`went with|took (?:his|her|sides)|sides?|lost|picked|chose|only invites?|invite[ds]?|stopped|dropped me|stayed with|stuck (?:with|by)|sided with|went to (?:him|her)`,
    ),
    unless: any(
      r`stay friends|my friend'?s|mate (?:broke|split)|lost (?:a|my) (?:friend|dad|mum|job)|took me|friend (?:broke|split)|says i should`,
    ),
    receives: [
      ['You lost more than one person in it.', 'You lost more than just the one person.'],
      ['It went through the circle of friends too.', 'It went right through the friend group too.'],
    ],
    questions: [
      ['exception', 'Which of them has stayed yours?', 'Who out of them is still yours?'],
      ['want', 'Which of them would you have liked to keep?', 'Who would you have wanted to keep?'],
    ],
  },
  {
    id: 'parting-our-song-in-shop',
    says: [
      "They played our song in the chemist's and I left without paying",
      'our song came on in the gym and i had to go stand in the toilets',
      'I heard four bars of it on the radio and had to pull over',
    ],
    needs: either(
      [
        r`song|track|music|bars? of it|tune|album`,
        r`our|@ex|we|us|together|first dance`,
        r`came on|put (?:it|our song) on|play(?:ed|ing|s)|heard|radio|started`,
        r`shop|chemist\w*|gym|radio|supermarket|pub|car|pull over|left|walk(?:ed)? out|toilets?|cry|cried|cafe|café|bar|taxi|bus`,
      ],
      [
        r`bars? of it|(?:the|our) song`,
        r`radio|speakers?`,
        r`pull over|pulled over|stop the car|cry|cried|had to (?:leave|stop)`,
      ],
    ),
    unless: any(r`died|funeral|dead|sing|choir|band|neighbou?r\w*|played it for|dad|mum|spotify|concert`),
    receives: [
      ['A few bars of it were enough.', 'A few seconds of it and you had to stop.'],
      ['It came without warning.', 'It came totally out of nowhere.'],
    ],
    questions: [
      ['open', 'What do you see when that song plays?', "What do you see when that song's on?"],
      ['body', 'Where in you did it land?', 'Where did it hit you?'],
    ],
  },
  {
    id: 'parting-shared-account',
    says: [
      "My ex still watches on my account and I see what he's watching",
      'she kicked me off the netflix lol thats how i knew it was real',
      'Our playlist is still shared and a song got added last week',
    ],
    needs: all(
      r`netflix|spotify|playlist|account|password|login|blend|prime|disney`,
      r`@ex|she|he|shared|our`,
      r`(?:still|see|watch\w*|kicked|added|listen\w*|uses?|logged|removed|locked)`,
      r`@ex|kicked me|watch(?:es|ing)|listens?|playlist is still shared|shared`,
    ),
    unless: any(
      r`bank|money|my wife thinks|savings|joint account|salary|first year|watch(?:ed|ing)? (?:it )?together|together|dating|i hide|debt`,
    ),
    receives: [
      ['A small thread, in a password or a list.', 'A tiny thread, just a login or a list.'],
      ['It is only an account, and it tells you things.', "It's just an account but it tells you stuff."],
    ],
    questions: [
      ['meaning', 'What did you read into it?', 'What did you read into it?'],
      [
        'want',
        'How much of each other do you still want to see there?',
        'How much of each other do you still wanna see on there?',
      ],
    ],
  },
  {
    id: 'parting-deleted-photos',
    says: [
      'I deleted all our pictures last night, two thousand of them',
      'finally wiped every pic of me and my ex, then panicked and looked in the bin',
      'Our whole trip to the sea is gone from my phone now',
    ],
    needs: all(
      r`photos?|pics?|pictures|albums?|every picture|trip to the sea`,
      r`deleted|wiped|erased|got rid of|gone from my phone|cleared|removed|burn(?:ed|t)`,
      r`@ex|our|us|of me and|we|him|her|together`,
    ),
    unless: any(
      r`to make space|my friend|old messages|storage|of myself|lost my phone|stolen|by accident|app|he deleted|she deleted|haven'?t deleted|can'?t delete|group|mum|dad|died`,
    ),
    receives: [
      ['The pictures are gone from the phone.', 'So the pics are off your phone.'],
      ['Deleting them took some doing.', 'Deleting them took some doing.'],
    ],
    questions: [
      ['exception', 'Which picture took the longest to delete?', 'Which one took you longest to delete?'],
      ['feeling', 'How did this morning begin without them?', 'How was it waking up without them?'],
    ],
  },
  {
    id: 'parting-reading-old-messages',
    says: [
      'I read through all our old messages from the beginning',
      'its 3am and im scrolling back to when he first said goodnight love',
      'Our chat from two years ago is the thing I read before sleep',
    ],
    needs: all(
      r`messages?|chat|texts?|whatsapp|emails|letters|scroll\w*|conversations?`,
      r`read\w*|scroll\w*|go(?:ing)? (?:back|through)|re-?read\w*`,
      r`old|from the (?:beginning|start)|back to|first|years ago|beginning|re-?read\w*|our`,
      r`@ex|he|she|our|we|him|her`,
    ),
    unless: any(
      r`to me|kid|died|dead|passed|late|funeral|boss|work|through (?:his|her) (?:phone|messages)|found|@mother|@father|group|dating|emails?|sister|book|school|my therapist`,
    ),
    receives: [
      ['You go back to the first words.', 'You go right back to the start.'],
      ['It is all still there to be read.', "It's all still there to read."],
    ],
    questions: [
      ['open', 'At which message do you stop?', 'Which message do you stop at?'],
      ['thought', 'What are you looking for in there?', 'What are you looking for in there?'],
    ],
  },
  {
    id: 'parting-dreamed-of-ex',
    says: [
      'I dreamed we were back together and then the alarm went',
      'had that dream about my ex again where its all normal',
      'In my sleep she still lives here, and then I wake up',
    ],
    needs: all(
      r`dream(?:t|ed|ing|s)?|in my sleep`,
      r`@ex|back together|she still lives|he still lives|still together|never left|like (?:he|she) never left`,
    ),
    unless: any(
      r`died|dead|passed|nightmare|baby|dream (?:job|house|wedding)|killed|someone else|kissed a|always been my dream`,
    ),
    receives: [
      ['In the dream it was all still there.', 'In the dream it was all still there.'],
      ['And then there is the waking up.', 'And then you wake up.'],
    ],
    questions: [
      ['open', 'What was ordinary and good in the dream?', 'What was nice about the dream?'],
      ['next', 'How long does it follow you into the day?', 'How long does it follow you round after?'],
    ],
  },
  {
    id: 'parting-slept-with-ex',
    says: [
      'I slept with my ex again on Saturday',
      'ended up at his again, swore i wouldnt, woke up in his shirt',
      "We're separated, and we still land in bed every few weeks",
    ],
    needs: all(
      r`slept (?:with|at|over)|ended up (?:at|in)|land in bed|stayed over|hooked up|had sex|in bed with|woke up in (?:his|her)|sleeping with|spent the night`,
      r`@ex|separated|broke up|split|again|divorced`,
      r`(?:@ex)|(?:his|her) (?:place|shirt|bed|flat) again|his again|hers again|every few weeks|last (?:weekend|night|week)|saturday|separated`,
    ),
    unless: any(
      r`(?:he|she)(?:'s|s| has)? (?:slept|been sleeping|hooked)|my friend (?:slept|hooked)|cheat\w*|dream\w*|a colleague|slept with my (?:friend|sister|best)|bad night|on the (?:sofa|couch)|apart`,
    ),
    receives: [
      ['It is over, and then there was that night.', "It's over, and then there's a night like that."],
      ['Not quite finished, then.', 'Not quite finished, then.'],
    ],
    questions: [
      [
        'want',
        'What do you get there that you miss otherwise?',
        "What do you get there that you're missing otherwise?",
      ],
      ['next', 'What is the morning like afterwards?', "What's the morning after like?"],
    ],
  },
  {
    id: 'parting-back-together-secretly',
    says: [
      "We're back together and I haven't told anyone",
      'i went back to him and im scared to tell my friends after everything i said',
      'She moved in again last week, my sister thinks I live alone',
    ],
    needs: all(
      r`back together|went back to|moved in again|back with|took (?:him|her) back|seeing (?:him|her) again|got back with|together again`,
      r`(?:haven'?t|not|no one|nobody|don'?t|secret\w*|scared|hid(?:e|ing)|hiding|thinks?|lied|doesn'?t)[^.]{0,15}(?:told|tell|know\w*|alone|friends?|anyone|family)?`,
      r`him|@ex|we|she|he|her`,
    ),
    unless: any(
      r`not getting|never getting|aren'?t|i never went|dream\w*|don'?t want|won'?t|never get|not get|if we|want\w*|could we|get back together|parents|went back to (?:school|work|bed|sleep|church|uni)|hope`,
    ),
    receives: [
      ['You are together again, and it is a secret.', "You're back on and nobody knows."],
      ['You keep it to yourself for now.', "You're keeping it quiet for now."],
    ],
    questions: [
      ['worst', 'Whose reaction do you dread the most?', 'Whose reaction are you dreading most?'],
      [
        'exception',
        'What is different this time, as far as you can tell?',
        "What's different this time, as far as you can tell?",
      ],
    ],
  },
  {
    id: 'parting-ex-engaged',
    says: [
      "My ex is getting married, I heard it at the hairdresser's",
      'he never wanted to marry and now hes ENGAGED',
      'The one I was with for seven years proposed to somebody after one',
    ],
    needs: all(
      r`@ex|seven years|he never wanted to marry|one i was with`,
      r`getting married|engaged|engagement|proposed|marr(?:y|ying|ied)|ring|wedding|fianc[eé]e?`,
    ),
    unless: any(
      r`my (?:own )?ring|wedding ring|invited|same (?:party|wedding)|we were engaged|when we (?:got|were)|took|he proposed to me|our wedding|we (?:got |were )?married|i'?m (?:getting|engaged)|his ex|her ex|ring (?:me|my)|should marry|asked me to marry|proposed to me|wants to marry me|my marriage|(?:friend|sister|brother)'?s ex|first marriage`,
    ),
    receives: [
      ['A wedding is coming, and you know the name.', "There's a wedding coming, and you know the name."],
      ['You had your own time with that same person.', 'You had your own time with that same person.'],
    ],
    questions: [
      [
        'thought',
        'What do you find yourself working out in your head?',
        'What maths are you doing in your head?',
      ],
      [
        'meaning',
        'What had marrying meant between you two back then?',
        'What did getting married mean for you two back then?',
      ],
    ],
  },
  {
    id: 'parting-ex-having-baby',
    says: [
      'My ex is having a baby with the woman after me',
      'saw the ultrasound on his page. we tried for 3 years',
      'A child is on the way in that house, and it used to be my house',
    ],
    needs: all(
      r`@ex|tried for|used to be my house|that house`,
      r`baby|pregnant|ultrasound|child is on the way|expecting|scan|having a (?:kid|child|son|daughter)|new dad|newborn`,
    ),
    unless: any(
      r`his ex|her ex|i'?m pregnant|i am pregnant|our baby|when i was pregnant|(?:ex)(?:'s)? (?:mum|mother|sister)|miscarr\w*|abort\w*|before i|custody|expecting me|with my baby|hit|our (?:son|daughter)|i got pregnant|calls me|baby ?sit\w*|my (?:kids|children)`,
    ),
    receives: [
      ['So a child is on the way there.', "So there's a baby on the way over there."],
      ['Big news, out of a life you used to be in.', 'Big news, from a life you used to be in.'],
    ],
    questions: [
      ['open', 'How did you come to hear of it?', "How'd you find out?"],
      [
        'feeling',
        'What came first, before you told yourself anything?',
        'What came first, before you told yourself anything?',
      ],
    ],
  },
  {
    id: 'parting-driving-past-the-house',
    says: [
      'I drove past our old house and there were new curtains',
      'i take the detour through our old street just to see if the lights on',
      "Somebody else's bicycle stands in front of the door that used to be ours",
    ],
    needs: all(
      r`our (?:old|former)|we used to live|used to be ours|old (?:house|flat|street|place|home)|our street`,
      r`drove|drive|past|passed|detour|went by|walk(?:ed)? (?:past|by)|in front of|cycle`,
      r`curtains|house|flat|street|door|gate|lights?|painted|home|place|live`,
      r`@ex|our|ours|we|used to`,
    ),
    unless: any(
      r`parents|childhood|gr[ea]w up|moved here|landlord|rent|work\w*|school friend|grandma|mum|mother|dad|sold it to|estate|haunted|sister`,
    ),
    receives: [
      ['You know that door, and it is not yours now.', "You know that door, and it's not yours anymore."],
      ['You saw it from outside.', 'You were looking at it from outside.'],
    ],
    questions: [
      ['thought', 'What do you look at first when you pass?', 'What do you look at first when you go past?'],
      [
        'meaning',
        'Which room in there are you really thinking of?',
        'Which room in there are you really thinking about?',
      ],
    ],
  },
  {
    id: 'parting-first-night-in-new-flat',
    says: [
      'I spent the first night in my new flat on a mattress on the floor',
      'moved out today, eating crisps off a box, its so quiet',
      "My first evening alone here, I didn't know where the light switches were",
    ],
    needs: all(
      r`first (?:night|evening)|moved out today|moved in (?:today|yesterday)|moved out (?:today|yesterday)|night (?:one|1)|slept here for the first`,
      r`new (?:flat|place|home|apartment|house|room)|mattress|box(?:es)?|light switches|alone here|quiet|own place|studio|bedsit`,
      r`i|my|alone|crisps`,
    ),
    unless: any(
      r`shift|hospital|job|hotel|baby|son|daughter|prison|he moved|she moved|camp|night terror|kids?|children|refuge|hostel|we|shelter`,
    ),
    receives: [
      ['The first night in a place of your own.', "First night in a place that's just yours."],
      ['Nothing in its place yet, and you in there.', "Nothing's in its place yet, and there's you."],
    ],
    questions: [
      ['open', 'Which sound did you hear when it was quiet?', 'What could you hear once it went quiet?'],
      ['next', 'What will be the first thing to get a place?', 'What gets unpacked first?'],
    ],
  },
  {
    id: 'parting-first-good-weekend',
    says: [
      'That was my first weekend without crying since he left',
      'just realised i got through sat AND sun without a breakdown',
      'For two whole days I was all right, the first time since the divorce',
    ],
    needs: all(
      r`weekend|saturday|sunday|sat|two (?:whole )?days|days`,
      r`first|for once|whole|got through|just realised`,
      r`(?:without|not|no|didn'?t|haven'?t|hadn'?t)[^.]{0,15}(?:cry\w*|tears?|breakdown|cried|sad\w*)|all right|alright|decent|ok|okay|good|got through|fine|not a single`,
      r`@ex|@parted|since (?:he|she)|got through|breakdown`,
    ),
    unless: any(
      r`dead|died|kids?|children|drink\w*|sober|gambl\w*|bet|date|at work|cry all|cried all|not (?:good|ok|fine)`,
    ),
    receives: [
      ['Two days, and they were all right.', 'Two whole days, and they were okay.'],
      ['You noticed it, and only afterwards.', 'And you actually noticed.'],
    ],
    questions: [
      ['open', 'What was in those two days?', 'So what was in those two days?'],
      ['meaning', 'What does it tell you about where you are?', "What does that say about where you're at?"],
    ],
  },
  {
    id: 'parting-did-not-think-of-them',
    says: [
      "I noticed at bedtime that I hadn't thought of her all day",
      'didnt think about my ex once today till right now lol',
      'A whole working day passed and he never crossed my mind',
    ],
    needs: all(
      r`(?:hadn'?t|didn'?t|not|haven'?t|never|stopped|without)[^.]{0,10}(?:thought?|think\w*|cross\w*|thought)`,
      r`@ex|him|her|he|she`,
      r`all day|(?:whole|entire) (?:\w+ )?(?:day|weekend|morning|week|afternoon)|once (?:today|all)|today|until (?:bed|now)|till (?:right )?now|my mind`,
      r`all day|whole|today|till|crossed|bedtime|entire|once`,
    ),
    unless: any(
      r`think(?:ing)? (?:straight|clearly)|died|dead|mum|dad|mother|father|eat|food|drink\w*|(?:he|she) (?:didn'?t|hadn'?t|never|doesn'?t) (?:think|thought)|baby|what (?:he|she)|stop thinking|never thought|can'?t|that (?:he|she)`,
    ),
    receives: [
      ['A whole day with your head to yourself.', 'A whole day with your head to yourself.'],
      ['That day belonged to other things.', 'That day was about other stuff.'],
    ],
    questions: [
      ['open', 'What filled the day instead?', 'What filled the day instead?'],
      ['feeling', 'How was it to notice that?', 'How was it, noticing that?'],
    ],
  },
  {
    id: 'parting-put-up-shelf-alone',
    says: [
      'I put up a shelf by myself, he always did the drilling',
      'fixed the leaky tap on my own off youtube, that was always my ex',
      'Since she left I do the taxes myself, and they were right',
    ],
    needs: all(
      r`(?:put up|fixed|mended|changed|drilled|built|hung|assembled|did|repaired|bled|painted|unblocked|do|sorted)`,
      r`shel(?:f|ves)|tap|tyres?|taxes|tax|boiler|drill\w*|bulb|fuse|radiator|curtain\w*|car|bike|furniture|wardrobe|sink|lawn|wifi|washing machine|bed`,
      r`@ex|he (?:always|used)|she (?:always|used)|since (?:he|she)|always (?:did|his|her|my)|his (?:job|thing)|her (?:job|thing)`,
      r`myself|on my own|alone|by myself|right`,
    ),
    unless: any(r`died|dead|passed|widow\w*|mum|@father|can'?t|couldn'?t|not|moved in today|fixed by`),
    receives: [
      ["That used to be someone else's job, and you did it.", 'That used to be their job, and you did it.'],
      ['It is done, and you did it.', "It's done and you did it."],
    ],
    questions: [
      [
        'feeling',
        'What did you say to yourself when it was finished?',
        'What did you say to yourself when it was done?',
      ],
      ['next', 'What else might you take on now?', 'So what else could you take on now?'],
    ],
  },
  {
    id: 'parting-civil-coffee',
    says: [
      'I had coffee with my ex-wife and it was actually nice',
      'met my ex to swap keys and we ended up laughing for an hour',
      'We sat together for an hour after the divorce and nobody was bitter',
    ],
    needs: all(
      r`@ex|after the divorce`,
      r`coffee|tea|drink|lunch|dinner|met|sat together|an hour|talked|breakfast|beer`,
      r`nice|got (?:on|along)|went well|laugh\w*|nobody was bitter|good|civil|friendly|easy|kind|pleasant|honest|peaceful|all right|fine|lovely`,
    ),
    unless: any(
      r`new (?:girlfriend|boyfriend)|cry\w*|cried|argu\w*|fight|shout\w*|work|date|not|made the coffee|used to|but|his ex|her ex|liked|dream\w*|calls? (?:it|me)|says|threw|should|sent`,
    ),
    receives: [
      ['The two of you together, and it was all right.', 'You two, together, and it was fine.'],
      ['So that is possible too.', "So that's a thing you two can do."],
    ],
    questions: [
      ['exception', 'What made it go so well this time?', 'What made it go so well this time?'],
      ['meaning', 'What was good to have back for that while?', 'What was good to have back for a bit?'],
    ],
  },
  {
    id: 'parting-both-at-school-play',
    says: [
      "We both sat in the same row at our son's school play and it was fine",
      'me and my ex clapped like idiots at our girls concert, together',
      'Our daughter waved at both her parents from the stage',
    ],
    needs: all(
      r`school play|concert|sports day|stage|nativity|recital|assembly|graduation|match|parents'? evening|play`,
      r`@ex|both (?:sat|her parents|his parents|of us|there)|(?:her|his|their) (?:dad|mum|father|mother) and i|both parents`,
      r`fine|clapp\w*|together|cheered|waved|no tension|nice|ok|okay|good|lovely|happy`,
    ),
    unless: any(
      r`not|didn'?t|never|my parents|when i was|as a (?:kid|child)|new girlfriend|football pool|bet`,
    ),
    receives: [
      ['Two parents, one stage, and your child up there.', 'Both of you there, and your kid on stage.'],
      ['For that hour you were on the same side.', 'For that bit you were on the same team.'],
    ],
    questions: [
      [
        'meaning',
        'What do you think your child saw from up there?',
        'What do you think your kid saw from up there?',
      ],
      ['need', 'What did it ask of you to sit there?', 'What did it take to sit there?'],
    ],
  },
  {
    id: 'parting-who-gets-the-dog',
    says: [
      "We've split the furniture, but neither of us will give up the dog",
      'my ex has the dog on weekdays and i miss him more than my ex lol',
      'She took the cat with her and I still hear it at the door',
    ],
    needs: all(
      r`dog|cat|puppy|pet|rabbit|hamster|parrot`,
      r`@ex|@parted|took (?:the|our|my)|neither of us|weekdays|custody`,
      r`miss|took|take|keeps?|has|give up|gets|custody|weekends?|shar\w*|weekdays|hear`,
    ),
    unless: any(
      r`asked who gets|died|dead|put (?:him|her|it) down|vet|ran away|side|cuddle|dog park|walks? (?:my|the) dog|neighbou?r\w*|sister|told the dog|ex (?:gave|bought)|mum|son|shelter|prison|hit|children`,
    ),
    receives: [
      ['An animal cannot be divided.', "You can't split a pet down the middle."],
      ['There is an animal in this too.', "There's a pet in the middle of this too."],
    ],
    questions: [
      ['meaning', 'What did that animal know about your life together?', 'What did that pet see of you two?'],
      ['when', 'At what time of day do you miss it most?', 'What time of day is it worst without it?'],
    ],
  },
  {
    id: 'parting-missing-ex-mother',
    says: [
      'I miss his mother more than I miss him',
      'nobody tells u that u break up with their whole family too, i miss her nan',
      "Sunday lunch at my ex's parents is what I've really lost",
    ],
    needs: all(
      r`(?:his|her|my ex'?s?|exs|ex's|boyfriend's|girlfriend's|husband's|wife's|their) (?:whole )?(?:mother|mum|mom|nan|gran|grandma|parents|family|sister|dad|father)|in-laws?|family`,
      r`miss(?:ed|ing)?|lost|lose`,
      r`@ex|more than (?:i miss )?(?:him|her|mine|my own)|break up|broke up|split|divorc\w*|boyfriend's family|girlfriend's family|miss (?:his|her) (?:mum|mother|nan|mom|family|gran|parents|dad)`,
    ),
    unless: any(
      r`don'?t miss|never (?:liked|missed)|not miss|misses me|died|dead|passed|death|lost (?:his|her) (?:mum|dad|mother|father|job|house)|miss(?:ed)? (?:her|his) (?:call|birthday|funeral)|lost my (?:mum|dad|mother|father)|my family|he lost|she lost|baby`,
    ),
    receives: [
      ['You lost a family along with it.', 'You lost a whole family with it.'],
      ['There was a place for you at their table.', 'You had a spot at that table.'],
    ],
    questions: [
      ['open', 'What was it like to be at that table?', 'What was it like at that table?'],
      [
        'want',
        'Which of them would you most like to hear from?',
        'Which of them do you most wanna hear from?',
      ],
    ],
  },
  {
    id: 'parting-ex-mother-wrote',
    says: [
      "My ex's mum sent me a birthday card and wrote love always",
      'his mum still texts me, she said im always welcome',
      'The parcel was from my former mother-in-law, with the biscuits I like',
    ],
    needs: all(
      r`(?:his|her|ex'?s|exs|former) (?:mum|mother|mom|nan|dad|father|parents|sister|gran)|mother-in-law|(?:his|ex's) mum`,
      r`card|texts?|texted|parcel|wrote|letter|message\w*|sends?|sent|rang|rings|invit\w*`,
      r`@ex|former|still|welcome|love always`,
      r`me|my|mine|i'm|im`,
    ),
    unless: any(
      r`solicitor|angry|horrible|died|blam\w*|funeral|nasty|accus\w*|threat\w*|wrote to the|rearrang\w*|my ex (?:wrote|sent|texted)|called me by|kitchen|asks? for|money`,
    ),
    receives: [
      ['For one person there it has not ended.', "For one of them, it hasn't ended."],
      ['Someone went on thinking of you.', "Someone's still thinking of you."],
    ],
    questions: [
      ['meaning', 'Which line or thing in it touched you?', 'What in it got to you?'],
      ['next', 'What would you like to send back?', 'What do you wanna send back?'],
    ],
  },
  {
    id: 'parting-birthday-message-from-ex',
    says: [
      'He wished me a happy birthday, one line, with a full stop',
      'my ex texted hbd at 23:58, what does that mean',
      'Among all the cards there was one message from the person who left me',
    ],
    needs: all(
      r`birthday|hbd|40th|30th|50th|\d\dth|among all the cards`,
      r`@ex|he wished|she wished|person who left me|the one who left`,
      r`text\w*|wish\w*|wrote|message\w*|sent|congratulat\w*|call\w*|rang|card|one line`,
    ),
    unless: any(
      r`(?:his|her|ex's) (?:mum|mother)|ex'?s birthday|my ex (?:didn'?t|never|forgot)|i (?:sent|wrote|text\w*|wished)|not|nothing|sister|son|do i|should|daughter'?s birthday|son'?s birthday|kids|forty|turns`,
    ),
    receives: [
      ['One birthday message, from that name.', 'One birthday text, from that name.'],
      ['From that person, of all people.', 'From that person, of all people.'],
    ],
    questions: [
      ['meaning', 'What do you read between the lines of it?', 'What are you reading between the lines?'],
      ['want', 'What had you hoped for on that day?', 'What were you hoping for that day?'],
    ],
  },
  {
    id: 'parting-their-birthday-today',
    says: [
      "It's my ex's birthday today and I don't know whether to write",
      'do i text her happy birthday or is that weird now',
      "My ex turns forty on Sunday and for the first time I'm not invited",
    ],
    needs: all(
      r`birthday|turns (?:thirty|forty|fifty|\d\d)`,
      r`@ex|text (?:him|her) happy|is that weird|first time i'?m not invited`,
      r`today|tomorrow|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this week|turns|weird now|his birthday|her birthday|ex'?s birthday|is it`,
    ),
    unless: any(
      r`my birthday|i turned|(?:wished|texted|wrote|messaged|sent) me|son'?s|daughter'?s|kid\w*|sister|mum|brother|last month|at (?:his|her) birthday`,
    ),
    receives: [
      ['The date still means something to you.', 'That date still means something.'],
      [
        'Last time this day came, things were different.',
        'Last time this day came round it was all different.',
      ],
    ],
    questions: [
      ['want', 'What would you want a message to say underneath?', 'What would your text really be saying?'],
      [
        'open',
        'How was that day kept when you were together?',
        'How did you do that day when you were together?',
      ],
    ],
  },
  {
    id: 'parting-i-ended-it-and-cry',
    says: [
      "I was the one who ended it and I can't stop crying",
      'i broke up with HIM so why am i the one in bits',
      'Everyone comforts my ex, nobody thinks the one who left is sad',
    ],
    needs: all(
      r`(?:i (?:was the one who )?(?:ended|left|broke (?:it off|up)|finished|walked out|dumped|called it off))|it was me who (?:left|ended|walked|broke)|one who (?:ended|left|walked|is sad)|my decision|i'm the one who (?:left|ended)`,
      r`cry\w*|sob\w*|bits|tears|sad|heartbroken|broken|mess|miss|grie\w*|hurts?|comforts`,
      r`him|her|it|relationship|ex|@partner`,
    ),
    unless: any(
      r`one who (?:left|ended) me|(?:he|she) (?:left|ended|broke|dumped)|job|died|party|dinner|before i left|i left (?:early|the room|work|home|the house|for|school|my phone)|hit|left (?:for|him at|her at)|nurse|care home|country|village|should have`,
    ),
    receives: [
      ['Leaving does not mean it costs nothing.', "Leaving doesn't mean it's free."],
      ['You ended it, and you lost it as well.', 'You ended it and you lost it too.'],
    ],
    questions: [
      ['meaning', 'What are you crying for, most of all?', 'What are the tears for, mostly?'],
      ['support', 'Who lets you be sad about it?', 'Who can you be sad about it with?'],
    ],
  },
  {
    id: 'parting-block-and-unblock',
    says: [
      'I block him in the evening and unblock him in the morning',
      'blocked her, unblocked her, blocked her, im exhausted lol',
      'My thumb has put my ex on the blocked list five times by now',
    ],
    needs: all(
      r`block(?:ed|s|ing)?|unblock\w*`,
      r`unblock\w*|times|again|and then|in the morning|back and forth|half hour|over and over`,
      r`him|her|@ex|blocked list`,
    ),
    unless: any(
      r`(?:he|she)(?:'s|s| has)? (?:blocked|blocks|unblock\w*)|blocked me|writer|nose|drain|road|toilet|sink|phone company`,
    ),
    receives: [
      ['Shut, and open again, and shut.', 'Shut, open, shut again.'],
      [
        'Part of you wants it shut and part of you does not.',
        "Part of you wants it shut, part of you doesn't.",
      ],
    ],
    questions: [
      ['need', 'What does blocking give you for that hour?', 'What does blocking give you, for that bit?'],
      ['when', 'What happens shortly before you unblock?', 'What happens right before you unblock?'],
    ],
  },
  {
    id: 'parting-needs-space',
    says: [
      "She says she needs space and I don't know for how long",
      'he wants a break. a break from what. for how long. idk',
      "We're on a pause, and nobody has said what counts as one",
    ],
    needs: all(
      r`space|(?:a|on a|the) (?:break|pause)|time apart|time away|pause`,
      r`@pronoun|@partner|we`,
      r`need\w*|wants?|asked|says|said|on a|we're|were`,
      r`(?:how long|don'?t know|idk|nobody|what counts|week or|won'?t say|forever|asked (?:me )?for (?:a |some )?(?:break|space|time)|meaning|no date|isn'?t sure)|(?:she|he|they|partner|boyfriend|girlfriend|husband|wife|bf|gf) (?:says? |said |told me )?(?:(?:he|she) )?(?:needs?|wants?|needed|wanted)`,
    ),
    unless: any(
      r`i (?:need|want|needed|wanted) (?:a|some|space|time)|kids?|office|storage|parking|personal space|break from work|work|lunch|boss|safe space|teacher|@mother|take a break|tea|coffee|know i want|friend needs|give up|smok\w*`,
    ),
    receives: [
      ['A pause, and no date on it.', 'A break with no end date.'],
      ['You are waiting, and do not know for how long.', "You're just waiting, no idea how long."],
    ],
    questions: [
      [
        'want',
        'What would you need to know to wait more easily?',
        'What would you need to know to make waiting easier?',
      ],
      ['worst', 'What do you take that word to mean at night?', 'What does that word turn into at night?'],
    ],
  },
  {
    id: 'parting-stay-friends',
    says: [
      "He said he'd like us to stay friends and I said sure",
      'she wants to be mates. i said yeah of course. i dont want to be mates',
      "I agreed to friendship so that I'd still see my ex",
    ],
    needs: all(
      r`(?:stay|be|being|remain|still|to|just|as) (?:good |just )?(?:friends|mates)|friendship|stay friends`,
      r`@ex|he|she|him|her`,
      r`said (?:sure|yes|yeah|ok|okay|fine|of course)|agreed|i said|told (?:him|her) (?:ok|yes|sure)|offered|suggest\w*|wants?|asked`,
    ),
    unless: any(
      r`told (?:him|her) (?:no|i don'?t|i can'?t|i couldn'?t)|can'?t be friends|friend(?:ship)? (?:group|for)|my (?:best )?friends|since we were|we've been friends|years|school|my course|coffee|haven'?t|colleague|said no|friends (?:say|think|said)|wants to be (?:his|her)|kids`,
    ),
    receives: [
      ['You said yes to that.', 'You said yeah to that.'],
      ['Friends is what was on offer.', 'Friends is what was on offer.'],
    ],
    questions: [
      ['meaning', 'What did your yes mean?', 'What did your yeah actually mean?'],
      [
        'worst',
        'How will it be to hear about somebody new?',
        "How's it gonna be, hearing about someone new?",
      ],
    ],
  },
  {
    id: 'parting-never-learned-the-reason',
    says: [
      'He left and never told me the reason',
      'she just said "i cant" and that was all i got after 5 yrs',
      "I've been through it a hundred times and I still don't know what went wrong",
    ],
    needs: all(
      r`reason|why|explain\w*|explanation|went wrong|"?i can'?t"?|what i did`,
      r`never|not|don'?t|without|no|just said|all i got|still`,
      r`he left|she left|@partner left|left without|left me|walked out|it was over|ended|broke up|dumped|@ex|hundred times|@parted|after \d+ (?:yrs|years)`,
    ),
    unless: any(
      r`(?:mum|dad|mother|father|parents)|job|fired|boss|friend|died|my fault|reason (?:to|i|he gives|she gives)|he hit|dads?|crying|why i|son|daughter|she says (?:she|it)'?s? (?:because|needs)`,
    ),
    receives: [
      ['No reason came with it.', 'You never got a reason.'],
      ['You have an ending, and a question.', "You've got an ending and a question."],
    ],
    questions: [
      [
        'thought',
        'Which answer do you give yourself on bad days?',
        'What answer do you give yourself on bad days?',
      ],
      [
        'meaning',
        'What would you do with the reason if you had it?',
        'What would you do with the reason if you had it?',
      ],
    ],
  },
  {
    id: 'parting-still-living-together',
    says: [
      'We split up in June and still share the flat',
      'broke up but neither of us can afford to move out so were roommates now lol',
      'My ex sleeps in the study and we use the kitchen in shifts',
    ],
    needs: all(
      r`@parted|@ex`,
      r`still (?:share|live|living|sharing|under|in the same)|same (?:flat|house|roof|apartment)|roommates|can'?t afford to move|in shifts|share the (?:flat|house)|sleeps in the (?:study|spare|living)|lives? (?:here|with me)`,
      r`we|us|my ex|he|she|i`,
    ),
    unless: any(
      r`parents|mother|dad|snor\w*|not split|dream\w*|in my sleep|duvet|children live|my (?:son|daughter) lives|argu\w*|nights|still lives (?:near|in my|with (?:his|her))`,
    ),
    receives: [
      ['You have split up and nobody has left.', "You've split up and nobody's left."],
      ['It is over, and it is still one address.', "It's over, and it's still one address."],
    ],
    questions: [
      ['when', 'Which moment in the day is the most awkward?', "What's the most awkward bit of the day?"],
      ['need', 'Where in that place can you be by yourself?', 'Where in that place do you get to be alone?'],
    ],
  },
  {
    id: 'parting-house-viewings',
    says: [
      "Strangers walk through our bedroom because we're selling the house",
      'the estate agent called our home a "great family property" and i lost it',
      'There was a couple at the viewing who stood just where we stood',
    ],
    needs: all(
      r`viewings?|view (?:our|the)|estate agent|strangers|selling|on the market|buyers|couples? (?:come|at|look)|for sale|sold`,
      r`house|home|bedroom|flat|cupboards|property|viewing`,
      r`our|us|@ex|divorc\w*|we`,
      r`walk\w* through|viewings?|view (?:our|the)|look\w*|estate agent|come and|agent|showing|shown|round`,
    ),
    unless: any(
      r`parents'?|mum'?s|mother'?s|childhood|gr[ea]w up|gran\w*|rent|buying|looking (?:for|at) (?:a )?(?:flat|house|place)|we (?:saw|visited|bought)|dad'?s|interview\w*`,
    ),
    receives: [
      ['Strangers, in the rooms you know.', 'Strangers walking round your rooms.'],
      ['Others are looking at what was your life.', 'Other people looking at what was your life.'],
    ],
    questions: [
      ['meaning', 'Which corner of it do you least want them in?', 'Which corner do you least want them in?'],
      [
        'next',
        'What will you take with you that no removal van can carry?',
        "What are you taking that doesn't fit in a van?",
      ],
    ],
  },
  {
    id: 'parting-dividing-the-records',
    says: [
      'We divided the books and records and each pretended not to want things',
      'my ex and i split the kitchen stuff, 4 forks each, so grim',
      "There's a list of our belongings with two columns now",
    ],
    needs: all(
      r`divid\w*|split the|shar(?:ed|ing) out|two (?:columns|piles)|list of our|who gets|forks each|sort(?:ed|ing) (?:out )?(?:our|whose)|what'?s (?:his|hers|mine)`,
      r`books?|records?|kitchen|forks?|furniture|belongings|things|stuff|cds?|plates|photos`,
      r`@ex|our|we|each|his and hers|divorc\w*`,
    ),
    unless: any(
      r`@mother|@father|@grandparent|will|funeral|inherit\w*|siblings|sister|brother|bill|between the two of us|died|attention`,
    ),
    receives: [
      ['All of it shared out, piece by piece.', 'All your stuff split, bit by bit.'],
      ['Two piles where there was one home.', 'Two piles out of one home.'],
    ],
    questions: [
      [
        'want',
        'What did you let go of and still think about?',
        'What did you let go of and still think about?',
      ],
      ['meaning', 'Which thing was not up for division?', 'What could never be split?'],
    ],
  },
  {
    id: 'parting-child-support-late',
    says: [
      'The child support is late again and I have to ask for it',
      'had to text my ex for the money AGAIN, he read it',
      "It's the tenth, and the maintenance for the children hasn't come",
    ],
    needs: all(
      r`child support|maintenance|money|alimony|payment`,
      r`@ex|@child|their dad|kids' dad|their father|child support|maintenance`,
      r`late|again|hasn'?t|not|no|won'?t|never|stopped|have to ask|still|owes?|behind`,
      r`@ex|child support|maintenance|alimony|(?:kids'?|their|his|her|the boys'?|the girls'?) (?:dad|father|mum|mother)`,
    ),
    unless: any(
      r`my (?:own )?(?:dad|father|mum)|i owe|loan|i pay|i'm behind|i have to pay|my wife|i send|boss|when i was|repairs?|maintenance (?:man|work|fee)`,
    ),
    receives: [
      ['You have to ask for what was agreed.', "You've got to chase what was agreed."],
      ['Late again, and you do the sums.', "It's late, and you're doing the sums."],
    ],
    questions: [
      ['need', 'What does it hold up this month?', "What's it holding up this month?"],
      ['feeling', 'What is it like to write that message?', "What's it like having to write that text?"],
    ],
  },
  {
    id: 'parting-child-asks-about-us',
    says: [
      "My son asked when daddy's moving back in",
      'my 4yo put our hands together at drop off, mine and her dads',
      'She wished for us two to live together when she blew out her candles',
    ],
    needs: all(
      r`@child|my 4yo|she wished|he wished|birthday candles`,
      r`(?:ask\w*|wish\w*|put our hands|wants|said|hands together|prays?|keeps)`,
      r`(?:dad|daddy|mum|mummy|father|mother|us two|her dad|mine and)[^.]{0,40}(?:back|home|live together|together|again|dad'?s|candles)|when (?:daddy|dad|mummy|he|she)'?s? (?:is )?(?:coming|moving|back)|live together|us (?:two )?to (?:live|be)|together again|both of us`,
    ),
    unless: any(
      r`died|dead|heaven|ring\w*|grand\w+|work trip|prison|if (?:he|she) can|play together|i was (?:a|six|seven|eight|nine|ten|small|little)|parents|my (?:mum|dad|mother|father)|hospital`,
    ),
    receives: [
      ['That is a clear wish, from a small person.', "That's a pretty clear wish from a little person."],
      [
        'Your child wants something you cannot simply hand over.',
        "Your kid wants something you can't just give.",
      ],
    ],
    questions: [
      ['next', 'What did you find to say to that?', 'What did you find to say to that?'],
      ['feeling', 'What did you have to swallow at that moment?', 'What did you have to swallow right then?'],
    ],
  },
  {
    id: 'parting-child-cried-at-handover',
    says: [
      'My daughter cried and held on to my leg when her father came',
      'my little one screamed at drop off and i had to just drive away',
      'He begged to stay with me and I peeled his fingers off my coat',
    ],
    needs: all(
      r`@child|(?:he|she) begged`,
      r`cr(?:y|ies|ied|ying)|scream\w*|howl\w*|clung|cling\w*|held on|hold(?:ing)? on|begged|sob\w*|peel\w*`,
      r`drop ?off|handover|(?:his|her|their) (?:father|dad|mum|mother|mom)(?:'?s)?|stay with me|my leg|my coat|time to go|go(?:es|ing)? (?:back )?to (?:his|her|their)|drive away|@ex`,
    ),
    unless: any(
      r`nursery|school|daycare|kindergarten|dentist|doctor|hospital|died|funeral|hugged me like|i cried|i was|lad in|(?:his|her) (?:mum|mother|dad|father) (?:cried|was|is|hugged|says|said|died)|nightmares?|asleep|my (?:mum|dad|father|mother)`,
    ),
    receives: [
      ['And you had to let go.', 'And you had to let go.'],
      ['There is no nice way of doing that.', "There's no nice way to do that."],
    ],
    questions: [
      ['next', 'How did the evening go for you after that?', 'How was your evening after that?'],
      ['exception', 'When has a handover gone a bit more gently?', 'When has a handover gone a bit easier?'],
    ],
  },
  {
    id: 'parting-christmas-without-children',
    says: [
      "This is the year I don't have the children on Christmas Eve",
      'kids are at their mums for xmas this yr, i bought a frozen pizza',
      "We alternate, and it's my turn to be without them on the holidays",
    ],
    needs: all(
      r`christmas|xmas|holidays|eid|diwali|easter|thanksgiving|new year'?s?|boxing day`,
      r`@child|without them|have them|alternate`,
      r`without|(?:at|with) (?:their|his|her) (?:dad|mum|father|mother|mom)(?:'?s)?|don'?t have (?:the|my|them)|not (?:have|with|be)|won'?t|alternate|(?:her|his|my ex'?s?|ex's) (?:turn|year)|away`,
    ),
    unless: any(
      r`no children|childless|can'?t afford|gifts?|presents|died|in-laws?|parents|as a (?:kid|child)|school holidays|(?:when i was|i was) |grown|school`,
    ),
    receives: [
      ['The day comes, and they are elsewhere.', "The day's here and they're somewhere else."],
      ['It is agreed, and still it is that day.', "It was agreed, but it's still that day."],
    ],
    questions: [
      [
        'when',
        'Which hour of it are you dreading or expecting?',
        'Which bit of the day are you thinking about most?',
      ],
      ['want', 'What would make it a bearable day?', "What'd make it an okay day?"],
    ],
  },
  {
    id: 'parting-always-late-to-collect',
    says: [
      'He was an hour late to collect the kids again, they sat with their coats on',
      'my ex is never on time for pick up, the kids just stare out the window',
      'At six they had their shoes on, and at seven they took them off',
    ],
    needs: all(
      r`@child|they|them|he|she`,
      r`late|never on time|hours?|supposed to be here|half (?:past|six|seven)|didn'?t (?:come|turn)|waited|at seven`,
      r`collect\w*|pick ?ups?|pick(?:ed|ing)? (?:them|(?:the |our |my )?(?:kids|children|boys|girls)|up)|coats on|shoes on|stare out|window|stairs|fetch\w*|supposed to be here at|for (?:the|our|my) (?:kids|children|boys|girls|son|daughter)`,
      r`@ex|their (?:dad|father|mum|mother)|(?:his|her) (?:dad|father|mum|mother)|he was|at six they`,
    ),
    unless: any(
      r`i was (?:late|an)|nursery|school called|my (?:dad|father|mum|mother)|parcel|train|bus|taxi|when i was|cancel\w*|delivery|work`,
    ),
    receives: [
      ['The children waited, ready to go.', 'The kids were ready and waiting.'],
      ['You saw them waiting.', 'You watched them wait.'],
    ],
    questions: [
      [
        'next',
        'What did you tell the children while they waited?',
        'What do you say to the kids while they wait?',
      ],
      ['tried', 'What has been agreed about times so far?', "What's actually been agreed about times?"],
    ],
  },
  {
    id: 'parting-solicitor-letter',
    says: [
      "There was a letter from my ex's solicitor in the post this morning",
      'got an envelope from her lawyer and i havent opened it, its on the fridge',
      'He used to write me postcards and now he writes through a law firm',
    ],
    needs: all(
      r`solicitors?|lawyers?|law firm|attorney|advocate`,
      r`letter|envelope|post|email|writes?|wrote|papers|sent`,
      r`@ex|his|her|husband'?s?|wife'?s?|(?:he|she) used to`,
    ),
    unless: any(
      r`my (?:solicitor|lawyer)|landlord|employer|company|hospital|will|inherit\w*|debts?|court date|my father'?s|work|boss|insur\w*|neighbou?r`,
    ),
    receives: [
      ['It now comes by way of a law firm.', 'So now it comes through lawyers.'],
      [
        'An official letter, from someone you lived with.',
        'An official letter, from someone you shared a life with.',
      ],
    ],
    questions: [
      [
        'feeling',
        'What happens in you when you see the letterhead?',
        'What happens when you see that envelope?',
      ],
      ['support', 'Who could you sit down with over it?', 'Who could you go through it with?'],
    ],
  },
  {
    id: 'parting-holiday-already-booked',
    says: [
      "We'd booked two weeks together for August and now we're apart",
      'non refundable flights for two and theres only one of me lol',
      'The holiday was paid before the break-up, the hotel still says Mr and Mrs',
    ],
    needs: all(
      r`book(?:ed|ing)|non-?refundable|paid (?:for|before)|flights?|tickets|hotel`,
      r`holiday|trip|weeks|flights?|hotel|honeymoon|cruise|cottage|villa|august|room`,
      r`@parted|@ex|only one of me|for two|apart|before the break|mr and mrs`,
    ),
    unless: any(
      r`bus tickets|christmas|parking|kids|children|business|work|died|we'?re going|funeral|separate rooms|separate beds|first time`,
    ),
    receives: [
      ['It was booked for two.', 'It was booked for two.'],
      ['The booking knows nothing of the break-up.', 'The booking has no clue you split up.'],
    ],
    questions: [
      [
        'want',
        'What would you do with that trip, good sense aside?',
        'What do you wanna do with it, forget sensible?',
      ],
      [
        'worst',
        'Which part of going alone can you not picture?',
        "What bit of going alone can't you picture?",
      ],
    ],
  },
  {
    id: 'parting-wedding-album',
    says: [
      'The wedding album is in the loft and my daughter wants to see it',
      'found our wedding pics behind the printer. put them back',
      "I don't know what one does with wedding photos after a divorce",
    ],
    needs: all(
      r`wedding (?:album|pics?|photos?|pictures|video|dress)|(?:album|photos?|pics?|pictures)[^.]{0,15} wedding`,
      r`@ex|divorc\w*|loft|attic|found|put (?:them|it) back|what (?:one|to) do|still|drawer|behind|daughter|son|box`,
    ),
    unless: any(
      r`invit\w*|sister'?s|friend'?s|cousin'?s|brother'?s|died|parents'?|widow\w*|late (?:husband|wife)|our wedding is|not in|guest|husband and i|still married|bought|suit`,
    ),
    receives: [
      ['The pictures still exist.', 'The pics are still there.'],
      ['They show a day that did take place.', 'They show a day that really happened.'],
    ],
    questions: [
      ['thought', 'Which picture in it is still a good one for you?', 'Which one of them do you still like?'],
      ['want', 'Where would be the right place for them?', 'Where should they live, do you reckon?'],
    ],
  },
  {
    id: 'parting-cooking-too-much',
    says: [
      'I still cook for two and eat the same thing for days',
      'keep making way too much pasta since she left',
      "There's always a second portion in the pan, out of habit",
    ],
    needs: all(
      r`cook\w*|mak(?:e|ing)|pasta|potatoes|portion|pan|rice|boil\w*|food|tea for two|table for two|two (?:cups|plates)`,
      r`for (?:both|two)|too much[^.]{0,20} since (?:he|she)|second portion|two (?:people|of us|portions|plates|cups)|both of us`,
      r`still|since|habit|keep|always|out of|too much`,
    ),
    unless: any(
      r`too much (?:food )?for two|eat too much|eating too much|overeat\w*|died|dead|passed|widow\w*|since (?:mum|dad|my)|too much (?:for|work|to)|too much\?|kids|children|weight|he says i|she says i|make too much (?:noise|money|of|fuss)|(?:takes?|makes?) (?:too much|me)|means too much|already eaten|party`,
    ),
    receives: [
      ['You are still cooking for two.', 'Still cooking for two, then.'],
      ['One portion over, each time.', "There's always one portion left over."],
    ],
    questions: [
      ['open', 'Which dish was always a dish for two?', 'Which dish was a you-two thing?'],
      [
        'next',
        'What would you cook if only you had to like it?',
        'What would you cook if it was just what you fancy?',
      ],
    ],
  },
  {
    id: 'parting-first-date-after-divorce',
    says: [
      'I went on my first date since the divorce, at fifty-two, and it was fun',
      'went on a date!! first one since my ex!! didnt even mention him',
      'After nineteen years of marriage somebody bought me a drink last night',
    ],
    needs: all(
      r`date|drink|dinner|coffee`,
      r`first|after \w+ years of marriage`,
      r`divorc\w*|@ex|years of marriage|since (?:he|she)|separat\w*|at (?:fifty|forty|sixty|\d\d)|split|break ?up`,
      r`fun|nice|went|bought me|lovely|good|great|laugh\w*|last night|yesterday|enjoyed|had`,
    ),
    unless: any(
      r`nervous|anniversary|not|save the date|a date for (?:court|my)|court|asked me|tomorrow|on (?:friday|saturday) i|of birth|want|up to date|bored|cried|terrible|bad|awful|due date|haven'?t|since then`,
    ),
    receives: [
      ['A first one again, after all that.', 'A first again, after all that.'],
      ['You went and sat there as yourself.', 'You went, just as you.'],
    ],
    questions: [
      [
        'when',
        'When in the evening did you feel like yourself?',
        'When in the night did you feel like yourself?',
      ],
      ['thought', 'What had you forgotten about it?', 'What had you forgotten about dates?'],
    ],
  },
  {
    id: 'parting-still-saying-we',
    says: [
      'I still say we when I talk about my weekend',
      'caught myself saying "our flat" again, theres no our',
      'At the bakery I ordered for us and there is no us any more',
    ],
    needs: all(
      r`(?:say|said|saying|write|told)[^.]{0,25} (?:"?we"?|"?us"?|"?our \w+"?)|no (?:us|our|we)|"our|"we"|ordered for us`,
      r`still|caught myself|habit|only me|no us|no our|any more|anymore|again`,
    ),
    unless: any(
      r`(?:haven'?t|not) told|parents|we still say|said we (?:can|could|should|need|must|are|were|have|had)|say we (?:can|could|should|need|are|must|have)|told us|told me|(?:he|she|they) (?:still )?(?:says?|said)|my (?:mum|dad|sister)|our landlord|we haven'?t|we don'?t`,
    ),
    receives: [
      ['The word is still in your mouth.', "That word's still in your mouth."],
      ['Old words take a while to go.', 'Words take longer to catch up.'],
    ],
    questions: [
      ['when', 'When does the old word slip in most?', 'When does it slip out most?'],
      ['feeling', 'What do you do after the word is out?', "What do you do once it's out?"],
    ],
  },
  {
    id: 'parting-marital-status-box',
    says: [
      'I had to tick divorced on a form for the first time',
      'the dentist form asked married or single and i just sat there with the pen',
      "There's a box for what I am now and I don't like the word",
    ],
    needs: all(
      r`form|box|status`,
      r`divorced|single|married|widow\w*|marital|what i am now`,
      r`tick\w*|asked|pen|fill\w*|word|first time|box|sat there`,
    ),
    unless: any(r`letter ?box|emergency|ptsd|boxes of|chocolate|gym|ex (?:is|was) married|dating`),
    receives: [
      ['One box to tick for a whole story.', 'One tiny box for that whole story.'],
      ['Forms want a word for it.', 'Forms want a word for it.'],
    ],
    questions: [
      [
        'meaning',
        'Which word would you have written in yourself?',
        'What would you have written in there yourself?',
      ],
      ['next', 'What did you do with the box in the end?', "What'd you tick in the end?"],
    ],
  },
  {
    id: 'parting-returned-key',
    says: [
      'He put his key through my letterbox in an envelope without a note',
      'found her keys on the mat when i got home. no message nothing',
      'My spare key came back, wrapped in kitchen paper',
    ],
    needs: all(
      r`keys?`,
      r`@ex|his|her|hers|my spare|my house key|my`,
      r`(?:letterbox|envelope|mat|under the door|came back|gave (?:it |me |them )?back|gave me back|returned|handed back|wrapped|slipped|through the door|posted)`,
      r`(?:no|without|nothing|not|didn'?t)[^.]{0,12}(?:note|message|written|word|letter)?|came back|returned|gave back|handed back`,
    ),
    unless: any(
      r`landlord|lost|car keys?|locked|neighbou?r\w*|i (?:gave|returned|handed|posted|wiped)|office|bike|hotel|bridge|son|mum|key to|work`,
    ),
    receives: [
      ['The key is back.', "So the key's back."],
      ['A small thing, and quite a final one.', 'Tiny thing, but pretty final.'],
    ],
    questions: [
      ['open', 'What did you look for along with it?', 'What did you look for with it?'],
      ['next', 'Where have you put the key?', "Where've you put it?"],
    ],
  },
  {
    id: 'parting-ex-is-emergency-contact',
    says: [
      'At the hospital I noticed my ex is still my emergency contact',
      'my ex is still down as next of kin at work, who else tho',
      'I had to cross out his name on the form where it says who to call',
    ],
    needs: all(
      r`emergency contact|next of kin|who to call|in case of emergency|ice contact`,
      r`@ex|cross out (?:his|her)|(?:his|her) name|divorc\w*`,
    ),
    unless: any(r`nobody|no one to put|my (?:mum|sister|brother|dad|mother)|ex (?:said|says)`),
    receives: [
      ['The old name still stood on the form.', 'The old name was still on the form.'],
      ['That line is about who is to be called.', "That line's all about who gets the call."],
    ],
    questions: [
      ['support', 'Which name would you like to see on that line?', 'Whose name do you want on that line?'],
      ['feeling', 'How was it to see the name there?', 'How was it, seeing that name there?'],
    ],
  },
  {
    id: 'parting-ex-apologised-years-later',
    says: [
      'After nine years my ex wrote to say sorry',
      'got a long apology from the guy who broke my heart in uni, out of nowhere',
      'She told me at a party that she had treated me badly back then',
    ],
    needs: all(
      r`@ex|guy who broke|girl who broke|man who|she told me|he told me|who broke my heart|old (?:boyfriend|girlfriend|flame)`,
      r`sorry|apolog\w*|treated me badly|been awful|regret\w*|forg\w+ him`,
      r`years|decade|later|long|out of nowhere|back then|at a party|after all`,
      r`wrote|told|rang|got|said|sent|letter|text\w*|message\w*|email\w*|apolog\w*`,
    ),
    unless: any(
      r`never|n't|not|i (?:apologi\w*|said sorry|wrote|keep apologi\w*)|friend|@mother|@father|uni stopped|roommate|sister|brother|son|daughter|always says|every time|hits?|hit|boss|stopped talking|poem|lied`,
    ),
    receives: [
      ['Late, and it did come.', 'Late, but it came.'],
      ['It came from the one person it had to come from.', 'It came from the one person who could say it.'],
    ],
    questions: [
      ['meaning', 'Which part of it had you waited for?', 'Which bit of it did you need to hear?'],
      ['feeling', 'What has shifted in the old story since?', "What's shifted in the old story since?"],
    ],
  },
  {
    id: 'parting-painted-bedroom',
    says: [
      'I painted the bedroom green, he would have hated it',
      'new sheets new paint, my room is finally mine after the split',
      'The heavy brown curtains were hers, and I took them down on Sunday',
    ],
    needs: all(
      r`paint\w*|new (?:sheets|curtains|bed|duvet|sofa|bedding)|took them down|redecorat\w*|wallpaper\w*|curtains|rearrang\w*|redid`,
      r`bedroom|room|curtains|living room|walls?|flat|kitchen`,
      r`@ex|he (?:would|'d|hated)|he'd have|would have hated|she'd have|mine|hers|split|after the|finally|he always|she always|since (?:he|she)`,
    ),
    unless: any(
      r`took down the curtains in our|mother-in-law|nail\w*|landlord|nursery|kitchen cupboards|our bedroom|died|picture|portrait|@child|mum|mother|he painted|childhood|gym|office`,
    ),
    receives: [
      ['Your room, and your taste.', 'Your room, your taste.'],
      ['It looks like you decided it.', "It's your call in there now."],
    ],
    questions: [
      ['feeling', 'How did you sleep in it the first night?', "How'd you sleep in there the first night?"],
      ['next', 'What else at home may become yours now?', 'What else at home gets to be yours now?'],
    ],
  },
  {
    id: 'parting-children-laughed-in-new-flat',
    says: [
      'The children had a pillow fight in my new flat and I thought, this is home',
      'my kids called my tiny place "our house" today',
      'For the first time since I moved out they fell asleep here at once',
    ],
    needs: all(
      r`@child|they fell asleep`,
      r`new (?:flat|place|home|apartment|house)|tiny place|moved out|my (?:own )?(?:flat|place)|since i moved`,
      r`pillow fight|laugh\w*|giggl\w*|"?our house"?|home|fell asleep|happy|sang|played`,
    ),
    unless: any(
      r`cry\w*|cried|don'?t|won'?t|landlord|shout\w*|(?:son|daughter|kids|children) moved|(?:son|daughter|he|she) moved out|not|other house|when i was|refus\w*|quiet`,
    ),
    receives: [
      ['It has started to be home for them.', "It's starting to be home for them."],
      ['That happened in your new place.', 'And that was at your place.'],
    ],
    questions: [
      ['open', 'What could you see or hear just then?', 'What could you hear right then?'],
      ['meaning', 'What had to happen for it to feel like that?', 'What did it take to get there?'],
    ],
  },
  {
    id: 'parting-same-wedding-invitation',
    says: [
      'My ex and I are both invited to the same wedding in May',
      'hes gonna be at the party with HER and i have to be normal',
      'The hosts asked if my ex and I minded neighbouring tables',
    ],
    needs: all(
      r`@ex|with her|with his|and her`,
      r`wedding|party|funeral|christening|birthday|reunion|tables|event`,
      r`both (?:be )?(?:invited|going|there)|(?:gonna|going to|will) be (?:at|there)|(?:he|she)'ll be|same (?:wedding|party)|asked if|be normal|invited too|is (?:also )?(?:coming|invited)`,
    ),
    unless: any(
      r`my wedding|my own wedding|was there|invited me|engaged|(?:his|her|ex'?s) wedding|told me|not invited|kids?|daughter|son|our`,
    ),
    receives: [
      ['The same room, for a whole evening.', 'Same room, all night.'],
      ['You know now that you will meet.', "So you know you're gonna see each other."],
    ],
    questions: [
      [
        'worst',
        'Which minute of it do you play through most?',
        'Which minute of it do you play through most?',
      ],
      ['support', 'Who would you want next to you there?', "Who'd you want next to you there?"],
    ],
  },
  {
    id: 'parting-avoiding-his-bus',
    says: [
      "I take a later bus so that I don't meet my ex",
      'cant go to my fave cafe anymore cos she works round the corner',
      'I know their gym times and plan my week around them',
    ],
    needs: all(
      r`@ex|(?:he|she) (?:works|lives|goes|might|takes|drinks|trains)|their gym|in case (?:he|she)|meet (?:him|her)|run into (?:him|her)|see (?:him|her)|bump into (?:him|her)`,
      r`avoid\w*|so (?:that )?i (?:won'?t|don'?t)|(?:another|different) (?:town|shop|supermarket|gym|pub)|(?:don'?t|can'?t|cant|dont|no longer|stopped|won'?t)[^.]{0,8}(?:meet|go|going|see|run|use|take)|later bus|plan my|different (?:bus|route|gym|shop|way|cafe|café|train)|long way round|cross the (?:road|street)`,
      r`bus|town|shopping|cafe|café|pub|gym|shop|street|train|route|supermarket|park|bar|church|road|around|week|part of town`,
    ),
    unless: any(
      r`(?:ex|he|she) avoids|avoids? me|@mother|@father|boss|panic\w*|debt|landlord|friend'?s|want to see|need to see|attack\w*|stalk\w*|assault\w*|rape\w*|police|afford|neighbou?r|wheelchair|visit|wait`,
    ),
    receives: [
      ['You go the long way round.', "You're going the long way round."],
      ['Part of town has become theirs.', 'Bits of your own town are off limits.'],
    ],
    questions: [
      ['want', 'Which place would you like back first?', 'Which place do you want back first?'],
      [
        'worst',
        'What would happen in the first second of meeting?',
        'What would happen in the first second?',
      ],
    ],
  },
  {
    id: 'parting-only-remember-good',
    says: [
      'Since she left I only remember the good bits',
      'i was so unhappy with him and now all i can think of is the holidays',
      'My friends have to remind me how bad it was with my ex',
    ],
    needs: all(
      r`(?:only|all|just)[^.]{0,15}(?:remember|think of|think about|recall|see|miss)|remind me how bad|remember (?:only )?the good|how bad it was|remember(?:ing)? only (?:the )?(?:good|nice|happy)|rose-tinted`,
      r`good|holidays|nice|happy|bad|best`,
      r`@ex|she left|he left|him|her|split|break ?up|relationship`,
    ),
    unless: any(
      r`died|dead|passed|mum|dad|mother|father|kids?|all i can think about is (?:how bad|the bad|dying)|remember only bad|childhood|brother|bad things|hit`,
    ),
    receives: [
      ['The good parts are the ones that come up.', "It's only the good bits that pop up."],
      ['There was good in it, and there was the rest.', 'There was good stuff, and there was the rest.'],
    ],
    questions: [
      ['open', 'Which good memory comes up the most?', 'Which good memory pops up most?'],
      [
        'exception',
        'What does the rest look like when it comes back?',
        "What's the rest look like when it comes back?",
      ],
    ],
  },
  {
    id: 'parting-left-in-the-car',
    says: [
      'He told me in the car that it was over and then drove me home',
      'she dumped me on the motorway, we had 40 mins left to go',
      "We'd just broken up and still had to sit next to each other all the way",
    ],
    needs: all(
      r`car|motorway|drive|drove|driving|lift home|road|journey|bus|plane|train|sit next to`,
      r`it was over|dumped|broke(?:n)? up|finished with|ended (?:it|things|us)|left me|break up`,
      r`he|she|we'?d?|got dumped`,
      r`told|dumped|finished|ended|broken up|broke up|said`,
      r`drove me|to go|all the way|motorway|on the (?:way|drive)|in (?:the|his|her|my) car|drive back|back from|way home|mins left|lift`,
    ),
    unless: any(
      r`i (?:dumped|ended|broke|finished|told)|years ago|cry(?:ing)? in (?:the|my) car|my friend|job|boss|car broke|took the car|he took|she took`,
    ),
    receives: [
      ['It was said, and there was still road ahead.', 'It got said, and there was still road to go.'],
      ['Side by side, with nowhere to go.', 'Stuck side by side after that.'],
    ],
    questions: [
      ['open', 'What was on the road or the radio after that?', 'What was on the radio, after?'],
      ['thought', 'What did you not say in that car?', "What didn't you say in that car?"],
    ],
  },
  {
    id: 'parting-told-the-children',
    says: [
      "We sat the children down yesterday and told them we're separating",
      'told my kids about the divorce. the little one asked who gets the hamster',
      'They know now, we told them together at the kitchen table',
    ],
    needs: all(
      r`@child|they know now`,
      r`told|sat (?:them|the|our)|said it|explained|broke the news`,
      r`divorc\w*|separat\w*|splitting|split|they know|breaking up|not living together|moving out|kitchen table`,
    ),
    unless: any(
      r`haven'?t|not|how (?:do|to)|when i was|my parents|my (?:mum|dad)|don'?t know|afraid|never|still|teacher|asked me|boss|should|cancer|i was`,
    ),
    receives: [
      ['Now they know it.', 'So now they know.'],
      ['It has been said to them.', "It's been said now."],
    ],
    questions: [
      ['next', 'What came from the children later, at bedtime?', 'What came up later, at bedtime?'],
      ['meaning', 'Which part did you most want to get right?', 'Which bit did you most want to get right?'],
    ],
  },
];
