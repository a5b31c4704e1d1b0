import { http, type HttpHandler } from 'msw/http';
import { hasResponse, respond } from './shop/respond.ts';
import type { Shop } from './core/shop.ts';

/** The shop as an MSW handler. One, because creating one for each call takes longer than rendering a page. */
export const handlers = (shop: Shop): HttpHandler[] => [
  http.all(
    ({ request }) => hasResponse(request),
    ({ request }) => respond(shop, request),
  ),
];
