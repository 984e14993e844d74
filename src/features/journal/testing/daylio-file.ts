// Daylio exports as the app writes them, in English and as phones set otherwise write them.
import { diary } from './diary.data.ts';
import { dayBack, madeUpText, pick, seeded } from './made-up.ts';

const moods = ['awful', 'bad', 'meh', 'good', 'rad'] as const;
const activities = ['work', 'family', 'good sleep', 'running', 'friends', 'reading', 'cooking'];
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

export function daylioFile(rowCount: number): Buffer {
  const random = seeded(5);
  const lines = ['full_date,date,weekday,time,mood,activities,note_title,note'];
  for (let at = 0; at < rowCount; at += 1) {
    const date = dayBack(at);
    const day = new Date(`${date}T00:00:00Z`);
    const english = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(day);
    const hour = 6 + Math.floor(random() * 16);
    const note = random() < 0.6 ? madeUpText(random, 80 + random() * 400) : '';
    lines.push(
      [
        date,
        quoted(english({ month: 'long', day: 'numeric' })),
        english({ weekday: 'long' }),
        quoted(
          `${((hour + 11) % 12) + 1}:${String(Math.floor(random() * 60)).padStart(2, '0')}\u202f${hour < 12 ? 'AM' : 'PM'}`,
        ),
        pick(random, moods),
        quoted([pick(random, activities), pick(random, activities)].join(' | ')),
        quoted(note === '' ? '' : pick(random, diary.titles)),
        quoted(note.replaceAll('\n\n', '<br><br>')),
      ].join(','),
    );
  }
  return Buffer.from(`\ufeff${lines.join('\n')}\n`);
}

/** The same two check-ins (14 March 2025, 21:41, good; 15 March 2025, 07:05, awful) as other phones write them. */
export const daylioElsewhere: Record<string, string> = {
  german: [
    'Jahr;Datum;Wochentag;Zeit;Stimmung;Aktivitäten;Titel;Notiz',
    '2025;14. März;Freitag;21:41;gut;Arbeit | Familie;Ruhig;Regen am Abend.',
    '2025;15. März;Samstag;07:05;schlecht gelaunt;;;',
    '2025;15. März;Samstag;07:05;fürchterlich;;;Kaum geschlafen.',
  ].join('\r\n'),
  french: [
    'full_date,date,weekday,time,mood,activities,note_title,note',
    '14/03/2025,14 mars,vendredi,21h41,bien,"travail | famille","Calme","Pluie le soir."',
    '15/03/2025,15 mars,samedi,07h05,horrible,,,',
  ].join('\n'),
  american: [
    'date,weekday,time,mood,activities,note',
    '03/14/2025,Friday,9:41 pm,good,work,"Rain, later"',
    '03/15/2025,Saturday,7:05 am,awful,,',
  ].join('\n'),
  japanese: [
    'full_date\tdate\tweekday\ttime\tmood\tactivities\tnote_title\tnote',
    '2025年3月14日\t3月14日\t金曜日\t午後9:41\t良い\t仕事\t静か\t雨でした。',
    '2025年3月15日\t3月15日\t土曜日\t午前7:05\t最悪\t\t\t',
  ].join('\n'),
  swahili: [
    'full_date,date,weekday,time,mood,activities,note_title,note',
    '2025-03-14,14 Machi,Ijumaa,21:41,nzuri,kazi,,Mvua jioni.',
    '2025-03-15,15 Machi,Jumamosi,07:05,mbaya sana,,,',
  ].join('\n'),
  old: [
    'year,date,weekday,time,mood,activities,note',
    '2025,14 March,Friday,9:41 pm,good,work | family,Rain',
    '2025,15 March,Saturday,7:05 am,awful,,',
  ].join('\n'),
};
