// Every step a start can fail at, and what must have been taken back by then.
import { describe, expect, it } from 'vitest';
import type { SessionStatus } from '#features/billing/billing.contract.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { EndReason } from '../voice.protocol.ts';
import type { CallClient, CallClientOptions } from './call/call-client.ts';
import { microphoneError } from './call/microphone.ts';
import { type Notice, toastOf } from './session-notices.ts';
import { createSessionRunner, type SessionChoice, type SessionPorts } from './session-runner.ts';

const sessionId = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b11';
const choice: SessionChoice = {
  categoryId: 'career',
  topicId: 'burnout',
  voice: 'coral',
  isGenZ: true,
  takesItsTime: false,
  microphoneId: null,
  conversationId: null,
};
const open: SessionStatus = {
  hasActiveSession: false,
  type: 'free',
  remaining: 1,
  usedSessions: 1,
  totalPaidSessions: 0,
  subscriptionEnd: null,
  hasAccess: true,
  sessionId: null,
  redirectToUpgrade: false,
  message: null,
};
const usedUp = { ...open, remaining: 0, usedSessions: 2, hasAccess: false };
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A world that notes the order of what was asked of it; `fails` names the steps that go wrong. */
function world(changes: Partial<SessionPorts> = {}, microphone: () => Promise<void> = async () => {}) {
  const asked: string[] = [];
  const notices: Notice[] = [];
  let call: CallClientOptions | null = null;
  let hangUp = (_: Error) => {};
  const ids = ['first', 'second'];
  const scripted = (options: CallClientOptions): CallClient => {
    call = options;
    let isOver = false;
    const subscribe = () => () => {};
    return {
      async start() {
        options.onEvent({ type: 'phase', phase: 'connecting' });
        await microphone();
        asked.push('microphone');
        await Promise.race([
          options.connect(),
          new Promise((_, reject) => {
            hangUp = reject;
          }),
        ]);
        asked.push('call');
        options.onEvent({ type: 'phase', phase: 'active' });
      },
      async end() {
        asked.push('hang up');
        if (!isOver) hangUp(new Error('ended before it began'));
        isOver = true;
        options.onEvent({ type: 'ended', reason: 'member', sessionId });
        return { reason: 'member', sessionId };
      },
      setMuted: (isMuted) => asked.push(`mute ${isMuted}`),
      say: () => 'typed',
      interrupt: () => asked.push('interrupt'),
      setTakeYourTime: () => {},
      chooseMicrophone: async () => {},
      resumeAudio: async () => {},
      micLevel: subscribe,
      playedLevel: subscribe,
      position: subscribe,
    };
  };
  const noted =
    <T extends unknown[], R>(name: string, answer: (...given: T) => Promise<R>) =>
    (...given: T) => {
      asked.push([name, ...given.filter((part) => typeof part === 'string')].join(' '));
      return answer(...given);
    };
  const runner = createSessionRunner({
    checkAccess: noted('access', changes.checkAccess ?? (async () => open)),
    startSession: noted(
      'start',
      changes.startSession ?? (async () => ({ success: true, sessionId, message: null })),
    ),
    createConversation: noted('conversation', changes.createConversation ?? (async () => ({}))),
    createTicket: noted('ticket', changes.createTicket ?? (async () => ({ url: 'wss://here/call' }))),
    endSession: noted(
      'end',
      changes.endSession ??
        (async () => ({
          success: true,
          remaining: 0,
          usedSessions: 2,
          message: 'This used 1 session · 0 left',
        })),
    ),
    createCall: scripted,
    notify: (notice) => notices.push(notice),
    now: () => 0,
    newId: () => ids.shift() ?? 'more',
  });
  const end = async (reason: EndReason) => {
    call?.onEvent({ type: 'ended', reason, sessionId });
    await turn();
  };
  const told = () => notices.map(toastOf).filter((request) => request !== null);
  return { runner, asked, notices, told, end };
}

