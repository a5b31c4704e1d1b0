import type { Loadable } from '@shop/design-system';
import type { FlashItem, FlashSlot } from '@shop/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toRowsLoadable, toLoadable } from '../../data/to-loadable.ts';
import { hotPartsQuery } from '../../features/catalogue/products.query.ts';
import { productsByIdQuery } from '../../features/catalogue/finding.query.ts';
import {
  bannersQuery,
  blocksQuery,
  presalesQuery,
  slotItemsQuery,
  slotsQuery,
} from '../../features/offer/offer.query.ts';
import { repairServiceQuery } from '../../features/repair/repair-service.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { clearRecent, useRecentActivity } from '../../session/recent-activity.store.ts';
import { useServerFeatures } from '../../features/site/use-server-features.ts';

/** The content of the home page below the fold. */
export function useHomeOffers() {
  const language = useLanguage();
  const [pages, setPages] = useState(1);
  const { parts } = useRecentActivity();
  const banners = useQuery(bannersQuery(language));
  const slots = useQuery(slotsQuery(language));
  const slot = slots.data?.slots[slots.data.current ?? -1];
  const items = useQuery(slotItemsQuery(slot?.id, language));
  const presale = useQuery(presalesQuery('running', language));
  const blocks = useQuery(blocksQuery(language, pages));
  const hot = useQuery(hotPartsQuery(language));
  const recent = useQuery(productsByIdQuery(parts, language));
  const { repair: hasRepair } = useServerFeatures();
  // A server that does not name its features shows by this answer whether it has the repair service.
  const repair = useQuery({
    ...repairServiceQuery(language),
    enabled: hasRepair !== false,
    select: ({ terms }) => terms,
  });

  return {
    banners: toLoadable(banners),
    flash: flashOf(toLoadable(slots), slot, toRowsLoadable(items)),
    presale: toRowsLoadable(presale),
    repair: toLoadable(repair),
    hot: toLoadable(hot),
    blocks: toRowsLoadable(blocks),
    hasMoreBlocks: blocks.data?.hasMore ?? false,
    isLoadingBlocks: blocks.isFetching,
    onMoreBlocks: () => setPages(pages + 1),
    recent: parts.length > 0 ? toLoadable(recent) : { state: 'ready' as const, value: [] },
    onForgetRecent: () => clearRecent('parts'),
    onSlotChange: () => void Promise.all([slots, items].map((query) => query.refetch())),
    onRetry: () => {
      for (const query of [banners, slots, presale, hot, blocks]) void query.refetch();
      if (hasRepair !== false) void repair.refetch();
      if (slot) void items.refetch();
      if (parts.length > 0) void recent.refetch();
    },
  };
}

/** The running or next slot with its items; ready without a slot if the day has no more. */
function flashOf(
  slots: Loadable<unknown>,
  slot: FlashSlot | undefined,
  items: Loadable<readonly FlashItem[]>,
): Loadable<{ slot?: FlashSlot; items: readonly FlashItem[] }> {
  if (slots.state !== 'ready') return slots;
  if (slot === undefined) return { state: 'ready', value: { items: [] } };
  return items.state === 'ready' ? { state: 'ready', value: { slot, items: items.value } } : items;
}
