import type { MessageDescriptor } from 'react-intl';
import { START, type Pose } from '../../../pictures/turning/pose.ts';
import { messages } from './Turntable.messages.ts';

/** A view that a button leads to. */
export type View = { name: MessageDescriptor; pose: Pose };

const straight = (yaw: number, pitch: number): Pose => ({ yaw, pitch, zoom: 1 });

export const VIEWS: readonly View[] = [
  { name: messages.start, pose: START },
  { name: messages.back, pose: { ...START, yaw: START.yaw - 180 } },
  { name: messages.top, pose: straight(0, 90) },
  { name: messages.below, pose: { ...START, pitch: -START.pitch } },
  { name: messages.front, pose: straight(0, 0) },
  { name: messages.side, pose: straight(90, 0) },
];
