// The words that must stand in a message before its likeness to something said to us is believed.
import type { Intent } from './understand.data.ts';

/** What must or must not be said with it, for a likeness to be believed that would hurt if it were wrong. */
export const signsOfBeingAddressed: Partial<Record<Intent, RegExp>> = {
  // "No, I would not say depressed" answers.
  asks_fact: /^(?!(?:no|nope|nah|yes|yeah|yep)\b(?!.*\?))/i,
  // "This is all my fault", "I hate this": without a word for us it is of their life, whoever is in it.
  hostile:
    /\b(?:you(?:'re|r)?|ur|u|app|bot|robot|machine|software|program\w*|therap\w+|wewe)\b|^(?!it(?:'s| is| was)\b)(?!.*\b(?:i|i'm|i've|me|my|myself|we|us|our|he|she|him|her|his|they|them|their|was|were)\b)(?!.*\bfuck this (?!shit|thing)\w)/i,
  // "I have to go home" may be the hard part of a day: a word for this moment or this talk must say more.
  goodbye:
    /\b(?:bye\w*|later|laters|now|night\w*|tonight|today|thank\w*|thanks|see (?:you|ya)|talk|talking|speak|gotta|run|off|session|chat|call|end|stop|enough|done|finish\w*|wrap|close|sleep|bed|hang up|baadaye|kwaheri|lala|niende|naenda|take care|next time|soon|tomorrow|head out|let you|you go|out of time|cheers|ciao|peace)\b/i,
  // "Just to hear nothing" is what somebody longs for.
  just_listen:
    /^(?!(?:he|she|they|my \w+|nobody|no ?one|everyone)\b).*\b(?:listen\w*|vent\w*|rant\w*|questions?|ask(?:ing)?|advice|advis\w*|talk\w*|hear me|let me|tips?|quiet|out|off my chest|ears?|speak\w*|solv\w*|solutions?|fix\w*|suggest\w*|interrupt\w*|company|be (?:here|there|with)|say (?:it|this|anything)|sikiliz\w*|nisikil\w*)\b/i,
  // "I said nothing", "I just said ok" and "I answered, obviously" are of a life.
  not_understood:
    /\b(?:you|you're|u|ur|your|wewe)\b|\b(?:not|n't|never) (?:\w+ )?what i\b|\bi (?:just |already |literally |have )(?:said|told|answered|explained)\b(?! (?:ok(?:ay)?|yes|yeah|no|fine|nothing|sure|thanks|thank you|sorry|hi|hello|alright|all right|him|her|them|my)\b)|\bmiss(?:ed|ing) (?:it|the|what)\b|\bmisunder\w*|\b(?:you|that|this|it)\b.*\bwrong\b|^(?:no+[,. ]+)?wrong\b|\b(?:that|this|it)(?:'s| is| was)(?:n't| not) (?:it|what|true|the|right|how|quite|like that)\b|\b(?:huni|hui)elewi\b/i,
  // Despair and addiction speak of stopping too: without a word for what is done here it is of their life.
  wants_stop:
    /^(?=.*\b(?:can we|could we|let's|lets|let us|please stop|(?:stop|quit|done|finished|enough)(?: of| with)? (?:talk|ask|count|breath|answer)\w*|enough questions|exercise|breathing|counting|session|chat|conversation|this (?:call|talk)|talking|end it here|(?:[,.!] ?|^)(?:stop|halt|exit|abort|quit|cut it|pause|cancel|not doing this|hold on)\b|(?:let me|i need to) stop for a|not now|here for (?:now|today))\b)(?!.*\b(?:stop|quit) (?!talking|counting|breathing|doing|asking)(?:\w+ing|the (?!exercise|breathing)|my|him|her|them)\b)(?!.*\bthis (?!exercise|breathing|one|thing|right|now|any ?more|any ?longer|is|isn't|makes)\w+)/i,
  // Opening a matter is no wish to leave one.
  change_topic:
    /^(?!(?:it|that|this|things?|everything|nothing)(?:'d|'ll|'s| would| will| could| might| may| can| has| have|) ?(?:\w+ )?chang)(?=.*\b(?:(?:some|any)(?:thing|where) else|other (?:things|stuff|matters)|(?:change|switch|drop|different|another|avoid|park|besides|rather)|(?:leave|new|other|next)\b.{0,12}\b(?:topic|subject|thing|it|that|this)|(?:don't|do not|dont) (?:want|wanna|feel like|ask)|no more|enough (?:about|of)|not (?:go|talk|discuss|that|this|about|now|today|ready)|mov(?:e|ing) on|skip|pass on|instead|rather talk|anything but|off limits|switch topics|something (?:lighter|different|new)|out of this|(?:put|park|avoid|leave) (?:this|that|it)|kitu kingine|not something i)\b)(?!.*\b(?:talk|speak)(?:ing)?(?: about (?:it|that|this|anything))? (?:to|with) (?!you\b))(?!.*\b(?:he|she|they|(?:my|our|his|her) \w+) (?:do(?:es)?n't|never|won't|can't|always|refuse))(?!.*\b(?:don't|do not) (?:want|like) (?:this|that|a|my) (?!topic|subject)\w+)/i,
  // "It was nice" is of the hour in the sun, and "better, thank you" answers how they are.
  thanks:
    /^(?!(?:(?:a (?:bit|little)|much|so much|quite|rather|very|i'm|i am|not so|not too) )*(?:better|well|fine|lighter|calmer|bad|worse|tired)[,. ]+(?:thank|thx|ty\b|asante|cheers))(?!(?:(?:yeah|yes|and|but|so|honestly)[, ]+)*(?:it|we|she|he|they) (?:was|were|had)\b(?!.*\b(?:thank|help)))(?=.*\b(?:thank\w*|thx|ty|asante|appreciat\w*|help\w*|useful|glad|grateful|good|nice|kind|great|better|lovely|love|need(?:ed)? (?:that|this|to hear)|cheers|bless|nashukuru|tysm)\b)(?!.*\b(?:thanks to (?!you\b)|thank you (?:is|was|means)\b|thanks for nothing|but i'm))/i,
  does_not_know:
    /^(?!.*\bknow (?:him|her|them|anyone|anybody|people|everyone|my)\b)(?!.*\b(?:say (?:no|yes|good ?bye|sorry)|tell (?:him|her|them|my|anyone|anybody|people|everyone))\b)(?!(?:(?:maybe|perhaps|probably|and|but|i think|i guess) )*(?:he|she|they|my \w+|nobody|no ?one|everyone|everybody|people)\b).*\b(?:know|idea|sure|idk|dunno|say|explain|words?|clue|describe|answer|think of|sijui|certain|tell|comes to mind|mind is|blank|beats me|who knows|remember|finger on|hard question|wish i knew|meh|unsure|nothing|maybe|put it)\b/i,
  // About us: a direct question of their life resembles one of these by its form alone.
  asks_privacy:
    /\b(?:privat\w*|privacy|(?:keep|stay|remain|kept)s? (?:it |this |that )?(?:a )?secret|secret\?|confiden\w*|anonymous\w*|record\w*|stor(?:e[ds]?|ing)|sav(?:e[ds]?|ing)|data|delet\w+|who (?:else )?(?:can |will |could )?(?:sees?|reads?|hears?|listens?)|(?:any(?:one|body)|some(?:one|body)|people|they) (?:else )?(?:\w+ )?(?:see|read|listen|find out|hear) |keep (?:this|it|what)|between us|listening|access|encrypt\w+|information|internet|police|government|employer|admins?|used against|snitch|(?:what|things?|stuff) i (?:say|tell|write|type|share)|my (?:voice|chats?|words)|our (?:chat|talk|call|conversation)\w*|read (?:this|my|our)|notes on me|hear me(?! (?:when|if|up|at)\b)|you (?:[\w']+ ){0,3}tell (?:my|any|some|them|him|her)|nani anaweza|(?:you|this|it) (?:\w+ )?(?:share\w*|report\w*|tell (?:any|some|my|them))|siri)/i,
  // "Can you not do the voice" asks for something else.
  asks_about_therapist:
    /^(?!(?:please )?(?:can|could|would|will) (?:you|u) (?:please |just )?(?:not|stop)\b).*\b(?:your?|you're|u|ur|yourself|wewe|this (?:app|work)|built this|(?:a|the) session|how (?:does|do) it (?:go|work)|habari)\b/i,
  // "AI does it cheaper now" is of their work.
  asks_if_real:
    /^(?!(?:and |but |now |well,? )?(?:ai|chatgpt|robots|machines|computers|people)\b(?! (?:or|here|there)\b))(?!.*\b(?:replac\w*|cheaper|my (?:job|work)|(?:took|takes?|taking) (?:my|our|over))\b).*\b(?:(?:are|r|is) (?:you|u|this)|you're|you are|(?:you|u) (?:there|alive|exist|feel|have)|who(?:m)? (?:am i|is this|are you)|real|human|person|people|bot|robot|ai|machine|computer|any(?:one|body) (?:\w+ )?there|some(?:one|body) typing|automated|prewritten|recording|artificial|actual|wewe)\b/i,
  asks_repeat:
    /^again\?+$|\b(?:(?<!^(?:he|she|they|it|i|we|my)\b.*)\b(?:say|tell|ask|explain|once|what|please|hear)\b.*\bagain|again,? (?:please|pls)|repeat\w*|pardon|what (?:did|was it) you (?:say|ask\w*)|(?:didn't|did not|couldn't) (?:\w+ )?(?:hear|catch|get)|missed|tena|rudia|once more|one more time|(?:what|who) was (?:that|it)(?: \w+ (?:thing|part|bit))?[?.! ]*$|what did you|you (?:just )?said|slower|louder)(?!\w)/i,
  confused:
    /^(?!(?:he|she|they|(?:my|his|her) \w+)\b).*\b(?:you|that|mean|meant|understand|follow|what|lost|huh|confus\w+|sense|get it|explain|elaborate|like how|sijaelewa)\b/i,
  // "Breathing exercises did nothing for me" asks for none.
  wants_exercise:
    /\b(?:can|could|let's|lets|help me|show|teach|give me|guide|lead|coach|walk (?:me|us)|please|how to|is there)\b|\b(?:want|need|like) (?:to (?:do|try|practi[sc]e|start|play)\b|some\w*)|^(?:ok(?:ay)? )?(?:try|do|start|take|play)\b/i,
};
