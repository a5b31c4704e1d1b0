import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { transport } from '../data/transport.ts';
import { fetchMessages } from '../language/messages.store.ts';
import { readPath } from '../language/language.ts';
import { startWithAnswers } from '../page-state.ts';
import { makeQueryClient, Providers } from '../providers.tsx';
import { ShopRoutes } from '../router.tsx';
import { pageAt } from '../routes/route-table.ts';
import type { RenderedPage } from './render-page.tsx';

/** Hydrates a rendered page as `main.tsx` does; returns how to end it. The shop does not answer. */
export async function hydrateInTest({ html, state, language }: RenderedPage, onProblem: (problem: unknown) => void) {
  transport.current = () => new Promise(() => undefined);
  history.replaceState(null, '', state.address);
  document.documentElement.lang = language;
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const client = makeQueryClient();
  startWithAnswers(client, JSON.parse(JSON.stringify(state)) as typeof state);
  await Promise.all([fetchMessages(language, state.areas), pageAt(readPath(location.pathname).path)?.preload()]);
  const hydrated = hydrateRoot(
    root,
    <BrowserRouter useTransitions={false}>
      <Providers client={client} renderedAt={state.renderedAt}>
        <ShopRoutes />
      </Providers>
    </BrowserRouter>,
    { onRecoverableError: onProblem },
  );
  return () => hydrated.unmount();
}
