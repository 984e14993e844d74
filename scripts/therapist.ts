// Plays the authored member scripts through the guided therapist and writes the transcripts to be read, or with
// `--talk` holds a conversation on standard input and output. The last line printed is one JSON object of figures.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import {
  builtInCategories,
  DEFAULT_CATEGORY_ID,
  DEFAULT_TOPIC_ID,
} from '../src/features/categories/categories.data.ts';
import { createAssessor } from '../src/features/safety/server/assessor.ts';
import { openRiskEmbedder } from '../src/features/safety/server/learned/risk-embedder.ts';
import { heldOutIntents } from '../src/features/therapist/server/guided/evaluation/held-out-intents.data.ts';
import { heldOutTopics } from '../src/features/therapist/server/guided/evaluation/held-out-topics.data.ts';
import { measureUnderstanding } from '../src/features/therapist/server/guided/evaluation/measure-understanding.ts';
import { readTalks } from '../src/features/therapist/server/guided/evaluation/read-talks.ts';
import { openMeaning } from '../src/features/therapist/server/guided/meaning/meaning.ts';
import { memberScripts } from '../src/features/therapist/server/guided/member-scripts.data.ts';
import type { PlayedTurn } from '../src/features/therapist/server/guided/play-script.ts';
import {
  alarmIn,
  figuresOf,
  isTakenOver,
  playScript,
  seedOf,
} from '../src/features/therapist/server/guided/play-script.ts';
import { createGuidedTherapist } from '../src/features/therapist/server/therapist.service.ts';
import type {
  DialogueState,
  SpokenTurn,
  Surface,
  Therapist,
  TherapyStyle,
} from '../src/features/therapist/therapist.contract.ts';
import { therapyStyles } from '../src/features/therapist/therapist.contract.ts';
import { openSentenceEmbedder } from '../src/platform/server/sentences/sentence-embedder.ts';

const { values } = parseArgs({
  options: {
    talk: { type: 'boolean', default: false },
    /** Plays these talks instead, and counts in how many of them danger is seen; thresholds may be chosen by the tuned ones. */
    fresh: { type: 'boolean', default: false },
    tuned: { type: 'boolean', default: false },
    transcripts: { type: 'boolean', default: true },
    /** Leaves the sentence model out: what the rules do alone. */
    'rules-only': { type: 'boolean', default: false },
    style: { type: 'string', default: 'Standard' },
    category: { type: 'string', default: DEFAULT_CATEGORY_ID },
    topic: { type: 'string' },
    /** What is typed is a chat, unless said otherwise. */
    surface: { type: 'string', default: 'chat' },
    country: { type: 'string' },
    seed: { type: 'string' },
  },
});

const log = {
  info: () => {},
  warn: (_fields: unknown, message: string) => console.error(message),
  error: (_fields: unknown, message: string) => console.error(message),
};
const embedder = values['rules-only'] ? null : openSentenceEmbedder({ log });
const reader = values['rules-only'] ? null : openRiskEmbedder({ log });
// As in service, with time enough that a busy machine changes nothing.
const assessor = createAssessor({ reader, meaning: embedder, learnedMs: 60_000, log });

/** Waits until meaning is understood, which takes some seconds the first time; goes on without where it cannot be. */
async function openTherapist(): Promise<Therapist> {
  const therapist = createGuidedTherapist(embedder ? { embedder } : {});
  await therapist.ready.catch(() => console.error('Understanding goes by rules alone.'));
  await reader?.ready.catch(() => console.error('Safety goes by rules alone.'));
  await assessor.ready;
  return therapist;
}

function place(categoryId: string, topicId: string) {
  const category = builtInCategories.find((candidate) => candidate.id === categoryId);
  const topic = category?.subcategories.find((candidate) => candidate.id === topicId);
  return {
    category: { id: categoryId, name: category?.name ?? categoryId, isCustom: !category },
    topic: { id: topicId, name: topic?.name ?? topicId },
  };
}

async function talk(): Promise<void> {
  const therapist = await openTherapist();
  const style: TherapyStyle =
    therapyStyles.find((known) => known.toLowerCase() === values.style.toLowerCase()) ?? 'Standard';
  const surface: Surface =
    values.surface === 'voice' || values.surface === 'avatar' ? values.surface : 'chat';
  const topicId =
    values.topic ??
    builtInCategories.find(({ id }) => id === values.category)?.subcategories[0]?.id ??
    DEFAULT_TOPIC_ID;
  const seed = values.seed ? Number(values.seed) : Math.floor(Math.random() * 1e9);
  const conversation: SpokenTurn[] = [];
  let state: DialogueState | null = null;

  async function say(memberText: string | null): Promise<boolean> {
    const heard: SpokenTurn[] = memberText === null ? [] : [{ role: 'user', content: memberText }];
    const risk = await assessor.assess([...conversation, ...heard]);
    const said: string[] = [];
    let isGoodbye = false;
    for await (const chunk of therapist.reply({
      ...place(values.category, topicId),
      conversation: [...conversation],
      memberText,
      risk,
      style,
      surface,
      memories: [],
      lastSummary: null,
      country: values.country ?? null,
      state,
      seed,
    })) {
      said.push(chunk.text);
      state = chunk.state ?? state;
      isGoodbye ||= chunk.isGoodbye === true;
    }
    conversation.push(...heard, { role: 'assistant', content: said.join(' ') });
    console.log(said.join(' '));
    return isGoodbye;
  }

  await say(null);
  for await (const line of createInterface({ input: process.stdin })) {
    if (await say(line)) return;
  }
}

