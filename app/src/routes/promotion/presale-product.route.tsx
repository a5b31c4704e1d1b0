import { useSearchParams } from 'react-router-dom';
import { ProductOf } from '../catalogue/ProductOf.tsx';

/** The old address of a product in presale; its own page shows the same. */
export function PresaleProductRoute() {
  const id = useSearchParams()[0].get('id') ?? '';
  return <ProductOf key={id} id={id} />;
}
