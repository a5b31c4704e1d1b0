import type { MessageDescriptor } from 'react-intl';
import { START, type Pose } from '../../../pictures/turning/pose.ts';
import { messages } from './Turntable.messages.ts';

/** A view that a button leads to, and the faces of a cube that it shows. */
export type View = { name: MessageDescriptor; pose: Pose; faces: readonly ('top' | 'left' | 'right')[] };

const straight = (yaw: number, pitch: number): Pose => ({ yaw, pitch, zoom: 1 });

export const VIEWS: readonly View[] = [
  { name: messages.start, pose: START, faces: ['top', 'left', 'right'] },
  { name: messages.back, pose: { ...START, yaw: START.yaw - 180 }, faces: ['top'] },
  { name: messages.top, pose: straight(0, 90), faces: ['top'] },
  { name: messages.below, pose: { ...START, pitch: -START.pitch }, faces: [] },
  { name: messages.front, pose: straight(0, 0), faces: ['left'] },
  { name: messages.side, pose: straight(90, 0), faces: ['right'] },
];
