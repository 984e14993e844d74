// Small moments of losses: deaths, pets, funerals, things left, anniversaries, what others say, losses that are no death.
import type { Moment } from './moment.ts';
import { all, any, either, r } from './words.ts';

export const momentsOfLosses: readonly Moment[] = [
  {
    id: 'loss-voicemail-kept',
    says: [
      "I ring my dad's number to hear his voicemail greeting",
      'i still have mums last voice note, its about tomatoes',
      'She died in spring and I keep her message on my phone and play it',
    ],
    needs: all(
      r`voice ?mails?|voice note|answerphone|answering machine|voice message|recording|greeting|(?:his|her) (?:last )?message|(?:his|her) voice`,
      r`keep|kept|still|play|listen\w*|ring|call|saved|hear`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|my (?:dad|mum)'?s number|last voice note|(?:mum|dad)s last`,
    ),
    unless: any(
      r`ex|boss|landlord|doctor|can'?t remember|cannot remember|forg[eo]t\w*|hospital|clinic|doesn'?t|texts?|breakup|broke up|voices|in my head|loud`,
    ),
    receives: [
      ['A voice that is still there when you press play.', 'You can still hear that voice.'],
      ['You know every breath in it by now.', 'You know every second of it by now.'],
    ],
    questions: [
      ['open', 'What is said in those few seconds?', "What d'you hear in those few seconds?"],
      ['when', 'At what time of day do you play it?', "When in the day d'you play it?"],
    ],
  },
  {
    id: 'loss-texting-dead',
    says: [
      "I still send messages to my brother's number and he is dead",
      'texted mum that i passed before i remembered shes gone',
      'I write to my late wife on WhatsApp at night, one grey tick',
    ],
    needs: all(
      r`(?:write|wrote|writing|send|sent|sending|typed?|text(?:ed|ing)?|messag\w*|email\w*) (?:\w+ ){0,4}(?:to )?(?:him|her|them|it|mum|mom|dad|mama|(?:my|his|her) (?:\w+ )?(?:\w+)(?:'?s (?:number|phone))?)`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|shes gone|hes gone|since the funeral`,
      r`texts?|texted|texting|messages?|whatsapp|typed|number|phone|letters?|write`,
    ),
    unless: any(
      r`told me|texted me|got a text|sent me|last (?:thing|words|text)|condolence\w*|nobody|repl\w*|eulogy|obituary|ex|broke up|kill\w*|handwriting|found|will to|boyfriend is|ghost\w*|(?:he|she|they) (?:wrote|texted|sent|messaged)|poem|therapist`,
    ),
    receives: [
      ['The news still goes to the same person first.', "They're still the one you wanna tell."],
      ['You know, but the message is for them.', "You know, but it's still for them."],
    ],
    questions: [
      ['open', 'What was the last thing you wrote?', "What'd you write last?"],
      ['want', 'What answer would have come from {them}?', 'What would you have got back from {them}?'],
    ],
  },
  {
    id: 'loss-jumper-smell',
    says: [
      "I sleep with my husband's jumper because it still smells of him",
      'wont wash mums scarf cos her perfume is in it',
      'The smell is going from his coat and I keep the wardrobe shut',
    ],
    needs: all(
      r`smells?|scent|perfume|aftershave|lose him|lose her`,
      r`jumper|scarf|coat|clothes|pillow|shirt|wardrobe|hoodie|jacket|sweater|dressing gown|blanket|t-?shirt`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|keep|wash|going from|still|sleep`,
    ),
    unless: any(
      r`cheat\w*|another woman|lipstick|hospital|smoke|alcohol|beer|dirty|stinks?|i smell|weed|vape|affair|bad|rain|dog`,
    ),
    receives: [
      ['You are keeping the last of that smell.', "You're saving what's left of that smell."],
      ['A smell can bring back more than a photo.', 'A smell can bring back more than a photo.'],
    ],
    questions: [
      ['when', 'Which moment comes back when you breathe it in?', 'What comes back when you smell it?'],
      ['who', 'Who else knows what it means to you?', 'Who else gets what it means to you?'],
    ],
  },
  {
    id: 'loss-clearing-wardrobe',
    says: [
      "I started clearing my mother's wardrobe and stopped after one drawer",
      '3 bin bags of dads clothes in my hall, cant take them to the charity shop',
      'Two years on, her dresses still hang where she left them',
    ],
    needs: all(
      r`wardrobe|clothes|dresses|closet|belongings|(?:his|her) things|drawers?|bin bags`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|(?:mother|mum|dad|father|wife|husband|brother|sister|gran|nan|grandmother|grandfather)'?s|dads|mums|where (?:she|he) left`,
      r`clear(?:ed|ing|ing out)?|sort(?:ed|ing)?|still hang\w*|can'?t|cannot|pack(?:ed|ing)?|giv(?:e|ing) (?:\w+ )?away|charity|stopped|left them|throw\w*|touch\w*|bags`,
    ),
    unless: any(
      r`ex|left me|moved out|divorc\w*|baby|outgrown|cheat\w*|my (?:own )?clothes|messy|smell\w*|took|wash\w*|fold\w*|dress code|kicked|wears?`,
    ),
    receives: [
      ['It is all still there to be decided.', "It's all still there, waiting on you."],
      ['Even one drawer can be a great deal.', 'Even one drawer can be a lot.'],
    ],
    questions: [
      ['example', 'Which piece did you recognise at once?', 'Which one got you?'],
      [
        'want',
        'Who would you like to see wearing one of those things?',
        'Who would you like to see in one of those?',
      ],
    ],
  },
  {
    id: 'loss-handwriting-found',
    says: [
      "I found my grandmother's handwriting in a recipe book",
      'a shopping list in dads writing fell out of his coat, milk, bolts, batteries',
      'On the back of an old envelope was a note from my late sister',
    ],
    needs: all(
      r`handwriting|notes?|recipe|list|letters?|envelope|diary|scrap|writing|postcards?`,
      r`found|fell out|came across|on the back|behind|discover\w*|turned up|tucked`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|grand(?:mother|father|ma|pa)'?s|dads writing|(?:mum|dad|gran|nan)'?s (?:\w+ )?(?:writing|letters?|handwriting|diary|recipe)`,
    ),
    unless: any(
      r`love letters|other (?:man|woman)|cheat\w*|ex|lover|suicid\w*|bills?|(?:daughter|son)'?s diary|sick note|will|affair|debts?|kill\w*|landlord|school|autis\w*|bailiffs?`,
    ),
    receives: [
      ['A few words, and the hand that wrote them.', 'Just a few words, in that handwriting.'],
      ['It was never meant as a keepsake.', "It was just a scrap, and now it isn't."],
    ],
    questions: [
      ['open', 'What does it say, word for word?', "What's it say, word for word?"],
      ['want', 'Where will you put it?', "Where're you gonna keep it?"],
    ],
  },
  {
    id: 'loss-empty-chair',
    says: [
      "Nobody sits in my father's chair",
      'grandads chair is still by the window, even visitors go round it',
      'I moved her armchair to the wall and moved it back again',
    ],
    needs: all(
      r`chair|armchair|(?:his|her) (?:seat|place|spot)|place at the table`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|(?:father|mother|dad|mum|gran\w*|grandad|husband|wife)'?s (?:\w+ )?(?:chair|seat|armchair)|grandads|her armchair`,
      r`nobody sits|no ?one sits|still|empty|moved (?:her|his|the)|round it|window|where (?:he|she) sat|sit in`,
    ),
    unless: any(
      r`wheelchair|office|care home|class|bus|dialysis|train|manager|job|car|throw|hospital|desk|take (?:her|his) place`,
    ),
    receives: [
      ['The chair keeps the place.', "That chair's still taken."],
      ['Everyone in the house knows whose it is.', 'Everyone knows whose it is.'],
    ],
    questions: [
      ['thought', 'What do you see there when you look over?', "What d'you see when you look at it?"],
      ['worst', 'What would it mean if someone sat down in it?', 'What if somebody just sat in it?'],
    ],
  },
  {
    id: 'loss-bed-side',
    says: [
      'I still sleep on my side of the bed, he has been dead a year',
      'cant sleep in the middle, her side stays made',
      'Since my husband died I sleep on the sofa with the television on',
    ],
    needs: all(
      r`bed|side|middle|sofa|(?:his|her) half`,
      r`sleep\w*|slept|stay on|lie`,
      r`widow\w*|(?:husband|wife|partner|he|she|fianc\w*) (?:has been dead|died|passed|is gone|is dead)|(?:he|she) has been dead|(?:her|his) side|(?:his|her) half|my side of the bed|(?:husband|wife|partner)'?s (?:side|death)`,
    ),
    unless: any(
      r`snor\w*|argu\w*|fight|cheat\w*|affair|friend'?s|(?:by|at|on) (?:his|her) side|side of the family|moved out|dog|cat|hospital|grandm\w*|slept with|his side of the (?:story|bed)`,
    ),
    receives: [
      ['That bed was made for two.', "That bed's made for two."],
      ['Nights are the hours you used to share.', 'Nights used to be for the two of you.'],
    ],
    questions: [
      ['when', 'Which moment of the night is the emptiest?', "Which bit of the night's the emptiest?"],
      ['tried', 'What have you put on that side, if anything?', 'What goes on that side now, if anything?'],
    ],
  },
  {
    id: 'loss-two-cups',
    says: [
      'I put out two cups this morning and there is only me now',
      'made dads tea out of habit, took it to his room',
      'I bought her newspaper again and she died in March',
    ],
    needs: either(
      [
        r`cups?|tea|coffee|newspaper|plates?|breakfast|places?`,
        r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|only me now`,
        r`two (?:cups|mugs|plates|places)|habit|again|second|by mistake|forgot|for (?:him|her|two)|remembered|still (?:make|buy|lay|put|set|pour)`,
      ],
      [
        r`two (?:cups|mugs|plates|places)`,
        r`by mistake|habit|still|again|forgot`,
        r`laid|lay|put|set|made|poured|out|got`,
      ],
    ),
    unless: any(
      r`uni|university|campus|college|birthday|cake|grave|friends?|visitors|on purpose|deliberately|after the funeral|wake\w*|with my`,
    ),
    receives: [
      ['Your hand was still counting the two of you.', 'Your hand did it before your head did.'],
      ['A habit outlives a lot.', 'Some habits just keep going.'],
    ],
    questions: [
      ['when', 'When did you notice what you had done?', "When did you clock what you'd done?"],
      ['open', 'What did you do with it then?', "What'd you do with it then?"],
    ],
  },
  {
    id: 'loss-first-christmas',
    says: [
      'This will be our first Christmas without my mother',
      'its the first eid without dad, nobody knows who says the prayer',
      'The whole family sat there on the feast and did not mention the empty place',
    ],
    needs: all(
      r`christmas|eid|diwali|easter|new year|thanksgiving|the feast|ramadan|mother'?s day|father'?s day|carve`,
      r`first|without|empty place|who will|this year|missing`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|without (?:my |our )?(?:mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|brothers?|sisters?|siblings?|bro|sis|husband|wife)|empty place|he went in|she went in`,
    ),
    unless: any(
      r`abroad|divorc\w*|split|broke up|break ?up|ex|visa|fly|flight|kids (?:are|at|with|go)|dog|cat|shift|years ago|died (?:on|at|before|last|in)`,
    ),
    receives: [
      ['A feast with someone missing from it.', 'A big day with someone missing.'],
      [
        'Somebody else has to do what one person always did.',
        'Someone else has to do what one person always did.',
      ],
    ],
    questions: [
      ['example', 'Which part of the day did {they} always do?', 'Which bit was always {their} job?'],
      [
        'want',
        'What would you like to keep, and what to change?',
        "What d'you wanna keep, and what d'you wanna change?",
      ],
    ],
  },
  {
    id: 'loss-would-be-birthday',
    says: [
      "Today would have been my brother's thirtieth birthday",
      'its mums bday, i bought the cake she liked and ate it alone',
      'He would be seventy this week if he had lived',
    ],
    needs: all(
      r`birthday|bday|b-?day|turns|turned|would be \w+ (?:today|this)|would have been`,
      r`would (?:have been|be|have turned|turn)|stopped at|she liked and ate it alone|if (?:he|she) (?:had lived|was (?:still )?(?:alive|here)|were (?:still )?(?:alive|here))|die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more`,
      r`brother|sister|mum|mums|dad|dads|mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|son|daughter|he|she|friend|husband|wife`,
    ),
    unless: any(
      r`older than|i turned|my birthday|nobody|forgot|invited|would be (?:nice|good|better|great|happy)|surprise|i would|party|would have been (?:better|easier|nice|good)|turned (?:out|into|to|on|off|up|around|away)|my own birthday|due date`,
    ),
    receives: [
      ['A birthday with nobody to ring.', "It's the day, and no one to call."],
      ['The date comes round just the same.', 'The date still shows up.'],
    ],
    questions: [
      ['open', 'How did that birthday use to be kept?', "How'd you used to do that birthday?"],
      ['next', 'What could the day have in it, this year?', 'What could you put in the day this year?'],
    ],
  },
  {
    id: 'loss-year-mind',
    says: [
      'On Sunday it is a year since my father died',
      'the anniversary is coming and ive been jumpy all week',
      'Twelve months tomorrow, and I still see the clock on that hospital wall',
    ],
    needs: all(
      r`(?:a|one|1) year|twelve months|anniversary|a year on`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|hospital wall|anniversary is coming`,
      r`sunday|tomorrow|coming|is a year since|next|this (?:week|month|sunday)|soon|approach\w*|on \w+day|will be|it'?s (?:almost|nearly) a year|(?:almost|nearly) (?:a|one) year|marks|jumpy`,
    ),
    unless: any(
      r`wedding anniversary|our anniversary|long enough|at least|been dead|happy|friendship|next to|grades|next year|move on|years ago|exam\w*|over it`,
    ),
    mayBeAhead: true,
    receives: [
      ['Almost once round the calendar.', 'Nearly a whole year round.'],
      ['Your body may know the date before you look.', 'You can feel that date coming.'],
    ],
    questions: [
      ['open', 'What do you remember of that day a year ago?', "What d'you remember about that day?"],
      ['who', 'Who would you like near you on the day?', "Who d'you want around on the day?"],
    ],
  },
  {
    id: 'loss-older-than-father',
    says: [
      'I am now older than my father ever was',
      'turned 39 today, mum died at 38',
      'This year I passed the age at which my big brother died',
    ],
    needs: all(
      r`older than|outliv\w*|turned \d+|passed the age|same age|made it to|reached the age|the age (?:at which|he|she|my|when)|blowing out`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|ever was|made it to`,
      r`mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|brothers?|sisters?|siblings?|bro|sis|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|friend|he|she`,
    ),
    unless: any(
      r`dating|boyfriend|girlfriend|years older|is older than|was older than|when i (?:was|turned)|passed away when`,
    ),
    receives: [
      ['That is a strange birthday to pass.', "That's a strange age to get past."],
      ['You are in years they did not get.', "You're in years they didn't get."],
    ],
    questions: [
      ['meaning', 'How does {their} age look to you now?', 'How does that age look to you now?'],
      [
        'want',
        'What do you want to do with the years past it?',
        "What d'you wanna do with the years after that?",
      ],
    ],
  },
  {
    id: 'loss-contact-not-deleted',
    says: [
      'I cannot delete my dead friend from my phone',
      'scrolled past nanas number again, its still under N',
      'My late father comes up first when I type D, and I leave it so',
    ],
    needs: all(
      r`delet\w*|(?:his|her|their|nanas|mums|dads|whose) number|contacts?|favourites|comes up first`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|nanas number|my late`,
      r`delet\w*|still|remov\w*|comes up|scroll\w*|keep|leave it`,
    ),
    unless: any(
      r`photos?|ex|block\w*|voicemail|message|texting|texted|memory|voice|app|lost my phone|instagram|contact with|no contact|in contact`,
    ),
    receives: [
      ['So the name stays in the list.', 'So the name stays in there.'],
      ['No one has to press that button.', "You don't have to delete it."],
    ],
    questions: [
      ['when', 'When did you last press on that name?', 'When did you last tap on it?'],
      ['meaning', 'What does it keep open?', 'What does having it there keep going?'],
    ],
  },
  {
    id: 'loss-memory-photo-popup',
    says: [
      'My phone showed me a photo of my dead mum as a memory',
      'facebook wished me happy friendship anniversary with someone who died',
      'The picture frame cycled to his face while guests were here',
    ],
    needs: all(
      r`photos?|pictures?|memory|memories|facebook|frame|video`,
      r`popped up|showed me|came up|pops? up|cycled|wished me|reminded me|notification|as a memory|appear\w*`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|dead|died|his face|her face`,
    ),
    unless: any(
      r`can'?t remember|cannot remember|album|forget\w*|ex|recogni[sz]e me|showed me (?:his|her|how|the)|funeral photo|flashback\w*|kill\w*`,
    ),
    receives: [
      ['It came up without knocking.', 'It just popped up, no warning.'],
      ['A face you love, chosen by a machine.', 'And an app picked that moment.'],
    ],
    questions: [
      ['open', 'What was going on in that picture?', "What's going on in that pic?"],
      ['when', 'What had you been doing when it came up?', 'What were you in the middle of when it came up?'],
    ],
  },
  {
    id: 'loss-song-in-shop',
    says: [
      'They played our song in the supermarket and I left my trolley',
      'the song from dads funeral came on in the taxi, asked him to turn it off',
      'A tune came over the radio and I was back in her kitchen',
    ],
    needs: all(
      r`songs?|music|tune|record|hymn`,
      r`supermarket|shop|taxi|radio|car|bus|came on|comes|they played|store|caf\S*|peas`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|our song|her kitchen|his kitchen`,
    ),
    unless: any(
      r`dementia|loud|neighbou?r\w*|choir|band|practis\w*|laugh\w*|sang|sing\w*|dancing alone|car (?:accident|crash)`,
    ),
    receives: [
      ['A few bars were enough.', 'A few seconds of it was enough.'],
      ['Music does not ask where you are.', "It doesn't care where you are."],
    ],
    questions: [
      ['open', 'Which song was it?', 'So what song was it?'],
      ['when', 'Which place or day did it take you back to?', 'Where did it take you back to?'],
    ],
  },
  {
    id: 'loss-thought-saw-him',
    says: [
      'I saw a man from behind and thought it was my dad',
      'same coat same walk, i nearly shouted mum across the road',
      'For one second on the platform it was her, who died in June',
    ],
    needs: all(
      r`saw|thought|nearly shouted|nearly called|from behind|for (?:one|a) second|platform|swore`,
      r`thought (?:it|he|she) was|same (?:coat|walk)|nearly (?:shouted|called|ran)|it was (?:her|him)|looked (?:just |exactly )?like (?:him|her|my)|mistook`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|from behind|nearly shouted|mum across`,
    ),
    unless: any(
      r`mirror|ex|cheat\w*|with another|stalk\w*|dream\w*|photo|attack\w*|follow\w*|girlfriend|boyfriend|window|crush|voices|thought i was|forgot|my fault|thought it was (?:just|only|a|going|normal|the end|my fault|me)`,
    ),
    receives: [
      ['For one second, there they were.', 'For a second it was really them.'],
      ["And then it was a stranger's face.", 'And then it was just some stranger.'],
    ],
    questions: [
      ['body', 'What did your feet do in that second?', 'What did your feet do right then?'],
      ['thought', 'What would you have said, in that second?', 'What would you have said right then?'],
    ],
  },
  {
    id: 'loss-good-dream',
    says: [
      'I dreamt of my mother and she was laughing',
      'dad was in my dream last night, fixing my bike like nothing happened',
      'My late husband sat on the bed in a dream and said all was well',
    ],
    needs: all(
      r`dream|dreams|dreamt|dreamed|while i was asleep|in my sleep`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|my mother and she|like nothing happened|my late`,
      r`laugh\w*|smil\w*|well|fixing|healthy|like nothing happened|happy|hugg\w*|peaceful|fine|alive|visited|good|young|sang|okay|talk(?:ed|ing)`,
    ),
    unless: any(
      r`nightmares?|bad dreams?|scream\w*|chas\w*|drown\w*|kill\w*|ex|cheat\w*|dream (?:job|of (?:being|becoming|going|moving|leaving|having))|my dream (?:is|was)|crying|angry|fight\w*|blood|falling|daydream\w*|english|don'?t|not|dying|scared|dreams (?:are|have|died)|wake up (?:crying|sad)|reliv\w*|never`,
    ),
    receives: [
      ['A visit in the night, as it were.', 'Bit like a visit.'],
      ['You saw that face move again.', 'You got to see them again.'],
    ],
    questions: [
      ['open', 'What was said, or what was done?', 'What happened in it?'],
      ['when', 'How was the first minute awake?', 'What was the first minute awake like?'],
    ],
  },
  {
    id: 'loss-laughed-at-funeral',
    says: [
      'We laughed at the funeral and it was lovely',
      'my uncle told the goat story at the burial and everyone cracked up',
      'The vicar got his nickname wrong and the whole pew shook with giggles',
    ],
    needs: all(
      r`laugh(?:ed|ing|ter)|giggl\w*|cracked up`,
      r`(?:at|during) (?:the|his|her|my [\w']+|\w+'?s) (?:\w+ )?(?:funeral|burial|wake|memorial|cremation|service)|vicar|pew`,
    ),
    unless: any(
      r`laughed at me|angry|how could|inappropriate|nobody|no one|since the funeral|first time|they laughed|after the funeral|felt wrong|asham\w*|guilt\w*|since`,
    ),
    receives: [
      ['There was laughter in it as well.', 'So there was laughing too.'],
      ['There is room for that at a funeral.', "There's room for that at a funeral."],
    ],
    questions: [
      ['open', 'What was it that set everyone laughing?', 'What set everyone off?'],
      [
        'want',
        'What would {they} say about all that laughing?',
        'What would {they} say about you all laughing?',
      ],
    ],
  },
  {
    id: 'loss-name-not-said',
    says: [
      "Nobody in my family says my brother's name any more",
      'they all go quiet when i mention mum, so i stopped',
      'It is as if she had never lived, people steer round her',
    ],
    needs: all(
      r`name|mentions?|talks? about|speaks? of|quiet|steer|changes the subject|never lived`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|(?:brother|sister|son|daughter|mum|dad|baby|mother|father|husband|wife)'?s name|i mention (?:mum|dad|him|her)|never lived`,
      r`nobody|no ?one|they all|all go quiet|never|people|everyone|changes the subject|avoids?|won'?t`,
    ),
    unless: any(
      r`at work|crossed|my name|mispronounc\w*|will|voice|how many|never (?:got|told|said)|i never|i don'?t (?:talk|want)|no one to|nobody to|god'?s|people say|everyone says`,
    ),
    receives: [
      ['A name that nobody says aloud.', 'Nobody even says the name.'],
      ['You would say it, if it could be heard.', "You'd say it if they'd let you."],
    ],
    questions: [
      ['open', 'What would you like to tell about {them}?', "What d'you wanna say about {them}?"],
      ['who', 'Who would let you say that name?', 'Who could you say that name to?'],
    ],
  },
  {
    id: 'loss-new-story-told',
    says: [
      "An old friend of my dad's told me a story I did not know",
      'found out at the wake that gran once won a dance contest',
      'A stranger wrote to me about what my late mother did for her',
    ],
    needs: all(
      r`story|stories|told me|found out|wrote to me|learn(?:ed|t)|said`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|at the wake|friend of (?:my|his|her)|late (?:mother|father)`,
      r`did not know|didn'?t know|never knew|found out at|no idea|a stranger|never met|what my late|an old friend|paid (?:his|her) school fees`,
    ),
    unless: any(
      r`affair|secret|cheat\w*|another (?:family|child)|will|debts?|suicid\w*|lied|cause|found out (?:that )?(?:\w+ ){0,3}(?:died|dead|passed|was dead)|how (?:he|she) died|(?:had|has) (?:died|passed)|what to (?:say|do)|how to|sick|cancer|ex|(?:he|she) died|told me (?:that )?(?:he|she|my)|i didn'?t know (?:how|what)`,
    ),
    receives: [
      ['There was more of that life than you had seen.', 'Turns out there was more to know.'],
      ['Something new, after the end.', 'You got something new, even now.'],
    ],
    questions: [
      ['open', 'What is the story?', "Go on, what's the story?"],
      ['meaning', 'What does it change in the picture you had?', "How's it change how you see {them}?"],
    ],
  },
  {
    id: 'loss-at-least-old',
    says: [
      'People say at least he had a long life',
      '"she was 91 tho" as if that makes it ok',
      'Everyone tells me it was a blessing because granny was so old',
    ],
    needs: all(
      r`long life|good innings|9\d|8\d|(?:eighty|ninety)[\w-]*|great age|so old|good age|was a blessing`,
      r`say|says|said|tells?|told|go well|as if|people|everyone|tho`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|at least|as if|blessing|innings|granny|was \d\d`,
    ),
    unless: any(
      r`i'?m old|too old|years old when|my age|at least (?:i|you|we)|disguise|kg|kilos|percent|%|pulse|bpm`,
    ),
    receives: [
      ['Long is not the same as enough.', "Long doesn't mean enough."],
      ['A great age does not make the missing smaller.', "Being old doesn't mean you don't miss them."],
    ],
    questions: [
      ['want', 'What would have been the right thing to hear?', "What d'you wish they'd said instead?"],
      [
        'meaning',
        'What did the long years give the two of you?',
        'What did you two get out of all those years?',
      ],
    ],
  },
  {
    id: 'loss-over-it-by-now',
    says: [
      "My sister says I should be over mum's death by now",
      '"still?" my mate said, its been 8 months since dad',
      'My manager told me that a year is long enough to grieve',
    ],
    needs: all(
      r`over (?:it|him|her|mum'?s|dad'?s|my|the)|move on|moved on|long enough|"?still\?"?|get over|be over|moving on|snap out`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|griev\w*|since dad|since mum`,
      r`says?|said|tells?|told|tell me|thinks?|expects?|people|everyone|family`,
    ),
    unless: any(
      r`ex|break ?up|broke up|divorc\w*|i tell myself|i told|want to move on|can'?t (?:move on|get over)|how (?:do|to|can)|help me|cheat\w*|trying to (?:move|get)|i cannot get over|try to|i haven'?t|would i|have you|all over|over the (?:phone|years|weekend|last|past)|over my`,
    ),
    receives: [
      ['Somebody else is doing the counting for you.', 'Someone else is timing you.'],
      ['There is no date by which one is done.', "There's no deadline on it."],
    ],
    questions: [
      ['thought', 'What did you think and not say?', 'What were you thinking and not saying?'],
      ['who', 'Who lets it take the time it takes?', 'Who lets you take as long as it takes?'],
    ],
  },
  {
    id: 'loss-better-place',
    says: [
      'At church they say God needed another angel',
      '"hes in a better place" no he was fine in this one',
      'They told me it was His will and I should thank Him',
    ],
    needs: all(
      r`better place|god (?:needed|wanted|took|called|knows|has a)|(?:another|an) angel|his will|god'?s (?:will|plan|timing)|everything happens for a reason`,
      r`say|says|said|told|church|they|people|pastor|priest|everyone|no he was`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|another angel|in a better place|thank him`,
    ),
    unless: any(
      r`(?:i'?m|i am|im|me|feel\w*|getting|get|to|find|been|be|was|world|world is) (?:\w+ ){0,3}in (?:a|to a) (?:much |far )?better place|world a better|a better place (?:to|for)|i'?m in|god has a plan for me|husband wants`,
    ),
    receives: [
      ['That was meant to comfort, and you were left with it.', "They meant well and it didn't help."],
      ['The place that was wanted was here.', 'You wanted them here.'],
    ],
    questions: [
      ['want', 'What would you have said back, freely?', "What d'you wish you could've said back?"],
      [
        'meaning',
        'What do you yourself believe about where {they} went?',
        "What d'you believe yourself about it?",
      ],
    ],
  },
  {
    id: 'loss-crossed-the-street',
    says: [
      "A friend saw me and crossed the street after my son's funeral",
      'people at work avoid me since my mum died, they go quiet at the kettle',
      'Neighbours look at their shoes since we buried him',
    ],
    needs: all(
      r`crossed the (?:street|road)|avoid(?:s|ed|ing)? me|go(?:es)? quiet|look at their shoes|look away|turn(?:s|ed)? away|don'?t know what to say|keep(?:s)? away|disappeared`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more`,
      r`friends?|people|neighbours?|colleagues?|work|they|everyone|someone`,
    ),
    unless: any(
      r`i avoid|i cross|i look away|mention|name|i go quiet|i don'?t know what to say|my friend died`,
    ),
    receives: [
      ['They see you, and they turn away.', 'They see you and dodge.'],
      ['On top of the loss, the distance.', "You've lost someone and now people keep away too."],
    ],
    questions: [
      [
        'want',
        'What would you wish them to say, even badly?',
        'What would you want them to say, even badly?',
      ],
      ['exception', 'Who has come towards you?', "Who's actually come up to you?"],
    ],
  },
  {
    id: 'loss-calls-stopped',
    says: [
      'Everyone rang until the funeral and now it is silent',
      'first week 40 people in the house, now nobody',
      'The food stopped coming after a month and I am still here',
    ],
    needs: all(
      r`until the (?:funeral|burial)|after the (?:funeral|burial)|(?:the )?first (?:week|month)|after a month|stopped (?:coming|calling|ringing|visiting|checking|asking)|never rings|no ?(?:one|body) (?:calls|rings|visits|comes|checks|asks)|everyone (?:has )?(?:disappeared|moved on|went back)`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|first week \d+|still here|the food stopped`,
      r`silent|silence|stopped|nobody|no ?one|never rings|gone|disappear\w*|quiet|moved on|forgot\w*`,
    ),
    unless: any(
      r`cross\w*|his name|her name|tears|voicemail|missed|(?:he|she) (?:called|rang|stopped|never)|my fault|i stopped|laughed|the first time|work|stopped asking me`,
    ),
    receives: [
      ['For the others it was over sooner.', "They all went back to normal and you didn't."],
      ['After so many people, nobody.', 'Loads of people, then no one.'],
    ],
    questions: [
      ['example', 'Whose visit would you open the door for tonight?', "Who'd you open the door for tonight?"],
      ['when', 'Which day of the week is the quietest?', "Which day's the quietest?"],
    ],
  },
  {
    id: 'loss-no-tears',
    says: [
      'My father died and I have not cried',
      'everyones crying about gran and im just doing the washing up',
      'At the grave they all looked at me and my eyes were dry',
    ],
    needs: all(
      r`cry|cried|crying|tears?|eyes were dry|sobbed|dry[- ]eyed|wept`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|grave|gran`,
      r`(?:have|has|did|could|can) ?n[o']?t (?:\w+ )?(?:cried|cry|been able to cry)|(?:haven|didn|couldn|can)'?t (?:\w+ )?(?:cried|cry)|havent cried|can ?not cry|not (?:a|one|shed a) tear|no tears|were dry|nothing came|just doing the|never cried|without crying`,
    ),
    unless: any(
      r`stop crying|can'?t cry in|his eyes|he (?:has|did|could)n|she (?:has|did|could)n|my (?:husband|wife|mum|dad|brother|sister) (?:has|did)n|without anyone|cry (?:in front|at work|anymore)|told not to|spoke at`,
    ),
    receives: [
      ['Not crying says little about how much it matters.', "Not crying doesn't mean you don't care."],
      [
        'People look for tears, and tears are only one way.',
        "People look for tears, but that's just one way.",
      ],
    ],
    questions: [
      ['body', 'If not tears, what does your body do?', "If you're not crying, what's your body doing?"],
      ['thought', 'What do you say to yourself about it?', "What d'you tell yourself about it?"],
    ],
  },
  {
    id: 'loss-cried-at-red-light',
    says: [
      'I was fine all week and then I cried at a red light',
      'burst out crying at the cheese counter, 3 months after',
      'It came over me in the lift at work, for no reason',
    ],
    needs: all(
      r`i (?:\w+ )?(?:cried|broke down|burst|started crying|started to cry|teared)|burst (?:out crying|into tears|out)|came over me|^cried|suddenly crying|found myself crying|tears just`,
      r`red light|counter|in the lift|in the car|supermarket|in the shop|on the bus|at work|traffic|on the train|in the street|queue|aisle|at my desk|tesco|in the (?:middle of the )?office|petrol station|bank|parking lot|car park|in town|in a meeting|matatu|on the tram|in the tram|on the plane|on the tube|in the library|at the gym`,
    ),
    unless: any(
      r`made me cry|because|shout\w*|yell\w*|feel like|before|shower|every day|always|boss|dump\w*|song|son|daughter|baby|period|leave|benefits?|both ways|told|saw|toilet|bathroom|when (?:he|she|they|my)|panic|after (?:he|she|they|my|i)|played|pressure|bull\w*|fired|manager|colleague\w*|dead|airport`,
    ),
    receives: [
      ['It was not the place you would have picked.', "Not exactly where you'd choose."],
      ['It came when it came.', 'It just came when it came.'],
    ],
    questions: [
      ['open', 'What was the last thing before it came?', 'What was right before it hit?'],
      ['need', 'What did you do until it had passed?', "What'd you do till it passed?"],
    ],
  },
  {
    id: 'loss-missed-the-moment',
    says: [
      'My mother died while I was getting a coffee',
      'id been there for days and he went when i popped home for a shower',
      'They rang to say come quickly and I got there ten minutes late',
    ],
    needs: all(
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|slipped away|come quickly|and he went when`,
      r`getting a coffee|a shower|popped|nipped|minutes (?:late|too late)|too late|was(?:n'?t| not) (?:there|with|by)|left the room|on my way|gone home|didn'?t (?:make it|get there)|did not (?:make it|get there)|before i (?:got|arrived|could (?:get|reach))|not with (?:him|her)`,
      r`mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka|brothers?|sisters?|siblings?|bro|sis|he|she|husband|wife|they|him|her|friend`,
    ),
    unless: any(
      r`there for (?:me|us|each|him|her)|call|funeral|last thing|born|when i was|at school|too late to|abus\w*|say sorry|apolog\w*|baby|argu\w*|dog|cat|wasn'?t there for|my (?:ex|boyfriend)|make it through|make it without`,
    ),
    receives: [
      ['You were so near.', 'You were that close.'],
      ['Nobody gets to choose the minute.', 'Nobody gets to pick the minute.'],
    ],
    questions: [
      [
        'open',
        'What do you remember of your last time together?',
        'What was your last bit of time together?',
      ],
      [
        'thought',
        'What do you wish you knew about those minutes?',
        "What d'you wish you knew about those minutes?",
      ],
    ],
  },
  {
    id: 'loss-held-hand-end',
    says: [
      "I held my father's hand when he died",
      'i was with her at the end, i felt it stop',
      'All of us were around the bed and he just breathed out',
    ],
    needs: all(
      r`held|holding|with (?:him|her|them) at|around the bed|(?:at|by) (?:his|her) (?:side|bedside|bed)|in my arms|was with (?:him|her)`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|at the end|breathed out|last breath|it stop`,
      r`hand|at the end|around the bed|last breath|breathed|in my arms|(?:at|by) (?:his|her) (?:side|bedside|bed)|when (?:he|she|they|mum|dad) (?:died|passed)`,
    ),
    unless: any(
      r`was(?:n'?t| not)|not with|couldn'?t|never got|dog|cat|vet|wish|hold on|dream\w*|afraid|grave|held (?:a|the)|my baby|side of the bed|should have|stillb\w*|miscarr\w*|flashback\w*|overdos\w*|shot|stabb\w*|accident`,
    ),
    receives: [
      ['You were there, to the end.', 'You were there right to the end.'],
      ['Not many people are let in that close.', "That's as close as anyone gets."],
    ],
    questions: [
      ['open', 'Which picture from that room is the strongest?', "What d'you see most from that room?"],
      ['meaning', 'What are you glad of about that hour?', 'What are you glad about from that time?'],
    ],
  },
  {
    id: 'loss-last-words-bins',
    says: [
      'The last thing I said to my dad was about the bins',
      'last thing mum texted me was "get milk" and i didnt reply',
      'We talked about parking, and the next day he was gone',
    ],
    needs: all(
      r`(?:the |my )?last (?:thing|words?|text|message|conversation|talk|chat) (?:\w+ ){0,6}(?:was|were|about)|last thing (?:mum|dad|he|she|they) (?:texted|said|wrote)|we talked about`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|next day (?:he|she)|(?:to|with) my (?:dad|mum|mother|father|nan|gran\w*)|mum texted|dad texted`,
      r`bins|milk|parking|weather|ordinary|nothing|football|shopping|dinner|about (?:the|a|parking)|silly|boring`,
    ),
    unless: any(
      r`argu\w*|row|fight|fought|hung up|fell out|angry|hate|voicemail|shout\w*|love you|saw him|therap\w*|boss|nothing (?:to|left|but)`,
    ),
    receives: [
      ['It was an ordinary thing to say.', 'It was just normal chat.'],
      ['Nobody knew it was the last one.', 'Nobody knew that was the last one.'],
    ],
    questions: [
      ['want', 'Which sentence would you put after it?', 'What would you add after it?'],
      ['meaning', 'What were your usual talks made of?', 'What did you two normally chat about?'],
    ],
  },
  {
    id: 'loss-last-talk-a-row',
    says: [
      'The last time I spoke to my brother we had an argument',
      'me and nan fell out in june and she died in july',
      'I hung up on my father, and that was it',
    ],
    needs: all(
      r`last (?:time|thing|words|conversation|talk)|fell out|hung up on|not speaking|weren'?t speaking|not talking|estranged|wasn'?t speaking|weren'?t talking`,
      r`argu\w*|row|a fight|fought|fell out|hung up on|not speaking|weren'?t (?:speaking|talking)|angry|shout\w*|hated?|estranged|quarrel\w*|not talking`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|that was it|heart gave out`,
    ),
    unless: any(
      r`will|ring|estate|inherit\w*|since (?:mum|dad|our|the funeral|he died|she died)|brothers don'?t|divorc\w*|hung up (?:his|my)|siblings|house|aunt\w*|family (?:is|has)`,
    ),
    receives: [
      ['It stopped in the middle.', 'It just got cut off there.'],
      ['One row, out of everything you had together.', 'One row, out of everything you two had.'],
    ],
    questions: [
      ['open', 'What was the row about, at bottom?', 'What was it about, deep down?'],
      ['want', 'What would the making-up have sounded like?', 'How would you two have made up?'],
    ],
  },
  {
    id: 'loss-missed-last-call',
    says: [
      'I did not pick up his last call',
      'saw mum ringing, thought id call back later, theres no later',
      'There is a missed call from my late sister, eleven minutes past six',
    ],
    needs: all(
      r`calls?|called|rang|ring(?:ing)?|phone`,
      r`missed|did not pick|didn'?t (?:pick|answer)|did not answer|let it ring|call back|ignored (?:his|her|the) call|declined`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|his last call|her last call|no later`,
    ),
    unless: any(
      r`from the hospital|clinic|boss|job|voicemail|they didn'?t|he didn'?t (?:pick|answer)|she didn'?t (?:pick|answer)`,
    ),
    receives: [
      ['A missed call that cannot be returned.', "You can't call that one back."],
      ['You could not have known which one it was.', 'You had no way of knowing.'],
    ],
    questions: [
      ['thought', 'What do you imagine would have been said?', "What d'you think the call was about?"],
      [
        'example',
        'Which of your calls before that do you remember?',
        "Which other call with {them} d'you remember?",
      ],
    ],
  },
  {
    id: 'loss-funeral-by-video',
    says: [
      'I could not fly home and watched the funeral on a screen',
      'saw my grannys burial on whatsapp video, the signal kept freezing',
      'They propped up a phone by the grave so that I could be there',
    ],
    needs: all(
      r`funeral|burial|buried|by the grave|cremat\w*`,
      r`on a screen|on (?:my|a|the) (?:phone|laptop|screen|tablet)|video|live ?stream\w*|zoom|whatsapp|a phone|online|youtube|signal`,
    ),
    unless: any(r`group|contribut\w*|voicemail|text\w*|message|called|photos?|song`),
    mayBeAhead: true,
    receives: [
      ['You had to watch it from far away.', 'You were miles off, watching on a screen.'],
      ['A screen is a poor place to stand at a grave.', "A screen's no way to stand at a grave."],
    ],
    questions: [
      ['open', 'What could you see, and what not?', "What could you see and what couldn't you?"],
      [
        'want',
        'What would you have done, had you stood there?',
        'What would you have done if you were there?',
      ],
    ],
  },
  {
    id: 'loss-relatives-took-things',
    says: [
      "After my husband's burial his brothers came for the furniture",
      'dads family took the cows and the land papers while mum was still in black',
      "My late wife's sisters emptied her cupboard before I had slept",
    ],
    needs: all(
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|in black`,
      r`furniture|cows|land|house|papers|cupboard|car|things|property|belongings|title deed|jewell?ery|everything|savings|inheritance`,
      r`took|take|taken|came for|emptied|grabb\w*|claim\w*|stole|chased (?:me|us)|kicked (?:me|us) out|taking|evict\w*|threw (?:me|us) out`,
      r`(?:his|her|dad'?s|dads|husband'?s|wife'?s|mum'?s|father'?s|mother'?s) (?:\w+ )?(?:brothers?|sisters?|family|relatives|side)|in-?laws?|uncles?|aunt\w*|relatives|step\w*|cousins?`,
    ),
    unless: any(
      r`ring|i took|took (?:him|her|me|over|his life|her life|care|a)|quarrel\w*|speaking|took (?:us|me) in|took it|takes? care`,
    ),
    receives: [
      ['They did not wait long.', "They didn't wait long."],
      ['It was in the middle of mourning.', 'You lot were still grieving.'],
    ],
    questions: [
      ['example', 'Which of those things mattered most?', 'Which thing mattered most?'],
      ['support', 'Who stood on your side?', 'Who was on your side?'],
    ],
  },
  {
    id: 'loss-burial-contributions',
    says: [
      'We have to raise the money for the burial in a WhatsApp group',
      'they read out who gave what for dads funeral, my amount was small',
      'The mortuary charges by the day and the committee is still counting',
    ],
    needs: all(
      r`burial|funeral|mortuary|committee|morgue`,
      r`money|contribut\w*|raise|raising|fundrais\w*|harambee|gave what|amount|charges|m-?pesa|costs?|afford|expens\w*|bills?|pay for`,
    ),
    unless: any(r`insurance|video|committee at|raised (?:by|me|in)|my boss|voice`),
    receives: [
      ['You are grieving and counting at the same time.', "You're grieving and adding up money."],
      ['A farewell with a sum attached.', "There's a price on saying goodbye."],
    ],
    questions: [
      ['when', 'When in these days can you simply miss {them}?', "When d'you get to just miss {them}?"],
      ['worst', 'What would you like to be spared in this?', 'Which bit would you like to skip?'],
    ],
  },
  {
    id: 'loss-chose-the-coffin',
    says: [
      'I had to choose a coffin for my mother',
      'which wood, which handles, i just pointed at one',
      'The undertaker showed me a brochure and asked about linings',
    ],
    needs: all(
      r`coffins?|caskets?|undertaker|funeral director|which wood`,
      r`choose|chose|choosing|pick(?:ed|ing)?|point\w*|brochure|asked about|which|select\w*`,
    ),
    unless: any(r`box on top|agree|money|contribut\w*|carried`),
    receives: [
      ['A decision nobody practises.', 'Nobody knows how to pick that.'],
      ['Questions about wood, when it is about a person.', "They want to talk wood, and it's a person."],
    ],
    questions: [
      ['open', 'What decided it, in the end?', "What'd you go for in the end?"],
      ['who', 'Who was at your side in that room?', 'Who was next to you in there?'],
    ],
  },
  {
    id: 'loss-gave-eulogy',
    says: [
      "I spoke at my father's funeral and my voice held",
      'read the poem for nana in front of 200 people, did it',
      'I told the whole church about my friend, and they listened',
    ],
    needs: all(
      r`eulogy|spoke at|speech|read (?:the|a) poem|told the whole church|say my piece|tribute|did a reading`,
      r`funeral|die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|church|nana`,
      r`i|did it|voice|managed|listened`,
    ),
    unless: any(
      r`have to|asked me to|will|tomorrow|next week|can'?t|couldn'?t|should|don'?t know|supposed|going to|broke down|uncle|stammer\w*|afraid|nobody|wanted to|wedding|anxi\w*`,
    ),
    receives: [
      ['You stood up and said it.', 'You got up there and said it.'],
      ['Someone was sent off in your words.', 'They got your words for a goodbye.'],
    ],
    questions: [
      ['open', 'Which sentence are you most glad to have said?', 'Which line are you glad you said?'],
      ['body', 'What did you look at while you spoke?', 'What did you look at while you were talking?'],
    ],
  },
  {
    id: 'loss-ashes-cupboard',
    says: [
      "My mother's ashes are still in my cupboard",
      'dads in a box on top of the wardrobe, we cant agree where',
      'The urn came by courier and I do not know where it belongs',
    ],
    needs: all(
      r`ashes|urn|in a box on top|what is left of my`,
      r`cupboard|wardrobe|still|where|shelf|agree|belongs|spot|tin|decide|keep|closet`,
    ),
    unless: any(r`we scattered|scattered (?:them|his|her)|cigarette|fire|volcano|rise|ashtray`),
    receives: [
      ['So for now the place is a shelf.', "So that's where they are for now."],
      ['It need not be decided this week.', "Doesn't have to be sorted now."],
    ],
    questions: [
      ['want', 'Which place comes to mind first?', 'Where comes to mind first?'],
      ['who', 'Who else has a say in where?', 'Who else gets a say in where?'],
    ],
  },
  {
    id: 'loss-visit-grave-good',
    says: [
      "I sat at my grandfather's grave for an hour and it was peaceful",
      'told dad all my news at the cemetery, felt lighter walking home',
      'I planted primroses on her grave and came away calm',
    ],
    needs: all(
      r`graves?|cemetery|graveyard|headstone|graveside`,
      r`sat|told|planted|visited|went|talked|came away`,
      r`peaceful|lighter|calm|good|nice|better|peace|comfort\w*|smil\w*`,
    ),
    unless: any(r`can'?t|cannot|never|no peace|afraid|not|n'?t|next to|rest in peace|better place|worse`),
    receives: [
      ['You spent some time together, in your way.', 'You two had some time together.'],
      ['A good hour, at that place.', 'Sounds like a good visit.'],
    ],
    questions: [
      ['open', 'What did you tell {them}, aloud or not?', "What'd you tell {them}?"],
      ['body', 'How was the walk home?', 'How was the walk home?'],
    ],
  },
  {
    id: 'loss-ring-quarrel',
    says: [
      "My sister and I are fighting over our mother's ring",
      'dads will is out and now my brothers dont talk to me',
      'We shared out the china and nobody is speaking to anybody',
    ],
    needs: all(
      r`ring|will|china|teapot|inherit\w*|estate|house|money|land|things|jewell?ery|belongings|furniture|property`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|(?:mother|father|mum|dad|gran\w*)'?s (?:\w+ )?(?:ring|will|house|things|estate|jewell?ery|land|property)|dads will|mum promised|shared out`,
      r`fight\w*|argu\w*|quarrel\w*|don'?t talk|not speaking|nobody is speaking|shout\w*|row|fell out|fallen out|split|feud|not talking|court|dispute|stopped talking|don'?t speak`,
      r`sisters?|brothers?|siblings?|family|nobody|grown women|aunt\w*|uncles?|cousins?|step\w*|relatives`,
    ),
    unless: any(
      r`last (?:time|talk|thing) (?:i|we)|engagement|wedding ring|before (?:he|she) died|divorc\w*|money problems|will (?:be|not|never|i|he|she|they|it|have)|ringing`,
    ),
    receives: [
      ['It is hardly ever only about the things.', "It's never just about the stuff."],
      ['After one loss, now there is this distance too.', "You lost one, and now you're losing touch."],
    ],
    questions: [
      ['meaning', 'What is it about, underneath the things?', "What's it really about, under the stuff?"],
      [
        'want',
        'What would you like to say to the others, past the things?',
        "What d'you wanna say to them, forget the stuff?",
      ],
    ],
  },
  {
    id: 'loss-parents-house-sold',
    says: [
      "We handed over the keys of our parents' house today",
      'my childhood home got sold, strangers painted the door blue',
      "I walked through the empty rooms and closed mum's front door for the last time",
    ],
    needs: all(
      r`house|home|front door`,
      r`parents'?|childhood|mum'?s|mums|dad'?s|gran\w*'?s|family home|grew up|mother'?s|father'?s|nan'?s`,
      r`sold|handed over|strangers|(?:for )?the last time|empty rooms|new owners|demolished|knocked down`,
    ),
    unless: any(
      r`being sold|refus\w*|landlord|evict\w*|fight|row|argu\w*|moved (?:back|into)|might|locked|old posters|drugs|saw (?:him|her)|abus\w*|going to be sold|sold (?:my|the) (?:car|phone)`,
    ),
    receives: [
      ["It is somebody else's front door now.", "Somebody else's front door now."],
      ['You know that house with your eyes shut.', 'You could walk round it blind.'],
    ],
    questions: [
      ['example', 'Which room did you stay in longest?', 'Which room did you stay in longest?'],
      ['want', 'What did you take with you from there?', 'What did you take with you?'],
    ],
  },
  {
    id: 'loss-his-tools',
    says: [
      "My grandfather's tools hang in my garage and I cannot use them",
      'used dads drill for the first time, wrote his initials still on it',
      "The handle of the hoe is worn to the shape of my mother's grip",
    ],
    needs: all(
      r`tools?|drill|hoe|hammer|toolbox|sewing machine|workshop|spanners?|rolling pin|camera|guitar|fishing rod`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|(?:grandfather|grandad|grandpa|dad|father|mother|mum|gran|grandmother|uncle|brother|husband)'?s|dads|initials`,
      r`use|used|using|hang|handle|worn|inherited|cannot|can'?t|garage|still|grip`,
    ),
    unless: any(
      r`gave|girl next door|stole|lent|borrow\w*|cut\w*|harm|fight|i used to|can'?t (?:stop|believe|sleep)|coping|used to`,
    ),
    receives: [
      ['The handle still knows the other hand.', "Someone else's hands wore those in."],
      ['They have come down to you.', "They've come down to you now."],
    ],
    questions: [
      ['open', 'What was made or mended with them?', 'What did {they} use to make with them?'],
      ['want', 'What would you like to do with them first?', "What d'you wanna do with them first?"],
    ],
  },
  {
    id: 'loss-keep-plant-alive',
    says: [
      "I am trying to keep my mother's plant alive",
      'grans geranium is dying on my windowsill and im panicking',
      'The orchid from his funeral has flowered again',
    ],
    needs: all(
      r`plants?|geranium|orchid|fern|rose|roses|cactus|basil|aloe|ivy|succulent|lemon tree`,
      r`(?:mother|mum|dad|father|gran|nan|grandmother|grandfather|husband|wife)'?s|grans|mums|dads|funeral|die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more`,
      r`alive|dying|flower\w*|lea(?:f|ves)|water\w*|keep|panick\w*|bloom\w*|wilting|survive`,
    ),
    unless: any(r`planted|grave|bench|in the ground|flowers (?:at|for|to)|keep (?:him|her|me) alive`),
    receives: [
      ['Something living has come down to you.', "It's alive, and it's with you now."],
      ['You are looking after it.', "You're looking after it."],
    ],
    questions: [
      ['meaning', 'What hangs on that plant for you?', "What's riding on that plant?"],
      ['open', 'Where did it stand before?', 'Where did it use to live?'],
    ],
  },
  {
    id: 'loss-form-widowed',
    says: [
      'A form asked for my marital status and I had to tick widowed',
      'the dentist form wants an emergency contact, it was always him',
      "I wrote my late mother's name as next of kin and crossed it out",
    ],
    needs: all(
      r`form|marital|next of kin|emergency contact`,
      r`widow\w*|always him|always her|my late|die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|next of kin`,
      r`tick\w*|contact|write|wrote|crossed|fill\w*|asked for|status|box`,
    ),
    unless: any(r`benefits?|job|child'?s|platform|perform|inform|sibling\w*|daughter'?s school|school`),
    receives: [
      ['It is a small box for such a large thing.', 'Tiny box, massive question.'],
      ['You had to write it down yourself.', "And you're the one who had to fill it in."],
    ],
    questions: [
      ['when', 'How long did the pen stop there?', 'How long did you sit there with the pen?'],
      ['who', 'Whose name did you write in the end?', 'Whose name did you put in the end?'],
    ],
  },
  {
    id: 'loss-friend-not-family',
    says: [
      'My best friend died and I got no leave because I am not family',
      'everyone asks how his mum is, i lost him too, i was just the mate',
      'I sat in the fifth row at the funeral of the person I rang every day',
    ],
    needs: all(
      r`friend|mate|fifth row|person i rang|bestie`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|lost him too|lost her too|fifth row`,
      r`not family|no leave|just (?:the|a) (?:mate|friend)|fifth row|everyone asks how (?:his|her)|lost (?:him|her) too|only (?:a|the|his|her) friend|was(?:n'?t| not) family|isn'?t family|not related|don'?t count`,
    ),
    unless: any(r`ex|colleague`),
    receives: [
      ['You were close, whatever the seating plan says.', 'You were that close, whatever it says on paper.'],
      ['Grief does not ask who is related.', "You don't have to be family to lose someone."],
    ],
    questions: [
      ['meaning', 'What were the two of you to each other?', 'What were you two to each other?'],
      ['who', 'Who knows what you lost?', "Who knows what you've lost?"],
    ],
  },
  {
    id: 'loss-ex-died',
    says: [
      'My ex-husband died and I do not know where to stand',
      'she was my ex, 4 years apart, and i cried all night when i heard',
      'I read in the paper that my first love had died',
    ],
    needs: all(
      r`ex|ex-\w+|first love|old (?:boyfriend|girlfriend|flame)|divorced|used to be married`,
      r`(?:ex|ex-\w+|ex \w+|first love|boyfriend|girlfriend|flame|he|she) (?:has |had |just |is |was |recently )?(?:died|dead|passed)|had died|when i heard|the widow|funeral`,
    ),
    unless: any(
      r`text\w*|grave|abus\w*|wish|dog|my (?:mum|dad|mother|father|gran\w*|brother|sister|friend|uncle|aunt|son|daughter)(?:'?s)? (?:\w+ )?(?:died|passed|funeral|is dead)|after my|(?:his|her|ex'?s) (?:mum|mother|dad|father|brother) (?:died|passed)|passed out|alive`,
    ),
    receives: [
      ['It was over, but it was still part of your life.', "You'd split, and it still hits."],
      ['There is no name for your place in this.', "There's no word for what you are in this."],
    ],
    questions: [
      ['when', 'Which time with {them} has come back?', 'What time with {them} came back to you?'],
      ['who', 'Who can you talk to about {them}?', 'Who can you talk to about {them}?'],
    ],
  },
  {
    id: 'loss-colleague-desk',
    says: [
      'My colleague died and her mug is still on the desk',
      'theyve already put a new guy at his desk, he died 2 weeks ago',
      'On Monday there was an email, and then the meeting went on as planned',
    ],
    needs: all(
      r`colleague|co-?worker|desk|workmate|at work|office`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more`,
      r`desk|mug|email|meeting|new guy|replac\w*|colleague (?:has |just )?(?:died|passed)|co-?worker (?:has |just )?(?:died|passed)`,
    ),
    unless: any(
      r`leave|my (?:mum|dad|mother|father|husband|wife|brother|sister|son|daughter|gran\w*|friend|best)|bereavement|avoid\w*|deadline|colleague'?s`,
    ),
    receives: [
      ['The desk and the diary go on.', 'Work just kept going.'],
      ['You saw each other every working day.', "You worked together, and that's something."],
    ],
    questions: [
      [
        'example',
        'What did {they} always do that is missing now?',
        "What little thing that {they} did d'you miss?",
      ],
      ['support', 'Who at work misses {them} with you?', 'Who at work misses {them} too?'],
    ],
  },
  {
    id: 'loss-grandmother-raised-me',
    says: [
      'My grandmother who raised me has died',
      'everyone says sorry about your gran but she was my mum basically',
      'I called her cucu, and she was the one who packed my school bag',
    ],
    needs: all(
      r`grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka`,
      r`raised (?:me|us)|brought (?:me|us) up|was my (?:mum|mother|real mum|mom)|my mum basically|like a (?:mum|mother|mom)|packed my school bag|like my (?:mum|mother|mom)|second (?:mum|mother|mom)`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|sorry about|was the one|was my`,
    ),
    unless: any(r`raising my|raises my|my kids|abus\w*`),
    receives: [
      ["Gran was the name; the work was a mother's.", 'Gran by name, but way more than that.'],
      ['People hear one word and think they know.', "People hear gran and don't get it."],
    ],
    questions: [
      [
        'example',
        'What did you get from {them} that you use daily?',
        "What'd you get from {them} that you use every day?",
      ],
      ['thought', 'What do people not see when they say gran?', "What don't people get when they say gran?"],
    ],
  },
  {
    id: 'loss-how-many-siblings',
    says: [
      'Someone asked how many siblings I have and I did not know what to say',
      'do i say one sister or none now, my sister died',
      "At the form for my daughter's school I counted my dead brother in",
    ],
    needs: all(
      r`how many (?:siblings|brothers|sisters|children|kids)|do i say (?:one|two|three|\w+) (?:sister|brother|child)\w*|counted|ask\w* (?:\w+ ){0,4}only child|are you an only child`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|did not know what to say|i was not, until|went red`,
    ),
    unless: any(r`grew up an|as an only child|raised|abus\w*|my only child|calor\w*|down`),
    receives: [
      ['It is a simple question for most people.', 'Easy question for anyone else.'],
      ['Any answer leaves something out.', 'Whatever you say leaves something out.'],
    ],
    questions: [
      ['tried', 'What did you answer this time?', 'What did you say this time?'],
      ['want', 'Which answer is the true one for you?', 'What answer feels true to you?'],
    ],
  },
  {
    id: 'loss-dog-put-down',
    says: [
      'I had to have my dog put to sleep',
      'held him at the vets while he went, 14 years',
      'We said yes to the vet this morning and came home with a collar',
    ],
    needs: all(
      r`dogs?|cat|puppy|kitten|horse|pet|rabbit|old girl|old boy|the vets?|vet'?s|pony`,
      r`put (?:\w+ ){0,3}(?:to sleep|down)|euthani[sz]\w*|yes to the vet|at the vets? while|said yes, do it|let (?:him|her|our \w+|my \w+) go at`,
    ),
    unless: any(
      r`might|should i|vet bill|vaccin\w*|put (?:me|myself) down|puts me down|check-?up|put down (?:my|the|his|her) phone|may have|have to (?:put|decide)|will have|thinking|going to (?:be|have)|feed|put down by`,
    ),
    receives: [
      ['You had to be the one to decide.', 'You had to be the one to decide.'],
      ['It was the last thing there was to do.', 'It was the last thing you could do.'],
    ],
    questions: [
      ['open', 'What was the last good thing {they} had?', 'What was the last nice thing {they} had?'],
      ['who', 'Who was with you there?', 'Who was there with you?'],
    ],
  },
  {
    id: 'loss-lead-on-hook',
    says: [
      "My dog's lead still hangs on the hook",
      'keep hearing her claws on the floor, she died last week',
      'I opened the door and nobody came running',
    ],
    needs: either(
      [
        r`lead|hook|claws|paws|came running|waited for the barking|(?:his|her) (?:bowl|collar|basket|bed)`,
        r`dog|cat|her claws|jingled|opened the door|puppy`,
        r`still|keep hearing|came running|waited|last week|died|gone|empty|again`,
      ],
      [
        r`(?:my|our|the) (?:\w+ )?(?:dog|cat|puppy|kitten|pet)`,
        r`died|passed|put (?:\w+ )?(?:down|to sleep)|is gone|lost (?:my|our)`,
        r`quiet|empty|silent|the house|habit|keep (?:hearing|looking|expecting)`,
      ],
    ),
    unless: any(
      r`lead to|leads|new puppy|stray|neighbou?r\w*|bit|missing|said|only a|just a|other (?:dog|cat|one)|nobody came running to help`,
    ),
    receives: [
      ['The house is not used to it yet.', "The house isn't used to it yet."],
      ['Those small sounds were part of coming home.', 'You keep expecting those little sounds.'],
    ],
    questions: [
      [
        'when',
        'Which time of day is the emptiest without {them}?',
        "When in the day d'you miss {them} most?",
      ],
      ['open', 'How did {they} use to greet you?', 'How did {they} use to greet you?'],
    ],
  },
  {
    id: 'loss-just-a-pet',
    says: [
      'My boss said it was only a cat',
      '"you can get another one" they said, my dog isnt even cold',
      'I took a sick day for my rabbit and told them it was flu',
    ],
    needs: all(
      r`cat|dog|rabbit|pet|hamster|budgie|parrot|fish|puppy|kitten|guinea pig|animal`,
      r`only a (?:cat|dog|pet|\w+)|just a (?:cat|dog|pet|\w+)|get another|laughed|told them it was flu|sick day|ridiculous|silly|new one`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|only a|just a|sick day|another one|cold|passed on`,
      r`boss|they|said|told|laughed|people|says?|say|friend|brother|sister|mum|dad|husband|everyone`,
    ),
    unless: any(r`brought home|got a|want (?:a|another)|replac\w*|have a dog|got another`),
    receives: [
      ['For you there was only the one.', 'There was only ever that one, for you.'],
      ['How much it matters is not for others to measure.', "They don't get to say how much it matters."],
    ],
    questions: [
      ['meaning', 'What was {their} part in your day?', 'What was {their} job in your day?'],
      ['who', 'Who knew the two of you?', 'Who really knew you two?'],
    ],
  },
  {
    id: 'loss-cat-missing',
    says: [
      'My cat has been gone for nine days',
      'put up posters for my cat, shake the treats every night at the door',
      'We leave the window open in case she comes back in the night',
    ],
    needs: all(
      r`cat|dog|kitten|puppy|tortoise|parrot|pet|in case she comes back`,
      r`missing|has been gone|lost|not come (?:home|back)|hasn'?t come|posters?|ran away|disappear\w*|comes back in|escaped|got out|run off|went missing`,
      r`days?|weeks?|posters?|nights?|look\w*|search\w*|door|window|yesterday|still|find`,
    ),
    unless: any(
      r`died|dead|to sleep|put down|came (?:home|back)|ex|custody|passed|found (?:him|her) (?:dead|safe)|lost (?:my|our) (?:mum|dad|job|baby)|wife|husband`,
    ),
    receives: [
      ['You do not know where to picture it.', "You don't even know where to picture it."],
      ['You are keeping a way in open.', 'You keep looking out.'],
    ],
    questions: [
      [
        'thought',
        'What do you tell yourself at night about where {they} went?',
        "What d'you tell yourself about where {they} went?",
      ],
      ['support', 'Who is looking with you?', "Who's looking with you?"],
    ],
  },
  {
    id: 'loss-left-dog-searches',
    says: [
      'Since one dog died the other one searches the whole garden',
      'our old cat keeps sitting where the other one slept',
      'The mare has not stopped calling since we lost her stable mate',
    ],
    needs: all(
      r`dog|dogs|cat|mare|horse|rabbit`,
      r`other one|other (?:dog|cat)|stable mate|old cat|the other|companion`,
      r`search\w*|keeps? sitting|calling|look\w* for|waits?|wander\w*|cries|whin\w*|won'?t eat|sniff\w*|pining`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|lost (?:her|his|our)|since one|slept|we lost`,
    ),
    receives: [
      ['You are not the only one who has noticed.', "You're not the only one who's noticed."],
      ['Two of you, with the same gap.', "You're both missing them."],
    ],
    questions: [
      ['body', 'What do you do when the searching begins?', "What d'you do when the looking starts?"],
      ['open', 'How were the two of them together?', 'What were those two like together?'],
    ],
  },
  {
    id: 'loss-sold-the-cow',
    says: [
      'We sold the cow to pay for school and I miss her',
      'had to give my horse up, couldnt afford the stable, she looked back',
      'The lorry took our goats and my favourite was among them',
    ],
    needs: all(
      r`cow|cows|horse|goats?|heifer|sheep|pigs?|donkey|bull|calf|pony|camel`,
      r`sold|lorry|(?:give|gave|had to give) (?:\w+ ){0,3}up|to the butcher|rehom\w*|slaughter\w*`,
      r`school|money|fees|afford\w*|miss|favou?rite|raised|looked back|hospital|bill|college`,
    ),
    unless: any(r`stole|inherit\w*|bullshit|bully`),
    receives: [
      [
        'It was for money, and it was also an animal you knew.',
        'It paid for something, and you still miss them.',
      ],
      ['You knew that animal.', 'You really knew that one.'],
    ],
    questions: [
      ['open', 'What was that one like?', 'What was that one like?'],
      ['meaning', 'What were the mornings like with {them}?', 'What were mornings like with {them}?'],
    ],
  },
  {
    id: 'loss-new-puppy-after',
    says: [
      'A year after our dog died we brought home a puppy',
      'got a kitten, felt like cheating on the old one for about an hour',
      'There are paws on the stairs again in this house',
    ],
    needs: all(
      r`puppy|kitten|new dog|new cat|paws|rescue dog`,
      r`brought home|got|again|adopted|there are paws`,
      r`died|year after|the old one|again|since`,
    ),
    unless: any(
      r`want|thinking|should|vet|missing|boyfriend|can'?t|afraid|just a|get another|wish|bit|died (?:today|yesterday)|sick`,
    ),
    receives: [
      ['There is a new noise in the house.', "So there's a new one in the house."],
      ["One does not take the other's place.", 'Different one, same house.'],
    ],
    questions: [
      ['open', 'What kind of character is showing?', "What's this one like so far?"],
      ['meaning', 'What did you learn from the last one?', 'What did the last one teach you?'],
    ],
  },
  {
    id: 'loss-stray-stopped-coming',
    says: [
      'The fox I fed every night has stopped coming',
      'theres a robin that sat on my spade all winter, not seen it for weeks',
      'The old street dog that walked me to work is gone',
    ],
    needs: all(
      r`fox|robin|stray|hedgehog|street dog|pigeon|squirrel|crow|blackbird|magpie`,
      r`stopp\w*|not seen|is gone|stays full|hasn'?t|no longer|disappear\w*|not been`,
    ),
    unless: any(r`scarecrow`),
    receives: [
      ['It had always come by itself.', 'It just used to turn up.'],
      ['The two of you had an arrangement.', 'You two had a thing going.'],
    ],
    questions: [
      ['when', 'How did it begin between you two?', 'How did you two start?'],
      [
        'want',
        'What would you like to believe about where it went?',
        "What d'you wanna believe about where it went?",
      ],
    ],
  },
  {
    id: 'loss-tree-felled',
    says: [
      'They cut down the tree outside my window',
      'the mango tree we grew up under is gone, my uncle sold it',
      'Where the old oak stood there is a lot of sky now',
    ],
    needs: all(
      r`trees?|oak|mango|avocado|birch|hedge|chestnut|jacaranda`,
      r`cut (?:it )?down|cut down|felled|is gone|chopp\w*|a lot of sky|sold it|uprooted|taken down|cut our|cut my`,
    ),
    unless: any(r`family tree|christmas tree|planted|climb\w*|fell (?:from|off|out)`),
    receives: [
      ['It had always been there.', 'It was just always there.'],
      ['And the gap is there each time you look.', "And now there's a gap every time you look."],
    ],
    questions: [
      ['when', 'What happened under that tree, in your time?', 'What used to happen under that tree?'],
      [
        'meaning',
        'What do you miss first, shade, sound or sight?',
        "What d'you miss most, the shade or the look of it?",
      ],
    ],
  },
  {
    id: 'loss-forgetting-language',
    says: [
      'I am forgetting my mother tongue',
      'dreamt in english for the first time and woke up sad',
      'I wanted to say the word for dew and it was not there',
    ],
    needs: all(
      r`mother tongue|my (?:own |first |native )?language|the word for|dreamt in|simple things|first language|kikuyu|swahili|luo|polish|arabic`,
      r`forgett\w*|forgot\w*|losing|lost|was not there|grope|dreamt in english|slipping|rusty|can'?t find|fading`,
      r`i|i'?m|my|word|dreamt`,
    ),
    unless: any(
      r`children|kids|son|daughter|learn\w*|duolingo|they|dementia|body language|menopaus\w*|lost my (?:mum|dad|job)`,
    ),
    receives: [
      ['It is going, a word at a time.', "It's slipping, word by word."],
      ['It was your first one.', 'That was your first language.'],
    ],
    questions: [
      ['open', 'Which word would you not want to lose?', "Which word d'you never wanna lose?"],
      ['who', 'Who can you still speak it with?', "Who d'you still speak it with?"],
    ],
  },
  {
    id: 'loss-club-closed',
    says: [
      'The club where I played for twenty years has closed',
      'our choir is finished, not enough people, last song was tuesday',
      'They locked the chapel I was baptised in, and it is for sale',
    ],
    needs: all(
      r`club|choir|chapel|church|team|pub|cinema|library|youth centre|theatre|band|school|centre`,
      r`(?:has|have|is|was|are|being|been) (?:\w+ )?(?:closed|closing|shut|finished|for sale|folded|disbanded|demolished)|they (?:locked|closed|shut)|last song`,
      r`played|years|our|i was|not enough people|used to|sang|every`,
    ),
    unless: any(
      r`night ?club|lockdown|door|after school|close friends|bank|my shop|i left|kicked|closing time|covid|closed (?:off|up|minded|today|for)|school year`,
    ),
    receives: [
      ['A door that was always open to you.', "It was always there, and now it's shut."],
      ['It is the place, and everyone who came there.', "It's the place and the people."],
    ],
    questions: [
      [
        'example',
        'Who would you meet there without arranging it?',
        'Who did you see there without even planning it?',
      ],
      ['when', 'What will you do on that day of the week?', "What'll you do on that day now?"],
    ],
  },
  {
    id: 'loss-lost-ring',
    says: [
      'I lost my wedding ring in the sea',
      'phone got nicked with every picture of my dad on it',
      'The necklace from my grandmother slipped off somewhere in town',
    ],
    needs: all(
      r`ring|necklace|bracelet|locket|earrings?|phone|photos?|laptop|pendant|watch`,
      r`lost|nicked|stolen|slipped off|disappeared|can'?t find|missing|dropped`,
      r`wedding|grandmother|gran'?s|gran|every picture|of my dad|mum'?s|from my|dad'?s|my late|heirloom|engagement|all (?:my|our) (?:photos|pictures)`,
    ),
    unless: any(
      r`lost my (?:dad|mum|mom|mother|father|husband|wife|job|best|baby|brother|sister)|will|phone (?:call|rang)|watching|fight\w*|ringing|ex|feel\w* lost|lost (?:a|him|her|touch|weight|interest|contact)|took off|missing (?:him|her|my)|died`,
    ),
    receives: [
      ['A lot was held in that one small thing.', 'Small thing, loads in it.'],
      ['Things like that cannot be bought again.', "You can't just buy that again."],
    ],
    questions: [
      [
        'meaning',
        'What did it hold for you, besides itself?',
        'What did it mean to you, besides the thing itself?',
      ],
      ['when', 'When did you see that it was gone?', 'When did you notice it was gone?'],
    ],
  },
  {
    id: 'loss-favourite-cafe-gone',
    says: [
      'The café I went to every morning has shut down',
      'my barber of 15 years retired, didnt get to say bye',
      'The woman with the vegetable stall on my corner is not there any more',
    ],
    needs: all(
      r`caf\S*|barber|stall|bakery|restaurant|pub|bookshop|hairdresser|kiosk|mama mboga|butcher|corner shop|newsagent|salon|coffee shop`,
      r`shut|closed|retired|is not there|closing|no longer there`,
      r`every (?:morning|day|week|saturday)|years|on my corner|say bye|i (?:always )?(?:went|used)|favou?rite|any ?more`,
    ),
    unless: any(
      r`my shop|my (?:own )?business|landlord|we closed|i closed|bankrupt|fired|job|left me|stole|my restaurant|our restaurant|my salon`,
    ),
    receives: [
      ['A short talk every time adds up.', 'Only a quick chat each time, but it adds up.'],
      ['Someone knew how you liked it.', 'They knew your usual.'],
    ],
    questions: [
      ['open', 'What did the two of you talk about?', 'What did you use to chat about?'],
      ['meaning', 'What did that stop give your day?', 'What did that bit give your day?'],
    ],
  },
  {
    id: 'loss-lost-my-faith',
    says: [
      'I stopped believing and I miss it',
      'cant pray anymore, words are there but nobodys listening',
      'I went to Mass and everybody knelt and I felt nothing',
    ],
    needs: all(
      r`god|pray\w*|church|mass|faith|hymns?|religio\w*|believing|mosque|worship|up there`,
      r`stopped believing|lost (?:my )?faith|losing (?:my )?faith|can'?t pray|cannot pray|can'?t feel (?:god|him)|felt nothing|feel nothing|no one home|nobodys listening|nobody (?:is )?listening|don'?t (?:believe|feel) (?:in god|god|it|any)|not (?:listening|hearing)|no longer (?:believe|feel)|quiet now|god (?:is silent|has left|left|doesn'?t (?:hear|listen|care))|silent`,
    ),
    unless: any(
      r`parents|mum|dad|family|in people|in humanity|in myself|good faith|believe (?:in me|him|her|that|it|me)|loudspeaker|greet\w*|coffee|abus\w*|husband|wife|marriage|silent prayer|lost faith in (?!god)`,
    ),
    receives: [
      ['You notice it by the gap.', 'It was there, and now you feel the gap.'],
      ['It was a kind of company, too.', 'It was kind of company, too.'],
    ],
    questions: [
      ['when', 'When was it last still there?', 'When did you last still have it?'],
      ['meaning', 'Which part of it do you miss most?', "Which bit d'you miss most?"],
    ],
  },
  {
    id: 'loss-last-match',
    says: [
      'I played my last match on Saturday',
      'hung up my boots, 22 seasons, lads clapped me off',
      'At forty-one I danced on stage for the final time',
    ],
    needs: all(
      r`last (?:match|game|race|season|show|performance|concert)|final (?:time|match|game|race|show)|hung up my boots|retired from (?:football|rugby|dance|sport)`,
      r`played|danced|ran|boots|stage|clapped`,
    ),
    unless: any(r`watch\w*|tv|lost|son|daughter|season of|video ?game|dad|results`),
    receives: [
      ['You knew it was the last one.', 'Last one ever, and you knew it.'],
      ["That was many years of your body's time.", "That's years and years of it."],
    ],
    questions: [
      ['open', 'Which minute of it will you keep?', 'Which bit of it are you keeping?'],
      ['next', 'What will your body want instead?', "What's your body gonna want instead?"],
    ],
  },
  {
    id: 'loss-first-laugh-after',
    says: [
      'I laughed today for the first time since the funeral',
      'caught myself singing in the kitchen, first time since mum died',
      'This week there was a whole hour in which I was simply happy',
    ],
    needs: all(
      r`laughed|laugh|singing|sang|happy|giggled|smiled|danced|enjoyed|humming`,
      r`first time|simply happy|caught myself|had not done`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|simply happy`,
    ),
    unless: any(
      r`at the funeral|never|can'?t|baby|will i|haven'?t|not happy|cannot|smiled at me|not been happy`,
    ),
    receives: [
      ['It came back by itself for a bit.', 'It just came back for a bit.'],
      ['There was room for it.', 'There was room for it.'],
    ],
    questions: [
      ['open', 'What was it that did it?', 'What set it off?'],
      ['thought', 'What did you think right after?', "What'd you think straight after?"],
    ],
  },
  {
    id: 'loss-coat-worn-again',
    says: [
      "My nephew wears my late husband's coat and it suits him",
      'gave mums sewing machine to the girl next door, she made a skirt with it',
      "I saw dad's bicycle go by with the young man we gave it to",
    ],
    needs: all(
      r`coat|sewing machine|bicycle|bike|boots|clothes|suit|dress|jacket|jumper|guitar|car`,
      r`wears?|wearing|gave|goes? by|rides?|plays|suits`,
      r`late|(?:brother|husband|mum|dad|mother|father|gran\w*|wife|sister)'?s|mums|dads`,
      r`nephew|girl|boy|neighbour'?s?|young man|cousin|student|we gave|grandson|niece`,
    ),
    unless: any(
      r`smell\w*|can'?t|still hang\w*|charity shop|drawer|took|stole|grave|first time|lost|sold|boyfriend|hit|dishes`,
    ),
    receives: [
      ['It is in use again.', "Somebody's using it again."],
      ['You let it go to where it works.', "You gave it to somebody who'd use it."],
    ],
    questions: [
      ['thought', 'What did you notice when you saw it?', "What'd you think when you saw it?"],
      ['want', 'Which thing do you keep for yourself?', "What're you keeping for yourself?"],
    ],
  },
  {
    id: 'loss-cooked-her-recipe',
    says: [
      "I cooked my grandmother's stew and it tasted like hers",
      'made mums chapo from memory and my brother went quiet eating it',
      'After ten failed tries the bread came out the way my father made it',
    ],
    needs: all(
      r`cook(?:ed|ing)?|stew|chapo|chapatis?|bread|recipe|pilau|soup|baked?|cake|curry|pie|jam`,
      r`tasted|from memory|the way (?:my|he|she|mum|dad)|came out|like hers|like his`,
      r`grand(?:mother|father|ma|pa|mum)(?:'?s)?|gran(?:ny)?(?:'?s)?|nan(?:'?s)?|mums?|mum'?s|mother'?s|father|dad|late|hers|die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more`,
    ),
    unless: any(
      r`can'?t|never|not the same|handwriting|doesn'?t|didn'?t|criticis\w*|wrong|parcel|lost|mother-in-law|complain\w*|husband`,
    ),
    receives: [
      ['The taste was there again.', 'It tasted right again.'],
      ['Your hands have it now.', "You've got it now."],
    ],
    questions: [
      ['open', 'What was the trick, in the end?', 'What was the trick in the end?'],
      ['who', 'Who tasted it with you?', 'Who got to taste it?'],
    ],
  },
  {
    id: 'loss-took-off-ring',
    says: [
      'I took off my wedding ring today, he died three years ago',
      'moved my late wifes ring to the other hand, feels naked',
      'I am widowed, and there is a pale line where the ring was until today',
    ],
    needs: all(
      r`ring`,
      r`took off|taken off|take off|moved|pale line|took my ring off|other hand`,
      r`die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|widow\w*|late`,
    ),
    unless: any(r`fight\w*|sisters|lost|mother'?s ring|divorc\w*|cheat\w*`),
    receives: [
      ['A small movement, after a long time.', 'Tiny thing to do, and a big one.'],
      ['Your finger still knows it.', 'Your finger still knows it.'],
    ],
    questions: [
      ['when', 'How did this come to be the day?', 'What made it the day?'],
      ['want', 'Where will the ring live now?', "Where's the ring gonna live now?"],
    ],
  },
  {
    id: 'loss-forgot-voice',
    says: [
      "I cannot remember what my mother's voice sounded like",
      'its 10 years and i have to look at a photo to get his face',
      'Her laugh has gone from my memory, and I have no recording',
    ],
    needs: all(
      r`(?:his|her|mother'?s|dad'?s|father'?s|mum'?s|brother'?s|sister'?s|gran\w*'?s|\w+'?s) (?:voice|face|laugh)|my dad say my name|to get his face`,
      r`forg[eo]t\w*|can(?:'?t|not) (?:remember|hear|picture)|don'?t remember|gone from|it is blank|fading|faded|have to look at a photo|slipping|what (?:his|her|my \w+'?s) voice sounded`,
    ),
    unless: any(
      r`lost my voice|dementia|his name|her name|ex|forgets|loud|recogni[sz]e|can'?t forget|cannot forget|never forget|raped?|attack\w*|abus\w*|don'?t remember (?:his|her) face`,
    ),
    receives: [
      ['It will not come, however you reach for it.', "You try to get it back and it won't come."],
      ['A part of it has faded, not all.', "That bit's faded, not everything."],
    ],
    questions: [
      ['example', 'What do you remember without trying?', "What d'you remember without even trying?"],
      ['who', 'Who else might have kept that piece?', 'Who else might remember that bit?'],
    ],
  },
  {
    id: 'loss-anticipating-old-parent',
    says: [
      'My father is old and I count how many summers are left',
      'hugged gran at the airport and thought what if this is it',
      'Each time mum and I say goodbye I look a second longer',
    ],
    needs: all(
      r`mums?|mothers?|moms?|mamas?|mummy|dads?|fathers?|daddy|papas?|baba|parents?|grans?|grann(?:y|ies|ys)|nans?|nanas?|gran(?:d)?(?:ma|pa|dad|mother|father|parents?)s?|grandads?|cucu|shosho|guka`,
      r`old|older|ageing|aging|goodbye|at the airport|eighty|frail`,
      r`how many (?:summers|years|more)|summers are left|what if this is|a second longer|might be the last|could be the last|time (?:we|i) have left|years left|each visit|every visit`,
    ),
    unless: any(r`died|years old|left (?:me|us|home|the)|care home|abus\w*|cancer|my last day`),
    mayBeAhead: true,
    receives: [
      ['You are looking ahead at every goodbye.', "You're counting goodbyes before they happen."],
      ['Still here, and already missed a little.', "Still here, and you're already missing them."],
    ],
    questions: [
      ['open', 'What did you see in that last look?', 'What did you notice last time?'],
      ['want', 'What would you like to have asked {them}?', "What d'you wanna ask {them} while you can?"],
    ],
  },
  {
    id: 'loss-planted-tree-for',
    says: [
      'We planted a tree for my father today',
      'put a bench up for mum by the canal, whole family came',
      'Her favourite rose is in the ground now, we each threw in some soil',
    ],
    needs: all(
      r`planted|bench|plaque|in the ground|memorial`,
      r`put (?:a|up)|planted|in the ground|unveil\w*|soil`,
      r`for (?:my|mum|dad|our|him|gran\w*|nan)|(?:her|his) favourite|die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|in memory`,
    ),
    unless: any(r`vegetable\w*|felled|cut|balcony|christmas|graves?|sleep\w*|evidence|came away calm`),
    receives: [
      ['There is a place for it now.', "There's a place for it now."],
      ['You did that together.', 'You lot did that together.'],
    ],
    questions: [
      ['open', 'What was said around it?', 'What got said round it?'],
      ['next', 'When would you like to go and look at it again?', "When d'you wanna go back and see it?"],
    ],
  },
  {
    id: 'loss-told-the-children-stories',
    says: [
      'My children asked about their grandfather and I told stories all evening',
      'kids wanted to know what nan was like, we laughed till bedtime',
      'We got the album out and spoke of my late brother without anyone crying',
    ],
    needs: all(
      r`children|kids|daughter|son|little girl|little boy|grandchildren|grandkids|album|niece|nephew`,
      r`stories|story|tell me about|asked about|what (?:nan|gran|granny|he|she|grandad) was like|album|spoke of|went on for an hour`,
      r`grandfather|grandmother|nan|granny|grandad|late|die[ds]?|dead|death|deceased|passed (?:away|on)|passe[ds]|funerals?|buried|burials?|bury|wake|graves?|(?:my|our|his|her) late|widow\w*|mourning|(?:is|are|was|been|hes|shes|he'?s|she'?s|they'?re) gone|gone (?:since|now)|lost (?:my|our|him|her|mum|dad)(?: \w+)?|losing (?:my|our|him|her|mum|dad)|cremat\w*|heart gave out|not here any ?more|gran`,
    ),
    unless: any(
      r`going to die|where (?:her|his)|how do i|don'?t know what|can'?t|avoid\w*|last night|will die|scared|dementia|did not know|didn'?t know|where is|died when|bedtime story`,
    ),
    receives: [
      ['There was a whole evening of it.', 'That went on all evening.'],
      ['You were the one who had the stories.', "You're the one with the stories."],
    ],
    questions: [
      ['open', 'Which story went down best?', 'Which story went down best?'],
      ['want', 'Which one did you keep for next time?', "Which one're you saving for next time?"],
    ],
  },
];
