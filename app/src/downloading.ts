/** Hands the shopper a file that was made on this machine. */
export function download({ name, type, bytes }: { name: string; type: string; bytes: Uint8Array }): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has begun to save it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
