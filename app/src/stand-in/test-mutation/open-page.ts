import type { Shop } from '@shop/mocks';
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import type { AppliedScenario } from '../test-shop.ts';
import { visit } from '../test-visit.tsx';
import { isFrame, recordAnswers, type Answered } from './answers.ts';
import { claimsIn, mostClaims, type Claimed } from './claims.ts';
import { nodeFiles } from './node-files.ts';
import { collectErrors } from './page-errors.ts';
import { ownText, pageText } from './page-text.ts';
import { watchPage } from './page-watch.ts';
import type { Mutation } from './plan.ts';
import { NotOffered, shopperOn, type Look, type Shopper } from './shopper.ts';

/** A page in a state of the stand-in shop, as its story shows it. */
export type PageState = {
  name: string;
  at: string;
  scenarios: readonly AppliedScenario[];
  arrange?: ((shop: Shop) => void) | undefined;
  /** What the shopper does there. */
  act?: ((shopper: Shopper) => Promise<void>) | undefined;
  /**
   * The calls of what they do, by name. These are mutated, and those that the page makes again then. Those of another page
   * that opens then are mutated by its own story.
   */
  calls?: readonly string[] | undefined;
};

/** A page that has loaded, and on which the shopper has done what they can do. */
export type OpenedPage = {
  /** The path in the address bar. */
  at: string;
  /** What it claims; without a mutation also before each step of the shopper. */
  claimed: Claimed;
  /** What it says between header and footer. */
  own: string;
  /** What is mutated: the answers that the page received, or those to what the shopper did. */
  answers: readonly Answered[];
  /** How many answers came before the shopper acted, and in all. */
  answered: { before: number; inAll: number };
  /** What went wrong. */
  errors: readonly string[];
};

/** Every page opens at this moment: a flash sale sells more and more. */
const MOMENT = Date.UTC(2026, 10, 24, 5);
/** The page has loaded when it has not changed for this long without an open request: one with delayed parts. */
const PATIENT_MS = 150;
/** The same for a page whose calls are known and have all been answered, or lead to fewer calls than usual. */
const ANSWERED_MS = 10;
const FEWER_CALLS_MS = 70;

/**
 * Opens a page, with a mutation if given, and waits until it has loaded and the shopper has acted. With `usual`, the
 * page without the mutation, it waits no longer than the same calls take, and the shopper does what is still offered.
 */
export async function openPage(state: PageState, mutation?: Mutation, usual?: OpenedPage): Promise<OpenedPage> {
  const { errors, stop: stopErrors } = collectErrors();
  // jsdom has none, and what replaces it waits.
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  for (const [name, value] of Object.entries(nodeFiles)) vi.stubGlobal(name, value);
  const wanted: { recorder?: ReturnType<typeof recordAnswers> } = {};
  const mutate = ({ faults }: Shop) => {
    if (mutation && !isFrame(mutation.call)) faults.unshift({ kind: 'mutated', ...mutation });
  };
  const arrange = (shop: Shop) => {
    state.arrange?.(shop);
    if (!state.act) mutate(shop);
    wanted.recorder = recordAnswers(mutation);
  };
  try {
    const opened = Date.now();
    const now = () => MOMENT + Date.now() - opened;
    const { shop, address } = await visit(state.at, { scenarios: state.scenarios, arrange, now });
    const { answers, requests } = wanted.recorder ?? recordAnswers(mutation);
    const page = watchPage(requests);
    const quietAfter = (usualAnswers: number | undefined) => () => {
      if (usualAnswers === undefined) return PATIENT_MS;
      return answers.length >= usualAnswers ? ANSWERED_MS : FEWER_CALLS_MS;
    };
    let before: readonly Answered[] = [];
    const samples: Claimed[] = [];
    const sample = () => void samples.push(claimsIn(pageText()));
    if (state.act) {
      await page.wait(quietAfter(usual?.answered.before));
      before = [...answers];
      mutate(shop);
      const look: Look = async (find, patienceMs = PATIENT_MS) => {
        if (!usual) {
          await page.wait(() => PATIENT_MS);
          sample();
        }
        await page.wait(
          () => patienceMs,
          () => find() !== undefined,
        );
        return find();
      };
      const isAnswered = (call: string) => answers.slice(before.length).some(({ name }) => name === call);
      await state.act(shopperOn(shop, look, isAnswered)).catch((problem: unknown) => {
        if (!usual || !(problem instanceof NotOffered)) errors.push(`${state.name}: ${String(problem)}`);
      });
    }
    await page.wait(quietAfter(usual?.answered.inAll));
    sample();
    page.stop();
    const answered = { before: before.length, inAll: answers.length };
    const mutable = state.calls ? answersToActing(state, before, answers) : answers;
    const [at = ''] = address().split('?');
    return { at, claimed: mostClaims(samples), own: ownText(), answers: mutable, answered, errors };
  } finally {
    cleanup();
    stopErrors();
    vi.unstubAllGlobals();
  }
}

/** Frames of the chat have no page of their own: all are mutated. */
function answersToActing({ calls = [] }: PageState, before: readonly Answered[], all: readonly Answered[]) {
  const names = new Set([...calls, ...before.map(({ name }) => name)]);
  return [
    ...before.filter(({ name }) => isFrame(name)),
    ...all.slice(before.length).filter(({ name }) => isFrame(name) || names.has(name)),
  ];
}
