// How few words own a danger that somebody else named, leave it behind, or choose it from two things.
// All are of `normalise`: fillers ("really", "always", "constantly") are gone.

export const ownedAnswer =
  /^(?:(?:and|well|oh|um|sir|but|basically) )*(?:still\b(?: \w+){0,5}|(?:about )?(?:the )?same(?: (?:as (?:ever|before|usual|last \w+|then)|again|thing|place|answer))?|as (?:before|ever|it was)(?: \w+){0,4}|no (?:change|different|better|less|smaller|weaker)(?: \w+){0,3}|not (?:by an inch|shifted|changed|any (?:less|better))(?: \w+){0,3}|unchanged|the usual|accurate|correct|exactly|true|right|agreed|indeed|affirmative|that (?:one|is it|is the one|is right|is true)|this one|both|to the both|all of (?:it|them)|(?:at )?every\w*(?: \w+){0,5}|each (?:\w+ ?){1,3}|most (?:days|nights|mornings|evenings|weeks|of the time)(?: \w+){0,3}|(?:mon|tues|wednes|thurs|fri|satur|sun)days|daily|nightly|hourly|weekly|nonstop|all day|all night|day and night|(?:once|twice|thrice|two|three|four|five|six|seven|eight|nine|ten|[1-9]\d*)(?: (?:times?|nights?|days?|today|this week|since \w+))?|about to|nearly(?: there)?(?: now)?|almost(?: there)?|started|starting|already|straight (?:after|away)|presently|right now|now|soon|tonight|today|this \w+|(?:getting |got |it is |it got |much )?(?:worse|stronger|louder|harder)|extremely|ideally|very(?: much)?(?: so)?|even so|completely|entirely|deeply|badly|a lot|more(?: (?:than (?:ever|before)|often|so|since \w+|and more|now))?|comes|mostly|does|do|is|(?:it|that) (?:is|does|has|was|did)|i (?:do|am|have|did|was|will|would)|i stand by it|afraid so|sadly|unfortunately|you (?:know it|know i do|guessed(?: it)?|got it)|guilty|bang on|spot on|kila siku|kila usiku|bado|kweli|ndio|ndiyo|kabisa|sana)$|\b(?:i do|it is|it does|yes|yeah|still do)$/;

/** It was, and is no more; or the question itself was a mistake. */
export const leftBehind =
  /\b(?:gone|stopped|passed|faded|over(?: it)?|miles away|better|less|quieter|weaker|smaller|nothing|none|not|no|never|nope|nah|lol|haha|what|why|huh|wrong|mistake|meant|joking|kidding|fine|okay|ok|good|safe|hapana|siyo|zero|0)\b/;

/** Which half of "is it this, or is it that?" is meant. */
export const choosesFirst = /^(?:the )?(?:first|former)(?: (?:one|thing|bit|part))?(?: you said)?$/;
export const choosesSecond = /^(?:the )?(?:second|latter)(?: (?:one|thing|bit|part))?(?: you said)?$/;
