import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import { FailureNote } from '../../../elements/WhenReady/WhenReady.tsx';
import { useOtherYear } from '../../../elements/DateTime/use-other-year.ts';
import { useTouchScreen } from '../../../use-touch-screen.ts';
import { messages } from './CompareScreen.messages.ts';
import type { CompareScreenProps, EarlierList } from './CompareScreen.tsx';
import styles from './CompareScreen.module.css';
import { UnreadFile } from './UnreadFile.tsx';

type EarlierChoiceProps = Pick<
  CompareScreenProps,
  'others' | 'onRetryOthers' | 'earlier' | 'onChoose' | 'onFile' | 'unread'
> & {
  /** Whether a file is being dragged over the page. */
  isOver: boolean;
};

/** The value of the option for a chosen file. */
const FILE = 'file';

/** The choice of what to compare with: a recent or saved list, a file, or the cart alone. */
export function EarlierChoice({
  others,
  onRetryOthers,
  earlier,
  onChoose,
  onFile,
  unread,
  isOver,
}: EarlierChoiceProps) {
  const { formatMessage, formatDate } = useIntl();
  const otherYear = useOtherYear();
  const isTouch = useTouchScreen();
  const input = useRef<HTMLInputElement>(null);
  const known = others.state === 'ready' ? others.value : [];
  const labelOf = ({ name, kind, when }: EarlierList) =>
    formatMessage(messages.other, {
      name,
      kind,
      when: when === undefined ? '' : formatDate(when, { ...otherYear(when), month: 'short', day: 'numeric' }),
    }).trim();
  const options = known.map((other) => ({ value: other.id, label: labelOf(other) }));
  const isOther = earlier?.id !== undefined && known.some(({ id }) => id === earlier.id);
  const shown = earlier && !isOther ? [{ value: earlier.id ?? FILE, label: earlier.name }, ...options] : options;
  return (
    <section className={styles.choice}>
      <SelectField
        label={formatMessage(messages.against)}
        placeholder={formatMessage(messages.cartAlone)}
        options={shown}
        value={earlier ? (earlier.id ?? FILE) : ''}
        onChange={(id) => id !== FILE && onChoose(id || undefined)}
      />
      <Button size="large" icon={<Icon name="upload" />} onClick={() => input.current?.click()}>
        <FormattedMessage {...(isOver ? messages.drop : messages.file)} />
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <p className={styles.hint}>
        <FormattedMessage {...messages.fileHint} values={{ isTouch }} />
      </p>
      {others.state === 'failed' ? <FailureNote failure={others.failure} onRetry={onRetryOthers} /> : null}
      {unread ? <UnreadFile {...unread} /> : null}
    </section>
  );
}
