import { claimsIn, moreClaims, type Claim } from './claims.ts';
import { openPage, type OpenedPage, type PageState } from './open-page.ts';
import { planFor, type Mutation } from './plan.ts';
import { isStated } from './fixtures-stated.ts';

/** What a page did with a mutation that it must not do. */
export type Problem = Mutation & { page: string; what: string };

const MAX_OPENINGS = 6;

/** Opens a page until two openings in a row say the same: code that is loaded on first use delays the first ones. */
export async function openUsual(state: PageState): Promise<OpenedPage> {
  let before = await openPage(state);
  for (let opening = 1; opening < MAX_OPENINGS; opening += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one page is open at a time
    const after = await openPage(state);
    const isSame =
      after.answers.length === before.answers.length &&
      JSON.stringify(claimsIn(after.text)) === JSON.stringify(claimsIn(before.text));
    if (isSame) return after;
    before = after;
  }
  throw new Error(`The page ${state.name} never says the same twice.`);
}

const withMutation = (state: PageState, usual: OpenedPage, { call, field, by }: Mutation) =>
  openPage(state, { kind: 'mutated', call, field, by }, usual);

/** Opens a page with a mutation; returns its errors, and the claims that it makes more often than without. */
export async function problemsOf(
  state: PageState,
  usual: OpenedPage,
  mutation: Mutation,
  isClaimed: (claim: Claim, mutation: Mutation) => boolean = isStated,
): Promise<readonly Problem[]> {
  const opened = await withMutation(state, usual, mutation);
  const [before, after] = [claimsIn(usual.text), claimsIn(opened.text)];
  const claims = moreClaims(before, after)
    .filter((claim) => !isClaimed(claim, mutation))
    .map((claim) => `claims "${claim}" ${after[claim]} times instead of ${before[claim]}`);
  const crashes = [...new Set(opened.errors)].map((error) => `crashes: ${error}`);
  return [...crashes, ...claims].map((what) => ({ page: state.name, ...mutation, what }));
}

/** The numbers of a run. */
export type Figures = {
  pages: number;
  fields: number;
  mutations: number;
  /** Mutations that the client decodes to the unchanged value. */
  unchanged: number;
  /** Groups of mutations that the client decodes to equal values. */
  distinct: number;
  /** Groups of a call that only header and footer use. */
  ofShell: number;
  /** Groups that another state of the page was already opened with. */
  repeated: number;
  /** Pages that were opened with a mutation. */
  opened: number;
};

/** Opens pages with every mutation of their answers. */
export function createRun(shellCalls: ReadonlySet<string>) {
  const known = new Set<string>();
  const figures: Figures = {
    pages: 0,
    fields: 0,
    mutations: 0,
    unchanged: 0,
    distinct: 0,
    ofShell: 0,
    repeated: 0,
    opened: 0,
  };
  const calls = new Set<string>();
  const problems: Problem[] = [];

  /** Whether what is between header and footer is the same when the call fails in either way. */
  async function isOfShellOnly(state: PageState, usual: OpenedPage, call: string): Promise<boolean> {
    if (!shellCalls.has(call)) return false;
    for (const by of ['dropped', 'zero'] as const) {
      figures.opened += 1;
      // oxlint-disable-next-line eslint/no-await-in-loop -- one page is open at a time
      const { own } = await withMutation(state, usual, { call, field: 'status', by });
      if (own !== usual.own) return false;
    }
    return true;
  }

  /** A page of which the answers of `isShell` are not tested elsewhere. */
  async function openAll(state: PageState, isShell = false): Promise<void> {
    const usual = await openUsual(state);
    const { distinct, unmutated, ...plan } = planFor(usual.answers);
    figures.pages += 1;
    for (const name of ['fields', 'mutations', 'unchanged'] as const) figures[name] += plan[name];
    figures.distinct += distinct.length;
    problems.push(
      ...usual.errors.map((what) => ({ page: state.name, call: '', field: '', by: 'dropped' as const, what })),
    );
    for (const [call, mutations] of Map.groupBy(distinct, (one) => one.call)) {
      calls.add(call);
      const group = `${state.at.replace(/\?.*/, '')} ${call} ${unmutated[call]}`;
      if (known.has(group)) figures.repeated += mutations.length;
      // oxlint-disable-next-line eslint/no-await-in-loop -- one page is open at a time
      else if (!isShell && (await isOfShellOnly(state, usual, call))) figures.ofShell += mutations.length;
      else
        for (const mutation of mutations) {
          figures.opened += 1;
          // oxlint-disable-next-line eslint/no-await-in-loop -- one page is open at a time
          problems.push(...(await problemsOf(state, usual, mutation)));
        }
      known.add(group);
    }
  }
  return { openAll, figures, calls, problems };
}
