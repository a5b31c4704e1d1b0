import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type RawData } from 'ws';
import { cutSockets } from './agent/agent-actions.ts';
import { openAgentSession } from './agent/session.ts';
import { systemTimer, timersOf } from './agent/timers.ts';
import { notPersisted, type ShopPersistence } from './persistence/persistence.ts';
import { readScenario } from './scenarios/read-scenario.ts';
import type { ScenarioName, ScenarioParams } from './scenarios/scenarios.ts';
import { toRequest, writeResponse } from './server-messages.ts';
import { storedPhoto } from './server-photos.ts';
import { accountNamed } from './session/accounts.ts';
import { answer } from './shop/answer.ts';
import type { Clock } from './core/clock.ts';
import { createShop, restart } from './shop/create-shop.ts';
import { openSession } from './session/tokens.ts';
import type { Shop } from './core/shop.ts';
import { uploadedImage } from './uploads/uploads.ts';
import { wechatQrcode } from './site/wechat-qrcode.ts';

export type ShopServerOptions = {
  /** 0 for any free port. */
  port?: number;
  host?: string;
  scenario?: ScenarioName;
  clock?: Partial<Clock>;
  /** Random by default, so that tokens differ from run to run and an old cookie is never another shopper's. */
  seed?: number;
  /** Serves all other paths, such as the built pages. */
  site?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Lets `POST /__scenario { name, params }` change the state from outside; for tests only. */
  allowScenarios?: boolean;
  /**
   * The file that the shop's state is stored in and restored from at the next start. Without one, nothing is stored.
   */
  databaseFile?: string;
  /** Deletes the stored state. */
  fresh?: boolean;
  /** Receives errors: answers that violate the contract, and a file that cannot be read or written. */
  log?: (line: string) => void;
};

export type ShopServer = {
  url: string;
  shop: Shop;
  /** Whether changes are stored; false if another shop has the file open. */
  isPersisted: boolean;
  close(): Promise<void>;
  /** Cuts every websocket, without a close frame. */
  cutSockets(): void;
  /** Restarts the shop in a scenario. */
  use(scenario: ScenarioName, params?: ScenarioParams): void;
  /** A new token of an account, by default of `demo`. */
  tokenFor(account?: string): string;
};

/** The shop over HTTP and websocket on one port: `/api/…`, `/ws`, and the site. Rejects if the port is taken. */
export async function startShopServer(options: ShopServerOptions = {}): Promise<ShopServer> {
  const {
    port = 0,
    host = '127.0.0.1',
    scenario,
    clock,
    site = notFound,
    allowScenarios = false,
    log = console.error,
  } = options;
  const shop = createShop({
    scenario,
    clock,
    seed: options.seed ?? crypto.getRandomValues(new Uint32Array(1))[0],
    wechatQrcode: wechatQrcode.path,
  });
  const closing = new AbortController();
  // SQLite is loaded only for a shop with a database file.
  const { databaseFile } = options;
  const persistShop =
    databaseFile === undefined ? undefined : (await import('./persistence/persist-shop.ts')).persistShop;
  let persistence: ShopPersistence = notPersisted;

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((fault: unknown) => {
      if (closing.signal.aborted || incoming.destroyed) return void outgoing.destroy();
      log(
        `${incoming.method} ${incoming.url} was not answered: ${fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)}`,
      );
      if (!outgoing.headersSent) outgoing.writeHead(500).end();
    });
  });

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    if (path.startsWith('/api/'))
      return writeResponse(outgoing, await persistedAnswer(await toRequest(incoming, outgoing, closing.signal)));
    if (allowScenarios && path === '/__scenario' && incoming.method === 'POST')
      return writeResponse(outgoing, await changeScenario(shop, await toRequest(incoming, outgoing, closing.signal)));
    const own = ownFile(shop, path) ?? (await storedPhoto(path));
    return own ? writeResponse(outgoing, own) : site(incoming, outgoing);
  }

  /** Stores the changes of a request before it is answered: of any method, since some GET requests change the state. */
  async function persistedAnswer(request: Request): Promise<Response> {
    const response = await answer(shop, request);
    persistence.now();
    return response;
  }

  const timers = timersOf((ms, act) =>
    systemTimer(ms, () => {
      act();
      persistence.soon();
    }),
  );
  const sockets = new WebSocketServer({ server, path: '/ws' });
  sockets.on('connection', (socket) => {
    const send = (text: string) => {
      persistence.now();
      socket.send(text);
    };
    const session = openAgentSession(shop, { send, cut: () => socket.terminate(), after: timers.after });
    socket.on('message', (data) => {
      session.receive(textOf(data));
      persistence.soon();
    });
    socket.on('close', () => session.close());
    // A broken connection also emits `close`.
    socket.on('error', () => session.close());
  });

  async function close(): Promise<void> {
    closing.abort(new Error('The shop is closing.'));
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
    timers.stop();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    persistence.close();
    persistence = notPersisted;
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    sockets.once('error', reject);
    server.listen(port, host, resolve);
  });
  // Only after the port is taken: a shop that fails to start must not lock the file of one that runs.
  try {
    if (persistShop && databaseFile !== undefined)
      persistence = persistShop(shop, databaseFile, { fresh: options.fresh, log });
  } catch (problem) {
    await close();
    throw problem;
  }
  const { port: taken } = server.address() as AddressInfo;

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    shop,
    isPersisted: persistence !== notPersisted,
    close,
    cutSockets: () => cutSockets(shop),
    use: (name, params) => restart(shop, name, params),
    tokenFor: (account = 'demo') => openSession(shop, accountNamed(shop, account)).token,
  };
}

async function changeScenario(shop: Shop, request: Request): Promise<Response> {
  const wanted = readScenario(await request.json());
  if (!wanted)
    return Response.json({ problem: 'Send { "name": one of the scenarios, "params": { … } }.' }, { status: 400 });
  restart(shop, wanted.name, wanted.params);
  return Response.json({ token: shop.signedInToken });
}

/** The shop's own images: its QR code, and uploads. */
function ownFile(shop: Shop, path: string): Response | undefined {
  if (path === wechatQrcode.path)
    return new Response(wechatQrcode.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
  return path.startsWith('/uploads/') ? uploadedImage(shop, path) : undefined;
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer)).toString();

function notFound(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404).end();
}
