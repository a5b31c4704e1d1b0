import type { AsyncListSession, ReadProgress } from '@shop/parts-list';
import { createListSession } from '@shop/parts-list/list-session/create';
import { expose, proxy } from 'comlink';

/** What the worker offers the page: a list session that reports its progress. */
export type OpenListSession = (onProgress: (progress: ReadProgress) => void) => Promise<AsyncListSession>;

/** The worker of a list session: parts lists are read and resolved here, so the page stays responsive. */
const openListSession: OpenListSession = async (onProgress) =>
  proxy(await createListSession({ now: Date.now, onProgress }));
expose(openListSession);
