import type { CreatedRepairs } from '@shop/contracts';
import type { Place } from '@shop/design-system';

type Created = Extract<CreatedRepairs, { kind: 'created' }>['requests'];

/** Where submitted requests lead: one to pay to its payment, several to their list, and without any to the requests. */
export function placeOfCreated(requests: Created): Place {
  const [first] = requests;
  const toPay = requests.filter((request) => request.toPay > 0);
  if (toPay.length > 1) return { name: 'repairs', group: 'toPay' };
  if (toPay[0]) return { name: 'repairPayment', request: toPay[0].number };
  return first && requests.length === 1 ? { name: 'repairRequest', request: first.number } : { name: 'repairs' };
}
