/** A slow shop answers within 10 s; after that what was seen is better than waiting. */
const PATIENCE_MS = 10_000;

/** The newest response; without a connection, or one that takes too long, what is stored, if anything. */
export async function newestOr(
  newest: Promise<Response>,
  readStored: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  const first = await Promise.race([newest.catch(() => undefined), late]);
  return first ?? (await readStored()) ?? newest;
}
