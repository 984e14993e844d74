import { describe, expect, it } from 'vitest';
import { countWords } from '../line.ts';
import { counselFor, counsels } from './counsel-for.ts';
import { never } from './never.ts';

const ASKED = 'what should i do?';
const idFor = (...told: string[]) => counselFor(told, ASKED)?.id ?? null;

/** As members put it: neat, hurried, without apostrophes. */
const tellings: Record<string, string[]> = {
  'sharing-children-after-a-parting': [
    "me and my ex argue about the kids' weekends",
    'Every time the kids come back from their dad’s house they are wild.',
    'co-parenting with him is exhausting',
    'my ex keeps changing the weekend with our daughter',
  ],
  'child-bullied': [
    'some boys at school are picking on my son',
    'My son is being bullied and the school does nothing.',
    'the other girls keep excluding my daughter',
    'kids at her school are so mean to her',
  ],
  'snapped-at-the-children': [
    'I shouted at the kids this morning',
    'I snapped at my daughter this morning over a shoe.',
    'i keep yelling at my kids and then crying in the bathroom',
    'lost my temper with the little one again',
    'I have no patience with my kids anymore',
  ],
  'child-will-not-sleep': [
    "my daughter is 3 and won't go to sleep without me",
    "My toddler won't go to sleep before eleven.",
    'our baby doesnt sleep',
    'bedtime is a battle with the kids',
    'my four-year-old keeps waking at night',
  ],
  'toddler-tantrums': [
    'my two year old has meltdowns every day',
    'The tantrums in the supermarket are killing me.',
    'my three-year-old screams if I cut the toast wrong',
    'my little one throws herself on the floor',
  ],
  'teenager-shuts-the-door': [
    'my son is 15 and never comes out of his room',
    'My teenager just slams the door.',
    'my fifteen year old wont talk to me',
    'My daughter stays in her room all day and barely speaks.',
  ],
  'new-baby-and-quarrels': [
    'ever since our daughter was born my husband and I argue non stop',
    'Since the baby came we fight about everything.',
    'we keep arguing over the night feeds',
    'We have a newborn and my husband sleeps through it all.',
  ],
  'bad-parent-worry': [
    'I feel like a bad mum',
    'I feel like a terrible mother.',
    'the mum guilt is real',
    "i'm such a bad dad",
    'I missed the school play again.',
  ],
  'shares-work-in-public': [
    "I'm scared to post my drawings online",
    'I am scared to publish my poems.',
    'cant post my art online, i get so nervous',
    'I want to share my music but people will judge it.',
  ],
  'creative-block': [
    "I haven't written a word in weeks",
    "I've got writer's block.",
    'i havent painted anything in months',
    'I am completely out of ideas, the blank canvas just stares.',
    "I can't write anymore",
  ],
  'too-many-things': [
    "I've got so much to do I just freeze",
    'There is too much on my plate.',
    'i dont know where to start, its all piling up',
    'my to-do list is endless',
    'so many things at once',
  ],
  'late-again': [
    "I'm late every single morning",
    "I'm always late for everything.",
    'i am chronically late',
    "I can't ever be on time for work",
  ],
  forgetful: [
    'I keep forgetting everything',
    'I keep forgetting appointments.',
    "i'm so forgetful lately",
    'I always lose my keys.',
  ],
  'guilt-about-resting': [
    "I feel bad when I'm not doing something useful",
    'I feel guilty whenever I sit down and rest.',
    'i cant relax',
    'On my day off I just feel lazy',
    "i don't know how to switch off",
  ],
  'no-energy-to-move': [
    "I can't be bothered to go to the gym",
    "I know I should exercise but I don't have the energy",
    'I have no energy to go out.',
    'i cant get myself to the gym',
    "I haven't left the house all week",
    'too tired to exercise after work',
  ],
  'in-laws-interfere': [
    'my mother in law keeps interfering',
    'My mother-in-law interferes with everything.',
    "my husband's mum keeps commenting on our house",
    'problems with my in laws',
    'my mil lets herself in',
  ],
  'parent-moved-in': [
    "my mum's moved in with us",
    'My mother moved in with us in May.',
    'im stuck living with my parents',
    'Dad? my dad has moved in',
  ],
  'cares-for-a-parent': [
    "I look after my dad and I'm exhausted",
    'I am caring for my mother and I am so tired.',
    'my dad has parkinsons and needs me all day',
    "I'm her full-time carer",
    'my brother never helps with mum',
  ],
  'relative-calls-too-often': [
    'mum rings me like six times a day',
    'My mum calls me five times a day.',
    'she rings every day and gets hurt',
    'my aunt keeps texting me all the time',
    "My mother gets upset if I don't pick up.",
  ],
  'relative-visits-too-often': [
    'My aunt keeps turning up, she shows up unannounced.',
    'my sister comes over every weekend',
    'my dad just lets himself in',
  ],
  'parent-comments': [
    'mum always has something to say about my weight',
    'my parents keep asking when im having kids',
    'My mother comments on everything I eat and wear.',
    'my dad keeps asking when i get married',
    'overbearing mum, what a cliche',
    'nothing i do is good enough for my father',
    'my aunt makes remarks about my weight',
  ],
  'not-spoken-since': [
    'me and my best mate had a huge falling out and we dont speak',
    "My brother and I haven't spoken since the wedding.",
    'i havent talked to my best friend in two years',
    'I fell out with my sister.',
    "we're not on speaking terms",
    'my cousin blocked me',
  ],
  homesick: [
    'I miss my family back home so much',
    'I am so homesick.',
    'i miss home',
    "I'm far from everyone I love",
  ],
  'joke-by-a-friend': [
    'my mate keeps making jokes about my weight',
    'My friend makes fun of me in front of others.',
    'they always joke about my accent',
    "i'm the butt of every joke",
    'he makes racist jokes and everybody laughs',
  ],
  'organises-everything': [
    "I'm always the one organising everything",
    "I'm always the one who plans everything.",
    "if i don't organise it nobody meets",
    "I'm the mum of the group",
  ],
  'one-sided-friendship': [
    "I'm always the one reaching out",
    'Our friendship is so one-sided.',
    "i'm always the one who texts first",
    'My friend only calls when she needs something.',
    'he never asks how I am',
  ],
  'friends-move-on': [
    'my best friend just had a baby and I never see her',
    'all my friends are settling down',
    'All my friends are getting married.',
    "everyone's having babies, my best friend is pregnant",
    'i feel left behind',
    "I'm the only single one",
  ],
  'no-answer': [
    "he hasn't texted me back since Friday",
    'I sent her a message three days ago and nothing',
    "My friend hasn't replied in a week.",
    'she left me on read',
    'I think I got ghosted',
    'still no answer from Tom',
    'tom hasnt texted back',
  ],
  'new-in-town': [
    "I moved here a month ago and I don't have any friends",
    "I'm new in town and know nobody.",
    'just moved to a new city, dont have friends yet',
    "I don't know a soul here",
    'i cant make friends as an adult',
  ],
  'dreads-a-gathering': [
    "I've been invited to a party and I really don't want to go",
    "There's a party on Saturday and I'm dreading it.",
    'i want to cancel the birthday drinks',
    "I'm scared of the reunion",
    'the wedding is soon and i dont want to go',
  ],
  'overthinks-what-was-said': [
    "I can't stop thinking about what I said to her",
    'I keep replaying what I said at lunch.',
    'why did i say that',
    'I overthink every text I send',
    'I said something stupid at dinner',
    'worried that everyone thinks im weird',
  ],
  'compares-online': [
    'everyone on instagram has a better life than me',
    'I keep comparing myself to people on Instagram.',
    'insta makes me feel like a failure',
    'everyone else is ahead of me',
    "I'm jealous of my friend's success",
  ],
  'parent-asks-for-the-dead': [
    'my nan has alzheimers and keeps asking for my grandad who died',
    'Mum has dementia and keeps asking where dad is.',
    'my gran is confused, she asks for her dead husband',
    'With her memory gone she thinks her mother is still alive.',
  ],
  'anniversary-of-a-death': [
    "it'll be two years since dad died",
    "It's the anniversary of my dad's death next week.",
    'a year since mum died on friday',
    'first christmas without him',
    'it would have been her 60th birthday',
  ],
  'belongings-of-the-dead': [
    "mum died in spring and I still haven't cleared out her wardrobe",
    "He died in May and I can't touch his clothes.",
    "Since mum's funeral her room is untouched, all her things are there",
    'sorting through dads stuff, he passed away in june and his things are everywhere',
  ],
  'not-crying-after-a-death': [
    "my grandma died and I didn't even cry",
    "My father died and I haven't cried.",
    'cant cry since the funeral',
    'i felt nothing at the funeral',
    'We buried her and not a single tear.',
  ],
  numb: [
    'I feel numb',
    'I just feel numb.',
    "i don't feel anything",
    'feeling so empty inside',
    'i feel nothing',
  ],
  'empty-nest': [
    'my last kid just left for university',
    'My youngest moved out in September.',
    'empty nest hit me hard',
    'the house is so quiet since the kids left',
  ],
  'retired-without-structure': [
    "I retired last year and I don't know what to do with myself",
    'I retired in May and the days are long.',
    'since retirement i just drift',
    'I have just retired.',
    'since I stopped working every day is the same',
  ],
  'old-and-alone': [
    "I'm 82 and most days I speak to nobody",
    "I'm 78 and I have nobody to talk to.",
    'getting old alone is hard',
    'all my friends are dead',
    'i am seventy and lonely',
  ],
  'move-or-stay': [
    "I don't know if I should move back to my hometown",
    "I don't know whether to move to Leeds or stay.",
    'im thinking about moving back',
    'stay here or leave the city',
    'We cannot decide about emigrating',
  ],
  'between-two-options': [
    "I can't choose between the two jobs",
    "I'm torn between two job offers.",
    'i cant decide',
    "It's a hard decision",
    'i dont know which one to pick',
  ],
  'coming-out': [
    'I want to come out to my parents',
    "I haven't come out to my parents.",
    'thinking of telling my mum that im gay',
    "i'm still in the closet",
    "I'm not out at work",
  ],
  'pressed-in-church': [
    'everyone at church expects me to lead the group',
    'The pastor keeps asking why I was not there.',
    'my parents make me go to church',
    'i feel judged by people at church',
  ],
  'doubts-in-faith': [
    "I'm not sure I believe in God any more",
    'I am losing my faith.',
    'i dont believe in god anymore',
    "I'm questioning whether God is there",
    "I can't pray anymore",
  ],
  'living-with-pain-or-fatigue': [
    'I have fibromyalgia and I overdo it',
    'I live with chronic pain.',
    'my back hurts, the pain wont go away',
    'with long covid every week is a gamble',
    'on good days i overdo it and then crash',
  ],
  'sees-the-ex-at-work': [
    'my ex and I work together',
    'I see my ex every day at the office.',
    'my ex works with me',
    'i sit opposite my ex',
  ],
  'checks-the-ex-online': [
    "I can't stop looking at my ex's instagram",
    'I keep checking his profile.',
    'i stalk my ex on insta',
    "can't stop looking at her stories",
  ],
  'wants-to-write-to-the-ex': [
    'I keep wanting to message my ex',
    'I really want to text my ex.',
    'i broke no contact',
    'so close to calling him again',
    'My ex texted me last night.',
  ],
  'children-or-not': [
    "he wants kids and I don't",
    "She wants children and I don't know.",
    'my partner doesnt want a baby',
    'I want kids but he says no',
    'my husband isnt ready for another child',
  ],
  'long-distance': [
    'my girlfriend lives in another country',
    'We are long distance and it is getting hard.',
    'my boyfriend lives abroad',
    'we see each other once every two months',
  ],
  'partner-on-the-phone': [
    "she's on her phone the whole time we're together",
    'My husband is always on his phone.',
    "he's glued to his phone at dinner",
    'my girlfriend scrolls all evening',
    'The phone matters more than me.',
  ],
  'partner-does-not-listen': [
    'my husband never listens',
    "My wife doesn't listen to me.",
    'my boyfriend shuts down when i talk',
    'he never listens when i tell him about my day',
    'my partner just nods',
  ],
  'chores-unfair': [
    'I do everything around the house and he does nothing',
    'I do all the housework.',
    'he never lifts a finger',
    'the mental load is killing me',
    'my husband doesnt help at home, he never cleans',
    'we argue about chores',
  ],
  'same-fight-again': [
    'we always end up fighting about the same things',
    'We had the same fight again.',
    'we keep arguing',
    'my wife and i constantly bicker',
    'always fighting about the same thing',
  ],
  jealousy: [
    'I get jealous when my girlfriend talks to other guys',
    'I get so jealous when she talks to others.',
    'my boyfriend has a female friend and it makes me jealous',
    'my jealousy is ruining this',
  ],
  gambling: ['I keep betting', 'I gambled again.', 'cant stop betting on football', "i'm chasing my losses"],
  'own-drinking': [
    'I think I drink too much',
    'I have a bottle of wine most nights',
    'I am drinking too much.',
    'i drink wine every night',
    'I want to cut down on drinking',
    'a bottle of wine every evening',
  ],
  smoking: [
    'I want to stop smoking',
    'I started smoking again.',
    'cant quit vaping',
    'i smoke when im stressed',
  ],
  snacking: [
    "I can't stop snacking in the evening",
    "I can't stop snacking at night.",
    'comfort eating again',
    'i eat chocolate every evening',
  ],
  'money-not-paid-back': [
    'i lent my cousin money and she hasnt paid me back',
    'My brother owes me four thousand.',
    'I want my money back from a friend, he never paid me back.',
  ],
  'lending-to-family': [
    'my cousin keeps asking me for money',
    'my sister wants to borrow money again',
    'My brother asked me for money again.',
    'my uncle wants a loan',
    'the black tax is draining me',
  ],
  'money-fear': [
    "I'm so stressed about money",
    "I'm worried about money all the time.",
    'we cant afford the rent',
    "I'm broke again",
    'money is so tight this month',
  ],
  'flatmate-dishes': [
    'my roommate never does the dishes',
    'My flatmate never washes the dishes.',
    'my roommate is so messy',
    'the kitchen is filthy because of my housemate',
  ],
  'flatmate-noise': [
    'my flatmate plays music all night',
    'My roommate plays loud music.',
    'my flatmate has her boyfriend over every night',
    'my housemate has people over until late',
  ],
  'noisy-neighbours': [
    'my neighbours are so loud',
    'The neighbours play music until two.',
    'upstairs keeps stomping',
    'so much noise from next door',
    'my neighbor has a barking dog',
  ],
  'panic-among-people': [
    'I had a panic attack on the bus',
    'I had a panic attack in the supermarket.',
    'on the bus i suddenly cant breathe',
    'I panic in crowds.',
  ],
  'waits-for-results': [
    "I'm waiting for my test results",
    'I am waiting for my biopsy results.',
    'the scan was monday and now i wait to hear',
    'still no test results',
  ],
  'phone-in-bed': [
    'I end up scrolling till 2am',
    'I scroll until two.',
    "i'm on tiktok in bed every night",
    'I cant put my phone down',
    'doomscrolling again',
  ],
  'puts-off-bedtime': [
    'I keep staying up late for no reason',
    'I stay up way too late.',
    'revenge bedtime procrastination',
    'i never go to bed on time',
    "it's the only time I get to myself",
  ],
  'wakes-in-the-night': [
    'I keep waking up at 3',
    'I wake up at three every night.',
    'awake at 4am again',
    'i keep waking in the middle of the night',
    'woke up at 3:30',
  ],
  'mind-races-at-night': [
    'as soon as my head hits the pillow my mind starts racing',
    'At night my mind races.',
    'my brain wont shut up in bed',
    'I lie awake thinking about everything.',
  ],
  'cannot-fall-asleep': [
    'I lie awake for hours',
    "I can't sleep.",
    'im not sleeping',
    'insomnia is back',
    'struggling to fall asleep',
    'I slept badly',
  ],
  'getting-up': [
    "I just can't drag myself out of bed in the morning",
    "I can't get out of bed.",
    'i keep hitting snooze',
    'mornings are the worst',
    'struggle to get up',
  ],
  'wants-to-apologise': [
    'I said something awful to my brother and I want to make up for it',
    'I want to apologise to her.',
    'i owe my brother an apology',
    'I hurt my friend.',
    'i need to make it right',
  ],
  'forgiving-or-not': [
    "I don't know how to forgive my dad for leaving",
    "I can't forgive my sister for that.",
    'im holding a grudge',
    'everyone tells me to forgive',
    "I don't know if I can forgive him",
  ],
  'keeps-a-secret': [
    "there's something I've never told my wife",
    'I am keeping a secret from my wife.',
    'ive never told anyone',
    "My husband doesn't know about it.",
    'i have a big secret',
  ],
  'asking-for-help': [
    'I find it hard to ask for help',
    'I hate asking for help.',
    'i dont want to bother people',
    'I do everything on my own.',
    "can't ask anyone for help",
  ],
  'cannot-say-no': [
    'I always say yes to everything',
    "I can't say no.",
    'i said yes again',
    'saying no to people is so hard',
    'i have no boundaries',
  ],
  'pleases-everybody': [
    'I just want everyone to like me',
    "I'm such a people pleaser.",
    'i try to keep everyone happy',
    'scared of disappointing people',
  ],
  'mind-goes-blank': [
    'My mind goes blank in exams.',
    'i froze in the interview',
    'I forget everything as soon as I stand there.',
  ],
  'interview-nerves': [
    'got a job interview on thursday and im so nervous',
    'I have an interview tomorrow.',
    'so nervous about my interview',
    'i bombed my last job interview? no, i always bomb every interview',
  ],
  'presentation-nerves': [
    'I have a presentation tomorrow',
    'I have to give a speech at the wedding.',
    'presentation on monday, im terrified',
    'public speaking makes me shake',
  ],
  'failed-an-exam': [
    'I failed maths again',
    'I failed my exam.',
    'i flunked the driving test',
    'I have to resit the year',
    'got an F in maths',
  ],
  'exam-nerves': [
    "I've got my exam on Monday and I can't focus",
    'My exams are next week.',
    'so stressed about finals',
    'i cant revise',
    'exam stress',
  ],
  'cannot-start-writing': [
    'I keep putting off my essay',
    "I can't start my essay.",
    'my thesis is due and i havent even started',
    'been procrastinating on my dissertation',
    'staring at a blank page for this assignment',
  ],
  'debt-letters': [
    "I'm in debt and scared to open the letters",
    'The debt is growing.',
    "i'm behind on rent",
    'a pile of unopened bills, so many unpaid bills',
    'owe the bank thousands',
  ],
  'dreads-the-phone-call': [
    'I need to ring the doctor but I keep putting it off',
    'I keep putting off calling the dentist.',
    'phone anxiety is real',
    "I can't bring myself to call the bank",
    'i hate making phone calls',
  ],
  'letter-or-form-put-off': [
    "There's a letter from the council I can't bring myself to open",
    'I still havent replied to that email',
    "I haven't opened the letter.",
    'been putting off that form',
    'the email has been sitting there for weeks',
    'i keep putting off my tax return',
  ],
  perfectionism: [
    'nothing I make is ever good enough so I never finish',
    "I'm a perfectionist.",
    'it has to be perfect',
    'i can never finish anything',
    'I rewrite every line over and over',
  ],
  'credit-taken': [
    'he presented my idea as his',
    'My boss took credit for my idea.',
    'she presented my work as her own',
    'a colleague stole my idea',
  ],
  micromanaged: [
    "my manager wants to be cc'd on every email",
    'My boss micromanages me.',
    'my manager checks everything',
    'she is breathing down my neck',
  ],
  'boss-criticises': [
    'my boss tore my report apart in front of everyone',
    'whatever I do, my manager finds something wrong',
    'My boss criticises everything I do.',
    'my manager yelled at me',
    'got a bad performance review',
    'my supervisor picks on me',
  ],
  'passed-over': [
    'they gave the promotion to a guy I trained',
    'I was passed over for promotion.',
    'didnt get the promotion',
    'At work they promoted her instead.',
    'no raise again, i was denied a raise',
  ],
  'workload-grown': [
    "they gave me Dave's accounts on top of mine and nobody noticed",
    "I've got way too much on at work",
    'My workload has doubled.',
    "i'm doing the work of three people",
    'my boss keeps giving me more tasks',
    "I'm drowning in work",
    "we're understaffed",
  ],
  'boss-does-not-notice': [
    "My boss doesn't notice what I do.",
    'nobody at work appreciates what i do',
    'my manager never says thank you',
    'i feel invisible at work',
  ],
  'speaking-up-in-meetings': [
    'I never say anything in meetings',
    "I can't speak up in meetings.",
    'in meetings i say nothing',
    'they always talk over me',
    'I go quiet in seminars',
  ],
  'colleague-gossip': [
    'people at work are talking about me',
    'My colleagues gossip about me.',
    'rumours about me at work',
    'coworkers are talking behind my back',
  ],
  'dreads-monday': [
    'I feel sick on Sunday nights thinking about work',
    'I dread Mondays.',
    'sunday scaries',
    'every sunday evening my stomach turns',
    'i hate going to work',
  ],
  'thinks-of-quitting': [
    "I'm thinking of leaving my job",
    'I want to quit my job.',
    'thinking about resigning',
    'i hate my job',
    'I am ready to hand in my notice.',
  ],
  'lost-the-job': [
    'I got let go last week',
    'I got fired.',
    'lost my job in march',
    "I've been laid off",
    'i was made redundant',
  ],
  'applications-rejected': [
    "I've sent out 60 CVs and heard nothing",
    'Another rejection for a job.',
    'ive applied for forty jobs and got no reply',
    'job hunting is soul-destroying',
    "I can't find a job",
  ],
  'feels-a-fraud': [
    "I just got promoted and I feel like I don't know what I'm doing",
    'I feel like a fraud in this new role.',
    'imposter syndrome',
    "i'm way out of my depth",
    "I don't deserve this job",
  ],
};

