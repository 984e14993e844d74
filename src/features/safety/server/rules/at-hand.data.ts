// A way that lies ready, told in passing: charcoal for the bathroom, a hose in the car, a poison beside the bed. Narrow, each
// with its harmless twin in at-hand.test.ts.
import type { Rule } from '../rule.ts';

const ignores = { ignoresSubject: true, ignoresNegation: true } as const;

export const atHandRules: readonly Rule[] = [
  {
    id: 'suicide.fumes-indoors',
    kind: 'suicide',
    level: 'imminent',
    ...ignores,
    pattern:
      /\b(?:charcoal|coals?|bbq|barbecue|jiko|makaa|generator|hose ?pipe|hose|exhaust|engine)\b.{0,80}\b(?:bathroom|bedroom|in (?:the|my) (?:car|tent|garage|van|room))\b|\b(?:in (?:the|my) (?:car|garage|van)|bathroom|bedroom)\b.{0,60}\b(?:charcoal|hose ?pipe|hose|exhaust)\b/,
    needs:
      /\b(?:taped|sealed|towels?|tape|blocked|window|vents?|did not (?:turn|start)|turn(?:ed)? the key|engine (?:on|running)|maybe (?:tonight|tomorrow|next time)|next time|tonight)\b/,
    unless:
      /\b(?:party|picnic|steak|sausages?|camping trip|mechanic|garage fixed|mot|fish tank|wash(?:ed|ing)? the|garden hose|leak\w*|painting|decorat\w*|power cut|blackout|smell of|air freshener|face mask|toothpaste|filter|my (?:ex|brother|dad|uncle|friend|husband|wife))\b/,
  },
  {
    id: 'suicide.poison-at-hand-swahili',
    kind: 'suicide',
    level: 'imminent',
    ...ignores,
    pattern:
      /\b(?:niko na|nina|nimeshika|nimenunua|nimebeba) (?:hiyo |hii )?(?:dawa ya (?:panya|mende|wadudu|kupe|mimea)|sumu|vidonge vyote|kamba)\b/,
    needs:
      /\b(?:nataka|nitaka|naenda|nita|ninataka) ?(?:ku|i|ni)?(?:i|vi|zi)?(?:nywa|kunywa|meza|kumeza|jinyonga|kujinyonga|tumia|kutumia|kuinywa|kuimeza|kuvimeza)\b|\b(?:nataka|nitaka|ninataka) (?:\w+ )?ku(?:i|vi|zi)?(?:nywa|meza|jinyonga|jiua|tumia)\b|\bnita(?:i|vi|zi)?(?:nywa|meza|jinyonga)\b/,
    unless: /\b(?:panya wengi|shambani|shamba|ng ombe|mbuzi|daktari|homa|kikohozi|malaria|kichwa)\b/,
  },
  {
    id: 'harm_to_others.armed-sheng',
    kind: 'harm_to_others',
    level: 'imminent',
    ...ignores,
    pattern:
      /\bnita(?:m|wa)(?:dunga|chinja|kata|piga|ua|pasua)\b.{0,20}\b(?:kisu|panga|rungu|risasi|bunduki|shoka)?\b.{0,30}\b(?:nimeshaibeba|nimeibeba|nimebeba|niko nayo|ninayo|nimenunua|iko hapa|kwa bag|mfukoni)\b/,
    unless: /\b(?:mbuzi|kuku|ng ombe|nyama|mkate|keki|game)\b/,
  },
  {
    id: 'suicide.insulin-left-off',
    kind: 'suicide',
    level: 'imminent',
    ...ignores,
    pattern:
      /\b(?:insulin|dialysis|heart (?:tablets|pills|meds)|blood thinners|inhaler|epilepsy (?:tablets|meds)|antirejection \w+|steroids)\b/,
    needs:
      /(?=.*\b(?:have not (?:taken|had|used)|not taken|stopped (?:taking|using|going)|stopped it|skipp(?:ed|ing)|left (?:it )?off|do not need|without it|not going (?:back|anymore))\b)(?=.*\b(?:(?:easiest|quiet|quietest|gentle|natural|painless) (?:way|end)|way to go|no one will (?:know|call|ask|suspect)|nobody will (?:know|call|ask|suspect)|look (?:natural|like an accident)|let (?:it|nature|my body) (?:finish|take|end|do)|not be long|be over soon|end it|want to die|see what happens)\b)/,
    unless:
      /\b(?:ozempic|diet|weight|side effects|price|cost|pharmacy (?:ran|was) out|new (?:pump|dose)|doctor (?:said|told|stopped))\b/,
  },
  {
    id: 'suicide.tied-it',
    kind: 'suicide',
    level: 'imminent',
    ...ignores,
    ignoresPast: true,
    pattern:
      /\b(?:tied|knotted|looped|hung|made) (?:up )?(?:the|a|my|some) (?:\w+ )?(?:sheets?|rope|cord|belt|cable|scarf|noose|flex|lead|strap|dressing gown cord)\b/,
    needs:
      /\b(?:thinking about (?:it|dying|ending|suicide|killing)|every day and|want to die|did not go through|could not do it|almost did|nearly did|got scared|took it down|kill\w* myself|end it|last night i)\b/,
    unless:
      /\b(?:curtains?|swing|tent|boat|horse|trousers|dress|costume|ghost|trunk|luggage|roof rack|hammock|ponytail|cuddle|shoe|laces|washing|clothes line|tree for|sail|parcel|kids|balloon)\b/,
  },
  {
    id: 'eating_disorder.faints-hardly-eating',
    kind: 'eating_disorder',
    level: 'imminent',
    ...ignores,
    pattern:
      /\b(?:pass(?:ed|ing)? out|faint(?:ed|ing)?|blacked out|blacking out|collaps(?:ed|ing)|fingers? (?:are |is |go |going |gone |have gone )?blue|heart (?:keeps? )?(?:skip\w*|flutter\w*|stops?))\b/,
    needs:
      /\b(?:[1-5]?\d\d calories|(?:not|nothing|never|hardly|barely) (?:\w+ )?(?:eat(?:en|ing)?|ate)|only (?:water|ice|black coffee|gum)|days without food|laxatives|throw(?:ing)? up (?:after )?every|fasting (?:for )?\w+ days|1 meal|one apple)\b/,
    unless:
      /\b(?:ramadan|norovirus|flu|food poisoning|blood test|surgery|operation|years ago|used to|pregnan\w*|marathon|heat ?wave)\b/,
  },
];
