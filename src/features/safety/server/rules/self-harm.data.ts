// Hurting oneself without the wish to die, and injuries that need help now.
import type { Rule, Signal } from '../rule.ts';

export const selfHarmRules: Rule[] = [
  {
    id: 'self_harm.bleeding-now',
    kind: 'self_harm',
    level: 'imminent',
    pattern:
      /\b(?:cut too deep|cut (?:\w+ ){0,3}too deep|(?:cut|slit|slashed) my wrists?\b.{0,30}\b(?:now|tonight|bleed\w*|just)|(?:it|my (?:arm|wrist|leg|thigh)) (?:will not|does not|wont) stop bleeding|there is (?:so much|a lot of) blood)\b/,
    ignoresNegation: true,
    ignoresPast: true,
    unless: /\b(?:nose ?bleed|period|shaving|kitchen|cooking|onions?)\b/,
  },
  {
    id: 'self_harm.cutting',
    kind: 'self_harm',
    level: 'elevated',
    pattern:
      /\b(?:(?:cut|cutting|cuts|slit|slitting|slash|slashing|carv(?:e|ed|ing)|scratch(?:ed|ing)?|burn|burned|burnt|burning|bruis(?:e|ing)) (?:on )?(?:myself|my (?:own )?(?:arms?|wrists?|thighs?|legs?|skin|stomach|forearms?))|(?:started|been|was|am|back to|back) cutting (?:again|lately|every night|at night)|cut again)\b/,
    unless:
      /\b(?:oven|stove|cooking|kitchen|slicing|chopping|peeling|opening a tin|iron|sun ?burn\w*|hot (?:oil|water|pan)|by accident|accidentally|shaving|mosquito|eczema|itch\w*|gym|cat|rose|brambles?|thorns?|nettles?|hedge|hawthorn|gorse|picking (?:black|rasp|goose)?berries|glass broke|fence|tetanus|myself (?:some )?(?:slack|off|short)|cutting (?:carbs|sugar|back on)|stopped (?:covering|hiding) (?:the|my))\b/,
  },
  {
    id: 'self_harm.urge',
    kind: 'self_harm',
    level: 'elevated',
    pattern:
      /\burges? to (?:cut|burn|hurt|harm)(?: myself)? (?:is|are|was|keeps?|has been|comes?|came|again|tonight|so)\b/,
    unless:
      /\b(?:hair|fringe|bangs|cake|ties|contact|costs|carbs|sugar|corners|years ago|used to|clients?|patients?|pupils?|students?)\b/,
  },
  {
    id: 'self_harm.named',
    kind: 'self_harm',
    level: 'elevated',
    isBroad: true,
    pattern:
      /\b(?:self harm(?:ed|ing|s)?|(?:hurt|hurting|harm|harming|punish|punishing|injure|injuring|hit|hitting|punch|punching) myself(?: on purpose)?|want to bleed|need to bleed|urge to (?:cut|burn|hurt|hit)(?: myself)?|relaps\w* (?:on |with |into )?(?:cutting|self harm)|make (?:barcodes|cuts) on|bang(?:ing)? my head (?:against|on) (?:the|a) wall|nimejikata|najikata|kujikata|kujiumiza|najiumiza|nijikate)\b/,
    unless:
      /\b(?:(?:clean|free|recover\w*|sober) (?:from|of) (?:self harm\w*|cutting|it) (?:for|since)|(?:have not|not|never) (?:self harmed|cut|hurt myself) (?:\w+ ){0,2}(?:in|for|since) (?:\w+ ){1,3}(?:months?|years?)|(?:months?|years?) (?:clean|free)|self harm free|niliwahi|nimepona|sijafikiria|sijawahi|not to the point|pupils?|clients?|patients?|students?|cut my (?:own )?hair|hurt myself (?:at|in|playing|during|running|falling|lifting|on the)|at the gym|playing|football|fell|falling|tripped|training|by accident|accidentally|figur\w*|metaphor\w*|brick wall with|awareness|policy|slides?|asked (?:me )?(?:if|whether) i (?:had|would|was))\b/,
  },
  {
    id: 'self_harm.fresh',
    kind: 'self_harm',
    level: 'elevated',
    pattern:
      /\b(?:(?:scars?|cuts|marks|wounds|burns)\b.{0,20}\b(?:fresh|new|from (?:last night|yesterday|this morning|this week))|(?:fresh|new) (?:scars?|cuts|wounds|marks)\b|(?:did it|hurt myself|cut|slipped) again\b(?=.*(?:scar|cut|blade|blood)))/,
    unless: /\b(?:surgery|cat|dog|operation|acne|tattoo|c section|cooking|price cuts|budget|job cuts)\b/,
  },
  {
    id: 'self_harm.tools',
    kind: 'self_harm',
    level: 'elevated',
    pattern:
      /\b(?:razor|blade|lighter|scissors)\b.{0,30}\b(?:skin|wrist|thigh|calling|feel better|feel something|relief)\b|\bonly thing that (?:helps|calms|works) is (?:the )?(?:pain|cutting|blade|hurting)\b/,
  },
  {
    id: 'self_harm.feel-something',
    kind: 'self_harm',
    level: 'watch',
    pattern:
      /\b(?:pain (?:is the only|helps|makes) (?:me|thing)|deserve (?:to be hurt|pain|to hurt|to suffer|to be punished)|rubber band (?:on|against) my wrist)\b/,
    unless: /\b(?:no one|nobody) deserves\b/,
  },
  {
    id: 'self_harm.looks-like',
    kind: 'self_harm',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\bmy (?:arms?|thighs?|legs?|wrists?|stomach) (?:\w+ )?(?:looks?|is|are) (?:\w+ )?(?:like )?(?:a |an )?(?:zebra|bar ?code|tiger|chopping board|cutting board|ladder|map)\b/,
    needs:
      /\b(?:again|sleeves?|hid(?:e|ing)|blade|razor|cuts?|fresh|last night|nobody|cover\w*|cannot stop|can not stop)\b/,
    unless:
      /\b(?:tan|sun\w*|cat|kitten|roses?|brambles?|henna|tattoo\w*|paint\w*|trainers|bike|chain|tights|pyjamas|costume|mosquito\w*)\b/,
  },
  {
    id: 'self_harm.another-sent',
    kind: 'self_harm',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:sent|sends|posted|showed|shared|texted) (?:me |us |the group )?(?:a |an |some )?(?:picture|photo|pic|selfie|video|pics|photos|pictures)s? of (?:his|her|their) (?:\w+ )?(?:wrists?|cuts|arms? (?:bleeding|cut|all)|noose|rope|pills|tablets|blade)\b/,
    unless:
      /\b(?:hair\w*|salon|barber|butcher|fabric|tattoo\w*|bracelets?|watch|henna|gym|plaster|cast|nails|bangles?|climb\w*|new|prescri\w*)\b/,
  },
];

export const selfHarmSignals: Signal[] = [
  {
    id: 'self_harm.s-long-sleeves',
    kind: 'self_harm',
    weight: 2,
    pattern:
      /\b(?:long sleeves|hide|hiding|cover(?:ing)? up) (?:\w+ ){0,3}(?:scars?|marks?|cuts|arms|wrists|in (?:summer|the heat))\b/,
    unless: /\b(?:acne|surgery|tattoo|sunburn)\b/,
  },
];
