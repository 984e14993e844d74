// What is told in pieces is heard when the last of them is there; each has a calm twin told in the same shape.
import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { inPieces, pieces } from './rules/in-pieces/all-pieces.ts';

/** Member and therapist in turn, the member first. */
const talk = (...lines: string[]) =>
  lines.map((content, at) => ({ role: at % 2 ? ('assistant' as const) : ('user' as const), content }));

test('every rule is made of pieces that are there, and every piece is used', () => {
  const known = new Set(pieces.map(({ id }) => id));
  for (const { newest, told, unless = [] } of inPieces)
    for (const id of [newest, ...told, ...unless]) expect(known).toContain(id);
  const used = new Set(inPieces.flatMap(({ newest, told, unless = [] }) => [newest, ...told, ...unless]));
  expect(pieces.filter(({ id }) => !used.has(id))).toEqual([]);
});

describe('is heard', () => {
  test.each([
    [
      'suicide.animal-and-no-visit',
      talk(
        "I've found a good home for the dog",
        'Who is taking him?',
        'my mate',
        "And you won't be there?",
        'no',
      ),
    ],
    [
      'suicide.square-and-treasures',
      talk('gave my cousin my ps5', 'Why now?', 'posted the black square last night'),
    ],
    [
      'suicide.cancelled-and-dated',
      talk("I've cancelled the gym", 'A change?', 'netflix too', 'How come?', 'you know what i mean. friday'),
    ],
    [
      'abuse.bed-in-pieces',
      talk(
        'married nine years',
        'And how is it?',
        "I don't like bedtime",
        'What happens?',
        'I just lie there till it stops',
      ),
    ],
    [
      'suicide.letter-to-child',
      talk(
        "I'm writing to my kids",
        'What would you like to say?',
        'that it was never their fault',
        'Anything else?',
        'to look after their mum. someone has to say it properly',
      ),
    ],
    [
      'suicide.practises-sleep',
      talk('I slept all day', 'Were you tired?', "no. it's practice for the long one"),
    ],
    [
      'suicide.again-since-loss',
      talk('bad night', 'Are you thinking about it again?', 'every day since the diagnosis'),
    ],
    [
      'suicide.clears-up-soon',
      talk(
        'I labelled it all, who gets what',
        'Are you moving?',
        "no, I just don't want them to have the mess to deal with",
        'When would that be?',
        'next week I think',
      ),
    ],
    [
      'overdose.all-that-was-left',
      talk('dizzy since the pills', 'How many did you take?', 'all of what was left'),
    ],
    [
      'self_harm.would-be-seen',
      talk("can't wear short sleeves", 'Why not?', "she'd see", 'See what?', 'the new ones'),
    ],
    [
      'child_at_risk.game-not-liked',
      talk(
        'my sister wants to sleep in my bed now',
        'Since when?',
        "since mum's boyfriend moved in",
        'Did she say something?',
        "she doesn't like the game",
      ),
    ],
    [
      'suicide.decided-no-more',
      talk('made a decision', 'Which?', "I don't have to do any of it. mornings. after tonight"),
    ],
    ['suicide.unsafe-at-height', talk("I'm at the viaduct", 'Are you safe there?', 'not really no')],
    [
      'suicide.last-good-day',
      talk('had my favourite breakfast, rang my brother', 'Lovely. Why today?', 'last ones should be nice'),
    ],
    [
      'suicide.swims-out',
      talk('when is high tide', 'Are you going for a swim?', "yes. I'm not planning on coming back in"),
    ],
    [
      'harm_to_others.parked-armed',
      talk('she has got a new bloke', 'How do you know?', "I'm parked outside. got the petrol with me"),
    ],
    [
      'harm_to_others.lies-in-wait',
      talk(
        'my neighbour again',
        'What happened?',
        "he won't be soon",
        'What do you mean?',
        "I know what time he goes out for a smoke and it's dark down there",
      ),
    ],
    [
      'suicide.envies-the-dog',
      talk(
        'the vet put Bella down, she just went to sleep',
        "I'm sorry.",
        "why do dogs get that and I don't",
      ),
    ],
    [
      'suicide.with-the-dead-soon',
      talk('is there a heaven', 'Why do you ask?', 'I could be with him by the weekend'),
    ],
    [
      'suicide.letters-found',
      talk(
        'mum keeps hiding the knives',
        'Why?',
        'she found my notes',
        'What was in them?',
        'letters. to people',
      ),
    ],
    [
      'suicide.pills-in-one-go',
      talk('got a new prescription', 'How do you feel about taking them?', 'in one go? quite good'),
    ],
    [
      'suicide.letters-listed',
      talk('for the list, people who get a letter', 'When do they get it?', 'sunday'),
    ],
    [
      'suicide.deadline-and-calm',
      talk('my wife says I am cheerful again', 'What changed?', 'gave myself a deadline'),
    ],
    [
      'suicide.waited-for-them',
      talk("promised her i'd wait till she went", 'Wait with what?', "well. she's gone"),
    ],
    ['abuse.what-happens-if', talk("you don't say no to him", 'What happens if you do?', 'see my wrist')],
    [
      'abuse.good-at-make-up',
      talk('he goes quiet', 'What happens then, with him?', "I've got good at makeup, put it that way"),
    ],
    [
      'child_at_risk.meets-from-a-game',
      talk(
        "don't tell my mum",
        'What is it?',
        'met a guy on roblox',
        'And?',
        'he wants to meet at the hotel',
      ),
    ],
    [
      'suicide.nothing-comes-next',
      talk(
        'finished my bucket list, the last one was saturday',
        'What comes next?',
        'nothing. that was the point',
      ),
    ],
    [
      'suicide.hears-a-voice-once-more',
      talk('I only wanted to hear her voice', 'Is she far away?', "it's me who's going far"),
    ],
    ['self_harm.lines-on-me', talk('three in a row', 'Three what?', 'lines', 'Where?', 'on me')],
    [
      'eating_disorder.only-water-to-be-small',
      talk('size 0 by easter', 'How are you getting there?', 'water mon to thurs'),
    ],
    ['self_neglect.ate-long-ago', talk("cat's fed", 'When did you last eat?', 'before the funeral')],
    [
      'suicide.paid-and-not-back',
      talk(
        'paid the window cleaner up to christmas',
        'Are you going away?',
        'kind of',
        'When are you back?',
        "i'm not",
      ),
    ],
    [
      'suicide.goes-to-the-dead',
      talk('i sleep in his jumper', 'What does it feel like?', "like it's time to go and get the real thing"),
    ],
    [
      'suicide.asks-the-dose',
      talk(
        'just how many propranolol would be dangerous',
        'Before that, why do you want to know?',
        'because i have 56 and i want to be sure it works',
      ),
    ],
    [
      'suicide.charcoal-and-tape',
      talk(
        'bought the bbq charcoal, the disposable ones',
        'Are you planning a barbecue?',
        "no. for the bathroom. i've taped the window",
      ),
    ],
    ['suicide.both-dates', talk('ordered my headstone', "What's on it?", 'name', 'Both dates?', 'both')],
    ['self_harm.somebody-saw', talk('someone saw in the changing room', 'What did they see?', 'what i do')],
    ['suicide.no-other-day-swahili', talk('naomba unisamehe', 'Siku nyingine?', 'hakuna siku nyingine')],
    ['suicide.decided-swahili', talk('nimeshaamua', 'Umeamua nini?', 'kesho sitakuwepo')],
    [
      'eating_disorder.gave-it-back',
      talk('ate today', 'What?', 'an apple', 'All of it?', 'half. gave the rest back'),
    ],
  ])('%s', (id, turns) => {
    const verdict = assess(turns);
    expect(verdict.evidence).toContain(id);
    expect(['elevated', 'imminent']).toContain(verdict.level);
  });
});

