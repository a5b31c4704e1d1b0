import type { AnchorHTMLAttributes } from 'react';
import { useLinking } from '../../places/LinkProvider.tsx';
import type { Place } from '../../places/places.ts';
import styles from './Link.module.css';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: Place;
  /** `text` is a blue link in a sentence, `plain` leaves the style to its content. @default 'text' */
  look?: 'text' | 'plain';
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
