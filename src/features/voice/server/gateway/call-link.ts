// The member's end of a call as the call sees it: a socket that may be gone and come back. While it is gone,
// messages are dropped; what a returning client needs is told anew when it attaches.
import type { ServerMessage } from '../../voice.protocol.ts';

/** One WebSocket, stripped to what a call uses. */
export type ClientSocket = {
  sendText(text: string): void;
  sendAudio(frame: Buffer): void;
  /** Bytes accepted but not yet passed to the network. */
  bufferedBytes(): number;
  close(code: number): void;
};

export type CallLink = {
  tell(message: ServerMessage): void;
  sendAudio(frame: Buffer): void;
  bufferedBytes(): number;
  attach(socket: ClientSocket): void;
  /** Forgets the socket if it is still this one; true when it was. */
  detach(socket: ClientSocket): boolean;
  isAttached(): boolean;
  close(code: number): void;
};

export function createCallLink(): CallLink {
  let socket: ClientSocket | null = null;
  return {
    tell: (message) => socket?.sendText(JSON.stringify(message)),
    sendAudio: (frame) => socket?.sendAudio(frame),
    bufferedBytes: () => socket?.bufferedBytes() ?? 0,
    attach(next) {
      socket = next;
    },
    detach(gone) {
      if (socket !== gone) return false;
      socket = null;
      return true;
    },
    isAttached: () => socket !== null,
    close(code) {
      const closing = socket;
      socket = null;
      closing?.close(code);
    },
  };
}
