// What earlier trainings say of a text, for a new one to learn from beside the labels. Several of them together are wrong
// less often than any is alone, and where a label is in doubt they are in doubt.
import { readFileSync } from 'node:fs';
import { openNetworks, type PackedRiskModel } from '#features/safety/server/learned/risk-model.ts';
import { openSentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';

export type Teachers = {
  /** Of each text the shares of the four levels, the mean of what all say. */
  say(texts: string[]): Promise<number[][]>;
  close(): Promise<void>;
};

const AT_ONCE = 400;

/** `folders`: each with the two files of a training, named as they are in this repository. */
export async function openTeachers(folders: readonly string[]): Promise<Teachers> {
  const teachers = folders.map((folder) => ({
    reader: openSentenceEmbedder({
      log: { info: () => {}, error: console.error },
      adaptation: `${folder}/risk-encoder.safetensors.gz`,
      readsEnd: true,
      keeps: 0,
    }),
    outputsOf: openNetworks(
      JSON.parse(readFileSync(`${folder}/risk-weights.json`, 'utf8')) as PackedRiskModel,
    ),
  }));
  await Promise.all(teachers.map(({ reader }) => reader.ready));

  async function sayOf(texts: string[]): Promise<number[][]> {
    const opinions = await Promise.all(
      teachers.map(async ({ reader, outputsOf }) => {
        const vectors = await reader.embed(texts);
        return texts.map((text, at) => outputsOf(text)(vectors[at]!).levels);
      }),
    );
    return texts.map((_, at) =>
      opinions[0]![at]!.map((_share, level) => {
        const sum = opinions.reduce((total, opinion) => total + opinion[at]![level]!, 0);
        return Number((sum / opinions.length).toFixed(4));
      }),
    );
  }
  return {
    async say(texts) {
      const said: number[][] = [];
      for (let from = 0; from < texts.length; from += AT_ONCE)
        said.push(...(await sayOf(texts.slice(from, from + AT_ONCE))));
      return said;
    },
    async close() {
      await Promise.all(teachers.map(({ reader }) => reader.close()));
    },
  };
}
