// First, so that the styles of components come after it and override it.
import '@shop/design-system/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { reloadOnChunkErrors } from './data/chunk-errors.ts';
import { inLanguage, readPath } from './language/language.ts';
import { initialLanguage } from './language/remembered-language.ts';
import { fetchMessages } from './language/messages.store.ts';
import { makeQueryClient, Providers } from './providers.tsx';
import { readPageState, startWithAnswers } from './page-state.ts';
import { ShopRoutes } from './router.tsx';
import { onceQuiet } from './offline/once-quiet.ts';
import { onPageShown } from './routes/PageShown.tsx';
import { pageAt } from './routes/route-table.ts';
import { takeOver } from './take-over.ts';

/** Input is held back no longer than this after the app has loaded, in ms. */
const MAX_HOLD_MS = 10_000;

/** React has recovered, so no visitor has met an error: a part whose code came at the second try, for example. */
const LOGGED = { onRecoverableError: console.error };

/**
 * Starts the stand-in shop in development, loads the messages and the code of the first page at the same time, and
 * renders.
 */
async function start(): Promise<void> {
  if (import.meta.env.MODE === 'mocks') await (await import('./mocks.ts')).startMocks();
  const client = makeQueryClient();
  reloadOnChunkErrors(() => client.isMutating() > 0);
  const chosen = initialLanguage(location.pathname);
  if (chosen) history.replaceState(null, '', inLanguage(`/${location.search}${location.hash}`, chosen));
  const { language, path } = readPath(location.pathname);
  const page = pageAt(path);
  const state = readPageState();
  if (state) startWithAnswers(client, state);
  await Promise.all([
    fetchMessages(language, state?.areas ?? page?.messages ?? ['core']),
    // A page whose code cannot be loaded shows the error page when it is rendered; without messages nothing can be
    // shown.
    page?.preload().catch(() => undefined),
  ]);
  const app = (
    // Without transitions: filters and typed texts are part of the address and must be shown at once.
    <BrowserRouter useTransitions={false}>
      <Providers client={client} renderedAt={state?.renderedAt}>
        <ShopRoutes />
      </Providers>
    </BrowserRouter>
  );
  onPageShown.current = () => takeOver(client, state);
  // Input is done even if no page is shown until then.
  setTimeout(() => takeOver(client, state), MAX_HOLD_MS);
  // Only WebKit hangs punctuation; it needs the drawings of parts in the page.
  if (CSS.supports('hanging-punctuation: first')) void import('./pictures-in-page.ts');
  // In a transition React waits for the page, whose code is already here, instead of showing its fallback first.
  startTransition(() => {
    if (state) hydrateRoot(root(), app, LOGGED);
    else createRoot(root(), LOGGED).render(app);
  });
  if (import.meta.env.PROD)
    onceQuiet(() => import('./when-quiet.ts').then(({ startWhenQuiet }) => startWhenQuiet(client)));
}

function root(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  return element;
}

function showUnreachable(problem: unknown): void {
  console.error(problem);
  // The messages could not be loaded: index.html contains this sentence in every language.
  document.getElementById('unreachable')?.removeAttribute('hidden');
}

// In a task of its own: running the modules takes long enough on a slow phone.
setTimeout(() => void start().catch(showUnreachable));
