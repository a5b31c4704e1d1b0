import type { InventoryLine } from '@shop/contracts';
import { InventoryCard } from './InventoryCard.tsx';
import styles from './InventoryGrid.module.css';
import type { ShownPart } from './inventory-view.ts';
import type { PartActions, PickedLine } from './picked-line.ts';

export type GridProps = {
  parts: readonly ShownPart[];
  lines: readonly PickedLine[];
  /** The most particles of a request. */
  max: number;
  /** The most pieces that the request can have of a part now. */
  mostOf: (part: InventoryLine) => number;
  actions: PartActions;
};

/** Parts as cards with what is picked of each. */
export function InventoryGrid({ parts, lines, max, mostOf, actions }: GridProps) {
  const picked = new Map(lines.map((line) => [line.id, line]));
  return (
    <ul className={styles.grid}>
      {parts.map(({ part, needed, step }) => {
        const line = picked.get(part.id);
        return (
          <InventoryCard
            key={part.id}
            part={part}
            needed={needed}
            bag={step?.bag}
            step={step?.step}
            quantity={line?.quantity ?? 0}
            substitute={line?.kind === 'listed' ? line.substitute : undefined}
            most={mostOf(part)}
            max={max}
            actions={actions}
          />
        );
      })}
    </ul>
  );
}
