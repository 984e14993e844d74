// Many starts at the same instant, and how many of them won. Shared by the test and the bench, so that both ask the
// same question; the tests also put it to a start that takes no lock, to see that the question can be failed.
export type Start = () => Promise<{ success: boolean; sessionId: string | null }>;

export async function startAtOnce(starts: Start[]): Promise<{ winners: number; sessionIds: string[] }> {
  const results = await Promise.all(starts.map((start) => start()));
  const won = results.filter(({ success }) => success);
  return { winners: won.length, sessionIds: won.flatMap(({ sessionId }) => sessionId ?? []) };
}

/** Runs the trial again and again; returns in how many exactly one start won. */
export async function countOneWinner(trials: number, trial: () => Promise<number>): Promise<number> {
  let oneWinner = 0;
  for (let i = 0; i < trials; i += 1) {
    if ((await trial()) === 1) oneWinner += 1;
  }
  return oneWinner;
}