describe('a trouble that was told brings its own counsel', () => {
  it.each(Object.entries(tellings).flatMap(([id, texts]) => texts.map((text) => [text, id] as const)))(
    '%s → %s',
    (text, id) => {
      expect(idFor(text)).toBe(id);
    },
  );

  it('has every entry told in two ways or more', () => {
    expect(Object.keys(tellings).sort()).toEqual(counsels.map(({ id }) => id).sort());
    for (const texts of Object.values(tellings)) expect(texts.length).toBeGreaterThan(1);
  });
});

describe('words alike that mean something else', () => {
  it.each<[string, string | null]>([
    ['I slept with a friend and it is awkward.', null],
    ['The credit card was declined.', null],
    ['My phone died.', null],
    ['My hand goes numb when I type.', null],
    ['I feel nothing for him any more.', null],
    ['My boss is engaged.', null],
    ['We got engaged in May!', null],
    ['The party won the election.', null],
    ['My husband drinks too much.', null],
    ['My dad gambles.', null],
    ['My brother smokes in the house.', null],
    ["My father can't say sorry.", null],
    ['She never apologised.', null],
    ['I take the bus to work.', null],
    ['The train was late.', null],
    ['I went to the supermarket.', null],
    ['My sister called yesterday.', null],
    ['My mum never calls.', null],
    ['My mum calls me sunshine.', null],
    ['She lent me an ear.', null],
    ['The bank gave me a loan.', null],
    ['I have a secret recipe for soup.', null],
    ['We do secret santa at work.', null],
    ['I quit smoking last year and I am proud.', 'smoking'],
    ['I left work early today.', null],
    ['The meeting was fine.', null],
    ['My neighbour brought soup.', null],
    ['My flatmate is lovely.', null],
    ['The baby is asleep.', null],
    ['My daughter plays the piano.', null],
    ['I finished my essay!', null],
    ['I passed my exam.', null],
    ['I got promoted today.', null],
    ['My book came out on Friday.', null],
    ['He came out of hospital.', null],
    ['I want to move on.', null],
    ['I have to decide what to eat.', null],
    ['I lost my keys once.', null],
    ['I forgot him long ago.', null],
    ['My colleague was fired.', null],
    ['He got fired and now he is home.', null],
    ['I cried at the funeral.', null],
    ['I cannot cry.', null],
    ['He forgot his coat.', null],
    ['His clothes are always on the floor.', null],
    ['Mum is asking where the remote is.', null],
    ["I don't believe in diets anymore.", null],
    ['I believe in God.', null],
    ['The church is lovely at Christmas.', null],
    ['I retire in ten years, years until retirement feel long, my pension is small.', null],
    ['The pain of losing her is heavy.', null],
    ['My teacher said I am clever.', null],
    ['I drink two litres of water every day.', null],
    ['I drink too much coffee.', null],
    ['My ex was a dentist.', null],
    ['She looked at his face.', null],
    ['He wants tea.', null],
    ['I want a dog but he says no.', null],
    ['A long-distance lorry driver, that is me.', null],
    ['He is jealous of my friends.', null],
    ['I work well with my manager.', null],
    ["My son's friend has a phone.", null],
    ['I wake up at seven and make tea.', null],
    ['She is my oldest friend.', null],
    ['Any ideas?', null],
    ['I need to pick up the kids.', null],
    ['The printer is on the blank page again.', null],
    ['I was never told about the meeting.', null],
    ['I told him no and felt good.', null],
    ['The neighbours are new.', null],
    ['I like my job.', null],
    ['He took the train home.', null],
    ["My husband won't stop drinking.", null],
    ["My mum can't quit smoking.", null],
    ['My wife wants to quit her job.', null],
    ['My brother just got fired.', null],
    ['He laughed at my joke.', null],
    ['I am a retired actuary.', null],
    ['I look at her photos every night.', null],
    ['My dad died and I keep checking his Facebook.', null],
    ['I keep checking my husband, I look at his insta.', null],
    ['Lifts broke again, third week.', null],
    ['I live above a vape shop.', null],
    ['There are no time slots left.', null],
    ['Custody of the dog is all we talk of.', null],
    ['My handover at the hospital was chaos.', null],
    ['The wife took the kids to her mom for the summer.', null],
    ['I was up at three polishing a slogan.', null],
    ['I have just never called it that.', null],
    ['Ink. Not email.', null],
    ['My brother wants his money back.', null],
    ['The secret is to be lazy.', null],
    ['I end up apologising even when I did nothing wrong.', null],
    ['No results from the new shampoo.', null],
    ['Will send the application on Sunday.', null],
    ['I asked the teacher for extra work, I like it.', null],
    ['She owes me an apology.', null],
    ['I lent him my coat.', null],
    ['The shop would not give me my money back, no refund.', null],
    ['I cannot stand my flatmate.', null],
    // Near each other: the narrower one wins.
    ["I haven't spoken to anyone in weeks.", null],
    ["My husband and I haven't spoken since Sunday.", null],
    ['my flatmate and I argue about the dishes', 'flatmate-dishes'],
    ["My baby won't sleep and I can't sleep either.", 'child-will-not-sleep'],
    ['My mind went blank in the interview, I was so nervous.', 'mind-goes-blank'],
    ['I want to call my ex but my phone is in bed with me.', 'wants-to-write-to-the-ex'],
    ['my mum-in-law drops by and comments on my cooking', 'in-laws-interfere'],
    ["The employer hasn't replied to my application.", 'applications-rejected'],
    ['I am worried about my blood test results', 'waits-for-results'],
  ])('%s → %s', (text, id) => {
    expect(idFor(text)).toBe(id);
  });
});

