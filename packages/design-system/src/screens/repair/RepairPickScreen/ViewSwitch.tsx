import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './RepairPickScreen.messages.ts';
import type { ViewName } from './pick-view.ts';
import styles from './SetHead.module.css';

const LIST = 'M7 5.5h10M7 10h10M7 14.5h10M3 5.5h1M3 10h1M3 14.5h1';
const GRID = 'M3.5 3.5h5v5h-5zm8 0h5v5h-5zm-8 8h5v5h-5zm8 0h5v5h-5z';
const CLIPBOARD = 'M7 4.5H4.5v12h11v-12H13M7 3h6v3.5H7zM7.5 10h5m-5 3h5';
const ICONS: Readonly<Record<ViewName, string>> = { step: LIST, all: GRID, paste: CLIPBOARD };

export type ViewSwitchProps = { view: ViewName; hasSteps: boolean; onView: (view: ViewName) => void };

/** The three ways to find a part, as a segmented control. */
export function ViewSwitch({ view, hasSteps, onView }: ViewSwitchProps) {
  const name = useId();
  const views: readonly ViewName[] = hasSteps ? ['step', 'all', 'paste'] : ['all', 'paste'];
  return (
    <fieldset className={styles.views}>
      <legend>
        <VisuallyHidden>
          <FormattedMessage {...messages.views} />
        </VisuallyHidden>
      </legend>
      {views.map((one) => (
        <label key={one} className={styles.view}>
          <input type="radio" name={name} value={one} checked={view === one} onChange={() => onView(one)} />
          <Icon path={ICONS[one]} />
          <FormattedMessage {...messages[one]} />
        </label>
      ))}
    </fieldset>
  );
}
