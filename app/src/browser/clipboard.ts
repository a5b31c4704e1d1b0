/**
 * Copies a text to the clipboard. Undefined on pages that are not secure, which have no clipboard: there is no button
 * then.
 */
export const clipboardWriter = (): ((text: string) => Promise<void>) | undefined =>
  navigator.clipboard ? (text) => navigator.clipboard.writeText(text) : undefined;
