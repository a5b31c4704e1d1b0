import type { RepairTerms } from '@shop/contracts';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { PartScene } from '../../../elements/PartPicture/PartScene.tsx';
import { messages } from './RepairRegionScreen.messages.ts';
import styles from './RepairPromise.module.css';

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
        <PartScene name="repair" />
      </div>
    </section>
  );
}
