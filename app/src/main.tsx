import '@shop/design-system/base.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { inLanguage, readPath } from './language/language.ts';
import { languageToOpenWith } from './language/remembered-language.ts';
import { fetchWords } from './language/words.store.ts';
import { Providers } from './providers.tsx';
import { ShopRoutes } from './router.tsx';
import { fetchChunk } from './data/fetch-chunk.ts';
import { pageAt } from './routes/route-table.ts';

/** Opens the shop: stand-in first where it is wanted, then the words and the page's code side by side, then the first paint. */
async function open(): Promise<void> {
  if (import.meta.env.MODE === 'mocks') await (await import('./mocks.ts')).startMocks();
  const chosen = languageToOpenWith(location.pathname);
  if (chosen) history.replaceState(null, '', inLanguage(`/${location.search}${location.hash}`, chosen));
  const { language, path } = readPath(location.pathname);
  const page = pageAt(path)?.page;
  document.documentElement.lang = language;
  await Promise.all([fetchWords(language, ['core', ...(page ? [page.words] : [])]), page && fetchChunk(page.preload)]);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <BrowserRouter>
      <Providers>
        <ShopRoutes />
      </Providers>
    </BrowserRouter>,
  );
}

void open();
