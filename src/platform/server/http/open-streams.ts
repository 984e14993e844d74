// Streams a member holds open in this process. Beyond the most there may be, the oldest gives way: a page nobody looks at has
// given its own back long before, and one that is evicted comes back by itself.
export function createOpenStreams(mostPerMember: number) {
  const open = new Map<string, Set<() => void>>();
  return {
    /** `close` must be safe to call twice. Returns what to call when the stream has ended. */
    add: (memberId: string, close: () => void): (() => void) => {
      const streams = open.get(memberId) ?? new Set();
      open.set(memberId, streams.add(close));
      const [oldest] = streams;
      if (streams.size > mostPerMember) oldest?.();
      return () => {
        streams.delete(close);
        if (streams.size === 0 && open.get(memberId) === streams) open.delete(memberId);
      };
    },
  };
}
