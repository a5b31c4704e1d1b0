import type { InventoryLine } from '@shop/contracts';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { ColourFilter } from './ColourFilter.tsx';
import styles from './Filters.module.css';
import { InventoryGrid, type GridProps } from './InventoryGrid.tsx';
import { messages } from './Inventory.messages.ts';
import { coloursOf, filterParts, partsOf, shownStep, type Bag } from './inventory-view.ts';
import type { PickView } from './pick-view.ts';
import { ScopeChoice } from './ScopeChoice.tsx';
import { StepStrip } from './StepStrip.tsx';

/** The most frequent colours have a chip each. */
const CHIPS = 3;

export type StepViewProps = Omit<GridProps, 'parts'> & {
  inventory: readonly InventoryLine[];
  bags: readonly Bag[];
  view: PickView;
  onView: (change: Partial<PickView>) => void;
};

/** The parts of a step of the instructions, or of its whole bag. */
export function StepView({ inventory, bags, view, onView, ...grid }: StepViewProps) {
  const shown = shownStep(bags, view);
  const bag = shown?.bag.bag ?? 0;
  const step = shown?.step;
  const first = shown?.bag.steps[0];
  const parts = useMemo(() => partsOf(inventory, bag, step), [inventory, bag, step]);
  const ofBag = useMemo(() => partsOf(inventory, bag, undefined), [inventory, bag]);
  if (!shown) return null;
  const counts = { step: partsOf(inventory, bag, step ?? first).length, bag: ofBag.length };
  const colours = coloursOf(parts);
  const isWhole = step === undefined;
  // A colour of another step filters nothing here, but applies again in a step that has it.
  const chosen = view.colours.filter((id) => colours.some(({ colour }) => colour.id === id));
  return (
    <>
      <StepStrip
        bags={bags}
        bag={shown.bag}
        step={step}
        lines={grid.lines}
        onStep={(where) => onView({ bag: where.bag, step: where.step })}
      />
      <div className={styles.filters}>
        <h3>
          <FormattedMessage {...(isWhole ? messages.bag : messages.step)} values={{ step, bag }} />
        </h3>
        <ScopeChoice
          scope={isWhole ? 'bag' : 'step'}
          counts={counts}
          onScope={(scope) => onView(scope === 'bag' ? { bag, step: undefined } : { bag: undefined, step: first })}
        />
        <ColourFilter colours={colours} chosen={chosen} chips={CHIPS} onColours={(ids) => onView({ colours: ids })} />
        <p className={styles.legend} data-optional>
          <FormattedMessage {...messages.legend} values={{ whole: String(isWhole) }} />
        </p>
      </div>
      <InventoryGrid {...grid} parts={filterParts(parts, { colours: chosen })} />
    </>
  );
}
