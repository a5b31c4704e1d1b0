import type { Language } from '@shop/design-system/messages';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { inLanguage, readPath } from '../language/language.ts';
import { fetchMessages } from '../language/messages.store.ts';
import { Providers } from '../providers.tsx';
import { ShopRoutes } from '../router.tsx';
import { pageAt } from '../routes/route-table.ts';
import { addressIn, openStandIn, type Situation, type StandInShop } from './test-shop.ts';

export type ShopOnStandInProps = {
  /** Path and query without language prefix; `{productId}` and the like stand for the things of the shop (`addressIn`). */
  at: string;
  /** What is the matter with the shop, one scenario on top of the other. */
  situations: readonly Situation[];
  language: Language;
  /** Changes what the situations made, before the page opens. */
  arrange?: (shop: StandInShop) => void;
};

/** The whole shop at an address, on a stand-in shop of its own. Other props open another shop. */
export const ShopOnStandIn = (props: ShopOnStandInProps) => <OpenShop key={JSON.stringify(props)} {...props} />;

function OpenShop({ at, situations, language, arrange }: ShopOnStandInProps) {
  // Before the first request of the pages below goes out.
  const [address] = useState(() => {
    const shop = openStandIn(situations);
    arrange?.(shop);
    return inLanguage(addressIn(shop, at), language);
  });
  const [isWorded, setWorded] = useState(false);
  useEffect(
    function fetchMessagesFirst() {
      let isGone = false;
      const page = pageAt(readPath(address.replace(/[?#].*/, '')).path)?.page;
      void fetchMessages(language, page?.words ?? ['core']).then(() => isGone || setWorded(true));
      return () => {
        isGone = true;
      };
    },
    [address, language],
  );
  if (!isWorded) return null;
  return (
    <MemoryRouter initialEntries={[address]}>
      <Providers>
        <ShopRoutes />
      </Providers>
    </MemoryRouter>
  );
}
