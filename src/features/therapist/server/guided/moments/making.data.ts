// Making, playing, growing, mending and performing, and the hours given to screens.
import type { Moment } from './moment.ts';
import { all, r } from './words.ts';

export const momentsOfMaking: readonly Moment[] = [
  {
    id: 'making-drawing-shown-nobody',
    says: [
      'I have drawn every night for a year and shown it to nobody',
      'my sketchbooks are under the bed and no ones ever seen them',
      'If somebody comes in while I am drawing, I turn the page over',
    ],
    needs: all(
      r`(?:draw(?:n|ing|ings|s)?\b|drew|sketch|paint(?:ing|ings)?\b|pads?\b|my art\b)\w*`,
      r`(?:(?:nobody|no one|no-one|not one|not a soul|not a single|none of)|no ones|never (?:show|seen|let)|turn the page over|under the bed|hide|hidden|not shown|have ?n'?t shown|secret|in a drawer|ever seen)\w*`,
      r`(?:show|shown|seen|see\b|turn|hide|hidden|secret|look)\w*`,
    ),
    unless:
      /\b(?:not drawn|no longer|have ?n'?t (?:drawn|painted)|stopped|draw the (?:line|curtain)|curtains|conclusion|my (?:son|daughter|kid)|drew (?:out|away|back)|online|pulled|threw|nobody (?:reacted|liked)|withdr|painted (?:the|my) (?:room|wall|hall|nails))/,
    receives: [
      ['Drawings that only you have seen.', "Drawings only you've ever seen."],
      ['You make them, seen or not.', 'You make them whether anyone sees or not.'],
    ],
    questions: [
      ['support', 'Who could be allowed to see just one of them?', 'Who could you show just one of them?'],
      ['example', 'Which page would you open it at?', 'Which page would you open it on?'],
    ],
  },
  {
    id: 'making-painting-stopped-after-loss',
    says: [
      'I have not painted since my father died',
      'havent picked up a brush once since we lost mum',
      "The easel went into the cellar the week after my sister's funeral",
    ],
    needs: all(
      r`(?:paint(?:ed|ing)?\b|brush\b|easel|drawn\b|draw\b|colours|studio|canvas)\w*`,
      r`(?:have ?n'?t|not\b|never|stopped|no longer|cellar|put away|nothing|can'?t|cant|cannot)\w*`,
      r`(?:died|dead|death|passed (?:away|on)|funeral|lost (?:my |our )?(?:mum|mom|mam|dad|mother|father|gran|nan|grandma|sister|brother|husband|wife|son|daughter|him|her|you)|buried|since (?:he|she|mum|dad) (?:went|passed))\w*`,
    ),
    unless: /\b(?:toothbrush|hair|shed|hall\b|wall|nails|paint the|drawn to|drawn out|curtain|house)/,
    receives: [
      ['There was the death, and then no more pictures.', 'There was the death, then no more painting.'],
      ['The colours have been waiting since then.', 'Your paints have been sat there since then.'],
    ],
    questions: [
      ['meaning', 'What did your pictures mean to {them}?', 'What did your paintings mean to {them}?'],
      [
        'want',
        'If there were one small picture, what would it show?',
        "If you did one tiny picture, what'd it be?",
      ],
    ],
  },
  {
    id: 'making-blank-canvas',
    says: [
      'The canvas has been white for three weeks and I walk round it',
      'bought all the paints and now im scared to make the first mark',
      'I sharpen the pencils, lay out the paper and then go and make tea',
    ],
    needs: all(
      r`(?:canvas|paint|paper\b|pencils?|sketchbook|page\b|draw|sheet\b|clay|first (?:mark|line|stroke))\w*`,
      r`(?:white|blank|empty|scared|afraid|walk round|make tea|can'?t (?:start|begin|bring)|cant (?:start|begin)|too scared|do ?n'?t dare|first mark|untouched|not start|stare)\w*`,
      r`(?:first (?:mark|line|stroke)|put a line|walk round|scared|start|begin|make tea|weeks|afraid|stare|dare)\w*`,
      r`(?:canvas|paint|pencils|draw|sketch|line on it|clay|brush)\w*`,
    ),
    unless:
      /\b(?:mind|exam|newspaper|toilet|wallpaper|essay|thesis|cheque|scared of (?:him|her|my|the)|draw(?:er|ing room)|wall\b|nails|bed ?sheet|white (?:coat|dress|wine|noise)|face paint|war ?paint|gallery|museum|for an hour)/,
    receives: [
      ['Everything is ready, except the first mark.', 'All set up, just no first mark.'],
      ['So long as it is white, nothing is wrong with it.', "While it's blank nothing's gone wrong yet."],
    ],
    questions: [
      ['worst', 'What could a first line spoil?', 'What could a first line mess up?'],
      ['exception', 'When did you last begin without thinking?', 'When did you last just start?'],
    ],
  },
  {
    id: 'making-threw-pictures-away',
    says: [
      'I threw out all my old paintings last night',
      'deleted my whole art account, five years of drawings',
      'I carried my portfolios to the skip and did not look back',
    ],
    needs: all(
      r`(?:threw|thrown|binned|deleted|burn(?:t|ed)|skip\b|destroyed|ripped|tore|chucked|got rid)\w*`,
      r`(?:my (?:\w+ )?(?:paintings?|drawings?|sketch|art\b|art account|portfolios?|pictures|canvases|poems|writing|songs|notebooks|diaries)|whole art|all (?:my|the) (?:\w+ )?(?:paintings|drawings|poems|sketch|songs|notebooks)|years of (?:drawings|work|paintings|writing)|portfolios)\w*`,
    ),
    unless:
      /\b(?:photos? of (?:him|her|us|the)|to make space|he (?:threw|burn|tore|ripped)|she (?:threw|burn|tore|ripped)|my (?:mum|mother|dad|father|ex|husband|wife) (?:threw|burn|tore|ripped)|pictures of (?:him|her|us|my)|almost|wanted to|thrown out of|party|vase|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:threw|delet|burn|bin))/,
    receives: [
      ['Years of your work, gone in one go.', 'Years of your art, gone in one go.'],
      ['You made it, and you let it go.', 'You made it and you let it go.'],
    ],
    questions: [
      ['exception', 'Which one almost stayed?', 'Which one did you nearly keep?'],
      ['when', 'What had happened earlier that day?', "What'd happened earlier that day?"],
    ],
  },
  {
    id: 'making-sold-a-picture',
    says: [
      'Somebody has bought one of my pictures',
      'sold a print to someone i dont even know!!',
      "A watercolour of mine has been hanging in a stranger's kitchen since Saturday",
    ],
    needs: all(
      r`(?:paintings?|pictures?|print\b|prints\b|watercolou?r|drawings?|my art\b|canvas|photographs?|portrait|sculpture)\w*`,
      r`(?:sold|bought|took one .{0,30}home|hanging in|buyer|commission|for money|paid for)\w*`,
      r`(?:sold (?:a|my|one|two|the)|bought (?:one|my|a)|of mine|my (?:paintings?|pictures?|prints?|drawings?|art|canvas|watercolou?r|portrait|sculpture|photographs?))\w*`,
    ),
    unless:
      /\b(?:i bought|i(?:'ve| have) bought|sold (?:the|my) (?:house|car|flat|camera|ring|phone)|supplies|profile picture|picture of|nobody|no one|not sold|never sold|have ?n'?t sold|sold out|finger ?print|fine print|photo of|pictures of|he (?:sold|bought)|she (?:sold|bought)|frame|bought (?:him|her|me)|blueprint|bought (?:a|the) (?:picture|painting))/,
    receives: [
      ['Somebody wants to look at it every day.', 'Someone wants to look at it every day.'],
      ['A wall out there has your work on it.', "There's a wall out there with your work on."],
    ],
    questions: [
      ['example', 'Which picture was it that went?', 'Which one did they go for?'],
      ['feeling', 'How was it to hand it over?', 'How was it letting it go?'],
    ],
  },
  {
    id: 'making-evening-class',
    says: [
      'I went to a drawing class and drew in front of other people',
      'did my first pottery evening, my bowl collapsed and it was great',
      'Two hours at an easel between strangers, and I forgot the time',
    ],
    needs: all(
      r`(?:(?:drawing|pottery|painting|art|ceramics?|life drawing|sewing|craft|weaving|watercolou?r|printmaking|woodwork|knitting|sculpture|cookery|cooking|dance|salsa|photography) (?:class|course|evening|workshop|lesson|group|night)|easel|my bowl)\w*`,
      r`(?:went|did\b|first|forgot the time|tried|started|two hours|great|collapsed|last night|yesterday|signed up|joined|today|loved)\w*`,
    ),
    unless:
      /\b(?:did ?n'?t go|not go|never|no\b|hate|school|my (?:son|daughter|kid|mum|mother|wife|husband)|want to|thinking|might|teach(?:er|ing)?\b|should|cellar|used to|throw down|watching|could|cancel|first time i (?:met|saw)|her class|his class|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:went|did|start|sign|join|tri|do))/,
    receives: [
      ['An evening with your hands busy.', 'A whole evening with your hands busy.'],
      ['You went, and you made something.', 'You went and you made something.'],
    ],
    questions: [
      ['example', 'What did your hands find out in there?', 'What did your hands figure out in there?'],
      ['who', 'Who was working next to you?', 'Who was sat next to you?'],
    ],
  },
  {
    id: 'making-hands-forget-time',
    says: [
      'I sat down with the clay after supper and suddenly it was midnight',
      'started sketching and forgot to eat lol',
      'Three hours at the workbench, and not once did I look at the clock',
    ],
    needs: all(
      r`(?:clay|sketch|whittl|workbench|paint(?:ing|ed)?\b|draw(?:ing)?\b|drew|knit|sew(?:ing)?|carv|wood|crochet|lego|model|collage|pottery|sewing|embroider|weav|puzzle|garden|guitar|piano|writing|baking|stitch|quilt)\w*`,
      r`(?:suddenly it was|forgot to (?:eat|drink|sleep|check)|forgot the time|not once|lost track|without (?:my )?notic|midnight|hours (?:went|flew|passed|gone|at)|time (?:flew|went|disappear|stop)|did ?n'?t look at the clock|whole afternoon|hours later|clock|three hours)\w*`,
    ),
    unless:
      /\b(?:died|dead|death|passed (?:away|on)|funeral|lost (?:my |our )?(?:mum|mom|mam|dad|mother|father|gran|nan|grandma|sister|brother|husband|wife|son|daughter|him|her|you)|buried|since (?:he|she|mum|dad) (?:went|passed)|game|scroll|phone|tv\b|kitchen tiles|woke|until (?:three|3)|sewing machine out|insomnia|can'?t sleep|couldn'?t sleep|homework|not (?:slept|sleep)|exam|deadline|gave me a clock|forgot to eat because|blood|knitting for|hospital|drunk|drank|withdraw|thesis|essay|he (?:was|forgot)|she (?:was|forgot))/,
    receives: [
      ['So absorbed that the clock went missing.', 'You were so into it the clock vanished.'],
      ['It had all of you for a while.', 'It had all of you for a bit.'],
    ],
    questions: [
      ['meaning', 'What goes quiet in you at such times?', 'What goes quiet in you when that happens?'],
      ['example', 'What is on the table now?', "What've you got to look at now?"],
    ],
  },
  {
    id: 'making-novel-stopped',
    says: [
      'There is a novel in my drawer that I stopped at page ninety',
      'been writing the same book since i was 25, stuck halfway for years',
      'The manuscript breaks off in the middle of chapter nine, I have not opened it since',
    ],
    needs: all(
      r`(?:novel|manuscript|book\b|screenplay|my (?:story|memoir|play))\w*`,
      r`(?:stopped|stuck|halfway|breaks off|half(?:-| )?(?:finished|written|done)|not opened|unfinished|never finish|in (?:a|my|the) drawer|page (?:ninety|\d+)|abandon|gave up|since i was|for years|put it (?:away|aside))\w*`,
      r`(?:writ|novel|manuscript|chapter|page|drawer|my (?:story|memoir|book)|screenplay)\w*`,
    ),
    unless:
      /\b(?:reading|closed the book|read the|sister found|without asking|library|face ?book|bad son|exam|resit|thesis|mum read|book club|revis|check ?book|textbook|police|work ?book|sent|reject|snor|noticed|of my life)/,
    receives: [
      ['A good part of a book exists.', 'A good chunk of a book exists.'],
      ['It stops there, and it is still there.', "It stops there but it's still there."],
    ],
    questions: [
      ['who', 'Who in that story is left waiting?', "Who in the story's been left hanging?"],
      [
        'when',
        'What was going on in your life when it broke off?',
        'What was going on with you when it stopped?',
      ],
    ],
  },
  {
    id: 'making-read-own-text-aloud',
    says: [
      'I read my own poem aloud at the open evening',
      'read my thing at the open mic and my knees were going',
      'Seven people listened to my story, and I got to the last line',
    ],
    needs: all(
      r`(?:read\b|recited|performed|slam|open mic|listened to)\w*`,
      r`(?:my (?:own )?(?:poems?|story|stories|verses|thing|text|writing|words|piece|novel|chapter|lyrics)|own (?:poem|verses|words|story)|poetry slam|my thing at)\w*`,
      r`(?:aloud|open (?:mic|evening|night)|slam|listened|in front of|audience|stage|out loud|evening|to the (?:group|room|class)|people|workshop|reading at|last line)\w*`,
    ),
    unless:
      /\b(?:my (?:mum|mother|sister|brother|dad|husband|wife) (?:read|found)|without asking|he read|she read|they read|never|not\b|nobody|scared|want to|might|tomorrow|next week|will\b|would|read my (?:diary|messages|texts|phone|mind|text)|wedding|eulogy|funeral|sister found|text message|if\b|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:read|recite|perform))/,
    receives: [
      ['Your own words, out loud, in front of people.', 'Your own words, out loud, to actual people.'],
      ['You got up and read it.', 'You got up there and read it.'],
    ],
    questions: [
      ['example', 'Which line were you gladdest to say?', 'Which line were you happiest to say?'],
      ['open', 'What did somebody say to you afterwards?', 'What did someone say to you after?'],
    ],
  },
  {
    id: 'making-family-read-my-writing',
    says: [
      'My sister found my stories and read them without asking',
      'my mum read my poems and now she wont mention it',
      'My brother got hold of my novel and says the bad son is him',
    ],
    needs: all(
      r`(?:mum\b|mother|sister|brother|dad\b|father|husband|wife|partner|aunt|cousin|daughter|son\b|parents|family|boyfriend|girlfriend|flatmate|roommate)\w*`,
      r`(?:(?:found|read|reads|got hold of|went through|opened|saw) my|is him|is her|about (?:him|her))\w*`,
      r`(?:my (?:\w+ )?(?:poems?|stories|story|novel|diary|journal|writing|notebook|manuscript|blog|book))\w*`,
      r`(?:without asking|read\b|found|got hold|mention|hold of|opened)\w*`,
    ),
    unless:
      /\b(?:read(?:s)? my (?:messages|phone|texts)|asked me to read|i read (?:my|him|her|it)|rejected|face ?book|nobody|not read|have ?n'?t read|never read|aloud|loved it|bank ?book|passbook|my book club|would|if (?:he|she|they)|scared)/,
    receives: [
      ['It was read before you had decided.', "They read it before you'd decided."],
      ['Now it is known, and not on your terms.', "Now they know, and you didn't pick when."],
    ],
    questions: [
      ['worst', 'Which page did you think of first?', 'Which page did you panic about first?'],
      [
        'want',
        'What would you have liked them to hear beforehand?',
        "What would you've told them before they read it?",
      ],
    ],
  },
  {
    id: 'making-writing-rejected',
    says: [
      'The publisher sent my manuscript back with two lines',
      'my story got rejected again, thats nineteen magazines',
      'The envelope with my poems in it came back, with a printed slip',
    ],
    needs: all(
      r`(?:manuscript|stor(?:y|ies)|poems?|novel|book|script|article|essay|submission|writing)\w*`,
      r`(?:reject|sent .{0,30}back|came back|printed slip|not for them|turned (?:it |me )?down|declin|no from|said no|refus|unfortunately)\w*`,
      r`(?:publisher|magazine|agent|editor|envelope|story|poems|manuscript|journal|literary|novel|competition)\w*`,
    ),
    unless:
      /\b(?:news stor|face ?book|his side|her side|my side|same story|long story|whole story|date\b|job|uni\b|came back (?:home|from|to|and)|doctor|real estate|prescription|bank|card|visa|back(?:s)? to me|hotel|told)/,
    receives: [
      ['All that writing, and a short no.', 'All that writing, and a tiny no.'],
      ['They read in minutes what took you far longer.', 'Took you ages, took them a minute.'],
    ],
    questions: [
      ['next', 'Where does the text go next, if anywhere?', "Where's it going next, if anywhere?"],
      ['meaning', 'Which page of it do you stand by?', 'Which page do you stand by, whatever they say?'],
    ],
  },
  {
    id: 'making-diary-kept',
    says: [
      'I have written three lines in my diary every night since January',
      'been journaling before bed and i kinda look forward to it',
      'There is a notebook by my bed, and I have filled half of it',
    ],
    needs: all(
      r`(?:diary|journal(?:ing|ling)?\b|notebook|three lines|gratitude (?:list|book)|few lines|write down|wrote down)\w*`,
      r`(?:every (?:night|day|evening|morning)|since (?:january|\w+)|before bed|look forward|filled half|half of it|each (?:night|evening|day)|nightly|\d+ days|weeks|every single (?:night|day|evening|morning)|nightly|most nights)\w*`,
      r`(?:i(?:'ve| have)? (?:written|write|wrote|been|keep|kept|fill)|been journal|i have filled|i'?ve|i have been|filled|i write|there is a notebook|i write)\w*`,
    ),
    unless:
      /\b(?:stopped|used to|nothing in|read my|found my|maybe|could\b|should|try|might|if i|shopping|his diary|her diary|not\b|never|what i finish|busy|chiropod|appointments?|you (?:said|asked|told)|teenager|my (?:mum|mother)'?s diary|as a (?:child|kid|girl)|at work|calor|weigh|burn|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:write|wrote|keep|kept))/,
    receives: [
      ['A few lines, and night after night.', 'A few lines, night after night.'],
      ['That is a thing you have kept up.', "That's something you've kept going."],
    ],
    questions: [
      ['example', 'What do the lines mostly catch?', 'What ends up in there mostly?'],
      [
        'thought',
        'What would you find, leafing back to the start?',
        'What would you find, flicking back to the start?',
      ],
    ],
  },
  {
    id: 'making-instrument-gathering-dust',
    says: [
      'My guitar has had dust on its strings for two years',
      'used to play piano every day now its just furniture',
      'I walk past the violin case each morning and do not open it',
    ],
    needs: all(
      r`(?:(?:guitar|piano|violin|cello|flute|trumpet|drum|accordion|sax|clarinet|keyboard|fiddle|banjo|harp|ukulele|instrument|nyatiti|organ\b|bass\b))\w*`,
      r`(?:dust|furniture|not open|do not (?:open|touch)|do ?n'?t (?:open|touch|play)|have ?n'?t (?:touched|played|opened)|not (?:played|touched)|used to play|in (?:its|the) case|untouched|stopped playing|gave up|no longer play|in the (?:corner|attic|cupboard|loft)|never play|out of tune|has ?n'?t been (?:touched|played|opened)|not been (?:touched|played|opened)|untuned)\w*`,
      r`(?:years|every (?:day|morning)|now\b|each|since|walk past|look at|months|day|case|any ?more|still|corner)\w*`,
    ),
    unless:
      /\b(?:drum and|ear ?drum|organ(?:s)? (?:donor|fail)|my (?:son|daughter|husband|wife|dad|father|brother|aunt|neighbour|mum|mother)(?:'s)? (?:guitar|piano|violin|plays|played|used|drum|never)|new strings|bass drop|fishing|lessons|picked (?:it )?up|can still|tuner|harp on|at my aunt|keyboard (?:is|broke)|he (?:used|plays|played)|she (?:used|plays|played)|at my)/,
    receives: [
      ['You see it every day, and leave it be.', "You see it every day and don't touch it."],
      ['There used to be music there.', 'There used to be music in that.'],
    ],
    questions: [
      ['example', 'What was the last piece you played on it?', 'What was the last thing you played?'],
      ['want', 'What would your fingers look for first?', 'What would your fingers go for first?'],
    ],
  },
  {
    id: 'making-began-instrument-late',
    says: [
      'I started piano lessons at fifty-eight',
      'learning the drums at 40, the neighbours hate me',
      'My first cello lesson is behind me, my teacher is half my age',
    ],
    needs: all(
      r`(?:(?:guitar|piano|violin|cello|flute|trumpet|drum|accordion|sax|clarinet|keyboard|fiddle|banjo|harp|ukulele|instrument|nyatiti|organ\b|bass\b)|singing lessons)\w*`,
      r`(?:start(?:ed|ing)?|learn(?:ing|t)?|first .{0,12}lesson|lessons|began|begun|taken up|took up|took my first|signed up)\w*`,
      r`(?:at (?:3|4|5|6|7)\d|at (?:thirty|forty|fifty|sixty|seventy)|i'?m (?:3|4|5|6|7)\d|teacher is half|half my age|neighbours|my first|started|lately|since|late|taken up|age\b)\w*`,
    ),
    unless:
      /\b(?:as a (?:child|kid|boy|girl)|when i was|my (?:son|daughter|kid|husband|wife|boy|girl|mum|mother|dad)|retire|used to|stopped|gave up|my (?:old|childhood) teacher|bass\b player|he started|she started|not started|dust|want to|would like|always wanted|again|donor|drum(?:ming|s)? in my|tuner|if i|could|might|police|no more work|organ (?:donor|trans)|years ago|started crying|keyboard (?:for|at))/,
    receives: [
      ['You have started.', 'So you started.'],
      ['A beginner, and by choice.', 'A beginner, and you chose it.'],
    ],
    questions: [
      ['meaning', 'Which piece did you begin it for?', 'Which song are you doing it for?'],
      ['example', 'What can your hands do now that is new?', "What can your hands do now that's new?"],
    ],
  },
  {
    id: 'making-choir-joined',
    says: [
      'I went to the choir for the first time and sang alto',
      'joined a choir cos my friend made me and i loved it',
      'At the rehearsal the second row made room for me, and we sang until nine',
    ],
    needs: all(
      r`(?:choir|chorus|singing group|rehearsal|choral)\w*`,
      r`(?:join(?:ed|ing)?|first (?:time|practice|rehearsal|evening)|new\b|started|went along|signed up|made room|went to)\w*`,
      r`(?:sang|sing|choir|loved|alto|soprano|tenor|bass|first|practice)\w*`,
    ),
    unless:
      /\b(?:used to|gave up|stopped|left\b|quit|concert|mouth|my (?:dad|son|daughter|wife|husband|mum|mother)|told|not\b|never|want to|thinking|might|should|could|if\b|after choir|would|she sings|funeral|teacher|started crying|band\b|play\b|solo|hall next|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:join|sang|sing|start))/,
    receives: [
      ['Your voice, in among the others.', 'Your voice, in with all the others.'],
      ['An evening of singing, then.', 'A whole evening of singing, then.'],
    ],
    questions: [
      ['feeling', 'What did it do to you, all that sound at once?', 'What did all that sound do to you?'],
      ['who', 'Who stood beside you?', 'Who was stood next to you?'],
    ],
  },
  {
    id: 'making-choir-only-mouthing',
    says: [
      'In the choir I only move my lips',
      'a teacher told me to just mouth the words and i never sang again',
      'At birthdays I mime the song so that nobody hears me',
    ],
    needs: all(
      r`(?:sing\b|singing|song|choir|sang|hymn|carol|birthdays)\w*`,
      r`(?:move my lips|only move|mouth(?:ing)? (?:it|along|the)|just mouth|mime|miming|lip-?sync|never sang again|pretend(?:ing)? to sing|told me (?:not to|to just|i (?:can'?t|could ?n'?t|cannot)) ?(?:sing|mouth)?|mov(?:e|ing) my (?:lips|mouth)|do ?n'?t (?:really )?sing|never (?:really )?sing)\w*`,
    ),
    unless: /\b(?:my (?:son|daughter)|word of mouth|shut (?:my|your) mouth|in my mouth|loved|karaoke)/,
    receives: [
      ['Your voice stays in where others could hear it.', 'You keep your voice in round other people.'],
      ['So nobody has heard you for a while.', "So no one's heard you in a while."],
    ],
    questions: [
      ['exception', 'Where do you sing when nobody is near?', "Where do you sing when no one's around?"],
      ['when', 'How old is that silence?', 'How long have you been doing that?'],
    ],
  },
  {
    id: 'making-stage-fright-sick',
    says: [
      'I was sick before the performance and then I went on',
      'threw up twice before the gig then walked out and played',
      'I stood shaking in the wings until they called me, and I danced',
    ],
    needs: all(
      r`(?:performance|gig\b|stage|wings|curtain|concert|show\b|recital|play\b|danced?|role\b|audition|solo|premiere|opening night)\w*`,
      r`(?:was sick|threw up|throw up|vomit|puk|shak(?:ing|e)|stomach|trembl|nausea|retch|fear|terrif|sick (?:before|with|from))\w*`,
      r`(?:then (?:i )?(?:went|walked|play|danc|sang|did)|went on|walked out|anyway|and i (?:danced|played|sang|went)|still (?:went|played|did|danced)|called me|played (?:the role|it)|got through)\w*`,
    ),
    unless:
      /\b(?:called off|cancel|stayed (?:at )?home|did ?n'?t go|could ?n'?t (?:go|face)|not go|my (?:son|daughter)|boss|meeting|presentation|fight|sick leave|stairwell|blood|toast|tv show|chemo|drunk|pregnan|played (?:with|dead)|display|early stage|stage (?:one|two|three|four|\d)|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:threw|vomit))/,
    receives: [
      ['Your body said no, and you went out there.', 'Your body said no and you went anyway.'],
      ['Fear and stage, both in one night.', 'The fear and the stage, all in one night.'],
    ],
    questions: [
      ['tried', 'What got you over those last few steps?', 'What got you through the last few steps?'],
      ['when', 'At which point did it let go of you?', 'When did it let go of you?'],
    ],
  },
  {
    id: 'making-cancelled-performance',
    says: [
      'I called off my solo an hour before the concert',
      'told the band i was ill cos i couldnt face going on',
      'My name was in the programme, and I stayed at home out of fright',
    ],
    needs: all(
      r`(?:solo|concert|gig\b|band\b|performance|stage|programme|recital|show\b|play\b|audition|open mic|choir|dance|slam)\w*`,
      r`(?:called (?:it )?off|cancel(?:led|ed)?|told .{0,25}(?:ill|sick)|stayed (?:at )?home|pulled out|backed out|did ?n'?t (?:go on|turn up|show|go)|did not (?:go|turn)|dropped out|bailed|could ?n'?t (?:go on|face)|ran away|missed)\w*`,
      r`(?:fright|fear|afraid|scared|panic|could ?n'?t face|couldnt face|nerve|hour before|minutes before|terrif|anxi|my (?:solo|name))\w*`,
    ),
    unless:
      /\b(?:they cancel|he cancel|she cancel|band cancel|was cancel|got cancel|covid|rain|therap|train|my (?:son|daughter)|husband|then (?:i )?(?:went|played)|anyway|date\b|tv\b|dad never|watch)/,
    receives: [
      ['The stage was there, and you stayed away.', "The stage was there and you weren't."],
      ['Fear had the last word that night.', 'The fear won that night.'],
    ],
    questions: [
      ['worst', 'Which moment up there did you see coming?', 'What bit up there were you picturing?'],
      ['next', 'How did that evening go on for you?', 'What was the rest of that night like?'],
    ],
  },
  {
    id: 'making-lost-my-place-on-stage',
    says: [
      'In the middle of the piece I did not know how it went on',
      'forgot my lines in the play and everyone saw',
      'At the recital I stopped, began again and stopped at the same bar',
    ],
    needs: all(
      r`(?:piece|play\b|recital|stage|sonata|concert|performance|solo|lines\b|song|audience|hall\b|theatre|gig\b|dance)\w*`,
      r`(?:forgot (?:my|the) (?:lines|words|lyrics|notes|steps|chords|part)|not know (?:how it|the next|what|where)|stopped|blank|went wrong|lost my place|began again|next note|froze|broke off|got lost|same bar|memory)\w*`,
      r`(?:middle|everyone saw|halfway|lines|bar\b|on stage|recital|fingers|audience|hall waited|in front of|play\b|performance|concert|lyrics)\w*`,
    ),
    unless:
      /\b(?:my (?:son|daughter)|exam|interview|meeting|piece of (?:me|paper|cake|mind|work|bread)|work|telephone lines|hall ?way|stopped (?:playing|going|drinking|singing)|school hall|board games?|video|a game|boss|car\b|bar (?:and|with|on|in|last|near)|ambulance|hips|peace|breast)/,
    receives: [
      ['It broke off, with everybody listening.', 'It just went, with everyone watching.'],
      ['A few seconds can be very wide up there.', 'A few seconds is ages up there.'],
    ],
    questions: [
      ['open', 'How did it go on from there?', "How'd it carry on from there?"],
      ['thought', 'What do you suppose the people heard?', 'What do you think people actually noticed?'],
    ],
  },
  {
    id: 'making-concert-went-well',
    says: [
      'The concert went well and my mother stood up to clap',
      'we played our first gig and people danced',
      'I took my bow and did not want to leave the stage',
    ],
    needs: all(
      r`(?:concert|gig\b|recital|bow\b|stage|performance|show\b|our play|solo|premiere|choir|dance show)\w*`,
      r`(?:went (?:really |so |very )?(?:well|great|good|brilliantly)|clap|people danced|stood up|applau|did not want to leave|encore|loved it|ovation|cheer|amazing|brilliant|great|best)\w*`,
      r`(?:i\b|my\b|we\b|our\b)\w*`,
      r`(?:played|sang|danced|performed|our first|concert|bow\b|solo|recital|stage|gig)\w*`,
    ),
    unless:
      /\b(?:(?:never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|my (?:son|daughter|kid)'?s|i went to|we went to (?:a|the) (?:concert|gig)|tickets|tomorrow|next|hope|if\b|used to|would|watched|tv\b|he (?:played|sang)|she (?:played|sang)|before|years ago|sick|threw up|shak|last gig|elbow|rainbow|stage (?:one|two|\d)|going great|free concerts|taylor|in the (?:crowd|audience)|slipped|my ex\b|girls|son'?s|daughter'?s|kids'?|clapped like)/,
    receives: [
      ['It went well up there.', 'That went well up there.'],
      ['All those rehearsals, and then that.', 'All that practice, and then that.'],
    ],
    questions: [
      ['example', 'Which minute of it would you play again?', 'Which minute of it would you do again?'],
      ['who', 'Whose face did you look for?', 'Who did you look for out there?'],
    ],
  },
  {
    id: 'making-lost-place-in-orchestra',
    says: [
      'I lost my chair in the orchestra to someone younger',
      'been moved to second violins after 20 years',
      'The conductor gave my solo to the new one',
    ],
    needs: all(
      r`(?:orchestra|second violins|first violins|band\b|principal|my solo|choir|quartet|ensemble|lead role|my part\b)\w*`,
      r`(?:younger|moved (?:to|down)|gave my|took my (?:seat|chair|part|place)|in my seat|lost my (?:chair|seat|place|part)|replaced|new (?:one|girl|guy)|demoted|second violins|someone else)\w*`,
    ),
    unless:
      /\b(?:head ?band|rubber band|husband|gastric|school principal|took part|lost my part(?:ner)?|principal (?:called|said))/,
    receives: [
      ['A place you held, and it was moved.', 'You had your place and they moved it.'],
      ['You still know how it goes.', 'You still know exactly how it goes.'],
    ],
    questions: [
      ['when', 'How were you told?', "How'd they tell you?"],
      ['meaning', 'Which bars did you think of as yours?', 'Which bit felt like yours?'],
    ],
  },
  {
    id: 'making-sport-over-injury',
    says: [
      'My knee is finished and the doctor says no more running',
      'did my acl, thats football over for me',
      'The surgeon was clear about my shoulder, so I gave my racket away',
    ],
    needs: all(
      r`(?:knee|acl\b|shoulder|back\b|ankle|hip\b|achilles|injur|surgeon|doctor|cruciate|cartilage|tendon|physio)\w*`,
      r`(?:football|running|run\b|racket|tennis|rugby|sport|training|dance|dancing|marathon|skiing|climb|hockey|basketball|netball|gym|play(?:ing)?\b|cycling)\w*`,
      r`(?:no more|finished|over for me|gave (?:my|up|away)|never (?:run|play|dance|again)|that'?s (?:it|football)|thats|can'?t (?:run|play|dance)|cant (?:run|play|dance)|cannot (?:run|play|dance)|career (?:is )?over|had to (?:stop|give)|end of|not be able|is over|done\b)\w*`,
    ),
    unless:
      /\b(?:back (?:to|in|at|from|home)|came back|go back|my (?:son|daughter|husband|wife|brother|dad|father)|behind my back|play(?:ing)? (?:with (?:me|him|her|my)|games)|run away|ran away|running (?:late|away|out|from)|finished work|call(?:ed)? back|gave up my job|weeks off|guitar|piano|my back to|surgeon'?s? (?:game)|run out)/,
    receives: [
      ['The body has said no to it.', "Your body's said no to it."],
      ['It is over, and you did not choose that.', "It's over, and you didn't pick that."],
    ],
    questions: [
      [
        'meaning',
        'What did it give you that nothing else does?',
        "What'd it give you that nothing else does?",
      ],
      ['example', 'Which day of it would you keep?', 'Which day of it would you keep forever?'],
    ],
  },
  {
    id: 'making-missed-the-penalty',
    says: [
      'We lost in the last minute because I missed the penalty',
      'let in the stupidest goal in the final and i see it every night',
      'The whole hall went quiet when my last shot hit the rim',
    ],
    needs: all(
      r`(?:penalty|goal\b|shot\b|match|final\b|rim\b|free kick|last minute|basket|try\b|catch|serve|match point|pitch)\w*`,
      r`(?:missed|let in|hit the (?:rim|post|bar)|over the bar|lost (?:it|us the)|own goal|dropped (?:it|the)|cost us|went wide|fluffed|fumbled|put it)\w*`,
      r`(?:penalty|goal\b|shot hit|winning shot|match|final|hall went quiet|game\b|team\b|pitch)\w*`,
    ),
    unless:
      /\b(?:missed (?:him|her|my|you|the (?:match|game|bus|final|goal post|days))|my (?:son|daughter)|vaccine|flu shot|my goals?\b|goal is|life goal|final (?:exam|year|straw|draft)|bet\b|betting|gambl|weight|money|chess|shot of|video game|online|lost (?:a|the) (?:match|game)? ?bet|watched|on tv|he missed|she missed|deadline|pitch (?:meeting|black))/,
    receives: [
      ['One second, out of a whole match.', 'One second out of a whole game.'],
      ['It happened with everybody watching.', 'And everyone was watching.'],
    ],
    questions: [
      ['open', 'What did the others say to you afterwards?', 'What did the others say to you after?'],
      [
        'exception',
        'Which minute of that match did you play well?',
        'Which bit of the game did you play well?',
      ],
    ],
  },
  {
    id: 'making-dropped-from-team',
    says: [
      'I was not on the team sheet, for the first time in six years',
      'got dropped to the bench and my dad came to watch me sit',
      'The coach read out the names for Saturday, and mine did not come',
    ],
    needs: all(
      r`(?:team(?: sheet)?|bench|coach|squad|line-?up|starting (?:eleven|xi|five)|first eleven|selection|roster)\w*`,
      r`(?:not on (?:the|it)|drop(?:ped)?|did not come|did ?n'?t (?:come|pick|make|play)|cut\b|not (?:picked|chosen|selected)|on the bench|to the bench|left (?:me )?out|without me|taken off|benched|sit(?:ting)? on the)\w*`,
      r`(?:coach|bench|squad|team sheet|line-?up|football|hockey|match|rugby|basketball|netball|saturday|selection|starting)\w*`,
    ),
    unless:
      /\b(?:park bench|bench (?:in|at|by|outside)|work(?:bench)?\b|my (?:son|daughter|kid)|boss|manager|job|care ?home|life coach|garden|drop(?:ped)? (?:in|by|me off|him|her|off|out)|therap|meeting|project|press|sun|coat)/,
    receives: [
      ['The team was picked without you.', 'They picked the team without you.'],
      ['You would have played.', "You would've played."],
    ],
    questions: [
      ['who', 'Who noticed that you were not among them?', "Who noticed you weren't in it?"],
      ['open', 'What reason did the coach give?', 'What did the coach say about it?'],
    ],
  },
  {
    id: 'making-first-race-done',
    says: [
      'Five kilometres, and I ran every one of them',
      'did my first 10k today, came last but i did it',
      'I swam right across the lake and sat on the other shore',
    ],
    needs: all(
      r`(?:\d+ ?k\b|kilomet(?:re|er)s?|marathon|park ?run|race\b|mile\b|miles\b|swam|triathlon|lengths|5k|10k|couch to)\w*`,
      r`(?:without stopping|first\b|did\b|finished|completed|ran\b|swam|came last|right across|whole|all the way|never walked|for the first time|managed)\w*`,
      r`(?:ran\b|run\b|swam|marathon|race\b|stopping|10k|5k|did my|km\b|kilomet)\w*`,
    ),
    unless:
      /\b(?:did ?n'?t|not\b|used to|my (?:son|daughter|husband|dad|wife)|rat race|run away|ran away|tomorrow|next|sign(?:ed)? up|training for|drive|drove|debt|salary|£|\$|per hour|in (?:credit|savings)|will\b|want to|injur|miles away|miles from|from here|mind|bike|horse|if i|before|human race|bus\b|years ago|walk home|cost|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:ran|run|swam|finish|complet|did))/,
    receives: [
      ['You went all the way.', 'You went the whole way.'],
      ['The whole distance, on your own strength.', 'The whole thing, under your own steam.'],
    ],
    questions: [
      ['tried', 'At which point did it nearly end early?', 'Where did you nearly stop?'],
      ['who', 'Who was there at the other end?', 'Who was there at the end?'],
    ],
  },
  {
    id: 'making-gym-mirrors',
    says: [
      'I left the gym after ten minutes because everyone looked so sure',
      'first time at the gym and i hid on the treadmill',
      'I paid for the gym, went once and could not bear the mirrors',
    ],
    needs: all(
      r`(?:\bgym\b|fitness (?:class|studio|centre)|weights room|treadmill|zumba|spin class|yoga studio)\w*`,
      r`(?:left after|hid\b|hide|mirrors?|everyone (?:looked|else|looks|was)|once and|could not bear|could ?n'?t (?:bear|face|go)|first time|ten minutes|star(?:e|ing)|watch(?:ed|ing) me|felt (?:fat|stupid|out of place|watched|lost)|walked out|never (?:went|been) back|paid for|embarrass)\w*`,
    ),
    unless:
      /\b(?:fee goes|used to go|standing order|cancel|ex\b|met him|met her|love the gym|every day|five times|three hours|steroid|weigh myself|school gym|jim\b|changed the lights|my (?:husband|wife|son|boyfriend)|no(?:body| one) (?:looked|cared|stared)|been twice|since january|loved it|proud)/,
    receives: [
      ['A room full of people who know the way.', "A room full of people who know what they're doing."],
      ['You went in there.', 'You did go in.'],
    ],
    questions: [
      ['thought', 'What do you imagine they saw?', 'What do you reckon they saw?'],
      [
        'need',
        'What would make that room a bit easier to enter?',
        "What'd make that place easier to walk into?",
      ],
    ],
  },
  {
    id: 'making-first-tomatoes',
    says: [
      'I have picked the first tomatoes on my balcony',
      'grew a courgette, its tiny but its MINE',
      'The beans I planted in May are on the table tonight',
    ],
    needs: all(
      r`(?:tomato|courgette|zucchini|beans|strawberr|cucumber|pumpkin|potato|carrot|lettuce|peas\b|herbs|chil(?:l)?i|pepper|sukuma|kale|raspberr|apples?|spinach|radish|seed|crop)\w*`,
      r`(?:picked|grew|grow(?:n)?\b|planted|ripe|first\b|from (?:my|our|the) (?:garden|balcony|allotment|plot|shamba)|harvest|ate the first|sprout)\w*`,
      r`(?:balcony|planted|grew|grown|ripe|first (?:tomato|handful|bean|straw|pick|crop|courg)|garden|allotment|mine\b|harvest|shamba|picked the)\w*`,
    ),
    unless:
      /\b(?:rot|died|dead|lost|bought|shop|supermarket|market|supper|next door|peeled|picked (?:a fight|me|up|him|her|at)|apple (?:watch|pie|cake|juice)|not\b|never|used to|pepper spray|my mother'?s garden|someone else|strangers|dig|seeds? of doubt|slugs|couch potato|adam|eve\b|childhood|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:grew|pick|plant))/,
    receives: [
      ['Something you planted is ready to eat.', 'Something you grew, and you can eat it.'],
      ['You put it in the earth yourself.', 'You stuck it in the soil yourself.'],
    ],
    questions: [
      ['example', 'What became of the first one?', "What'd you do with the first one?"],
      ['meaning', 'Who showed you how to grow things?', 'Who got you into growing stuff?'],
    ],
  },
  {
    id: 'making-garden-overgrown',
    says: [
      'My garden has run wild since spring and I do not look out any more',
      'weeds up to my knees and i cant face the back door',
      'The beds are all nettles now, I keep the blind down',
    ],
    needs: all(
      r`(?:garden|weeds|beds? (?:is|are)|lawn|grass|nettles|hedge|back door|yard|allotment|brambles)\w*`,
      r`(?:wild|overgrown|weeds|up to my|nettles|jungle|can'?t face|cant face|not (?:look|touched|mown|mowed)|have ?n'?t (?:touched|mown|mowed|been)|keep the blind|grown over|let (?:it|the garden) go|neglect|mess)\w*`,
      r`(?:garden|weeds|nettles|lawn|grass|hedge|brambles)\w*`,
    ),
    unless:
      /\b(?:neighbour'?s|kindergarten|garden centre|smok|weed (?:every|a|to)|love|wild(?:life|flower)|meadow|work as|next door|bit of weed|beer|flat\b|grass roots|school)/,
    receives: [
      ['It grows, whether you look or not.', 'It keeps growing whether you look or not.'],
      ['You would rather not look at it just now.', "You'd rather not look at it right now."],
    ],
    questions: [
      ['when', 'What was it like in a good year?', "What'd it look like in a good year?"],
      ['next', 'Which square metre would you start on?', 'Which bit would you start on?'],
    ],
  },
  {
    id: 'making-allotment-lost',
    says: [
      'They are giving my allotment to the next on the list',
      'lost my plot cos i was ill too long, someones digging up my rhubarb',
      'The garden went with the house, strangers pick my raspberries now',
    ],
    needs: all(
      r`(?:allotment|plot\b|garden|raspberr|rhubarb|vegetable patch|shamba|my roses|my (?:beds|greenhouse))\w*`,
      r`(?:giving (?:my|it|the)|lost\b|someone'?s (?:digging|got)|strangers|went with the house|give (?:it |them )?up|had to (?:give|leave|sell)|taken (?:away|from|off)|other (?:folk|people)|sold|new (?:owners|people|tenants)|next on the list|took (?:it|my) (?:away|back)|built (?:on|over))\w*`,
    ),
    unless:
      /\b(?:lost the plot|lost my (?:job|mum|dad|husband|wife|dog|temper|ring|keys)|for my|died|sold (?:eggs|flowers|tomatoes)|story|book|film|wild|weeds|kindergarten|married|grew up|childhood)/,
    receives: [
      ['What you planted is in other hands.', 'Someone else has got what you planted.'],
      ['You knew that bit of ground.', 'You knew that patch of ground.'],
    ],
    questions: [
      ['meaning', 'What grew best there?', 'What did best there?'],
      ['want', 'What would you dig up and take, if you could?', 'What would you dig up and take with you?'],
    ],
  },
  {
    id: 'making-plant-died',
    says: [
      "My mother's orchid has died on my windowsill",
      'i killed the plant my ex gave me, forgot to water it',
      'The lemon tree I brought through six winters has dropped its last leaf',
    ],
    needs: all(
      r`(?:plant\b|orchid|tree\b|cactus|fern|rose\b|basil|bonsai|ficus|succulent|lemon|geranium|plants\b|aloe|ivy|peace lily)\w*`,
      r`(?:died|dead|killed|dying|dropped its last|withered|forgot to water|gave up|rotted|did ?n'?t survive|lost its|dried (?:up|out))\w*`,
      r`(?:plant|orchid|windowsill|water|leaf|leaves|tree|cactus|fern|ficus|bonsai|basil|lily|pot\b)\w*`,
    ),
    unless:
      /\b(?:planted|factory|family tree|christmas tree|closing|power plant|implant|transplant|hanged|treat|when (?:he|she|my|dad|mum) died|dad died|mum died|father died|mother died|husband died|he died|she died|died (?:in|last|when)|crash|hit a tree|under (?:the|a) tree|i (?:planted|watered)|dead (?:dad|mum|mother|father|husband|wife)|gave up (?:my|work|drink)|sit|pepper plant|dying (?:of|to))/,
    receives: [
      ['It was only a plant, and not only a plant.', "It's just a plant and also it isn't."],
      ['It had been there all that time.', "It'd been there all that time."],
    ],
    questions: [
      ['meaning', 'Who or what did that plant stand for?', 'Who or what did that plant remind you of?'],
      ['when', 'When did you see that it was going?', 'When did you notice it was going?'],
    ],
  },
  {
    id: 'making-cooking-for-one',
    says: [
      'I cook for one and throw half of it away',
      'made a whole lasagne then remembered its just me',
      'I still lay two plates before I notice',
    ],
    needs: all(
      r`(?:cook(?:ed|s|ing)?\b|lasagne|soup|stew|meal|plates?\b|dinner|pot\b|roast|chops?\b|food|rice|supper|ugali|portion)\w*`,
      r`(?:for (?:one|two|five|four)|one person|just me|throw half|two plates|two portions|too much|halve|for myself|only me|on my own|alone|leftovers)\w*`,
      r`(?:since (?:he|she)|remember(?:ed)?|still|throw|before i notice|again|moved out|forgot|worst|only|habit|hate|just me|half)\w*`,
      r`(?:i\b|im\b|i'?m|one\b|me\b|cook)\w*`,
    ),
    unless:
      /\b(?:weight|diet|kids|children|binge|diabet|meal plan|purg|calor|pot (?:every|smok)|smok|guests|hungry|restaurant|for two people|hours|they|my (?:husband|wife|mum|mother|son|daughter) (?:cook|does|makes|never|is)|drink too much|for two (?:years|months|weeks|days)|number ?plate|four (?:years|hours)|hidden|he cooks|she cooks|too much for (?:me|him|her)|work|washed|ashamed|fast(?:ing)?|sick|eldest|youngest|son\b|daughter)/,
    receives: [
      ['The kitchen still counts more than one.', "Your kitchen still thinks it's feeding more."],
      ['Cooking for one is its own arithmetic.', 'Cooking for one is its own kinda maths.'],
    ],
    questions: [
      ['want', 'Who would be sitting there, if you could choose?', "Who'd be sat there, if you could pick?"],
      ['exception', 'Which meal is good for one?', "What's actually a good meal for one?"],
    ],
  },
  {
    id: 'making-bread-worked',
    says: [
      'My first loaf of bread came out properly',
      'made sourdough and it actually rose!! crying',
      'The apple cake rose, and the whole flat smells of it',
    ],
    needs: all(
      r`(?:bread|loaf|sourdough|cake|chapati|mandazi|scones?|pie\b|dough|buns?\b|bagels|croissant|brownies|cookies|biscuits|pastry|muffins)\w*`,
      r`(?:rose\b|came out|worked|turned out|properly|perfect|smells|actually rose|delicious|success|at last)\w*`,
      r`(?:my\b|i\b|made|flat smells|the whole)\w*`,
      r`(?:rose\b|came out (?:properly|perfect|well|great|good|right|beautif)|turned out (?:well|great|perfect|good|fine|nice|right)|actually worked|worked!|perfect|smells of it)\w*`,
    ),
    unless:
      /\b(?:did(?:n'?t| not)|not\b|never|wrong|stale|burn(?:t|ed)|shop|bought|flat as|her recipe|grandm|perfect(?:ionis| mother| wife| husband| daughter| family| life)|birthday|came out (?:as|to|of)|sell|my wedding|hers\b|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:made|bak|cook))/,
    receives: [
      ['It came out as it should.', 'It came out right!'],
      ['A warm kitchen, and something you made.', 'A warm kitchen and something you made.'],
    ],
    questions: [
      ['who', 'Who got the first slice?', 'Who got the first bit?'],
      ['tried', 'How many went wrong before this one?', 'How many went wrong before that one?'],
    ],
  },
  {
    id: 'making-her-recipe-not-the-same',
    says: [
      "I made my grandmother's dumplings and they did not taste like hers",
      'cooked mums curry after the funeral and it came out wrong',
      'I followed her recipe to the gram, and something was missing in the soup',
    ],
    needs: all(
      r`(?:recipe|dumplings|curry|soup|strudel|stew|cake|pie\b|bread|biryani|pilau|sauce|like (?:hers|his|she|mum|mam|gran|nan|mother|dad)|harira|pierogi|chapati|jollof|kitchen)\w*`,
      r`(?:(?:mother|mum\b|mum's|mums\b|mom\b|mom's|mam\b|father|dad\b|dad's|dads|gran\b|gran's|grans|nan\b|nan's|nans|nana|grandma|grandmother|granny|grandfather|grandad|grandpa|aunt|auntie|sister|brother|wife|husband|uncle|late \w+|her\b|his\b|hers\b)|hers)\w*`,
      r`(?:did(?:n'?t| not) taste|not taste|came out wrong|not (?:hers|the same|like|right)|was ?n'?t (?:hers|the same|like|right)|something (?:was )?(?:missing|wrong)|can'?t (?:make|get it)|cant (?:make|get it)|never (?:tastes|the same|right)|different|tastes? wrong|what i can'?t do|does ?n'?t taste|do ?n'?t taste|not quite)\w*`,
      r`(?:made|make|cook|follow|recipe|taste|wrote|tried|did everything)\w*`,
    ),
    unless:
      /\b(?:restaurant|she hated|husband'?s mother|eat any|lost (?:my|the) taste|not eat|did ?n'?t eat|covid|they hardly|guests|ordered pizza|kitchen (?:table|floor|tiles)|mother-in-law|argument)/,
    receives: [
      ['Near, and not the same.', 'Close, but not quite it.'],
      ['Some of it was never on the paper.', 'Some of it never got written down.'],
    ],
    questions: [
      [
        'example',
        'What did {their} hands know that stands in no recipe?',
        "What did {their} hands know that's in no recipe?",
      ],
      ['who', 'Who else would know that taste?', 'Who else would know that taste if they had it?'],
    ],
  },
  {
    id: 'making-guests-left-the-food',
    says: [
      'I cooked all day and they hardly ate',
      'made a roast for his family and they ordered pizza after',
      'The dish I was proud of went home with me in the same pot, full',
    ],
    needs: all(
      r`(?:cook(?:ed|ing)?|roast|dish\b|food|meal|dinner|baked|made (?:a|the|dinner|lunch)|cake)\w*`,
      r`(?:hardly (?:ate|touch)|ordered pizza|untouched|still full|full\b|did(?:n'?t| not) (?:eat|touch|like|finish)|barely (?:ate|touched)|nobody (?:ate|touched|came)|no one (?:ate|touched|came)|pushed (?:it|the food) around|left (?:it|most|everything|their|half)|takeaway|mcdonald|threw it|went home with me|who was ?n'?t there|hardly any(?:one|body)|no(?:body| one) (?:liked|wanted|had)|(?:barely|hardly) any)\w*`,
      r`(?:they|his family|guests|everyone|family|nobody|no one|kids|children|husband|he\b|she\b|dish i was proud|in-laws|people|friends|party)\w*`,
      r`(?:i (?:cooked|made|baked)|all day|hours|made a|i was proud|my (?:food|dish|cake|cooking)|cooked|the cake)\w*`,
    ),
    unless:
      /\b(?:i (?:hardly|barely|did ?n'?t|did not|have ?n'?t|can'?t) (?:eat|ate|touch|cook)|not (?:eaten|hungry)|shop|wedding cake|restaurant|lunch without|eating disorder|weight|i ate|cooked for two|my mother (?:cooked|made)|full of|full time|full of|left me|left him|left her|throw|binge|moved out|drunk|i (?:left|threw))/,
    receives: [
      ["A whole day's cooking, and it stayed on the plates.", 'All that cooking and it just sat there.'],
      ['You had wanted it to be good.', 'You really wanted it to be good.'],
    ],
    questions: [
      ['open', 'What did anybody say about the food?', 'What did anyone say about the food?'],
      ['who', 'Whose plate did you keep an eye on?', 'Whose plate did you keep checking?'],
    ],
  },
  {
    id: 'making-mended-it-myself',
    says: [
      'I repaired the lamp myself and it works',
      'fixed my bike with a video, im basically an engineer',
      "My grandfather's watch is ticking again, I did it at the kitchen table",
    ],
    needs: all(
      r`(?:repair(?:ed)?|fixed|mend(?:ed)?|changed the (?:belt|tyre|tap|fuse|washer|bulb|chain|battery)|ticking again|spins again|works again|replaced the|sewed|soldered)\w*`,
      r`(?:myself|by myself|with a video|youtube|on my own|i did it|ticking again|i (?:repaired|fixed|mended|changed)|fixed my|it works)\w*`,
      r`(?:lamp|bike|watch\b|machine|tap\b|toaster|chair|door|car\b|radio|sink|boiler|toilet|phone|laptop|clock|shelf|fence|roof|zip|engine|window|washing|cupboard|kettle|drawer|gate|dress|jacket)\w*`,
    ),
    unless:
      /\b(?:fix (?:myself|me|him|her|us)|fixed (?:me|him|her)|not\b|never|can'?t|cant|could ?n'?t|he (?:fixed|repaired|mended)|she (?:fixed|repaired|mended)|husband|customer|client|get it|have to|needs|get (?:my|the)|paid|dad (?:fixed|repaired|mended)|father (?:fixed|repaired)|guy|mechanic|landlord|stares?|used to|door (?:he|punched)|fight|after (?:he|i) (?:broke|smash|punch)|watch(?:ed|ing) |fixed (?:on|at)|fixed it for|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:fix|repair|mend|chang|replac))/,
    receives: [
      ['You mended it yourself.', 'You fixed it yourself!'],
      ['It works again, and your hands did it.', 'It works again, and you did that.'],
    ],
    questions: [
      ['tried', 'Which part of it nearly beat you?', 'Which bit nearly beat you?'],
      ['who', 'Who would you like to show it to?', 'Who do you wanna show it to?'],
    ],
  },
  {
    id: 'making-broke-something-dear',
    says: [
      'I broke the cup my mother always drank from',
      'dropped grandmas favourite vase and now its in bits',
      'I washed it too hot, and the jumper he knitted me fits a doll now',
    ],
    needs: all(
      r`(?:broke\b|dropped|smashed|shattered|in bits|washed (?:it|the)? ?.{0,15}too hot|shrunk|shrank|cracked|ruined|tore\b|lost\b|chipped|broken)\w*`,
      r`(?:cup\b|vase|mug|plate|jumper|sweater|bowl|teapot|ring\b|necklace|watch\b|glass(?:es)?\b|ornament|photo|frame|jug|saucer|figurine|scarf|brooch|record\b|locket|earring|clock|radio)\w*`,
      r`(?:my (?:late |dead )?(?:mother|mum|mom|mam|dad|father|gran|nan|nana|grandma|grandmother|granny|grandad|grandfather|husband|wife|sister|brother|aunt|uncle)|grandma'?s|grandmas|he (?:knitted|gave|made)|she (?:knitted|gave|made)|(?:mum|dad|mother|father|gran|nan|granny)'?s|favou?rite)\w*`,
      r`(?:i\b|dropped|broke|my hand)\w*`,
    ),
    unless:
      /\b(?:(?:he|she|husband|wife|son|daughter|kids?|cat|dog|dad|mum|father|mother|brother|sister|they) (?:\w+ )?(?:broke|dropped|smashed|threw|shattered|lost|sold)|threw|heart|engagement|broke (?:up|down|in|into|off|his|her|my (?:leg|arm|heart|hip|wrist|back))|lost my (?:mum|mother|dad|father|husband|wife|sister|brother|job|gran|nan)|lost (?:him|her|weight|touch|count)|off the|wine|drop(?:ped)? (?:me|him|her|out|by|in|off)|number plate|dropped (?:a )?(?:dead|kids)|found|still|plate at|hers)/,
    receives: [
      ['Only a thing, until it is that one.', "It's just a thing, till it's that one."],
      ['There is only one of it.', 'There was only one of it.'],
    ],
    questions: [
      [
        'meaning',
        'What came with that thing, every time you used it?',
        'What came with it every time you used it?',
      ],
      ['next', 'Where have you put what is left?', "Where've you put what's left of it?"],
    ],
  },
  {
    id: 'making-room-half-painted',
    says: [
      'The wall has been half blue since the autumn',
      'started doing up the spare room in march and the paint tins are still out',
      'We tore out the kitchen ourselves and have cooked on a camping stove since',
    ],
    needs: all(
      r`(?:wall\b|walls\b|room\b|kitchen|hallway|bathroom|hall\b|house|floor|ceiling|renovation|paint tins|plaster|tiles|extension)\w*`,
      r`(?:half (?:blue|painted|done|finished|tiled|papered|built)|half-(?:painted|done|finished)|paint tins|bare plaster|bare (?:wires|walls|concrete)|unfinished|tore out|still out|camping stove|never finish|not finished|doing up|building site|stopped halfway|only one (?:wall|side)|without a (?:kitchen|ceiling|door))\w*`,
      r`(?:since|year|month|still|autumn|spring|march|summer|winter|ago|every day|never)\w*`,
    ),
    unless:
      /\b(?:landlord|school|neighbour'?s|hospital|therap|plaster cast|my leg|arm\b|church hall|boss|sister'?s)/,
    receives: [
      ['It stands there half done, every day.', "It's sat there half done, every day."],
      ['You live in the middle of it.', "You're living in the middle of it."],
    ],
    questions: [
      ['when', 'What was going on when the work stopped?', 'What was going on when it stopped?'],
      ['want', 'How did it look in your head, finished?', "What'd it look like in your head, finished?"],
    ],
  },
  {
    id: 'making-knitting-for-someone-gone',
    says: [
      'I had begun a scarf for a friend who no longer speaks to me',
      'crocheting a blanket for my nan and she died before i finished',
      'The sleeves of his jumper are done, and we have parted',
    ],
    needs: all(
      r`(?:knit|crochet|scarf|blanket|jumper|sweater|quilt|sleeves|sew(?:ing|n)?|wool|socks|cardigan|embroider)\w*`,
      r`(?:for (?:a|my|him|her|the)|begun|half(?:way)?|never finish|before i finished|unfinished|still on the needles|sleeves|was (?:making|knitting)|were for)\w*`,
      r`(?:no longer|died|passed away|parted|broke up|split|left me|before (?:he|she|it)|gone|miscarr|does ?n'?t speak|not speak|stopped talking)\w*`,
    ),
    unless:
      /\b(?:covered me|he knitted|she knitted|washed|shrunk|smell|wore|bought|grandma (?:made|knit)|mum (?:made|knit)|she made|under (?:a|the) blanket|moths|scared|wrapped|found|love it)/,
    receives: [
      ['It was meant for somebody.', 'It was meant for someone.'],
      ['The wool is still here.', "The wool's still here."],
    ],
    questions: [
      ['want', 'What should become of it now?', 'What do you want to happen to it now?'],
      [
        'thought',
        'What did you think of, row after row, back then?',
        'What did you think about while making it?',
      ],
    ],
  },
  {
    id: 'making-hobby-given-up',
    says: [
      'I gave up dancing when the children came and never went back',
      'sold my camera and told everyone i was over it',
      'The climbing rope hangs in the garage, from another life of mine',
    ],
    needs: all(
      r`(?:danc(?:e|ing)|camera|photograph|climb|judo|football|sing(?:ing)?|horse|riding|swim|chess|rugby|tennis|painting|guitar|piano|music|karate|hiking|running|rope|sport|hobby|hobbies|ballet|gymnast|choir|garden|fish(?:ing)?|cycling|surf|sail|skat|fenc|band\b|act(?:ing)|theatre|knit|draw)\w*`,
      r`(?:gave (?:it |that )?up|never went back|sold my|stopped|used to|another life|no longer|quit|packed it in|no time|hang(?:s)? in the|given up|have ?n'?t (?:danced|played|sung|climbed|swum|ridden|painted|drawn)|over it\b)\w*`,
      r`(?:children|kids|baby|job|work|never|any ?more|sold|since|years|another life|over it|but|then|life|now)\w*`,
      r`(?:gave up|given up|never went back|sold my (?:camera|kit|guitar|horse|bike|board|racket|boots|piano)|used to (?:dance|sing|play|do|climb|ride|swim|paint|draw|run|fence|act|skate|surf|fish|box|row|write|take)|stopped (?:dancing|singing|playing|climbing|riding|swimming|painting|drawing|running)|another life|have ?n'?t (?:danced|played|sung|climbed|swum|ridden|painted|drawn)|quit (?:dancing|football|the band|singing|playing))\w*`,
    ),
    unless:
      /\b(?:gave up (?:on|drink|smok|my job|my seat|hope|trying|work|everything|talking|asking|dairy|meat)|used to (?:dance|sing|play|run) (?:around|to me|with (?:me|him|her|us|my)|away|from|into|out|the house|a|errands|him|her|it|us)|when we|we used to|he used|she used|my (?:dad|father|mum|mother|husband|wife|son|daughter) (?:used|gave|sold)|together|used to (?:do (?:it|that|this|the|my|everything|all|a)|take (?:me|him|her|it|the|my|them))|injur|knee|died|invoices|back (?:to|into) it|again|picked up|cried|him\b|smoke|steal|drink|play (?:it )?(?:cool|dead|tricks)|passed away|since my|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:gave|sold|stopp|quit))/,
    receives: [
      ['There was a you who did that.', 'There was a you that did that.'],
      ['You put it down, and it is not forgotten.', "You dropped it, but you've not forgotten it."],
    ],
    questions: [
      ['when', 'What was the last time like?', 'When was the last time?'],
      ['want', 'Which part of it do you miss in your hands?', 'Which bit do you actually miss?'],
    ],
  },
  {
    id: 'making-hobby-begun-again',
    says: [
      'I went back to fencing after fifteen years',
      'picked up my old flute and i can still do it??',
      'I took the sewing machine out of the cupboard after ages, and it runs',
    ],
    needs: all(
      r`(?:went back to|picked up (?:my|the)|again|took .{0,25}out of the (?:cupboard|attic|case|drawer)|back (?:at|in|on) (?:my|the)|restarted|returned to|dusted off|first time in)\w*`,
      r`(?:flute|fencing|sewing machine|guitar|piano|violin|danc(?:e|ing)|draw(?:ing)?\b|drew|paint|knit|choir|judo|swim|pottery|writing|horse|climb|chess|football|cello|trumpet|sing(?:ing)?|camera|photograph|crochet|tennis|skat|drums?|sketch|running)\w*`,
      r`(?:after (?:\w+ )?(?:\w+ )?(?:years|ages|decades|months|weeks)|first time in|can still|years|ages|it runs|since)\w*`,
      r`(?:went back to|picked up|out of the (?:cupboard|attic|case|drawer|loft)|after (?:\w+ )?(?:\w+ )?(?:years|ages|decades)|first time in|can still|returned to|restarted|dusted off|again after|started .{0,30}again|first time in (?:months|years|ages|weeks))\w*`,
    ),
    unless:
      /\b(?:not\b|never|can'?t|cant|want to|should|maybe|might|could|if i|died|funeral|drink(?:ing)?|smok|phone again|my (?:son|daughter|husband|wife|dad)|his\b|hers?\b|running (?:late|away|out|from)|writing to|camera (?:on|off|in)|swimming in|try|would|scared|used to|clinic|smell|paint tins|cried|scream|fight|saw (?:him|her)|cold sweat|when he|when she|draw (?:blood|breath)|drew (?:blood|breath))/,
    receives: [
      ['After all that time, your hands were back at it.', "After all that time, you're back at it."],
      ['Something stayed, all those years.', 'Some of it never left.'],
    ],
    questions: [
      ['example', 'What came back first?', 'What came back to you first?'],
      ['tried', 'What made you reach for it just now?', 'What made you go for it now?'],
    ],
  },
  {
    id: 'making-built-it-with-child',
    says: [
      'We built a birdhouse together, my daughter and I, and it leans',
      'my kid and me made a cake and there was flour on the ceiling',
      'He drew the plan, I held the ladder, and now my son has a swing',
    ],
    needs: all(
      r`(?:(?:son\b|sons\b|son's|daughter|kid\b|kids|child|boy\b|boys\b|girl\b|girls\b|little one|toddler|baby|grandson|granddaughter|grandchild|teenager|teen\b|youngest|eldest|oldest|twins|nephew|niece|(?:five|six|seven|eight|nine|ten)-year-old))\w*`,
      r`(?:built|build|made|baked|birdhouse|treehouse|tree house|swing|cake|den\b|kite|lego|model|hammered|painted|cookies|bookshelf|snowman|sandcastle|raft|go-?kart|bench)\w*`,
      r`(?:together|we (?:built|made|baked|painted)|my (?:son|daughter|kid|boy|girl|grandson|granddaughter|nephew|niece) and (?:i|me)|and (?:i|me)\b|me and my|i sawed|i held|helped|with my|us\b)\w*`,
      r`(?:birdhouse|treehouse|tree house|swing|cake|den\b|kite|lego|model|bench|cookies|bread|biscuits|snowman|sandcastle|raft|kart|shelf|chair|table|boat|hammered|plan)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|home building|birthday cake|divorce|made me|made him|made her|made up|mood swing|wedding|house together|our life|custody|used to|made it|when i was|my (?:dad|father|mum|mother|parents)|apologi|argu|fight|hid|he'?s home|married|swing(?:s)? at|swings? between)/,
    receives: [
      ['You two made that.', 'You two made that together.'],
      ['It is there now, and you both know how.', "It's there, and you both made it."],
    ],
    questions: [
      ['example', 'Which part was done without your help?', "Which bit didn't need you at all?"],
      ['feeling', 'What did you see in {their} face at the end?', 'What was {their} face like at the end?'],
    ],
  },
  {
    id: 'making-game-until-morning',
    says: [
      'I played until five in the morning again',
      'said one more game at midnight and now its light outside',
      'My wife got up for work and I was still at the console',
    ],
    needs: all(
      r`(?:play(?:ed|ing)?\b|gam(?:e|es|ing)|console|fifa|fortnite|minecraft|xbox|playstation|ps5|candy crush)\w*`,
      r`(?:until (?:two|three|four|five|six|2|3|4|5|6|morning|dawn|it got light|sunrise)|till (?:two|three|four|five|six|2|3|4|5|6|morning)|til (?:3|4|5|6)|one more game|light outside|got up for work|all night|still at the console|(?:3|4|5|6) ?am\b)\w*`,
      r`(?:i\b|my\b|said|again|still|stayed|was\b|played)\w*`,
      r`(?:gam(?:e|es|ing)|console|fifa|fortnite|minecraft|xbox|playstation|ps5|played (?:until|till|til)|candy crush|online|gaming)\w*`,
    ),
    unless:
      /\b(?:my (?:son|husband|boyfriend|partner|brother|daughter) (?:plays|played|is|stays|was)|he plays|he played|cards|guitar|piano|kids|bet\b|betting|poker|slots|casino|gambl|roulette|music|played dead|drinking game|together|quit|deleted|uninstall|stopped|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:play|stay|gam))/,
    receives: [
      ['The game had the whole night.', 'The game got the whole night.'],
      ['One more round is easily said.', "One more round, it's easy to say."],
    ],
    questions: [
      [
        'thought',
        'What do you not have to think of in there?',
        "What don't you have to think about in there?",
      ],
      [
        'exception',
        'Which night did you stop when you meant to?',
        'Which night did you actually stop when you meant to?',
      ],
    ],
  },
  {
    id: 'making-game-friends-never-met',
    says: [
      'My best friends are in the game and I have never met one of them',
      'my guild is the only people i talk to all week',
      'They sang happy birthday to me over the headsets, people I have never seen',
    ],
    needs: all(
      r`(?:\bgame\b|gaming|guild|headset|online|discord|server|raid|clan\b|minecraft|world of warcraft|wow\b)\w*`,
      r`(?:friends?|people|closest|guild|they\b)\w*`,
      r`(?:never met|never seen|not (?:know what|met|seen)|do ?n'?t know what they look|have ?n'?t met|only people i talk|never been in the same|real life|irl\b|no idea what (?:he|she|they))\w*`,
    ),
    unless:
      /\b(?:dating|tinder|girlfriend|boyfriend|scam|money|gambl|my (?:son|daughter|kid)|porn|met him|met her|stranger)/,
    receives: [
      ['You know their voices and not their faces.', 'You know the voices, not the faces.'],
      ['Friends are friends, on a headset too.', 'They count, headset or not.'],
    ],
    questions: [
      ['who', 'Which of them knows most about you?', 'Which one knows the most about you?'],
      ['want', 'What would you do if they all stood at your door?', "What'd you do if they all turned up?"],
    ],
  },
  {
    id: 'making-game-deleted',
    says: [
      'I uninstalled the game that ate two winters',
      'deleted all my saves last night and im weirdly sad',
      'I gave my console away, and the evenings are long now',
    ],
    needs: all(
      r`(?:\bgame|saves\b|console|xbox|playstation|ps4|ps5|nintendo|steam\b|minecraft|fifa|candy crush|my account)\w*`,
      r`(?:uninstall|deleted|gave (?:my|the|it|away)|sold (?:my|the)|wiped|quit (?:the|gaming|playing)|got rid|stopped playing)\w*`,
      r`(?:\bgame|console|saves|xbox|playstation|ps4|ps5|nintendo|steam|minecraft)\w*`,
    ),
    unless:
      /\b(?:bet\b|betting|gambl|casino|slot|dating|reinstall|(?:he|she|son|husband|brother|ex|wife|mum|dad) (?:\w+ )?(?:deleted|sold|gave)|gave me|gave him|game over|not deleted|should|want to|video of|messages)/,
    receives: [
      ['A world you spent a lot of time in, closed.', "You spent ages in there, and now it's shut."],
      ['You were the one who ended it.', "You're the one who ended it."],
    ],
    questions: [
      ['meaning', 'What was really good in there?', 'What was actually good in there?'],
      ['next', 'What is in its place at nine in the evening?', "What've you got at nine at night instead?"],
    ],
  },
  {
    id: 'making-threw-the-controller',
    says: [
      'I threw the controller at the wall after the last round',
      'lost four times and punched the desk, my hand hurts',
      'The board went over and the pieces were everywhere, it was only a game',
    ],
    needs: all(
      r`(?:threw|thrown|hurled|punch(?:ed)?|smashed|kicked|slammed|went over|flung|chucked|broke)\w*`,
      r`(?:controller|gamepad|console|headset|keyboard|remote|joystick|round\b|\bgame\b|lost four|chess ?board|board went|pieces|mouse\b|fifa)\w*`,
      r`(?:lost\b|game|round|controller|gamepad|beat me|match|pieces|fifa|losing)\w*`,
    ),
    unless:
      /\b(?:(?:he|she|son|husband|boyfriend|brother|dad) (?:\w+ )?(?:threw|hurled|punched|smashed|kicked|broke)|threw (?:me|a party|up|out)|broke (?:up|my heart)|lost (?:my|him|her)|board meeting|football|remote work|kicked (?:me|out)|keyboard player|my (?:son|brother)|dog|at me|bet\b)/,
    receives: [
      ['It went out through your hands.', 'It came out through your hands.'],
      ['A game, and more than a game just then.', 'A game, but not just a game right then.'],
    ],
    questions: [
      ['body', 'Where had it been building up before?', 'Where was it building up before that?'],
      [
        'thought',
        'What did losing say about you, in that second?',
        'What did losing say about you right then?',
      ],
    ],
  },
  {
    id: 'making-family-game-night',
    says: [
      'We played cards at the kitchen table until midnight and laughed',
      'board game night with my flatmates and i won for once',
      'The whole family sat over one puzzle on Sunday, even my brother',
    ],
    needs: all(
      r`(?:cards\b|board ?games?|puzzle|game night|monopoly|uno\b|scrabble|ludo|charades|dominoes|chess|quiz|bingo|checkers|rummy)\w*`,
      r`(?:we\b|family|flatmates|together|friends|everyone|all of us|brother|kids|husband|wife|my (?:sister|parents|mum|dad))\w*`,
      r`(?:laugh|until midnight|fun|i won|won for once|lovely|best|even my|sunday|night|sat over|great|nice)\w*`,
      r`(?:play(?:ed)?|game night|sat over|puzzle|won\b|laughed)\w*`,
    ),
    unless:
      /\b(?:(?:not\b|never|nobody|no one|no-one|none|nothing|nowt|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n'?t\b|cannot|without)|used to|birthday cards|credit cards|alone|argu|fight|threw|lost|money|died|without|bet\b|poker|debt|christmas cards|cards on the table|beat me|wish|want|thank|school quiz|pub quiz|if\b|cheat|last time|years ago|as (?:a )?(?:kids?|child)|crossword|put me down|played (?:him|her|me)|hospital cards)/,
    receives: [
      ['Everyone round one table.', 'Everyone round the one table.'],
      ['Nobody had to do anything important.', 'Nobody had to be anywhere.'],
    ],
    questions: [
      ['example', 'Which moment will be told again?', 'Which bit will get retold?'],
      ['who', 'Whose laugh do you still hear?', 'Whose laugh was the loudest?'],
    ],
  },
  {
    id: 'making-scrolling-until-three',
    says: [
      'I lay down at eleven and at three I was still scrolling',
      'my thumb just goes and i look up and its the middle of the night',
      'I cannot recall one thing from the hours I spent on my phone in bed',
    ],
    needs: all(
      r`(?:scroll|tiktok|phone|reels|thumb|videos|youtube|instagram|insta\b|screen)\w*`,
      r`(?:until (?:\w+ )?(?:two|three|four|1|2|3|4|morning)|at (?:two|three|four|2|3|4)\b|till (?:two|three|four|2|3|4)|half (?:two|three|four)|middle of the night|(?:2|3|4) ?am\b|all night|in bed|hours|lay down|gonna sleep|stead of sleeping)\w*`,
      r`(?:scroll|watched|watch|thumb|hours|videos|recall|phone in bed|on (?:my phone|tiktok|instagram|insta|youtube|reels|reddit|twitter|facebook))\w*`,
      r`(?:night|bed\b|asleep|sleep|(?:till|until|til|at|half) (?:two|three|four)|[234] ?am|morning)\w*`,
    ),
    unless:
      /\b(?:news\b|porn|ex\b|his profile|her profile|messages|bet\b|betting|gambl|call(?:ed|s|ing)|text(?:ed|s|ing)?\b|he\b|she\b|my (?:son|daughter|husband|wife)|screen time|seven hours a day|put (?:my|the) phone|phone (?:off|in another|in the other)|rang|game\b|photos of|phone me|off my phone|lock|without (?:my|the) phone|told me|headline|(?:girlfriend|boyfriend|wife|husband|partner|he|she) (?:scroll|is on|was on|swipe)|solo|on shift)/,
    receives: [
      ['The night went by under your thumb.', 'Your thumb kept going and the night went.'],
      ['Hours of it, and little left over.', 'Hours of it and not much to show.'],
    ],
    questions: [
      [
        'thought',
        'What would have come into your head without it?',
        "What would've popped up without the phone?",
      ],
      ['exception', 'Which night did the phone stay out of it?', 'Which night did you leave it alone?'],
    ],
  },
  {
    id: 'making-phones-at-dinner',
    says: [
      'We sat at dinner and all of us were looking at our phones',
      'he was on his phone the whole date i just ate my chips',
      'I told my husband about my day and he said "mm" to a screen',
    ],
    needs: all(
      r`(?:phones?\b|screen|mobile)\w*`,
      r`(?:dinner|table|eat(?:ing)?\b|ate\b|meal|date\b|lunch|restaurant|supper|about my day|breakfast|talk(?:ing|ed)? to (?:him|her)|chips)\w*`,
      r`(?:on (?:his|her|their|the) phones?|looking at (?:our|their|his|her)|to a screen|all of us|said "?mm|star(?:e|ed|es|ing) at|scroll(?:s|ed|ing)?|looks? at (?:his|her|the|their)|glued|in (?:his|her) hand|never looks up)\w*`,
    ),
    unless:
      /\b(?:(?:nobody|no one|no-one|not one|not a soul|not a single|none of) (?:looked|had|was on)|phones? (?:away|off|in (?:the|a|another))|no phones|rang|call(?:ed|s)?\b|went through his|check(?:ed)? his|in the other room|text(?:ed)? me|on the phone (?:with|to)|married to a phone|date of|i(?:'m| am| was) on my phone|phone number|to date|window)/,
    receives: [
      ['At one table, and somewhere else.', 'Same table, somewhere else.'],
      ['A small screen was between you.', 'There was a screen in between you.'],
    ],
    questions: [
      ['want', 'What would you have liked to tell at that table?', 'What did you wanna say at that table?'],
      [
        'exception',
        'Which meal was different, and who was there?',
        'Which meal was different, and who was there then?',
      ],
    ],
  },
  {
    id: 'making-phone-before-getting-up',
    says: [
      'Before my feet touch the floor I have looked at my phone',
      'first thing i do in the morning is check who liked my post',
      'The phone is the first thing I see, before my wife, before the window',
    ],
    needs: all(
      r`(?:phone|mobile|instagram|insta\b|like[ds]?\b|notifications|screen)\w*`,
      r`(?:first thing|before (?:my (?:feet|eyes)|i (?:get|open|am|even|pee|sit|brush)|getting (?:up|out)|my wife|anything|coffee)|as soon as i wake|when i wake|wake up and|each morning|every morning|the (?:moment|minute|second) i wake|still in bed|eyes are)\w*`,
      r`(?:look|check|see\b|reach|grab|scroll|open\b|pick|check who)\w*`,
    ),
    unless:
      /\b(?:rang|call(?:s|ed)?\b|text(?:s|ed)? (?:me|him|her)|message from|news|ex\b|alarm|bank|balance|bet\b|his phone|her phone|look like|feel(?:s)? like|looks like|to see if (?:he|she)|if he|if she|hospital)/,
    receives: [
      ['The day starts in your hand.', 'Your day starts on that screen.'],
      ['It gets to you before the morning does.', 'It gets you before the morning does.'],
    ],
    questions: [
      [
        'thought',
        'What are you looking for in those first seconds?',
        'What are you looking for in those first secs?',
      ],
      ['exception', 'How did a morning go with the phone elsewhere?', 'What was a morning without it like?'],
    ],
  },
  {
    id: 'making-news-cannot-stop',
    says: [
      'I cannot stop reading the news about the war',
      'doomscrolled again til i felt sick about everything',
      'I keep the radio on in every room so as not to miss the next headline',
    ],
    needs: all(
      r`(?:news\b|headlines?|doom-?scroll|the war\b|radio|elections?|politics|twitter|climate|bulletin)\w*`,
      r`(?:can'?t stop|cant stop|cannot stop|again til|till i|until i|keep (?:reading|watching|checking|the radio|refresh|scroll)|keeps? (?:checking|watching)|so as not to miss|all day|every (?:room|hour|ten minutes|few minutes|five minutes)|obsess|hours|doom-?scrolled|non-?stop|addict|until it gets light|compulsive|all night|refresh|doom-?scroll)\w*`,
      r`(?:read|watch|check|scroll|radio|refresh|listen|headline|news|doom)\w*`,
    ),
    unless:
      /\b(?:good news|bad news|news (?:of|about) (?:his|her|my|the (?:baby|death|pregnan|diagnos))|told (?:me|him|her|them) the news|my (?:town|city|country|home)|the news (?:i|that)|break the news|husband|my (?:dad|father|mum|mother) (?:watches|reads)|cancer|wedding|stopped (?:watching|reading)|no longer|newspaper round|cry(?:ing)?\b|newsletter|by my bed|radio talks)/,
    receives: [
      ['A great deal of world in one day.', "That's a lot of world in one day."],
      ['You keep looking, and it keeps coming.', 'You keep looking and it keeps coming.'],
    ],
    questions: [
      ['worst', 'Which picture stays when it is switched off?', 'Which bit stays when you switch it off?'],
      [
        'thought',
        'What might happen while you are not looking?',
        "What could happen while you're not looking?",
      ],
    ],
  },
  {
    id: 'making-news-from-home',
    says: [
      'The war is in my home town, and everyone here changes the channel',
      'my country is on fire on tv and my coworkers talk about lunch',
      'I know the street in that news picture, I used to buy bread there',
    ],
    needs: all(
      r`(?:home ?town|my (?:town|city|country|village|street)|back home|my people|where i (?:come from|grew up|am from)|used to (?:buy|live|play)|at home there)\w*`,
      r`(?:war\b|news|bomb|on fire|earthquake|flood|shell(?:ing|ed)|attack|invasion|on tv|missile|fighting|riots)\w*`,
      r`(?:here|channel|lunch|colleagues|coworkers|flatmates|eating|know the street|everyone|picture|people|nobody|watch|news|tv\b|went on)\w*`,
    ),
    unless:
      /\b(?:soldier|i fought|veteran|served in|years ago|asylum|came here because|at work there is a war|good news|when i was|grandfather|divorce|nightmare|war with my|tug of war|good news|my street is|panic attack)/,
    receives: [
      ['News for others, and home for you.', "It's news to them and it's home to you."],
      ['You know what it looked like before.', 'You know how it looked before.'],
    ],
    questions: [
      ['who', 'Who are you waiting to hear from there?', 'Who are you waiting to hear from?'],
      [
        'meaning',
        'What do you see there that the picture leaves out?',
        "What do you see that the pictures don't show?",
      ],
    ],
  },
  {
    id: 'making-day-without-phone',
    says: [
      'I left my phone in a drawer for a whole Sunday and it was good',
      'deleted the apps for a week and my head is quiet',
      'There was no signal in the hut, and I read a book to the end',
    ],
    needs: all(
      r`(?:phone|apps?\b|no signal|screen|internet|instagram|tiktok|social media|wifi|facebook|offline)\w*`,
      r`(?:in a drawer|deleted (?:the|all|my|instagram|tiktok)|without (?:my|the|a) (?:phone|internet|screen)|no signal|switched (?:it )?off|turned (?:it )?off|left (?:my|it|the)|put (?:it|my phone) away|offline|logged off|off for (?:a|the))\w*`,
      r`(?:good|quiet|calm|peace|better|free|read a book|nice|lovely|slept|bliss|enjoy|head is|relief|great)\w*`,
    ),
    unless:
      /\b(?:not\b|never|could ?n'?t|can'?t|he (?:left|turned|switched)|she (?:left|turned|switched)|no good|dating apps?|ex\b|so (?:he|she)|bet\b|free time|call(?:ed|s|ing)?\b|rang|emergency|lost|want to|should|if i|would|try|gambl|text|message from|goodbye|left me|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:left|delet|turn|switch|put))/,
    receives: [
      ['Some quiet, for once.', 'Bit of quiet for once.'],
      ['The world went on without your looking.', 'The world carried on without you looking.'],
    ],
    questions: [
      ['example', 'What did you notice first?', "What'd you notice first?"],
      ['next', 'What came into the space?', 'What filled the space?'],
    ],
  },
  {
    id: 'making-posted-and-silence',
    says: [
      'I put my drawing online and nobody reacted',
      'posted my song and got 3 views, one was me',
      'I look every ten minutes whether someone has commented on my poem',
    ],
    needs: all(
      r`(?:posted|put (?:my|it|them|a|the) .{0,20}(?:online|up)|uploaded|shared|published|online|comment(?:ed|s)?|views|likes?\b)\w*`,
      r`(?:my (?:\w+ )?(?:drawing|song|poem|film|video|story|painting|art|photo|picture|work|music|blog|writing|post|track|podcast|channel|cover))\w*`,
      r`(?:nobody|no one|views|not (?:one|a single|react|comment)|silence|nothing|zero|no (?:likes|comments|reaction|views|reply)|one was me|whether someone|ignored|few likes|only \w+ (?:likes|views)|every ten minutes|two likes|three likes)\w*`,
    ),
    unless:
      /\b(?:my business|my ex|he posted|she posted|they posted|dating|group chat|not posted|look like|feels? like|like (?:nobody|no one|nothing)|work colleagues|job|therap|works? like|funeral|facebook of|my photos of|nothing like|died|without asking|profile|works|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:post|upload|shar|put))/,
    receives: [
      ['You showed something you had made.', 'You put something you made out there.'],
      ['It was made, whoever counts.', 'You made it, whatever the count says.'],
    ],
    questions: [
      ['who', 'Whose one reaction would outweigh the number?', 'Whose one comment would beat the numbers?'],
      ['want', 'What would you want somebody to notice in it?', 'What do you want someone to notice in it?'],
    ],
  },
  {
    id: 'making-compared-online',
    says: [
      'Everyone online is in the mountains, and I am on the sofa',
      'i look at girls my age with houses online and feel like nothing',
      'I scrolled through her holiday pictures and then looked round my kitchen',
    ],
    needs: all(
      r`(?:online|instagram|insta\b|facebook|tiktok|holiday pictures|pictures|profiles?|posts?\b|scroll(?:ed|ing)?|linkedin|feed\b|stories)\w*`,
      r`(?:everyone|girls|people|friends|her\b|his\b|their|they|others|classmates|women|my age|influencer|strangers)\w*`,
      r`(?:and i(?:'m| am)? (?:on|in|at|have|look|feel)|feel like (?:nothing|a failure|i)|looked round my|on the sofa|nothing\b|compare|jealous|envy|behind|houses|babies|perfect|my (?:kitchen|life|room|flat)|while i|worse|failing|happy|failure|what am i|than me|than mine|better life|better than)\w*`,
      r`(?:online|instagram|insta\b|facebook|tiktok|scroll|linkedin|pictures)\w*`,
      r`(?:compare|feel|while i|and i\b|look(?:ed)? round|my (?:life|kitchen|flat|room)|jealous|envy|than me|than mine)\w*`,
    ),
    unless:
      /\b(?:my ex|ex'?s|he (?:is|was) online|if (?:he|she)|dating|posted my|put my|bet\b|porn|gambl|not reply|message|therap|pictures? of (?:me|my|us|him|his)|read online|online (?:shop|course|therap|group|class)|blocked|died|funeral|bought|husband|wife|whats ?app|tinder|symptom|i'?m not on|posting their scores|nobody|chat|mum|online (?:and|at|for) (?:he|she|help))/,
    receives: [
      ['You saw their picture, and then your room.', 'You saw theirs, then looked at yours.'],
      ['A picture is cut at the edges.', "Every pic's cropped somewhere."],
    ],
    questions: [
      ['example', 'Which picture was it?', 'Which pic was it?'],
      [
        'thought',
        'What do you think lay just outside the frame?',
        'What do you reckon was just out of shot?',
      ],
    ],
  },
  {
    id: 'making-ex-online',
    says: [
      "I looked at my ex's profile again tonight",
      'checked if he was online like ten times today',
      'I know from her photos where she spent Sunday, and we parted in March',
    ],
    needs: all(
      r`(?:\bex\b|ex's|ex-\w+|my ex|he\b|hes\b|he's|his\b|she\b|shes\b|her\b|we parted|since we broke|split)\w*`,
      r`(?:profile|online|page\b|instagram|insta\b|facebook|her photos|his photos|stories|last seen|feed|tiktok|snap(?:chat)?|whats ?app|status)\w*`,
      r`(?:look(?:ed|ing)?|check(?:ed|ing)?|opened|stalk|scroll|watch|refresh|see what|know from|see if|went on)\w*`,
      r`(?:\bex\b|ex's|ex-|online|broke up|parted|split|broken up|left me|dumped|last seen|separat)\w*`,
      r`(?:i\b|checked|my\b|keep|again)\w*`,
    ),
    unless:
      /\b(?:blocked (?:him|her) and|not (?:looked|checked)|have ?n'?t (?:looked|checked)|stopped|dating (?:app|site)|he (?:checks|looks|stalks|checked)|she (?:checks|looks|stalks|checked)|shop online|read online|husband|wife|bank|job|mum|symptoms|my son|daughter|gambl|bet\b|game|look like|look(?:s|ed)? (?:good|bad|tired)|me online|online course|nurse|doctor)/,
    receives: [
      ['So you looked again.', 'So you had another look.'],
      ['You see a little, and the rest gets filled in.', 'You see a bit and fill in the rest.'],
    ],
    questions: [
      [
        'thought',
        'What were you hoping to find, or not to find?',
        'What were you hoping to see, or not see?',
      ],
      ['next', 'How are the ten minutes after looking?', 'What are the ten mins after like?'],
    ],
  },
  {
    id: 'making-list-of-begun-things',
    says: [
      'I have a long list of things I began and never finished',
      'i start everything and finish nothing, cupboards full of it',
      'Half a language, half a quilt, half a drum course',
    ],
    needs: all(
      r`(?:began|begun|begin|start(?:ed|s)?\b|half (?:a|an)\b|unfinished|half-?(?:done|finished))\w*`,
      r`(?:never finish|not finish|finish nothing|nothing finished|do ?n'?t finish|unfinished|half a quilt|half a language|never (?:complete|end|see)|finish(?:es)? (?:anything|nothing|a thing)|cupboards? full|give up halfway|abandon|half-?finished)\w*`,
      r`(?:everything|list|things|projects?|always|all\b|cupboard|half a|anything|lots|many|hobbies|courses)\w*`,
    ),
    unless:
      /\b(?:sentence|talk(?:ing)?|book\b|meal|eat|drink|thesis|the house|work\b|he never|she never|they|half an hour|bottle|my (?:husband|wife|son|mum|dad))/,
    receives: [
      ['Many beginnings in one house.', "That's a lot of beginnings."],
      ['Beginning is not what is missing.', "Starting isn't the problem, then."],
    ],
    questions: [
      ['want', 'Which one would you still like to see done?', 'Which one do you still wanna see done?'],
      ['when', 'At which point do you usually put it down?', 'When do you usually put it down?'],
    ],
  },
  {
    id: 'making-finished-at-last',
    says: [
      'I finished the quilt I began when my son was small',
      'finally finished the model ship, took me 6 years lol',
      'The last page of my book is written, and I sat there with empty hands',
    ],
    needs: all(
      r`(?:finish(?:ed)?|last (?:page|stitch|row|piece|chapter)|final (?:stitch|page|row|piece|chapter)|tied off|complet(?:ed|e)|at last|finally done)\w*`,
      r`(?:quilt|model|ship|tapestry|book\b|novel|scarf|jumper|blanket|puzzle|painting|sculpture|boat|dollhouse|album|song|cardigan|guitar|table|embroidery|manuscript|story|play\b|mural)\w*`,
      r`(?:year|years|began|finally|at last|last night|long|empty hands|months|since|decade|today|written|ago)\w*`,
    ),
    unless:
      /\b(?:not\b|never|did ?n'?t|have ?n'?t|unfinished|before i|reading|read (?:the|a)|face ?book|to finish|died|no longer|relationship|finished with|he finished|she finished|finish(?:ed)? (?:work|school|my shift|eating|dinner)|phone|almost|nearly|if i|want to|when i|series|episode|thesis|on the table|exam|chapter of my life|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:finish|complet))/,
    receives: [
      ['It is finished, after all that time.', "It's finished, after all that time."],
      ['You got to the end of it.', 'You actually got to the end.'],
    ],
    questions: [
      ['feeling', 'How was the very last bit of it?', 'What was the very last bit like?'],
      ['next', 'What do your hands do now?', 'So what do your hands do now?'],
    ],
  },
  {
    id: 'making-museum-alone',
    says: [
      'I went to the museum alone and stood before one picture a long time',
      'went to an exhibition by myself and cried at a painting lol',
      'I sat in the gallery in front of one painting until they closed',
    ],
    needs: all(
      r`(?:museum|gallery|exhibition|painting|in front of (?:one|a) (?:picture|painting))\w*`,
      r`(?:alone|by myself|on my own|cried|a long time|until they closed|in front of (?:one|a|the)|stood before|stared|for an hour|sat\b|stood)\w*`,
      r`(?:museum|gallery|exhibition)\w*`,
    ),
    unless:
      /\b(?:free on|we went|with (?:my|him|her|a friend|the kids)|job|work(?:ed|s|ing)? (?:at|in)|school trip|want to|should|might|not\b|never|shooting|my paintings?|date|could|if i|used to|bought|sold|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:went|go))/,
    receives: [
      ['You gave that one picture a long look.', 'You gave that one picture proper time.'],
      ['It held you there.', 'It kept you there.'],
    ],
    questions: [
      ['example', 'What was in the picture?', 'What was in that picture?'],
      ['meaning', 'What in it would not let you go?', 'What was it in there that got you?'],
    ],
  },
  {
    id: 'making-song-brought-it-back',
    says: [
      'A song came on in the shop, and I had to go outside',
      'our song played on the bus and i cried in front of everyone',
      'They played his favourite tune at the wedding and I left the room',
    ],
    needs: all(
      r`(?:song|tune\b|music|played|radio|record\b|piece|melody|hymn|singer)\w*`,
      r`(?:came on|played|on the radio|they play|started playing|hear(?:d)?\b|playing)\w*`,
      r`(?:go outside|cried|cry(?:ing)?\b|left\b|had to (?:leave|go|sit|stop|pull)|tears|sobb|walked out|could ?n'?t (?:stay|breathe)|broke down|welled|fell apart|froze|lost it|pull(?:ed)? over|weep|wept)\w*`,
      r`(?:shop|supermarket|bus\b|wedding|radio|car\b|favou?rite|our song|what we danced|party|caf[eé]|pub\b|trolley|funeral|song|kitchen)\w*`,
    ),
    unless:
      /\b(?:i (?:play|played|sang)|choir|my (?:son|daughter) played|played (?:cards|football|a game|games|with|dead|chess)|guitar|concert|he (?:cried|left)|she (?:cried|left)|crossword|baby cried|left me|voice message|cards)/,
    receives: [
      ['A few bars, and it was all there.', 'A few notes and it was all there.'],
      ['It came without asking.', 'It came out of nowhere.'],
    ],
    questions: [
      ['open', 'Where did the song take you?', "Where'd the song take you?"],
      ['who', 'Who were you with when you first heard it?', 'Who were you with when you first heard it?'],
    ],
  },
  {
    id: 'making-danced-alone',
    says: [
      'I put on a record, closed the door and danced',
      'sang in the car at the top of my lungs all the way home',
      'For once I turned the music up loud and spun round the kitchen',
    ],
    needs: all(
      r`(?:danc(?:e|ed|ing)|sang|singing|spun|sing\b|karaoke)\w*`,
      r`(?:record\b|music|song|car\b|kitchen|door|loud|lungs|alone|living room|by myself|shower|hoover|radio|in my (?:room|socks|pyjamas|pants))\w*`,
      r`(?:closed the door|top of|loud|alone|all the way home|round the kitchen|nobody (?:watching|home|there)|by myself|kitchen|living room|on my own|for once|in my (?:room|socks|pyjamas)|in the (?:car|shower|kitchen)|top|record)\w*`,
    ),
    unless:
      /\b(?:choir|class|used to|wedding|we\b|with (?:my|him|her)|he (?:sang|danced|sings|dances)|she (?:sang|danced|sings|dances)|not\b|never|stopped|gave up|stage|gig|can'?t|cant|cr(?:y|ied)|screamed|mouth|sauna|would|lights off|funeral|drunk|if\b|they|neighbours|mam\b|mum\b|mother|father|dad\b|son\b|daughter|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:danc|sang|sing|put))/,
    receives: [
      ['Loud, and for nobody but you.', 'Loud, and just for you.'],
      ['The song got right into you.', 'That song got right into you.'],
    ],
    questions: [
      ['example', 'Which song was it?', 'Which song was it you had on?'],
      ['body', 'Where in the body did it start?', "Where'd it start in your body?"],
    ],
  },
  {
    id: 'making-shouting-from-touchline',
    says: [
      'My father shouts at me from the touchline the whole match',
      'my mum coaches me from the stands and i wanna sink into the grass',
      'On the way home from the game I get every mistake listed by my dad',
    ],
    needs: all(
      r`(?:father|dad\b|mum\b|mother|old man|my mom|parents|stepdad)\w*`,
      r`(?:touchline|pitch|stands|sideline|match|game\b|every saturday|football|swim|training|tournament|court\b|practice|rugby|tennis|netball)\w*`,
      r`(?:shout|yell|coach(?:es|ing)? me|scream|every mistake|instructions|criticis|listed|lecture|tells me (?:everything|what)|goes through|bark)\w*`,
    ),
    unless:
      /\b(?:video game|my (?:son|daughter|kid)|husband|board game|drunk|years ago|tv\b|card game|died|at the tv|at me at home|court (?:order|case)|hit me|mum shouts at dad)/,
    receives: [
      ["Somebody else's voice is in your match.", "Someone else's voice is in your game."],
      [
        'There is the game, and there is the parent at it.',
        "There's the game and there's your parent at it.",
      ],
    ],
    questions: [
      [
        'want',
        'What would you like to hear from {them} after a match?',
        'What do you wanna hear from {them} after a match?',
      ],
      [
        'exception',
        'When did you last play as if nobody watched?',
        "When did you last play like no one's watching?",
      ],
    ],
  },
  {
    id: 'making-toast-went-well',
    says: [
      "I gave the speech at my sister's wedding and people laughed in the right places",
      'did the best man speech, was bricking it, they loved it',
      'My few words at the birthday dinner made my uncle wipe his eyes',
    ],
    needs: all(
      r`(?:speech|toast\b|few words|best man|eulogy|vows|address)\w*`,
      r`(?:wedding|birthday|dinner|party|best man|anniversary|funeral|retirement|sister'?s|brother'?s|christening|reception|family|engagement)\w*`,
      r`(?:laughed in|loved it|wipe his eyes|went (?:really |so )?well|clap|laughed|applau|cried|proud|hugged|good speech|in the right places|tears|moved|nailed)\w*`,
      r`(?:i (?:gave|did|made|held|said|read|spoke)|my (?:speech|few words|toast|eulogy)|did the|gave (?:the|a))\w*`,
    ),
    unless:
      /\b(?:not\b|never|speech therap|tomorrow|next week|have to|afraid|scared|nervous about|she called|he called|his speech|her speech|forgot|email address|nobody|burnt|in the speech|french|cheese|jam\b|if\b|my voice|shook|should|could|would|laughed at me|loved one|called me|drunk)/,
    receives: [
      ['Your words reached them.', 'Your words properly landed.'],
      ['You stood up and said it.', 'You stood up and said it!'],
    ],
    questions: [
      ['example', 'Which line did you like best yourself?', 'Which line was your own favourite?'],
      ['open', 'What came back to you at the table afterwards?', 'What did people say to you after?'],
    ],
  },
  {
    id: 'making-crossword-alone',
    says: [
      'I do the crossword alone now, he always knew the rivers',
      'still buy the puzzle mag but gran did the other half',
      'The chessboard is set up and nobody sits on the other side since she died',
    ],
    needs: all(
      r`(?:crossword|puzzle|chess ?board|chess\b|cards?\b|card game|sudoku|scrabble|quiz|jigsaw|domino|draughts|duet|ping.?pong|both hands)\w*`,
      r`(?:alone|by myself|nobody (?:sits|to|on)|no one (?:sits|to|on)|on my own|other half|both (?:hands|sides)|always (?:knew|did)|without (?:him|her)|did the other)\w*`,
      r`(?:died|dead|death|passed (?:away|on)|funeral|lost (?:my |our )?(?:mum|mom|mam|dad|mother|father|gran|nan|grandma|sister|brother|husband|wife|son|daughter|him|her|you)|buried|since (?:he|she|mum|dad) (?:went|passed)|always knew|since (?:he|she|my|mum|dad|gran)|used to|gran\b|he\b|she\b|husband|wife|dad\b|mum\b|without (?:him|her))\w*`,
    ),
    unless:
      /\b(?:credit|birthday cards|sympathy|leave me alone|debt|deck|cried once|beat me|bet\b|tarot|bank card|my card|christmas|business cards|left me alone|puzzle(?:s|d) me|blue)/,
    receives: [
      ['It was made for two of you.', 'That was a two person thing.'],
      ['The other half is empty now.', "The other half's missing now."],
    ],
    questions: [
      ['example', 'Which part of it was never yours to do?', 'Which bit of it was never your job?'],
      ['thought', "What would {they} say to today's?", "What would {they} say about today's?"],
    ],
  },
  {
    id: 'making-grandchild-beat-me',
    says: [
      'My grandson beat me at chess for the first time',
      'my daughter won fair and square at cards and did a lap of the kitchen',
      'He is nine, and yesterday he was quicker than me at table tennis',
    ],
    needs: all(
      r`(?:(?:son\b|sons\b|son's|daughter|kid\b|kids|child|boy\b|boys\b|girl\b|girls\b|little one|toddler|baby|grandson|granddaughter|grandchild|teenager|teen\b|youngest|eldest|oldest|twins|nephew|niece|(?:five|six|seven|eight|nine|ten)-year-old)|he is (?:six|seven|eight|nine|ten|eleven|twelve|\d+)|she is (?:six|seven|eight|nine|ten|\d+))\w*`,
      r`(?:beat me|won\b|quicker than me|faster than me|better than me|thrashed me|beats me|beaten me|beaten by)\w*`,
      r`(?:chess|cards|table tennis|race\b|game|football|fair and square|run\b|swim|draughts|scrabble|monopoly|arm wrestl|ludo|checkers|tennis|uno\b|bike|darts|fifa)\w*`,
    ),
    unless:
      /\b(?:i (?:won|beat) (?:him|her)|my (?:dad|father|husband|mother) beat|beat me (?:up|when|with|as|because|every)|lottery|bet\b|custody|court|war\b|won'?t|juice box|im 16|prize|argument|i was a|when i was|as a (?:child|kid|boy|girl)|to a 9)/,
    receives: [
      ['Beaten, and by the right one.', 'Beaten by the best one to lose to.'],
      ['They have caught up with you.', "They've caught up with you."],
    ],
    questions: [
      ['feeling', 'What was {their} face like at the winning move?', 'What was {their} face like winning?'],
      ['next', 'And the return match, when is that?', "So when's the rematch?"],
    ],
  },
  {
    id: 'making-saw-a-kingfisher',
    says: [
      'I saw a kingfisher this morning, just for a second',
      'sat fishing all day, caught nothing, best day in ages',
      'Two hours in the hide with the binoculars, and then the heron came',
    ],
    needs: all(
      r`(?:kingfisher|heron|otter|owl\b|fox\b|deer\b|fishing|binoculars|hide\b|bird\b|birds\b|hawk|eagle|badger|swallow|hedgehog|dolphin|seal\b|robin|butterfly|woodpecker|buzzard|kite\b|hare\b|squirrel)\w*`,
      r`(?:saw|seen|watch(?:ed|ing)?|best day|caught nothing|came\b|stood|spotted|sat\b|landed|flew)\w*`,
      r`(?:morning|river|dawn|lake|woods?|garden|second|hours|day\b|park|water|sea\b|still|quiet|window|today|canal|yesterday|field|path)\w*`,
    ),
    unless:
      /\b(?:died|dead|killed|hit\b|husband|he\b|his\b|she\b|hide (?:in|from|my|it|the|behind|and)|phishing|cage|pet\b|ate\b|dream|tattoo|giving|rods|nightmare|night owl|afraid|swallow(?:ed|s)? (?:my|the|a|it|pills)|used to|film|tv\b|cat\b|window sill broken|dad\b|father|mum\b|mother|dying|not\b|never|signed|seal the|might|bird feeder|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:saw|spott)|like a hawk|gambl|odds)/,
    receives: [
      ['A patient kind of day out there.', 'Sounds like a slow kind of day.'],
      ['It was out there, and so were you.', 'It was out there and so were you.'],
    ],
    questions: [
      ['example', 'What was the light like just then?', 'What was the light like?'],
      ['exception', 'What was not on your mind out there?', "What wasn't on your mind out there?"],
    ],
  },
  {
    id: 'making-screen-time-number',
    says: [
      'My phone told me that I spent seven hours a day on it',
      'screen time report came up and i actually felt ill',
      'The weekly number was fifty hours, I turned the message off',
    ],
    needs: all(
      r`(?:screen ?time|weekly (?:number|report)|hours a day|hours (?:on|a week)|phone told me|report (?:came|popped)|average)\w*`,
      r`(?:phone|screen|report|number was|message off|app\b)\w*`,
      r`(?:hours|\d+|ill\b|shock|number|asham|horr|sick|turned the message|up\b)\w*`,
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|husband|wife|teenager)|kids|work(?:s|ed|ing)? \w+ hours|shift|sleep|he spends|she spends|on the phone (?:with|to)|fight|war\b)/,
    receives: [
      ['A number, and it is about your days.', "That's a number about your actual days."],
      ['You did not ask for that sum.', "You didn't ask to see the total."],
    ],
    questions: [
      ['example', 'Which of those hours were good ones?', 'Which of those hours were worth it?'],
      ['want', 'Where would you put one of them, if it came back?', "If you got one back, where'd it go?"],
    ],
  },
  {
    id: 'making-fight-over-tablet',
    says: [
      'My son screamed for an hour because I took the tablet away',
      'we fight about her phone every single night',
      'I switched off the router, and my daughter has not spoken to me since',
    ],
    needs: all(
      r`(?:(?:son\b|sons\b|son's|daughter|kid\b|kids|child|boy\b|boys\b|girl\b|girls\b|little one|toddler|baby|grandson|granddaughter|grandchild|teenager|teen\b|youngest|eldest|oldest|twins|nephew|niece|(?:five|six|seven|eight|nine|ten)-year-old)|\bshe\b|\bhe\b|we\b)\w*`,
      r`(?:tablet|ipad|phone|screen ?time|router|wifi|xbox|console|playstation|switch|fortnite|devices?|screens)\w*`,
      r`(?:took|take|taken|fight|scream|war\b|not spoken|battle|argu|switched off|turned off|confiscat|tantrum|meltdown|row\b|shout|limit|every (?:night|evening)|hand it over)\w*`,
      r`(?:son\b|daughter|kid\b|kids|child|children|teen|boy\b|girl\b|fight about (?:her|his)|toddler|nephew|grand|we fight about)\w*`,
    ),
    unless:
      /\b(?:husband|boyfriend|girlfriend|wife|took my phone|they took|rang|call(?:ed|ing|s)?\b|tablets? (?:for|a day)|took (?:a|her|his|the) (?:tablets|pills)|ringing|picked up the phone|phone (?:me|her|him)|on the phone|when i was|my (?:mum|mother|dad|father) (?:took|takes)|answer|my phone (?:and|to)|niece'?s|text|messages|hung up|raised my voice|photo)/,
    receives: [
      ['One small screen can take up a whole house.', 'One little screen can take over a whole house.'],
      ['You said stop, and that has a price at home.', 'You said stop, and it cost you.'],
    ],
    questions: [
      ['example', 'What was said just before it blew up?', 'What got said right before it blew up?'],
      [
        'thought',
        'What do you think {they} would lose without it?',
        'What would {they} lose without it, do you think?',
      ],
    ],
  },
  {
    id: 'making-series-ended',
    says: [
      'I finished the series last night and I miss those people',
      'binged the last season and now i feel weirdly empty',
      'It was the last episode, I sat there until the names had all gone by',
    ],
    needs: all(
      r`(?:series|season|show\b|episode|box ?set|soap\b|finale|netflix|sitcom|binge)\w*`,
      r`(?:finish(?:ed)?|last (?:episode|season)|ended|over\b|final|finale|binged)\w*`,
      r`(?:miss\b|empty|sad|weird|names had|lost|what now|nothing to|cried|alone|lonely|those people|gap|sat there|hole|void|evenings|what to do|gutted|bereft|done\b)\w*`,
    ),
    unless:
      /\b(?:series of|tv is|christmas|rainy season|football season|season(?:s)? (?:of|change)|my husband|husband|show (?:me|him|her|up|off|it)|manic episode|depressive|psycho|fell|work\b|binge (?:eat|drink)|binged (?:on|and)|food|ate\b|did ?n'?t finish|episode of (?:psych|depress|mania|illness))/,
    receives: [
      ['They kept you company for a while.', 'They kept you company for a bit.'],
      ['It is over, and the room is the same as before.', "It's over and it's just your room again."],
    ],
    questions: [
      ['who', 'Which of those characters would you ask in?', 'Which of them would you have round?'],
      ['when', 'When in the day did you use to watch it?', 'When did you usually watch it?'],
    ],
  },
  {
    id: 'making-old-photograph-found',
    says: [
      'I found photographs I took at nineteen, and they are good',
      'opened my old portfolio and damn i could draw',
      'A cassette of me singing turned up in the attic, it is not bad',
    ],
    needs: all(
      r`(?:found|turned up|came across|opened (?:my|an|the)|discovered|dug out|unearthed|stumbled)\w*`,
      r`(?:photographs? i|photos i (?:took|made)|portfolio|sketch(?:es|book)?|cassette|tape of me|recording|drawings?|poems?|my old (?:art|drawings|poems|stories|paintings|photos|songs|designs|school|essays)|notebooks?|story i wrote|diar(?:y|ies)|demo)\w*`,
      r`(?:good|not bad|could draw|damn|really|talent|great|better than|surpris|impress|well\b|beautiful)\w*`,
      r`(?:\bi\b|of me|my\b|mine)\w*`,
    ),
    unless:
      /\b(?:his\b|hers?\b|he\b|she\b|of (?:us|him|her)|photos? of|dead|died|ex\b|not good|hid|mother'?s|father'?s|dad'?s|mum'?s|good for|well,|as well|goodbye)/,
    mayBeAhead: true,
    receives: [
      ['You met yourself in there.', 'You ran into the old you.'],
      ['It was good, and it was yours.', "It's good, and it's yours."],
    ],
    questions: [
      [
        'thought',
        'What would you say to the one who made it?',
        'What would you say to the you that made it?',
      ],
      [
        'meaning',
        'What does that one know that you have forgotten?',
        "What did you know then that you've forgotten?",
      ],
    ],
  },
  {
    id: 'making-long-walk-done',
    says: [
      'I walked for three hours today without a goal',
      'went up the hill on my own with a flask, felt human again',
      'We went out in the rain, all round the lake, and came home soaked and cheerful',
    ],
    needs: all(
      r`(?:walk(?:ed|ing)?\b|hike|hiked|went up the|hill\b|round the (?:lake|park|block)|went out in the rain|climbed|stroll|trek)\w*`,
      r`(?:hours?|goal|hill\b|lake|rain|forest|woods|beach|mountain|park|flask|miles|kilomet|km\b|on my own|river|coast|fields|sea\b|long)\w*`,
      r`(?:human again|cheerful|good|better|calm|clear(?:ed)?|without a goal|happy|lovely|nice|great|soaked|quiet|alive|today|loved|fresh|breath|peace|this morning|yesterday|this weekend|felt)\w*`,
    ),
    unless:
      /\b(?:not\b|never|can'?t|cant|could ?n'?t|want to|should|might|tomorrow|if i|walked (?:out|off|away|past|in on|into|over)|work\b|boss|crossed|screamed|shouted|cried|alone at night|dog walk|sleepwalk|bridge|rail|cliff|jump|hospital|home from|walked home|followed|drunk|husband|wife|used to|try|would|doctor|bus\b|phone|felt (?:sick|nothing|worse|awful|empty|dizzy|like)|they|lad\b|someone|knee|school|wheel|walker|walk (?:to|me)|good at|scared|afraid|(?:sister|brother|husband|wife|mum|mother|mom|dad|father|friend|mate|colleague|boss|neighbou?r|son|daughter|cousin|boyfriend|girlfriend|partner|flatmate|roommate|kid|nephew|niece|aunt|uncle|he|she|they) (?:has |have |had |is |was |just |finally |also |already |will |wants to |got |'s )*(?:walk|went))/,
    receives: [
      ['That walk did you good.', 'Proper walk, that.'],
      ['Out there, and back again.', 'Out there and back again.'],
    ],
    questions: [
      ['example', 'What did you stop to look at?', "What'd you stop and look at?"],
      ['body', 'Which part of you is glad of it now?', "Which bit of you's glad of it now?"],
    ],
  },
];
