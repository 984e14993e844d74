// trauma › childhood: what growing up taught, and what is still obeyed today.
import type { TopicContent } from './content-schema.ts';

export const traumaChildhood: TopicContent = {
  category: 'trauma',
  topic: 'childhood',
  openers: [
    [
      'What from the house you grew up in turned up this week?',
      'What from the house you grew up in showed up this week?',
    ],
    'Which rule of your childhood are you still obeying?',
    [
      'What is an ordinary thing that you remember from being small?',
      'What is a normal little thing you remember from being a kid?',
    ],
    'Who did you have to be, in that home, to be loved or left in peace?',
    ['What did nobody talk about in your family?', 'What was the thing nobody talked about at home?'],
    'What in today’s life feels strangely old?',
    [
      'We can go slowly, and leave anything out. What would you like to look at first?',
      'We can go slow and skip anything. What do you wanna look at first?',
    ],
  ],
  explore: [
    ['who', 'Who noticed you, as a child, in a good way?', 'Who noticed you as a kid, in a good way?'],
    ['when', 'How old do you feel when that old feeling comes?'],
    ['meaning', 'What did you conclude about yourself back then?'],
    ['thought', 'Whose words are they, when you are hard on yourself?'],
    ['exception', 'Where was it quiet, when home was not?', 'Where was it quiet when home was not?'],
    ['need', 'What did you need at that age that no one gave?'],
    ['want', 'What would you like to end with you?'],
    ['worst', 'Which part of it still weighs the most?'],
    ['support', 'Is there a brother, sister or cousin who remembers it as you do?'],
    [
      'body',
      'What does your body do when you walk back through that door?',
      'What does your body do when you walk back in that house?',
    ],
    ['tried', 'How did you look after yourself as a child, without knowing that you did?'],
    ['feeling', 'When you look at that child now, what do you feel towards it?'],
    ['example', 'When did you last react today in a way that belonged to then?'],
  ],
  notes: [
    {
      text: [
        'Hard things in childhood are common: in a study of thousands of adults, most had met at least one. They raise the odds of trouble later, and they do not write the future.',
        'Hard stuff in childhood is common: in one huge study most adults had at least one. It raises the odds of trouble, it does not write your future.',
      ],
      source: 'Felitti et al., The Adverse Childhood Experiences Study (1998)',
    },
    {
      text: 'In a study that followed children from birth for decades, many with very hard starts became steady adults. What they often had was one person, inside or outside the family, who was reliably on their side.',
      source: 'Werner & Smith, Overcoming the Odds (1992)',
    },
    {
      text: [
        'Children who must comfort or manage their parents learn to read others early and themselves late. As adults they are wonderful in a crisis and lost on a free afternoon.',
        'Kids who had to look after their parents learn to read everyone but themselves. As adults they are great in a crisis and lost on a free afternoon.',
      ],
      source: 'Jurkovic, Lost Childhoods: The Plight of the Parentified Child (1997)',
    },
    {
      text: 'Adults can grow secure although their early years were not, through a partner, a friend, a mentor or a therapist. It is called earned security, and in daily life it looks much like the other kind.',
      source: 'Roisman et al., Earned–Secure Attachment Status in Retrospect and Prospect (2002)',
    },
    {
      text: 'Good things count as well: adults who as children had felt safe with someone, and belonged somewhere, did better, even with as much hardship behind them. It is worth remembering what held you.',
      source: 'Bethell et al., Positive Childhood Experiences and Adult Mental and Relational Health (2019)',
    },
  ],
  exercises: ['self-compassion', 'grounding', 'values', 'assertive-message', 'box-breathing'],
  never: ['they did their best', 'blame your parents', 'inner child', 'spare the rod', 'toxic parent'],
  situations: [
    {
      id: 'childhood-beaten-as-discipline',
      cues: [
        'beaten as a child',
        'caned*',
        'my father beat us',
        'my mother beat me',
        'kiboko',
        'whipped',
        'beaten with',
        'childhood beatings',
      ],
      says: [
        'We were all beaten, that is how African parents are, so why does it still get me?',
        'When I hear a belt buckle I am six years old.',
        'Teachers caned us and when we got home we were beaten for being caned.',
        'I laugh when I tell it at parties, then I go home and cannot sleep.',
        'My dad would come in and the house went quiet, you just knew.',
        'nilichapwa sana kama mtoto na sai nashtuka mtu akiinua mkono',
      ],
      reflections: [
        [
          'Everyone calls it discipline, and your body calls it by another name.',
          'Everyone calls it discipline, and your body calls it something else.',
        ],
        'You laugh about it with others, because that is the only way it may be told.',
        'The hand was supposed to keep you safe, and it was the hand you feared.',
      ],
      next: [
        [
          'when',
          'In which situations today do you still brace yourself?',
          'When do you still brace yourself today?',
        ],
        ['meaning', 'What did you come to believe about yourself from it?'],
        ['want', 'How would you like children near you to be corrected instead?'],
      ],
      insight: [
        'That it was normal and that it hurt can both be true. Large studies find that beatings taught fear better than rules, and that includes places where nearly everyone was beaten.',
        'It can be normal and still have hurt you. Big studies show hitting taught fear way better than rules, even in places where everyone got hit.',
      ],
      exercise: 'grounding',
      never: ['you turned out fine', 'abuse', 'respect your parents'],
    },
    {
      id: 'childhood-alcoholic-parent',
      cues: [
        'alcoholic father',
        'alcoholic mother',
        'my dad drank',
        'my mum drank',
        'drunk every night father',
        'grew up with drunk',
        'baba mlevi',
      ],
      says: [
        'I could tell from the way the gate opened what kind of night it would be.',
        'My job was to hide the money and the little ones.',
        'He was the funniest man in the bar, and then he came home.',
        'Now when my husband has one Tusker I smell it and leave the room.',
        'I searched for my mother in other people’s compounds and carried her home.',
      ],
      reflections: [
        [
          'You listened for footsteps the way other children listened for stories.',
          'You listened for footsteps like other kids listened to stories.',
        ],
        'At an age for playing you were the night watchman of the house.',
        'You could never know which of the two people would walk in.',
      ],
      next: [
        ['who', 'Who watched over you while you were watching over everyone?'],
        [
          'example',
          'Where in your life now do you still listen at the gate?',
          'Where do you still listen for the gate today?',
        ],
        ['feeling', 'What do you feel toward that parent today, if you allow more than one feeling?'],
      ],
      insight:
        'Children in such homes learn three rules: do not talk, do not trust, do not feel. They were good rules there, and each one can be broken gently, one person at a time.',
      exercise: 'self-compassion',
      never: ['alcoholism is a disease', 'you will be like', 'forgive him'],
    },
    {
      id: 'childhood-raised-siblings',
      cues: [
        'raised my siblings',
        'parent to my siblings',
        'firstborn raised',
        'cooked for everyone at',
        'mother to my brothers',
        'grew up too fast',
        'had to be the adult',
        'no childhood',
      ],
      says: [
        'At nine I could cook for seven and sign report cards.',
        'My brothers call me mum as a joke, and it is not a joke.',
        'I do not know how to play, people invite me for games and I wash up.',
        'As firstborn daughter I was the second wife of the house, minus the respect.',
        'Everyone I raised has moved on, and I do not know what I like to eat.',
      ],
      reflections: [
        [
          'You were somebody’s mother before you had finished being a child.',
          'You were somebody’s mum before you got to be a kid.',
        ],
        'You know what each of them needed, and nobody ever learned what you did.',
        'They praised you for being responsible, and it closed the door on being small.',
      ],
      next: [
        ['want', 'What would you have done with one free afternoon at that age?'],
        ['who', 'Who carries you now, when you let them?', 'Who carries you now, when you let them?'],
        ['meaning', 'What happens in you today when there is nobody to look after?'],
      ],
      insight:
        'Children who carried a family often cannot rest, because rest was when something went wrong. Free time has to be learned late, in small portions, like a language.',
      exercise: 'small-step',
      never: ['made you strong', 'firstborn duty', 'proud'],
    },
    {
      id: 'childhood-absent-father',
      cues: [
        'father left',
        'never met my father',
        'absent father',
        'dad was never there',
        'grew up without a father',
        'father has another family',
        'do not know my dad',
      ],
      says: [
        'I have his nose, so they tell me, and that is all I have.',
        'He lives forty minutes away with children he takes to school.',
        'At every school event I told them he was travelling.',
        'My mother changes the subject, and I am thirty-four.',
        'He came to my graduation for the photo and asked me for a loan.',
      ],
      reflections: [
        [
          'There is a chair at your table that was always explained away.',
          'There was always an empty chair, and always an excuse for it.',
        ],
        'Somewhere there was a father, only not where you were.',
        'You had to make a father out of rumours.',
      ],
      next: [
        ['thought', 'As a child, how did you explain that absence to yourself?'],
        [
          'want',
          'If you could get one honest answer, which question would you ask?',
          'If you could get one honest answer, what would you ask?',
        ],
        ['exception', 'Who lent you a bit of fathering along the way?'],
      ],
      insight:
        'Children explain an absence by themselves: I was not worth staying for. It is nearly always an explanation of the wrong person, and it can be corrected late.',
      exercise: 'self-compassion',
      never: ['real man', 'forgive him', 'better off without'],
    },
    {
      id: 'childhood-mother-never-tender',
      cues: [
        'mother never loved',
        'mum never hugged',
        'cold mother',
        'mother never said',
        'my mother is hard',
        'nothing pleases my mother',
        'mum only criticises',
      ],
      says: [
        'She fed us and paid the fees, I cannot remember being held.',
        'When I phone I hope each time, and each time I am told about my weight.',
        'Other girls cried on their mothers, I wrote letters and burned them.',
        'My mum has never said I love you, she says have you eaten.',
        'She was soft with my brother, so she could do it.',
      ],
      reflections: [
        [
          'You were fed and schooled, and hungry for something that cannot be served on a plate.',
          'You were fed and schooled, and starving for something that is not on a plate.',
        ],
        'Every phone call begins with a small hope, and you end up holding it.',
        'You know how much was done for you, so the longing feels like ingratitude.',
      ],
      next: [
        ['want', 'What would you have liked those hands to do?'],
        ['meaning', 'What do you know of how your mother was mothered?'],
        [
          'exception',
          'From whom did you get warmth, even if it was in passing?',
          'Who gave you some warmth, even just in passing?',
        ],
      ],
      insight:
        'You can honour what was given and grieve what was not. Some parents loved in work because tenderness was never shown to them; it explains, and it does not fill the gap.',
      exercise: 'self-compassion',
      never: ['she loved you in her way', 'mothers are', 'call her'],
    },
    {
      id: 'childhood-sexual-abuse',
      cues: [
        'abused as a child',
        'molested as a child',
        'when i was a child he touched',
        'uncle touched me',
        'cousin touched me',
        'houseboy did things',
        'abused by relative',
        'defiled',
      ],
      says: [
        'I was seven, it was somebody in the house, and that is as far as I can go.',
        'I got sweets and I kept quiet, so I thought it was my doing.',
        'The house help did it, and my mother loved that woman.',
        'I told an auntie, and she said never to say such a thing again.',
        'He paid my school fees for years, how do I put those together?',
      ],
      reflections: [
        [
          'You were a child, and the whole responsibility was on the grown side.',
          'You were a kid, and all of the responsibility was on the grown-up.',
        ],
        'However it was hidden or explained, it was not your doing.',
        'You may say as little as you like, and it will be taken seriously.',
      ],
      next: [
        ['need', 'Is that person anywhere near you, or near other children, today?'],
        ['support', 'Who has known about this and stayed kind?', 'Who knows about this and stayed kind?'],
        ['worst', 'What does it make difficult in your life as an adult?'],
      ],
      insight:
        'Gifts, silence, even moments of pleasure or affection do not make a child a partner in it. Talking with someone trained in this helps at any age; many begin in their forties or later.',
      exercise: 'grounding',
      never: ['did you like', 'why did you not tell', 'details', 'confront'],
    },
    {
      id: 'childhood-parents-fought',
      cues: [
        'parents fought',
        'my parents always fighting',
        'dad hit mum',
        'father beat my mother',
        'watched my parents fight',
        'hid when parents',
        'shouting at home growing up',
      ],
      says: [
        'I slept with my shoes on in case we had to go to the neighbour’s.',
        'I turned the radio up for the small ones, so they would not hear.',
        'He beat her and in the morning there was chapati and nobody said a thing.',
        'I used to stand between them, I was that tall.',
        'Someone slams a cupboard at work and I am already calculating.',
      ],
      reflections: [
        ['You slept with one ear open, for years.', 'You slept with one ear open for years.'],
        'A child had to live between two grown people at war.',
        'In the mornings it had not happened, and you were left with a thing that did not exist.',
      ],
      next: [
        ['body', 'What happens in you now when voices rise?', 'What happens in you when voices get loud?'],
        ['who', 'Whose side were you expected to take?'],
        ['exception', 'What did peace sound like in that house, when there was some?'],
      ],
      insight:
        'Growing up beside violence marks a child nearly as much as being its target. A quarrel among adults today can be loud and safe, but a body taught by that house needs time to learn it.',
      exercise: 'box-breathing',
      never: ['all couples fight', 'stayed for the children', 'normal family'],
    },
    {
      id: 'childhood-boarding-school-young',
      cues: [
        'boarding school young',
        'sent to boarding at',
        'boarding since class',
        'sent away as a child',
        'cried boarding school',
        'visiting day nobody came',
        'left me at school',
      ],
      says: [
        'They dropped me at the gate when I was eight with a metal box and a torch.',
        'On visiting day I sat under the tree and practised looking busy.',
        'I stopped crying in the second term, and I have not really started again.',
        'My parents say it was the best school, and I say thank you.',
        'I fold my clothes like someone will inspect them.',
      ],
      reflections: [
        [
          'An eight-year-old with a metal box had to decide not to need anybody.',
          'An eight-year-old with a metal box had to decide not to need anybody.',
        ],
        'It was meant as a gift, so there was no place for the homesickness.',
        'You learned to look busy on the days when nobody came.',
      ],
      next: [
        ['thought', 'How did you explain to yourself why you had been sent away?'],
        ['exception', 'Who or what made that dormitory bearable?', 'Who or what made that dorm okay?'],
        ['feeling', 'What do goodbyes at gates and stations do to you today?'],
      ],
      insight:
        'Small children who are sent away often solve it by ceasing to feel the missing. It works so well that, as adults, they may not know that they miss anyone until they are ill.',
      exercise: 'self-compassion',
      never: ['good education', 'privilege', 'taught independence'],
    },
    {
      id: 'childhood-raised-by-relatives',
      cues: [
        'raised by my grandmother',
        'raised by aunt',
        'orphan',
        'lived with relatives',
        'sent to live with uncle',
        'treated differently from their children',
        'raised in children home',
      ],
      says: [
        'At my uncle’s, their children got milk and I got told to be grateful.',
        'My shosh raised me, and when she went I became a guest everywhere.',
        'I learned to eat fast and to take up little space.',
        'They took me in, so I may not say a single thing about how it was.',
        'In the home there were forty of us and one lap.',
      ],
      reflections: [
        [
          'You lived in houses where you had to thank people for your own bed.',
          'You lived in houses where you had to say thanks for your own bed.',
        ],
        'You learned to be useful, since useful children are allowed to stay.',
        'You had shelter, and you were always on the edge of the family photo.',
      ],
      next: [
        ['worst', 'What told you every day that you were not quite theirs?'],
        ['who', 'Whose child did you feel you were?', 'Who did you feel like you belonged to?'],
        ['exception', 'Where do you take up your full space now?'],
      ],
      insight:
        'Gratitude and hurt do not cancel one another. A child who had to earn a place often keeps on paying rent as an adult, to friends, to bosses, to partners.',
      exercise: 'self-compassion',
      never: ['be grateful', 'at least you had', 'lucky'],
    },
    {
      id: 'childhood-poverty-and-hunger',
      cues: [
        'grew up poor',
        'slept hungry',
        'no shoes school',
        'sent home for fees',
        'hungry as a child',
        'one meal a day growing',
        'childhood poverty',
      ],
      says: [
        'I was sent home for fees so often that I knew every stone on that road.',
        'I still hide food in my desk, and I earn well.',
        'We ate strong tea for supper and called it a diet, to laugh.',
        'I cannot throw away a plastic bag and it drives my wife mad.',
        'When the account goes under a certain figure, I am that boy again.',
      ],
      reflections: [
        [
          'Much may have changed since, and the hunger still does the shopping.',
          'Much may have changed since, and the hunger still does the shopping.',
        ],
        'A child was shamed at a school gate for something only adults could pay.',
        'Even where there is enough, some part of you goes on counting.',
      ],
      next: [
        ['when', 'When does the old worry about money come back?'],
        ['meaning', 'What did being poor say about you, in your own eyes?'],
        [
          'exception',
          'What richness was there at home that had nothing to do with money?',
          'What was rich about home that had nothing to do with money?',
        ],
      ],
      insight:
        'Early scarcity teaches the mind to expect it, so having enough can feel like a trick. Saying "that was then, this is now" aloud, to that child, is less silly than it seems.',
      exercise: 'self-compassion',
      never: ['look how far', 'made you hardworking', 'money does not'],
    },
    {
      id: 'childhood-never-good-enough',
      cues: [
        'never good enough for my parents',
        'only love if i did well',
        'position two why not one',
        'loved for grades',
        'parents only cared about results',
        'nothing was ever enough for dad',
        'conditional love',
      ],
      says: [
        'I brought ninety-six and he asked what happened to the four.',
        'They clapped when I won, and went silent when I did not.',
        'I became a doctor, and I do not know if I like medicine.',
        'If I rest I hear my father’s car in the driveway.',
        'My trophies are in their sitting room, I am hardly ever in it.',
      ],
      reflections: [
        [
          'Love came with the report form, and you learned to read it for both.',
          'Love came with the report card, so you learned to read it for both.',
        ],
        'You brought them results, hoping one of them would be exchanged for a hug.',
        'Somewhere in there a child is still explaining the missing four.',
      ],
      next: [
        [
          'exception',
          'Who was pleased to see you when you had brought nothing?',
          'Who was happy to see you when you brought nothing?',
        ],
        ['want', 'If it impressed nobody, what would you do with your life?'],
        ['thought', 'What does that inner examiner say to you on a free afternoon?'],
      ],
      insight:
        'Where warmth depends on results, children learn that they are what they produce. Being liked on a useless day is how it is unlearned, and it needs letting someone see such a day.',
      exercise: 'self-compassion',
      never: ['they wanted the best', 'tiger', 'successful because'],
    },
    {
      id: 'childhood-emotional-neglect',
      cues: [
        'nobody asked how i felt',
        'feelings ignored growing up',
        'told to stop crying',
        'nothing bad happened but empty',
        'emotionally neglected',
        'parents never talked feelings',
        'crying was weakness',
      ],
      says: [
        'We had everything, a car, holidays, and nobody ever asked how I was.',
        'If I cried I was given something to cry about, so I became very tidy inside.',
        'I go blank when my girlfriend asks what I am feeling.',
        'There is no story to tell, that is the strange part, there is only a draught.',
        'In our house you could have a fever or a prize. You could not have a mood.',
      ],
      reflections: [
        [
          'Nothing happened, and that was the trouble, because something should have.',
          'Nothing happened, and that is the thing, because something should have.',
        ],
        'You learned to put your feelings away so neatly that you cannot find them.',
        'There is no scene to point to, just a house where nobody knocked at your door.',
      ],
      next: [
        ['example', 'As a child, where did you go with a sad day?'],
        [
          'body',
          'When you go blank, what does your body still notice?',
          'When you go blank, does your body still notice anything?',
        ],
        ['need', 'What do you wish somebody had asked you as a child?'],
      ],
      insight:
        'What was missing is harder to see than what was done, and it leaves its marks as well. Feelings that were never named can be learned later, starting with the body: warm, tight, heavy.',
      exercise: 'body-scan',
      never: ['good childhood', 'nothing to complain', 'spoiled'],
    },
    {
      id: 'childhood-parent-mental-illness',
      cues: [
        'my mother was mentally ill',
        'parent with bipolar',
        'dad depressed growing up',
        'mum stayed in bed',
        'mother hospitalised mathari',
        'my dad heard voices',
        'ill parent mind',
      ],
      says: [
        'Some days she danced with us in the rain, some weeks she did not get up.',
        'I was the one who counted whether she had taken her medicine.',
        'Children at school said my father was mad, and I threw stones.',
        'I watch my own moods all the time in case I get it.',
        'I never brought a friend home, not once.',
      ],
      reflections: [
        [
          'You learned the weather of another mind before you knew your own.',
          'You learned the weather of someone else’s mind before your own.',
        ],
        'You loved the bright days, and waited out the dark ones.',
        'You guarded the house from other people’s eyes, all by yourself.',
      ],
      next: [
        ['who', 'Who explained to you what was going on?', 'Did anyone ever explain what was going on?'],
        ['worst', 'What do you fear about your own mind because of it?'],
        ['feeling', 'What are you angry about that feels forbidden, since the parent was ill?'],
      ],
      insight:
        'Children of ill parents often think they caused it or could cure it; neither was ever so. A higher risk in the family is not a sentence, and knowing early signs is protection rather than doom.',
      exercise: 'self-compassion',
      never: ['crazy', 'mad woman', 'you will inherit'],
    },
    {
      id: 'childhood-cannot-remember',
      cues: [
        'do not remember my childhood',
        'can not remember being a child',
        'blank years',
        'gaps in memory childhood',
        'no memories before',
        'others remember i do not',
      ],
      says: [
        'My sister tells stories with me in them and I have to take her word for it.',
        'Before class six there is only fog and a smell of paraffin.',
        'I am afraid of what is in there, if I cannot see it.',
        'People ask about my happiest memory and I make one up.',
        'Entire years are missing, like somebody tore out the pages.',
      ],
      reflections: [
        [
          'You are told about a child with your name, and you cannot find the way to it.',
          'People tell you about a kid with your name and you cannot find them.',
        ],
        'Empty pages can be more frightening than written ones.',
        'You borrow a happy memory so as not to have to explain the fog.',
      ],
      next: [
        [
          'feeling',
          'What is it like to look at photos of yourself from that time?',
          'What is it like looking at pics of yourself from back then?',
        ],
        ['meaning', 'What do you fear the gap might mean?'],
        ['need', 'Which parts would you like to leave in peace?'],
      ],
      insight:
        'Memories of early years are thin in everybody, and stress thins them more; a gap is no proof of anything. There is no need to dig, what helps can begin from what is here today.',
      exercise: 'grounding',
      never: ['repressed', 'must have happened', 'try to remember', 'hypnosis'],
    },
    {
      id: 'childhood-visiting-home-shrinks-me',
      cues: [
        'go home become a child',
        'visiting parents i shrink',
        'around my parents i feel',
        'upcountry christmas feel small',
        'at home i am ten again',
        'parents house regress',
        'dread going home holidays',
      ],
      says: [
        'I run a team of thirty, and at my mother’s table I ask if I may leave.',
        'Two days at shags and I am sulking in my old room.',
        'I drive in as an adult and by the gate I am twelve.',
        'My wife says I become another man there, a smaller one.',
        'I start rehearsing arguments already at Naivasha.',
      ],
      reflections: [
        [
          'The road home takes some hours and some twenty years.',
          'The trip home takes a few hours and about twenty years.',
        ],
        'Everyone takes their old seat, and the old part is still in your size.',
        'You know who you are everywhere, except there.',
      ],
      next: [
        [
          'when',
          'At which moment of the visit do you feel yourself shrink?',
          'At what point in the visit do you start shrinking?',
        ],
        ['need', 'What would help the adult in you stay in the room?'],
        ['next', 'How long a visit could you enjoy?'],
      ],
      insight:
        'Families are plays with long runs; walking on stage brings back the lines. A short walk, a call to someone who knows you now, or a fixed leaving time helps you keep your own age.',
      exercise: 'grounding',
      never: ['do not go', 'grow up', 'family is family'],
    },
    {
      id: 'childhood-fear-of-repeating-it',
      cues: [
        'becoming my father',
        'becoming my mother',
        'do what was done to me',
        'hit my child hate',
        'scared to have kids because',
        'shout like my mother',
        'repeat the cycle',
      ],
      says: [
        'I heard my mother’s sentence come out of my mouth, with her exact tone.',
        'I slapped my son, and his face was my face.',
        'We want children, and I am afraid of the hands I inherited.',
        'I swore I would never, and on Tuesday I did.',
        'When she cries at night I feel something rise up that scares me.',
      ],
      reflections: [
        [
          'You opened your mouth, and an old voice came out of it.',
          'You opened your mouth and the old voice came out.',
        ],
        'You saw yourself from both sides at once, the one above and the one below.',
        'The promise you made as a child is so strong that one breach feels like all is lost.',
      ],
      next: [
        ['when', 'What had filled you up before that moment?'],
        [
          'exception',
          'When did you do it your own way, although you were tired?',
          'When did you do it your way, even though you were tired?',
        ],
        ['need', 'What could you do with your hands and feet the next time it rises?'],
      ],
      insight:
        'Most people who were hit do not harm their own children. "I was wrong, it was not your fault" mends more than perfection would. If you fear you could hurt a child, get help today.',
      exercise: 'box-breathing',
      never: ['bad parent', 'all parents', 'monster', 'cycle of'],
    },
    {
      id: 'childhood-lost-parent-young',
      cues: [
        'lost my mother when i was',
        'father died when i was',
        'mum died young',
        'mother died when i was',
        'orphaned at',
        'grew up without mum',
        'dad passed when i was a kid',
      ],
      says: [
        'I was seven and they sent me to play outside during the burial.',
        'I am older now than she ever was, and nobody tells you about that birthday.',
        'They said he had travelled. I waited at the stage for months.',
        'I have her voice on no phone, nothing, there were no phones.',
        'On my wedding day I looked for a hat in the second row.',
      ],
      reflections: [
        [
          'They sent you out to play, and you have been outside of that goodbye since.',
          'They sent you out to play, and you have been outside that goodbye ever since.',
        ],
        'You had to miss someone before you knew the words for it.',
        'Each big day has somebody missing from it.',
      ],
      next: [
        ['who', 'Who told you about them, as you grew?'],
        [
          'exception',
          'What of that parent do you find in yourself?',
          'What bit of them do you see in yourself?',
        ],
        ['need', 'What kind of goodbye might you still wish for?'],
      ],
      insight:
        'A child grieves in pieces, and again at each new age, because each age misses something else. Asking relatives for ordinary stories, the cooking, the temper, the jokes, is never too late.',
      exercise: null,
      never: ['watching over you', 'so young you', 'at least you'],
    },
    {
      id: 'childhood-favourite-and-scapegoat',
      cues: [
        'black sheep',
        'scapegoat family',
        'always blamed at home',
        'the bad child',
        'treated differently from my siblings',
        'everything was my fault growing up',
        'problem child',
      ],
      says: [
        'If a cup broke in the kitchen, my name was called from three rooms.',
        'They say I was difficult. I was five.',
        'My siblings got talks, I got the stick.',
        'When something goes wrong at work I say sorry before I know what it is.',
        'At family meetings I am the agenda.',
      ],
      reflections: [
        [
          'You were handed the part of the culprit before you could read the script.',
          'They gave you the bad-guy part before you could even read.',
        ],
        'You apologise first and find out afterwards what for.',
        'A whole family was at peace with itself as long as it had you.',
      ],
      next: [
        ['when', 'When did you notice that the blame was given out before the facts?'],
        ['exception', 'Who from that time saw you differently?', 'Did anyone back then see you differently?'],
        ['meaning', 'What would the family have had to look at, without you to look at?'],
      ],
      insight:
        'In strained families one child often ends up carrying the trouble for all. The part is assigned, not earned, and the one who has it is frequently the one who sees most clearly.',
      exercise: 'self-compassion',
      never: ['difficult child', 'every family', 'make peace'],
    },
    {
      id: 'childhood-strict-religion-fear',
      cues: [
        'strict religious home',
        'fear of hell',
        'raised in a cult',
        'church discipline child',
        'demons in me as a child',
        'prayed over me',
        'everything was sin',
      ],
      says: [
        'I used to wake at night and check whether my parents had been raptured.',
        'They fasted me for a demon when I was nine, it was just a bad dream I had had.',
        'Music, trousers, laughing too loud, it was all sin.',
        'I no longer believe it, and thunder still makes me confess.',
        'My father preached love and we hid under the bed.',
      ],
      reflections: [
        [
          'As a child you were afraid of your own thoughts, because even those were watched.',
          'As a kid you were scared of your own thoughts, because even those were watched.',
        ],
        'Your head has left that house of prayer and your stomach still kneels.',
        'Love and terror were taught in the same hour, by the same voice.',
      ],
      next: [
        ['feeling', 'When does the old fear of punishment come up now?'],
        ['meaning', 'What of it would you like to put down?', 'What of it can go?'],
        ['support', 'Who has walked a similar road with faith?'],
      ],
      insight:
        'Fear learned early as holy is especially stubborn, because doubting it felt like danger. Some people find a kinder faith and some leave; both can be done with respect for the child who was afraid.',
      exercise: 'grounding',
      never: ['religion is', 'god loves you', 'brainwash'],
    },
    {
      id: 'childhood-overly-responsible-money',
      cues: [
        'paid school fees for siblings young',
        'breadwinner since i was',
        'dropped out to support',
        'worked as a child',
        'house help as a child',
        'hawked after school',
        'child labour',
      ],
      says: [
        'At twelve I was somebody’s house girl, and their daughter was twelve as well.',
        'I sold groundnuts after school and did my sums on the wrapping paper.',
        'I left form two so that my brothers could stay in.',
        'My first salary was spent before it reached my hand, and so was each one since.',
        'I have been tired since I was ten years old.',
      ],
      reflections: [
        [
          'You gave up a classroom so others could have one, and nobody held a ceremony for it.',
          'You gave up your classroom so others could keep theirs, and nobody gave you a ceremony.',
        ],
        'You were a worker at an age when others had bedtimes.',
        'The tiredness you have is older than your job.',
      ],
      next: [
        [
          'feeling',
          'When you see children that age now, what stirs in you?',
          'When you see kids that age now, what comes up?',
        ],
        ['want', 'Which part of what you gave up would you still like to have?'],
        ['who', 'Who has thanked you, in words?'],
      ],
      insight:
        'Giving that began before you could choose is hard to stop without guilt. It can be turned, slowly, into giving you decide on: how much, to whom, until when.',
      exercise: 'assertive-message',
      never: ['hard work built', 'blessing', 'family first'],
    },
    {
      id: 'childhood-moved-constantly',
      cues: [
        'moved a lot as a child',
        'changed schools many times',
        'never had a home growing up',
        'always the new kid',
        'moved house to house childhood',
        'father transferred every',
        'never finish friendships',
      ],
      says: [
        'Nine schools by form four, I can introduce myself in my sleep.',
        'We left at night sometimes, because of rent.',
        'I do not unpack the last box, in any place.',
        'I make friends in a minute, I lose them in a year and feel nothing.',
        'When people say where are you from, I say how long have you got.',
      ],
      reflections: [
        [
          'You became very good at arriving, and never got to practise staying.',
          'You got really good at arriving and never got to practise staying.',
        ],
        'One box is always left packed, in case.',
        'You learned to leave people before the leaving could be done to you.',
      ],
      next: [
        ['exception', 'What came with you through all of those moves?'],
        [
          'feeling',
          'What happens in you once a place begins to feel like home?',
          'What happens when a place starts feeling like home?',
        ],
        ['want', 'With whom would you like to try staying?'],
      ],
      insight:
        'Children who move often learn to attach lightly, and it is a clever way to travel. As an adult one may unpack on purpose: one neighbour, one habit, one box.',
      exercise: 'small-step',
      never: ['adaptable', 'adventure', 'resilient kids'],
    },
    {
      id: 'childhood-defending-parents-loyalty',
      cues: [
        'feel bad talking about my parents',
        'they sacrificed for me but',
        'disloyal to say',
        'should not speak ill of parents',
        'betraying my family by saying',
        'guilty complaining about my mother',
        'not supposed to talk about home',
      ],
      says: [
        'I feel like a traitor just for typing this.',
        'He worked three jobs, so who am I to say that he frightened me?',
        'In our culture you do not air the blanket outside.',
        'The moment I say something about her, I add ten good things.',
        'They are old now and soft with my children, and I cannot square it.',
      ],
      reflections: [
        [
          'You put each sentence about them on a scale, and add good things until it balances.',
          'You weigh every line about them and keep adding good stuff till it balances.',
        ],
        'You are protecting them from a conversation they will never hear.',
        'The old people they are today make it hard to speak of who they were.',
      ],
      next: [
        ['feeling', 'What do you fear will happen if you say it without adding something good?'],
        ['meaning', 'Could their sacrifice and your fear both be allowed to stand?'],
        [
          'need',
          'How would you like to speak of it so that it stays fair, and true?',
          'How would you wanna say it so it stays fair and true?',
        ],
      ],
      insight:
        'Looking at what hurt is not a court case, nobody is sentenced. Seeing the harm takes nothing away from what was given.',
      exercise: 'values',
      never: ['honour your', 'cut them off', 'abusive parents'],
    },
    {
      id: 'childhood-want-an-apology',
      cues: [
        'want them to apologise',
        'my parents deny it',
        'say it never happened',
        'they do not remember beating',
        'never said sorry',
        'confront my parents',
        'mum says i imagine',
      ],
      says: [
        'I brought it up, and my mother said, we fed you, did we not.',
        'My dad says he does not remember, and I remember the colour of the wall.',
        'All I want is one sorry before he dies.',
        'They tell it as a funny story at dinner with me in it.',
        'Every time I try to speak of it they begin to cry and I end up comforting them.',
      ],
      reflections: [
        [
          'You came for one sentence, and left having comforted them.',
          'You came for one sentence and ended up comforting them.',
        ],
        'Your memory has every detail, and theirs has nothing there at all.',
        'Something in you cannot close until somebody says that it was so.',
      ],
      next: [
        [
          'want',
          'If the sorry came, what would you hope to feel the day after?',
          'If you got the sorry, what would you want to feel the day after?',
        ],
        ['exception', 'Who else can bear witness that it was so?'],
        ['next', 'What would you do with those feelings if the apology never comes?'],
      ],
      insight:
        'Admitting it would cost them the picture of themselves as good parents, and many cannot pay. Being believed by someone else does a part of the healing that an apology would have done.',
      exercise: 'self-compassion',
      never: ['let it go', 'they are old', 'forgive'],
    },
    {
      id: 'childhood-people-pleaser-now',
      cues: [
        'learned to please',
        'read everyones mood',
        'keep everyone happy since child',
        'good girl at home',
        'be quiet be good',
        'can not say no because of childhood',
        'always on alert for mood',
      ],
      says: [
        'I know that you are annoyed before you know it yourself.',
        'At home the safest thing was to be no trouble, so I became none.',
        'When someone goes quiet I start making tea.',
        'I agree with people and find out in the shower that I do not.',
        'Being a good boy is a full-time job, and I am forty.',
      ],
      reflections: [
        [
          'You learned to make yourself easy, since difficult was dangerous.',
          'You learned to be easy because difficult was dangerous.',
        ],
        'A silence in the room, and your hands are looking for something to put right.',
        'You know what everyone wants for supper except yourself.',
      ],
      next: [
        ['when', 'With whom is that alarm for other moods the loudest?'],
        [
          'exception',
          'When did you last disappoint someone, and the world went on?',
          'When did you last let someone down and the world kept going?',
        ],
        ['want', 'What is one small preference of yours nobody knows?'],
      ],
      insight:
        'Reading faces kept the peace in a house where peace was fragile. Among safe people the skill can be rested: let a silence be theirs, for the length of three breaths.',
      exercise: 'assertive-message',
      never: ['people pleaser', 'codependent', 'just say no'],
    },
    {
      id: 'childhood-anger-at-happy-families',
      cues: [
        'jealous of happy families',
        'my husband family is so close',
        'see fathers with daughters',
        'cry at happy families',
        'mothers day hate',
        'fathers day hate',
        'other people had good parents',
      ],
      says: [
        'A man carried his sleeping girl off the bus, and I had to get off too.',
        'At my in-laws they hug in the kitchen and I go to count the spoons.',
        'On Mother’s Day I switch off my phone and clean.',
        'My kids get from me what I never had, and I am jealous of my own kids.',
        'Adverts with grandmothers get me. Adverts!',
      ],
      reflections: [
        [
          'You see it pass by on the arm of a stranger, the thing you never had.',
          'You see it go by on some stranger’s arm, the thing you never got.',
        ],
        'You see what a childhood can be, and you never had one like it.',
        'Grief comes up at the strangest places, at spoons, adverts, bus stops.',
      ],
      next: [
        ['feeling', 'When that scene passes, is it more sadness, anger or longing?'],
        [
          'want',
          'What exactly in the picture is it that you wish you had been given?',
          'What in that picture do you wish someone gave you?',
        ],
        ['exception', 'In which moments do you get a little of it now?'],
      ],
      insight:
        'Envying children who are held, even one’s own, is more common than it is spoken of. It is grief for a child who watched through the window, and grief can be comforted.',
      exercise: 'self-compassion',
      never: ['be happy for', 'ungrateful', 'your children are blessed'],
    },
  ],
};
