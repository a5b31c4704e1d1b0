import type { FlashSlot, FlashState } from '@shop/contracts';
import { useState } from 'react';

const NEXT = { coming: 'running', running: 'over', over: 'over' } as const;

/**
 * A slot that turns by itself when its time has come: what it sells can be bought, or no longer, at that very moment,
 * although the shop's answer is still on its way. Once the shop tells another state, that counts.
 */
export function useTurningSlot(
  slot: FlashSlot | undefined,
  onTurned: () => void,
): { slot: FlashSlot | undefined; onTurn: () => void } {
  const [turned, setTurned] = useState<{ id: string; told: FlashState; to: FlashState }>();
  const shown = slot && turned?.id === slot.id && turned.told === slot.state ? { ...slot, state: turned.to } : slot;
  return {
    slot: shown,
    onTurn: () => {
      if (slot && shown) setTurned({ id: slot.id, told: slot.state, to: NEXT[shown.state] });
      onTurned();
    },
  };
}
