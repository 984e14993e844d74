// Danger from and to others, told in pieces: a bed that is dreaded, a child and her game, a car parked near somebody.
import type { InPieces, Piece } from './piece.ts';

export const pieces: readonly Piece[] = [
  {
    id: 'spouse',
    pattern:
      /\b(?:husband|wife|married|marriage|boyfriend|partner|fiance|girlfriend|hubby|mume|bwana)\b|\b(?:he|she) is (?:a )?good (?:dad|father|mum)\b/,
  },
  {
    id: 'dreads-bed',
    pattern:
      /\b(?:do not like|dread|hate|scared of|worst part is) (?:bed ?time|night ?times?|going to bed|the bedroom|when the lights? (?:go|goes) (?:off|out)|bed)\b|\b(?:wife|wifely|marital|my) (?:s )?(?:job|duty|duties)\b/,
    unless: /\b(?:kids?|children|toddler|story|stories|insomnia|can not sleep|nightmares)\b/,
  },
  {
    id: 'waits-till-over',
    pattern:
      /\bi (?:\w+ )?(?:lie|lay|stare|look|count|close my eyes|wait|stay still|go somewhere else)\b.{0,40}\b(?:there|(?:till|until) (?:it|he|she) (?:is |has )?(?:stops?|over|done|finish\w*)|ceiling|in my head)\b|\b(?:used to|told him|told her|say|said) (?:no|stop|i (?:do|did) not want)\b.{0,40}\b(?:difference|anyway|still|not listen|carries on)\b|\b(?:do not|does not|did not) make (?:a|any) difference\b/,
    unless: /\b(?:dentist|scan|mri|needle|migraine|panic|insomnia|massage|jab|storm|thunder)\b/,
  },
  {
    id: 'mums-boyfriend',
    pattern:
      /\b(?:mums?|moms?|mother s|mum s|mom s|her|his) (?:new )?(?:boyfriend|partner|fella|husband|bloke|man)\b|\b(?:stepdad|stepfather|uncle|grandad|babysitter|lodger|cousin|coach)\b/,
  },
  {
    id: 'child-fears-game',
    pattern:
      /\b(?:she|he|they|sister|brother|daughter|son)\b.{0,30}\b(?:does not|do not|doesnt|not|hates?|scared of) (?:like|want|playing|to play)? ?(?:the|that|his|their|those) (?:\w+ )?(?:games?|tickl\w*|bath ?times?|secrets?|visits?|sleepovers?)\b|\b(?:sleep|sleeps) in my bed (?:every night )?now\b/,
    unless: /\b(?:monopoly|fortnite|football|minecraft|board games?|video|netball|xbox|loses|losing)\b/,
  },
  {
    id: 'wants-sleep-in-my-bed',
    pattern:
      /\b(?:sister|brother|daughter|son|she|he)\b.{0,30}\b(?:sleep|sleeps|sleeping|get in|come in|climb\w*)\b.{0,20}\b(?:my|our) bed\b|\b(?:wet(?:s|ting)?|wee\w*) the bed\b|\bwill not be alone with\b/,
  },
  {
    id: 'parked-near-them',
    pattern:
      /\b(?:parked|waiting|sat|sitting|stood|standing|still)\b.{0,20}\b(?:outside|am|there|here|opposite|his|her|their)\b/,
  },
  {
    id: 'has-a-weapon',
    pattern:
      /\b(?:got|have|brought|with|holding|bought)\b.{0,20}\b(?:petrol|knife|hammer|bat|gun|acid|matches|machete|panga|crowbar|lighter fluid|axe)\b.{0,15}\b(?:with me|in (?:the|my) (?:car|boot|bag|pocket|hand)|on me|ready|here)\b/,
    unless: /\b(?:station|mower|camping|bbq|barbecue|fishing|cricket|baseball|tools?|fix\w*|shelf)\b/,
  },
  {
    id: 'ex-or-enemy',
    pattern:
      /\b(?:ex|new (?:bloke|boyfriend|fella|man|girlfriend|guy)|neighbou?r|boss|stepdad|landlord|him|her place|she has got|bullies|that (?:guy|man|woman))\b/,
  },
  {
    id: 'knows-when-alone',
    pattern:
      /\bi know (?:what time|when|where|which way) (?:he|she|they)\b.{0,40}\b(?:goes?|walks?|leaves?|smoke|home|parks?|lives?|alone|out|finish\w*|sleeps?)\b.{0,60}\b(?:dark|nobody|no one|alone|no cameras?|quiet|waiting|with (?:my|a|the) (?:knife|bat|hammer))\b|\b(?:he|she|they) (?:will not|wont) be (?:soon|for (?:much )?long(?:er)?|anymore)\b/,
    unless: /\b(?:surprise|birthday|flowers|delivery|party|dog walk|moving)\b/,
  },
  {
    id: 'good-at-make-up',
    pattern:
      /\b(?:good|great|expert|a pro|handy|clever|quick|brilliant|best) (?:at|with) (?:my )?(?:make ?up|concealer|foundation|excuses|hiding (?:it|things|marks)|covering (?:up|it|them)|long sleeves|scarves|sunglasses)\b/,
    unless: /\b(?:tutorials?|videos?|course|stage|theatre|brides?|job|halloween|spots|acne|hangover)\b/,
  },
  {
    id: 'met-in-a-game',
    pattern:
      /\b(?:met|guy|boy|man|friend|someone|somebody|he|she)\b.{0,30}\b(?:on|from|off|in|thru|through) (?:roblox|discord|snap(?:chat)?|insta(?:gram)?|tiktok|minecraft|fortnite|wizz|yubo|online|the internet|a game|my game|xbox|ps ?[45as])\b|\b(?:roblox|discord|snapchat|minecraft|fortnite) (?:guy|friend|boyfriend|man)\b/,
  },
  {
    id: 'is-a-child',
    pattern:
      /\b(?:do not|dont|can not) tell (?:my )?(?:mum|mom|mam|dad|parents|mama|baba)\b|\b(?:robux|v ?bucks|homework|year (?:[5-9]|10|11)|(?:5|6|7|8|9)th grade|my school|in class (?:five|six|seven|eight)|form (?:one|two))\b|\bi am (?:only )?(?:9|1[0-5]|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)\b/,
    unless:
      /\b(?:my (?:son|daughter|kids?|students?|pupils?|niece|nephew|brother|sister) (?:is|has|plays))\b/,
  },
  {
    id: 'wants-to-meet',
    pattern:
      /\b(?:wants?|asked|asks|going|said|says|keeps asking|told me) (?:me )?(?:to )?(?:meet|meet up|see me|come (?:to|over|get me)|pick me up|stay at|send|for (?:pics?|nudes?|photos?))\b|\bmeet(?:ing)? (?:him|her)\b|\b(?:nudes?|camera on|webcam)\b/,
    unless: /\b(?:with (?:my|his) (?:mum|mom|dad|parents)|in the game|on the server|at school)\b/,
  },
  {
    id: 'hurt-as-answer',
    pattern:
      /\b(?:bruis\w*|black eye|(?:see|look at|ask) my (?:wrist|arm|eye|face|back|ribs|neck)|it was (?:the )?(?:stairs|belt|wall|my (?:arm|wrist|ribs|hair))|the (?:belt|cable|stick)|locked (?:out|in|me)|sleep (?:on the landing|in the (?:car|shed|bath|garage|garden)|outside)|a ?(?:&|and) ?e\b|stitches|(?:do not|dont) (?:like|want to) (?:say|talk|think)(?:ing)?|(?:do not|dont) want to know|not (?:made|done|doing) that (?:mistake )?(?:twice|again)|once was enough|learned not to|pay for it)\b/,
    unless:
      /\b(?:football|rugby|boxing|judo|gym|bike|ski\w*|kitten|puppy|toddler|estate agent|buyers|surpris\w*|haha|lol|fine|parking|boss|manager)\b/,
  },
];

