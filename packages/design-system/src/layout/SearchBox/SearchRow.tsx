import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { ProductPicture } from '../../elements/ProductPicture/ProductPicture.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { SearchOption } from './search-options.ts';
import { messages } from './SearchList.messages.ts';
import styles from './SearchList.module.css';

export type SearchRowProps = {
  option: SearchOption;
  onForget: (text: string) => void;
};

/** The content of one option. */
export function SearchRow({ option, onForget }: SearchRowProps) {
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
        {/* For the pointer; an option contains no buttons, so on the keyboard the Delete key does it. */}
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
      {suggestion.count === undefined ? null : (
        <span className={styles.quiet}>
          <FormattedMessage {...messages.count} values={{ count: suggestion.count }} />
        </span>
      )}
    </>
  );
}
