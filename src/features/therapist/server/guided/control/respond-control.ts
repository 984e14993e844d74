// Answers what is told of being watched or held at home: each sign is named once for what it does, and questions about it get
// an honest answer. Told with "but he means well", it is otherwise passed over like any other fact.
import { crisisHelp } from '#features/safety/server/safety.service.ts';
import type { Line } from '../line.ts';
import { sentencesOf } from '../line.ts';
import type { Draft, TurnContext } from '../turn-context.ts';
import { toldSoFar } from '../turn-context.ts';
import {
  asksToFit,
  asksWhatWeWouldDo,
  asksWhetherNormal,
  asksWhoSees,
  type ControlSign,
  controlSigns,
  notNormalLines,
  ofAPartner,
  toFitLines,
  whatToDoLines,
  whoSeesLines,
} from './control.data.ts';

/** Characters; in a longer message it is looked for at the end. */
const READ = 600;
/** These tell nothing by themselves: they are heard where another sign was told. */
const onlyBeside = new Set(['my-doing', 'never-hit']);

/** The signs told in one message; sentence by sentence, so that what explains one does not explain another. */
export function controlSignsIn(text: string): ControlSign[] {
  const sentences = sentencesOf(text.slice(-READ).replaceAll('’', "'"));
  return controlSigns.filter(({ pattern, unless }) =>
    sentences.some((sentence) => pattern.test(sentence) && !unless?.test(sentence)),
  );
}

const isHard = ({ id }: ControlSign): boolean => !onlyBeside.has(id);

/** Null where nothing of it was told, or what was told was named before. */
export function respondToControl(context: TurnContext): Draft | null {
  const { turn, heard, pen } = context;
  const told = toldSoFar(context);
  if (asksWhoSees.test(heard.text)) return say(context, whoSeesLines);
  if (!told.some((text) => ofAPartner.test(text))) return null;
  const signs = told.flatMap(controlSignsIn);
  if (!signs.some(isHard)) return null;
  if (asksWhetherNormal.test(heard.text)) return say(context, notNormalLines);
  if (asksToFit.test(heard.text)) return say(context, toFitLines);
  if (asksWhatWeWouldDo.test(heard.text)) return say(context, whatToDoLines);
  const fresh = controlSignsIn(heard.text).find(({ lines }) => !lines.some((line) => pen.wasSaid(line)));
  return fresh && turn.risk.level !== 'imminent' ? say(context, fresh.lines) : null;
}

function say({ pen, turn }: TurnContext, lines: readonly Line[]): Draft | null {
  const text = pen.pick(lines, {
    slots: { resource: crisisHelp(turn.country).abuseSentence },
    inOrder: true,
  });
  if (!text) return null;
  const sentences = sentencesOf(text);
  const question = sentences.pop() ?? '';
  // Apart, so that what is said stands where the question gives way to that after their safety.
  return {
    move: 'straight',
    parts: [{ text: sentences.join(' ') }, { text: question }],
    question: { tag: 'meaning', text: question },
  };
}
