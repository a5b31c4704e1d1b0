import { useEffect, useState, type RefObject } from 'react';

/** Whether caps lock is on, as the last key in an input showed it. */
export function useCapsLock(input: RefObject<HTMLInputElement | null>): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const element = input.current;
    // A password manager fills in by events without a modifier state.
    const read = (event: KeyboardEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
    const forget = () => setOn(false);
    element?.addEventListener('keydown', read);
    element?.addEventListener('keyup', read);
    element?.addEventListener('blur', forget);
    return () => {
      element?.removeEventListener('keydown', read);
      element?.removeEventListener('keyup', read);
      element?.removeEventListener('blur', forget);
    };
  }, [input]);
  return isOn;
}
