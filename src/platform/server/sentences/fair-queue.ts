// Work that waits for one worker, taken in turns: one thing of each asker, then round again, so that who asks for much
// keeps nobody waiting who asks for little.
export type FairQueue<Work> = {
  /** Last of what this asker waits for. */
  add(asker: unknown, work: Work): void;
  /** What is next, taken out. */
  take(): Work | undefined;
  /** Everything, taken out. */
  takeAll(): Work[];
};

/** `isWanted`: work that nobody waits for any more, or that was done otherwise, is passed over. */
export function createFairQueue<Work>(isWanted: (work: Work) => boolean): FairQueue<Work> {
  /** By asker; whose turn it is stands first. */
  const lanes = new Map<unknown, Work[]>();

  function take(): Work | undefined {
    for (const [asker, lane] of lanes) {
      lanes.delete(asker);
      const at = lane.findIndex(isWanted);
      if (at < 0) continue;
      const work = lane.splice(0, at + 1).at(-1);
      if (lane.length > 0) lanes.set(asker, lane);
      return work;
    }
    return undefined;
  }

  return {
    add: (asker, work) => {
      const lane = lanes.get(asker);
      if (lane) lane.push(work);
      else lanes.set(asker, [work]);
    },
    take,
    takeAll: () => {
      const all = [...lanes.values()].flat().filter(isWanted);
      lanes.clear();
      return all;
    },
  };
}
