import { ws, type WebSocketHandler } from 'msw/ws';
import { openAgentSession } from './agent/session.ts';
import type { Shop } from './core/shop.ts';

/** MSW cannot close a connection uncleanly (1006), so this code is used. The client handles all close codes alike. */
const CUT = 3000;

/** The shop's websocket as an MSW handler, for pages with the service worker (npm run dev). */
export function chatHandler(shop: Shop, address = '*/ws'): WebSocketHandler {
  return ws.link(address).addEventListener('connection', ({ client }) => {
    // MSW delivers frames asynchronously: those sent before must arrive before the close.
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
