import type { SocketEvents } from '../ports.ts';
import type { BrowserTab } from './browser.ts';

/** A socket's events, as long as the tab lives. */
export function eventsWhileAlive(browserTab: BrowserTab, events: SocketEvents): SocketEvents {
  const ifAlive =
    <T extends unknown[]>(handle: (...values: T) => void) =>
    (...values: T) => {
      if (browserTab.isAlive) handle(...values);
    };
  return { onOpen: ifAlive(events.onOpen), onText: ifAlive(events.onText), onClose: ifAlive(events.onClose) };
}

/** An API whose promises stay pending once the tab is killed. */
export function callsWhileAlive<T extends object>(browserTab: BrowserTab, api: T): T {
  const call =
    (method: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      const result = method(...args);
      if (!(result instanceof Promise)) return result;
      return new Promise((resolve, reject) => {
        result.then(
          (value) => browserTab.isAlive && resolve(value),
          (error: unknown) => browserTab.isAlive && reject(error),
        );
      });
    };
  return Object.fromEntries(Object.entries(api).map(([name, method]) => [name, call(method as never)])) as T;
}
