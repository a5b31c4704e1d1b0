import type { Failure } from '@shop/design-system';
import { create } from 'zustand';

/** Why the last attempt to add the lines of this browser to the cart of the account did not end. */
export const useGuestMerge = create<{ failure?: Failure | undefined }>(() => ({}));
