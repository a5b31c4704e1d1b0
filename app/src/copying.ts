/** Lends a way to the clipboard. A page that is not secure has none, and then there is no button. */
export const copying = (): { onCopy?: (text: string) => Promise<void> } =>
  navigator.clipboard ? { onCopy: (text) => navigator.clipboard.writeText(text) } : {};
