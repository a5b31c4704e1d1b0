import { hasPage } from '../app/src/routes/has-page.ts';

/** Folders that the backend answers: its API, what is uploaded to it, and the pictures that it comes with. */
export const BACKEND_FOLDERS = ['api', 'uploads', 'statics'] as const;
/** The endings of pictures and sounds, which answers of the backend name at any address. */
export const MEDIA_ENDINGS = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'bmp', 'svg', 'ico', 'mp3', 'wav', 'ogg'];
/** Addresses of the shop itself that have such an ending. */
const OWN_MEDIA = ['assets/', 'pictures/', 'favicon.'];

const FOLDER = new RegExp(`^/(?:${BACKEND_FOLDERS.join('|')})(?:/|$)`);
const MEDIA = new RegExp(String.raw`\.(?:${MEDIA_ENDINGS.join('|')})$`, 'i');
const OWN = new RegExp(`^/(?:${OWN_MEDIA.map((own) => own.replace('.', String.raw`\.`)).join('|')})`);

/** Whether the backend answers a path of the shop's address: its folders, and pictures and sounds elsewhere. */
export const isBackendPath = (pathname: string): boolean =>
  FOLDER.test(pathname) || (MEDIA.test(pathname) && !OWN.test(pathname) && !hasPage(pathname));

/** Whether a path is of the API, whose answers no browser shows as a page. */
export const isApiPath = (pathname: string): boolean => /^\/api(?:\/|$)/.test(pathname);
