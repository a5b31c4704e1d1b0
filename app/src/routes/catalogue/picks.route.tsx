import { PicksScreen } from '@shop/design-system/screens/catalogue/PicksScreen/PicksScreen';
import { useLocation } from 'react-router-dom';
import { picksQuery } from '../../features/catalogue/finding.query.ts';
import { kindFrom } from '../../features/catalogue/pick-kind.ts';
import { readPath } from '../../language/language.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useLongList } from './use-long-list.ts';

export function PicksRoute() {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const kind = kindFrom(readPath(pathname).path, new URLSearchParams(search));
  const { list } = useLongList((page) => picksQuery(kind, language, page));
  const { add, added } = useAddToCart();
  return (
    <PicksScreen
      kind={kind}
      list={list}
      added={added}
      onAdd={(product, quantity, uniqueId) => add({ productId: product.id, uniqueId, quantity, part: product })}
    />
  );
}
