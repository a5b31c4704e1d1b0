import { createContext, useContext } from 'react';

/** What can be marked as a favourite. */
export type Favoured = { id: string; name: string };
/** The shopper's favourites, lent by the app as links are: a part is shown in many places, and each has the heart. */
export type Favourites = { has: (id: string) => boolean; onToggle: (product: Favoured) => void };

const Context = createContext<Favourites | undefined>(undefined);

/** Lends what is inside the shopper's favourites. Without it no heart is drawn. */
export const FavouritesProvider = Context.Provider;
export const useFavourites = (): Favourites | undefined => useContext(Context);