function transcriptOf(turns: PlayedTurn[]): string {
  return turns
    .map(({ member, risk, reply, move }) => {
      const heard = member === null ? '' : `MEMBER: ${member === '' ? '(silence)' : member}\n`;
      return `${heard}THERAPIST${risk === 'none' ? '' : ` [${risk}]`}: ${reply}   {${move}}\n`;
    })
    .join('\n');
}

async function play(): Promise<void> {
  const therapist = await openTherapist();
  const folder = join(process.cwd(), '.tmp', 'therapist');
  await mkdir(folder, { recursive: true });
  const all: PlayedTurn[][] = [];
  const alarmed: string[] = [];
  let takenOverTalks = 0;
  for (const script of memberScripts) {
    const turns = await playScript(
      script,
      place(script.category, script.topic),
      seedOf(script),
      therapist,
      (said) => assessor.assess(said),
    );
    all.push(turns);
    const alarm = alarmIn(turns);
    if (alarm && !script.isGrave) alarmed.push(`${script.id}: ${alarm.member}`);
    if (!script.isGrave && isTakenOver(turns)) takenOverTalks += 1;
    await writeFile(
      join(folder, `${script.id}.txt`),
      `${script.id} · ${script.style} · ${script.category} › ${script.topic}\n\n${transcriptOf(turns)}`,
    );
    const { repeatedReplies, reflectionShare, maxWordsVoice } = figuresOf([turns]);
    const ends = turns.at(-1)?.isGoodbye ? '' : ' · does not end';
    console.log(
      `${script.id.padEnd(22)} ${String(turns.length).padStart(3)} turns · repeated ${repeatedReplies} · reflected ${String(
        Math.round(reflectionShare * 100),
      ).padStart(3)} % · longest ${maxWordsVoice} words${ends}`,
    );
  }
  const meaning = embedder ? openMeaning({ embedder }) : null;
  await meaning?.ready.catch(() => {});
  const understood = await measureUnderstanding(meaning, { topics: heldOutTopics, intents: heldOutIntents });
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  console.log(
    `\nHeld-out sentences: topic right ${percent(understood.topicTop1)} of ${heldOutTopics.length} ` +
      `(among the first three ${percent(understood.topicTop3)}), intent right ${percent(understood.intentAccuracy)} of ${heldOutIntents.length}`,
  );
  const figures = figuresOf(all);
  console.log(
    `Played: ${all.length} members, ${figures.replies} replies, repeated openings ${figures.repeatedOpenings}, ` +
      `most questions in a turn ${figures.maxQuestions}, slowest reply ${figures.maxReplyMs} ms\n` +
      `Exploring turns: from an authored situation ${percent(figures.specificShare)}, whole sentence handed back ` +
      `${percent(figures.echoShare)}; same move twice running ${figures.repeatedMoves}`,
  );
  const calm = memberScripts.filter(({ isGrave }) => !isGrave).length;
  const watched = all.filter((turns) => turns.some(({ move }) => move === 'watch')).length;
  console.log(
    [
      `Of ${calm} talks without danger ${alarmed.length} raised an alarm, ${takenOverTalks} were taken over by it; in ${watched} of all somebody was asked gently`,
      ...alarmed,
    ].join('\n  '),
  );
  console.log(`Transcripts are in ${folder}`);
  const { topicTop1, intentAccuracy } = understood;
  const { repeatedReplies, reflectionShare, maxWordsVoice } = figures;
  const alarmedTalks = alarmed.length;
  console.log(
    JSON.stringify({
      topicTop1,
      intentAccuracy,
      repeatedReplies,
      reflectionShare,
      maxWordsVoice,
      alarmedTalks,
      takenOverTalks,
    }),
  );
}

const asksOfDanger =
  /ending your life|not wanting to be alive|dying|kill yourself|hurting yourself|hurt yourself|are you safe|hearing or seeing/i;

async function playTalks(part: 'tuned' | 'fresh'): Promise<void> {
  const therapist = await openTherapist();
  const counts = { calm: 0, calmAlarmed: 0, calmTakenOver: 0, grave: 0, graveNoticed: 0 };
  for (const [at, { title, isGrave, answer, lines, grave }] of readTalks(part).entries()) {
    const category = builtInCategories[at % builtInCategories.length]!;
    const topic = category.subcategories[at % category.subcategories.length]!;
    const id = `${part}-${at}`;
    const turns = await playScript(
      { id, style: 'Standard', category: category.id, topic: topic.id, accepts: at % 3 > 0, lines },
      place(category.id, topic.id),
      at * 7919 + 3,
      therapist,
      (said) => assessor.assess(said),
      (reply) => (asksOfDanger.test(reply) ? answer : null),
    );
    if (isGrave) {
      const told = turns.findIndex(({ member }) => member !== null && grave.includes(member));
      const isNoticed = told >= 0 && alarmIn(turns.slice(told)) !== undefined;
      counts.grave += 1;
      if (isNoticed) counts.graveNoticed += 1;
      else console.log(`missed: ${title}`);
      continue;
    }
    const alarm = alarmIn(turns);
    counts.calm += 1;
    if (isTakenOver(turns)) counts.calmTakenOver += 1;
    if (!alarm) continue;
    counts.calmAlarmed += 1;
    console.log(`alarm: ${title}: ${alarm.member}`);
  }
  console.log(JSON.stringify(counts));
}

if (values.talk) await talk();
else if (values.fresh || values.tuned) await playTalks(values.tuned ? 'tuned' : 'fresh');
else await play();
await Promise.all([embedder?.close(), reader?.close()]);
