// The words Daylio's files use in the languages it speaks: column names, its five moods as it names them at first.

export type DaylioColumn =
  | 'fullDate'
  | 'date'
  | 'year'
  | 'weekday'
  | 'time'
  | 'mood'
  | 'activities'
  | 'title'
  | 'note';

/** Lower case, without accents, spaces or underscores. */
export const columnNames: Record<DaylioColumn, string> = {
  fullDate:
    'fulldate datacompleta fechacompleta datecomplete vollesdatum volledigedatum pelnadata tamtarih tarehekamili',
  date: 'date datum fecha data tarih tarehe дата 日付 날짜 日期',
  year: 'year jahr ano annee anno jaar rok yil mwaka год 年 연도',
  weekday:
    'weekday wochentag diadelasemana jourdelasemaine jour giornodellasettimana giorno diadasemana dzientygodnia weekdag dag haftaningunu gun sikuyajuma деньнедели 曜日 요일 星期',
  time: 'time zeit uhrzeit hora heure ora horario tijd godzina czas saat wakati время 時間 시간 时间',
  mood: 'mood stimmung laune humor estadodeanimo animo humeur umore stemming nastroj ruhhali hisia hali настроение 気分 기분 心情',
  activities:
    'activities activity aktivitaten actividades activites attivita atividades activiteiten aktywnosci aktiviteler shughuli активности деиствия 活動 활동 活动',
  title:
    'notetitle title titel titulo titre titolo tytul baslik kichwa notiztitel titulodelanota заголовок タイトル 제목 标题',
  note: 'note notes notiz notizen nota notas notities notatka notatki not notlar maelezo dokezo заметка заметки メモ 메모 笔记',
};

/** From the best (5) to the worst (1). */
export const moodNames: Record<1 | 2 | 3 | 4 | 5, string> = {
  5: 'rad|super|awesome|amazing|great|fantastic|genial|increible|excelente|fantastico|radioso|top|geweldig|prima toll|spitze|swietnie|super gut|harika|muhtesem|bora sana|nzuri sana|отлично|супер|最高|최고|超棒|很棒',
  4: 'good|gut|bien|bueno|buono|bene|bom|bem|goed|dobrze|iyi|nzuri|vizuri|хорошо|良い|いい|좋음|좋아|好',
  3: 'meh|ok|okay|so so|so lala|neutral|normal|regular|moyen|bof|cosi cosi|mais ou menos|indifferent|matig|srednio|idare eder|kawaida|so-so|так себе|нормально|普通|그저그래|보통|一般',
  2: 'bad|schlecht|mal|malo|mauvais|male|ruim|mau|slecht|zle|kotu|mbaya|vibaya|плохо|悪い|나쁨|不好|糟',
  1: 'awful|terrible|fuerchterlich|furchterlich|mies|horrible|horrivel|pessimo|fatal|affreux|terribile|pessimo|vreselijk|afschuwelijk|okropnie|tragicznie|berbat|mbaya sana|ужасно|最悪|최악|很糟|糟透了',
};

export const monthLanguages =
  'en de fr es it pt nl pl ru uk sw tr sv da nb fi cs sk hu ro bg hr sr sl el id ms vi th ja ko zh ar he hi'.split(
    ' ',
  );

/** How clocks of twelve hours name the second half of the day, and the first. */
export const afternoon = /p\.?\s?m\b|p\.\s?m\.|μ\.?μ|午後|下午|오후|م|ch\b|отпл|ip\b|du\b|öö?s/iu;
export const morning = /a\.?\s?m\b|a\.\s?m\.|π\.?μ|午前|上午|오전|ص|sa\b|ap\b|de\b|öö/iu;
