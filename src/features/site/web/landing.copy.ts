import { inWording } from '#features/therapist/wording.data.ts';
import { productName, wording } from '#platform/web/brand.ts';

const say = inWording(wording);

export const landingCopy = {
  headline: ['Say it out loud.', 'Hear yourself think.'],
  oneSentence: say(
    `${productName} is an AI therapist you talk to out loud: it listens, answers in a calm voice, and keeps what you say encrypted.`,
  ),
  start: 'Start your first session',
  sample: 'See how it goes',
  smallPrint: 'Two sessions free. No card. Not a replacement for a person who knows you.',

  sampleTitle: 'A few lines of a session',
  sampleNote: 'An example we wrote. Nobody’s real words are ever shown.',
  sampleSpeakers: { you: 'You', therapist: productName },

  howTitle: 'How a session goes',
  how: [
    {
      title: 'Pick where to begin',
      body: 'Ten areas, from work to grief, or one you name yourself. “General” is fine too.',
    },
    {
      title: 'Press the microphone and talk',
      body: 'It waits while you think, and falls silent the moment you speak.',
    },
    {
      title: 'Leave with something',
      body: 'A question worth keeping, or one small thing to try. You end it whenever you want.',
    },
  ],

  privacyTitle: 'Your privacy, in five lines',
  privacy: [
    { title: 'Encrypted, per person', body: 'Your words are stored under a key of your own.' },
    { title: 'No trackers', body: 'No page loads anything from anyone else.' },
    { title: 'Runs on one machine', body: 'Speech and voice work on this server, with no cloud.' },
    { title: 'Your voice is not kept', body: 'The words are written down. The sound is let go.' },
    { title: 'Nothing is sold', body: 'No advertising, no data trade, not now and not later.' },
  ],
  privacyMore: 'Read the whole privacy page',

  pricesTitle: 'What it costs',
  pricesLead: 'Your first two sessions are free. After that, buy a few, or as many as you like.',
  pricesCaption: 'Prices of session packs and subscriptions',
  pricesColumns: { plan: 'Plan', gives: 'You get', usd: 'US dollars', kes: 'Kenyan shillings' },
  pricesNote: 'A session that ends before it really began is not counted.',

  crisisTitle: 'If it is an emergency',
  crisisBody: `${productName} is not a crisis service. If you might hurt yourself or someone else, please talk to a person now. The page below works without signing in, and without a network once you have opened it.`,

  faqTitle: 'Fair questions',
  faq: [
    {
      question: 'Is it a person?',
      answer: `No. ${productName} is software and says so at the start of every session. It has no licence, it cannot diagnose or prescribe, and it cannot come to you in an emergency.`,
    },
    {
      question: say('Does it replace therapy?'),
      answer:
        'No. It is good at listening, asking, and practising simple techniques between the conversations you have with people. If you can see someone who knows you, do that too.',
    },
    {
      question: 'Who can read what I say?',
      answer:
        'Your words are encrypted in the database under your own key, and no screen of the admin portal shows them. The operator who runs the server holds the master key, so choose an operator you trust.',
    },
    {
      question: 'Does my voice leave this server?',
      answer:
        'Not by default: speech is understood and spoken here. An operator may connect a cloud voice service instead; then your audio goes to that service while you talk.',
    },
    {
      question: 'What counts as a session?',
      answer:
        'A session counts once you have really talked: two minutes connected and an answer, or three turns of yours. Shorter than that is not counted.',
    },
    {
      question: 'Why does it ask if I am over 18?',
      answer:
        'It was made for adults. If you are younger, the crisis page lists people who will talk with you.',
    },
  ],
  finalTitle: 'Whenever you’re ready',
  finalBody: 'A nickname is enough. You can stop at any moment.',
} as const;
