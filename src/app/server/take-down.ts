// What was begun is ended in reverse order, each step whatever became of the one before it: a failure on the way out must
// not leave a database running or a session unsettled.

type Step = () => Promise<unknown> | unknown;

export function createTakeDown() {
  const steps: Step[] = [];
  return {
    add: (...more: Step[]): void => void steps.push(...more),
    /** Throws the first failure, once every step was tried. */
    run: async (): Promise<void> => {
      const failures: unknown[] = [];
      for (const step of steps.splice(0).reverse()) {
        try {
          await step();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
