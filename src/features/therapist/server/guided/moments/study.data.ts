// School, study, exams, theses, supervisors and coming back to learning.
import type { Moment } from './moment.ts';
import { all, r } from './words.ts';

export const momentsOfStudy: readonly Moment[] = [
  {
    id: 'study-exam-went-blank',
    says: [
      'I opened the exam paper and could not remember anything',
      'sat my maths exam and my brain just went white',
      'For twenty minutes in the examination I only wrote my name',
    ],
    needs: all(
      r`(?:(?:exam|test\b|paper\b|finals|a-?levels?|gcse|resit|mock|oral\b|kcse|kcpe|cat\b|quiz|assessment)|examination)\w*`,
      r`(?:blank|white\b|could ?n'?t remember|could not remember|vanish|only wrote my name|went empty|empty\b|forgot everything|froze|(?:it|everything|words|all|memory|that i) (?:\w+ )?(?:was |were |had )?gone|nothing came|remember (?:anything|nothing|a thing)|mind (?:was|went)|disappear)\w*`,
    ),
    unless:
      /\b(?:interview|blood test|driving|paper ?work|gone for|newspaper|on paper|scared i'?ll|afraid|will go|might|what if|dream|pregnancy|toilet paper|missed|my (?:son|daughter)|nails)/,
    receives: [
      ['You had the paper, and the words were gone.', 'Paper in front of you, and it was all gone.'],
      ['Knowing it and reaching it are two things.', "Knowing it and reaching it aren't the same thing."],
    ],
    questions: [
      ['when', 'When did the words come back, if they did?', 'When did it come back, if it did?'],
      ['body', 'What was your body doing in those minutes?', 'What was your body up to in those minutes?'],
    ],
  },
  {
    id: 'study-nobody-asked-about-exam',
    says: [
      'Nobody in my family asked how my exam went',
      'had my last a level today and not one person at home asked',
      'I came in from the finals, and they were talking about the dishwasher',
    ],
    needs: all(
      r`(?:(?:nobody|no one|no-one|not one|not a soul|not a single|none of)|did ?n'?t (?:even )?ask|did not ask|not (?:one )?(?:person )?ask|talking about the dish|never asked|forgot to ask|not one (?:person )?(?:at home )?asked)\w*`,
      r`(?:exam|finals|a-?levels?|gcse|test\b|defence|viva|results|presentation at uni|graduation|a level)\w*`,
      r`(?:ask|talking about|family|home|mum|parents|dad)\w*`,
    ),
    unless:
      /\b(?:asked (?:me )?to (?:take|sit)|blood test|test results|doctor|asked for help|scan|extra time)/,
    receives: [
      ['One question would have done it.', "One question would've done it."],
      ['You came home with it, and it stayed with you.', 'You came home with it and kept it.'],
    ],
    questions: [
      ['want', 'What would you have told them, had they asked?', "What would you've said if they'd asked?"],
      ['who', 'Who did you most expect to ask?', 'Who did you most expect to ask?'],
    ],
  },
  {
    id: 'study-waiting-for-results',
    says: [
      'The results come out tomorrow at eight',
      'cant sleep cos grades come out in the morning',
      'I have refreshed the results page all afternoon',
    ],
    needs: all(
      r`(?:results?|grades?\b|marks\b|scores?\b|the list)\w*`,
      r`(?:tomorrow|morning|come out|comes out|refresh|wait(?:ing)?\b|publish|next week|friday|monday|thursday|on (?:the )?\d+|tonight|released|any day)\w*`,
      r`(?:exam|grades?\b|marks\b|results (?:page|day|come|are|out)|finals|a-?levels?|uni\b|university|school|bar exam|kcse|test results? (?:for|at) (?:school|uni))\w*`,
    ),
    unless:
      /\b(?:blood|scan|biopsy|doctor|hospital|mammogram|hiv|cancer|pregnan|mri|dna|lab\b|clinic|my (?:son|daughter)'?s|got (?:my|the) (?:grades|results)|came out|good grades|bad grades|first grade|grade \d|marks on (?:my|his|her)|ultrasound|child'?s|our (?:son|daughter)|this house|for (?:my|our|his|her)|kids?'?s)/,
    mayBeAhead: true,
    receives: [
      ['The work is handed in, only the waiting is left.', "Work's handed in, now it's just the wait."],
      ['Nothing can be changed about it now.', 'Nothing you do now changes it.'],
    ],
    questions: [
      ['thought', 'Which number are you telling yourself?', 'What grade are you telling yourself?'],
      ['who', 'Who will be near when you open it?', "Who'll be with you when you open it?"],
    ],
  },
  {
    id: 'study-failed-exam',
    says: [
      'I failed the exam by two points',
      'flunked my resit, that was my last go',
      'My name was on the wrong side of the list outside the lecture hall',
    ],
    needs: all(
      r`(?:fail(?:ed|ing)?\b|flunk|did ?n'?t pass|did not pass|not pass|wrong side of the list|by (?:two|one|three|\d) (?:points?|marks?|percent))\w*`,
      r`(?:exam|resit|test\b|finals|course|module|subject|list\b|maths|math\b|chem|physics|biology|anatomy|stats|statistics|driving|theory|bar\b|class\b|quiz|midterm|paper\b|kcse)\w*`,
      r`(?:failed|flunked|did ?n'?t pass|did not pass|wrong side|missed)\w*`,
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|brother|sister|husband)|afraid|scared|if i|pregnancy|drug test|blood|failed (?:me|him|her|them|as|at (?:life|being|marriage))|(?:he|she) (?:failed|flunked)|will fail|might|never failed|did ?n'?t fail|breathal|worried|marriage|will have|feel(?:s)? like i(?:'ve)? failed|failed marriage|dream|used to|papers? in|course of)/,
    receives: [
      ['Not passed, then.', 'So not passed, then.'],
      ['You know it in black and white now.', "Now it's there in black and white."],
    ],
    questions: [
      ['next', 'What happens with that subject now?', 'What happens with that one now?'],
      ['who', 'Who have you told so far?', "Who've you told so far?"],
    ],
  },
  {
    id: 'study-passed-exam',
    says: [
      'I passed the exam I was most afraid of',
      'got an 8 in physics, i actually screamed',
      'The letter says passed, I read it three times to be sure',
    ],
    needs: all(
      r`(?:pass(?:ed)?\b|got (?:an?|my) (?:\d|a\b|b\b|distinction|first|merit)|i(?:'m| am) through|aced)\w*`,
      r`(?:exam|test\b|physics|maths|math\b|anatomy|chem|biology|the letter says|driving test|theory|finals|resit|module|course|bar\b|viva|certificate|licen[cs]e|list\b|exam i was)\w*`,
      r`(?:passed|got (?:an?|my) |through|says passed|aced)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|passed my (?:bus|stop|house)|if i|hope|want to|need to pass|to pass|have to pass|(?:he|she|they|son|daughter|husband|brother|sister|everyone|friend) (?:has |had |just )?(?:passed|got)|blood|urine|pregnancy|still feel|but\b|got a letter|since 19|would pass|years ago|got an? (?:a|\d+) .*(?:felt|feel)|used to|text|message|time pass|probation|boundary|passed (?:away|out|on|by|me|him|her|it|over|through|down)\b|passed the (?:house|shop|time|ball|salt|phone|bottle|church|school)|(?:he|she) (?:is|was|has)|son|daughter)/,
    receives: [
      ['You passed it.', 'You only went and passed it!'],
      ['It is behind you, and it went well.', "It's done, and it went well."],
    ],
    questions: [
      ['feeling', 'How was the first minute of knowing?', 'What was the first minute of knowing like?'],
      ['meaning', 'Which hour of studying paid off most?', 'Which bit of studying paid off?'],
    ],
  },
  {
    id: 'study-good-grade-felt-nothing',
    says: [
      'I got top marks and felt nothing at all',
      'first in my year and i just closed the laptop',
      'My mother cried over my result, and I looked at the ceiling',
    ],
    needs: all(
      r`(?:top marks|first in my (?:year|class)|best (?:grade|marks?|in)|got an? (?:a\b|first|distinction|1st)|straight as|my result|highest (?:mark|grade)|100 ?(?:%|percent)|full marks|good grade|great grade|came top|top in (?:the|my)|top of (?:the|my)|got (?:the )?highest|an a\b|passed with distinction|distinction|best (?:grade|marks?|result))\w*`,
      r`(?:felt nothing|feel nothing|nothing at all|closed the laptop|numb|empty|looked at the ceiling|did ?n'?t feel|no joy|could ?n'?t (?:feel|be happy)|don'?t care|flat\b|do ?n'?t feel|not feel|could ?n'?t feel)\w*`,
    ),
    unless: /\b(?:my flat|the flat|nothing was ever enough)/,
    receives: [
      ['A very good mark, and a quiet inside.', "Top marks, and it's just quiet."],
      ['The mark is there, the gladness did not come.', "The grade came, the happy bit didn't."],
    ],
    questions: [
      ['thought', 'What had you pictured for that moment?', 'What did you picture that moment like?'],
      [
        'exception',
        'When did you last enjoy something you achieved?',
        'When did something you did last feel good?',
      ],
    ],
  },
  {
    id: 'study-one-mark-lost',
    says: [
      'Ninety-six out of a hundred, and I look at the four',
      'got an A but all i think about is the question i messed up',
      'My teacher praised the essay, and I found the one typo in it',
    ],
    needs: all(
      r`(?:\d\d ?(?:%|percent|out of|points)|ninety|out of (?:a )?hundred|got an? a\b|top marks|praised (?:my|the) essay|good (?:mark|grade)|nearly (?:full|perfect)|98|99|97|96|95)\w*`,
      r`(?:the (?:two|four|one|three|\d)\b|messed up|typo|question i|lost\b|mistake|wrong|missing|only (?:see|think)|all i (?:think|see)|can'?t get over|cannot get over|points? i)\w*`,
      r`(?:exam|test\b|mark|grade|essay|percent|%|out of|question|teacher|got an a)\w*`,
    ),
    unless:
      /\b(?:therap|kilo|kg\b|lbs|pounds|days|temperature|battery|mum|father says|sober|weigh|lost (?:my|him|her)|years)/,
    receives: [
      ['One wrong thing, and it takes the whole page.', 'One wrong thing and it eats the whole page.'],
      ['The rest of it was right, too.', 'The rest of it was fine, too.'],
    ],
    questions: [
      ['example', 'What does the rest of the page say?', 'What does the rest of it say?'],
      [
        'thought',
        'Whose voice is it that counts the mistakes?',
        'Whose voice is it counting the wrong ones?',
      ],
    ],
  },
  {
    id: 'study-exam-panic-attack',
    says: [
      'I had to leave the examination hall because I could not breathe',
      'had a panic attack in my gcse and they made me sit outside',
      'My heart went so fast in the oral that the examiner called a break',
    ],
    needs: all(
      r`(?:exam|gcse|oral\b|a-?level|finals|test\b|viva|examiner)\w*`,
      r`(?:panic|could ?n'?t breathe|could not breathe|hyperventil|heart (?:went|was|rac|pound)|had to leave|faint|sit outside|called a break|passed out|threw up|shak(?:ing|e))\w*`,
      r`(?:exam|oral\b|gcse|finals|test\b|viva)\w*`,
    ),
    unless:
      /\b(?:blood test|doctor|hospital|stress test|scan|tomorrow|next week|if i|driving|afraid|scared (?:of|that)|might|before (?:an|the|every|my) exam|pregnancy|examined|psych|will\b)/,
    receives: [
      ['Your body stopped the exam before you did.', 'Your body stopped it before you did.'],
      ['It came over you in the middle of it.', 'It hit you right in the middle of it.'],
    ],
    questions: [
      ['body', 'Which sign came first?', 'What was the first sign?'],
      ['support', 'What did somebody do that helped a little?', 'What did someone do that helped a bit?'],
    ],
  },
  {
    id: 'study-cheating-caught',
    says: [
      'I was caught with a note in the exam',
      'they flagged my essay for ai and i did use it a bit',
      'I copied from her sheet, and the invigilator wrote down my number',
    ],
    needs: all(
      r`(?:caught|flagged|found (?:the|my) (?:crib|note|cheat)|invigilator|reported|wrote down my number|plagiari|accused|misconduct|hearing)\w*`,
      r`(?:cheat|crib|note\b|notes\b|\bai\b|chat ?gpt|copied|plagiari|sheet|turnitin)\w*`,
      r`(?:exam|test\b|essay|teacher|uni\b|school|invigilator|course|professor|assignment|paper)\w*`,
    ),
    unless:
      /\b(?:cheat(?:ed|ing|s)? on (?:me|him|her|my)|husband|wife|boyfriend|girlfriend|affair|did ?n'?t use|bed\s?sheet)/,
    receives: [
      ['It came out, then.', 'So it came out.'],
      ['You are telling it plainly.', "You're saying it straight."],
    ],
    questions: [
      ['worst', 'Which part of it do you fear most now?', 'Which bit scares you most now?'],
      ['thought', 'What was in your head a moment before?', 'What was going on right before it?'],
    ],
  },
  {
    id: 'study-thesis-stuck-page',
    says: [
      'I have been sitting over the same page of my thesis for a month',
      'ive been on the same paragraph of my dissertation since june',
      'Every morning I open the chapter and change one word',
    ],
    needs: all(
      r`(?:thesis|dissertation|chapter|phd|paper\b)\w*`,
      r`(?:same (?:page|paragraph|sentence|chapter)|stuck|change one word|one word|can'?t (?:write|finish|get past|move)|cant (?:write|finish)|for (?:a month|weeks|months)|since (?:june|may|march|april|summer|spring|autumn|january|february|september|october)|not moving|nothing comes|blank|no progress|sitting over|can'?t get (?:on|further)|days on|any further|not get(?:ting)? (?:any|on)|can'?t get|cant get|no further)\w*`,
      r`(?:thesis|dissertation|chapter|phd|my (?:research )?paper)\w*`,
    ),
    unless:
      /\b(?:supervisor|handed|submitted|deadline|viva|defen[cs]e|new chapter|chapter of my life|toilet|newspaper|topic|novel|book\b|story|manuscript|stuck (?:to|with|on the fridge)|children|quit)/,
    receives: [
      ['The page is there, and it does not move.', "The page just isn't moving."],
      ['You go back to it, every time.', 'You keep going back to it.'],
    ],
    questions: [
      ['worst', 'At which sentence does it stop?', 'Where does it stop, exactly?'],
      ['exception', 'When did a paragraph last come by itself?', 'When did a bit last just come out?'],
    ],
  },
  {
    id: 'study-thesis-topic-gone-sour',
    says: [
      'I no longer believe in my own thesis topic',
      'cant stand my dissertation subject anymore and ive two years left',
      'When people ask what I am writing, I say it quickly and change the subject',
    ],
    needs: all(
      r`(?:thesis|dissertation|phd|research (?:question|topic)|doctorate|what i am writing)\w*`,
      r`(?:no longer believe|can'?t stand|cant stand|bores?|hate|sick of|do ?n'?t believe|pointless|lost interest|boring|meaningless|change the subject|nobody will read|don'?t care)\w*`,
    ),
    unless: /\b(?:supervisor|finished|handed|submitted|switch|quit|new topic|excited)/,
    receives: [
      ['You are still in it, and no longer for it.', "You're still in it, just not into it."],
      ['A thesis is a long time with one subject.', "It's a long time to live with one topic."],
    ],
    questions: [
      ['when', 'Where in it did you lose the thread?', 'When did it go off for you?'],
      ['meaning', 'What drew you to it at the start?', 'What pulled you in at the start?'],
    ],
  },
  {
    id: 'study-thesis-handed-in',
    says: [
      'I handed in my thesis this morning',
      'dissertation submitted, went and lay on the floor',
      "After four years my dissertation is at the printer's",
    ],
    needs: all(
      r`(?:thesis|dissertation|phd|doctorate|master'?s|final project)\w*`,
      r`(?:handed (?:it )?in|hand(?:ed)? in|submit(?:ted)?|at the printer|done\b|finished|sent (?:it )?off|printed|turned in)\w*`,
      r`(?:handed|submitted|printer|finished|done\b|turned in|sent off)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|have to|must|need to|deadline|due|tomorrow|next|until|when i (?:hand|submit|finish)|before i|if\b|almost|nearly|half|supervisor|want to|after i|to finish|to hand|to submit|late|he\b|she\b|years ago|can be|get it|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:hand|submit|finish|print|done))/,
    receives: [
      ['It is out of your hands now.', "It's out of your hands now!"],
      ['Done, and it has your name on it.', "Done, and it's got your name on it."],
    ],
    questions: [
      ['example', 'Which page of it are you glad of?', 'Which bit of it are you glad about?'],
      ['next', 'What will you do with the first free day?', "What're you doing with the first free day?"],
    ],
  },
  {
    id: 'study-defence-coming',
    says: [
      'My defence is in two weeks and I cannot read my own words',
      'viva on friday, i keep dreaming they laugh',
      'The examiners have my dissertation now, and I lie awake at four',
    ],
    needs: all(
      r`(?:defen[cs]e|defend|viva|examiners have|committee|oral exam(?:ination)?)\w*`,
      r`(?:two weeks|ten days|friday|monday|tomorrow|next (?:week|month)|days|soon|coming|dream|lie awake|in (?:a|\w+) (?:week|days|month|fortnight)|have my dissertation now|slides|on (?:the|monday|tuesday|wednesday|thursday))\w*`,
      r`(?:thesis|dissertation|phd|doctorate|viva|my defen[cs]e|my own words|examiners|master'?s|committee)\w*`,
    ),
    unless:
      /\b(?:self-?defen[cs]e|passed|went well|defensive|court|lawyer|after the viva|defence mechanism|defend(?:ed|ing)? (?:him|her|myself|me|my (?:mum|mother|dad|brother|sister|self))\b)/,
    receives: [
      ['They have read it, and now they ask.', "They've read it, and now they ask."],
      ['You know it better than anyone there.', 'You know it better than anyone in that room.'],
    ],
    questions: [
      ['worst', 'Which question do you hope nobody puts?', 'Which question do you hope no one asks?'],
      [
        'example',
        'What do you want to say in the first minute?',
        'What do you wanna say in the first minute?',
      ],
    ],
  },
  {
    id: 'study-supervisor-silent',
    says: [
      'My supervisor has not answered in seven weeks',
      'sent my draft in march and my prof still hasnt replied',
      'I wrote to my supervisor three times about the chapter, and then I stopped',
    ],
    needs: all(
      r`(?:(?:supervisor|professor|prof\b|tutor|advis[eo]r|lecturer|promoter))\w*`,
      r`(?:has(?:n'?t| not) (?:answered|replied|responded|read|written|got back|even)|still has ?n'?t|not (?:answer|repl|respond)|no (?:answer|reply|feedback|response)|ignor|silen(?:t|ce)|wrote .{0,40}(?:three|twice|\d) times|never (?:answers|replies|responds|reads|wrote back)|won'?t (?:answer|reply)|does ?n'?t (?:answer|reply|respond)|not heard|have ?n'?t heard|weeks)\w*`,
      r`(?:weeks|months|draft|chapter|e-?mail|since|wrote|sent|repl|answer|thesis|times)\w*`,
      r`(?:answer|repl|respond|silen|ignor|feedback|stopped|heard|read|got back|written|wrote)\w*`,
    ),
    unless:
      /\b(?:boss|shift|i have ?n'?t (?:answered|replied)|i (?:did ?n'?t|do ?n'?t|not) (?:answer|repl)|floor|ward|at work|my work|kind|good chapter|team|crossed out|red\b)/,
    receives: [
      ['You have had no answer from them yet.', 'You sent it and got nothing back.'],
      ['There is no telling what the silence means.', "You can't tell what the silence means."],
    ],
    questions: [
      ['need', 'Which one answer would let you go on?', 'Which answer would let you carry on?'],
      ['tried', 'How did your last message to {them} end?', "How'd your last message to {them} end?"],
    ],
  },
  {
    id: 'study-supervisor-red-ink',
    says: [
      'She sent my chapter back with every page crossed out',
      'got my draft back and its more red than black',
      'My supervisor wrote "why" in the margin eleven times',
    ],
    needs: all(
      r`(?:(?:supervisor|professor|prof\b|tutor|advis[eo]r|lecturer|promoter)|chapter|draft|essay|thesis|dissertation|she sent|marked)\w*`,
      r`(?:red\b|crossed out|corrections|margin|scribbled|comments|struck (?:out|through)|tore (?:it|my)|ripped|track changes|covered in|everything (?:was|is) wrong|pulled (?:it )?apart)\w*`,
      r`(?:chapter|draft|essay|thesis|dissertation|everything i wrote|margin|page|paper|my (?:text|writing|work))\w*`,
    ),
    unless:
      /\b(?:red wine|newspaper|skin|body|comments online|instagram|boss|divorce|ripped up|wound|the red|dress|red pen(?:s)? for|school books|i scribbled)/,
    receives: [
      ["Your work, and somebody else's pen all over it.", "Your work with someone else's pen all over it."],
      ['Somebody went through it line by line.', 'Someone really went through it.'],
    ],
    questions: [
      ['worst', 'Which remark stayed with you?', 'Which comment got you?'],
      ['exception', 'Which part was left standing?', 'Which bit got left alone?'],
    ],
  },
  {
    id: 'study-supervisor-takes-over',
    says: [
      'My professor rewrote my introduction in his own voice',
      'supervisor wants the whole thing done their way now',
      "After my supervisor's edits it did not sound like me any more",
    ],
    needs: all(
      r`(?:(?:supervisor|professor|prof\b|tutor|advis[eo]r|lecturer|promoter)|professor)\w*`,
      r`(?:rewrote|rewritten|re-?writing|(?:his|her|their) (?:own )?(?:voice|way|words|edits|idea)|not sound like me|did ?n'?t sound like me|takes? over|took over|changed (?:everything|my|it)|wants (?:the whole|it)|everything (?:his|her|their) way|keeps? (?:changing|rewriting|adding|correcting)|nothing of me|not (?:my|mine)|is ?n'?t mine|his paper|her paper)\w*`,
      r`(?:introduction|chapter|thesis|dissertation|whole thing|text|paper|sound|way\b|edits|draft|voice|left in it)\w*`,
    ),
    unless:
      /\b(?:leaving|moving|gone|took over (?:the|from|as)|shift|boss|handed me over|crossed|rota|changing (?:the date|our|his mind|her mind)|meeting)/,
    receives: [
      ['Your name on it, and another voice in it.', "Your name, someone else's voice."],
      ['It was yours when you handed it over.', 'It was yours when you handed it in.'],
    ],
    questions: [
      ['meaning', 'Which sentence still sounds like you?', 'Which line still sounds like you?'],
      ['want', 'What would you keep, if you could keep one thing?', 'What one thing would you keep?'],
    ],
  },
  {
    id: 'study-supervisor-kind',
    says: [
      'My supervisor said: take the week off, it will still be here',
      'had a good meeting with my prof for once, i came out floating',
      'She read my ugly first draft and found the good paragraph',
    ],
    needs: all(
      r`(?:(?:supervisor|professor|prof\b|tutor|advis[eo]r|lecturer|promoter)|(?:ugly )?first draft)\w*`,
      r`(?:take (?:the|a) (?:week|day|break)|good (?:meeting|chapter|paragraph|feedback|work|talk|chat)|was (?:good|great|kind|lovely|nice|pleased|happy)|kind\b|prais|encourag|liked (?:my|it|the)|well done|proud|floating|impressed|chapter was good|should sleep|believes in me|excellent|(?:is|was) (?:really |very |quite |actually |so |pretty )?(?:good|great|excellent|strong|brilliant|promising))\w*`,
      r`(?:me\b|my\b|said|told|i came|she read|he read|i\b)\w*`,
      r`(?:thesis|chapter|draft|prof|advis[eo]r|tutor|supervisor|lecturer|paragraph)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|boss|shift|at work|kind of|not good|leaving|but\b|driving|retire|if\b|good enough|piano|want)/,
    receives: [
      ['One person there was on your side.', "Someone there's got your back."],
      ['That came from somebody who knows the work.', "And that's from someone who knows your work."],
    ],
    questions: [
      ['example', 'Which words did you take away with you?', 'What did you take away from it?'],
      ['next', 'What was different at your desk afterwards?', 'What was different when you got back to it?'],
    ],
  },
  {
    id: 'study-comparing-to-friend',
    says: [
      'She studies half as much as I do and always gets better grades',
      'my best mate gets As doing nothing and i work till 2',
      'When the marks are handed back, I look at his before mine',
    ],
    needs: all(
      r`(?:she|he\b|his|her\b|best (?:mate|friend)|friend|mate\b|sister|brother|classmate|the others|everyone|cousin|roommate|flatmate)\w*`,
      r`(?:(?:better|best|higher|good|top|straight) (?:grades?|marks?|scores?|as\b|results?)|gets? as\b|always gets better|doing nothing|look at (?:his|hers|her|theirs)|compare|half as much|without (?:studying|trying|revising)|never (?:studies|revises)|higher than me|scores? (?:higher|better)|better than (?:me|mine|i)|barely (?:opens?|studies|works|revises))\w*`,
      r`(?:grades?|marks?\b|as\b|study|studies|exam|test\b|revis|results?|class\b|course|work till|scores?\b|book)\w*`,
      r`(?:me\b|i\b|my\b|mine)\w*`,
    ),
    unless:
      /\b(?:came home with|my mother was|nothing was ever|husband|wife|weight|my (?:son|daughter|kid)|nobody|posting|used to be|looks better|doing better than|treat|better than me (?:at (?:work|cook|sport))|chess|than (?:her|his) (?:brother|sister))/,
    receives: [
      ['There are always two marks in it, yours and theirs.', "It's never just your grade, it's theirs too."],
      ['You know what went into yours.', 'You know what went into yours, though.'],
    ],
    questions: [
      [
        'exception',
        'What would your mark say if you saw it alone?',
        'What would yours say if you only saw yours?',
      ],
      ['meaning', 'What can you do that no mark shows?', "What can you do that isn't in a grade?"],
    ],
  },
  {
    id: 'study-everyone-seems-cleverer',
    says: [
      'In the seminar everybody uses words I have to look up',
      'first week at uni and theyre all so much smarter than me',
      'I sit at the back and write down what the others say',
    ],
    needs: all(
      r`(?:seminar|uni\b|university|lectures?|class\b|course|college|study group|they'?re all|the others|tutorial|everyone (?:else )?(?:in|at|on))\w*`,
      r`(?:smarter|cleverer|words i (?:have|do|don'?t)|look up|fraud|impost[eo]r|talk like|so much (?:smart|clever|bright)|know(?:s)? (?:so much )?more|what the others say|out of my depth|brighter)\w*`,
      r`(?:everyone|everybody|others|they'?re|theyre|they\b|all\b|i (?:have|sit|feel|am))\w*`,
    ),
    unless:
      /\b(?:at work|job|hired|boss|my (?:dad|father|mum|mother|brother|sister|ex) (?:said|says|called)|in my (?:family|meeting)|of course|online course|gym|partner)/,
    receives: [
      ['They have words there you have not used yet.', "They've got words you haven't used yet."],
      ['You are in that room as well.', "You're in that room too, though."],
    ],
    questions: [
      [
        'thought',
        'Which sentence would you have added today?',
        "What would you have said, if you'd said it?",
      ],
      [
        'support',
        'Which of them could you ask what a word means?',
        'Which of them could you ask what a word means?',
      ],
    ],
  },
  {
    id: 'study-first-in-family',
    says: [
      'I am the first in my family to study, and nobody knows what I do',
      'mum tells everyone im at uni, she has no clue what my course is',
      'Nobody in my family has studied, they ask if I am done with the reading yet',
    ],
    needs: all(
      r`(?:first (?:in|of|one in) (?:my|our|the) (?:whole )?family|(?:no ?body|no one|none) (?:in|of) my family|mum tells everyone|parents never (?:studied|went)|nobody at home)\w*`,
      r`(?:stud(?:y|ied|ies|ying)|uni\b|university|college|degree|course|phd|finish school|school)\w*`,
      r`(?:family|mum|parents|home)\w*`,
    ),
    unless:
      /\b(?:asked|therapy|speaks|nobody in my family asked|first of my family to leave|drinks?|came to|my (?:graduation|ceremony)|passed|exam)/,
    receives: [
      ['You go where nobody at home has been.', "No one at home's been where you are."],
      ['There was nobody at home to copy it from.', 'No one at home could show you how.'],
    ],
    questions: [
      ['want', 'What would you show them if they came for a day?', 'What would you show them for one day?'],
      ['who', 'Who can you talk to about the work itself?', 'Who can you talk to about the actual work?'],
    ],
  },
  {
    id: 'study-dropping-out',
    says: [
      'I have decided to leave university after four terms',
      'quit uni today, everyone thinks ill regret it',
      'I took my last books back to the library and walked out for good',
    ],
    needs: all(
      r`(?:quit|left|leav(?:e|ing)|drop(?:ped|ping) out|deregister|withdr[ae]w|walked out|gave up|de-?registered|stopped)\w*`,
      r`(?:(?:uni\b|university|college|course\b|degree|studies|studying|campus|school|lectures?|campus|seminar)|degree|phd|my studies|nursing school|law school|med(?:ical)? school|books back to the library)\w*`,
      r`(?:decided|today|yesterday|this morning|this week|last week|for good|quit\b|dropped|i(?:'m| am|'ve| have) (?:dropp|quit|left|leav|withdr)|no more|deregister|regret)\w*`,
    ),
    unless:
      /\b(?:he (?:left|quit|dropped)|she (?:left|quit|dropped)|(?:son|daughter|brother|sister|boys|kids) (?:has |have )?(?:left|quit|dropped|moved)|years ago|left for|left home|when i (?:left|quit|dropped)|want to|wanna|might|thinking|if i|considering|should i|almost|nearly|school at|in (?:19|20)|pretend|quit(?:ting)? (?:my job|drinking|smoking|work)|graduated|could|since i|job|stopped going|parents think|leave (?:him|her|the room|early)|course of|of course|used to|gap|(?:son|daughter|kids?|boy|girl|brother|sister) at|boarding)/,
    receives: [
      ['You have closed that door yourself.', 'You shut that one yourself.'],
      ['It is decided now.', "So that's decided."],
    ],
    questions: [
      ['when', 'On which day did you know?', 'When did you know?'],
      [
        'next',
        'What does the first morning without it look like?',
        "What's the first morning without it gonna be?",
      ],
    ],
  },
  {
    id: 'study-hiding-dropping-out',
    says: [
      'I stopped going to lectures in spring and my parents think I still do',
      'been pretending to study for a whole year',
      'I take the train to the campus and sit in the park',
    ],
    needs: all(
      r`(?:(?:uni\b|university|college|course\b|degree|studies|studying|campus|school|lectures?|campus|seminar)|study|lectures|train to)\w*`,
      r`(?:think(?:s)? i|pretend|do ?n'?t know|not know|have ?n'?t told|not told|believe(?:s)? i|lie\b|lying|hiding|secret|sit in the (?:park|caf[eé]|library))\w*`,
      r`(?:stopped (?:going|attending)|dropped out|quit|left|not (?:been|gone) (?:to|since)|pretend(?:ing)? to (?:study|go|be at)|no longer (?:go|enrolled|attend)|have ?n'?t (?:been|gone|attended)|i still do|expelled|failed out|sit in the park|thrown out|instead of)\w*`,
    ),
    unless:
      /\b(?:job|fired|of course|gay|boyfriend|girlfriend|pregnan|at work|affair|husband|wife|smok|drink)/,
    receives: [
      ['Two stories are running, and you hold both.', "You're running two stories at once."],
      ['It takes a lot to keep that going.', "That's a lot to keep going."],
    ],
    questions: [
      [
        'worst',
        'If it came out, whose face comes to mind first?',
        'If it came out, whose face do you see first?',
      ],
      ['who', 'Who knows how it really is?', 'Who knows the real version?'],
    ],
  },
  {
    id: 'study-returning-at-forty',
    says: [
      'I am forty-six and I sit with the nineteen-year-olds',
      'went back to college at 50 and i need glasses for the board',
      'My son helps me with the homework for my evening course',
    ],
    needs: all(
      r`(?:(?:at|i'?m|i am|am|im) (?:\w+-?\w* )?(?:4\d|5\d|6\d|7\d|forty|fifty|sixty|seventy|thirty-?\w+)|went back to|back (?:in|at|to) (?:a )?(?:school|college|uni|university|classroom|class)|evening (?:course|class|school)|mature student|my (?:son|daughter) helps me)\w*`,
      r`(?:college|uni\b|university|class(?:room|mates)?|course|school|nineteen-year-olds|students?\b|homework|studying|degree|lectures)\w*`,
      r`(?:i\b|my\b|went back)\w*`,
      r`(?:(?:4|5|6)\d|forty|fifty|sixty|seventy|mature|could be my (?:children|kids|grandkids)|nineteen-year-olds|helps me with|oldest|grandmother|years later|glasses|after (?:\w+ )years)\w*`,
    ),
    unless:
      /\b(?:passed|drop|quit|when i was|retire|children'?s? school|kids? (?:at|go|went)|my (?:son|daughter|kid) (?:is|goes|went|started)|teach(?:er|ing)?\b|reunion|exam|called the|mum of the group|thirty (?:students|kids|pupils|teenagers)|drawing|ballet|yoga|years ago|first in|want to|thinking|grade|my school|of course|rejected|year (?:of|at)|my mother|left school at|swim|armbands|danc|driv|language class|spanish|gym)/,
    receives: [
      ['You went back to a school desk.', 'You went back to school.'],
      ['A beginner again, and not the youngest.', 'Starting again, and not the youngest.'],
    ],
    questions: [
      [
        'example',
        'Which thing comes easier now than it would have then?',
        "What's easier now than it would've been then?",
      ],
      ['meaning', 'What made it this year and not another?', 'What made it this year?'],
    ],
  },
  {
    id: 'study-late-start-good',
    says: [
      'I passed my first exam since 1989',
      'got my level 2 english at 61, mum wouldve cried',
      'At fifty I finally have the school certificate I once left without',
    ],
    needs: all(
      r`(?:first exam since|(?:at|aged?|i'?m|im) (?:\w+-?\w* )?(?:4\d|5\d|6\d|7\d|forty|fifty|sixty|seventy)|since (?:19[5-9]\d)|after (?:\w+ )?(?:years|decades)|finally (?:have|got)|once left without)\w*`,
      r`(?:passed|certificate|diploma|gcse|level 2|a-?level|degree|graduated|qualif|school|exam|got my)\w*`,
      r`(?:passed|got (?:my|a|the|an) .{0,20}(?:level|gcse|degree|diploma|certificate|qualif|english|maths|licen)|finally (?:have|got) (?:my|the|a) (?:\w+ )?(?:school|degree|certificate|diploma|gcse|a-?level|level)|i have the|graduated|i did it|qualified|gained)\w*`,
    ),
    unless:
      /\b(?:failed|did ?n'?t|not\b|never|sitting|sit a|divorce|birth certificate|death certificate|(?:son|daughter|kid|husband) |driving|passed away|passed out|old school|school friend|in my country|but\b|married|sick|job|chama|fridge)/,
    receives: [
      ['That had been waiting a long time.', 'That was a long time coming.'],
      ['You did it after all.', 'You did it in the end.'],
    ],
    questions: [
      ['who', 'Who did you want to tell first?', "Who'd you wanna tell first?"],
      ['meaning', 'What can you do now that you could not before?', "What can you do now that you couldn't?"],
    ],
  },
  {
    id: 'study-school-gate-dread',
    says: [
      'My daughter cries every morning at the school gate',
      'my kid says his tummy hurts every single school day',
      'We have been late eleven times because he will not put his shoes on',
    ],
    needs: all(
      r`(?:(?:son\b|sons\b|son's|daughter|kid\b|kids|child|boy\b|boys\b|girl\b|girls\b|little one|toddler|baby|grandson|granddaughter|grandchild|teenager|teen\b|youngest|eldest|oldest|twins|nephew|niece|(?:five|six|seven|eight|nine|ten)-year-old)|\bhe\b|\bshe\b)\w*`,
      r`(?:school|late eleven times)\w*`,
      r`(?:cr(?:y|ies|ied|ying)|tummy|stomach|begs|cling|refus|won'?t (?:go|get|put)|wont (?:go|get|put)|scream|not (?:want to )?go|does ?n'?t want|shoes|late\b|meltdown|hurts|sobs|tears|sick)\w*`,
      r`(?:every|each|morning|gate|again|days?\b|always|since|late (?:eleven|again)|times)\w*`,
    ),
    unless:
      /\b(?:i was (?:a|at|in)|when i|as a (?:kid|child)|my own school|drop(?:ped|ping)? out|after school|from school (?:called|rang)|teacher|she died|his dad|homework|i cr(?:y|ied)|late for work|school fees|my (?:husband|wife|mother|mum|dad) |old school)/,
    receives: [
      ['It begins before the school does.', 'It starts before school even starts.'],
      ['Every school day starts with it.', 'Every school day starts like that.'],
    ],
    questions: [
      ['when', 'Since when have the mornings gone that way?', 'When did mornings start going like that?'],
      ['example', 'What did {they} say about it last time?', 'What did {they} say about it last time?'],
    ],
  },
  {
    id: 'study-school-lunch-alone',
    says: [
      'I eat my sandwich in a cubicle at school so nobody sees I am alone',
      'theres no table i can sit at so i walk around the school',
      'At break I go to the library and pretend to look for a book',
    ],
    needs: all(
      r`(?:school|class\b|break\b|lunch|recess|canteen|cafeteria|library|uni\b|year \d+)\w*`,
      r`(?:eat|sit\b|lunch|table|walk around|pretend|sandwich|hide)\w*`,
      r`(?:cubicle|toilet|alone|no ?table|nobody (?:to|sees|sits)|no one to|by myself|walk around|pretend|on my own|hide|no friends|nowhere to sit)\w*`,
      r`(?:school|break\b|recess|canteen|cafeteria|cubicle|class|year \d+|uni\b|student)\w*`,
    ),
    unless:
      /\b(?:work\b|office|my (?:son|daughter|kid)|staff|home|cr(?:ied|ying)|break(?:ing)? up|husband|job|boss|used to|when i was|live alone|fast(?:ing)?|he eats|she eats|in the (?:car|kitchen)|weekends?|my (?:child|boy|girl|nephew|niece)|(?:he|she) has no)/,
    receives: [
      ['A lunch break with nowhere to sit.', 'A whole lunch break and nowhere to sit.'],
      ['You have found a way through that hour.', "You've found a way to get through it."],
    ],
    questions: [
      ['who', 'Which face there has ever been friendly?', "Who's ever been nice to you there?"],
      ['want', 'Where would you sit, if you could choose?', 'Where would you wanna sit?'],
    ],
  },
  {
    id: 'study-school-nickname',
    says: [
      'They have a name for me in my class and even the teacher said it',
      'ever since year 7 they call me that and everyone laughs',
      'The whole school bus shouts that name at me when I get on',
    ],
    needs: all(
      r`(?:school|class\b|year (?:\d|seven|ten)|school bus|kids|teacher|classmates|form\b)\w*`,
      r`(?:call(?:s|ed|ing)? me|have a name for me|nickname|nasty name|that name|shouts? that)\w*`,
      r`(?:name|everyone laughs|laugh|since year|call(?:s|ed)? me (?:that|fat|pig|freak|\w+))\w*`,
      r`(?:name|nickname|that\b|laugh|class (?:call|say)|(?:fat|pig|freak|rat|witch|ugly|mouse|spaz|dog|monkey|weird|smelly|four-eyes|ginger|whale|robot|gay|retard))\w*`,
    ),
    unless:
      /\b(?:boss|work\b|my (?:son|daughter|kid)|husband|wife|boyfriend|called me (?:in|back|up|to|over|about|and|at|on|yesterday|today|from|after)|teacher called|school called|by my name|at home|mama|mum's|to her teacher|phone|rang)/,
    receives: [
      [
        'That is what they call you, not what you are called.',
        "That's what they call you, it's not your name.",
      ],
      ['You have another name, and it is yours.', "You've got a real one and it's yours."],
    ],
    questions: [
      ['who', 'Who calls you what you are called?', 'Who calls you by your actual name?'],
      ['when', 'Where did it start?', 'Where did it even start?'],
    ],
  },
  {
    id: 'study-teacher-believed',
    says: [
      'My maths teacher said I should try the hard class',
      'teacher wrote "you can do this" on my test and i kept it',
      'My English teacher put my poem on the wall before I could say no',
    ],
    needs: all(
      r`(?:teacher|professor|prof\b|sir\b|miss\b|coach|lecturer|tutor|headmaster)\w*`,
      r`(?:said i (?:should|could|can|was (?:good|talented|bright|clever))|you can do|believed in me|try the (?:hard|advanced|higher)|on the wall|kept it|told me i (?:could|can|was|had|should)|saw something|encourag|good at|talent)\w*`,
      r`(?:me\b|my\b|i\b)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|my (?:son|daughter|kid)|piano|humiliat|laugh|shout|stupid|i'?m a teacher|too\b|i am a teacher|but\b|therap|used to|yoga|stand up|sent me out|leave|gp\b|i was the teacher|is a teacher|the teacher who got)/,
    mayBeAhead: true,
    receives: [
      ['Somebody there saw something in you.', 'Someone saw something in you there.'],
      ['You have kept that.', 'You kept that one.'],
    ],
    questions: [
      ['thought', 'What do you think {they} had seen in you?', 'What do you reckon {they} saw in you?'],
      ['meaning', 'What did you try because of it?', "What'd you try after that?"],
    ],
  },
  {
    id: 'study-teacher-humiliated',
    says: [
      'My teacher read my wrong answer aloud and laughed',
      'sir made me stand up and do it on the board when i couldnt',
      'The teacher sent me out in front of everyone for asking, I still see the door',
    ],
    needs: all(
      r`(?:(?:teacher|sir\b|miss\b|master\b|mistress|madam|lecturer|professor|prof\b|coach)|(?:mrs|mr|ms|monsieur|madame)\b)\w*`,
      r`(?:laugh|aloud|in front of|made me (?:stand|read|do|say)|sent me out|held (?:it|my|up)|entire class|whole class|everyone|humiliat|mock|ridicul|at the board|on the board|shamed|corridor|made fun)\w*`,
      r`(?:me\b|my\b)\w*`,
      r`(?:class|school|board|wrong answer|exercise book|read|stand|teacher|everybody|everyone)\w*`,
      r`(?:class|school|grade|teacher|sir\b|lesson|lecture|exercise book|board|pupil)\w*`,
    ),
    unless:
      /\b(?:i'?m (?:a|the) teacher|i am (?:a|the) teacher|my (?:son|daughter|kid|child)|coach (?:bus|trip)|sorry|parents|nurse|i miss\b|pupils|boss|missed|speech|poem|put my|praised|proud|i taught|miss (?:him|her|you|my|the|it|them|being|having)|call(?:ed)? (?:me|him|the teacher)|dance|therap|kind|in front of my|corridor|i was called|saved me)/,
    receives: [
      ['It was done in front of everybody.', 'And it was in front of everyone.'],
      ['That room has stayed with you.', 'That room stuck with you.'],
    ],
    questions: [
      ['meaning', 'What did you do less of, after that?', 'What did you do less after that?'],
      ['want', 'What should somebody have said in that moment?', 'What should someone have said right then?'],
    ],
  },
  {
    id: 'study-homework-child-tears',
    says: [
      'Every evening we sit at the homework, and every evening she cries',
      'my sons maths homework ends in shouting and tears every night',
      'By the second fraction every evening there is a broken pencil and a crying child',
    ],
    needs: all(
      r`(?:homework|spelling|fractions?|maths|math\b|times tables|reading practice)\w*`,
      r`(?:(?:son\b|sons\b|son's|daughter|kid\b|kids|child|boy\b|boys\b|girl\b|girls\b|little one|toddler|baby|grandson|granddaughter|grandchild|teenager|teen\b|youngest|eldest|oldest|twins|nephew|niece|(?:five|six|seven|eight|nine|ten)-year-old)|\bhe\b|\bshe\b|we\b|crying child)\w*`,
      r`(?:cr(?:y|ies|ied|ying)|tears|shout|scream|broken pencil|meltdown|sob|fight|battle|tantrum|row\b|argu|drama|war\b)\w*`,
    ),
    unless:
      /\b(?:my own homework|therap|as a (?:kid|child)|when i was|my (?:mother|father|dad|mum)|fridge|used to|his wife|husband|homework (?:you|from you)|for you|she cried at)/,
    receives: [
      ['The same table, the same hour, the same tears.', 'Same table, same time, same tears.'],
      ['It is homework for two of you.', "It's homework for both of you."],
    ],
    questions: [
      ['when', 'At which point does it turn?', 'When does it turn?'],
      [
        'exception',
        'Which evening went easier, and what was different?',
        'Which night went better, and what was different?',
      ],
    ],
  },
  {
    id: 'study-essay-late-avoiding',
    says: [
      'I am three weeks late with an essay and walk the long way round her office',
      'my essay is days late so i keep avoiding my teachers corridor',
      'I skipped the seminar because I have nothing to hand in',
    ],
    needs: all(
      r`(?:essay|paper\b|assignment|coursework|hand in|report\b|draft|chapter|thesis)\w*`,
      r`(?:late\b|overdue|owe|weeks late|days late|nothing to hand in|past the deadline|missed the deadline|not (?:handed|finished|written)|have ?n'?t (?:handed|written|finished|started)|since last month|behind)\w*`,
      r`(?:avoid|long way round|duck|hide|hiding|skip|corridor|can'?t face|cant face|ignor|stopped going|not (?:go|answer|open)|cross the road)\w*`,
    ),
    unless: /\b(?:work\b|boss|toilet|newspaper|paper bag|rent|police|mum|husband|wife|office job|client)/,
    receives: [
      ['First the page is missing, and then you are.', "First the essay's missing, then you are."],
      ['A late page takes up a lot of room.', 'A late essay takes up loads of space.'],
    ],
    questions: [
      [
        'worst',
        'What would be said if you met in the corridor?',
        "What'd get said if you bumped into each other?",
      ],
      ['next', 'And the essay itself, how far has it got?', "Where's the essay itself at?"],
    ],
  },
  {
    id: 'study-group-work-alone',
    says: [
      'Four names are on the project and I did all of it',
      'group project and im the only one who turned up, again',
      'They put their names under my slides the night before',
    ],
    needs: all(
      r`(?:group (?:project|work|assignment|presentation|essay)|team project|names (?:are )?on|(?:their|four|three|five) names|project partner|lab partner|group\b)\w*`,
      r`(?:i did (?:all|everything|it all|the)|did all of it|only one|all of it|on my own|by myself|nobody (?:else|turned|did)|no one (?:else|turned|did)|put their names|alone\b|turned up|left it to me|do(?:ing)? all|others (?:did|do|just)|wo n'?t|freeload)\w*`,
      r`(?:project|group|slides|presentation|work|essay|names)\w*`,
      r`(?:project|slides|assignment|presentation|group work|essay|coursework|lab)\w*`,
    ),
    unless:
      /\b(?:group (?:chat|therapy)|support group|running group|boss|children|housework|age group|kids|friend group|partner\b(?!s)(?! from))/,
    receives: [
      ['It is a group on paper.', "It's only a group on paper."],
      ['Your hours, and their names.', "Your hours and everyone's names."],
    ],
    questions: [
      ['example', 'Which part of it was meant to be theirs?', 'Which bit was meant to be theirs?'],
      [
        'need',
        'What would you have needed from just one of them?',
        'What did you need from just one of them?',
      ],
    ],
  },
  {
    id: 'study-group-left-me-out',
    says: [
      'Everyone found a partner and I was left over',
      'teacher said make groups and i just looked at my shoes',
      'For the pairs in the lab there was an odd number, and it was me',
    ],
    needs: all(
      r`(?:partner|make groups|groups|pairs|pair up|teams\b|lab\b|buddy|odd number|group (?:project|work)|picked|choose|chose)\w*`,
      r`(?:left over|left out|apart from me|except me|but me|but not me|looked at my shoes|no ?(?:one|body) (?:picked|chose|wanted|asked|left)|last one|it was me|was me\b|alone|picked last|chosen last|not chosen|without (?:a partner|one)|no ?(?:one|body) (?:picked|chose|wanted|asked))\w*`,
      r`(?:class|teacher|school|lab|she said|everyone|lesson|pe\b|seminar|course|project|they\b|odd number|pick|everyone found)\w*`,
    ),
    unless:
      /\b(?:my partner|business partner|dating|dance|husband|wife|couple|therapy|friend group|chat|weekend|living room|partner (?:left me|is|said|died))/,
    receives: [
      ['They all paired up around you.', 'They all paired up round you.'],
      ['It takes seconds, and everyone can see.', 'It takes seconds and everyone sees.'],
    ],
    questions: [
      ['body', 'Where do you look in those seconds?', 'Where do you look in those few seconds?'],
      ['who', 'Who would you have liked to work with?', "Who'd you have wanted to be with?"],
    ],
  },
  {
    id: 'study-scholarship-got',
    says: [
      'The foundation said yes, I have the scholarship',
      'I GOT THE GRANT i can actually go',
      'My fees are paid, I read the award email in the supermarket',
    ],
    needs: all(
      r`(?:scholarship|grant\b|bursary|stipend|fees are paid|funding|fellowship|award email|helb)\w*`,
      r`(?:got\b|have the|said yes|awarded|i won|paid\b|can (?:actually )?go|won a|gave me|approved|received|granted|yes\b)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|refus|turned (?:me )?down|reject|applied|apply|hope|waiting|if i|he got|she got|(?:son|daughter|brother|sister|friend|cousin)|lost|housing grant|ran out|used to|years ago|need)/,
    receives: [
      ['Somebody decided it should be you.', 'They decided it should be you.'],
      ['That changes what you can count on.', "That changes what you've got to work with."],
    ],
    questions: [
      ['who', 'Who did you tell in the first hour?', "Who'd you tell in the first hour?"],
      ['meaning', 'What will you not have to do now?', "What won't you have to do now?"],
    ],
  },
  {
    id: 'study-scholarship-refused',
    says: [
      'They turned me down for the scholarship and I had already planned it',
      'no bursary so i cant take the place',
      'No scholarship, the letter said many good people had applied, so my course is gone',
    ],
    needs: all(
      r`(?:scholarship|grant\b|bursary|stipend|funding|fellowship|foundation|helb)\w*`,
      r`(?:turned (?:me )?down|no (?:bursary|scholarship|grant|funding)|refus|reject|did ?n'?t get|did not get|was turned down|not (?:get|got|awarded|granted)|lost (?:the|my)|denied|someone else)\w*`,
    ),
    unless:
      /\b(?:not (?:turned|refused|rejected)|if i|hope|my (?:son|daughter)|housing|(?:do ?n'?t|did ?n'?t) need|grant me|take (?:it|them|him|her) for granted|my firm|nhs|charity)/,
    receives: [
      ['It was near, and it went elsewhere.', 'It was right there, and it went elsewhere.'],
      ['A plan was standing on that yes.', "You'd built a plan on that yes."],
    ],
    questions: [
      ['next', 'What is still open now?', "What's still open now?"],
      ['worst', 'Which part of the plan goes first?', 'Which bit of the plan goes first?'],
    ],
  },
  {
    id: 'study-money-textbooks',
    says: [
      'I read the textbook standing up in the shop because I cannot buy it',
      'skipped lunch again to print my slides lol',
      'My coursemates order books online, I photograph pages',
    ],
    needs: all(
      r`(?:books?\b|textbooks?|pages|print|slides|course ?books?|coursemates|course)\w*`,
      r`(?:can'?t (?:buy|afford)|cant (?:buy|afford)|cannot (?:buy|afford)|photograph pages|skipped (?:lunch|dinner|meals?)|skip (?:lunch|meals)|too (?:expensive|dear)|no money|standing up in the shop|second-?hand|copy|photocop|library copy)\w*`,
      r`(?:textbook|slides|pages|print|course|uni\b|study|read|lecture|student)\w*`,
    ),
    unless:
      /\b(?:phone book|facebook|pages of my novel|school books for|check ?book|my (?:son|daughter)|book(?:ed|ing)? a|weight|holiday|therap|cook ?book)/,
    receives: [
      ['You find another way to the same pages.', 'You find a way round to the same pages.'],
      ['You are still doing the reading.', 'You still do the reading.'],
    ],
    questions: [
      [
        'need',
        'Which book would make the greatest difference?',
        'Which book would make the most difference?',
      ],
      ['who', 'Who knows how you do it?', "Who knows that's how you do it?"],
    ],
  },
  {
    id: 'study-library-regular-seat',
    says: [
      'I study at the library because it is the one warm place with people in it',
      'i go to the library just so someones in the room',
      'There is a seat by the radiator, and every afternoon it is mine',
    ],
    needs: all(
      r`(?:library|seat by the radiator)\w*`,
      r`(?:warm|someone'?s in the room|people|human|seat|radiator|every (?:day|afternoon|morning|evening)|company|not alone|others|same (?:table|chair|desk))\w*`,
      r`(?:study|read|go\b|sit\b|there is a seat|seat|work\b|i\b)\w*`,
      r`(?:because|just so|cos\b|mine\b|people|human|company|seat|every)\w*`,
    ),
    unless:
      /\b(?:cr(?:ied|y)|hide|fine|owe|books (?:had|i lost)|lost|clos|job at|lunch|wife|fired|sacked|used to|panic|toilet|nobody|stopped|avoid|pretend|kids|children|work at the|exam)/,
    receives: [
      ['You sit alone, and not quite alone.', 'On your own, but not completely.'],
      ['Somebody turning pages is company too.', 'Someone turning pages is company too.'],
    ],
    questions: [
      ['example', 'Who sits near you there?', "Who's usually near you there?"],
      ['meaning', 'What does that chair give you that a room does not?', 'What does that seat give you?'],
    ],
  },
  {
    id: 'study-library-fines',
    says: [
      'I owe the library for books I lost two moves ago',
      'cant graduate cos of some library fine from first year',
      'They will not let me back in until I have paid for the missing volume',
    ],
    needs: all(
      r`(?:library|missing volume)\w*`,
      r`(?:fines?\b|owe|missing volume|lost (?:the |a |some |two )?(?:library )?books?|books i lost|overdue|have paid|pay for)\w*`,
    ),
    unless: /\b(?:job|wife|i'?m fine|am fine|is fine|was fine|fine with|it'?s fine)/,
    receives: [
      ['A small sum, and a barred door.', "Small money, and you're locked out."],
      ['It waited for you all this time.', "It's been waiting all this time."],
    ],
    questions: [
      ['want', 'What would you do first if it were paid?', "What'd you do first if it was paid?"],
      ['tried', 'What have you asked them so far?', "What've you asked them so far?"],
    ],
  },
  {
    id: 'study-graduation-alone',
    says: [
      'I graduated, and there was no one of mine in the hall',
      'everyones families were there and mine werent',
      'I took my own graduation picture, nobody of mine was there to take it',
    ],
    needs: all(
      r`(?:graduat(?:e|ed|ion)|degree ceremony|diploma ceremony|cap and gown|prize-?giving|everyones families)\w*`,
      r`(?:no ?(?:one|body)|none|alone|mine were ?n'?t|my own .{0,20}picture|without (?:my|anyone|any)|not (?:come|there)|did ?n'?t (?:come|show|turn)|did not (?:come|show)|never came|everyone'?s families|by myself|empty seats?|everyones families)\w*`,
    ),
    unless:
      /\b(?:high school to|son|daughter|tomorrow|next|since|i graduated in|nobody knows|after (?:i )?graduat|job|before i|alone in the world|didn'?t graduat|not graduat|never graduat|nobody in my family has|first (?:in|of))/,
    receives: [
      ['You stood there with it, and nobody came.', 'You stood there with it and no one came.'],
      ['It was your day all the same.', 'It was still your day.'],
    ],
    questions: [
      ['who', 'Who should have been in that hall?', "Who should've been in that hall?"],
      ['example', 'What did you do with the rest of that day?', "What'd you do with the rest of that day?"],
    ],
  },
  {
    id: 'study-graduation-proud',
    says: [
      'My grandmother held my diploma as if it were glass',
      'graduated today, dad kept reading my name out loud',
      'They called my name, and the row stood up',
    ],
    needs: all(
      r`(?:graduat(?:e|ed|ion)|diploma|called my name|degree ceremony|degree\b)\w*`,
      r`(?:row stood up|proud|out loud|cried|cheer|clap|hugged|held my|as if it were|photo|family|grandmother|dad\b|mum\b|smil|stood up|happy)\w*`,
      r`(?:today|my (?:grandmother|gran|nan|dad|mum|mother|father|parents|family|diploma|name)|yesterday|ceremony|i graduated|the row)\w*`,
      r`(?:my (?:diploma|name|graduation|degree|mum|dad|mother|father|grandmother|gran|parents|family)|i graduated|graduated (?:today|yesterday)|dad\b|mum\b|grandmother)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|work (?:clothes|boots)|overall|cleaning|daughter'?s|son'?s|(?:daughter|son|sister|brother) graduat|died|dead|would have|wish|tomorrow|next|before|since i|used to|at the graduation i|degrees|in my country|rejected|drop|here i|year|job|recogni)/,
    receives: [
      ['They were there for it, and they showed it.', 'They were there and they showed it.'],
      ['They saw what you had done.', "They saw what you'd done."],
    ],
    questions: [
      ['feeling', 'How was the walk back to your seat?', "How'd the walk back feel?"],
      ['who', 'Who did you think of up there?', "Who'd you think of up there?"],
    ],
  },
  {
    id: 'study-last-of-cohort',
    says: [
      'All of my year have finished, and I am the last one left',
      'everyone i started with is graduated and working and im still here',
      'In the seminar room there is nobody from my first term',
    ],
    needs: all(
      r`(?:my (?:year|cohort|class|intake|batch|course)|everyone i (?:started|began)|people i (?:started|began)|started (?:uni|college|the course|my phd)|my first term|all (?:of )?(?:my|the) (?:friends|others)|classmates)\w*`,
      r`(?:last one|still (?:here|writing|studying|in|at|not|stuck)|finished|graduated|nobody from|have jobs|left\b)\w*`,
      r`(?:uni\b|university|graduat|study|studying|term|writing up|seminar|finished|thesis|phd|college|course|class)\w*`,
      r`(?:still|last one|nobody from|only one|left behind)\w*`,
    ),
    unless:
      /\b(?:married|kids except|single|school reunion|my year off|die|dead|of course|job last|picked last|last one (?:picked|chosen)|partner|alive|still single|widow|pregnan|old school)/,
    receives: [
      ['You are still here, and they are further on.', "You're still here and they've moved on."],
      ['There are new faces in the old places.', 'New faces in all the old places.'],
    ],
    questions: [
      ['thought', 'Whose pace do you measure yourself against?', 'Whose pace are you comparing with?'],
      ['meaning', 'What has stayed good in that building?', "What's still good in there?"],
    ],
  },
  {
    id: 'study-writing-in-second-language',
    says: [
      'I write my essays in a language I learned as a grown woman',
      'prof wrote "mind your english" next to my grade, its my third language',
      'I know what I want to say in the essay and the foreign words arrive wrong',
    ],
    needs: all(
      r`(?:second language|third language|foreign (?:words|language)|mind your english|my english|in english|another language|language i learned|not my (?:first |mother |native )?(?:language|tongue)|mother tongue|in (?:german|french|swedish|norwegian|dutch|danish|english))\w*`,
      r`(?:essay|prof\b|professor|grade|thesis|seminar|exam|writ(?:e|ing)|paper|study|uni\b|course|class)\w*`,
    ),
    unless:
      /\b(?:english (?:teacher|class|lesson|test|lit)|got my .{0,15}english|read(?:ing)? in english|level 2|read aloud|stutter|stammer|whats ?app|my (?:son|daughter|husband|wife)|boyfriend|diary|letter|newspaper|translate)/,
    receives: [
      ['The thought is ready, the word is not.', "The idea's there, the word isn't."],
      ["You write in somebody else's language.", "You're writing in someone else's language."],
    ],
    questions: [
      [
        'example',
        'Which sentence would sound right in your own language?',
        'Which line would sound right in your own language?',
      ],
      ['need', 'Which words are missing most often?', 'Which words go missing most?'],
    ],
  },
  {
    id: 'study-teaching-assistant-shy',
    says: [
      'I tutor two children and I am more nervous than they are',
      'first tutorial id ever led and my voice cracked',
      'In my first lesson as a student teacher they looked as if I knew everything',
    ],
    needs: all(
      r`(?:tutor(?:ial|ing)?\b|student teacher|trainee teacher|trainee|teaching practice|first (?:lesson|class|tutorial)|teaching assistant)\w*`,
      r`(?:nervous|voice cracked|trembl|shak|scared|blush|as if i knew|terrif|afraid|stutter|hands|sweat|shy)\w*`,
      r`(?:led\b|tutor two|student teacher|before a class|in front of|i (?:tutor|taught|teach|gave|led|stood)|my first (?:lesson|tutorial|class)|children|first (?:tutorial|time i (?:stood|taught))|they looked)\w*`,
    ),
    unless:
      /\b(?:my tutor|driving|piano|singing|yoga|dance|swim|drawing|pottery|shake hands|late|supervisor)/,
    receives: [
      ['You are on the other side of the desk now.', "You're on the other side of it now."],
      ['Someone is learning from you now.', "Someone's learning from you now."],
    ],
    questions: [
      ['example', 'Which moment in that hour was good?', 'Which bit of that hour was good?'],
      ['worst', 'What did you fear they would see?', "What were you scared they'd see?"],
    ],
  },
  {
    id: 'study-course-full-of-young',
    says: [
      'On the course they call me "the experienced one"',
      'im the mum of the group at college and i hate it',
      "At the student party they asked whether I was somebody's father",
    ],
    needs: all(
      r`(?:course|college|uni\b|university|class\b|student party|students?\b|lecture|seminar|training|apprenticeship)\w*`,
      r`(?:the mum of|the (?:mother|dad|granny|grandma) of|experienced one|somebody'?s (?:father|mother|dad|mum)|someone'?s (?:father|mother|dad|mum)|oldest|call(?:s|ed)? me (?:mum|mom|dad|granny|auntie|grandpa|sir|the|"the)|old enough|half my age|young(?:er)? than me|ask(?:ed)? (?:if|whether) i(?:'m| am| was))\w*`,
      r`(?:i\b|me\b|im\b|i'?m|they)\w*`,
    ),
    unless:
      /\b(?:boss|husband|my (?:teacher|boyfriend|girlfriend|daughter|son)|work\b|driving|exam|oldest (?:son|daughter|child|kid|friend)|homework|golf course|of course|eldest|drop)/,
    receives: [
      ['They see the age first.', 'They see your age first.'],
      ["You came to learn, not to be somebody's elder.", 'You came to learn, not to be the grown-up.'],
    ],
    questions: [
      ['want', 'How would you like to be there instead?', 'How would you like them to see you?'],
      ['exception', 'With which of them is it simply easy?', 'Who there is it just easy with?'],
    ],
  },
  {
    id: 'study-switching-subject',
    says: [
      'I changed my subject in the second year',
      'went from biology to history, everyones on about it',
      'I told my parents I have left the course they paid for',
    ],
    needs: all(
      r`(?:chang(?:ed|ing) (?:my )?(?:subject|course|major|degree|programme|program)|switch(?:ed|ing)?|swapp?(?:ed|ing)?|went from|left the course|transferred)\w*`,
      r`(?:subject|course|major|degree|programme|biology|history|engineering|law|medicine|economics|art history|psychology|maths|nursing|studies)\w*`,
    ),
    unless:
      /\b(?:change(?:d|s)? the subject|of course|light|off\b|want to|thinking|might|should i|meds|antidepress|if i|he |she |my (?:son|daughter|sister|brother|boyfriend)|seats|course of|golf|jobs|career|to work|medicine (?:and|to|has|makes|for)|quit|dropped|history of|new medicine|phones|switched on|shift)/,
    receives: [
      ['You have changed course in the middle.', 'You switched halfway through.'],
      ['You looked at it, and chose again.', 'You had a look and picked again.'],
    ],
    questions: [
      [
        'want',
        'What does the new subject have that the old had not?',
        "What's the new one got that the old one hadn't?",
      ],
      ['meaning', 'What did you take along from the old one?', "What'd you take from the old one anyway?"],
    ],
  },
  {
    id: 'study-tutor-hour-helped',
    says: [
      'I understood the fraction today, after two years',
      'my tutor explained it with an apple and now i GET it',
      'Something in chemistry finally made sense, on the tram home of all places',
    ],
    needs: all(
      r`(?:underst(?:ood|and)|made sense|makes sense|now i get|clicked|get it\b|explained|fell into place|finally (?:got|get)|penny dropped)\w*`,
      r`(?:fraction|maths|math\b|chem(?:istry)?|physics|tutor|algebra|equation|grammar|statistics|stats|biology|calculus|formula|lesson|teacher|accounting)\w*`,
      r`(?:today|finally|now\b|after|yesterday|last night|first time|apple)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|everyone in my|except me|my (?:son|daughter|kid)|therap|makes? no sense|doctor|nobody|husband|wife|him\b|jar|at \d\d|got my|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:underst|pass)|all night|hours|he (?:finally )?(?:gets|understands))/,
    receives: [
      ['So it has become clear.', 'So it finally clicked.'],
      ['It came, after all that looking.', 'It came, after all that staring at it.'],
    ],
    questions: [
      ['example', 'Which part fell into place first?', 'Which bit clicked first?'],
      ['next', 'What will you try it on now?', "What're you gonna try it on now?"],
    ],
  },
  {
    id: 'study-revision-guilt',
    says: [
      'Every hour I do not study, I feel I am cheating',
      'cant watch a film without feeling bad about revision',
      'Even on the walk I take the flash cards along',
    ],
    needs: all(
      r`(?:stud(?:y|ying)|revis(?:e|ion|ing)|flash ?cards|books\b|exam)\w*`,
      r`(?:guilt|cheating|feel(?:ing)? bad|bad about|ought to|should be|can'?t (?:watch|enjoy|relax|rest)|cant (?:watch|enjoy|relax|rest)|even on|can ?not (?:relax|rest|enjoy)|wast(?:e|ing)|never off)\w*`,
      r`(?:not (?:study|revis)|film|walk|magazine|hour|sit down|relax|break|rest|every|tv\b|series|free|weekend|evening|friends|fun|holiday)\w*`,
    ),
    unless:
      /\b(?:work\b|kids|children|caught|cheat(?:ed|ing) on|husband|wife|boyfriend|therap|drink|eat|case study|study group|mum|bed and|gamb|wasted my life)/,
    receives: [
      ['There is no hour that is simply free.', "There's no hour that's just free."],
      ['It follows you out of the room.', 'It comes with you out of the room.'],
    ],
    questions: [
      ['exception', 'Which hour of the day does it not take?', 'Which bit of the day is properly yours?'],
      ['meaning', 'What would enough look like to you?', 'What would count as enough?'],
    ],
  },
  {
    id: 'study-all-night-before',
    says: [
      'I stayed up until four before the presentation',
      'pulled an all nighter and now i cant see straight',
      'The chapter was due at noon and I finished it at breakfast',
    ],
    needs: all(
      r`(?:all-?nighter|all night (?:writ|study|revis|work|on|finish|for)|(?:up|worked|wrote|studied|revised|stayed up|awake) all night|until (?:three|four|five|six|3|4|5|6|two|2)|up (?:till|til|until|all)|finished it at breakfast|whole night|through the night|no sleep|all nighter)\w*`,
      r`(?:presentation|exam|essay|chapter|due\b|paper\b|deadline|assignment|thesis|hand(?:ed)? in|all-?nighter|revis|study(?:ing)?|cram|coursework|project|all nighter)\w*`,
    ),
    unless:
      /\b(?:gam(?:e|ing)|scroll|drink|party|fight|argu|baby|worr(?:y|ied|ying)|tomorrow|case study|shift|newspaper|cr(?:ied|ying)|husband|couldn'?t sleep|lie awake|phone|toilet|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:pull|was up|stay))/,
    receives: [
      ['A whole night given to it.', 'You gave it the whole night.'],
      ['The body will ask for it back.', "Your body'll want that back."],
    ],
    questions: [
      ['body', 'How is your body today?', "How's your body today?"],
      ['tried', 'What kept you going in the last hour?', 'What kept you going the last hour?'],
    ],
  },
  {
    id: 'study-attention-drifting',
    says: [
      'I read the same page six times and nothing stays',
      'cant concentrate for 5 mins then im on my phone',
      'In the library with the book open, and my head is out of the window',
    ],
    needs: all(
      r`(?:read|book|page|paragraph|concentrat|focus|study|revis|lecture|stud)\w*`,
      r`(?:nothing stays|not know what it says|can'?t (?:concentrate|focus|take)|cant (?:concentrate|focus|take)|cannot (?:concentrate|focus)|could ?n'?t (?:concentrate|focus)|brain just (?:leaves|stops)|out of the window|drift|same (?:page|line|sentence|paragraph)|on my phone|wander|mind goes|nothing goes in|does ?n'?t go in|not (?:concentrate|focus)|zon(?:e|ed|ing) out|in one ear)\w*`,
      r`(?:read|page|paragraph|book|study|library|revis|5 mins|minutes|lecture|studying|exam|essay)\w*`,
    ),
    unless:
      /\b(?:thesis|dissertation|driving|at work|tv\b|film|after (?:he|she|mum|dad|the)|funeral|died|him\b|therap|news\b|kids|pray|bible|ex\b|accident|conversation|since (?:he|she|the|mum|dad)|medication|facebook)/,
    receives: [
      ['You were there, and your head was not.', "You were there, your head wasn't."],
      ['You kept looking at it, all the same.', 'You kept trying, even so.'],
    ],
    questions: [
      ['exception', 'At which time of day does something stay?', 'What time of day does stuff go in?'],
      ['thought', 'Where does your head go meanwhile?', 'Where does your head go instead?'],
    ],
  },
  {
    id: 'study-parents-choose-subject',
    says: [
      'My parents want me to do medicine and I never said yes',
      'dads already told his friends im doing law',
      'My mother hung my place letter in the hallway before I decided',
    ],
    needs: all(
      r`(?:parents?|mother|mum\b|mom\b|dad\b|dads\b|father|family|uncle)\w*`,
      r`(?:medicine|law\b|engineering|doctor|lawyer|accountant|business|place letter|subject|degree|course|what i (?:should )?study|uni\b|university|pharmacy|nursing|economics)\w*`,
      r`(?:want(?:s|ed)? me to|already (?:told|decided)|before i decided|never said yes|chose|decid(?:ed|es)|expect|made me|forc|push|picked|insist|im doing|planned)\w*`,
    ),
    unless:
      /\b(?:(?:want|took|take|tell|told) (?:me )?to (?:see|go to) (?:a |the )?doctor|in-?law|law'?s|doctor said|family doctor|medicine for|take (?:my|the) medicine|want(?:s)? me to (?:come|visit|move|marry|call|leave)|divorce|of course|(?:my|own) (?:son|daughter)|as a doctor|the doctor|mind your|family business|father is a|dad is a|none of)/,
    receives: [
      ['The plan was ready before you were.', 'The plan was made before you got to it.'],
      ['Your own word on it is still missing.', 'Your own say is still missing.'],
    ],
    questions: [
      ['want', 'What would you do if it were your list?', 'What would you pick if it was your list?'],
      ['worst', 'What would saying it cost?', 'What would it cost to say it?'],
    ],
  },
  {
    id: 'study-class-photo',
    says: [
      'In the class photo I am the one they cropped out',
      'found our old class photo and im cut off at the edge, just an arm',
      'In the yearbook everyone at my table is in a picture except me',
    ],
    needs: all(
      r`(?:(?:class|school|team|year) (?:photo|picture)|yearbook)\w*`,
      r`(?:cropped|cut off|cut out|except me|without me|missing|not in|edge|margin|just an arm|left (?:me )?out|nobody|no picture|was ?n'?t in)\w*`,
    ),
    unless: /\b(?:found .{0,30}happy|my (?:son|daughter|kid)|ex\b)/,
    receives: [
      ['A picture of all of them, without you.', 'A pic of all of them, minus you.'],
      ['You notice where you are missing.', "You notice where you're missing."],
    ],
    questions: [
      ['open', 'What did you do when you saw it?', "What'd you do when you saw it?"],
      ['want', 'Where should you have been standing?', 'Where should you have been?'],
    ],
  },
  {
    id: 'study-reunion-invite',
    says: [
      'The invitation to the school reunion lies unanswered on my table',
      '20 year reunion and i dont know if i wanna see any of them',
      'I read the list for the class reunion, and my stomach turns',
    ],
    needs: all(
      r`(?:reunion)\w*`,
      r`(?:invit|unanswered|do ?n'?t know (?:if|whether)|dont know|list\b|stomach|go\b|going|should|wanna|want|school|class|year)\w*`,
    ),
    unless:
      /\b(?:went (?:well|great)|family reunion|was (?:nice|great|lovely|awful)|at the reunion (?:he|she|i)|last (?:week|night|year)|met (?:him|her|again)|since the reunion|there was a|saw it on|was a reunion|like a stranger|do ?n'?t want to go|not going to go)/,
    receives: [
      ['They are asking you back.', 'They want you back for a night.'],
      ['It is not the same you who would go.', "You're not the kid who left there."],
    ],
    questions: [
      ['who', 'Whose name did you look for first?', 'Whose name did you go looking for first?'],
      ['worst', 'What would you not want them to ask?', "What wouldn't you want them to ask?"],
    ],
  },
  {
    id: 'study-exam-room-again',
    says: [
      'At thirty-eight I sit in an exam hall with pencil and eraser',
      'doing my driving theory at 45, everyone else is 17',
      'At fifty I was given candidate number 214 and a desk made for a schoolboy',
    ],
    needs: all(
      r`(?:(?:at|i'?m|i am|im|am) (?:3[5-9]|4\d|5\d|6\d|7\d|thirty-?\w+|forty(?:-\w+)?|fifty(?:-\w+)?|sixty(?:-\w+)?)|everyone else is (?:17|16|18|19|20)|among teenagers)\w*`,
      r`(?:exam|theory|written test|candidate|test\b|finals)\w*`,
      r`(?:sit(?:ting)?\b|sat\b|hall|theory|desk|doing|taking|test|candidate|pencil)\w*`,
    ),
    unless:
      /\b(?:passed|failed|blood|doctor|my (?:son|daughter)|pregnancy|back in (?:a|the) class|told|hiv|scan|eye test|when i was|since|in my sleep|dream|wake up)/,
    receives: [
      ['An exam desk again, and a grown person at it.', 'Back at an exam desk, all grown up.'],
      ['You went in and sat down.', 'You went in and sat down, though.'],
    ],
    questions: [
      ['thought', 'What did the room remind you of?', 'What did that room remind you of?'],
      ['meaning', 'What is the exam for, in the end?', "What's the exam for, in the end?"],
    ],
  },
  {
    id: 'study-child-top-of-class',
    says: [
      'My daughter came home with a certificate and hid it under the mattress',
      'my kid wins prizes and acts like its nothing',
      'He handed me his brilliant report as if it were a bill',
    ],
    needs: all(
      r`(?:(?:son\b|sons\b|son's|daughter|kid\b|kids|child|boy\b|boys\b|girl\b|girls\b|little one|toddler|baby|grandson|granddaughter|grandchild|teenager|teen\b|youngest|eldest|oldest|twins|nephew|niece|(?:five|six|seven|eight|nine|ten)-year-old)|\bhe\b|\bshe\b)\w*`,
      r`(?:certificate|prize|report\b|award|top of (?:the|her|his) class|medal|brilliant report|good grades|best marks|straight as|won\b|best report|best in)\w*`,
      r`(?:hid|nothing|as if|under the mattress|like its|like it'?s|shrug|did ?n'?t (?:tell|say|show|want)|not (?:tell|happy|proud)|quietly|without a word|no big deal|did ?n'?t even (?:tell|mention|say)|never (?:told|mention|said))\w*`,
    ),
    unless:
      /\b(?:i (?:won|hid)|birth certificate|death certificate|police report|gambl|bet\b|lottery|nobel|i was|my report|sick note|war\b|husband|wife|nothing was (?:ever )?(?:good )?enough|argument|custody|my (?:mother|father|mum|dad))/,
    receives: [
      ['A success, carried in like nothing.', "A win, treated like it's nothing."],
      ['It is a good thing, and it came in quietly.', "It's a good thing and it came in quietly."],
    ],
    questions: [
      ['example', 'What did you say to {them} in that minute?', "What'd you say to {them} right then?"],
      ['thought', 'What do you think it means to {them}?', 'What do you think it means to {them}?'],
    ],
  },
  {
    id: 'study-not-taking-break',
    says: [
      'I was ill in the exam weeks and took none of the extra time',
      'sat my finals with a fever cos i didnt wanna ask',
      'The form for special circumstances lay filled in before the exam, I never sent it',
    ],
    needs: all(
      r`(?:exam|finals|a-?levels?|thesis|dissertation|uni\b|degree|gcse|semester)\w*`,
      r`(?:ill\b|fever|sick|flu\b|glandular|extra time|special circumstances|extenuating|mitigating|migraine|broken|hospital|dyslexi|adhd|died|covid)\w*`,
      r`(?:did ?n'?t (?:wanna|want to)? ?(?:ask|use|take|tell|apply|send)|not (?:ask|use|take|tell|apply|send)|none of|never (?:sent|applied|asked|used|told|took|handed)|lay filled|without (?:asking|telling)|refused)\w*`,
    ),
    unless:
      /\b(?:never told (?:him|her|them|my (?:mum|dad|parents))|thermometer|because i was sick|failed|son|daughter|heartsick|sick of|could ?n'?t|missed|friend died|home)/,
    receives: [
      ['You sat it as if nothing were wrong.', 'You sat it like nothing was up.'],
      [
        'There was something to ask for, and it stayed unasked.',
        "There was something to ask for, and you didn't ask.",
      ],
    ],
    questions: [
      ['worst', 'What would using it have meant?', 'What would taking it have meant?'],
      ['who', 'Who would have told you to take it?', "Who would've told you to take it?"],
    ],
  },
  {
    id: 'study-books-i-love',
    says: [
      'I read a whole book for no exam',
      'spent sunday in the library reading stuff i dont need',
      'I read until I missed my stop on the train',
    ],
    needs: all(
      r`(?:read(?:ing)?\b|book|novel|library)\w*`,
      r`(?:no exam|for no|do ?n'?t need|dont need|missed my stop|for fun|for (?:pleasure|myself)|not for (?:school|uni|class|an exam)|whole book|in one (?:go|sitting)|cover to cover|could ?n'?t put|lost in a|until (?:midnight|i|it got|three|the))\w*`,
      r`(?:book|novel|read (?:until|for|a)|reading (?:stuff|for|until)|library|pages|missed my stop)\w*`,
    ),
    unless:
      /\b(?:can'?t|cant|concentrate|news\b|his (?:messages|phone|diary)|diary|aloud|manual|same page|facebook|bible|not slept|couldn'?t sleep|used to|text|messages|not (?:read|finish)|phone|exam (?:is|on)|tea leaves|articles|symptom|closed the|book(?:ed|ing)|chapter of|mind|letters|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:read)|revision|reorgani|bookshel)/,
    receives: [
      ['Read for nobody but yourself.', 'Reading just for you.'],
      ['No mark at the end of it.', 'No grade at the end of it.'],
    ],
    questions: [
      ['example', 'Which page is still with you?', 'Which bit is still with you?'],
      ['when', 'When did you last read like that before?', 'When did you last read like that?'],
    ],
  },
  {
    id: 'study-parent-at-my-ceremony',
    says: [
      'My mother came to my graduation in her work clothes',
      'my dad came to graduation in his work boots and filmed everything',
      'At the ceremony my father held his good cap on his knees and said nothing',
    ],
    needs: all(
      r`(?:mother|mum\b|mom\b|father|dad\b|parents|gran|nan\b)\w*`,
      r`(?:graduation|degree ceremony|ceremony|prize-?giving|diploma)\w*`,
      r`(?:work (?:clothes|boots|shoes|jacket)|overall|uniform|good cap|cap on|cleaning shift|from (?:the|his|her) shift|filmed|boots|hands|sunday suit|only suit|best (?:suit|dress|hat)|straight from)\w*`,
    ),
    unless: /\b(?:wedding|funeral|did ?n'?t come|not come|refused)/,
    receives: [
      ['They came into your world, as they are.', 'They came to your thing, as they are.'],
      ['Two worlds, and one room.', 'Two worlds in one room.'],
    ],
    questions: [
      ['meaning', 'What did you see in {them} then?', 'What did you see in {them} right then?'],
      ['want', 'What would you say to {them} about it now?', 'What would you say to {them} now?'],
    ],
  },
  {
    id: 'study-supervisor-left',
    says: [
      'My supervisor is moving to another university',
      'the only teacher who gets me is retiring',
      'My supervisor is leaving and handed me over to somebody I have never met',
    ],
    needs: all(
      r`(?:(?:supervisor|professor|prof\b|tutor|advis[eo]r|lecturer|promoter)|teacher|mentor)\w*`,
      r`(?:leav(?:ing|es)|moving|retir|going to another|quit|handed me over|is off|gone\b|left (?:the|for|uni)|new job|sabbatical)\w*`,
      r`(?:my\b|only teacher|gets me)\w*`,
      r`(?:supervisor|advis[eo]r|professor|prof\b|tutor|only teacher|favou?rite teacher|my teacher|mentor)\w*`,
    ),
    unless:
      /\b(?:boss|shift|i (?:left|quit|am leaving|want to leave)|sent me|at work|leave me alone|left (?:a|some|the) (?:comment|note)|retired (?:teacher|professor)|when i retired|my (?:husband|dad|father|mum)|company|years ago)/,
    receives: [
      ['The one who knows your work is leaving.', 'The one who knows your stuff is leaving.'],
      ['You do not get to choose that.', 'Nobody asked you.'],
    ],
    questions: [
      ['worst', 'What will be lost with {them}?', 'What goes with {them}?'],
      [
        'want',
        'What would you like {them} to know beforehand?',
        'What do you want {them} to know before that?',
      ],
    ],
  },
  {
    id: 'study-two-weeks-left',
    says: [
      'There are two weeks left and nothing is written',
      'due in a fortnight and my document is called "untitled"',
      'I counted the days to the deadline against the pages and stopped counting',
    ],
    needs: all(
      r`(?:(?:two|three|ten|five|six|seven|\d+|a few) (?:weeks?|days|hours)(?: left)?|fortnight|deadline|due\b|tomorrow|a week)\w*`,
      r`(?:essay|thesis|dissertation|document|deadline|word ?count|chapter|pages|paper|assignment|written|coursework|project|portfolio)\w*`,
      r`(?:nothing (?:is )?written|zero|untitled|stopped counting|have ?n'?t (?:started|written|begun)|not (?:started|written|begun)|no words|blank|0 words|not a (?:single )?word|nothing\b|haven't even|empty)\w*`,
      r`(?:written|write|word|essay|thesis|document|pages|deadline|assignment|coursework|paper|dissertation)\w*`,
    ),
    unless:
      /\b(?:newspaper|rent|baby|bill|tax|therap|toilet|letter|drank|drink|eaten|slept|will\b|sober|not a word (?:from|to)|supervisor)/,
    receives: [
      ['The days and the pages do not match.', "The days and the pages don't match."],
      ['There is still some time in it.', "There's still some time, though."],
    ],
    questions: [
      ['next', 'Which page could exist by tonight?', 'Which page could you get down tonight?'],
      ['worst', 'Which part do you keep stepping round?', 'Which bit do you keep walking round?'],
    ],
  },
  {
    id: 'study-music-school-rejection',
    says: [
      'They said no at the audition after one minute',
      'conservatoire rejected me, they didnt even look up',
      'I sang half a verse for the panel and they thanked me and wrote something',
    ],
    needs: all(
      r`(?:audition|conservatoire|conservatory|music (?:school|college|academy)|drama school|art school|dance school|academy|panel|clipboard)\w*`,
      r`(?:no\b|reject|turned (?:me )?down|did ?n'?t (?:get|take|look)|not (?:get|take|accepted)|thanked me|one minute|wrote something|half a verse|did not|refused|never called)\w*`,
      r`(?:audition|conservatoire|conservatory|school|panel|rejected|college|academy)\w*`,
    ),
    unless:
      /\b(?:free concerts|my (?:son|daughter)|no problem|did ?n'?t audition|interview|not audition|scared|if i|tomorrow|next week|oscar|keep auditioning|academy award)/,
    receives: [
      ['They heard a minute of it.', 'They heard like a minute of it.'],
      ['A short listening, and a long way to it.', 'A short listen, a long way to get there.'],
    ],
    questions: [
      ['example', 'Which bar went well?', 'Which bit of it went well?'],
      ['thought', 'What do you think they wrote down?', 'What do you reckon they wrote?'],
    ],
  },
  {
    id: 'study-kitchen-table-group',
    says: [
      'Three of us study together at my kitchen table, and I look forward to it',
      'me and two girls from my course revise with pizza every tuesday, love it',
      'Since we started revising together, I have not missed one evening',
    ],
    needs: all(
      r`(?:stud(?:y|ying)|revis(?:e|ion|ing)|study group|homework)\w*`,
      r`(?:together|group|with (?:my|two|three|some|a|the) (?:friends?|girls|mates|people|others|coursemates|classmates)|three of us|four of us|us\b|at ours|me and)\w*`,
      r`(?:look forward|love|best|not missed|fun|pizza|enjoy|nice|good|helps|laugh|happy)\w*`,
      r`(?:study group|revis|kitchen|pizza|every|each|tuesday|thursday|week|evening|together)\w*`,
    ),
    unless:
      /\b(?:(?:not (?:in|one|there|like)|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|except me|but me|group (?:therapy|project|chat)|husband|wife|used to|left|in love|bible|case study|kids|best friend gets|good at)/,
    receives: [
      ['The same pages, and company with them.', 'Same pages, better company.'],
      ['It goes easier with others at the table.', "It's easier with other people there."],
    ],
    questions: [
      ['example', 'What do you bring to that table?', "What's your thing in that group?"],
      [
        'exception',
        'What is different there from studying alone?',
        "What's different there from doing it alone?",
      ],
    ],
  },
  {
    id: 'study-asked-question-aloud',
    says: [
      'I asked a question in the lecture for the first time',
      'put my hand up in class today and nobody died lol',
      'I spoke up in the seminar, one short question, in front of sixty people',
    ],
    needs: all(
      r`(?:asked (?:a|one|my|the) question|put my hand up|put up my hand|raised my hand|spoke up|spoke (?:in|for the first)|said something in|my hand (?:up|went up)|answered a question)\w*`,
      r`(?:class\b|lecture|seminar|lesson|uni\b|course|school|tutorial|in front of|group\b)\w*`,
      r`(?:first time|today|nobody died|sixty|finally|actually|yesterday|one short|in class|for once|this morning|managed)\w*`,
    ),
    unless:
      /\b(?:did ?n'?t|not\b|never|nobody (?:answer|react|said)|silence|laughed at|video call|boss|work\b|teacher (?:laughed|sent)|used to|wish|should have|if i|i was (?:a|six|seven|eight|nine|ten)|when i was|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:ask|put|rais))/,
    receives: [
      ['Your voice was in that room.', 'Your voice was in that room today.'],
      ['One question, and it was out.', "One question, and it's out there."],
    ],
    questions: [
      ['open', 'Which question was it?', 'What was the question?'],
      ['tried', 'What got your hand up?', 'What finally got your hand up?'],
    ],
  },
  {
    id: 'study-child-first-sentence',
    says: [
      'My son read his first whole sentence to me last night',
      'my little one just read the cereal box on her own!!',
      'She followed the words with her finger and got to the full stop',
    ],
    needs: all(
      r`(?:(?:son\b|sons\b|son's|daughter|kid\b|kids|child|boy\b|boys\b|girl\b|girls\b|little one|toddler|baby|grandson|granddaughter|grandchild|teenager|teen\b|youngest|eldest|oldest|twins|nephew|niece|(?:five|six|seven|eight|nine|ten)-year-old)|\bshe\b|\bhe\b|six-year-old|five-year-old|her finger)\w*`,
      r`(?:read\b|reads\b|reading|followed the words)\w*`,
      r`(?:first|all alone|on (?:her|his|their) own|by (?:her|him|them)sel(?:f|ves)|full stop|finger|whole (?:sentence|page|book)|herself|himself|cereal box)\w*`,
      r`(?:to me|sentence|box|words|book|page|story|sign|out loud|aloud|alone|words with)\w*`,
    ),
    unless:
      /\b(?:my (?:messages|diary|phone|text|letter|poem|writing)|his diary|bible|the riot|taught her|news|not read|ca n'?t read|can'?t read|cant read|text\b|mind|eulogy|i read|letters?|stumbl|stutter|teacher|first (?:draft|chapter)|meter|husband|wife|boyfriend|manual|will\b|bedtime|would|difficult|turn the page|i'?m the one)/,
    receives: [
      ['A first one, and read to the end.', 'A first one, all the way through.'],
      ['You were there when it happened.', 'And you were there for it.'],
    ],
    questions: [
      ['example', 'Which words were they?', 'What were the words?'],
      ['feeling', 'What was in {their} face at the end?', 'What was {their} face like at the end?'],
    ],
  },
  {
    id: 'study-reading-aloud-stammer',
    says: [
      'I had to read aloud in class and I got stuck on every second word',
      'stuttered so bad reading in english that someone finished it for me',
      'When it is nearly my turn to read aloud, I count ahead to my paragraph',
    ],
    needs: all(
      r`(?:read(?:ing)? (?:\w+ )?(?:aloud|out)|reading in (?:class|english|front)|turn to read|read in front)\w*`,
      r`(?:stuck|stutter|stammer|count ahead|finished it for me|stumbl|every second word|panic|voice|shak|can'?t get|dread|laugh|tripped|block|freeze|froze)\w*`,
    ),
    unless:
      /\b(?:poem|story|open mic|my (?:son|daughter|kid)|eulogy|funeral|meter|vows|speech at|wedding|reading out the|will\b|teacher read|wrong answer|bedtime|him\b|letter)/,
    receives: [
      ['Reading aloud, with everybody listening.', 'Reading out loud with everyone listening.'],
      ['Reading it and saying it are two things.', 'Reading it and saying it are different things.'],
    ],
    questions: [
      ['thought', 'Which words do you look out for?', 'Which words do you watch out for?'],
      ['exception', 'Who is it easy to read aloud to?', "Who's it easy to read out loud to?"],
    ],
  },
  {
    id: 'study-first-night-in-halls',
    says: [
      'My parents drove off, and I sat on the bed in my student room',
      'first night in halls and i can hear everyone making friends in the kitchen',
      'The boxes are carried up, my mother has gone, and the room hums',
    ],
    needs: all(
      r`(?:halls\b|student room|dorm|student (?:house|flat|accommodation)|uni room|hostel|campus|my room at uni|new room|the boxes are|my parents drove off|freshers)\w*`,
      r`(?:first night|parents (?:drove|left|went)|drove off|left an hour ago|mother has gone|just (?:moved|arrived)|dad left|mum left|moved in|unpack|carried up|today|tonight)\w*`,
    ),
    unless:
      /\b(?:son|daughter|boys|husband|years ago|drank|ex\b|hospital|ward|rehab|shelter|prison|refuge|when i|died)/,
    receives: [
      ['The first night in a room that is new.', 'First night in a new room.'],
      ['Home is somewhere else tonight.', "Home's somewhere else tonight."],
    ],
    questions: [
      ['example', 'Which of your things did you unpack first?', "What'd you unpack first?"],
      ['open', 'What could you hear from in there?', 'What could you hear from in there?'],
    ],
  },
  {
    id: 'study-bad-mark-hidden',
    says: [
      'I hid the bad report in my school bag for a week',
      'got a 2 in maths and deleted the email before mum could see',
      "My test needs a parent's signature, and it lies under my bed",
    ],
    needs: all(
      r`(?:report\b|mark\b|grades?|test\b|e-?mail|got (?:a|an) (?:\d|d\b|e\b|f\b|u\b)|results?|exam|parent'?s signature)\w*`,
      r`(?:hid\b|hidden|hide|hiding|deleted|lies under|under my (?:bed|mattress)|in my (?:school ?)?bag|before (?:mum|dad|my parents|they)|signature|have ?n'?t (?:told|shown)|not (?:told|shown)|secret|forge|never showed)\w*`,
      r`(?:school|maths|math\b|mum|dad|parents|signature|home|mother|father|class|report|grade|failed|test)\w*`,
    ),
    unless:
      /\b(?:pregnancy|blood|hiv|doctor|bank|scan|my (?:son|daughter|kid)|husband|wife|police|boyfriend|gay|dna|body|bruise|scar|certificate|mark on|work\b|boss|marks on)/,
    receives: [
      ['A mark that nobody at home has seen.', "A grade no one at home's seen."],
      ['You have kept it to yourself so far.', "It's just been you and it so far."],
    ],
    questions: [
      [
        'worst',
        'Whose face do you see when you think of showing it?',
        'Whose face do you picture when you think of showing it?',
      ],
      ['want', 'What would be a good first thing to hear back?', 'What would you wanna hear first?'],
    ],
  },
];
