import { useIsHydrated } from '@shop/design-system';

const write = (text: string) => navigator.clipboard.writeText(text);

/**
 * Copies a text to the clipboard. Undefined on pages that are not secure, which have no clipboard: there is no button
 * then.
 */
export const clipboardWriter = (): ((text: string) => Promise<void>) | undefined =>
  navigator.clipboard ? write : undefined;
/** The same for pages that a server renders, for most of which there is a clipboard. */
export function useClipboardWriter(): typeof write | undefined {
  return useIsHydrated() ? clipboardWriter() : write;
}
