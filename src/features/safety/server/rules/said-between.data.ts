// What an examiner who had seen no rule said and nothing heard: narrow, each with its harmless twin in said-between.test.ts.
import type { Rule } from '../rule.ts';

const ignores = { ignoresSubject: true, ignoresNegation: true } as const;

export const saidBetweenRules: readonly Rule[] = [
  {
    id: 'overdose.poison-swahili',
    kind: 'overdose',
    level: 'imminent',
    ...ignores,
    pattern:
      /\bni(?:me|li)(?:i|ya|vi)?(?:meza|kunywa|kula|nywa) (?:dawa ya (?:panya|mende|wadudu|kupe|mimea|magugu|ng ombe)|sumu)\b/,
    unless: /\b(?:zamani|miaka|nikiwa mdogo|karibu nimeze|ndoto|nilipona)\b/,
  },
  {
    id: 'suicide.rope-put-by',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern: /\b(?:nilinunua|nimenunua) kamba\b|\bi (?:\w+ )?(?:bought|got) (?:a |some |the )?rope\b/,
    needs:
      /\b(?:nimeiweka|nimeificha|niliiweka|niliificha) .{0,30}\b(?:kitanda\w*|kabati\w*|mbali|siri)\b|\b(?:under (?:the|my) bed|in (?:my|the) wardrobe|hid it|(?:is|have it) hidden)\b/,
    unless:
      /\b(?:climb\w*|swing|boat|tent|camp\w*|dog|goat|mbuzi|ng ombe|birthday|christmas|present|gift|nguo|washing|tug)\b/,
  },
  {
    id: 'harm_to_others.burns-them-in',
    kind: 'harm_to_others',
    level: 'imminent',
    ...ignores,
    pattern:
      /\bnita(?:washa|choma|ichoma|iwasha) (?:nyumba|duka|gari)(?: (?:yake|yao|lake|lao|zao))?\b.{0,40}\b(?:ndani|wakilala|wamelala|usiku)\b|\busiku nita(?:washa|choma) (?:nyumba|duka) (?:yake|yao|lake|lao)\b|\b(?:burn|set fire to|torch|light) (?:his|her|their) (?:house|place|flat|home|shop)\b.{0,30}\b(?:with (?:him|her|them|everyone|all of them) (?:in|inside)|while (?:he|she|they) (?:sleep|are (?:asleep|in))|tonight)\b/,
    unless: /\b(?:mshumaa|taa|candles?|fairy lights|diwali|game|minecraft|film|candle)\b/,
  },
  {
    id: 'child_at_risk.under-clothes',
    kind: 'child_at_risk',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:tickl\w*|touch\w*|hands?|fingers?|plays?|game)\b.{0,30}\b(?:under|inside|in|down) (?:her|his|my|their) (?:knickers|underpants|underwear|panties|pants|pyjamas|nightie|trousers|skirt)\b/,
    needs:
      /\b(?:grandpa|grandad|grandfather|gramps|uncle|dad|daddy|father|stepdad|coach|teacher|babysitter|brother|cousin|neighbou?r|he|she|mum s boyfriend|mom s boyfriend|priest|pastor)\b/,
    unless:
      /\b(?:rash|cream|nappy rash|nurse|doctor examined|ants?|sand|toilet train\w*|potty|itch\w*|wash\w*|phone in|keys? in|tuck\w*)\b/,
  },
  {
    id: 'abuse.while-asleep',
    kind: 'abuse',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:if|when|while) i am asleep (?:he|she) (?:\w+ )?(?:goes ahead|does it|carries on|starts|helps himself)\b|\b(?:he|she) (?:\w+ )?(?:goes ahead|has sex with me|does it to me) (?:while|when|if|even if) i am (?:asleep|sleeping|out)\b|\bwoke up\b.{0,60}\b(?:jeans|trousers|knickers|pants|dress|skirt|underwear|top) (?:\w+ )?(?:undone|off|down|up|gone)\b.{0,80}\b(?:on top of me|inside me|next to me|in me)\b/,
    unless:
      /\b(?:snor\w*|watches (?:tv|netflix)|games?|washing|dishes|cat|dog|baby|fell asleep in my clothes)\b/,
  },
  {
    id: 'abuse.held-swahili',
    kind: 'abuse',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:anani?fungia|amenifungia|hunifungia)\b(?! (?:kamba|zipu|kitambaa|zawadi|mlango wa gari))|\b(?:kufunga|anafunga|hufunga) mlango akienda\b.{0,20}\bkazi\w*\b|\bhaniruhusu (?:kutoka|kuongea|kuona|kwenda)\b/,
    unless: /\b(?:mama|baba|mzazi|wazazi|shule|mwalimu|boss|bosi)\b/,
  },
  {
    id: 'suicide.in-the-closed-garage',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\bgarage\b.{0,80}\bsat in the car\b.{0,100}\b(?:turn it on|turn the engine on|leave it (?:on|running))\b|\bsat in the car\b.{0,80}\bgarage\b.{0,100}\b(?:turn it on|turn the engine on|leave it (?:on|running))\b/,
    unless: /\b(?:mechanic|battery|mot|radio|podcast|heater|years ago|film)\b/,
  },
  {
    id: 'suicide.next-of-them',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern: /\bi (?:think i |guess i |feel like i )?(?:\w+ )?(?:am|might be|will be|could be) next\b/,
    needs: /\b(?:sewer ?slide\w*|suicid\w*|unaliv\w*|kms)\b/,
    unless: /\b(?:in (?:the )?(?:line|queue)|to (?:speak|present|go|talk)|speaker|not)\b/,
  },
  {
    id: 'suicide.child-counts-days',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\bcounting (?:down )?(?:the )?days (?:until|till|til) (?:she|he|they|i) (?:can|will|get to) be with (?:\w+ ){1,3}(?:in heaven|again in heaven|up there)\b|\b(?:diary|note|drew|wrote)\b.{0,60}\bbe with (?:her|his|their) (?:nan|gran|grandma|grandad|grandpa|mum|mom|dad|brother|sister|friend) in heaven\b/,
    unless: /\b(?:one day|when (?:she|he) is old|hymn|song|church play)\b/,
  },
];
