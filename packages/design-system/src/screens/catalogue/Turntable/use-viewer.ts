import { useCallback, useEffect, useState } from 'react';
import { BRICK, MINIFIGURE } from '../../../pictures/turning/mesh-address.ts';
import type { PartColour } from '../../../pictures/turning/paint.ts';
import type { PartSize } from '../../../pictures/turning/size-in-hand.ts';
import type { Viewer } from '../../../pictures/turning/viewer.ts';
import { useTheme } from '../../../use-theme.ts';

/** Loads the file of a mesh; undefined where there is none of that number. */
export type LoadMesh = (number: string) => Promise<Uint8Array | undefined>;
/** What the part is shown beside. */
export type Comparison = 'none' | 'brick' | 'minifigure';
export type ViewerStatus = 'still' | 'loading' | 'ready' | 'failed' | 'absent';

const COMPARED = { brick: BRICK, minifigure: MINIFIGURE } as const;

export interface ViewerInput {
  number: string;
  colour: PartColour;
  comparison: Comparison;
  loadMesh: LoadMesh | undefined;
  /** The element that gets the canvas, and the square of the still in it. */
  host: HTMLElement | null;
  frame: HTMLElement | null;
}

/** The viewer of a part, which loads with the mesh when `start` is first called. */
export function useViewer({ number, colour: { hex, finish }, comparison, loadMesh, host, frame }: ViewerInput) {
  const theme = useTheme();
  const [isStarted, setStarted] = useState(false);
  const [problem, setProblem] = useState<'failed' | 'absent'>();
  const [viewer, setViewer] = useState<Viewer>();
  const [isVisible, setVisible] = useState(true);
  const [meshes, setMeshes] = useState<Readonly<Record<string, Uint8Array>>>({});
  const [size, setSize] = useState<PartSize>();
  const start = useCallback(() => setStarted(true), []);
  const other = comparison === 'none' ? undefined : COMPARED[comparison];

  useEffect(() => {
    if (!isStarted || !loadMesh || !host || !frame) return;
    let made: Viewer | undefined;
    const over = { current: false };
    const load = async () => {
      try {
        const [{ createViewer }, mesh] = await Promise.all([
          import('../../../pictures/turning/viewer.ts'),
          loadMesh(number),
        ]);
        if (over.current) return;
        made =
          mesh &&
          createViewer({
            host,
            frame,
            onVisible: setVisible,
            onShown: setSize,
            onFailed: () => setProblem('failed'),
          });
        if (!mesh || !made) return setProblem(mesh ? 'failed' : 'absent');
        setMeshes((known) => ({ ...known, [number]: mesh }));
        setViewer(made);
      } catch {
        if (!over.current) setProblem('failed');
      }
    };
    void load();
    return () => {
      over.current = true;
      made?.free();
      setViewer(undefined);
      setSize(undefined);
      setProblem(undefined);
    };
  }, [isStarted, loadMesh, number, host, frame]);

  const isOtherKnown = other === undefined || Boolean(meshes[other]);
  useEffect(() => {
    if (!loadMesh || other === undefined || isOtherKnown) return;
    const over = { current: false };
    const load = async () => {
      try {
        const mesh = await loadMesh(other);
        if (mesh && !over.current) setMeshes((known) => ({ ...known, [other]: mesh }));
        else if (!over.current) setProblem('failed');
      } catch {
        if (!over.current) setProblem('failed');
      }
    };
    void load();
    return () => {
      over.current = true;
    };
  }, [loadMesh, other, isOtherKnown]);

  const mesh = meshes[number];
  const beside = other === undefined ? undefined : meshes[other];
  useEffect(() => {
    if (mesh) viewer?.show({ mesh, colour: { hex, finish }, beside, theme });
  }, [viewer, mesh, beside, hex, finish, theme]);

  const retry = useCallback(() => {
    setProblem(undefined);
    setStarted(false);
    queueMicrotask(() => setStarted(true));
  }, []);
  return {
    status: statusOf(isStarted, problem, Boolean(viewer && size && isVisible && isOtherKnown)),
    viewer,
    size,
    start,
    retry,
  };
}

function statusOf(isStarted: boolean, problem: 'failed' | 'absent' | undefined, isReady: boolean): ViewerStatus {
  if (problem) return problem;
  if (isReady) return 'ready';
  return isStarted ? 'loading' : 'still';
}
