// Every feature's handlers, and the few answers that are not JSON.
import { accountRoutes } from '#features/account/server/account.routes.ts';
import type { Accounts } from '#features/account/server/account.service.ts';
import { adminRoutes } from '#features/admin/server/admin.routes.ts';
import { findLiveSession } from '#features/billing/server/access.service.ts';
import { billingRoutes } from '#features/billing/server/billing.routes.ts';
import { categoriesRoutes } from '#features/categories/server/categories.routes.ts';
import { chatRoutes, chatStreams } from '#features/chat/server/chat.routes.ts';
import type { Chat } from '#features/chat/server/chat.service.ts';
import {
  type ConversationDoors,
  conversationExport,
  conversationsRoutes,
} from '#features/conversations/server/conversations.routes.ts';
import { journalRoutes } from '#features/journal/server/journal.routes.ts';
import type { Journal } from '#features/journal/server/journal.service.ts';
import { journalFiles } from '#features/journal/server/journal-files.routes.ts';
import { moodExport, moodRoutes } from '#features/mood/server/mood.routes.ts';
import { paymentsRoutes } from '#features/payments/server/payments.routes.ts';
import type { Payments } from '#features/payments/server/payments.ts';
import { paymentsAdminRoutes } from '#features/payments/server/payments-admin.routes.ts';
import { testCheckoutRoutes } from '#features/payments/server/test-provider/test-checkout.routes.ts';
import { type Assessor, judgeEdit, keepHeard } from '#features/safety/server/safety.service.ts';
import { safetyPlanRoutes } from '#features/safety/server/safety-plan.routes.ts';
import { type SiteSettings, siteRoutes } from '#features/site/server/site.routes.ts';
import { voicePreview, voiceRoutes } from '#features/voice/server/voice.routes.ts';
import type { Voice } from '#features/voice/server/voice.service.ts';
import { eventStream } from '#platform/server/http/event-stream.ts';
import { callerOf } from '#platform/server/http/procedure.ts';
import type { RawEndpoint } from '#platform/server/http/raw-endpoint.ts';

type Services = {
  accounts: Accounts;
  assessor: Assessor;
  chat: Chat;
  journal: Journal;
  payments: Payments;
  voice: Voice;
  site: SiteSettings;
};

function conversationDoors({
  accounts: { findMember },
  assessor,
  chat,
}: Pick<Services, 'accounts' | 'assessor' | 'chat'>): ConversationDoors {
  const findCountry = async (memberId: string) => (await findMember(memberId))?.country ?? null;
  const showHelp = (conversationId: string) => {
    chat.hub.tell(conversationId, { type: 'help' });
    void chat.hub.announce(conversationId, { kind: 'help' });
  };
  return {
    findMember,
    isInCall: async (platform, tx, memberId, conversationId) =>
      (await findLiveSession(platform, tx, memberId))?.conversation_id === conversationId,
    judgeMessage: async ({ memberId, conversationId, messageId, conversation }) => {
      await chat.keepPace(memberId);
      const country = await findCountry(memberId).catch(() => null);
      const verdict = await chat.judge({ memberId, conversation, conversationId, country, isNew: true });
      if (verdict.showsHelp) showHelp(conversationId);
      await chat.countTyped(memberId, conversationId, verdict);
      chat.replies.remember(messageId, verdict);
      return verdict;
    },
    keepTitleHeard: async (context, { conversationId, title, before }, keep) => {
      const { platform, requestId } = context;
      const { memberId } = callerOf(context);
      const request = {
        assessor,
        memberId,
        surface: 'chat' as const,
        ...(conversationId && { conversationId }),
        findCountry: () => findCountry(memberId),
      };
      const judged = title === '' ? null : await judgeEdit(platform, request, title, before);
      const shows_help = judged?.showsHelp === true && judged.isNews;
      const kept = await keepHeard(platform, shows_help, keep, { requestId });
      // Only now is it sure whose conversation it is.
      if (shows_help) showHelp(kept.id);
      return { ...kept, shows_help };
    },
  };
}

export const appRouter = ({ accounts, assessor, chat, journal, payments, voice, site }: Services) => ({
  account: accountRoutes(accounts),
  admin: adminRoutes,
  billing: billingRoutes,
  categories: categoriesRoutes({ assessor, findMember: accounts.findMember }),
  chat: chatRoutes(chat),
  conversations: conversationsRoutes(conversationDoors({ accounts, assessor, chat })),
  journal: journalRoutes(journal),
  mood: moodRoutes({ assessor, findMember: accounts.findMember }),
  payments: paymentsRoutes(payments),
  paymentsAdmin: paymentsAdminRoutes(payments.tools),
  safetyPlan: safetyPlanRoutes,
  site: siteRoutes(site),
  testCheckout: testCheckoutRoutes(payments.testProvider),
  voice: voiceRoutes(voice),
});

export const rawEndpoints = ({
  accounts,
  chat,
  journal,
  payments,
  voice,
}: Omit<Services, 'assessor' | 'site'>): RawEndpoint[] => [
  eventStream({ isStillSignedIn: accounts.isStillSignedIn }),
  conversationExport(accounts),
  ...chatStreams(chat),
  moodExport(accounts),
  ...journalFiles(journal),
  ...payments.webhooks.endpoints,
  voicePreview(voice),
];
