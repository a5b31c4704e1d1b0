import type { AppliedScenario } from '../test-shop.ts';
import type { PageState } from './open-page.ts';
import type { Shopper } from './shopper.ts';

/** What a shopper does on a page, and the calls that are first made then, by name. */
export type Action = PageState & { calls: readonly string[] };

type Doing = (shopper: Shopper) => Promise<void>;
type Page = Omit<PageState, 'name' | 'act' | 'scenarios'> & {
  scenarios?: readonly (AppliedScenario | AppliedScenario['name'])[];
};

/** An action of this name on a page. Without `act` it is to open the page in a state that no story shows. */
export const action = (
  name: string,
  { scenarios = [], ...page }: Page,
  calls: readonly string[],
  act?: Doing,
): Action => ({
  ...page,
  name,
  calls,
  act,
  scenarios: scenarios.map((one) => (typeof one === 'string' ? { name: one } : one)),
});

/** A scenario of an account without orders and addresses. */
export const newShopper: AppliedScenario = { name: 'a shopper is signed in', params: { account: 'new' } };
export const signedIn: AppliedScenario = { name: 'a shopper is signed in' };
