import { useEffect, useState } from 'react';
import { PartScene } from '../PartPicture/PartScene.tsx';
import type { Scene } from '../../pictures/scene.ts';

/** A scene that comes after the page and is decoration: it fills the box it stands in, and if it never comes the box stays empty. */
export function LazyScene({ load }: { load: () => Promise<Scene> }) {
  const [scene, setScene] = useState<Scene>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setScene(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return scene ? <PartScene scene={scene} alt="" /> : null;
}
