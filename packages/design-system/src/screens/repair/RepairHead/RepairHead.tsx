import { useIntl } from 'react-intl';
import { RepairSteps, type RepairStepsProps } from '../../../commerce/RepairSteps/RepairSteps.tsx';
import { Breadcrumbs, type Crumb } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { messages } from './RepairHead.messages.ts';
import styles from './RepairHead.module.css';

export type RepairHeadProps = RepairStepsProps & {
  title: string;
  /** Whether the shop has no repair service: then there are no steps, and nothing leads to it. */
  isUnavailable: boolean;
};

/** The top of a page of the repair flow: breadcrumbs, title and steps. */
export function RepairHead({ title, isUnavailable, ...steps }: RepairHeadProps) {
  const { formatMessage } = useIntl();
  const repair: Crumb = { label: formatMessage(messages.repair) };
  const before: readonly Crumb[] = isUnavailable ? [] : [{ ...repair, to: { name: 'repair' } }];
  const crumbs = steps.current === 'region' ? [{ label: title }] : [...before, { label: title }];
  return (
    <header className={styles.head}>
      <Breadcrumbs crumbs={[{ label: formatMessage(messages.home), to: { name: 'home' } }, ...crumbs]} />
      <div className={styles.row}>
        <h1>{title}</h1>
        {isUnavailable ? null : <RepairSteps {...steps} />}
      </div>
    </header>
  );
}
