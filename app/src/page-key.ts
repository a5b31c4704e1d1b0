import { readPath } from './language/language.ts';

/**
 * Identifies a page, in any language and with any filter: by its path, and a refund by its number too, because refunds
 * have the path of their list.
 */
export const pageKeyOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  readPath(pathname).path + (/\brefundId=[^&]*/.exec(search)?.[0] ?? '');
