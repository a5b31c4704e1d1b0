import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '../../../layout/Page/Page.tsx';
import { messages } from './AboutPicturesScreen.messages.ts';
import styles from './AboutPicturesScreen.module.css';
import { authors } from './authors.ts';

const LIBRARY = 'https://www.ldraw.org/';
const CC_BY_4 = 'https://creativecommons.org/licenses/by/4.0/';
const CC_BY_2 = 'https://creativecommons.org/licenses/by/2.0/';
/** As the origin of the shapes demands it, word for word (packages/design-system/pictures/ORIGIN.md). */
const ATTRIBUTION =
  'Part shapes are derived from the LDraw Parts Library (ldraw.org), by its authors (AUTHORS.txt), licensed under CC BY 4.0 (some parts CC BY 2.0). Changed: flattened, rounded to 0.02 mm, turned to other axes, drawn in our own style.';

const MARKS = [
  [messages.shape, messages.shapeText],
  [messages.print, messages.printText],
  [messages.mould, messages.mouldText],
  [messages.flat, messages.flatText],
] as const;

const linkTo = (href: string) =>
  function SourceLink(words: ReactNode) {
    return (
      <a href={href} rel="noreferrer">
        {words}
      </a>
    );
  };
const LINKS = {
  library: linkTo(LIBRARY),
  authors: linkTo('#authors'),
  four: linkTo(CC_BY_4),
  two: linkTo(CC_BY_2),
};

/** How the pictures of parts are made, what the remarks on them mean, and whose shapes they are. */
export function AboutPicturesScreen() {
  const { formatMessage, locale } = useIntl();
  return (
    <Page title={formatMessage(messages.title)} width="narrow">
      <div className={styles.text}>
        <h2>{formatMessage(messages.made)}</h2>
        <p>{formatMessage(messages.madeText)}</p>
        <h2>{formatMessage(messages.marks)}</h2>
        <dl className={styles.marks}>
          {MARKS.map(([mark, meaning]) => (
            <div key={mark.id}>
              <dt>{formatMessage(mark)}</dt>
              <dd>{formatMessage(meaning)}</dd>
            </div>
          ))}
        </dl>
        <h2>{formatMessage(messages.origin)}</h2>
        <p>
          <FormattedMessage {...messages.attribution} values={LINKS} />
        </p>
        {locale.startsWith('en') ? null : (
          <p className={styles.quiet}>
            {formatMessage(messages.original)}
            <span lang="en">{ATTRIBUTION}</span>
          </p>
        )}
        <p className={styles.quiet}>{formatMessage(messages.trademarks)}</p>
        <h2 id="authors">{formatMessage(messages.authors, { count: authors.length })}</h2>
        <ul className={styles.authors}>
          {authors.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
