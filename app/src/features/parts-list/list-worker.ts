import { makeDesk } from '@shop/parts-list/make';
import { serveDesk } from '@shop/parts-list/serve';

/** Runs as a worker of its own: parts lists are read and settled here, and the page stays free. */
serveDesk(globalThis, makeDesk({ now: Date.now }));
