// Openers that sound grave because they leave out what they are about, and what the next turn may say they were about: "I want
// out." "Out of what?" "The parents' committee." Each opener is matched as a whole turn, so that nothing else stands in it.

/** `said`: the whole turn before; `is`: what makes it harmless; `unless`: said beside it, it explains nothing. */
export type Explained = { said: RegExp; is: RegExp; unless?: RegExp };

const lead = '^(?:(?:so|well|ok|okay|hey|hi|today|yesterday|finally|and|yes|yeah|oh|also|guess what|now) )*';
const when =
  '(?: (?:again|now|today|tonight|yesterday|soon|tomorrow|already|all (?:day|evening|night|morning|afternoon|weekend)|for (?:hours|ages)|this (?:morning|afternoon|evening|week|weekend)|last night|(?:by|on|after|from|until|before) (?:\\w+ )?(?:\\w+day|noon|then|the weekend|the end of (?:the )?\\w+|next \\w+)))*';
const opener = (words: string): RegExp => new RegExp(`${lead}(?:${words})${when}$`);
const anything = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`);

/** Beside any of these the answer is no explanation, whatever it names. */
export const explainsNothing =
  /\b(?:die|dying|dead(?! line)|death|suicid\w*|kms|kill(?:ing)? myself|myself|my (?:own )?(?:arms?|wrists?|legs?|thighs?|skin|stomach|body|life|neck|throat|veins?)|alive|living|end it all|overdos\w*|bleed\w*|blood|noose|good ?bye (?:letter|note)|for good|forever|anyway|on purpose|too late|not coming (?:back|home)|will not need|wont need|everything|all of it|no point|worth|jump|edge|drown\w*|sorry (?:mum|mom|dad|everyone)|nobody (?:knows|will)|naked|undress\w*|touch\w*|hurts? me|hit me|hits me|scared of (?:him|her|them)|husband hit|afraid)\b/;

export const explained: readonly Explained[] = [
  {
    said: opener(
      '(?:i )?(?:(?:am|was|have been|spent \\w+ \\w+) )?(?:been )?(?:cutting|cut)(?: it| them| things| stuff| up)?',
    ),
    is: anything(
      '(?:the |some |out )?(?:fabric|cloth|felt|leather|patterns?|dress(?:es)?|curtains?|hair|fringe|grass|lawn|hedges?|paper|cards?|wood|tiles|cakes?|stencils?|film|video|footage|quilts?|vegetables|veg|onions|carrots|costs|budgets?|coupons|roses|logs|firewood|lino|vinyl)',
    ),
  },
  {
    said: opener(
      '(?:i )?(?:(?:took|have taken|finished|did|swallowed|have done) (?:them|it|those|all of (?:them|it))(?: all)?(?: (?:at once|in one go))?)',
    ),
    is: anything(
      'exams?|papers|photos?|pictures?|posters|boxes|bins|shifts|books|modules|penalties|tests|mocks|classes|trains|lights|decorations|biscuits|cookies|quizzes|mitihani',
    ),
    unless: /\b(?:pills?|tablets?|meds|medication|capsules|paracetamol|dose|sleepy|dizzy|sick)\b/,
  },
  {
    said: opener(
      '(?:i )?(?:took|have taken|finished) (?:the )?(?:last|rest|all) (?:of )?(?:the |my |those |them )?(?:pills?|tablets?|capsules|meds|medicine)?',
    ),
    is: anything(
      'antibiotics?|antifungals?|steroids for my chest|malaria tablets|(?:for|against) (?:my|the|a) (?:\\w+ )?(?:tooth|teeth|chest|throat|ear|ears|cough|infection|malaria|sinus|uti|rash|worms)',
    ),
    unless: /\b(?:sleepy|dizzy|too many|extra|a whole|floaty|weird)\b/,
  },
  {
    said: opener(
      '(?:i )?(?:(?:want|need) out|want to (?:end|finish|quit|leave|stop) (?:it|this)?|want it over|am (?:so )?done|am out|have had enough|can not do (?:it|this)(?: anymore| any longer)?|give up|nataka kumaliza|nataka kutoka|it is over|am ending it)',
    ),
    is: anything(
      '(?:the |this |our |my )?(?:committee|council|pta|lease|tenancy|contract|membership|gym|choir|band|book club|club|group chat|subscription|phone (?:plan|contract)|course|degree|thesis|dissertation|essay|coursework|masomo|semester|muhula|kazi|jigsaw|crossword|sudoku|knitting|marathon|netball|football team|team|rota|whatsapp group|broadband|mortgage|app|job interview|internship|placement|board|residents association|allotment)',
    ),
    unless: /\b(?:marriage|life|hopeless|alone|tired of|so tired|pain|cry\w*|maisha)\b/,
  },
  {
    said: opener('(?:i )?can not go (?:on|in|anymore)'),
    is: anything(
      'ice rink|rink|pool|stage|ride|rollercoaster|roller coaster|trampoline|slide|field trip|school trip|trip|holiday|tour|website|site|internet|pitch|swings|beach|festival|concert',
    ),
    unless: /\b(?:tired|alone|pain|cry\w*|pretend\w*|like this)\b/,
  },
  {
    said: opener(
      '(?:i am |am )?(?:standing |sitting |out |up |walking |waiting )?(?:on|at|by|near) (?:a|the|this|my|our) (?:\\w+ )?(?:bridge|roof|rooftop|edge|cliffs?|platform|tracks|top floor|ledge|viaduct|balcony|river|lake|station)',
    ),
    is: anything(
      'walk(?:ing)? (?:the|my|our|her|his) (?:\\w+ )?(?:dogs?|pup|puppy)|dog walk|jog\\w*|cycling|bike ride|taking (?:photos|pictures)|photos|picnic|sunset with|fishing|(?:train|tram|bus) (?:to|home|is|was)|commut\\w*|tiles|gutters?|aerial|solar panels?|(?:feeding )?(?:the )?(?:ducks|swans)|bbq|barbecue|watering|with (?:my|the) (?:kids|family|friends|wife|husband|colleagues)',
    ),
    unless: /\b(?:look(?:ing)? down|high|drop|below|step|over the|last|alone|quiet now|dark)\b/,
  },
  {
    said: opener(
      '(?:i (?:will|am going to) be|i am|be) (?:gone|leaving|off|out of here)|(?:i )?said (?:my )?good ?byes?(?: to (?:everyone|them|them all|everybody))?|(?:it|this|today|tomorrow|tonight) is (?:my |the )?last (?:day|night|time|one)(?: you (?:will )?(?:hear|see)\\w* (?:from )?me)?|last (?:day|night)|everything is (?:sorted|ready|packed|done)(?: \\w+){0,7}|i am (?:all )?(?:packed|ready)',
    ),
    is: anything(
      '(?:this|the|my|our) (?:old |damp |new )?(?:flat|apartment|lease|house share|office|job|class|school|dorm|hostel)|keys (?:go|are) back|mov(?:e|ing) (?:house|flat|out|in|to|day)|landlord|new (?:place|job|flat|house|school)|holidays?|honeymoon|flight|cruise|weeks? (?:in|off)|last day (?:at|of) (?:work|school|term|uni|the job)|leaving (?:do|party|cake|drinks|card)|maternity leave|retir\\w+|colleagues|free (?:trial|month)|subscription|camp\\b|abroad|likizo',
    ),
    unless: /\b(?:where i am going|anymore|peace\w*|at last|alone|heaven|dog|cat s? ?(?:gone|fed))\b/,
  },
  {
    said: opener('(?:i )?(?:gave|have given|am giving|gave away) (?:it |them |everything )?(?:all )?away?'),
    is: anything(
      'baby (?:clothes|things)|charity shop|too small|grown out|outgrown|declutter\\w*|car boot|new ones?|upgrad\\w*|cakes?|courgettes|tomatoes|zucchini|kittens|puppies|leaflets|toys the kids',
    ),
  },
  {
    said: opener(
      '(?:he|she|it|they|someone|somebody|a man|a guy) (?:hit|knocked|smacked|clipped|ran into) me',
    ),
    is: anything(
      'in (?:a|his|her) (?:van|car|lorry|taxi|truck)|bumper|insurance|at the lights|cyclist|bicycle|frisbee|trolley|shuttlecock|tennis ball|football|golf ball|the goalkeeper|the striker|on the pitch|parking',
    ),
    unless:
      /\b(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|mum|mom|father|stepdad|drunk|again|shouted|angry|hit me)\b/,
  },
  {
    said: opener('i (?:have )?(?:killed|murdered|stabbed|shot|beat|got) (?:him|her|it|them)'),
    is: anything(
      '(?:last|final|end|first|spider|level) boss|boss fight|the boss (?:on|in|of)|level|raid|zelda|elden ring|dark souls|hollow knight|minecraft|xbox|playstation|chess|fifa|dragon|quest|spider|wasp|fly|mosquito(?:es)?|cockroach|plants?|orchid|basil|sourdough|starter|my (?:character|villain)|chapter|tamagotchi|sims?',
    ),
  },
  {
    said: opener(
      '(?:they|he|she|everyone|my \\w+|the \\w+) (?:all )?(?:made|forced) me(?: to)?(?: do (?:it|things|that|this))?',
    ),
    is: anything(
      'karaoke|sing|sang|singing|danc\\w+|speech|rollercoaster|roller coaster|zumba|fancy dress|costume|quiz|selfies?|tiktok dance|sushi|hike|charades|conga|limbo|secret santa|bingo',
    ),
    unless: /\b(?:bed|hurt|cry\w*|cried|clothes|drunk|strip\w*|alone)\b/,
  },
  {
    said: opener(
      '(?:i am |i )?(?:keep )?(?:hearing|hear) (?:voices|things|people|them|noises)(?: (?:at night))?',
    ),
    is: anything(
      'next door|neighbou?rs|telly|television|the tv|radio|walls? (?:are|is|like)|thin walls|student house|students|flatmates?|the (?:family|people|couple|kids) (?:upstairs|downstairs)|podcast|baby monitor|headphones|playground|pub',
    ),
    unless:
      /\b(?:about me|my (?:name|thoughts)|whisper\w*|tell(?:ing)? me|plot\w*|watch\w*|pipes|nobody (?:is )?there|not there|send\w*)\b/,
  },
  {
    said: opener(
      'i (?:have )?(?:not|nothing) (?:eaten|ate|had)(?: (?:a thing|anything|all day|since \\w+))?|i am starving',
    ),
    is: anything(
      'ramadan|iftar|ramadhani|yom kippur|fasting for (?:the|a|my) (?:blood|test|op|scan)|blood test|colonoscopy|meetings?|busy|rushed off|dinner (?:is|at)|lunch (?:is|at)|in the oven|takeaway|pizza|curry|buffet|roast',
    ),
    unless: /\b(?:fat|weight|thin|skinny|calories|days|deserve|control|proud|sick)\b/,
  },
  {
    said: opener(
      '(?:i )?(?:have |got |bought |have got |am sleeping with |slept with |have been sleeping with )+(?:a|an|some|the|my) (?:new )?(?:gun|knife|blades?|hammer|axe)(?: (?:for my birthday|under my pillow|in my (?:bag|car)|in the (?:post|mail)))?',
    ),
    is: anything(
      '(?:glue|nail|nerf|water|heat|staple|spray|massage|caulk|squirt|hot glue) gun|palette knife|butter knife|chef s knife|cake knife|bread knife|craft knife|curling|camping|chopping',
    ),
  },
  {
    said: opener('(?:i )?(?:have )?over ?dosed'),
    is: anything(
      '(?:on )?(?:\\w+ )?(?:films?|movies|chocolates?|mince pies|netflix|box ?sets?|telly|coffee|espresso|cheese|cake|candy|sweets|haribo|sunshine|family|football)',
    ),
    unless: /\b(?:pills|tablets|paracetamol|meds|insulin|hospital|sleepy|dizzy)\b/,
  },
  {
    said: opener('i (?:am|have) (?:so )?(?:done|finished) with (?:him|her|them)|(?:he|she) is dead to me'),
    is: anything(
      '(?:my |the |our )?(?:barber|hairdresser|landlord|bank|phone company|plumber|builder|ref|referee|dentist|manager of \\w+|football manager|hairstylist|gym|phone provider|mechanic)',
    ),
  },
  {
    said: opener(
      'my (?:\\w+ )?(?:friend|sister|brother|flatmate|cousin|mate|daughter|son) (?:said|says|texted|told me) (?:that )?(?:she|he|they) (?:wants?|wanted) to (?:kill (?:herself|himself|themselves)|die)',
    ),
    is: anything(
      '(?:about|over|because of) (?:her|his|their|the|a) (?:new )?(?:hair|haircut|fringe|bob|eyebrows|outfit|selfie|photo|karaoke|typo|voice note)',
    ),
    unless: /\b(?:serious|meant it|meant|cry\w*|cried|cut|pills|again|lately|not sure)\b/,
  },
  {
    said: opener(
      '(?:they are|he is|she is|someone is) (?:coming|coming for me|coming to get me|here for me)',
    ),
    is: anything(
      'parents|mates|taxi|uber|a lift|to (?:help|pick me up)|removal|movers|friends|in laws|for (?:dinner|tea|lunch)|grandparents|the kids',
    ),
    unless: /\b(?:police|guns?|voices|through|walls?|government|kill|plot\w*|van outside)\b/,
  },
  {
    said: opener('(?:i am |am )?(?:so )?ready(?: to go)?|it is time'),
    is: anything(
      'have (?:this|the|my) baby|labour|maternity|holiday|airport|wedding|party|school|gym|parkrun|marathon|night out|interview|exam|christmas|bedtime|dinner',
    ),
    unless: /\b(?:peace|heaven|at last|alone|note|nobody)\b/,
  },
  {
    said: opener('i (?:have )?(?:stopped|quit|given up|given it up)(?: it)?'),
    is: anything(
      '(?:biting (?:my )?nails|nail biting|smoking|vaping|sugar|swearing|crisps|chocolate|facebook|tiktok|instagram|snoozing|biscuits|fizzy drinks|energy drinks|duolingo|the gym)',
    ),
    unless: /\b(?:meds|tablets|pills|insulin|eating|food|fighting|trying)\b/,
  },
  {
    said: opener('i can not feel my (?:legs|arms|feet|fingers|face|toes|bum)'),
    is: anything(
      'leg day|squats|gym|spin class|snow|ski\\w*|cold|freez\\w*|dentist|10k|marathon|cycling|bike|trampoline|festival|five a side',
    ),
    unless: /\b(?:wet myself|back|numb since|speech|fell|stroke|both sides|spine)\b/,
  },
  {
    said: opener('(?:i am )?(?:not|never) (?:coming|going) back|i will not be back|sitarudi'),
    is: anything(
      '(?:that|this|the|to|ile|hiyo) (?:\\w+ )?(?:dentist|gym|hairdressers?|salon|saloon|barber|shop|restaurant|cafe|pub|hotel|hoteli|class|course|job|office|kinyozi|duka|church|airline|website)',
    ),
  },
  {
    said: opener('(?:he|she|they|someone) locked me (?:in|out)|i (?:am|got|was) locked (?:in|out)'),
    is: anything(
      'caretaker|janitor|security guard|by (?:mistake|accident)|self locking|keys (?:are |were )?inside|toddler|the cat|the wind|mortified|did not (?:see|realise|know) i was|of (?:my|the) (?:account|phone|laptop|email|app)',
    ),
    unless: /\b(?:husband|wife|boyfriend|girlfriend|partner|dad|mum|again|every|drunk|punish\w*)\b/,
  },
  {
    said: opener(
      '(?:they|he|she|someone) (?:took|has taken|have taken) my (?:kids|children|son|daughter|baby|boys|girls)',
    ),
    is: anything(
      'grandparents|legoland|the zoo|cinema|swimming|for the weekend|nan|nana|shosho|theme park|camping|soft play',
    ),
    unless: /\b(?:social|police|court|ex|without|not (?:bringing|brought) (?:him|her|them) back)\b/,
  },
  {
    said: opener('i (?:need|want) (?:it|this) to (?:stop|end)|it will not stop|make it stop'),
    is: anything(
      'car alarm|alarm|drilling|roadworks|hiccups|rain|barking|next door s (?:music|dog)|music|tap|dripping|beeping|leaf blower|building work|notifications|group chat|sneezing|hay fever',
    ),
    unless: /\b(?:head|thoughts|voices|pain|him|her|he|she)\b/,
  },
  {
    said: opener('(?:everyone|everybody|they|you) (?:would|will) (?:all )?be better off without me'),
    is: anything(
      'quiz team|the quiz|five a side|netball|pub team|football team|choir|relay|bowling|band|karaoke|monopoly|in the kitchen|at charades',
    ),
    unless: /\b(?:and (?:at )?home|family|kids|wife|husband|mum|too|also)\b/,
  },
];
