// A death that was waited for or decided, told in pieces: peace after a deadline, the dead who are joined.
import type { InPieces, Piece } from './piece.ts';

export const pieces: readonly Piece[] = [
  {
    id: 'daily-since-loss',
    pattern:
      /^(?:(?:yes|yeah|um|well|honestly|pretty much|basically) )*(?:every (?:single )?(?:day|night|morning|hour)|all the time|daily|constantly|non ?stop|most nights) (?:ever )?since (?:the|my|his|her|she|he|we|it|i) ?(?:diagnos\w*|scan|results?|funeral|stroke|biopsy|died|left|divorce|verdict|letter|accident|relapse|redundancy|lost|passed|told|miscarriage|stillbirth|eviction|fire|crash)\b/,
  },
  {
    id: 'decided-peace',
    pattern:
      /\b(?:peaceful|calm|at peace|lighter|relieved|clear|so quiet)\b.{0,60}\b(?:decid\w*|decision|made up my mind|know what)\b|^(?:i )?(?:have )?made (?:a|the|my) decision$|^(?:i )?(?:have )?decided$|^i feel (?:\w+ )?(?:peaceful|calm|lighter|at peace)\b/,
    unless:
      /\b(?:job|quit|resign\w*|divorc\w*|break up|move|school|course|house|baby|come out|leave him|leave her)\b/,
  },
  {
    id: 'no-more-of-any',
    pattern:
      /\b(?:do not have to (?:do|face|be|get through) (?:it|this|any of it|anything|mornings?|tomorrow|another)|any of it|none of it|no more (?:mornings|days|nights)|mornings)\b.{0,40}\b(?:after|by|from) (?:tonight|tomorrow|friday|saturday|sunday|monday)\b/,
    unless: /\b(?:job|shifts?|commut\w*|school|exams?|course|antibiotics|chemo)\b/,
  },
  {
    id: 'death-kindly-put',
    pattern: /\b(?:put (?:\w+ )?(?:down|to sleep)|vet|euthan\w*|just went to sleep|dignitas)\b/,
  },
  {
    id: 'why-not-me',
    pattern:
      /\bwhy (?:do|can|is it|does) (?:dogs?|cats?|they|he|she|animals|pets|\w+) (?:get|have|allowed|can)\b.{0,30}\b(?:and )?(?:i|we|me|people|not us)\b|\bwish (?:somebody|someone|they) (?:would|could) do (?:that|it|the same) (?:for|to) me\b|\bwhere do i sign up\b|\bwhy (?:not|can not) (?:me|i)$/,
    unless: /\b(?:treats?|walks?|belly|naps?|biscuits?|holidays?|massages?)\b/,
  },
  {
    id: 'with-the-dead',
    pattern:
      /\b(?:be|see|join|hold|hug) (?:with )?(?:him|her|them|my (?:boy|girl|son|daughter|wife|husband|mum|mom|dad|baby|brother|sister|nan))\b.{0,30}\b(?:by (?:the|next|this)? ?(?:weekend|christmas|\w+day|morning)|tonight|tomorrow|soon|if i had the (?:guts|nerve|courage|balls))\b/,
    unless: /\b(?:visit|airport|flight|train|prison|hospital|home for|landing|coming)\b/,
  },
  { id: 'heaven', pattern: /\b(?:heaven|hell|afterlife|other side|when (?:we|you) die|god|paradise)\b/ },
  {
    id: 'day-after-decided',
    pattern: /\b(?:nimeshaamua|nimeamua|nishaamua|nimedecide)\b/,
    unless: /\b(?:kuacha kazi|kuhama|kuoa|kuolewa|kusoma|shule|biashara|kuenda gym|kupika)\b/,
  },
  {
    id: 'sitakuwepo',
    pattern: /\b(?:sitakuwepo|sitakuwa|hamtaniona|mtanikosa|sitaamka|hamtanipata)\b/,
    unless: /\b(?:kazini|ofisini|shuleni|nyumbani|nairobi|mjini|meeting|darasani|safari|likizo)\b/,
  },
  {
    id: 'cheerful-again',
    pattern:
      /\b(?:cheerful|happier|calmer|brighter|lighter|like (?:my|your) old self|nothing to worry about|no need to worry|stopped worrying)\b/,
  },
  {
    id: 'gave-a-deadline',
    pattern:
      /\b(?:gave|give|given|set|got) (?:myself|it|me|life|this) (?:a |an |until |till |one )(?:\w+ )?(?:deadline|date|end date|limit|\w+day|christmas|new year|birthday|spring|last (?:chance|go))\b/,
    unless:
      /\b(?:novel|book|essay|thesis|chapter|project|job|apply|applying|gym|weight|quit|smok\w*|drink\w*|house|flat|course|business|declutter\w*|paint\w*|ask(?:ing)?|move|moving|save|saving)\b/,
  },
  {
    id: 'promised-to-wait',
    pattern:
      /\b(?:promised|swore|told) (?:\w+ ){1,3}?(?:i would|i will|id|to) (?:\w+ )?(?:wait|hold on|hang on|stay|stick around|not (?:do|go))\b.{0,24}\b(?:till|until|while|before|as long as)\b/,
    unless: /\b(?:episode|marry|marriage|wedding|move|moving|sell|dog|puppy|tattoo|film|dinner|bus|season)\b/,
  },
  {
    id: 'they-are-gone',
    pattern:
      /\b(?:she|he|they|mum|dad|gran|nan|the (?:dog|cat)) (?:is|are|s|has|have)? ?(?:gone|dead|died|buried|passed)(?: (?:now|though|too|on|away))?$/,
  },
  {
    id: 'finished-list',
    pattern:
      /\b(?:bucket list|the list|my list|paid (?:it|everything|them all) off|said (?:all )?my goodbyes|last (?:one|thing) (?:on it|was|done)|everything is (?:done|sorted|ticked))\b/,
    unless: /\b(?:shopping|to do list at work|summer|holiday|wedding|revision)\b/,
  },
  {
    id: 'that-was-the-point',
    pattern:
      /\b(?:nothing|nowhere|none|no next|no after)\b.{0,12}\b(?:that (?:was|is) (?:the|kind of the|sort of the) (?:point|idea|plan)|there is no (?:next|after))\b|^(?:there is )?no (?:next|after)$/,
  },
  {
    id: 'hears-their-voice',
    pattern:
      /\b(?:wanted|needed|just|only) to hear (?:her|his|their|mum s|my \w+) voices?\b|\bhear (?:her|his|their) voice (?:again|one (?:more|last)|first|once)\b/,
  },
  {
    id: 'is-the-one-going',
    pattern:
      /\b(?:it is |its )?me who(?: is|s)? (?:going|leaving|off)\b|\bi am the one (?:who is )?(?:going|leaving)\b/,
    unless:
      /\b(?:visa|abroad|zealand|australia|canada|work|uni|university|army|job|flight|years|holiday|contract|tour)\b/,
  },
  {
    id: 'keeps-their-things',
    pattern:
      /\b(?:his|her|their) (?:\w+ )?(?:jumper|shirt|coat|dressing gown|side of the bed|perfume|aftershave|pillow|scarf|slippers|ashes|grave|voicemail)\b|\bsmell of (?:him|her)\b/,
  },
  {
    id: 'goes-to-get-them',
    pattern:
      /\btime (?:to|i) (?:go|went|join\w*|be|see)\b.{0,24}\b(?:him|her|them|the real (?:thing|one)|too)\b|\bgo and (?:get|find|see|join|be with) (?:him|her|them|the real (?:thing|one))\b/,
    unless: /\b(?:school|station|airport|hospital|nursery|shop|grave ?yard|cemetery|work)\b/,
  },
  { id: 'asks-forgiveness', pattern: /\b(?:unisamehe|nisamehe|nisameheni|samahani|msamaha|mnisamehe)\b/ },
  {
    id: 'no-other-day',
    pattern: /\bhakuna (?:siku nyingine|kesho|wakati mwingine|baadaye)\b|\bsitakuwa na kesho\b/,
    unless: /\b(?:kazi|shule|mtihani|basi|gari|ofisi|duka|likizo)\b/,
  },
];

