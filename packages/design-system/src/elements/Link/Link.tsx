import type { AnchorHTMLAttributes } from 'react';
import { useLinking } from '../../places/LinkProvider.tsx';
import type { Place } from '../../places/places.ts';
import styles from './Link.module.css';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: Place;
  /**
   * `text` is a blue link, `inline` an underlined one within a sentence, `plain` leaves the style to its content, `card`
   * is the name on a card, at most two lines: the whole card, its nearest positioned ancestor, follows the link.
   * @default 'text'
   */
  look?: 'text' | 'inline' | 'plain' | 'card';
};

/** A link to another page of the shop. */
export function Link({ to, look = 'text', className, children, ...anchor }: LinkProps) {
  const { hrefOf, Anchor } = useLinking();
  return (
    <Anchor
      {...anchor}
      href={hrefOf(to)}
      className={[styles.link, className].filter(Boolean).join(' ')}
      data-look={look}
    >
      {children}
    </Anchor>
  );
}
