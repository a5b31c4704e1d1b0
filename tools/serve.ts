/**
 * `npm start`: the built shop with the stand-in shop on one port, or with `--backend URL` on a real server. The
 * stand-in shop's data is stored in `.shop/`; `--fresh` deletes it first.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MOBILE_CODE } from '@shop/mocks';
import { startShopServer } from '@shop/mocks/server';
import { startBackendShop } from './backend-shop.ts';
import { describeChat } from './chat-host.ts';
import { followBuild } from './follow-build.ts';
import { onDemand } from './prerender/on-demand.ts';
import { fetchFrom, openBundle, openRenderer } from './prerender/renderer.ts';
import { searchFiles } from './prerender/search-files.ts';
import { originsOf, securityHeaders } from './security-headers.ts';
import { summarizeServer } from './server-summary.ts';
import { site, type SiteOptions } from './site.ts';

const dist = path.resolve(import.meta.dirname, '../app/dist');
const databaseFile = path.resolve(import.meta.dirname, '../.shop/shop.sqlite');
/** Where the build sends its calls, if that is not this server (`VITE_API_BASE`). */
const apiOrigins = originsOf(process.env.VITE_API_BASE);
/** The address of the shop, once it is open. */
let own = '';
let port = 5173;

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: String(port) },
      host: { type: 'string', default: '127.0.0.1' },
      backend: { type: 'string' },
      fresh: { type: 'boolean', default: false },
    },
  });
  port = Number(values.port);
  if (values.backend === undefined) await serveStandInShop(values.host, values.fresh);
  else await serveBackend(values.host, values.backend);
} catch (problem) {
  const { message, code } = problem as NodeJS.ErrnoException;
  const taken = `Port ${port} is in use by another program. Stop it, or choose another port: npm start -- --port ${port + 1}`;
  console.error(code === 'EADDRINUSE' ? taken : message);
  process.exitCode = 1;
}

/** Documents of pages and the sitemap, with the data of the API at an origin; of the next build once it is there. */
async function renderedParts(api: () => string): Promise<Required<Pick<SiteOptions, 'documents' | 'searchFiles'>>> {
  const origin = () => process.env.SHOP_ORIGIN ?? own;
  const fetchApi: typeof fetch = (...request) => fetchFrom(apiOrigins[0] ?? api())(...request);
  const current = followBuild(dist, async () => {
    const { listPathsOf } = await openBundle(dist);
    return {
      documents: onDemand(await openRenderer(dist), { origin, fetch: fetchApi }),
      searchFiles: searchFiles({ origin, listPaths: () => listPathsOf(origin(), fetchApi) }),
    };
  });
  await current();
  return {
    documents: async (address) => (await current()).documents(address),
    searchFiles: async (pathname) => (await current()).searchFiles(pathname),
  };
}

async function serveStandInShop(host: string, fresh: boolean): Promise<void> {
  const { url, isPersisted, close } = await startShopServer({
    port,
    host,
    site: site(dist, { headers: securityHeaders(apiOrigins), ...(await renderedParts(() => own)) }),
    scenario: 'earlier repair requests',
    databaseFile,
    fresh,
  });
  own = url;
  stopWith(close);
  const stored = `Carts, orders, conversations and accounts are stored in ${path.relative(process.cwd(), databaseFile)};\nnpm start -- --fresh deletes them.`;
  console.log(`
The shop is open: ${url}/   (繁體 ${url}/vi, English ${url}/en)

Accounts of the stand-in shop:
  demo / pip-demo   a member with two addresses and a balance of 200 yuan
  poor / pip-demo   a balance too small to pay with
  new  / pip-demo   no address yet
Codes by text message are not sent: the code is always ${MOBILE_CODE}, for any mobile number such as 138 1234 5678.

Try this: type "red 2x4", "3001.dat" or "300121" into the search box; narrow the parts by colour and size; open one, turn it,
fill in its matrix by keyboard, buy, pay by balance or by QR code (it is scanned after six seconds). Half a minute later the order ships: track its
parcel, confirm receipt, write a review, request a refund. Flash sales run at /goods_seckill from 8:00 to 24:00 in Shanghai.
Upload a parts list at /upload: docs/example-lists has three, or use your own.
Open the chat at the edge of the page and ask for a colour, your order or another agent.

${isPersisted ? stored : 'Nothing is stored: all changes are lost when the shop closes.'}
Ctrl-C closes it.
`);
}

async function serveBackend(host: string, address: string): Promise<void> {
  const target = URL.canParse(address) ? new URL(address) : undefined;
  if (!target || !/^https?:$/.test(target.protocol)) {
    console.error(`--backend takes the address of a server, such as https://shop.example, not "${address}".`);
    process.exitCode = 2;
    return;
  }
  const { url, server, chat } = await startBackendShop({
    backend: target,
    origins: [target.origin, ...apiOrigins],
    dist,
    port,
    host,
    rendered: await renderedParts(() => target.origin),
  });
  own = url;
  stopWith(async () => void server.close());
  console.log(
    `\nThe shop is open: ${url}/   API, pictures and websocket go to ${target.origin}.\n${describeChat(chat)}\nCtrl-C closes it.\n`,
  );
  console.log(`${await summarizeServer(target)}\n`);
}

function stopWith(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(0)));
}
