// Every operation of the product, by feature. The browser's client and /api/openapi.json are made from this.
import { accountContract } from '#features/account/account.contract.ts';
import { adminContract } from '#features/admin/admin.contract.ts';
import { billingContract } from '#features/billing/billing.contract.ts';
import { categoriesContract } from '#features/categories/categories.contract.ts';
import { chatContract } from '#features/chat/chat.contract.ts';
import { conversationsContract } from '#features/conversations/conversations.contract.ts';
import { journalContract } from '#features/journal/journal.contract.ts';
import { moodContract } from '#features/mood/mood.contract.ts';
import { paymentsContract } from '#features/payments/payments.contract.ts';
import { paymentsAdminContract } from '#features/payments/payments-admin.contract.ts';
import { testCheckoutContract } from '#features/payments/test-checkout.contract.ts';
import { safetyPlanContract } from '#features/safety/safety-plan.contract.ts';
import { siteContract } from '#features/site/site.contract.ts';
import { voiceContract } from '#features/voice/voice.contract.ts';

export const appContract = {
  account: accountContract,
  admin: adminContract,
  billing: billingContract,
  categories: categoriesContract,
  chat: chatContract,
  conversations: conversationsContract,
  journal: journalContract,
  mood: moodContract,
  payments: paymentsContract,
  paymentsAdmin: paymentsAdminContract,
  safetyPlan: safetyPlanContract,
  site: siteContract,
  testCheckout: testCheckoutContract,
  voice: voiceContract,
};
