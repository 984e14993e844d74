import { describe, expect, it } from 'vitest';
import { leadsToUpgrade, type Notice, toastOf } from './session-notices.ts';

const words = (notice: Notice) => {
  const request = toastOf(notice);
  return request && [request.title, request.description].filter(Boolean).join(': ');
};

describe('what the member is told, word for word', () => {
  it.each<[Notice, string]>([
    [
      { kind: 'limit_reached', type: 'free', message: null },
      "Session Limit Reached: You've reached your free session limit of 2. Please upgrade to continue.",
    ],
    [
      { kind: 'limit_reached', type: 'paid', message: null },
      "You've used all your available sessions. Please upgrade to continue.",
    ],
    [{ kind: 'not_signed_in' }, 'Authentication Error: Please log in to start a session.'],
    [{ kind: 'start_failed' }, 'Failed to start therapy session. Please try again.'],
    [{ kind: 'conversation_failed' }, 'Error: Failed to create conversation.'],
    [{ kind: 'connection_failed' }, 'Connection Error: Failed to start therapy session. Please try again.'],
    [{ kind: 'end_failed' }, 'Failed to end therapy session. Your session may still be active.'],
  ])('%o', (notice, sentence) => {
    expect(words(notice)).toBe(sentence);
  });

  it('names the limit the server names, when the operator changed it', () => {
    const message = "You've reached your free session limit of 5. Please upgrade to continue.";
    expect(words({ kind: 'limit_reached', type: 'free', message })).toBe(`Session Limit Reached: ${message}`);
  });

  it('is followed by the upgrade screen only where a limit was reached', () => {
    expect(leadsToUpgrade({ kind: 'limit_reached', type: 'free', message: null })).toBe(true);
    expect(leadsToUpgrade({ kind: 'start_failed' })).toBe(false);
    expect(leadsToUpgrade({ kind: 'completed', message: null })).toBe(false);
  });

  it('is a sentence of its own for each way a microphone can fail', () => {
    const problems = [
      'refused',
      'missing',
      'busy',
      'insecure',
      'unsupported',
      'unplugged',
      'system_muted',
    ] as const;
    const sentences = problems.map((problem) => words({ kind: 'microphone', problem }));
    expect(new Set(sentences).size).toBe(problems.length);
  });
});
