import type { Moment } from '@shop/contracts';
import { DEFAULT_LANGUAGE, type Language } from '@shop/contracts/language';
import { loadMessages, type MessageArea, type Messages } from '@shop/design-system/messages/load-messages';
import { ClockProvider, MessagesProvider } from '@shop/design-system';
import { AsOf } from '@shop/design-system/layout/PageHead/AsOf';
import type { Query, QueryClient, QueryObserverOptions } from '@tanstack/react-query';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { CallError } from '../data/call-error.ts';
import { isUnknownCall } from '../data/outcome.ts';
import { jsonLdOf } from '../data/json-ld.ts';
import { requestPage } from '../data/request-page.ts';
import { transport } from '../data/transport.ts';
import { readPath } from '../language/language.ts';
import { useMessages } from '../language/messages.store.ts';
import { MissingAreas } from '../language/use-message-areas.ts';
import { makeQueryClient, Providers } from '../providers.tsx';
import { ShopRoutes } from '../router.tsx';
import { KnownProblem } from '../routes/RouteError.tsx';
import { notFoundPage, pageAt } from '../routes/route-table.ts';
import { PageReceiver } from '../shell/use-head.ts';
import { pageHead, type PageHead } from '../shell/page-head.ts';
import { listPaths } from './list-paths.ts';
import { hasPrices, hasPublicData, publicPatterns } from './public-pages.ts';
import type { PageState } from '../page-state.ts';

type Transport = (typeof transport)['current'];

export type RenderOptions = {
  /** Path and query of the page, with its language prefix. */
  address: string;
  /** The origin of the shop, which canonical addresses name: `https://shop.example`. */
  origin: string;
  /** Sends the requests of the page; undefined renders it without any data. */
  fetch: Transport | undefined;
  now: Moment;
  /** Whether a reader waits for it, instead of it being written ahead. */
  isForReader?: boolean;
  /** Renders the page for a request that cannot be read, whatever the address. */
  isBadRequest?: boolean;
};

export type RenderedPage = {
  language: Language;
  /** 404 without such a page or product, 400 for a bad request. */
  status: 200 | 400 | 404;
  /** Whether the shop answered, also by refusals, all that the page asked for. */
  isComplete: boolean;
  /** The content of the element that is hydrated. */
  html: string;
  head: PageHead;
  jsonLd: readonly object[];
  shopName: string;
  /** Of when prices, stock and offers are, as HTML; '' where there are none. */
  asOf: string;
  state: PageState;
};

/** How long code is waited for before the second round, in ms, and longer before each next one: a machine may be busy. */
const CODE_MS = 10;
/** A page asks for data that depends on other data, and so on: a product, its part, its relatives. */
const MAX_ROUNDS = 30;
/** React writes this for a part whose code is not loaded yet. */
const UNFINISHED = '<!--$!-->';

const requests = new AsyncLocalStorage<{ origin: string; language: Language; fetch: Transport }>();
requestPage.current = {
  get origin() {
    return requests.getStore()?.origin ?? 'http://localhost';
  },
  get language() {
    return requests.getStore()?.language ?? '';
  },
};
transport.current = (...request) => {
  const fetchForPage = requests.getStore()?.fetch;
  if (!fetchForPage) throw new Error('A request was sent outside of renderPage.');
  return fetchForPage(...request);
};

/**
 * Renders a page as a visitor sees it first, with the answers to what it asks for. Answers that fail are left out: the
 * document shows that part as loading, and the browser asks again. Rejects when the page itself cannot be rendered.
 */
