import { Server, WebSocket } from 'mock-socket';
import { cutSockets } from './agent/agent-actions.ts';
import { openAgentSession, type SocketConnection } from './agent/session.ts';
import { timersOf } from './agent/timers.ts';
import type { Shop } from './core/shop.ts';

export type MockSocket = {
  /** A WebSocket class that connects to this shop. */
  WebSocket: typeof WebSocket;
  /** Cuts every connection without a close frame. Clients can reconnect immediately. */
  cut(): void;
  /** Closes the server and its timers. */
  stop(): void;
};

/**
 * The shop's websocket inside the page, for stories and tests. Clients connect with the returned `WebSocket`; the
 * global one is not replaced, which would conflict with MSW in the same process.
 */
export function startMockSocket(shop: Shop, url: string, { after }: Pick<SocketConnection, 'after'> = {}): MockSocket {
  const server = new Server(url, { mock: false });
  const timers = timersOf(after);
  server.on('connection', (socket) => {
    // An unclean close (1006): the observed servers send no close frame.
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
