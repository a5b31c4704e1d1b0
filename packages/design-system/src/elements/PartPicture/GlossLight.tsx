import { useId } from 'react';
import { GLITTER, GLITTER_PATTERN, GLOSS_GRADIENTS, MASK_PROPERTIES } from '../../pictures/gloss-gradients.ts';
import type { Gloss } from '../../pictures/gloss.ts';

/**
 * The light of a shiny finish over the drawing of a part, which is its mask. Its gradients are in the page, because
 * browsers differ on where they look for what a colour in a file of its own refers to.
 */
export function GlossLight({ gloss, symbol }: { gloss: Gloss; symbol: string }) {
  const [mask, paint] = [useId(), useId()];
  return (
    <>
      <mask id={mask}>
        <use href={symbol} width="100%" height="100%" style={MASK_PROPERTIES} />
      </mask>
      <GlossPaint gloss={gloss} id={paint} />
      <rect width="100%" height="100%" fill={`url(#${paint})`} mask={`url(#${mask})`} data-gloss={gloss} />
    </>
  );
}

function GlossPaint({ gloss, id }: { gloss: Gloss; id: string }) {
  if (gloss === 'glitter')
    return (
      <pattern id={id} {...GLITTER_PATTERN}>
        {GLITTER.grains.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={GLITTER.radius} fill={GLITTER.colour} />
        ))}
      </pattern>
    );
  const { x2, y2, stops } = GLOSS_GRADIENTS[gloss];
  return (
    <linearGradient id={id} x2={x2} y2={y2}>
      {stops.map(([offset, colour, opacity]) => (
        <stop key={offset} offset={offset} stopColor={`#${colour}`} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
}
