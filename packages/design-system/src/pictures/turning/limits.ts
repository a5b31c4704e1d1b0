import type { Pose } from './pose.ts';

const MIN_ZOOM = 0.5;
const MAX_ZOOM = 6;

/** A pose in its limits: the yaw from -180 to 180, the pitch between straight from below and straight from above. */
export function limited({ yaw, pitch, zoom }: Pose): Pose {
  return {
    yaw: ((((yaw + 180) % 360) + 360) % 360) - 180,
    pitch: Math.min(90, Math.max(-90, pitch)),
    zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)),
  };
}
