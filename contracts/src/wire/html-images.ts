import { safeAddress } from './picture.ts';

const IMAGE = /(<img\b[^<>]*?\ssrc\s*=\s*)(["'])([^"'<>]*)\2/gi;

/** HTML of the server with the addresses of its images as `safeAddress` reads them. It is still to be sanitised. */
export const withImageAddresses = (html: string): string =>
  html.replace(
    IMAGE,
    (_, start: string, quote: string, url: string) => `${start}${quote}${safeAddress(url) || url}${quote}`,
  );
