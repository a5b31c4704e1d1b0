import type { Language } from '@shop/contracts';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { inLanguage, readPath } from '../language/language.ts';
import { fetchMessages } from '../language/messages.store.ts';
import { Providers } from '../providers.tsx';
import { ShopRoutes } from '../router.tsx';
import { pageAt } from '../routes/route-table.ts';
import { fillAddress, openStandInShop, type AppliedScenario, type StandInShop } from './test-shop.ts';

export type AppWithStandInProps = {
  /** Path and query without language prefix; `{productId}` and the like are filled in (`fillAddress`). */
  at: string;
  /** The state of the shop: scenarios, applied one after another. */
  scenarios: readonly AppliedScenario[];
  language: Language;
  /** Changes the shop after its scenarios, before the page opens. */
  arrange?: (shop: StandInShop) => void;
};

/** The whole app at an address, with a stand-in shop of its own. Other props open another shop. */
export const AppWithStandIn = (props: AppWithStandInProps) => <OpenApp key={JSON.stringify(props)} {...props} />;

function OpenApp({ at, scenarios, language, arrange }: AppWithStandInProps) {
  // During the first render, so that the shop is open before the page sends a request.
  const [address] = useState(() => {
    const shop = openStandInShop(scenarios);
    arrange?.(shop);
    return inLanguage(fillAddress(shop, at), language);
  });
  const [isLoaded, setLoaded] = useState(false);
  useEffect(
    function fetchMessagesFirst() {
      let isGone = false;
      const page = pageAt(readPath(address.replace(/[?#].*/, '')).path);
      void fetchMessages(language, page?.messages ?? ['core']).then(() => isGone || setLoaded(true));
      return () => {
        isGone = true;
      };
    },
    [address, language],
  );
  if (!isLoaded) return null;
  return (
    <MemoryRouter initialEntries={[address]}>
      <Providers>
        <ShopRoutes />
      </Providers>
    </MemoryRouter>
  );
}
