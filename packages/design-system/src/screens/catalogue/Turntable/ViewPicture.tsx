import type { Finish } from '@shop/contracts';
import { useMemo } from 'react';
import { LazyScene } from '../../../elements/LazyScene/LazyScene.tsx';
import { TurnedPicture } from '../../../elements/PartPicture/TurnedPicture.tsx';
import type { View } from './views.ts';

export type TurntablePart = { shape: string; colour: { hex: string; finish: Finish } };

/** A part in one of the fixed views. */
export function ViewPicture({ view, part, alt }: { view: View; part: TurntablePart; alt: string }) {
  const {
    shape,
    colour: { hex, finish },
  } = part;
  const load = useMemo(
    () => async () => {
      const { besideBrickScene } = await import('../../../pictures/scenes/beside-brick.ts');
      return besideBrickScene({ shape, hex: `#${hex.replace('#', '')}`, finish });
    },
    [shape, hex, finish],
  );
  if (view.kind === 'scale')
    return (
      <span role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <LazyScene load={load} />
      </span>
    );
  return <TurnedPicture {...part} look={view.kind === 'flat' ? view.look : { yaw: view.yaw }} alt={alt} />;
}