describe('starting a session', () => {
  it('asks for the microphone, then access, session, conversation and call, in this order', async () => {
    const { runner, asked } = world();
    await runner.start(choice);
    expect(asked).toEqual([
      'microphone',
      'access',
      'start first',
      'conversation first',
      `ticket ${sessionId} coral`,
      'call',
    ]);
    expect(runner.state()).toMatchObject({ phase: 'active', sessionId });
  });

  it('carries on with an earlier conversation instead of beginning one', async () => {
    const { runner, asked } = world();
    await runner.start({ ...choice, conversationId: 'earlier' });
    expect(asked).toContain('start earlier');
    expect(asked).toContain('conversation earlier');
    expect(runner.state()).toMatchObject({ phase: 'active', conversationId: 'earlier' });
  });

  it('begins a new conversation after a lost start of an earlier one', async () => {
    let isFirst = true;
    const { runner, asked } = world({
      startSession: async () => {
        if (!isFirst) return { success: true, sessionId, message: null };
        isFirst = false;
        throw new TypeError('no answer');
      },
    });
    await runner.start({ ...choice, conversationId: 'earlier' });
    await runner.start(choice);
    expect(asked.filter((step) => step.startsWith('start'))).toEqual(['start earlier', 'start first']);
  });

  it('spends nothing when the microphone is refused', async () => {
    const { runner, asked, told } = world({}, async () => {
      throw microphoneError('refused');
    });
    await runner.start(choice);
    expect(asked).toEqual([]);
    expect(runner.state().phase).toBe('idle');
    expect(told()[0]?.title).toBe('Your microphone is blocked');
  });

  it('stops before a session is started when there is no access', async () => {
    const { runner, asked, told, notices } = world({ checkAccess: async () => usedUp });
    await runner.start(choice);
    expect(asked).toEqual(['microphone', 'access']);
    expect(notices).toEqual([{ kind: 'limit_reached', type: 'free', message: null }]);
    expect(told()[0]).toMatchObject({
      title: 'Session Limit Reached',
      description: "You've reached your free session limit of 2. Please upgrade to continue.",
    });
  });

  it('lets the server decide when access could not be looked up', async () => {
    const { runner } = world({ checkAccess: () => Promise.reject(new TypeError('no network')) });
    await runner.start(choice);
    expect(runner.state().phase).toBe('active');
  });

  it('asks to log in when nobody is signed in any more', async () => {
    const { runner, told } = world({ checkAccess: () => Promise.reject(refuse('UNAUTHENTICATED')) });
    await runner.start(choice);
    expect(told()[0]).toMatchObject({
      title: 'Authentication Error',
      description: 'Please log in to start a session.',
    });
  });

  it('says so when the session cannot be started, and asks again under the same id', async () => {
    const answers = [
      () => Promise.reject(new TypeError('cut')),
      async () => ({ success: true, sessionId, message: null }),
    ];
    const { runner, asked, told } = world({ startSession: () => answers.shift()!() });
    await runner.start(choice);
    expect(told()[0]?.title).toBe('Failed to start therapy session. Please try again.');
    expect(runner.state().phase).toBe('idle');
    await runner.start(choice);
    expect(asked.filter((step) => step.startsWith('start'))).toEqual(['start first', 'start first']);
    expect(runner.state().phase).toBe('active');
  });

  it('passes on the server’s sentence when another tab was quicker', async () => {
    const message = 'A session is already open in another tab.';
    const { runner, asked, told } = world({
      startSession: async () => ({ success: false, sessionId: null, message }),
    });
    await runner.start(choice);
    expect(told()[0]?.description).toBe(message);
    expect(asked).not.toContain(`end ${sessionId}`);
  });

  it('names the limit when the last session went while this one was starting', async () => {
    const answers = [open, usedUp];
    const { runner, notices } = world({
      checkAccess: async () => answers.shift() ?? usedUp,
      startSession: async () => ({ success: false, sessionId: null, message: 'no' }),
    });
    await runner.start(choice);
    expect(notices.map(({ kind }) => kind)).toEqual(['limit_reached']);
  });

  it.each([
    [
      'the conversation',
      { createConversation: () => Promise.reject(new Error('500')) },
      'Error',
      'Failed to create conversation.',
    ],
    [
      'the ticket',
      { createTicket: () => Promise.reject(new Error('503')) },
      'Connection Error',
      'Failed to start therapy session. Please try again.',
    ],
  ])(
    'ends the session again when %s fails, so that nothing is charged',
    async (_, changes, title, description) => {
      const { runner, asked, told } = world(changes as Partial<SessionPorts>);
      await runner.start(choice);
      expect(told()[0]).toMatchObject({ title, description });
      expect(asked.at(-1)).toBe(`end ${sessionId}`);
      expect(runner.state().phase).toBe('idle');
    },
  );

  it('ends the session again when the call ends before it began', async () => {
    let release = () => {};
    const { runner, asked, told, end } = world({
      createTicket: () =>
        new Promise((resolve) => {
          release = () => resolve({ url: 'wss://here/call' });
        }),
    });
    void runner.start(choice);
    await turn();
    await end('engine_failed');
    release();
    await turn();
    expect(asked).toContain(`end ${sessionId}`);
    expect(told()[0]?.title).toBe('Connection Error');
    expect(runner.state().phase).toBe('idle');
  });

  it('can be taken back while connecting: what had been started by then is ended', async () => {
    let answer = (_: { success: boolean; sessionId: string; message: null }) => {};
    const { runner, asked, told } = world({
      startSession: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const starting = runner.start(choice);
    await turn();
    const ending = runner.end();
    expect(runner.state().phase).toBe('idle');
    answer({ success: true, sessionId, message: null });
    await Promise.all([starting, ending]);
    expect(asked.filter((step) => step.startsWith('end'))).toEqual([`end ${sessionId}`]);
    expect(asked.some((step) => step.startsWith('conversation'))).toBe(false);
    expect(told()).toEqual([]);
  });

  it('waits for what was taken back before it starts anew', async () => {
    let finish = () => {};
    let ticketAnswers = 0;
    const { runner, asked } = world({
      createTicket: () =>
        ticketAnswers++ ? Promise.resolve({ url: 'wss://here/call' }) : new Promise(() => {}),
      endSession: () =>
        new Promise((resolve) => {
          finish = () => resolve({ success: true, remaining: 2, usedSessions: 0, message: null });
        }),
    });
    void runner.start(choice);
    await turn();
    void runner.end();
    await turn();
    void runner.start(choice);
    await turn();
    expect(asked.filter((step) => step.startsWith('start'))).toHaveLength(1);
    finish();
    await turn();
    expect(asked.filter((step) => step.startsWith('start'))).toHaveLength(2);
    expect(runner.state().phase).toBe('active');
  });

  it('carries on an open session without starting another, and leaves it open when that fails', async () => {
    const { runner, asked, told } = world({ createTicket: () => Promise.reject(new Error('503')) });
    await runner.start(choice, sessionId);
    expect(asked).toEqual(['microphone', `ticket ${sessionId} coral`]);
    expect(told()[0]?.title).toBe('Connection Error');
  });
});

describe('ending a session', () => {
  it('hangs up, ends the session, says what it cost, and looks whether another may follow', async () => {
    const { runner, asked, told } = world();
    await runner.start(choice);
    asked.length = 0;
    await runner.end();
    await turn();
    expect(asked).toEqual(['hang up', `end ${sessionId}`, 'access']);
    expect(runner.state()).toMatchObject({
      phase: 'ended',
      end: { reason: 'member', sessionId, isSettled: true },
    });
    expect(told()).toEqual([
      { title: 'Session completed', description: 'This used 1 session · 0 left', tone: 'good' },
    ]);
  });

  it('names the limit when it was the last one', async () => {
    const answers = [open];
    const { runner, notices, end } = world({ checkAccess: async () => answers.shift() ?? usedUp });
    await runner.start(choice);
    await end('goodbye');
    expect(notices.map(({ kind }) => kind)).toEqual(['completed', 'limit_reached']);
  });

  it('says that it may still be active when the server cannot be told', async () => {
    const { runner, told } = world({ endSession: () => Promise.reject(new TypeError('no network')) });
    await runner.start(choice);
    await runner.end();
    await turn();
    expect(told()[0]?.title).toBe('Failed to end therapy session. Your session may still be active.');
    expect(runner.state()).toMatchObject({ phase: 'ended', end: { isSettled: false } });
  });

  it('leaves the session alone when another tab took it over', async () => {
    const { runner, asked, end, told } = world();
    await runner.start(choice);
    await end('replaced');
    expect(asked).not.toContain(`end ${sessionId}`);
    expect(told()[0]?.title).toBe('Continued in another tab');
  });

  it('ends once, however often it is asked to', async () => {
    const { runner, asked, end } = world();
    await runner.start(choice);
    await Promise.all([runner.end(), runner.end(), end('time_cap')]);
    await turn();
    expect(asked.filter((step) => step.startsWith('end'))).toHaveLength(1);
  });

  it('ends a session left open by an earlier page', async () => {
    const { runner, asked, told } = world();
    await runner.endLeftOpen(sessionId);
    expect(asked).toEqual([`end ${sessionId}`, 'access']);
    expect(told()[0]?.title).toBe('Session completed');
  });
});
