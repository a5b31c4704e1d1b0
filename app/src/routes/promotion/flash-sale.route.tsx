import { slotToShow } from '@shop/design-system';
import { FlashSaleScreen } from '@shop/design-system/screens/flash-sale';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rowsLoadable, toLoadable } from '../../data/to-loadable.ts';
import { slotItemsQuery, slotsQuery } from '../../features/offer/offer.query.ts';
import { useLanguage } from '../../language/use-language.ts';

/** The slot that the address names, else the running one, else the next. */
export function FlashSaleRoute() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const slots = useQuery(slotsQuery(language));
  const slot = slots.data && slotToShow(slots.data, search.get('slot') ?? undefined)?.id;
  const [{ of, pages }, setPages] = useState({ of: slot, pages: 1 });
  const shown = of === slot ? pages : 1;
  const items = useQuery(slotItemsQuery(slot, language, shown));
  const askAgain = () => void Promise.all([slots.refetch(), ...(slot === undefined ? [] : [items.refetch()])]);
  return (
    <FlashSaleScreen
      slots={toLoadable(slots)}
      current={slot}
      items={rowsLoadable(items)}
      hasMore={items.data?.hasMore ?? false}
      isAskingMore={items.isPlaceholderData}
      onMore={() => setPages({ of: slot, pages: shown + 1 })}
      onSlotTurned={askAgain}
      onRetry={askAgain}
    />
  );
}
