// Conversations, transcripts and history over HTTP; exports are files and answered as such.
import { z } from 'zod';
import type { Tx } from '#platform/server/database/database.ts';
import { callerOf, type RequestContext, serve } from '#platform/server/http/procedure.ts';
import type { RawEndpoint } from '#platform/server/http/raw-endpoint.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import {
  type Conversation,
  conversationsContract,
  deviceZone,
  exportFormats,
  type RenamedConversation,
} from '../conversations.contract.ts';
import { createConversation, getConversation, listConversations } from './conversations.service.ts';
import { exportConversation } from './export/export.service.ts';
import { listHistoryPage } from './history.service.ts';
import { removeConversation, renameConversation } from './keeping.service.ts';
import { type JudgeMessage, listMessages, writeMessage } from './transcript.service.ts';

/** What conversations must know of the rest of the product. */
export type ConversationDoors = {
  findMember(memberId: string): Promise<{ timeZone: string | null } | null>;
  /** A voice session is open in this conversation. */
  isInCall(platform: Platform, tx: Tx, memberId: string, conversationId: string): Promise<boolean>;
  judgeMessage: JudgeMessage;
  /** Judges a title before it is kept: whatever becomes of it, the answer or the refusal says whether help is due. */
  keepTitleHeard(
    context: RequestContext,
    title: NewTitle,
    keep: () => Promise<Conversation>,
  ): Promise<RenamedConversation>;
};

/** `conversationId`: null where it is not known to be the member's; then nothing is written down of it. */
type NewTitle = { conversationId: string | null; title: string; before: string };

/** The device's, as pages show every time in it; else the one of the sign-up, when that is known. */
const zoneFor = async (
  findMember: ConversationDoors['findMember'],
  memberId: string,
  tz: string | undefined,
): Promise<string | null> => tz ?? (await findMember(memberId))?.timeZone ?? null;

const api = serve(conversationsContract);

export const conversationsRoutes = ({
  findMember,
  isInCall,
  judgeMessage,
  keepTitleHeard,
}: ConversationDoors) => ({
  create: api.create.handler(({ context, input }) =>
    createConversation(context.platform, callerOf(context).memberId, input),
  ),
  list: api.list.handler(({ context, input }) =>
    listConversations(context.platform, callerOf(context).memberId, input),
  ),
  get: api.get.handler(({ context, input }) =>
    getConversation(context.platform, callerOf(context).memberId, input.id),
  ),
  listMessages: api.listMessages.handler(({ context, input }) =>
    listMessages(context.platform, callerOf(context).memberId, input.id, input),
  ),
  write: api.write.handler(({ context, input }) =>
    writeMessage(context.platform, callerOf(context).memberId, input, judgeMessage),
  ),
  history: api.history.handler(async ({ context, input }) => {
    const { memberId } = callerOf(context);
    const timeZone = input.from || input.to ? await zoneFor(findMember, memberId, input.tz) : null;
    return listHistoryPage(context.platform, memberId, input, timeZone, context.signal);
  }),
  rename: api.rename.handler(async ({ context, input }) => {
    const { platform } = context;
    const { memberId } = callerOf(context);
    const { id, title } = input;
    // What cannot be read counts as nothing: then all of it is judged as new.
    const own = await getConversation(platform, memberId, id).catch(() => null);
    const said = { conversationId: own && id, title, before: own?.title ?? '' };
    return keepTitleHeard(context, said, () => renameConversation(platform, memberId, id, title));
  }),
  remove: api.remove.handler(async ({ context, input }) => {
    const { platform } = context;
    const { memberId } = callerOf(context);
    await removeConversation(platform, memberId, input.id, (tx) =>
      isInCall(platform, tx, memberId, input.id),
    );
    return { isDeleted: true };
  }),
});

const exportRequest = z.object({ id: z.uuid(), format: z.enum(exportFormats), tz: deviceZone });

export const conversationExport = ({ findMember }: Pick<ConversationDoors, 'findMember'>): RawEndpoint => ({
  method: 'GET',
  path: '/conversations/:id/export',
  access: 'member',
  summary: 'A conversation as a file: ?format=markdown, json or pdf, and &tz= for the zone of its times',
  tag: 'conversations',
  handle: async (request, context) => {
    const { pathname, searchParams } = new URL(request.url);
    const asked = exportRequest.safeParse({
      id: pathname.split('/').at(-2),
      format: searchParams.get('format'),
      tz: searchParams.get('tz') ?? undefined,
    });
    if (!asked.success) throw refuse('INVALID_INPUT');
    const { memberId } = callerOf(context);
    const { id, format, tz } = asked.data;
    const timeZone = await zoneFor(findMember, memberId, tz);
    const file = await exportConversation(context.platform, memberId, id, format, timeZone);
    return new Response(new Uint8Array(file.content), {
      headers: { 'Content-Type': file.type, 'Content-Disposition': `attachment; filename="${file.name}"` },
    });
  },
});
