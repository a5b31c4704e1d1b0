/** An entry of Vite's build manifest. */
type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;

/** The chunk of a source file. Throws if the build has none. */
export function keyOf(manifest: Manifest, ending: string): string {
  const found = Object.keys(manifest).find((key) => key.endsWith(ending));
  if (!found) throw new Error(`The build has no chunk for ${ending}; run npm run build, or correct bench/.`);
  return found;
}

export const entryOf = (manifest: Manifest): string =>
  Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';

/** These chunks and everything they import statically. */
export function closure(manifest: Manifest, keys: readonly string[], seen: Set<string> = new Set()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

export const scriptsOf = (manifest: Manifest, keys: Iterable<string>): ReadonlySet<string> =>
  new Set([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));

export const stylesOf = (manifest: Manifest, keys: Iterable<string>): ReadonlySet<string> =>
  new Set([...keys].flatMap((key) => manifest[key]?.css ?? []));
