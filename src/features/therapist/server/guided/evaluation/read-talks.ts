// Talks to measure alarms by: what made-up members say, most of them in no danger. By the tuned ones thresholds may be
// chosen, by the fresh ones never.
import { readFileSync } from 'node:fs';

/** `answer`: what they say when asked about danger. `grave`: of `lines`, those that disclose it; none in a calm talk. */
export type MeasuredTalk = {
  title: string;
  isGrave: boolean;
  answer: string;
  lines: string[];
  grave: string[];
};

const heading = /^# (calm|grave) \| (.+)$/;
const mark = /^!{1,2} /;

/**
 * Blocks divided by empty lines: `# calm | title` or `# grave | title`, `= answer`, then a line a turn; a disclosure begins
 * with `! ` or `!! `. Throws for a block that is none, naming its beginning.
 */
export function parseTalks(text: string): MeasuredTalk[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block): MeasuredTalk => {
      const [head = '', answer = '', ...turns] = block.split('\n').map((line) => line.trim());
      const [, kind, title] = head.match(heading) ?? [];
      if (!kind || !title || !answer.startsWith('= ') || turns.length === 0)
        throw new Error(`this is no talk: ${head}`);
      return {
        title,
        isGrave: kind === 'grave',
        answer: answer.slice(2),
        lines: turns.map((line) => line.replace(mark, '')),
        grave: turns.filter((line) => mark.test(line)).map((line) => line.replace(mark, '')),
      };
    });
}

export const readTalks = (part: 'tuned' | 'fresh'): MeasuredTalk[] =>
  parseTalks(readFileSync(new URL(`./${part}-talks.txt`, import.meta.url), 'utf8'));
