import { Server, WebSocket } from 'mock-socket';
import { cutSockets } from './agent/acts.ts';
import { openAgentSession, type Line } from './agent/session.ts';
import { timersOf } from './agent/timers.ts';
import type { Shop } from './shop/state.ts';

export type MockSocket = {
  /** What connects to this shop. */
  WebSocket: typeof WebSocket;
  /** Cuts every connection, without a close frame; the shop can be reached again at once. */
  cut(): void;
  /** Closes the shop's socket for good and leaves no timer of it behind. */
  stop(): void;
};

/**
 * The shop's websocket inside the page, for stories and tests. Hand its `WebSocket` to whoever connects:
 * nothing global is replaced, which MSW in the same process would not bear.
 */
export function startMockSocket(shop: Shop, url: string, { after }: Pick<Line, 'after'> = {}): MockSocket {
  const server = new Server(url, { mock: false });
  const timers = timersOf(after);
  server.on('connection', (socket) => {
    // An unclean end (1006), as the observed servers leave: they send no close frame.
    const session = openAgentSession(shop, {
      send: (text) => socket.send(text),
      cut: () => socket.close({ code: 1006, reason: '', wasClean: false }),
      after: timers.after,
    });
    socket.on('message', (text) => {
      if (typeof text === 'string') session.receive(text);
    });
    socket.on('close', () => session.close());
  });
  return {
    WebSocket,
    cut: () => cutSockets(shop),
    stop() {
      server.stop();
      timers.stop();
    },
  };
}
