import type { MessageDescriptor } from 'react-intl';
import type { PartView } from '../../../pictures/picture-address.ts';
import { messages } from './Turntable.messages.ts';

/** A fixed view. One with an angle is an angle of the rotatable picture; `scale` has a brick beside the part. */
export type View = { name: MessageDescriptor; view: 'part' | PartView; yaw?: number };

export const VIEWS: readonly View[] = [
  { view: 'part', name: messages.front, yaw: 0 },
  { view: 'back', name: messages.back, yaw: 180 },
  { view: 'top', name: messages.top },
  { view: 'side', name: messages.side },
  { view: 'end', name: messages.end },
  { view: 'scale', name: messages.scale },
];
