import { moreClaims, type Claim } from './claims.ts';
import { openPage, type OpenedPage, type PageState } from './open-page.ts';
import { planFor, type Mutation } from './plan.ts';
import { isStated } from './fixtures-stated.ts';

/** What a page did with a mutation that it must not do. */
export type Problem = Mutation & { page: string; what: string };

const MAX_OPENINGS = 6;

/** An answer without the numbers and times that differ at each opening: an order that is placed has another number. */
const withoutNumbers = (text: string) => text.replace(/\d{6,}/g, '#');

/** Opens a page until two openings in a row say the same: code that is loaded on first use delays the first ones. */
export async function openUsual(state: PageState): Promise<OpenedPage> {
  let before = await openPage(state);
  for (let opening = 1; opening < MAX_OPENINGS; opening += 1) {
    const after = await openPage(state);
    const isSame =
      after.answers.length === before.answers.length &&
      JSON.stringify(after.claimed) === JSON.stringify(before.claimed);
    if (isSame) return after;
    before = after;
  }
  return { ...before, errors: [...before.errors, 'never says the same twice'] };
}

/** Opens a page with a mutation; returns its errors, and the claims that it makes more often than without. */
export async function problemsOf(
  state: PageState,
  usual: OpenedPage,
  mutation: Mutation,
  isClaimed: (claim: Claim, mutation: Mutation) => boolean = isStated,
): Promise<readonly Problem[]> {
  const opened = await openPage(state, mutation, usual);
  const [before, after] = [usual.claimed, opened.claimed];
  const claims = moreClaims(before, after)
    .filter((claim) => !isClaimed(claim, mutation))
    .map((claim) => `claims "${claim}" ${after[claim]} times instead of ${before[claim]}`);
  const crashes = [...new Set(opened.errors)].map((error) => `crashes: ${error}`);
  return [...crashes, ...claims].map((what) => ({ page: state.name, ...mutation, what }));
}

/** The numbers of a run. */
export type Figures = {
  pages: number;
  /** What shoppers do on pages. */
  actions: number;
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
    actions: 0,
    fields: 0,
    mutations: 0,
    unchanged: 0,
    distinct: 0,
    ofShell: 0,
    repeated: 0,
    opened: 0,
  };
  /** Calls and types of frames. */
  const reached = new Set<string>();
  const problems: Problem[] = [];

  /** Whether what is between header and footer is the same when the call fails in either way. */
  async function isOfShellOnly(state: PageState, usual: OpenedPage, call: string): Promise<boolean> {
    if (!shellCalls.has(call)) return false;
    for (const by of ['dropped', 'zero'] as const) {
      figures.opened += 1;
      const { own } = await openPage(state, { call, field: 'status', by }, usual);
      if (withoutNumbers(own) !== withoutNumbers(usual.own)) return false;
    }
    return true;
  }

  const problemOf = (page: string, what: string): Problem => ({ page, call: '', field: '', by: 'dropped', what });

  /** Opens a page, or does an action, with every mutation that was not opened before. */
  async function openAll(state: PageState, isShell = false): Promise<void> {
    const usual = await openUsual(state);
    const { distinct, unmutated, ...plan } = planFor(usual.answers);
    figures[state.act ? 'actions' : 'pages'] += 1;
    for (const name of ['fields', 'mutations', 'unchanged'] as const) figures[name] += plan[name];
    figures.distinct += distinct.length;
    const answered = new Set(usual.answers.map(({ name }) => name));
    const missed = state.calls?.filter((name) => !answered.has(name)) ?? [];
    problems.push(
      ...[...usual.errors, ...missed.map((name) => `does not call ${name}`)].map((what) => problemOf(state.name, what)),
    );
    for (const [call, mutations] of Map.groupBy(distinct, (one) => one.call)) {
      reached.add(call);
      const answers = unmutated[call] ?? '';
      const group = `${usual.at} ${call} ${state.act ? withoutNumbers(answers) : answers}`;
      if (known.has(group)) figures.repeated += mutations.length;
      else if (!isShell && (await isOfShellOnly(state, usual, call))) figures.ofShell += mutations.length;
      else
        for (const mutation of mutations) {
          figures.opened += 1;
          problems.push(...(await problemsOf(state, usual, mutation)));
        }
      known.add(group).add(`${usual.at} ${call} ${withoutNumbers(answers)}`);
    }
  }
  return { openAll, figures, reached, problems };
}
