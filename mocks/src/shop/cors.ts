/** The request headers that unmodified servers allow; any other fails the preflight (reference: request headers). */
const ALLOWED = [
  'Authori-zation',
  'Authorization',
  'Content-Type',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Unmodified-Since',
  'X-Requested-With',
  'Form-type',
].join(', ');

/** The CORS headers of every response, as observed: the request's origin is allowed. */
export const corsHeaders = (request: Request): Record<string, string> => ({
  'Access-Control-Allow-Origin': request.headers.get('Origin') ?? '*',
  'Access-Control-Allow-Headers': ALLOWED,
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS',
  // The client reads the shop's clock for its countdowns.
  'Access-Control-Expose-Headers': 'Date',
  'Access-Control-Max-Age': '1728000',
  'Access-Control-Allow-Credentials': 'true',
  Vary: 'Origin',
});
