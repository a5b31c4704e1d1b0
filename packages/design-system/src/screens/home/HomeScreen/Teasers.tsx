import type { Finish, RepairTerms } from '@shop/contracts';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { ColourSwatch } from '../../../elements/ColourSwatch/ColourSwatch.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages as offers } from './HomeOffers.messages.ts';
import { messages } from './HomeScreen.messages.ts';
import { InlineFailure } from './Strip.tsx';
import styles from './Teasers.module.css';

/** Lines of a parts list as design software exports them: part number, colour number, quantity. */
const EXAMPLE: readonly {
  number: string;
  colour: string;
  quantity: number;
  shape: string;
  hex: string;
  finish: Finish;
}[] = [
  { number: '3020', colour: '4', quantity: 20, shape: '3020', hex: 'C91A09', finish: 'solid' },
  { number: '3069b', colour: '19', quantity: 48, shape: '3069b', hex: 'E4CD9E', finish: 'solid' },
  { number: '6141', colour: '14', quantity: 12, shape: '4073', hex: 'F2CD37', finish: 'solid' },
  { number: '41769', colour: '379', quantity: 4, shape: '41769', hex: '6074A1', finish: 'solid' },
];

/** Leads to the upload of a parts list. */
export function UploadTeaser() {
  return (
    <section className={styles.teaser}>
      <h2>
        <FormattedMessage {...messages.uploadTitle} />
      </h2>
      <p className={styles.text}>
        <FormattedMessage {...messages.uploadText} />
      </p>
      <div className={styles.sheet} aria-hidden="true">
        {EXAMPLE.map(({ number, colour, quantity, ...picture }) => (
          <div key={number}>
            <span>
              <ProductPicture picture={{ kind: 'part', ...picture }} alt="" ground="none" />
            </span>
            <code>{number}</code>
            <code>
              <ColourSwatch hex={picture.hex} finish={picture.finish} name="" size="dot" /> {colour}
            </code>
            <b>× {quantity}</b>
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <span>
          <FormattedMessage {...messages.uploadNote} />
        </span>
        <ButtonLink to={{ name: 'upload' }} icon={<Icon name="upload" />}>
          <FormattedMessage {...messages.upload} />
        </ButtonLink>
      </div>
    </section>
  );
}

const STEPS: readonly (readonly [MessageDescriptor, MessageDescriptor])[] = [
  [messages.stepSet, messages.stepSetHint],
  [messages.stepParts, offers.stepPartsHint],
  [messages.stepProof, messages.stepProofHint],
];

/** Leads to the repair service with its terms. Nothing is promised until the shop names them. */
export function RepairTeaser({ terms, onRetry }: { terms: Loadable<RepairTerms>; onRetry: () => void }) {
  if (terms.state === 'loading') return <Skeleton shape="block" height="3.6rem" />;
  if (terms.state === 'ready') return <RepairOffer terms={terms.value} />;
  return (
    <section className={styles.teaser}>
      <h2>
        <FormattedMessage {...offers.repairService} />
      </h2>
      <InlineFailure failure={terms.failure} onRetry={onRetry} />
    </section>
  );
}

function RepairOffer({ terms: { windowDays, maxParticles, workingDays } }: { terms: RepairTerms }) {
  return (
    <section className={styles.teaser}>
      <h2>
        <FormattedMessage {...messages.repairTitle} />
      </h2>
      <p className={styles.text}>
        <FormattedMessage {...offers.repairText} values={{ days: windowDays }} />
      </p>
      <ol className={styles.steps}>
        {STEPS.map(([step, hint], at) => (
          <li key={step.id as string}>
            <span className={styles.stud} aria-hidden="true">
              {at + 1}
            </span>
            <b>
              <FormattedMessage {...step} />
            </b>
            <span className={styles.hint}>
              <FormattedMessage {...hint} values={{ count: maxParticles }} />
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <span>
          <FormattedMessage {...offers.repairNote} values={{ days: workingDays }} />
        </span>
        <ButtonLink to={{ name: 'repair' }} icon={<Icon name="wrench" />}>
          <FormattedMessage {...messages.repair} />
        </ButtonLink>
      </div>
    </section>
  );
}
