import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { ProductPicture } from '../../elements/ProductPicture/ProductPicture.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { SearchOption } from './search-options.ts';
import { messages } from './SearchList.messages.ts';
import styles from './SearchList.module.css';

export type SearchRowProps = {
  id: string;
  option: SearchOption;
  /** Whether it is the active option. */
  isActive: boolean;
  onChoose: () => void;
  onForget: (text: string) => void;
};

/** One option of the list. The input handles the keyboard, so the row handles only the pointer. */
export function SearchRow({ id, option, isActive, onChoose, onForget }: SearchRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input handles the keys of its active option
    <div id={id} role="option" aria-selected={isActive} className={styles.row} onClick={onChoose}>
      <Inside option={option} onForget={onForget} />
    </div>
  );
}

function Inside({ option, onForget }: Pick<SearchRowProps, 'option' | 'onForget'>) {
  const { formatMessage } = useIntl();
  if (option.kind === 'forgetAll')
    return (
      <span className={styles.quiet}>
        <FormattedMessage {...messages.forgetAll} />
      </span>
    );
  if (option.kind === 'hot')
    return (
      <>
        <Icon name="search" size={16} />
        <span className={styles.text}>{option.text}</span>
      </>
    );
  if (option.kind === 'recent') {
    return (
      <>
        <Icon name="clock" size={16} />
        <span className={styles.text}>{option.text}</span>
        <VisuallyHidden>
          {' '}
          <FormattedMessage {...messages.keys} />
        </VisuallyHidden>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for the pointer; an option contains no buttons, so on the keyboard the Delete key does it */}
        <span
          className={styles.forget}
          aria-hidden="true"
          title={formatMessage(messages.forget, { text: option.text })}
          onClick={(event) => {
            event.stopPropagation();
            onForget(option.text);
          }}
        >
          <Icon name="close" size={16} />
        </span>
      </>
    );
  }
  const { suggestion } = option;
  if (suggestion.kind === 'part') {
    return (
      <>
        <span className={styles.picture}>
          <ProductPicture picture={suggestion.picture} alt="" />
        </span>
        <span className={styles.text}>{suggestion.name}</span>
        <span className={styles.number}>{suggestion.number}</span>
      </>
    );
  }
  return (
    <>
      <Icon name={suggestion.kind === 'category' ? 'package' : 'search'} size={16} />
      <span className={styles.text}>{suggestion.kind === 'category' ? suggestion.name : suggestion.text}</span>
      <span className={styles.quiet}>
        <FormattedMessage {...messages.count} values={{ count: suggestion.count }} />
      </span>
    </>
  );
}
