import type { RepairTerms } from '@shop/contracts';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { LazyScene } from '../../../elements/LazyScene/LazyScene.tsx';
import { messages } from './RepairRegionScreen.messages.ts';
import styles from './RepairPromise.module.css';

const loadScene = () => import('../../../pictures/scenes/repair.ts').then(({ repairScene }) => repairScene());

/** What the repair service promises, by the terms of the shop. */
export function RepairPromise({ terms }: { terms: RepairTerms }) {
  const facts: readonly (readonly [MessageDescriptor, MessageDescriptor])[] = [
    [messages.freeName, messages.freeText],
    [messages.mostName, messages.mostText],
    [messages.soonName, messages.soonText],
  ];
  const values = [{ days: terms.windowDays }, { count: terms.maxParticles }, { days: terms.workingDays }];
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h2>
          <FormattedMessage {...messages.lead} />
        </h2>
        <p>
          <FormattedMessage {...messages.leadText} />
        </p>
        <dl className={styles.facts}>
          {facts.map(([name, text], index) => (
            <div key={name.id}>
              <dt>
                <FormattedMessage {...name} values={values[index]} />
              </dt>
              <dd>
                <FormattedMessage {...text} values={values[index]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.scene}>
        <LazyScene load={loadScene} />
      </div>
    </section>
  );
}
