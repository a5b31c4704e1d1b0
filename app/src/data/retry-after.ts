/** The pause that a server asks for (`Retry-After`), in seconds: sent as a number, or as a date by its own clock. */
export function retryAfterSeconds({ headers }: Response): number | undefined {
  const asked = headers.get('Retry-After');
  if (!asked) return undefined;
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - now) / 1000;
  return seconds > 0 && Number.isFinite(seconds) ? Math.ceil(seconds) : undefined;
}
