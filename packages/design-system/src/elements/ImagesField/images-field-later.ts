import { later } from '../Later/later.tsx';

/** Images to add: fetched once a form shows them. */
export const ImagesField = later(async () => (await import('./ImagesField.tsx')).ImagesField);
