import type { Favoured, Toast } from '@shop/design-system';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { favouriteMutation } from './favourite.mutation.ts';

/** What `setFavourite` needs from the page to report the result. */
export type FavouriteTools = {
  client: QueryClient;
  changeText: (name: string, isFavourite: boolean) => { done: string; undo: string };
  toast: (toast: Toast) => void;
  problemText: (problem: unknown) => string;
};

/** Adds or removes a favourite and shows a toast with "undo". */
export function setFavourite(product: Favoured, isFavourite: boolean, tools: FavouriteTools): void {
  const { client, changeText, toast, problemText } = tools;
  const { done, undo } = changeText(product.name, isFavourite);
  toast({ text: done, action: { label: undo, onAction: () => setFavourite(product, !isFavourite, tools) } });
  new MutationObserver(client, favouriteMutation(client))
    .mutate({ id: product.id, isFavourite })
    .catch((problem: unknown) => toast({ text: problemText(problem), tone: 'red' }));
}
