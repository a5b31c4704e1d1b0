import { slotToShow } from '@shop/design-system/screens/promotion/FlashSaleScreen/slot-to-show.ts';
import { FlashSaleScreen } from '@shop/design-system/screens/promotion/FlashSaleScreen/FlashSaleScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toRowsLoadable, toLoadable } from '../../data/to-loadable.ts';
import { slotItemsQuery, slotsQuery } from '../../features/offer/offer.query.ts';
import { useLanguage } from '../../language/use-language.ts';

/** Shows the slot named in the URL, else the running one, else the next. */
export function FlashSaleRoute() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const slots = useQuery(slotsQuery(language));
  const slot = slots.data && slotToShow(slots.data, search.get('slot') ?? undefined)?.id;
  const [{ of, pages }, setPages] = useState({ of: slot, pages: 1 });
  const shown = of === slot ? pages : 1;
  const items = useQuery(slotItemsQuery(slot, language, shown));
  const refetch = () => {
    void slots.refetch();
    if (slot !== undefined) void items.refetch();
  };
  return (
    <FlashSaleScreen
      slots={toLoadable(slots)}
      current={slot}
      items={toRowsLoadable(items)}
      hasMore={items.data?.hasMore ?? false}
      isLoadingMore={items.isPlaceholderData}
      onMore={() => setPages({ of: slot, pages: shown + 1 })}
      onSlotChange={refetch}
      onRetry={refetch}
    />
  );
}
