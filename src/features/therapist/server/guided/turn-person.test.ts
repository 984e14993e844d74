import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnPerson } from './turn-person.ts';

describe('a sentence handed back', () => {
  it.each([
    ['My manager ignores me in meetings.', 'your manager ignores you in meetings'],
    ["I can't stop thinking about what my boss said", "you can't stop thinking about what your boss said"],
    ["I'm so tired of being the strong one.", "you're so tired of being the strong one"],
    ['I was there when he left', 'you were there when he left'],
    ['My boss was angry and I was scared', 'your boss was angry and you were scared'],
    ['I was tired and was crying', 'you were tired and were crying'],
    ['I thought he was lying', 'you thought he was lying'],
    ['I think my sister was right', 'you think your sister was right'],
    ['I never was good at it', 'you never were good at it'],
    ["I wasn't ready", "you weren't ready"],
    ['my brother and I are not talking', 'your brother and you are not talking'],
    ['me and my boyfriend keep fighting', 'you and your boyfriend keep fighting'],
    ['he told me that I am too sensitive', 'he told you that you are too sensitive'],
    ['We fight every night, my husband and I', 'you two fight every night, your husband and you'],
    [
      'we have a mortgage and my husband is between jobs',
      'you have a mortgage and your husband is between jobs',
    ],
    ['I blame myself', 'you blame yourself'],
    ['the fault is mine', 'the fault is yours'],
    ['im not sleeping and i dont know why', "you're not sleeping and you don't know why"],
    ["I've been crying since March", "you've been crying since March"],
    ['i have exams on monday', 'you have exams on Monday'],
    ['its kinda lonely', "it's kinda lonely"],
    ['Kevin left me last week', 'Kevin left you last week'],
    ['Work is killing my sleep', 'work is killing your sleep'],
    [
      'She said "I never want to see you again" and I froze',
      'she said "I never want to see you again" and you froze',
    ],
    ["I'd rather stay home than tell them", "you'd rather stay home than tell them"],
    ['Am I supposed to smile?', 'are you supposed to smile'],
  ])('%s → %s', (said, turned) => {
    expect(turnPerson(said).text).toBe(turned);
  });

  it.each([
    ['I check my phone at 4 am', 'you check your phone at 4 am'],
    ["I can't sleep till 2 am", "you can't sleep till 2 am"],
    ['I wake at two am and am afraid', 'you wake at two am and are afraid'],
    ['Which one am I?', 'which one are you'],
    ['My visa for the US was denied', 'your visa for the US was denied'],
    ['I moved to the US', 'you moved to the US'],
    ['My son is in the US Army', 'your son is in the US Army'],
    ['i moved to the us last year', 'you moved to the us last year'],
    ['They moved without us', 'they moved without you'],
    ['I was diagnosed with ME', 'you were diagnosed with ME'],
    ['He chose her over ME', 'he chose her over you'],
    ['I work as an RN', 'you work as an RN'],
    ["i'm an rn and i'm done rn", "you're an rn and you're done right now"],
    ['My father was a constructor', 'your father was a constructor'],
    ['My dad worked in a mine', 'your dad worked in a mine'],
    ['My gosh I failed', 'my gosh you failed'],
    ['omg my gosh I failed', 'omg my gosh you failed'],
    ['My god he left me', 'my god he left you'],
    ['I prayed to my God', 'you prayed to your God'],
    ['My God is all I have', 'your God is all you have'],
  ])('%s: a word that only looks like a person → %s', (said, turned) => {
    expect(turnPerson(said).text).toBe(turned);
  });

  it.each([
    ['I told my mom and was ignored', 'you told your mom and were ignored'],
    ['I finished my degree and was proud', 'you finished your degree and were proud'],
    ['I lost my job and was ashamed', 'you lost your job and were ashamed'],
    ["I went to the funeral and wasn't able to cry", "you went to the funeral and weren't able to cry"],
    ['I lost my mom and my dad and was alone', 'you lost your mom and your dad and were alone'],
    ['I did it and was proud', 'you did it and were proud'],
    ['My mom found out and was furious', 'your mom found out and was furious'],
    ['I think my boss lied and was mean', 'you think your boss lied and was mean'],
    ['I met a man who lied and was cruel', 'you met a man who lied and was cruel'],
    [
      'When I was a kid my dad was never home and was always angry',
      'when you were a kid your dad was never home and was always angry',
    ],
    ['I myself was abused', 'you yourself were abused'],
    ['I, too, was hurt', 'you, too, were hurt'],
    ['I literally was shaking', 'you literally were shaking'],
    ['I once was happy', 'you once were happy'],
    ['I honestly was fine', 'you honestly were fine'],
    ['I suddenly was alone', 'you suddenly were alone'],
    ['My family was there', 'your family was there'],
  ])('%s: whose verb it is → %s', (said, turned) => {
    expect(turnPerson(said).text).toBe(turned);
  });

  it.each([
    ['My brother died and we never talk about it', 'your brother died and you never talk about it'],
    ['My friend ghosted me and we never talked again', 'your friend ghosted you and you never talked again'],
    ['My sister and I hurt and we never talk', 'your sister and you hurt and you two never talk'],
    ['I live with my mother and we never talk', 'you live with your mother and you two never talk'],
    ['My boyfriend said we should break up', 'your boyfriend said you two should break up'],
  ])('%s: who "we" are → %s', (said, turned) => {
    expect(turnPerson(said).text).toBe(turned);
  });

  it.each([
    ["He told me 'I never loved you'", "he told you 'I never loved you'"],
    ['He told me ‘I never loved you’ and I froze', "he told you 'I never loved you' and you froze"],
    ["She keeps saying 'you're too much' to me", "she keeps saying 'you're too much' to you"],
    ["I left 'cause I couldn't take it", "you left 'cause you couldn't take it"],
    [
      "I slept at my parents' house and my brothers' room was mine",
      "you slept at your parents' house and your brothers' room was yours",
    ],
  ])('%s: what is quoted stays → %s', (said, turned) => {
    expect(turnPerson(said)).toEqual({ text: turned, hasYou: false });
  });

  it.each([
    ['i feel like ill never be happy', "you feel like you'll never be happy"],
    ['i know id fail', "you know you'd fail"],
    ['i wish id told him', "you wish you'd told him"],
    ['I feel ill every morning', 'you feel ill every morning'],
    ['he got ill just before christmas', 'he got ill just before christmas'],
    ['i lost my id card', 'you lost your id card'],
    ['She wanna leave me', 'she wants to leave you'],
    ['my mom wanna move', 'your mom wants to move'],
    ["my roommate doesn't wanna talk to me", "your roommate doesn't want to talk to you"],
    ['I wanna leave and my kids wanna stay', 'you want to leave and your kids want to stay'],
    ["I've gotta stop", 'you have to stop'],
    ['ive gotta study', 'you have to study'],
    ["he's gotta go", 'he has to go'],
    ['she gotta rest', 'she has to rest'],
    ['My daughter Em moved to BC', 'your daughter Em moved to BC'],
  ])('%s: words typed fast → %s', (said, turned) => {
    expect(turnPerson(said).text).toBe(turned);
  });

  it.each([
    ['I feel like nobody wants me around', 'you feel like nobody wants you around'],
    ["My husband and I haven't spoken in a week", "your husband and you haven't spoken in a week"],
    ['I was nine when my dad left us', 'you were nine when your dad left you'],
    ['She asked me if I was okay and I lied', 'she asked you if you were okay and you lied'],
    [
      'I got fired and was too ashamed to tell my wife',
      'you got fired and were too ashamed to tell your wife',
    ],
    ['My ex keeps calling and I was weak', 'your ex keeps calling and you were weak'],
    ['My kids are with their dad and I am on my own', 'your kids are with their dad and you are on your own'],
    ["I'd be better off without him", "you'd be better off without him"],
    ['I tried everything and was out of options', 'you tried everything and were out of options'],
    ['Nobody asked me how I was', 'nobody asked you how you were'],
    ['The worst part is that it was my idea', 'the worst part is that it was your idea'],
    ['I put my dog down and was a mess', 'you put your dog down and were a mess'],
    ['What was I supposed to do?', 'what were you supposed to do'],
    ['All I want is for him to say sorry', 'all you want is for him to say sorry'],
    ["I don't know who I am anymore", "you don't know who you are anymore"],
    ['I hate myself for what I did to my mother', 'you hate yourself for what you did to your mother'],
    ['I was told I am too sensitive', 'you were told you are too sensitive'],
    ['He left my sister and me when we were little', 'he left your sister and you when you were little'],
    ['Our landlord is selling our flat', 'your landlord is selling your flat'],
    ['I said yes and was sorry right away', 'you said yes and were sorry right away'],
    ['My nan passed and I wasn’t there', "your nan passed and you weren't there"],
    ['My dad called me and was drunk', 'your dad called you and was drunk'],
    ["I was sober for a year, then I wasn't", "you were sober for a year, then you weren't"],
    ['I love my job but was passed over again', 'you love your job but were passed over again'],
    ['She is prettier than me', 'she is prettier than you'],
    ["I would've stayed if he'd asked me", "you would've stayed if he'd asked you"],
    ['My hands shake when my boss walks in', 'your hands shake when your boss walks in'],
    ['I helped everyone and was left alone', 'you helped everyone and were left alone'],
    ['My mum was ill and I looked after her', 'your mum was ill and you looked after her'],
    ['Because of me my team lost', 'because of you your team lost'],
    ['Him and me were best friends', 'him and you were best friends'],
    ['My partner wants us to move', 'your partner wants you to move'],
  ])('%s → %s, like anything people say', (said, turned) => {
    expect(turnPerson(said).text).toBe(turned);
  });

  it('says when the member was speaking to someone, so that it is not mirrored', () => {
    expect(turnPerson('you never listen').hasYou).toBe(true);
    expect(turnPerson('he never listens').hasYou).toBe(false);
    expect(turnPerson('u never listen').hasYou).toBe(true);
    expect(turnPerson("he said 'I never loved you").hasYou).toBe(true);
  });

  it('keeps every word of content, whatever is typed', () => {
    const persons =
      /^(?:i|me|my|mine|myself|am|was|we|us|our|ours|ourselves|you|your|yours|yourself|yourselves|are|were|two|both|im|ive)$/;
    const words = (text: string) =>
      (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !persons.test(word) && word.length > 2);
    const word = fc.constantFrom(
      'i',
      'my',
      'me',
      'boss',
      'sleep',
      'was',
      'never',
      'sister',
      'cry',
      'and',
      'was',
      'told',
      'am',
      'myself',
      'house',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (parts) => {
        const said = parts.join(' ');
        expect(words(turnPerson(said).text)).toEqual(words(said));
      }),
    );
  });

  it('never leaves a first person behind outside quotes', () => {
    const word = fc.constantFrom(
      'I',
      "I'm",
      'my',
      'me',
      'mine',
      'myself',
      'boss',
      'lost',
      'her',
      'and',
      'when',
      'we',
      'our',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (parts) => {
        expect(turnPerson(parts.join(' ')).text).not.toMatch(/\b(?:I|I'm|my|me|mine|myself|we|our)\b/i);
      }),
    );
  });

  it('what was typed in capitals is not shouted back', () => {
    expect(turnPerson('I GET PANICKY BEFORE PRESENTATIONS').text).toBe(
      'you get panicky before presentations',
    );
    expect(turnPerson('I work for NHS').text).toBe('you work for NHS');
  });
});
