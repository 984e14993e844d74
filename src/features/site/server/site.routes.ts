// What the public pages ask of this installation.

import type { Wording } from '#features/therapist/wording.data.ts';
import { serve } from '#platform/server/http/procedure.ts';
import { siteContract } from '../site.contract.ts';

export type SiteSettings = {
  productName: string;
  wording: Wording;
  communityUrl: string | null;
  bookingUrl: string | null;
};

const api = serve(siteContract);

export const siteRoutes = (settings: SiteSettings) => ({ settings: api.settings.handler(() => settings) });
