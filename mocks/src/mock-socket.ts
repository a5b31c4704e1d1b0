import { Server, WebSocket } from 'mock-socket';
import { openAgentSession, type Line } from './agent/session.ts';
import type { Shop } from './shop/state.ts';

/**
 * The shop's websocket inside the page, for stories and tests. Hand its `WebSocket` to whoever connects:
 * nothing global is replaced, which MSW in the same process would not bear.
 */
export function startMockSocket(shop: Shop, url: string, { after }: Pick<Line, 'after'> = {}): { WebSocket: typeof WebSocket; stop(): void } {
  const server = new Server(url, { mock: false });
  server.on('connection', (socket) => {
    // An unclean end (1006), as the observed servers leave: they send no close frame.
    const session = openAgentSession(shop, { send: (text) => socket.send(text), cut: () => socket.close({ code: 1006, reason: '', wasClean: false }), after });
    socket.on('message', (text) => {
      if (typeof text === 'string') session.receive(text);
    });
    socket.on('close', () => session.close());
  });
  return { WebSocket, stop: () => server.stop() };
}
