import { useEffect, useState } from 'react';
import type { LoadMesh } from './turning-state.ts';

/** The bytes of a mesh; `absent` where a part has none, `failed` if it could not be loaded, undefined until it is known. */
export type MeshState = Uint8Array | 'absent' | 'failed' | undefined;

/** The mesh of a part, if a number is given. Meshes of earlier numbers are not loaded again, but what failed is. */
export function useMesh(loadMesh: LoadMesh | undefined, number: string | undefined): MeshState {
  const [known, setKnown] = useState<Readonly<Record<string, MeshState>>>({});
  const isWanted = loadMesh && number !== undefined && !(number in known);
  useEffect(() => {
    if (!isWanted) return;
    const over = { current: false };
    const learn = (mesh: MeshState) => {
      if (!over.current) setKnown((before) => ({ ...before, [number]: mesh }));
    };
    const load = async () => {
      try {
        learn((await loadMesh(number)) ?? 'absent');
      } catch {
        learn('failed');
      }
    };
    void load();
    return () => {
      over.current = true;
    };
  }, [loadMesh, number, isWanted]);
  useEffect(() => (number === undefined ? undefined : () => setKnown(withoutFailed)), [number]);
  return number === undefined ? undefined : known[number];
}

const withoutFailed = (known: Readonly<Record<string, MeshState>>) =>
  Object.values(known).includes('failed') ? {} : known;
