import type { MessageDescriptor } from 'react-intl';
import type { Promotion } from './live-promotion.ts';
import { messages as sale } from './sale-buttons.messages.ts';

/** The label of the button that buys in a promotion. */
export const BUY: Record<Promotion['kind'], MessageDescriptor> = { flash: sale.grab, presale: sale.order };
