// What happens at work: bosses, colleagues, shifts, customers, care, classrooms, fields and screens.
import type { Moment } from './moment.ts';
import { all, r } from './words.ts';

export const momentsOfWork: readonly Moment[] = [
  {
    id: 'work-boss-email-late',
    says: [
      'My boss emailed me at half past ten last night',
      'manager keeps messaging me about work when im already in bed',
      'There was a message from my supervisor on my phone at eleven at night',
    ],
    needs: all(
      r`(?:(?:boss|manager|supervisor|team ?lead(?:er)?|director|line manager|gaffer|superior|chief|ceo|foreman|shift lead|the head\b|head ?teacher|head of|principal|management|employer|owner)|work\b|office|colleague|client)\w*`,
      r`(?:e-?mail|messag|text(?:s|ed|ing)?\b|ping|wrote|whats ?app|slack|rang|call(?:s|ed|ing)?\b)\w*`,
      r`(?:at night|midnight|in bed|late (?:at|in the) (?:night|evening)|(?:half past |quarter (?:past|to) )?(?:nine|ten|eleven|twelve)\b|(?:9|10|11|12) ?(?:pm|\.\d\d|:\d\d|at night|o'?clock)|after hours|in the dark|late night|(?:late|all) (?:in the )?evening)\w*`,
    ),
    unless:
      /\b(?:my husband|i (?:e-?mailed|messaged|texted|sent|wrote|called)|days? off|this morning|holiday|on leave)/,
    receives: [
      ['So work came in late in the evening.', 'So work turned up late at night.'],
      ['The working day was over, and then there was that.', 'Day was done, and then there was that.'],
    ],
    questions: [
      ['want', 'What did the message want from you?', 'What did it want from you?'],
      [
        'next',
        'What became of your evening once you had seen it?',
        "What happened to your night once you'd seen it?",
      ],
    ],
  },
  {
    id: 'work-boss-can-we-talk',
    says: [
      'My manager wrote "can we talk tomorrow" and nothing else',
      'boss just texted we need a chat on monday, no reason given',
      'There is a meeting with my boss in my calendar with no subject line',
    ],
    needs: all(
      r`(?:(?:boss|manager|supervisor|team ?lead(?:er)?|director|line manager|gaffer|superior|chief|ceo|foreman|shift lead|the head\b|head ?teacher|head of|principal|management|employer|owner)|\bhr\b)\w*`,
      r`(?:can we (?:talk|chat|speak|have a)|need(?:s)? (?:a|to) (?:chat|talk|word|speak|see me)|wants? (?:to (?:talk|speak|see|meet)|a (?:chat|word|meeting))|no subject|(?:meeting|invite|call) with|called me in|asked to (?:see|speak|talk)|summoned|got a (?:minute|moment|sec)|have a (?:minute|moment|sec)|quick (?:word|chat|call)|a word (?:with|tomorrow)|one.to.one|1:1|meeting\b|appointment|in the diary|in my (?:diary|calendar))\w*`,
      r`(?:no(?:thing| reason| subject| idea| explanation| detail| agenda)|without (?:say|tell|a|any|expl)|won'?t say|did ?n'?t say|does ?n'?t say|not say|don'?t know (?:why|what)|dunno|can we talk|just (?:texted|wrote|said|put)|in my calendar|saying|spinning|worr|panic|ever since|about what|what it'?s about|what (?:he|she|they) wants?)\w*`,
    ),
    unless:
      /\b(?:apolog|sorry|went well|i (?:want|asked|need) to (?:talk|speak)|meeting (?:went|was|about|on|at)|without me|team meeting|about (?:my|the|a|our|holidays?|parking|money|pay|rota|new)\b)/,
    mayBeAhead: true,
    receives: [
      ['Called in, and no reason given.', 'Called in, and no reason why.'],
      ['That leaves all the guessing to you.', 'That leaves you doing all the guessing.'],
    ],
    questions: [
      ['thought', 'Which guess do you keep coming back to?', 'Which guess do you keep landing on?'],
      [
        'need',
        'What would one more line from {them} have needed to say?',
        'What would one more line from {them} have to say?',
      ],
    ],
  },
  {
    id: 'work-credit-taken',
    says: [
      'My colleague presented my work to the director as if it were his',
      'she put her own name on the report i wrote',
      'The slides were mine, and somebody else got thanked for them',
    ],
    needs: all(
      r`(?:my (?:work|idea|report|project|research|slides|design|code|figures|pitch|proposal)|i (?:wrote|made|did|built|designed|prepared)|slides were mine|credit|i (?:had )?(?:came|come) up with)\w*`,
      r`(?:as if|as (?:his|her|their) own|(?:his|her|their) (?:own )?name|pretend|took (?:the |all the )?credit|takes? (?:the |all the )?credit|taking (?:the |all the )?credit|credit (?:went|goes|for)|stole|stolen|somebody else|someone else|got (?:thanked|praised)|never said|like (?:it was|he|she)|claimed|passed (?:it )?off|without (?:mention|nam)|off as|as (?:hers|theirs)|under (?:his|her|their) name)\w*`,
      r`(?:(?:colleague|co-?worker|work ?mate|team ?mate|work (?:friend|bestie|mate|pal)|(?:guy|girl|woman|man|lady|someone|somebody) (?:at|from|in) (?:my |the )?(?:work|office|team))|(?:boss|manager|supervisor|team ?lead(?:er)?|director|line manager|gaffer|superior|chief|ceo|foreman|shift lead|the head\b|head ?teacher|head of|principal|management|employer|owner)|director|present|slides|report|work\b|project|office|meeting|research|talk|board\b|design|client|boss)\w*`,
    ),
    unless: /\b(?:credit card|credit union|group project|student|essay|homework)/,
    receives: [
      ['Someone else got the credit for your work.', 'Someone else got the credit for your work.'],
      ['It was yours, whatever was said.', 'It was yours, whatever anyone said.'],
    ],
    questions: [
      ['who', 'Who else knows whose work it really was?', 'Who else knows it was really yours?'],
      [
        'want',
        'What would putting it right look like, to you?',
        'What would putting it right look like for you?',
      ],
    ],
  },
  {
    id: 'work-idea-repeated',
    says: [
      'I suggested it and nobody reacted, then a man said the same and they loved it',
      'my idea got ignored until the new guy said the exact same thing',
      'Ten minutes after me, someone repeated my suggestion and got all the nods',
    ],
    needs: all(
      r`(?:idea|suggest|said (?:it|that|the same|exactly)|propos|my point|my words)\w*`,
      r`(?:same (?:thing|idea|point|words)|repeat|exact(?:ly)? (?:the same|what i)|ten minutes|minutes (?:after|later)|then (?:a|the|he|some|my|another)|(?:man|guy|colleague|he|bloke|somebody|someone else) (?:said|says|repeated|suggested))\w*`,
      r`(?:ignored|nobody|no one|loved|genius|brilliant|great idea|nods?\b|praised|applau|reacted|listened|got all|everyone|no reaction|no response|did ?n'?t (?:react|listen|like)|until (?:my|a|the|some|he|she)|dismissed|shrugged|laughed (?:it )?off|agreed)\w*`,
    ),
    unless: /\b(?:dream|my (?:husband|wife|mum|mother|dad|therapist))/,
    receives: [
      ['The same idea, and a different welcome.', 'Same idea, totally different welcome.'],
      [
        'It was heard the second time, from another mouth.',
        'They heard it the second time, from someone else.',
      ],
    ],
    questions: [
      [
        'thought',
        'What went through you when it was suddenly a good idea?',
        'What went through you when it was suddenly a great idea?',
      ],
      ['body', 'What did your face do in that moment?', 'What did your face do right then?'],
    ],
  },
  {
    id: 'work-passed-over-trainee',
    says: [
      'They gave the promotion to the man I trained',
      'the girl i taught everything to is my boss now',
      'I showed a newcomer the ropes, and she was made team leader over me',
    ],
    needs: all(
      r`(?:train(?:ed|ee|ing)|taught|mentor|showed|junior|newcomer|apprentice|intern|new (?:guy|girl|hire|one)|ropes|i onboarded)\w*`,
      r`(?:promot|is my (?:boss|manager|supervisor)|my (?:boss|manager|supervisor|team leader) now|over me|team ?leader|above me|leapfrog|manager'?s? (?:chair|job|post)|got the (?:job|post|role)|ahead of me|instead of me|became my|i report to|reports? to (?:him|her)|i answer to|tells? me what to do|runs the (?:team|department|shop))\w*`,
    ),
    unless: /\b(?:so proud|proud of (?:him|her|them)|training (?:to|as)|brilliant)/,
    receives: [
      ['You did the teaching, and someone else went up.', 'You did the teaching and they got the step up.'],
      ['They learned the job from you.', 'They learned that job from you.'],
    ],
    questions: [
      ['when', 'How did you hear that it was not you?', "How'd you find out it wasn't you?"],
      [
        'meaning',
        'What did {they} learn from you that no manual says?',
        "What did {they} learn from you that's in no manual?",
      ],
    ],
  },
  {
    id: 'work-passed-over-again',
    says: [
      'For the third time the post went to somebody from outside',
      'didnt get the promotion again, third year running',
      'I was shortlisted for team leader once more, and once more not chosen',
    ],
    needs: all(
      r`(?:promot|the post|the job|the role|team ?leader|the position|shortlist|passed over|senior post|step up|skipped me)\w*`,
      r`(?:again|third time|second time|third year|fourth|once more|another year|every year|each time|year running|times now|still|twice|\w+ times)\w*`,
      r`(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|passed over|went to|somebody (?:else )?from outside|someone (?:else )?from outside|external|overlooked|rejected|turned down|missed|outsider|skipped|someone else|somebody else)\w*`,
      r`(?:promot|passed over|shortlist|team ?leader|outside|went to|overlooked|outsider|senior post|skipped me)\w*`,
    ),
    unless: /\b(?:got the promotion|got promoted|i was promoted)/,
    receives: [
      ['Not for the first time, then.', 'Not the first time, then.'],
      [
        'It was within reach, and it went elsewhere again.',
        'It was right there, and it went elsewhere again.',
      ],
    ],
    questions: [
      ['open', 'What reason were you given this time?', 'What reason did they give you this time?'],
      [
        'meaning',
        'What would that post have changed for you?',
        'What would getting it have changed for you?',
      ],
    ],
  },
  {
    id: 'work-crying-in-stockroom',
    says: [
      'I went into the stockroom and cried for five minutes',
      'had a cry in the work toilets then went back to the till',
      'I locked myself in the staff loo until my eyes looked normal',
    ],
    needs: all(
      r`(?:cr(?:y|ied|ying)\b|wept|weep|sob|tears|teared|eyes looked|bawl)\w*`,
      r`(?:stock ?room|toilets?\b|loos?\b|bathroom|restroom|washroom|ladies'?\b|stairwell|walk-in|store ?room|cloakroom|cubicle|locker room|at work|before my shift|sluice|cupboard)\w*`,
    ),
    unless:
      /\b(?:at home|a (?:film|movie)|school|they cried|she cried|he cried|cries|patient|customer cried|(?:did|have|can|could)n'?t cr|my (?:son|daughter|husband|wife|mum|mother) (?:\w+ )?cr|since|vomit|threw up|don'?t cry|cried (?:once|at my|all)|shower|baby|her tears|(?:colleague|co-?worker|friend|boss|manager|girl|woman|man|guy|customer|sister|brother|dad|father|kid|student|somebody|someone|he|she|they) (?:was |were |is |had |has )?(?:cr(?:ied|ying|ies)|sobb|wept|bawl)|(?:mum|mother|wife|husband|son|daughter|brother|gran|nan|bro) (?:was |were )?(?:cr(?:ied|ying|ies)|sobb|wept|bawl)|happy tears|water on|water running)/,
    receives: [
      ['A few minutes alone behind a door.', 'A few minutes on your own behind a door.'],
      ['It came out where nobody could see.', 'It came out where no one could see.'],
    ],
    questions: [
      ['open', 'What had happened in the half hour before?', 'What happened just before that?'],
      ['support', 'Who out there could you have let see it?', 'Who there could you have let see it?'],
    ],
  },
  {
    id: 'work-reply-all',
    says: [
      'I sent the moan about my boss to the whole department',
      'hit reply all by accident and everyone read it',
      'An email meant for one friend went out to all my colleagues',
    ],
    needs: all(
      r`(?:e-?mail|reply|message|mail\b|whats ?app|group|text\b|chat|the moan|replied|the moan)\w*`,
      r`(?:reply(?:-| )all|hit reply|whole (?:department|company|office|team|group)|by (?:accident|mistake)|accidentally|wrong (?:person|group|chat|address|list|one)|everyone (?:read|got|saw)|meant for (?:one|my|a|him|her)|all my colleagues|went out to|to the whole|to everyone|replied to every|everybody (?:read|got|saw)|instead of just)\w*`,
      r`(?:department|company|office|work|boss|manager|colleague|reply|team|everyone read|firm\b|ceo)\w*`,
    ),
    unless: /\b(?:sent me|he sent|she sent|they sent)/,
    receives: [
      ['So they have all had it in front of them.', "So they've all had it in front of them."],
      ['Not written for that many eyes.', 'Definitely not written for that many eyes.'],
    ],
    questions: [
      ['worst', 'Which line do you most wish back?', 'Which line do you most wanna take back?'],
      ['next', 'What has anybody said to you about it since?', "What's anyone said to you about it since?"],
    ],
  },
  {
    id: 'work-mistake-money',
    says: [
      'I made a mistake that cost the company three thousand',
      'i ordered a hundred instead of ten and now the loss is on me',
      'A wrong figure of mine went through, and the firm lost money on it',
    ],
    needs: all(
      r`(?:mistake|error|slip|wrong (?:figure|number|price|order|amount)|ordered|typed|extra zero|mis(?:calculated|typed|read|priced)|messed up|screwed up|forgot|decimal)\w*`,
      r`(?:cost|thousand|hundred|loss\b|lost|money|swallow|pounds|euros?|dollars|shillings|price|grand\b|[£€$])\w*`,
      r`(?:company|firm|work|boss|manager|client|order|loss is on me|employer|customer|shop|till|business|we lost|we had to|us (?:a|\d|thousand|hundred|money)|quote|invoice)\w*`,
    ),
    unless:
      /\b(?:(?:was|is)n'?t (?:even )?m(?:y|ine)|not m(?:y|ine)|blam|lost (?:my|the|his|her) job|gambl|bet\b|bets\b|drink|forgiv|bank card|my card|phone|wallet|keys)/,
    receives: [
      ['A slip, and this one had a price.', 'A slip, and this one cost money.'],
      ['You are not hiding that it was yours.', "You're not hiding that it was yours."],
    ],
    questions: [
      ['who', 'Who has said what about it so far?', "Who's said what about it so far?"],
      ['when', 'At what point did you see that it was wrong?', 'When did it hit you that it was wrong?'],
    ],
  },
  {
    id: 'work-one-sentence-replaying',
    says: [
      'I keep replaying one stupid sentence I said in the meeting',
      'said something dumb in front of the whole team and it wont leave my head',
      'At three in the morning I am still hearing what I blurted out at work',
    ],
    needs: all(
      r`(?:said|blurt|sentence|remark|comment|words?\b|joke)\w*`,
      r`(?:replay|keep(?:s)? (?:hearing|going over|thinking|coming back)|wo n'?t leave|won'?t leave|over and over|in my head|still hear|on (?:a )?loop|going round|go(?:es)? round|three in the morning|can'?t stop (?:hearing|thinking)|can'?t let (?:it )?go|cringe|haunt|playing (?:it )?back|keep(?:s)? (?:replaying|playing)|replays|plays? (?:again|over)|still thinking about|won'?t stop)\w*`,
      r`(?:meeting|work|team|office|presentation|boss|manager|colleague|call\b|client|partners)\w*`,
      r`(?:i (?:said|blurted|told|asked|made)|my (?:remark|comment|joke|stupid|words)|stupid (?:thing|sentence|comment) i|said something|i made a|something (?:i|stupid|dumb|daft))\w*`,
    ),
    unless: /\b(?:(?:he|she|they|boss|manager) (?:said|told me)|voices?\b)/,
    receives: [
      ['That one remark is still running.', "That one remark's stuck on repeat."],
      ['The day ended, and the sentence stayed.', 'The day was over but that line stayed.'],
    ],
    questions: [
      ['thought', 'What do you imagine the others heard in it?', 'What do you think everyone heard in it?'],
      [
        'exception',
        'If a colleague had said it, how long would you remember?',
        'If someone else had said it, how long would you remember?',
      ],
    ],
  },
  {
    id: 'work-checking-sent-mail',
    says: [
      'I reread every email five times before I send it, then again after',
      'i keep opening my sent folder to check i didnt write something wrong',
      'Even after sending, I go back and proofread what I wrote to clients',
    ],
    needs: all(
      r`(?:e-?mails?\b|mail\b|sent\b|message|wrote|write\b)\w*`,
      r`(?:re-?read|proof-?read|check(?:s|ed|ing)?\b|open(?:s|ing)?\b|read (?:it|them|every|each|over)|go(?:es)? back|look(?:ing)? (?:for|at|through))\w*`,
      r`(?:times|again|sent folder|after (?:i|it|send)|already sent|before i (?:send|press|hit)|typos?|mistake|something wrong|over and over|even after)\w*`,
      r`(?:sent|send|sending|sent folder)\w*`,
    ),
    unless:
      /\b(?:his (?:phone|messages|e-?mails)|her (?:phone|messages|e-?mails)|online|if (?:he|she)(?:'s| has| is)|repl(?:y|ied)|answered|has(?:n't| not) (?:read|seen)|drafts)/,
    receives: [
      ['Sent, and still not finished with.', 'Sent, but still not done with.'],
      ['It has already gone when you check again.', "It's already gone and you're still checking."],
    ],
    questions: [
      ['worst', 'What are you afraid of finding there?', "What are you scared you'll find in there?"],
      ['example', 'Which email did you last go back to?', 'Which one did you last go back to?'],
    ],
  },
  {
    id: 'work-sunday-stomach',
    says: [
      'On Sunday evenings my stomach turns because of Monday',
      'sunday from about 4pm i feel sick about going in',
      'The weekend ends for me at Sunday lunch, then dread of work starts',
    ],
    needs: all(
      r`(?:sunday|weekend)\w*`,
      r`(?:stomach|sick|dread|knot|nausea|tummy|anxi|fear|panic|churn|scared|tight|heavy|gut\b|horrible|can'?t sleep|nerves|nervous|on edge|knots|can'?t (?:relax|breathe)|heart|cry|worry|worried|low\b|miserable)\w*`,
      r`(?:monday|work|going (?:in|back)|job|office|week\b)\w*`,
    ),
    unless:
      /\b(?:homework|revis|worked (?:all|on|every)|work (?:on )?(?:every )?(?:sunday|weekends)|off sick|hospital|church|hang ?over|drank|drink|party|visit|custody|boys|meds|attack|father|dad\b|mum\b|mother|husband|wife)/,
    receives: [
      ['So Monday begins on Sunday.', 'So Monday kinda starts on Sunday.'],
      ['Part of your Sunday already belongs to work.', "Work's already got part of your Sunday."],
    ],
    questions: [
      ['worst', 'Which part of Monday comes to mind first?', 'Which bit of Monday pops up first?'],
      [
        'exception',
        'When was a Sunday evening last just a Sunday evening?',
        'When was a Sunday night last just a Sunday night?',
      ],
    ],
  },
  {
    id: 'work-car-before-going-in',
    says: [
      'I sit in the car park for ten minutes before I can go in',
      'every morning i just sit in my car outside work staring at the door',
      'I arrive early and stay behind the wheel till the very last minute',
    ],
    needs: all(
      r`(?:\bcar\b|car park|parked|parking|behind the wheel|engine|driver'?s seat|pull(?:ed)? up)\w*`,
      r`(?:sit(?:s|ting)?\b|sat\b|stay(?:s|ed|ing)?\b|wait(?:s|ed|ing)?\b|stuck|ca n'?t get out|can'?t (?:get out|open)|minutes in (?:the|my) car|face (?:going|the|it)|ca n'?t face|can'?t face)\w*`,
      r`(?:before|outside|until|till|morning|every day|start|minute|staring)\w*`,
      r`(?:work|office|job|shift|(?:go|going|walk|walking) in\b|last minute)\w*`,
    ),
    unless:
      /\b(?:home|house|cried|crying|cry\b|husband|wife|hospital|school|church|stalk|his place|her place|rail|bridge|watch|kids|mum|drink|food|canteen|eat|lunch)/,
    receives: [
      ['The car is the last stop before work.', "The car's the last stop before work."],
      ['You are there, and not yet in.', "You're there, but not in yet."],
    ],
    questions: [
      [
        'thought',
        'What goes through your mind in those minutes?',
        'What goes through your head in those minutes?',
      ],
      ['tried', 'And what, in the end, opens the car door?', 'What finally gets you out of the car?'],
    ],
  },
  {
    id: 'work-talked-over',
    says: [
      'They talk over me in every meeting',
      'i start a sentence in the team meeting and someone just cuts in',
      'I have not finished one point at the round table this month',
    ],
    needs: all(
      r`(?:talk(?:s|ed|ing)? over|cuts? (?:in|me off|across)|cutting (?:in|me)|interrupt|finish(?:ed|ing)? (?:a|one|my|any) (?:sentence|point|thought)|not finished one|shout(?:s|ed)? (?:me )?down|never (?:get to )?finish)\w*`,
      r`(?:meeting|team|work|round table|colleague|boss|manager|call\b|office|conference|standup|present(?:ing)?)\w*`,
    ),
    unless:
      /\b(?:husband|wife|my (?:mum|mother|dad)|class|lesson|pupils|students|year (?:seven|eight|nine|ten|\d)|novel|book\b|finish it)/,
    receives: [
      ['Sentences begun, and not finished.', 'Sentences started, not finished.'],
      ['There was more to each of those sentences.', 'There was more to those sentences.'],
    ],
    questions: [
      ['open', 'How would the last one have ended?', 'How would the last one have ended, uninterrupted?'],
      ['exception', 'Who in that room does let people finish?', 'Who in there does let people finish?'],
    ],
  },
  {
    id: 'work-silence-on-call',
    says: [
      'I asked a question on the video call and nobody answered',
      'said something on the team call and got total silence',
      'After my update there was only a row of still faces on the screen',
    ],
    needs: all(
      r`(?:call\b|zoom|teams\b|video|screen|meeting|online|faces)\w*`,
      r`(?:silence|silent|nobody (?:answer|said|repl|respond|react|spoke)|no one (?:answer|said|repl|respond|react|spoke)|quiet|nothing|still faces|blank faces|crickets|no (?:reply|reaction|response|answer))\w*`,
      r`(?:asked|said|suggest|question|my (?:update|suggestion|idea|presentation|point)|spoke|present(?:ed|ing)|told)\w*`,
      r`(?:call\b|zoom|on teams|video|screen|work|team\b|meeting)\w*`,
    ),
    unless:
      /\b(?:mum\b|mother|son\b|daughter|husband|wife|girlfriend|boyfriend|he did n'?t|didn'?t call|phone call|home all day|watch|and i (?:sat|said nothing|kept)|i said nothing)/,
    receives: [
      ['You spoke, and the screen stayed quiet.', 'You spoke and the screen just stayed quiet.'],
      ['Nothing came back to go by.', 'Nothing came back to go on.'],
    ],
    questions: [
      ['thought', 'What did you take that silence to mean?', 'What did you read into that silence?'],
      ['open', 'And how did the silence end?', 'How did the silence end?'],
    ],
  },
  {
    id: 'work-own-face-on-camera',
    says: [
      'I spend every video call staring at my own face',
      'cant stop looking at my double chin in the little window on calls',
      'On camera I watch myself the whole time instead of listening',
    ],
    needs: all(
      r`(?:call|camera|zoom|teams\b|video|webcam)\w*`,
      r`(?:(?:star(?:e|ing)|look(?:ing)?|watch(?:ing)?|see(?:ing)?|check(?:ing)?).{0,30}(?:my own|my face|myself|double chin|my (?:hair|nose|chin|wrinkles|skin)|but me\b|only me)|own face|my own (?:reflection|picture))\w*`,
    ),
    unless: /\b(?:photo|selfie|onlyfans|film)/,
    receives: [
      ['All those faces, and yours draws the eye.', 'All those faces and yours grabs your eye.'],
      ['A whole meeting in front of a mirror.', "That's a whole meeting in front of a mirror."],
    ],
    questions: [
      [
        'example',
        'What do you check for in that little window?',
        'What are you checking for in that little window?',
      ],
      [
        'meaning',
        'Whose eyes do you look at yourself with there?',
        'Whose eyes are you seeing yourself with?',
      ],
    ],
  },
  {
    id: 'work-heard-unmuted',
    says: [
      'I forgot to mute and everyone heard me snap at my children',
      'thought i was on mute and the whole team heard me swear',
      'My microphone was on while I complained about the client',
    ],
    needs: all(
      r`(?:mute|unmute|mic\b|microphone|camera was on|still on the call)\w*`,
      r`(?:heard|hear\b|on\b|live|open|forgot|off\b)\w*`,
      r`(?:swear|swore|snap|shout|yell|complain|slag|moan|curs|bitch|said|called|sing|everyone heard|team heard|they heard|argu|fart)\w*`,
    ),
    unless:
      /\b(?:he (?:forgot|was on mute)|concert|stage|open mic|on mute all|everyone (?:is|was) on mute|turned off the|mic off the|drop)/,
    receives: [
      ['The microphone was on after all.', 'So the mic was on after all.'],
      ['It was not said for them to hear.', "It wasn't said for them to hear."],
    ],
    questions: [
      ['when', 'What told you that it was on?', "How'd you find out it was on?"],
      ['next', 'What did the others do with what they heard?', 'What did everyone do with what they heard?'],
    ],
  },
  {
    id: 'work-lunch-without-me',
    says: [
      'The others went to lunch and did not ask me',
      'whole team went for food and nobody said anything to me',
      'I looked up at noon and they had all gone to eat without me',
    ],
    needs: all(
      r`(?:lunch|\beat\b|food|dinner|drinks|pub\b|pizza|coffee|canteen|meal|for a bite|bite to eat|takeaway|breakfast|a pint|pints|drink\b|a drink|bar\b)\w*`,
      r`(?:without me|did(?:n'?t| not) (?:ask|invite|tell|say)|nobody (?:asked|said|told|invited)|no one (?:asked|said|told|invited)|not (?:asked|invited)|was ?n'?t (?:asked|invited)|left me (?:out|behind)|never ask|all gone|never (?:mention|told|said|invited)|did(?:n'?t| not) (?:mention|think)|nobody (?:thought|mentioned)|forgot (?:to ask )?me|nobody ever asks|no one ever asks|nobody asks|no one asks|never invite)\w*`,
      r`(?:the others|team|colleague|co-?worker|work|office|everyone (?:went|goes)|they (?:all )?(?:went|go|had)|whole|department)\w*`,
    ),
    unless:
      /\b(?:my (?:husband|wife|sister|brother|mum|mother|dad|father|family|kids|son|daughter|friends|mates)|school|class)/,
    receives: [
      ['Nobody turned round to ask you.', 'Nobody even turned round to ask you.'],
      ['Asking takes a moment, and nobody did.', 'Asking takes two seconds, and nobody did.'],
    ],
    questions: [
      ['open', 'Where did you eat in the end?', "Where'd you end up eating?"],
      ['who', 'Whose asking would have meant most?', "Who'd you have most liked to be asked by?"],
    ],
  },
  {
    id: 'work-chat-without-me',
    says: [
      'There is a team group chat and I am the only one not in it',
      'just found out my coworkers have a group chat without me',
      'They all laughed at something from a work chat I was never added to',
    ],
    needs: all(
      r`(?:(?:group|work|team|staff) chat|whats ?app|group\b|thread|slack|signal|messag(?:e|ing) each other|chat\b)\w*`,
      r`(?:without me|never (?:added|invited)|not (?:in it|added|invited|part)|was ?n'?t (?:added|invited)|n'?t in it|left me out|only one (?:not (?:in|on|added|included)|who (?:is ?n'?t|was ?n'?t))|never added|exclud|removed me|took me out|kicked me)\w*`,
    ),
    unless:
      /\b(?:i left|therapy|support group|running group|band\b|my (?:sister|brother|family|mum|cousin|husband|wife|kid|son|daughter)|family (?:group|chat)|school|class|stag|hen do)/,
    receives: [
      ['There is a chat, and you are outside it.', "There's a chat and you're not in it."],
      ['You only get to see the edge of it.', 'You only get to see the edges of it.'],
    ],
    questions: [
      ['when', 'How did you come to know of it?', "How'd you find out about it?"],
      ['thought', 'What do you imagine is said in there?', 'What do you picture them saying in there?'],
    ],
  },
  {
    id: 'work-go-quiet-when-i-enter',
    says: [
      'They stop talking when I walk into the office kitchen',
      'everyone goes quiet when i come into the break room',
      'The staff room was loud until I opened the door',
    ],
    needs: all(
      r`(?:quiet|silen(?:t|ce)|stop(?:s|ped)? talking|shut up|go(?:es)? dead|talk (?:stops|died|dies)|conversation (?:stops|stopped|dies|died)|was loud until|hush)\w*`,
      r`(?:when(?:ever)? i (?:walk|come|enter|go|arrive|open|get|step|am)|i (?:walk|come|walked|came|enter|entered|opened) (?:in|into|the)|until i (?:opened|came|walked|enter)|as soon as i|the (?:second|moment|minute) i|i show(?:ed)? up)\w*`,
    ),
    unless:
      /\b(?:my (?:husband|wife|kids?|son|daughter|mum|dad|family)|at home|supervisor now|team leader|made (?:supervisor|manager)|form\b|children)/,
    receives: [
      ['You come in, and the talk stops.', 'You walk in and it goes quiet.'],
      ['A silence like that can be heard.', 'You can hear a silence like that.'],
    ],
    questions: [
      ['thought', 'What do you think the talk was about?', 'What do you reckon they were on about?'],
      [
        'exception',
        'Who in that room would still meet your eye?',
        'Who in there still looks you in the eye?',
      ],
    ],
  },
  {
    id: 'work-called-in-day-off',
    says: [
      'My phone rang on my day off asking me to come in',
      'work rang at 7am on my one free day cos someone was sick',
      'I had a day free at last, and then they wanted me for cover',
    ],
    needs: all(
      r`(?:day off|days off|(?:one )?free day|day free|off today|meant to be (?:off|free)|supposed to be (?:off|free)|not working today|rest day|off shift|was off\b|my weekend off)\w*`,
      r`(?:rang|ring|phon(?:ed|ing|e rang)|call(?:ed|s|ing)?\b|text(?:ed|s)?\b|ask(?:ed|ing|s)?\b|wanted me|messag|come in|cover|summon)\w*`,
      r`(?:work|manager|boss|come in|cover|shift|do the late|office|short|ward|sick|they\b)\w*`,
    ),
    unless:
      /\b(?:my (?:husband|mum|mother|sister|son|daughter|friend) (?:rang|called|phoned)|i (?:called|rang|phoned)|need a day off|asked for a day off|called off|i (?:have )?asked|ask for a day|asked (?:my boss )?for)/,
    receives: [
      ['Work found you on your day off.', 'Work found you on your day off, then.'],
      ['They were short, and they thought of you.', 'They were short, so they tried you.'],
    ],
    questions: [
      ['meaning', 'What had that day been meant for?', 'What was that day supposed to be for?'],
      ['open', 'What answer did you give them?', "What'd you tell them?"],
    ],
  },
  {
    id: 'work-night-shift-out-of-step',
    says: [
      'I sleep while my family lives, because of nights',
      'on nights i see my kids for like an hour a day',
      'When I come home from the night shift, they are just leaving for school',
    ],
    needs: all(
      r`(?:nights?\b|night shift|nightshift|late shift|shift work)\w*`,
      r`(?:(?:i'?m|i am|i'?ve been|i work|on|because of|working|doing|from (?:the|a|my)|my) (?:the )?(?:nights?|night ?shifts?)\b|night ?shift|work(?:ing)? nights)\w*`,
      r`(?:family|kids|children|wife|husband|daughter|son\b|partner|girlfriend|boyfriend|house|they are|asleep|sleep while)\w*`,
      r`(?:sleep|asleep|see\b|leaving|awake|hour a day|miss|pass|come home|get home|breakfast|bed|notes on|hardly see|barely see|never see|communicat|ships|opposite|strangers|hall\b|parcel|never home)\w*`,
    ),
    unless: /\b(?:last night|tonight|most nights|some nights|friday night|patient)/,
    receives: [
      ['Your day and theirs hardly touch.', 'Your day and theirs barely overlap.'],
      ['One house, and two clocks in it.', 'Same house, two different clocks.'],
    ],
    questions: [
      ['exception', 'Which hour of the day do you all share?', 'Which bit of the day do you all share?'],
      ['want', 'What do you most miss of their day?', 'What do you miss most from their day?'],
    ],
  },
  {
    id: 'work-double-shift-feet',
    says: [
      'I did fourteen hours on my feet yesterday',
      'just came off a double and i cant feel my legs',
      'Two shifts back to back, and I fell asleep with my shoes on',
    ],
    needs: all(
      r`(?:(?:off|worked|did|done|pulled|doing|working|finished|on) a double\b(?! (?:espresso|bed|room|date))|(?:two|three|back.to.back) shifts?\b|double shift|(?:twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|1[0-9]|20)(?:-| )?(?:hours?|hrs?|h\b)|back to back)\w*`,
      r`(?:feet|legs?\b|stand(?:ing)?|shoes|shift|double|kitchen|ward|straight|bones|back (?:is|hurts|aches))\w*`,
      r`(?:shift|double|on my feet|work|kitchen|ward|straight|bar\b)\w*`,
    ),
    unless:
      /\b(?:drive|flight|bus\b|sleep(?:s|ing)? (?:for )?(?:twelve|fourteen)|slept|labou?r|birth|surgery|in bed|in front of|game|since i (?:ate|slept)|he (?:does|did|works)|tv\b|tomorrow|husband)/,
    receives: [
      ['A very long day for one pair of legs.', "That's a long day for one pair of legs."],
      ['The body has kept count.', "Your body's kept count."],
    ],
    questions: [
      ['body', 'Where in your body is the day still sitting?', "Where's it still sitting in your body?"],
      ['open', 'What kept you there so long?', 'What kept you there that long?'],
    ],
  },
  {
    id: 'work-customer-shouted',
    says: [
      'A customer shouted at me over a voucher that had run out',
      'got screamed at by some guy at the till today',
      'A woman on the phone called me useless because her parcel was late',
    ],
    needs: all(
      r`(?:customer|client|guest|passenger|caller|patient|(?:wo)?man on the phone|till\b|at work|counter|reception|shop\b|some (?:guy|woman|man|bloke|lady)|visitor|this (?:guy|woman|man|bloke|lady))\w*`,
      r`(?:shout|scream|yell|swore at|called me|insult|abus|had a go at me|went off (?:at|on) me|raised (?:his|her|their) voice|tore into|rude to me|threaten|lost it (?:with|at) me|got screamed at|kicked off|was horrible to me|took it out on me)\w*`,
      r`(?:me\b|got (?:screamed|shouted|yelled|sworn))\w*`,
      r`(?:customer|client|guest|passenger|caller|patient|till\b|counter|parcel|voucher|at work|on the phone called|reception|order\b|card was)\w*`,
    ),
    unless:
      /\b(?:husband|my (?:wife|mum|mother|dad|father|boss|manager|neighbou?r|landlord|son|daughter|ex|sister|brother)|years ago|i (?:shouted|screamed|yelled)|called me (?:back|in|up|over)|sir\b|madam\b|miss\b|love\b|darling|(?:colleague|co-?worker|friend|daughter|boss|manager|girl|he|she) (?:got|was|gets|is))/,
    receives: [
      ["Someone's anger, and you were the one there.", 'Someone lost it, and you were the one there.'],
      ['That is no way to be spoken to.', 'Nobody should get talked to like that.'],
    ],
    questions: [
      ['worst', 'Which of the words stayed with you?', 'Which bit of it stuck?'],
      ['support', 'Who was near you when it happened?', 'Who was around when it happened?'],
    ],
  },
  {
    id: 'work-customer-snapped-fingers',
    says: [
      'A guest snapped his fingers at me to order',
      'someone literally whistled at me like a dog in the restaurant',
      'She clicked at me from her table without looking up',
    ],
    needs: all(
      r`(?:snap(?:s|ped)|whistl|click|beckon|clap(?:s|ped)? (?:his|her|their) hands|fingers)\w*`,
      r`(?:guest|customer|table|restaurant|order|waiter|waitress|bar\b|me\b)\w*`,
      r`(?:finger|like (?:a|i was a|i were a) (?:dog|pet)|dog|at me|pet\b|table|to order)\w*`,
      r`(?:guest|customer|table|restaurant|order|bar\b|caf[eé]|serve)\w*`,
    ),
    unless: /\b(?:snapped at|door|bone|hand clicked|broke|broken|my (?:husband|wife|dad|father))/,
    receives: [
      ['A sound, instead of a word.', 'A noise instead of a word.'],
      ['A please would have done it.', "A please would've done it."],
    ],
    questions: [
      [
        'thought',
        'What went through your head on the way over?',
        'What went through your head walking over?',
      ],
      ['want', 'What would you have loved to answer?', 'What would you have loved to say back?'],
    ],
  },
  {
    id: 'work-customer-kind',
    says: [
      'A customer came back just to thank me',
      'an old lady told me i made her day at the till',
      'Someone wrote to my manager to say how well I had served them',
    ],
    needs: all(
      r`(?:customer|client|guest|patient|passenger|till\b|served|old (?:lady|man|woman)|resident|someone (?:wrote|came|told)|shop\b|counter)\w*`,
      r`(?:thank|made (?:her|his|their) day|kind|how well i|prais|compliment|wrote to my (?:manager|boss)|best service|remembered me|gave me (?:a|flowers|chocolates)|tip\b)\w*`,
      r`(?:customer|client|guest|patient|till\b|served|serving|manager|shop|counter)\w*`,
    ),
    unless:
      /\b(?:wrong person|not thank|never thank|no thanks|nobody thank|kind of|rude|shout|boss thanked|bus\b)/,
    receives: [
      ['Somebody noticed, and said so.', 'Someone noticed and actually said so.'],
      ['That one you may keep.', 'You get to keep that one.'],
    ],
    questions: [
      ['open', 'What was it that you had done?', "What was it you'd done?"],
      ['feeling', 'How far through the day did it carry you?', 'How long did it carry you for?'],
    ],
  },
  {
    id: 'work-regular-gone',
    says: [
      'One of my regulars has died, he came in every morning',
      'the old guy who always ordered the same tea doesnt come in anymore',
      'Her seat in my café has been empty for weeks, she was in daily',
    ],
    needs: all(
      r`(?:regular|customer|came (?:in )?(?:for|every)|ordered the same|always ordered|every (?:morning|day)|in daily|caf[eé]|counter|my shop|her seat|his seat)\w*`,
      r`(?:died|dead|passed (?:away|on)|gone|does ?n'?t come|no longer comes|stopped coming|empty|has ?n'?t (?:come|been)|funeral)\w*`,
      r`(?:regular|customer|caf[eé]|shop\b|ordered|counter|tea\b|coffee|paper\b|bar\b|pub\b)\w*`,
    ),
    unless:
      /\b(?:my (?:mother|mum|father|dad|husband|wife|son|daughter|friend|sister|brother|gran|nan|dog|cat)|i (?:don'?t|no longer) (?:come|go))/,
    receives: [
      ['Somebody from your every day is missing.', "Someone from your every day's missing."],
      ['You notice who is missing.', "You notice when someone's missing."],
    ],
    questions: [
      [
        'example',
        'What was always the same about {their} visits?',
        'What was always the same when {they} came in?',
      ],
      [
        'meaning',
        'What passed between you over the counter all that time?',
        'What kinda thing did you two talk about?',
      ],
    ],
  },
  {
    id: 'work-resident-died',
    says: [
      'One of my residents died on my shift last night',
      'lost a patient today, id been looking after her for months',
      'I washed an old man for two years, and this morning his bed was empty',
    ],
    needs: all(
      r`(?:resident|patient|client|my old (?:man|lady|folks)|(?:lady|ladies|man|men|woman|women|gentlem[ae]n|people) i (?:care|look)|ward\b|shift|care home|looked after|looking after|washed an old|i nursed|cared for|on duty)\w*`,
      r`(?:died|dead|passed (?:away|on)|lost (?:a|my|one)|bed was empty|empty bed|did ?n'?t make it|death)\w*`,
      r`(?:shift|resident|patient|ward|care home|months|client|washed|old (?:man|lady|woman)|i care for|on duty|i look after)\w*`,
      r`(?:i\b|my\b|me\b|today|night)\w*`,
    ),
    unless:
      /\b(?:my (?:mother|mum|father|dad|husband|wife|son|daughter|friend|sister|brother|gran|nan|grandfather|grandmother|dog|cat)|my own|patient with|regular|(?:patient|client|resident)'?s (?:dog|cat|mum|mother|dad|father|wife|husband|son|daughter))/,
    receives: [
      ['Somebody you had taken care of.', "Someone you'd been taking care of."],
      ['It is the work, and it is still a person.', "It's the job, and it's still a person."],
    ],
    questions: [
      [
        'example',
        'What do you remember doing for {them}?',
        'What do you remember most about looking after {them}?',
      ],
      [
        'support',
        'Who at work could you talk to about {them}?',
        'Who at work could you talk to about {them}?',
      ],
    ],
  },
  {
    id: 'work-resident-took-me-for-family',
    says: [
      'A resident thought I was her daughter, and I let her',
      'the old man i care for keeps calling me by his dead wifes name',
      "On my round a lady called me by her sister's name and held my hand",
    ],
    needs: all(
      r`(?:resident|old (?:man|lady|woman)|patient|round\b|care for|care home|dementia|ward\b|alzheimer|lady\b|mrs\b|mr\b)\w*`,
      r`(?:thought i was|thinks i(?:'m| am)|believes i(?:'m| am)|call(?:s|ed|ing)? me (?:by|her|his|mum|mama|dad)|(?:wife|sister|daughter|son|husband|mother|brother)'?s? name|took me for|mistook|mistakes me)\w*`,
      r`(?:daughter|wife|sister|son\b|husband|mother|mum|brother|name)\w*`,
    ),
    unless:
      /\b(?:my (?:mum|mother|dad|father|gran|nan|nana|grandmother|grandfather|grandad|aunt|wife|husband|sister|teacher|boss)\b)/,
    receives: [
      ['For a moment you were somebody else.', 'For a sec you were someone else.'],
      ['You were taken for one of the family.', 'You got taken for family.'],
    ],
    questions: [
      ['open', 'What did you answer to that name?', "What'd you say back to that name?"],
      ['feeling', 'What was in {their} voice with that name?', 'What was in {their} voice saying that name?'],
    ],
  },
  {
    id: 'work-fifteen-minutes-a-visit',
    says: [
      'I get fifteen minutes per visit to wash, dress and feed someone',
      'theres never time to just sit with my old folks, im always running to the next',
      'She asked me to stay for tea and I had four more care calls to make',
    ],
    needs: all(
      r`(?:visit|care call|residents?|old (?:folks|people|lady|man)|clients?|patients?|carer|care work|wash)\w*`,
      r`(?:minutes|never time|no time|running|not enough time|four more|rush|next (?:one|call|house|visit)|clock|time to (?:just )?(?:sit|talk))\w*`,
      r`(?:per visit|each|wash|dress|feed|sit with|stay|calls|for (?:every|a)|visit|someone|to the next)\w*`,
    ),
    unless: /\b(?:doctor gave|gp\b|my (?:visit|mother|mum|dad|father)|visiting (?:rights|hours)|i visit)/,
    receives: [
      ['The clock comes along on the round.', 'The clock comes along on every visit.'],
      ['There is the list, and there is the person.', "There's the list, and then there's the person."],
    ],
    questions: [
      ['example', 'What do you have to leave out most often?', 'What do you end up leaving out the most?'],
      [
        'want',
        'Which of them would you have stayed longer with?',
        "Who'd you have liked to stay longer with?",
      ],
    ],
  },
  {
    id: 'work-resident-sang',
    says: [
      'A resident who never speaks sang along with me today',
      'an old man on my ward laughed at my joke, first time since he came',
      'The lady in room six smiled at me for the first time',
    ],
    needs: all(
      r`(?:resident|old (?:man|lady|woman)|patient|ward|care home|the home|room (?:six|\d+)|lady in|never speaks|said nothing)\w*`,
      r`(?:sang|sing(?:s|ing)?\b|hum(?:med|ming)|smil|laugh|spoke|said my name|danced)\w*`,
      r`(?:first|never|today|this morning|for (?:months|weeks|once))\w*`,
      r`(?:resident|patient|ward|care home|the home|room (?:six|\d+)|never speaks|old (?:man|lady|woman))\w*`,
    ),
    unless:
      /\b(?:my (?:mum|mother|dad|father|son|daughter|gran|nan|husband|wife)|laughed at me|i'?m (?:the|a) patient|not smile)/,
    receives: [
      ['A first, and you were there for it.', 'A first, and you got to be there.'],
      ['Something got through.', 'Something got through there.'],
    ],
    questions: [
      ['open', 'What had you been doing just before?', 'What were you doing right before?'],
      ['who', 'Who have you told about it?', "Who've you told about it?"],
    ],
  },
  {
    id: 'work-class-would-not-listen',
    says: [
      'The class laughed at me and I could not get them quiet',
      'year nine just talked over me the entire lesson',
      'Thirty teenagers, and not one looked up when I asked for silence',
    ],
    needs: all(
      r`(?:class\b|lesson|pupils|students|year (?:seven|eight|nine|ten|eleven|\d+)\b|teenagers|form \w+|kids i teach|classroom)\w*`,
      r`(?:laugh(?:ed|ing)? at me|talk(?:ed|ing)? (?:over|through)|quiet|listen|silence|looked up|ignor|riot|chaos|control|shout)\w*`,
      r`(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|over me|laughed at|ignored|chaos|riot|lost control)\w*`,
    ),
    unless:
      /\b(?:meeting|my (?:son|daughter|teacher|dad|mum)|our teacher|the teacher|sir\b|i was in (?:year|class)|at school i|one kid|piano lesson|driving lesson|first time i|read aloud|stutter|stammer|put my hand|form teacher|nothing good|looking at her watch|parents)/,
    receives: [
      ['That is a whole roomful against one voice.', "That's a whole roomful and just one of you."],
      ['You stood in front, and they went on.', 'You were up front and they just carried on.'],
    ],
    questions: [
      ['worst', 'Which minute of that lesson keeps coming back?', 'Which minute of it keeps coming back?'],
      ['exception', 'Which pupil, if any, was with you?', 'Which kid, if any, was with you?'],
    ],
  },
  {
    id: 'work-former-pupil',
    says: [
      'A former pupil stopped me in the street and thanked me',
      'one of my old students messaged to say hes a nurse cos of me',
      'She was in my class twelve years ago, and she still remembered my lessons',
    ],
    needs: all(
      r`(?:(?:former|old|ex-?) ?(?:pupil|student|learner)s?|(?:was|were) in my class|i (?:used to )?(?:teach|taught) (?:him|her|them)|was the teacher|my (?:old )?(?:students|pupils)|i was (?:his|her|their) teacher|remembered my (?:lessons|class)|i taught (?:\w+ ){0,3}(?:years|back|in|once|before)|(?:boy|girl|kid|child|lad|man|woman) i (?:once |used to )?(?:taught|teach))\w*`,
      r`(?:thank|because of me|cos of me|through|remember|messag|wrote|stopped me|told me|nurse|still|came (?:up|back)|recogni[sz]ed)\w*`,
    ),
    unless: /\b(?:my (?:old|former) teacher|i thanked|affair|in love)/,
    receives: [
      ['Years on, and it was still there.', "Years later and it's still there."],
      ['Teachers seldom get to see how it goes on.', "Teachers don't often get to see that."],
    ],
    questions: [
      ['open', 'What was it that {they} remembered?', 'What did {they} remember?'],
      [
        'example',
        'How do you remember {them} from back then?',
        'What do you remember about {them} back then?',
      ],
    ],
  },
  {
    id: 'work-marking-on-sunday',
    says: [
      'I spent all of Sunday marking exercise books',
      'got 90 essays to grade and its sunday night',
      'My family went to the lake and I stayed home with the marking',
    ],
    needs: all(
      r`(?:mark(?:ing|ed)\b|grad(?:e|ing)\b|exercise books|essays|scripts|correcting|lesson plan|test papers)\w*`,
      r`(?:sunday|weekend|saturday|night|lake|stayed (?:home|in)|evening|holiday)\w*`,
      r`(?:i\b|my\b|got\b|another)\w*`,
      r`(?:marking|essays|exercise books|grading|grade\b|correcting|scripts|lesson plan|papers|marking)\w*`,
    ),
    unless:
      /\b(?:my (?:essay|grade|marks)|black friday|marking my|got (?:an?|my) (?:\w )?grade|i wrote|deadline|due\b|supervisor)/,
    receives: [
      ['The school came home with you.', 'School came home with you.'],
      ["A weekend, and a pile of other people's pages.", "A weekend and a pile of other people's pages."],
    ],
    questions: [
      [
        'meaning',
        'What would the day have been without the pile?',
        'What would the day have been without it?',
      ],
      ['next', 'How high is the pile by now?', "How big's the pile now?"],
    ],
  },
  {
    id: 'work-parent-complained',
    says: [
      'A parent sent me a furious email about a grade',
      'some kids mum had a go at me at parents evening',
      'A father wrote to the head to complain about my teaching',
    ],
    needs: all(
      r`(?:parents?\b|mother|father|mum\b|mum's|mums\b|dad\b)\w*`,
      r`(?:complain|furious|angry|letter|e-?mail|had a go|shout|accus|rude|nasty|attack|blam)\w*`,
      r`(?:grade|mark(?:ed|s|ing)?\b|teach|head\b|parents'? evening|pupil|student|lesson|class\b|(?:her|his|their) (?:son|boy|daughter|girl|child))\w*`,
    ),
    unless: /\b(?:my (?:own )?(?:mother|father|mum|dad|parents|son|daughter|kid)|landlord)/,
    receives: [
      ['A complaint, and your name in it.', 'A complaint with your name on it.'],
      ['It is your work that was put in question.', "It's your work they had a go at."],
    ],
    questions: [
      [
        'thought',
        'Which sentence of it are you still arguing with?',
        'Which line are you still arguing with in your head?',
      ],
      ['support', 'Who at the school stands behind you?', "Who's got your back at school?"],
    ],
  },
  {
    id: 'work-lesson-observed',
    says: [
      'The head sat at the back of my lesson today with a notepad',
      'got observed teaching today and i could hear the pen scratching',
      'An inspector watched my class and wrote things down the whole time',
    ],
    needs: all(
      r`(?:lesson|class\b|teach(?:ing)?\b|classroom)\w*`,
      r`(?:observ|inspect|ofsted|watch(?:ed|ing)|sat (?:at|in) (?:the )?back|notepad|clipboard|pen scratching|wrote things down|appraisal)\w*`,
      r`(?:head\b|observed|inspector|notepad|principal|mentor|pen\b|clipboard|wrote|ofsted|notes)\w*`,
    ),
    unless: /\b(?:my (?:son|daughter|kid)|film|tomorrow|next week|dance|driving)/,
    receives: [
      ["A lesson with somebody's pen at the back.", "A lesson with someone's pen going at the back."],
      ['Every ordinary thing you do, watched.', 'All your ordinary stuff, being watched.'],
    ],
    questions: [
      [
        'example',
        'In which moment did you forget about the watcher?',
        'When did you forget they were there, if ever?',
      ],
      ['want', 'What do you hope was written down?', 'What do you hope they wrote down?'],
    ],
  },
  {
    id: 'work-dinner-in-the-cab',
    says: [
      'I ate my dinner in the cab in a lay-by again',
      'parked up at some services for the night, cold pasta, no one to talk to',
      'Five nights this week I have slept in my lorry, away from home',
    ],
    needs: all(
      r`(?:\bcab\b|lay-?by|lorry|truck|hgv|services\b|rig\b|trailer)\w*`,
      r`(?:dinner|ate\b|eat\b|supper|slept|sleep|night|tin of|pasta|soup|away from home|sandwich|alone|parked)\w*`,
    ),
    unless:
      /\b(?:taxi|hit (?:by|a)|ice cream truck|food truck|toy|moving|crash|my (?:dad|father|husband)|watched|film|snor|guest bed)/,
    receives: [
      ['Another evening by the roadside.', 'Another night by the side of the road.'],
      ['The road is where you live, those days.', 'You kinda live on the road, those days.'],
    ],
    questions: [
      ['thought', 'What is going on at home at that hour?', "What's going on at home around then?"],
      [
        'open',
        'What fills the time between stopping and sleeping?',
        'What fills the time between parking up and sleeping?',
      ],
    ],
  },
  {
    id: 'work-delivery-no-stop',
    says: [
      'I have a hundred and sixty drops a day and no time for the toilet',
      'the app times every delivery, i eat with one hand on the wheel',
      'They count my minutes between parcels, I have not sat down since six',
    ],
    needs: all(
      r`(?:drops\b|deliver|parcels?|van\b|courier|rider\b|boda|app times|warehouse|route)\w*`,
      r`(?:toilet|pee\b|minutes|time\b|times\b|eat\b|sat (?:down )?since|one hand|count|pace|target|stop\b|break\b|track)\w*`,
      r`(?:no\b|not\b|never|every|times|count|one hand|no time|have ?n'?t|don'?t|dont|hardly|barely)\w*`,
    ),
    unless:
      /\b(?:customer|waiting for|ordered|my parcel|delivered to me|baby|midwife|birth|postman|offered to put|late because|after work|until midnight|jobs)/,
    receives: [
      ['The clock makes no room for a body.', "The clock's got no room for a body."],
      ['Every stop counts, except your own.', 'Every stop counts except your own.'],
    ],
    questions: [
      [
        'next',
        'What comes first when the van is empty?',
        "What's the first thing you do when the van's empty?",
      ],
      ['who', 'Who is it that looks at those numbers?', 'Who actually looks at those numbers?'],
    ],
  },
  {
    id: 'work-bus-passenger-thanks',
    says: [
      'A little boy on my bus gave me a drawing',
      'passenger gave me a box of chocs today, 11 years driving this bus',
      'The old man who rides my route says good morning to me by name',
    ],
    needs: all(
      r`(?:bus\b|route|passenger|tram|taxi|matatu|cab\b|coach\b)\w*`,
      r`(?:passenger|my (?:bus|route|tram|taxi|cab|matatu)|driving (?:this|the|a) (?:bus|tram|taxi)|i (?:drive|have driven)|rides my)\w*`,
      r`(?:gave me|thank|drawing|choc|knitted|by name|good morning|gift|card|present|flowers|brought me|smile)\w*`,
    ),
    unless: /\b(?:missed (?:my|the) bus|got on|i was on|waiting|bus driver)/,
    receives: [
      ['Someone saw the driver.', 'Someone noticed the driver.'],
      ['For somebody you are more than the bus.', "To someone you're more than just the bus."],
    ],
    questions: [
      ['who', 'What do you know about that passenger?', 'What do you know about that passenger, then?'],
      ['feeling', 'How was the rest of the route after that?', "How'd the rest of the route feel?"],
    ],
  },
  {
    id: 'work-animal-died',
    says: [
      'We lost a calf in the night, I was out there for hours',
      'a ewe died on me this morning and the lamb with her',
      'The vet came too late for our old mare',
    ],
    needs: all(
      r`(?:calf|calves|cow\b|cows|ewe|lambs?\b|mare\b|foal|heifer|bull\b|sheep|goats?\b|sow\b|piglet|pigs?\b|horse\b|hens|chickens|cattle|herd|flock|livestock|donkey|camel)\w*`,
      r`(?:lost|died|dead|too late|killed|put down|stillborn|perished|gone)\w*`,
    ),
    unless:
      /\b(?:dream|guinea pig|film|years ago|as a (?:child|kid)|toy|bet\b|black sheep|lost my (?:job|wife|husband)|dead (?:dad|mother|husband|wife|man)|\w+-(?:one|two|three|four|five) lambs|lambs we lost|dozen|fatted|landlord|gambl|odds)/,
    receives: [
      ['One of yours, and it died.', 'One of yours, gone.'],
      ['And the rest of the yard goes on needing you.', 'And the rest of the yard still needs you.'],
    ],
    questions: [
      ['tried', 'What was done for it, up to the end?', 'What did you do for it, right up to the end?'],
      ['support', 'Who knows what that animal was to you?', 'Who knows what that animal meant to you?'],
    ],
  },
  {
    id: 'work-rain-harvest',
    says: [
      'Three weeks of rain, and the hay is rotting in the field',
      'hail took our whole crop in like ten minutes',
      'The wheat was ready and then the storm flattened it',
    ],
    needs: all(
      r`(?:hay\b|crop|wheat|barley|field|harvest|maize|corn\b|potatoes|vines|grapes|orchard|oats|beans|tea bushes|coffee trees)\w*`,
      r`(?:rain|hail|storm|flood|frost|drought|weather|wind\b|dry\b)\w*`,
      r`(?:rot|lost|flat|ruin|destroy|took|drown|gone|wither|dead|fail|lying)\w*`,
    ),
    unless:
      /\b(?:playing field|football|before the rain|is in\b|all in\b|field trip|hayfever|in my field|wine)/,
    receives: [
      ['The work was done, and then came weather.', "You'd done the work, then came the weather."],
      ['There is nobody to shout at but the sky.', 'Nobody to shout at but the sky.'],
    ],
    questions: [
      ['open', 'Where were you standing when you saw the field?', 'Where were you when you saw the field?'],
      ['next', 'How much of it can still be saved?', 'What can you still save of it?'],
    ],
  },
  {
    id: 'work-no-day-off-animals',
    says: [
      'I have not had a day off the farm since spring',
      'cows dont know its christmas, up at 4 every day no break',
      'We have never been on holiday together because somebody must milk',
    ],
    needs: all(
      r`(?:farm|cows|milk(?:ing)?\b|animals|goats|sheep|hens|horses|pigs|cattle|herd|yard)\w*`,
      r`(?:day off|holiday|christmas|every (?:day|morning)|no break|never (?:been )?(?:away|on)|free day|at (?:4|four|5|five)\b|somebody must|someone (?:must|has to)|since spring|away|lie-?in|birthday|sundays?\b|sick day|weekend|rest\b|time off)\w*`,
      r`(?:no\b|not\b|never|must|dont|don'?t|has to|have to|no such thing|even)\w*`,
    ),
    unless: /\b(?:milk(?:shake| tea)|oat milk|used to|grew up|childhood|sold the|rescue|shelter|breast|baby)/,
    receives: [
      ['The animals know no Sunday.', "Animals don't do Sundays."],
      ['Every morning needs somebody there.', 'Every single morning needs someone there.'],
    ],
    questions: [
      [
        'want',
        'If the farm were looked after, where would you go?',
        "If someone had the farm covered, where'd you go?",
      ],
      ['support', 'Who could stand in, for a single day?', 'Who could cover, just for a day?'],
    ],
  },
  {
    id: 'work-child-not-taking-over',
    says: [
      'My son told me he does not want the farm',
      'daughters off to study law so thats it for the family business',
      'Four generations of us in this trade, and none of my children will take over',
    ],
    needs: all(
      r`(?:farm|business|orchard|shop|trade|workshop|bakery|land\b|vineyard|practice|firm\b|restaurant|salon)\w*`,
      r`(?:(?:son\b|sons\b|son's|daughter|kid\b|kids|child|boy\b|boys\b|girl\b|girls\b|little one|toddler|baby|grandson|granddaughter|grandchild|teenager|teen\b|youngest|eldest|oldest|twins|nephew|niece|(?:five|six|seven|eight|nine|ten)-year-old)|children|my two|generation|nobody)\w*`,
      r`(?:does ?n'?t want|does not want|do(?:n't| not) want|not interested|no interest|off to|take over|taking over|takes over|other plans|ends with me|after me|study|law\b|inherit|(?:neither|none) (?:of|want)|wants? (?:the|it|nothing)|no one to (?:take|leave)|nobody to (?:take|leave))\w*`,
    ),
    unless:
      /\b(?:in (?:the|a) shop|shop with|farm shop|my father(?:'s)? wants|i do ?n'?t want|taking over from my|my son took over|coffee|custody|play|toy|wants? the (?:phone|tablet|toy|same|bike|dog)|to the farm)/,
    receives: [
      ['The next hands on it will not be theirs.', "The next hands on it won't be theirs."],
      ['So it does not simply go on down the line.', "So it doesn't just carry on down the line."],
    ],
    questions: [
      ['meaning', 'What had you hoped to hand on with it?', 'What did you hope to pass on with it?'],
      [
        'next',
        'What becomes of the place now, as you see it?',
        'What happens to the place now, do you think?',
      ],
    ],
  },
  {
    id: 'work-harvest-in',
    says: [
      'The last trailer of grain came in tonight before the rain',
      'all the hay is in and its dry, im shattered but buzzing',
      'We finished the grape harvest yesterday and sat at the long table',
    ],
    needs: all(
      r`(?:harvest|grain|hay\b|wheat|barley|grapes?\b|maize|potatoes|crop|combine|vintage|apples|olives|trailer)\w*`,
      r`(?:is in\b|came in|are in\b|all in\b|finish|brought in|last (?:trailer|load|row|bale)|safely|done\b|got (?:it|the) (?:hay |crop )?in|in today|in before|in tonight|in yesterday|the last of the|stored|in the (?:barn|shed|store))\w*`,
    ),
    unless:
      /\b(?:rot|lost|ruin|flat|hail|flood|moved in|still to|not (?:in|finish)|supermarket|school|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:lost))/,
    receives: [
      ['It is in.', "It's all in."],
      ['Months of work, safely in.', "Months of work, and it's safe."],
    ],
    questions: [
      ['who', 'Who was with you for the last of it?', 'Who was with you for the last of it?'],
      ['feeling', 'How is the first evening after it?', "What's the first night after it like?"],
    ],
  },
  {
    id: 'work-had-to-dismiss',
    says: [
      'I had to tell one of my people that her job is gone',
      'had to sack someone today, he has two kids',
      'I read the dismissal out across the desk, and he just nodded',
    ],
    needs: all(
      r`(?:i (?:had to |must |have to )?(?:sack|fire|dismiss|let go|let \w+ go|lay off|make \w+ redundant|tell|told|read)|had to (?:sack|fire|dismiss|let|tell|lay)|gotta (?:fire|sack)|made (?:him|her|them|someone) redundant|i (?:sacked|fired|dismissed)|(?:the )?dismissal out)\w*`,
      r`(?:sack|fire\b|fired|dismiss|let (?:\w+ ){1,3}go|job is gone|no longer need|redundan|lay off|laid off|(?:out of|lost) (?:a|her|his) job|contract (?:is|will))\w*`,
      r`(?:him\b|her\b|them\b|someone|somebody|people|man\b|woman|staff|employee|team|he\b|she\b)\w*`,
    ),
    unless:
      /\b(?:fire (?:alarm|brigade|station|place)|set fire|on fire|i (?:was|got|have been|am being) (?:sacked|fired|dismissed|laid)|fired me|sacked me|told (?:my|the) (?:wife|husband|kids|family|mum)|let me go)/,
    receives: [
      ['You were the one who had to say it.', 'You were the one who had to say it out loud.'],
      ['It goes home with the one who says it, too.', 'It comes home with the one who says it, too.'],
    ],
    questions: [
      ['thought', 'What can you still see of {their} face?', 'What do you still see of {their} face?'],
      ['next', 'Where did you go once it had been said?', "Where'd you go once it was said?"],
    ],
  },
  {
    id: 'work-friends-now-my-team',
    says: [
      'Since I became team leader my old mates no longer joke with me',
      'made supervisor and suddenly my work friends go quiet round me',
      'They used to save me a seat at lunch, now I am their manager',
    ],
    needs: all(
      r`(?:team ?leader|supervisor|manager|promot|in charge|shift lead|their boss)\w*`,
      r`(?:i (?:became|am|got|was made)|since i|made (?:me )?(?:supervisor|manager|team)|i'?m (?:now )?(?:their|the)|now i am|promoted me|became)\w*`,
      r`(?:mates|friends|colleagues|the others|they\b|team|lads|girls)\w*`,
      r`(?:no longer|quiet|stop(?:ped)?|do ?n'?t|used to|distance|different|cold|joke|lunch|avoid|strange|weird|changed)\w*`,
    ),
    unless: /\b(?:he (?:became|was made)|she (?:became|was made)|passed over|not promoted|facebook)/,
    receives: [
      ['A step up, and a step outside.', 'A step up and a step out.'],
      ['The people are the same, the distance is not.', 'Same people, different distance.'],
    ],
    questions: [
      ['want', 'Which of the old habits do you miss most?', 'What do you miss most about before?'],
      ['who', 'With which of them is it strangest?', 'Which of them is it weirdest with?'],
    ],
  },
  {
    id: 'work-talk-i-put-off',
    says: [
      'I have to tell someone on my team that his work is not good enough',
      'gotta have The Talk with a girl on my team and i keep putting it off',
      'For three weeks I have been postponing a talk with an employee about her mistakes',
    ],
    needs: all(
      r`(?:talk|conversation|speak|tell(?:ing)?\b|word\b|feedback|address|confront)\w*`,
      r`(?:put(?:ting)? (?:it |this )?off|postpon|delay|keep (?:moving|putting|avoid)|avoid|have to|got ?ta|need to|dread|moving the date|overdue)\w*`,
      r`(?:my team|staff|employee|(?:someone|somebody|girl|guy|man|woman|one) (?:on|in|of) my (?:team|staff|people)|trainee|apprentice|report(?:s)? to me|intern)\w*`,
      r`(?:work|mistake|perform|the talk|conversation|late\b|poor|good enough|behaviou?r|attitude|smell|hygiene)\w*`,
    ),
    unless: /\b(?:my (?:boss|manager|husband|wife|mum|mother)|they have to tell me|quit|sack|fired?\b)/,
    receives: [
      ['A talk that has not been had yet.', "A talk you haven't had yet."],
      ['Until it is said, it sits with you.', "Till it's said, it sits with you."],
    ],
    questions: [
      ['tried', 'How does it begin when you rehearse it?', 'How does it start when you run it in your head?'],
      [
        'want',
        'What should {they} come away with, if it went well?',
        'If it went well, what would {they} come away with?',
      ],
    ],
  },
  {
    id: 'work-team-member-quit',
    says: [
      'My best employee handed in her notice this morning',
      'one of my team quit today and im wondering if its me',
      'He closed my office door, and I knew that he was leaving the team',
    ],
    needs: all(
      r`(?:employee|my team|one of (?:my|the) (?:team|people|staff|nurses|guys|girls)|my (?:best|assistant|deputy|apprentice|right hand)|leaving the team|staff|my (?:\w+ )?(?:\w+ )?(?:nurse|cook|chef|waiter|developer|engineer|accountant|receptionist|carer|driver|secretary))\w*`,
      r`(?:quit|notice|resign|leaving|left\b|handed in|going to leave)\w*`,
    ),
    unless:
      /\b(?:i (?:quit|resigned|handed|gave|left|am leaving)|my notice|i'?m leaving|want to quit|husband|quit (?:smoking|drinking)|friend|maternity|bestie|my (?:nurse|driver|carer|cook) (?:is|was|said|told) (?:kind|nice|me to))/,
    receives: [
      ['Somebody is leaving your team.', "Someone's leaving your team."],
      ['One sentence, and the plan is a different one.', "One sentence and the whole plan's different."],
    ],
    questions: [
      ['open', 'Which reason did {they} give you?', 'What reason did {they} give?'],
      ['meaning', 'What will go missing with {them}?', 'What goes missing with {them}?'],
    ],
  },
  {
    id: 'work-someone-i-taught-shone',
    says: [
      'The shyest girl on my team gave the talk, and she was brilliant',
      'my apprentice did her first solo job today and nailed it',
      'A lad I have been coaching for a year led the meeting by himself',
    ],
    needs: all(
      r`(?:apprentice|trainee|intern|junior|on my team|my (?:pupil|student|mentee)|coach(?:ing|ed)?\b|i(?:'ve| have)? (?:taught|trained|mentored)|shyest|new(?:bie| girl| guy))\w*`,
      r`(?:nailed|brilliant|by (?:himself|herself|themselves)|on (?:her|his) own|first solo|so proud|ran it well|led the|shone|passed|amazing|great|gave the talk|well\b)\w*`,
    ),
    unless:
      /\b(?:is my boss|over me|promoted|i was (?:the|an) apprentice|i'?m (?:an|the) (?:apprentice|trainee|intern)|my coach|horrible|said i|well,|as well|not well|football)/,
    receives: [
      ['You had a hand in that.', 'You had a hand in that one.'],
      ['Someone grew while you were watching.', 'Someone grew right in front of you.'],
    ],
    questions: [
      [
        'meaning',
        'What did you see in {them} before the others did?',
        'What did you see in {them} before anyone else?',
      ],
      ['example', 'How did {they} look afterwards?', 'What was {their} face like afterwards?'],
    ],
  },
  {
    id: 'work-promoted',
    says: [
      'I got the promotion I had applied for',
      'they made me head of department today!!',
      'As of the first of the month I am the shift manager',
    ],
    needs: all(
      r`(?:promot(?:ed|ion)|head of (?:department|the)|(?:made|making) (?:me )?(?:the |a )?(?:head|manager|supervisor|team ?lead|partner|senior|director|deputy)|i(?:'m| am) (?:now )?(?:the |a )?(?:new )?(?:shift |team |branch |store |deputy )?(?:manager|supervisor|leader|head of))\w*`,
      r`(?:got|made me|promoted me|was promoted|as of|been (?:promoted|made)|starting|from (?:the|monday|today|next|tomorrow)|just|now\b|new\b)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|passed over|he got|she got|instead|over me|wants? (?:a|the|me to)|want(?:ed)? (?:a|the)? ?promotion|if i|asked for|without|friends|mates|after (?:the|my) promotion|since|used to|tired|hate|same (?:pay|salary)|penny|went to|not sure|(?:mate|friend|colleague|sister|brother|husband|wife|partner|everyone|somebody|someone|cousin|girl|guy) (?:has |have )?(?:just )?(?:got|was|been|gets)|found out|fraud|imposter|impostor|feel like)/,
    receives: [
      ['It is yours, then.', "It's yours, then."],
      ['They looked around and chose you.', 'They looked around and picked you.'],
    ],
    questions: [
      ['who', 'Who heard it first from you?', "Who'd you tell first?"],
      ['want', 'Which part of it are you looking forward to?', 'Which bit are you looking forward to?'],
    ],
  },
  {
    id: 'work-more-duties-same-pay',
    says: [
      "I do my old boss's job now, on my old salary",
      'got the new title but not a penny more',
      "Since she left, I have been doing two people's work for one wage",
    ],
    needs: all(
      r`(?:job|work|duties|title|tasks|responsib|role|projects)\w*`,
      r`(?:salary|pay\b|paid|penny|wage|money|rise\b|raise\b|payslip|shilling)\w*`,
      r`(?:same|old (?:salary|pay|wage)|not a penny|no (?:extra|more|pay|rise|raise)|without|one wage|for nothing|more work|two people|three people|no more|wo n'?t raise|won'?t (?:raise|pay|give)|wont (?:raise|pay)|not (?:raise|paid|paying|any)|(?:have|has)n'?t (?:raised|given|paid)|did ?n'?t (?:raise|give|get)|still (?:on|get|paid))\w*`,
      r`(?:two people|three people|boss'?s? (?:job|tasks)|new title|more work|(?:extra|more|additional|new) (?:duties|tasks|work|responsib|hours)|since (?:she|he|they) left|when (?:he|she) left|covering|took over|as well as my|title|(?:taken|took|taking) on|(?:manager|supervisor|boss)'?s (?:job|work|duties|tasks|role|responsib)|promoted)\w*`,
    ),
    unless:
      /\b(?:two jobs|earns more|than me|savings|husband|took on (?:my|his|her) (?:feet|debt)|brother|sister)/,
    receives: [
      ['You are doing the bigger job already.', "You're already doing the bigger job."],
      ['The job changed, and the pay stood still.', "The job changed and the pay didn't."],
    ],
    questions: [
      ['when', 'When was the money last spoken of?', 'When did anyone last bring up the money?'],
      ['need', 'What figure would seem fair to you?', 'What number would feel fair?'],
    ],
  },
  {
    id: 'work-colleague-earns-more',
    says: [
      'I found out the new man earns four hundred more than me for the same job',
      'saw my coworkers payslip by accident and i feel like an idiot',
      'He let slip what he makes, and I have been here twice as long',
    ],
    needs: all(
      r`(?:(?:colleague|co-?worker|work ?mate|team ?mate|work (?:friend|bestie|mate|pal)|(?:guy|girl|woman|man|lady|someone|somebody) (?:at|from|in) (?:my |the )?(?:work|office|team))|new (?:man|guy|girl|woman|hire|one)|he\b|she\b|they\b)\w*`,
      r`(?:earn|pay\b|paid|payslip|salary|makes\b|wage|on (?:\w+ ){1,3}(?:more|grand)|grand more|gets? more|thousand more|a month more)\w*`,
      r`(?:more than (?:me|i|mine)|for the same|same (?:job|work)|twice as long|by accident|let slip|found out|saw|than me|less than)\w*`,
      r`(?:(?:colleague|co-?worker|work ?mate|team ?mate|work (?:friend|bestie|mate|pal)|(?:guy|girl|woman|man|lady|someone|somebody) (?:at|from|in) (?:my |the )?(?:work|office|team))|same (?:job|work)|payslip|new (?:man|guy|girl|woman|hire|one)|twice as long|been here|junior)\w*`,
    ),
    unless:
      /\b(?:my (?:husband|wife|partner|brother|sister|girlfriend|boyfriend|ex)\b|she pays|pay attention)/,
    receives: [
      ['Now there is a number between you.', "Now there's a number between you two."],
      ['A number like that is not easily forgotten.', "You can't unsee that number."],
    ],
    questions: [
      [
        'meaning',
        'What did that number say to you about your work?',
        'What did that number tell you about your work?',
      ],
      ['who', 'Who else at work knows of it?', 'Who else there knows?'],
    ],
  },
  {
    id: 'work-one-word-reply',
    says: [
      'My boss answered my long email with "noted"',
      'sent my manager a whole report and got ok. with a full stop',
      'I wrote the head a full page and got a thumbs up back',
    ],
    needs: all(
      r`(?:(?:boss|manager|supervisor|team ?lead(?:er)?|director|line manager|gaffer|superior|chief|ceo|foreman|shift lead|the head\b|head ?teacher|head of|principal|management|employer|owner)|\bhr\b)\w*`,
      r`(?:answer|repl(?:y|ied)|wrote back|sent back|got (?:ok|k|a thumb)|back\b|respond|got\b|sent (?:me )?(?:a|just|back)|just (?:said|wrote|sent)|came back)\w*`,
      r`(?:"?noted|\bok\b|\bk\b|okay|thumbs? up|one word|one-word|full stop|emoji|"fine|received)\w*`,
      r`(?:e-?mail|report|page|proposal|wrote|sent|message|letter|text|long|paragraphs?|explain)\w*`,
    ),
    unless: /\b(?:is ok\b|was ok\b|it'?s ok|ok so|am ok|i'?m ok|i (?:noted|replied ok|said ok)|be ok)/,
    receives: [
      ['All those lines, and one small answer.', 'All that, and one tiny answer.'],
      ['It leaves much room for reading into.', 'That leaves a lot of room to read into.'],
    ],
    questions: [
      ['thought', 'What did you hear in that answer?', 'What did you hear in it?'],
      ['want', 'What had you hoped would come back?', 'What were you hoping to get back?'],
    ],
  },
  {
    id: 'work-boss-does-not-greet',
    says: [
      'My boss walks past me in the morning without a word',
      'manager says hi to everyone but me',
      'The director shook every hand in the row and left mine out',
    ],
    needs: all(
      r`(?:(?:boss|manager|supervisor|team ?lead(?:er)?|director|line manager|gaffer|superior|chief|ceo|foreman|shift lead|the head\b|head ?teacher|head of|principal|management|employer|owner))\w*`,
      r`(?:greet|hi\b|hello|good morning|morning without|walks? past|walked past|shook (?:every|all)|hand\b|look at me|acknowledg|nod|ignores? me|morning|blanks? me)\w*`,
      r`(?:without a word|not (?:greet|say|even)|never|but me|except me|left mine|ignor|does ?n'?t|did ?n'?t|right past|looks through|no (?:hello|greeting|word))\w*`,
    ),
    unless:
      /\b(?:not my|apolog|my head\b|knock|wave of|never (?:met|shout)|email|message|request|idea|ask(?:ed)? for|this morning|every morning (?:my|the) boss (?:checks|calls|rings|makes|wants|asks))/,
    receives: [
      ['A greeting that did not come.', 'A hello that never came.'],
      ['A hello takes a second.', 'It takes a second to say hello.'],
    ],
    questions: [
      ['open', 'How were things between you two before?', 'How were things with you two before?'],
      ['body', 'Where do you look when it happens?', 'Where do you look when that happens?'],
    ],
  },
  {
    id: 'work-yes-to-another-project',
    says: [
      'I said yes to another project although I am already full',
      'my boss asked who could take it and my hand went up again, idk why',
      'I heard myself agree to cover the Christmas rota too',
    ],
    needs: all(
      r`(?:yes\b|agree|hand went up|volunteer|took on|taken on|offered to)\w*`,
      r`(?:another|again|one more|extra|also|cover|more (?:work|shifts)|too\b|christmas rota|project|full\b)\w*`,
      r`(?:project|rota|work|boss|manager|desk|shift|task|team|colleague|cover|committee)\w*`,
      r`(?:already|again|although|even though|too\b|idk why|before i|heard myself|drown|full|don'?t know why|dunno why|always)\w*`,
    ),
    unless:
      /\b(?:said yes to (?:a|the) (?:date|wedding)|marry|they said yes|she said yes|he said yes|no to|say yes to me|i got)/,
    receives: [
      ['A yes, and one more on top.', 'A yes, and one more on the pile.'],
      ['You were already carrying plenty.', 'You already had plenty on.'],
    ],
    questions: [
      ['worst', 'What might a no have cost, in that second?', 'What would a no have cost you right then?'],
      ['next', 'What will have to give way for it?', "What's gonna have to give?"],
    ],
  },
  {
    id: 'work-said-no-to-shift',
    says: [
      'I said no to an extra shift for the first time',
      'told my boss i cant do saturday and the world didnt end',
      'They asked me to stay longer, and I took my coat and went home',
    ],
    needs: all(
      r`(?:no\b|can'?t do|cant|declin|refus|turned down|took my coat|went home|stood my ground)\w*`,
      r`(?:shift|saturday|sunday|overtime|stay longer|boss|manager|extra|rota|project|weekend|come in)\w*`,
      r`(?:said no|told (?:my |the )?(?:boss|manager|them|him|her)[^.]{0,30}(?:can'?t|cant|cannot|no)|declin|refused|took my coat|turned (?:it|them|down)|i say no)\w*`,
      r`(?:shift|boss|manager|stay longer|overtime|rota|work\b|extra|saturday)\w*`,
    ),
    unless:
      /\b(?:he said no|she said no|they said no|said no one|cant say no|can'?t say no|never say no|ever said no|why i said no|should have|wish|next time|dating|job offer|offer\b|rejected|drinks?\b|sex|fired|interview|said nothing)/,
    receives: [
      ['You kept that time for yourself.', 'You kept that time for you.'],
      ['A no, said and done.', "A no, and it's done."],
    ],
    questions: [
      ['open', 'What has the time you kept gone into?', "What'd you do with the time?"],
      ['exception', 'What was it that helped the no out?', 'What helped you get the no out?'],
    ],
  },
  {
    id: 'work-average-review',
    says: [
      'My review said "meets expectations", after the year I had',
      'three lines. thats all i got in my appraisal',
      'I worked like mad, and in the annual review I got an average mark',
    ],
    needs: all(
      r`(?:review|appraisal|evaluation|performance (?:talk|rating)|assessment|feedback|rating)\w*`,
      r`(?:meets expectations|satisfactory|average|three lines|mediocre|okay-ish|adequate|that'?s all|nothing (?:else|more)|a three|3 out of|middle|one line|two lines|only (?:a|one|two|three))\w*`,
      r`(?:year|work|boss|annual|night shift|expectations|appraisal|manager)\w*`,
    ),
    unless:
      /\b(?:book review|google|online|customer|star\b|stars\b|essay|student|upcoming|next week|tomorrow)/,
    receives: [
      ['A whole year, in a few words.', 'A whole year in a couple of words.'],
      ['You know what was in that year.', 'You know what went into that year.'],
    ],
    questions: [
      ['meaning', 'What did the form leave out?', 'What did they leave out?'],
      [
        'want',
        'Which part of the year should somebody have seen?',
        'Which bit of the year should they have seen?',
      ],
    ],
  },
  {
    id: 'work-favourite-colleague-leaving',
    says: [
      'My favourite colleague is leaving on Friday',
      'my work bestie got a new job and im stuck here without her',
      'The desk across from mine has been empty since my friend left the firm',
    ],
    needs: all(
      r`(?:colleague|co-?worker|work ?mate|work (?:bestie|friend|mate|pal)|friend (?:at|from) (?:work|the firm|the office)|desk (?:across|opposite|next)|(?:person|one|friend) .{0,25}(?:at|in) (?:work|the office)|left the firm)\w*`,
      r`(?:leav(?:ing|es)|left\b|new job|last day|resign|handed in|quit|moving (?:to|away)|empty|going\b|retir)\w*`,
      r`(?:friend|favou?rite|bestie|best\b|stuck here|miss|like(?:d)?\b|only|close|mate\b|pal\b|without (?:her|him|them)|get on with|get along)\w*`,
    ),
    unless:
      /\b(?:i(?:'m| am| was)? (?:leaving|quit|left)|my last day|left me out|left (?:a|some|the) (?:coffee|chocolate|note)|my own team|favourite (?:food|song)|husband|wife)/,
    receives: [
      ['One person can make a workplace.', 'One person can make a whole job.'],
      ['The days there will not be the same.', "Those days won't be the same."],
    ],
    questions: [
      [
        'example',
        'Which part of the day belonged to the two of you?',
        'Which bit of the day was your thing together?',
      ],
      [
        'meaning',
        'What could you say to {them} and nobody else there?',
        'What could you say to {them} and no one else there?',
      ],
    ],
  },
  {
    id: 'work-wrong-name',
    says: [
      'My boss has called me by the wrong name for two years',
      'new manager keeps getting my name wrong and i dont correct her anymore',
      'They have my name wrong on the office door, and I have stopped saying so',
    ],
    needs: all(
      r`(?:name|calls? me|called me|spell)\w*`,
      r`(?:wrong name|wrong\b|instead|and i am|another name|mispron|misspel|spell(?:s|ed)? it|says? my name|not my name|my name'?s|name right|ca n'?t (?:say|pronounce|remember|spell)|can'?t (?:say|pronounce|remember|spell|get) my name|never (?:says|gets|remembers|spells))\w*`,
      r`(?:boss|manager|director|office|work|colleague|door\b|badge|team|email)\w*`,
      r`(?:years|still|keep|always|stopped|anymore|again|every|never correct|door|months)\w*`,
    ),
    unless:
      /\b(?:wrong with|pupil|dead ?name|pronoun|husband|names? (?:at school|in class)|went wrong|do(?:ing)? (?:something|anything|it) wrong|nickname|drawer)/,
    receives: [
      ['That is not your name.', "That's not even your name."],
      ['It is a small word, and it is yours.', "It's a small word and it's yours."],
    ],
    questions: [
      ['tried', 'When did you last put it right?', 'When did you last correct it?'],
      ['exception', 'Who there does say it properly?', 'Who there gets it right?'],
    ],
  },
  {
    id: 'work-presentation-went-well',
    says: [
      'I gave the presentation and it went really well',
      'did my talk at work today and people actually clapped',
      'I had been dreading the pitch for weeks, and the client said yes',
    ],
    needs: all(
      r`(?:presentation|talk\b|pitch|speech|demo\b|presented|training session|workshop)\w*`,
      r`(?:went (?:really |so |very |pretty )?(?:well|great|good|fine|brilliantly)|clap|applau|said yes|loved it|nailed|smashed|success|good feedback|better than)\w*`,
      r`(?:work|client|team|boss|presentation|pitch|colleague|manager|board|director|conference|office)\w*`,
    ),
    unless:
      /\b(?:did(?:n't| not) go|wedding|best man|school|class|uni\b|seminar|tomorrow|hope|if it|could have gone|voice shook|friday\. |looking fine|apprentice|she was|he was|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:gave|did|had|present)|apart from|except|fluff|but\b)/,
    receives: [
      ['It went well, and you did it.', 'It went well, and that was you.'],
      ['Done and done well.', 'Done, and done well too.'],
    ],
    questions: [
      ['when', 'Which moment told you that it was going well?', 'When did you know it was going well?'],
      ['thought', 'What had you expected instead?', "What'd you think was gonna happen?"],
    ],
  },
  {
    id: 'work-voice-shook',
    says: [
      'My voice shook the whole time I was presenting',
      'my hands were shaking so bad in my talk everyone could see the paper',
      'I went red and lost my thread in front of the board',
    ],
    needs: all(
      r`(?:voice|hands?\b|knees|went red|blush|lost my thread|sweat|trembl|stutter|squeak|shak(?:e|ing))\w*`,
      r`(?:sh[oa]ok|shak(?:e|ing|y)|trembl|wobbl|crack|squeak|red\b|lost (?:my|the) (?:thread|place|words)|sweat|dry mouth|quiver)\w*`,
      r`(?:present|talk\b|speech|board\b|pitch|in front of|meeting|conference|briefing|sang|audition|clipboards|class)\w*`,
      r`(?:i\b|my\b)\w*`,
      r`(?:present|talk\b|speech|board\b|pitch|work|meeting|colleagues|team|conference|sang|in front of (?:\w+ )?(?:people|everyone|all|the (?:class|board|whole))|audition)\w*`,
    ),
    unless:
      /\b(?:play\b|funeral|pupils|tutorial|court|police|doctor|therap|shook hands|husband|dad\b|father|first lesson|cards|he shook|shook (?:his|her|my) head|red wine|red flag|parish|shook no|solo)/,
    receives: [
      ['Your body was up there with you.', 'Your body was up there too.'],
      ['And all of it in front of people.', 'And all in front of people.'],
    ],
    questions: [
      ['tried', 'How did you get from there to the end?', "How'd you get from there to the end?"],
      ['thought', 'What do you think they took home from it?', 'What do you reckon they remember of it?'],
    ],
  },
  {
    id: 'work-home-office-silence',
    says: [
      'I worked from home and did not speak to a single person all day',
      'wfh means i talk to nobody til my flatmate gets in',
      'At six I closed the laptop and my voice was hoarse from silence',
    ],
    needs: all(
      r`(?:home|wfh|remote|laptop)\w*`,
      r`(?:(?:work(?:ed|ing|s)?|job|office) (?:\w+ )?(?:from|at) home|home office|wfh|remote(?:ly)?|closed the laptop|home-?working|going remote)\w*`,
      r`(?:nobody|no one|not (?:speak|talk|spoken|a single)|did ?n'?t (?:speak|talk)|silence|single person|alone|voice|lonely|never (?:see|speak|talk)|quiet|word out loud|not .{0,15}word|do ?n'?t (?:say|see|speak|hear)|a word to|human voice)\w*`,
    ),
    unless:
      /\b(?:kids|children|baby|husband (?:works|is)|noise|he works|she works|too loud|loud (?:house|neighbour|kids))/,
    receives: [
      ['A whole day, and no voice used.', 'A whole day and not a word out loud.'],
      ['That is a quiet day from end to end.', "That's a quiet day, start to finish."],
    ],
    questions: [
      ['who', 'Whose voice was the first you heard after it?', 'Whose voice did you hear first after that?'],
      [
        'want',
        'Which small thing about an office do you miss, if any?',
        'Which bit of an office do you miss, if any?',
      ],
    ],
  },
  {
    id: 'work-emails-on-holiday',
    says: [
      'I answered work emails by the pool',
      'took my laptop on holiday and the kids noticed',
      'We were at the sea and I was on a work call in the hotel corridor',
    ],
    needs: all(
      r`(?:e-?mail|laptop|work call|repl(?:y|ied|ying)|clients?|work phone|calls?\b|working)\w*`,
      r`(?:pool|holiday|vacation|beach|sea\b|hotel|honeymoon|on leave|annual leave|camping|trip\b)\w*`,
      r`(?:work|client|boss|office|laptop|e-?mail)\w*`,
    ),
    unless:
      /\b(?:business trip|boss (?:is|was) on|colleague (?:is|was) on|need a holiday|no holiday|before (?:my|the) holiday|night|school|booked|booking|he was|she was|my (?:husband|wife|dad))/,
    receives: [
      ['Work came along on the holiday.', 'Work came along on your holiday.'],
      ['A holiday with an office in it.', 'A holiday with a bit of office in it.'],
    ],
    questions: [
      [
        'worst',
        'What would have happened if you had let it wait?',
        "What would've happened if you'd just left it?",
      ],
      [
        'exception',
        'Which hour of the holiday stayed free of it?',
        'Which bit of the holiday was free of it?',
      ],
    ],
  },
  {
    id: 'work-blamed-for-another',
    says: [
      'I got the blame for something my colleague did',
      'boss had a go at me for a mistake that wasnt even mine',
      'I stood there and took it for an error the other shift had made',
    ],
    needs: all(
      r`(?:blam|had a go|told (?:me )?off|took it for|shouted at|accus|in trouble|written up|warning|carpeted|bollock|tore (?:a strip|into)|carried the can|took the (?:blame|fall)|chewed (?:me )?out|the one who got)\w*`,
      r`(?:colleague|was ?n'?t (?:even )?(?:mine|me|my)|not (?:mine|me|my)|other shift|someone else'?s|somebody else'?s|he did|she did|did ?n'?t (?:do|make)|another|(?:night|day|late|early|other|previous) shift did|colleague (?:did|made|messed)|someone (?:did|made)|the (?:night|day|late|early) shift|(?:mistake|error|thing) (?:that )?(?:my|a|the|another) (?:\w+ )?(?:colleague|co-?worker|boss|manager|shift|team|guy)|co-?worker (?:did|made|messed))\w*`,
      r`(?:boss|manager|colleague|work|shift|supervisor|office|co-?worker|team)\w*`,
      r`(?:mistake|error|something|did\b|made\b|fault|for what)\w*`,
    ),
    unless:
      /\b(?:apolog|(?:husband|wife|mum|mother|dad|father|sister|brother)|i blame|not blam|blame myself|was ?n'?t there)/,
    receives: [
      ['You took the blame for something you had not done.', "You got blamed for something you didn't do."],
      ['It was brought to the wrong door.', 'It landed at the wrong door.'],
    ],
    questions: [
      ['who', 'Who knows how it really was?', 'Who knows how it really went?'],
      [
        'want',
        'What do you wish somebody had said just then?',
        'What do you wish someone had said right then?',
      ],
    ],
  },
  {
    id: 'work-boss-apologised',
    says: [
      'My boss came in and apologised to me',
      'manager actually said sorry for having a go at me',
      'The head admitted in front of the team that she had been wrong about me',
    ],
    needs: all(
      r`(?:(?:boss|manager|supervisor|team ?lead(?:er)?|director|line manager|gaffer|superior|chief|ceo|foreman|shift lead|the head\b|head ?teacher|head of|principal|management|employer|owner))\w*`,
      r`(?:apologi[sz]|said sorry|sorry for|say sorry|admitted|had been wrong|was wrong about me)\w*`,
      r`(?:boss|manager|head\b|supervisor|director|leader|principal|chief)\w*`,
    ),
    unless:
      /\b(?:i (?:apologi[sz]|said sorry|end up|had to|keep)|never (?:apologi|said|says)|not (?:apologi|say|once)|did ?n'?t|does ?n'?t|won'?t|refus|should|want|wait|my head|to my (?:boss|manager)|to the (?:boss|manager)|in my head|if (?:he|she))/,
    receives: [
      ['That is not heard every day.', "You don't hear that every day."],
      ['It was put right, out loud.', 'They put it right, out loud.'],
    ],
    questions: [
      ['open', 'Which words did {they} use?', 'What words did {they} use?'],
      ['meaning', 'What has it changed between you?', "What's it changed with you two?"],
    ],
  },
  {
    id: 'work-rang-the-ward-from-home',
    says: [
      'I rang the ward from home because I was not sure I had signed the chart',
      'woke up at 4 thinking id given the wrong meds on shift, called in to check',
      'Halfway home I turned back to see whether the medicine cupboard was locked',
    ],
    needs: all(
      r`(?:ward|chart|meds\b|medic(?:ine|ation)|dose|drugs cupboard|patient|shift|locked|oxygen|drip|handover)\w*`,
      r`(?:rang|called|phoned|turned back|went back|drove back|check|called in)\w*`,
      r`(?:home|woke|halfway|bed\b|on the way|at (?:2|3|4|5)\b|after (?:my|the) shift|night)\w*`,
      r`(?:sure|check|whether|if i|wrong|thinking|forgot|signed|locked|panic|had ?n'?t|if i had|remember|in case|worried)\w*`,
      r`(?:ward|chart|wrong meds|shift|medicine cupboard|patient)\w*`,
    ),
    unless:
      /\b(?:my (?:mum|mother|dad|father|husband|wife|son|daughter)|they (?:called|rang)|i'?m (?:on|in) (?:the|a) ward|admitted|my (?:meds|medication)|visiting|hospital rang|my dose|my insulin|psych)/,
    receives: [
      ['The shift was over, and it came after you.', 'Shift was done and it came after you.'],
      ['You had to know for certain.', 'You had to know for sure.'],
    ],
    questions: [
      ['open', 'What did it turn out to be?', 'What did it turn out to be in the end?'],
      ['worst', 'What had you pictured until you knew?', 'What were you picturing till you knew?'],
    ],
  },
  {
    id: 'work-birthday-cake-forgotten',
    says: [
      'Everyone gets a birthday cake at work and mine was forgotten',
      'work does birthdays for everyone and totally forgot mine',
      'I organise all the birthday cards in the office, and none came for me',
    ],
    needs: all(
      r`(?:birthday)\w*`,
      r`(?:work|office|colleague|team|co-?worker|boss|staff)\w*`,
      r`(?:forgot|forgotten|none|nobody|no one|not (?:mine|a)|nothing|skipped|missed|ignored)\w*`,
    ),
    unless:
      /\b(?:first (?:one )?ever|had a slice|my (?:husband|wife|sister|brother|mum|dad|son|daughter|kids?)|i forgot|children|everyone remembered)/,
    receives: [
      ["Everybody's birthday, and then not yours.", "Everyone's birthday but yours."],
      ['One card would have done.', "One card would've done it."],
    ],
    questions: [
      ['who', 'Who would you have liked it from most?', 'Who would you have wanted it from most?'],
      ['next', 'And the evening of that day, how was it?', "How'd you spend that evening?"],
    ],
  },
  {
    id: 'work-accent-imitated',
    says: [
      'They do my accent at work and everyone laughs',
      'my coworker imitates how i talk, says its just banter',
      'I said one word and the whole table repeated it the way I say it',
    ],
    needs: all(
      r`(?:accent|how i (?:talk|speak|say|pronounce)|way i (?:talk|speak|say|pronounce)|my (?:english|pronunciation|dialect|voice))\w*`,
      r`(?:imitat|mimic|laugh|mock|copy|copies|repeat|impression|do my|banter|joke|make fun|tease|take the (?:mick|piss))\w*`,
      r`(?:work|colleague|co-?worker|boss|manager|office|team|table|they\b|shift)\w*`,
    ),
    unless:
      /\b(?:school|my (?:husband|wife|kids|son|daughter|sister|girlfriend|boyfriend)|i (?:imitate|mimic|copy|do))/,
    receives: [
      ['It is your voice they are playing with.', "It's your voice they're messing with."],
      ['A joke, and you are what it is made of.', "A joke, and you're the material."],
    ],
    questions: [
      ['body', 'What do you do while it goes on?', "What do you do while they're at it?"],
      ['meaning', 'Who else in your life speaks the way you do?', 'Who else in your life talks like you?'],
    ],
  },
  {
    id: 'work-corrected-in-public',
    says: [
      'My colleague corrected me in front of the client',
      'he pointed out my typo on the big screen with everyone watching',
      'She interrupted my demonstration to say that the figures were wrong',
    ],
    needs: all(
      r`(?:correct|pointed out|put me right|interrupt|said that (?:the|my)|wrong\b|contradict)\w*`,
      r`(?:client|in front of|everyone watching|big screen|delegation|demonstration|whole (?:team|room|meeting)|meeting|publicly|board\b|customers)\w*`,
      r`(?:correct(?:ed|s)|pointed out|put me right|interrupted|contradicted)\w*`,
    ),
    unless:
      /\b(?:school|teacher|class\b|husband|wife|my (?:mum|dad|mother|father)|kids|i (?:corrected|interrupted|pointed)|our friends|my stor|my friends|family)/,
    receives: [
      ['It could have been said afterwards.', "It could've been said after."],
      ['And with people watching.', 'And with people watching too.'],
    ],
    questions: [
      ['want', 'In what way would you have wanted to be told?', 'How would you have wanted to hear it?'],
      ['next', 'What did the rest of the room do?', 'What did everyone else do?'],
    ],
  },
  {
    id: 'work-cleaner-not-seen',
    says: [
      'People walk across the floor I have just mopped',
      'i clean their office and they step round me like im not there',
      'The man in the suit threw his cup beside the bin I was emptying',
    ],
    needs: all(
      r`(?:clean(?:ed|er|ing)?\b|mop|floor|bin\b|vacuum|hoover|sweep|toilets|bins?\b|empty their)\w*`,
      r`(?:people|they\b|man in the suit|everyone|office|someone|no one|nobody|their\b)\w*`,
      r`(?:walk(?:s|ed)? (?:across|past|over|through)|step(?:ped|s)? (?:round|around|over)|like i'?m (?:not|invisible)|as if i|threw|throws|invisible|look(?:s)? through|not (?:see|there|greet)|do ?n'?t (?:see|look|greet|even)|(?:nobody|no one|not one|never) (?:even )?(?:looks?|says?|greets?|notices?|sees?)|looks? up)\w*`,
    ),
    unless:
      /\b(?:my (?:husband|kids|son|daughter|wife|partner|flatmate|housemate|dog|boys)|at home|therapist|drunk|eggshell|herself|himself|tutted)/,
    receives: [
      ['You were there, in plain sight.', 'You were right there.'],
      ['Clean floors do not say who cleaned them.', "Clean floors don't say who cleaned them."],
    ],
    questions: [
      ['exception', 'Who in that building knows your name?', 'Who in that building knows your name, then?'],
      ['want', 'What should they notice, just once?', 'What do you want them to notice, just once?'],
    ],
  },
  {
    id: 'work-rota-last-minute',
    says: [
      'I only find out on Sunday night when I work on Monday',
      'rota came out 12 hours before my shift again',
      'I cannot promise my daughter anything because my hours change every week',
    ],
    needs: all(
      r`(?:rota\b|shifts?\b|schedule|hours|roster|timetable|when i work)\w*`,
      r`(?:last minute|night before|so late|(?:\d+|twelve|few) hours before|only find out|change(?:s|d)? every|every week|day before|can'?t (?:plan|book|promise)|cant (?:plan|book)|cannot (?:plan|promise|book)|on sunday night|short notice|never know|unpredictable)\w*`,
      r`(?:work|shift|rota|roster|hours|schedule)\w*`,
    ),
    unless:
      /\b(?:visiting|hours of sleep|my husband|therap|appointment|school|hours a week|drink|train\b|flight|symptom)/,
    receives: [
      ['No plan stands longer than the rota.', 'No plan outlives the rota.'],
      ["Your week is in someone else's pencil.", 'Someone else pencils in your week.'],
    ],
    questions: [
      ['example', 'What had to be called off last time?', 'What did you have to cancel last time?'],
      [
        'want',
        'If you knew a month ahead, what would you plan?',
        "If you knew a month ahead, what'd you plan?",
      ],
    ],
  },
  {
    id: 'work-home-after-bedtime',
    says: [
      'When I got home from work the children were asleep again',
      'missed bedtime cos of a stupid meeting',
      'I said good night to my son on the phone from the office',
    ],
    needs: all(
      r`(?:(?:son\b|sons\b|son's|daughter|kid\b|kids|child|boy\b|boys\b|girl\b|girls\b|little one|toddler|baby|grandson|granddaughter|grandchild|teenager|teen\b|youngest|eldest|oldest|twins|nephew|niece|(?:five|six|seven|eight|nine|ten)-year-old)|children|bedtime|good ?night)\w*`,
      r`(?:asleep|bedtime|in bed|good ?night|tucked)\w*`,
      r`(?:work|office|meeting|shift|job|overtime)\w*`,
      r`(?:again|missed|already|late|phone|got home|came home|get home|back from)\w*`,
    ),
    unless:
      /\b(?:tonight|night shift|on nights|after (?:the|they)|once (?:the )?(?:kids|children)|when the (?:kids|children) (?:are|sleep)|don'?t wake|emails? (?:once|when|after)|he (?:gets|comes)|she (?:gets|comes)|my husband|wake)/,
    receives: [
      ['Bedtime went by without you there.', 'Bedtime happened without you there.'],
      ['That hour comes once a day.', 'You only get that hour once a day.'],
    ],
    questions: [
      ['example', 'How does bedtime go when you are there?', "What's bedtime like when you're there?"],
      ['want', 'Which part of it would you least like to miss?', 'Which bit of it do you least wanna miss?'],
    ],
  },
  {
    id: 'work-nothing-to-do',
    says: [
      'I have nothing to do at work and pretend to be busy',
      'i sit there eight hours moving the same spreadsheet about',
      'They took my tasks away, and I open and close files until five',
    ],
    needs: all(
      r`(?:nothing (?:for me )?to do|pretend(?:ing)? (?:to (?:be busy|work|type)|i'?m (?:busy|working))|same spreadsheet|empty inbox|took (?:my|away my) tasks|open and close|bored|no (?:tasks|work to do)|look(?:ing)? busy|staring at the (?:clock|screen)|kill(?:ing)? time|twiddl|waiting for (?:half past|five)|pretend to be busy)\w*`,
      r`(?:work\b|job|office|desk|tasks|spreadsheet|boss|inbox|shift|eight hours)\w*`,
    ),
    unless:
      /\b(?:nothing to do with|retir|weekend|at home|unemploy|lost my job|nothing to do but|weather|my son|pretend(?:ing)? (?:to be )?(?:fine|ok|happy|nothing|everything)|smile|study|bumped into|used to work)/,
    receives: [
      ['A long day with nothing to hold.', 'A long day with nothing in it.'],
      ['Looking busy is work as well.', 'Looking busy is work too.'],
    ],
    questions: [
      ['open', 'What fills the longest hour?', 'What do you do in the longest hour?'],
      ['want', 'Which task would you be glad to be given?', 'What would you actually like to be given?'],
    ],
  },
  {
    id: 'work-colleague-small-kindness',
    says: [
      'A colleague put a coffee on my desk without saying anything',
      'my coworker just left a chocolate on my keyboard after that meeting',
      'He took my late shift because he saw that I was done in',
    ],
    needs: all(
      r`(?:(?:colleague|co-?worker|work ?mate|team ?mate|work (?:friend|bestie|mate|pal)|(?:guy|girl|woman|man|lady|someone|somebody) (?:at|from|in) (?:my |the )?(?:work|office|team))|desk|keyboard|my (?:late )?shift|at work)\w*`,
      r`(?:coffee|tea\b|chocolate|biscuit|took my|covered (?:for|my)|brought me|note\b|flower|sandwich|cake|helped me|swapped)\w*`,
      r`(?:left\b|put\b|took|brought|covered|gave me|without (?:saying|a word)|made me|saw (?:that|i)|noticed|swapped)\w*`,
      r`(?:(?:colleague|co-?worker|work ?mate|team ?mate|work (?:friend|bestie|mate|pal)|(?:guy|girl|woman|man|lady|someone|somebody) (?:at|from|in) (?:my |the )?(?:work|office|team))|my (?:desk|keyboard)|my (?:late )?shift|he took|at work)\w*`,
    ),
    unless:
      /\b(?:credit|stole|birthday|i (?:left|put|brought|gave|took)|leaving|married|affair|manager takes|redundan|empty|hospital|my (?:wife|husband|mum|mother|dad|son|daughter|girlfriend|boyfriend|partner))/,
    receives: [
      ['Someone saw, and did something small.', 'Someone saw, and did something.'],
      ['No big words were needed.', 'No big speech needed.'],
    ],
    questions: [
      ['thought', 'What do you think {they} had noticed?', 'What do you reckon {they} noticed?'],
      ['open', 'What sort of day had it been until then?', 'What kind of day was it up to then?'],
    ],
  },
  {
    id: 'work-good-ordinary-day',
    says: [
      'Today at work was simply good, nothing special happened',
      'had a decent day at work for once lol',
      'I walked home after my shift and noticed I was humming',
    ],
    needs: all(
      r`(?:work|shift|job\b|office)\w*`,
      r`(?:good day|decent day|nice day|simply good|was (?:simply |just |actually |really )?(?:good|nice|fine|lovely)|no drama|humming|great day|went (?:well|fine|ok)|easy day|calm day|laughed|lovely day|better day)\w*`,
      r`(?:(?:at|from|after|my) (?:work|shift|the shift|my shift|the office)|work was|shift|(?:day|today) at work|after work)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|interview|presentation|but\b|first day|used to|would|if\b|until|good enough|however|husband|after work i|died|want)/,
    receives: [
      ['A good day, and no reason needed.', 'A good day, no reason needed.'],
      ['Days like that count too.', 'Those days count too.'],
    ],
    questions: [
      ['example', 'Which hour of it would you have again?', 'Which bit would you have again?'],
      ['exception', 'What was absent that other days have?', "What wasn't there that's there on other days?"],
    ],
  },
  {
    id: 'work-praise-brushed-off',
    says: [
      'My boss praised me and I said it was nothing',
      'someone said good job and i instantly listed everything i did wrong',
      'I got a compliment on the report and changed the subject',
    ],
    needs: all(
      r`(?:prais|good job|well done|compliment|nice (?:things|words)|great work|thanked|said i(?:'d| had)? (?:done|did|was)|brilliantly|amazing|did great|did well)\w*`,
      r`(?:said it was nothing|brush|changed the subject|instantly|listed|can'?t take|couldn'?t (?:take|accept)|deflect|wave(?:d)? it (?:away|off)|shrug|it was (?:nothing|luck|the team)|downplay|laughed it off|don'?t believe|joke|anyone could|anybody could|just (?:doing )?my job|just luck|not a big deal|no big deal|told (?:her|him|them) (?:it|any|that)|do ?n'?t deserve|argued|waved)\w*`,
      r`(?:boss|manager|work|report|job|colleague|client|someone|team)\w*`,
    ),
    unless: /\b(?:husband|boyfriend|girlfriend|my (?:mum|mother|dad)|looks?|dress|hair|body|nobody)/,
    receives: [
      ['It was handed to you, and you handed it back.', 'They handed it to you and you handed it back.'],
      ['It was meant for you, all the same.', 'It was still meant for you.'],
    ],
    questions: [
      [
        'worst',
        'What might a simple thank you have led to?',
        "What would've happened if you'd just said thanks?",
      ],
      ['meaning', 'Which part of the praise was simply true?', 'Which bit of it was actually true?'],
    ],
  },
  {
    id: 'work-thanked-everyone-but-me',
    says: [
      'They thanked everyone on the project by name, except me',
      'boss did a whole thank you speech and skipped me',
      'My name was missing from the list on the last slide',
    ],
    needs: all(
      r`(?:thank|name|list\b|mention|speech|credit)\w*`,
      r`(?:except me|but (?:not )?me|skipped me|missing|not on it|was ?n'?t on (?:it|the)|left (?:me|my name) (?:out|off)|without me|forgot me|not mine|everyone else|by name)\w*`,
      r`(?:project|boss|manager|slide|launch|speech|team|work|director|colleague|everyone)\w*`,
      r`(?:thank|slide|list|by name|speech|mention)\w*`,
    ),
    unless:
      /\b(?:my (?:husband|wife|family|sister|mum|dad)|wedding|will\b|guest list|waiting list|no thanks|birthday|group chat|class|pro team|team sheet)/,
    receives: [
      ['A list of names, without yours.', 'All those names and not yours.'],
      ['Your work was in there all the same.', 'Your work was in there anyway.'],
    ],
    questions: [
      ['example', 'Which part of it was your doing?', 'Which bit of it was yours?'],
      ['when', 'At which point did you know yours was not coming?', "When did you know yours wasn't coming?"],
    ],
  },
  {
    id: 'work-praised-in-public',
    says: [
      'My boss said in front of everyone that I had saved the project',
      'got employee of the month and they put my pic up',
      'The director walked over to my desk to tell me it was good work',
    ],
    needs: all(
      r`(?:boss|manager|director|head\b|supervisor|ceo|employee of the|company|principal|chief)\w*`,
      r`(?:saved the|good work|prais|employee of the|great (?:work|job)|good job|well done|proud of me|best\b|thank|compliment|impressed|outstanding|excellent|amazing|fantastic|brilliant|star\b|employee)\w*`,
      r`(?:in front of|everyone|public|employee of the|my desk|whole|told me|said|walked over|emailed|meeting)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|but i|takes? credit|credit|changed the subject|instantly|except|my head\b|if\b|used to|wish|ask|does ?n'?t|apolog|sack|resign)/,
    receives: [
      ['That was said out loud, about you.', 'They said that out loud, about you.'],
      ['It is worth hearing twice.', 'Worth hearing twice, that one.'],
    ],
    questions: [
      ['body', 'Where did you feel it when it came?', "Where'd you feel it?"],
      ['meaning', 'What do you yourself think was good about it?', 'What do you think you did well there?'],
    ],
  },
];
