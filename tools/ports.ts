const MAX_PORT = 65_535;

/** Reads `--port N` from the command line; ends the program with a sentence when N is no port. */
export function portFrom(args: readonly string[], fallback: number): number {
  const at = args.indexOf('--port');
  if (at < 0) return fallback;
  const port = Number(args[at + 1]);
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port;
  console.error(`--port takes a number from 0 to ${MAX_PORT}, not "${args[at + 1] ?? ''}".`);
  process.exit(2);
}

/** A sentence for a port that cannot be had; other problems keep their own words. */
export function explainPort(problem: unknown, port: number, command: string): string {
  const text = String(problem);
  const busy = text.includes('EADDRINUSE') || text.includes('already in use');
  return busy
    ? `Port ${port} is busy: another program answers there. Stop it, or choose another port: ${command} -- --port ${port + 1}`
    : text;
}
