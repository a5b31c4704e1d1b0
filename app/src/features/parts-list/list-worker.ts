import { createListSession } from '@shop/parts-list/list-session/create';
import { serveListSession } from '@shop/parts-list/list-session/serve';

/** The worker of a list session: parts lists are read and resolved here, so the page stays responsive. */
serveListSession(globalThis, createListSession({ now: Date.now }));
