import { inWording } from '#features/therapist/wording.data.ts';
import { productName, wording } from '#platform/web/brand.ts';

const say = inWording(wording);

export const accountCopy = {
  checking: 'Checking who is here',
  toasts: {
    expired: { title: 'Session Expired', description: 'Please log in again' },
    denied: {
      title: 'Access Denied',
      description: "You don't have permission to access the admin dashboard",
    },
    loggedOut: { title: 'Logged out' },
    logoutFailed: { title: 'Failed to log out' },
    passwordSet: { title: 'Your new password is set', description: 'Everywhere else, you are signed out.' },
    confirmed: { title: 'Your e-mail is confirmed' },
  },
  aside: {
    title: 'Somewhere to put it down.',
    lines: [
      'You talk with an AI. It is not a person, and it is not for emergencies.',
      'What you say is kept encrypted.',
      'Two sessions are free. No card.',
    ],
  },
  aiNotice: 'You talk with an AI, not a person.',
  tabs: { label: 'Sign in or sign up', signIn: 'Sign in', signUp: 'Sign up' },
  signIn: {
    title: 'Welcome back',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
  },
  signUp: {
    title: 'Make yourself at home',
    submit: 'Make my account',
  },
  fields: {
    identifier: 'E-mail or phone number',
    nickname: 'What should we call you?',
    nicknameHelp: 'A nickname is enough.',
    password: 'Password',
    newPassword: 'New password',
    passwordHelp: 'At least 8 characters. A few words in a row are easiest to keep.',
    adminPasswordHelp: 'At least 15 characters. A few words in a row are easiest to keep.',
    country: 'Country',
    countryHelp: 'Decides which helplines you are shown, and how a phone number is read.',
    countryForPhone: 'Which country is this number from?',
    noCountry: 'I would rather not say',
    isAdult: 'I am 18 or older.',
    consent: say(
      'I agree that what I say and write here is kept, encrypted, so that my therapist can follow it.',
    ),
    consentHelp: 'You can have it deleted at any time.',
    privacy: 'How we keep it private',
  },
  passphrase: {
    make: 'Make me a passphrase',
    another: 'Make another',
    made: 'Your passphrase:',
    keep: 'Write it down, or let your browser keep it.',
  },
  problems: {
    identifier: 'Type an e-mail address or a phone number.',
    nickname: 'Tell us what to call you.',
    password: 'Type your password.',
    newPassword: 'Choose a password.',
    isAdult: `${productName} is for people of 18 or older.`,
    consent: 'We cannot keep your sessions without this.',
    credentials: 'That name and password do not go together. Check both, or set a new password.',
    tooMany: (minutes: number) =>
      `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or set a new password.`,
    offline: 'We could not reach the server. What you typed is still here. Try again in a moment.',
    unknown: 'Something went wrong on our side. What you typed is still here. Please try again.',
  },
  forgot: {
    title: 'Set a new password',
    lead: 'Tell us who you are, and we send you a link. It works once, within an hour.',
    submit: 'Send the link',
    back: 'Back to sign in',
    sentTitle: 'A link may be on its way',
    sent: (name: string) => `If there is an account for ${name}, its owner has a link now.`,
    sentPhone:
      'For a phone number, the link goes to the people who run this copy. They give it to you once they know it is you.',
    sentNoMail: 'On a machine without a mail server, the message waits in its outbox folder.',
  },
  checkMail: {
    title: 'Check your e-mail',
    description: (name: string) =>
      `We have sent a message to ${name}. Open the link in it to confirm your address and come in.`,
    wrong: 'Use another address',
  },
  verify: {
    title: 'Confirm your e-mail',
    lead: 'One press, and you are in.',
    submit: 'Confirm and sign in',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'You are signed out everywhere else when it is set.',
    submit: 'Set the password',
    noToken: 'This link is not complete. Open it from the message again, or ask for a new one.',
    again: 'Ask for a new link',
  },
  admin: {
    title: 'Admin sign-in',
    lead: 'For whoever runs this copy.',
    claimTitle: 'Become the super admin',
    claimLead:
      'This link works once. Make the account that runs this copy, or give the name and password of one you have.',
    claimSubmit: 'Become the super admin',
    notAdmin: (nickname: string) => `You are signed in as ${nickname}, who is not the admin.`,
    toDashboard: 'Go to your dashboard',
    member: 'Looking for your sessions?',
    memberLink: 'Member sign-in',
  },
} as const;
