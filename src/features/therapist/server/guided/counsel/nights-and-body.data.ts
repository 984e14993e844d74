// Ideas for the bed, the early hours, fear in the body and waiting for a doctor. What these files are for: counsel.ts.
import type { Counsel } from './counsel.ts';
import { anyOf, cant, dont, gap, r } from './words.ts';

const ofAChild = r`\b(?:baby|toddler|newborn|my (?:son|daughter|kids?|child|children|teenager|little one|husband|wife|partner|boyfriend|girlfriend) (?:\w+ )?(?:can'?t|won'?t|wakes|doesn'?t|is|keeps))\b`;

export const counselOnNightsAndBody: readonly Counsel[] = [
  {
    // David Clark, A cognitive approach to panic, 1986; Paul Salkovskis, The importance of behaviour in the maintenance of
    // anxiety and panic, 1991 (getting away keeps the fear alive).
    id: 'panic-among-people',
    pattern: anyOf(
      r`\b(?:panic\w*|panic attacks?|freak(?:ed|ing)? out|${cant} breathe|heart (?:races|racing|pounds|pounding))\b[^.?!]{0,50}\b(?:shops?|supermarket|store|mall|bus|train|tube|metro|underground|subway|queue|crowds?|crowded|cinema|lift|elevator|matatu|tesco|aldi|lidl|motorway|plane|public)\b`,
      r`\b(?:shops?|supermarket|store|mall|bus|train|tube|metro|underground|subway|queue|crowds?|crowded|cinema|lift|elevator|matatu|tesco|plane)\b[^.?!]{0,50}\b(?:panic\w*|${cant} breathe|freak(?:ed|ing)? out)\b`,
    ),
    unless: /\b(?:chest pain|faint(?:ed|ing)?|passed out|panic buying|collapsed|asthma|attacked|mugged)\b/,
    ideas: [
      [
        'One thing to try is to stay where you are until the wave has begun to fall, if the place is safe: a hand on the shelf or rail, both feet felt, each breath out longer than the breath in.',
        'If the place is safe, try staying till the wave starts to drop: hand on the rail or shelf, feel both feet, breathe out longer than in. Leaving mid-peak makes next time scarier.',
      ],
      [
        'One way back is a ladder: first only to the door, then one item or one stop, at a quiet hour, with somebody or a voice in the ear. Each step is repeated until it grows dull.',
        "Build back with a ladder: just the door, then one item or one stop, at a quiet time, with a mate or a voice in your ear. Repeat each step till it's boring.",
      ],
    ],
  },
  {
    // Thomas Borkovec & others, Stimulus control applications to the treatment of worry, 1983 (a set time for worry).
    id: 'waits-for-results',
    pattern: anyOf(
      r`\b(?:waiting (?:for|on)|wait (?:for|on)|awaiting|still no) ${gap(4)}(?:test|scan|biopsy|blood|medical|mri|ct|hospital|lab|screening|smear|mammogram)? ?(?:results?|biopsy|scan|diagnosis)\b`,
      r`\b(?:biopsy|scan|mri|ct|blood tests?|mammogram|smear|colonoscopy)\b[^.?!]{0,60}\b(?:waiting|results?|wait|hear|days|week)\b`,
      r`\b(?:results?) (?:come|comes|are|will be|back) (?:\w+ ){0,3}(?:monday|tuesday|wednesday|thursday|friday|next week|in a (?:week|few days)|tomorrow)\b`,
    ),
    unless:
      /\b(?:exams?|a-?levels?|gcses?|uni|grades?|election|job|interview|school|course|marks|football|driving test)\b/,
    ideas: [
      [
        'It can help to find out how word will come: on which day, by letter or telephone, and whom to ring if nothing does. Then plan who is with you in that hour, whatever they say.',
        "Get the logistics: call and find out which day, letter or phone, who to ring if nothing comes. Then line up who's with you in that hour, whatever the answer.",
      ],
      [
        'Some people give the fear a fixed half hour a day, with a pen, for questions to put to the doctor. When it knocks at other hours they note one word and leave it for that half hour.',
        'Give the fear a set half hour a day with a pen, writing questions for the doctor. When it pops up outside that, jot one word and save it.',
      ],
    ],
  },
  {
    // Floor Kroese & others, Bedtime procrastination, 2014.
    id: 'phone-in-bed',
    pattern: anyOf(
      r`\bscroll\w* (?:\w+ ){0,2}(?:till|until|til) \w+\b`,
      r`\b(?:scroll\w*|on my phone|tiktok|reels|youtube) (?:for hours|all night|for ages)\b`,
      r`\bphone (?:in|to|into) (?:my )?bed\b`,

      r`\b(?:phone|scroll\w*|tiktok|instagram|insta|reels|youtube|doomscroll\w*|screen|social media)\b[^.?!]{0,50}\b(?:in bed|bed ?time|before (?:bed|sleep)|at night|until (?:\d+|one|two|three|four|midnight)|till (?:\d+|one|two|three|four|midnight)|under the (?:covers|duvet)|asleep|past midnight|all night|at (?:2|3|two|three) ?am)\b`,
      r`\b(?:in bed|at night|bed ?time|until (?:one|two|three|\d)|till (?:one|two|three|\d))\b[^.?!]{0,50}\b(?:on my phone|scroll\w*|doomscroll\w*|tiktok|reels)\b`,
      r`\bdoom-?scroll\w*\b`,
      r`\b(?:${cant} (?:stop scrolling|put (?:my|the) phone (?:down|away))|(?:addicted to|always on|glued to) my phone|screen ?time|hours on (?:my phone|tiktok|instagram|reels))\b`,
    ),
    unless:
      /\b(?:(?:he|she|husband|wife|boyfriend|girlfriend|partner|son|daughter|kids?|teenager)(?:'s| is| are)? (?:\w+ ){0,3}(?:on (?:his|her|their)|phone|scroll\w*|tiktok)|my ex|phone call)\b/,
    ideas: [
      [
        "It tends to go better with distance than with willpower: a charger in the kitchen, a plain alarm clock by the bed, and something dull and pleasant on the pillow in the phone's place, such as an old favourite book.",
        "Distance beats willpower: charger in the kitchen, basic alarm clock by the bed, and something cosy and dull on the pillow instead, like a book you've read before.",
      ],
      [
        'Some people set the end while they are still awake enough to mean it: an alarm at half past ten that says “feet on the floor, plug it in outside”. One fixed move replaces the arguing.',
        'Set the cut-off while you still mean it: alarm at half ten that says “feet on floor, plug it in outside”. One fixed move, no debating yourself.',
      ],
    ],
  },
  {
    // Floor Kroese & others, Bedtime procrastination: introducing a new area of procrastination, 2014.
    id: 'puts-off-bedtime',
    pattern: anyOf(
      r`\b(?:bed ?time procrastinat\w*|revenge bed ?time|put(?:ting)? off (?:going to )?(?:bed|sleep)|avoid(?:ing)? (?:going to )?bed)\b`,
      r`\b(?:stay|staying|stayed) up (?:\w+ ){0,2}(?:too late|way too late|late|until|till|past|for no reason)\b`,
      r`\b(?:${cant}|never|${dont}) (?:\w+ ){0,2}go to bed (?:on time|early|at a)\b`,
      r`\bonly time (?:i have |i get )?(?:for|to) myself\b`,
    ),
    unless: anyOf(
      ofAChild,
      r`\b(?:stayed up (?:late )?(?:with|for) (?:my|the|him|her)|work(?:ing)? late|wait(?:ing|ed)? up)\b`,
    ),
    ideas: [
      [
        "Late hours often stand in for time of one's own. It can help to take twenty minutes of that earlier, door closed, on purpose, and to begin the way to bed while there is still strength: teeth at nine.",
        "Late nights are often the only me-time going. Grab twenty minutes of it earlier, door shut, on purpose, and start the bed stuff while you've got energy: teeth at nine.",
      ],
    ],
  },
  {
    // Richard Bootzin, Stimulus control treatment for insomnia, 1972; Allison Harvey, A cognitive model of insomnia, 2002.
    id: 'wakes-in-the-night',
    pattern: anyOf(
      r`\b(?:wake|woke|wakes|waking|awake|wide awake|i'?m up|i am up) (?:up )?(?:\w+ )?(?:again )?(?:at|around|by|every night at|from) (?:about )?(?:1|2|3|4|5|one|two|three|four|five)(?:[:.]\d\d)? ?(?:am|a\.m|in the (?:morning|night)|o'?clock|every|again|and|with)?`,
      r`\b(?:wake|waking|woke) (?:up )?(?:in the middle of the night|several times|every (?:hour|two hours|night)|too early|in the night|during the night)\b`,
      r`\b(?:3|three|4|four) ?am (?:wake|waking|thoughts|wide awake|again)\b`,
    ),
    unless: anyOf(ofAChild, r`\b(?:night shift|get up at|alarm|for work|nightmares?|night sweats)\b`),
    ideas: [
      [
        'A small thing that often helps is to turn the clock away, and when sleep does not return within what feels like a quarter of an hour, to sit elsewhere in low light with something dull, and go back only when the eyes are heavy.',
        "Turn the clock round. If sleep's not back in what feels like fifteen minutes, go sit somewhere dim with something boring and come back when your eyes are heavy.",
      ],
      [
        "Some people make one rule for those hours: nothing gets decided or added up before breakfast. A pad by the bed takes one word of the worry, and the rest is told: “Eight o'clock, at the table.”",
        "One rule for those hours: nothing gets decided before breakfast. Put one word of the worry on a pad and tell the rest: “Eight o'clock, at the table.”",
      ],
    ],
  },
  {
    // Michael Scullin & others, The effects of bedtime writing on difficulty falling asleep, 2018 (a to-do list helped).
    id: 'mind-races-at-night',
    pattern: anyOf(
      r`\bhead hits the pillow\b`,
      r`\b${cant} (?:switch|turn) (?:my (?:brain|mind|head|thoughts) off|off my (?:brain|mind|head|thoughts))\b`,

      r`\b(?:mind|brain|head|thoughts) (?:\w+ ){0,4}(?:rac(?:es|ing|e)|spin(?:s|ning)?|won'?t (?:stop|shut up|switch off|quiet|turn off)|doesn'?t (?:stop|shut up|switch off)|never (?:stops|shuts up|switches off)|goes? (?:round|crazy|wild)|on overdrive)\b[^.?!]{0,40}\b(?:night|bed|sleep|lie down|dark|evening)\b`,
      r`\b(?:at night|in bed|lie down|bed ?time|before sleep|night comes)\b[^.?!]{0,60}\b(?:mind|brain|head|thoughts|thinking|overthink\w*|worr(?:y|ies|ying))\b`,
      r`\b(?:thinking|overthinking|worrying|worry|overthink|racing thoughts) (?:\w+ ){0,3}(?:at night|in bed|all night|keeps me (?:up|awake)|before (?:bed|sleep))\b`,
      r`\blie (?:there |in bed )?awake (?:thinking|worrying|going over)\b`,
    ),
    unless: /\b(?:voices|nightmares?)\b/,
    ideas: [
      [
        'Five minutes with a pen before bed, writing what has to be done tomorrow and the first step of each, tends to help people fall asleep sooner. The list stays outside the bedroom.',
        "Five minutes with a pen before bed, tomorrow's to-dos plus the first step of each, tends to help people drop off quicker. The list sleeps outside the bedroom.",
      ],
      [
        'Some people give the mind something mild to hold: a walk through a house they know, room by room, or an animal for every letter. It is not about winning, only about a softer track.',
        'Give your brain something soft to chew: walk through a house you know room by room, or an animal for each letter. Not about winning, just a gentler track.',
      ],
    ],
  },
  {
    // Richard Bootzin, Stimulus control treatment for insomnia, 1972; Allison Harvey, A cognitive model of insomnia, 2002.
    id: 'cannot-fall-asleep',
    pattern: anyOf(
      r`\b(?:${cant}|struggl\w+ to|trouble|hard to|unable to|never|problems?|difficulty) (?:\w+ )?(?:sleep|fall asleep|falling asleep|sleeping|get to sleep|get any sleep|drop off)\b`,
      r`\b(?:insomnia|insomniac|sleepless|no sleep|lying awake|lie awake|lay awake|toss(?:ing)? and turn(?:ing)?)\b`,
      r`\b(?:${dont}|not|barely|hardly|haven'?t) (?:\w+ )?(?:sleep(?:ing)?|slept)\b`,
      r`\b(?:sleep|slept) (?:so |very |really )?(?:badly|terribly|poorly|awful|like shit|only (?:two|three|four|\d) hours|(?:two|three|four|\d) hours)\b`,
    ),
    unless: anyOf(
      ofAChild,
      r`\b(?:sleep (?:with|together|next to|over)|sleeping with|slept with|no need (?:for|to) sleep|don'?t need sleep|days without sleep|(?:not|haven'?t) slept (?:since|(?:for|in|at all in) (?:\w+ )?days)|snor\w*|nightmares?|neighbou?rs?|flatmate|roommate|noise|music)\b`,
    ),
    ideas: [
      [
        'You might keep the getting-up time the same every day, also after a bad night, and let bedtime move. Going to bed only when truly sleepy tends to knit bed and sleep together again.',
        "Keep your wake-up time the same every day, even after a bad night, and let bedtime move. Only going to bed when you're properly sleepy tends to re-link bed and sleep.",
      ],
      [
        'Trying hard to sleep tends to wake people up. Some turn it round and lie with their eyes open in the dark, aiming only to rest, with the clock out of sight, and leave sleep to come uncalled.',
        'Trying hard to sleep usually wakes you up more. Flip it: lie there eyes open in the dark, just aiming to rest, clock out of sight, and let sleep turn up on its own.',
      ],
    ],
  },
  {
    // Peter Gollwitzer, Implementation intentions, 1999.
    id: 'getting-up',
    pattern: anyOf(
      r`\b(?:drag|dragging|peel|haul|force|get) myself (?:out of bed|up in the morning|up)\b`,

      r`\b(?:${cant}|hard to|struggle to|struggling to|hardly|unable to|trouble|difficult to|hate|barely) (?:\w+ )?(?:get(?:ting)? (?:up|out of bed)|wak(?:e|ing) up|leav(?:e|ing) (?:my|the) bed)\b`,
      r`\b(?:snooze|snoozing|sleep through (?:my|the|every) alarms?|slept through (?:my|the|every) alarms?|oversleep\w*|overslept)\b`,
      r`\b(?:stay|staying|stuck|lie|lying) in bed (?:until|till|for hours|all morning)\b`,
      r`\bmornings are (?:\w+ )?(?:hard|the worst|hell|awful|impossible|difficult)\b`,
    ),
    unless: anyOf(
      ofAChild,
      r`\b(?:never wake up|not wake up|surgery|broken leg|won'?t wake|morning sickness)\b`,
    ),
    ideas: [
      [
        'It can help to decide on one single movement and nothing after it: when the alarm rings, feet on the floor, curtain open. The alarm lives across the room, and something warm waits in the kitchen.',
        "Decide on one move, nothing after it: alarm goes, feet on floor, curtain open. Alarm lives across the room and something warm's waiting in the kitchen.",
      ],
      [
        'Some people put a person into the morning: a message to a friend at half past seven, “up”, and one back. It asks little, and it gives the first minute somebody in it.',
        'Put a person in your morning: text a mate “up” at half seven and get one back. Takes nothing and now the first minute has someone in it.',
      ],
    ],
  },
];
