// The words the engine listens for. English, with the Swahili and Sheng that members mix in.
import { farewells } from './farewells.data.ts';

export type EmotionFamily =
  | 'anxious'
  | 'sad'
  | 'angry'
  | 'guilty'
  | 'ashamed'
  | 'overwhelmed'
  | 'lonely'
  | 'numb'
  | 'tired'
  | 'hurt'
  | 'jealous'
  | 'stuck'
  | 'confused'
  | 'good';

const feel =
  "(?:feel(?:ing|s)?|felt|i'm|im|i am|i was|been|so|really|very|always|just|such|kind of|kinda|pretty|too|am|getting|quite|utterly|totally|completely)";

const felt = (words: string): RegExp =>
  new RegExp(
    `\\b${feel}\\s+(?:like\\s+)?(?:a\\s+|so\\s+|really\\s+|very\\s+|all\\s+|quite\\s+)?(${words})\\b`,
    'i',
  );

/** A clear word counts wherever it stands; an ordinary one (`lost`, `down`) only where it is felt. */
const emotionPatterns: Record<EmotionFamily, [clear: RegExp, whereFelt: RegExp]> = {
  overwhelmed: [
    /\b(overwhelm(?:ed|ing)|stressed(?: out)?|stressful|swamped|under (?:so much )?pressure|snowed under|at my limit|frazzled|pressured|nimelemewa|too much to handle)\b/i,
    felt('drowning|buried'),
  ],
  anxious: [
    /\b(anxious|anxiety|nervous|worried|worrying|scared|afraid|terrified|panick(?:y|ing|ed)|panic(?: attacks?)?|on edge|dread(?:ing)?|uneasy|frightened|naogopa|wasiwasi)\b/i,
    felt('tense|restless|shaky|worry'),
  ],
  lonely: [
    /\b(lonely|loneliness|isolated|left out|nobody to talk to|no one to talk to|upweke|mpweke)\b/i,
    felt('alone|invisible'),
  ],
  tired: [
    /\b(exhaust(?:ed|ing)|burn(?:ed|t) out|drained|draining|worn out|wiped out|no energy|fatigued|running on empty|nimechoka|tired|tiring)\b/i,
    // "I'm done with these dates" has had enough of them.
    felt('done(?=$|[.,!?;]| (?:in|and|now|today|tonight)\\b)|spent'),
  ],
  angry: [
    /\b(angry|furious|pissed(?: off)?|annoyed|irritated|frustrat(?:ed|ing)|resentful|rage|livid|fed up|hasira|nimekasirika|want to scream|mad at|hate it)\b/i,
    felt('mad'),
  ],
  guilty: [
    /\b(guilty|guilt|my fault|let (?:him|her|them|everyone|my \w+) down|blame myself|remorse|regret(?:ted)?|(?:feel|felt) (?:so |really |absolutely |just )?(?:awful|terrible|horrible|rotten) (?:about (?:it|that|what i)|after(?:wards?)?\b|for (?:\w+ing|it|that)|that i))\b/i,
    felt('responsible|selfish'),
  ],
  ashamed: [
    /\b(ashamed|shame|worthless|not good enough|pathetic|aibu|disgusted with myself)\b/i,
    felt('stupid|embarrassed|failure|loser|useless|ugly|dumb|burden|small|garbage'),
  ],
  hurt: [
    /\b(betrayed|humiliat(?:ed|ing)|rejected|heartbroken|unloved|abandoned|disrespected|unappreciated|belittled|hurt me|hurts me|(?:that|it|this|which) (?:really |still |also |just )?(?:hurts?|stung|stings))\b/i,
    felt('hurt|used|ignored|let down|broken'),
  ],
  sad: [
    /\b(sad|sadness|depressed|miserable|unhappy|crying|cried(?! (?:from|with|of|for) (?:relief|joy|happiness))|cry|grief|grieving|hopeless|huzuni|heavy heart|miss (?:him|her|them|my mum|my mom|my mother|my dad|my father))\b/i,
    felt('down|low|empty|heavy|blue'),
  ],
  numb: [
    /\b(numb|nothing matters|disconnected|on autopilot|(?:do not|don't|can't) feel anything|hollow)\b/i,
    felt('flat|blank|detached|nothing'),
  ],
  jealous: [/\b(jealous|envious|envy|jealousy|wivu)\b/i, felt('insecure')],
  stuck: [
    /\b(stuck|trapped|helpless|powerless|going in circles|paralysed|paralyzed|directionless)\b/i,
    felt('lost'),
  ],
  confused: [
    /\b(confused|torn between|conflicted|mixed feelings|all over the place)\b/i,
    felt('torn|unsure|mixed up'),
  ],
  good: [
    /\b(happy(?! (?:birthdays?|new year|christmas|xmas|anniversary|easter|eid|diwali|holidays?|mother's day|father's day|valentine\w*|hours?|meals?)\b)|relieved|grateful|hopeful|calmer|lighter|thankful|peaceful|furaha|was (?:actually )?(?:fun|nice|good)|hugged me|proud of me|stood up for me|believed me|supported me|feels? good|nice to|went (?:(?:so|really|very|pretty|quite|surprisingly|actually) )*(?:well|great|better than)|good job|well done|we made up\b(?! \w+ (?:story|excuse|lie))|(?:from|with|of|such a|what a) relief|(?:from|with|of|for) joy|(?:but |and |then )?(?:i|we) (?:actually |finally |really )?(?:did it|made it|managed it)|can't stop smiling|(?:so|really|very) glad|a bit better|feel(?:ing|s)? better|better now|good news|i(?:'ve| have)?(?: just| finally| actually)* (?:got (?:the (?:\w+ )?(?:job|offer|promotion|scholarship|part)|in(?!\w| (?:trouble|to|a|the|my|his|her|late|at|touch))|accepted|promoted|engaged)|passed (?:my|the|all my|every) (?:\w+ )?(?:exams?|tests?|finals|interviews?|course|bar)))\b/i,
    // "I'm good at hiding it" and "good for nothing" are no good news.
    felt('proud|excited|glad|calm|okay|good(?! (?:at|for nothing)\\b)|better'),
  ],
};

