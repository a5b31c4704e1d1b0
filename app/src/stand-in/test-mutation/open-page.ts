import { decodeAnswer, matchCall, type Call } from '@shop/contracts';
import type { Shop, ShopFault } from '@shop/mocks';
import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { transport } from '../../data/transport.ts';
import type { AppliedScenario } from '../test-shop.ts';
import { visit } from '../test-visit.tsx';

/** A page in a state of the stand-in shop, as its story shows it. */
export type PageState = {
  name: string;
  at: string;
  scenarios: readonly AppliedScenario[];
  arrange?: ((shop: Shop) => void) | undefined;
};

/** What the server sent to a call, before it is decoded. */
export type Answered = { call: Call; body: unknown };

/** A page that has loaded: everything that it says, what it says between header and footer, and what went wrong. */
export type OpenedPage = { text: string; own: string; answers: readonly Answered[]; errors: readonly string[] };

/** The page has loaded when it has not changed for this long without an open request: one with delayed parts. */
const PATIENT_MS = 150;
/** The same for a page whose calls are known and have all been answered, or lead to fewer calls than usual. */
const ANSWERED_MS = 10;
const FEWER_CALLS_MS = 70;
const MAX_MS = 5000;
const TURN_MS = 2;

const nextTurn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, TURN_MS)));

/**
 * Opens a page, with a fault of the server if given, and waits until it has loaded. With `usual`, the page without the
 * fault, it waits no longer than the same calls take.
 */
export async function openPage(state: PageState, fault?: ShopFault, usual?: OpenedPage): Promise<OpenedPage> {
  const errors: string[] = [];
  const onError = (problem: unknown) => void errors.push(describe(problem));
  const logged = vi.spyOn(console, 'error').mockImplementation((...values) => {
    const message = values.map(describe).join(' ');
    if (!isExpected(message)) errors.push(message);
  });
  process.on('unhandledRejection', onError);
  // jsdom has none, and what replaces it waits.
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  const answers: Answered[] = [];
  const requests = new Set<symbol>();
  const arrange = (shop: Shop) => {
    state.arrange?.(shop);
    if (fault) shop.faults.unshift(fault);
    const answering = transport.current;
    transport.current = async (input, init) => {
      const sent = Symbol('request');
      requests.add(sent);
      try {
        const request = new Request(input, init);
        const response = await answering(request, init);
        const found = matchCall(request.method, new URL(request.url).pathname.replace('/api', ''));
        if (found && response.ok) answers.push({ call: found.call, body: await response.clone().json() });
        return response;
      } finally {
        requests.delete(sent);
      }
    };
  };
  try {
    await visit(state.at, { scenarios: state.scenarios, arrange });
    const started = performance.now();
    let changedAt = started;
    const changes = new MutationObserver(() => (changedAt = performance.now()));
    changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    const quietMs = () => {
      if (!usual) return PATIENT_MS;
      return answers.length >= usual.answers.length ? ANSWERED_MS : FEWER_CALLS_MS;
    };
    for (let now = started; requests.size > 0 || now - changedAt < quietMs(); now = performance.now()) {
      if (now - started > MAX_MS) break;
      await nextTurn();
    }
    changes.disconnect();
    return { text: pageText(), own: ownText(), answers, errors };
  } finally {
    cleanup();
    logged.mockRestore();
    process.off('unhandledRejection', onError);
    vi.unstubAllGlobals();
  }
}

const describe = (value: unknown) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value));

/**
 * What is logged without harm: the faults of a malformed answer, for developers; rows with one id, by React, when a
 * mutation gives every row the same; what loads after the page was left; and what jsdom lacks.
 */
const isExpected = (message: string) =>
  /^\w+: .*expected .*, got |^Encountered two children with the same key|not wrapped in act|^Not implemented/s.test(
    message,
  );

/** All texts of the page, those for screen readers and for search engines included. */
function pageText(): string {
  const labels = [...document.body.querySelectorAll('[aria-label], [alt], [title]')].map((element) =>
    ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? '').join(' '),
  );
  const structured = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent);
  return [document.title, document.body.textContent, ...labels, ...structured].join('\n');
}

const ownText = () => document.querySelector('main')?.textContent ?? document.body.textContent;

/** What the client makes of an answer, as text that is equal for equal values. */
export function decodedText({ call, body }: Answered): string {
  try {
    return JSON.stringify(decodeAnswer(call, body), (_, value: unknown) => {
      if (value instanceof Map || value instanceof Set) return [...value];
      return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
    });
  } catch {
    return 'malformed';
  }
}
