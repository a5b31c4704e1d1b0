/** The pause that a server asks for (`Retry-After`), in seconds: sent as a number, or as a date by its own clock. */
export function retryAfterSeconds({ headers }: Response): number | undefined {
  const asked = headers.get('Retry-After') ?? '';
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  const seconds = Math.ceil(Number(asked) || (Date.parse(asked) - now) / 1000);
  return seconds > 0 && seconds < Infinity ? seconds : undefined;
}
