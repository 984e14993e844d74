// What the operator has published about this copy. Asked once per page; if it cannot be had, nothing is shown in its place.
import { useEffect, useState } from 'react';

export type SiteSettings = {
  communityUrl: string | null;
  bookingUrl: string | null;
  contactEmail: string | null;
};

const NOTHING: SiteSettings = { communityUrl: null, bookingUrl: null, contactEmail: null };
let asked: Promise<SiteSettings> | null = null;

const link = (value: unknown) => (typeof value === 'string' && /^https:\/\//.test(value) ? value : null);
const address = (value: unknown) =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value) ? value : null;

/** Only https links and well-formed addresses pass; anything else is as if absent. */
function readSiteSettings(answer: unknown): SiteSettings {
  if (typeof answer !== 'object' || answer === null) return NOTHING;
  const fields = answer as Record<string, unknown>;
  return {
    communityUrl: link(fields.communityUrl),
    bookingUrl: link(fields.bookingUrl),
    contactEmail: address(fields.contactEmail),
  };
}

async function fetchSiteSettings() {
  try {
    const response = await fetch('/api/site', { headers: { accept: 'application/json' } });
    if (response.ok) return readSiteSettings(await response.json());
  } catch {
    // Offline, or no server behind the page: the links are simply not there.
  }
  asked = null;
  return NOTHING;
}

export function useSiteSettings() {
  const [settings, setSettings] = useState<SiteSettings>(NOTHING);
  useEffect(() => {
    let isCurrent = true;
    asked ??= fetchSiteSettings();
    asked.then((answer) => isCurrent && setSettings(answer));
    return () => {
      isCurrent = false;
    };
  }, []);
  return settings;
}
