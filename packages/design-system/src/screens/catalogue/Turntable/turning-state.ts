import { START, type Pose } from '../../../pictures/turning/pose.ts';
import type { PartSize } from '../../../pictures/turning/size-in-hand.ts';
import type { Viewer } from '../../../pictures/turning/viewer.ts';

/** By how much a press of a key or button enlarges. */
export const ZOOM_STEP = 1.25;

/** Whether a key turns or enlarges the part. With Ctrl, Alt or Meta it belongs to the browser. */
export const isTurnKey = ({ key, ctrlKey, altKey, metaKey }: Press): boolean =>
  !(ctrlKey || altKey || metaKey) && /^(Arrow|Page|Home|[-+=])/.test(key);

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Loads the file of a mesh; undefined where there is none of that number. */
export type LoadMesh = (number: string) => Promise<Uint8Array | undefined>;
/** What the part is shown beside. */
export type Comparison = 'none' | 'brick' | 'minifigure';
export type ViewerStatus = 'still' | 'loading' | 'ready' | 'failed' | 'absent';

/** What buttons ask of the picture: another view, or another size. */
export type TurnCommand = { turnTo: Pose } | { zoomBy: number };

/** What the rest of the page shows of the part in the hand. */
export interface TurningState {
  status: ViewerStatus;
  pose: Pose;
  /** Known once the mesh is drawn. */
  size: PartSize | undefined;
  viewer: Viewer | undefined;
}

/** Before the first touch. */
export const AT_REST: TurningState = {
  status: 'still',
  pose: START,
  size: undefined,
  viewer: undefined,
};
