import { useIntl } from 'react-intl';
import { RepairSteps, type RepairStepsProps } from '../../../commerce/RepairSteps/RepairSteps.tsx';
import { Breadcrumbs, type Crumb } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { messages } from './RepairHead.messages.ts';
import styles from './RepairHead.module.css';

export type RepairHeadProps = RepairStepsProps & { title: string };

/** The top of a page of the repair flow: breadcrumbs, title and steps. */
export function RepairHead({ title, ...steps }: RepairHeadProps) {
  const { formatMessage } = useIntl();
  const repair: Crumb = { label: formatMessage(messages.repair) };
  const crumbs: readonly Crumb[] =
    steps.current === 'region' ? [repair] : [{ ...repair, to: { name: 'repair' } }, { label: title }];
  return (
    <header className={styles.head}>
      <Breadcrumbs crumbs={[{ label: formatMessage(messages.home), to: { name: 'home' } }, ...crumbs]} />
      <div className={styles.row}>
        <h1>{title}</h1>
        <RepairSteps {...steps} />
      </div>
    </header>
  );
}
