/** `Trans-Clear` and `transclear` are one name. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '');

/** Whether a name contains what was typed, whatever its case, spaces and hyphens. */
export const isNamed = (name: string, query: string): boolean => folded(name).includes(folded(query));
