import { readPath } from './language/language.ts';

/**
 * Identifies a page, in any language and with any filter: by its path, and a refund by its number too, because refunds
 * have the path of their list, and the pages of parts lists and the checklist of an order by their views.
 */
export const pageKeyOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  readPath(pathname).path + (/\b(refundId|view)=[^&]*/.exec(search)?.[0] ?? '');
