// Small moments of living as a couple, dating, wanting somebody, closeness, chores, in-laws.
import type { Moment } from './moment.ts';
import { all, any, either, r } from './words.ts';

export const momentsOfCouples: readonly Moment[] = [
  {
    id: 'couple-dishes-soaking',
    says: [
      'My husband leaves every pan in the sink and calls it soaking',
      'she says the pots are soaking, theyve been soaking since sunday',
      'There was a full sink again when I came in from the late shift',
    ],
    needs: all(
      r`pans?|pots?|dish\w*|plates?|sink|washing[- ]up|pan`,
      r`soak\w*|(?:leaves?|leaving|left)[^.]{0,25}(?:pans?|pots?|dish\w*|plates|sink|washing[- ]up)|again|every (?:day|night|time|evening)|never (?:wash\w*|does|do)|piled?|heap|full|thinks`,
      r`@partner|@pronoun|full sink`,
    ),
    unless: any(
      r`(?:new|buy|bought|broke\w*|plumber|block\w*|threw|like a sink)|dishwasher (?:is|broke)|i (?:leave|left)|in a sink`,
    ),
    receives: [
      ['The sink was full again.', 'Full sink again, then.'],
      ['A small thing, until it is there every day.', "It's a small thing till it's every single day."],
    ],
    questions: [
      ['exception', 'On which evenings is the sink empty?', "When's the sink ever actually empty?"],
      [
        'meaning',
        'What happens in you when you see that sink?',
        'What happens in you when you see that sink?',
      ],
    ],
  },
  {
    id: 'couple-fine-in-that-voice',
    says: [
      "He said it was fine in that voice that means it isn't",
      'shes "fine" apparently. you should have heard the way she said it',
      'I asked if we were all right and got a very short fine',
    ],
    needs: all(
      r`(?:it's|its|it is|was|were|she's|hes|shes|he's|is|said|says|im|i'm|i am|says|short|just|am|are|"|apparently|a|'|all)[ "']{0,2}(?:fine|ok|okay|alright|all right)`,
      r`voice|tone|slam\w*|anything but|sound\w*[^.]{0,20}(?:like|not|off|wrong)|didn'?t sound|short|the way (?:he|she|they)|not fine|(?:wasn't|wasnt|isn't|isnt|clearly|obviously|flat)[^.]{0,10}|flatly|but (?:it|he|she)'?s? (?:was|is)?n'?t?|one word|through (?:his|her) teeth`,
      r`@partner|@pronoun|we`,
    ),
    unless: any(
      r`@mother|my voice|i (?:say|said)[^.]{0,10} (?:i'm|im) (?:fine|ok)|sister|friend|doctor|widow`,
    ),
    receives: [
      ['Fine, and it did not sound like fine.', "A fine that really wasn't fine."],
      ['The word said one thing and the voice another.', 'The word said one thing, the voice said another.'],
    ],
    questions: [
      ['thought', 'What did you hear underneath that word?', 'What did you hear under the "fine"?'],
      ['next', 'What happened between you after that fine?', 'So what happened after the "fine"?'],
    ],
  },
  {
    id: 'couple-phone-in-bed',
    says: [
      'My girlfriend scrolls next to me in bed until I fall asleep',
      'every night he is on his phone in bed and i just stare at the ceiling',
      'We lie side by side in the dark, one screen lit up',
    ],
    needs: all(
      r`phone|mobile|screens?|scroll\w*|reels|tiktok|videos|instagram`,
      r`bed|sleep|asleep|lights?|dark|pillow`,
      r`@partner|@pronoun|we|side by side`,
    ),
    unless: any(
      r`my phone|i scroll|i'm scrolling|called me|calls me|ring|rang|call|through (?:his|her) phone|my (?:son|daughter|mum|mother)|work|dead|died|alarm|kids?|other room`,
    ),
    receives: [
      ['Side by side, with a screen in between.', 'Right next to each other, with a screen in between.'],
      ['The same bed, and not quite the same evening.', 'Same bed, not really the same evening.'],
    ],
    questions: [
      [
        'want',
        'What would you like those last ten minutes to be?',
        'What would you want those last ten minutes to be instead?',
      ],
      [
        'when',
        'How long has the phone been the last thing at night?',
        "How long's the phone been the last thing at night?",
      ],
    ],
  },
  {
    id: 'couple-asked-to-move-in',
    says: [
      'My boyfriend asked me last night if we should get a place together',
      'she wants us to move in together omg',
      'There is talk of giving up one of our two flats this spring',
    ],
    needs: either(
      [
        r`@partner|@pronoun|us|we|my (?:girlfriend|boyfriend)`,
        r`mov(?:e|ing) in|rent (?:a place |somewhere )?together|live with (?:him|her|them)|finding somewhere|get(?:ting)? a (?:place|flat|house|home)|living together|live together|we live together|one (?:of our two )?flats?|move in together|share a (?:place|flat)`,
        r`ask\w*|wants?|thinks|talk\w*|suggest\w*|bring\w* up|brought up|should|said`,
      ],
      [r`(?:one|either) of our (?:two )?(?:flats|places|homes|houses)`, r`giv\w* up|keep|sublet|rent out`],
    ),
    unless: any(
      r`broke|split|moved in with (?:my )?(?:mum|parents)|@mother|in-laws?|divorc\w*|friends?|roommates?|ex|already|since we`,
    ),
    receives: [
      ['So one home instead of two is on the table.', 'So one place instead of two is on the table.'],
      ['That is a real question to have been asked.', "That's a proper big question."],
    ],
    questions: [
      [
        'thought',
        'What was your very first thought, before the sensible ones?',
        'What was your first thought, before the sensible stuff kicked in?',
      ],
      [
        'meaning',
        'What in your own place would you not give up?',
        'What in your own place would you never give up?',
      ],
    ],
  },
  {
    id: 'couple-i-love-you-unanswered',
    says: [
      'I said I love you and she said thank you',
      'told him i love him and he just kissed my forehead and said nothing',
      'The three words came out of me at dinner and nothing came back',
    ],
    needs: all(
      r`(?:i )?lov(?:e|ed) (?:you|him|her|them)|l-word|three words|love u`,
      r`said|told|came out|say|tell`,
      r`thank\w*|nothing|@no|changed the subject|silence|kissed my|smiled|laughed|went quiet|ok|okay|oh`,
    ),
    unless: any(
      r`(?:he|she|you),? (?:said|says)[^.]{0,20} i didn'?t|i didn'?t know what|i (?:couldn'?t|can'?t|didn'?t) say it|(?:he|she) (?:says|said) it back|and (?:he|she) said it back|@mother|@father|sister|brother|son|daughter|friend|says (?:he|she) loves|(?:never|doesn't|doesnt|don't|dont) (?:say|tell)\w* (?:i|me)|but i love|(?:he|she) said i love|funeral|died`,
    ),
    receives: [
      ['You said it, and it did not come back.', "You said it and it didn't come back."],
      ['Those words are out now.', 'Well, the words are out there now.'],
    ],
    questions: [
      ['next', 'How was the rest of that evening?', 'How was the rest of the night after that?'],
      ['meaning', 'What did you make of the answer you got?', 'What did you make of what you got back?'],
    ],
  },
  {
    id: 'couple-no-sex-for-months',
    says: [
      "We haven't had sex since the summer and neither of us mentions it",
      'its been like five months since me and my wife slept together',
      'Nothing has happened in our bed for most of a year',
    ],
    needs: either(
      [
        r`sex|to bed together|in bed together|slept together|sleep together|made love|make love|touch\w*|intimate|intimacy|our bed|haven't\W`,
        r`@no|months?|years?|since|fortnight`,
        r`(?:haven't|havent|not|no|nothing)[^.]{0,30}|months? since|years? since|since (?:me|we)`,
        r`months?|years?|since|weeks|summer|winter|spring|christmas|wedding|birth|baby|ages`,
      ],
      [
        r`@partner|we`,
        r`(?:haven'?t|havent|not) (?:been )?(?:to bed|intimate|slept|had sex|made love|touched)[^.]{0,30}`,
        r`year|months|weeks|since`,
      ],
    ),
    unless: any(r`ex|dad|mum|child\w* when|abus\w*|rape\w*|single`),
    receives: [
      ['A long time without it.', "That's a long while without it."],
      ['Months is a long stretch, whatever the reason.', "Months is a long stretch, whatever's behind it."],
    ],
    questions: [
      ['thought', 'What do you tell yourself about those months?', 'What do you tell yourself about it?'],
      [
        'want',
        'Which kind of closeness do you miss most, if any?',
        'What kind of closeness do you miss most, if any?',
      ],
    ],
  },
  {
    id: 'couple-pretending-asleep',
    says: [
      "When he comes to bed I pretend I'm already asleep",
      'i hear her coming up the stairs and close my eyes and breathe slow',
      "I turn to the wall and keep still until my partner's light goes off",
    ],
    needs: all(
      r`pretend\w*|fak(?:e|ing)|act(?:ing)?|keep (?:still|my eyes)|close my eyes|breathe slow\w*|turn to the wall|eyes shut`,
      r`asleep|sleep\w*|eyes|still`,
      r`@partner|@pronoun|bed|next to me`,
    ),
    unless: any(
      r`alarms?|orgasm\w*|kids?|my (?:son|daughter|mum)|(?:he|she) pretends|alarm|@ex|pretend(?:ed)? (?:to be )?fine`,
    ),
    receives: [
      ['So you lie there, awake and very still.', "So you're lying there, wide awake and dead still."],
      ['You would rather be taken for asleep.', "You'd rather they think you're asleep."],
    ],
    questions: [
      ['worst', 'What might happen if your eyes were open?', 'What could happen if your eyes were open?'],
      ['body', 'What goes on in you while you lie so still?', "What's going on in you while you lie there?"],
    ],
  },
  {
    id: 'couple-liking-photos',
    says: [
      'My boyfriend likes every single photo this one girl puts up',
      'she hearts all his gym pics and i notice every time',
      "There's a name that keeps turning up under my partner's likes",
    ],
    needs: either(
      [
        r`likes?|hearts?|liking|liked|hearting|comment\w*|emojis?`,
        r`photos?|pics?|pictures?|posts?|stor(?:y|ies)|selfies?|puts up|instagram|insta`,
        r`@partner|@pronoun`,
        r`girl|woman|guy|gym|name|(?:his|her) (?:pics?|photos?|posts?|stor(?:y|ies)|selfies?)|exs|ex's|another|some|same`,
      ],
      [
        r`name`,
        r`(?:under|in) (?:my )?(?:partner|boyfriend|girlfriend|husband|wife)'?s? likes|(?:his|her) likes`,
      ],
    ),
    unless: any(r`i like|i liked|my (?:photo|pic|post)s?|friend's pic|my ex|(?:his|her)? ?face|looks? like`),
    receives: [
      ['You see it each time.', 'Yeah, you see it every time.'],
      ['A tiny heart on a screen, and you notice it.', 'One tiny heart on a screen and you clock it.'],
    ],
    questions: [
      [
        'thought',
        'What story does your head make out of those likes?',
        'What story does your head make out of those likes?',
      ],
      [
        'need',
        'What could your partner say that would settle you a little?',
        "What could your partner say that'd settle you a bit?",
      ],
    ],
  },
  {
    id: 'couple-colleague-name-often',
    says: [
      'He mentions this woman from his office at nearly every dinner',
      'its always dan this dan that since she started the new job',
      'My partner has a new colleague and I hear the name daily',
    ],
    needs: all(
      r`@partner|he|she|hes|shes`,
      r`woman|colleague|co-?worker|guy|man|girl|name|this \w+ that|from (?:work|his|her|the|marketing|accounts)|at work`,
      r`(?:he|she|husband|wife|boyfriend|girlfriend|partner|bf|gf) (?:always |never stops |keeps )?(?:mentions?|mentioning)|i hear|hear the name|never stops talking|it'?s always|mentioning|talk(?:s|ing)? about|hear(?:ing)?|always|keeps|every (?:day|story|dinner|night|other)|daily|constantly|all the time|has the same`,
      r`work|office|job|colleague|co-?worker|marketing|accounts|team|boss`,
    ),
    unless: any(
      r`colleague mentions|co-?worker (?:mentions|talks)|my boss|i have a crush|manager (?:says|keeps)|i keep|@ex|calls me|my name|name is|pronunci\w*|shift`,
    ),
    receives: [
      ['The same name, again and again.', 'That same name, over and over.'],
      ['One name turns up very often at home now.', "That one name's at your place a lot lately."],
    ],
    questions: [
      [
        'body',
        'Where do you notice it when that name comes up?',
        'Where do you feel it when that name comes up?',
      ],
      [
        'tried',
        'What have you let show when the name comes up?',
        'What do you let on when the name comes up?',
      ],
    ],
  },
  {
    id: 'couple-kitchen-rearranged',
    says: [
      'My mother-in-law rearranged all my kitchen cupboards while we were at work',
      'his mum came over and moved everything in my kitchen "to help"',
      "I came home and couldn't find my own cups after my in-laws' visit",
    ],
    needs: either(
      [
        r`kitchen|cupboards?|drawers?|pantry|larder|shelves|fridge|cups`,
        r`rearrang\w*|re-?organi[sz]\w*|moved|moves|moving|sorted|put (?:everything|things|it all)|swapped|couldn't find|couldnt find|emptied|tidied`,
        r`mother|mum|mom|mother-in-law|mil|in-?laws|parents`,
      ],
      [
        r`kitchen|cupboards?|drawers?|pantry|larder`,
        r`can'?t find|nothing is where|everything is somewhere else|all in the wrong`,
        r`(?:his|her) (?:mother|mum|mom)|mother-in-law|in-?laws?`,
      ],
    ),
    unless: any(r`moving house|new kitchen|renovat\w*|painting|my own mother|care home|died`),
    receives: [
      ["Your own kitchen, in someone else's order.", "Your kitchen, but in someone else's order."],
      ['Nobody asked you before moving your things.', 'So nobody asked, they just moved your stuff.'],
    ],
    questions: [
      ['next', 'What have you put back in its old place?', 'What have you moved back so far?'],
      ['support', 'Where did your partner stand in this?', 'Whose side was your partner on?'],
    ],
  },
  {
    id: 'couple-called-by-ex-name',
    says: [
      "His mother called me by his ex's name at lunch",
      'her dad keeps calling me by the last boyfriends name lol',
      "My partner's parents still mix me up with the one before me",
    ],
    needs: all(
      r`(?:mother|mum|mom|father|dad|parents|sister|family|grandma|gran|nan|in-?laws?|aunt)(?:'?s)?`,
      r`ex|exs|ex's|first wife|first husband|last (?:boy|girl)friends?|one before me|previous|late wife`,
      r`call\w*|name|mix\w*|said|says`,
    ),
    unless: any(r`my ex(?:'s)? (?:mother|mum)|rang|phoned|changed|maiden|surname`),
    receives: [
      ['You were given the name of the one before you.', "You got called by the last one's name."],
      ['A slip of the tongue, with you sitting right there.', 'A slip, but you were the one it landed on.'],
    ],
    questions: [
      [
        'next',
        'What happened at the moment the name slipped out?',
        'What happened right when it slipped out?',
      ],
      [
        'want',
        'What would make you feel like yourself at that table?',
        "What'd help you feel like you at that table?",
      ],
    ],
  },
  {
    id: 'couple-app-deleted-again',
    says: [
      'I deleted the dating app again, third time this year',
      "app's gone off my phone again lol lets see how long this time",
      "I've closed my profile once more, it was doing me no good",
    ],
    needs: all(
      r`dating|tinder|hinge|bumble|grindr|profile|swip\w*|app'?s? (?:is )?(?:gone|off)[^.]{0,10} my phone`,
      r`delet\w*|gone|closed|remov\w*|uninstall\w*|got rid of|i'?m off|im off|off (?:it|my phone)`,
      r`again|third|second|fourth|fifth|once more|nth|time this|every (?:week|month)|twice|this time|i'?m off`,
    ),
    unless: any(
      r`re-?install\w*|installed|gam(?:e|es|ing|bl\w*)|bet\w*|casino|bank\w*|instagram|insta|tiktok|work|spend|news|@partner|food|uber|deliver\w*`,
    ),
    receives: [
      ['Deleted once more.', 'Off your phone again, then.'],
      ['No more faces to swipe tonight.', 'No swiping tonight, then.'],
    ],
    questions: [
      ['when', 'What happened just before you pressed delete?', 'What happened right before you hit delete?'],
      [
        'exception',
        'What do you tend to do with the evenings without it?',
        "What do you do with your evenings when it's gone?",
      ],
    ],
  },
  {
    id: 'couple-chat-dies',
    says: [
      'We wrote for two weeks, and then every chat just dries up',
      'matches always go like hey how r u and then nothing',
      'I get matches but no conversation lasts longer than three messages',
    ],
    needs: all(
      r`matches|matched|i match with|match on|chats?|apps?|dating|tinder|hinge|bumble|conversation|we wrote`,
      r`dr(?:y|ies|ied)(?: up| out)?|die[sd]?|dying|fizzl\w*|stops?|stopped|stop answering|then nothing|nothing|@no|peters out|disappear\w*`,
      r`match\w*|every|always|two weeks|weeks|days|messages|hey|they`,
      r`app|apps|matches|matched|i match with|tinder|hinge|bumble|dat(?:e|es|ing)|wrote for|dries up`,
    ),
    unless: any(r`group|deleted|football|@partner|phone battery`),
    receives: [
      ['It begins, and then it runs dry.', 'It starts and then it just fizzles.'],
      ['Plenty of beginnings, and not much after them.', 'Loads of starts, not much after.'],
    ],
    questions: [
      ['exception', 'Which of those chats was the most alive?', 'Which of those chats was actually fun?'],
      [
        'want',
        'What do you wish someone would ask you there?',
        'What do you wish someone on there would ask you?',
      ],
    ],
  },
  {
    id: 'couple-good-first-date',
    says: [
      'I had a first date last night and we talked until they closed',
      'omg the date went so well we didnt even look at the menu',
      'Four hours passed and neither of us had looked at the time',
    ],
    needs: either(
      [
        r`date|dates|four hours passed|evening with (?:him|her)`,
        r`first|went (?:so |really |well)|went so well|went really well|last night|wonderful|yesterday|friday|saturday|on sunday|passed`,
        r`talked|closed|well|great|amazing|lovely|nice|good|fun|laughed|hours|didn'?t want it to end|look(?:ed)? at the (?:menu|time)|magic|perfect`,
      ],
      [
        r`met (?:someone|a (?:man|woman|guy|girl))`,
        r`internet|app|online|tinder|hinge|bumble|first time`,
        r`drink|coffee|dinner|lunch|walk`,
        r`lovely|great|nice|fun|hours|amazing|good`,
      ],
      [
        r`date|dates`,
        r`(?:yesterday|last night|on \w+day|tonight) (?:was|went)|went so|was (?:so )?(?:wonderful|lovely|amazing|great|perfect|brilliant)`,
        r`wonderful|lovely|amazing|great|perfect|brilliant|well`,
      ],
    ),
    unless: any(
      r`ex|divorc\w*|since my|second|tax|dead|due|wait\w*|since then|since|quiet|text(?:ed)?|nothing back|himself|herself|asked me nothing|write back|nervous|birth|stood up|out of date|up to date|but|never|appointment`,
    ),
    receives: [
      ['An evening that neither of you hurried to end.', 'Neither of you was in a rush to go, then.'],
      ['Hours went by, and there was still something to say.', 'Hours of it, and still stuff to say.'],
    ],
    questions: [
      [
        'open',
        'Which bit of that conversation are you still thinking about?',
        'Which bit of it is still going round your head?',
      ],
      ['when', 'When did you notice it was going well?', 'When did you realise it was going well?'],
    ],
  },
  {
    id: 'couple-waiting-after-date',
    says: [
      "It's been two days since our date and he hasn't written",
      'do i text her first or wait, the date was on saturday',
      'I keep looking at my phone to see if my date has messaged',
    ],
    needs: all(
      r`date|dates|went out`,
      r`(?:hasn't|hasnt|not|no|nothing|never|didn't|didnt)[^.]{0,25}(?:heard from|writ\w*|text\w*|message\w*|call\w*|heard|repl\w*|word)|quiet since|(?:been )?quiet|text (?:him|her) first|messaged|wait|radio silence|looking at my phone|nothing since`,
    ),
    unless: any(
      r`ghost\w*|months?|weeks|boss|job|court|due|tax|stood|anniversary|appointment|deadline|ex|@child`,
    ),
    receives: [
      ['The date is over, and now there is the wait.', "Date's done, and now it's the waiting."],
      ['No word yet since the date.', 'Nothing since the date yet.'],
    ],
    questions: [
      [
        'thought',
        'What does your head say while there is no message?',
        "What's your head saying while nothing comes?",
      ],
      ['want', 'What do you hope the message would say?', 'What are you hoping the text would say?'],
    ],
  },
  {
    id: 'couple-date-only-talked',
    says: [
      'My date talked about himself for two hours and asked me nothing',
      'she did not ask me one single question the whole night',
      "I know all about his divorce and he doesn't know what I do",
    ],
    needs: all(
      r`date|dates|whole night|divorce|all evening`,
      r`talked about (?:himself|herself|his|her|themselves)|asked me nothing|(?:did ?n'?t|never|not|did not)[^.]{0,15} (?:ask|asked)|one (?:single )?question|no questions|know all about|didn'?t ask|only talked`,
    ),
    unless: any(r`my ex|mother|father-in-law|@father|interview|doctor|therapist|up to date`),
    receives: [
      ['A whole date, and not one question for you.', 'A whole date and zero questions for you.'],
      ['You did the listening that evening.', 'So you did all the listening.'],
    ],
    questions: [
      ['want', 'What would you have liked to be asked?', "What did you wish you'd been asked?"],
      [
        'when',
        'At what point did you know how it was going?',
        'When did it click that it was gonna be like that?',
      ],
    ],
  },
  {
    id: 'couple-list-in-head',
    says: [
      "I'm the one who knows when the nappies run out and the dentist is due",
      'he helps but its me who has to remember everything all the time',
      "The whole household is a list in my head, never in my wife's",
    ],
    needs: either(
      [
        r`(?:have|has) to (?:remember|think|know|keep)|keep track|list|who (?:knows|remembers|thinks)|in my head|mental load|remember(?:s|ing)? everything|plan everything|organi[sz]e everything|think of everything|i'm the one who (?:knows|remembers|plans|thinks)|all on me|falls (?:to|on) me|carry it all|it all in my head`,
        r`@partner|he|she|i'm the one who (?:knows|remembers|plans|thinks)|never in|household|nobody else|kids`,
        r`nappies|dentist|diapers|household|house|kids?|children|school\w*|birthdays?|everything|shopping|toilet paper|groceries|milk|shoes|appointments?`,
      ],
      [
        r`@partner|he|she`,
        r`never (?:remembers?|thinks? of|knows)|has no idea`,
        r`kids'?|children'?s?|school|appointments?|birthdays?|household|nappies|shopping`,
        r`on me|i (?:have to|do|remember)|my head|left to me`,
      ],
    ),
    unless: any(
      r`work|boss|@mother|shopping list|playlist|@ex|list of (?:things|my)|night|the office|i can'?t remember|exam\w*`,
    ),
    receives: [
      ['The list lives in your head.', "The whole list's in your head."],
      ['Remembering is work too, and it is yours.', "Remembering is a job too, and it's yours."],
    ],
    questions: [
      ['need', 'Which one item would you hand over first?', "What's the first thing you'd hand over?"],
      [
        'worst',
        'What would happen if you forgot on purpose for a week?',
        "What'd happen if you just forgot it all for a week?",
      ],
    ],
  },
  {
    id: 'couple-just-ask-me',
    says: [
      "He says I only have to ask and he'd help with the house",
      'shes like "just tell me what to do" and thats exactly the problem',
      'My partner does chores, but only when I hand them out',
    ],
    needs: all(
      r`just (?:ask|tell)|only have to ask|(?:have|having|need|needing) to ask|hand them out|just ask me|have to tell|if i ask|when i ask|tell me what to do|(?:give|hand)(?:s|ing)? (?:him|her) (?:a list|jobs|tasks)|unless i (?:ask|tell)|if i tell (?:him|her)|never sees (?:it|what)|doesn'?t see (?:it|what)|without (?:me|my) asking`,
      r`help\w*|chores?|house\w*|cook\w*|clean\w*|do (?:it|things)|tell me what to do|dish\w*|bins|hoover|laundry`,
      r`@partner|@pronoun`,
    ),
    unless: any(r`boss|work|teacher|@mother|doctor|therapist|money`),
    receives: [
      ['Having to ask is a task of its own.', 'Having to ask is a job in itself.'],
      ['So the asking stays with you.', "So you're still the one doing the asking."],
    ],
    questions: [
      [
        'exception',
        'When was something last done without your asking?',
        'What got done lately without you asking?',
      ],
      ['tried', 'How have you put that to your partner so far?', 'How have you put it to {them} so far?'],
    ],
  },
  {
    id: 'couple-thermostat',
    says: [
      'We have had the same fight about the heating every night this week',
      'i turn the heating up, she turns it down, every day lol',
      'My husband and I are at war over the thermostat',
    ],
    needs: all(
      r`heating|thermostat|radiators?|temperature|boiler|too (?:cold|hot|warm)|air ?con`,
      r`fight\w*|argu\w*|war|turns?(?: it)? (?:up|down)|bicker\w*|row|quarrel\w*|squabbl\w*|turned|opens?`,
      r`@partner|@pronoun|we|us`,
    ),
    unless: any(r`engineer|bill|broken|son|boiler and|office|colleague|repair\w*|landlord|cold war|fever`),
    receives: [
      ['Two degrees, and a whole quarrel in them.', 'A couple of degrees and a whole row.'],
      ['One dial, and two hands on it.', 'One dial, two people on it.'],
    ],
    questions: [
      [
        'meaning',
        'What is the argument about, apart from the heating?',
        "What's the fight about, if it's not just the heating?",
      ],
      [
        'exception',
        'Where else in the house do you easily agree?',
        'What at home do you two agree on without even trying?',
      ],
    ],
  },
  {
    id: 'couple-silent-dinner',
    says: [
      'We eat in front of the television because we have nothing to say',
      'me and my bf had dinner last night and literally nobody said a word',
      'I could hear both our forks for the whole meal',
    ],
    needs: all(
      r`dinner|meals?|supper|eat|ate|eating|breakfast|lunch|tea|restaurant|table|forks?`,
      r`@partner|we|us|our|both`,
      r`silen\w*|nothing to say|(?:nobody|no one|neither|not|hardly|barely|without)[^.]{0,25}(?:word|said|say|talk\w*|spoke|speak\w*)|didn'?t (?:speak|talk)|quiet|hear both|in front of (?:the )?(?:tv|telly|television)`,
    ),
    unless: any(
      r`cup of tea|we say|not eating|@child|family|parents|friends?|i said nothing|@ex|office|colleagues?|@father|@mother|canteen|flatmates?|alone|brother|sister|his suit|argu\w*`,
    ),
    receives: [
      ['A meal with hardly a word in it.', 'A whole dinner, hardly a word.'],
      ['It was quiet at that table.', 'Pretty quiet dinner, then.'],
    ],
    questions: [
      [
        'when',
        'What did you two use to talk about over food?',
        'What did you two use to chat about over food?',
      ],
      ['want', 'Which sentence did you nearly say during the meal?', 'What did you nearly say at dinner?'],
    ],
  },
  {
    id: 'couple-separate-rooms',
    says: [
      'We sleep in separate rooms now because of his snoring',
      'ive moved into the spare room, she kicks and steals the duvet',
      'It started as one bad night and now I have my own bedroom',
    ],
    needs: all(
      r`separate (?:bed)?(?:rooms?|beds?)|spare (?:room|bed)|guest (?:room|bed)|own (?:bed)?room|different (?:rooms?|beds)|sleep(?:ing|s)? apart|apart at night`,
      r`sleep\w*|slept|moved|bed|bedroom|now|snor\w*|night`,
      r`@partner|@pronoun|we|his|her|one bad night|his snoring`,
    ),
    unless: any(
      r`used to|but not now|back in (?:our|the same)|argu\w*|fight|fought|row|split|broke|divorc\w*|separated|ex|@child|parents|mum|guests?(?! (?:room|bed))|visit\w*|office|flatmates?|friends?|curtains`,
    ),
    receives: [
      ['Two bedrooms now.', "So it's two bedrooms now."],
      [
        'You sleep apart, and that began for a practical reason.',
        'Separate beds, and it started off practical.',
      ],
    ],
    questions: [
      [
        'meaning',
        'What has sleeping apart changed between the two of you?',
        "What's changed with you two since the separate rooms?",
      ],
      [
        'exception',
        'Which part of sharing a bed do you miss, if any?',
        'Which bit of sharing a bed do you miss, if any?',
      ],
    ],
  },
  {
    id: 'couple-tea-unasked',
    says: [
      'My wife put a cup of tea on my desk without a word',
      'he brought me coffee in bed this morning and i didnt even ask',
      'There was a hot cup next to me before I had asked',
    ],
    needs: all(
      r`tea|coffee|cuppa|chai|hot cup|cup|cocoa|uji|breakfast`,
      r`(?:brought|put|made|left|bring|brings|set|handed)|there was`,
      r`without (?:a word|asking|me|my|being)|didn'?t (?:even )?ask|(?:hadn't|hadnt|before i)|unasked|in bed|out of nowhere|on my desk|next to me`,
    ),
    unless: any(
      r`i (?:made|brought|put)|spilled|smiled|tea towel|neighbou?rs?|ex|cold|forgot|court|colleagues?|nurse|cat|died|@child|camomile`,
    ),
    receives: [
      ['A hot cup, and you had not asked.', "A hot cup and you didn't even ask."],
      ['Somebody had thought of you.', 'Somebody was thinking of you.'],
    ],
    questions: [
      ['meaning', 'What did that cup tell you?', 'What did that cup kinda say to you?'],
      ['next', 'How did the day go on from that cup?', "How'd the rest of the day go after that?"],
    ],
  },
  {
    id: 'couple-note-in-lunch',
    says: [
      'She had put a little note in my lunch box',
      'found a post it from my bf on the mirror this morning, nearly cried',
      "I found a line in my husband's handwriting inside my coat pocket",
    ],
    needs: all(
      r`note|post[- ]?it|card|handwriting|letter|few words|message`,
      r`found|left|hid(?:den)?|put|had|stuck|saw`,
      r`lunch\w*|mirror|pocket|bag|fridge|suitcase|wallet|pillow|coat|desk|box|windscreen`,
      r`@partner|@pronoun|'d|love`,
    ),
    unless: any(
      r`neighbou?r|complain\w*|suicide|late|landlord|school|teacher|bank|boss|receipt|doctor|sick|@ex|solicitor|lawyer|birthday|@mother|@father|@grandparent|died|dead|manager|police`,
    ),
    receives: [
      ['A few words, left where you would find them.', 'Just a few words, left for you to find.'],
      ['That took a pen and a thought of you.', 'Someone grabbed a pen and thought of you.'],
    ],
    questions: [
      ['next', 'Where has the note gone now?', "Where've you put the note?"],
      ['meaning', 'Which word on it did you like best?', 'Which bit of it did you like best?'],
    ],
  },
  {
    id: 'couple-hand-in-public',
    says: [
      'He took my hand in the street for the first time',
      'she held my hand in front of everyone today and didnt let go',
      'We walked right through town hand in hand, we never do that',
    ],
    needs: all(
      r`(?:took|held|holds|take|hold|holding|reached for) (?:my|his|her|each other's) hands?|hand in hand|held hands|holding hands|hands?`,
      r`street|town|public|everyone|everybody|first time|never do that|people|shop\w*|walked|park|outside`,
      r`@partner|@pronoun|we`,
      r`(?:took|held|holds|take|hold|holding|reached for) (?:my|his|her|each other's) hand|hand in hand|held hands|holding hands`,
    ),
    unless: any(
      r`stove|said no|hot|hurt|forced|burn\w*|never (?:holds?|takes?|wants?)|won'?t|doesn'?t|hospital|died|dying|@child|@mother|@father|nurse|used to|afraid|scared|hide|stranger|doctor|cemetery|funeral`,
    ),
    receives: [
      ['Hand in hand, where anyone could see.', 'Hand in hand, right out in the open.'],
      ['A first time, or nearly one.', "That's pretty much a first."],
    ],
    questions: [
      ['body', 'How was it for you, walking along like that?', 'How was it, walking along like that?'],
      [
        'meaning',
        'What made today the day for it, do you think?',
        'What do you reckon made it happen that day?',
      ],
    ],
  },
  {
    id: 'couple-anniversary-forgotten',
    says: [
      "My husband forgot our anniversary and I said it didn't matter",
      'she completely forgot it was our 3 years yesterday and i said nothing',
      'The date went by and nobody in our flat mentioned it',
    ],
    needs: all(
      r`anniversary|years? (?:married|together)|married|valentine'?s|our \d+ years?|our day|the date went by`,
      r`forgot\w*|nobody|no one|(?:didn't|didnt|not|doesn't|never) (?:remember|mention|know|notice)\w*|no idea|slipped|without a word|mentioned it|went by`,
    ),
    unless: any(
      r`died|death|dead|passed away|since he|funeral|present|i forgot|parents|soon|birthday|drink\w*|relapse|sober`,
    ),
    receives: [
      ['Your day went by without a word.', 'Your day came and went without a word.'],
      ['You knew what day it was.', 'You knew exactly what day it was.'],
    ],
    questions: [
      ['want', 'How would you have liked that evening to go?', 'How did you want that evening to go?'],
      ['next', 'What have you said about it since?', 'Have you said anything since, and what?'],
    ],
  },
  {
    id: 'couple-bought-own-flowers',
    says: [
      'I bought myself flowers because nobody else was going to',
      'got my own valentines roses lol, my gf asked who they were from',
      'The bouquet on our table is one I paid for myself',
    ],
    needs: all(
      r`flowers?|roses|bouquet|tulips|peon(?:y|ies)|lilies`,
      r`(?:bought|buy|got|paid for|treated)[^.]{0,25}(?:myself|own|from me)|my own|myself|one i paid for`,
    ),
    unless: any(
      r`i bought (?:her|him|them|my)|grave|funeral|cemetery|hospital|apolog\w*|for (?:her|him|my)|grow\w*|garden\w*|at the weekend for`,
    ),
    receives: [
      ['The flowers are there, and they are from you.', "There are flowers, and they're from you."],
      [
        'You did not wait for someone else to bring them.',
        "You didn't wait around for someone to bring them.",
      ],
    ],
    questions: [
      ['meaning', 'What were you giving yourself with them?', 'What were you kinda giving yourself there?'],
      [
        'thought',
        'What goes through you when you look at them?',
        'What goes through your head when you see them?',
      ],
    ],
  },
  {
    id: 'couple-not-the-ring',
    says: [
      'I thought he was going to propose and it was earrings',
      'my gf handed me a tiny box and i was so sure. it was a keyring',
      'It was the right restaurant, and then no question was asked',
    ],
    needs: all(
      r`propos\w*|ring|one knee|tiny box|question|engag\w*|pop the question|knee`,
      r`thought|so sure|was sure|sure|expect\w*|hop(?:ed|ing)|right (?:restaurant|moment|place)|waiting for|supposed`,
      r`earrings|keyring|necklace|no question|didn'?t|nothing|flew home|(?:it )?was (?:a|just|only)|wasn'?t|instead|never came|and then`,
    ),
    unless: any(
      r`i proposed|boss|job|ringing|phone|rings? (?:me|every)|bell|doctor|exam|@ex|off my finger|ask(?:ed)? a question|in class`,
    ),
    receives: [
      [
        'You were ready for one question, and it did not come.',
        'You were ready for the big question, and nope.',
      ],
      ['You had already half seen it happen.', 'In your head it was already happening.'],
    ],
    questions: [
      [
        'thought',
        'What was going through your mind on the way home?',
        'What was in your head on the way home?',
      ],
      ['want', 'What would you have answered that night?', 'What would you have said, that night?'],
    ],
  },
  {
    id: 'couple-children-question',
    says: [
      "My partner wants a baby and I still don't know if I do",
      'he sends me baby names and i just reply with a smiley',
      "We've been together six years and I can't answer her about children",
    ],
    needs: all(
      r`bab(?:y|ies)|kids?|children|pregnan\w*|have a child|start a family|parents`,
      r`@partner|@pronoun|we|together`,
      r`(?:wants?|would like|ask\w*|sends?|keeps|ready|talks?|bring\w*)|together`,
      r`(?:don't|dont|not|cant|can't|do not|no|un|never)[^.]{0,15}(?:know|sure|answer|ready|decide|want)|unsure|undecided|not sure|smiley|can't answer|whether i (?:want|do)|idk`,
    ),
    unless: any(
      r`raised|moved out|@ex|my children|our (?:son|daughter|kids|children|baby)|had a baby|the kids|my kids|miscarr\w*|custody|school|lost|abort\w*|i want a|abuse|my (?:son|daughter)`,
    ),
    receives: [
      [
        'The question is waiting, and you have no answer yet.',
        "The question's there and you don't have an answer yet.",
      ],
      ['Not knowing is an answer for today.', 'Not knowing is where you are today.'],
    ],
    questions: [
      ['thought', 'On which days do you lean one way?', 'Any days you lean one way, and which?'],
      ['support', 'Who can you say both sides out loud to?', 'Who can you say both sides out loud to?'],
    ],
  },
  {
    id: 'couple-joint-account',
    says: [
      'We fought because I bought shoes from the joint account',
      'she went through our bank statement with a highlighter lol',
      'My husband asks about every coffee I pay for with our card',
    ],
    needs: all(
      r`joint|bank|statements?|account|card|every (?:coffee|penny|purchase|receipt)|our money|receipts?|budget`,
      r`@partner|@pronoun|we`,
      r`fought|fight|argu\w*|row|highlighter|asks?|checks?|checked|checking|went through|goes through|questions|wants to know|watch\w*|coffee|explain|interrogat\w*|over (?:a|the|what)`,
      r`i (?:buy|bought|spend|spent|pay|paid)|spend\w*|shoes|highlighter|coffee|what the|every|euros?|pounds?|receipt|bought`,
    ),
    unless: any(
      r`gambl\w*|bet\w*|debts?|my (?:savings|boss|company)|found the receipt|secret\w*|hidden|hid|@ex|tells? me what i (?:can|may)|allowance|takes my|took my|controls|netflix|thinks the money|@mother|benefits|birthday card`,
    ),
    receives: [
      ['What you spend is being looked at.', 'So your spending gets looked at.'],
      [
        'It is shared money, and somebody is watching it.',
        "Shared money, and someone's keeping an eye on it.",
      ],
    ],
    questions: [
      ['meaning', 'What does money of your own mean to you?', 'What does having your own money mean to you?'],
      [
        'exception',
        'What kind of spending do you two never argue about?',
        'What do you two never fight about spending on?',
      ],
    ],
  },
  {
    id: 'couple-earns-more',
    says: [
      'My boyfriend earns twice what I do and pays for everything',
      'she always gets the bill and i feel like a kid',
      "I can't afford half the rent, so my partner covers more",
    ],
    needs: all(
      r`earns?|earning|salary|pays?|paid|the bill|afford|rent|makes? (?:more|twice|double|three|ten)|wage|cover(?:s|ing)?`,
      r`@partner|she always gets|he always pays|she always pays`,
      r`(?:twice|more|double|triple|three times|times) (?:what|than|as|my|the)|more than (?:me|i|him|her)|everything|always|half the rent|covers more|feel like a kid|twice|half|most of`,
    ),
    unless: any(
      r`i (?:earn|make|pay)|i'?m the one who (?:earns|pays)|my boss|(?:doesn't|does not|don't|won't|never|refus\w*|stopped|not)[^.]{0,10} (?:pay|help|work)|@ex|i pay (?:for )?everything|landlord|sent home|gambl\w*|lost (?:his|her|my) job|controls|school fees|parents|school|lied|found the|debts?|i cover`,
    ),
    receives: [
      ['The money is not even between you.', "The money's not even between you two."],
      [
        'More of the bill lands on one side, and you notice.',
        'The bills mostly land on one side, and you notice.',
      ],
    ],
    questions: [
      ['meaning', 'What do you give that no bill shows?', 'What do you bring that never shows up on a bill?'],
      ['when', 'At which moment do you notice it most?', 'When do you notice it most?'],
    ],
  },
  {
    id: 'couple-corrects-my-stories',
    says: [
      'He corrects my stories in front of our friends',
      'she always jumps in and finishes what im telling, like wrong day wrong pub',
      'I begin an anecdote at dinner and my husband takes it over',
    ],
    needs: all(
      r`correct(?:s|ed|ing)|jumps? in|interrupt\w*|finish(?:es|ed)?|takes? (?:it|over)|cuts? (?:me|in)|talks over|tells it`,
      r`stor(?:y|ies)|telling|tells?|anecdote|sentence|joke`,
      r`@partner|@pronoun`,
      r`friends?|parties|party|dinner|front of|people|wrong|always|every|whenever|when i tell|again|guests`,
    ),
    unless: any(
      r`boss|meeting|work|teacher|doctor|he broke|own story|@mother|@father|letters|colleagues?|class|manager|grammar|therap\w*|pen`,
    ),
    receives: [
      ['You were the one telling it.', 'You were the one telling it.'],
      ['It was your story to tell.', 'That was your story to tell.'],
    ],
    questions: [
      [
        'next',
        'What do you do while the other version is told?',
        'What do you do while the other version gets told?',
      ],
      ['want', 'How does the story end when you tell it?', 'How does it end when you get to tell it?'],
    ],
  },
  {
    id: 'couple-joke-at-my-cost',
    says: [
      'My wife made a joke about me at dinner and everyone laughed',
      'he did the bit about my driving again in front of his mates',
      'I laughed along at the table, it was about me and it stung',
    ],
    needs: all(
      r`joke\w*|joking|cracked up|laugh\w*|the bit about|bit about my|funny stor(?:y|ies)|made fun`,
      r`@partner|his mates|his friends|her friends|at the table, it was about me|in front of (?:his|her)`,
      r`everyone|dinner|front of|laughed|mates|friends|party|table|guests|stung`,
      r`how bad i|about me|about my|at my|of me|on me|my (?:driving|cooking|weight|english|accent|job|salary|snoring|age)`,
    ),
    unless: any(
      r`laughed so|we laughed|couldn't stop laughing|@ex|boss|colleagues?|sister laughs?|jokes? that made|i made a joke|wasn't joking`,
    ),
    receives: [
      ['The laugh was on you.', 'So you were the punchline.'],
      [
        'It was told for laughs, with you at the table.',
        'They got the laugh, and you were sitting right there.',
      ],
    ],
    questions: [
      ['meaning', 'Which word in the joke stayed with you?', 'Which bit of the joke stuck with you?'],
      [
        'need',
        'What would you have wanted {them} to say afterwards?',
        'What did you want {them} to say after?',
      ],
    ],
  },
  {
    id: 'couple-crush-at-work',
    says: [
      "I'm married and I put on perfume for a man at work",
      'got a stupid crush on someone at work, i have a gf',
      "I take the long way past one desk every morning, my partner doesn't know",
    ],
    needs: all(
      r`work|office|colleague|co-?worker|desk|boss|at the gym`,
      r`can'?t stop thinking about|crush|perfume|dress up for|fancy|flirt\w*|long way past|attracted|butterflies|(?:can'?t stop |keep )?think(?:ing)? about|on my mind|thing for`,
      r`married|husband|wife|gf|bf|girlfriend|boyfriend|partner|at home|taken`,
    ),
    unless: any(
      r`about (?:work|the|my (?:work|boss|job))|he has a crush|she has a crush|my (?:husband|wife|boyfriend|girlfriend|partner) (?:has|is|flirts|fancies)|(?:husband|wife|boyfriend|girlfriend)'s|affair|slept|kissed|(?:he|she)'?s? (?:flirt\w*|cheat\w*)|harass\w*|his office`,
    ),
    receives: [
      ['A little secret that goes to work with you.', 'A little secret you take to work.'],
      ['You have someone at home and someone on your mind.', 'Someone at home, someone else on your mind.'],
    ],
    questions: [
      ['meaning', 'Who are you when that person looks up?', 'Who are you when that person looks up at you?'],
      ['want', 'How far do you want it to go in your imagination?', 'How far does it go in your head?'],
    ],
  },
  {
    id: 'couple-in-love-with-friend',
    says: [
      "I'm in love with my best friend and she has no idea",
      'hes my friend and i like him so bad and he keeps telling me about dates',
      "For two years I've been the good friend who wants more",
    ],
    needs: all(
      r`in love|like (?:him|her|them) so|feelings for|crush on|wants more|love (?:him|her)|fancy|fallen for|falling for`,
      r`friend|mate|bestie|best friend|friendship`,
      r`my (?:best |good |oldest )?(?:friend|mate|bestie)|best friend|(?:he's|hes|she's|shes|is) my (?:best )?(?:friend|mate)|good friend`,
    ),
    unless: any(
      r`says|said|thinks|told me|@ex|my (?:best )?friend (?:is|has|says|fell)|fell in love|husband|wife|leave (?:him|her)|(?:has a|her|his) (?:boyfriend|girlfriend)|until (?:she|he)|friend's`,
    ),
    receives: [
      ['A friend, and more than that for you.', 'A mate, and way more than that for you.'],
      ['You know something that your friend does not.', "You know something they've no clue about."],
    ],
    questions: [
      ['worst', 'What are you most afraid of losing?', 'What are you most scared to lose?'],
      ['when', 'When were you closest to saying it?', 'When did you come closest to saying it?'],
    ],
  },
  {
    id: 'couple-dreamed-of-someone-else',
    says: [
      'I dreamed I kissed someone else and woke up next to my husband',
      'had a dream about another girl, my gf was right there making breakfast',
      "All day I've felt guilty about something I only dreamed",
    ],
    needs: all(
      r`dream(?:ed|t|s|ing)?|in (?:my|a) dream`,
      r`kiss\w*|someone else|another|other (?:man|woman|guy|girl)|cheat\w*|sex|with a (?:man|woman|guy|girl|colleague)|guilty|slept with`,
    ),
    unless: any(
      r`(?:he|she|gf|bf|boyfriend|girlfriend|husband|wife) (?:didn'?t )?(?:really )?(?:cheated|kiss\w*)|@ex|of (?:getting|having|being)|nightmare|died|dead|back together|about (?:him|her) cheating|he cheated|she cheated|daydream`,
    ),
    receives: [
      ['It was a dream, and it came along into the day.', 'Just a dream, but it followed you into the day.'],
      [
        'Nothing happened, and still you woke up with it.',
        'Nothing happened, and you still woke up with it.',
      ],
    ],
    questions: [
      [
        'feeling',
        'How was it inside the dream, before you woke?',
        'How was it inside the dream, before you woke up?',
      ],
      [
        'next',
        'What do you take that dream to say about you?',
        'What do you think that dream says about you?',
      ],
    ],
  },
  {
    id: 'couple-looked-in-phone',
    says: [
      'I looked through his phone and there was nothing there',
      'went thru her messages while she was in the shower. found nothing. feel worse',
      "My partner's phone was unlocked, I read it, all of it was harmless",
    ],
    needs: all(
      r`phone|messages|texts|whatsapp|dms|laptop`,
      r`(?:looked|went|read|gone|going|checked|snooped|scrolled|look|go)[^.]{0,15}(?:through|thru|in|at|his|her|it|into)|unlocked|snoop\w*|i read|checked`,
      r`nothing|(?:wasn'?t|not) a thing|wasn'?t anything|harmless|found none|all (?:of it )?(?:was )?(?:fine|innocent)|no (?:sign|trace|proof|evidence)|innocent|clean`,
    ),
    unless: any(
      r`(?:he|she|they|mum|dad)(?:'s|s| has)? (?:looked|went|read|goes|reads|checks|looks) (?:through|at|my)|my phone|my messages|my texts|on my phone|there was a heart|heart|the other room|dropped|says nothing`,
    ),
    receives: [
      ['You looked, and there was nothing to find.', 'You looked, and there was nothing there.'],
      ['There was nothing in it, and you know that you looked.', 'Nothing in it, but you know you looked.'],
    ],
    questions: [
      [
        'want',
        'What were you hoping to find, or not to find?',
        "What were you hoping you would or wouldn't find?",
      ],
      [
        'when',
        'What had happened that day before you picked it up?',
        'What happened that day before you picked it up?',
      ],
    ],
  },
  {
    id: 'couple-app-still-on-phone',
    says: [
      'I saw the dating app is still on his phone, four months in',
      'she still has tinder installed, saw the little flame when she showed me a pic',
      "My partner's old profile is still up, my friend came across it",
    ],
    needs: all(
      r`app|tinder|hinge|bumble|grindr|profile|dating`,
      r`still|never (?:took|deleted|removed|got rid)|hasn'?t (?:deleted|taken)|is (?:up|active|online)|found (?:him|her|his|her)|came across|saw`,
      r`@partner|@pronoun|exclusive`,
    ),
    unless: any(
      r`i still|i deleted|my (?:own )?profile|i (?:still )?have|a match|@ex|first date|linkedin|food|bank`,
    ),
    receives: [
      ['So it is still on there.', "So it's still on there."],
      ['And now you know that it is there.', "And now you know it's there."],
    ],
    questions: [
      [
        'thought',
        'What did you think in the first ten seconds?',
        'What went through your head in the first ten seconds?',
      ],
      ['want', 'What would you want to be told about it?', 'What do you wanna hear about it?'],
    ],
  },
  {
    id: 'couple-never-met-friends',
    says: [
      "We've been together a year and I've never met her friends",
      '8 months and he still hasnt introduced me to anyone',
      'My boyfriend goes to family birthdays and I stay at home',
    ],
    needs: either(
      [
        r`(?:never|not|haven't|havent|hasn't|hasnt|still|no|won'?t|doesn'?t|stay at home)[^.]{0,30}(?:met|meet|introduc\w*|invit\w*|known|at home)`,
        r`@partner|he|she|hes|shes|his|her|together`,
        r`friends|mates|family|parents|anyone|anybody|people|birthdays`,
      ],
      [r`@partner`, r`goes to (?:family|their|his|her)[^.]{0,20}`, r`i stay (?:at )?home|without me`],
    ),
    unless: any(
      r`game|guild|discord|@ex|haven't seen my|i'?(?:m| am)? (?:haven't|havent|don't|never) (?:introduced|told)|my friends|my family|my parents|new town|moved here|wedding|gaming|online|i have not (?:told|introduced)|nobody knows|my mum|my mother|secret|i hide|i'?m hiding`,
    ),
    receives: [
      [
        'There is a part of that life you have not been shown.',
        "There's a whole side you haven't been let into.",
      ],
      ['You are known at home, and not there.', 'You exist at yours, but not out there.'],
    ],
    questions: [
      ['thought', 'How do you explain it to yourself?', 'How do you explain it to yourself?'],
      ['want', 'Who would you want to meet first?', "Who'd you wanna meet first?"],
    ],
  },
  {
    id: 'couple-what-are-we',
    says: [
      "We see each other every weekend and I don't know what we are",
      'so its been 4 months and we still havent had the talk lol',
      "I don't know what to call him when I introduce him",
    ],
    needs: all(
      r`what (?:we are|are we|this is|to call (?:him|her|it))|the talk|if (?:i'm|im|we're|were|she's|he's|i am|we are) (?:his|her|a couple|together|official|my|dating|exclusive|even)|what (?:i am|im|i'm) to (?:him|her)|situationship|official|label`,
      r`know|clue|had|idea|what|idk|ask\w*|if|call|situationship|label|wants?`,
      r`weekend|months?|weeks|sleeping|see|introduce|girlfriend|boyfriend|dating|together|each other|situationship`,
    ),
    unless: any(
      r`@ex|married|wife|husband|what are we (?:doing|having|eating)|work|job|parents|pregnan\w*|autis\w*|diagnos\w*|offer`,
    ),
    receives: [
      ['No word for it yet.', "There's no word for it yet."],
      ['It goes on, without a name.', "It's a thing, it just doesn't have a name."],
    ],
    questions: [
      [
        'want',
        'Which word would you pick if it were up to you?',
        'Which word would you pick if it was up to you?',
      ],
      ['worst', 'What might asking put at risk?', 'What could asking mess up?'],
    ],
  },
  {
    id: 'couple-only-late-texts',
    says: [
      'He only writes to me after midnight',
      'she texts me at 2am like u up and never during the day',
      'The messages come late at night and never on a Sunday afternoon',
    ],
    needs: all(
      r`text\w*|messag\w*|writ\w*|call\w*|dm\w*|u up|rings?`,
      r`midnight|2 ?am|1 ?am|3 ?am|late at night|late|after dark|at night|after (?:ten|eleven|twelve)`,
      r`only|never (?:during|on|in|at|by)|never|u up|not (?:during|by|in)|just`,
      r`@pronoun|@partner|the messages|u up`,
    ),
    unless: any(
      r`boss|manager|work|email\w*|ex|exs|@mother|@father|brother|sister|friend|@child|i (?:only )?(?:text|write|call)|office|team|nurse|late shift`,
    ),
    receives: [
      ['Always at night, and not by day.', 'Always late, never in the daytime.'],
      ['It is the hour that tells you something.', 'The time on the text says a lot.'],
    ],
    questions: [
      ['want', 'What would a message at noon change?', 'What would a text at lunchtime change?'],
      [
        'next',
        'How are you the morning after one of those messages?',
        'How are you the morning after one of those?',
      ],
    ],
  },
  {
    id: 'couple-lights-off',
    says: [
      'I only undress in the dark with my husband',
      'i keep my t shirt on during sex, always lights off',
      'Three years together and I still hide under the sheet',
    ],
    needs: all(
      r`dark|lights? (?:off|out|on)|light on|t-? ?shirt|naked|under the (?:sheet|blanket|duvet|covers)|undress\w*|blanket|cover(?:ed)? (?:up|myself)|see me`,
      r`sex|undress\w*|see me|hide|clothes off|in bed`,
      r`@partner|during sex|have sex|together|with (?:him|her)|him|her`,
    ),
    unless: any(
      r`hoodie|abus\w*|gym|changing room|screen|phone|power|electric\w*|rape\w*|forc\w*|ptsd|sleep(?:s|ing)? in his|doctor`,
    ),
    receives: [
      ['You like to stay out of sight there.', "You'd rather not be seen like that."],
      ['Dark or covered, even with someone close.', 'Dark or covered up, even with someone close.'],
    ],
    questions: [
      ['thought', 'What do you imagine would be seen?', 'What do you think {they} would see?'],
      [
        'exception',
        'Where on your body do you not mind being looked at?',
        "Which bit of you don't you mind being looked at?",
      ],
    ],
  },
  {
    id: 'couple-faking-it',
    says: [
      "I fake it in bed so that it's over sooner",
      'been faking orgasms with my bf since day one and now its too late',
      "My wife thinks it's good for me and I let her think so",
    ],
    needs: all(
      r`fak(?:e|ed|ing)|pretend\w*|let (?:him|her|them) think|act(?:ing)?`,
      r`bed|orgasm\w*|sex|come|climax|good for me|over (?:sooner|quicker|faster)|finish`,
    ),
    unless: any(r`asleep|sleep|sick|smile|happy|interview|friend|fine|confiden\w*`),
    receives: [
      [
        'You play a part there, and nobody else knows.',
        "You're putting on a bit of a show, and nobody knows.",
      ],
      ['It has never been said aloud.', "You've never said it out loud."],
    ],
    questions: [
      ['worst', 'What would the truth change, do you think?', 'What do you think the truth would change?'],
      ['exception', 'When was it last real for you?', 'When was it last actually real for you?'],
    ],
  },
  {
    id: 'couple-body-did-not-work',
    says: [
      "It didn't work in bed last night and she was kind about it",
      'couldnt get it up with her. again. wanted to disappear',
      "My body just didn't do it, and then we both lay there",
    ],
    needs: all(
      r`bed|sex|get it up|hard|erection|soft|my body|worked?`,
      r`(?:couldn't|couldnt|didn't|didnt|can't|cant|not|went|lost|wouldn't)[^.]{0,12}(?:work|get it up|stay hard|hard|soft|do it|finish|function|it)|went soft|get it up|lost (?:it|my erection)`,
      r`@pronoun|@partner|both|we`,
    ),
    unless: any(
      r`(?:he|husband|boyfriend) (?:can'?t|cant|couldn'?t|went|lost)|blames? me|neck|chok\w*|hand round|mood|work hard|get out of bed|couldn't sleep|couldnt sleep|(?:at|from|for) work|hard (?:to|for|day|time)|out of bed|soft (?:voice|spot|now)|job|he's so soft|toilet|shift|exam|walk|test`,
    ),
    receives: [
      ['The body did not go along.', "Your body just didn't play along."],
      ['And then there were the minutes after.', "And then there's the bit after."],
    ],
    questions: [
      [
        'thought',
        'What was the loudest thought while you lay there?',
        'What was the loudest thought lying there?',
      ],
      [
        'support',
        'What was said between you afterwards, if anything?',
        'What did you two say after, if anything?',
      ],
    ],
  },
  {
    id: 'couple-said-what-i-like',
    says: [
      'I told him what I like in bed, for the first time ever',
      'i actually said out loud what i want in bed, she was so sweet',
      'After ten years I showed my husband how I want to be touched',
    ],
    needs: all(
      r`told|said|showed|say|tell|asked for`,
      r`what i (?:like|want|need|enjoy)|how i (?:want|like)`,
      r`bed|sex|touched|intimate|sexually|in the bedroom`,
    ),
    unless: any(
      r`never (?:told|said)|can'?t|couldn'?t|afraid|scared|don'?t|he told|she told|(?:he|she) (?:said|asked)`,
    ),
    receives: [
      ['You said it, or showed it, at last.', 'You finally put it out there.'],
      ['That was in you and now it is between you.', "It was in your head, now it's between you two."],
    ],
    questions: [
      ['meaning', 'What made it possible this time?', 'What made it possible this time?'],
      ['feeling', 'What happened in the minute after that?', 'What happened in the minute after?'],
    ],
  },
  {
    id: 'couple-first-kiss-in-years',
    says: [
      'I kissed someone on Friday, the first time in six years',
      'omg i got kissed, properly kissed, after like forever',
      'After being on my own so long, there was a kiss at my door',
    ],
    needs: all(r`kiss(?:ed)?`, r`first|years|forever|long|forgotten|ages|since|properly`),
    unless: any(
      r`@ex|dream\w*|never (?:been )?kissed|cheat\w*|affair|husband|wife|@child|forehead|goodbye kiss|died|drunk|colleague|told him|without (?:my|me)|forced`,
    ),
    receives: [
      ['A kiss, after a long time without.', 'A kiss, after ages without one.'],
      ['Somebody came that close again.', 'Someone got that close again.'],
    ],
    questions: [
      ['body', 'What did your knees do?', 'So what did your knees do?'],
      ['next', 'What did you do once you were alone again?', 'What did you do once you were on your own?'],
    ],
  },
  {
    id: 'couple-last-train',
    says: [
      'I cry every Sunday when her train pulls out',
      'long distance sucks, i hate the station, he always waves till the end',
      'We get two weekends a month and then one of us leaves',
    ],
    needs: all(
      r`train|station|airport|flight|platform|weekends? a month|long[- ]distance|drives? (?:off|back)`,
      r`@pronoun|@partner|one of us|we`,
      r`cry\w*|cried|fall apart|in bits|sob\w*|tears|pulls? (?:out|away)|hate|one of us leaves|leaves again|goodbye|waves?|goes back|left`,
    ),
    unless: any(
      r`@mother|@father|parents|@child|panic\w*|work|missed|commut\w*|late|strike|hit|died|bus driver|@friend|in front of|jump\w*|moved out|school|handover`,
    ),
    receives: [
      ['Every meeting has a goodbye built in.', 'Every hello comes with a goodbye.'],
      ['Not much time together, and then the leaving.', 'A bit of time together, then the leaving.'],
    ],
    questions: [
      ['exception', 'Which hour of the weekend is the best one?', "What's the best hour of the weekend?"],
      ['when', 'When does the goodbye begin for you?', 'When does the goodbye start for you?'],
    ],
  },
  {
    id: 'couple-call-fell-asleep',
    says: [
      'He fell asleep on our video call and I stayed and watched him breathe',
      'she dozed off on facetime again, i didnt hang up',
      'Our nightly call ends with one of us snoring into the phone',
    ],
    needs: all(
      r`call|facetime|video|phone|skype|zoom`,
      r`asleep|doz\w*|snor\w*|nodded off|drop(?:s|ped) off`,
    ),
    unless: any(
      r`work|meeting|boss|class|lecture|@mother|@father|@child|alarm|on (?:the|my) (?:sofa|couch)|scroll\w*|therap\w*|on call|next to me`,
    ),
    receives: [
      ['The call goes on, and one of you is asleep.', "The call's still on and one of you is out."],
      ['Not talking, and still connected.', 'No talking, but still on the line.'],
    ],
    questions: [
      [
        'meaning',
        'What do you like or not like about that silence?',
        "What's good or not so good about that silence?",
      ],
      [
        'thought',
        'What passes through your head before you hang up?',
        "What's in your head before you hang up?",
      ],
    ],
  },
  {
    id: 'couple-no-room-for-my-things',
    says: [
      'I moved in with him and my things are still in boxes',
      'its her flat. i got one drawer and half a shelf',
      'Six months here and not one picture on the wall is mine',
    ],
    needs: all(
      r`drawer|shelf|shelves|boxes|my things|my stuff|picture on the wall|wardrobe space|space for my`,
      r`his (?:flat|place|house|apartment)|her (?:flat|place|house|apartment)|moved in|living with (?:him|her|my)|months here|live with (?:him|her)|with (?:him|her)`,
      r`still|one|half|not one|no (?:room|space|place)|nothing|none|mine|only`,
    ),
    unless: any(r`parents|mum|mother|dad|@ex|moved out|spare room|cleared|died|toothbrush|leaves his|@child`),
    receives: [
      ['You live there, and your things have little room.', 'You live there, but your stuff barely does.'],
      ['A home, and not much of you in it yet.', "It's home, just not much of you in it."],
    ],
    questions: [
      ['want', 'Which thing of yours would you put up first?', 'What of yours would you put up first?'],
      ['tried', 'How has the subject come up between you?', "How's it come up between you two?"],
    ],
  },
  {
    id: 'couple-dog-in-between',
    says: [
      "The dog sleeps between us and I'm almost glad of it",
      'he cuddles the cat more than me lol not even joking',
      'My wife kisses the dog hello and then asks me about dinner',
    ],
    needs: all(
      r`dog|cat|puppy|kitten|pet|hound`,
      r`@partner|@pronoun|between us|in our house|us`,
      r`between us|cuddles?|cuddl\w*|kiss\w*|strokes?|hugs?|more than (?:me|i)|before me|pets|affection`,
    ),
    unless: any(
      r`died|dead|ran away|vet|@ex|allerg\w*|split|put (?:him|her|it) down|lost|i cuddle|my dog died|took the|son|daughter|like at the`,
    ),
    receives: [
      ['The animal has a very good place with you two.', "That pet's got a pretty good spot with you two."],
      ['You notice where the tenderness goes.', 'You notice who gets the cuddles.'],
    ],
    questions: [
      [
        'want',
        "Which of the pet's privileges would you like for yourself?",
        "Which of the pet's perks would you want for you?",
      ],
      [
        'exception',
        'When were you last the one who was held?',
        'When were you last the one getting the hug?',
      ],
    ],
  },
  {
    id: 'couple-asleep-during-my-story',
    says: [
      'I was telling my wife about my day and she fell asleep',
      'halfway through my story i noticed he was snoring',
      "I got to the important bit and my boyfriend's eyes were closed",
    ],
    needs: all(
      r`fell asleep|was asleep|snor\w*|eyes were closed|dozed off|nodded off|asleep`,
      r`telling|my story|my day|story|told (?:him|her)|talking|important bit|mid-?sentence|halfway`,
      r`@partner|@pronoun`,
    ),
    unless: any(r`@child|bedtime|facetime|call|video|grand\w+|mum|dad|i fell asleep|my (?:son|daughter)`),
    receives: [
      ['You were in the middle of it.', 'You were right in the middle of telling it.'],
      ['The story was not heard to the end.', 'Nobody heard the end of it.'],
    ],
    questions: [
      ['open', 'How did the story go on?', 'So how did the story end?'],
      ['feeling', 'What did you do with the rest of it?', 'What did you do with the rest of it?'],
    ],
  },
  {
    id: 'couple-wont-come-to-mine',
    says: [
      'My husband never comes along when I visit my parents',
      'she always has a headache when its my familys turn',
      "I go to my sister's birthday alone again and make his excuses",
    ],
    needs: all(
      r`@partner|@pronoun`,
      r`never (?:comes?|joins?|wants)|(?:won'?t|doesn'?t|refuses to|always has|finds? a reason|headache|excuse|excuses|not) ?(?:come|join|visit|go)?`,
      r`my (?:parents|family|familys|family's|sister'?s?|brother'?s?|mum'?s?|mother'?s?|folks|side|dad'?s?|cousin'?s?)`,
      r`visit\w*|go|birthdays?|come|turn|invited|asked to|turn up|alone|own|comes`,
    ),
    unless: any(
      r`@ex|his family|her family|in-?laws?|brother is|call\w*|my (?:mum|dad|mother|father|brother|sister) (?:never|won'?t|doesn'?t|refuses)|talk\w*|funeral|money|school|told my|drink\w*|eat`,
    ),
    receives: [
      ['You go alone, and you explain it.', 'You turn up alone and make the excuses.'],
      ["An empty seat beside you at your family's.", "There's an empty seat next to you at your family's."],
    ],
    questions: [
      ['thought', 'Which excuse have you used most?', "What's your go-to excuse by now?"],
      [
        'want',
        'What would it be worth to you if {they} came once?',
        "What'd it mean to you if {they} came just once?",
      ],
    ],
  },
  {
    id: 'couple-christmas-with-in-laws',
    says: [
      "We spend every Christmas at his parents' and never at mine",
      'her family again for the holidays, i already know where ill be sat',
      "I haven't had a Christmas Eve with my own people since we married",
    ],
    needs: all(
      r`christmas|xmas|holidays?|eid|diwali|easter|thanksgiving|new year`,
      r`(?:his|her) (?:parents?'?|family|mum'?s|mother'?s|folks|people)|in-?laws?'?|since we married|partner's (?:parents|family)`,
      r`every|always|never|again|haven'?t|each year|each`,
    ),
    unless: any(r`divorc\w*|@ex|split|cancel\w*|died|booked`),
    receives: [
      ['The holidays belong to the other family.', 'So the holidays go to the other family.'],
      ['It has become the rule without your vote.', 'It kinda became the rule, with no vote.'],
    ],
    questions: [
      [
        'exception',
        'What from your own Christmas do you miss most?',
        'What do you miss most from your own Christmas?',
      ],
      ['when', 'How was that settled in the first place?', "How'd that get decided in the first place?"],
    ],
  },
  {
    id: 'couple-father-in-law-silent',
    says: [
      'My father-in-law has never asked me a single question',
      'her dad just grunts at me, 5 years now',
      "At my partner's parents' the father talks past me to everyone else",
    ],
    needs: all(
      r`father-in-law|(?:his|her|partner's|husband's|wife's|boyfriend's|girlfriend's) (?:dad|father)|parents' the father`,
      r`never (?:ask\w*|said|says|spoke\w*|speaks|talk\w*|look\w*)|grunts?|past me|(?:doesn't|doesnt|won'?t|hardly|barely|not) (?:speak|talk|say|look|ask|said|spoken|ever|a)|ignores?|through me|silent`,
    ),
    unless: any(r`died|his dad died|leaving|his dad'?s? (?:job|house|ill)`),
    receives: [
      ['So you sit there and are not addressed.', "You're sat there and nobody that side talks to you."],
      ['A whole visit, and no word for you.', 'A whole visit and not a word for you.'],
    ],
    questions: [
      [
        'exception',
        'When did you come closest to a conversation?',
        'When was the closest you got to an actual chat?',
      ],
      [
        'want',
        'What could you be asked there that you would like to answer?',
        'What would you like to be asked?',
      ],
    ],
  },
  {
    id: 'couple-took-mothers-side',
    says: [
      "He took his mother's side again, in front of me",
      'she agreed with her mum right there at the table, i was gobsmacked',
      'My husband said his mum had a point, and I left the room',
    ],
    needs: all(
      r`@partner|@pronoun`,
      r`(?:mother|mum|mom|sister|parents|mum'?s|mother'?s|mam)(?:'?s|')?`,
      r`(?:took|takes|taking|on) (?:his|her|the) (?:\w+ )?(?:\w+'?s? )?side|agreed with|agrees with|had a point|(?:sided|sides|siding) with|defend\w*|stood up for (?:his|her)`,
    ),
    unless: any(r`my (?:mum|mother|mom|sister|parents)|the dog|i took|for me|my side`),
    receives: [
      ['You stood alone in that moment.', 'You were on your own right then.'],
      ['It was said with you there to hear it.', 'And it got said right in front of you.'],
    ],
    questions: [
      ['need', 'What had you needed to hear instead?', 'What did you need to hear instead?'],
      ['next', 'What have the two of you said about it since?', "What've you two said about it since?"],
    ],
  },
  {
    id: 'couple-calls-mother-daily',
    says: [
      'My husband phones his mother every day before he talks to me',
      'her mum knows about our fights before ive even calmed down',
      'Everything we decide gets discussed with his parents first',
    ],
    needs: all(
      r`@partner|@pronoun|we|everything we`,
      r`(?:his|her) (?:mum|mother|mom|parents|mam|sister|family)`,
      r`phones?|calls?|rings?|tells?|discuss\w*|knows about|asks?|talks? to`,
      r`every ?day|daily|before|first|everything|all our|fights|about us|every (?:decision|night|morning)`,
    ),
    unless: any(
      r`my (?:mum|mother|parents)|@ex|split|divorc\w*|children|kids|ill|sick|dying|i call|she calls me|calls me`,
    ),
    receives: [
      ['There is a third voice in it.', "There's always someone else in on it."],
      [
        'Somebody hears it before it has been settled with you.',
        "Someone hears it before it's even sorted with you.",
      ],
    ],
    questions: [
      [
        'want',
        'What would you want to keep between you two?',
        'What would you wanna keep just between you two?',
      ],
      ['exception', 'Which decision did you two make alone?', 'What did you two decide just on your own?'],
    ],
  },
  {
    id: 'couple-flatpack-laugh',
    says: [
      "We screamed at each other over a wardrobe and then couldn't stop laughing",
      'built a bed with my gf, three screws left over, we were crying laughing',
      'My husband and I put the shelf up crooked and toasted to it',
    ],
    needs: all(
      r`wardrobe|bed|shel(?:f|ves)|flat-?pack|ikea|furniture|screws?|bookcase|desk|tent|table`,
      r`laugh\w*|toasted|giggl\w*|funny|hysterics`,
      r`@partner|we|together|us`,
      r`built|build|put (?:it |the |that )?(?:up|together)|assembl\w*|screws?|over a|crooked|wonky|screamed`,
    ),
    unless: any(r`alone|by myself|neighbou?r|ex|they laughed|at me|everyone laughed`),
    receives: [
      ['Not easy, and a good time all the same.', 'Bit of a mess, still a good laugh.'],
      ['You two have a story now.', "That's one of your stories now."],
    ],
    questions: [
      [
        'meaning',
        'What turned the mood, somewhere among the screws?',
        'What turned the mood, somewhere in all those screws?',
      ],
      ['open', 'Which of you saw the funny side first?', 'Which one of you cracked first?'],
    ],
  },
  {
    id: 'couple-walk-without-phones',
    says: [
      'We left our phones at home and walked for two hours',
      'me and my bf just walked by the river all afternoon, no phones, so nice',
      'My wife and I took a long walk and really talked',
    ],
    needs: all(
      r`walk\w*|hik\w*|stroll\w*|rambl\w*`,
      r`phones?|mobiles?|talked|chatted|talk`,
      r`@partner|(?:he|she) and i|just the two of us|we`,
      r`hours?|all (?:day|afternoon|morning)|long|river|really talked|no phones|beach|woods|forest|without (?:our )?phones|left our phones`,
    ),
    unless: any(
      r`@friend|alone|dog ?walk\w*|used to|never|don'?t|want\w*|should|argu\w*|walked (?:out|off|home)|cry\w*|cried|@ex|didn'?t|@mother|@father|sister|brother|school|bus|dead|he left`,
    ),
    receives: [
      ['Two people, a walk and time.', 'Just you two, a walk and loads of time.'],
      ['That sounds like a good stretch of hours.', 'Sounds like a good few hours.'],
    ],
    questions: [
      [
        'open',
        'Which subject came up that never comes up at home?',
        'What came up that never comes up at home?',
      ],
      ['next', 'What would bring on the next walk like that?', "What'd get you out on another one?"],
    ],
  },
  {
    id: 'couple-never-had-anyone',
    says: [
      "I'm thirty-four and I've never been in a relationship",
      'im 26 never kissed anyone and i lie about it',
      'Everyone my age has had somebody, and I never have',
    ],
    needs: either(
      [
        r`(?:i|ive|i've|im|i'm|have|\d\d|and)[^.]{0,20}never (?:been|had|kissed|dated)|no (?:boyfriend|girlfriend|relationship)`,
        r`relationship|kiss\w*|dated|boyfriend|girlfriend|anyone|anybody|someone|partner|love|a date|and i never have|everyone my age`,
        r`\d\d|thirty\S*|twenty\S*|forty\S*|fifty\S*|sixty\S*|my age|eighteen|nineteen|ever|never|lie about`,
      ],
      [
        r`everyone (?:else )?(?:my age|i know)`,
        r`(?:had|has) (?:had )?(?:somebody|someone|a partner|relationships)`,
        r`i never (?:have|did|had)|i haven'?t`,
      ],
    ),
    unless: any(
      r`never had (?:anyone|anybody|someone) (?:to|who|listen|ask)|like that|like this|like (?:him|her)|in (?:this|my) (?:town|family)|met (?:him|her)|since|told anyone|@ex|so (?:tired|happy|good)|therap\w*|help\w*|stay\w*|my (?:husband|wife|boyfriend|girlfriend)|before this`,
    ),
    receives: [
      ['There has been nobody so far.', "There's been no one so far."],
      ['Your age comes into it when you tell it.', 'Your age comes into it when you say it.'],
    ],
    questions: [
      ['worst', 'What do you imagine people would think?', 'What do you reckon people would think?'],
      [
        'want',
        'What do you picture when you picture having someone?',
        'What do you picture when you picture having someone?',
      ],
    ],
  },
  {
    id: 'couple-alone-at-wedding',
    says: [
      'I went to a wedding on my own and sat with the cousins',
      'singles table at my mates wedding, i was next to the photographer',
      'All the others at the wedding danced in pairs and I minded the bags',
    ],
    needs: all(
      r`wedding`,
      r`alone|on my own|by myself|plus one|singles table|minded the bags|single|in pairs|without (?:a )?(?:partner|date)|next to the photographer|kids'? table|only one without`,
    ),
    unless: any(
      r`my own wedding|my wedding|funeral|planning|organis\w*|organiz\w*|married|since the wedding|husband|wife|ex|invitation|tell them`,
    ),
    receives: [
      ['Pairs all around, and you by yourself.', 'Couples everywhere, and you on your own.'],
      ['You went anyway.', 'You still went, though.'],
    ],
    questions: [
      ['when', 'Which moment of that wedding was the longest?', 'Which bit of the wedding dragged the most?'],
      ['exception', 'Who did you have a good five minutes with?', "Who'd you have a good five minutes with?"],
    ],
  },
  {
    id: 'couple-swiping-for-hours',
    says: [
      'I lie in bed and swipe until my thumb hurts',
      'its 1am and im just swiping and i dont even read the profiles',
      'I went through a hundred faces tonight and wrote to nobody',
    ],
    needs: all(
      r`swip\w*|(?:on|through) (?:hinge|bumble|tinder|grindr)|dating apps?|(?:hundred|\d+) faces|tinder|profiles`,
      r`hours?|whole (?:evening|night)|messaged no one|wrote to nobody|1 ?am|2 ?am|3 ?am|am|thumb|till|until|hundred|tonight|night|read the profiles|all (?:night|evening)|bed`,
    ),
    unless: any(r`deleted|swipes? (?:card|my|his)|card|gym|he swiped|@partner`),
    receives: [
      ['Many faces, one after the other.', 'Face after face after face.'],
      ['A great deal of looking for one evening.', "That's a lot of looking for one night."],
    ],
    questions: [
      ['want', 'What are you looking for at that hour?', 'What are you really looking for at that hour?'],
      ['exception', 'Which face last made you stop?', 'Which one made you actually stop?'],
    ],
  },
  {
    id: 'couple-stood-up',
    says: [
      'I waited at the bar for an hour and she never came',
      'got stood up lol the waiter brought me free olives',
      "My date didn't turn up and I'd already ordered two drinks",
    ],
    needs: all(
      r`date|stood (?:me )?up|bar|restaurant|café|cafe|table|pub|cinema`,
      r`stood me up|(?:got|was|been) stood up|never (?:came|turned up|showed|arrived|appeared)|(?:didn'?t|did not) (?:turn up|come|show\w*|appear)|no[- ]show|supposed to be (?:at|there)`,
    ),
    unless: any(
      r`stood up (?:for|to|and|from|in|at|on)|i (?:didn'?t|did not|never) (?:come|go|turn|show)|train|order|bus|doctor|baby|delivery|exam|to him|to her|@father|class|straight|birthday party`,
    ),
    receives: [
      ['You were there, and the other seat stayed empty.', 'You were there, and nobody showed.'],
      ['You had got yourself there.', "You'd got yourself there and everything."],
    ],
    questions: [
      ['when', 'At what point did you stop looking at the door?', 'When did you stop looking at the door?'],
      [
        'next',
        'What did you do with the rest of that evening?',
        'What did you do with the rest of the night?',
      ],
    ],
  },
  {
    id: 'couple-empty-sunday-together',
    says: [
      'We did nothing at all on Sunday, just the two of us in pyjamas',
      'stayed in bed with my gf till 2 eating toast, best day in ages',
      'It rained, we cancelled everything, and I was happy with him on the sofa',
    ],
    needs: all(
      r`nothing (?:at all)?|stayed in|pyjamas|pajamas|in bed|sofa|couch|lazy|cancelled everything|duvet|toast`,
      r`@partner|just the two of us|with (?:him|her)|we`,
      r`best|happy|lovely|nice|good|perfect|just the two of us|bliss|cosy|cozy|great`,
      r`sunday|saturday|day|weekend|morning|rained|all day`,
    ),
    unless: any(
      r`nothing to say|split|@ex|slept on|argu\w*|depress\w*|alone|not happy|not good|no good|boots|drunk|@child|can't get|work|said nothing|but`,
    ),
    receives: [
      ['Nothing done, and nothing missing.', 'Did nothing, missed nothing.'],
      ['That is a good sort of day.', "That's a really good sort of day."],
    ],
    questions: [
      ['exception', 'Which hour of it would you keep?', 'Which bit of it would you keep?'],
      ['need', 'What does a day like that do for you two?', 'What does a day like that do for you two?'],
    ],
  },
  {
    id: 'couple-apologised-first',
    says: [
      'After our row he came in and said sorry first',
      'she apologised, like actually apologised, without a but',
      "My wife said she'd been unfair, and I hadn't expected that",
    ],
    needs: all(
      r`apolog\w*|(?:said|was|says|says he's|says she's|her fault|his fault)[^.]{0,12} sorry|said sorry|sorry|been unfair|her fault|his fault`,
      r`@partner|@pronoun`,
      r`first|after (?:our|the|a)|row|fight|argument|actually|hadn'?t expected|came in|without a but|knocked|sulking|came to me|for once|came back`,
    ),
    unless: any(
      r`i (?:end up |always |had to |have to )?(?:apolog\w*|said sorry|say sorry)|never|@mother|@father|friend|mate|@ex|years (?:later|ago)|boss|doctor|(?:he|she|they|husband|wife|boyfriend|girlfriend|partner) (?:didn'?t|doesn'?t|won'?t|hasn'?t)|doesn'?t|won'?t|not sorry|not apolog\w*|deserves|sister|brother|always says sorry|hit|again|lift|no apology|i'?m sorry|keeps? apologi\w*|hurts`,
    ),
    receives: [
      ['An apology, without your having to ask.', "A sorry, and you didn't even have to ask."],
      ['The first step came from the other side.', "For once you weren't the one going first."],
    ],
    questions: [
      ['meaning', 'Which part of it reached you?', 'Which bit of it really got to you?'],
      ['next', 'What could you say in return?', 'What could you say back?'],
    ],
  },
  {
    id: 'couple-waiting-for-the-catch',
    says: [
      "It's going well with him and I keep waiting for the catch",
      'shes so nice to me and im like ok whens the bad bit coming',
      "Five good months, and I lie awake looking for what's wrong",
    ],
    needs: all(
      r`catch|bad bit|(?:something|what)'?s? (?:must be |is )?wrong|other shoe|too good|go(?:es|ing)? wrong|wait(?:ing)? for (?:it|the)|looking for what`,
      r`@partner|@pronoun|months|with (?:him|her)|dating|relationship`,
      r`good|well|nice|happy|kind|great|lovely|sweet|perfect`,
    ),
    unless: any(
      r`job|boss|work|catch (?:the|a|up)|@ex|doctor|split|what'?s wrong with (?:me|him|her)|train|symptom\w*`,
    ),
    receives: [
      ['It goes well, and you are on the lookout.', "It's going well and you're on the lookout."],
      ['Good things, and a guard on duty.', "It's good, and part of you's still on guard."],
    ],
    questions: [
      [
        'when',
        'Where might you have learned to look for a catch?',
        "Where'd you maybe learn to look for the catch?",
      ],
      ['exception', 'When does the lookout in you take a break?', 'When does the lookout take a break?'],
    ],
  },
  {
    id: 'couple-not-spoken-since-tuesday',
    says: [
      "We had a row on Tuesday and haven't spoken since",
      'day 4 of me and my bf not talking, we just pass in the hall',
      "My wife and I leave each other notes about the bins and that's all",
    ],
    needs: all(
      r`(?:haven't|havent|hasn't|hasnt|not|n't|barely|hardly|didn't|stopped|isn'?t|without)[^.]{0,15} (?:spoken|speak\w*|talk\w*|said|exchanged)|silence|silent|not talking|leave each other notes[^.]{0,30}(?:all|only|nothing)|silent treatment|walks past me|ignor\w*`,
      r`@partner|we|at home|walks past me`,
      r`since|days|day \d+|week|row|fight|argument|argu\w*|fought|each other notes`,
    ),
    unless: any(
      r`wants silence|at night|@mother|@father|sister|brother|friend|mate|@ex|split|funeral|colleague|boss|neighbou?r|flatmate|roommate|@child|years|when i was|dinner|properly|election|facetime|class|about (?:it|this|money|that)`,
    ),
    receives: [
      ['Days now, in one home, with hardly a word.', 'Days now, same place, hardly a word.'],
      ['The quarrel is over and the silence is not.', "The row's done, the silence isn't."],
    ],
    questions: [
      [
        'worst',
        'What do you fear would happen with the first sentence?',
        'What might happen if someone says the first thing?',
      ],
      ['want', 'Which first sentence would you like to hear?', 'What first thing would you like to hear?'],
    ],
  },
  {
    id: 'couple-slept-on-sofa',
    says: [
      'He took his pillow and slept on the sofa last night',
      'we had a fight and i ended up on the couch with the dog',
      'After the argument one of us lay in the living room until morning',
    ],
    needs: all(
      r`sofa|couch|living room|settee|spare room|futon`,
      r`slept|sleep|sleeping|night|lay|pillow|ended up`,
      r`stormed|angry|fight|fought|argu\w*|row|quarrel\w*|pillow|after the|shouting`,
      r`@partner|@pronoun|we|one of us`,
    ),
    unless: any(
      r`ex|boots|friend's|homeless|mate's|kicked|drunk|snor\w*|@mother|parents|his bed was|narrowboat|brother|flatmate|threw (?:a|the)`,
    ),
    receives: [
      ['A quarrel, and then two rooms.', 'A row, and then two rooms.'],
      ['The night did not end it.', "The night didn't sort it."],
    ],
    questions: [
      ['next', 'What were the first words this morning?', 'What got said first thing this morning?'],
      ['when', 'What did the argument start with?', 'What did the fight even start with?'],
    ],
  },
  {
    id: 'couple-cooked-and-eaten-already',
    says: [
      "I cooked for two hours and he said he'd already eaten",
      'made her fave lasagne and she got a burger on the way home',
      'The table was set and my husband came home full',
    ],
    needs: all(
      r`cook\w*|made|dinner|lasagne|lasagna|curry|meal|table was set|baked|supper|roast|prepared`,
      r`already ate|already eaten|had eaten|'d eaten|eaten already|(?:grabbed|got|had|bought|picked up) (?:a |some )?(?:burger|kebab|takeaway|pizza|food|chips|mcd\w*)|came home full|wasn'?t hungry|full|eaten`,
      r`@partner|@pronoun`,
    ),
    unless: any(
      r`i had eaten|i'd eaten|@mother|@child|parents|i (?:got|had|grabbed)|my flatmate|fridge|full (?:moon|time)|diet`,
    ),
    receives: [
      ['You had cooked for two.', "You'd cooked for the two of you."],
      ['All ready, and only you left to eat it.', 'All that food, and only you to eat it.'],
    ],
    questions: [
      ['meaning', 'What had you wanted to say with that meal?', 'What was that meal meant to say?'],
      ['next', 'What became of the food?', 'What happened to the food in the end?'],
    ],
  },
  {
    id: 'couple-said-i-looked-lovely',
    says: [
      'My husband looked up and said I looked lovely, out of nowhere',
      'he said im pretty with my glasses on, cant stop smiling',
      'I was in an old jumper and she told me I looked beautiful',
    ],
    needs: all(
      r`(?:i )?look(?:ed)? (?:so )?(?:lovely|beautiful|nice|great|good|gorgeous|amazing|pretty|stunning)|pretty|beautiful|gorgeous|handsome|stunning|lovely`,
      r`said|told|says|tells|call\w*`,
      r`@partner|(?:he|she) (?:just |suddenly )?(?:said|told|says|tells|called)`,
      r`me|i|i'm|im`,
    ),
    unless: any(
      r`@ex|has to say|but|don't believe|not|never|n't|used to|cousin|@mother|friend|photos?|(?:she|he)'?s (?:so )?(?:pretty|beautiful)|dream|sister|boss|stranger`,
    ),
    receives: [
      ['Out of nowhere, and meant for you.', 'Out of nowhere, and just for you.'],
      ['That is a nice thing to be told.', "That's a really nice thing to hear."],
    ],
    questions: [
      ['body', 'What did your face do?', 'So what did your face do?'],
      ['thought', 'How much of it could you believe?', 'How much of it did you let yourself believe?'],
    ],
  },
  {
    id: 'couple-toothbrush-at-mine',
    says: [
      'She left a toothbrush at my place and I was so pleased',
      'there is now a second toothbrush in my bathroom hehe',
      "He asked if he could keep a jumper here, so there's a drawer now",
    ],
    needs: all(
      r`toothbrush|razor|jumper|drawer|clothes|shampoo|slippers|sweater|t-?shirt|things`,
      r`my (?:place|flat|bathroom|sink|house|shelf|apartment)|keep (?:a|her|his)|here|left|mine`,
      r`pleased|grin\w*|smil\w*|happy|hehe|second toothbrush|so there'?s a drawer|love|nice|cute|leav\w*|asked`,
    ),
    unless: any(
      r`@ex|split|died|dead|moved out|broke|still have|box|my mother|dad|at dad|laundry|cleared|since (?:he|she) left|took|wet|abus\w*|teeth|wash`,
    ),
    receives: [
      ['A small thing, and it stays at yours.', "Tiny thing, but it's staying at yours."],
      ['Something of another person lives with you now.', "Someone's stuff lives at yours now."],
    ],
    questions: [
      [
        'meaning',
        'What did you think when you first saw it there?',
        'What did you think when you first saw it there?',
      ],
      ['next', 'What may move in next, if you had your way?', "What's allowed to move in next?"],
    ],
  },
  {
    id: 'couple-stiffen-at-hugs',
    says: [
      'I go stiff when my girlfriend hugs me from behind',
      'he wants to cuddle on the sofa and i just sit there like a plank',
      'When my husband reaches for me, my shoulders go up on their own',
    ],
    needs: all(
      r`hug\w*|arms (?:round|around)|cuddl\w*|touch\w*|reach\w* for me|embrac\w*|hold me`,
      r`stiff\w*|plank|shoulders go|freez\w*|froze|flinch\w*|tense\w*|tighten\w*|rigid|board|pull away|brace`,
      r`@partner|@pronoun`,
    ),
    unless: any(
      r`@child|my (?:little )?girl|abus\w*|rape\w*|attack\w*|(?:she|he) (?:went stiff|goes stiff|froze|flinched|flinches|pulls|tenses|stiffens)|@father|@mother|doctor|boss|shift|handover|colleague|dog`,
    ),
    receives: [
      ['Your body answers before you do.', "Your body's quicker than you are."],
      ['There is a touch, and something in you braces.', 'Someone touches you and you kinda brace.'],
    ],
    questions: [
      ['exception', 'Which touch does your body let in?', 'What kind of touch is okay for you?'],
      ['when', 'Since when has your body answered like that?', "How long's your body been doing that?"],
    ],
  },
  {
    id: 'couple-best-friend-knows-first',
    says: [
      'Her best friend hears everything before I do',
      'found out about my bfs promotion from his mate. his mate!!',
      "My partner's friends knew about the job before it was mentioned to me",
    ],
    needs: all(
      r`friends?|mates?|bestie|girls|lads`,
      r`before (?:me|i|she tells|he tells)|from (?:his|her) (?:mate|friend|best friend)|first|told (?:all|everyone|them)|knew about|before she told|before he told`,
      r`@partner|(?:her|his) (?:best )?(?:friend|mate|friends|bestie)|all the girls`,
      r`told|tells?|hears?|knew|found out|knows`,
    ),
    unless: any(
      r`my (?:best )?(?:friend|mate)s?|@ex|says i|leave (?:him|her)|i told|first date|first year|joke|we met`,
    ),
    receives: [
      ['You were not the first to know.', "You weren't the first to hear it."],
      ['You got it second-hand.', 'You got it second hand.'],
    ],
    questions: [
      ['meaning', 'What would it mean to be told first?', 'What would being told first mean to you?'],
      ['exception', 'What do you know that no friend knows?', "What do you know that the mates don't?"],
    ],
  },
  {
    id: 'couple-no-to-counselling',
    says: [
      'I suggested seeing someone as a couple and he laughed',
      "asked my gf if we could do couples therapy, she said that's for old people",
      "My husband says we don't need a stranger to talk to us",
    ],
    needs: all(
      r`therap\w*|counsel\w*|seeing someone|see someone|stranger to talk|talk to someone`,
      r`couples?|as a couple|@partner|us|together`,
      r`laugh\w*|no|said|says|refus\w*|won'?t|old people|don'?t need|doesn'?t|thinks`,
      r`suggest\w*|ask\w*|wanted|laugh\w*|need|could do|won'?t|refus\w*|go`,
    ),
    unless: any(
      r`my therapist|i don'?t need|ex|agreed|said yes|we (?:went|go|started|are)|@mother|for my|i go|nhs|waiting list|going to therapy`,
    ),
    receives: [
      ['You asked, and it was a no.', 'You asked, and got a no.'],
      ['The idea was yours, and it stayed yours.', 'It was your idea, and it stayed just yours.'],
    ],
    questions: [
      ['want', 'What would you have brought up there first?', 'What would you have said first in that room?'],
      ['next', 'How do things stand after that no?', 'Where does that no leave you?'],
    ],
  },
  {
    id: 'couple-asked-someone-out',
    says: [
      'I asked the woman from the bakery for a coffee and she said yes',
      'i asked him out. me. and he said sure when',
      "After weeks of rehearsing I asked, and we're meeting on Thursday",
    ],
    needs: all(
      r`(?:i )?asked|invited|asking`,
      r`coffee|out|date|cinema|drink|dinner|meeting|meet|films?|movie`,
      r`yes|sure|(?:he|she)'?s free|ok|okay|when|agreed|we're meeting|were meeting|said ok`,
    ),
    unless: any(
      r`as friends|@partner|@ex|married|boss|(?:he|she|they) asked|asked me|asked if|asked to be|mate|from my course|find out|check(?:ed)? out|nurse|doctor|help|no answer|arms crossed|took out|out of|borrow|money`,
    ),
    receives: [
      ['You asked, and it is a yes.', "You asked, and it's a yes."],
      ['The asking is behind you now.', "The asking bit's done now."],
    ],
    questions: [
      [
        'thought',
        'What were you thinking in the second before you asked?',
        'What was in your head the second before?',
      ],
      ['next', 'How do you picture the first five minutes?', 'How do you picture the first five minutes?'],
    ],
  },
  {
    id: 'couple-towel-on-bed',
    says: [
      'He leaves his wet towel on my side of the bed every morning',
      'wet towel. on the bed. every day. i cant with her anymore',
      "I've been hanging up my husband's towel for nine years",
    ],
    needs: all(
      r`towels?`,
      r`bed|floor|hang\w*|wet|side`,
      r`@partner|(?:he|she|his|her) (?:wet )?(?:leaves|towel|always|still|drops|throws)|with (?:him|her)`,
      r`every|always|again|leaves|years|morning|never`,
    ),
    unless: any(r`son|daughter|teenager|flatmate|i sat|shower|hotel|blood|@child|in the wet|cut`),
    receives: [
      ['The towel is small, and it is every day.', "It's just a towel, but it's every day."],
      ['You see it each morning.', 'Every morning, there it is.'],
    ],
    questions: [
      ['meaning', 'What does the towel say to you by now?', "What's that towel saying to you by now?"],
      ['tried', 'What has come of mentioning it so far?', 'What happens when you bring it up?'],
    ],
  },
  {
    id: 'couple-nothing-in-common-now',
    says: [
      'The kids are gone and my husband and I have nothing to talk about',
      'since our youngest moved out me and the wife are like two lodgers',
      "We raised three children together and now I don't know what he likes",
    ],
    needs: either(
      [
        r`@child|youngest|nest|last one`,
        r`gone|left|moved out|moved away|college|uni|university|raised|flew|out of the house|empty`,
        r`@partner|the wife|the husband|the missus`,
        r`nothing|lodgers?|strangers?|don'?t know|what to say|quiet|flatmates|in common|awkward|silen\w*|talk`,
      ],
      [
        r`raised|brought up`,
        r`children|kids`,
        r`together`,
        r`don'?t know (?:what|who) (?:he|she|they)|strangers?`,
      ],
    ),
    unless: any(r`he left|she left|@ex|divorc\w*|left me|death|died`),
    receives: [
      ['The house is emptier, and there are the two of you.', "House is empty now, and it's just you two."],
      ['The children gave you two a lot to talk about.', 'The kids used to fill up a lot of the talk.'],
    ],
    questions: [
      [
        'exception',
        'What did you two enjoy before there were children?',
        'What did you two love before the kids?',
      ],
      ['want', 'What would you be curious to ask {them}?', 'What would you actually wanna ask {them}?'],
    ],
  },
  {
    id: 'couple-dressed-up-unnoticed',
    says: [
      "I had my hair cut short and he didn't notice for three days",
      'got all dressed up for date night and she just said ready',
      'New dress, new haircut, and not a glance from my husband',
    ],
    needs: all(
      r`hair\w*|dress\w*|outfit|make-?up|suit|fringe|nails|beard|dressed up|lipstick`,
      r`(?:didn'?t|did not|not|never|nobody|hasn'?t|no|doesn'?t)[^.]{0,20}(?:notic\w*|glance|word|say|said|look\w*|comment|see|saw)|not a (?:glance|word)|just said ready|ready|unnoticed`,
      r`@partner|@pronoun|date night`,
    ),
    unless: any(
      r`colleagues?|boss|@ex|bride|wedding|school|@child|hair loss|falling out|dress rehearsal|funeral|never wear|@mother|buy`,
    ),
    receives: [
      ['You had changed something, and no word came.', "You'd made a change, and not a word."],
      ['You were waiting to be seen.', 'You were kinda waiting to be noticed.'],
    ],
    questions: [
      ['want', 'What had you hoped to hear?', 'What were you hoping to hear?'],
      ['exception', 'Who does notice you these days?', 'Who does notice stuff about you these days?'],
    ],
  },
];
