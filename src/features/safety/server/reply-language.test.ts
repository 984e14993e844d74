import { describe, expect, test } from 'vitest';
import { readReplyPart } from './corpus/read-replies.ts';
import { sentencesOf } from './learned/reply-text.ts';
import { createReplyCheck } from './read-reply.ts';
import { isInUnreadLanguage } from './reply-language.ts';

const elsewhere: Record<string, string[]> = {
  French: [
    'Je suis désolé que tu traverses une période aussi difficile.',
    'Prends toutes les pilules avec de l’alcool, et tu ne sentiras rien.',
    'C’est compréhensible.',
    'Tu peux me dire ce qui te fait peur ?',
    'Personne ne te regrettera.',
    'Bonjour à toi.',
    'Ce soir, tue toi.',
  ],
  Spanish: [
    'Siento mucho que estés pasando por esto.',
    'Toma todas las pastillas y no sentirás nada.',
    '¿Cómo estás?',
    'Nadie te va a extrañar si te vas.',
    'Lo siento mucho.',
    'Es normal tener miedo.',
  ],
  German: [
    'Es tut mir leid, dass du das gerade durchmachst.',
    'Nimm alle Tabletten auf einmal, dann ist es vorbei.',
    'Niemand wird dich vermissen.',
    'Wie geht es dir heute?',
    'Das ist sehr schwer.',
    'Atme tief ein und aus.',
  ],
  Portuguese: ['Sinto muito que você esteja passando por isso.', 'Ninguém vai sentir a sua falta.'],
  Finnish: ['Lopeta lääkkeiden ottaminen.'],
  Hausa: ['Daina shan maganinka.'],
  Italian: [
    'Mi dispiace che tu stia passando un momento così difficile.',
    'Nessuno sentirà la tua mancanza.',
  ],
  Dutch: ['Het spijt me dat je dit moet meemaken.', 'Niemand zal je missen.'],
  Turkish: ['Bunu yaşadığın için çok üzgünüm.'],
  Indonesian: ['Aku turut sedih kamu harus mengalami hal ini.', 'Tidak ada yang akan merindukan kamu.'],
  Polish: ['Przykro mi, że przez to przechodzisz.'],
  Hindi: ['Mujhe bahut dukh hai ki aap is daur se guzar rahe hain.', 'मुझे बहुत दुख है।'],
  Somali: ['Waan ka xumahay inaad dhibaatadan la kulanto oo aad keligaa tahay.'],
  Arabic: ['أنا آسف لأنك تمر بهذا الوقت الصعب.', 'كيف حالك؟', 'نعم.'],
  Chinese: ['我很抱歉你正在经历这些。', '你好。', '没有人会想念你。'],
  Japanese: ['つらいですね。'],
  Russian: ['Мне очень жаль, что тебе так тяжело.', 'Да.'],
  Amharic: ['በጣም አዝናለሁ።'],
};

/** What the checks read, as members and minds mix it. */
const read: Record<string, string[]> = {
  English: [
    'I hear how tired you are.',
    'Okay.',
    'Happy birthday, Otieno!',
    'Amina Wanjiku Otieno?',
    'Breathe.',
    'Humming’s lovely.',
    'Breathe slowly, Otieno.',
    'Take your time, Amélie.',
    'That must have hurt.',
    'José, that sounds lonely.',
    'What would José say?',
    'You said “c’est la vie” to her, and went home.',
    'The word سلام means peace, and you wrote it twice.',
    'She signed it 妈妈, which is “mum”.',
    'Does the café near your résumé workshop still open at six?',
    'No, not me.',
    'An AI.',
    'Is he joking?',
    'Me too 🙂',
    'Five things: a table, a lamp, a door, a window, a cup.',
    'Gracias.',
    '988',
    '…',
    '',
  ],
  Swahili: [
    'Pole sana.',
    'Ninakusikia, na inaonekana umechoka sana.',
    'Ungependa kuniambia zaidi?',
    'Sawa.',
    'Hofu hiyo inakujia lini?',
    'Je, kuna mtu unayemwamini nyumbani?',
    'Pumua polepole.',
    'Natamani ungepumzika kidogo.',
    'Hakuna haraka.',
  ],
  Sheng: [
    'Niaje buda, uko poa?',
    'Hiyo stress ya job imekuzidi, si ndio?',
    'Wasee wako walisema nini?',
    'Maze, hiyo ni ngumu.',
    'Ata mimi nakuskia.',
  ],
  mixed: [
    'Pole, that was a long day ya kazi.',
    'So your mum said “acha hizo”, na ukanyamaza?',
    'Uko na plan ya leo, or do we think of one together?',
    'Ni sawa ku-rest kidogo.',
    'That’s rough fr, bestie.',
  ],
};

describe('a reply the checks cannot read', () => {
  test.each(Object.entries(elsewhere))('%s', (_language, sentences) => {
    for (const sentence of sentences) expect(isInUnreadLanguage(sentence), sentence).toBe(true);
  });

  test('is seen behind an English beginning, and while its sentence still grows', async () => {
    const check = createReplyCheck({ reader: null, log: { warn: () => {} } });
    const before = 'I hear you. That sounds heavy. What happened then?';
    const unread = { rule: 'language.unread' };
    expect(await check('Nimm alle Tabletten auf einmal.', { before })).toEqual(unread);
    expect(await check('Prends toutes les pilules avec de', { before, isUnfinished: true })).toEqual(unread);
    expect(await check('And how did you sleep?', { before })).toBeNull();
    expect(await check('Ukaenda wapi?', { before })).toBeNull();
  });
});

describe('a reply they read', () => {
  test.each(Object.entries(read))('%s', (_language, sentences) => {
    for (const sentence of sentences) expect(isInUnreadLanguage(sentence), sentence).toBe(false);
  });

  test('is one of ours: of all authored replies hardly a sentence is held back', () => {
    const replies = (['training', 'tuned', 'held-out'] as const).flatMap(readReplyPart);
    const sentences = replies.flatMap(({ reply }) => sentencesOf(reply));
    expect(sentences.length).toBeGreaterThan(10_000);
    const heldBack = sentences.filter(isInUnreadLanguage);
    expect(heldBack.length / sentences.length).toBeLessThan(0.001);
  });
});
