import type { Picture } from '@shop/contracts';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './ColourDots.module.css';
import { messages } from './ColourSwatch.messages.ts';
import { isClear } from './ColourSwatch.tsx';

/** How many colours a card shows before it counts the rest; ColourDots.module.css has their places. */
const MAX_DOTS = 7;
type PartInColour = Extract<Picture, { kind: 'part' }>;

/** The background of one dot: transparent colours have a darker and a lighter half. */
function toLayer({ hex, finish }: PartInColour): string {
  const colour = `#${hex.replace('#', '')}`;
  const second = isClear(finish) ? `color-mix(in srgb, ${colour} 36%, var(--swatch-struck))` : colour;
  return `linear-gradient(45deg, ${colour} 50%, ${second} 50%)`;
}

/**
 * The first colours of a part as dots, and how many more there are. Screen readers read only the number of colours. The
 * dots are backgrounds of one element, since a list of parts has hundreds of them.
 */
export function ColourDots({
  colours,
  total,
}: {
  colours: readonly { name: string; picture: Picture }[];
  total: number;
}) {
  const intl = useIntl();
  const shown = colours.flatMap(({ picture }) => (picture.kind === 'part' ? [picture] : [])).slice(0, MAX_DOTS);
  const more = total - shown.length;
  const row = { '--dots': shown.map(toLayer).join(), '--count': shown.length } as CSSProperties;
  return (
    <span className={styles.dots}>
      <VisuallyHidden>{intl.formatMessage(messages.count, { total })}</VisuallyHidden>
      {shown.length > 0 ? <span className={styles.row} style={row} /> : null}
      {more > 0 && shown.length > 0 ? (
        <span className={styles.more} aria-hidden="true">
          +{more}
        </span>
      ) : null}
    </span>
  );
}
