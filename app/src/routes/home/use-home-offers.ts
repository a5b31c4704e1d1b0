import type { Loadable } from '@shop/design-system';
import type { FlashItem, FlashSlot } from '@shop/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rowsLoadable, toLoadable } from '../../data/to-loadable.ts';
import { productsByIdQuery } from '../../features/catalogue/finding.query.ts';
import {
  bannersQuery,
  blocksQuery,
  presalesQuery,
  slotItemsQuery,
  slotsQuery,
} from '../../features/offer/offer.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { forget, useRecently } from '../../session/recently.ts';

/** What stands below the first look of the home page. */
export function useHomeOffers() {
  const language = useLanguage();
  const [pages, setPages] = useState(1);
  const { parts } = useRecently();
  const banners = useQuery(bannersQuery(language));
  const slots = useQuery(slotsQuery(language));
  const slot = slots.data?.slots[slots.data.current ?? -1];
  const items = useQuery(slotItemsQuery(slot?.id, language));
  const presale = useQuery(presalesQuery('running', language));
  const blocks = useQuery(blocksQuery(language, pages));
  const recent = useQuery(productsByIdQuery(parts, language));

  const day = toLoadable(slots);
  const sold = rowsLoadable(items);
  const flash: Loadable<{ slot?: FlashSlot; items: readonly FlashItem[] }> =
    day.state !== 'ready'
      ? day
      : slot === undefined
        ? { state: 'ready', value: { items: [] } }
        : sold.state === 'ready'
          ? { state: 'ready', value: { slot, items: sold.value } }
          : sold;
  return {
    banners: toLoadable(banners),
    flash,
    presale: rowsLoadable(presale),
    blocks: rowsLoadable(blocks),
    hasMoreBlocks: blocks.data?.hasMore ?? false,
    isAskingBlocks: blocks.isFetching,
    onMoreBlocks: () => setPages(pages + 1),
    recent: parts.length > 0 ? toLoadable(recent) : { state: 'ready' as const, value: [] },
    onForgetRecent: () => forget('parts'),
    onSlotTurned: () => void Promise.all([slots, items].map((query) => query.refetch())),
    askAgain: () =>
      void Promise.all(
        [banners, slots, presale, blocks, ...(slot ? [items] : []), ...(parts.length > 0 ? [recent] : [])].map(
          (query) => query.refetch(),
        ),
      ),
  };
}
