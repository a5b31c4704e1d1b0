import { answer, isCall } from './answer.ts';
import type { Shop } from '../core/shop.ts';
import { uploadedImage } from '../uploads/uploads.ts';

/** Whether the shop has something at this address: a call, the picture of a captcha, or uploaded images. */
export const hasResponse = (request: Request): boolean => isCall(request) || isUpload(request);

const isUpload = ({ method, url }: Request) => method === 'GET' && new URL(url).pathname.startsWith('/uploads/');

/** The shop's response to a request that it has one for (`hasResponse`). */
export async function respond(shop: Shop, request: Request): Promise<Response> {
  if (!isUpload(request)) return answer(shop, request);
  return uploadedImage(shop, new URL(request.url).pathname) ?? new Response(null, { status: 404 });
}
