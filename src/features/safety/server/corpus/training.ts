// The whole training part in one place, and the hash that ties the weights to it.
import { createHash } from 'node:crypto';
import { bodyAndMind } from './body-and-mind.data.ts';
import { contrasts } from './contrasts.data.ts';
import { trainingDialogues } from './dialogues.data.ts';
import { everyday } from './everyday.data.ts';
import { harm } from './harm.data.ts';
import { harmlessMore } from './harmless-more.data.ts';
import { harmlessWords } from './harmless-words.data.ts';
import { moreHarmless } from './more-harmless.data.ts';
import { moreOthers } from './more-others.data.ts';
import { moreSuicide } from './more-suicide.data.ts';
import { ordinary } from './ordinary.data.ts';
import {
  type LabelledDialogue,
  type LabelledUtterance,
  readDialogues,
  readUtterances,
} from './read-corpus.ts';
import { roundaboutOthers } from './roundabout-others.data.ts';
import { roundaboutSuicide } from './roundabout-suicide.data.ts';
import { suicideIdeation } from './suicide-ideation.data.ts';
import { suicideNow } from './suicide-now.data.ts';
import { wideDialogues } from './wide-dialogues.data.ts';
import { wideDialoguesCalm } from './wide-dialogues-calm.data.ts';
import { wideHarmless1 } from './wide-harmless-1.data.ts';
import { wideHarmless2 } from './wide-harmless-2.data.ts';
import { wideHarmless3 } from './wide-harmless-3.data.ts';
import { wideHarmless4 } from './wide-harmless-4.data.ts';
import { wideOthers1 } from './wide-others-1.data.ts';
import { wideOthers2 } from './wide-others-2.data.ts';
import { wideSuicide1 } from './wide-suicide-1.data.ts';
import { wideSuicide2 } from './wide-suicide-2.data.ts';
import { wideSwahili } from './wide-swahili.data.ts';

const sources = [
  suicideNow,
  suicideIdeation,
  harm,
  bodyAndMind,
  contrasts,
  roundaboutSuicide,
  roundaboutOthers,
  harmlessWords,
  harmlessMore,
  everyday,
  ordinary,
  moreSuicide,
  moreOthers,
  moreHarmless,
  wideHarmless1,
  wideHarmless2,
  wideHarmless3,
  wideHarmless4,
  wideOthers1,
  wideOthers2,
  wideSuicide1,
  wideSuicide2,
  wideSwahili,
];
const dialogues = [trainingDialogues, wideDialogues, wideDialoguesCalm];

export function trainingUtterances(): LabelledUtterance[] {
  return sources.flatMap(readUtterances);
}

export function trainingConversations(): LabelledDialogue[] {
  return dialogues.flatMap(readDialogues);
}

/** Hex; changes with every word and label of the training part. */
export function trainingHash(): string {
  const hash = createHash('sha256');
  for (const source of [...sources, ...dialogues]) hash.update(source);
  return hash.digest('hex');
}
