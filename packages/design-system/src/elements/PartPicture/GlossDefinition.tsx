import type { Gloss } from '../../pictures/gloss.ts';
import { GLITTER, GLOSS_GRADIENTS } from '../../pictures/gloss-gradients.ts';

/**
 * The light of a shiny finish, for Firefox: it looks in the page for what a colour of the page refers to, where other
 * browsers look in the file of the picture.
 */
export function GlossDefinition({ gloss }: { gloss: Gloss }) {
  const id = `pp-${gloss}`;
  if (gloss === 'glitter')
    return (
      <pattern id={id} width={GLITTER.width} height={GLITTER.height} patternUnits="userSpaceOnUse">
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
