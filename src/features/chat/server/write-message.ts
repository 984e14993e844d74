// Words a member sends, or writes instead of earlier ones: looked at, judged, then stored in one transaction with their
// count, and had answered. Sent twice they are stored once.

import type { Message } from '#features/conversations/conversations.contract.ts';
import { readConversation } from '#features/conversations/server/conversations.service.ts';
import { hasSafetyEvent } from '#features/conversations/server/history.service.ts';
import { loadTranscript } from '#features/conversations/server/transcript.service.ts';
import {
  addTypedMessage,
  findTypedMessage,
  lockConversation,
  removeFrom,
} from '#features/conversations/server/typed-turns.service.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { isRefusal, refuse } from '#platform/shared/refusals.ts';
import type { ChatAllowance } from '../chat.contract.ts';
import { countOne, presentAllowance, readStanding, type Standing } from './allowance.ts';
import { chatWords } from './chat.copy.ts';
import { type ChatParts, refuseInCall } from './chat-parts.ts';
import { isDisclosed, type Verdict } from './judge-turn.ts';

export type Accepted = { message: Message; allowance: ChatAllowance; shows_help: boolean };
export type Draft = { conversationId: string; id: string; content: string };

export function createMessageWriter({ platform, hub, replies, judge, keepPace, findMember }: ChatParts) {
  /** What is there under this id already, the transcript, and how the new words are to be taken. */
  async function prepare(memberId: string, { conversationId, id, content }: Draft, editedId: string | null) {
    const asked = findMember(memberId);
    const standing = readStanding(platform, memberId, asked);
    // Refusals below come first; a failure here is told when it is waited for.
    standing.catch(() => {});
    const [member, present, transcript] = await Promise.all([
      asked,
      platform.database.asMember(memberId, async (tx) => {
        await readConversation(platform, tx, memberId, conversationId);
        return {
          message: await findTypedMessage(platform, tx, memberId, conversationId, id),
          hasOpenEvent: await hasSafetyEvent(tx, memberId, conversationId),
        };
      }),
      loadTranscript(platform, memberId, conversationId),
    ]);
    if (present.message)
      return {
        stored: present.message,
        verdict: null,
        showsHelp: present.hasOpenEvent,
        standing: await standing,
      };
    await keepPace(memberId);
    const edited = editedId ? transcript.findIndex((message) => message.id === editedId) : -1;
    const before = edited >= 0 ? transcript.slice(0, edited) : transcript;
    const conversation = [
      ...before.map((message) => ({ role: message.role, content: message.content })),
      { role: 'user' as const, content },
    ];
    const country = member?.country ?? null;
    const [verdict, plan] = await Promise.all([
      judge({ memberId, conversation, conversationId, country, isNew: true }),
      standing,
    ]);
    const isCounted = !isDisclosed(verdict) && !present.hasOpenEvent;
    return { stored: null, verdict, standing: isCounted ? plan : { ...plan, isCounted } };
  }

  /** Stores the words in one transaction with their count, then has them answered. */
  async function accept(
    memberId: string,
    draft: Draft,
    editedId: string | null,
    { verdict, standing }: { verdict: Verdict; standing: Standing & { isCounted?: boolean } },
  ): Promise<Omit<Accepted, 'shows_help'>> {
    const { conversationId, id, content } = draft;
    const accepted = await platform.database.asMember(memberId, async (tx) => {
      await lockConversation(tx, memberId, conversationId);
      const stored = await findTypedMessage(platform, tx, memberId, conversationId, id);
      if (stored) return { message: stored, allowance: await presentAllowance(tx, memberId, standing) };
      await refuseInCall(platform, tx, memberId, conversationId);
      const position = editedId ? await takeBack(tx, memberId, conversationId, editedId) : null;
      if (standing.isCounted !== false) await countOne(tx, memberId, standing);
      const message = await addTypedMessage(platform, tx, {
        memberId,
        conversationId,
        id,
        content,
        position,
        showsHelp: verdict.showsHelp,
      });
      if (editedId) await hub.publish(tx, conversationId, { kind: 'changed' });
      await hub.publish(tx, conversationId, { kind: 'message', detail: id });
      if (verdict.showsHelp) await hub.publish(tx, conversationId, { kind: 'help' });
      await platform.events.publish(tx, { memberId, topic: 'conversations', id: conversationId });
      return { message, allowance: await presentAllowance(tx, memberId, standing) };
    });
    replies.remember(id, verdict);
    if (editedId) hub.tell(conversationId, { type: 'changed' });
    if (verdict.showsHelp) hub.tell(conversationId, { type: 'help' });
    hub.tell(conversationId, { type: 'message', message: accepted.message });
    if (editedId) interruptEverywhere(conversationId, 'superseded');
    replies.ensure({ memberId, conversationId });
    return accepted;
  }

  async function takeBack(
    tx: Tx,
    memberId: string,
    conversationId: string,
    editedId: string,
  ): Promise<number> {
    const edited = await findTypedMessage(platform, tx, memberId, conversationId, editedId);
    if (!edited) throw refuse('NOT_FOUND');
    if (edited.role !== 'user' || edited.source !== 'typed') throw refuse('CONFLICT', chatWords.notEditable);
    await removeFrom(platform, tx, memberId, conversationId, edited.position);
    return edited.position;
  }

  function interruptEverywhere(conversationId: string, reason: 'stopped' | 'superseded'): void {
    if (!replies.interrupt(conversationId, reason))
      void hub.announce(conversationId, { kind: 'stop', detail: reason });
  }

  async function write(memberId: string, draft: Draft, editedId: string | null): Promise<Accepted> {
    const { conversationId } = draft;
    const prepared = await prepare(memberId, draft, editedId);
    const { verdict } = prepared;
    if (verdict) {
      try {
        const accepted = await accept(memberId, draft, editedId, prepared);
        return { ...accepted, shows_help: verdict.showsHelp };
      } catch (error) {
        throw judgedBefore(error, conversationId, verdict);
      }
    }
    replies.ensure({ memberId, conversationId });
    const { stored, standing, showsHelp } = prepared;
    const allowance = await platform.database.asMember(memberId, (tx) =>
      presentAllowance(tx, memberId, standing),
    );
    return { message: stored, allowance, shows_help: showsHelp };
  }

  /** Words that were not taken were heard all the same: open pages show help, and a refusal says whether it belongs there. */
  function judgedBefore(error: unknown, conversationId: string, { showsHelp }: Verdict): unknown {
    if (showsHelp) {
      hub.tell(conversationId, { type: 'help' });
      void hub.announce(conversationId, { kind: 'help' });
    }
    if (!isRefusal(error)) return error;
    return refuse(error.code, error.message, { ...(error.data as object | null), shows_help: showsHelp });
  }

  return {
    /**
     * Refuses NOT_FOUND, CONFLICT during a call, TOO_MANY_REQUESTS when the day's messages are used up or more came in a
     * minute than can be read. What was judged before it was refused says so in `shows_help`.
     */
    send: (memberId: string, draft: Draft) => write(memberId, draft, null),

    /** As `send`; the edited message and all after it are deleted. Refuses CONFLICT for what was spoken or is not theirs to change. */
    edit: (memberId: string, { messageId, ...draft }: Draft & { messageId: string }) =>
      write(memberId, draft, messageId),
  };
}
