import type { Finish } from '@shop/contracts';
import { memo, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
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

/** Whether light passes through a colour of this finish. */
export const isClear = (finish: Finish): boolean => ['transparent', 'glitter', 'milky'].includes(finish);

/** A disc of one colour. Transparent colours have a darker and a lighter half. Memoized: a part has a hundred. */
export const ColourSwatch = memo(function ColourSwatch({
  hex,
  finish,
  name,
  size = 'medium',
  isOut = false,
}: ColourSwatchProps) {
  const intl = useIntl();
  return (
    <span
      className={styles.swatch}
      style={{ '--swatch': `#${hex.replace('#', '')}` } as CSSProperties}
      data-size={size}
      data-clear={isClear(finish) || undefined}
      data-out={isOut || undefined}
      {...(name
        ? { role: 'img', 'aria-label': isOut ? intl.formatMessage(messages.out, { colour: name }) : name }
        : { 'aria-hidden': true })}
    />
  );
});
