import { productName } from '#platform/web/brand.ts';

type LegalSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
};
export type LegalPageCopy = {
  title: string;
  lead: string;
  updatedOn: string;
  sections: readonly LegalSection[];
};

const UPDATED_ON = '2026-11-20';

export const privacyCopy: LegalPageCopy = {
  title: 'Privacy',
  lead: `What this copy of ${productName} keeps about you, where, why, and who can see it. In plain words, because you should not need a lawyer to talk about your week.`,
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [
        `${productName} is software that an operator runs on their own server. The operator of this copy is responsible for your data and is who you write to. The makers of the software receive nothing from it.`,
      ],
    },
    {
      id: 'kept',
      title: 'What is kept',
      paragraphs: [],
      points: [
        'Your account: email or phone, the name or nickname you chose, and your password in a form that cannot be read back.',
        'Your sessions: when they began and ended, how many you used and have left, the area and topic you chose.',
        'What was said, written down as text, so that you can read it again and the next answer can follow from the last. The sound of your voice is not kept.',
        'Areas you create yourself: their names and descriptions.',
        'Payments, once you make one: what, when, how much, and whether it worked. Card numbers never reach this server.',
        'If something you say points to danger: that it happened and which help was shown. Not a copy of your words.',
      ],
    },
    {
      id: 'protected',
      title: 'How it is protected',
      paragraphs: [
        'Your words are encrypted before they are written to the database, under a key that belongs to your account alone. That key is itself locked by a master key the operator holds. Times, counts and ids are not encrypted.',
        'The operator’s admin portal does not show what you said. An operator with full control of the server could still get at the master key; encryption protects you from a stolen disk or a leaked backup, not from the person you chose to trust.',
      ],
    },
    {
      id: 'others',
      title: 'Who else gets something',
      paragraphs: [
        'By default, nobody. Speech is understood and spoken on this server, and no page loads a script, font, image or counter from anywhere else.',
      ],
      points: [
        'If the operator connects a cloud voice or language service, your audio or text goes to that service while you talk with it.',
        'If you pay, the payment provider handles your card or mobile money.',
        'If you follow a link to a community chat, a human therapist or a helpline directory, that site has its own rules.',
      ],
    },
    {
      id: 'never',
      title: 'What is never done',
      paragraphs: [],
      points: [
        'No advertising, no trackers, no analytics by others.',
        'No selling or lending of anything you say.',
        'No training of models on your words.',
        'Nothing you say is written to the server’s logs.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      paragraphs: [
        'You can ask to see, correct, take with you or erase what is kept about you, and withdraw your consent at any time. Buttons for this in your settings are being built; until they are there, write to the operator, who must answer within a month. Erasing an account destroys its key, so what it locked can no longer be read.',
        'If you are in the EU, the UK or Kenya you can also complain to your data protection authority.',
      ],
    },
    {
      id: 'age',
      title: 'Age',
      paragraphs: [`${productName} is for people of 18 and over.`],
    },
    {
      id: 'changes',
      title: 'When this page changes',
      paragraphs: [
        'The date at the top changes with it. If it changes what happens to your words, you are told before it does.',
      ],
    },
  ],
};

export const termsCopy: LegalPageCopy = {
  title: 'Terms',
  lead: 'What you can expect, and what is expected of you. Using the service means agreeing to this.',
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'what',
      title: 'What this is, and is not',
      paragraphs: [
        `${productName} is an AI for talking things through. It is not a person, not a licensed therapist, not a medical device and not an emergency service. It does not diagnose or treat. It can be wrong: do not change medication or make a grave decision on its word alone.`,
        'If you are in danger, call your emergency number or use the crisis page, which needs no account.',
      ],
    },
    {
      id: 'who',
      title: 'Who you agree with',
      paragraphs: [
        'The operator who runs this copy on their own server. The makers of the software are not a party to it.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'You are 18 or over, you keep your password to yourself, and one person uses the account. A nickname is fine.',
      ],
    },
    {
      id: 'sessions',
      title: 'Sessions and payment',
      paragraphs: [],
      points: [
        'Two sessions are free. After that you buy a pack of sessions or a subscription, at the price shown before you pay.',
        'A session counts when it really took place: the AI answered and you were connected for two minutes or spoke three times. Otherwise it is given back. To prevent abuse, only three a day are given back.',
        'Sessions have a time limit, shown while you talk. You are told before it ends.',
        'A subscription renews until you cancel, and stays usable to the end of the period you paid for.',
        'If you were charged wrongly, write to the operator.',
      ],
    },
    {
      id: 'use',
      title: 'Fair use',
      paragraphs: [
        'Do not try to break into the service, overload it, resell it, or use it to harm someone. An account that does may be closed.',
      ],
    },
    {
      id: 'words',
      title: 'Your words',
      paragraphs: [
        'They are yours. The operator may store and process them only to give you the service, as the privacy page says.',
      ],
    },
    {
      id: 'promise',
      title: 'What is promised',
      paragraphs: [
        'The operator runs the service with care but cannot promise it is always up or always right. Nothing here limits rights that the law of your country gives you.',
      ],
    },
    {
      id: 'leaving',
      title: 'Leaving',
      paragraphs: [
        'You can stop at any time. Ask the operator to delete your account and it is erased as the privacy page says.',
      ],
    },
  ],
};

export const cookiesCopy: LegalPageCopy = {
  title: 'Cookies',
  lead: 'Two cookies and a few notes on your own device. None of them follow you anywhere, so there is no banner to click away.',
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [],
      points: [
        'Sign-in: keeps you signed in. Set when you sign in, unreadable to scripts, gone when you sign out or it expires.',
        'sidebar_state: remembers whether the sidebar is folded. Kept for 7 days.',
      ],
    },
    {
      id: 'device',
      title: 'Notes kept on your device',
      paragraphs: [
        'These stay in your browser and are never sent. The one exception is writing that waits for a network: it is sent to your own account when there is one.',
      ],
      points: [
        'theme: light or dark, if you chose one.',
        'whatsapp_community_button_hidden and therapist_booking_button_hidden: that you hid one of the two floating buttons.',
        'The currency you chose to see prices in; and, while you pay, the page you came from.',
        'The country you chose to see crisis numbers for. Removed when you sign out.',
        'A copy of the crisis page, so that it opens without a network.',
        'Once you have signed in: a copy of the app’s own pages, with nothing of yours in it, so that they open without a network.',
        'While you are signed in: your member id, nickname and country, so that your journal, mood tracker and chat open without a network.',
        'While you are signed in: what you chose to talk about and with, and how many sessions you have left.',
        'While you are signed in: your safety plan, if you asked to keep it here. Encrypted, and removed when you sign out.',
        'While you are signed in: what you wrote that is not sent yet, and the entries and check-ins you last saw. Encrypted, and made unreadable when you sign out.',
      ],
    },
    {
      id: 'others',
      title: 'From others',
      paragraphs: [
        'None. No page here loads anything from a third party, so no third party can set a cookie.',
      ],
    },
    {
      id: 'remove',
      title: 'Removing them',
      paragraphs: [
        'Clear this site’s data in your browser’s settings. You will be signed out and the choices above are forgotten.',
      ],
    },
  ],
};
