import type { Place, Toast } from '@shop/design-system';
import { restockText } from '@shop/design-system/screens/parts-list/restock-text.ts';
import type { QueryClient } from '@tanstack/react-query';
import { productQuery } from '../features/catalogue/catalogue.query.ts';
import { checkAlerts, type Restocked } from '../features/restock/check-alerts.ts';
import { fetchMessages, useMessages } from '../language/messages.store.ts';

/** Looks whether awaited parts are back in stock, and shows a note with a button that leads to them. */
export async function noteRestocked(
  client: QueryClient,
  toast: (toast: Toast) => void,
  go: (place: Place) => void,
): Promise<void> {
  const { language } = useMessages.getState();
  const restocked = await checkAlerts((id) => client.fetchQuery(productQuery(id, language)), Date.now());
  const [first, ...others] = restocked;
  if (!first) return;
  await fetchMessages(useMessages.getState().language, ['restock']);
  const text = restockText(useMessages.getState());
  const place: Place = others.length > 0 ? { name: 'upload', view: 'restock' } : placeOf(first);
  toast({
    text: text.back(restocked.map(nameOf)),
    tone: 'green',
    action: { label: text.show, onAction: () => go(place) },
  });
}

const placeOf = ({ alert: { productId, uniqueId } }: Restocked): Place => ({
  name: 'product',
  id: productId,
  colour: uniqueId || undefined,
});

const nameOf = ({ alert, product }: Restocked): string =>
  [product.name, product.offers.find(({ uniqueId }) => uniqueId === alert.uniqueId)?.name].filter(Boolean).join(' ');
