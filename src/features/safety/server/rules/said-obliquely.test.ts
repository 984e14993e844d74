import { describe, expect, test } from 'vitest';
import { assess } from '../assess.ts';
import { readTurn } from '../read-turn.ts';
import { saidObliquelyRules } from './said-obliquely.data.ts';

const ids = new Set(saidObliquelyRules.map(({ id }) => id));
const found = (text: string) => readTurn(text).findings.filter(({ id }) => ids.has(id));

describe('is heard', () => {
  test.each([
    ["gp asked if I'm safe and I said yeah. I wasn't", 'suicide.said-safe-untruly'],
    ['she asked whether I was suicidal, I said no. I lied', 'suicide.said-safe-untruly'],
    ["don't resuscitate is on my fridge now and I'm 34", 'suicide.not-resuscitated-young'],
    ['i asked siri how long it takes', 'suicide.asked-how-long'],
    ["I've had my eye on that beam since Christmas", 'suicide.eye-on-the-beam'],
    ["got my affairs in order, the doctor thinks I'm doing great", 'suicide.in-order-unsuspected'],
    ["I'm a coward or I'd have gone years ago", 'suicide.coward-or-gone'],
    ["I'd have done it years ago if I had the guts", 'suicide.coward-or-gone'],
    ["if the plane went down tomorrow I'd be chill", 'suicide.fine-if-it-crashed'],
    ["I've put plastic down so it's easier to clean", 'suicide.spares-the-cleaning'],
    ["just downed my nan's whole dosette box, I downed all of it", 'overdose.whole-box-of-anothers'],
    ["I took all of my mum's tablets", 'overdose.whole-box-of-anothers'],
    ['i have to ask before i use the loo', 'abuse.asks-leave-for-the-body'],
    ["my son's 40 and he put me on the floor over the remote", 'abuse.put-on-the-floor'],
    ['they made us all watch what happens to girls who run', 'abuse.made-to-watch'],
    ['my stepdad weighs me every sunday in my underwear', 'abuse.weighed-undressed'],
    ["gonna make the front page, they'll all know my name by friday", 'harm_to_others.know-my-name'],
    ['if the court gives her the kids nobodys having the kids', 'harm_to_others.nobody-has-them'],
    ["if I can't have her no one can", 'harm_to_others.nobody-has-them'],
    ['got so angry, I squeezed his little arm and heard a pop', 'child_at_risk.heard-a-pop'],
    ['my teeth are picking up the police radio', 'psychosis_mania.body-receives'],
    ["my foot's gone green under the bandage, I can't be doing with doctors", 'self_neglect.rots-untreated'],
    ["I'm so tired of pretending I want to be around for this", 'suicide.pretends-to-want-it'],
    ["you ever look at the ceiling fan and wonder if it'd hold", 'suicide.wonders-if-it-holds'],
    ["no point getting my teeth fixed lol I won't be needing them", 'suicide.no-point-mending-me'],
    [
      "I keep thinking I'd only have to press down for a minute and grandma wouldn't be in pain",
      'harm_to_others.would-only-have-to',
    ],
    ['been chasing the dragon again', 'substance_danger.back-on-it'],
    ['I saw her back in PE. like someone drew on it with a cable', 'child_at_risk.marked-back'],
    ["it's been inside since the jab. I'm digging it out", 'psychosis_mania.digs-it-out'],
    ['I hit 45. want a 3 at the front', 'eating_disorder.number-in-front'],
    [
      "she got a grave and he got months. he's out on the 4th, I've booked the 4th off",
      'harm_to_others.day-booked-off',
    ],
    ["27, like the age you're meant to stop at", 'suicide.age-to-stop-at'],
  ])('%s', (text, id) => {
    expect(found(text).map((finding) => finding.id)).toContain(id);
    expect(['elevated', 'imminent']).toContain(assess([{ role: 'user', content: text }]).level);
  });
});

describe('is no such thing', () => {
  test.each([
    "she asked if I was at home and I said yes. I wasn't home",
    "the nurse says DNR is on my gran's notes, I'm 34 and found it hard",
    'I asked siri how long it takes to boil an egg',
    "I've had my eye on that beam, it'd make a great mantelpiece",
    'got my affairs in order before the tax deadline',
    "I'm a coward or I'd have asked her out years ago",
    "if the train hit a delay I'd be fine, I left early",
    "put plastic down so it's easier to paint the ceiling",
    "I took all of mum's tablets to the chemist",
    'at work I have to ask before I use the toilet, silly rule',
    'my brother put me on the floor at judo, twice',
    'they made us all watch what happens in the training video when you run',
    'the nurse weighs me every week in my underwear, he is lovely',
    'they will all know my name when the album is out by friday',
    "if she doesn't share the cake with them nobody gets cake",
    "I pulled the cracker and heard a pop, her arm's fine",
    'my watch is picking up my heart signals',
    'my foot has gone green from the socks, leave it to soak',
    "I'm tired of pretending I want to be here in this job",
    'I wonder if the shelf will hold, the hook and the light look old',
    "no point renewing it, we're moving and won't need it",
    'you only have to press the button down for a minute and he starts, the robot hoover',
    'chasing the dragon in my new game',
    'saw her back after the beach, burns from the sun, well sunburn',
    'the splinter has been under my skin for days, I am digging it out',
    'my 10k has a four in front of it, want a 3 at the front of the score',
    "my brother's out of prison on the 4th, I've booked the 4th off to collect him after two years",
    'forty is the age I planned to stop smoking by',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
