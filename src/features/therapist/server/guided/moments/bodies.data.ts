// Small moments of the body: illness, waiting, pain, hospital, caring, ageing, looks, voice and hearing, fitness.
import type { Moment } from './moment.ts';
import { all, any, either, r } from './words.ts';

export const momentsOfBodies: readonly Moment[] = [
  {
    id: 'body-waiting-results',
    says: [
      'I had the scan on Monday and I am still waiting for the result',
      'bloods were done last week, nobody has rung, i check my phone all day',
      'They said five to ten working days for the biopsy and it is day nine',
    ],
    needs: all(
      r`results?|biops\w*|bloods?|scan|needle|mri|x-?ray|tests?|smear|mammogram`,
      r`wait\w*|no news|nobody has|no ?one has|not heard|haven'?t heard|hasn'?t (?:rung|called)|no (?:word|answer)|day (?:nine|ten|eight)|working days|results? (?:come|are due|tomorrow|next)`,
    ),
    unless: any(
      r`exams?|grades?|school|kcse|driving|pregnan\w*|uni|came back|job|application|interview|a-?levels?|embryo|hiv test at|waiting list|can'?t wait|waiting room`,
    ),
    receives: [
      ['The test is done; somebody else has the answer.', "Test's done, and someone else has the answer."],
      ['These are days with a question in them.', "That's a big question to walk about with."],
    ],
    questions: [
      ['when', 'At which time of day is the waiting loudest?', 'When in the day is the waiting worst?'],
      ['worst', 'Which answer are you rehearsing?', 'Which answer keeps playing in your head?'],
    ],
  },
  {
    id: 'body-all-clear',
    says: [
      'The results came back and I am clear',
      'its benign!! i had to sit down on the kerb',
      'The consultant said no sign of it and see you in a year',
    ],
    needs: all(
      r`all[- ]clear|(?:am|i'?m) clear(?: of)?|benign|in remission|no sign of (?:it|cancer|the)|nothing sinister|cancer[- ]free|came back (?:clear|negative|benign)|not cancer|isn'?t cancer`,
    ),
    unless: any(
      r`but still|afraid|what if|waiting|not clear|pain|stress|in my head|exam|hurts?|covid|crystal|pregnan\w*|hope|pray\w*|until|if`,
    ),
    receives: [
      ['That is the word you were waiting for.', "That's the one you were waiting for."],
      ['That is good news, all the way through.', "So it's good news, properly good."],
    ],
    questions: [
      ['when', 'What did you do in the first minute after?', 'What did you do right after you heard?'],
      ['next', 'What can be planned again now?', 'What can you plan again now?'],
    ],
  },
  {
    id: 'body-missed-clinic-call',
    says: [
      'I missed the call from the hospital and now they are closed',
      'withheld number rang while i was in the shower, it was the clinic',
      'There is a voicemail from the surgery saying please ring back on Monday',
    ],
    needs: all(
      r`missed|voicemail|withheld|answerphone|tried me|unknown number|rang while|did(?:n'?t| not) pick`,
      r`hospital|clinic|surgery|doctor\w*|gp|consultant`,
      r`calls?|called|rang|ring|phone|voicemail|answerphone`,
    ),
    unless: any(r`dead|died|missed (?:my|an|the) appointment|passed`),
    receives: [
      ['Now it has to wait until they open.', "They rang, and now you've gotta wait."],
      ['Between that call and the next there is only guessing.', "So till then you're just guessing."],
    ],
    questions: [
      ['thought', 'Which guess keeps coming first?', 'Which guess keeps popping up?'],
      [
        'tried',
        'How do you mean to get through to opening time?',
        "How're you gonna get through till they open?",
      ],
    ],
  },
  {
    id: 'body-told-in-corridor',
    says: [
      'The doctor told me the diagnosis in the corridor',
      'found out what i have from an email on the nhs app',
      'It took him two minutes to say it and he was already at the door',
    ],
    needs: all(
      r`diagnos\w*|what i have|results?|cancer|told me|to say it`,
      r`corridor|hallway|email|nhs app|the app|two minutes|already at the door|over the phone|by (?:text|letter|email)|portal|car park`,
      r`doctor|consultant|hospital|nhs|diagnos\w*|gp|nurse|to say it`,
    ),
    unless: any(r`boss|exam|i told|sister|boyfriend|nobody has|waiting`),
    receives: [
      ['A thing that size, handed over in passing.', 'Something that big, just handed over like that.'],
      ['And then it was yours to take in.', "And then it's just you, taking it in."],
    ],
    questions: [
      ['when', 'What did you do in the quarter hour after?', "What'd you do straight after?"],
      ['want', 'How would you have liked to be told?', "How d'you wish you'd been told?"],
    ],
  },
  {
    id: 'body-screen-doctor',
    says: [
      'My doctor looked at the screen the entire appointment',
      'gp never once looked up, just typed and printed a prescription',
      'Eight minutes, and the consultant spoke to the computer',
    ],
    needs: all(
      r`doctor|doc|gp|consultant|specialist|nurse|psychiatrist`,
      r`looked at (?:the|his|her|their) (?:screen|computer)|computer|typed|typing|never (?:once )?looked (?:up|at me)|did(?:n'?t| not) (?:even )?look|keyboard|monitor`,
    ),
    unless: any(r`screening|scan|screen time|my computer`),
    receives: [
      ['You came as a person and were read off a screen.', 'You turned up and they talked to a screen.'],
      ['You were right there in the room.', 'You were right there in the room.'],
    ],
    questions: [
      ['want', 'What had you gone there to say?', 'What did you go in wanting to say?'],
      [
        'exception',
        'Which doctor or nurse has looked at you properly?',
        'Which doctor or nurse ever properly looked at you?',
      ],
    ],
  },
  {
    id: 'body-nothing-found',
    says: [
      'The tests found nothing, so they say it is stress',
      'doc says bloods are fine so its in my head basically',
      'Every scan comes back normal and I still hurt',
    ],
    needs: all(
      r`tests?|bloods?|scans?|results?|doctors?|docs?|gp|mri|x-?rays?|normal`,
      r`found nothing|nothing (?:wrong|there|found)|normal|(?:is|are|am|i'?m|im|was|were|everything'?s?) (?:all )?fine|can(?:'?t|not) find|in my head|just (?:stress|anxiety)|it is stress|it'?s stress|psychosomatic|yoga`,
      r`hurts?|hurt|pains?|stress|in my head|still|symptoms?|ache|aching|meanwhile|sick|dizzy|chest|tired`,
    ),
    unless: any(
      r`exam|job|relie\w*|all clear|thank|feel normal|driving|school|is it normal|normal to|new normal|pregnan\w*|therap\w*|back to normal|normal (?:life|person|people|day)`,
    ),
    receives: [
      ['The paper says fine, and the body says otherwise.', 'Tests say fine, your body says no.'],
      ['Nothing found is not the same as nothing there.', "Nothing found doesn't mean nothing there."],
    ],
    questions: [
      ['example', 'What does a bad day with it look like?', "What's a bad day with it look like?"],
      ['who', 'Who believes you about it?', 'Who actually believes you on this?'],
    ],
  },
  {
    id: 'body-look-well',
    says: [
      'People tell me I look well and I am in pain all day',
      '"but you dont look ill" again today, from my own cousin',
      'From outside nobody can see that anything is wrong with me',
    ],
    needs: all(
      r`look(?:ing)? (?:so )?(?:well|fine|good|great|healthy|normal)|glowing|nobody can see|no ?one can see|can'?t see (?:it|that|my)|invisible|don'?t look|do not look|nobody would know`,
      r`pain|ill|illness|sick|wrong with me|chronic|joints|disab\w*|fatigue|lupus|fibro\w*|suffering inside|disease|condition`,
    ),
    unless: any(
      r`he looks|she looks|look fat|look at|mum looks|dad looks|results?|feel invisible|invisible to|don'?t look for`,
    ),
    receives: [
      ['What you have does not show on a face.', "What you've got doesn't show."],
      ['They see the outside of it only.', 'They only see the outside.'],
    ],
    questions: [
      [
        'want',
        'If it could be seen for one day, what would they see?',
        "If people could see it for a day, what'd they see?",
      ],
      ['example', 'In which ways do you hide it?', "What d'you do to hide it?"],
    ],
  },
  {
    id: 'body-plans-cancelled-flare',
    says: [
      'I had to cancel on my friends again because of my illness',
      'another flare up, another "sorry cant make it" text',
      'My body said no an hour before the wedding and I stayed in bed',
    ],
    needs: all(
      r`cancel\w*|pull(?:ed)? out|sorry can'?t make|stayed in bed|had to miss|couldn'?t go`,
      r`illness|flare\w*|lupus|pain|chronic|fatigue|body said no|ill|sick|migraine\w*|crohn\w*|fibro\w*|cfs|endo\w*|arthritis`,
      r`friends?|plans|wedding|party|hen|dinner|birthday|minute|trip|invitations?|text`,
    ),
    unless: any(
      r`appointment|therap\w*|anxi\w*|sick of|they cancel|cancel\w* on me|surgery|operation|calling in sick|depress\w*|my (?:mum|dad|mother|father|son|daughter) (?:is|was|got)|work`,
    ),
    receives: [
      ['It was not you who wanted to cancel.', "It wasn't you that wanted to cancel."],
      ['And so you had to miss it.', 'And so you had to miss it.'],
    ],
    questions: [
      [
        'thought',
        'What do you imagine they think when you cancel?',
        "What d'you reckon they think when you cancel?",
      ],
      ['support', 'Which friend would come to you instead?', 'Which mate would come round to you instead?'],
    ],
  },
  {
    id: 'body-hours-in-waiting-room',
    says: [
      'I sat in A&E for nine hours with strangers coughing',
      'been in the hospital queue since 6am, number 84',
      "They called everyone else's name first and my leg had gone numb on that chair",
    ],
    needs: all(
      r`a&e|a and e|hospital|er|emergency (?:room|department)|casualty|waiting room|clinic|my leg had gone numb`,
      r`hours?|since \d+ ?am|from dawn|number \d+|all (?:day|night)|everyone else'?s name`,
      r`wait\w*|sat|queue|bench|chair|number`,
    ),
    unless: any(
      r`shift|i work|nurse|visit\w*|suicid\w*|overdos\w*|dialysis|sickle|on hold|pain relief|died|therap\w*|crisis|dying|his bed|her bed|by (?:his|her)`,
    ),
    receives: [
      ['Hours on a chair, listening for one name.', 'Hours on a chair waiting for your name.'],
      ['A long time to be a number.', "That's ages to be stuck in a queue."],
    ],
    questions: [
      ['body', 'What was happening in your body in the meantime?', 'What was your body doing all that time?'],
      ['example', 'Which face from that room do you remember?', "Who in that room d'you remember?"],
    ],
  },
  {
    id: 'body-mri-tunnel',
    says: [
      'I panicked inside the MRI machine',
      'had to press the button in the scanner, couldnt do it',
      'They slid me in and the knocking started and I wanted out',
    ],
    needs: all(
      r`mri|scanner|ct|tunnel|into the machine|slid me in`,
      r`panic\w*|button|couldn'?t do|wanted out|claustro\w*|get me out|freak\w*|scared|couldn'?t breathe|hyperventilat\w*`,
    ),
    unless: any(r`carpal|end of the tunnel|tunnel vision|road tunnel|train|results?`),
    receives: [
      ['It is a lot to lie still through.', "It's a lot to lie still for."],
      ['There is very little room in there.', "There's no room in there at all."],
    ],
    questions: [
      ['body', 'What came first, the thought or the body?', 'What kicked off first, your head or your body?'],
      [
        'need',
        'What could someone do from outside the tunnel?',
        'What could somebody outside the tunnel do for you?',
      ],
    ],
  },
  {
    id: 'body-ward-at-night',
    says: [
      'I am in hospital and nights on the ward are endless',
      '3am on the ward, the man opposite shouts and the lights never go off',
      'The nurses are kind, but in the dark here I count the ceiling tiles',
    ],
    needs: all(
      r`ward|hospital|in here|in the dark here`,
      r`nights?|3 ?am|\d ?am|in the dark|lights|dropped off|everybody else has`,
      r`i am in hospital|ward|in the dark here|in here|hospital bed|i'?m in (?:the )?hospital|lie watching`,
    ),
    unless: any(
      r`shifts?|i work|visit\w*|discharged|psych\w*|section\w*|newborn|my (?:mum|dad|mother|father|husband|wife|son|daughter|baby)|nurse here|a nurse|night duty|towards`,
    ),
    receives: [
      ['A ward is never quite dark and never quite quiet.', "A ward's never properly dark or quiet."],
      ['There is a lot of night in a hospital.', 'Nights go on forever in there.'],
    ],
    questions: [
      ['thought', 'Where do you go in your mind at that hour?', 'Where does your head go at that hour?'],
      ['support', 'Who could you send a word to from that bed?', 'Who could you message from that bed?'],
    ],
  },
  {
    id: 'body-no-visitor',
    says: [
      'Everyone on my ward had visitors except me',
      'visiting hour is the worst, i pretend to be asleep',
      'The bed next to mine is full of flowers and nobody has come to mine',
    ],
    needs: all(
      r`visit\w*|has come to mine|other beds`,
      r`ward|hospital|beds?|visiting hours?`,
      r`except me|no ?(?:one|body)|pretend|alone|other beds|not one|none|never|hasn'?t|haven'?t`,
    ),
    unless: any(r`prison|i visit|grave|home visit|health visitor|\bi visited`),
    receives: [
      ['Visiting hour can be the longest of the day.', 'Visiting time can really drag.'],
      ['That hour is meant for company.', "That hour's meant for company."],
    ],
    questions: [
      ['who', 'Who would you most like to see in that doorway?', "Who'd you most wanna see walk in?"],
      ['open', 'Who knows that you are there?', "Who even knows you're in there?"],
    ],
  },
  {
    id: 'body-home-from-hospital',
    says: [
      'I came home from hospital and everything feels strange',
      'discharged today, nobody tells you how quiet home is after',
      'My own stairs look like a mountain since the operation',
    ],
    needs: all(
      r`(?:home|back|out) (?:from|of) (?:the )?hospital|discharged|since (?:the|my) (?:operation|surgery)|left (?:the )?hospital|after my (?:operation|surgery)`,
      r`strange|quiet|stairs|alone|weird|mountain|can'?t|cannot|odd|nobody|slow|weak`,
      r`i|me|my|you`,
    ),
    unless: any(
      r`my (?:mum|dad|mother|father|husband|wife|son|daughter)|psych\w*|newborn|baby|he was|she was|bill|not discharge|army|suicid\w*|overdos\w*|he came|she came|rehab`,
    ),
    receives: [
      ['You are home, but it is not quite as before.', "You're home, but it's not quite the same."],
      ['The care stopped at the hospital door.', "All that care, and then you're just home."],
    ],
    questions: [
      ['example', 'Which everyday thing is still out of reach?', "What normal thing can't you do yet?"],
      ['need', 'What do you want nearest to the bed?', "What d'you want right next to the bed?"],
    ],
  },
  {
    id: 'body-first-stick',
    says: [
      'I used a walking stick in public for the first time',
      'took the cane out today, felt like everyone was looking',
      'At thirty-four I bought a stick and practised with it in the hall',
    ],
    needs: all(
      r`(?:walking )?stick|cane|crutch(?:es)?|rollator|zimmer`,
      r`first time|took the cane|practi[sc]ed|in public|everyone (?:was )?looking|gave me|young|see me|bought|started using|have to use|need a`,
    ),
    unless: any(
      r`dog|beat\w*|caned|teacher|pee|stick (?:to|with|up|at|by|around)|usb|memory|glue|without|mum|dad|gran\w*|selfie|test|hit|lip`,
    ),
    receives: [
      ['So now there is a stick.', "So there's a stick now."],
      ['A stick helps, but it also shows.', 'It helps, and people can see it.'],
    ],
    questions: [
      ['exception', 'What did the stick make possible?', 'What could you do because of the stick?'],
      ['thought', 'Whose look were you bracing for?', 'Whose look were you bracing for?'],
    ],
  },
  {
    id: 'body-wheelchair-pushed',
    says: [
      'A stranger pushed my wheelchair without asking me',
      'some guy just grabbed my chair handles at the crossing',
      'People move me out of the way in shops as though I were a trolley',
    ],
    needs: all(
      r`wheelchair|my chair|chair handles`,
      r`push\w*|grabb?\w*|mov(?:e|ed|es)|touch\w*`,
      r`without asking|stranger|someone|people|guy|man|woman|out of the way`,
    ),
    unless: any(
      r`office chair|(?:husband|mother|father|mum|dad|wife)'?s (?:wheel)?chair|colleague|pulled my chair`,
    ),
    receives: [
      ['Nobody asked before they took hold of you.', "They grabbed you and didn't ask."],
      ['The chair is part of your space, not theirs.', "Your chair's your space, not theirs."],
    ],
    questions: [
      ['tried', 'What did you do or say in that moment?', "What'd you do or say right then?"],
      [
        'want',
        'Which sentence would you like to have ready?',
        "What line d'you wanna have ready for next time?",
      ],
    ],
  },
  {
    id: 'body-disabled-toilet-doubted',
    says: [
      'Someone told me I should not be using the disabled toilet',
      'got tutted at for parking in the blue badge bay, i have a badge',
      'A woman asked me what was wrong with me, because I can walk',
    ],
    needs: all(
      r`disabled|accessible|blue badge|priority seat|because i can walk`,
      r`toilets?|loo|bay|parking|badge|seat|wrong with me`,
      r`told|tutt\w*|asked|shout\w*|bark\w*|stared|glar\w*|said|doubt\w*`,
    ),
    receives: [
      ['You were asked to prove it, on the spot.', 'You had to prove it, right there.'],
      ['A stranger decided they could tell by looking.', 'Some stranger thought they could tell by looking.'],
    ],
    questions: [
      ['tried', 'What did you answer, aloud or in your head?', "What'd you say, out loud or in your head?"],
      ['thought', 'What would you like that stranger to know?', 'What should that stranger know?'],
    ],
  },
  {
    id: 'body-hearing-aids-birds',
    says: [
      'I got hearing aids and I heard birds on the way home',
      'new hearing aid, didnt know my fridge made a noise lol',
      'With the aids in, I heard my granddaughter whisper today',
    ],
    needs: all(r`hearing aids?|aids in|cochlear`, r`heard|hear|birds|noise|whisper|sounds?|rain`),
    unless: any(
      r`refus\w*|won'?t|lost|broken|battery|can'?t|cost|don'?t want|stare\w*|asham\w*|dad|mum|father|mother|voices`,
    ),
    receives: [
      ['There was more going on than you knew.', 'Turns out there was loads going on.'],
      ['A new sound, after a long hush.', "Sounds you hadn't had in ages."],
    ],
    questions: [
      ['open', 'Which sound surprised you most?', 'Which sound got you the most?'],
      ['want', 'What do you want to listen to next?', "What d'you wanna listen to next?"],
    ],
  },
  {
    id: 'body-pretend-to-hear',
    says: [
      'I nod and smile when I have not heard what people said',
      'cant follow anyone in the pub so i just laugh when they laugh',
      'I have asked "sorry?" twice and I do not dare a third time',
    ],
    needs: all(
      r`nod|nodded|smil\w*|laugh|grin|pretend(?:ed|ing)?|dare|bluff`,
      r`not heard|hear what|deaf\w*|one word in|follow (?:anyone|the|what)|catch (?:what|one)|a third time|can'?t hear|didn'?t hear|don'?t hear|hard of hearing|understand what (?:they|people)`,
    ),
    unless: any(r`pretend\w* (?:not|i (?:don|didn)|that i)|voices|deaf ears|laugh at me|fake|not to hear`),
    receives: [
      ['So you play along without the words.', 'So you play along without the words.'],
      ['That takes a lot of watching of faces.', 'You end up watching faces a lot.'],
    ],
    questions: [
      ['who', 'With whom do you dare to ask again?', "Who d'you feel okay asking to say it again?"],
      ['example', 'What have you missed that mattered?', "What've you missed that mattered?"],
    ],
  },
  {
    id: 'body-never-mind-deaf',
    says: [
      'When I ask what was said, my family says never mind',
      'they all sign too fast or forget to, im deaf at my own table',
      '"I\'ll tell you later," they say, and later never comes',
    ],
    needs: all(
      r`deaf|sign|what was said|hearing|tell you later|repeat (?:it|that|what)|missed what`,
      r`never ?mind|too fast|forget to|never comes|doesn'?t matter|nothing important|left out|tell you later|not important`,
    ),
    unless: any(r`music|sign (?:of|up|that|the)|good sign|sleep`),
    mayBeAhead: true,
    receives: [
      ['You sit there without the conversation.', "You're at the table but not in the chat."],
      ['You wanted to know, too.', 'You wanted to know too.'],
    ],
    questions: [
      [
        'want',
        'Which conversation would you most like to have had whole?',
        "Which chat d'you most wish you'd got all of?",
      ],
      ['support', 'Who at that table does remember?', 'Who does remember to include you?'],
    ],
  },
  {
    id: 'body-stammer-own-name',
    says: [
      'I got stuck on my own name when I introduced myself',
      'stammered on my own name, he laughed and said did you forget it',
      'They went round the circle with names and mine would not come out',
    ],
    needs: all(
      r`stammer\w*|stutter\w*|stuck|locked|would not come|wouldn'?t come|froze|block(?:ed)?`,
      r`names?|who i am`,
      r`my (?:own )?name|mine|introduc\w*|my turn`,
    ),
    unless: any(
      r`blocked (?:me|him|her)|his name|her name|mispronounc\w*|locked out|gas|police|i got to the end`,
    ),
    receives: [
      ['Your own name would not come.', 'Your own name just got stuck.'],
      ['You knew it perfectly well.', 'You knew it perfectly well.'],
    ],
    questions: [
      ['body', 'Where does the word get held?', 'Where in your body does it get stuck?'],
      ['exception', 'When does your name come out easily?', 'When does your name come out no problem?'],
    ],
  },
  {
    id: 'body-sentence-finished',
    says: [
      'People finish my sentences when I stammer',
      'she guessed my word and guessed it wrong, so i just said yes',
      'I ordered the chicken because I could say it, not because I wanted it',
    ],
    needs: all(
      r`stammer\w*|stutter\w*|block|because i could say|guessed my word|my sentences?`,
      r`finish(?:es|ed|ing)? my (?:sentences?|words?)|guess\w*|says what|could say it|jump in|cuts? in`,
      r`stammer\w*|stutter\w*|block|could say it|word`,
    ),
    unless: any(r`blocked me|he always|husband|wife|boyfriend|girlfriend`),
    mayBeAhead: true,
    receives: [
      ['You ended with a word that was not yours.', 'So you ended up with the wrong word.'],
      ['What you meant to say is still with you.', 'What you meant never got out.'],
    ],
    questions: [
      ['example', 'Which word did you really want?', 'What word did you actually want?'],
      ['who', 'Who gives you the time to get there?', 'Who lets you take your time?'],
    ],
  },
  {
    id: 'body-stammer-spoke-up',
    says: [
      'I stammered all through my talk and I finished it',
      'asked a question in front of everyone, stammer and all',
      'I made the phone call myself today, blocks and repeats included',
    ],
    needs: all(
      r`stammer\w*|stutter\w*|blocks and|blocked my way`,
      r`finished|got to the end|asked a question|made the (?:phone )?call|speech|talk|read|anyway|presentation|phone`,
      r`finished|end of|myself|in front of|and all|anyway|included|did it|through`,
    ),
    unless: any(
      r`couldn'?t|wouldn'?t|laugh\w*|gave up|avoid\w*|stuck|guess\w*|scared|afraid|have to|next week|tomorrow`,
    ),
    receives: [
      ['It took its time, and you said it all.', 'It took as long as it took, and you said it.'],
      ['You did it in your own voice.', 'You did it, in your own voice.'],
    ],
    questions: [
      [
        'when',
        'At which point could you have stopped, and went on?',
        "When could you have bailed, and didn't?",
      ],
      ['next', 'What would you like to say aloud next?', "What d'you wanna say out loud next?"],
    ],
  },
  {
    id: 'body-hot-flush-meeting',
    says: [
      'I had a hot flush in the middle of a meeting',
      'sweat running down my face on a video call, camera on, great',
      'My blouse was soaked and I pretended the room was warm',
    ],
    needs: all(
      r`hot flush\w*|hot flash\w*|sweat running|soaked|purple|menopaus\w*|in the change`,
      r`meeting|video call|camera|present\w*|colleagues|at work|blouse|shop|room was warm|zoom|class|figures`,
    ),
    unless: any(
      r`anxi\w*|panic\w*|nervous\w*|gym|fever|interview|dream|blush\w*|rain|night sweats|words?|manager doesn|policy`,
    ),
    receives: [
      ['It came while others were there.', 'Right there, in front of people.'],
      ['It does not ask whether now is convenient.', "It doesn't care if now's a bad time."],
    ],
    questions: [
      ['thought', 'What did you think the others saw?', "What d'you think everyone saw?"],
      ['need', 'What would you want within reach next time?', "What d'you want handy next time?"],
    ],
  },
  {
    id: 'body-menopause-word-lost',
    says: [
      'Since the menopause I lose words in the middle of a sentence',
      'brain fog, called the kettle the "water thing" in front of my team',
      'I stood in the kitchen and could not say what I had come for',
    ],
    needs: either(
      [
        r`menopaus\w*|perimenopaus\w*|brain ?fog|(?:my|the) change|fog`,
        r`words?|forg[eo]t\w*|mid-?sentence|called the|could not say|couldn'?t (?:say|remember|think)|blank|could not find|names?`,
      ],
      [r`could(?: not|n'?t) (?:say|remember) what i (?:had )?(?:come|came|went) (?:in )?for`],
    ),
    unless: any(
      r`depress\w*|my (?:mum|mother|dad|father)|exam|sertraline|tablets|medicat\w*|meds|change (?:my|the|job)`,
    ),
    receives: [
      ['A second before, it had been there.', 'It was there a second ago.'],
      ['You noticed the gap as it happened.', "And you're there noticing it happen."],
    ],
    questions: [
      ['worst', 'What do you fear it could mean?', 'What are you scared it might mean?'],
      ['exception', 'When in the day is your mind its sharpest?', 'When are you at your sharpest?'],
    ],
  },
  {
    id: 'body-night-sweats-sheets',
    says: [
      'I change the sheets at three in the morning because I am drenched',
      'night sweats again, im on a towel with the window open in january',
      'Twice a night I get up for a dry shirt',
    ],
    needs: all(
      r`night sweats?|drenched|soaked|dry shirt|sweat(?:ing|s|y)?|wet through`,
      r`sheets?|nights?|towel|bed|3 ?am|three in|pyjamas|shirt`,
    ),
    unless: any(
      r`wet (?:him|her)self|son|daughter|nightmare\w*|rain|gym|run|panic\w*|anxi\w*|withdraw\w*|dream\w*|pee|no sweat|shower|meeting`,
    ),
    receives: [
      ['You are wet through with half the night to go.', "Soaked, and it's not even morning."],
      ['Sleep comes to you in pieces.', "So your sleep's in bits."],
    ],
    questions: [
      [
        'body',
        'What does the day after such a night feel like in your body?',
        "How's your body the day after one of those?",
      ],
      ['thought', 'What do you do while the bed cools?', "What d'you do while you wait to cool off?"],
    ],
  },
  {
    id: 'body-chemo-hair',
    says: [
      'They had warned me, and today my hair came out in the shower',
      'chemo week 3, shaved it all off last night before it could fall',
      'There was hair on the pillow this morning, as they had said',
    ],
    needs: all(
      r`hair|plait|braid\w*|shaved|bald`,
      r`chemo\w*|round of treatment|radio\w*|cancer|warned|as they had said`,
      r`fell|fall\w*|came out|came away|shav\w*|pillow|clumps?|lost|losing|coming out`,
    ),
    unless: any(r`mum|mother|regrow\w*|growing back|grew back|died|alopecia`),
    receives: [
      ['You knew it would come, and now it is here.', 'You knew it was coming and then there it was.'],
      ['That is seeing it, not only knowing it.', "Knowing it's one thing, seeing it's another."],
    ],
    questions: [
      ['who', 'Who was with you, or whom did you show?', "Who was there, or who'd you show?"],
      [
        'want',
        'How do you want to be seen in the next weeks?',
        "How d'you wanna look over the next few weeks?",
      ],
    ],
  },
  {
    id: 'body-face-like-mother',
    says: [
      'I looked in the mirror and saw my mother',
      'turning into my dad, same frown, same neck',
      'In the shop window there was an old woman and it was me',
    ],
    needs: all(
      r`mirror|window|my face|reflection|look up|photo|frown|neck|wrinkles?|my (?:own )?hands`,
      r`my (?:own )?(?:mother|mum|mom|dad|father|old man|gran\w*)|old (?:woman|man)`,
      r`saw|look\w*|turning into|turned into|same|was me|see|there is`,
    ),
    unless: any(
      r`died|my late|dream\w*|abus\w*|hit|dementia|through the window|at the window|outside|late|photo album|showed me|asked who|lying|sat`,
    ),
    receives: [
      ['For a second it was someone else.', 'For a second that was someone else.'],
      ['A face changes slowly until one day you see it.', 'It changes slow and then you see it all at once.'],
    ],
    questions: [
      ['feeling', 'What was your first feeling about that face?', "What'd you feel first, seeing that face?"],
      ['meaning', 'What in that face are you glad to have?', 'What about that face are you okay with?'],
    ],
  },
  {
    id: 'body-seat-offered',
    says: [
      'A young man offered me his seat on the bus',
      'someone called me "mum" in the matatu and gave me the front seat, im 47',
      "The girl at the till asked whether I get the pensioner's discount",
    ],
    needs: all(
      r`seat|pensioner'?s|senior|called me "?(?:mum|mama|mzee|auntie|madam|ma'?am|sir|grandpa|grandma)`,
      r`offer\w*|gave me|gave up|stood up|asked (?:me )?(?:whether|if) i|discount|bus pass|called me|front seat|got up`,
    ),
    unless: any(
      r`pregnan\w*|wheelchair|disab\w*|step\w*|my (?:step)?(?:daughter|son|kid|child)|job|uni|by accident|car seat|introduc\w*|changed seats|sir(?: and)|partner|senior (?:manager|role|position|developer|engineer|colleague)`,
    ),
    receives: [
      ['A kindness, with a number in it.', 'They were being nice, and it had an age in it.'],
      ['A stranger put you in another age group.', 'Some stranger just moved you up an age group.'],
    ],
    questions: [
      ['tried', 'What did you do with the offer?', 'What did you do about it?'],
      [
        'thought',
        'How old were you in your own mind that morning?',
        'How old did you feel that morning, in your head?',
      ],
    ],
  },
  {
    id: 'body-photo-not-me',
    says: [
      'I saw a photo of myself and did not recognise me',
      'someone tagged me in a pic and i was like is that what i look like',
      'They took a group picture and I look nothing like I feel',
    ],
    needs: all(
      r`photos?|pics?|pictures?|selfies?|tagged`,
      r`of me|of myself|tagged|what i look like|recogni[sz]e|i look|me in`,
      r`did not|didn'?t|is that|nothing like|hate[ds]?|shock\w*|fat|old|ugly|horrible|awful|disgust\w*|don'?t (?:recogni[sz]e|look|like)|not recogni[sz]e`,
    ),
    unless: any(
      r`dead|died|my late|ex|my dad|childhood|nudes?|naked|dating|posted|boyfriend|girlfriend|scar|throw up|eat`,
    ),
    receives: [
      ['You had a different picture of yourself.', 'In your head you looked different.'],
      ['A photo is one second, from one side.', "It's one second from one angle."],
    ],
    questions: [
      ['thought', 'What did your eye go to first?', "What'd your eyes go to first?"],
      ['meaning', 'What was going on just outside that photo?', 'What was going on outside the frame?'],
    ],
  },
  {
    id: 'body-aunt-weight-comment',
    says: [
      'My aunt told me in front of everyone that I have put on weight',
      'first thing my uncle says, "umenona", youve gotten fat',
      'I came home for Christmas and they all talked about my size',
    ],
    needs: all(
      r`aunt\w*|uncle|gran\w*|cousins?|mother|mum|mom|family|relatives|they all|dad|father|brother|sister|nan|mother-in-law|colleague`,
      r`weight|fat|fatter|my size|umenona|how big|too thin|skinny|chubby|my body|my belly`,
      r`told|said|says?|saying|comment\w*|talked about|pinch\w*|in front of|called me|jokes?|joked|remark\w*|keeps? telling|laugh\w*`,
    ),
    unless: any(
      r`eating|disorder|binge\w*|purg\w*|vomit\w*|anorex\w*|bulim\w*|i told|starv\w*|weight (?:off|on) my|lose weight with|(?:he|she) (?:has|is) (?:got )?fat|carry\w*|don'?t eat|calor\w*|laxative\w*`,
    ),
    receives: [
      ['Before anything else, your body was discussed.', 'Straight to your body, no hello.'],
      ['A greeting would have done.', "A hello would've done."],
    ],
    questions: [
      ['tried', 'What did you do with your face just then?', 'What did your face do when they said it?'],
      ['want', 'What would you rather they had asked you?', "What d'you wish they'd asked instead?"],
    ],
  },
  {
    id: 'body-teeth-hidden',
    says: [
      'I cover my mouth with my hand when I laugh',
      'never smile with teeth in pics, always lips shut',
      'My front tooth is brown and I speak with my lips close together',
    ],
    needs: all(
      r`teeth|tooth|mouth|lips|without opening`,
      r`cover\w*|hide|hiding|never smile|shut|closed|close together|without opening|in front of my mouth|embarrass\w*|asham\w*|self-conscious|crooked`,
      r`laugh\w*|smil\w*|pics?|photos?|speak|talk|grin`,
    ),
    unless: any(
      r`fairy|toothache|fake|brush\w*|my (?:son|daughter|child)|dead|keep my mouth shut|mouth shut`,
    ),
    receives: [
      ['Every laugh has to be watched.', 'So every laugh gets hidden a bit.'],
      ['Your smile is kept out of sight.', "You're keeping your smile out of sight."],
    ],
    questions: [
      ['when', 'When did the hiding begin?', 'When did you start hiding it?'],
      [
        'exception',
        'When did you last laugh and forget your teeth?',
        'When did you last laugh and forget about them?',
      ],
    ],
  },
  {
    id: 'body-acne-mirror',
    says: [
      'My skin broke out again the day before the interview',
      'cant leave the house without concealer, my chin is a war zone',
      'I am thirty and I still have spots like a teenager',
    ],
    needs: all(
      r`acne|pimples?|zits?|my skin|spots|concealer|breakouts?`,
      r`broke out|breaking out|break out|cover\w*|concealer|war zone|can'?t leave|teenager|mirror|make-?up|interview|ugly|stare\w*|worse|everywhere|face`,
    ),
    unless: any(
      r`psoriasis|eczema|colou?r|dark|light|cancer|under my skin|comfortable in|own skin|thick skin|parking|crawl\w*|out of my skin|cut\w*|touch\w*|vitiligo|pick(?:ing)? at|dark spots`,
    ),
    receives: [
      ['It sits in the one place everyone looks.', "It's right where everyone looks."],
      ['You know every mark of it by heart.', 'You know every single spot.'],
    ],
    questions: [
      [
        'thought',
        'In the mirror, what do you look at besides the spots?',
        'What else is in that mirror besides the spots?',
      ],
      [
        'exception',
        'In whose company do you forget about your skin?',
        'Who are you with when you forget your skin?',
      ],
    ],
  },
  {
    id: 'body-people-move-away-skin',
    says: [
      'A woman on the train changed seats when she saw my psoriasis',
      'kid asked if my skin is catching, his mum pulled him away',
      'At the pool they looked at my patches and got out',
    ],
    needs: all(
      r`psoriasis|eczema|vitiligo|patches|my skin|rash`,
      r`moved|changed seats|pulled (?:him|her) away|got out|stared?|stares|staring|catching|contagious|flinch\w*|recoil\w*|move away`,
    ),
    unless: any(r`colou?r|race|racis\w*|dark|black|mirror|under my skin`),
    receives: [
      ['You saw them do it.', 'You saw them do it.'],
      ['Your skin was read wrongly by people in a hurry.', 'They took one look and got it wrong.'],
    ],
    questions: [
      ['body', 'What did you do with your arms after that?', "Where'd you put your arms after that?"],
      ['want', 'What would you have liked one of them to say?', "What d'you wish one of them had said?"],
    ],
  },
  {
    id: 'body-scar-shown',
    says: [
      'I wore a swimsuit with my scar showing',
      'went to the beach without the shirt on, scar out, first time',
      'This summer I stopped covering the burn on my arm',
    ],
    needs: all(
      r`scars?|the burn|mark from|stoma`,
      r`swimsuit|beach|scar out|showing|stopped covering|short sleeves|bikini|shirt off|uncover\w*|shorts|without (?:the|a|my) shirt`,
    ),
    unless: any(
      r`self-?harm\w*|cut(?:s|ting)?|i hide|can'?t|never|asham\w*|wish|afraid|razor|won'?t|wrists?`,
    ),
    receives: [
      ['It was out in the daylight.', 'Out there, in daylight.'],
      ['You let it be seen.', 'You just let people see it.'],
    ],
    questions: [
      ['when', 'What made this the day for it?', 'What made it the time to do it?'],
      ['open', 'What happened, and what did not?', "What happened, and what didn't?"],
    ],
  },
  {
    id: 'body-mother-calls-me-sister',
    says: [
      "My mother calls me by her sister's name now",
      'dad thought i was the nurse today, asked me when his kid is coming',
      'Mum looked at me kindly and asked who I was',
    ],
    needs: all(
      r`mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|husband|wife|aunt|dementia|alzheimer'?s|care home|the carers`,
      r`calls? me (?:by )?(?:her|his|the|my (?:aunt|sister|brother|uncle))|called me (?:by )?(?:her|his|the|my (?:aunt|sister|brother))|thought i was|thinks (?:i'?m|i am)|asked (?:me )?who i (?:was|am)|(?:doesn'?t|does not|didn'?t|did not) (?:know who i|recogni[sz]e me)|introduces me|forgets? (?:my name|who i)|forgot (?:my name|who i)`,
      r`dementia|alzheimer\w*|care home|nurse|sister'?s name|brother'?s name|who i (?:was|am)|carers?|recogni[sz]e`,
    ),
    unless: any(
      r`gay|trans|really|real me|sang|hymn|danced|song|therap\w*|boyfriend|anymore because|lazy|knew every|child(?:hood)?|i don'?t know who i am|changed`,
    ),
    receives: [
      ['For that moment you were someone else.', 'For a minute you were someone else.'],
      ['It was someone who has known you always.', "That's someone who's always known you."],
    ],
    questions: [
      [
        'tried',
        'Who were you in that moment, and how did you answer?',
        'Who did you end up being just then?',
      ],
      [
        'exception',
        'What still passes between the two of you, without a name?',
        'What still works between you two, without the name?',
      ],
    ],
  },
  {
    id: 'body-same-question',
    says: [
      'My father asks me the same question every five minutes',
      'mum rang eleven times today asking what day it is',
      'I answer, she nods, and then she asks again',
    ],
    needs: all(
      r`mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|husband|wife|she|he|memory|is your brother coming`,
      r`asks?|asking|asked|questions?|rang|repeats?|tells? me`,
      r`same (?:question|thing|story)|every (?:five|few|ten|two) minutes|eleven times|and then she asks|what day it is|is your brother coming, has he|over and over|again and again`,
      r`she nods|minutes|memory|dementia|alzheimer\w*|what day it is|since his|same question|forgets|times today`,
    ),
    unless: any(
      r`marr\w*|job|kids|grand(?:children|kids)|girlfriend|boyfriend|wedding|go home|when will (?:i|you)|son|daughter|teacher|interview|therap\w*`,
    ),
    receives: [
      ['The answer goes in and does not stay.', "You tell them and it just doesn't stick."],
      ['You give the same answer, over and over.', 'Same answer, again and again.'],
    ],
    questions: [
      ['example', 'Which question is it, mostly?', 'Which question is it mostly?'],
      ['when', 'At which repeat does your voice change?', 'How many goes before your voice changes?'],
    ],
  },
  {
    id: 'body-wants-to-go-home',
    says: [
      'My mother with dementia keeps asking to go home and she is at home',
      'he packs a bag every evening and waits at the door for his wife',
      'Granny cries for the house she grew up in, which is long gone',
    ],
    needs: all(
      r`mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|husband|wife|he|she`,
      r`wants? to go home|asks? to go home|asking to go home|packs (?:a|her|his) bag|the house (?:she|he) grew up|go home`,
      r`dementia|alzheimer\w*|at home|is home|her own (?:living|room|kitchen|house|home)|his own (?:living|room|kitchen|house|home)|every (?:evening|night)|care home|long gone|memory|already home`,
    ),
    unless: any(r`i want to go home|abroad|country|visa|hospital|husband wants to go home|work`),
    receives: [
      ['The place asked for cannot be driven to.', "You can't actually take them there."],
      ['You hear that wish and cannot grant it.', "You hear it and you can't make it happen."],
    ],
    questions: [
      ['tried', 'What settles {them} for a while?', 'What calms {them} down for a bit?'],
      ['meaning', 'What do you know about that earlier home?', "What d'you know about that old home?"],
    ],
  },
  {
    id: 'body-keys-in-fridge',
    says: [
      "I found my dad's glasses in the fridge",
      'she put the iron in the oven, and said i did it',
      'My mum left the gas on again and I smelt it from the street',
    ],
    needs: all(
      r`mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|she|he|husband|wife`,
      r`in the (?:fridge|oven|freezer|microwave|washing machine)|(?:gas|stove|hob|cooker|iron) on`,
      r`found|put|left|leaves|again`,
    ),
    unless: any(r`i (?:left|put|forgot)|housemate|flatmate|my food|eating|leftovers|beer|wine|soup|meal`),
    receives: [
      ['A small find can say a lot.', 'One little thing can say a lot.'],
      ['You know what you may be looking at.', 'You kinda know what it could mean.'],
    ],
    questions: [
      [
        'when',
        'When did the first such thing happen?',
        'When was the first time something like that happened?',
      ],
      ['who', 'Who else knows about these finds?', 'Who else knows about this stuff?'],
    ],
  },
  {
    id: 'body-old-song-dementia',
    says: [
      'My mother forgets my name but she sang a whole hymn with me',
      'put on dads old records and he danced, knew every word',
      'Granny does not know me, but today she told her old jokes all morning',
    ],
    needs: all(
      r`mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|she|he`,
      r`sang|sings?|danced?|hymn|songs?|carols?|records|jokes|piano|tune`,
      r`forgets?|doesn'?t know|does not know|not known|dementia|alzheimer\w*|knew every`,
    ),
    unless: any(r`funeral|died|choir|stage`),
    receives: [
      ['For a while, all of that was there.', 'For a bit, it was all there.'],
      ['Some things have stayed.', "Some of it's all still there."],
    ],
    questions: [
      ['open', 'Which song, or which joke, was it?', 'What song or joke was it?'],
      ['body', 'What did you do while it lasted?', "What'd you do while it lasted?"],
    ],
  },
  {
    id: 'body-care-home-move',
    says: [
      'We moved my father into a care home this week',
      'mums room has her armchair in it and i left her sitting there',
      'I signed the papers for the home, and she asked when I would fetch her',
    ],
    needs: all(
      r`care home|nursing home|residential (?:place|home|care)|(?:papers for|into) (?:the|a) home|her armchair|hospice|assisted living`,
      r`moved?|moving|put|took|signed|left (?:him|her|them)|placed|went into`,
      r`mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|husband|wife|aunt|uncle|him|her`,
    ),
    unless: any(
      r`i work|job|shifts?|died|dead|might|thinking|want(?:s)? to|should|next year|moved it|my own home|going to have to|passed`,
    ),
    receives: [
      ['And then you had to walk out of there.', 'And then you had to walk out of there.'],
      ['That is a big move, for both of you.', "That's a massive move, for both of you."],
    ],
    questions: [
      ['want', 'What did you want the room to have?', 'What did you want that room to have in it?'],
      [
        'thought',
        'What do you tell yourself about it at night?',
        "What d'you tell yourself about it at night?",
      ],
    ],
  },
  {
    id: 'body-washing-father',
    says: [
      'I had to wash my father for the first time',
      'bathed my mum today, neither of us looked at the other',
      "I change my dad's pads now, and he says sorry every time",
    ],
    needs: all(
      r`wash(?:ed|ing)?|bath(?:ed|e|ing)?|shower(?:ed|ing)?|change (?:my|his|her)|wipe[ds]?|clean(?:ed)? (?:him|her)`,
      r`(?:my|our) (?:own )?(?:mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|husband|wife|aunt)(?:'?s)?|bathed my|dads? pads`,
      r`for the first time|neither|sorry|had to|have to|today|now|look\w*|every (?:day|morning|time)|pads?|help`,
    ),
    unless: any(
      r`machine|laughed|dish\w*|dirty|clothes|car|hands|money|died|body|(?:son|daughter|baby)|pan|brain|abus\w*|when i was|laundry|plates|kitchen|uniform|caught|walked in|whatsapp|in the shower`,
    ),
    receives: [
      [
        'There are things one never thought to do for a parent.',
        "You never think you'll do that for your parent.",
      ],
      ['Once it was the other way round.', 'It used to be the other way round.'],
    ],
    questions: [
      ['when', 'At which moment was it easiest for both?', 'Which bit was easiest for you both?'],
      ['need', 'Which bit would you give to somebody else?', 'Which bit would you hand to someone else?'],
    ],
  },
  {
    id: 'body-stroke-speech',
    says: [
      'Since the stroke my husband says the wrong words',
      'she wanted water and said table, then she cried',
      'My dad can only say yes and oh dear now, he used to tell stories',
    ],
    needs: all(
      r`stroke|bleed on the brain|aphasia|brain (?:injury|bleed)|she wanted water|can only say`,
      r`words?|speak\w*|speech|says?|said|talk\w*|calls? me`,
      r`mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|husband|wife|he|she|brothers?|sisters?|siblings?|bro|sis`,
    ),
    unless: any(
      r`stroke of|i had a stroke|died|heat ?stroke|funeral|breast ?stroke|going to have a stroke|different strokes`,
    ),
    receives: [
      ['The words are not where they used to be.', "The words aren't where they were."],
      ['Someone is in there, looking for them.', "They're in there looking for the words."],
    ],
    questions: [
      [
        'exception',
        'How do you two understand each other without words?',
        "How d'you two get by without words?",
      ],
      ['example', 'Which word has come back?', "Which word's come back so far?"],
    ],
  },
  {
    id: 'body-nobody-asks-carer',
    says: [
      'Everybody asks how my wife is and nobody asks how I am',
      'im the carer so people talk to me about him, never about me',
      'The nurse checked his blood pressure and walked past mine',
    ],
    needs: all(
      r`carer|caring|care for|caregiver|look(?:ing)? after|my wife is|my husband is|about him|about her|how (?:my )?(?:\w+ )?(?:is|are) (?:doing|feeling)|how my (?:wife|husband|mum|mother|dad|father|son|daughter|partner) is|blood pressure`,
      r`nobody (?:ever )?asks|no ?one (?:ever )?asks|talk to me about|walked past|never (?:asks?|about) me|don'?t ask (?:me|about me|how i)`,
    ),
    unless: any(r`the dad|midwi\w*|baby|job|newborn|why`),
    receives: [
      ['All the questions go past you.', 'Every question goes past you.'],
      ['You are there every day, and nobody asks.', "You're there every day, and no one's asking."],
    ],
    questions: [
      [
        'open',
        'What would be the honest answer, if someone asked?',
        "If someone did ask, what'd you tell them?",
      ],
      ['need', 'Which hour of the week belongs to you?', "What bit of the week's just yours?"],
    ],
  },
  {
    id: 'body-snapped-sick-mother',
    says: [
      'I snapped at my sick mother and she just said sorry',
      'shouted at dad for spilling his tea, hes eighty and shakes',
      "I was rough with my husband's blanket tonight because I was so tired",
    ],
    needs: all(
      r`i (?:\w+ )?(?:snapped|shouted|yelled|barked|lost (?:it|my temper|patience)|was (?:so )?(?:rough|short|impatient))|^(?:snapped|shouted|yelled|barked)`,
      r`mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|husband|wife|partner|aunt`,
      r`sick|ill|dementia|alzheimer\w*|eighty|ninety|old|shakes?|tumou?r|cancer|blanket|spill\w*|dropp\w*|stroke|frail|disab\w*|carer|caring`,
    ),
    unless: any(r`at me|drunk|hit|when i was|died|sick of|years old|told me`),
    receives: [
      ['It came out at the one you look after.', "It came out at the person you're looking after."],
      ['And you heard yourself do it.', 'And you heard yourself do it.'],
    ],
    questions: [
      ['when', 'How long had you been on your feet by then?', 'How long had you been going by then?'],
      ['want', 'What would you like to do when you go back in?', "What d'you wanna do when you go back in?"],
    ],
  },
  {
    id: 'body-siblings-dont-help',
    says: [
      'My brothers leave all the care of our parents to me',
      'sister sends heart emojis in the family group, i do the hospital runs',
      'I asked my siblings for one weekend and each of them was busy',
    ],
    needs: all(
      r`brothers?|sisters?|siblings?|there are (?:three|four|five|six) of us`,
      r`care (?:of|for)|caring|carer|look(?:ing)? after|hospital runs|tablets|medic\w*|ill|sick|old(?:er)? (?:parents|mother|father|mum|dad)|elderly|dementia|one weekend|falls|help with (?:mum|dad|our|my)|everything for (?:my |our )?(?:mum|dad|mother|father|parents|mom|gran\w*)`,
      r`leaves?|left|all|only one|busy|never|do(?:es)?(?:n'?t| not) (?:help|do|visit|lift|come)|emojis|no help|everything|on my own|alone|mine|won'?t`,
      r`mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|weekend|hospital runs`,
    ),
    unless: any(
      r`died|dead|will is|inherit\w*|funeral|married|favou?rite|abus\w*|mentally ill|my (?:brother|sister) (?:is|was|has been|has) (?:sick|ill|in|\w+ed)|younger|look(?:ing)? after my (?:\w+ )?(?:brother|sister|sibling)s?|take care of my (?:\w+ )?(?:brother|sister|sibling)s?|raised|care for my (?:\w+ )?(?:brother|sister|sibling)s?|care about|sick of`,
    ),
    receives: [
      ['Several children, and one pair of hands.', "There's a few of you, and one doing it."],
      ['You are the one who turns up.', "You're the one who shows up."],
    ],
    questions: [
      ['want', 'What exactly would you hand over, and to whom?', 'What would you hand over, and who to?'],
      ['when', 'How did it come about that it was you?', "How'd it end up being you?"],
    ],
  },
  {
    id: 'body-good-day-ill-partner',
    says: [
      'My husband was well enough to walk to the corner today',
      'she ate a proper dinner for the first time since the treatment',
      'We sat in the garden for an hour and mum asked for a second biscuit',
    ],
    needs: all(
      r`husband|wife|mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|partner|she|he`,
      r`well enough (?:to|for)|proper (?:dinner|meal|breakfast|lunch)|second biscuit|first time since (?:the|his|her) (?:treatment|operation|stroke|chemo|diagnosis|illness|surgery)|(?:a|one) good day`,
      r`treatment|ill\w*|cancer|chemo\w*|garden|corner|hospital|today|operation|stroke|dementia`,
    ),
    unless: any(r`never|i was|i had|bad day|wasn'?t|died|school|work`),
    receives: [
      ['A good day, and you were there for it.', 'A good day, and you got to see it.'],
      ['To the two of you that is a large thing.', "For you two that's big."],
    ],
    questions: [
      ['open', 'What did you talk about, if you talked?', 'What did you two talk about, if you talked?'],
      ['meaning', 'What do you want to keep from this day?', "What d'you wanna hang on to from today?"],
    ],
  },
  {
    id: 'body-side-effects',
    says: [
      'The new tablets help but I feel sick every morning',
      'side effects are worse than the thing itself, my hands shake',
      'Since I started the medicine everything tastes of metal',
    ],
    needs: all(
      r`tablets?|pills?|medicines?|medication|meds|antidepress\w*|sertraline|ssris?|side[- ]effects?|hrt|statins?|fluoxetine|citalopram|steroids|arvs`,
      r`sick|nausea\w*|nauseous|side[- ]effects?|metal|headaches?|dry mouth|shak\w*|dizz\w*|weight|tired|sleepy|numb|zombie|foggy|groggy|vomit\w*|rash|drowsy`,
    ),
    unless: any(
      r`overdos\w*|too many|forgot|afraid|worried|might|scared|mum|dad|hid\w*|without|sick of|party|son|daughter|diet pills|sleeping pills|husband|wife|brother|sister|painkillers for|took (?:all|a lot)|are there|what are|is it`,
    ),
    receives: [
      ['It is meant to help, and it costs you something.', "They're meant to help and they're costing you."],
      ['You treat one thing and get another.', 'You take it for one thing and get another.'],
    ],
    questions: [
      ['example', 'Which part of the day does it spoil most?', 'What bit of the day does it wreck most?'],
      [
        'want',
        'What would you like to tell whoever prescribed it?',
        "What d'you wanna tell whoever prescribed it?",
      ],
    ],
  },
  {
    id: 'body-hidden-arvs',
    says: [
      'I keep my HIV tablets in a vitamin bottle',
      'my housemates think theyre allergy pills, its my arvs',
      'Every evening at nine I go into the bathroom with my pills so nobody sees',
    ],
    needs: all(
      r`arvs?|hiv|antiretroviral\w*|(?:my|the|these|antidepress\w*|take) (?:\w+ )?(?:pills|medicine|medication|tablets|meds|antidepressants)|i am positive`,
      r`hid(?:e|es|den|ing)|vitamin|allergy|nobody (?:sees|knows)|so (?:nobody|no ?one)|label|decant\w*|secretly|in secret|don'?t know i (?:take|am|'?m)|doesn'?t know i (?:take|am|'?m)`,
    ),
    unless: any(
      r`overdos\w*|pregnan\w*|stopp\w*|skip\w*|sav(?:e|ing)|he hid|she hid|my (?:mum|mother|dad|parents|husband) hid\w*|the vape|under my tongue|spit|sister'?s`,
    ),
    receives: [
      ['You take them, and see to it that no one knows.', 'You take them, and make sure no one sees.'],
      ['That is a secret kept every single day.', "That's a secret you keep every day."],
    ],
    questions: [
      ['who', 'Who knows, and is safe with it?', 'Who knows, and is safe with it?'],
      ['want', 'What would be easier if one more person knew?', "What'd be easier if one more person knew?"],
    ],
  },
  {
    id: 'body-insulin-in-public',
    says: [
      'I inject my insulin in the toilet because people stare',
      'had to check my sugar at the table and everyone stopped eating',
      'My sugar alarm went off in the silent exam room',
    ],
    needs: all(
      r`insulin|inject|sugar alarm|check my sugar|diabet\w*|glucose|libre`,
      r`public|stare\w*|toilet|everyone|at the table|people|exam|restaurant|office|class|bus|looked`,
    ),
    unless: any(r`mum|dad|heroin|botox|too much sugar|abus\w*|type 2 runs|mother|father|eat\w* too|support`),
    receives: [
      ['For you it is an ordinary thing.', "It's just normal for you."],
      ['The body does not ask whether it is a good time.', "Your body doesn't wait for a good time."],
    ],
    questions: [
      ['thought', 'What do you imagine people make of it?', "What d'you think people make of it?"],
      [
        'exception',
        'Who can you do it in front of without a thought?',
        'Who can you do it in front of, no bother?',
      ],
    ],
  },
  {
    id: 'body-migraine-dark',
    says: [
      'I lay in a dark room with a migraine all day',
      'migraine day 2, curtains shut, even the fridge is too loud',
      'I saw the zigzags at noon and lost the rest of the day',
    ],
    needs: all(
      r`migraines?|zigzags|my head went|cluster headache`,
      r`dark|curtains|lost the rest|all day|shut|blanket|lay|day|bed|sick|too loud`,
    ),
    unless: any(
      r`son|daughter|mum|every day|from crying|stress gives|get migraines|cancel\w*|husband|wife|headspace|lost my head`,
    ),
    receives: [
      ['The day went on without you.', 'The day went on without you.'],
      ['That leaves no room for anything else.', "Can't do anything else with that going on."],
    ],
    questions: [
      ['body', 'What is the earliest sign you get?', "What's the first sign you get?"],
      ['thought', 'What had this day been meant for?', 'What was that day meant to be for?'],
    ],
  },
  {
    id: 'body-stairs-breath',
    says: [
      'I had to sit down halfway up the stairs',
      'since covid i get out of breath making the bed',
      'I used to run for the bus and now I rest at every bench',
    ],
    needs: all(
      r`stairs|breath|run for the bus|bench|hill|making the bed|winded|breathless`,
      r`sit down|halfway|out of breath|rest|short of breath|breathless|stop|puff\w*|winded`,
      r`stairs|covid|used to|bench|hill|bus|making the bed|heart|lungs|asthma|copd|walk\w*`,
    ),
    unless: any(
      r`panic\w*|anxi\w*|attack\w*|cry\w*|scared|nervous|exercise\w*|calm|deep|meditat\w*|fell|therap\w*|the rest|rest of|boyfriend|heart rac\w*|heart pound\w*|hold my|night`,
    ),
    receives: [
      ['Things you did without thinking now need a rest.', 'Stuff you never thought about now needs a rest.'],
      ['You find out the limit by meeting it.', 'You only know the limit once you hit it.'],
    ],
    questions: [
      [
        'exception',
        'When in the day have you the most breath?',
        'When in the day have you got the most in you?',
      ],
      ['meaning', 'Which of the lost things do you want back first?', "Which thing d'you want back first?"],
    ],
  },
  {
    id: 'body-cannot-tie-shoes',
    says: [
      'My back is so bad that my son has to tie my shoes',
      'dropped the soap and just left it there, cant bend',
      'I slept in the armchair because lying down hurts my back too much',
    ],
    needs: all(
      r`my back|lower back|back pain|slipped disc|sciatica|can'?t bend|cannot bend|spine`,
      r`shoes?|laces|bend|armchair|lying|lie|dropped|tie|socks|move|stand|get up|straighten|bed`,
      r`can'?t|cannot|hurts?|pain\w*|bad|too much|stuck|killing|gone|went`,
    ),
    unless: any(
      r`behind my back|had my back|turn\w* my back|backpack|have my back|on my back|got my back|watch my back|stab\w*|baby|beat\w*|abus\w*`,
    ),
    receives: [
      ['Small movements are large ones now.', 'Tiny moves are massive right now.'],
      ['A back is in everything one does.', 'You use your back for everything.'],
    ],
    questions: [
      ['body', 'Which position gives you a little peace?', 'Which position gives you a bit of peace?'],
      ['worst', 'What do you dread each morning?', "Which move d'you dread every morning?"],
    ],
  },
  {
    id: 'body-clock-insomnia',
    says: [
      'I lie awake and count how many hours are left',
      '2.14, 3.40, 4.55, i have seen every number on that clock',
      'Tired all evening, and the moment I lie down I am awake',
    ],
    needs: all(
      r`count(?:ing)? (?:how many |the )?hours (?:until|till|before) (?:the alarm|i have to get up|morning|i get up)|hours of sleep|lie awake|lying awake|lay awake|can(?:'?t|not) (?:fall a?)?sleep|couldn'?t sleep|can not sleep|wide awake|insomnia|every number on that clock|i am awake|staring at the ceiling|not sleeping|can'?t fall asleep|awake (?:again |since |from )*(?:all night|until|till|at night|half (?:one|two|three|four)|(?:one|two|three|four)|[1-5](?: ?am)?)|tossing and turning`,
      r`hours?|clock|count\w*|\d+[.:]\d\d|\d ?am|ceiling|lie down|until|till|tired|all night|the moment i|at night|in bed|thoughts|racing|mind|half (?:one|two|three|four)|since (?:one|two|three|four)`,
    ),
    unless: any(
      r`baby|nightmare\w*|neighbou?r\w*|nois\w*|ward|phone|fever\w*|music|upstairs|slept through|died|dead|funeral|suicid\w*|kill\w*|voices|pills|grief|my (?:son|daughter|child)|hospital|drenched|snor\w*|loudspeaker|tent|sweat\w*|breath(?:e|ing)|die|pregnan\w*|she can'?t|he can'?t|without (?:him|her|drink\w*|alcohol)|flashback\w*|rape\w*|dark`,
    ),
    receives: [
      ['So you watch the night go by.', "You're watching the whole night go by."],
      ['Being tired does not bring the sleep.', 'Knackered, and still no sleep.'],
    ],
    questions: [
      [
        'thought',
        'Which thought is usually waiting on the pillow?',
        "What thought's usually waiting for you in bed?",
      ],
      ['when', 'Which night lately went better?', 'Which night lately was a bit better?'],
    ],
  },
  {
    id: 'body-slept-through',
    says: [
      'I slept right through for the first time in months',
      'eight hours!! woke up and didnt know what day it was',
      'Last night I heard nothing at all until the alarm',
    ],
    needs: all(
      r`slept|woke|out at ten|heard nothing|night`,
      r`right through|all night|whole night|(?:eight|8|nine|9) (?:full |solid )?hours|until the alarm|next thing (?:i knew )?the birds|like a (?:baby|log)|solid|through the night|really well|so well`,
      r`first time|months|weeks|finally|last night|woke|nothing at all|after|today|this morning`,
    ),
    unless: any(
      r`can'?t|couldn'?t|cannot|not|haven'?t|hasn'?t|never|(?:my|the) baby|still (?:tired|exhausted)|wish|overslept|all day|with him|with her|together|up all night|awake all night|he slept|she slept|cried|cry\w*|drunk|only|pray\w*|who|didn'?t sleep|felt nothing`,
    ),
    receives: [
      ['That is a whole night, without a gap.', 'A whole night, start to finish.'],
      ['You woke on the other side of it.', 'You just woke up and it was morning.'],
    ],
    questions: [
      ['body', 'How did the morning begin in your body?', "How'd your body feel first thing?"],
      ['open', 'What had that evening been like before?', 'What had the evening been like before?'],
    ],
  },
  {
    id: 'body-first-run',
    says: [
      'I ran five kilometres without stopping',
      'finished the couch to 5k, last one home but i finished',
      'In spring I could not run to the gate, and today I went round the park',
    ],
    needs: all(
      r`ran|runn?ing|jogg?\w*|5k|10k|parkrun|kilomet\w*|marathon|round the (?:park|lake)|run`,
      r`without stopping|finish\w*|managed|all the way|went round|made it|complet\w*|personal best|pb|whole`,
      r`5k|10k|km|kilomet\w*|park|lake|stopping|marathon|race|miles?|jog\w*|couch to`,
    ),
    unless: any(
      r`ran away|ran out|run away|running late|ran into|dog|ran (?:me|my)|run (?:my|a)|husband|want to|going to|tomorrow|used to|couldn'?t|ran from|ran through|stairs|cried`,
    ),
    receives: [
      ['You went the whole way on your own feet.', 'You did the whole thing on your own legs.'],
      ['That was built one step after another.', 'You built that up bit by bit.'],
    ],
    questions: [
      ['when', 'At which point did you know you would make it?', "When did you know you'd make it?"],
      ['who', 'Who heard about it first?', "Who'd you tell first?"],
    ],
  },
  {
    id: 'body-gym-doorway',
    says: [
      'I paid for the gym and got as far as the changing room',
      'sat in the gym car park for twenty mins then went home',
      'I walked round the machines once and pretended I had a call',
    ],
    needs: all(
      r`gym|fitness|exercise class|machines|zumba`,
      r`changing room|car park|went home|turned (?:round|back|around)|pretended|left|walked (?:out|round)|couldn'?t go in|outside|never went|bottled|door`,
    ),
    unless: any(
      r`every day|school|left (?:me|him|her)|washing machines|weeks? ago|he left|married|door to door`,
    ),
    receives: [
      ['You did go, which is not nothing.', "You did go, that's not nothing."],
      ['Those last few metres are long ones.', 'Those last few steps are long ones.'],
    ],
    questions: [
      [
        'thought',
        'Inside, who did you imagine looking at you?',
        'Who did you picture looking at you in there?',
      ],
      ['example', 'What would a ten-minute visit look like?', "What'd a ten-minute visit look like?"],
    ],
  },
  {
    id: 'body-knee-stopped-sport',
    says: [
      'My knee is finished and I cannot play football any more',
      'doc said no more running, ever, im 29',
      'The surgeon says the shoulder will never serve a tennis ball again',
    ],
    needs: all(
      r`knees?|shoulder|ankle|acl|hip|injur\w*|doc|doctor|surgeon|specialist|torn`,
      r`football|running|sports?|tennis|rugby|basketball|netball|hockey|marathons?|cricket|volleyball|climbing|dancing|dance|athletics`,
      r`is finished|no more|any ?more|never|ever|over|give up|had to (?:quit|stop|give)|shook his head|can'?t (?:play|run)|cannot (?:play|run)|career`,
    ),
    unless: any(
      r`weeks|until|knee deep|fight|(?:my|our) (?:son|daughter)|guitar|piano|video ?games?|miss practice`,
    ),
    receives: [
      ['It takes one sentence to end a thing like that.', 'One sentence, and there goes that.'],
      ['The body said stop before you did.', "Your body's called it before you did."],
    ],
    questions: [
      [
        'meaning',
        'What did you have on that pitch or path besides the sport?',
        'What did you get out of it besides the sport?',
      ],
      ['when', 'When was the last good game or run?', 'When was your last good one?'],
    ],
  },
  {
    id: 'body-physio-steps',
    says: [
      'I took six steps without the frame today',
      'wiggled my toes today!! physio nearly cried',
      'Two months after the accident I stood up on my own at the bars',
    ],
    needs: all(
      r`steps|physio\w*|toes|stood up|on my feet|walked`,
      r`today|first time|without the|on my own|wiggl\w*|six|holding nobody`,
      r`physio\w*|frame|accident|crash|toes|bars|operation|surgery|stroke|spinal|crutches|rehab|wheelchair`,
    ),
    unless: any(
      r`baby|son|daughter|mum|dad|husband|dog|12[- ]step|can'?t|couldn'?t|next steps|step(?:mum|dad)|died|cancel\w*|eggshells|drug`,
    ),
    receives: [
      ['Your body answered.', 'Your body actually did it.'],
      ['It is a small distance and a great deal of work.', "It's not far, and it's a ton of work."],
    ],
    questions: [
      ['body', 'In which part of you did you feel it?', 'Where in your body did you feel it?'],
      [
        'next',
        'Where would you like those legs to take you first?',
        "Where d'you want those legs to take you first?",
      ],
    ],
  },
  {
    id: 'body-ten-days-no-smoke',
    says: [
      'I have not smoked for ten days',
      'day 12 no cigs, chewing everything in sight',
      'My lighter is still in my pocket and it is two weeks since I used it',
    ],
    needs: all(
      r`smok(?:e|ed|ing|es)|cigs?|cigarettes?|fags?|nicotine|vap\w*|lighter|tobacco`,
      r`\w+ days|days?|weeks?|fortnight|months?|since i (?:used|smoked|had)`,
      r`not|no|without|off|since i|quit|stopped|gave up|free|clean|haven'?t|stopp\w*`,
    ),
    unless: any(
      r`started|relaps\w*|again|want to|trying|need to|weed|cannabis|he|she|husband|mum|dad|son|daughter|smokes|packs? a|a pack|wish|bhang|marijuana|used to|how|can i|do not|don'?t|should|could not|can'?t|every day|drink\w*|all day|smokers?`,
    ),
    receives: [
      ['The count is going up.', 'The number keeps going up.'],
      ['Each of those days was done one by one.', 'You did every one of those days.'],
    ],
    questions: [
      ['when', 'Which hour of the day is the hardest without one?', "What time of day d'you want one most?"],
      ['meaning', 'What are you doing this for?', "What're you doing it for?"],
    ],
  },
  {
    id: 'body-fell-in-street',
    says: [
      'I fell in the street and people had to help me up',
      'went flat on my face outside the shop, knees bleeding, mortified',
      'My legs gave way on the kerb and strangers gathered round',
    ],
    needs: all(
      r`fell|tripped|collapsed|legs gave way|went flat|slipped`,
      r`street|kerb|curb|pavement|paving|shop|market|road|bus|stairs|public|outside|ice`,
      r`help\w*|people|strangers|everyone|gathered|crowd|bleeding|mortified|watch\w*|laugh\w*|knees|embarrass\w*|saw`,
    ),
    unless: any(
      r`fell (?:in love|asleep|apart|out|off|for|behind|through|into|pregnant|down the)|mum|dad|gran\w*|mother|father|son|daughter|seizure|he fell|she fell|slipped (?:away|disc|off)|market (?:fell|crash\w*)|drunk|my husband`,
    ),
    receives: [
      ['Down on the ground, in front of people.', 'Down on the pavement with everyone there.'],
      ['It happens in a second.', 'It happens in a second.'],
    ],
    questions: [
      ['body', 'Where does it still hurt, seen or unseen?', "Where's it still sore, inside or out?"],
      [
        'thought',
        'Since then, what do you think about when you walk?',
        "What's in your head when you walk now?",
      ],
    ],
  },
  {
    id: 'body-licence-taken',
    says: [
      'They took my driving licence because of my eyes',
      'doc says no driving for a year after the seizure',
      'I gave my car keys to my daughter and I will not get them back',
    ],
    needs: all(
      r`licen[cs]e|driving|drive|car keys|send the card back`,
      r`took|taken|no driving|gave|lost|revok\w*|surrender\w*|not allowed|can'?t drive|cannot drive|send the card back|handed|stop driving`,
      r`eyes?|seizures?|epilep\w*|doc|doctor|doctors|medical|eyesight|vision|dvla|stroke|blackouts?|sight|not get them back`,
    ),
    unless: any(
      r`drunk|drink\w*|alcohol|dui|speeding|driving test|police|mum|my dad|my father|passed|my mother|afraid|anxi\w*|crash\w*`,
    ),
    mayBeAhead: true,
    receives: [
      ['A car is more than a way to the shops.', "It's way more than just a car."],
      ['A lot of journeys now depend on somebody else.', 'Loads of trips depend on someone else now.'],
    ],
    questions: [
      ['example', 'Which journey do you miss already?', "Which trip d'you miss already?"],
      ['need', 'Who is easiest to ask for a lift?', "Who's easiest to ask for a lift?"],
    ],
  },
  {
    id: 'body-shaking-cup',
    says: [
      'My hand shakes so much that I only half fill my cup',
      'parkinsons, spilled soup all over at my nieces wedding',
      'I sign my name and it is not my writing any more',
    ],
    needs: all(
      r`hands?|parkinson\w*|tremor|sign my name`,
      r`shak\w*|tremor|spill\w*|half[- ]fill\w*|not my writing|trembl\w*|parkinson\w*`,
      r`cup|tea|soup|parkinson\w*|tremor|writing|spoon|glass|buttons?|fork|coffee|saucer`,
    ),
    unless: any(
      r`anxi\w*|nervous\w*|panic\w*|scared|angry|dad|mum|father|mother|husband|wife|withdraw\w*|hang ?over|drink\w*|alcohol|caffeine|too much coffee|interview|exam|uncle|tablets|shook hands`,
    ),
    receives: [
      ['The hand does as it likes now.', "Your hand's doing its own thing."],
      ['It used to be a thing you never thought about.', 'You never used to think about it.'],
    ],
    questions: [
      ['thought', 'Whose eyes do you feel on that hand?', "Whose eyes d'you feel on your hand?"],
      ['exception', 'When is the hand at its calmest?', "When's your hand at its calmest?"],
    ],
  },
  {
    id: 'body-leaked-at-work',
    says: [
      'My period leaked through at work and I tied a jumper round me',
      'got up from the chair and there was blood on it, in class',
      'I walked home backwards along the wall because of the stain',
    ],
    needs: all(
      r`period|blood|stain|menstruat\w*|tampon|pad`,
      r`leaked|stain|through|on (?:the chair|it|my (?:skirt|trousers|uniform|dress|jeans))|jumper round|backwards`,
      r`work|class|school|chair|bus|office|public|church|meeting|jumper|skirt|trousers|wall|dress`,
    ),
    unless: any(
      r`nose|papers?|exam|water|roof|miscarr\w*|painful|cut|documents?|photos?|blood pressure|going through|through (?:a|this|my|the|it)|blood test|deposit|carpet|gets? through`,
    ),
    receives: [
      ['You had to think fast with people about.', 'You had to think fast.'],
      ['It is a long way when you think everyone can see.', "That's a long way to the door."],
    ],
    questions: [
      ['who', 'Who noticed and was kind?', 'Who noticed and was nice about it?'],
      ['when', 'How did you get through the rest of that day?', "How'd you get through the rest of the day?"],
    ],
  },
  {
    id: 'body-map-of-toilets',
    says: [
      'I plan every journey around where the toilets are',
      'ibs, i wont go anywhere without knowing where the loo is',
      'I did not go on the coach trip because there is no toilet on it',
    ],
    needs: all(
      r`toilets?|loos?|bathrooms?|ibs|crohn\w*|bowels?|colitis|bladder|washrooms?`,
      r`plan|journeys?|coach|trip|bus|won'?t go|route|map|without knowing|out of the question|leave the house|anywhere|travel\w*|outings?|where the`,
    ),
    unless: any(
      r`meals?|food|run the tap|purg\w*|binge\w*|sick up|potty|clean|ate|eat|hide|hiding|cry|cried|bully\w*|disabled|accessible|share|vomit|throw|bathroom floor|lock\w*`,
    ),
    receives: [
      ['Before the outing, there is another map to draw.', "You've gotta map it out before you go anywhere."],
      ['The body has a say in every plan.', 'Your body gets a vote in every plan.'],
    ],
    questions: [
      ['worst', 'What has been the closest call?', "What's been the closest call?"],
      ['want', 'If the gut kept quiet, where would you go?', 'If your gut behaved, where would you go?'],
    ],
  },
  {
    id: 'body-period-pain-bed',
    says: [
      'I was on the bathroom floor with period pain and they call it normal',
      'endo, seven years of "take a paracetamol"',
      'I use up my annual leave on the first two days of each month',
    ],
    needs: all(
      r`periods?|endo|endometriosis|pcos|cramps?|days of each month|menstrual`,
      r`pains?|painful|floor|paracetamol|ibuprofen|agony|faint\w*|curled|hot water bottle|doubled|annual leave|unbearable|cramps?`,
    ),
    unless: any(
      r`late|missed|trial|period of|this period|stain|leaked|probation|grace period|trying for|negative|leg cramps?|long period|for a period|pregnan\w*|painful period|stomach cramps? (?:from|when)`,
    ),
    receives: [
      ['Month after month, and it is called ordinary.', "Every month, and they act like it's nothing."],
      ['You know how bad those days get.', 'You know how bad those days get.'],
    ],
    questions: [
      [
        'example',
        'Which words would describe it so that they listened?',
        "What would you say so they'd actually listen?",
      ],
      ['who', 'Who takes it as seriously as it is?', 'Who takes it seriously?'],
    ],
  },
  {
    id: 'body-sickle-crisis',
    says: [
      'I had a sickle cell crisis and they thought I wanted drugs',
      'crisis again, six hours in a&e begging for pain relief',
      'The doctor asked me to rate my pain and did not believe the ten',
    ],
    needs: all(
      r`sickle|crisis again|rate my pain|pain relief|in crisis and`,
      r`sickle|a&e|hospital|doctors?|nurses?|believ\w*|begging|drugs|addict|seeking`,
      r`thought i wanted|drugs?|begg\w*|not believe|didn'?t believe|hours|seeking|ignor\w*|accus\w*|addict`,
    ),
    unless: any(r`crisis (?:team|line)|suicid\w*|financial|rehab|overdos\w*|mental health`),
    receives: [
      ['You told them, and that was not enough.', "You told them and it wasn't enough."],
      ['In that much pain, you had to argue as well.', 'In that state, and you had to fight for it.'],
    ],
    questions: [
      ['who', 'Who spoke up for you there?', 'Who had your back in there?'],
      [
        'need',
        'What should the next person on duty know about you?',
        'What should the next nurse know about you?',
      ],
    ],
  },
  {
    id: 'body-waiting-list',
    says: [
      'I have been on the waiting list for my hip for eighteen months',
      'rang the hospital, they said another 40 weeks lol',
      'My referral got lost and I am back at the bottom of the list',
    ],
    needs: all(
      r`waiting list|referral|another \d+ weeks|(?:operation|surgery|hip|knee) (?:is|was|has been|got) (?:put back|postponed|cancelled|delayed)|wait\w* (?:\w+ ){0,4}(?:operation|surgery|hip|knee|specialist|physio)`,
      r`months?|years?|weeks|lost|bottom|again|third time|still|put back|postponed|long`,
    ),
    unless: any(
      r`flat|house|housing|council|school|visa|asylum|embryo|dog|nursery|therap\w*|counsel\w*|psych\w*|mental|adhd|autis\w*|camhs|assessment|job`,
    ),
    receives: [
      ['Every week of it is spent in that body.', "And you're living in it the whole time."],
      ['A list moves slowly from where you stand.', "That list isn't moving for you."],
    ],
    questions: [
      ['example', 'What have you stopped doing meanwhile?', "What've you stopped doing in the meantime?"],
      ['next', 'What is the first thing you would do afterwards?', "What's the first thing you'd do after?"],
    ],
  },
  {
    id: 'body-hospital-bill-detained',
    says: [
      'The hospital will not discharge my father until the bill is paid',
      'were fundraising in the family group to get mum out of hospital',
      'He is healed, and the bill grows every night that he stays',
    ],
    needs: all(
      r`hospital|discharge|clinic|healed`,
      r`bill|fundrais\w*|harambee|invoice`,
      r`discharge|release\w*|detain\w*|let (?:him|her|me|them|us) (?:go|leave|out)|out of hospital|until|every night|hold\w*|stuck`,
    ),
    unless: any(r`mortuary|rent|vet|electric\w*|medical bills are`),
    receives: [
      ['It is the money now that keeps the door shut.', "It's the money keeping them in there."],
      ['The illness is one weight and the bill another.', 'First the illness, now the bill.'],
    ],
    questions: [
      ['open', 'What is still missing from the sum?', 'How much is still missing?'],
      ['support', 'Who is carrying this with you?', "Who's carrying this with you?"],
    ],
  },
  {
    id: 'body-eight-am-queue',
    says: [
      'I rang the surgery at eight and was number thirty in the queue',
      'ninety calls to the gp, by the time i got thru nothing left',
      'The receptionist said try again tomorrow at eight',
    ],
    needs: all(
      r`surgery|gp|doctor'?s|receptionist`,
      r`eight|8 ?am|8|queue|calls|on hold|dial\w*|number \w+`,
      r`nothing left|number \w+|try again|no appointments?|tomorrow|all (?:gone|taken)|fully booked|times|couldn'?t get|can'?t get|no slots`,
    ),
    unless: any(r`results?|missed|cancel\w*|therap\w*|vet|council|waiting room|a&e|operation`),
    mayBeAhead: true,
    receives: [
      ['You were on time, and it was still too late.', 'You were on it, and it was already full.'],
      ['You have to be well to get seen, it seems.', 'You need to be fit just to get an appointment.'],
    ],
    questions: [
      ['open', 'What had you wanted to be seen for?', 'What were you trying to get seen about?'],
      ['tried', 'What else have you tried to get in?', "What else've you tried to get seen?"],
    ],
  },
  {
    id: 'body-hair-thinning',
    says: [
      'I can see my scalp through my hair in the lift mirror',
      'going bald at 24, i wear a cap everywhere',
      'The barber asked whether I want it all off now',
    ],
    needs: all(
      r`hair\w*|scalp|bald\w*|receding|want it all off`,
      r`thin|thinning|thinner|see my scalp|going bald|balding|bald|falling out|fall(?:s)? out|reced\w*|all off|losing my hair|hair loss`,
      r`i|i'?m|im|me|my`,
    ),
    unless: any(
      r`her hair|his hair|chemo\w*|radio\w*|treatment|cancer|dog|cat|pull\w*|trichotillo\w*|mum|dad|pillow|husband|braids|new`,
    ),
    receives: [
      ['Nobody asks you first.', 'Nobody asks you first.'],
      ['You see it in every mirror now.', 'You keep clocking it.'],
    ],
    questions: [
      ['thought', 'Whose remark about it stuck?', 'Whose comment about it stuck?'],
      ['want', 'How would you like to wear it, in the end?', "How d'you wanna have it, in the end?"],
    ],
  },
  {
    id: 'body-good-haircut',
    says: [
      'I had my hair cut short and I keep touching it',
      'new braids, took six hours, i feel like a different person',
      'The hairdresser turned the chair round and I liked who I saw',
    ],
    needs: all(
      r`haircut|my hair|braids|hairdresser|barber|chopped off|hair`,
      r`cut|new|had|got|chopped|dyed|coloured|turned the chair|done|twenty cent\w*`,
      r`love it|i love|liked|touching|different person|great|cannot walk past|can'?t stop|looking|happy|nice|beautiful|fresh`,
    ),
    unless: any(
      r`chemo\w*|bald|hate|regret\w*|awful|horrible|thin|falling|scalp|cancer|ruined|mum|dad|daughter|cry|cried|don'?t like|ex|wrists?|off me|he cut|pull\w*|depress\w*|all off|my mother|boyfriend|he liked|husband`,
    ),
    receives: [
      ['A new head, more or less.', 'Basically a new head.'],
      ['You like what you see.', "You're liking it."],
    ],
    questions: [
      ['when', 'What made you choose it now?', 'What made you go for it now?'],
      ['who', 'Who has noticed it already?', "Who's clocked it already?"],
    ],
  },
  {
    id: 'body-dialysis-chair',
    says: [
      'I spend three days a week in a dialysis chair',
      'four hours on the machine again, arm wont bend',
      'Monday, Wednesday and Friday belong to the kidney unit',
    ],
    needs: all(
      r`dialysis|kidney unit|on the machine again|plugged in`,
      r`hours|days?|week|machine|mornings?|chair|again|sessions?|belong`,
    ),
    unless: any(r`dad|mum|mother|father|donor|stones?|husband|wife|brother|donat\w*|phone`),
    receives: [
      ['Your week is built around that machine.', "Your whole week's built round that machine."],
      ['That is a lot of hours in one chair.', "That's a lot of hours in one chair."],
    ],
    questions: [
      [
        'thought',
        'What do you do with your mind in those hours?',
        "What d'you do with your head in those hours?",
      ],
      ['exception', 'What are the free days good for?', 'What are the free days like?'],
    ],
  },
  {
    id: 'body-seizure-at-work',
    says: [
      'I had a seizure at work in front of everyone',
      'woke up on the office floor with all of them standing round',
      "They cleared the chairs away and I came to with my colleague's coat under my head",
    ],
    needs: all(
      r`seizures?|epilep\w*|a fit|came to with|woke up on the|convuls\w*|i (?:passed out|fainted|collapsed)`,
      r`work|office|colleague\w*|class|meeting|shop|school|in front of|bus|church`,
      r`front of|everyone|standing|coat|woke|people|colleague\w*|saw|floor|all of them`,
    ),
    unless: any(
      r`dog|mum|dad|son|daughter|fit in|licen[cs]e|drunk|drank|overdos\w*|drugs|brother|sister|panic attack|might|scared|afraid`,
    ),
    receives: [
      ['Others saw what you could not see.', "They saw it and you didn't."],
      ['You missed the minutes they remember.', "They remember it and you've just got a gap."],
    ],
    questions: [
      ['thought', 'What do you wonder about those minutes?', "What d'you wonder about those minutes?"],
      [
        'want',
        'How would you like to be met when you go back?',
        "How d'you want them to be when you're back?",
      ],
    ],
  },
  {
    id: 'body-found-lump',
    says: [
      'I found a lump and I have not told anyone',
      'theres something under my arm, keep pressing it in the shower',
      'My fingers went back to the same spot on my breast ten times today',
    ],
    needs: all(
      r`lump|something under my arm|my breast|mole|testicle`,
      r`found|feel|felt|press\w*|there'?s|theres|noticed|discover\w*|went back|grown`,
    ),
    unless: any(
      r`throat|benign|came back|clear|biops\w*|results|lump sum|cat|dog|pregnan\w*|breastfe\w*|mum|dad|sugar|removed|scan|mastect\w*|my (?:wife|mother|sister|husband)|touched me|grabb\w*`,
    ),
    receives: [
      ['You know exactly where it is.', 'You know exactly where it is.'],
      ['You do not know yet what it is.', "You don't know what it is yet."],
    ],
    questions: [
      ['worst', 'What does your mind make of it at night?', 'What does your head turn it into at night?'],
      [
        'support',
        'Who could sit with you while you ring the doctor?',
        "Who'd sit with you while you ring the doctor?",
      ],
    ],
  },
  {
    id: 'body-jar-lid',
    says: [
      'I could not open the jar and had to ask the neighbour',
      'my hands are so stiff i do up buttons with a hook',
      'The tin opener defeats me since the arthritis, so I eat what opens easily',
    ],
    needs: all(
      r`jar|lid|buttons|tin opener|bottle top|arthritis`,
      r`open\w*|hands?|fingers|thumbs|hook|beat me|defeats?|grip|stiff|buttons`,
      r`couldn'?t|could not|can'?t|cannot|defeats?|hook|beat me|stiff|hurts?`,
    ),
    unless: any(r`cookie|swear jar|buttons? (?:in|of)|press\w*|savings?|push\w*|dad|mum|rescue|jumper`),
    receives: [
      ['The hands no longer do what was easy.', "Your hands won't do the easy stuff anymore."],
      ['So many things are made for strong hands.', "So much stuff's made for strong hands."],
    ],
    questions: [
      ['example', 'Which thing do your hands still do well?', 'What do your hands still do fine?'],
      ['thought', 'When you have to ask, what goes on in you?', "What goes on in you when you've gotta ask?"],
    ],
  },
  {
    id: 'body-swim-again',
    says: [
      'I went swimming for the first time in years',
      'got in the sea this morning, freezing, screamed, loved it',
      'My doctor suggested the pool and today I did four slow lengths',
    ],
    needs: all(
      r`swimming|swam|swim|the pool|in the sea|cold lake|lengths|paddling|cold water|ocean`,
      r`first time|again|years|this morning|today|freezing|loved|cold`,
      r`went|swam|got in|did|in up to|been`,
    ),
    unless: any(
      r`drown\w*|died|ring|dead|can'?t swim|competition|used to|want to|child|son|daughter|kids|ashes|stopped|patches|scar|too fat|no longer|car ?pool|scared|afraid|got out|shower`,
    ),
    receives: [
      ['You got in.', 'You actually got in.'],
      ['So you are back in the water.', 'Back in the water, then.'],
    ],
    questions: [
      [
        'body',
        'What did your body remember, once it was in?',
        'What did your body remember once you were in?',
      ],
      ['next', 'Which day could be the next swim?', 'When are you getting back in?'],
    ],
  },
  {
    id: 'body-walk-with-friend',
    says: [
      'A friend walked round the park with me and I felt better',
      'made myself go for a walk with my mate, glad i did',
      'I got out this afternoon and the two of us did the whole river loop',
    ],
    needs: all(
      r`walked|walk|stroll\w*|hiked?|loop`,
      r`friend|mate|sister|brother|the two of us|neighbour|colleague|husband|wife|partner|cousin|bestie|pal`,
      r`better|glad|nice|helped|made myself|lovely|lighter|enjoyed|loved|calm\w*|good|got out`,
      r`went|walked|did|got out|made myself|been for`,
    ),
    unless: any(
      r`not|n'?t|argu\w*|fight|row|wish|alone|used to|want to|could|should|walk(?:ed|s|ing)? (?:out|away|off|over|on|in)|bad|worse|dog|died|grave|cancel\w*|ex|miss|but|never|dementia|well enough|down the aisle|if|eggshells`,
    ),
    receives: [
      ['You had company all the way round.', 'You had company the whole way.'],
      ['You got yourself out of the door.', 'You got yourself out the door.'],
    ],
    questions: [
      ['open', 'What did the two of you talk about, or not?', 'What did you two chat about, or not?'],
      ['body', 'How was your body when you got back?', "How'd your body feel once you were back?"],
    ],
  },
  {
    id: 'body-good-doctor',
    says: [
      'The new doctor listened to me for half an hour',
      'finally a gp who looked at me and said i believe you',
      'The nurse pulled up a chair and asked what it is like for me',
    ],
    needs: all(
      r`doctor|gp|nurse|specialist|consultant|physio\w*|midwife|dentist|psychiatrist`,
      r`listened|looked at me|believe you|believed|pulled up a chair|let me finish|asked what|took (?:the |her |his )?time|pen down|explained|understood|took me seriously|kind`,
    ),
    unless: any(
      r`not|n'?t|never|no one|nobody|screen|dismiss\w*|wish|rude|eight minutes|but|some kind|kind of|any kind|what kind|husband|boyfriend|this kind|that kind|visa`,
    ),
    receives: [
      ['Somebody took the time.', 'Somebody actually took the time.'],
      ['You were asked, and you were heard.', 'They asked, and they actually listened.'],
    ],
    questions: [
      ['open', 'What did you get to say this time?', 'What did you get to say this time?'],
      ['thought', 'Which sentence of theirs stays with you?', "What did they say that's stuck with you?"],
    ],
  },
  {
    id: 'body-last-treatment',
    says: [
      'I had my last chemo today and rang the bell',
      'final radiotherapy done!! nurses clapped me out',
      'The line came out of my arm this morning, treatment is over',
    ],
    needs: all(
      r`chemo\w*|radio\w*|treatment|rang the bell`,
      r`(?:my|the|her|his) last (?:chemo|treatment|session|round|radio\w*)|last chemo|last radio\w*|final\w*|rang the bell|is over|finished|done|completed|end of`,
    ),
    unless: any(
      r`not|n'?t|failed|ivf|relaps\w*|again|skincare|mum|dad|last (?:year|week|month|night|time)|died|silent|treatment (?:of|from|by)|hair|rehab|depress\w*|cancel\w*|if|savings|mother|father|addict\w*|dental`,
    ),
    receives: [
      ['The last one is behind you.', "That's the last one done."],
      ['You can cross that appointment off for good.', 'You can cross that one off.'],
    ],
    questions: [
      ['who', 'Who was with you, there or in your thoughts?', 'Who was with you, there or in your head?'],
      [
        'next',
        "What will you do with next week's free day?",
        "What're you gonna do with the free day next week?",
      ],
    ],
  },
  {
    id: 'body-in-my-skin-dancing',
    says: [
      'I danced at the wedding and did not think once about how I look',
      'danced barefoot till 2, didnt check a mirror all night',
      'For one evening I forgot about my body and just moved',
    ],
    needs: all(
      r`danced|dancing|moved|off i went`,
      r`mirror|how i look\w*|body|tummy|dress down|did(?:n'?t| not) (?:once )?(?:care|check|think)|forgot about`,
      r`wedding|night|evening|till \d|first time|never once|forgot|band|party|kitchen`,
    ),
    unless: any(
      r`can'?t|won'?t|too (?:fat|shy)|used to|knee|stage|watch\w*|stripp\w*|dementia|afraid|embarrass\w*|moved (?:out|in|house|away|to)|he danced|she danced|stop`,
    ),
    receives: [
      ['A whole evening without looking at yourself.', 'A whole night not looking at yourself.'],
      ['You were just moving.', 'You were just moving.'],
    ],
    questions: [
      ['when', 'At which song did you stop thinking?', 'What song got you out of your head?'],
      ['body', 'How did your body know what to do?', 'What did it feel like in your body?'],
    ],
  },
];
