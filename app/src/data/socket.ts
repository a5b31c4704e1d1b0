import type { OpenSocket } from '@shop/chat-client';

/** The part of a browser's WebSocket that the chat needs; the stand-in shop has another class of the same shape. */
type SocketLike = {
  readonly readyState: number;
  addEventListener(type: 'open' | 'message' | 'close', listener: (event: object) => void): void;
  send(text: string): void;
  close(): void;
};
const OPEN = 1;

/**
 * Opens sockets with the given constructor. Every way of closing is reported alike: the servers close without a close
 * frame, or with the illegal code 10000, which browsers report as an error and a 1006. What is sent while the socket is
 * not open is lost.
 */
export const openSocketWith =
  (create: (url: string) => SocketLike): OpenSocket =>
  (url, { onOpen, onText, onClose }) => {
    let isClosedByUs = false;
    const socket = tryCreate(create, url);
    socket?.addEventListener('open', () => {
      if (!isClosedByUs) onOpen();
    });
    socket?.addEventListener('message', (event) => {
      // A binary frame is passed on as an empty text, which the chat counts as malformed.
      if (!isClosedByUs) onText('data' in event && typeof event.data === 'string' ? event.data : '');
    });
    const reportClose = () => {
      if (!isClosedByUs) onClose();
    };
    if (socket) socket.addEventListener('close', reportClose);
    else queueMicrotask(reportClose);
    return {
      send: (text) => {
        if (socket?.readyState === OPEN) socket.send(text);
      },
      close: () => {
        isClosedByUs = true;
        socket?.close();
      },
    };
  };

/** Undefined where the browser rejects the address by throwing; the chat treats that as a closed connection. */
function tryCreate(create: (url: string) => SocketLike, url: string): SocketLike | undefined {
  try {
    return create(url);
  } catch {
    return undefined;
  }
}

/** How sockets are opened: by the browser's WebSocket. Stories and tests set that of the stand-in shop. */
export const socketFactory: { current: OpenSocket } = { current: openSocketWith((url) => new WebSocket(url)) };
