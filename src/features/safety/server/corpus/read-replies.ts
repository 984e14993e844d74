// Replies of a therapist, labelled: may the last sentence be said? As with the member's words there are three parts:
// training, tuned and held-out. A line that begins with `# ` is a remark. A block begins with `## scenario | rule`; `m:`
// is what the member just said, and after it come replies to that, each on a line of its own: `-` breaks the rule with
// its last sentence, `+` breaks none.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type ReplyHarm, replyHarms } from '../reply-harms.ts';

/** `harm`: null where the reply may be said. */
export type LabelledReply = {
  memberText: string;
  reply: string;
  harm: ReplyHarm | null;
  scenario: string;
};
type PartName = 'training' | 'tuned' | 'held-out';

const isHarm = (id: string): id is ReplyHarm => (replyHarms as readonly string[]).includes(id);

/** Throws on an unknown rule and on a line that belongs to nothing: a typing mistake must not pass as harmless. */
export function readReplies(source: string): LabelledReply[] {
  const replies: LabelledReply[] = [];
  let block: { scenario: string; harm: ReplyHarm } | null = null;
  let memberText: string | null = null;
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    if (line === '' || line === '#' || line.startsWith('# ')) continue;
    if (line.startsWith('## ')) {
      const [scenario = '', id = ''] = line
        .slice(3)
        .split('|')
        .map((part) => part.trim());
      if (!isHarm(id)) throw new Error(`no rule of replies: ${scenario}`);
      block = { scenario, harm: id };
      memberText = null;
    } else if (line.startsWith('m:')) memberText = line.slice(2).trim();
    else if (block && memberText && /^[+-] \S/.test(line))
      replies.push({
        memberText,
        reply: line.slice(2).trim(),
        harm: line.startsWith('-') ? block.harm : null,
        scenario: block.scenario,
      });
    else throw new Error(`neither a member’s words nor a reply to any: ${block?.scenario}`);
  }
  return replies;
}

function sourcesIn(part: PartName): string[] {
  const at = new URL(`./replies/${part}/`, import.meta.url);
  return readdirSync(at)
    .sort()
    .map((name) => readFileSync(new URL(name, at), 'utf8'));
}

/** Read from disk at every call. */
export const readReplyPart = (part: PartName): LabelledReply[] => sourcesIn(part).flatMap(readReplies);

/** Hex; changes with every word and label of the training part. */
export function replyTrainingHash(): string {
  const hash = createHash('sha256');
  for (const text of sourcesIn('training')) hash.update(text);
  return hash.digest('hex');
}
