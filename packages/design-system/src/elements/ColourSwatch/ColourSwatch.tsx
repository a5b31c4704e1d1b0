import type { Finish, Picture } from '@shop/contracts';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './ColourSwatch.messages.ts';
import styles from './ColourSwatch.module.css';

export type ColourSwatchProps = {
  /** Six hexadecimal digits, with or without `#`. */
  hex: string;
  finish: Finish;
  /** The colour's name; '' where it is written beside the disc. */
  name: string;
  /** @default 'medium' */
  size?: 'dot' | 'medium' | 'large';
  /** Whether the colour is sold out: struck through, and said in the accessible name. */
  isOut?: boolean;
};

/** A disc of one colour. Transparent colours have a darker and a lighter half. */
export function ColourSwatch({ hex, finish, name, size = 'medium', isOut = false }: ColourSwatchProps) {
  const intl = useIntl();
  return (
    <span
      className={styles.swatch}
      style={{ '--swatch': `#${hex.replace('#', '')}` } as CSSProperties}
      data-size={size}
      data-clear={['transparent', 'glitter', 'milky'].includes(finish) || undefined}
      data-out={isOut || undefined}
      {...(name
        ? { role: 'img', 'aria-label': isOut ? intl.formatMessage(messages.out, { colour: name }) : name }
        : { 'aria-hidden': true })}
    />
  );
}

/** How many colours a card shows before it counts the rest. */
const MAX_DOTS = 7;

/** The first colours of a part as dots, and how many more there are. Screen readers read only the number of colours. */
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
  return (
    <span className={styles.dots}>
      <VisuallyHidden>{intl.formatMessage(messages.count, { total })}</VisuallyHidden>
      <span className={styles.row}>
        {shown.map((picture, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- dots have no state; a server may repeat a colour
          <ColourSwatch key={index} hex={picture.hex} finish={picture.finish} name="" size="dot" />
        ))}
      </span>
      {more > 0 && shown.length > 0 ? (
        <span className={styles.more} aria-hidden="true">
          +{more}
        </span>
      ) : null}
    </span>
  );
}
