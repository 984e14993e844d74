// Scenes of words between people: what was not asked, answered in a word, heard from a third person. What these files are for, and
// how a scene is read: told-scene.ts. Narrow scenes stand before wide ones.
import type { ToldScene } from './told-scene.ts';

const someone =
  '(?:he|she|they|nobody|no one|my (?:[\\w-]+ )?[\\w-]+|(?:the |my )?(?:boss|manager|roommate|flatmate|husband|wife|partner|mum|mom|dad|sister|brother|friends?|teacher|doctor|neighbou?r)|(?!It|This|That|What|There|I|The|And|But|So)[A-Z][a-z]+)';

export const scenesOfWords: readonly ToldScene[] = [
  {
    // "My wife would kill me": she would be angry.
    id: 'would-be-angry',
    pattern:
      /\b(?:(?:he|she|they|my (?:[\w-]+ )?[\w-]+|people|everyone)(?:'d| would|'ll| will|(?:'s|'re| is| are) (?:going to|gonna)) (?:\w+ )?(?:kill|murder|strangle|disown|flip|freak out|go mad|go nuts|lose it)(?: (?:me|us))?)\b(?=[.!,]? ?(?:lol|haha|if|when|for|over|about|though|[.!]|$))/i,
    unless:
      /\b(?:really|actually|literally|i mean it|not joking|threat\w*|gun|knife|hit\w*|beat\w*|hurt\w*|afraid of|scared of|run away|hide from|himself|herself|themselves)\b/i,
    questions: [
      [
        'thought',
        'What would be the first thing you would hear, do you think?',
        'What is the first thing you would hear, you think?',
      ],
      [
        'worst',
        'And when the first anger is over, what would be left?',
        'And after the first blow-up, what is left?',
      ],
      [
        'meaning',
        'What do you imagine it would be about, underneath?',
        'What do you think it would be about, underneath?',
      ],
    ],
  },
  {
    id: 'not-asked-by-them',
    pattern:
      /\bi (?:never|don't|do not|didn't|did not|haven't|won't|can't|daren't) (?:even |ever |really |dare |dare to |want to )*ask(?:ed)? (?:him|her|them|my \w+|if|whether|why|about|how|what|when)\b/i,
    unless: /\bask (?:for|myself|me)\b/i,
    questions: [
      ['worst', 'What might you hear, if you asked?', 'What might you hear, if you did ask?'],
      ['thought', 'What answer would you like to get?', 'What answer do you hope for?'],
      ['meaning', 'What keeps that question in?', 'What keeps that question in?'],
    ],
  },
  {
    id: 'would-have-to-act',
    pattern:
      /\b(?:then |because )?i(?:'d| would) have to (?:do something|act|decide|choose|deal with it|face it|say something|change)\b/i,
    questions: [
      ['next', 'What would that something be?', 'What would that something be?'],
      ['worst', 'What would it ask of you?', 'What would it take from you?'],
    ],
  },
  {
    id: 'advice-of-others',
    pattern: new RegExp(
      `\\b${someone} (?:always |just |only |keeps? )?(?:says?|said|thinks?|tells? me|told me|telling me|reckons?|wants me)(?: that)?(?: (?:i|you|we|to))?(?: (?:should|need|have|ought|must))?(?: to)? (?:just |to )?(?:get (?:a|some|over|out)|find (?:a|some)|try|move on|let (?:it )?go|join|relax|calm down|forget|leave (?:him|her|them|it)|apply|stop|see (?:a|some)|talk to|go (?:out|to)|take (?:a|up|some)|be (?:grateful|patient|strong|positive)|pray|exercise)\\b`,
      'i',
    ),
    questions: [
      ['feeling', 'How does that advice sit with you?', 'How does that advice land with you?'],
      ['thought', 'What do they not see, when they say so?', 'What do they not get, when they say that?'],
      ['want', 'What would you rather have heard?', 'What would you rather have heard?'],
    ],
  },
  {
    id: 'did-not-even',
    pattern: new RegExp(
      `\\b${someone} (?:didn't|did not|doesn't|does not|hasn't|haven't|never|couldn't) even (?:ask|look|say|thank|notice|call|ring|text|write|reply|come|try|care|know|remember|wait|listen|apologi[sz]e|turn|offer|invite|knock|tell)`,
      'i',
    ),
    questions: [
      ['meaning', 'What would it have meant, if they had?', 'What would it have meant if they had?'],
      ['feeling', 'What did that tell you, in that moment?', 'What did that tell you right then?'],
    ],
  },
  {
    id: 'asked-and-answered-small',
    pattern:
      /\b(?:asked|asks)(?: me)? (?:what|who|how|if|where|when|why|whether)\b.{1,40}\b(?:and|so|but) i (?:just |only )?(?:said|mumbled|shrugged|laughed)\b/i,
    questions: [
      ['want', 'What would you have liked to answer?', 'What would you have liked to answer?'],
      ['feeling', 'What went on in you at that question?', 'What went on in you at that question?'],
    ],
  },
  {
    id: 'they-keep-asking',
    pattern: new RegExp(
      `\\b${someone} (?:keeps?|kept|always|constantly) (?:asking|asks?)\\b|\\b(?:everyone|everybody|people) (?:keep asking|asks|always asks?)\\b`,
      'i',
    ),
    questions: [
      ['example', 'What do you say, when it comes?', 'What do you say when it comes up?'],
      [
        'feeling',
        'What does the question do to you, each time?',
        'What does that question do to you each time?',
      ],
    ],
  },
  {
    id: 'lied-small',
    pattern:
      /\bi (?:\w+ )?(?:lied|lie|told (?:him|her|them|my \w+) a lie|made (?:something|it|a story) up|made up (?:an|a|some) (?:excuse|story))\b|\bhate lying\b|\b(?:white|small) lie\b/i,
    unless: /\b(?:lie (?:down|in|awake|there|next|on|with)|i lie \w*$|never)\b/i,
    questions: [
      ['meaning', 'What does the lie keep safe?', 'What does the lie keep safe?'],
      ['worst', 'What would the truth do, if it came out?', 'What would the truth do if it came out?'],
    ],
  },
  {
    id: 'wrote-and-did-not-send',
    pattern:
      /\bi (?:\w+ )?(?:wrote|typed|drafted) (?:\w+ ){0,6}?(?:and (?:then )?(?:deleted|didn't send|never sent)|but (?:i )?(?:didn't|never|haven't) (?:send|sent))|\b(?:didn't|never|haven't) (?:send|sent) (?:it|the (?:message|letter|text|email))\b/i,
    questions: [
      ['thought', 'What stood in it?', 'What did it say?'],
      ['worst', 'What made you stop before sending it?', 'What stopped you from sending it?'],
    ],
  },
  {
    id: 'called-by-a-name',
    pattern:
      /\b(?:i'm|i am) (?:just |only |still |now )*["“'‘](?:the|a|an|their|his|her) [^"”'’]{2,30}["”'’]|\b(?:they|he|she|everyone|people) (?:\w+ )?calls? me (?:the|a|an|his|her|their|["“'‘])/i,
    unless: /\bcalls? me (?:a|an) (?:taxi|cab|ambulance)\b/i,
    questions: [
      ['feeling', 'How does that name sound to you?', 'How does that name sound to you?'],
      ['want', 'What would you rather be to them?', 'What would you rather be to them?'],
    ],
  },
  {
    id: 'would-not-know-what-to-say',
    pattern:
      /\bi (?:wouldn't|would not|don't|do not|didn't|did not) know what to say(?: to (?:him|her|them|my \w+))?\b(?! here)/i,
    unless: /\bto you\b/i,
    questions: [
      [
        'thought',
        'What would be the first true thing you could say?',
        'What would be the first true thing to say?',
      ],
      [
        'want',
        'What would you want to come across, even without words?',
        'What would you want to get across?',
      ],
    ],
  },
  {
    id: 'that-is-all-of-it',
    pattern:
      /\bthat(?:'s| is) (?:it|all)(?:\.| that| what)?(?: (?:he|she|they) (?:ever )?(?:sends?|says?|said|wrote|writes|gives?|gave|does)| i (?:ever )?(?:get|got))/i,
    questions: [
      ['want', 'What is it that you wait for, beyond that?', 'What are you waiting for, beyond that?'],
      ['thought', 'What do you fill the rest in with?', 'What do you fill the rest in with?'],
    ],
  },
  {
    id: 'half-listened-to',
    pattern:
      /\b(?:has|puts|had|put) me on speaker\b|\b(?:is|was|'s) (?:always |usually )?(?:typing|scrolling|on (?:his|her|their) phone|washing up|watching (?:tv|telly|something)|driving|gaming) (?:while|when) i\b|\b(?:not|isn't|wasn't|half|only half|never) (?:really |even )?listening\b|\bhear (?:him|her|them) (?:typing|washing up|scrolling|doing)\b/i,
    questions: [
      [
        'want',
        'What would you say, if you had all of their attention for ten minutes?',
        'What would you say if you had their full attention for ten minutes?',
      ],
      ['feeling', 'What do you do with it, when you notice?', 'What do you do when you notice?'],
    ],
  },
  {
    id: 'never-spoken-to',
    pattern:
      /\bi(?:'ve| have)? never (?:really |once )?(?:spoken|talked|said (?:hello|a word|anything|hi)|spoke) to (?:him|her|them|my \w+|the)\b/i,
    unless: /\b(?:spoken|talked) to (?:him|her|them) (?:like|about)\b/i,
    questions: [
      ['want', 'What would the first sentence be?', 'What would the first sentence be?'],
      ['worst', 'What has kept you from it so far?', 'What has stopped you so far?'],
    ],
  },
  {
    id: 'went-quiet',
    pattern:
      /\b(?:he|she|they|dad|mum|mom|my (?:[\w-]+ )?[\w-]+) (?:just |kind of |sort of )?(?:went (?:quiet|silent)|shut down|closed (?:up|off)|withdrew|stopped talking|clammed up)\b/i,
    questions: [
      [
        'feeling',
        'What was it like, to live beside that quiet?',
        'What was it like, living next to that quiet?',
      ],
      ['thought', 'What did you think it meant?', 'What did you think it meant?'],
    ],
  },
  {
    id: 'has-opinions',
    pattern:
      /\b(?:has|have|have got|'s got|got) (?:a lot of |so many |strong |many )?(?:opinions|views|thoughts|ideas|notes|feelings) (?:about|on)\b/i,
    unless: /\bi (?:have|'ve got) (?:\w+ )?(?:thoughts|feelings|ideas)\b/i,
    questions: [
      ['want', 'And where does yours fit in?', 'And where does yours fit in?'],
      ['feeling', 'What do you do with all that?', 'What do you do with all that?'],
    ],
  },
  {
    id: 'answers-in-a-word',
    pattern:
      /\b(?:answers?|answered|repl(?:y|ies|ied)|texts?|writes?|responds?) (?:\w+ )?(?:in|with|using) (?:only |just )?(?:one|two|a single|a) words?\b|\bone[- ]word (?:answers?|repl(?:y|ies)|texts?)\b/i,
    questions: [
      ['thought', 'What do you hear in so short an answer?', 'What do you hear in an answer that short?'],
      ['need', 'What would you need to hear instead?', 'What would you need to hear instead?'],
    ],
  },
  {
    id: 'they-believe-otherwise',
    pattern:
      /\b(?:he|she|they|mum|mom|dad|everyone|everybody|my (?:[\w-]+ )?[\w-]+) (?:still )?(?:thinks?|believes?|assumes?) (?:that )?i(?:'ve| have|'m| am|'ll| will) (?:already |still |just |only )?(?:finished|done|passed|over|working|at|in|going|straight|married|religious|applying|seeing|got|graduated|employed|looking|be)\b/i,
    questions: [
      ['worst', 'What would change, if they knew?', 'What would change if they knew?'],
      ['feeling', 'What is it like, to be taken for that?', 'What is it like, being seen like that?'],
    ],
  },
  {
    id: 'told-everyone',
    pattern:
      /\b(?:he|she|they|mum|mom|dad|my (?:[\w-]+ )?[\w-]+)(?:'s| has| have)? (?:already )?(?:told|tells|been telling) (?:the (?:neighbours|neighbors|family|whole \w+|others|team|office|group)|everyone|everybody|people|all (?:his|her|their|my) \w+|half the \w+)\b(?! to\b)/i,
    questions: [
      ['feeling', 'What was it like, to find that out?', 'How was it, finding that out?'],
      ['want', 'What would you have liked to keep for yourself?', 'What did you want to keep for yourself?'],
    ],
  },
  {
    id: 'they-act-as-if',
    pattern:
      /\b(?:he|she|they|my (?:\w+ )?\w+)(?:'d| would|'ll| will)? (?:just |only |always )*(?:acts?|acted|pretends?|pretended) (?:like|as if|as though|that)\b/i,
    unless: /\bi pretend/i,
    questions: [
      [
        'thought',
        'What do you think is underneath, on their side?',
        'What do you think is going on under that?',
      ],
      ['feeling', 'How is it, to be beside that?', 'What is it like, being next to that?'],
    ],
  },
  {
    id: 'a-look-or-a-sigh',
    pattern:
      /\b(?:sighed|sighs|rolled (?:his|her|their) eyes|rolls (?:his|her|their) eyes|tutted|smirked|smirks|scoffed|looked (?:at me like|at me as if|right through me|away|at the floor)|raised an eyebrow|(?:with )?(?:his|her|their) arms (?:crossed|folded)|crossed (?:his|her|their) arms|turned (?:his|her|their) back|looked at (?:his|her|their) watch|gave me (?:a|that|this) look)\b/i,
    unless: /\bi (?:\w+ )?(?:sighed|rolled|tutted|scoffed|looked)\b/i,
    questions: [
      ['thought', 'What did you hear in that?', 'What did you read into that?'],
      ['feeling', 'Where did it land in you?', 'Where did that land?'],
    ],
  },
  {
    id: 'made-small-by-a-word',
    pattern:
      /\bcalls? me (?:sweetheart|love|dear|darling|honey|mate|buddy|kid|boy|girl|young (?:man|lady)|sweetie|princess|champ|boss)\b|\bcalled me (?:sweetheart|love|dear|darling|honey|mate|buddy|kid|boy|girl|young (?:man|lady)|sweetie|princess|champ)\b/i,
    unless: /\bmy (?:gran\w*|nan|mum|mom|dad|husband|wife|boyfriend|girlfriend|partner) (?:\w+ )?calls?\b/i,
    questions: [
      ['feeling', 'How did that word sit with you?', 'How did that word land?'],
      ['want', 'How would you have liked to be spoken to?', 'How did you want to be spoken to?'],
    ],
  },
  {
    id: 'left-the-talk',
    pattern:
      /^(?:(?:so|and|then|but|in the end)[, ]+)*i (?:just |then )?(?:hung up|walked (?:out|off|away)|left the (?:room|table|chat|group|call|party)|logged off|shut the (?:door|laptop)|got up and left|drove off)\b/i,
    questions: [
      [
        'example',
        'What was the last thing you heard, before that?',
        'What was the last thing you heard before that?',
      ],
      ['want', 'What would have been said, had you stayed?', 'What would you have said if you had stayed?'],
    ],
  },
  {
    id: 'told-themselves',
    pattern: /\bi (?:\w+ )?(?:told|tell|keep telling|kept telling) myself\b/i,
    questions: [
      ['thought', 'And what does the rest of you say to that?', 'And what does the rest of you say?'],
      ['meaning', 'What was that sentence for, just then?', 'What was that sentence for, right then?'],
    ],
  },
  {
    id: 'rather-they-had',
    pattern: /\bi(?:'d| would) rather (?:he|she|they|my \w+)(?:'d| had| would)?\b/i,
    questions: [
      ['need', 'What would that have made easier?', 'What would that have made easier?'],
      ['feeling', 'What is harder in the way it was?', 'What is harder about how it went?'],
    ],
  },
  {
    id: 'what-they-would-say',
    pattern:
      /\bif i\b.{1,40}\b(?:he|she|they|everyone|everybody|people|my \w+)(?:'ll| will|'d| would) (?:say|think|be|never|leave|laugh|hate|know|tell)\b/i,
    questions: [
      ['thought', 'And what would you answer, if you could?', 'And what would you say back, if you could?'],
      ['exception', 'How would somebody fair put it?', 'How would somebody fair put it?'],
    ],
  },
  {
    id: 'asked-a-question',
    pattern:
      /\b(?:he|she|they|someone|somebody|everyone|my (?:[\w-]+ ){0,3}[\w-]+|in[- ]laws?) (?:\w+ )?(?:asked|asks|wanted to know|wants to know)(?: me)? (?:when|why|if|whether|how come|what(?:'s| is) wrong)\b/i,
    questions: [
      ['example', 'What did you say?', 'What did you say?'],
      ['feeling', 'What does a question like that do to you?', 'What does a question like that do to you?'],
    ],
  },
  {
    id: 'laughed-then',
    pattern: /^(?:(?:and|so|then|but)[, ]+)*i (?:just )?laugh(?:ed)?(?: it off)?[.! ]*$/i,
    questions: [
      ['feeling', 'What was in that laugh?', 'What was in that laugh?'],
      ['thought', 'What would have come out without it?', 'What would have come out without it?'],
    ],
  },
  {
    id: 'gave-up-on-them',
    pattern:
      /\b(?:he|she|they|everyone|people|my (?:[\w-]+ )?[\w-]+) (?:\w+ )?(?:gave up|stopped|quit) (?:asking|calling|inviting|trying|texting|ringing|visiting|waiting|hoping)\b/i,
    unless: /\b(?:smoking|drinking)\b/i,
    questions: [
      ['feeling', 'What was it like, when that stopped?', 'What was it like when that stopped?'],
      [
        'want',
        'What would you say to one of those calls now?',
        'What would you say if they tried again now?',
      ],
    ],
  },
  {
    id: 'not-spoken-since',
    pattern:
      /\b(?:haven't|have not) (?:really )?(?:spoken|talked|said a word)(?: aloud| out loud| to (?:anyone|anybody|a soul))? since\b/i,
    unless: /\bmy (?:\w+ )?\w+ and (?:i|me) (?:haven't|have not)\b|\bwe (?:haven't|have not)\b/i,
    questions: [
      ['when', 'What did you last say aloud, and to whom?', 'What did you last say out loud, and who to?'],
      ['feeling', 'What is it like, to hear your own voice now?', 'How is it, hearing your own voice now?'],
    ],
  },
  {
    id: 'small-talk',
    pattern:
      /\b(?:we|they|i) (?:only |just |mostly |always |still |even )*(?:talk(?:ed)?|spoke|speak|chat(?:ted)?) (?:\w+ )?about (?:the )?(?:weather|football|rugby|traffic|nothing|work|shopping|food|telly|tv|knees|small things|this and that|everything (?:but|except))\b/i,
    questions: [
      ['thought', 'And what does not get talked about?', 'And what never gets talked about?'],
      ['want', 'What would you say there, if it were easy?', 'What would you say there, if it was easy?'],
    ],
  },
  {
    id: 'nobody-said-a-word',
    pattern:
      /\b(?:nobody|no ?one|none of them|neither of them|not one of them)(?: even| has| ever| there| at work| at home)* (?:noticed|said (?:anything|a word|a thing)|asked(?: me| how)?|told me|thought to (?:ask|tell)|bothered)\b/i,
    questions: [
      ['want', 'What would you have wanted somebody to say?', 'What did you want somebody to say?'],
      ['who', 'Who did you hope would speak up?', 'Who did you hope would say something?'],
      ['thought', 'What did you tell yourself about that?', 'What did you tell yourself about that?'],
    ],
  },
  {
    id: 'learnt-it-sideways',
    pattern:
      /\bi (?:only )?(?:found (?:it )?out|heard(?: about it)?|learn(?:ed|t)(?: about it)?|saw it|read (?:it|about it)) (?:in|on|from|through|by accident|because|when i saw)\b/i,
    unless: /\bhow to\b/i,
    questions: [
      ['feeling', 'How was it, to learn it like that?', 'How was it, finding out like that?'],
      ['who', 'Who should have told you?', 'Who should have told you?'],
      ['thought', 'What was your first thought, when you saw it?', 'What was your first thought there?'],
    ],
  },
  {
    id: 'said-the-polite-thing',
    pattern:
      /\bi (?:just |only |still |even )*(?:said|say|told (?:him|her|them)|texted(?: back)?|wrote(?: back)?|replied) ["'“]?(?:congrat\w*|well done|it(?:'s| is| was) (?:fine|ok|okay|nothing|all right)|i(?:'m| am| was) (?:fine|ok|okay)|no problem|no worries|of course|yes of course|never mind|sure|fine|great|haha|lol)\b/i,
    unless: /\b(?:and|because) (?:i )?(?:meant it|it was true)\b/i,
    questions: [
      ['want', 'And what did you leave unsaid?', 'And what did you leave out?'],
      ['feeling', 'What was going on behind that?', 'What was going on behind that?'],
      [
        'worst',
        'What would have happened, had you said the other thing?',
        'What would have happened if you had said the other thing?',
      ],
    ],
  },
  {
    id: 'only-nodded',
    pattern:
      /^(?:and |so |then |but )*i (?:just |only )?(?:nod(?:ded)?|smiled?|shrug(?:ged)?)[.! ]*$|\bi (?:just |only )+(?:smiled|nodded|laughed it off|shrugged|laughed along)\b/i,
    questions: [
      ['feeling', 'And what goes on behind that?', 'And what goes on behind that?'],
      [
        'want',
        'What would you say, if you did not let it pass?',
        "What would you say if you didn't let it slide?",
      ],
    ],
  },
  {
    id: 'pretends',
    pattern:
      /\bi (?:\w+ )?(?:pretend(?:ed)?|act(?:ed)? (?:like|as if)|put on a (?:brave |happy )?face|keep (?:up )?the (?:face|smile)|make out)\b|\b(?:they|everyone|everybody|people|he|she) (?:all )?think(?:s)? (?:that )?(?:i'm|i am) (?:fine|ok|okay|happy|coping|strong|sorted)\b|\bi (?:always |just )?tell (?:him|her|them|everyone|everybody|people|my \w+) (?:that )?(?:i'm|i am|it's|all is|everything is) (?:fine|ok(?:ay)?|good|well|all right|alright|busy|keeping busy|doing (?:well|ok(?:ay)?|fine|great)|happy)\b/i,
    questions: [
      ['worst', 'What would they see, if you stopped?', 'What would they see if you stopped?'],
      ['need', 'What does keeping that up cost you?', 'What does keeping that up cost you?'],
      ['who', 'Is there anyone you need not do it with?', 'Is there anyone you can drop it with?'],
    ],
  },
  {
    id: 'fair-to-them',
    pattern:
      /\b(?:it|that)(?:'s| is|isn't| is not) ?(?:really )?(?:not |n't )?(?:his|her|their|anyone's|anybody's|nobody's|no one's) fault\b|\b(?:he|she|they) means? well\b|\b(?:can't|cannot|don't|do not|wouldn't) (?:really )?blame (?:him|her|them)\b|\bin (?:his|her|their) (?:defence|defense)\b|\bto be fair to (?:him|her|them|my \w+)\b|\b(?:he|she|they)(?:'s| is|'re| are) not (?:a |really a )?(?:bad|evil|terrible|horrible|cruel|mean) (?:man|woman|person|people|mother|father|guy|boss|friend|kid|dad|mum|mom)\b/i,
    questions: [
      [
        'thought',
        'And if you were unfair for one minute, what would you say?',
        'And if you were unfair for one minute, what would you say?',
      ],
      ['need', 'What would be fair to you, in all that?', 'And what would be fair to you?'],
    ],
  },
  {
    id: 'cannot-disagree',
    pattern:
      /\bi (?:don't|can't|cannot|do not) (?:really |even )?(?:disagree|argue with (?:that|it|him|her))\b|\b(?:he|she|they)(?:'s|'re| is| are) (?:probably |kind of |sort of )?(?:not wrong|right, (?:that's|which|and))|\b(?:he|she|they) (?:has|have|had) a point\b/i,
    questions: [
      ['thought', 'And what in you minds, all the same?', 'And which part of you still minds?'],
      ['feeling', 'What makes it hard to hear, even so?', 'What makes it hard to hear anyway?'],
    ],
  },
  {
    id: 'silence-of-another',
    pattern:
      /\b(?:hasn't|has not|haven't|have not|isn't|is not|aren't|are not|won't|doesn't|does not|stopped) (?:spoken|speaking|talked|talking|replied|replying|answered|answering|called|texted|answer(?:s)?|reply|speak|talk)\b(?! about)(?:.{0,12}\b(?:to me|me|back|yet|since|for|my (?:calls|texts|messages)))?|\b(?:didn't|didnt|did not|doesn't|does not) (?:talk|speak) to me\b|\bleft (?:me )?on (?:read|seen)\b|\bignor(?:es|ed|ing) (?:me|my (?:calls|texts|messages))\b|\bgives? me the silent treatment\b/i,
    unless: /\bi (?:haven't|have not|'m not|am not|won't|don't|stopped)\b|\bit (?:isn't|doesn't|won't)\b/i,
    questions: [
      ['thought', 'What do you make of that silence?', 'What do you make of that silence?'],
      ['want', 'What would you ask, if you got one question?', 'If you got one question, what would it be?'],
      ['feeling', 'What does the waiting do to you?', 'What does the waiting do to you?'],
    ],
  },
  {
    id: 'they-apologised',
    pattern:
      /\b(?:he|she|they|my \w+) (?:\w+ )?(?:apologi[sz]ed|said (?:he|she|they)(?:'s| was| were|'re) sorry|said sorry)\b/i,
    unless: /\b(?:never|hasn't|didn't|won't)\b/i,
    questions: [
      ['feeling', 'What did the sorry do, if it did anything?', 'What did the sorry do, if anything?'],
      ['need', 'Was there something it left out?', 'Did it leave something out?'],
    ],
  },
  {
    id: 'lost-their-temper',
    pattern:
      /\bi (?:\w+ )?(?:snapped|shouted|yelled|screamed(?= at\b)|lost (?:it|my temper)|blew up|slammed|barked|swore)(?: at| with| the| in front|$|[.,!])/i,
    questions: [
      ['example', 'What had built up before that?', 'What had been building up before that?'],
      ['want', 'What was it that you wanted to be heard?', 'What did you want to get across?'],
      ['feeling', 'How was it afterwards?', 'How was it afterwards?'],
    ],
  },
  {
    id: 'quarrel',
    pattern:
      /\bwe (?:\w+ )?(?:argued|argue|fought|fight|rowed|quarrel(?:led)?|had (?:a|another|the same|this) (?:\w+ )?(?:fight|row|argument|blow-?up))\b/i,
    unless: /\b(?:never|don't|didn't|stopped) /i,
    questions: [
      ['meaning', 'What was it about, underneath?', 'What was it really about, underneath?'],
      ['want', 'What do you wish had been heard?', 'What do you wish had got through?'],
      ['example', 'How did it end?', 'How did it end?'],
    ],
  },
  {
    id: 'said-yes-again',
    pattern:
      /\bi (?:\w+ )?(?:said yes|couldn't say no|can't say no|agreed to|took it on)(?: again| anyway|$|[.,!]| to| because)/i,
    unless: /\b(?:proposed|marry|married|engaged|wedding|date)\b/i,
    questions: [
      ['worst', 'What would the no have cost you?', 'What would a no have cost you?'],
      ['meaning', 'And what does the yes cost you?', 'And what does the yes cost you?'],
    ],
  },
  {
    id: 'told-somebody',
    pattern:
      /^(?:(?:so|and|then|today|yesterday|last night|this morning|actually|in the end)[, ]+)*i (?:finally |actually |just )?(?:told|came out to|opened up to|confessed to|admitted (?:it )?to) (?:him|her|them|my (?:[\w-]+ )?[\w-]+)(?: (?:about|everything|the truth|all of it|last|yesterday|today|on)\b|[.!]?$)/i,
    questions: [
      ['example', 'How was it taken?', 'How did that go down?'],
      ['feeling', 'What is it like, to have it said?', 'What is it like, having said it?'],
      ['want', 'What did you hope to hear?', 'What did you hope to hear?'],
    ],
  },
];