describe('no everyday idea where somebody may be in danger', () => {
  it.each([
    'My husband hits me and then he is on his phone all evening.',
    'We had the same fight again and he pushed me.',
    "I'm scared of my boyfriend, he is so jealous, I get jealous too.",
    'I got fired and I want to die.',
    "I can't sleep and I keep thinking about suicide.",
    "I can't get out of bed, I don't want to be here anymore.",
    'I failed my exam and cut myself.',
    "I can't stop snacking and then I throw up after.",
    'I comfort eat, then I skip meals for two days.',
    'My father threatened to throw me out if I come out to my parents.',
    'I keep shouting at my kids and yesterday I hit my son.',
    'my flatmate is messy and he has a knife',
    'I took too many pills because I cannot sleep.',
    'My mother-in-law interferes and my husband beats me.',
    "He won't let me see my friends, it's always the same fight again.",
    'I am drinking every night and I wake up wishing I was dead.',
    "I haven't eaten in three days, money is so tight.",
    'I panic in crowds, they are following me and I hear voices.',
    'he scares me when we have the same fight again',
    'My ex is stalking me and I want to text my ex to stop.',
    'my dad would kill me if i come out to him',
    'My mum calls me fat all the time and comments on everything.',
    'My daughter says he calls it a secret game, she is keeping a secret.',
    'I took them, all the paracetamol, and I have never told anyone.',
  ])('%s', (text) => {
    expect(idFor(text)).toBeNull();
  });

  it('remembers what was told long before', () => {
    const told = ['He hits me.', 'a', 'b', 'c', 'd', 'e', 'My husband is always on his phone.'];
    expect(counselFor(told, ASKED)).toBeNull();
  });

  it('reads the question too', () => {
    expect(counselFor(["I can't sleep."], 'what would you do, I want to kill myself')).toBeNull();
  });

  it.each([
    'This traffic is killing me.',
    "I'm dying to text him.",
    'I am scared of my driving test.',
    'We binge-watched a series.',
    'It hurts me to see her sad.',
    'He beat the record.',
    'My phone died.',
  ])('is not alarmed by %s', (text) => {
    expect(never.test(text.toLowerCase())).toBe(false);
  });
});

