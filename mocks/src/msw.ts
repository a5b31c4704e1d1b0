import { calls } from '@shop/contracts';
import { http, type HttpHandler } from 'msw/http';
import { CAPTCHA_PICTURE } from './session/captcha-picture.ts';
import { answer } from './shop/answer.ts';
import type { Shop } from './core/shop.ts';
import { uploadedImage } from './uploads/uploads.ts';

/** The shop as MSW handlers: one for each call, and one for uploaded images. */
export function handlers(shop: Shop, base = '*/api'): HttpHandler[] {
  const reply = ({ request }: { request: Request }) => answer(shop, request);
  return [
    ...calls.map((call) => (call.method === 'GET' ? http.get : http.post)(base + call.path, reply)),
    http.get(base + CAPTCHA_PICTURE, reply),
    http.get(
      '*/uploads/:name',
      ({ request }) => uploadedImage(shop, new URL(request.url).pathname) ?? new Response(null, { status: 404 }),
    ),
  ];
}
