// What is understood of Swahili and Sheng without a model, in English.
/**
 * Swahili and Sheng words, and what may safely be said to have been heard: no more than the words themselves say, whoever
 * says them. The first that fits, so the more exact stand first.
 */
const glosses: [RegExp, string][] = [
  [/\bnimechoka (?:na )?(?:ku(?:ji)?act|kujifanya)\b/i, 'Keeping up the act wears you out.'],
  [/\bsina mtu\b|\bhakuna mtu wa\b/i, 'There is nobody you can tell.'],
  [/\b(?:hawa|ha|hawa(?:ta|ku))(?:ni|tu)?saidi[ae]?i?\b/i, 'No help comes from them.'],
  [/\b(?:hani|hawani|hani|hawatu)sikiliz[ai]\b/i, 'You are not listened to.'],
  [/\bsijui kama naweza\b/i, "You don't know whether you can."],
  [/\bnimechoka|kuchoka\b/i, "You're tired, right through."],
  [
    /\b(?:naogopa|tunaogopa|wasiwasi)\b.*\b(?:kupoteza|kufutwa)\b.*\bkazi\b|\bnaogopa kufutwa\b/i,
    'You are afraid of losing the job.',
  ],
  [
    /\b(?:mshahara|salary|malipo)\b.*\b(?:hautoshi|haitoshi|hazitoshi|kidogo|mdogo)\b/i,
    'The pay is not enough.',
  ],
  [/\b(?:overtime|masaa mengi|kila siku kazini)\b/i, 'They ask for long hours.'],
  [
    /\b(?:nalala|ninalala|nilala) (?:masaa|saa|lisaa) (?:\d|moja|mbili|tatu|nne|tano|mawili|matatu|manne|matano)\b/i,
    'Your nights are short.',
  ],
  [
    /\b(?:mama|mathe|mamangu|mum|baba|fathe|dad)\b.*\b(?:mgonjwa|anaugua|sick|hospitali)\b/i,
    'Your parent is ill.',
  ],
  [/\b(?:nimefutwa|wamenifuta|walinifuta|nimefired|nilifutwa)\b/i, 'You lost your job.'],
  [/\bsijui (?:nitalipa|nitalipaje|nilipe)\b/i, 'You do not see yet how you will pay.'],
  [
    /\b(?:natuma|nitume|kutuma|nilituma|na(?:m|wa)tumia|ni(?:m|wa)tumie)\b.*\b(?:pesa|doh|nyumbani|home)\b/i,
    'You send money home.',
  ],
  [/\b\w*nitegemea\b/i, 'People lean on you, and you feel it.'],
  [/\b(?:nili|nika|nime|na)nyamaza\b/i, 'You kept quiet.'],
  [/\b(?:ni|nita)mwambi[ae]\b/i, 'Saying it is a thought worth keeping.'],
  [/\b(?:niongee|tuongee|nitaongea)\b/i, 'Talking to them is a thought worth keeping.'],
  [/(?<!\bsina )\baibu\b/i, 'There is shame in this.'],
  [/(?<!\bsina )\bhasira\b|\bnimekasirika\b/i, "There's anger in this."],
  [/\b(?:huzuni|nalia|nililia|nikilia)\b/i, "There's sadness in this."],
  [/\b(?:naogopa|wasiwasi|uoga)\b/i, 'Something about this frightens you.'],
  [/\b(?:upweke|pekee? yangu)\b/i, "You're alone with a lot."],
  [
    /\b(?:silali|sijalala|siwezi kulala|(?:sina|sipati|nakosa|nimekosa|kukosa) usingizi)\b/i,
    'Sleep is not coming easily.',
  ],
  [/\b(?:stress|pressure|nimelemewa)\b/i, 'The pressure is high.'],
  [/\bfees\b/i, 'School fees are part of this.'],
  [/\b(?:pesa|doh|rent|madeni|deni)\b/i, 'Money is on your mind.'],
  [/\b(?:kazi|job|boss|kampuni)\b/i, 'Work is a big part of this.'],
  // That a husband comes home late says more than that he is close.
  [
    /\b(?:mpenzi|girlfriend|boyfriend|babe|(?:mke|mume) wangu)\b.*\b(?:shida|matatizo|ugomvi|\w*gombana|\w*zozana|hatuongei|ameniacha)\b/i,
    'This is about someone close to you.',
  ],
  [/\b(?:mathe|mum|mamangu|mama yangu)\b/i, 'Your mother is part of this.'],
  [/\b(?:mama|baba|wazazi|familia|ndugu)\b/i, 'Family is in the middle of this.'],
  [/\b(?:shule|exam|exams|campo|masomo)\b/i, 'School is on your mind.'],
  [/\bjumamosi\b/i, 'Saturday, then.'],
  [/\bkesho\b/i, 'Tomorrow, then.'],
];

/** All that is known of a sentence with Swahili in it, in English and the second person, the most exact first. */
export const glossesOf = (text: string): string[] =>
  glosses.filter(([pattern]) => pattern.test(text)).map(([, said]) => said);

/** The most exact of them; undefined where none is known. */
export const glossOf = (text: string): string | undefined => glossesOf(text)[0];
