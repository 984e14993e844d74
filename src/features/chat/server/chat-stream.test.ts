import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { type ChatPage, openChatPage } from '../testing/chat-page.ts';
import { chatLimits } from './limits.data.ts';

let app: TestApp;
const pages: ChatPage[] = [];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const page of pages) page.close();
  await app.close();
});

async function begin(member: TestMember): Promise<string> {
  const draft = { therapy_style: 'Standard', coach_type: 'career', surface: 'chat' };
  return (await member.call('POST', '/conversations', draft)).body.id;
}
async function follow(member: TestMember, id: string, count = 1): Promise<ChatPage[]> {
  const opened: ChatPage[] = [];
  for (let tab = 0; tab < count; tab += 1) opened.push(await openChatPage(app.url, member.cookie, id));
  pages.push(...opened);
  return opened;
}
const closed = (opened: ChatPage[]) => opened.filter((page) => page.isClosed()).length;

test('a member may have many tabs open; beyond those the oldest stream gives way, and nobody else’s', async () => {
  const [member, other] = [await app.signUp(), await app.signUp()];
  const [theirs] = await follow(other, await begin(other));
  const id = await begin(member);
  const tabs = await follow(member, id, chatLimits.streamsPerMember);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(closed(tabs)).toBe(0);

  // A tab that was closed makes room.
  tabs[5]?.close();
  await tabs[5]?.wait((page) => page.isClosed(), 'the end of a closed tab');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const [next] = await follow(member, id);
  expect(tabs[0]?.isClosed()).toBe(false);

  const [newest] = await follow(member, id);
  await tabs[0]?.wait((page) => page.isClosed(), 'the end of the oldest');
  expect(closed(tabs)).toBe(2);
  expect([theirs, next, newest].map((page) => page?.isClosed())).toEqual([false, false, false]);
});
