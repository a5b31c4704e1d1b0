import { choose, useLeftOut } from '../features/cart/chosen-lines.store.ts';
import { keepWanted } from '../features/cart/wanted-cells.store.ts';
import { keepMessage } from '../features/order/message.store.ts';
import { forget } from '../session/recently.ts';

/** Forgets what a shopper typed, chose and looked at. */
export function forgetShopper(): void {
  keepMessage('');
  keepWanted({});
  forget();
  choose([...useLeftOut.getState().ids], true);
}
