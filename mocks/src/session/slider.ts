import { ecb } from '@noble/ciphers/aes.js';
import type { Language, SliderChallenge } from '@shop/contracts';
import { randomText } from '../core/random.ts';
import { refusal } from '../core/refusal.ts';
import type { Shop } from '../core/shop.ts';
import { drawSlider, PICTURE_WIDTH, PIECE_WIDTH } from './slider-picture.ts';

/** How far from its gap a piece may be, in pixels: that of the servers that have this captcha. */
const TOLERANCE = 5;
const FIRST_GAP = 90;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** The captcha's vertical position is fixed: every client of the family sends 5. */
const POINT_Y = 5;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const encrypted = (text: string, secretKey: string): string =>
  btoa(String.fromCharCode(...ecb(bytesOf(secretKey)).encrypt(bytesOf(text))));

function decrypted(text: string, secretKey: string): string {
  try {
    return new TextDecoder().decode(ecb(bytesOf(secretKey)).decrypt(fromBase64(text)));
  } catch {
    return '';
  }
}

/** The calls that only servers with a slider captcha have. */
const SLIDER_CALLS = ['sliderChallenge', 'sliderCheck'];

/** Whether the server has a call: those of the slider captcha only if it has one. */
export const hasCall = (shop: Shop, name: string): boolean =>
  shop.state.verification.needsSlider || !SLIDER_CALLS.includes(name);

/** A new slider captcha with its gap at a random place. */
export function newSlider(shop: Shop): SliderChallenge {
  const { verification } = shop.state;
  const token = randomText(shop.state, 32);
  const secretKey = randomText(shop.state, 16, LETTERS);
  const range = PICTURE_WIDTH - PIECE_WIDTH - FIRST_GAP - TOLERANCE;
  const gap = FIRST_GAP + (Number.parseInt(randomText(shop.state, 4), 16) % range);
  verification.sliders[token] = { gap, secretKey, isSolved: false };
  return { token, secretKey, ...drawSlider(gap) };
}

/** The encrypted solution of a slider captcha. */
export function encryptedPoint(shop: Shop, token: string): string {
  const slider = shop.state.verification.sliders[token];
  return slider ? encrypted(JSON.stringify({ x: slider.gap, y: POINT_Y }), slider.secretKey) : '';
}

/** Marks a slider captcha as solved; refused if the piece is not in its gap. */
export function checkSlider(shop: Shop, sent: { token: string; pointJson: string }, language: Language): void {
  const slider = shop.state.verification.sliders[sent.token];
  const point = slider && decrypted(sent.pointJson, slider.secretKey);
  const x = Number(/^\{"x":(-?[\d.]+),"y":5(?:\.0)?\}$/.exec(point ?? '')?.[1] ?? Number.NaN);
  if (!slider || slider.isSolved || !(Math.abs(x - slider.gap) <= TOLERANCE)) throw refusal('wrongSlider', language);
  slider.isSolved = true;
}

/** Uses a solved slider captcha for one code; refused without one. */
export function consumeSlider(shop: Shop, proof: string | undefined, language: Language): void {
  const { sliders } = shop.state.verification;
  const found = Object.entries(sliders).find(
    ([token, { secretKey, isSolved }]) => isSolved && decrypted(proof ?? '', secretKey).startsWith(`${token}---`),
  );
  if (!found) throw refusal('sliderRequired', language);
  delete sliders[found[0]];
}
