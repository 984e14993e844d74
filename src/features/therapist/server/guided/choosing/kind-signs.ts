// Words without which a line is hardly of a kind, wherever its meaning seems to lie: nobody who is angry with his wife is asked
// what she was like. Kinds that can be told in any words have none.
import { tellsDeath } from '../deaths.ts';
import { peoplePattern } from '../understand.data.ts';

/** `before`: what the member said before the line. `talk`: all that they have said, the line too. */
export type Said = { line: string; before: string; talk: string };

type Words = Pick<RegExp, 'test'>;
/** Of the line itself, or of what the member has said so far: who mourns need not say so again. */
type Sign = { of: 'line' | 'talk'; words: Words };

const line = (words: Words): Sign => ({ of: 'line', words });
const talk = (words: Words): Sign => ({ of: 'talk', words });

const mourned =
  /\b(?:funeral|buried|grave|ashes|widow\w*|bereave\w*|grie(?:f|ve|ving|ved)|mourn\w*|late (?:mum|mom|mother|dad|father|husband|wife|brother|sister|gran\w*)|since (?:he|she) died|anniversary)\b/i;
const dead: Words = { test: (text) => mourned.test(text) || tellsDeath(text) };
const spoken =
  /\b(?:sa(?:id|ys|ying|y)|told|tells?|call(?:ed|s)?|ask(?:ed|s)|words?|wrote|writes|text(?:ed|s)?|messag\w*|e-?mail\w*|remark\w*|comment\w*|joked?|laugh\w*|shout\w*|yell\w*|answer\w*|repl(?:y|ied)|went|goes|like,|critici\w*|prais\w*|thank\w*|sorry|apolog\w*|note|letter|voice ?note|post(?:ed)?)\b|["“][^"“”]{1,200}["”]/i;
const ahead =
  /\b(?:will|'ll|going to|gonna|could|might|plan\w*|try|trying|tonight|tomorrow|next|later|soon|after|before|when i|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|maybe|start\w*|book(?:ed)?|begin|first|let me|ok(?:ay)?|alright|right)\b/i;
const afraid =
  /\b(?:afraid|scared?|scary|fear\w*|worr\w*|dread\w*|panic\w*|what if|terrif\w*|nervous\w*|anxi\w*|frighten\w*|horr\w*|spiral\w*|catastroph\w*|think (?:he|she|they|i|it)(?:'s| is|'ll| will| am))\b/i;
const eased =
  /\b(?:better|eas(?:e|ed|ier|ing)|light(?:er|ly)?|calm\w*|less|let go|reliev\w*|relief|down|loose\w*|soft\w*|slow\w*|quiet\w*|warm\w*|breath\w*|only a|now it'?s)\b/i;
const bodily =
  /\b(?:body|chest|stomach|tummy|belly|gut|throat|jaw|neck|shoulders?|back|head|heart|hands?|fingers?|legs?|knees?|feet|face|cheeks?|eyes?|skin|ribs?|lungs?|teeth|ears?|temples?|breath\w*|tight\w*|tens\w*|heavy|hot|cold|shak\w*|tingl\w*|knot\w*|lump|ache\w*|hurt\w*|sick|sleep\w*|tired)\b/i;
const number = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|zero|nought|half|couple|few)\b/i;
const joking =
  /\b(?:lol|lmao|ha(?:ha){1,20}h?|hehe|jok\w*|kidding|funny|hilarious|laugh\w*|wicked|ridiculous|silly)\b|[😂🤣😅🙃]/iu;
const glad =
  /\b(?:good|great|glad|happy|happi\w*|love[ds]?|lovely|nice|proud|won|win|passed|got (?:it|in|the)|finally|first time|best|brilliant|fun|enjoy\w*|laugh\w*|smil\w*|danc\w*|sang|sing\w*|reliev\w*|relief|excit\w*|look(?:ing)? forward|can't wait|yay|better|well|did it|made it|managed|thank\w*|beautiful\w*|peace\w*|calm|free|warm|bless\w*|hug\w*)\b|!/i;
const parted =
  /\b(?:ex|broke|break ?up|split|divorc\w*|separat\w*|left (?:me|him|her)|leav\w*|ended|over (?:between|with)|dump\w*|ghost\w*|block\w*|unfriend\w*|cut (?:me|him|her) off|moved out|used to be|anymore|any more|no longer)\b/i;
const pet = /\b(?:dog|cat|puppy|kitten|rabbit|horse|hamster|parrot|budgie|guinea|pet|hen|goat|vet)\w*\b/i;
const atNight =
  /\b(?:sleep\w*|slept|awake|night|nights|bed|insomnia|wak\w*|woke|a\.?m\.?|midnight|o'?clock|[1-5] in the morning|[1-5](?::\d\d)?)\b/i;
const young =
  /\b(?:child\w*|kid|kids|when i was|i was (?:\d+|a |nine|ten|eight|seven|six|five|little|small)|school|grew up|growing up|mum|mom|mother|dad|father|parents|gran\w*|nan)\b/i;
const work =
  /\b(?:work\w*|job|shift\w*|boss|manager|office|team|client\w*|patients?|pupils?|students?|customers?|company|career|driv\w*|teach\w*|nurs\w*|build\w*|i'm an? |i am an? |i run|i do)\b/i;
const parent =
  /\b(?:son|daughter|kids?|child\w*|baby|toddler|boys?|girls?|teen\w*|twins|parent\w*|mum|mom|dad)\b/i;
const faith =
  /\b(?:faith|god|church|mosque|pray\w*|prayer|relig\w*|believ\w*|imam|pastor|priest|vicar|sunday|bible|quran|allah|temple|values?|sin)\b/i;
const looks =
  /\b(?:body|weight|fat|thin|mirror|look\w*|face|skin|hair|clothes|dress|size|scales?|wear\w*|ugly|pretty|photo\w*)\b/i;
const money =
  /\b(?:money|rent|loan|debt|pay|paid|salary|wage\w*|bills?|afford|cost\w*|price|broke|savings?|bank|mortgage|shillings?|pounds?|dollars?|euros?)\b|[£$€]/i;

const torn =
  /\b(?:but|or|part of me|half of me|both|either|torn|two (?:minds|ways)|on (?:the )?one hand|whether|should i|can't decide|not sure|if i (?:stay|go|leave))\b/i;
const sad =
  /\b(?:sad\w*|cr(?:y|ied|ying)|tears?|down|low|blue|heart ?broken|empty|heavy|lonely|hurt\w*|grie\w*|miss\w*|hopeless)\b/i;
const cried = /\b(?:cr(?:y|ied|ying|ies)|tears?|wept|weep\w*|sob\w*|bawl\w*|welled|choked? up|lump)\b/i;
const toSay =
  /\b(?:tell|say|ask|talk|call|ring|speak|bring (?:it|that) up|write|text|message|raise|apologi[sz]e|explain|confront|sit (?:him|her|them) down|conversation)\b/i;
const resolved =
  /\b(?:i'll|i will|i'm going to|i am going to|i'm gonna|gonna|ill|im going|booked|decided|signed up|promise\w*|tomorrow|tonight|on \w+day|we'll|we will|first thing|at \w+ o'?clock)\b/i;
const unsaid =
  /\b(?:didn't|didnt|don't|dont|couldn't|couldnt|can't|cant|won't|never|nothing|quiet|silent|kept|keep|swallow\w*|wanted to|wanna|haven't|havent|hasn't|nodded|smiled|bit my|held|hold|stayed|instead|pretend\w*|fine|ok(?:ay)?)\b/i;
const forMe =
  /\b(?:for me|for us|me an?|me the|me some|brought|bring\w*|gave|gives?|made me|makes me|help\w*|waited|saved|held|hug\w*|sent|let me|put me|offer\w*|bought|cooked|carried|drove|stayed|sat with|listened|remember\w*|lent|kind\w*|nice|lovely|sweet)\b/i;
const cross =
  /\b(?:ang(?:ry|er)|furious|cross|annoy\w*|livid|rag(?:e|ing)|pissed|hate[sd]?|fed up|sick of|fair|unfair|how dare|bitter\w*|resent\w*|mad|shout\w*|scream\w*|irritat\w*|seeth\w*|fume|fuming|cheek|bloody|damn|ffs|wtf|hell|slam\w*|throw|threw|swear|swore)\b|!/i;
const wished =
  /\b(?:want\w*|wish\w*|like to|love to|hope\w*|dream\w*|long\w*|would|wouldn't|'d|if only|someday|one day|need|miss|prefer|rather|imagin\w*|could)\b/i;
const brushedOff =
  /\b(?:listen\w*|notic\w*|ask(?:ed|s)?|look(?:ed|s)?|ignor\w*|laugh\w*|brush\w*|never|not even|just|only|overreact\w*|sensitive|shrug\w*|busy|phone|interrupt\w*|changed? the subject|dramatic|fine|whatever|anyway|care[sd]?|sigh\w*|roll\w*)\b/i;
const got =
  /\b(?:got through|surviv\w*|managed|made it|came out|still (?:here|standing)|over now|cope\w*|lasted|finished|did it|done|passed|in the end)\b/i;
const happened =
  /\b(?:\w{3,}ed|went|left|came|said|told|got|woke|saw|took|gave|lost|broke|hit|ran|sat|fell|threw|sent|wrote|found|ate|did|made|put|brought|bought|met|stood|heard|rang|hung|drove|paid|sold|chose|was|were|just|suddenly|then|when|looked|kissed|laughed)\b/i;
const away =
  /\b(?:miss\w*|gone|used to|without|far|away|moved|left|abroad|since|alone|empty|died|dead|lost|old days|back home|never see|stopped|quiet|no longer|not here)\b/i;

const denied =
  /\b(?:not|never|isn't|wasn't|aren't|don't|didn't|no longer|without|nor)\b[^.,;!?]{0,20}\b(?:angry|cross|mad|sad|ashamed|lonely|overwhelmed|jealous|envious|numb|guilty|afraid|scared|frightened|worried|nervous|anxious|tired|upset|bitter)\b/i;

/** By words in the name of a kind. */
const signs: readonly [kind: RegExp, sign: Sign][] = [
  [/bereavement|grief|unsaid words/, talk(dead)],
  [/missing someone/, talk(away)],
  [/sudden event/, line(happened)],
  [/two minds|stuck deciding/, line(torn)],
  [/feeling sad/, line(sad)],
  [/cried/, line(cried)],
  [/hard talk ahead/, line(toSay)],
  [/firm plan/, line(resolved)],
  [/held back/, line(unsaid)],
  [/kind act|being seen/, line(forMe)],
  [/feeling angry/, line(cross)],
  [/plain wish|old longing|dream or ambition|hidden wish/, line(wished)],
  [/being dismissed/, line(brushedOff)],
  [/event got through/, line(got)],
  [/lost pet/, talk(pet)],
  [/ended relationship/, talk(parted)],
  [/remark|treasured words|criticism|apology|said sorry|spoke up/, line(spoken)],
  [
    /plan|small step|step begun|step done|talk ahead|trying again|looking forward|dreading an event/,
    line(ahead),
  ],
  [/feeling afraid|restless worry|worry for someone/, talk(afraid)],
  [/easing|things improving/, line(eased)],
  [/bodily|place in the body/, line(bodily)],
  [/number/, line(number)],
  [/joke|light mood|grumble|told lightly/, line(joking)],
  [
    /good news|pride|pleasure|delight|gladness|good day|small win|relief|grateful|looking forward/,
    line(glad),
  ],
  [/sleepless/, line(atNight)],
  [/childhood|family pattern/, talk(young)],
  [/work described|lost role/, talk(work)],
  [/parenting/, talk(parent)],
  [/faith/, talk(faith)],
  [/body and looks/, talk(looks)],
  [/money/, talk(money)],
];

const pronoun =
  /\b(?:he|she|they|him|her|them|his|their|who|everyone|everybody|somebody|someone|nobody|people)\b/i;
/** A name, where no sentence begins; days and months are none. */
const name =
  /[^.?!\s] (?!I\b|I'|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|Swahili|God\b)[A-Z][a-z]{2,}/;
const isOfSomeone = (text: string): boolean =>
  pronoun.test(text) || peoplePattern.test(text) || name.test(text);

const signsOfKind = new Map<string, readonly Sign[]>();
function signsOf(kind: string): readonly Sign[] {
  const known = signsOfKind.get(kind) ?? signs.flatMap(([kinds, sign]) => (kinds.test(kind) ? [sign] : []));
  signsOfKind.set(kind, known);
  return known;
}

/** `after`: the kind of line it is meant for. `text`: its wording, in which `{they}` speaks of a person. */
type Meant = { after: string; text: string };

/** Whether what is meant for lines of a kind may follow this one, by its words. Each sign is looked for once. */
export function followsFrom(said: Said): (meant: Meant) => boolean {
  const found = new Map<Sign, boolean>();
  const has = (sign: Sign): boolean => {
    const known = found.get(sign) ?? sign.words.test(said[sign.of]);
    found.set(sign, known);
    return known;
  };
  const isSomeones = isOfSomeone(said.line) || isOfSomeone(said.before);
  const isDenied = denied.test(said.line);
  return ({ after, text }) => {
    if (text.includes('{') && !isSomeones) return false;
    // What is denied is not there: "not scared", "no, I'm not sad".
    if (isDenied && /^feeling (?!easing)/.test(after)) return false;
    return signsOf(after).every(has);
  };
}
