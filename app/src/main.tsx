// First: the styles of components stand on it, and come after it.
import '@shop/design-system/base.css';
import { fetchPartsBy } from '@shop/design-system';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { fetchChunk } from './data/fetch-chunk.ts';
import { inLanguage, readPath } from './language/language.ts';
import { languageToOpenWith } from './language/remembered-language.ts';
import { fetchMessages } from './language/messages.store.ts';
import { Providers } from './providers.tsx';
import { ShopRoutes } from './router.tsx';
import { pageAt } from './routes/route-table.ts';

/** Opens the shop: stand-in first where it is wanted, then the words and the page's code side by side, then the first paint. */
async function open(): Promise<void> {
  if (import.meta.env.MODE === 'mocks') await (await import('./mocks.ts')).startMocks();
  fetchPartsBy(fetchChunk);
  const chosen = languageToOpenWith(location.pathname);
  if (chosen) history.replaceState(null, '', inLanguage(`/${location.search}${location.hash}`, chosen));
  const { language, path } = readPath(location.pathname);
  const page = pageAt(path)?.page;
  document.documentElement.lang = language;
  // A page that cannot be fetched is told by the page's own error screen; without words nothing can be told but this.
  await Promise.all([
    fetchMessages(language, page?.words ?? ['core']),
    page
      ?.preload()
      .then(page.Component.load)
      .catch(() => undefined),
  ]);
  createRoot(root()).render(
    // Without transitions: what is chosen and typed on a page stands in its address and must show at once.
    <BrowserRouter useTransitions={false}>
      <Providers>
        <ShopRoutes />
      </Providers>
    </BrowserRouter>,
  );
}

function root(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  return element;
}

open().catch((problem: unknown) => {
  console.error(problem);
  // Not even words could be fetched: the document brings this one sentence with it.
  document.getElementById('unreachable')?.removeAttribute('hidden');
});
