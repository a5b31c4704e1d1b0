import { category } from '@shop/contracts';
import { send } from '../../data/call.ts';

/** The tree of categories. Apart from the calls for products, whose contracts the home page does not need. */
export const fetchCategories = (signal: AbortSignal) => send(category, { signal });
