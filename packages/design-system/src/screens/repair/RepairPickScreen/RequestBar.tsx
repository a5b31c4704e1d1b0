import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { ParticleMeter } from '../../../commerce/ParticleMeter/ParticleMeter.tsx';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { messages } from './Request.messages.ts';
import styles from './RequestBar.module.css';

export type RequestBarProps = {
  particles: number;
  max: number;
  /** Whether the sheet with the lines is open. */
  isOpen: boolean;
  /** The element id of the sheet. */
  sheet: string;
  /** The button that opens it. */
  toggle: Ref<HTMLButtonElement>;
  isEdit: boolean;
  isBusy: boolean;
  onOpen: (isOpen: boolean) => void;
  onNext: () => void;
};

/** On phones and tablets, at the bottom of the screen: the meter, and the buttons that show and save the request. */
export const RequestBar = ({ isOpen, sheet, toggle, isEdit, isBusy, onOpen, onNext, ...meter }: RequestBarProps) => (
  <div className={styles.bar}>
    <button
      ref={toggle}
      type="button"
      className={styles.open}
      aria-expanded={isOpen}
      aria-controls={sheet}
      onClick={() => onOpen(!isOpen)}
    >
      <ParticleMeter {...meter} />
      <span className={styles.label}>
        <FormattedMessage {...(isOpen ? messages.close : messages.open)} />
        <Icon name={isOpen ? 'chevronDown' : 'chevronUp'} size={16} />
      </span>
    </button>
    <Button look="main" size="large" isBusy={isBusy} onClick={onNext}>
      <FormattedMessage {...(isEdit ? messages.saveShort : messages.nextShort)} />
    </Button>
  </div>
);
