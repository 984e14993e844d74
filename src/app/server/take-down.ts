// What was begun is ended in reverse order, each step whatever became of the one before it: a failure on the way out must
// not leave a database running or a session unsettled.

type Step = () => Promise<unknown> | unknown;

export function createTakeDown() {
  const steps: { take: Step; isSlow: boolean }[] = [];
  return {
    add: (...more: Step[]): void => void steps.push(...more.map((take) => ({ take, isSlow: false }))),
    /** Begun when its turn comes and waited for after all others: what may take long, and nothing else depends on. */
    addSlow: (take: Step): void => void steps.push({ take, isSlow: true }),
    /** Throws the first failure, once every step was tried. */
    run: async (): Promise<void> => {
      const failures: unknown[] = [];
      const slow: Promise<unknown>[] = [];
      for (const { take, isSlow } of steps.splice(0).reverse()) {
        const taken = tried(take).catch((error: unknown) => failures.push(error));
        if (isSlow) slow.push(taken);
        else await taken;
      }
      await Promise.all(slow);
      if (failures.length > 0) throw failures[0];
    },
  };
}

const tried = async (take: Step): Promise<void> => void (await take());
