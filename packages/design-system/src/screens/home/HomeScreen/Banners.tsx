import type { Picture } from '@shop/contracts';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { Place } from '../../../places/places.ts';
import styles from './Banners.module.css';
import { messages } from './HomeOffers.messages.ts';
import { InlineFailure } from './Strip.tsx';

/**
 * An announcement of the shop. `to` is a place of this shop, `href` any other URL; without either the banner is not a
 * link.
 */
export type HomeBanner = { id: string; title: string; picture: Picture; to?: Place; href?: string };

/** At most two rows. */
const SHOWN = 6;

/** The announcements of the shop side by side; no carousel, nothing moves by itself. */
export function Banners({ banners, onRetry }: { banners: Loadable<readonly HomeBanner[]>; onRetry: () => void }) {
  if (banners.state === 'ready' && banners.value.length === 0) return null;
  return (
    <section>
      <VisuallyHidden>
        <h2>
          <FormattedMessage {...messages.banners} />
        </h2>
      </VisuallyHidden>
      {banners.state === 'failed' ? (
        <InlineFailure failure={banners.failure} onRetry={onRetry} />
      ) : (
        <WhenReady of={banners} skeleton={<BannersSkeleton />}>
          {(all) => (
            <ul className={styles.banners} data-count={Math.min(all.length, 3)}>
              {all.slice(0, SHOWN).map((banner) => (
                <li key={banner.id}>
                  <Banner banner={banner} />
                </li>
              ))}
            </ul>
          )}
        </WhenReady>
      )}
    </section>
  );
}

/** A part picture is shown beside the title; a photo contains its text and fills the card. */
function Banner({ banner: { title, picture, to, href } }: { banner: HomeBanner }) {
  const intl = useIntl();
  const [isBroken, setBroken] = useState(false);
  const isLink = Boolean(to ?? href);
  const name = title || intl.formatMessage(messages.banner);
  if (picture.kind === 'photo' && picture.url && !isBroken) {
    return (
      <BannerLink to={to} href={href}>
        <img
          className={styles.photo}
          src={picture.url}
          alt={name}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      </BannerLink>
    );
  }
  return (
    <BannerLink to={to} href={href}>
      <span className={styles.text}>
        <b>{name}</b>
        {isLink && title ? (
          <span className={styles.go}>
            <FormattedMessage {...messages.banner} />
          </span>
        ) : null}
      </span>
      {picture.kind === 'part' ? (
        <span className={styles.part}>
          <ProductPicture picture={picture} alt="" ground="none" />
        </span>
      ) : null}
    </BannerLink>
  );
}

function BannerLink({ to, href, children }: Pick<HomeBanner, 'to' | 'href'> & { children: ReactNode }) {
  if (to)
    return (
      <Link to={to} look="plain" className={styles.banner}>
        {children}
      </Link>
    );
  if (href)
    return (
      <a href={href} rel="noreferrer" className={styles.banner}>
        {children}
      </a>
    );
  return <div className={styles.banner}>{children}</div>;
}

function BannersSkeleton() {
  return (
    <div className={styles.banners} data-count={3}>
      {['1', '2', '3'].map((one) => (
        <div key={one} className={styles.banner} />
      ))}
    </div>
  );
}
