// Where to turn in a crisis, by country. Only numbers we are certain of: a country is left out before one is invented.
// `verifiedAt` is the day a person rang or read the source; null is shown to people as "check this number".

type CrisisChannel = 'call' | 'sms' | 'web';

export type CrisisResource = {
  name: string;
  channel: CrisisChannel;
  /** As dialled or texted; for `web`, the address. */
  value: string;
  /** For a text line: the word to send first. */
  keyword?: string;
  /** null where we do not know them well enough to promise. */
  hours: '24/7' | null;
  isFree: boolean | null;
  /** For whom above all; absent: for anybody in a crisis. */
  topic?: 'abuse';
  source: string;
  verifiedAt: string | null;
};

export type CrisisCountry = {
  code: string;
  name: string;
  /** What to ring when a life is in danger now; any one of them. */
  emergencyNumbers: string[];
  resources: CrisisResource[];
};

const line = (
  name: string,
  channel: CrisisChannel,
  value: string,
  source: string,
  rest: Partial<Pick<CrisisResource, 'keyword' | 'hours' | 'isFree' | 'topic'>> = {},
): CrisisResource => ({
  name,
  channel,
  value,
  hours: '24/7',
  isFree: true,
  verifiedAt: null,
  ...rest,
  source,
});

/** For who is hurt or controlled at home; free and open at any hour, as their sources say. */
const abuseLine = (name: string, value: string, source: string): CrisisResource =>
  line(name, 'call', value, source, { topic: 'abuse' });

export const crisisCountries: CrisisCountry[] = [
  {
    code: 'AU',
    name: 'Australia',
    emergencyNumbers: ['000'],
    resources: [
      line('Lifeline', 'call', '13 11 14', 'https://www.lifeline.org.au'),
      abuseLine('1800RESPECT', '1800 737 732', 'https://www.1800respect.org.au'),
    ],
  },
  {
    code: 'CA',
    name: 'Canada',
    emergencyNumbers: ['911'],
    resources: [
      line('9-8-8 Suicide Crisis Helpline', 'call', '988', 'https://988.ca'),
      line('9-8-8 Suicide Crisis Helpline', 'sms', '988', 'https://988.ca'),
    ],
  },
  { code: 'GH', name: 'Ghana', emergencyNumbers: ['112'], resources: [] },
  {
    code: 'IN',
    name: 'India',
    emergencyNumbers: ['112'],
    resources: [line('Tele-MANAS', 'call', '14416', 'https://telemanas.mohfw.gov.in')],
  },
  {
    code: 'IE',
    name: 'Ireland',
    emergencyNumbers: ['112', '999'],
    resources: [
      line('Samaritans', 'call', '116 123', 'https://www.samaritans.org/ireland'),
      abuseLine("Women's Aid", '1800 341 900', 'https://www.womensaid.ie'),
    ],
  },
  {
    code: 'KE',
    name: 'Kenya',
    emergencyNumbers: ['999', '112'],
    resources: [
      line('Befrienders Kenya', 'call', '0722 178 177', 'https://www.befrienderskenya.org', {
        hours: null,
        isFree: null,
      }),
      abuseLine(
        'National GBV Helpline',
        '1195',
        'https://africa.unwomen.org/en/news-and-events/stories/2020/06/on-the-frontline-with-kenyas-national-helpline',
      ),
    ],
  },
  {
    code: 'NZ',
    name: 'New Zealand',
    emergencyNumbers: ['111'],
    resources: [
      line('1737, need to talk?', 'call', '1737', 'https://1737.org.nz'),
      line('1737, need to talk?', 'sms', '1737', 'https://1737.org.nz'),
      abuseLine("Women's Refuge", '0800 733 843', 'https://womensrefuge.org.nz'),
    ],
  },
  { code: 'NG', name: 'Nigeria', emergencyNumbers: ['112'], resources: [] },
  { code: 'RW', name: 'Rwanda', emergencyNumbers: ['112'], resources: [] },
  {
    code: 'ZA',
    name: 'South Africa',
    emergencyNumbers: ['112'],
    resources: [
      line('SADAG Suicide Crisis Helpline', 'call', '0800 567 567', 'https://www.sadag.org'),
      abuseLine('GBV Command Centre', '0800 428 428', 'https://gbv.org.za'),
    ],
  },
  { code: 'TZ', name: 'Tanzania', emergencyNumbers: ['112'], resources: [] },
  { code: 'UG', name: 'Uganda', emergencyNumbers: ['999', '112'], resources: [] },
  {
    code: 'GB',
    name: 'United Kingdom',
    emergencyNumbers: ['999', '112'],
    resources: [
      line('Samaritans', 'call', '116 123', 'https://www.samaritans.org'),
      abuseLine('National Domestic Abuse Helpline', '0808 2000 247', 'https://www.nationaldahelpline.org.uk'),
    ],
  },
  {
    code: 'US',
    name: 'United States',
    emergencyNumbers: ['911'],
    resources: [
      line('988 Suicide & Crisis Lifeline', 'call', '988', 'https://988lifeline.org'),
      line('988 Suicide & Crisis Lifeline', 'sms', '988', 'https://988lifeline.org'),
      abuseLine('National Domestic Violence Hotline', '1 800 799 7233', 'https://www.thehotline.org'),
    ],
  },
];

/** What mobile phones take for an emergency call in most of the world, whatever the country's own number (3GPP TS 22.101). */
export const MOBILE_EMERGENCY_NUMBER = '112';

/** For every other country, and for more than we list here. */
export const internationalDirectory = {
  name: 'Find A Helpline',
  url: 'https://findahelpline.com',
  verifiedAt: null as string | null,
};
