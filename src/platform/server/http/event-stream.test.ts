import { expect, test } from 'vitest';
import { eventStream } from './event-stream.ts';
import type { RequestContext } from './procedure.ts';

const context = (memberId: string) =>
  ({
    caller: { memberId, authSessionId: 'one', role: 'member' },
    platform: { events: { subscribe: () => () => {} } },
  }) as unknown as RequestContext;

test('a member who opens pages without end is told on the newest ones, and nobody else loses a stream', async () => {
  const { handle } = eventStream({ isStillSignedIn: async () => true });
  const request = () => new Request('http://localhost/api/events');
  const open = async (memberId: string) => (await handle(request(), context(memberId))).body!.getReader();
  const other = await open('b');
  const pages: Awaited<ReturnType<typeof open>>[] = [];
  for (let at = 0; at < 31; at++) pages.push(await open('a'));
  const isOpen = async (page: Awaited<ReturnType<typeof open>>) => {
    await page.read();
    return Promise.race([
      page.read().then(({ done }) => !done),
      new Promise<boolean>((resolve) => setTimeout(resolve, 20, true)),
    ]);
  };
  expect(await isOpen(pages[0]!)).toBe(false);
  expect(await isOpen(pages[1]!)).toBe(true);
  expect(await isOpen(pages[30]!)).toBe(true);
  expect(await isOpen(other)).toBe(true);
  await Promise.all([other, ...pages].map((page) => page.cancel().catch(() => {})));
});
