import { useEffect, useState } from 'react';
import { onIdle } from '../../../layout/prefetch.ts';
import { BRICK, MINIFIGURE } from '../../../pictures/turning/mesh-address.ts';
import type { PartColour } from '../../../pictures/turning/paint.ts';
import type { PartSize } from '../../../pictures/turning/size-in-hand.ts';
import { createViewer, type Viewer } from '../../../pictures/turning/viewer.ts';
import { useTheme } from '../../../use-theme.ts';
import type { Comparison, LoadMesh, ViewerStatus } from './turning-state.ts';

const COMPARED = { brick: BRICK, minifigure: MINIFIGURE } as const;

export interface ViewerInput {
  number: string;
  colour: PartColour;
  comparison: Comparison;
  loadMesh: LoadMesh;
  /** The element that gets the canvas, and the square of the still in it. */
  host: HTMLElement | null;
  frame: HTMLElement | null;
}

/** The viewer of a part, and its mesh. */
export function useViewer({ number, colour: { hex, finish }, comparison, loadMesh, host, frame }: ViewerInput) {
  const theme = useTheme();
  const [problem, setProblem] = useState<'failed' | 'absent'>();
  const [viewer, setViewer] = useState<Viewer>();
  const [isVisible, setVisible] = useState(true);
  const [meshes, setMeshes] = useState<Readonly<Record<string, Uint8Array>>>({});
  const [size, setSize] = useState<PartSize>();
  const other = comparison === 'none' ? undefined : COMPARED[comparison];

  useEffect(() => {
    if (!host || !frame) return;
    let made: Viewer | undefined;
    const over = { current: false };
    const load = async () => {
      try {
        const mesh = await loadMesh(number);
        if (over.current) return;
        made =
          mesh &&
          createViewer({
            host,
            frame,
            onVisible: setVisible,
            onShown: setSize,
            onFailed: () => setProblem('failed'),
            onIdle,
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
  }, [loadMesh, number, host, frame]);

  const isOtherKnown = other === undefined || Boolean(meshes[other]);
  useEffect(() => {
    if (other === undefined || isOtherKnown) return;
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

  return { status: statusOf(problem, Boolean(viewer && size && isVisible && isOtherKnown)), viewer, size };
}

function statusOf(problem: 'failed' | 'absent' | undefined, isReady: boolean): ViewerStatus {
  if (problem) return problem;
  return isReady ? 'ready' : 'loading';
}
