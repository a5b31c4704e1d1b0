const MAX_PORT = 65_535;

/** Reads `--port N` from the command line; exits with a sentence when N is not a port. */
export function portFrom(args: readonly string[], fallback: number): number {
  const at = args.indexOf('--port');
  if (at < 0) return fallback;
  const port = Number(args[at + 1]);
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port;
  console.error(`--port takes a number from 0 to ${MAX_PORT}, not "${args[at + 1] ?? ''}".`);
  process.exit(2);
}

/** A sentence for a port in use; any other problem is returned as text. */
export function explainPort(problem: unknown, port: number, command: string): string {
  const text = String(problem);
  const busy = text.includes('EADDRINUSE') || text.includes('already in use');
  return busy
    ? `Port ${port} is in use by another program. Stop it, or choose another port: ${command} -- --port ${port + 1}`
    : text;
}
