import type { Moment } from '@shop/contracts';
import { createContext, useContext } from 'react';

/** Returns the server's time, from which the time of the shopper's machine may differ. */
export type ShopClock = () => Moment;

const Context = createContext<ShopClock>(() => Date.now());

/** Provides the server's clock; without it the clock of the machine is used. */
export const ClockProvider = Context.Provider;
export const useShopClock = (): ShopClock => useContext(Context);
