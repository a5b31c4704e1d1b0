import type { MessageDescriptor } from 'react-intl';
import type { Look } from '../../../pictures/draw-shape.ts';
import { messages } from './Turntable.messages.ts';

/** A fixed view: an angle of the rotatable picture, a flat view, or the part beside a brick for scale. */
export type View = { name: MessageDescriptor } & (
  { kind: 'turned'; yaw: number } | { kind: 'flat'; look: Look } | { kind: 'scale' }
);

/** Degrees from the default view to a straight view of one side. */
const SQUARE = 45;

export const VIEWS: readonly View[] = [
  { kind: 'turned', name: messages.front, yaw: 0 },
  { kind: 'turned', name: messages.back, yaw: 180 },
  { kind: 'flat', name: messages.top, look: { yaw: -SQUARE, tilt: 90 } },
  { kind: 'flat', name: messages.side, look: { yaw: -SQUARE, tilt: 0 } },
  { kind: 'flat', name: messages.end, look: { yaw: SQUARE, tilt: 0 } },
  { kind: 'scale', name: messages.scale },
];
