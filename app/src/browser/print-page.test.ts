import { expect, test } from 'vitest';
import { printPage } from './print-page.ts';

const photo = (decode: () => Promise<void>) => ({ loading: 'lazy', decode }) as HTMLImageElement;

test('prints when every photo is loaded or known to be missing', async () => {
  const steps: string[] = [];
  const late = Promise.withResolvers<void>();
  const photos = [
    photo(() => late.promise.then(() => void steps.push('loaded'))),
    photo(() => Promise.reject(new Error('broken'))),
  ];
  const printing = printPage({ images: photos as unknown as HTMLCollectionOf<HTMLImageElement> }, () =>
    steps.push('printed'),
  );
  expect(photos.map(({ loading }) => loading)).toEqual(['eager', 'eager']);
  late.resolve();
  await printing;
  expect(steps).toEqual(['loaded', 'printed']);
});
