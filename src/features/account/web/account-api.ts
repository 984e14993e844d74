import { apiOf } from '#platform/web/api.ts';
import type { accountContract } from '../account.contract.ts';

export const accountApi = apiOf<typeof accountContract>('account');
