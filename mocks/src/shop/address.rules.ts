import { addressList } from '@shop/contracts';
import { page } from './page.ts';
import { rule } from './rule.ts';

export const addressRules = [
  rule(addressList, ({ user, query }) => page(user.addresses.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)), query)),
];
