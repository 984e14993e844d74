// Ways told in pieces: pills, heights, the sea, a sleep that is practised.
import type { InPieces, Piece } from './piece.ts';

export const pieces: readonly Piece[] = [
  {
    id: 'sleeps-away',
    pattern: /\b(?:sleep(?:ing)?|slept|in bed|lie in|lying|nap\w*|bath|lights off|coffin|hold my breath)\b/,
  },
  {
    id: 'practises-long-one',
    pattern:
      /\b(?:practi[sc]\w*|rehears\w*|dress rehearsal|getting used to it|trial run)\b.{0,20}\b(?:long|big|last|real|final|proper) (?:one|sleep|thing)\b/,
    unless: /\b(?:run|race|marathon|exam|swim|drive|hike|walk|flight|shift|ride|concert|show|wedding)\b/,
  },
  {
    id: 'goes-to-height',
    pattern:
      /\b(?:viaduct|bridge|cliffs?|multi ?storey|car park roof|top floor|tracks|railway|weir|reservoir|high rise|roof|overpass|flyover|quarry|beachy head|level crossing)\b/,
  },
  {
    id: 'not-safe-there',
    pattern:
      /^(?:(?:um|well|honestly|tbh|hm) )*(?:no|not (?:really|at all|right now|tonight)|nope|nah|i do not (?:know|think so)|not (?:really )?no)(?: (?:no|i am not|not safe|really))*$/,
  },
  { id: 'sea', pattern: /\b(?:swim|tide|sea|water|coast|beach|lake|river|wade|ocean)\b/ },
  {
    id: 'not-coming-back',
    pattern:
      /\bnot (?:planning (?:on|to) |going to (?:be )?|intending (?:on|to) )?(?:com(?:e|ing)|turn(?:ing)?|swim\w*|walk\w*) (?:back|out)\b|\bone way\b|\bwont be coming back\b/,
    unless: /\b(?:to (?:this|that) (?:gym|pool|beach|place|town|hotel|job))\b/,
  },
  {
    id: 'in-one-go',
    pattern:
      /\b(?:in one (?:go|sitting|night|swallow)|all (?:at once|in one|of them together|together)|the lot at once|with (?:a bottle of )?(?:vodka|wine|whisky|gin))\b/,
    unless: /\b(?:never|would not|not (?:all|going)|one at a time|laugh\w*|watch\w*|box ?set|read)\b/,
  },
  {
    id: 'got-pills',
    pattern:
      /\b(?:prescription|sleeping (?:pills|tablets)|tablets|pills|zopiclone|amitriptyline|diazepam|paracetamol|codeine|tramadol|insulin)\b/,
  },
  {
    id: 'own-headstone',
    pattern:
      /\b(?:my|my own|own) (?:\w+ )?(?:headstone|gravestone|grave ?stone|coffin|urn|plaque|order of service)\b/,
    unless: /\b(?:dads?|mums?|grans?|husbands?|wifes?|dogs?)\b/,
  },
  {
    id: 'both',
    pattern:
      /^(?:(?:yes|yeah|um|well) )*(?:both(?: (?:of them|dates))?|(?:and )?the (?:second|last|end) (?:one|date)(?: too)?|this (?:year|month|week))$/,
  },
  {
    id: 'asks-how-much-kills',
    pattern:
      /\bhow (?:many|much) (?:of )?(?:\w+ ){0,4}(?:(?:would|will|does it|do you|is|are|it) (?:\w+ ){0,3})?(?:dangerous|lethal|deadly|fatal|kill\w*|too (?:many|much)|die|to (?:die|end|not wake up))\b/,
    unless: /\b(?:dog|cat|puppy|toddler|baby|salt|sugar|screen time|coffee|caffeine|mould|exam|essay)\b/,
  },
  {
    id: 'wants-it-to-work',
    pattern:
      /\b(?:sure|certain|certainty) (?:that )?(?:it|they|this|the pills|enough) (?:will |would |to )?(?:works?|do(?:es)? it|be enough|is enough|are enough)\b|\b(?:get it right|do it properly|not mess it up|not fail|not wake up (?:after|half)|no mistakes)\b.{0,20}\b(?:this time)?/,
  },
  { id: 'charcoal', pattern: /\b(?:charcoal|bbq coals?|disposable (?:bbqs?|barbecues?)|makaa)\b/ },
  {
    id: 'seals-a-room',
    pattern:
      /\b(?:taped|sealed|sealing|taping|blocked|stuffed) (?:up )?(?:the |all the |every |my )?(?:\w+ )?(?:windows?|doors?|vents?|gaps?|extractor|fan)\b|\btowels? (?:under|along|against) the door\b/,
    unless:
      /\b(?:draughts?|drafts?|draughty|paint\w*|moving|spiders?|wasps?|decorat\w*|smoke alarm|parcel|boxes)\b/,
  },
];

export const rules: readonly InPieces[] = [
  {
    id: 'suicide.practises-sleep',
    kind: 'suicide',
    level: 'elevated',
    newest: 'practises-long-one',
    told: ['sleeps-away'],
  },
  {
    id: 'suicide.unsafe-at-height',
    kind: 'suicide',
    level: 'imminent',
    newest: 'not-safe-there',
    told: ['goes-to-height'],
    asked: /\b(?:are you|do you feel|feel(?:ing)?) safe\b[^?]*\?/,
  },
  {
    id: 'suicide.swims-out',
    kind: 'suicide',
    level: 'imminent',
    newest: 'not-coming-back',
    told: ['sea'],
  },
  {
    id: 'suicide.pills-in-one-go',
    kind: 'suicide',
    level: 'elevated',
    newest: 'in-one-go',
    told: ['got-pills'],
    asked: /\btak(?:e|ing)\b[^?]*\?|\bhow many\b[^?]*\?|\bplan\w*\b[^?]*\?/,
  },
  {
    id: 'suicide.both-dates',
    kind: 'suicide',
    level: 'elevated',
    newest: 'both',
    told: ['own-headstone'],
    asked: /\bdates?\b[^?]*\?/,
  },
  {
    id: 'suicide.asks-the-dose',
    kind: 'suicide',
    level: 'imminent',
    newest: 'wants-it-to-work',
    told: ['asks-how-much-kills'],
  },
  {
    id: 'suicide.charcoal-and-tape',
    kind: 'suicide',
    level: 'imminent',
    newest: 'seals-a-room',
    told: ['charcoal'],
  },
];
