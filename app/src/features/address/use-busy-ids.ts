import { useRef, useState } from 'react';

/** The ids of the things that a change is being made to; `whileBusy` ignores a second change of the same one. */
export function useBusyIds() {
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const whileBusy = async (id: string, change: () => Promise<void>): Promise<void> => {
    if (running.current.has(id)) return;
    running.current.add(id);
    setBusy(new Set(running.current));
    try {
      await change();
    } finally {
      running.current.delete(id);
      setBusy(new Set(running.current));
    }
  };
  return { busy, whileBusy };
}
