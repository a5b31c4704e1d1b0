import { AccountProvider } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { cartCountQuery } from '../../features/cart/cart.query.ts';
import { orderCountsQuery } from '../../features/order/order.query.ts';
import { useSession } from '../../session/session.store.ts';
import { useSignOut } from '../../session/use-sign-out.ts';

/** Provides a page of the account area with the counts of its navigation and with signing out. */
export const withAccount = (Page: ComponentType): ComponentType =>
  function AccountPage() {
    const { data: orders } = useQuery(orderCountsQuery());
    const { data: cart } = useQuery(cartCountQuery(true));
    const { user, unread } = useSession();
    const onSignOut = useSignOut();
    const counts = {
      orders: orders && orders.unpaid + orders.toShip + orders.toReceive + orders.toReview,
      refunds: orders?.refunding,
      cart,
      coupons: user?.couponCount,
      messages: unread?.notices,
    };
    return (
      <AccountProvider value={{ counts, hasBalance: user?.hasBalance !== false, onSignOut }}>
        <Page />
      </AccountProvider>
    );
  };
