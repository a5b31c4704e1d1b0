import type { Language } from '@shop/contracts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { requestPage } from '../data/request-page.ts';
import { transport } from '../data/transport.ts';

export type Transport = (typeof transport)['current'];

/** What requests of a page are sent with. A server renders several pages at a time. */
export type PageRequests = { origin: string; language: Language; fetch: Transport };

const requests = new AsyncLocalStorage<PageRequests>();
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

/** Runs code, also what follows asynchronously, that sends requests as this page. */
export const asPage = <T>(page: PageRequests, run: () => T): T => requests.run(page, run);
