import { PresaleScreen } from '@shop/design-system/screens/promotion/PresaleScreen/PresaleScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toRowsLoadable } from '../../data/to-loadable.ts';
import { presalesQuery } from '../../features/offer/offer.query.ts';
import { presaleKindFrom } from '../../features/offer/presale-kind.ts';
import { useLanguage } from '../../language/use-language.ts';

export function PresaleRoute() {
  const language = useLanguage();
  const kind = presaleKindFrom(useSearchParams()[0]);
  const [{ of, pages }, setPages] = useState({ of: kind, pages: 1 });
  const shown = of === kind ? pages : 1;
  const items = useQuery(presalesQuery(kind, language, shown));
  return (
    <PresaleScreen
      kind={kind}
      items={toRowsLoadable(items)}
      hasMore={items.data?.hasMore ?? false}
      isLoadingMore={items.isPlaceholderData}
      onMore={() => setPages({ of: kind, pages: shown + 1 })}
      onRetry={() => void items.refetch()}
    />
  );
}