export const emotionFamilies = Object.keys(emotionPatterns) as EmotionFamily[];

/** The word itself, as said, and where it stands; null when this feeling is not in the text. */
export function findEmotion(family: EmotionFamily, text: string): { word: string; at: number } | null {
  const [clear, whereFelt] = emotionPatterns[family];
  const match = clear.exec(text) ?? whereFelt.exec(text);
  const word = match?.[1];
  return match && word ? { word: word.toLowerCase(), at: match.index + match[0].lastIndexOf(word) } : null;
}

export const strongMarkers =
  /\b(so|really|extremely|very|completely|totally|unbearabl[ey]|constantly|always|never|can't stop|cannot stop|every (?:single )?(?:day|night)|all the time|sobbing|screaming|sana|kabisa)\b/i;

export type Intent =
  | 'greeting'
  | 'asks_advice'
  | 'asks_fact'
  | 'agrees'
  | 'declines'
  | 'does_not_know'
  | 'confused'
  | 'asks_repeat'
  | 'thanks'
  | 'apologises'
  | 'goes_back'
  | 'goodbye'
  | 'asks_if_real'
  | 'not_understood'
  | 'hostile'
  | 'silent'
  | 'wants_exercise'
  | 'wants_stop'
  | 'change_topic'
  | 'just_listen'
  | 'asks_about_therapist'
  | 'asks_privacy'
  | 'asks_memory'
  | 'corrects'
  | 'tests_limits'
  | 'tells';

/** No exercise is wanted; "this exercise" is one to be stopped. "I can't breathe" and "I hate exercise" are of a life. */
export const refusesExercise =
  /(?:(?<!\b(?:why|can|could) )\b(?:no|not|without|rather not)|n't)(?: \w+){0,1}? (?:want|wanna|need|like|feel like|do|doing|try|trying|up for|another|any|more|a)(?:(?! (?:can|could|let's|lets|shall|this|the|that)\b) [\w'-]+){0,4} ?\b(?:(?:breathing|grounding) (?:exercises?|techniques?|thing)|exercises?|breathing|grounding|techniques?|meditat\w+)\b(?! to\b)|^(?:(?:ok(?:ay)?|but|and|please|oh)[,. ]+)*no (?:more )?exercise(?: (?:please|now|today|thanks?|thank you|for me))*[.! ]*$|\b(?:no|without|hate|can't stand) (?:(?:any|these|those|your|doing) )*(?:(?:breathing|grounding) )?(?:exercises|breathing(?: exercises?)?|grounding|techniques)\b|\b(?:breathing|exercises|techniques|meditat\w+|grounding)(?: \w+){0,2}? (?:don't|doesn't|do not|does not|never|didn't|did not|won't)(?: \w+)? (?:work|help|do (?:it|anything|much))\b/i;

