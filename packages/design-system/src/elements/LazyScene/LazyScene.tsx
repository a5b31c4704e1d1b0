import { useEffect, useState } from 'react';
import { PartScene } from '../PartPicture/PartScene.tsx';
import type { Scene } from '../../pictures/scene.ts';

/** A decorative scene that loads after the page. It fills its container, which stays empty if the download fails. */
export function LazyScene({ load }: { load: () => Promise<Scene> }) {
  const [scene, setScene] = useState<Scene>();
  useEffect(() => {
    let isMounted = true;
    load().then(
      (loaded) => isMounted && setScene(loaded),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [load]);
  return scene ? <PartScene scene={scene} alt="" /> : null;
}
