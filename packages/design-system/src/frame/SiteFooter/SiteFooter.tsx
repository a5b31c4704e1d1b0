import type { CompanyInfo } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { FREE_DELIVERY } from '../delivery.ts';
import { Logo } from '../Logo/Logo.tsx';
import { messages } from './SiteFooter.messages.ts';
import styles from './SiteFooter.module.css';

export type SiteFooterProps = {
  company: Pick<CompanyInfo, 'name'> & Partial<Pick<CompanyInfo, 'logo' | 'copyright' | 'recordNumber'>>;
  onBackToTop: () => void;
  /** The button that adds the shop to the browser's favourites. */
  bookmark: ReactNode;
};

const COLUMNS = [
  { heading: 'shop', places: ['parts', 'hot', 'flashSale', 'presale'] },
  { heading: 'lists', places: ['upload', 'repair'] },
  { heading: 'yours', places: ['orders', 'coupons', 'favourites', 'balance'] },
  { heading: 'help', places: ['chat', 'messages', 'addresses'] },
] as const;

/** The foot of every page: notes on colour and delivery (spec section 2), ways on, back to the top. */
export function SiteFooter({ company, onBackToTop, bookmark }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.page}>
        <dl className={styles.notes}>
          <div>
            <dt>
              <FormattedMessage {...messages.colour} />
            </dt>
            <dd>
              <FormattedMessage {...messages.colourNote} />
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage {...messages.delivery} />
            </dt>
            <dd>
              <FormattedMessage {...messages.deliveryNote} values={FREE_DELIVERY} />
            </dd>
          </div>
        </dl>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo name={company.name} logo={company.logo ?? ''} />
            <p>
              <FormattedMessage {...messages.motto} />
            </p>
          </div>
          {COLUMNS.map(({ heading, places }) => (
            <nav key={heading} aria-labelledby={`footer-${heading}`}>
              <h2 id={`footer-${heading}`} className={styles.heading}>
                <FormattedMessage {...messages[heading]} />
              </h2>
              <ul>
                {places.map((place) => (
                  <li key={place}>
                    <Link to={{ name: place }} look="plain" className={styles.link}>
                      <FormattedMessage {...messages[place]} />
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.base}>
          <p className={styles.legal}>
            <span>{company.copyright || `© ${company.name}`}</span>
            {company.recordNumber ? <span>{company.recordNumber}</span> : null}
          </p>
          <div className={styles.actions}>
            {bookmark}
            <Button icon={<Icon name="chevronUp" size={16} />} onClick={onBackToTop}>
              <FormattedMessage {...messages.backToTop} />
            </Button>
          </div>
        </div>
      </div>
    </footer>
  );
}
