import { useGuestCart } from './guest-cart.store.ts';
import { offerOf, type GuestLine } from './guest-line.ts';

/** Stores other lines; the key of those that were sent is of no use for them. */
export const changeGuestLines = (lines: readonly GuestLine[]): void => useGuestCart.setState({ lines, key: undefined });

/** Sets the quantity of a line; with 0 it is removed. */
export const setGuestQuantity = (id: string, quantity: number): void =>
  changeGuestLines(
    useGuestCart
      .getState()
      .lines.map((line) => (offerOf(line) === id ? { ...line, quantity } : line))
      .filter((line) => line.quantity > 0),
  );

/** Takes added pieces out again. Returns whether the line was still in the cart. */
export function undoGuestPieces({ lineId, quantity }: { lineId: string; quantity: number }): boolean {
  const line = useGuestCart.getState().lines.find((one) => offerOf(one) === lineId);
  if (line) setGuestQuantity(lineId, Math.max(0, line.quantity - quantity));
  return line !== undefined;
}

export const removeGuestLines = (ids: readonly string[]): void =>
  changeGuestLines(useGuestCart.getState().lines.filter((line) => !ids.includes(offerOf(line))));

/** Clears the reasons for which lines were not added to the cart of the account, so that they are sent again. */
export const retryGuestLines = (): void =>
  useGuestCart.setState(({ lines }) => ({ lines: lines.map(({ refusal: _, ...line }) => line) }));
