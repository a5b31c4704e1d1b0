import type { Moment } from '@shop/contracts';
import { createContext, useContext } from 'react';

/** Tells the time by the shop's clock, which a shopper's machine may not show. */
export type ShopClock = () => Moment;

const Context = createContext<ShopClock>(() => Date.now());

/** Lends what is inside the shop's clock; without it the machine's is taken. */
export const ClockProvider = Context.Provider;
export const useShopClock = (): ShopClock => useContext(Context);