describe('which of several troubles is meant', () => {
  it('takes the one in the question first', () => {
    const told = ['My flatmate never washes the dishes.', 'My boss micromanages me.'];
    expect(counselFor(told, 'What should I do about the phone in bed?')?.id).toBe('phone-in-bed');
  });

  it('then the newest told', () => {
    const told = ['My boss micromanages me.', 'My flatmate never washes the dishes.'];
    expect(counselFor(told, ASKED)?.id).toBe('flatmate-dishes');
    expect(counselFor(told.toReversed(), ASKED)?.id).toBe('micromanaged');
  });

  it('looks back past small answers, not past six messages', () => {
    expect(counselFor(['My boss micromanages me.', 'yes', 'mostly mornings'], ASKED)?.id).toBe(
      'micromanaged',
    );
    expect(counselFor(['My boss micromanages me.', 'a', 'b', 'c', 'd', 'e', 'f'], ASKED)).toBeNull();
  });

  it('hears in older messages what speaks against an idea', () => {
    expect(counselFor(['My sister died in May.', "We hadn't spoken in two years."], ASKED)).toBeNull();
  });

  it('reads typographic apostrophes and line breaks', () => {
    expect(idFor('I can’t\nsay no.')).toBe('cannot-say-no');
  });

  it('has nothing for nothing', () => {
    expect(counselFor([], '')).toBeNull();
    expect(counselFor([''], 'any ideas?')).toBeNull();
  });
});

