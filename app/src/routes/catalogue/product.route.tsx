import { useParams } from 'react-router-dom';
import { ProductOf } from './ProductOf.tsx';

export function ProductRoute() {
  const { id = '' } = useParams();
  return <ProductOf key={id} id={id} />;
}
