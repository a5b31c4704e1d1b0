import { ws, type WebSocketHandler } from 'msw/ws';
import { openAgentSession } from './agent/session.ts';
import type { Shop } from './shop/state.ts';

/** A close code of our own, since MSW cannot end a connection uncleanly (1006). The shop's client takes every end alike. */
const CUT = 3000;

/** The shop's websocket as an MSW handler, for a page that runs on the service worker (npm run dev). */
export function chatHandler(shop: Shop, address = '*/ws'): WebSocketHandler {
  return ws.link(address).addEventListener('connection', ({ client }) => {
    // MSW delivers a little later than it closes: what was said before has to arrive first.
    const session = openAgentSession(shop, {
      send: (text) => client.send(text),
      cut: () => queueMicrotask(() => client.close(CUT)),
    });
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') session.receive(data);
    });
    client.addEventListener('close', () => session.close());
  });
}
