import type { Category, DeliveryTerms } from '@shop/contracts';
import { useEffect, useState, type ReactNode } from 'react';
import { WhenInView } from '../../../elements/WhenInView/WhenInView.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { HomeHero } from './HomeHero.tsx';
import { OFFERS_HEIGHT } from './offers-height.ts';
import styles from './HomeScreen.module.css';

export type HomeScreenProps = {
  categories: Loadable<readonly Category[]>;
  /** Absent while they load, and where the shop names none. */
  delivery?: DeliveryTerms | undefined;
  /** Loads the categories again after a failure. */
  onRetry: () => void;
  /**
   * The content below the fold (`HomeOffers`), rendered once the visitor moves the pointer, so that it is there before it
   * is scrolled to, or once it comes into view.
   */
  children: ReactNode;
};

/** The home page: headline and categories; below the fold promotions, services and recommendations. */
export function HomeScreen({ categories, delivery, onRetry, children }: HomeScreenProps) {
  const hasPointed = useHasPointed();
  return (
    <Page width="full">
      <HomeHero delivery={delivery} />
      <div className={styles.page}>
        <CategoryTiles categories={categories} onRetry={onRetry} />
        <WhenInView minHeight={OFFERS_HEIGHT} margin={hasPointed ? '100%' : '10%'}>
          {children}
        </WhenInView>
      </div>
    </Page>
  );
}

function useHasPointed(): boolean {
  const [hasPointed, setHasPointed] = useState(false);
  useEffect(() => {
    const onMove = () => setHasPointed(true);
    addEventListener('pointermove', onMove, { once: true, passive: true });
    return () => removeEventListener('pointermove', onMove);
  }, []);
  return hasPointed;
}
