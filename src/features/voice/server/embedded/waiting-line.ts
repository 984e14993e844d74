// A fixed number of places and an honest line in front of them, first come first served.

export type Place = { leave(): void };

export type WaitingLine = {
  /**
   * Resolves with a place. `onAhead` is told how many are before the caller whenever that changes, and 0 once the
   * wait is over; it is never called when a place is free at once. Rejects with the signal's reason when aborted.
   */
  enter(options: { onAhead(ahead: number): void; signal: AbortSignal }): Promise<Place>;
  taken(): number;
};

/** `places`: asked each time, because how much the machine bears is learnt as it goes. */
export function createWaitingLine(places: () => number): WaitingLine {
  type Waiter = { admit(): void; onAhead(ahead: number): void; told: number };
  const waiting: Waiter[] = [];
  let taken = 0;

  function occupy(): Place {
    taken++;
    let hasLeft = false;
    return {
      leave() {
        if (hasLeft) return;
        hasLeft = true;
        taken--;
        moveUp();
      },
    };
  }

  function moveUp(): void {
    while (waiting.length > 0 && taken < places()) waiting.shift()!.admit();
    tellAll();
  }

  function tellAll(): void {
    for (const [before, waiter] of waiting.entries()) {
      if (waiter.told === before + 1) continue;
      waiter.told = before + 1;
      waiter.onAhead(before + 1);
    }
  }

  return {
    taken: () => taken,
    async enter({ onAhead, signal }) {
      signal.throwIfAborted();
      if (waiting.length === 0 && taken < places()) return occupy();
      return new Promise<Place>((resolve, reject) => {
        const giveUp = () => {
          waiting.splice(waiting.indexOf(waiter), 1);
          tellAll();
          reject(signal.reason);
        };
        const waiter: Waiter = {
          told: 0,
          onAhead,
          admit() {
            signal.removeEventListener('abort', giveUp);
            const place = occupy();
            onAhead(0);
            resolve(place);
          },
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.push(waiter);
        tellAll();
      });
    },
  };
}
