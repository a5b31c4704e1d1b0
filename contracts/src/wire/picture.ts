import * as z from 'zod/mini';

const FINISHES = ['solid', 'transparent', 'pearl', 'metal', 'chrome', 'milky', 'glow', 'rubber', 'glitter'] as const;
/** The surface of a colour: how the renderer shades it. */
export type Finish = (typeof FINISHES)[number];
/** A finish in facets and filters; an unknown one counts as solid. */
export const finish = z.codec(z.string(), z.enum(FINISHES), {
  decode: (wire): Finish => FINISHES.find((known) => known === wire) ?? 'solid',
  encode: (value) => value,
});

/** A part that the client renders from its shape key and colour, or a photo at an address. */
export type Picture = { kind: 'part'; shape: string; hex: string; finish: Finish } | { kind: 'photo'; url: string };

/**
 * `…/pictures/brick-2x4.svg?hex=C91A09&finish=solid`: any server can store such an address, any client can load it,
 * this one renders it.
 */
const PART_ADDRESS = /\/pictures\/([a-z0-9.-]{1,40})\.svg\?hex=([0-9A-Fa-f]{6})(?:&finish=([a-z]+))?$/;

/**
 * Image address ↔ picture. Addresses other than http(s) or site-relative ones become an empty photo: never
 * `javascript:` or `data:`.
 */
export const picture = z.codec(z._default(z.nullish(z.string()), ''), z.custom<Picture>(), {
  decode: (wire): Picture => {
    const url = (wire ?? '').replaceAll('\\', '/');
    const [, shape, hex, surface] = PART_ADDRESS.exec(url) ?? [];
    if (shape && hex)
      return {
        kind: 'part',
        shape,
        hex: hex.toUpperCase(),
        finish: FINISHES.find((known) => known === surface) ?? 'solid',
      };
    return { kind: 'photo', url: safeAddress(url) };
  },
  encode: (value) => (value.kind === 'photo' ? value.url : pictureAddress(value)),
});

/** The address of a part's picture. */
export const pictureAddress = (part: { shape: string; hex: string; finish: Finish }): string =>
  `/pictures/${part.shape}.svg?hex=${part.hex}&finish=${part.finish}`;

/** Http(s), protocol-relative and site-relative addresses; anything else becomes ''. */
export function safeAddress(url: string): string {
  if (url.startsWith('//')) return `https:${url}`;
  return url.startsWith('/') || /^https?:\/\//i.test(url) ? url : '';
}

/** Any other address (avatar, logo, sound, QR code), made safe. */
export const address = z.codec(z._default(z.nullish(z.string()), ''), z.string(), {
  decode: (wire) => safeAddress((wire ?? '').replaceAll('\\', '/')),
  encode: (url) => url,
});
