import type { OpenSocket } from '@shop/chat-client';

/** As much of a browser's WebSocket as the chat needs; the stand-in's is another class of the same shape. */
type SocketLike = {
  readonly readyState: number;
  addEventListener(type: 'open' | 'message' | 'close', hear: (event: object) => void): void;
  send(text: string): void;
  close(): void;
};
const OPEN = 1;

/**
 * Opens sockets of the given make. Every end counts alike: servers of the family close without a close frame, or with the
 * illegal code 10000, which browsers tell as an error and a 1006. What is sent while nothing is open is lost, as on any line.
 */
export const openThrough =
  (make: (url: string) => SocketLike): OpenSocket =>
  (url, { onOpen, onText, onClose }) => {
    let isWanted = true;
    const socket = made(make, url);
    socket?.addEventListener('open', () => isWanted && onOpen());
    // A frame that is no text says nothing that the chat knows; it is counted like any other nonsense.
    socket?.addEventListener(
      'message',
      (event) => isWanted && onText('data' in event && typeof event.data === 'string' ? event.data : ''),
    );
    socket?.addEventListener('close', () => isWanted && onClose());
    if (!socket) queueMicrotask(() => isWanted && onClose());
    return {
      send: (text) => {
        if (socket?.readyState === OPEN) socket.send(text);
      },
      close: () => {
        isWanted = false;
        socket?.close();
      },
    };
  };

/** Browsers refuse some addresses at once, by throwing: to the chat that is a line that went down. */
function made(make: (url: string) => SocketLike, url: string): SocketLike | undefined {
  try {
    return make(url);
  } catch {
    return undefined;
  }
}

/** How sockets are opened. Stories and tests put the stand-in's here; the page uses the browser's own. */
export const socketDoor: { current: OpenSocket } = { current: openThrough((url) => new WebSocket(url)) };