export async function renderPage({
  address,
  origin,
  fetch,
  now,
  isForReader = false,
  isBadRequest = false,
}: RenderOptions): Promise<RenderedPage> {
  const { pathname, search } = new URL(address, origin);
  const { language, path } = readPath(pathname);
  const pattern = publicPatterns.find((one) => matchPath(one, path));
  const page = pageAt(path) ?? notFoundPage;
  await page.preload();

  const client = makeQueryClient();
  const areas = new Set<MessageArea>(isBadRequest ? ['core', 'errors'] : page.messages);
  const knownProblem = isBadRequest ? new CallError(address, 'refused', { status: 400 }) : undefined;
  const failed = new Map<string, unknown>();
  const isWanted = (query: Query) =>
    query.state.data === undefined &&
    !failed.has(query.queryHash) &&
    (query.options as QueryObserverOptions).enabled !== false &&
    query.options.queryFn !== undefined &&
    (query.meta?.isLasting === true || (pattern !== undefined && hasPublicData(pattern)));
  const load = async (query: Query) => {
    await query.fetch({ ...query.options, retry: false }).catch((problem: unknown) => {
      failed.set(query.queryHash, problem);
      client.getQueryCache().remove(query);
    });
  };

  for (let round = 1; ; round += 1) {
    const messages = await messagesOf(language, areas);
    const before = areas.size;
    const rendered = renderNow({ client, address, areas, messages, language, now, origin, knownProblem });
    const wanted = fetch ? client.getQueryCache().findAll({ predicate: isWanted }) : [];
    const isFinished = wanted.length === 0 && areas.size === before && !rendered.html.includes(UNFINISHED);
    if (isFinished || round === MAX_ROUNDS) {
      const state = stateOf(client, { address: pathname + search, areas, now, isForReader });
      const isGone = [...failed.values()].some((problem) => problem instanceof CallError && problem.kind === 'gone');
      const hasOffers = state.answers.some(({ updatedAt }) => updatedAt === 0);
      const asOf = hasOffers && hasPrices(pattern) ? renderAsOf({ language, messages, now }) : '';
      client.clear();
      return {
        ...rendered,
        language,
        isComplete: ![...failed.values()].some(isUnreachable),
        status: statusOf(isBadRequest, pageAt(path) === undefined || isGone),
        jsonLd: jsonLdOf(rendered.head, now),
        asOf,
        state,
      };
    }
    if (fetch) await requests.run({ origin, language, fetch }, () => Promise.all(wanted.map(load)));
    if (rendered.html.includes(UNFINISHED)) await sleep(CODE_MS * round);
  }
}

/** Canonical paths of what an API lists (`list-paths.ts`), asked for by `fetch`. */
export async function listPathsOf(origin: string, fetch: Transport): Promise<string[]> {
  return requests.run({ origin, language: DEFAULT_LANGUAGE, fetch }, async () => {
    const listed: string[] = [];
    for await (const path of listPaths(new AbortController().signal)) listed.push(path);
    return listed;
  });
}

function statusOf(isBadRequest: boolean, isMissing: boolean): RenderedPage['status'] {
  if (isBadRequest) return 400;
  return isMissing ? 404 : 200;
}

/** Whether the shop could not be reached: then another attempt may succeed. */
const isUnreachable = (problem: unknown) =>
  !(problem instanceof CallError) ||
  ['offline', 'slow', 'busy'].includes(problem.kind) ||
  (problem.kind === 'server' && !isUnknownCall(problem));

type Rendering = {
  client: QueryClient;
  address: string;
  areas: Set<MessageArea>;
  messages: Messages;
  language: Language;
  now: Moment;
  origin: string;
  knownProblem: unknown;
};

/** Renders in one go: the messages are those of the whole process. */
function renderNow({ client, address, areas, messages, language, now, origin, knownProblem }: Rendering) {
  useMessages.setState({ language, messages, areas: new Set(areas) });
  let head: PageHead | undefined;
  const html = requests.run({ origin, language, fetch: rejectRequest }, () =>
    renderToString(
      <StaticRouter location={address}>
        <Providers client={client} renderedAt={now}>
          <MissingAreas value={(missing) => missing.forEach((area) => areas.add(area))}>
            <PageReceiver
              value={(latest) => {
                head = pageHead(latest);
              }}
            >
              <KnownProblem value={knownProblem}>
                <ShopRoutes />
              </KnownProblem>
            </PageReceiver>
          </MissingAreas>
        </Providers>
      </StaticRouter>,
    ),
  );
  if (!head) throw new Error(`${address} has no head.`);
  const company = client.getQueryData<{ name: string }>(['companyInfo', language]);
  return { html, head, shopName: company?.name ?? '' };
}

const renderAsOf = ({ language, messages, now }: Pick<Rendering, 'language' | 'messages' | 'now'>) =>
  renderToStaticMarkup(
    <MessagesProvider language={language} messages={messages}>
      <ClockProvider value={() => now}>
        <AsOf moment={now} />
      </ClockProvider>
    </MessagesProvider>,
  );

const rejectRequest: Transport = () => Promise.reject(new Error('Rendering sends no request.'));

async function messagesOf(language: Language, areas: ReadonlySet<MessageArea>): Promise<Messages> {
  const loaded = await Promise.all([...areas].map((area) => loadMessages(language, area)));
  return Object.assign({}, ...loaded) as Messages;
}

type Circumstances = { address: string; areas: ReadonlySet<MessageArea>; now: Moment; isForReader: boolean };

/** What the browser continues with. Prices, stock and offers are marked by 0: they do not last. */
function stateOf(client: QueryClient, { address, areas, now, isForReader }: Circumstances): PageState {
  const answers = client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.data !== undefined })
    .map(({ queryKey, state, meta }) => ({
      key: queryKey,
      data: state.data,
      updatedAt: meta?.isLasting === true ? state.dataUpdatedAt : 0,
    }));
  return { address, renderedAt: now, isForReader, areas: [...areas], answers };
}
