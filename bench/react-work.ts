import type { Page } from 'playwright';

/** What React did in a page: commits, and components that it rendered in them, each time counted. */
export type ReactWork = {
  commits: number;
  rendered: number;
  /** How often each component was rendered, the most often first; their names are readable in a build that is not minified. */
  components: readonly (readonly [name: string, times: number])[];
};

/** The parts of a fiber that are read here; React names them so in every build. */
type Fiber = {
  tag: number;
  flags: number;
  type: { name?: string; type?: { name: string }; render?: { name: string } };
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
};

/** Counts from the first commit on: React's production build reports to the hook of its developer tools, too. */
export async function countReactWork(page: Page): Promise<() => Promise<ReactWork>> {
  await page.addInitScript(() => {
    /** Function, class, forwardRef and memo components. */
    const COMPONENTS = new Set([0, 1, 11, 14, 15]);
    const PERFORMED_WORK = 1;
    const work = { commits: 0, rendered: 0 };
    const times = new Map<string, number>();
    const nameOf = ({ type }: Fiber) => type.name ?? type.type?.name ?? type.render?.name ?? '';
    const children = ({ child }: Fiber): Fiber[] => {
      const list: Fiber[] = [];
      for (let one = child; one; one = one.sibling) list.push(one);
      return list;
    };
    const count = (fiber: Fiber): void => {
      const before = fiber.alternate;
      if (COMPONENTS.has(fiber.tag) && (!before || (fiber.flags & PERFORMED_WORK) !== 0)) {
        work.rendered += 1;
        times.set(nameOf(fiber), (times.get(nameOf(fiber)) ?? 0) + 1);
      }
      // React clones the children of what it visited; the same children mean that it stopped here.
      if (!before || fiber.child !== before.child) children(fiber).forEach(count);
    };
    Object.assign(window, {
      reactWork: () => ({ ...work, components: [...times].sort(([, one], [, other]) => other - one) }),
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        isDisabled: false,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
          work.commits += 1;
          count(root.current);
        },
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { reactWork: () => ReactWork }).reactWork());
}
