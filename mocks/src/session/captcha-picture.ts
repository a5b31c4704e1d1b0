import { captchaPicturePath } from '@shop/contracts';
import { randomDigits } from '../core/random.ts';
import type { Shop } from '../core/shop.ts';

/** The path of the picture, below the API base. */
export const CAPTCHA_PICTURE = captchaPicturePath('').replace(/\?.*/, '');

export const PICTURE_LENGTH = 4;
const WIDTH = 120;
const HEIGHT = 44;

/**
 * The picture captcha of a code key as a response, another one at each request; 404 without a valid key. Real servers
 * send a PNG.
 */
export function captchaPicture(shop: Shop, url: URL): Response {
  const stored = shop.state.verification.keys[url.searchParams.get('key') ?? ''];
  if (!stored) return new Response(null, { status: 404 });
  stored.pictureText = randomDigits(shop.state, PICTURE_LENGTH);
  return new Response(svgOf(stored.pictureText), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
  });
}

/** Four turned digits on lines. */
function svgOf(text: string): string {
  const digits = [...text].map((digit, place) => {
    const x = 22 + place * 25;
    const turn = (Number(digit) * 37 + place * 53) % 50;
    return `<text x="${x}" y="31" transform="rotate(${turn - 25} ${x} 22)">${digit}</text>`;
  });
  const lines = [8, 21, 34].map((y, place) => `<path d="M0 ${y}Q40 ${y + 16 - place * 14} ${WIDTH} ${HEIGHT - y}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#f5f4ee"/><g fill="none" stroke="#b9b4a4">${lines.join('')}</g><g fill="#1b2a34" font-family="monospace" font-size="28" font-weight="700" text-anchor="middle">${digits.join('')}</g></svg>`;
}
