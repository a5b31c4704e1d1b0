import { ProductPage } from '../catalogue/ProductPage.tsx';
import { withId } from './with-id.tsx';

/** The old URL of a product in presale; shows the product page. */
export const PresaleProductRoute = withId(({ id }) => <ProductPage id={id} list={{ name: 'presale' }} />);
