/**
 * The headers of every answer of the shop: no inline script, no third-party script, no framing. Only the sign-in page
 * shows a page of another site: WeChat's QR code. Pictures, sounds and the API may also come from `origins`, such as
 * `http://shop.example`, because a page on http has no other way to the pictures of a backend on http.
 */
export function securityHeaders(origins: readonly string[] = []): Record<string, string> {
  const from = (...sources: readonly string[]) => [...sources, ...origins].join(' ');
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "worker-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      `img-src ${from("'self'", 'https:', 'data:', 'blob:')}`,
      `media-src ${from("'self'", 'https:')}`,
      "font-src 'self'",
      `connect-src ${from("'self'", 'ws:', 'wss:')}`,
      "manifest-src 'self'",
      'frame-src https://open.weixin.qq.com',
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
    ].join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** The origin of an address as a list; none for a path or other text. */
export const originsOf = (address = ''): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** For the files of a backend on the shop's own origin: an uploaded page or drawing must not run there. */
export const BACKEND_FILE_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};
