// addiction › gambling: betting, chasing, hiding, owing. Debt and shame make danger real: ask about safety plainly.
import type { TopicContent } from './content-schema.ts';

export const addictionGambling: TopicContent = {
  category: 'addiction',
  topic: 'gambling',
  openers: [
    ['What has betting been doing to your days lately?', 'What has betting been doing to your days lately?'],
    'When did you last play, and how did the evening end?',
    ['What part of it do you find the hardest to say to anyone?', 'What part is hardest to say to anyone?'],
    'Is it the money, the lying, or the wanting that troubles you most today?',
    [
      'What was it like in the beginning, and what is it like now?',
      'What was it like at the start, and what is it like now?',
    ],
    'Is this about your own play, or about someone close to you?',
    ['How are you, apart from the account?', 'How are you, apart from the balance?'],
  ],
  explore: [
    [
      'when',
      'What usually happens in the hour before you play?',
      'What usually happens in the hour before you play?',
    ],
    ['feeling', 'What do you feel while the ball is still rolling?'],
    [
      'want',
      'If it all came back tomorrow, what would you do with it?',
      'If it all came back tomorrow, what would you do with it?',
    ],
    ['worst', 'Which loss hurts more than its size?'],
    ['who', 'Who thinks they know how much it is, and does not?'],
    [
      'thought',
      'What does the voice say that makes the next one seem sensible?',
      'What does the voice say that makes the next one sound smart?',
    ],
    ['exception', 'When did you leave with something still in your pocket?'],
    ['tried', 'Which brakes have you already put on, and where did they give?'],
    ['meaning', 'What did winning first mean to you?'],
    [
      'body',
      'What does your body do in the last minutes of a match?',
      'What does your body do in the last minutes of a match?',
    ],
    ['support', 'Who could hold your money for a while, without holding it over you?'],
    ['need', 'What has to be paid this week, so that you and yours are all right?'],
    ['next', 'Which one door to it could be closed before this evening?'],
  ],
  notes: [
    {
      text: [
        'Almost winning lights up the brain much as winning does, and makes people want to go on. Games are full of near misses, as near misses keep one at the table.',
        'Almost winning lights up your brain like winning, and makes you keep going. Games are packed with near misses on purpose.',
      ],
      source: 'Clark et al., Gambling Near-Misses Enhance Motivation to Gamble (2009)',
    },
    {
      text: 'Coins, cards and balls have no memory, and yet after a run of losses we feel that a win is due. It is one of the best-known tricks of the mind, and clever people fall for it just as much.',
      source: 'Tversky & Kahneman, Belief in the Law of Small Numbers (1971)',
    },
    {
      text: [
        'Choosing, knowing a lot and touching the button make us feel we steer what is chance. Knowing football well makes one surer, and hardly richer.',
        'Picking, knowing stuff and pressing the button makes chance feel like skill. Knowing football makes you surer, not richer.',
      ],
      source: 'Langer, The Illusion of Control (1975)',
    },
    {
      text: 'Trying to win back what was lost is called the chase, and it is the point where play turns into trouble for most people. Losing a sum and leaving it lost is the skill that ends it.',
      source: 'Lesieur, The Chase (1977)',
    },
    {
      text: 'Machines are designed so that the player forgets time, money and body, and many say that they no longer play to win but to stay in that zone. What is being sought there is peace.',
      source: 'Schüll, Addiction by Design (2012)',
    },
  ],
  exercises: ['urge-surfing', 'problem-solving', 'values', 'self-compassion', 'small-step'],
  never: ['sure win', 'win it back', 'just stop', 'good odds', 'greedy', 'stupid', 'easy money'],
  situations: [
    {
      id: 'gambling-chasing-losses',
      cues: [
        'recover losses',
        'chase losses',
        'win back what i lost',
        'chasing losses',
        'recover what i lost',
        'get my money back betting',
        'double to recover',
        'lost and put more',
        'kept betting to recover',
        'rudisha pesa',
      ],
      says: [
        'I was down, so I put in the fare, then the rent, it had to turn.',
        'I do not even want to win, I want to be back at zero.',
        'Each time it was meant to be only the one that makes it even.',
        'By midnight I had lost what I had been trying to save at noon.',
        'nilitaka tu kurudisha ile ya kwanza, ndio nikaingia shimo kabisa',
        'If I stop now, then it is really gone, do you understand?',
      ],
      reflections: [
        [
          'As long as you play, it is not quite lost, and that is the hook.',
          'As long as you are still playing, it is not really gone, and that is the hook.',
        ],
        'You are not after riches, you are after this morning.',
        'Each attempt to climb out has dug the thing a little deeper.',
      ],
      next: [
        ['thought', 'What would it mean to let that sum stay lost?'],
        [
          'when',
          'At which point yesterday could you still have stood up?',
          'At what point yesterday could you still have stood up?',
        ],
        ['need', 'What is there left at this moment, and who could keep it safe?'],
      ],
      insight: [
        'The next round knows nothing of the last one, it owes nobody. Grieving a loss as a loss, in writing, with the figure, hurts once; chasing it hurts each day.',
        'The next round does not know about the last one, it owes you nothing. Writing the loss down as a loss hurts once, chasing hurts every day.',
      ],
      exercise: 'urge-surfing',
      never: ['luck will turn', 'one more', 'should have stopped'],
    },
    {
      id: 'gambling-football-betting-phone',
      cues: [
        'sportpesa',
        'betika',
        'multibet',
        'odds on my phone',
        'betting on football',
        'jackpot predictions',
        'one game spoiled',
        'live betting',
      ],
      says: [
        'Sixteen games right, and Everton of all people spoiled it.',
        'I cannot watch a match any more, I watch my slip.',
        'On the night shift I follow the second division of Finland.',
        'It is in the phone, the phone is in the hand, so.',
        'The whole stage is betting, from the touts to the preacher.',
      ],
      reflections: [
        [
          'You used to love the game, and now you love or hate a slip of paper.',
          'You used to love the game, and now you just watch your slip.',
        ],
        'You were one match away, and that one match keeps you there.',
        'The shop is in your pocket, and it has no closing hour.',
      ],
      next: [
        ['meaning', 'What has happened to your joy in football?'],
        [
          'when',
          'Which hours of the weekend belong to it by now?',
          'Which hours of your weekend belong to it now?',
        ],
        ['next', 'Which step would make it slower to place one: app, line, wallet, company?'],
      ],
      insight:
        'Long slips are made of near misses, so they almost always fail by one and almost always feel close. Many licensed firms let you block yourself; it takes one request, and costs nothing.',
      exercise: 'problem-solving',
      never: ['better predictions', 'tips', 'bankroll', 'research'],
    },
    {
      id: 'gambling-aviator-crash-games',
      cues: [
        'aviator',
        'crash game',
        'the plane flew',
        'jetx',
        'cash out too late',
        'virtual games',
        'spin and win on phone',
      ],
      says: [
        'I watch a little plane, I am a grown man with a degree.',
        'It takes ten seconds, and in ten seconds went the gas.',
        'I cashed out early, and it flew to the moon, so then I waited.',
        'My thumb shakes and that is the only time I feel awake.',
        'In the Telegram group they sell signals, and I bought those as well.',
      ],
      reflections: [
        [
          'Ten seconds at a time, so that there is no moment to think.',
          'Ten seconds at a time, so there is no second to think.',
        ],
        'When you leave it flies, and when you stay it falls, and both make you play.',
        'It is a plane the size of a thumbnail, and it took the gas.',
      ],
      next: [
        ['body', 'What goes through your body in those ten seconds?'],
        [
          'feeling',
          'How flat is the rest of the day, next to that?',
          'How flat is the rest of the day next to that?',
        ],
        ['next', 'What could you do with your hands for the first ten minutes without it?'],
      ],
      insight:
        'The faster a game, the less of you is left to decide; that is what it was built for. Nobody can know when it falls, so whoever sells signals is selling the hope.',
      exercise: 'urge-surfing',
      never: ['cash out', 'strategy', 'pattern', 'signal works'],
    },
    {
      id: 'gambling-used-school-fees-or-rent',
      cues: [
        'gambled school fees',
        'bet the rent',
        'used fees to bet',
        'lost the rent money',
        'chama money betting',
        'gambled the money for',
        'lost everything betting',
      ],
      says: [
        'It was my daughter’s fee, and she has packed her box already.',
        'I am treasurer of the chama, and the chama is in my phone.',
        'My wife asked me to pay the landlord, and I said that it was done.',
        'Mum sent me the money for her tablets.',
        'I lost it all. It is eleven at night, and nobody knows.',
      ],
      reflections: [
        [
          'That money had a name on it, and you see the name.',
          'That money had a name on it, and you keep seeing the name.',
        ],
        'You told her that it was paid, and you have been alone with it since then.',
        'The box is packed, and you know what she does not.',
      ],
      next: [
        ['need', 'How dark is it for you tonight, do you have thoughts of not wanting to live?'],
        ['worst', 'What has to be paid first, and by which day?', 'What has to get paid first, and by when?'],
        ['support', 'Who could hear the true figure tomorrow, without exploding?'],
      ],
      insight:
        'A school, a landlord, a group can nearly always give time to someone who comes before the day. If tonight feels too dark to bear, call somebody now.',
      exercise: 'problem-solving',
      never: ['how could you', 'borrow', 'thief', 'pay it back by'],
    },
    {
      id: 'gambling-hiding-from-partner',
      cues: [
        'wife does not know i gamble',
        'husband does not know about betting',
        'hide betting from',
        'secret gambling',
        'delete mpesa messages',
        'lied about where money went',
        'she found the betting messages',
      ],
      says: [
        'I delete the messages as they come in, like a thief at home.',
        'I have told her that the company pays late, for seven months.',
        'There is a SIM card in my sock.',
        'She found it, and she did not shout, she only sat down.',
        'When she does her little savings in the book I leave the room.',
      ],
      reflections: [
        ['Each story needs another one to hold it up.', 'You made up a whole company that pays late.'],
        'The person beside you counts on something, and only you know the real sum.',
        'Being trusted is the hardest part of it at the moment.',
      ],
      next: [
        ['worst', 'What do you think would hurt {who:your partner} more, the money or the months?'],
        [
          'feeling',
          'What is it like to sit across from {who:your partner} at supper?',
          'What is it like sitting across from {who:your partner} at dinner?',
        ],
        ['need', 'If you told it, what help would you need right afterwards?'],
      ],
      insight:
        'Most partners say that it was the lying which broke them, and that the whole truth in one go was better than slices. Having a plan in hand, the block, the money with someone, makes the truth easier to hear.',
      exercise: 'assertive-message',
      never: ['she deserves', 'confess everything now', 'keep it', 'secret'],
    },
    {
      id: 'gambling-loans-and-debts',
      cues: [
        'loan apps gambling',
        'borrowed to bet',
        'fuliza to bet',
        'shylock',
        'debts from gambling',
        'owe everyone because of betting',
        'tala branch betting',
        'crb because of',
      ],
      says: [
        'I owe eleven apps, and each of them has my mother’s number.',
        'I pay one with the other, and the shylock wants the logbook.',
        'Each morning the first text is a threat.',
        'My colleagues see me coming and look for their phones.',
        'I am on CRB at twenty-three.',
      ],
      reflections: [
        [
          'You rob one to pay another, and all of them have your mother’s number.',
          "You rob one to pay another, and they all have your mum's number.",
        ],
        'It is no longer one debt, it is a crowd at the gate.',
        'You have begun to walk the long way round your own colleagues.',
      ],
      next: [
        ['need', 'Is anyone threatening you or your people?'],
        [
          'example',
          'If you wrote them all on one page, which three are the heaviest?',
          'If you put them all on one page, which three are the heaviest?',
        ],
        ['support', 'Who, with a cool head, could sit with you over that page?'],
      ],
      insight:
        'Debts grow in the dark and shrink on paper: who, how much, by when. Lenders often agree to instalments if asked, shaming your contacts is against the rules in Kenya, and paying debts from play hardly ever works.',
      exercise: 'problem-solving',
      never: ['take another', 'run away', 'consolidate', 'ignore them'],
    },
    {
      id: 'gambling-big-win-memory',
      cues: [
        'won big once',
        'my first big win',
        'remember the day i won',
        'if i won before i can',
        'won the jackpot once',
        'biggest win and since',
        'that one time i won',
      ],
      says: [
        'In 2019 I paid for a roof with a slip, how am I to forget that?',
        'They carried me round the village, and I have been losing ever since.',
        'I won in my first week. That was my worst luck.',
        'It paid my dowry, so who can tell me it does not work?',
        'I can still hear the sound that it made.',
      ],
      reflections: [
        [
          'One evening is paid for, and you are still paying it off.',
          'One night paid out, and you are still paying it off.',
        ],
        'It did happen once, and that is what makes it so hard to put down.',
        'That one win made you somebody for a night, and part of you keeps looking for that night.',
      ],
      next: [
        ['meaning', 'Who were you on that day, in the eyes of others?'],
        ['thought', 'What have you told yourself about it, in all the years since?'],
        [
          'want',
          'What was it that you won that day, besides the money?',
          'Besides the cash, what did you win that day?',
        ],
      ],
      insight:
        'An early big win is one of the commonest beginnings of this trouble: it teaches the mind that such days exist. Setting it beside everything since, on one page, gives it its true size.',
      exercise: 'values',
      never: ['win again', 'lucky', 'proof'],
    },
    {
      id: 'gambling-urge-right-now',
      cues: [
        'want to bet right now',
        'about to place a bet',
        'urge to gamble',
        'payday and i want to bet',
        'deposit ready to play',
        'match starts soon and',
        'stop me from betting',
      ],
      says: [
        'Kick-off is in twenty minutes, the money is in, and I am writing to you.',
        'It is payday and my thumb is itching like a wound.',
        'I said not this weekend, it is Saturday ten past two.',
        'They sent me a free one, it expires at midnight.',
        'I have taken the app off four times this morning.',
      ],
      reflections: [
        [
          'The money is in and the clock is running, and you came here.',
          'The money is in and the clock is ticking, and you came here.',
        ],
        'They sent you bait with an hour of expiry, and you saw the hook.',
        'It itches, and you have left your hand where it is for a minute.',
      ],
      next: [
        [
          'next',
          'Where could the money go in the next five minutes, so that it is out of reach?',
          'Where could the cash go in the next five minutes, out of reach?',
        ],
        ['body', 'Where do you feel the itch, from nought to ten?'],
        ['support', 'Who could you sit with until the final whistle?'],
      ],
      insight:
        'The urge peaks around the start and falls after the whistle, even if you do nothing. Money sent on to rent, school or a trusted hand, and company for two hours: more is not needed.',
      exercise: 'urge-surfing',
      never: ['only this', 'small one', 'do not do it', 'be strong'],
    },
    {
      id: 'gambling-partner-gambles',
      cues: [
        'my husband gambles',
        'my wife gambles',
        '@partner bets all',
        '@partner gambling',
        'my boyfriend is always betting',
        'he lost our savings betting',
        'living with a gambler',
      ],
      says: [
        'I opened the tin for the baby’s clinic, and there was a slip in it.',
        'If his team scores he brings meat, if not he sits in the dark.',
        'We have been about to build for nine years.',
        'I hide my salary from my own husband, in the rice.',
        'She says it is for the children, it is always for the children.',
      ],
      reflections: [
        [
          'The mood of your house hangs on a goal in another country.',
          'The mood in your house hangs on a goal in another country.',
        ],
        'You looked for the clinic money, and found a slip of paper.',
        'You have become a bank that has to hide itself.',
      ],
      next: [
        ['need', 'Which money must be safe this month, and in whose name is it?'],
        [
          'tried',
          'What have you tried, and how did {who:your partner} answer?',
          'What have you tried, and what did {who:your partner} do?',
        ],
        ['worst', 'What has it done to how you look at {who:your partner}?'],
      ],
      insight:
        'You may protect the money without controlling the person: your own account, fees paid direct, no signature for loans. Paying a debt off quietly usually feeds the next one; family groups know this road.',
      exercise: 'assertive-message',
      never: ['leave him', 'leave her', 'enabl', 'why did you not notice'],
    },
    {
      id: 'gambling-son-or-brother',
      cues: [
        'my son is betting',
        'my brother gambles',
        'my child sold things to bet',
        'student gambling my son',
        'my nephew betting',
        'he used his fees to bet',
        'son asks money for bets',
      ],
      says: [
        'The university rang me, he has not been registered since last year.',
        'He sold the goat and said that a leopard came.',
        'I paid it, I paid again, now he says that it is the last.',
        'My baby brother is nineteen and owes more than my car.',
        'He cries in my arms, and on Monday there is a new loan.',
      ],
      reflections: [
        [
          'He cries, and you pay, and you both believe it for a week.',
          'They cry, you pay, and you both believe it for a week.',
        ],
        'You had a picture of how it would go, and this is not in it.',
        'You are buying him out each time, and each time it costs more.',
      ],
      next: [
        ['feeling', 'What goes through you when that name is on the phone?'],
        [
          'want',
          'What would you like to be for {who:them}, if not a purse?',
          'What do you want to be for {who:them}, other than the wallet?',
        ],
        ['support', 'Who in the family is of one mind with you on this?'],
      ],
      insight:
        'Love and money can be given separately: company, food, a lift to a counsellor, and no cash. Young men deep in debt sometimes think of ending it all, so ask him openly; asking does not put it in his head.',
      exercise: 'problem-solving',
      never: ['your upbringing', 'let him suffer', 'throw him out', 'tough love'],
    },
    {
      id: 'gambling-thoughts-of-ending-it',
      cues: [
        'lost everything want to die',
        'no way out debts',
        'better off dead than tell',
        'insurance would pay',
        'can not face my family after gambling',
        'end it because of debts',
        'they are better off without me debts',
      ],
      says: [
        'The debt would be gone if I were.',
        'I have been sitting on the bridge road since they called.',
        'My life cover is worth more than I am.',
        'I cannot go home and say it, I would rather not go home at all.',
        'There is no version of tomorrow in which they do not find out.',
      ],
      reflections: [
        [
          'It has become so dark that going home seems harder than not living.',
          'It got so dark that going home feels harder than not living.',
        ],
        'You have done a sum about your own worth, in the worst hour of your life.',
        'You are telling it to someone, and that matters more than any figure tonight.',
      ],
      next: [
        ['need', 'Are you thinking of ending your life tonight?'],
        [
          'support',
          'Who could be beside you within the hour, or on the phone right now?',
          'Who could be next to you within the hour, or on the phone right now?',
        ],
        ['next', 'Can you get to a place with people and light, while we talk?'],
      ],
      insight:
        'Debt can be spread, cut, shared and outlived, and people who stood where you stand are here to tell it. Please call a crisis line or someone near you now; help is one tap away on the crisis page.',
      exercise: null,
      never: ['insurance', 'selfish', 'only money', 'worth more', 'how would you'],
    },
    {
      id: 'gambling-relapse-after-quitting',
      cues: [
        'relapse gambling',
        'started betting again',
        'betting again after',
        'relapsed gambling',
        'gambled again',
        'relapsed betting',
        'was free from betting and',
        'back to betting after',
        'self excluded but found another',
        'broke my promise betting',
        'three months without betting then',
      ],
      says: [
        'Five months, I had even begun to save, and then came the derby.',
        'I had blocked every site that I knew of, and a new one sent me a text.',
        'I told my wife that I am free, she had told her pastor.',
        'It was with money I found in a coat. That did not seem to count.',
        'I am so tired of meeting this man again.',
      ],
      reflections: [
        [
          'You had shut all the doors you knew, and one you did not know opened.',
          'You shut every door you knew, and one you did not know popped open.',
        ],
        'Five months are in you, and one derby does not unlive them.',
        'Money from a coat did not seem to count, and it counted.',
      ],
      next: [
        ['when', 'What was going on in you in the days before the derby?'],
        [
          'exception',
          'What carried you through those five months?',
          'What carried you through those months?',
        ],
        ['next', 'Whom could you tell before it is a week old?'],
      ],
      insight:
        'A slip shows where the fence has a gap. What one does in the first day, tell, block, hand over the money, decides if it stays one evening.',
      exercise: 'self-compassion',
      never: ['back to square', 'failed', 'broken', 'start over'],
    },
    {
      id: 'gambling-campus-student',
      cues: [
        'helb bet',
        'campus betting',
        'betting in hostel',
        'student gambling',
        'gambled my pocket money',
        'all my roommates bet',
        'bet in class',
      ],
      says: [
        'HELB came on Tuesday, and on Wednesday I was eating at a friend’s.',
        'In our hostel you can hear goals through the walls, and the swearing.',
        'I tell my parents that there are projects to print.',
        'We all do it, it is more like a sport, lowkey I lose the most.',
        'I have not bought a single book with the book money.',
      ],
      reflections: [
        [
          'The whole corridor plays, so nobody seems to have a problem.',
          'The whole corridor plays, so nobody looks like they have a problem.',
        ],
        'Money that was meant to last for months can be gone in a night.',
        'At home they think of printers, and are proud.',
      ],
      next: [
        ['thought', 'What did you hope that money would become?'],
        [
          'who',
          'Who in that corridor does not play, and how do they do it?',
          'Who in that corridor does not play, and how do they pull it off?',
        ],
        ['need', 'What do you need to eat and study until the next money comes?'],
      ],
      insight:
        'Wins are shouted through the wall, and losses are kept under the pillow, so everybody seems to do better. A dean of students has seen this each term, and there may be a meal card or a bursary.',
      exercise: 'problem-solving',
      never: ['everyone does', 'poor parents', 'focus on your studies'],
    },
    {
      id: 'gambling-casino-and-slots',
      cues: [
        'casino',
        'slot machine',
        'roulette',
        'chinese machines',
        'kamari',
        'blackjack',
        'machine ya kamare',
        'bonanza machine',
      ],
      says: [
        'The one behind the kiosk takes twenty-bob coins, and it took my week.',
        'There is no clock in there and no window, I came out and it was Tuesday.',
        'They know my drink and the name of my dog.',
        'I wait till someone has fed it all day, then it must pay.',
        'I sit in front of it and no one can reach me, that is what I go for.',
      ],
      reflections: [
        [
          'There is no clock and no window, so that there is no you.',
          'No clock, no window, so there is no you in there.',
        ],
        'They greet you by name there, and that is part of the pull.',
        'It is the one seat on which nobody can reach you.',
      ],
      next: [
        ['meaning', 'What is it so good to be away from, in there?'],
        [
          'when',
          'On which days do your feet take you there?',
          'On which days do your feet just take you there?',
        ],
        ['thought', 'What do you know about the machine, that seems to be true only while you sit there?'],
      ],
      insight:
        'Each spin is drawn afresh, so a machine that has eaten all day owes as little as a new one. People often go for the stillness; a place of stillness without a slot for coins is what to look for.',
      exercise: 'grounding',
      never: ['due', 'system', 'quit while'],
    },
    {
      id: 'gambling-crypto-forex-trading',
      cues: [
        'forex lost',
        'crypto lost everything',
        'trading addiction',
        'day trading gambling',
        'leverage blew',
        'binance losses',
        'blew my account',
        'check charts all night',
      ],
      says: [
        'I call it trading, my brother calls it betting with a tie on.',
        'Candles at three in the morning, green I breathe, red I do not.',
        'I blew the account, funded it again from the SACCO, and blew it again.',
        'My mentor drives a Mercedes, I think that I paid for it.',
        'I was up a whole plot, and did not sell.',
      ],
      reflections: [
        [
          'Your breath hangs on a candle in the middle of the night.',
          'Your breathing hangs on a candle in the middle of the night.',
        ],
        'It has the vocabulary of work, and the pulse of something else.',
        'For a few hours you owned a plot of land, and you are still looking for it.',
      ],
      next: [
        ['thought', 'How do you tell a decision from an urge, when you open a position?'],
        ['worst', 'Whose money was in it, in the end?', 'Whose money was in it, in the end?'],
        ['exception', 'When were you able to close the screen and leave it closed?'],
      ],
      insight:
        'If it is done at night, to recover, in secret or with borrowed money, it acts on a person like gambling, whatever its name. Most day traders lose, and that is no verdict on your mind.',
      exercise: 'problem-solving',
      never: ['better strategy', 'stop loss', 'risk management', 'learn to trade'],
    },
    {
      id: 'gambling-boredom-unemployment',
      cues: [
        'bet because no job',
        'jobless so i bet',
        'betting is my job',
        'nothing to do but bet',
        'hustle is betting',
        'no work only betting',
        'hope in betting because',
      ],
      says: [
        'I have a degree, and the only thing that ever answered my application is Betika.',
        'It is not a game, it is the plan.',
        'With what I get for a day on the site, what can one build? With a slip, maybe.',
        'Mornings we meet at the shop, we study the odds, it is like an office.',
        'If I do not play, there is not even a chance, do you see?',
      ],
      reflections: [
        [
          'It sells you a tomorrow, at a price you can pay today.',
          'It sells you a tomorrow at a price you can pay today.',
        ],
        'It is hope, and it is the one shop in town that stocks it.',
        'There is a table, colleagues and a study of figures, and it resembles work.',
      ],
      next: [
        ['want', 'What would you build, if something came in each month?'],
        [
          'feeling',
          'What is a day like on which you have not played?',
          'What is a day like when you have not played?',
        ],
        ['exception', 'Which bit of money have you earned that you still feel good about?'],
      ],
      insight:
        'Where doors are shut, a slip is the cheapest hope on sale, and the house lives on precisely that. Hope also comes in smaller, slower coins: a skill, a group, a bit of stock.',
      exercise: 'values',
      never: ['get a job', 'hard work', 'jobs are there', 'hustle harder'],
    },
    {
      id: 'gambling-woman-bingo-online',
      cues: [
        'women who gamble',
        'bingo online',
        'slots on my phone at night',
        'mother gambling at night',
        'nobody thinks a woman gambles',
        'play when kids asleep casino',
        'lotto scratch cards',
      ],
      says: [
        'When the last light is out I put the duvet over us, me and the slots.',
        'Nobody would think that of me, I am the secretary of the women’s guild.',
        'It has cartoons and fruit, it looks like something for my niece.',
        'I scratch them in the car, in the rain, with my house key.',
        'It is the only hour in which I am not somebody’s.',
      ],
      reflections: [
        [
          'Under the duvet is the only hour that belongs to you.',
          'Under that blanket is the only hour that is yours.',
        ],
        'It is dressed up in fruit, and it bites.',
        'No one would think it of you, so nobody asks.',
      ],
      next: [
        ['need', 'What is it that you are getting away from, when the house is asleep?'],
        [
          'support',
          'With whom could you be, for once, the one with a problem?',
          'Who could you be the one with the problem with, for once?',
        ],
        ['when', 'What kind of day ends with it?'],
      ],
      insight:
        'Many women play to be away, more than to win, and look for help later, since the picture in people’s heads is a man. Helplines and groups do know you; some are for women only.',
      exercise: 'self-compassion',
      never: ['as a mother', 'bored housewife', 'woman your age'],
    },
    {
      id: 'gambling-stole-or-took-from-work',
      cues: [
        'took money from work to bet',
        'stole to gamble',
        'used company money betting',
        'embezzled',
        'borrowed from the till',
        'church money betting',
        'mpesa agent float betting',
      ],
      says: [
        'I am an M-Pesa agent, and I played the float.',
        'It was to be for one night, the till would have balanced by morning.',
        'The auditor comes on the first, I know what she will see.',
        'It was the building fund, people gave eggs for that fund.',
        'I look at the police post on my way to work.',
      ],
      reflections: [
        ['You meant to put it back before anybody woke.', 'You meant to put it back before anyone woke up.'],
        'They gave eggs for it, and you cannot stop counting eggs.',
        'There is a date on the calendar, and it walks towards you.',
      ],
      next: [
        ['need', 'How are you sleeping, and have you had thoughts of ending it?'],
        [
          'support',
          'Is there a lawyer or an elder with whom you could prepare, before that date?',
          'Is there a lawyer or elder you could prep with before that date?',
        ],
        ['meaning', 'What do you want to have done, when you look back on these days?'],
      ],
      insight:
        'Coming forward with a lawyer, a plan for paying back and proof of treatment is mostly met quite differently from being found. Playing to refill the hole is the one way that has always dug it deeper.',
      exercise: 'problem-solving',
      never: ['thief', 'turn yourself in', 'prison', 'they will find out'],
    },
    {
      id: 'gambling-family-asks-why-poor',
      cues: [
        'i earn well but always broke',
        'where does my salary go betting',
        'they ask why i have nothing',
        'working for years no savings betting',
        'can not show for my salary',
        'age mates built and i bet',
        'ten years of betting',
      ],
      says: [
        'I have worked for twelve years, and I own a bicycle.',
        'They say in the village that my wife has eaten it all.',
        'I counted once, it would have been a house, with a second floor.',
        'On paper I earn like a doctor, I borrow like a boy.',
        'At the family meeting they asked for my contribution, and I looked at my shoes.',
      ],
      reflections: [
        [
          'You have built a house, in somebody else’s town.',
          'You built a whole house, just in someone else’s town.',
        ],
        'They blame your wife for it, and you let the sentence stand.',
        'Twelve years went through your hands, and they are empty when others look.',
      ],
      next: [
        ['feeling', 'What does that add up to inside you, apart from the sum?'],
        [
          'who',
          'Who is paying with their good name, while it stays hidden?',
          'Who is paying with their name while this stays hidden?',
        ],
        ['want', 'What should the next salary do, if only one thing?'],
      ],
      insight:
        'The lost sum has a pull, since only a win of that size could make it good. One who lets it be gone is poorer on paper, and free on the same day.',
      exercise: 'values',
      never: ['imagine how much', 'could have bought', 'too late'],
    },
    {
      id: 'gambling-free-bets-and-messages',
      cues: [
        'they keep texting me bonuses',
        'free bet offers',
        'bonus messages betting',
        'adverts for betting everywhere',
        'influencers promote betting',
        'unsubscribe betting',
        'betting ads on radio',
      ],
      says: [
        'I stop, and they send me a present. They know the day.',
        'On the radio, on the jersey, on the bus, where am I to look?',
        'My favourite comedian says deposit now, and he is laughing.',
        'A text at six in the morning, good morning champion.',
        'They missed me, it says. My father has not written for three years.',
      ],
      reflections: [
        [
          'They noticed your absence before anybody else did.',
          'They noticed you were gone before anyone else did.',
        ],
        'You shut the door, and it came in through radio, shirt and bus.',
        'A gift arrives on the third day, and it is no accident.',
      ],
      next: [
        ['when', 'Which of those messages comes nearest to getting you?'],
        [
          'next',
          'Who could sit with you for half an hour to block and report them all?',
          'Who could sit with you for half an hour and block them all?',
        ],
        ['feeling', 'What do you feel when it says that they missed you?'],
      ],
      insight:
        'Such offers are timed by software that has learned when people come back. Opting out in writing, blocking the sender, and blocking software on the phone cut most of it; what is left is weather.',
      exercise: 'small-step',
      never: ['ignore them', 'use the bonus', 'free money'],
    },
    {
      id: 'gambling-old-father-lottery-culture',
      cues: [
        'my father spends pension on lotto',
        'mother plays radio games',
        'grandfather bets horses',
        'radio competitions spend',
        'old man kamari cards',
        'parent gambling pension',
        'shagz lotto',
      ],
      says: [
        'The radio asks for another shilling, and Mum has been sending since the news.',
        'He sits under the mango tree with cards, and my cows walk away.',
        'Her pension is gone by the fourth, and the radio man says congratulations to someone in Kisii.',
        'He says, let an old man dream, and I send food.',
        'My aunties pool for the lotto as others pray.',
      ],
      reflections: [
        [
          'The radio talks to her kindly all day, and it costs by the sentence.',
          'The radio talks to her sweetly all day, and charges by the sentence.',
        ],
        'He asks you to let him dream, and you are paying for the dream.',
        'You feel like a parent, and he is still your father.',
      ],
      next: [
        ['meaning', 'What do you think it gives {who:them}, at that age?'],
        ['tried', 'How did it go when you raised it?', 'How did it go when you brought it up?'],
        ['need', 'What would have to be safe: the tablets, the title deed, the food?'],
      ],
      insight:
        'For the old it is often company and a reason to wait for something. Visits and errands compete with it better than lectures, and some things, a deed or a pension, may be put in two hands.',
      exercise: 'assertive-message',
      never: ['senile', 'take his money', 'respect your', 'let them'],
    },
    {
      id: 'gambling-not-sure-its-a-problem',
      cues: [
        'betting problem',
        'gambling problem',
        'is my betting a problem',
        'only bet small',
        'gamble for fun',
        'control my betting',
        'i only bet what i can lose',
        'do i have a gambling problem',
        'they say i bet too much',
      ],
      says: [
        'It is small stakes, I just happen to think about it all day.',
        'I never touch the rent, I touch everything up to the rent.',
        'My girl says it has changed me, I say that it is football.',
        'I can stop, I did in June, there were no matches.',
        'How do you know when it is a thing?',
      ],
      reflections: [
        [
          'The sums are small, and the room it takes is not.',
          'The stakes are small, and the headspace is not.',
        ],
        'You have a line that you do not cross, and you live close up to it.',
        'You came with a question, and not many ask it that early.',
      ],
      next: [
        [
          'thought',
          'How much of an ordinary day do you think about it?',
          'How much of a normal day do you think about it?',
        ],
        ['worst', 'Have you ever lied about it, or needed more to feel the same?'],
        ['want', 'What would you like to be able to do, concerning it?'],
      ],
      insight:
        'Two questions tell a good deal: have you felt a need to play for more and more, and have you lied about how much. A month without, in the middle of the season, is an honest experiment.',
      exercise: 'values',
      never: ['you are an addict', 'you are fine', 'responsible gambling', 'moderation'],
    },
    {
      id: 'gambling-after-quitting-empty-time',
      cues: [
        'stopped betting and bored',
        'do not know what to do on saturday since',
        'football boring without betting',
        'quit gambling feel empty',
        'nothing excites me since i stopped betting',
        'saturdays without betting',
        'lost my friends when i stopped betting',
      ],
      says: [
        'I watch a goal and think, well, good for them.',
        'Saturday has twenty-six hours, has anyone ever told you?',
        'The boys speak in odds, and I am like someone without the language.',
        'Money stays in my account and I do not know what it is for.',
        'It was bad, but it was never boring.',
      ],
      reflections: [
        [
          'A goal falls, and for the first time nothing hangs on it.',
          'A goal goes in, and for once nothing hangs on it.',
        ],
        'You gave up the ruin, and the thunder went along with it.',
        'There is money there in the morning, and it looks at you as a stranger would.',
      ],
      next: [
        ['feeling', 'What comes up in those hours, in the place where the thrill was?'],
        [
          'exception',
          'Has anything made your heart go a little faster, since then?',
          'Has anything made your heart go a bit faster since?',
        ],
        ['want', 'What should the first money that stayed be for?'],
      ],
      insight:
        'After such a loud thing ordinary pleasures are too quiet at first, and the ear comes back over weeks. Something with a real contest, a team, a run, a craft, gives the pulse a new address.',
      exercise: 'small-step',
      never: ['proud', 'find a hobby', 'boring is good'],
    },
    {
      id: 'gambling-dreams-prayers-and-lucky-signs',
      cues: [
        'dreamt the numbers',
        'prayed before betting',
        'lucky number betting',
        'mganga for luck betting',
        'god told me to play',
        'signs that i will win',
        'lucky jersey bet',
      ],
      says: [
        'My grandmother came in a dream and said seven.',
        'I fast on Fridays and play on Saturdays, and I see no contradiction.',
        'I went to a man in Ukambani, he gave me a powder for the phone.',
        'When I wear the green shirt we draw, that has been proved.',
        'The number plate, the bus, the hymn, it all said the same number.',
      ],
      reflections: [
        [
          'You have begun to see messages in buses and hymns.',
          'You started seeing messages in buses and hymns.',
        ],
        'Even a dream of your grandmother has been put to work.',
        'Waiting is easier to bear when there are signs to read.',
      ],
      next: [
        ['feeling', 'What is it like, in the hours between the sign and the result?'],
        [
          'exception',
          'Which signs were there that came to nothing, and what became of them?',
          'Which signs turned out to be nothing, and where did they go?',
        ],
        ['meaning', 'What would you ask of your grandmother, or of God, apart from numbers?'],
      ],
      insight:
        'The mind keeps the hits and drops the misses, so signs always seem to work. A notebook with every sign in it, also those that failed, is a quiet way to see for oneself.',
      exercise: 'thought-record',
      never: ['superstit', 'witch', 'god does not', 'nonsense'],
    },
    {
      id: 'gambling-while-drinking-with-friends',
      cues: [
        'bet when drunk',
        'betting at the pub',
        'friends bet together drinking',
        'pool table money',
        'cards with friends for money',
        'poker night losing',
        'bet with boys at the local',
      ],
      says: [
        'By the second half I have placed things I find in the morning.',
        'We play poker at Otieno’s, and I am the one who pays for the meat.',
        'Sober I am careful, after some beers I am a billionaire.',
        'If you do not put something down, the boys say that you have been married.',
        'It was pool, for a soda, and now my bike is with the owner.',
      ],
      reflections: [
        [
          'In the mornings you read what the evening has decided in your name.',
          'In the morning you read what last night signed in your name.',
        ],
        'It is a table with friends, and somebody always goes home lighter.',
        'The careful one goes to bed at the second beer.',
      ],
      next: [
        ['who', 'Which of the boys also goes home quieter than he came?'],
        [
          'when',
          'At which hour does the careful one leave you?',
          'At what hour does careful you leave the building?',
        ],
        ['next', 'What could you leave at home, before you set out?'],
      ],
      insight:
        'Alcohol takes away precisely the part that says enough, so the limit has to be set by the sober one: cash only, no line, a lift at ten. It tends to be easier when two agree on it.',
      exercise: 'problem-solving',
      never: ['drink less', 'real friends', 'know when to stop'],
    },
    {
      id: 'gambling-telling-someone-first-time',
      cues: [
        'want to tell someone about gambling',
        'how do i confess gambling',
        'tell my wife about betting',
        'tell my parents i gambled',
        'admit i have a gambling problem',
        'come clean about betting',
        'nimeshindwa na betting',
      ],
      says: [
        'I have practised it in the mirror, I get as far as listen.',
        'On Sunday after church I want to tell my father.',
        'If I tell one of them then it is real.',
        'Nimeshindwa na betting, that is the first time I have written it.',
        'She will leave, or she will stay, and I cannot bear either.',
      ],
      reflections: [
        ['You have written it, and the roof is still there.', 'You wrote it, and the roof is still there.'],
        'You get as far as the word listen, and behind it waits a whole year.',
        'You fear her going, and you fear her kindness no less.',
      ],
      next: [
        ['who', 'Who is the safest person to be the first?', 'Who is the safest one to go first?'],
        ['example', 'What would your first two sentences be?'],
        ['next', 'What could you bring along: a figure, a block, a plan, a date?'],
      ],
      insight:
        'A good confession is short, whole and comes with one thing already done. Choose a calm hour, say the sum, say what you have put in place, and let them be angry without defending yourself.',
      exercise: 'assertive-message',
      never: ['she will forgive', 'the truth will set', 'weight off', 'must tell'],
    },
  ],
};
