import type { Favoured, Toast } from '@shop/design-system';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { markingMutation } from './favourite.mutation.ts';

/** What the page lends to say what was done. */
export type Tools = {
  client: QueryClient;
  say: (name: string, isFavourite: boolean) => { done: string; undo: string };
  toast: (toast: Toast) => void;
  sayProblem: (problem: unknown) => string;
};

/** Marks a product or takes the mark away, says so, and offers to take it back. */
export function setFavourite(product: Favoured, isFavourite: boolean, tools: Tools): void {
  const { client, say, toast, sayProblem } = tools;
  const { done, undo } = say(product.name, isFavourite);
  toast({ text: done, action: { label: undo, onAct: () => setFavourite(product, !isFavourite, tools) } });
  new MutationObserver(client, markingMutation(client))
    .mutate({ id: product.id, isFavourite })
    .catch((problem: unknown) => toast({ text: sayProblem(problem), tone: 'red' }));
}
