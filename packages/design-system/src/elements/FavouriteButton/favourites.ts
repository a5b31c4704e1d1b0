import { createContext, useContext } from 'react';

/** What can be a favourite. */
export type Favoured = { id: string; name: string };
/** The shopper's favourites, provided by the app, since parts with a heart appear on many pages. */
export type Favourites = { has: (id: string) => boolean; onToggle: (product: Favoured) => void };

const Context = createContext<Favourites | undefined>(undefined);

/** Provides the shopper's favourites. Without it no heart is shown. */
export const FavouritesProvider = Context.Provider;
export const useFavourites = (): Favourites | undefined => useContext(Context);
