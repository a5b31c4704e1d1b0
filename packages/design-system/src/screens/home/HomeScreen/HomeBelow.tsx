import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { PresaleCard } from '../../../commerce/PresaleCard/PresaleCard.tsx';
import { PresaleCardSkeleton } from '../../../commerce/PresaleCard/PresaleCardSkeleton.tsx';
import { messages as promotion } from '../../../commerce/PresaleCard/PresaleCard.messages.ts';
import { Banners } from './Banners.tsx';
import { CardRow, CardRowSkeleton } from './CardRow.tsx';
import { CategoryRows } from './CategoryRows.tsx';
import { FlashStrip } from './FlashStrip.tsx';
import { messages } from './HomeBelow.messages.ts';
import styles from './HomeBelow.module.css';
import { messages as home } from './HomeScreen.messages.ts';
import type { HomeScreenProps } from './HomeScreen.tsx';
import { Strip, SeeAllLink } from './Strip.tsx';
import { RepairTeaser, UploadTeaser } from './Teasers.tsx';

const PRESALES = 2;
const isEmpty = (all: readonly unknown[]) => all.length === 0;

/**
 * The home page below the fold: announcements, promotions, upload and repair, best sellers, recently viewed parts,
 * categories.
 */
export function HomeBelow({
  banners,
  presale,
  hot,
  recent,
  onForgetRecent,
  ...props
}: Omit<HomeScreenProps, 'categories' | 'hasMessagesBelow'>) {
  const { added, onAdd, onRetry } = props;
  return (
    <>
      <Banners banners={banners} onRetry={onRetry} />
      <FlashStrip {...props} />
      <div className={styles.services}>
        <UploadTeaser />
        <RepairTeaser />
      </div>
      <Strip
        of={presale}
        isEmpty={isEmpty}
        title={<FormattedMessage {...promotion.presale} />}
        note={<FormattedMessage {...promotion.presaleLead} />}
        end={
          <SeeAllLink to={{ name: 'presale' }}>
            <FormattedMessage {...messages.presaleAll} />
          </SeeAllLink>
        }
        skeleton={
          <div className={styles.presales}>
            <PresaleCardSkeleton />
            <PresaleCardSkeleton />
          </div>
        }
        onRetry={onRetry}
      >
        {(all) => (
          <ul className={styles.presales}>
            {all.slice(0, PRESALES).map((item) => (
              <li key={item.id}>
                <PresaleCard item={item} />
              </li>
            ))}
          </ul>
        )}
      </Strip>
      <Strip
        of={hot}
        isEmpty={isEmpty}
        title={<FormattedMessage {...home.hot} />}
        end={
          <SeeAllLink to={{ name: 'picks', kind: 'hot' }}>
            <FormattedMessage {...messages.hotAll} />
          </SeeAllLink>
        }
        skeleton={<CardRowSkeleton />}
        onRetry={onRetry}
      >
        {(products) => <CardRow products={products} added={added} onAdd={onAdd} />}
      </Strip>
      <Strip
        of={recent}
        isEmpty={isEmpty}
        title={<FormattedMessage {...messages.recent} />}
        end={
          <Button look="text" onClick={onForgetRecent}>
            <FormattedMessage {...messages.forget} />
          </Button>
        }
        skeleton={<CardRowSkeleton />}
        onRetry={onRetry}
      >
        {(products) => <CardRow products={products} added={added} onAdd={onAdd} />}
      </Strip>
      <CategoryRows {...props} />
    </>
  );
}
