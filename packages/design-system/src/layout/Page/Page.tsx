import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SkipTo } from '../../elements/SkipTo/SkipTo.tsx';
import { messages } from './Page.messages.ts';
import styles from './Page.module.css';

export type PageProps = {
  /** The page's h1; a screen that draws its own leaves it out. */
  title?: ReactNode;
  children: ReactNode;
  /** `full` lets the children reach the edges of the window. @default 'page' */
  width?: 'page' | 'narrow' | 'full';
  /** Whether its content is still to come: it then fills the window, so that nothing below it is seen to move. */
  isWaiting?: boolean;
};

/** The main part of a page: 1200 px with gutters. */
export function Page({ title, children, width = 'page', isWaiting = false }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page} data-width={width} data-waiting={isWaiting || undefined}>
      {title ? <h1 className={styles.title}>{title}</h1> : null}
      {children}
    </main>
  );
}

/** The first stop of the keyboard: over the header to the main part. */
export const SkipLink = () => (
  <SkipTo id="main">
    <FormattedMessage {...messages.skip} />
  </SkipTo>
);
