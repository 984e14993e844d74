// lgbtq › coming out: telling, not telling, being told on. Safety and law come first; nobody is ever nudged to come out.
import type { TopicContent } from './content-schema.ts';

export const lgbtqComingOut: TopicContent = {
  category: 'lgbtq',
  topic: 'coming-out',
  openers: [
    [
      'Where are you with it: thinking, planning, after, or happily not telling?',
      'Where are you with it: thinking, planning, after, or happily not telling?',
    ],
    'Who knows, if anyone does?',
    ['What brought the question up this week?', 'What brought it up this week?'],
    'What is it like to live with this, where you live?',
    [
      'What would you like to be different: more people knowing, or more peace with few?',
      'What do you want: more people knowing, or more peace with just a few?',
    ],
    'Is there a conversation you keep having in your head?',
    [
      'We can talk about it without any plan to tell anyone. Where shall we begin?',
      'We can talk about it with zero plan to tell anyone. Where do we start?',
    ],
  ],
  explore: [
    [
      'need',
      'What would have to be in place before telling anyone felt safe?',
      'What would need to be in place before telling anyone felt safe?',
    ],
    [
      'who',
      'If only one person were ever to know, who should it be?',
      'If only one person ever got to know, who would you want it to be?',
    ],
    [
      'worst',
      'What is the realistic worst that could happen, not the loudest fear?',
      'What is the realistic worst case, not just the loudest fear?',
    ],
    ['want', 'What do you hope would be easier, once someone knew?'],
    [
      'support',
      'Who would open the door to you at midnight?',
      'Who would open the door for you at midnight?',
    ],
    ['when', 'When does keeping it to yourself weigh the most?'],
    [
      'exception',
      'With whom have you not had to watch your words?',
      'Who do you not have to watch your words with?',
    ],
    ['thought', 'What do you imagine they already suspect?'],
    ['feeling', 'What comes up when you imagine nobody ever knowing?'],
    ['meaning', 'Where did you learn that this was something to be told at all?'],
    ['tried', 'Have you ever come close to saying it?'],
    ['body', 'What does your body do when the subject comes up at the table?'],
    ['next', 'What would make this week safer or lighter, whether or not anyone is told?'],
  ],
  notes: [
    {
      text: [
        'Coming out does people good where they are met with support, and not where they are controlled or punished. So waiting, or telling only some, can be wisdom and not cowardice.',
        'Coming out helps where people support you, and not where they control or punish you. So waiting, or only telling some, can be smart, not cowardly.',
      ],
      source: 'Legate, Ryan & Weinstein, Is Coming Out Always a “Good Thing”? (2012)',
    },
    {
      text: 'The weight of a secret lies less in hiding it during a talk than in how often the mind wanders back to it alone. One safe listener lightens that part without anyone else being told.',
      source: 'Slepian, Chun & Mason, The Experience of Secrecy (2017)',
    },
    {
      text: [
        'Hiding takes constant small work: pronouns, pauses, phones turned over. That tiredness has been studied, and it comes from the situation, not from who you are.',
        'Hiding is constant little work: pronouns, pauses, flipping your phone over. That tiredness is real and studied, and it comes from the situation, not from you.',
      ],
      source: 'Pachankis, The Psychological Implications of Concealing a Stigma (2007)',
    },
    {
      text: 'Many parents begin with shock and get softer over months and years, above all those who stay in contact. The first sentence they say is often not the last.',
      source: 'Savin-Williams, Mom, Dad. I’m Gay (2001)',
    },
    {
      text: 'Every group has had people like you, in African history too, with their own names and places. That no one spoke of it at home does not mean that no one was there.',
      source: 'Murray & Roscoe, Boy-Wives and Female Husbands (1998)',
    },
  ],
  exercises: ['values', 'problem-solving', 'grounding', 'self-compassion', 'assertive-message'],
  never: [
    'you should come out',
    'just tell them',
    'live your truth',
    'be brave',
    'it gets better',
    'phase',
    'lifestyle',
    'closet',
  ],
  situations: [
    {
      id: 'coming-out-tell-parents-or-not',
      cues: [
        'tell my parents i am gay',
        'come out to my parents',
        'tell mum i am',
        'should i tell my family',
        'how do i tell my dad',
        'come out to my mum',
        'parents do not know i am gay',
      ],
      says: [
        'I want my mother to know who I am before she dies.',
        'Every Sunday I nearly say it, and then she asks if I want more tea.',
        "My dad would either cry or throw me out and I can't tell which.",
        'Should I tell them? They pay my fees.',
        'Nataka kuwaambia wazazi lakini naogopa sana.',
        'I have the letter written, it lives in my shoe.',
      ],
      reflections: [
        [
          'You want to be known by the people who made you, and you cannot be sure they will still hold you.',
          'You want them to know you, and you can not be sure they will still hold you.',
        ],
        [
          'It is on the tip of your tongue again and again, and each time you swallow it.',
          'It is on the tip of your tongue over and over, and each time you swallow it.',
        ],
        'It is one sentence, and a whole home hangs from it.',
      ],
      next: [
        ['need', 'If it went badly, who would take you in?', 'If it went badly, who would take you in?'],
        ['thought', 'What have you heard them say about others like you?'],
        ['want', 'What do you long for on the far side of telling them?'],
      ],
      insight: [
        'You owe nobody this, and no date runs out. Many wait until they have their own roof and one ally in the family, and tell that ally first.',
        'You do not owe anyone this and there is no deadline. Lots of people wait till they have their own roof and one ally, and tell the ally first.',
      ],
      exercise: 'problem-solving',
      never: ['they will accept', 'they love you no matter', 'tell them now'],
    },
    {
      id: 'coming-out-outed-by-someone',
      cues: [
        'outed me',
        'someone told my family',
        'told everyone i am gay',
        'exposed me',
        'my secret is out',
        'they found my chats',
        'spread that i am gay',
        'told the whole family',
        'saw me holding hands',
        'saw us holding hands',
      ],
      says: [
        'My cousin went through my phone and now the whole family group knows.',
        'Someone posted my name on a page with my estate.',
        'I did not tell them. It was taken out of me.',
        'My ex threatened it for weeks, and on Friday she did it.',
        'By lunchtime everyone at work had heard, and nobody looked up.',
        'Somebody saw me holding hands and told the whole family group.',
      ],
      reflections: [
        [
          'It was yours to tell or keep, and someone took it out of your hands.',
          'It was yours to tell or keep, and someone took it out of your hands.',
        ],
        'You had no say in the hour, the words or the people.',
        'Now they talk about the news, and nobody about the theft.',
      ],
      next: [
        ['need', 'Do you feel safe at home tonight?'],
        [
          'support',
          'Who is on your side at this moment, near or far?',
          'Who has your back right now, near or far?',
        ],
        ['worst', 'Whose knowing worries you most?'],
      ],
      insight:
        'The first days call for safety before explanations: a place to sleep, papers and phone with you, someone who knows where you are. You need not confirm or discuss anything with anyone.',
      exercise: 'grounding',
      never: ['now you are free', 'blessing', 'out in the open', 'explain yourself'],
    },
    {
      id: 'coming-out-blackmail',
      cues: [
        'threatening to out me',
        'blackmail me because i am gay',
        'wants money or will tell',
        'he will expose me',
        'set up on grindr',
        'extort* gay',
        'pay or tell my family',
      ],
      says: [
        'A man from the app has my pictures and asks for money every Friday.',
        'I met someone, and there were four of them in the room.',
        'He says he knows my pastor.',
        'I have paid twice. Now it is school fees money he wants.',
        'I can not go to the police, can I? They would arrest me.',
      ],
      reflections: [
        [
          'They found the one thing you cannot report, and made it their business.',
          'They found the one thing you can not report and turned it into a business.',
        ],
        'You were looking for company, and were met by a trap.',
        'Each payment buys you a few days of not breathing.',
      ],
      next: [
        ['need', 'Do you feel safe at home these days?', 'Do you feel safe at home these days?'],
        ['support', 'Is there anyone who could know, so that you are not alone in it?'],
        ['thought', 'What is it exactly that this person could prove?'],
      ],
      insight:
        'Paying rarely ends it. Organisations for the community have lawyers and safety teams who deal with this often; keep the messages, stop meeting alone, and let them advise before you go to anyone official.',
      exercise: 'grounding',
      never: ['go to the police', 'should not have met', 'pay him', 'your own fault'],
    },
    {
      id: 'coming-out-law-and-safety-kenya-uganda',
      cues: [
        'gay in uganda',
        'gay in kenya',
        'illegal here',
        'could be arrested for being',
        'anti gay law',
        'kuchu',
        'afraid of mob because i am gay',
        'not safe to be gay here',
      ],
      says: [
        'Here they can take you for a rumour, so do not tell me to be open.',
        'Since the law passed, my landlord asks who visits me.',
        'I deleted every photo and I walk differently on our street.',
        'In Kampala we do not even say the word on the phone.',
        'My neighbour was beaten, and people filmed it.',
      ],
      reflections: [
        [
          'Where you live, this is a question of safety before it is a question of honesty.',
          'Where you live this is about safety way before it is about honesty.',
        ],
        'You have learned to walk, speak and delete in a certain way, and it is tiring.',
        'A rumour is enough there, and you measure each day by it.',
      ],
      next: [
        [
          'need',
          'Has anything happened lately that worries you more than before?',
          'Has anything happened lately that worries you more than before?',
        ],
        ['support', 'Whom can you trust with this, where you are?'],
        ['exception', 'Where, even for an hour, can you set the guard down?'],
      ],
      insight:
        'Keeping it quiet there is skill and care for your life. Community groups in the region know lawyers, safe clinics and safe houses; contact them from a device nobody else reads, and clear it afterwards.',
      exercise: 'grounding',
      never: ['be open', 'proud', 'fight for', 'come out', 'leave the country'],
    },
    {
      id: 'coming-out-to-best-friend',
      cues: [
        'come out to my friend',
        'tell my best friend i am',
        'friend might reject me',
        'told my friend and',
        'will my friends accept',
        'only friend who would',
        'tell my roommate',
      ],
      says: [
        "She's told me everything since form one, and I've told her about everything but this.",
        'My boys make those jokes, and I laugh a second late.',
        'What if he thinks I have been into him all along?',
        'I typed it, unsent it, and he saw that I unsent it.',
        'If I lose her I lose the whole group.',
      ],
      reflections: [
        [
          'There is one thing between the two of you that has never been in the light.',
          'There is one thing between you two that never gets any light.',
        ],
        'You hold something back there, and you are the only one who notices.',
        'You would like to be known there, without anybody turning into someone else.',
      ],
      next: [
        ['thought', 'What have you heard them say when the topic comes up on its own?'],
        ['worst', 'If they kept it to themselves, what would still worry you about telling them?'],
        ['want', 'What answer would you love to hear?'],
      ],
      insight:
        'You can test the water without getting in: a film, a news story, somebody else’s cousin, and listen to the answer. Then you may decide with more than hope to go on.',
      exercise: 'assertive-message',
      never: ['real friend', 'true friend', 'go for it'],
    },
    {
      id: 'coming-out-to-spouse',
      cues: [
        'married but gay',
        'married to a woman but',
        'husband does not know i like women',
        'tell my wife i am gay',
        'married with kids and gay',
        'bisexual and married',
        'mixed marriage gay',
      ],
      says: [
        'I have been a good husband for fourteen years, and I have never once been all there.',
        'I love him. I have never wanted him. Both of these.',
        'We have three children and a mortgage, and I met someone called Peter.',
        'She asked me outright last week and I said she was imagining things.',
        'They married me off to cure me.',
      ],
      reflections: [
        [
          'You built something real, and a part of you has lived in it unseen.',
          'You built something real, and part of you lives in it unseen.',
        ],
        [
          'You love, and part of you is absent, and both of these are true.',
          'You love, and part of you is not there, and both are true.',
        ],
        'The question is in the house by now, whether it has been said or not.',
      ],
      next: [
        ['feeling', 'What was it like in you when {who:your partner} last came close to it?'],
        [
          'need',
          'What would have to be thought through first: safety, children, money, health?',
          'What has to be thought through first: safety, kids, money, health?',
        ],
        ['support', 'Who could think with you about this and keep it to themselves?'],
      ],
      insight:
        'There is more than one ending: some couples part kindly, some stay with new terms, some never speak of it. A counsellor who is bound to silence is a good first listener, before anyone whose life would change by it.',
      exercise: 'values',
      never: ['you must tell', 'lied to her', 'cheating', 'for the children'],
    },
    {
      id: 'coming-out-at-work',
      cues: [
        'come out at work',
        'colleagues ask about my girlfriend',
        'gay at work',
        'change pronouns at work',
        'office talk about weekend',
        'would i be fired for being gay',
        'hide partner at work',
      ],
      says: [
        'On Mondays I say we went to the coast and hope nobody asks who we is.',
        'My boss tells those jokes at lunch and looks round to see who laughs.',
        'I have invented a fiancé in the navy.',
        'They do the couples’ dinner and I bring my cousin.',
        'HR says that we are inclusive, the men at the coffee machine did not get the mail.',
      ],
      reflections: [
        [
          'Your weekend has to be translated each Monday before it can be told.',
          'Your weekend needs a translation every Monday before you can tell it.',
        ],
        'You keep a second version of your life for work, and it takes up a lot of you.',
        'What the place says about itself is one thing, and lunch is another.',
      ],
      next: [
        [
          'who',
          'Who there has ever shown, by a small word, that they would be safe?',
          'Has anyone there hinted, even a bit, that they would be safe?',
        ],
        ['worst', 'What would you risk in practice: pay, contract, clients, or peace at lunch?'],
        ['want', 'How much of your life would you like to have at work, if you could choose?'],
      ],
      insight:
        'Being private is not the same as lying; plenty of people keep their home at home. It is worth knowing first what the law and your contract protect where you live.',
      exercise: 'values',
      never: ['be open at work', 'bring your whole self', 'they will not care'],
    },
    {
      id: 'coming-out-religion-faith-leader',
      cues: [
        'tell my pastor i am gay',
        'church finds out',
        'imam would',
        'coming out in church',
        'excommunicated',
        'stand before the congregation',
        'confess to priest gay',
      ],
      says: [
        'I lead worship, and if they knew, they would scrub the microphone.',
        'The pastor says bring it to the altar, and last year someone did.',
        'In our mosque it is not even a subject, it is a silence with teeth.',
        'They prayed over my friend for three days without food.',
        'I have a calling, and I have this.',
      ],
      reflections: [
        [
          'You love the place, and you know what it does to those who are found out.',
          'You love the place, and you know what it does to people who get found out.',
        ],
        ['You know what has happened to others there.', 'You know what happened to others there.'],
        'It is the house in which you learned about love, and there you may not say whom.',
      ],
      next: [
        ['need', 'If it became known there, who could harm you or cast you out?'],
        [
          'meaning',
          'What of your faith is yours, whatever that house says?',
          'What part of your faith is yours, no matter what that place says?',
        ],
        ['support', 'Is there a believer you trust, there or elsewhere, who reads it more kindly?'],
      ],
      insight:
        'There are affirming pastors, imams and groups, some online and under other names, in more places than one hears of. Faith and this live together in a great many people, even if not in that building.',
      exercise: 'values',
      never: ['leave the church', 'god made you', 'sin', 'pray it away', 'hypocrit'],
    },
    {
      id: 'coming-out-sibling-first',
      cues: [
        'tell my sister first',
        'tell my brother i am',
        'my sister knows',
        'sibling found out',
        'my brother suspects',
        'cousin knows about me',
        'my little sister asked if i',
      ],
      says: [
        'My sister asked, do you have a girlfriend or a boyfriend, just like that.',
        'My brother has never said it, but he changes the channel when it gets ugly.',
        'If she knew, I would have one person in that house.',
        'She cannot keep a thing to herself, that is the trouble.',
        'He is twelve and he said he would beat up anyone who said it about me.',
      ],
      reflections: [
        [
          'Somebody seems to leave the door ajar, and waits without pushing.',
          'Someone seems to be leaving the door open, no pushing.',
        ],
        'One person in that house would change how it feels to come home.',
        [
          'You know whom you trust most there, and who cannot keep a thing.',
          'You know who you trust most there, and who cannot keep a secret.',
        ],
      ],
      next: [
        [
          'thought',
          'What makes you think {who:your sibling} knows already, or does not?',
          'What makes you think {who:your sibling} already knows, or does not?',
        ],
        ['need', 'How well does {who:that person} keep what should stay between two people?'],
        ['feeling', 'What was it like, the last time it came close to being said?'],
      ],
      insight:
        'Brothers and sisters are often the first to know and the best at softening the rest. It is fair to make them promise first, and to ask how they kept the last secret they had.',
      exercise: 'assertive-message',
      never: ['tell her everything', 'family always'],
    },
    {
      id: 'coming-out-trans-to-family',
      cues: [
        'tell them i am trans',
        'come out as trans',
        'my family calls me wrong name',
        'tell mum i am her daughter',
        'tell dad i am his son',
        'they found my clothes',
        'come out as non-binary',
      ],
      says: [
        'They found the dress, and I said it was for a play.',
        'I can hide whom I love, how do I hide a voice that is changing?',
        'Mum says my firstborn son in each prayer, and each time I am not in it.',
        'I told my sister that I am her brother, and she said oh, okay, that makes sense.',
        'In the village I would have to answer to the chief.',
      ],
      reflections: [
        [
          'They call you by a name that does not reach you.',
          'They call you by a name that does not reach you.',
        ],
        'With this the body will tell, sooner or later, and you would like to get there first.',
        [
          'There have been moments when you were yourself, and had to call it something else.',
          'There were moments you got to be you, and had to call it something else.',
        ],
      ],
      next: [
        [
          'need',
          'What would be needed for you to be safe, before anything shows or is said?',
          'What needs to be in place so you are safe before anything shows or gets said?',
        ],
        ['support', 'Who calls you by the right name, even just in writing?'],
        ['want', 'What would you want them to understand first, before the big words?'],
      ],
      insight:
        'It can go in layers: one person, one name, one place, with a stop at any layer. People who are called by their name in even one place tend to feel better, so one place counts.',
      exercise: 'self-compassion',
      never: ['real name', 'born as', 'confused', 'surgery'],
    },
    {
      id: 'coming-out-young-at-home-dependent',
      cues: [
        'i am 16 and gay',
        'still live with my parents and gay',
        'teen and queer',
        'they would kick me out',
        'depend on my parents and',
        'high school and gay',
        'thrown out if they knew',
      ],
      says: [
        "I'm in form three, I share a room with two brothers and a secret.",
        'If they find out I am on the street, they did it to my cousin.',
        'I use the library computer because Dad checks the phone.',
        'Two more years of fees, then I can breathe, I just have to last.',
        'everyone online is like come out bestie and I am like in THIS house??',
      ],
      reflections: [
        [
          'You are counting the years until you can breathe out.',
          'You are counting down the years till you can breathe out.',
        ],
        [
          'What people online can do depends on living in other houses.',
          'What people online get to do depends on living in other houses.',
        ],
        [
          'What they say about others is a lesson to you.',
          'What they say about others works as a warning to you.',
        ],
      ],
      next: [
        ['need', 'Do you feel safe at home at present?'],
        [
          'support',
          'Is there one adult, a teacher, an aunt, a nurse, who feels safe to you?',
          'Is there one adult, teacher, auntie, nurse, who feels safe?',
        ],
        ['exception', 'Where can you be yourself for an hour, without risk?'],
      ],
      insight:
        'Waiting until you stand on your own feet is a plan, and a good one. In the meantime one safe person, and clearing what you read and write, protect you better than courage would.',
      exercise: 'grounding',
      never: ['tell a teacher', 'tell your parents', 'they will understand', 'come out'],
    },
    {
      id: 'coming-out-late-in-life',
      cues: [
        'coming out at 50',
        'coming out late',
        'realised at 40',
        'too old to come out',
        'grandmother and gay',
        'hid it all my life',
        'widowed and finally',
      ],
      says: [
        'I am sixty-one, my husband is dead, and I have loved Esther since 1989.',
        'I buried it so deep that I needed a whole divorce to find it.',
        'My grown children will ask what was true, and I shall not know what to say.',
        'The young ones have flags, and I have forty years of good manners.',
        'Is it worth the noise for the years that are left?',
      ],
      reflections: [
        ['You have carried it politely for a lifetime.', 'You carried it politely for a whole lifetime.'],
        'What you lived was true, and it was not the whole of it.',
        'The years behind are many, and the ones ahead are yours to weigh.',
      ],
      next: [
        ['want', 'What would you like these years to hold, whether or not anyone is told?'],
        ['worst', 'Whose question do you fear most?', 'Whose question scares you most?'],
        ['meaning', 'What has that love been to you through all of this time?'],
      ],
      insight:
        'Late is common: many lived by the rules there were. One can honour the earlier life and still want another, and telling may be as wide as one friend or as wide as a whole family.',
      exercise: 'values',
      never: ['lost years', 'never too late', 'lived a lie', 'wasted'],
    },
    {
      id: 'coming-out-went-badly',
      cues: [
        'came out and they',
        'told them and they threw me out',
        'told my mum and she cried',
        'came out badly',
        'they disowned me',
        'dad has not spoken since i told',
        'they want to take me for prayers',
      ],
      says: [
        'I told them on Saturday, my bag was on the step by Sunday.',
        'Mum fainted, and now it is my fault that she has pressure.',
        'He said, I had a son. Had.',
        'They have booked a healing, with a man, in Kitui, for ten days.',
        'No one shouted. They set one plate less.',
      ],
      reflections: [
        'You told them something true, and they turned away from it.',
        'No one had to raise a voice for you to understand.',
        'A few words can go on hurting for a long time.',
      ],
      next: [
        [
          'need',
          'Do you feel safe at home, or where you are staying?',
          'Do you feel safe at home, or where you are staying?',
        ],
        ['support', 'Who has been decent since then?'],
        ['worst', 'Which sentence of theirs keeps coming back?'],
      ],
      insight:
        'First answers are often the worst ones, and a fair number of families soften over months. You may wait for that from a distance. If they speak of a prayer camp: none can change this, and you may refuse.',
      exercise: 'self-compassion',
      never: ['give them time', 'they love you', 'forgive', 'they will come round'],
    },
    {
      id: 'coming-out-went-well-but-flat',
      cues: [
        'came out and it was fine',
        'they accepted me but',
        'told them and nothing changed',
        'thought i would feel free',
        'came out and now weird',
        'mum was okay but never mentions it',
        'anticlimax',
        'said ok love',
        'weirdly empty',
        'she said ok and',
        'he said ok and',
        'told mum she said',
      ],
      says: [
        'She said we know, love, pass the salt. I had prepared for eleven years.',
        'They took it so well that I went to my room and howled.',
        'My dad hugged me and has not mentioned it since, not with one word.',
        'I thought I would fly, I did the dishes.',
        'All that fear, what do I do with all that fear now?',
        'I told my mother, she said all right, love, and asked about the bins.',
      ],
      reflections: [
        [
          'You had braced for a storm, and then hardly anything moved.',
          'You braced for a storm, and then barely anything moved.',
        ],
        'It went well, and all the years of fear are still in your shoulders.',
        ['They accept it, and step round it.', 'They accept it, and step around it.'],
      ],
      next: [
        ['feeling', 'What came up in you afterwards?'],
        ['want', 'What would you like them to ask you about?', 'What do you wish they would ask you?'],
        ['body', 'Where is the fear, now that it has nothing left to do?'],
      ],
      insight:
        'Relief frequently comes with grief: for the years of guarding, and for the one who did it as a child. Families who fall silent are often afraid to say something wrong; an invitation, "you may ask me", opens it.',
      exercise: 'self-compassion',
      never: ['lucky', 'be grateful', 'others have', 'overreact'],
    },
    {
      id: 'coming-out-constant-again-and-again',
      cues: [
        'have to come out again',
        'every new person',
        'always explaining myself',
        'new doctor assume',
        'do you have a wife they ask',
        'never stop coming out',
        'tired of correcting',
      ],
      says: [
        'New job, new dentist, new neighbour: round we go.',
        'They ask what does your husband do, and I count to three.',
        'With each new nurse I have to weigh how she will touch me afterwards.',
        'I am out to everyone, and still have to come out on a Tuesday to the plumber.',
        'Some days I say my wife, some days I say nothing, and then I feel cowardly.',
      ],
      reflections: [
        [
          'You have told people long ago, and it begins anew with every new face.',
          'You told people ages ago, and it starts over with every new face.',
        ],
        'In three seconds you have to reckon with a stranger’s face.',
        'It is a door that never stays open on its own.',
      ],
      next: [
        [
          'when',
          'With whom do you find that small calculation the hardest?',
          'Who is that little calculation the hardest with?',
        ],
        ['need', 'What would allow you to say nothing, without feeling that you had failed?'],
        ['thought', 'What does the voice say, on the days when you let it pass?'],
      ],
      insight:
        'You may choose it anew each time, by energy and by safety; silence with a stranger breaks no principle. Some keep one light sentence ready for the days on which they want it.',
      exercise: 'self-compassion',
      never: ['coward', 'educate', 'visibility', 'you owe'],
    },
    {
      id: 'coming-out-partner-wants-me-out',
      cues: [
        'my girlfriend wants me to come out',
        'boyfriend is out i am not',
        'partner tired of hiding',
        'introduced as my friend',
        'he calls me his roommate',
        'pressure from partner to tell',
        'she says i am ashamed of her',
      ],
      says: [
        'I am introduced as the flatmate, and I have been the flatmate for four years.',
        'She is out since school and says that I am ashamed of her.',
        'He wants us on his page, I want to keep my job.',
        'At her sister’s wedding I sat with the drivers.',
        'I love him, and I am not ready, and he hears only the second half.',
      ],
      reflections: [
        [
          'For one of you it is about being loved in the light, and for the other about staying safe.',
          'For one of you it is about being loved out loud, for the other about staying safe.',
        ],
        'You are kept out of sight on the very days that are about love.',
        [
          'The two of you want the same thing, and not on the same day.',
          'You two want the same thing, just not on the same day.',
        ],
      ],
      next: [
        [
          'worst',
          'What does {who:your partner} not yet know about how this is for you?',
          'What does {who:your partner} not get yet about how this is for you?',
        ],
        ['need', 'Which small signs could say "I stand by you", without any risk?'],
        ['want', 'What would the two of you agree on, if safety were the first word?'],
      ],
      insight:
        'Two people seldom have the same pace, or the same dangers. It helps to part the two questions: do I stand by you, and whom do we tell; the first can be answered every day.',
      exercise: 'assertive-message',
      never: ['you should come out', 'prove your love', 'leave', 'ashamed of you'],
    },
    {
      id: 'coming-out-rumours-and-questions',
      cues: [
        'people suspect me',
        'rumours that i am gay',
        'they ask if i am gay',
        'why are you not married people ask',
        'called me a name because of how i dress',
        'they say i walk like',
        'gossip about me in the estate',
      ],
      says: [
        'The women at the salon stopped talking when I came in.',
        'My uncle asked it as a joke, in front of all, and waited.',
        'I am thirty-six with no wife, in my village that is an announcement.',
        'Someone wrote the word on my gate.',
        'I have started going out with a girl from church, for the neighbours.',
      ],
      reflections: [
        [
          'It comes as a joke, and everyone watches how you take it.',
          'It comes as a joke, and everyone watches your face.',
        ],
        'They have a question, and you always need an answer ready.',
        'A word behind your back is a small thing with a long shadow.',
      ],
      next: [
        [
          'need',
          'Is it only talk as yet, or does it begin to feel dangerous?',
          'Is it just talk so far, or is it starting to feel dangerous?',
        ],
        ['tried', 'Which answer has closed the subject best so far?'],
        ['support', 'Who around you would warn you, if it got worse?'],
      ],
      insight:
        'You are allowed a cover that protects you, and a short boring answer that ends the talk. If a threat is written or spoken, tell someone you trust and think early about where you could go.',
      exercise: 'problem-solving',
      never: ['ignore', 'let them talk', 'tell the truth', 'do not care what'],
    },
    {
      id: 'coming-out-pressure-online-pride',
      cues: [
        'everyone online is out',
        'feel fake because not out',
        'pride month and i hide',
        'not queer enough because',
        'coward for not coming out',
        'others are out and proud',
        'guilty for hiding',
      ],
      says: [
        'All of June I like their pictures from an account with no face.',
        'They say visibility saves lives, mine would end.',
        'I feel like a traitor each time I laugh along.',
        'Somebody wrote, if you are hidden you are part of the problem.',
        'People marched so that I could be free, and I live under a blanket.',
      ],
      reflections: [
        [
          'Hiding is held against you, by others and by yourself.',
          'Hiding gets held against you, by others and by you too.',
        ],
        'What is called freedom in one street is a danger in another.',
        [
          'You are told that you owe it, by people who will not pay for it.',
          'People tell you that you owe it, and they are not the ones who pay for it.',
        ],
      ],
      next: [
        [
          'thought',
          'Whose voice is it that calls hiding a failing?',
          'Whose voice is it that calls hiding a failing?',
        ],
        ['meaning', 'What is your silence protecting at present?'],
        ['exception', 'In what small ways are you yourself already?'],
      ],
      insight:
        'Being out is not a measure of worth or of courage. Those who stayed hidden and lived, and were kind to one another in secret, are a large part of this history.',
      exercise: 'self-compassion',
      never: ['proud', 'authentic', 'visib', 'brave'],
    },
    {
      id: 'coming-out-to-my-children',
      cues: [
        'tell my kids i am gay',
        'come out to my children',
        'how do i tell my son that i love a woman',
        'my daughter asked about my friend',
        'kids meet my partner',
        'custody because i am gay',
        'children will be bullied because of me',
      ],
      says: [
        'My girl is nine and asked why Auntie Liz has a toothbrush here.',
        'If I tell them, their father takes me to court.',
        'What will they have to hear at school?',
        'My son is at the age when that word is the worst insult.',
        'They know me as mum, I do not want to become a topic.',
      ],
      reflections: [
        [
          'Children notice more than one thinks, and ask when one is not ready.',
          'Kids notice more than you think, and ask when you are not ready.',
        ],
        [
          'You want to be honest with them, and you fear what could be made of it.',
          'You wanna be honest with them, and you are scared of what it could turn into.',
        ],
        [
          'You fear what they may hear from other children.',
          'You are scared of what they hear from other kids.',
        ],
      ],
      next: [
        [
          'need',
          'Could anybody use it against you as a parent?',
          'Could anyone use it against you as a parent?',
        ],
        ['thought', 'What do you think they know already, in their way?'],
        ['want', 'What is the simplest true sentence for their age?'],
      ],
      insight:
        'Children of lesbian and gay parents do as well as others, decades of studies agree. Where custody or law is a danger, a lawyer’s advice comes before any talk; children keep secrets badly, and should not have to.',
      exercise: 'problem-solving',
      never: ['confuse them', 'they deserve to know', 'normal family', 'children adapt'],
    },
    {
      id: 'coming-out-someone-came-out-to-me',
      cues: [
        'my son told me he is gay',
        'my daughter came out to me',
        'friend came out to me',
        'my brother is gay what do i',
        'my child is trans',
        'found out my sister is lesbian',
        'how do i support my gay',
      ],
      says: [
        'He told me at the sink, and I went on drying the same plate.',
        'I love my daughter, and I do not know what to do with what I was taught.',
        'I am frightened for him, in this country, that is all it is.',
        'I said it is fine, too quickly, and she saw my face.',
        'Her father must not know, he would do something.',
      ],
      reflections: [
        [
          'Outwardly you went on as before, and inside everything moved.',
          'Outside you kept going, and inside everything moved.',
        ],
        'You care for {who:this person}, and things you were taught have collided.',
        'It is fear for them, and it can look like something else on a face.',
      ],
      next: [
        [
          'feeling',
          'What comes first, under the shock: fear, grief, tenderness?',
          'What is first, under the shock: fear, grief, tenderness?',
        ],
        ['need', 'What would keep {who:them} safe, at home and outside?'],
        ['want', 'What do you want {who:them} to remember of what you said?'],
      ],
      insight:
        'It can be said again, and better: "I was startled, I love you, I shall keep it to myself." One accepting adult protects a young life greatly; who else learns of it is theirs to decide.',
      exercise: 'values',
      never: ['where did i go wrong', 'cause', 'accept that', 'fix'],
    },
    {
      id: 'coming-out-double-life-abroad-home',
      cues: [
        'out abroad not at home',
        'going home to kenya and gay',
        'different person in each country',
        'visit home and hide',
        'free in europe but',
        'hide my husband when family visits',
        'asylum because i am gay',
      ],
      says: [
        'At Heathrow I take off the ring, at JKIA I have a deep voice again.',
        'In Berlin I am somebody’s husband, in Eldoret somebody’s bachelor.',
        'For the asylum I must prove it with papers, and I have spent my life destroying the papers.',
        'My mother is coming for a month, and we are taking down the photographs.',
        'I am free here, and there is no one here who knows my language.',
      ],
      reflections: [
        [
          'Somewhere on the way you change into another person.',
          'Somewhere on the way you change into someone else.',
        ],
        'You have one life with love in it and one with your language, and they do not meet.',
        [
          'You are careful in two places at once, and at ease in neither.',
          'You are careful in two places and at ease in neither.',
        ],
      ],
      next: [
        [
          'when',
          'At which point of the journey do you feel the change begin?',
          'At what point in the trip do you feel the switch?',
        ],
        ['worst', 'What do you lose in each of the two places?'],
        ['support', 'Who knows both of you?'],
      ],
      insight:
        'Living in two versions is a cost that belongs to borders, and many know it. A friend who knows both, even just one, helps the two halves remember that they belong to one person.',
      exercise: 'self-compassion',
      never: ['free now', 'choose', 'grateful', 'stay there'],
    },
    {
      id: 'coming-out-plans-and-rehearses',
      cues: [
        'how do i word it',
        'rehearsing coming out',
        'write a letter to come out',
        'planning to tell them this',
        'what do i say when i tell',
        'text or face to face coming out',
        'decided to tell on',
      ],
      says: [
        'I have decided. It is on the fourteenth, after supper, and I feel sick.',
        'Do I write or say it? In writing I can finish the sentence.',
        'I practise on the cat.',
        'I have a bag at a friend’s, and money in my sock, just in case.',
        'Give me the first line, the rest will come.',
      ],
      reflections: [
        [
          'You say it in your head, and your stomach hears every rehearsal.',
          'You say it in your head, and your stomach hears every rehearsal.',
        ],
        'You are planning it with care, so you have thought of yourself as well.',
        'In your head you can finish the sentence, and aloud somebody else gets to answer.',
      ],
      next: [
        ['need', 'What is your plan, should it go badly?', 'What is your plan if it goes badly?'],
        ['example', 'How would it sound in your own words, as short as possible?'],
        ['support', 'Who will you ring afterwards, whichever way it goes?'],
      ],
      insight:
        'Short is kind: one sentence about you, one about love, and "you do not need to answer today". A sober hour, a way out and someone expecting your call matter more than perfect words. You may also call it off.',
      exercise: 'assertive-message',
      never: ['you can do it', 'it will go well', 'no going back', 'brave'],
    },
    {
      id: 'coming-out-choosing-never-to-tell',
      cues: [
        'never going to come out',
        'do not want anyone to know ever',
        'happy not telling',
        'nobody needs to know',
        'decided to keep it private',
        'is it okay to never come out',
        'take it to my grave',
      ],
      says: [
        'It is mine, I do not see why it should be announced like a price.',
        'We have lived as cousins for thirty years, and been very happy.',
        'I shall take it with me, and I wanted to ask someone if that is allowed.',
        'In my family one does not discuss bedrooms, anybody’s.',
        'I am at peace with me. I do not need a committee.',
      ],
      reflections: [
        [
          'It belongs to you, and you do not care to have it announced.',
          'It is yours, and you do not care for announcing it.',
        ],
        [
          'What the two of you have has another name outside, and it is real.',
          'What you have goes by another name outside, and it is real.',
        ],
        'You are at peace with it, and would just like to hear that this may be so.',
      ],
      next: [
        ['exception', 'Who, if anybody, shares it with you?'],
        [
          'feeling',
          'Is there ever an evening when it weighs, or is it light all in all?',
          'Is there ever a night it weighs on you, or is it light overall?',
        ],
        ['want', 'What would make this private life still a little fuller?'],
      ],
      insight:
        'Privacy that one has chosen is something else than shame; the difference is whether it leaves you room to love and be known by someone. It is yours to keep.',
      exercise: 'values',
      never: ['one day you', 'hiding', 'denial', 'deserve to be'],
    },
    {
      id: 'coming-out-police-or-arrest-fear',
      cues: [
        'police raided',
        'arrested because gay',
        'police took my phone gay',
        'afraid of police because of my chats',
        'raid at the party',
        'detained for being',
        'forced examination',
      ],
      says: [
        'They came to the house party with a torch and a list.',
        'My phone is at the station, with everyone in it.',
        'They let me out on bond, and the constable has my number by now.',
        'They did a so-called test on me. I do not talk of it.',
        'I sleep in a different place each night, since Tuesday.',
      ],
      reflections: [
        [
          'What they may have found touches everybody you would want to protect.',
          'What they may have found touches everyone you want to protect.',
        ],
        'There is no place just now where you can rest from it.',
        'If something was done to you there, that was violence, whatever it was called.',
      ],
      next: [
        ['need', 'Do you feel safe at home at this moment?', 'Do you feel safe at home at this moment?'],
        ['support', 'Have you been able to reach a lawyer or a community group?'],
        ['body', 'Do you need a doctor, one who asks no questions?'],
      ],
      insight:
        'Rights groups in many countries, Kenya and Uganda among them, have emergency lines with lawyers and safe houses, and you may say nothing until a lawyer is there. From a safe phone, that call comes before any other step.',
      exercise: 'grounding',
      never: ['what happened there', 'cooperate', 'tell them', 'nothing to hide'],
    },
    {
      id: 'coming-out-bisexual-questions',
      cues: [
        'come out as bi',
        'bi and they think',
        'dating a man so why tell',
        'no one believes i am bisexual',
        'tell my boyfriend i am bi',
        'bisexual invisible',
        'straight passing',
      ],
      says: [
        'I am with a man, so what is there to tell, and yet it is me.',
        'My boyfriend said hot, and I wished that I had kept it.',
        'Lesbians think I am a tourist, aunties think I am cured.',
        'If I say it they will wonder which of them I fancy.',
        'It comes up whenever somebody says, so you have chosen.',
      ],
      reflections: [
        [
          'You told something true about yourself, and it was not taken seriously.',
          'You told something true about you, and they did not take it seriously.',
        ],
        'It is not a stage on the way to something else.',
        'People decide who you are by whose hand you hold.',
      ],
      next: [
        [
          'meaning',
          'What would be different for you, if the right people knew?',
          'What would change for you if the right people knew?',
        ],
        ['who', 'With whom does the word sit comfortably?'],
        ['feeling', 'What did you feel when it was answered in that way?'],
      ],
      insight:
        'Bisexual people are the largest group among the letters and the least often out, mostly because both sides ask for proof. It needs no proof, and no announcement either.',
      exercise: 'values',
      never: ['choose', 'confused', 'experiment', 'half'],
    },
  ],
};
