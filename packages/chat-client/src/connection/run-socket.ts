import { decodeFrame, encodeSentFrame, type SentFrame } from '@shop/contracts';
import type { ChatClientOptions } from '../chat-options.ts';
import type { Socket } from '../ports.ts';
import type { Dispatch, Runners } from '../runners.ts';

/** The socket of the current attempt to connect. */
export function socketRunners(
  { openSocket, shopper }: ChatClientOptions,
  dispatch: Dispatch,
): Pick<Runners, 'openSocket' | 'signIn' | 'sendFrame' | 'closeSocket'> {
  let socket: Socket | undefined;

  function send(frame: SentFrame) {
    try {
      socket?.send(encodeSentFrame(frame));
    } catch {
      // A socket that cannot send is closing, and reports that itself.
    }
  }

  return {
    openSocket({ attempt, url }) {
      try {
        socket = openSocket(url, {
          onOpen: () => dispatch({ type: 'socketOpened', attempt }),
          onText: (text) => dispatch({ type: 'frameReceived', attempt, frame: decodeFrame(text) }),
          onClose: () => dispatch({ type: 'socketClosed', attempt }),
        });
      } catch {
        dispatch({ type: 'socketClosed', attempt });
      }
    },
    signIn: () => send({ kind: 'signIn', token: shopper.token }),
    sendFrame: ({ frame }) => send(frame),
    closeSocket() {
      socket?.close();
      socket = undefined;
    },
  };
}
