import type { Eligibility, InventoryLine, Moment, RepairRegion, RepairTerms } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ParticleMeter } from '../../../commerce/ParticleMeter/ParticleMeter.tsx';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import type { LineActions, PartActions, PickedLine, PickStep } from './picked-line.ts';
import { messages } from './Request.messages.ts';
import type { RequestProblem } from './request-problems.ts';
import type { LineContext } from './line-context.ts';
import { RequestLines } from './RequestLines.tsx';
import styles from './RequestPanel.module.css';
import { RequestSums } from './RequestSums.tsx';
import type { SaveState } from './SaveNote.tsx';
import { SubmitRow } from './SubmitRow.tsx';

export type RequestPanelProps = {
  lines: readonly PickedLine[];
  /** The inventory by id. */
  parts: ReadonlyMap<string, InventoryLine>;
  terms: RepairTerms;
  region: RepairRegion | undefined;
  eligibility: Eligibility;
  /** Whether region, purchase and code are filled in. */
  hasProof: boolean;
  /** Photos of described parts by line id. */
  photos: Readonly<Record<string, FieldImage | undefined>>;
  isSignedIn: boolean;
  /** Whether an entry of the repair cart is changed. */
  isEdit: boolean;
  /** When a request that is submitted now is processed at the latest. */
  dueAt: Moment | undefined;
  save: SaveState;
  actions: LineActions;
  onSubstitute: PartActions['onSubstitute'];
  onShowStep: (step: PickStep) => void;
  /** What to correct first; absent before the shopper tried to go on. */
  problem: RequestProblem | undefined;
  /** Whether the shopper tried to go on: what is missing is marked. */
  wasTried: boolean;
  onNext: () => void;
};

export const particlesIn = (lines: readonly PickedLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const pricingOf = ({ kind }: Eligibility): LineContext['pricing'] =>
  kind === 'free' || kind === 'paid' ? kind : 'open';

/** The request that is being filled in: meter, lines, sums, and the button that saves it. */
export function RequestPanel(props: RequestPanelProps) {
  const { lines, parts, terms, region, eligibility, actions, onSubstitute, onShowStep } = props;
  const particles = particlesIn(lines);
  const left = Math.max(0, terms.maxParticles - particles);
  const pricing = pricingOf(eligibility);
  const unitPriceOf = (line: PickedLine) => (line.kind === 'listed' ? parts.get(line.id)?.price : terms.describedPrice);
  const context: LineContext = { actions, onSubstitute, maxLength: terms.maxMessageLength, pricing, onShowStep };
  return (
    <section className={styles.panel} aria-labelledby="repair-request-title">
      <header className={styles.head}>
        <h2 id="repair-request-title">
          <FormattedMessage {...messages.title} />
        </h2>
        <ParticleMeter particles={particles} max={terms.maxParticles} />
        <p className={styles.left}>
          <FormattedMessage
            {...(left > 0 ? messages.left : messages.full)}
            values={{ left, max: terms.maxParticles }}
          />
        </p>
      </header>
      <RequestLines {...props} left={left} unitPriceOf={unitPriceOf} context={context} />
      {particles > 0 ? (
        <RequestSums particles={particles} value={valueOf(lines, unitPriceOf)} pricing={pricing} region={region} />
      ) : null}
      <SubmitRow {...props} particles={particles} />
    </section>
  );
}

/** The value of all parts; absent where the price of one is not known. */
function valueOf(lines: readonly PickedLine[], priceOf: (line: PickedLine) => number | undefined): number | undefined {
  let sum = 0;
  for (const line of lines) {
    const price = priceOf(line);
    if (price === undefined) return undefined;
    sum += price * line.quantity;
  }
  return sum;
}
