/** Offers a file that was made in this browser as a download. */
export function download({ name, type, bytes }: { name: string; type: string; bytes: Uint8Array }): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download has started by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