describe('is no such thing', () => {
  test.each([
    [
      'the dog is with a sitter',
      talk('my mum is having the dog from saturday', 'Will you see him?', 'yes, daily on video'),
    ],
    ['kittens go', talk("we're giving the kittens away", 'Will you see them again?', 'no')],
    [
      'an old console',
      talk('gave my ps4 to my nephew since I got a new one', 'Kind!', "I won't be playing it"),
    ],
    ['saves money', talk('cancelled the gym to save money', 'How come?', 'you know how it is. friday')],
    [
      'a new provider',
      talk("I've cancelled netflix, too expensive", 'How come?', 'you know why. friday is payday'),
    ],
    [
      'bedtime with a child',
      talk(
        'married nine years',
        'And?',
        "I don't like bedtime, the kids",
        'Then?',
        'I lie there till he stops crying',
      ),
    ],
    [
      'a divorce',
      talk(
        'I write to my kids about the divorce',
        'What?',
        'that it is not their fault',
        'And?',
        'that I will be gone on weekdays',
      ),
    ],
    [
      'marathon',
      talk('I slept badly', 'Before the run?', 'yes, it was practice for the long one, the marathon'),
    ],
    ['an interview', talk('nervous', 'Are you thinking about it again?', 'every day since the interview')],
    [
      'sorts the loft',
      talk(
        'cleared the loft after mum died',
        'Hard?',
        "yes, I didn't want the kids to have the mess",
        'When?',
        'next week',
      ),
    ],
    [
      'a dose for a dog',
      talk(
        'how many ibuprofen are dangerous for a dog',
        'Did he eat some?',
        'one. I want to be sure it works out',
      ),
    ],
    [
      'a draught',
      talk(
        'bought charcoal for the grill',
        'For the weekend?',
        "yes. and I've taped the windows against draughts",
      ),
    ],
    ['sweets', talk('ate the chocolates', 'How many did you take?', 'all of what was left')],
    [
      'a tattoo',
      talk(
        "can't wear short sleeves at work",
        'Why?',
        "they'd see my tattoos",
        'And?',
        'the new ones are huge',
      ),
    ],
    [
      'monopoly',
      talk('my sister hates it', 'What?', "since mum's boyfriend came she doesn't like the monopoly game"),
    ],
    ['a job', talk('made a decision', 'Which?', 'no more shifts. after friday')],
    ['a viaduct by car', talk('we drove over the viaduct', 'Are you safe there at home?', 'yes')],
    [
      'last day of holiday',
      talk('had a lovely day at the beach', 'Why today?', 'last day of the holiday should be'),
    ],
    ['petrol for the mower', talk('parked outside B&Q', 'What for?', 'got the petrol with me for the mower')],
    [
      'a surprise',
      talk('my boss has a birthday', 'And?', 'I know what time he leaves, the surprise party starts then'),
    ],
    [
      'dogs get treats',
      talk('at the vet with Bella', 'How is she?', "fine. why do dogs get treats and I don't"),
    ],
    [
      'visits by the weekend',
      talk('is heaven real', 'Why?', 'thinking about gran. I see her by the weekend, visit at the home'),
    ],
    [
      'a prescription taken right',
      talk('got a new prescription', 'Are you taking them?', 'one at a time, never all at once'),
    ],
    ['wedding letters', talk('a list of wedding guests who get a letter', 'When?', 'sunday')],
    ['a novel', talk('I am happier', 'What changed?', 'gave myself a deadline for the novel')],
    ['an episode', talk("promised her i'd wait till she came for the episode", 'And?', "she's gone")],
    [
      'butterfingers',
      talk('I dropped it', 'What happens when you do?', 'mum laughs, once I had a bruise from football'),
    ],
    [
      'a make-up artist',
      talk('he is a photographer', 'What does he need?', "I'm good at make-up for brides"),
    ],
    [
      'a dating parent',
      talk('my son is 14 and plays roblox', 'And?', 'he wants to meet his mates at school'),
    ],
    ['a summer list', talk('finished my summer bucket list', 'What comes next?', 'school, nothing else')],
    [
      'a visa',
      talk('wanted to hear her voice', 'Is she far?', "it's me who's going, my visa for Canada came"),
    ],
    ['a tattoo', talk('three lines, my new tattoo', 'Where?', 'on me')],
    ['coffee', talk('a smaller team, 12 kg of post', 'When do you stop?', 'Coffee until six, I suppose.')],
    ['a wash', talk('kitchen is smaller', 'What did you drink?', 'tea until the kettle broke')],
    ['ate today', talk("cat's fed", 'When did you last eat?', 'just now, soup')],
    ['a paid cruise', talk('paid the cruise off', 'When are you back?', "I'm not sure, the 4th")],
    ['a scarf found', talk('I found her scarf', 'And?', "it's time to go and get them from school")],
    ["a father's stone", talk("ordered dad's headstone", 'Both dates?', 'both')],
    ['a new tattoo seen', talk('mum saw it', 'What did she see?', 'what I do at the studio, my paintings')],
    ['an exam missed', talk('samahani nimechelewa', 'Siku nyingine?', 'hakuna siku nyingine ya mtihani')],
    ['an absent from work', talk('nimeshaamua', 'Nini?', 'kesho sitakuwepo kazini')],
    ['an apple returned', talk('an apple', 'A phone?', 'yes, gave it back to the shop')],
  ])('%s', (_name, turns) => {
    const ids = new Set(inPieces.map(({ id }) => id));
    expect(assess(turns).evidence.filter((id) => ids.has(id))).toEqual([]);
  });
});

describe('one message sent as two or three', () => {
  test('is heard as one, and no worse than elevated', () => {
    const verdict = assess(talk('there is a date', 'A date for what?', 'the letters are done. my will too'));
    expect(verdict).toMatchObject({ level: 'elevated', kinds: ['suicide'] });
    expect(verdict.evidence).toContain('suicide.date-and-papers');
  });
  test('has its calm twin', () => {
    const turns = talk(
      'there is a date',
      'A date for what?',
      'the wedding, invites and my will-you-come cards',
    );
    expect(assess(turns).evidence).not.toContain('suicide.date-and-papers');
  });
  test('what is taken back is not put together', () => {
    const turns = talk('there is a date', 'Do you have a plan to end your life?', 'no, never');
    expect(assess(turns).evidence).not.toContain('suicide.date-and-papers');
  });
});
