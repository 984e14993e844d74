// "Why do I freeze?": what is known of thirty everyday things people ask that about. Said with "often" and "may", of people in
// general and never as a finding about the one who asks; nothing here names an illness.
import type { Line } from '../line.ts';

export type Mechanism = {
  id: string;
  /** Of what is asked about, behind the "why do I". */
  pattern: RegExp;
  /** Where it asks about something else. */
  unless?: RegExp;
  /** Only where what they told lately speaks of it. */
  after?: RegExp;
  answer: Line;
  /** One small question back. */
  back: Line;
};

export const mechanisms: readonly Mechanism[] = [
  {
    // David Barlow, Anxiety and Its Disorders (2002), on tonic immobility and the alarm response.
    id: 'freezing',
    pattern:
      /\b(?:freez\w*|froze|lock(?:ed|s)? up|can'?t move|go(?:es)? stiff|stand there like|clam up|shut down|go(?:es)? (?:quiet|silent|mute)|seiz(?:e|ed) up)\b/i,
    unless: /\b(?:food|fridge|phone|laptop|screen|cold)\b/i,
    answer: [
      'Freezing is one of the oldest answers a body has to danger, beside fight and flight, and it is quicker than thought. When something matters a great deal, the alarm can take a friendly face for a threat. It says that a lot is at stake, and nothing about courage.',
      'Freezing is one of the oldest things a body does when it senses danger, right next to fight and flight, and it is faster than thinking. When something matters a lot, the alarm can go off at a friendly face. It means a lot is at stake, not that you are weak.',
    ],
    back: ['What do you notice first, just before it?', 'What do you notice first, right before it?'],
  },
  {
    // Ad Vingerhoets, Why Only Humans Weep (2013).
    id: 'crying-when-angry',
    pattern:
      /\b(?:cry\w*|cried|tears|tear up|well up)\b.{0,40}\b(?:angry|mad|anger|furious|argu\w*|fight\w*|shout\w*|yell\w*|confront\w*|frustrat\w*|told off)\b|\b(?:angry|mad|anger|furious|argu\w*)\b.{0,40}\b(?:cry\w*|cried|tears)\b/i,
    answer: [
      'Tears come with strong arousal of many kinds, and anger is one of them, above all where it cannot go anywhere or helplessness is mixed in. The body does not ask first which feeling it is. It makes the anger no less meant.',
      'Tears come with any strong feeling, and anger counts, mostly when it has nowhere to go or there is helplessness in it. Your body does not check which feeling it is. It does not make the anger any less real.',
    ],
    back: [
      'What would the anger say, if the tears let it finish?',
      'What would the anger say if the tears let it finish?',
    ],
  },
  {
    // W. Ray Crozier, Blushing and the Social Emotions (2006); Corine Dijk et al., "The remedial value of blushing", Emotion
    // (2009).
    id: 'blushing',
    pattern:
      /\b(?:blush\w*|(?:go|goes|going|turn|turns|get|gets) (?:all )?(?:bright )?red|face (?:goes|turns|gets) (?:red|hot)|red face)\b/i,
    answer: [
      'Blushing comes from feeling seen, and nobody can do it or stop it at will. Watching for it tends to bring it on. Others mostly notice it less than it feels from inside, and those who do tend to find it likeable.',
      'Blushing comes from feeling seen, and no one can do it or stop it on purpose. Watching out for it tends to bring it on. People notice way less than it feels like, and most find it kind of sweet.',
    ],
    back: ['What do you fear they read in it?', 'What are you scared they read into it?'],
  },
  {
    // Fuschia Sirois and Timothy Pychyl, "Procrastination and the priority of short-term mood regulation" (2013).
    id: 'putting-off',
    pattern:
      /\b(?:procrastinat\w*|put(?:ting)? (?:things|it|everything|stuff|them|that|this) off|can'?t (?:\w+ )?(?:start|begin|get started|get going|make myself|bring myself|do (?:it|anything|the thing))|cannot (?:start|begin)|leav(?:e|ing) (?:it|everything|things) (?:to|until|till) the last|avoid (?:starting|work|working|my (?:work|thesis|essay|homework))|never (?:start|finish) (?:anything|things))\b/i,
    unless: /\b(?:over|again|the car|talking to)\b/i,
    answer: [
      'Putting off is mostly no matter of time or laziness, but of a feeling: the task brings dread or doubt, and leaving it brings relief at once, which teaches us to leave it again. The first two minutes tend to weigh more than the next twenty.',
      'Putting stuff off is mostly about a feeling, not time or laziness: the task brings dread, leaving it brings instant relief, and your brain learns to leave it again. The start is usually the worst bit. The first two minutes weigh more than the next twenty.',
    ],
    back: ['What comes up in you when you look at it?', 'What comes up when you look at it?'],
  },
  {
    // Stanley Rachman, "A cognitive theory of compulsive checking", Behaviour Research and Therapy (2002).
    id: 'checking',
    pattern: /\b(?:check(?:ing)?|re-?check\w*|re-?read(?:ing)? (?:my|the|every)|make sure)\b/i,
    answer: [
      'Checking brings a moment of calm, and so it comes back: the mind learns that the checking kept things safe. And the more often we check, the less we tend to trust our memory of it. So the doubt grows on what was meant to still it.',
      'Checking often gives a second of calm, and that is why it comes back: your brain learns the checking kept things safe. And the more you check, the less you trust your memory of it. So the doubt grows from the thing that was meant to calm it.',
    ],
    back: [
      'What would you feel, if you left out one of them today?',
      'What would you feel if you skipped one today?',
    ],
  },
  {
    // Colin Espie, Overcoming Insomnia (2006); Allison Harvey, "A cognitive model of insomnia" (2002).
    id: 'waking-at-three',
    pattern:
      /\b(?:wak(?:e|ing)|woke|awake|up)\b.{0,30}\b(?:3|three|4|four|2|two|night|early|same time|middle)\b|\b(?:3|three|4|four) ?(?:am|in the morning|o'?clock)\b/i,
    answer: [
      'Everybody surfaces several times a night, and most people forget it. In the second half sleep is lighter, so that a worry finds us more easily then, and looking at the clock teaches the body the hour. Thoughts at that time tend to be darker than the same thoughts at noon.',
      'Everyone wakes up a few times a night and mostly forgets. In the second half sleep is lighter, so worries find you easier, and checking the clock teaches your body the time. Thoughts at that hour are usually darker than the same ones at noon.',
    ],
    back: [
      'What is the first thought that finds you there?',
      'What is the first thought that finds you there?',
    ],
  },
  {
    // Niall Bolger et al., "The contagion of stress across multiple roles", Journal of Marriage and the Family (1989).
    id: 'snapping-at-home',
    pattern:
      /\b(?:snap\w*|short|lose it|lose my (?:temper|patience|rag)|blow up|take it out|horrible|grumpy|moody|shout\w*|yell\w*|nasty|impatient|mean)\b.{0,40}\b(?:home|kids?|children|wife|husband|partner|girlfriend|boyfriend|mum|mom|family|(?:the )?people i (?:love|care)|those i love|my son|my daughter|him|her|them)\b/i,
    unless: /\b(?:hit|slap|hurt|scared of me)\b/i,
    answer: [
      'What is held down all day often comes out where it is safe enough, so those nearest tend to get what was meant for somebody else. Strain at work has been seen to spill into the evening at home. That explains it, and it can still be mended there.',
      'What you hold down all day often comes out where it feels safe, so the people closest get what was meant for someone else. Work stress really does spill into evenings at home. That explains it, and you can still repair it there.',
    ],
    back: ['What had the day been like before it?', 'What was the day like before it?'],
  },
  {
    // Leon Festinger, "A theory of social comparison processes", Human Relations (1954).
    id: 'comparing',
    pattern:
      /\b(?:compar(?:e|ing)|measure myself|look at what (?:everyone|others)|check(?:ing)? (?:what|on) (?:everyone|everybody|others))\b/i,
    answer: [
      'Where there is no plain measure of how we are doing, people look sideways, and mostly at those who are a step ahead. What others show is their best page, and what you hold against it is your whole book. So the sum rarely comes out fair.',
      'When there is no clear measure of how we are doing, everyone looks sideways, mostly at people a step ahead. They show their best page and you hold it up against your whole book. So it rarely comes out fair.',
    ],
    back: ['Whom do you measure yourself against most?', 'Who do you measure yourself against most?'],
  },
  {
    // George Bonanno, The Other Side of Sadness (2009).
    id: 'numb-after-news',
    pattern:
      /\b(?:numb|feel nothing|not feel\w* (?:anything|a thing)|don'?t feel (?:anything|sad|it)|can'?t (?:cry|feel)|not (?:crying|cried|sad)|haven'?t cried|empty|blank)\b/i,
    after:
      /\b(?:news|died|death|funeral|diagnos\w*|cancer|left me|broke up|accident|lost (?:my|him|her|the)|fired|sacked|redundan\w*|miscarr\w*|told me)\b/i,
    answer: [
      'After hard news many people feel little or nothing at first. The mind seems to let it in by portions, and goes numb between them. It does not measure how much somebody meant, and feelings often come later and at odd times.',
      'After bad news a lot of people feel basically nothing at first. Your mind seems to let it in bit by bit and goes numb in between. It does not measure how much someone meant, and feelings often come later at random times.',
    ],
    back: ['What have the days been like since?', 'What have the days been like since?'],
  },
  {
    // Oriana Aragón, Margaret Clark et al., "Dimorphous expressions of positive emotion", Psychological Science (2015).
    id: 'laughing-wrong-time',
    pattern: /\b(?:laugh\w*|giggl\w*|smil(?:e|ed|ing)|smirk\w*|grin\w*)\b/i,
    unless: /\b(?:at me|at us|with|never|not|can'?t)\b/i,
    answer: [
      'Laughing at the wrong moment is often tension finding the nearest door. When a feeling is very strong, an opposite expression may come up, and it may help the body to come down again. It says little about what you felt.',
      'Laughing at the wrong time is often just tension finding the nearest exit. When a feeling is really strong the opposite can pop out, and it may help your body come down. It says very little about what you felt.',
    ],
    back: ['What was underneath it, do you think?', 'What was underneath it, do you think?'],
  },
  {
    // Donald Dutton and Susan Painter, "Emotional attachments in abusive relationships", Violence and Victims (1993).
    id: 'missing-who-hurt',
    pattern:
      /\b(?:miss(?:ing)?|still (?:love|want|think about)|go(?:ing)? back to|can'?t (?:let go|forget|get over|leave))\b.{0,30}\b(?:him|her|them|my ex|someone who|a man who|a woman who|people who|the person who)\b/i,
    after:
      /\b(?:hurt|cheat\w*|lied|awful|horrible|toxic|mean|cruel|bad (?:to|for) me|treated|left me|ghosted|abus\w*|broke up|ex\b|shouted|used me)\b/i,
    answer: [
      'A bond does not end with the reasons for ending it. Warmth that came now and then, between the hurt, can tie people more tightly than steady warmth does, and missing somebody is no proof that they were good for you. Both may be true at once.',
      'A bond does not end when you have reasons to end it. Warmth that came and went between the hurt can tie you tighter than steady warmth, and missing someone is no proof they were good for you. Both can be true.',
    ],
    back: ['What of it is it that you miss most?', 'Which part do you miss most?'],
  },
  {
    // Karen Horney, Our Inner Conflicts (1945), on moving towards people.
    id: 'people-pleasing',
    pattern:
      /\b(?:(?:can'?t|cannot|never|unable to) (?:ever |just )?say no|(?:always |keep |never )?say(?:ing)? (?:yes|i don'?t mind)|people[- ]pleas\w*|(?:always|keep) apologi[sz]\w*|please (?:everyone|everybody|people)|apologi[sz]e (?:for everything|all the time|so much|constantly|when)|say(?:ing)? sorry|agree with (?:everyone|everybody)|put (?:everyone|everybody|others|people) first)\b/i,
    answer: [
      'Saying yes often once kept the peace, or somebody near, and what worked for a child goes on by itself. The relief comes at once, and the price only later. It is a habit of looking after ties, and a habit can be loosened in small places first.',
      'Saying yes often used to keep the peace or keep someone close, and what worked as a kid just keeps running. The relief is instant, the price comes later. It is a habit of protecting bonds, and you can loosen a habit in small places first.',
    ],
    back: ['With whom would a small no cost least?', 'Who would a small no cost you least with?'],
  },
  {
    // David Clark and Adrian Wells, "A cognitive model of social phobia" (1995), on the post-mortem.
    id: 'replaying-talks',
    pattern:
      /\b(?:replay\w*|go(?:ing)? over (?:conversations?|what|every|it|things)|over-?think\w*|over-?analy\w*|rehears\w* conversations?|obsess\w*|can'?t stop thinking|keep thinking|ruminat\w*|think(?:ing)? about (?:what i said|it (?:all|over)|conversations?))\b/i,
    answer: [
      'The mind often goes over a talk to find out whether we are still all right with people, and looks for what went wrong. It replays from our side only, how we felt, which is not what others saw. So it seldom comes to an end by itself.',
      'Your mind goes over talks to check you are still okay with people, and it looks for what went wrong since that is what it would need. It only replays your side, how you felt, not what they saw. So it rarely ends by itself.',
    ],
    back: ['Which moment does it stop at?', 'Which moment does it get stuck on?'],
  },
  {
    // Tim Wilson and Daniel Gilbert, "Affective forecasting" (2003).
    id: 'sunday-dread',
    pattern: /\b(?:sundays?|mondays?|the night before|end of (?:the )?weekend)\b/i,
    answer: [
      'Dread tends to be largest before a thing and not in it, as the mind has all of the week in view at once and nothing yet to do about it. Then the free evening is used up by the day after. It may also be telling something plain about the work.',
      'Dread is usually biggest before a thing, not in it, since your brain has the whole week in view and nothing to do about it yet. So the free evening gets eaten by the next day. It might also be saying something simple about the job.',
    ],
    back: ['What of Monday does it show you first?', 'What about Monday does it show you first?'],
  },
  {
    // David Clark, "A cognitive approach to panic", Behaviour Research and Therapy (1986).
    id: 'panic-in-shops',
    pattern:
      /\b(?:panic\w*|anxious|dizzy|can'?t breathe|heart (?:races?|pounds?|goes?)|freak out)\b.{0,40}\b(?:shops?|supermarkets?|tesco|stores?|malls?|queues?|crowds?|bus(?:es)?|trains?|lifts?|cinema|public|town)\b|\b(?:shops?|supermarkets?|queues?|crowds?|bus|train)\b.{0,40}\bpanic\w*/i,
    answer: [
      'Shops and queues are bright, loud and hard to leave quickly, so a body on alert may sound its alarm there. Then the alarm itself, the heart or the dizziness, is taken for danger, and that feeds it. It comes down again by itself, also when one stays.',
      'Shops and queues are bright, loud and hard to leave fast, so a body on alert can set off its alarm there. Then the alarm itself, heart or dizziness, feels like the danger, and that feeds it. It comes down by itself, even if you stay.',
    ],
    back: ['What is the first sign of it?', 'What is the first sign of it?'],
  },
  {
    // Barry Guitar, Stuttering: An Integrated Approach to Its Nature and Treatment (4th edition, 2013).
    id: 'stutter-when-watched',
    pattern:
      /\b(?:stutter\w*|stammer\w*|block on|get stuck on (?:words|letters|my name)|trip over (?:my )?words)\b/i,
    answer: [
      'A stutter is mostly no matter of nerves at its root, yet it tends to grow with time pressure, with being watched, and with the effort to hide it. With children, animals or in a part one plays it often eases. So it can be two things in one day.',
      'A stutter is not really about nerves at the root, but it tends to get bigger with time pressure, being watched, and most of all trying to hide it. With kids, pets or playing a part it often eases. So it can be two different things in one day.',
    ],
    back: ['Where is it lightest for you?', 'Where is it lightest for you?'],
  },
  {
    // Peter Salovey (ed.), The Psychology of Jealousy and Envy (1991).
    id: 'jealousy',
    pattern: /\b(?:jealous\w*|possessive)\b/i,
    unless: /\bof (?:my )?(?:friends?|sister|brother|colleagues?|people|everyone|others|their)\b/i,
    answer: [
      'Jealousy is an alarm about losing somebody, and it is set finer in people who were left or lied to before. It can be right or wrong, and it feels the same both times. What it asks for, reassurance or looking, mostly calms it for an hour.',
      'Jealousy is an alarm about losing someone, and it is set more sensitive if you were left or lied to before. It can be right or wrong and feels the same either way. What it asks for, reassurance or checking, usually only calms it for an hour.',
    ],
    back: ['What does it tell you that you would lose?', 'What does it say you would lose?'],
  },
  {
    // Abraham Tesser, "Toward a self-evaluation maintenance model of social behavior" (1988).
    id: 'envy-of-friends',
    pattern:
      /\b(?:env(?:y|ious)\w*|jealous\w*|bitter|resent\w*|not happy for|can'?t be happy for|hate (?:it )?when (?:my )?friends?)\b/i,
    answer: [
      'Envy comes closest where people are near to us and are good at what we care about ourselves, so friends bring it more than strangers. It can stand beside real gladness for them. And it often points quite exactly at something that is wanted.',
      'Envy hits hardest with people close to us who are good at what we care about, so friends trigger it more than strangers. It can sit right next to being happy for them. And it often points pretty exactly at something you want.',
    ],
    back: ['What is it pointing at, with you?', 'What is it pointing at for you?'],
  },
  {
    // Pauline Clance and Suzanne Imes, "The imposter phenomenon in high achieving women" (1978).
    id: 'no-joy-at-success',
    pattern:
      /\b(?:can'?t (?:enjoy|be (?:happy|proud|glad))|not (?:happy|proud|glad|excited|enjoy\w*)|don'?t (?:feel )?(?:happy|proud|enjoy|anything)|feel (?:nothing|empty|flat))\b/i,
    after:
      /\b(?:promot\w*|passed|won|got (?:the|it|in|a)|graduat\w*|success\w*|award|prize|degree|offer|finished|achiev\w*)\b/i,
    answer: [
      'Joy at what was reached often does not come on the day. Some people feel chiefly relief that nothing went wrong, and the mind moves the mark at once to the next thing. And if one thinks it was luck, there is little to be glad of.',
      'Joy about a win often does not show up on the day. Some people mostly feel relief that nothing went wrong, and the brain moves the goalpost right away. And if you think it was luck, there is not much to enjoy.',
    ],
    back: ['What did you expect to feel?', 'What did you expect to feel?'],
  },
  {
    // Christopher Thurber and Edward Walton, "Preventing and treating homesickness", Pediatrics (2007).
    id: 'homesickness',
    pattern:
      /\b(?:homesick\w*|miss(?:ing)? home|miss(?:ing)? my (?:mum|mom|family|country|town|village|bed|room))\b/i,
    answer: [
      'Homesickness is a bond doing what bonds do: it pulls. It tends to come in idle hours, at meals and at bedtime, and with smells and songs, and it is no sign that the going was wrong. For most people it gets lighter as the new place gathers habits of its own.',
      'Homesickness is just a bond pulling, like bonds do. It tends to hit in quiet hours, at meals and bedtime, with smells and songs, and it does not mean leaving was wrong. For most it gets lighter once the new place has its own habits.',
    ],
    back: ['When does it pull hardest?', 'When does it pull hardest?'],
  },
  {
    // Sointu Leikas and Ville-Juhani Ilmarinen, "Happy now, tired later?", Journal of Personality (2017).
    id: 'tired-after-people',
    pattern:
      /\b(?:tired|exhausted|drained|wiped|knackered|need (?:to be alone|a nap|days))\b.{0,50}\b(?:people|seeing|friends|social\w*|party|parties|company|visitors?|meeting|talking|out)\b/i,
    answer: [
      'Company mostly costs attention: reading faces, choosing words, holding oneself together. Lively hours have been seen to be followed by tiredness a few hours later, in outgoing people as well. If one also keeps up a face there, it costs more.',
      'People mostly cost attention: reading faces, picking words, keeping it together. Research found lively hours get followed by tiredness a few hours later, even in outgoing people. And if you are keeping up a face too, it costs more.',
    ],
    back: ['With whom does it cost you least?', 'Who costs you least?'],
  },
  {
    // Niklas Karlsson, George Loewenstein and Duane Seppi, "The ostrich effect", Journal of Risk and Uncertainty (2009).
    id: 'avoiding-letters',
    pattern:
      /\b(?:leav(?:e|ing) (?:my |the )?(?:letters?|post|mail|bills?|e-?mails?) (?:unopened|lying|unread)|open (?:my |the |any |his |her )?(?:letters?|mail|post|bills?|e-?mails?|envelopes?|bank\w*|app|messages?)|look at (?:my |the )?(?:bank|account|balance|bills?|post|mail|inbox|messages?|bank account)|avoid (?:my |the )?(?:letters?|mail|post|bills?|e-?mails?|inbox|messages?)|answer (?:my |the )?(?:e-?mails?|phone|messages?|texts?)|read (?:my |the )?(?:letters?|e-?mails?|messages?)|(?:letters?|mail|post|bills?|inbox)\b.{0,20}\bpile)\b/i,
    answer: [
      'An unopened letter keeps the worst version possible and spares us the feeling for today. Not looking brings relief at once, so it gets stronger each time, and the pile begins to look like a verdict. What is inside is often duller than what we fill it with.',
      'An unopened letter keeps the worst version possible and spares you the feeling today. Not looking gives instant relief, so it gets stronger each time, and the pile starts to look like a verdict. What is inside is usually more boring than what we imagine.',
    ],
    back: ['What do you imagine is in it?', 'What do you imagine is in it?'],
  },
  {
    // Floor Kroese et al., "Bedtime procrastination", Frontiers in Psychology (2014).
    id: 'phone-at-night',
    pattern:
      /\b(?:phone|scroll\w*|tiktok|instagram|youtube|reels|netflix)\b.{0,40}\b(?:night|bed|late|sleep|3|2|1|midnight|hours)\b|\b(?:stay up|go to bed|go to sleep|can'?t go to bed)\b|\bscroll(?:ing)?\b/i,
    answer: [
      'Late at night the day makes no more demands, and for many people it is the only time that is theirs, so it is hard to give back. And a screen asks nothing and never ends. It is often less about the phone than about what the day left out.',
      'Late at night nobody wants anything from you, and for lots of people it is the only time that is theirs, so it is hard to give up. You are tired, and a screen asks nothing and never ends. It is often less about the phone than what the day left out.',
    ],
    back: ['What did the day leave out?', 'What did the day leave out?'],
  },
  {
    // Amanda Crockett et al., "Boredom proneness and emotion regulation predict emotional eating" (2015).
    id: 'eating-from-boredom',
    pattern:
      /\b(?:eat(?:ing)?|snack\w*)\b.{0,40}\b(?:bored\w*|boredom|nothing to do|not hungry|stress\w*|sad|lonely|night)\b|\b(?:bored|boredom)\b.{0,30}\beat\b/i,
    unless: /\b(?:binge\w*|purg\w*|sick|vomit|throw up|weight|calories|fat|starv\w*|nothing all day)\b/i,
    answer: [
      'Eating is the quickest small change at hand: it gives taste, a break, something for the hands. Boredom and unrest feel a little like hunger, and the body takes what worked before. It is seldom about willpower.',
      'Eating is the quickest little change around: taste, a break, something for your hands. Boredom and feeling off are a bit like hunger, and your body grabs what worked before. It is rarely about willpower.',
    ],
    back: ['What is usually missing in that hour?', 'What is usually missing in that hour?'],
  },
  {
    // Cynthia Cryder, Jennifer Lerner et al., "Misery is not miserly", Psychological Science (2008); Scott Rick et al. (2014).
    id: 'spending',
    pattern: /\b(?:spend\w*|buy(?:ing)?|shop(?:ping)? online|order(?:ing)? (?:things|stuff)|shopping)\b/i,
    unless: /\b(?:time|night|day|weekend|christmas with|alone)\b/i,
    answer: [
      'Buying gives back a moment of choice and of something coming, and when one is low, that is worth more than it costs, for about an hour. Sadness has been seen to make people pay more. Often the best moment is before the parcel is opened.',
      'Buying gives you a moment of choice and something to look forward to, and when you are low that feels worth it, for about an hour. Sadness really does make people pay more. The best bit is often before the parcel is open.',
    ],
    back: ['What had happened before the last one?', 'What happened before the last one?'],
  },
  {
    // June Tangney and Ronda Dearing, Shame and Guilt (2002).
    id: 'shame-after-crying',
    pattern:
      /\b(?:asham\w*|embarrass\w*|stupid|shame|weak)\b.{0,40}\b(?:cry\w*|cried|tears|open(?:ed|ing)? up|told|telling)\b|\b(?:cry\w*|cried)\b.{0,40}\b(?:asham\w*|embarrass\w*|shame|stupid)\b/i,
    answer: [
      'Shame comes up when we have been seen more than we meant to be. After tears or an open word many people want to take it back the next day. Those who saw it mostly think better of us for it than we fear.',
      'Shame shows up when people saw more of us than we planned. After crying or opening up, lots of people want to take it back the next day. Whoever saw it usually thinks better of you than you fear.',
    ],
    back: ['Who was it that saw it?', 'Who saw it?'],
  },
  {
    // Colin Murray Parkes, Bereavement: Studies of Grief in Adult Life (1972).
    id: 'anger-in-grief',
    pattern: /\b(?:angry|mad|furious|anger|rage|hate (?:everyone|him|her|them|people)|irritable|pissed)\b/i,
    after: /\b(?:died|death|funeral|grief|griev\w*|passed away|buried|ashes|lost (?:my|him|her))\b/i,
    unless: /\bcr(?:y|ied|ying)\b/i,
    answer: [
      'Anger belongs to grief far more often than the cards admit: at doctors, at God, at those who go on as before, and at the one who went. It is the part that protests. It takes nothing from the love.',
      'Anger is often part of grief, way more than the cards admit: at doctors, at God, at people who just carry on, at the one who left. It is the part that protests. It takes nothing away from the love.',
    ],
    back: ['At whom does it go, mostly?', 'Who does it go at, mostly?'],
  },
  {
    // Jennifer Elison and Chris McGonigle, Liberating Losses: When Death Brings Relief (2003).
    id: 'relief-in-grief',
    pattern: /\b(?:reliev\w*|relief|glad (?:it|he|she)|happy (?:he|she|it)(?:'s| is)|lighter)\b/i,
    after:
      /\b(?:died|death|funeral|grief|griev\w*|passed away|buried|ill for|dementia|care home|lost (?:my|him|her))\b/i,
    answer: [
      'Relief after a death is common, above all where there was long illness, care, or a hard tie. It is the end of a strain, and it can live beside sorrow without cancelling it. Few people say it aloud.',
      'Feeling relief after a death is common, mostly when there was long illness, caring, or a hard relationship. It is the end of a strain and it can sit next to sadness without cancelling it. Few people say it out loud.',
    ],
    back: ['What has become quiet since?', 'What has gone quiet since?'],
  },
  {
    // James Pennebaker, Opening Up: The Healing Power of Confiding in Others (1990).
    id: 'leaving-unsaid',
    pattern:
      /\b(?:can'?t|cannot|never|don'?t|couldn'?t|didn'?t) (?:\w+ ){0,2}?(?:just |ever |simply )?(?:tell (?:him|her|them|anyone|anybody|people|my \w+)|say (?:it|anything|what i|something|how i)|open up|talk about (?:it|this|that|my))\b/i,
    answer: [
      'What stays unsaid mostly protects something: the tie as it is, or the picture somebody has of us. As long as it is not said, it cannot be refused. Holding it back takes effort too, though, and often more than the saying would.',
      'What you leave unsaid mostly protects something: the bond as it is, or how someone sees you. As long as you have not said it, nobody can turn it down. Holding it in takes effort too though, often more than saying it.',
    ],
    back: ['What does it keep safe, with you?', 'What does it keep safe for you?'],
  },
  {
    // Roger Brown and David McNeill, "The tip of the tongue phenomenon" (1966).
    id: 'forgetting-words',
    pattern:
      /\b(?:forget(?:ting)? (?:words|names|things|what|everything|my words|how to)|can'?t (?:find|remember|think of) (?:the |my |any )?(?:words?|names?)|lose (?:my )?words|words (?:go|leave|won'?t come|don'?t come)|for words)\b/i,
    unless: /\b(?:suddenly|one side|face|arm|slur\w*)\b/i,
    answer: [
      'Words slip when attention is elsewhere: under strain, after bad nights, or while watching oneself speak. The word is still there and often comes when one stops pulling. If it is new and getting more, a doctor can look at it.',
      'Words slip when your attention is elsewhere: stress, bad sleep, or watching yourself talk. The word is still there and usually comes when you stop pulling. If it is new and getting worse, get it checked.',
    ],
    back: ['When does it happen most?', 'When does it happen most?'],
  },
  {
    // Sian Beilock, Choke (2010).
    id: 'mind-going-blank',
    pattern:
      /\b(?:(?:mind|brain|head) (?:goes|go|went|going|is|gets) (?:\w+ )?(?:blank|empty|dead)|go(?:es|ing)? blank|blank(?:ed|ing)? out|can'?t think (?:straight|when|in|of anything)|don'?t know what to say|can'?t (?:talk|speak|get (?:a|any) words? out))\b/i,
    answer: [
      'Thinking needs room in the short-term memory, and worry about how we come across takes up just that room. So the blank comes when it matters most, and not from knowing too little. One sentence that lies ready often brings the rest along.',
      'Thinking needs space in your working memory, and worrying about how you come across eats exactly that space. So you blank when it matters most, not because you know too little. One sentence you have ready often brings the rest back.',
    ],
    back: ['Where did it last happen?', 'Where did it last happen?'],
  },
];

/** Where nothing is known of it here. */
export const noReasonKnown: readonly Line[] = [
  [
    "I don't know why, and I would rather say so than make something up. What happens in the minute before?",
    "I don't know why, and I'd rather say so than make something up. What happens in the minute before?",
  ],
  [
    'I can only guess at that, and you are nearer to it than I am. What does it spare you, if it spares you anything?',
    "I'd only be guessing, and you're closer to it than me. What does it spare you, if anything?",
  ],
];
