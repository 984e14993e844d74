// Ideas for money, habits, and living wall to wall. What these files are for: counsel.ts.
import type { Counsel } from './counsel.ts';
import { anyOf, cant, friend, gap, r, relative } from './words.ts';

const sharer = r`(?:flat ?mates?|room ?mates?|house ?mates?|roomies?|roomie)`;
const ofSomebodyElse =
  /\b(?:my (?:[\w-]+ )?(?:husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mom|mother|brother|sister|son|daughter|friend|mate|uncle|ex|flatmate|roommate)|he|she)(?:'s)? (?:[\w']+ ){0,3}(?:drinks?|drinking|drank|smokes?|smoking|gambles?|gambling|bets?|betting|vapes?|alcoholic|drunk)\b/;

export const counselOnMoneyAndHabits: readonly Counsel[] = [
  {
    // G. Alan Marlatt & Judith Gordon, Relapse Prevention, 1985 (an urge rises and falls like a wave).
    id: 'gambling',
    pattern: anyOf(
      r`\bgambl\w*\b`,
      r`\b(?:betting|bet365|sportpesa|online casino|casino|slot machines?|the slots|sports bets?|scratch ?cards|the bookies|(?:on|played|playing) aviator)\b`,
      r`\bchas(?:e|ing) (?:my )?losses\b`,
    ),
    unless: anyOf(
      ofSomebodyElse.source,
      r`\b(?:gamble (?:on (?:a|this|moving)|worth)|(?:is|'s|was|be) a gamble|a bit of a gamble|bet (?:you|he|she|they)|i bet (?:you|he|she|they|it|that)|betting shop)\b`,
    ),
    ideas: [
      [
        'One thing to try is to put doors between the urge and the money today: a gambling block at the bank where there is one, self-exclusion at the sites, and a card that somebody you trust looks after for a while.',
        'Put doors between the urge and the money today: a gambling block if your bank has one, self-exclusion on the sites, and your card with someone you trust for a bit.',
      ],
      [
        'An urge tends to rise, stand and fall, often within half an hour. Some people tell one person as it rises, “I want to bet, I am walking instead”, and walk without phone or card until it has gone down.',
        'Urges go up, hang there, then drop, often inside half an hour. Text one person, “want to bet, walking instead”, and walk with no phone money or card till it dips.',
      ],
    ],
  },
  {
    // NICE CG115, Alcohol-use disorders, 2011: people who depend on alcohol are helped to withdraw under medical care.
    id: 'own-drinking',
    pattern: anyOf(
      r`\b(?:i|i'?m) (?:\w+ ){0,4}(?:wine|beers?|vodka|gin|whisky|whiskey|drinks?|pints?|drunk|drinking) (?:most|almost every|nearly every|every|each) (?:night|day|evening)s?\b`,
      r`\bi (?:think i )?(?:\w+ )?(?:get|got) drunk (?:every|most|again|too)\b`,

      r`\b(?:i|i'm|i've|i am|my|me) (?:\w+ ){0,4}(?:drinking|drink) (?:\w+ ){0,3}(?:too much|every (?:night|day|evening|weekend)|again|more than|alone|a lot|so much|problem|habit|to (?:cope|sleep|relax|forget|calm))\b`,
      r`\b(?:cut down|cut back|stop|quit|give up|drink less|less) ?(?:on )?(?:\w+ )?(?:drinking|alcohol|booze|wine|beer)\b`,
      r`\b(?:bottle|glass(?:es)?|cans?|pints?|beers?) (?:of (?:wine|vodka|gin|beer|whisky|whiskey) )?(?:\w+ )?(?:every|each|a|per) (?:night|evening|day)\b`,
      r`\bi (?:\w+ )?(?:need|reach for|have|pour) (?:\w+ ){0,2}(?:a drink|wine|a glass|a beer) (?:to|every|after|when)\b`,
      r`\b(?:one|a) (?:glass|drink) (?:turns into|becomes)\b`,
    ),
    unless: anyOf(
      ofSomebodyElse.source,
      r`\b(?:water|coffee|tea|cola|energy drinks?|milk|juice|fizzy|pregnan\w*|shak(?:es|ing|y)|seizures?|withdrawal|hallucinat\w*|detox)\b`,
    ),
    ideas: [
      [
        'If it is a lot and every day, cutting down with a doctor is safer than stopping at once. Otherwise a first step can be to write each drink down for a week, with the hour and what came before.',
        "If it's heavy and daily, cut down with a doctor, stopping dead can be dangerous. Otherwise just log each drink for a week: what time, and what came right before.",
      ],
      [
        'Where drinking is heavy and daily, a doctor helps to lower it step by step, which is safer than a sudden stop. Where it is lighter, some people move the first glass an hour later and eat before it.',
        "If it's heavy and daily, a doctor can help bring it down safely, no sudden stop. If it's lighter, some people push the first glass back an hour and eat first.",
      ],
    ],
  },
  {
    // G. Alan Marlatt & Judith Gordon, Relapse Prevention, 1985 (urge surfing); NICE NG209, Tobacco, 2021 (stop-smoking support).
    id: 'smoking',
    pattern: anyOf(
      r`\b(?:smoking|cigarettes?|cigs?|vaping|vapes?|nicotine|fags|juul|snus)\b`,
      r`\bi (?:\w+ ){0,3}(?:smoke|smoked|smoking|vape) (?:\w+ ){0,3}(?:again|a pack|too much|when|a day|because|every)\b`,
    ),
    unless: anyOf(
      ofSomebodyElse.source,
      r`\b(?:smoking (?:gun|hot|weed|crack|meth)|smoke (?:alarm|detector)|vape shop|neighbou?rs?|passive smoking|second-?hand|pregnan\w*)\b`,
    ),
    ideas: [
      [
        'A craving tends to pass within minutes whether or not it is fed. It can help to change place at once, with cold water and busy hands, and to have a pharmacist or stop-smoking service alongside for the rest.',
        'Cravings tend to pass in minutes whether you feed them or not. Move spots straight away, cold water, busy hands, and get a pharmacist or quit service on your side.',
      ],
      [
        'Some people let go of one moment in the day first, the least loved one, and put something small in its place at the same hour. After a slip they only note what came before it, and go on.',
        'Start by dropping just one, the one you care about least, and swap something small into that slot. If you slip, note what came before it and carry on.',
      ],
    ],
  },
  {
    id: 'snacking',
    pattern: anyOf(
      r`\b(?:snacking|snack (?:all|every|at night|too|when|constantly|so)|(?:midnight|late[- ]night) snacks?|comfort eat\w*|stress eat\w*|emotional eat\w*|boredom eat\w*|late[- ]night eating|eating (?:out of|from|when i'?m) (?:boredom|stress|bored|stressed|sad)|sugar cravings?)\b`,
      r`\b(?:eat|eating) (?:\w+ ){0,3}(?:crisps|chips|chocolate|biscuits|sweets|ice cream|junk|cookies) (?:\w+ ){0,3}(?:every|at night|in front of|when|until|because|instead)\b`,
    ),
    unless: anyOf(
      r`\b(?:diet\w*|weight|calor\w*|fat|bing\w*|purg\w*|skinny|diabet\w*|my (?:son|daughter|kids?|child|toddler)|healthy snacks? for)\b`,
    ),
    ideas: [
      [
        'It can help to ask one word before the cupboard opens: hungry, tired, bored or lonely. Hunger gets a plate at the table, and each of the others gets something of its own, without any food being forbidden.',
        "Before the cupboard, pick one word: hungry, tired, bored or lonely. Hungry gets a plate at the table, the others get their own thing, and no food's banned.",
      ],
      [
        'Regular meals earlier in the day often make the evening quieter. Some people also give that hour another occupation for the hands, such as mending, a puzzle or a bath, before they decide about the biscuits.',
        'Proper meals earlier usually make evenings quieter. Some people give that hour another hands-on thing first, like a puzzle or a bath, then decide about the biscuits.',
      ],
    ],
  },
  {
    id: 'money-not-paid-back',
    pattern: anyOf(
      r`\b(?:${relative}|family|${friend}|he|she|they|flatmate|roommate|colleague) (?:\w+ ){0,2}owes? me\b`,
      r`\b(?:hasn'?t|has not|haven'?t|never|still hasn'?t|won'?t|didn'?t) (?:\w+ )?(?:paid|pays?|paying|given|gives?) (?:me )?(?:it |the money |my money )?back\b`,
      r`\bi (?:have |had )?(?:lent|loaned) (?:[\w']+ ){1,5}?(?:money|\d+|hundreds?|thousands?|cash|euros?|pounds|dollars)\b`,
      r`\b(?:want|get|getting|ask for|need) my money back\b`,
    ),
    unless:
      /\b(?:owes? me (?:an apology|an explanation|nothing)|an ear|refund|shop|scam\w*|met online|casino|bitcoin|crypto|gambl\w*|get back (?:at|to) me)\b/,
    ideas: [
      [
        'Small and dated tends to be easier to answer than the whole sum: “I lent you some money in spring. I would like it back in parts, from this month on. Please tell me which day suits you.”',
        "Small and dated is easier to answer than the whole lot: “I lent you some money a while back. I'd like it in bits, starting this month. Tell me which day works.”",
      ],
      [
        'Some people choose a figure they could let go of without bitterness, and a figure they would ask for once more in writing. Knowing both beforehand keeps the talk about money, and not about the past.',
        "Pick two numbers first: what you could let go without being bitter, and what you'd ask for once more in writing. Keeps it about the money, not old drama.",
      ],
    ],
  },
  {
    id: 'lending-to-family',
    pattern: anyOf(
      r`\b(?:i (?:[\w']+ ){0,3}(?:lend|lent|loaned|gave|give|send|sent)|lending|borrows|borrowing|borrowed) ${gap(6)}(?:money|cash|loan|pay (?:me )?back)\b[^.?!]{0,50}`,
      r`\b(?:${relative}|family|relatives|friend|they|he|she) (?:\w+ ){0,3}(?:asks?|asking|asked|wants?|needs?|begs?) (?:\w+ ){0,3}(?:for )?(?:money|cash|a loan|me to lend)\b`,
      r`\bblack tax\b`,
    ),
    unless:
      /\b(?:bank loan|student loan|scam\w*|(?:wants?|need) (?:his|her|their) money back|met online|gift card|lend (?:me )?an ear|loan shark|bitcoin|crypto|i (?:asked|want|need) (?:\w+ )?(?:for )?(?:a )?loan)\b/,
    ideas: [
      [
        'One way in is to decide alone, beforehand, what you could give without ever seeing it again, and to offer only that: “I cannot lend it. I can give you this much, and that is all I have for it.”',
        "Decide on your own first what you could give and never see again, then offer just that: “I can't lend it. I can give you this much and that's all I've got.”",
      ],
      [
        'A small thing that often helps is to win a night: “I do not decide about money the same day, I will tell you tomorrow.” And offer something else that is truly yours to give, such as sorting the bills together.',
        "Buy a night: “I don't decide money stuff the same day, I'll tell you tomorrow.” And offer something else that's truly yours to give, like going through the bills together.",
      ],
    ],
  },
  {
    id: 'money-fear',
    pattern: anyOf(
      r`\b(?:worr\w+|scared|afraid|anxious|stress\w*|panic\w*|terrified|fear|losing sleep)\b[^.?!]{0,40}\b(?:money|bills|rent|mortgage|finances|savings|bank (?:account|balance)|afford)\b`,
      r`\b(?:money|bills|rent|mortgage|finances|bank account|bank balance)\b[^.?!]{0,40}\b(?:worr\w+|scar\w+|afraid|anxious|stress\w*|panic\w*|terrif\w*|tight|short|look at|running out|not enough|keeps me)\b`,
      r`\b(?:${cant} (?:afford|pay|make) (?:\w+ ){0,2}(?:rent|bills|mortgage|food|heating|ends meet|electricity|anything)|i(?:'?m| am| was)? (?:\w+ )?broke (?:again|this month|before)|i(?:'?m| am) (?:so |always )?broke|run out of money|paycheck to paycheck|living hand to mouth)\b`,
    ),
    unless: /\b(?:gambl\w*|betting|broke (?:up|down|my)|loan shark)\b/,
    ideas: [
      [
        'You might look at it once a week at a fixed half hour, with tea, and not at other times: what came, what goes, by which date. Known figures tend to frighten less than guessed ones.',
        'Look at it once a week at a set half hour, with tea, and leave it alone otherwise: what came in, what goes out, by when. Real numbers scare less than guessed ones.',
      ],
      [
        'One way in is to sort by what happens if it waits: home, warmth and food first. Then one call to whoever comes next, before the date: “I can pay half now. Please tell me how we arrange the rest.”',
        "Sort by what happens if it waits: home, heat and food first. Then call whoever's next, before the date: “I can pay half now, let's sort a plan for the rest.”",
      ],
    ],
  },
  {
    id: 'flatmate-dishes',
    pattern: anyOf(
      r`\b${sharer}\b[^.?!]{0,60}\b(?:dish(?:es)?|clean\w*|mess\w*|dirty|kitchen|bathroom|rubbish|trash|bins?|plates|tidy|washing|chores|food|filthy|slob)\b`,
      r`\b(?:dish(?:es)?|clean\w*|mess\w*|dirty|kitchen|bathroom|rubbish|trash|bins?|plates|chores)\b[^.?!]{0,50}\b${sharer}\b`,
    ),
    ideas: [
      [
        'It can help to speak on a day without dirty plates, about a rule instead of a crime: “I would like the sink empty by evening. I take weekdays, you take weekends, we look again in a month.”',
        "Bring it up on a day with no dirty plates, and make it a rule not a crime: “Sink empty by night. I'll do weekdays, you do weekends, we check in a month.”",
      ],
      [
        'Some people make the thing smaller instead: each has two plates, two cups and a mug of one colour, the rest goes in a box. What is dirty then has an owner, and nobody has to say so.',
        'Some people just shrink the problem: two plates and a mug each, one colour per person, rest in a box. Dirty stuff has an owner and no one has to say it.',
      ],
    ],
  },
  {
    id: 'flatmate-noise',
    pattern: anyOf(
      r`\b${sharer}\b[^.?!]{0,60}\b(?:noise|noisy|loud\w*|music|parties|party|gaming|shout\w*|guests|boyfriend over|girlfriend over|people over|keeps me (?:up|awake)|late at night)\b`,
    ),
    ideas: [
      [
        'One way in is to offer a trade with hours in it: “From eleven on weeknights I need it quiet. On Saturdays the flat is yours as loud as you like.” A trade tends to hold better than a complaint.',
        'Offer a trade with actual hours: “Quiet from eleven on weeknights, Saturdays be as loud as you want.” A trade holds up better than a complaint.',
      ],
    ],
  },
  {
    id: 'noisy-neighbours',
    pattern: anyOf(
      r`\bneighbou?rs?\b[^.?!]{0,60}\b(?:noise|noisy|loud\w*|music|part(?:y|ies)|bark\w*|dogs?|stomp\w*|bass|drill\w*|shout\w*|scream\w*|tv|keeps? me (?:up|awake)|footsteps|banging)\b`,
      r`\b(?:noise|noisy|loud\w*|music|barking|bass|stomping|drilling)\b[^.?!]{0,50}\b(?:neighbou?rs?|upstairs|next door|flat above|downstairs|through the wall)\b`,
      r`\b(?:upstairs|next door|people above)\b[^.?!]{0,40}\b(?:noise|noisy|loud|stomp\w*|music|bark\w*)\b`,
    ),
    unless:
      /\b(?:hits? (?:her|him|the)|crying for help|fighting upstairs|screaming at (?:her|him|the)|my baby|complain(?:s|ed)? about (?:me|us|my))\b/,
    ideas: [
      [
        'You could knock on a quiet afternoon rather than in the middle of it, with a name and a figure: “I live close by. After eleven I hear it in my bedroom. Here is my number, a text is fine.”',
        "Knock on a calm afternoon, not mid-noise, with a name and a specific: “I live close by. After eleven I hear it in my bedroom. Here's my number, just text.”",
      ],
      [
        'Some people keep a simple log for two weeks, with dates and hours, in case the landlord or council is needed later, and meanwhile move the bed to another wall and let a fan or soft rain run.',
        "Keep a simple log for two weeks, dates and times, in case the landlord or council's needed later. Meanwhile shift the bed to another wall and run a fan or rain sounds.",
      ],
    ],
  },
];
