import type { MessageDescriptor } from 'react-intl';
import type { Look } from '../../../pictures/draw-shape.ts';
import { messages } from './Turntable.messages.ts';

/** A fixed side to look from: a yaw of the turning picture, a flat view, or beside a brick. */
export type View = { name: MessageDescriptor } & (
  { kind: 'turned'; yaw: number } | { kind: 'flat'; look: Look } | { kind: 'scale' }
);

/** Half a quarter: the walls of a part then stand square to the reader. */
const SQUARE = 45;

export const VIEWS: readonly View[] = [
  { kind: 'turned', name: messages.front, yaw: 0 },
  { kind: 'turned', name: messages.back, yaw: 180 },
  { kind: 'flat', name: messages.top, look: { yaw: -SQUARE, tilt: 90 } },
  { kind: 'flat', name: messages.side, look: { yaw: -SQUARE, tilt: 0 } },
  { kind: 'flat', name: messages.end, look: { yaw: SQUARE, tilt: 0 } },
  { kind: 'scale', name: messages.scale },
];
