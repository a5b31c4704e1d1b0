import { useParams } from 'react-router-dom';
import { ProductPage } from './ProductPage.tsx';

export function ProductRoute() {
  const { id = '' } = useParams();
  return <ProductPage key={id} id={id} />;
}
