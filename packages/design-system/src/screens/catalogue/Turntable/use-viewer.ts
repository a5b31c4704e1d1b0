import { useEffect, useState } from 'react';
import { BRICK, MINIFIGURE } from '../../../pictures/turning/mesh-address.ts';
import type { PartColour } from '../../../pictures/turning/paint.ts';
import type { PartSize } from '../../../pictures/turning/size-in-hand.ts';
import { createViewer, type Viewer } from '../../../pictures/turning/viewer.ts';
import { useTheme } from '../../../use-theme.ts';
import type { Comparison, LoadMesh, ViewerStatus } from './turning-state.ts';
import type { DrawingWorker } from './use-drawing-worker.ts';
import { useMesh, type MeshState } from './use-mesh.ts';

const COMPARED = { none: undefined, brick: BRICK, minifigure: MINIFIGURE } as const;

export interface ViewerInput {
  part: MeshState;
  colour: PartColour;
  comparison: Comparison;
  loadMesh: LoadMesh;
  worker: DrawingWorker;
  /** The element that gets the canvas, and the square of the still in it. */
  host: HTMLElement | null;
  frame: HTMLElement | null;
}

/** The viewer of a part. */
export function useViewer({ part, colour, comparison, loadMesh, worker, host, frame }: ViewerInput) {
  const { hex, finish } = colour;
  const theme = useTheme();
  const [hasFailed, setFailed] = useState(false);
  const [viewer, setViewer] = useState<Viewer>();
  const [size, setSize] = useState<PartSize>();
  const other = COMPARED[comparison];
  const beside = useMesh(loadMesh, other);

  useEffect(() => {
    if (!worker || worker === 'failed' || !host || !frame) return;
    const made = createViewer({ worker, host, frame, onShown: setSize, onFailed: () => setFailed(true) });
    // oxlint-disable-next-line react/set-state-in-effect -- a viewer must be made and freed in an effect
    setViewer(made);
    return () => {
      made.free();
      setViewer(undefined);
      setSize(undefined);
      setFailed(false);
    };
  }, [worker, host, frame]);

  useEffect(() => {
    if (!isMesh(part)) return;
    viewer?.show({ part, beside: isMesh(beside) ? beside : undefined, colour: { hex, finish }, theme });
  }, [viewer, part, beside, hex, finish, theme]);

  const statusNow = (): ViewerStatus => {
    if (part === 'absent') return 'absent';
    if (hasFailed || worker === 'failed' || part === 'failed' || typeof beside === 'string') return 'failed';
    return viewer && size && (!other || beside) ? 'ready' : 'loading';
  };
  return { status: statusNow(), viewer, size };
}

const isMesh = (mesh: MeshState): mesh is Uint8Array => typeof mesh === 'object';
