import { useState } from 'react';
import { emptyScene } from '../../pictures/scenes/empty.ts';
import { PartScene } from '../PartPicture/PartScene.tsx';

/** A board with a few bricks and room for more. A file of its own, so that it loads only where there is nothing. */
export function EmptyScene() {
  const [scene] = useState(emptyScene);
  return <PartScene scene={scene} alt="" />;
}
