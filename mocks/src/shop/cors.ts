/** The headers that stock servers let through; one that is not listed fails the preflight (reference: request headers). */
const ALLOWED =
  'Authori-zation, Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, X-Requested-With, Form-type';

/** The cross-origin headers of every answer, as observed: the asking origin is mirrored. */
export const corsHeaders = (request: Request): Record<string, string> => ({
  'Access-Control-Allow-Origin': request.headers.get('Origin') ?? '*',
  'Access-Control-Allow-Headers': ALLOWED,
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS',
  // The client counts down by the shop's clock.
  'Access-Control-Expose-Headers': 'Date',
  'Access-Control-Max-Age': '1728000',
  'Access-Control-Allow-Credentials': 'true',
  Vary: 'Origin',
});
