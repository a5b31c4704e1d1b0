import { useSearchParams } from 'react-router-dom';
import { ProductPage } from '../catalogue/ProductPage.tsx';

/** The old URL of a product in presale; shows the product page. */
export function PresaleProductRoute() {
  const id = useSearchParams()[0].get('id') ?? '';
  return <ProductPage key={id} id={id} />;
}
