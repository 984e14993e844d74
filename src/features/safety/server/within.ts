/** Rejects when the work takes longer than `ms`, or is no longer wanted; the work itself goes on. */
export function within<T>(ms: number, work: Promise<T>, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), ms);
    signal?.addEventListener('abort', () => reject(new Error('no longer wanted')), { once: true });
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
