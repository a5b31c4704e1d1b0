import { FavouritesProvider, LoadingBar, SkipLink } from '@shop/design-system';
import { useIsFetching } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PageTasks } from './PageTasks.tsx';
import { useShopperFavourites } from './use-shopper-favourites.ts';

/**
 * Header, footer and floating panel around every page. Each reads for itself what it shows, so that an answer re-renders
 * what shows it and nothing else.
 */
export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <FetchingBar />
    <PageHeader />
    <Favourites>{children}</Favourites>
    <PageFooter />
    <PageTasks />
  </>
);

const FetchingBar = () => <LoadingBar isBusy={useIsFetching() > 0} />;

const Favourites = ({ children }: { children: ReactNode }) => (
  <FavouritesProvider value={useShopperFavourites()}>{children}</FavouritesProvider>
);
