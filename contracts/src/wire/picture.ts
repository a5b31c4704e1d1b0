import * as z from 'zod/mini';

const FINISHES = ['solid', 'transparent', 'pearl', 'metal', 'chrome', 'milky', 'glow', 'rubber', 'glitter'] as const;
/** The surface of a colour: how the renderer shades it. */
export type Finish = (typeof FINISHES)[number];
/** The finish of this name; an unknown one counts as solid. */
export const finishOf = (name: string | undefined): Finish => FINISHES.find((known) => known === name) ?? 'solid';
/** A finish in facets and filters. */
export const finish = z.codec(z.string(), z.enum(FINISHES), {
  decode: (wire): Finish => finishOf(wire),
  encode: (value) => value,
});

/**
 * What the picture of a part does not show: its print (it is that of the plain part), its very mould (it is that of a
 * similar one), or its shape.
 */
export type PictureLack = 'print' | 'mould' | 'shape';

export interface PartPicture {
  kind: 'part';
  /** The part number under which the picture is. */
  shape: string;
  hex: string;
  finish: Finish;
  lacks?: PictureLack;
}

/** A part that the client shows in its colour, or a photo at an address. */
export type Picture = PartPicture | { kind: 'photo'; url: string };

/**
 * `…/pictures/3001.svg?hex=C91A09&finish=solid`, and `&lacks=print`, `&lacks=mould` or `&lacks=shape` where the picture
 * does not show it: any server can store such an address, any client can load it, this one shows its own picture of
 * that number.
 */
const PART_ADDRESS =
  /\/pictures\/([a-z0-9.-]{1,40})\.svg\?hex=([0-9A-Fa-f]{6})(?:&finish=([a-z]+))?(?:&lacks=(print|mould|shape))?$/;

/** Image address ↔ picture. What `safeAddress` refuses becomes an empty photo: never `javascript:` or `data:`. */
export const picture = z.codec(z._default(z.nullish(z.string()), ''), z.custom<Picture>(), {
  decode: (wire): Picture => {
    const url = (wire ?? '').replaceAll('\\', '/');
    const [, shape, hex, surface, lacks] = PART_ADDRESS.exec(url) ?? [];
    if (shape && hex)
      return {
        kind: 'part',
        shape,
        hex: hex.toUpperCase(),
        finish: finishOf(surface),
        // The pattern has no other.
        ...(lacks ? { lacks: lacks as PictureLack } : {}),
      };
    return { kind: 'photo', url: safeAddress(url) };
  },
  encode: (value) => (value.kind === 'photo' ? value.url : pictureAddress(value)),
});

/** The address of a part's picture. */
export const pictureAddress = (part: Omit<PartPicture, 'kind'>): string =>
  `/pictures/${part.shape}.svg?hex=${part.hex}&finish=${part.finish}${part.lacks ? `&lacks=${part.lacks}` : ''}`;

/**
 * The origin of the server that names addresses without one, such as `http://shop.example:8000`. Empty where that is the
 * page's own origin, or one that forwards them. Set once, before the first answer is decoded.
 */
export const addressBase = { current: '' };

const WITH_SCHEME = /^https?:\/\//i;
/** `host/…` or `host:port/…`: a name with a dot, or a number of the Internet. */
const WITH_HOST = /^((?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?)\/[^/]/i;
/** `uploads/…`: a folder, in which no colon can end a scheme. */
const IN_FOLDER = /^[\w%~.-]+\/[^/]/;

/**
 * An absolute or site-relative address; '' for anything that is no http(s) address. Servers also send `//host/a.jpg`,
 * `host/a.jpg` and `uploads/a.jpg`. Another host without a scheme is read as https, which a page on https can load.
 */
export function safeAddress(wire: string): string {
  const address = wire
    .replaceAll('\\', '/')
    .replaceAll(/[\t\n\r]/g, '')
    .trim();
  if (WITH_SCHEME.test(address)) return address;
  const host = /^\/\/+([^/]+)/.exec(address)?.[1] ?? WITH_HOST.exec(address)?.[1];
  if (host) return `${schemeOf(host)}//${address.replace(/^\/+/, '')}`;
  if (/^\/(?!\/)/.test(address)) return addressBase.current + address;
  return IN_FOLDER.test(address) ? `${addressBase.current}/${address}` : '';
}

const schemeOf = (host: string): string => {
  const [scheme, origin] = addressBase.current.split('//');
  return scheme && origin === host.toLowerCase() ? scheme : 'https:';
};

/** Any other address (avatar, logo, sound, QR code), made safe. */
export const address = z.codec(z._default(z.nullish(z.string()), ''), z.string(), {
  decode: (wire) => safeAddress(wire ?? ''),
  encode: (url) => url,
});
