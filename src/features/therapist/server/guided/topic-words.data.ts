// Words that all but name a topic. They weigh in beside meaning, because a model of meaning can miss the one word that
// decides ("Aviator took the school fees" is about betting).

/** By `category/topic`; a stronger second pattern where a word alone is certain. */
export const topicWords: Record<string, RegExp> = {
  'general/stress':
    /\b(?:pressure cooker|explode|snapp?(?:ing|ed)? at (?:everyone|everybody|people)|all at once|at the same time|bills|errands|my shoulders|grind(?:ing)? my teeth|quiet minute|not enough hours|too much in my head|lands on me|no time to breathe|piling up|stretched|stress(?:ed|ful|ing)?|overwhelm\w*|nimelemewa|to-?do lists?|pressure from|too much (?:to do|on my plate|going on)|juggling|deadlines? and|bills and)\b/gi,
  'general/anxiety':
    /\b(?:nervous|worr(?:y|ied|ying)|scared|fear|palpitations|can't breathe|reassurance|faint|anxi(?:ous|ety)|panic\w*|worry(?:ing)? about everything|what ifs?|on edge|dread|wasiwasi|heart (?:races|racing|pounds|pounding)|racing heart)\b/gi,
  'general/sleep':
    /\b(?:sleep(?:ing|less)?|insomnia|awake|slept|nightmares?|bedtime|usingizi|kulala|melatonin|tossing|3 ?am|three in the morning|midnight)\b/gi,
  'general/low-mood':
    /\b(?:dark cloud|just exist|no energy to smile|no point in anything|everything takes|cry for no reason|pyjamas|numb|can't enjoy|nothing (?:is fun|matters|excites)|lost interest|depress(?:ed|ion|ing)|low mood|feel(?:ing)? (?:low|down|empty|flat)|out of bed|no (?:joy|interest|motivation)|crying|hopeless|huzuni|grey|gray|don't enjoy|going through the motions)\b/gi,
  'relationships/conflict':
    /\b(?:row|rows|slept on the sofa|falling out|speaking terms|too sensitive|raises? (?:his|her) voice|walks out|nagging|says sorry and|how we talk|fight(?:s|ing)?|argu(?:e|es|ed|ing|ments?)|quarrel\w*|silent treatment|stonewall\w*|shouting match|bicker\w*|jealous of me|my (?:husband|wife|boyfriend|girlfriend|partner))\b/gi,
  'relationships/breakup':
    /\b(?:called off the wedding|ended it|still love|reminds me of (?:him|her)|packed (?:his|her) bags|fianc[eé]e?|moved on already|take (?:him|her) back|break(?:ing)? ?up|broke up|my ex\b|exes|dumped|divorc\w*|separat(?:ed|ion)|left me|get over (?:him|her|them)|ended things|moved out|no contact)\b/gi,
  'relationships/family':
    /\b(?:relatives|firstborn|black sheep|ageing parents|send money home|mother in law|stepmother|stepfather|my mum's|my mother's|my (?:mum|mom|mother|dad|father|parents?|brother|sister|siblings?|son|daughter|in-laws?|mother-in-law|aunt(?:ie)?|uncle|cousins?|family|kids)|family (?:meeting|dinner|group)|upcountry|black tax|shags)\b/gi,
  'relationships/loneliness':
    /\b(?:no one to|nobody to|nobody i could|notice if|real friends?|invisible|know no ?one|the phone is silent|good news with|lunch alone|empty weekends?|lonely|loneliness|alone|no friends|nobody to (?:talk|call)|no one to (?:talk|call)|isolated|upweke|left out|make friends|making friends|by myself)\b/gi,
  'career/burnout':
    /\b(?:my (?:job|work) (?:drains|eats|takes)|mondays?|fed up with work|holiday from work|patients|teaching|came back just as tired|can't switch off|three people since|cynical|running on fumes|dread (?:work|going to work)|burn(?:ed|t)? ?out|overtime|overwork\w*|work(?:ing)? (?:weekends|late|all)|after work|switch off|workload|work emails?|sunday (?:evening|night)|exhausted (?:by|from|at) work|shifts?|hate my job|drained? by work)\b/gi,
  'career/work-conflict':
    /\b(?:(?:my )?(?:boss|manager|supervisor|colleagues?|co-?workers?|teammates?|HR|team lead)|at the office|promotion|undermin\w*|micromanag\w*|in meetings|office politics)\b/gi,
  'career/job-loss':
    /\b(?:let me go|let go|without work|overqualified|my (?:business|shop) (?:collapsed|closed)|between jobs|change careers|resign(?:ed)?|cv|laid off|layoffs?|fired|sacked|redundan\w*|retrench\w*|unemploy\w*|jobless|job (?:hunt\w*|search\w*|applications?|interviews?)|interviews?|lost my job|losing my job|applications?|severance|career change|new job|contract (?:was|is|ended|ends))\b/gi,
  'career/study-pressure':
    /\b(?:my course|the course|lecture|scholarship|resit|revise|books open|chapter|syllabus|cram|exams?|studying|study|revision|university|uni|college|thesis|dissertation|lectur\w*|semester|grades?|GPA|KCSE|KCPE|campo|assignments?|homework|supervisor for my thesis|school|campus|coursework|degree|marks)\b/gi,
  'personal/habits':
    /\b(?:last minute|wake up earlier|always late|every new year|for a week and|overspend\w*|picking my skin|structure|willpower|habits?|routines?|procrastinat\w*|snooz\w*|discipline|streak|resolutions?|consisten(?:t|cy)|nail biting|bite my nails|gym|clutter|give up after|quit after|stick to)\b/gi,
  'personal/purpose':
    /\b(?:what (?:all )?this is for|who i am outside|hollow|lost my faith|there must be more|living (?:somebody|someone) else's|mean something|that matters|purpose|direction|meaning of|what's the point of (?:life|all)|calling|passion|drifting|lost in life|what i want (?:to do )?(?:with|from|in) (?:my )?life|is this all|legacy|midlife|who i want to be)\b/gi,
  'personal/decisions':
    /\b(?:sitting on the fence|by (?:friday|monday|tomorrow) (?:i|they)|pick(?:ing)? (?:one|something)|regret forever|second child|overthinking which|part of me wants|decid(?:e|ing)|decisions?|choos(?:e|ing)|choice|options?|torn|pros? and cons?|make up my mind|changing my mind|should i (?:take|stay|move|leave|accept)|either way|dilemma)\b/gi,
  'personal/boundaries':
    /\b(?:put everyone else first|agreed to|i give until|i need space|expects me to|always pick up|it's fine when it isn't|without asking|guilty (?:when|for) (?:i )?say(?:ing)? no|let people|everybody's therapist|lend|boundar(?:y|ies)|say(?:ing)? no|said yes|people ?pleas\w*|take advantage|walk(?:s|ed)? all over|can't refuse|doormat|overstep\w*|too nice|resent)\b/gi,
  'creative/creative-block':
    /\b(?:writer'?s block|creative block|blank (?:page|canvas|screen)|no ideas|out of ideas|inspiration|uninspired|can't (?:write|paint|draw|create|compose)|haven't (?:written|painted|drawn|played)|muse|easel|novel|stuck on (?:my|the) (?:song|book|novel|painting|script))\b/gi,
  'creative/perfectionism':
    /\b(?:one sentence|same song for|improving|one mistake|every take|too many edits|editing|good enough|hand(?:ing)? (?:it|things) in|delete everything|perfect(?:ion\w*|ly)?|flawless|redo\w*|rewrit\w*|never (?:good|done) enough|typos?|tweak\w*|standards|every detail|start(?:ing)? over)\b/gi,
  'creative/sharing-work':
    /\b(?:laughed at my|review|nobody has heard|let anyone read|putting my|on stage|i write poems|judged for my (?:art|work)|took it down|shar(?:e|ing) my|post(?:ed|ing)? my|show (?:anyone|anybody|people|my)|publish\w*|exhibition|open mic|perform\w*|audience|feedback|likes|comments?|critics?|rejected? (?:my|the) (?:manuscript|poem|story|piece)|stage|upload)\b/gi,
  'creative/creative-career':
    /\b(?:hobby into|from my (?:writing|art|music)|passion into money|acting|day job|sell-?out|full-time (?:artist|musician|writer)|serious work|freelanc\w*|clients?|commissions?|exposure|gigs?|living (?:from|off|as)|what to charge|invoice|rates|starving artist|real job|royalt\w*|sell my (?:art|work|music|paintings)|bookings|algorithm)\b/gi,
  'health/chronic-illness':
    /\b(?:chronic|lupus|diabet\w*|sickle cell|fibromyalgia|arthritis|MS\b|epilep\w*|endometriosis|HIV positive|ARVs?|dialysis|chemo\w*|flare[- ]?ups?|flares?|my (?:illness|condition|disease|diagnosis)|long covid|crohn'?s|hypertension|asthma|autoimmune|disabled|disability|invisible illness)\b/gi,
  'health/body-image':
    /\b(?:my (?:body|weight|stomach|belly|thighs|skin|nose|face|hair)|mirror|fat|overweight|skinny|ugly|how i look|acne|bikini|selfies?|photos of me|stretch marks|clothes (?:don't )?fit)\b/gi,
  'health/health-worry':
    /\b(?:symptoms?|googl(?:e|ed|ing)|tumou?r|cancer|heart attack|test results|lump|pulse|hypochond\w*|health anxiety|something (?:is )?(?:seriously )?wrong with (?:me|my (?:body|heart|brain))|brain aneurysm|scan|second opinion|serious (?:illness|disease))\b/gi,
  'health/rest-and-energy':
    /\b(?:exhausted|no strength|lead|a break|slow down|energy drinks|as tired as|every free minute|lazy|rest(?:ing)?|energy|fatigue\w*|tired all the time|nap(?:s|ping)?|wiped out|battery|coffee|guilty when i (?:rest|sit|stop)|do nothing|sit still|day off|crash(?:ed|ing)?)\b/gi,
  'confidence/self-worth':
    /\b(?:ashamed of myself|anything good in me|less than (?:other|others|everyone)|who i am|stupid and|nobody would want|unimportant|earn love|choose me|apologi[sz]e for|my worth|talk to myself|says i'm nothing|can't accept|like myself|worthless|not (?:good )?enough|hate myself|failure|unlovable|low self-esteem|self-esteem|self-worth|don't deserve|disappointment|useless|inner critic|burden|compliments?|believe in myself|who would want me)\b/gi,
  'confidence/social-anxiety':
    /\b(?:new people|look(?:s|ed|ing)? at me|in a group|in front of (?:people|others|other people|the class|everyone)|meet(?:ing)? people|something stupid|go red|at events|talks to me|eat in front|people judging|stutter\w*|hands shake when|social(?:ly)? (?:anxi\w*|awkward)|awkward|part(?:y|ies)|blush\w*|stammer\w*|small talk|public speaking|speak(?:ing)? up|presentation|stare at me|watching me|mind goes blank|shy|introvert\w*|phone calls?|strangers|cring\w*)\b/gi,
  'confidence/impostor-feelings':
    /\b(?:cheated my way|real (?:doctor|engineer|teacher|writer|developer)|know what i'm doing|how little i know|fooled them|not good enough for this (?:job|role)|clever people|earned their place|deserve (?:the|this|my) (?:job|promotion|award|place|role|seat)|impost[oe]r|fraud|fak(?:e|ing)|found out|find (?:me )?out|luck(?:y)?|don't belong here|not qualified|out of my depth|exposed|smarter than me|undeserved|by accident|mistake they hired)\b/gi,
  'confidence/comparison':
    /\b(?:went to school with|earns? (?:twice|more)|everyone else|behind everyone|isn't married|good news|they all (?:travel|have)|has (?:the|a) (?:husband|house)|so easy for others|engaged and|compar(?:e|es|ed|ing|ison)|ahead of me|behind in life|left behind|everyone (?:else|my age)|my age|classmates|jealous|env(?:y|ious)|better than me|instagram|linkedin|their life together|milestones?)\b/gi,
  'trauma/past-events':
    /\b(?:forced himself|hit me|crash|mugged|that night|done to me|what they did|burnt during|saw somebody get|assault\w*|rap(?:e|ed)|accident|robbed|robbery|carjack\w*|attacked|gunpoint|molest\w*|abus(?:e|ed|ive) (?:ex|husband|relationship|partner)|violen(?:ce|t)|kidnap\w*|survived|what happened to me|what he did to me|post-election|never told anyone|war|terror\w*)\b/gi,
  'trauma/childhood':
    /\b(?:as a (?:boy|girl)|with a belt|my father left|my dad left|mother drank|given away|in our house|primary school|alcoholic father|alcoholic mother|raised my siblings|was never hugged|childhood|grew up|growing up|as a (?:child|kid)|when i was (?:little|small|young|a (?:kid|child|girl|boy)|five|six|seven|eight|nine|ten|\d+)|neglect\w*|foster|boarding school|inner child|orphan\w*|raised (?:by|my))\b/gi,
  'trauma/triggers':
    /\b(?:stands? behind me|scanning|exits|leave my body|touched my|since it happened|nightmares about what|sirens|slams?|raises? (?:his|her|their) voice|trigger\w*|flashbacks?|freez\w*|froze|jumpy|jump at|smell|back there|dissociat\w*|startle\w*|loud (?:noise|bang)s?|reliv\w*|brings? it (?:all )?back|PTSD|anniversary)\b/gi,
  'trauma/grief':
    /\b(?:was killed|clear out (?:his|her)|(?:his|her) clothes|miss (?:his|her) voice|she's gone|he's gone|since (?:he|she) died|set a plate|drowned|without (?:him|her)|died|death|dead|passed (?:away|on)|funeral|burial|buried|grie(?:f|ve|ving)|mourning|miscarr\w*|stillb\w*|widow\w*|late (?:mother|father|husband|wife|brother|sister)|lost my (?:mum|mom|mother|dad|father|husband|wife|son|daughter|baby|brother|sister|grandm\w*|grandf\w*|best friend|friend|dog|cat)|ashes|grave)\b/gi,
  'addiction/alcohol':
    /\b(?:drink(?:s|ing)?|drank|drunk|alcohol\w*|beers?|wine|whisky|vodka|sober|sobriety|hangover|bottles?|pombe|chang'?aa|bar|pub|AA meeting|blacked out)\b/gi,
  'addiction/substances':
    /\b(?:relapse|using|clean|stash|hooked|get high|quit smoking|chew|weed|bhang|cannabis|marijuana|cocaine|coke|heroin|meth|pills|painkillers?|opioid\w*|codeine|vap(?:e|es|ing)|nicotine|cigarettes?|smok(?:e|ing)|miraa|khat|muguka|drugs?|high|dealer|rehab|clean for|got clean|joints?|withdrawal)\b/gi,
  'addiction/screens-and-gaming':
    /\b(?:online|offline|instagram|watching videos|reels|swiping|phone|scroll\w*|tiktok|instagram reels?|screen ?time|gam(?:e|es|ing)|video games?|playstation|fortnite|fifa|PUBG|porn\w*|youtube|netflix|bing(?:e|ing)|social media|notifications?|online until|app limits?)\b/gi,
  'addiction/gambling':
    /\b(?:bet(?:s|ting)?|gambl\w*|casino|odds|aviator|jackpot|sportpesa|betika|slots?|poker|chas(?:e|ing) (?:my )?losses|bookie|wager\w*|lottery|multibet)\b/gi,
  'lgbtq/coming-out':
    /\b(?:tell (?:my|them|him|her)|nobody knows|no one knows|who i really am|pretend(?:ing)? to be straight|think i'm straight|wife doesn't know|husband doesn't know|admitting|come out|coming out|came out|closet\w*|outed|tell (?:my|them|him|her) .{0,30}\b(?:gay|lesbian|bi|bisexual|trans|queer)|nobody knows (?:that )?i(?:'m| am) (?:gay|lesbian|bi|trans|queer)|hid(?:e|ing) (?:my )?(?:boyfriend|girlfriend|sexuality))\b/gi,
  'lgbtq/identity':
    /\b(?:bisexual|asexual|non-?binary|pronouns?|gender|trans(?:gender|ition\w*)?|sexuality|label|questioning|am i (?:gay|bi|trans|lesbian|straight)|hormones|dysphori\w*|genderfluid|pansexual|attracted to (?:both|men|women|girls|boys))\b/gi,
  'lgbtq/acceptance':
    /\b(?:since they know|found out|kicked out|threw me out|doesn't exist|has no (?:son|daughter)|to change me|hopes i'll change|hasn't spoken|won't come to our|rejected|preach\w*|call it a|pastor|keep quiet|accept(?:s|ed|ing|ance)? (?:me|that|my|who)|dead ?nam\w*|(?:threw|kicked) me out|pray(?:s|ing)? for me|conversion|a phase|disown\w*|since i (?:came out|transitioned)|lifestyle|my (?:parents|family|mum|mom|mother|dad|father|church|pastor) .{0,40}\b(?:gay|lesbian|queer|trans|girlfriend|boyfriend)\b)\b/gi,
  'lgbtq/belonging':
    /\b(?:dating|in public|public|the apps|only (?:lesbian|gay|trans|queer)|neighbours|attacked|love|friends who|town|scene|lonely as|not accepted by|queer (?:friends?|community|people|enough|spaces?)|gay (?:scene|bar|friends|community|apps?|men|people)|grindr|pride|hold(?:ing)? hands|other (?:gay|queer|trans|lesbian) people|dating as|only (?:gay|lesbian|queer|trans) (?:person|one)?|my community|chosen family)\b/gi,
};

/** A member speaking of who they love or are, in any of the four topics of that category. */
export const aboutIdentity =
  /\b(?:gay|lesbian|homosexual|came out|coming out|come out to|outed|the closet|pronouns?|deadname\w*|two (?:women|men)|like (?:girls|boys|women|men) but|bisexual|bi\b|trans(?:gender)?|queer|lgbt\w*|non-?binary|same[- ]sex|my sexuality|shoga|msenge)\b/i;
