import type { FlashSlot, FlashState } from '@shop/contracts';
import { useState } from 'react';

const NEXT = { coming: 'running', running: 'over', over: 'over' } as const;

/**
 * A slot whose state changes on time by the clock: its products become buyable, or stop being so, at that moment,
 * although the server's response is still loading. As soon as the server sends another state, that one counts.
 */
export function useLiveSlot(
  slot: FlashSlot | undefined,
  onSlotChange: () => void,
): { slot: FlashSlot | undefined; onChange: () => void } {
  const [change, setChange] = useState<{ id: string; from: FlashState; to: FlashState }>();
  const shown = slot && change?.id === slot.id && change.from === slot.state ? { ...slot, state: change.to } : slot;
  return {
    slot: shown,
    onChange: () => {
      if (slot && shown) setChange({ id: slot.id, from: slot.state, to: NEXT[shown.state] });
      onSlotChange();
    },
  };
}
