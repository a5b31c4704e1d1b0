import type { CompanyInfo } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { inYuan } from '../../delivery.ts';
import { useHasFeature } from '../../places/LinkProvider.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { messages } from './SiteFooter.messages.ts';
import styles from './SiteFooter.module.css';

export type SiteFooterProps = {
  company: Pick<CompanyInfo, 'name'> & Partial<Pick<CompanyInfo, 'logo' | 'copyright' | 'recordNumber' | 'delivery'>>;
  onBackToTop: () => void;
  /** The button that adds the shop to the browser's bookmarks. */
  bookmark: ReactNode;
  /** The choice of theme. */
  theme: ReactNode;
};

/** Links by topic. */
const COLUMNS = [
  {
    heading: 'shop',
    links: [
      { word: 'parts', to: { name: 'parts' } },
      { word: 'hot', to: { name: 'picks', kind: 'hot' } },
      { word: 'newest', to: { name: 'parts', sort: 'new' } },
      { word: 'flashSale', to: { name: 'flashSale' } },
      { word: 'presale', to: { name: 'presale' } },
    ],
  },
  {
    heading: 'lists',
    links: [
      { word: 'upload', to: { name: 'upload' } },
      { word: 'repair', to: { name: 'repair' } },
      { word: 'repairs', to: { name: 'repairs' } },
    ],
  },
  {
    heading: 'yours',
    links: [
      { word: 'cart', to: { name: 'cart' } },
      { word: 'orders', to: { name: 'orders' } },
      { word: 'refunds', to: { name: 'refunds' } },
    ],
  },
  {
    heading: 'help',
    links: [
      { word: 'chat', to: { name: 'chat' } },
      { word: 'pictures', to: { name: 'aboutPictures' } },
    ],
  },
] as const;

/** The columns of a shop without the repair service: its column has only the upload left, which joins the first. */
const [SHOP, LISTS, ...OTHERS] = COLUMNS;
const WITHOUT_REPAIR = [{ ...SHOP, links: [...SHOP.links, LISTS.links[0]] }, ...OTHERS];

/** The footer of every page: notes on colour and delivery (spec section 2), links, back to top. */
export function SiteFooter({ company, onBackToTop, bookmark, theme }: SiteFooterProps) {
  const hasRepair = useHasFeature('repair');
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
              {company.delivery ? (
                <FormattedMessage {...messages.deliveryNote} values={inYuan(company.delivery)} />
              ) : (
                <FormattedMessage {...messages.carrier} />
              )}
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
          {(hasRepair ? COLUMNS : WITHOUT_REPAIR).map(({ heading, links }) => (
            <nav key={heading} aria-labelledby={`footer-${heading}`}>
              <h2 id={`footer-${heading}`} className={styles.heading}>
                <FormattedMessage {...messages[heading]} />
              </h2>
              <ul>
                {links.map(({ word, to }) => (
                  <li key={word}>
                    <Link to={to} look="plain" className={styles.link}>
                      <FormattedMessage {...messages[word]} />
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
            {theme}
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
