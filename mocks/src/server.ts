import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type RawData } from 'ws';
import { cutSockets } from './agent/acts.ts';
import { openAgentSession } from './agent/session.ts';
import { machineTimer, timersOf } from './agent/timers.ts';
import { notKept, type Keeping } from './persistence/persistence.ts';
import { readScenario } from './scenarios/read-scenario.ts';
import type { ScenarioName, ScenarioParams } from './scenarios/scenarios.ts';
import { toRequest, writeResponse } from './server-messages.ts';
import { accountNamed } from './session/accounts.ts';
import { answer } from './shop/answer.ts';
import type { Clock } from './shop/clock.ts';
import { createShop, restart } from './shop/shop.ts';
import { openSession } from './session/tokens.ts';
import type { Shop } from './shop/state.ts';
import { uploadedImage } from './support/uploads.ts';
import { wechatQrcode } from './site/wechat-qrcode.ts';

export type ShopServerOptions = {
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  scenario?: ScenarioName;
  clock?: Partial<Clock>;
  /** Without one, tokens differ from run to run, so that an old cookie is never somebody else's. */
  seed?: number;
  /** Serves everything that is neither the API nor the chat: the built pages. */
  site?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Lets `POST /__scenario { name, params }` change the state from outside; for tests only. */
  allowScenarios?: boolean;
  /** The file in which everything that happens is kept, so that a shop goes on with it where the last one ended. */
  keepIn?: string;
  /** Forgets what is kept there. */
  fresh?: boolean;
  /** Takes the loud lines: about answers that break the contract, and about a file that cannot be read or written. */
  log?: (line: string) => void;
};

export type ShopServer = {
  url: string;
  shop: Shop;
  /** Whether what happens is kept; not where another shop has the file open. */
  isKept: boolean;
  close(): Promise<void>;
  /** Cuts every websocket, without a close frame. */
  cutSockets(): void;
  /** Starts the shop again in a scenario. */
  use(scenario: ScenarioName, params?: ScenarioParams): void;
  /** A fresh token of an account; `demo` without a name. */
  tokenFor(account?: string): string;
};

/** The shop over real HTTP and websocket on one port: `/api/…`, `/ws`, and the site around them. Rejects when the port is taken. */
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
  // Only a shop that is kept needs a database.
  const keepShop = options.keepIn === undefined ? undefined : (await import('./persistence/persist-shop.ts')).keepShop;
  let keeping: Keeping = notKept;

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
      return writeResponse(outgoing, await keptAnswer(await toRequest(incoming, outgoing, closing.signal)));
    if (allowScenarios && path === '/__scenario' && incoming.method === 'POST')
      return writeResponse(outgoing, await changeScenario(shop, await toRequest(incoming, outgoing, closing.signal)));
    const own = ownFile(shop, path);
    return own ? writeResponse(outgoing, own) : site(incoming, outgoing);
  }

  /** What a shopper has done is kept before they hear of it. */
  async function keptAnswer(request: Request): Promise<Response> {
    const response = await answer(shop, request);
    if (request.method === 'POST') keeping.now();
    else keeping.soon();
    return response;
  }

  const timers = timersOf((ms, act) =>
    machineTimer(ms, () => {
      act();
      keeping.soon();
    }),
  );
  const sockets = new WebSocketServer({ server, path: '/ws' });
  sockets.on('connection', (socket) => {
    const send = (text: string) => {
      keeping.now();
      socket.send(text);
    };
    const session = openAgentSession(shop, { send, cut: () => socket.terminate(), after: timers.after });
    socket.on('message', (data) => {
      session.receive(textOf(data));
      keeping.soon();
    });
    socket.on('close', () => session.close());
    // A broken connection ends in `close`; there is nobody left to tell.
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
    keeping.close();
    keeping = notKept;
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    sockets.once('error', reject);
    server.listen(port, host, resolve);
  });
  // Not before the port is ours: a shop that cannot open takes no file from one that is open. Nobody has been answered yet.
  try {
    if (keepShop && options.keepIn !== undefined)
      keeping = keepShop(shop, options.keepIn, { fresh: options.fresh, log });
  } catch (problem) {
    await close();
    throw problem;
  }
  const { port: taken } = server.address() as AddressInfo;

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    shop,
    isKept: keeping !== notKept,
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

/** The pictures that the shop itself has: its QR code, and what shoppers uploaded. */
function ownFile(shop: Shop, path: string): Response | undefined {
  if (path === wechatQrcode.path)
    return new Response(wechatQrcode.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
  return path.startsWith('/uploads/') ? uploadedImage(shop, path) : undefined;
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data)).toString();

function notFound(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404).end();
}
