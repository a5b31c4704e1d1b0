import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SkipTo } from '../../elements/SkipTo/SkipTo.tsx';
import { messages } from './Page.messages.ts';
import styles from './Page.module.css';

export type PageProps = {
  /** The page's h1; absent where the screen renders its own. */
  title?: ReactNode;
  children: ReactNode;
  /** `full` lets the children reach the edges of the window. @default 'page' */
  width?: 'page' | 'narrow' | 'full';
  /** Whether the content is still loading: the page then fills the window, so that nothing below it shifts visibly. */
  isWaiting?: boolean;
};

/** The main content of a page: 1200 px wide with margins. */
export function Page({ title, children, width = 'page', isWaiting = false }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page} data-width={width} data-waiting={isWaiting || undefined}>
      {title ? <h1 className={styles.title}>{title}</h1> : null}
      {children}
    </main>
  );
}

/** The skip link: the first element in the tab order, moves the focus to the main content. */
export const SkipLink = () => (
  <SkipTo id="main">
    <FormattedMessage {...messages.skip} />
  </SkipTo>
);
