import { useSession } from './session.store.ts';

/**
 * Whether the signed-in shopper has a permission. Without a scope (a visitor, a user who is not loaded yet, or a server
 * that sends none) nothing that needs a permission is allowed: nothing grants it (spec section 6). The server decides in
 * any case.
 */
export const useAllowed = (permission: string): boolean =>
  useSession(({ user }) => user?.scope?.includes(permission) ?? false);
