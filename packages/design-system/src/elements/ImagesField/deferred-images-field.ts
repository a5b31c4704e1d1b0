import { deferred } from '../Deferred/deferred.tsx';

/** The field for images, downloaded when a form first shows it. */
export const ImagesField = deferred(async () => (await import('./ImagesField.tsx')).ImagesField);
