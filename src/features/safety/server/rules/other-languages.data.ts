// The plainest sentences of danger in languages the product does not speak: whoever falls back on their own language at
// such a moment gets the card and the reviewed words, in English. Spelled as `normalise` leaves them: no accents, no
// apostrophes. Swahili and Sheng stand with the other rules.
import type { Rule } from '../rule.ts';

const wishes = [
  // French
  'je (?:ne )?(?:veux|voudrais|prefererais|aimerais) (?:juste |vraiment )?(?:mourir|me tuer|me suicider|en finir|etre morte?|ne plus (?:vivre|exister|me reveiller|etre la))',
  'jai (?:\\w+ )?envie de (?:mourir|me tuer|me suicider|en finir)',
  'je (?:ne )?(?:veux|peux) plus vivre',
  'je (?:pense|songe) (?:\\w+ ){0,3}(?:au suicide|a me suicider|a me tuer|a en finir|a mourir)',
  // Spanish
  'quiero (?:morir(?:me)?|matarme|suicidarme|quitarme la vida|estar muert[oa])',
  'no quiero (?:vivir|seguir viviendo|seguir viv[oa]|estar viv[oa]|despertar)',
  'ganas de (?:morir(?:me)?|matarme|suicidarme)',
  '(?:quisiera|ojala) (?:estar muert[oa]|morir(?:me)?)',
  'pienso (?:\\w+ )?en (?:el suicidio|suicidarme|matarme|morir(?:me)?)',
  // German
  'ich (?:will|mochte|wurde) (?:(?!nicht)\\w+ ){0,2}(?:sterben|tot sein|nicht mehr leben|nicht mehr aufwachen|mich umbringen|mir das leben nehmen)',
  'ich (?:will|mag|kann) (?:\\w+ )?nicht mehr leben',
  '(?:mich umzubringen|mir das leben zu nehmen)',
  'ich ware (?:\\w+ )?tot',
  // Portuguese
  '(?<!nao )(?:quero|queria) (?:morrer|me matar|estar mort[oa])',
  'nao quero (?:mais )?viver',
  'vontade de (?:morrer|me matar)',
  'penso (?:\\w+ )?em (?:me matar|suicidio|morrer)',
  // Italian
  '(?<!non )(?:voglio|vorrei) (?:morire|uccidermi|ammazzarmi|farla finita|essere mort[oa])',
  'non voglio (?:piu )?vivere',
  'voglia di (?:morire|uccidermi|farla finita)',
  'penso (?:\\w+ )?al suicidio',
  // Afrikaans, Zulu, Xhosa
  'ek wil (?:\\w+ )?(?:doodgaan|sterf|nie meer (?:leef|lewe)|myself doodmaak)',
  '(?:ngifuna|ndifuna) (?:ukufa|ukuzibulala)',
  '(?:angisafuni|andisafuni) ukuphila',
  // Kinyarwanda, Luganda, Somali, Kikuyu, Dholuo
  'ndashaka (?:gupfa|kwiyahura)',
  'njagala (?:kufa|kwetta)',
  'waxaan rabaa inaan (?:dhinto|is ?dilo)',
  '(?:ni)?ndirenda (?:gukua|kwiuraga)',
  'adwaro tho',
  // Yoruba, Igbo, Hausa, Nigerian pidgin
  'mo fe ku',
  'a?choro m inwu',
  'ina so in mutu',
  'i (?:wan|won) (?:die|kill (?:myself|my self)|end am)',
  'i no wan live(?: again)?',
  // Hindi in Latin letters
  '(?:main|mai|mein) (?:mar(?:na)?|mar jana|suicide karna|jaan dena) chaht[ai]',
  'mujhe (?:mar jana|marna) hai',
  '(?:jeena|jina) nahi(?:n)? chaht[ai]',
  'mujhe (?:nahi(?:n)? jeena|jeena nahi(?:n)?)',
];

const happening = [
  'je vais (?:me tuer|me suicider|en finir|me pendre)(?! de)',
  '(?:ce soir|cette nuit|maintenant) je (?:me tue|meurs|vais mourir)|je (?:me tue|meurs) (?:ce soir|cette nuit)',
  'voy a (?:matarme|suicidarme|quitarme la vida|ahorcarme)',
  'me voy a (?:suicidar|quitar la vida|ahorcar)',
  'ich (?:werde|will) mich (?:heute|jetzt|gleich|morgen) (?:\\w+ )?umbringen|ich bringe? mich (?:heute|jetzt|gleich|um)',
  'vou me (?:matar|suicidar|enforcar)',
  'sto per (?:uccidermi|ammazzarmi|farla finita)|mi (?:uccido|ammazzo) (?:stasera|stanotte|oggi|adesso|domani)',
];

