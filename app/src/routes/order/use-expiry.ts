import { useEffect, useState } from 'react';

/**
 * Whether a response is older than its lifetime; `receivedAt` is 0 before the first response. `check` updates it at
 * once, for timers that fire late after the computer was asleep.
 */
export function useExpiry(receivedAt: number, lifetime: number): { isExpired: boolean; check: () => void } {
  const [expiredAt, setExpiredAt] = useState(0);
  useEffect(() => {
    const timer = receivedAt
      ? setTimeout(() => setExpiredAt(receivedAt), Math.max(0, receivedAt + lifetime - Date.now()))
      : undefined;
    return () => clearTimeout(timer);
  }, [receivedAt, lifetime]);
  return {
    isExpired: receivedAt !== 0 && expiredAt === receivedAt,
    check: () => {
      if (Date.now() - receivedAt >= lifetime) setExpiredAt(receivedAt);
    },
  };
}
