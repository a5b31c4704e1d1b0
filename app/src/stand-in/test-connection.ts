import { matchCall } from '@shop/contracts';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { transport } from '../data/transport.ts';

/** Faults of the connection to the stand-in shop; `advance` and `delay` are for tests with replaced timers. */

export const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isCall = ({ method, url }: Request, name: string) =>
  matchCall(method, new URL(url).pathname.replace('/api', ''))?.call.name === name;

/** The shop processes the next such call after `ms`; the client may have given up by then. */
export function delay(call: string, ms: number): void {
  const respond = transport.current;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    if (!isCall(request, call)) return respond(request);
    transport.current = respond;
    const { signal: _, ...sent } = init ?? {};
    const received = new Request(request, { ...sent, signal: null });
    await new Promise((resolve) => setTimeout(resolve, ms));
    return respond(received);
  };
}

/** The connection is lost before the shop receives the call. */
export function lose(call: string): void {
  const respond = transport.current;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    if (!isCall(request, call)) return respond(request);
    throw new TypeError('Failed to fetch');
  };
}

/** The device has no connection, and the browser says so. Returns how to connect it again. */
export function disconnect(): () => void {
  const respond = transport.current;
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  transport.current = () => Promise.reject(new TypeError('Failed to fetch'));
  return () => {
    onLine.mockRestore();
    transport.current = respond;
  };
}
