// Ideas for friends, company and what is said among people. What these files are for: counsel.ts.
import type { Counsel } from './counsel.ts';
import { anyOf, cant, death, didnt, doesnt, dont, friend, gap, havent, r } from './words.ts';

const myFriend = r`(?:my|our|an?|the) (?:[\w'-]+ ){0,2}${friend}`;

export const counselOnFriends: readonly Counsel[] = [
  {
    id: 'joke-by-a-friend',
    pattern: anyOf(
      r`\b(?:${myFriend}|they|he|she|friends|mates|everyone|group|the (?:guys|girls|lads|boys)) (?:\w+ ){0,4}(?:jokes?|joking|makes? fun|made fun|takes? the (?:piss|mick|mickey)|tease|teases|teasing|teased|banter|mock|mocks|mocked|roast|roasts|roasted|laugh|laughs|laughed) (?:of |at |about |out of )?(?:\w+ ){0,2}(?:me|my (?!jokes?\b)|expense)\b`,
      r`\b(?:racist|sexist|homophobic|mean|nasty|cruel|tasteless|offensive) (?:jokes?|banter|comments?)\b`,
      r`\b(?:butt|target) of (?:the|every|all|their|his|her) jokes?\b`,
    ),
    unless: /\b(?:bully\w*|bullied|my (?:son|daughter|kid|child)|at school)\b/,
    ideas: [
      [
        'A small thing that often helps is to have one short sentence ready, in a level voice, without a smile: “That one is not funny to me.” Then a pause, and another subject. It needs no argument to have been heard.',
        "Have one short line ready, flat voice, no smile: “That one's not funny to me.” Pause, new topic. You don't need to win a debate for it to land.",
      ],
      [
        'Some people say it afterwards, to one friend alone: “I laugh along, and then it stays with me for days. I like your jokes, only not about that.” Without an audience it tends to be taken better.',
        'Say it after, just to them: “I laugh along and then it sticks with me for days. I like your jokes, just not that one.” No audience, less defensive.',
      ],
    ],
  },
  {
    id: 'organises-everything',
    pattern: anyOf(
      r`\bthe (?:only )?one (?:organi[sz]ing|planning|arranging|booking)\b`,

      r`\b(?:i(?:'?m| am)|being|always) (?:\w+ ){0,3}(?:the one|the only one|the person|one) (?:who|that|organi[sz]ing|planning|to)(?: \w+){0,2} (?:organi[sz]es?|plans?|arranges?|books?|sets? (?:things|it|everything) up|makes? (?:the )?plans|organi[sz]ing|remembers (?:birthdays|everything))\b`,
      r`\bi(?:'?m| am)? (?:\w+ ){0,2}(?:organi[sz]e|organi[sz]ing|plan|planning|arrange|arranging) (?:everything|it all|all the (?:\w+ )?(?:trips|meet-?ups|dinners|parties|birthdays|holidays))\b`,
      r`\bif i ${dont} (?:\w+ )?(?:organi[sz]e|plan|arrange)\b`,
      r`\b(?:the )?(?:mum|mom|planner|organi[sz]er) of the (?:group|friend group|family)\b`,
    ),
    unless: /\b(?:event planner|(?:disorgani[sz]ed)|housework|chores)\b/,
    ideas: [
      [
        "You might hand on one whole thing, with a date, and then truly leave it there: “The March dinner is somebody else's. I will come wherever it is.” An untidy dinner is the price, and it is a small one.",
        "Pass on one whole thing with a date and then really don't rescue it: “March dinner's someone else's. I'll show up wherever.” A messy dinner is a fair price.",
      ],
    ],
  },
  {
    // Peggy Liu & others, The surprise of reaching out, 2022.
    id: 'one-sided-friendship',
    pattern: anyOf(
      r`\bi(?:'?m| am) (?:\w+ ){0,2}the (?:only )?one (?:\w+ )?(?:reaching out|texting|calling|messaging|making (?:the|an|any|all the) effort|initiating|asking|who makes)\b`,

      r`\b(?:one[- ]sided)\b`,
      r`\bi(?:'?m| am)? (?:\w+ ){0,3}(?:the (?:only )?one|one) (?:who|that)(?: \w+){0,2} (?:texts?|calls?|rings?|messages?|initiates?|reach(?:es)? out|makes? (?:the |an )?effort|starts?|asks?|contacts?)\b`,
      r`\b(?:${myFriend}|friends|she|he|they) (?:\w+ )?(?:only|just) (?:\w+ )?(?:calls?|texts?|messages?|contacts?|rings?|comes?|talks?) (?:\w+ ){0,2}when (?:\w+ )?(?:she|he|they) (?:needs?|wants?|is|has|are)\b`,
      r`\bnever asks? (?:\w+ )?(?:how i am|about me|about my|me anything|how i'?m doing)\b`,
      r`\bi (?:always |do all the )(?:text|message|call|reach out|initiate|reaching out|texting) first\b|\bdo all the (?:reaching out|texting|initiating|listening)\b`,
    ),
    unless:
      /\b(?:husband|wife|boyfriend|girlfriend|marriage|one[- ]sided (?:headache|pain|love|crush)|migraine|my (?:mum|mom|dad|mother|father))\b/,
    ideas: [
      [
        'One way in is to ask for something small before drawing the sum: “I have had a hard week. I would like half an hour of you, just for me.” What comes back tells more than counting messages.',
        "Before you tally it up, ask for one small thing: “Rough week. I'd love half an hour that's just about me.” What comes back tells you more than counting texts.",
      ],
      [
        'Some people let a friendship take the size it shows: lighter, rarer, no longer first in line, and put the freed evening where somebody writes back. Nothing has to be announced or ended.',
        'Some people just let it shrink to the size it really is: lighter, rarer, not top of the list, and spend that evening where someone texts back. No big breakup needed.',
      ],
    ],
  },
  {
    id: 'friends-move-on',
    pattern: anyOf(
      r`\b(?:friends?|mates|everyone|everybody|bestie|people my age|best friend) (?:\w+ ){0,4}(?:engaged|married|marrying|pregnant|babies|a baby|having (?:kids|babies)|has (?:kids|a baby)|have (?:kids|babies)|settled|settling down|buying houses|moving on|kids now)\b`,
      r`\b(?:always the bridesmaid|left behind|being left behind|falling behind everyone|last single (?:one|friend))\b`,
      r`\b(?:third|fifth) wheel\b`,
      r`\bonly (?:single|childless) (?:one|friend|person)\b`,
    ),
    unless: anyOf(
      r`\b(?:left behind (?:my|the|his|her) (?:keys|phone|bag|coat|wallet)|infertil\w*|miscarr\w*|left (?:me|us) behind with (?:debt|kids))\b`,
      death,
    ),
    ideas: [
      [
        'It can help to say both halves to one friend: “I am glad for you, and I miss how it was with us. I would love an hour a month that is only ours.” A small fixed date outlives many big changes.',
        "Say both halves to one friend: “I'm so happy for you and I miss us. Let's keep one hour a month that's just ours.” A tiny fixed date survives a lot.",
      ],
      [
        "Some people add rather than replace: one thing this month where nobody's life is further along, such as a class, a team or a choir, because everybody there is a beginner at the same thing.",
        "Some people add instead of swap: one thing this month where no one's ahead, a class, a team, a choir, because everyone there is a beginner too.",
      ],
    ],
  },
  {
    id: 'no-answer',
    pattern: anyOf(
      r`\b(?:sent|texted|messaged|wrote to|wrote) (?:him|her|them|my ${friend})\b[^.?!]{0,50}\b(?:nothing|no reply|no answer|silence|not a word|crickets)\b`,
      r`\b(?:radio silence|not heard back|haven'?t heard (?:back|from (?:him|her|them)))\b`,

      r`\b(?:ghosted|ghosting|left (?:me )?on (?:read|seen|delivered)|aired me|airing me|blue ticks?)\b`,
      r`\b(?:${myFriend}|(?!(?:i|it|that|this|we|you|which|have|had|has|just|please|to|and|so|but|then|why|or|im|ive)\b)[a-z]+) (?:(?!i )\w+ )?(?:${havent}|${didnt}|never|still ${havent}|${doesnt}|isn't|won't) (?:\w+ )?(?:repl(?:y|ies|ied|ying)|answer(?:ed|ing|s)?|text(?:ed|ing)?|message(?:d)?|written|wrote|write|respond(?:ed|ing)?|got(?:ten)? back|call(?:s|ed)? (?:me|back))(?: to me| back| me| my| to my)?\b`,
      r`\bwaiting (?:for|on) (?:\w+ ){0,3}(?:reply|answer|text|response|message|text back|call back)\b`,
      r`\b(?:no|still no) (?:reply|answer|response|text)\b`,
      r`\bkeep checking (?:my |the )?(?:phone|messages|whatsapp|inbox)\b`,
    ),
    unless: anyOf(
      death,
      r`\b(?:applications?|job|interview|recruiter|employer|clinic|doctor|hospital|results?|letter|form|email from (?:hr|the bank)|i (?:kinda |just |sort of |totally |also )?ghosted|i ${havent} (?:\w+ )?(?:repl|answer|writ)\w*|my ex|missing person|boss|manager|professor|teenager|landlord|council|god|pray\w*)\b`,
    ),
    ideas: [
      [
        'You could send one more, light and with an open door, and then let it rest for a week: “No hurry at all. I would be glad to hear from you when there is room.”',
        "One more message, light, door open, then leave it a week: “No rush at all, would love to hear from you when you've got space.”",
      ],
      [
        'While waiting, some people give the phone a place and two hours of the day, say noon and eight, and put somebody who does answer into the first of them. The gap stays, but it fills less of the day.',
        "While you wait, give checking two slots, like noon and eight, and text someone who does reply in the first one. The gap's still there, just takes up less.",
      ],
    ],
  },
  {
    id: 'new-in-town',
    pattern: anyOf(
      r`\b(?:new (?:in|to) (?:town|the (?:city|area|country|place)|this (?:city|town|place|country)|here)|new city|new town)\b`,
      r`\b(?:just |recently |only )?moved (?:here|to (?:a )?(?:\w+ ){0,3}(?:city|town|country|abroad|place))\b[^.?!]{0,60}\b(?:know|alone|friends?|nobody|no one|lonely)\b`,
      r`\b(?:${dont} (?:\w+ )?know (?:anyone|anybody|a soul|a single person)|know (?:nobody|no one|noone)) (?:here|in this|around|yet|in town|in the)?`,
      r`\b(?:${cant}|hard to|struggling to|how to|${dont} know how to) (?:\w+ )?make (?:new |any )?friends\b`,
      r`\b(?:have )?no friends (?:here|in this|at (?:uni|work|school|all)|anymore)\b`,
    ),
    unless:
      /\b(?:know (?:anyone|anybody|a soul) who|my (?:son|daughter|kid|child) (?:\w+ ){0,3}(?:friends|new)|know nobody (?:likes|loves|cares|wants))\b/,
    ideas: [
      [
        'Friendship tends to grow from seeing the same faces rather than from brave talks. One way in is one weekly thing, same place and hour, for six weeks, and one sentence more each time.',
        'Friends mostly come from seeing the same faces again and again. Pick one weekly thing, same place, same time, six weeks, and say one sentence more each time.',
      ],
      [
        'One thing to try is to use being new as long as it lasts: “I have just moved here and know nobody. I would love one tip for a free Saturday.” People often enjoy answering that.',
        "Use the new-person card while you've got it: “Just moved here, don't know anyone, I'd love one tip for a free Saturday.” People love answering that.",
      ],
    ],
  },
  {
    // David Clark & Adrian Wells, A cognitive model of social phobia, 1995 (watching oneself feeds the fear).
    id: 'dreads-a-gathering',
    pattern: anyOf(
      r`\b(?:party|parties|wedding|reunion|social event|gathering|work do|get-?together|birthday (?:party|dinner|drinks)|christmas (?:party|do|dinner)|networking|baby shower|hen do|stag do|dinner with people|family dinner|event)\b[^.?!]{0,60}\b(?:dread\w*|anxi\w*|nervous|scared|${dont} want to go|terrif\w*|cancel|panic\w*|hate|get out of|know (?:anyone|nobody)|excuse|freak\w*)\b`,
      r`\b(?:dread\w*|anxious|nervous|scared|terrif\w*|hate|cancel|freaking out|bail on|get out of)\b[^.?!]{0,40}\b(?:party|parties|wedding|reunion|social (?:events?|situations?)|gatherings?|work do|get-?togethers?|birthday drinks|small talk|networking|baby shower|hen do|stag do)\b`,
      r`\bsocial anxiety\b|\bsocially (?:awkward|anxious)\b`,
    ),
    unless:
      /\b(?:(?:my|our|planning (?:my|our|the)) (?:own )?wedding|political party|third party|(?:labour|conservative|democratic) party)\b/,
    ideas: [
      [
        'It can help to shrink it: arrive early, one hour, one person you want to speak with, a small task such as carrying plates. Then leave while it is bearable, with a sentence ready: “I am off, lovely evening.”',
        "Shrink it: get there early, one hour, one person to talk to, a little job like carrying plates. Leave while it's still okay with a line ready: “I'm off, lovely night.”",
      ],
      [
        "Some people turn the attention outwards on purpose, since watching oneself tends to feed the fear: the colour of somebody's eyes, one thing to find out about each person. A curious guest needs few words.",
        "Point your attention outwards, watching yourself feeds it: someone's eye colour, one thing to find out about each person. Curious people don't need many words.",
      ],
    ],
  },
  {
    // Thomas Gilovich, Victoria Medvec & Kenneth Savitsky, The spotlight effect in social judgment, 2000.
    id: 'overthinks-what-was-said',
    pattern: anyOf(
      r`\b(?:${cant} stop|keep|keep on) thinking (?:about|of|over) (?:what i (?:\w+ )?(?:said|did|wrote)|that conversation|the conversation|how i (?:said|came across))\b`,
      r`\b${cant} let go of what i said\b`,

      r`\b(?:overthink\w*|over-thinking|replay\w*|going over|go over|rerun\w*|ruminat\w*|obsess\w*|cring\w+|analy[sz]ing)\b[^.?!]{0,50}\b(?:said|conversations?|texts?|what i|message|words|sentence|chat|interaction|every word|sent)\b`,
      r`\b(?:said|sent) something (?:\w+ )?(?:stupid|dumb|weird|wrong|awkward|embarrassing|cringe)\b`,
      r`\bwhy did i (?:\w+ )?(?:say|send|text|write) that\b`,
      r`\b(?:embarrass\w+|made a fool of) myself\b`,
      r`\b(?:think|worry|worried|scared|sure) (?:that )?(?:they|everyone|he|she) (?:all )?(?:think|thinks|thought) i(?:'?m| am| was)? (?:\w+ )?(?:weird|stupid|an idiot|boring|rude|awkward|dumb|annoying)\b`,
    ),
    unless: /\b(?:he said|she said|they said|boss said|doctor said|intrusive|ocd|compuls\w*)\b/,
    ideas: [
      [
        "Others notice far less of us than it seems. One way in is to write down the sentence, then what you recall of somebody else's slip from last month. The difference in length often says it.",
        "People clock way less about us than it feels like. Write down your line, then write what you remember of anyone else's slip last month. The gap says it all.",
      ],
      [
        'A small thing that often helps is to give the replay one sitting: ten minutes with a pen, what was said, what you would say next time, and then up, out of the chair. When it returns: “Already filed.”',
        "Give the replay one slot: ten minutes and a pen, what got said, what you'd say next time, then get up. When it comes back: “Already filed.”",
      ],
    ],
  },
  {
    // Philippe Verduyn & others, Passive Facebook usage undermines affective well-being, 2015.
    id: 'compares-online',
    pattern: anyOf(
      r`\beveryone (?:on|in) (?:\w+ )?(?:instagram|insta|tiktok|facebook|linkedin|social media|my feed)\b`,
      r`\b(?:everyone|everybody|they all|people my age) (?:\w+ ){0,3}(?:better|perfect|successful|further) (?:\w+ )?(?:than me|life|lives|ahead)\b`,

      r`\b(?:compar\w+)\b[^.?!]{0,60}\b(?:instagram|insta|tiktok|facebook|linkedin|social media|online|everyone|others|other people|friends|them|feed|people)\b`,
      r`\b(?:instagram|insta|tiktok|facebook|linkedin|social media|feed|stories)\b[^.?!]{0,60}\b(?:compar\w+|worse|jealous|envy|envious|perfect|behind|better than|feel (?:like )?(?:shit|bad|ugly|inadequate|small|a failure)|their li(?:fe|ves))\b`,
      r`\beveryone(?:'s| is| else is| has|else'?s)? ${gap(3)}(?:ahead of me|better than me|doing better|life together|figured out|sorted)\b`,
      r`\b(?:jealous|envious) of (?:my |other )?(?:\w+ )?(?:friend'?s?'?|sister'?s?|brother'?s?|people'?s?|everyone'?s?|their|her|his) (?:success|life|lives|job|body|house|career|money|promotion|holidays?)\b`,
    ),
    unless: /\b(?:(?:he|she|mum|mom|dad|mother|father|boss|husband|wife|they) compares? me|ex'?s?)\b/,
    ideas: [
      [
        "Scrolling past others' lives tends to sting more than writing to one of them. It can help to mute three accounts that leave a bruise, and to send one real message to somebody you like instead.",
        "Watching people's lives stings more than talking to them. Mute three accounts that leave a bruise, and send one actual message to someone you like.",
      ],
      [
        'Some people turn envy into a question for themselves, on paper: which single piece of that would I want on a rainy Tuesday. Then they take the smallest part of it into this week.',
        'Use the envy as a hint, on paper: which one piece of that would I want on a rainy Tuesday. Then grab the tiniest bit of it for this week.',
      ],
    ],
  },
];