export const rules: readonly InPieces[] = [
  {
    id: 'suicide.again-since-loss',
    kind: 'suicide',
    level: 'elevated',
    newest: 'daily-since-loss',
    told: [],
    asked:
      /\b(?:thinking (?:about|of) (?:it|that|dying|death|ending)|those thoughts|the thoughts|dark thoughts|thoughts? (?:again|back|come)|not being here|feel(?:ing)? (?:that|this|like that) again|that bad again|that way again)\b[^?]*\?/,
  },
  {
    id: 'suicide.decided-no-more',
    kind: 'suicide',
    level: 'imminent',
    newest: 'no-more-of-any',
    told: ['decided-peace'],
  },
  {
    id: 'suicide.envies-the-dog',
    kind: 'suicide',
    level: 'elevated',
    newest: 'why-not-me',
    told: ['death-kindly-put'],
  },
  {
    id: 'suicide.with-the-dead-soon',
    kind: 'suicide',
    level: 'elevated',
    newest: 'with-the-dead',
    told: ['heaven'],
  },
  {
    id: 'suicide.decided-swahili',
    kind: 'suicide',
    level: 'imminent',
    newest: 'sitakuwepo',
    told: ['day-after-decided'],
  },
  {
    id: 'suicide.deadline-and-calm',
    kind: 'suicide',
    level: 'elevated',
    newest: 'gave-a-deadline',
    told: ['cheerful-again'],
  },
  {
    id: 'suicide.waited-for-them',
    kind: 'suicide',
    level: 'elevated',
    newest: 'they-are-gone',
    told: ['promised-to-wait'],
  },
  {
    id: 'suicide.nothing-comes-next',
    kind: 'suicide',
    level: 'elevated',
    newest: 'that-was-the-point',
    told: ['finished-list'],
  },
  {
    id: 'suicide.hears-a-voice-once-more',
    kind: 'suicide',
    level: 'elevated',
    newest: 'is-the-one-going',
    told: ['hears-their-voice'],
  },
  {
    id: 'suicide.goes-to-the-dead',
    kind: 'suicide',
    level: 'elevated',
    newest: 'goes-to-get-them',
    told: ['keeps-their-things'],
  },
  {
    id: 'suicide.no-other-day-swahili',
    kind: 'suicide',
    level: 'elevated',
    newest: 'no-other-day',
    told: ['asks-forgiveness'],
  },
];
