// Signs of psychosis or mania. The therapist neither argues with them nor agrees; it worries about sleep and safety.
import type { Rule, Signal } from '../rule.ts';

export const mindRules: Rule[] = [
  {
    id: 'psychosis_mania.command',
    kind: 'psychosis_mania',
    level: 'imminent',
    pattern:
      /\b(?:voices?|god|demons?|the devil|satan|they|it|angels?|spirits?|sauti)\b.{0,30}\b(?:tell(?:s|ing)?|told|want|wants|order(?:s|ed|ing)?|command\w*|saying|says?|ask(?:s|ing)?|zinaniambia|inaniambia) (?:me )?(?:to |that i (?:should|must|have to) |i (?:should|must|have to) |ni)?(?:kill|hurt|die|jump|stab|cut|burn|harm|attack|end|jiue|mwue)/,
    ignoresSubject: true,
    needs: /\b(?:voices?|god|demons?|devil|satan|angels?|spirits?|head|sauti|commands?)\b/,
    unless: /\b(?:doctor|boss|movie|told to kill time|game|end (?:it|things) with)\b/,
  },
  {
    // A thing that has no voice speaks, or somebody near was exchanged for another.
    id: 'psychosis_mania.thing-speaks',
    kind: 'psychosis_mania',
    level: 'elevated',
    pattern:
      /\b(?:iron|kettle|fridge|freezer|pipes?|walls?|lamp|lights?|clock|taps?|fan|boiler|curtains?|shower|hoover|drain|sink|radiator|heating|floorboards?|stove|oven|ceiling) (?:\w+ )?(?:hiss(?:es|ed)?|whisper\w*|says?|said|keeps? saying|speaks?|spoke|talks?|tells?|told) (?:\w+ )?(?:my name|to me|about me|me (?:to|what to))\b|\b(?:iron|kettle|fridge|pipes?|walls?|lamp|clock|taps?|drain|radiator|mirror) (?:calls?|called|keeps? calling) (?:out )?my name\b|\bmy (?:husband|wife|mother|mum|mom|father|dad|son|daughter|partner|brother|sister|parents) (?:has|have|had|was|were|is|are|got) (?:\w+ )?(?:been )?(?:replaced|exchanged|swapped)(?= (?:and|with|by (?:an?|somebody|someone|something)|last|on|since|it|he|she|they)\b|$)/,
    ignoresSubject: true,
    unless:
      /\b(?:novel|story|film|game|dream\w*|as if|like (?:my|an?|it)|almost|joke|jok\w+|play(?:ing)?|poem|cartoon|parrot|smart|alexa|alarm|timer|beeps?|jobs?|work|firm|company|team|boss|position|role|shift|coach|captain|goal|manager|by (?:a machine|ai|a younger)|hip|knee)\b/,
  },
  {
    id: 'psychosis_mania.thing-commands',
    kind: 'psychosis_mania',
    level: 'imminent',
    pattern:
      /\b(?:it|they|he|she|the (?:iron|kettle|fridge|pipes?|walls?|lamp|clock|mirror|tap|drain|radio|tv|cat|dog|birds?)) (?:says?|said|tells? me|told me|keeps? (?:saying|telling me)|orders?|wants?) (?:that )?i (?:have to|must|need to|am to|should) (?:\w+ ){0,2}(?:him|her|them|my (?:husband|wife|son|daughter|mother|father|child|children|baby)|myself) (?:\w+ ){0,2}with (?:the|an?) (?:iron|knife|axe|hammer|fire|rope|pillow|acid)\b/,
    ignoresSubject: true,
    unless: /\b(?:game|film|novel|doctor|lawyer|solicitor|vet|boss|teacher|recipe)\b/,
  },
  {
    id: 'psychosis_mania.voices',
    kind: 'psychosis_mania',
    level: 'elevated',
    isBroad: true,
    pattern:
      /\b(?:hear(?:ing)? voices|voices? (?:in my head )?(?:are |is |keeps? |that )?(?:talking to|telling|speaking to|commenting|whispering|shouting|calling|nobody else|no one else|only i)|hear (?:people|someone|them) (?:talking|whispering) (?:about me )?(?:when|but|and) (?:no one|nobody|there is)|see(?:ing)? (?:things|people|shadows|figures) (?:that )?(?:are not|nobody|no one|others)|nasikia sauti|naskia sauti)\b/,
    ignoresNegation: true,
    ignoresSubject: true,
    unless:
      /\b(?:(?:do|did) not hear voices|hear voices through the wall|hearing voices of (?:people|children) (?:outside|next door)|podcast|neighbou?rs?|inner critic|like a memory|sit up straight|karaoke|choir|voice ?mail|used to hear|stopped hearing|my (?:mum|mom|mother|dad|father|brother|sister|son|friend) hears)\b/,
  },
  {
    id: 'psychosis_mania.persecution',
    kind: 'psychosis_mania',
    level: 'elevated',
    pattern:
      /\b(?:(?:cia|fbi|government|police|aliens?|illuminati|freemasons|nis|secret service|neighbou?rs?|agents?|they) (?:\w+ ){0,3}(?:watching|following|tracking|spying|listening|monitoring|controlling|poisoning|recording|after|implanted|planted) (?:on |to )?(?:me|my|us)|(?:chip|device|tracker|microphone|transmitter) (?:\w+ ){0,3}in my (?:head|brain|arm|teeth|tooth|body|skin)|(?:tv|television|radio|internet|billboards?|news|songs?|lyrics|number plates) (?:\w+ ){0,3}(?:talking (?:to|about) me|speaking to me|messages? (?:for|to) me|is about me|are about me|signals? (?:for|to) me)|(?:read|reading|hear|hearing|broadcast\w*|stealing|controlling|insert\w*|putting) (?:\w+ )?(?:my thoughts|my mind|thoughts (?:in|into) my (?:head|mind))|(?:can|could) (?:hear|read|see|know) (?:what i (?:think|am thinking)|(?:all )?my thoughts|my mind)|poison(?:ing|ed)? my (?:food|water|tea|drink))\b/,
    ignoresSubject: true,
    unless:
      /\b(?:kittens?|cats?|bookcase|instagram|tiktok|twitter|following me (?:on|back)|ad(?:s|verts)?|cookies|app|algorithm|boss|manager|work laptop|baby monitor|ex (?:is|keeps)|my ex|husband|wife|boyfriend|girlfriend|partner|mum|mom|dad|parents|brother|stalker|debt|creditors|bank|landlord|(?:call|shout|whistle|yell|run)(?:s|ed|ing)? after|kids? (?:is|are|keep)|dog)\b/,
  },
  {
    id: 'psychosis_mania.grandeur',
    kind: 'psychosis_mania',
    level: 'elevated',
    pattern:
      /\bi am (?:\w+ )?(?:god|jesus|the messiah|a prophet|the chosen one|chosen by god to|the second coming|immortal|invincible|sent to save (?:the world|humanity|everyone))\b|\bgod (?:has )?(?:chose|chosen|picked|selected|appointed|told) me to (?:stop|save|lead|end|rule|warn)\b|\b(?:have|has|do|did) not need(?:ed)? (?:any )?sleep (?:since|for|in|now)\b|\bi (?:can|do) (?:control the weather|read minds|fly)\b|\b(?:have not|not) slept (?:\w+ )?(?:in|for) (?:\w+ )?(?:two|three|four|five|six|seven|[2-9]|many|several|a week|days)(?: (?:days|nights))?\b.{0,80}\b(?:never felt better|amazing|genius|energy|unstoppable|ideas|invincible|do not need|chosen|on top of the world|brilliant|business|spent)\b|\bdo not need sleep (?:anymore|ever)\b/,
    ignoresNegation: true,
    unless:
      /\b(?:exams?|newborn|baby|deadline|god help me|oh my god|thank god|like (?:god|jesus)|workout|in the game|character)\b/,
  },
  {
    id: 'psychosis_mania.racing',
    kind: 'psychosis_mania',
    level: 'watch',
    pattern:
      /\b(?:thoughts (?:are )?racing so fast|maxed out (?:all )?my (?:credit )?cards|spent all my (?:savings|money)\b.{0,30}\b(?:days?|night|idea|business|feel)|nothing (?:is|feels|seems) real(?: anymore)?|(?:i am|feel) (?:not real|in a simulation)|special (?:mission|powers|message)|have not slept (?:in|for) (?:\w+ )?(?:three|four|five|six|seven|[3-9]) (?:days|nights))\b/,
    ignoresNegation: true,
    unless: /\b(?:newborn|baby|movie|game|vacation|gambl\w*|betting|holiday|wedding)\b/,
  },
];

export const mindSignals: Signal[] = [];
