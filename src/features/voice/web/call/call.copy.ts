// What the call says to the member when something about the sound or the line is not right.
import type { MicrophoneProblem } from './microphone.ts';

type Notice = { title: string; description: string };

export const microphoneCopy: Record<MicrophoneProblem, Notice> = {
  refused: {
    title: 'Your microphone is blocked',
    description: 'Allow the microphone for this site in your browser’s address bar, then start again.',
  },
  missing: {
    title: 'No microphone found',
    description: 'Plug one in or connect a headset, then start again.',
  },
  busy: {
    title: 'Your microphone is in use',
    description: 'Another app or tab may be holding it. Close that one, then start again.',
  },
  insecure: {
    title: 'This page is not secure',
    description:
      'Browsers only share the microphone over https. Open this site with https in front of its address.',
  },
  unsupported: {
    title: 'This browser cannot make voice calls',
    description: 'Try a current version of Chrome, Edge, Firefox or Safari.',
  },
  unplugged: {
    title: 'Your microphone was disconnected',
    description: 'Plug it back in or choose another one. Your session is still open.',
  },
  system_muted: {
    title: 'Your device has muted the microphone',
    description: 'Unmute it in your system settings or on your headset. You can type in the meantime.',
  },
};

export const callCopy = {
  resuming: {
    title: 'The line dropped',
    description: 'Reconnecting. Your session is safe and nothing is counted twice.',
  },
  resumed: { title: 'You’re back', description: 'Carry on where you were.' },
  lost: { title: 'We couldn’t reconnect', description: 'What you said so far is kept.' },
  paused: { title: 'Sound is paused', description: 'Tap to carry on listening.' },
  muted: 'You’re muted',
  defaultMicrophone: 'System default',
  unnamedMicrophone: 'Microphone',
} as const;