export const rules: readonly InPieces[] = [
  {
    id: 'abuse.bed-in-pieces',
    kind: 'abuse',
    level: 'elevated',
    newest: 'waits-till-over',
    told: ['spouse', 'dreads-bed'],
  },
  {
    id: 'child_at_risk.game-not-liked',
    kind: 'child_at_risk',
    level: 'elevated',
    newest: 'child-fears-game',
    told: ['mums-boyfriend', 'wants-sleep-in-my-bed'],
  },
  {
    id: 'harm_to_others.parked-armed',
    kind: 'harm_to_others',
    level: 'imminent',
    newest: 'has-a-weapon',
    told: ['parked-near-them', 'ex-or-enemy'],
  },
  {
    id: 'harm_to_others.lies-in-wait',
    kind: 'harm_to_others',
    level: 'elevated',
    newest: 'knows-when-alone',
    told: ['ex-or-enemy'],
    asked: /\bwhat do you mean\b|\bhow\b|\bwhat (?:will|would|are you|might)\b/,
  },
  {
    id: 'abuse.good-at-make-up',
    kind: 'abuse',
    level: 'elevated',
    newest: 'good-at-make-up',
    told: [],
    asked:
      /\b(?:he|she|him|her|his|your (?:husband|wife|partner|boyfriend|girlfriend|dad|father|mum))\b[^?]*\?/,
  },
  {
    id: 'child_at_risk.meets-from-a-game',
    kind: 'child_at_risk',
    level: 'elevated',
    newest: 'wants-to-meet',
    told: ['met-in-a-game', 'is-a-child'],
  },
  {
    id: 'abuse.what-happens-if',
    kind: 'abuse',
    level: 'elevated',
    newest: 'hurt-as-answer',
    told: [],
    asked:
      /\b(?:what (?:happens|happened|would happen|might happen|does (?:he|she) do|did (?:he|she) do|will (?:he|she) do)\b[^?]*\b(?:if|when) (?:you|he|she|they|your)\b|(?:and )?if you (?:don['’]?t|do|did(?:n['’]?t)?|say no|refuse|are late|leave))[^?]*\?/,
  },
];
