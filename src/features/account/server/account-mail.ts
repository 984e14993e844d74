// The messages an account sends. Plain text, no tracking, and nothing in them about therapy: mail is read over shoulders.
import type { Message } from '#platform/server/mail/mail.ts';
import type { Identifier } from './identifier.ts';

type Sender = { publicUrl: string; productName: string };

export function confirmMessage({ publicUrl, productName }: Sender, to: string, token: string): Message {
  return {
    to,
    subject: `Confirm your e-mail for ${productName}`,
    text: [
      `Someone, we hope you, is making an account at ${productName} with this address.`,
      'Open this link within 24 hours to confirm it and sign in:',
      `${publicUrl}/auth?verify=${token}`,
      'If this was not you, ignore this message. Without the link nothing is made.',
    ].join('\n\n'),
  };
}

export function alreadyMemberMessage({ publicUrl, productName }: Sender, to: string): Message {
  return {
    to,
    subject: `You already have an account at ${productName}`,
    text: [
      `Someone, perhaps you, tried to make a new account at ${productName} with this address. You already have one.`,
      `Sign in: ${publicUrl}/auth`,
      `Or set a new password: ${publicUrl}/auth?forgot=1`,
      'If this was not you, there is nothing to do. Your account is as it was.',
    ].join('\n\n'),
  };
}

/**
 * No message can be sent to a phone yet, so the link for a phone goes to the operator, who hands it to the person after
 * making sure of them.
 */
export function resetMessage(
  { publicUrl, productName }: Sender,
  who: Identifier,
  operator: string,
  token: string,
): Message {
  const link = `${publicUrl}/auth/reset?token=${token}`;
  if (who.kind === 'phone') {
    return {
      to: operator,
      subject: `A member asks for a new password at ${productName}`,
      text: [
        `The member with the phone number ${who.phone} asked for a new password.`,
        'Make sure it is really them, then give them this link. It works once, within an hour:',
        link,
      ].join('\n\n'),
    };
  }
  return {
    to: who.email,
    subject: `Set a new password for ${productName}`,
    text: [
      `Someone, we hope you, asked to set a new password at ${productName}.`,
      'Open this link within an hour. It works once:',
      link,
      'If this was not you, ignore this message. Your password stays as it is.',
    ].join('\n\n'),
  };
}
