/** Prints the page when its photos are loaded: those below the fold load late and would be missing on paper. */
export async function printPage(page: Pick<Document, 'images'> = document, print = () => globalThis.print()) {
  await Promise.all(
    [...page.images].map(async (image) => {
      image.loading = 'eager';
      // A photo that cannot be loaded is missing on the page too.
      await image.decode().catch(() => undefined);
    }),
  );
  print();
}
