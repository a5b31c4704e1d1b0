import type { Favoured, Toast } from '@shop/design-system';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { isTokenRefusal } from '../../data/call-error.ts';
import { favouriteMutation } from './favourite.mutation.ts';
import { setPendingFavourite } from './pending-favourite.store.ts';

/** What `setFavourite` needs from the page to report the result. */
export type FavouriteTools = {
  client: QueryClient;
  changeText: (name: string, isFavourite: boolean) => { done: string; undo: string };
  toast: (toast: Toast) => void;
  problemText: (problem: unknown) => string;
};

/**
 * Adds or removes a favourite and shows a toast with "undo". A product that cannot be added because the token is refused
 * is added after signing in.
 */
export function setFavourite(product: Favoured, isFavourite: boolean, tools: FavouriteTools): void {
  const { client, changeText, toast, problemText } = tools;
  const { done, undo } = changeText(product.name, isFavourite);
  toast({ text: done, action: { label: undo, onAction: () => setFavourite(product, !isFavourite, tools) } });
  new MutationObserver(client, favouriteMutation(client))
    .mutate({ id: product.id, isFavourite })
    .catch((problem: unknown) => {
      if (isFavourite && isTokenRefusal(problem)) setPendingFavourite(product);
      else toast({ text: problemText(problem), tone: 'red' });
    });
}