/** In order; the first that matches wins. `whole` patterns must cover the message, give or take punctuation. */
export const intentPatterns: { intent: Intent; pattern: RegExp; maxWords?: number }[] = [
  {
    intent: 'tests_limits',
    pattern:
      /\b(?:(?<!\b(?:i|he|she|they) )(?:ignore|disregard|forget|override|bypass) (?:all |any |your |the |everything |previous |prior |my )*(?:instructions?|rules?|guidelines?|prompts?|programming|training|safety (?:rules|protocols?)|before this|above)|system prompt|(?:your|the|hidden|initial|original) (?:system )?(?:prompt|instructions)\b.{0,30}\?|developer mode|jailbreak|you are now (?:dan|an? (?!good|great))|(?<=^|[.,!?:]\s*|\b(?:please|you|you to|let's|now) )(?:act as (?:an?|my) |pretend (?:to be|you(?:'re| are)))|role-?play|without (?:any )?(?:restrictions|filters)|unrestricted mode|new instructions:|write (?:me )?(?:an? |my |some )?(?:essay|poem about|code|python|script for|sql)|tell me a (?:joke|story|riddle|poem)|capital of [a-z]+|do my homework|sing me)\b|^\s*(?:system|assistant)\s*:/i,
  },
  {
    intent: 'asks_if_real',
    pattern:
      /\b(?:are you (?:even )?(?:a )?(?:real|human|robot|bot|ai|an ai|machine|person|actual|alive|really there|chatgpt|gpt)|am i (?:talking|speaking) (?:to|with) (?:a |an )?(?:real|human|robot|bot|ai|machine|person|computer)|(?:you(?:'re| are) (?:just |only |not )?(?:a |an )?(?:bot|robot|ai|machine|computer|program|human|real|algorithm))|is (?:this|anyone) (?:a )?(?:real|bot|ai|there)|do you (?:even )?have feelings|wewe ni (?:mtu|robot|ai))\b/i,
    maxWords: 22,
  },
  {
    // To a question that was left: "you asked me something before and I did not answer it".
    intent: 'goes_back',
    pattern:
      /\byou (?:did )?ask(?:ed)? me (?:something|a question|that|about it|about that)\b.{0,40}\b(?:not|n't|never) (?:really )?(?:answer|reply|say)|\b(?:answer|(?:go|going|come|coming|get|getting) back to) (?:your|that|the) (?:\w+ )?question\b/i,
    maxWords: 24,
  },
  {
    // Put right in the same breath: what it is comes behind.
    intent: 'corrects',
    pattern:
      /^(?:(?:no|nope|sorry|wait)[,. ]+)*(?:you(?:'ve| have)? (?:misunderstood|misheard|mixed (?:it|that) up|got (?:it|that|me) wrong)(?: me| that| it)?|that(?:'s| is) (?:wrong|not right))[,.:;]+ (?!you\b)(?:[\w'-]+[ ,]*){3,}/i,
    maxWords: 24,
  },
  {
    intent: 'not_understood',
    pattern:
      /^(?:(?:no|please|ugh|hey)[,. ]+)*(?:don't|do not|stop) (?:say|saying) (?:that|it|things like that)(?: (?:please|again|to me))?\s*(?:$|[.!,])|^(?:no[,. ]+)?you (?:don't|do not) know (?:how|what) (?:it|that|this|i)\b|\b(?:you(?:'re| are) not|you (?:didn't|did not|haven't|never)(?: really)?) answer(?:ed|ing)? (?:me|my|the) ?(?:question)?|^(?:just |please )*answer (?:me|the question|my question)\b|^(?:ok(?:ay)? )?(?:but )?that(?:'s| is| was) (?:not an|a non[- ]?|no) ?answer\b|^are you (?:even |actually )?listening\b|\byou misunderstood\b/i,
    maxWords: 24,
  },
  {
    intent: 'not_understood',
    pattern:
      /\b(?:you(?:'re| are)? (?:do not|don't|dont|are not|aren't|not|never|didn't|did not) (?:really )?(?:understand|understanding|get it|getting it|get me|listen|listening|hear|hearing|get what)|that(?:'s| is) not (?:what i (?:said|meant|mean)|it|the point|really it)|you(?:'re| are) missing (?:the point|it)|you got (?:it|that|me) wrong|you (?:keep )?(?:repeating|saying the same)|not what i (?:said|meant)|huelewi|hunielewi)\b/i,
    maxWords: 24,
  },
  {
    intent: 'hostile',
    pattern:
      /\bf+u+c+k (?:you|off)\b|(?<!\b(?:like|if|when|because|until|where|that) )\byou(?:'re| are) (?:so )?(?:useless|stupid|dumb|annoying|pathetic|a joke|worthless|trash|terrible|no help|not helping|not helpful)\b|\bi hate (?:talking to )?you\s*(?:$|[.!?])|\b(?:screw you|mjinga wewe)\b/i,
    maxWords: 26,
  },
  {
    // "You sound like my mother" may be said with love: what is named here never is.
    intent: 'hostile',
    pattern:
      /^(?:wow[,. ]+|lol[,. ]+|ha+[,. ]+)*you (?:sound|talk|read) like (?:an? |some )?(?:fortune cookie|robot|bot|machine|script|poster|pamphlet|leaflet|brochure|self[- ]help book|greeting card|hallmark\w*|textbook|horoscope|motivational \w+|broken record|parrot)\b|^(?:(?:wow|oh|gee|great|amazing|ha+|thanks?(?: you)?)[,.! ]+)+i(?:'m| am) (?:all |totally |completely |so )?cured\b|\bthank(?:s| you) for nothing\b|^(?:you (?:just )?(?:keep|only ever|always|only) ask(?:ing)?(?: me)?(?: (?:so many|these|the same))? questions|all you do is ask)\b/i,
    maxWords: 24,
  },
  {
    // "My head will not shut up" is no command.
    intent: 'hostile',
    pattern:
      /(?:^|[.,!?]\s*)(?:(?:oh|just|please|can you|will you|you should) )*shut up\s*(?:$|[.,!?]|now\b|already\b)|^(?:(?:wow|lol|ha+)[,. ]+)*what a joke\s*(?:$|[.!?])/i,
    maxWords: 26,
  },
  {
    // "This is stupid of me" and "this is not working between us" are of a life.
    intent: 'hostile',
    pattern:
      /\b(?:this|that)(?:'s| is) (?:such )?(?:bullshit|bs)\b|\bthis(?: (?:app|bot|chat|talk|session|exercise|therapy|thing))? is (?:so )?(?:stupid|useless|dumb|pointless|a joke|a waste|not helping|not working)(?: (?:lol|man|anyway))?\s*(?:$|[.!?]|,(?! (?:but|i know|and i)\b))|\bfuck this\s*(?:$|[.,!?])|^(?:what )?(?:total |complete |a load of )?bullshit\b/i,
    maxWords: 26,
  },
  {
    intent: 'hostile',
    pattern:
      /\b(?:you(?:'re| are)|(?:talking to you|therapy|(?:this|the) (?:(?:app|bot|chat|talk|session|call|conversation|exercise|therapy|thing) )?)\s?(?:'s|is|was)) (?:just |such )?a (?:total |complete )?waste of (?:my )?time\b|^(?:what )?(?:a )?(?:total |complete )?waste of (?:my )?time\b/i,
    maxWords: 26,
  },
  {
    intent: 'hostile',
    pattern:
      /^you (?:really )?(?:have|'ve got|got) (?:absolutely )?no sense of humou?r\b|^(?:so |and |but )?what (?:good|use) are you\b/i,
    maxWords: 12,
  },
  {
    intent: 'hostile',
    pattern:
      /\b(?:hate|screw|fuck) (?:this|your|these) (?:\w+ )?(?:app|bot|chat|talk|session|call|conversation|exercise|therapy|questions?|answers?|voice)\b|\b(?:stupid|dumb) (?:bot|app|robot|machine)\b/i,
    maxWords: 26,
  },
  {
    intent: 'just_listen',
    pattern:
      /\b(?:just (?:want|need) (?:you |someone |somebody )?to (?:listen|be heard|vent|talk)|(?:can|could) you just listen|stop (?:asking|with the) (?:me )?(?:so many )?questions|no more questions|too many questions|(?:don't|do not|dont) (?:want|need) advice|(?<!\w (?:\w+ )?)(?:please )?(?:just )?let me (?:just )?(?:talk|vent|finish)|i just (?:want|need) to (?:vent|rant|get (?:it|this) out))\b/i,
    maxWords: 30,
  },
  {
    intent: 'asks_privacy',
    pattern:
      /\b(?:is (?:this|it|what i say|our (?:chat|conversation|talk)) (?:really )?(?:private|confidential|anonymous|recorded|safe|secret|being recorded)|(?:who|can (?:anyone|anybody|someone|they|people)) (?:else )?(?:can )?(?:see|read|hear|listen to) (?:this|what|my|our)|who (?:else )?(?:reads|sees|hears|listens to|gets to (?:see|read|hear)) (?:this|that|it|what i|my (?:words|messages|chats?)|our)|do you (?:record|store|save|keep|share|sell|tell anyone)|will you tell)\b/i,
    maxWords: 24,
  },
  {
    intent: 'asks_memory',
    pattern:
      /\b(?:do you remember (?:me|what|our|my|when)|what (?:were we|was i) (?:just )?(?:talking|speaking|saying|telling)|(?:what|anything) (?:do you|did i) (?:remember|tell you|say last time)|(?:will you|you(?:'ll| still)?) remember me|^(?:(?:hi|hey|hello)[, ]+)?remember me)\b/i,
    maxWords: 16,
  },
  {
    intent: 'asks_about_therapist',
    pattern:
      /\b(?:how are you(?: doing| today)?\??$|how do you (?:feel|do)|what(?:'s| is) your name|who (?:are you|made you|built you|created you)|what are you$|what can you (?:even |actually )?(?:do|help)|how (?:does|do) this work|what (?:is|are) (?:this|you) for|are you (?:licensed|qualified|a (?:licensed |qualified )?(?:therapist|doctor|psychologist)|trained)|u hali gani|habari yako)(?:\b|$)/i,
    maxWords: 14,
  },
  {
    intent: 'change_topic',
    pattern:
      /\b(?:can|could|let's|lets|let us) (?:we )?(?:talk|speak|chat) about (?:something|anything) else\b|(?:^|\b(?:(?:can|could|may|shall) (?:we|i|you)(?: please)?|let's|lets|let us|please|(?:want|like) to) )change (?:the )?(?:subject|topic)\b|^(?:(?:no|ok(?:ay)?|please)[, ]+)*something else,? (?:please|now)\b|\bnext topic\b|^(?:(?:no|ok(?:ay)?|just|oh|well)[, ]+)*(?:forget (?:it|about it|that|i (?:said|asked)(?: \w+)?)|never ?mind(?: (?:that|me))?|drop it|let's drop it)[.! ]*$/i,
    maxWords: 18,
  },
  {
    // Of a matter, here: "I don't want to talk to him" is about him.
    intent: 'change_topic',
    pattern:
      /(?:(?:^|[.,!?]\s*|\b(?:so|but|no|please) )(?:i )?|\bi(?: really| just| honestly| still)?)\s?(?:(?:don't|do not|dont) (?:want|wanna|feel like)|(?:would |'d )?rather not)(?: to)? (?:talk|talking|get into|go into|discuss|say)\b(?!(?: about (?:it|that|this|anything))? (?:to|with) (?!you\b))/i,
    maxWords: 18,
  },
  { intent: 'declines', pattern: refusesExercise, maxWords: 20 },
  {
    intent: 'wants_exercise',
    pattern:
      /\b(?:(?:can|could|let's|lets|shall) (?:we |you )?(?:do|try|start|have|give me|show me|teach me|guide me)(?: \w+){0,5} (?:exercise|breathing|grounding|technique|meditation|something calming|relax\w*|box breath\w*)|(?:want|need|like) to (?:do|try) (?:\w+ ){0,3}(?:exercise|breathing|grounding|technique|breaths?)|help me (?:calm down|breathe|relax)|breathing exercise|grounding exercise|teach me (?:how )?to say no|(?:teach|show|give) me (?:something|a (?:way|thing|technique|trick)|some (?:way|technique|trick)s?|how)(?: to (?:calm|relax|breathe|ground|slow|sleep)\w*)?|tell me (?:something|a (?:way|thing|technique|trick)|some (?:way|technique|trick)s?|how) to (?:calm|relax|breathe|ground|slow|sleep)\w*|something (?:to (?:calm|relax|help me (?:calm|relax|breathe))|calming)|worry time|problem[- ]solv\w+)\b/i,
    maxWords: 20,
  },
  {
    // Of what is being done here: "I want to stop" may be of drinking, and "I don't want this any more" of a life.
    intent: 'wants_stop',
    pattern:
      /^(?:(?:ok(?:ay)?|no|please|hey|um)[, ]+)*(?:(?:stop|enough|quit|cancel|acha|wacha)(?: (?:it|this|that|of this|here|now|please|tu|counting|(?:of )?(?:the|this) (?:exercise|breathing)))*|this isn't (?:working|helping)|i (?:don't|do not|dont) (?:want|like) (?:to do )?this (?:exercise|(?:right )?now))\s*(?:$|[.,!?])/i,
    maxWords: 12,
  },
  {
    intent: 'wants_stop',
    pattern:
      /^(?:(?:ok(?:ay)?|no|please|hey|um)[, ]+)*(?:(?:can we|let(?:'s| us)) stop(?! (?:here|now)\b)(?: (?:it|this|that|please|(?:doing|with) (?:this|it|that)|counting|breathing|(?:doing |with )?(?:the|this) (?:exercise|breathing)))*\s*(?:$|[.,!?])|i(?: (?:want|need|have|would like)|'d like) to stop (?:counting|breathing|talking|(?:doing |with )?(?:the|this) (?:exercise|breathing|talk|call|chat))\s*(?:$|[.,!?])|skip (?:this|the exercise|it all)\b)/i,
    maxWords: 12,
  },
  {
    intent: 'asks_repeat',
    pattern:
      /^(?:(?:sorry|pardon|wait|hm+|um)[, ]*)*(?:(?:can|could) you (?:please )?(?:repeat|say) (?:that|it)(?: again)?|say (?:that|it) again|come again|pardon(?: me)?|repeat (?:that|please)|what did you say|sema tena|sorry\?+|what\??)[?.! ]*$/i,
    maxWords: 10,
  },
  {
    // Of what was asked; "there's a lump, I don't know what it means" is of a life.
    intent: 'confused',
    pattern:
      /^(?:(?:sorry|um+|but|ok(?:ay)?)[, ]+)*(?:(?:i )?(?:don'?t|do not) know|idk|dunno|no idea) what (?:that|this|you) means?[?.! ]*$/i,
  },
  {
    intent: 'confused',
    pattern:
      /\b(?:what do you mean|what does that mean|i (?:don't|do not|dont) (?:understand|get) (?:the|your|that|what you)(?: \w+)*|not sure what you(?:'re| are| mean)|i(?:'m| am) (?:not following|lost here)|unamaanisha nini|what are you (?:asking|talking about))\b|^\W*huh\W*$/i,
    maxWords: 14,
  },
  {
    intent: 'asks_advice',
    pattern:
      /\b(?:(?:(?:don't|do not|dont) know|idk|dunno|not sure|no idea) what to do(?! with\b)|what (?:should|can|do|would|could|am) (?:i|you|one|a person|a man|a woman|anyone) (?:even |actually )?(?:supposed to do|do|suggest|recommend|say|try|advise)|how (?:do|can|should|could|would) (?:i|we) (?:deal|cope|handle|stop|fix|get|make|tell|talk|manage|move|start|say|calm|sleep|know|let|be|help|respond|ask|overcome|change|set|forgive|leave|survive|feel|not)|any (?:advice|tips|ideas|suggestions)|(?<!(?:n't|nt|not|never|no longer|stop|without) (?:\w+ )?)(?:give|need|want) (?:me )?(?:some |any |a |one |your )?(?:(?:good |best )?(?:piece|bit|word) of )?(?:advice|tips?|help with what to do)|what would (?:help|you do)|tell me what to do|can you help me|do you think i should|should i (?:\w+)|nifanye nini|nifanyeje)\b/i,
  },
  {
    intent: 'asks_advice',
    pattern:
      /^(?:(?:yeah|yes|no|ok(?:ay)?|and|but|so|well|sure)[,. ]+)*(?:what do (?:you|u) (?:think|reckon)(?: (?:though|then|about (?:it|that|this)|i should do))?|what(?:'s| is) your (?:view|opinion|take|advice)|i(?:'m| am) asking you)[?.! ]*$/i,
    maxWords: 10,
  },
  {
    intent: 'asks_fact',
    pattern:
      /(?:^|[.,!?] ?)(?:(?:and|but|so|or) )?(?:(?:is|isn't) (?:that|this|it)|(?:would|wouldn't) (?:that|this|it) be) (?:too )?(?:weird|normal|strange|odd|unusual|silly|stupid)[?.! ]*$/i,
    maxWords: 20,
  },
  {
    intent: 'asks_fact',
    pattern: /^(?:that|it|this)(?:'s| is) (?:normal|common),? (?:no|right|isn't it|or)\?$/i,
    maxWords: 6,
  },
  {
    intent: 'asks_advice',
    pattern:
      /\bi(?:'d| would)? (?:just |really )?(?:like|want) to know (?:what|how) (?:other )?(?:people|others|families|parents|couples|one|someone|to do|i (?:can|should|could))\b/i,
    maxWords: 24,
  },
  {
    intent: 'asks_advice',
    pattern:
      /^(?:(?:and|but|yeah|ok(?:ay)?|then)[,. ]+)*(?:to )?(?:say|do|tell (?:him|her|them)) what(?: though| exactly)?[?.! ]*$/i,
    maxWords: 8,
  },
  {
    // "What helps is my dog" tells.
    intent: 'asks_advice',
    pattern:
      /^(?:(?:so|and|but|ok(?:ay)?|then|well|please)[,. ]+)*what (?:(?:really|actually|usually|even|else|would|could|can|might|does|do you think|tends to) )*(?:helps?|works?)(?!(?: \w+){0,4} (?:is|was|are|were)\b)(?: (?:with|against|for|in|when|if|other|people|families|kids|children|parents|couples|someone|somebody|him|her|them|me|us|here|then|now|best|most|at)\b[^.!]{0,60})?[?.! ]*$/i,
    maxWords: 14,
  },
  {
    // After an idea, for another one.
    intent: 'asks_advice',
    pattern:
      /^(?:(?:ok(?:ay)?|and|so|yes|yeah|cool|thanks?)[,. ]+)*(?:(?:do you have |have you (?:got )?|got )?(?:any(?:thing)? (?:other|more|else)|(?:some )?(?:more|other))(?: (?:ideas?|tips?|thoughts?|advice|suggestions?|options?))?|another(?: (?:idea|tip|thought|suggestion|one))?)(?: (?:please|pls|plz|for me|then|now))*[?.! ]*$/i,
    maxWords: 8,
  },
  {
    intent: 'asks_fact',
    pattern:
      /\b(?<!(?:n't|nt|not|never|stop) )(?:(?:just |please )*(?:tell|promise|say to) me (?:that )?(?:it|this|everything|i|nothing)(?:'s|'m| is| am| will|'ll) .{0,30}(?:nothing|fine|ok(?:ay)?|all right|alright|not cancer|happen)|(?:do you think|could|what if) (?:it|this) (?:could be|be|is) (?:cancer|a tumou?r|serious|something serious))\b/i,
    maxWords: 16,
  },
  {
    intent: 'asks_fact',
    pattern:
      /(?:^|[.!?]\s*)(?:so |and |but |wait |ok(?:ay)? |hey )?(?:what(?:'s| is| are| causes?)|why (?:do|does|is|are) (?:people|we|humans|it|stress|anxiety|my body|brains?|sleep|panic)|how (?:long|much|many|common|does)|is (?:it|there|this|that) (?:normal|common|possible|bad|okay|ok|true|a thing|an? )|can (?:stress|anxiety|burnout|therapy|exercise|people|you (?:diagnose|prescribe)|lack)|do(?:es)? (?:people|everyone|therapy|breathing|medication|antidepressants|stress|anxiety|i have|other people)|am i (?:depressed|bipolar|crazy|normal|going crazy|autistic|adhd)|do i have)\b[^.!]*\?/i,
    maxWords: 26,
  },
  ...farewells.map((farewell) => ({ intent: 'goodbye' as const, ...farewell })),
  {
    intent: 'thanks',
    pattern:
      /^(?!.*\b(?:he|she|they) (?:always |never |just )?(?:said|says|say|wrote|texted)\b)(?:(?:ok(?:ay)?|wow|oh|well|yeah|cool|great|nice|aww?|bet|right|alright|a?ight|cheers)[,. ]+)*(?:thank(?:s| you)(?! to (?!you\b)| (?:is|was|means)\b| for nothing)|(?:thx|ty|asante|appreciate (?:it|that|this|you)|(?:that|this) (?:really )?help(?:s|ed))\b|that was (?:really )?(?:helpful|good|nice)\s*(?:$|[.,!?]|(?:and )?thank|of you\b|to (?:hear|say|talk)\b))/i,
    maxWords: 14,
  },
  {
    intent: 'greeting',
    pattern:
      /^(?:hi+|hey+|hello+|yo|sup|what(?:'s| is) up|wassup|good (?:morning|afternoon|evening)|niaje|sasa|mambo|habari|hujambo|vipi|heya|hiya)(?: (?:there|again|tulia|doc|therapist|you))?[.!, ]*(?:how are you[?.! ]*)?$/i,
    maxWords: 8,
  },
  {
    intent: 'corrects',
    pattern:
      /^(?:(?:no|nope|sorry|actually|wait|well|hapana|my bad)[,. ]+)*(?:i meant\b|correction\b|small correction|i misspoke|wrong word|let me correct|scratch that|to be precise|(?:it(?:'s| is| was| wasn't)|that(?:'s| is| was)|he(?:'s| is| isn't)|she(?:'s| is| isn't)|they(?:'re| are)|i said)\b[^,]{2,40}, (?:not|it was|just)\b|not \w+(?: \w+)?, (?:more|but|rather|just)\b)/i,
    maxWords: 14,
  },
  {
    intent: 'corrects',
    pattern:
      /^(?:no|nope|nah|actually)[,. ]+(?!(?:it|that)(?:'s| is) (?:fine|ok(?:ay)?|all right|alright|good|cool|nothing|great)\b)(?:it(?:'s| is| was)|that(?:'s| is)|not (?:my|the|really|exactly)|i (?:meant|said|was|(?:didn't|did not|never) (?:say|said|mean|meant))|more (?:like|that)|rather)\b/i,
    maxWords: 30,
  },
  {
    intent: 'asks_fact',
    pattern:
      /^(?:so |and |but |ok(?:ay)?,? |hey,? )?(?:what|which|who|when|how|why|is|are|does|can|could|will)\b[^.!?]*\?$/i,
    maxWords: 14,
  },
  {
    intent: 'does_not_know',
    pattern:
      /^(?:(?:um+|uh+|hm+|well|honestly|like|i guess|ngl|tbh)[,. ]*)*(?:idk+(?: (?:really|tbh|man|honestly|fr|lol|bro))?|i (?:really )?(?:don't|do not|dont|dunno)(?: really| even)? know(?: (?:really|man|honestly|anymore|how to (?:say|explain|answer)(?: it| that)?|what to say|where to (?:start|begin)|tbh|why|what))?|dunno|no idea|not sure|no clue|nothing|nothing really|hard to (?:say|explain)|can't (?:say|explain|think)|i can't (?:explain|say|think of (?:any|anything))|sijui|whatever|meh|not really sure|i guess)[.!?, ]*$/i,
    maxWords: 12,
  },
  {
    // Of what was said a moment ago: "sorry for everything" is another matter.
    intent: 'apologises',
    pattern:
      /^(?:(?:oh|ok(?:ay)?|ah|well|lol)[,. ]+)*(?:no offen[cs]e(?: meant| intended)?|sorry(?:,? that was (?:so |really |a bit )?(?:rude|mean|harsh|unfair|uncalled for))?|(?:i'?m |i am )?(?:so |really )?sorry,? (?:i(?:'m| am) |for )(?:rambling|ranting|going on|venting|crying|oversharing|talking (?:too|so) much|all over the place)|(?:i'?m |i am )?(?:so |really )?sorry,?(?: (?:about|for) (?:that|(?:being )?(?:(?:so|such) )?(?:an? )?(?:rude|snappy|harsh|mean|short with you|dick|ass(?:hole)?|jerk|idiot|bitch|pain)|(?:the )?(?:swearing|shouting|snapping|rambling|ranting|rant)))|(?:sorry,? )?i (?:didn't|did not|didnt) mean (?:to be (?:rude|harsh|mean)|it like that|that)|(?:(?:i'?m |i am )?(?:so |really )?sorry[,. ]+)?i (?:shouldn't|should not)(?: have)? (?:take|taken|taking) it out on you|(?:i'?m |i am )?(?:so |really )?sorry[,. ]+i (?:shouldn't|should not) have (?:said|snapped|shouted|sworn|been)(?: \w+){0,4})[.! ]*$/i,
    maxWords: 14,
  },
  {
    intent: 'agrees',
    pattern: /^no (?:worries|problem|hard feelings|big deal|offen[cs]e taken)[.! ]*$/i,
  },
  {
    intent: 'agrees',
    pattern:
      /^(?:(?:um+|oh|well|hm+|ok(?:ay)?|lol|(?:ha)+h?|heh)[,. ]+)*(?:yes|(?:good|great|nice|cool|perfect|got it|noted|deal)(?=\s*(?:$|[.!]))|yeah+|yep|yup|yea|sure|ok(?:ay)?|okie|k|alright|fine|please|go ahead|go on|definitely|absolutely|of course|sounds good|why not|let's (?:do it|try|go)|i(?:'d| would) (?:like|love) (?:that|to)|(?:i guess(?: so)?|i suppose(?: so)?|maybe)(?!,? (?:(?:that|it|this)(?:'s|s| is| was)|i(?:'m|m| am| was|'ve| have|'ll never| will never)|he(?:'s)?|she(?:'s)?|they(?:'re)?|my|people|everyone|everybody|nobody|no ?one)\b ?\w)|right|exactly|true|correct|that's (?:right|fair|true)|that(?:'s| is) a (?:good|fair) (?:point|question)|true that|a+ight|ight|word|pretty much|bet|say less|fr|for real|facts|(?:that|this|it)(?:'s| is)? (?:actually |really |kinda |kind of |does )?(?:makes? sense|fits?|true|helps?|is true|resonates)|makes sense|you(?:'re| are) right|good point|i like (?:that|it)|interesting|fair|hm+ yeah|ndio|ndiyo|sawa|poa|eeh|mhm+|uh huh|we can(?!['’]t)(?: try)?|i can try|let's|yes please|you can(?!['’]t)|i think so|kind of|sort of)\b/i,
    maxWords: 7,
  },
  {
    intent: 'declines',
    pattern:
      /^(?:(?:um+|oh|well|hm+|honestly)[,. ]+)*(?:no+(?! ?(?:one|body|thing|offen[cs]e|worries|problem|idea|clue|time|money)\b)(?!,? (?:nobody|no ?one|none of (?:them|us)|not a soul)\b)(?! (?!(?:i|i'm|im|i've|i'd|i'll|it|it's|its|that|that's|this|not|thanks?|thank|thx|way|please|need|sorry|but|and|he|he's|she|she's|they|they're|we|we're|you|you're|my|because|cause|just|really|lol|sir|ma'am|mate|more|never|don't|dont|can't|didn't|haven't|nothing|there|breathing|exercises?|exercise|longer|i'd|maybe|let's|lets|no+|nope|actually|honestly|absolutely|definitely|for|what)\b)[a-z'-]+)|nope|nah+|not (?:really|now|right now|today|at all|yet|for me|particularly)|no thanks?|no thank you|i(?:'d| would) rather not|rather not|maybe later|i(?:'m| am) (?:good|okay|ok)(?=\s*(?:$|[.,!?]|thank|for now|with(?:out)? (?:that|it|this)))|pass|hapana|la|zii|never|i don't think so|don't think so|i don't want to(?: (?:do|try|hear|answer) (?:it|that|this|an? \w+|any \w+))?(?=\s*(?:$|[.,!?]))|skip)\b/i,
    maxWords: 8,
  },
];

const saying =
  '(?:sa(?:id|ys|ying)|scream(?:s|ed|ing)|shout(?:s|ed|ing)|yell(?:s|ed|ing)|wr(?:ites|ote)|text(?:s|ed)|call(?:s|ed)|thinks?|thought|t(?:ells?|old|elling))';

/** Somebody's words are about to be told: anybody's but "I said", "you said"; also what one tells oneself. */
export const reportsWords = new RegExp(
  `(?<!\\b(?:i|you|we)(?:'ve|'d| have| had)? (?:\\w+ )?)(?<!\\b(?:stop|to|can|just|please) )\\b${saying}\\b|\\b(?:they|people|kids|others|everyone|friends) (?:all |always |just )?say\\b|\\b(?:tell|told|telling|said to) (?:myself|him|her|them|my)\\b`,
  'i',
);
/** Or have just been told: "… , he said". */
export const reportedWords = new RegExp(
  `^\\W*(?:(?:is|was|that's|that is) (?:all|what) )?(?:(?:my|the|our) )?(?!(?:i|you|we)\\b)\\w+ (?:\\w+ )?${saying}\\b`,
  'i',
);

export const peoplePattern =
  /\b(?:my|our)\s+((?:older |younger |little |big |best |ex[- ]?|step ?|late |new |old |eldest |twin |baby )?(?:boss|manager|supervisor|team lead|team leader|lead|director|colleagues?|co-?workers?|team|client|clients|husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?|spouse|ex|mum|mom|mother|dad|father|parents|brothers?|sisters?|siblings?|sons?|daughters?|kids|children|child|baby|family|friends?|best friend|bestie|roommates?|flatmates?|housemates?|landlord|teacher|professor|lecturer|supervisor|coach|grandma|grandmother|grandpa|grandfather|grandparents|uncle|aunt|auntie|cousins?|in-?laws|mother-in-law|father-in-law|neighbou?rs?|doctor|therapist|pastor|dog|cat|bf|gf|crush|mentor))\b/i;

export const timePattern =
  /\b((?:since|for|about|almost|nearly|over|the (?:last|past)|last|this|every)\s+(?:the\s+)?(?:last |past |about |almost |like )?(?:\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|few|couple of|couple|several|many)?\s*(?:minutes?|hours?|days?|weeks?|months?|years?|nights?|mornings?|evenings?|weekends?|semester|term|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|winter|christmas|school|college|childhood)|yesterday|today|tonight|this morning|last night|recently|lately|these days)\b/i;

export const swahiliWords =
  /\b(?:na|ni|ya|wa|kwa|sana|kazi|nimechoka|sijui|mimi|niko|nina|sina|yangu|wangu|kama|tu|bado|pia|lakini|hata|kila|siku|leo|jana|kesho|watu|mtu|nini|kwani|aki|wacha|maisha|pesa|mama|baba|ndugu|rafiki|mpenzi|shule|nyumbani|naona|najua|nataka|sitaki|naskia|nasikia|najiskia|ananiambia|aliniambia|hana|hii|hiyo|huyu|yule|huyo|kulala|usiku|asubuhi|yake|wake|wetu|yetu|juu|labda|jumamosi|jumapili|jumatatu|naogopa|aibu|shida|kampuni|haina|juzi|doh|bana|akaniambia|nimwambie|kuact|natoka|nimevaa|wiki|mwezi|mwaka|bwana|bibi|mtoto|watoto|ila|ama|sababu|kwanza|sasa|tena|pole|sawa|hapa|hapo|mbaya|mzuri|vizuri|vibaya|boss|roho|moyo|iko|ako|wako|tarehe|mimba|niaje|tumekuwa|asante|bibi yangu|labda)\b/gi;

/** Verb forms: subject and tense in front, a vowel behind. */
export const swahiliForms =
  /\b(?:ni(?:me|li|ta|na|ki|nge)?|ana|ame|ali|ata|aki|wana|wame|wali|wata|tu(?:me|li|ta|na)?|u(?:me|li|na|ta)|ha(?:ta|na|ku|wa|tu)|si(?:na|ja|ta|wez|tak)|(?:ni|a|tu|wa|u)ka|ku|na)[a-z]{3,}[aeiou]\b/gi;

/** Words too common to prove that a reply carries what the member said. */
export const emptyWords = new Set(
  `a about after again all also always am an and any anything are as at back be because been before being but by can can't come could did didn't do does doesn't doing don't even ever every feel feeling feels felt for from get gets getting go goes going good got had has have having he he's her here him his how i i'm i've if in into is isn't it it's its just keep know let life like little lot made make makes many maybe me mean more most much my myself need never no not nothing now of off on one only or other our out over people really right said same say saying see she she's should so some someone something still stuff such take tell than that that's the their them then there there's these they they're thing things think this those time to today told too two up us very want was wasn't way we well went were what what's when where which while who why will with won't would yeah yes you you're your yourself`.split(
    /\s+/,
  ),
);

/** Feelings people send as a picture. */
export const emojiFeelings: [RegExp, 'sad' | 'angry' | 'anxious' | 'tired' | 'good'][] = [
  [
    /[\u{1F622}\u{1F62D}\u{1F494}\u{1F61E}\u{1F614}\u{1F61F}\u{1F641}\u{2639}\u{1F97A}\u{1F940}\u{1F625}]/u,
    'sad',
  ],
  [/[:;=]'?-?\(/, 'sad'],
  [/[:;=]-?\)/, 'good'],
  [/[\u{1F620}\u{1F621}\u{1F92C}\u{1F624}\u{1F47F}\u{1F595}]/u, 'angry'],
  [/[\u{1F628}\u{1F630}\u{1F631}\u{1F627}\u{1F633}\u{1F62C}\u{1FAE3}]/u, 'anxious'],
  [/[\u{1F634}\u{1F62B}\u{1F629}\u{1F971}\u{1F635}\u{1F62A}\u{1F925}\u{1FAE0}]/u, 'tired'],
  [/[\u{1F600}-\u{1F60D}\u{1F642}\u{1F643}\u{1F44D}\u{2764}\u{1F970}\u{1F64F}]/u, 'good'],
];

/** Small words of languages that are not understood here; English and Swahili share none of them. */
export const foreignWords =
  /(?<![\p{L}'])(?:je|suis|est|pas|nous|vous|avec|mais|dans|moi|c'est|j'ai|ne|les|une|pour|ich|bin|nicht|und|das|ist|mein|meine|mir|habe|auch|estoy|soy|pero|mi|muy|porque|tengo|el|los|una|por|estou|não|muito|minha|meu|eu|com|sono|che|molto|mio|perché|ik|ben|niet|het|een|mijn)(?![\p{L}'])/giu;
