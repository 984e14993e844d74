// What the public pages need to know of this installation.
import { z } from 'zod';
import { wordings } from '#features/therapist/wording.data.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

export const siteContract = {
  settings: endpoint('public', {
    method: 'GET',
    path: '/site',
    summary: 'Name and links of this installation',
    tag: 'site',
  }).output(
    z.object({
      productName: z.string(),
      /** How this installation speaks of itself. */
      wording: z.enum(wordings),
      communityUrl: z.string().nullable(),
      bookingUrl: z.string().nullable(),
    }),
  ),
};