const taken = [
  'jai (?:pris|avale) (?:toute?s?|tous|trop de|une boite de) (?:\\w+ ){0,2}(?:medicaments|cachets|comprimes|pilules)',
  '(?:me )?(?:tome|trague) (?:todas|todos|demasiadas|demasiados|un monton de) (?:\\w+ ){0,2}(?:pastillas|medicamentos)',
  'ich habe (?:alle|zu viele|eine (?:ganze )?packung) (?:\\w+ )?(?:tabletten|pillen)',
  'tomei (?:todos|todas|muitos|um monte de) (?:\\w+ ){0,2}(?:remedios|comprimidos)',
  'ho preso (?:tutte|troppe) (?:\\w+ )?(?:pillole|pastiglie)',
];

const selfHarm = [
  'je me (?:coupe|scarifie|mutile)(?: (?:les|le) (?:bras|veines|poignets?)|$| (?:encore|souvent|la nuit))',
  'je me fais du mal',
  'me (?:corto los brazos|autolesiono|hago dano)',
  'ich (?:ritze|schneide|verletze) mich',
  'eu me (?:corto|machuco de proposito)',
  'mi (?:taglio le braccia|faccio del male)',
];

const beaten = [
  '(?:mon mari|mon copain|mon conjoint|mon compagnon|mon pere|ma mere|il|elle) me (?:frappe|bat|tape|viole|menace)(?! (?:que|de voir|a l oeil))',
  'il ma (?:frappee?|battue?|violee?|etranglee?)',
  '(?:mi (?:marido|esposo|novio|pareja|padre|papa|madre)|el|ella) me (?:pega|golpea|viola|maltrata|amenaza)',
  '(?:mein (?:mann|freund|vater|partner)|meine mutter|er|sie) (?:schlagt|verprugelt|wurgt|vergewaltigt|bedroht) mich',
  '(?:meu (?:marido|namorado|pai)|minha mae|ele|ela) me (?:bate|espanca|estupra|agride|ameaca)',
  '(?:mio (?:marito|padre)|il mio (?:ragazzo|compagno)|mia madre|lui) mi (?:picchia|violenta|minaccia)',
];

const oneOf = (phrases: string[]): RegExp => new RegExp(`\\b(?:${phrases.join('|')})\\b`);

/** "Me quiero morir de vergüenza", "envie de mourir de rire". */
const exaggeration =
  /\b(?:morir(?:me)?|morrer|mourir|morire) (?:de|di) (?:rire|honte|faim|chaud|froid|soif|verguenza|risa|hambre|calor|frio|sueno|pena|amor|rir|vergonha|fome|saudade|fame|vergogna|caldo|sonno)\b/;

export const otherLanguageRules: Rule[] = [
  {
    id: 'suicide.other-language',
    kind: 'suicide',
    level: 'elevated',
    pattern: oneOf(wishes),
    unless: exaggeration,
  },
  { id: 'suicide.other-language-now', kind: 'suicide', level: 'imminent', pattern: oneOf(happening) },
  { id: 'overdose.other-language', kind: 'overdose', level: 'imminent', pattern: oneOf(taken) },
  { id: 'self_harm.other-language', kind: 'self_harm', level: 'elevated', pattern: oneOf(selfHarm) },
  {
    id: 'abuse.other-language',
    kind: 'abuse',
    level: 'elevated',
    pattern: oneOf(beaten),
    ignoresSubject: true,
  },
];

/** Read in the message as it was written: `normalise` keeps Latin letters only. Hindi and Arabic. */
export const otherScripts =
  /(?:मरना|मर जाना|आत्महत्या करना|खुदकुशी करना|जान देना) चाहत[ाीे]|जीना नहीं चाहत[ाीे]|मुझे (?:मरना|मर जाना) है|मुझे नहीं जीना|(?:أريد|اريد|بدي|عايز|عايزة) (?:أن |ان )?(?:أموت|اموت|أنتحر|انتحر)|لا (?:أريد|اريد) (?:أن |ان )?(?:أعيش|اعيش)/u;
