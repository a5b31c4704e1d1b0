import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { later } from '../../../elements/Later/later.tsx';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import { FailureNote } from '../../../elements/WhenReady/WhenReady.tsx';
import { messages } from './CompareScreen.messages.ts';
import type { CompareScreenProps, EarlierList } from './CompareScreen.tsx';
import styles from './CompareScreen.module.css';

const UnreadFile = later(async () => (await import('./UnreadFile.tsx')).UnreadFile);

type EarlierChoiceProps = Pick<
  CompareScreenProps,
  'others' | 'onRetryOthers' | 'earlier' | 'onChoose' | 'onFile' | 'unread'
> & {
  /** Whether a file is held over the page. */
  isOver: boolean;
};

/** A file that is compared with stands among the others under this value. */
const FILE = 'file';

/** What the list is compared with: one read or saved before, a file, or the cart alone. */
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
  const input = useRef<HTMLInputElement>(null);
  const known = others.state === 'ready' ? others.value : [];
  const labelOf = ({ name, kind, when }: EarlierList) =>
    formatMessage(messages.other, {
      name,
      kind,
      when: when === undefined ? '' : formatDate(when, { month: 'short', day: 'numeric' }),
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
          // Without this the same file, chosen again, would change nothing.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <p className={styles.hint}>
        <FormattedMessage {...messages.fileHint} />
      </p>
      {others.state === 'failed' ? <FailureNote failure={others.failure} onRetry={onRetryOthers} /> : null}
      {unread ? <UnreadFile {...unread} /> : null}
    </section>
  );
}
