// A list of the API read to its end, as a page does that asks for more.
import type { TestMember } from './test-app.ts';

type Page<Item> = { items: Item[]; nextCursor: string | null };

/**
 * All items, two at a time. `between` is told the last one of each page before the next is asked for. Throws what a page
 * answers that is not 200.
 */
export async function readPages<Item>(
  member: Pick<TestMember, 'call'>,
  path: string,
  between: (last: Item) => Promise<unknown> = async () => {},
): Promise<Item[]> {
  const seen: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ limit: '2', ...(cursor && { cursor }) });
    const { status, body } = await member.call('GET', `${path}${path.includes('?') ? '&' : '?'}${query}`);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    const page = body as Page<Item>;
    seen.push(...page.items);
    cursor = page.nextCursor;
    const last = page.items.at(-1);
    if (last) await between(last);
  }
  return seen;
}