describe('how an idea is put', () => {
  const wordings = counsels.flatMap(({ id, ideas }) =>
    ideas.flatMap((idea) => idea.map((text) => [id, text] as const)),
  );

  it.each(wordings)('%s: %s', (_, text) => {
    expect(text).not.toMatch(/\?/);
    expect(text).not.toMatch(/\b(?:should|must|ought)\b/i);
    expect(text).not.toMatch(
      /\b(?:committed suicide|diagnos\w+|disorder|syndrome|just relax|calm down(?!”)|don't worry|everything will be)\b/i,
    );
    expect(countWords(text)).toBeGreaterThanOrEqual(18);
    expect(countWords(text)).toBeLessThanOrEqual(45);
    expect(text).toMatch(/[.”]$/);
    expect(text).not.toMatch(/["‘’]| {2}/);
    expect(text.split('“').length).toBe(text.split('”').length);
  });

  it('is in both styles, which differ, and is said once in the bank', () => {
    for (const { ideas } of counsels) {
      expect(ideas.length).toBeGreaterThan(0);
      for (const [standard, genZ] of ideas) expect(standard).not.toBe(genZ);
    }
    const all = wordings.map(([, text]) => text);
    expect(new Set(all).size).toBe(all.length);
  });

  it('has Gen Z no longer than Standard over the bank', () => {
    const words = (style: 0 | 1) =>
      counsels.flatMap(({ ideas }) => ideas).reduce((sum, idea) => sum + countWords(idea[style]), 0);
    expect(words(1)).toBeLessThan(words(0));
  });

  it('does not begin alike too often', () => {
    const openings = counsels
      .flatMap(({ ideas }) => ideas)
      .map(([standard]) => standard.split(' ').slice(0, 3).join(' '));
    const count = new Map<string, number>();
    for (const opening of openings) count.set(opening, (count.get(opening) ?? 0) + 1);
    for (const times of count.values()) expect(times / openings.length).toBeLessThan(0.35);
  });

  it('has unique ids', () => {
    expect(new Set(counsels.map(({ id }) => id)).size).toBe(counsels.length);
  });
});

describe('long messages', () => {
  it.each([
    ['one word', 'a'.repeat(30_000)],
    ['small words', 'i am so '.repeat(3_750)],
    ['people', 'my mum and my boss and my friend '.repeat(940)],
    ['beginnings', "i can't my partner never he doesn't they keep ".repeat(650)],
    ['commas', 'well, '.repeat(5_000)],
    ['apostrophes and dashes', "my-'".repeat(7_500)],
    ['spaces', ' '.repeat(30_000)],
  ])('of %s are read quickly', (_, text) => {
    counselFor([text], ASKED);
    const start = performance.now();
    counselFor([text], ASKED);
    for (const { pattern, unless } of counsels) {
      pattern.test(text);
      unless?.test(text);
    }
    expect(performance.now() - start).toBeLessThan(1_500);
  });
});
