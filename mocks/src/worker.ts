import { http } from 'msw/http';
import { chatHandler } from './msw-socket.ts';
import { handlers } from './msw.ts';
import { PHOTO_FOLDER } from './goods/photos.ts';
import { wechatQrcode } from './site/wechat-qrcode.ts';
import type { Shop } from './core/shop.ts';

/**
 * Answers this page's requests and its chat from the shop, by a service worker. Pages, styles and scripts are not
 * intercepted; an unknown path below `/api` is a 404 and logs an error.
 */
export async function startWorker(shop: Shop): Promise<void> {
  const { setupWorker } = await import('msw/browser');
  const unknown = http.all('/api/*', ({ request }) => {
    console.error(`${request.method} ${request.url} is no call of the shop: no contract has this method and path.`);
    return new Response(null, { status: 404 });
  });
  const qrcode = http.get(
    `*${wechatQrcode.path}`,
    () => new Response(wechatQrcode.svg, { headers: { 'Content-Type': 'image/svg+xml' } }),
  );
  const photo = http.get(`*${PHOTO_FOLDER}:name.jpg`, ({ params }) =>
    fetch(new URL(`../photos/${String(params.name)}.jpg`, import.meta.url)),
  );
  shop.state.wechatQrcode = wechatQrcode.path;
  await setupWorker(...handlers(shop), chatHandler(shop), qrcode, photo, unknown).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
}
