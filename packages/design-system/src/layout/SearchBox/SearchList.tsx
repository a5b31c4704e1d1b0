import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ComboboxList } from '../../elements/Combobox/ComboboxList.tsx';
import type { Part } from '../../elements/headless/part-props.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { Place } from '../../places/places.ts';
import type { SearchSuggestions } from './search-suggestions.ts';
import { placeOf, emptyBoxGroups, suggestedGroups, type SearchOption } from './search-options.ts';
import { messages } from './SearchList.messages.ts';
import styles from './SearchList.module.css';
import { SearchRow } from './SearchRow.tsx';

export type SearchListProps = {
  suggestions: SearchSuggestions;
  typed: string;
  input: Part<HTMLInputElement>;
  onSearch: (text: string) => void;
  onChoose: (place: Place) => void;
};

const CLASS_NAMES = { group: styles.group, label: styles.name, option: styles.row };

/** The suggestions: a listbox controlled by the arrow keys, while the focus stays in the input. */
export function SearchList({ suggestions, typed, input, onSearch, onChoose }: SearchListProps) {
  const { formatMessage } = useIntl();
  const isEmpty = typed.trim() === '';
  const { matches, recent, hot, onForget } = suggestions;
  const suggested = matches.state === 'ready' ? matches.value : undefined;
  const groups = useMemo(
    () =>
      (isEmpty ? emptyBoxGroups(recent, hot) : suggestedGroups(suggested ?? [])).map(({ name, options }) => ({
        name,
        label: <FormattedMessage {...messages[name]} />,
        items: options,
      })),
    [isEmpty, recent, hot, suggested],
  );
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isNone = !isEmpty && suggested?.length === 0;

  const choose = (option: SearchOption) => {
    if (option.kind === 'forgetAll') onForget();
    else if (option.kind !== 'suggestion') onSearch(option.text);
    else if (option.suggestion.kind === 'search') onSearch(option.suggestion.text);
    else onChoose(placeOf(option.suggestion));
  };

  return (
    // A press must not move the focus out of the input.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only prevents the loss of focus
    <div
      className={styles.popup}
      data-empty={(count === 0 && !isNone) || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      <ComboboxList
        input={input}
        text={typed}
        label={formatMessage(messages.list)}
        groups={groups}
        renderOption={(option) => <SearchRow option={option} onForget={onForget} />}
        onChoose={choose}
        onDelete={(option) => {
          if (option.kind === 'recent') onForget(option.text);
        }}
        classNames={CLASS_NAMES}
      />
      {isNone ? (
        <p className={styles.none}>
          <FormattedMessage {...messages.none} />
        </p>
      ) : null}
      <VisuallyHidden>
        <span role="status">{count > 0 ? formatMessage(messages.options, { count }) : null}</span>
      </VisuallyHidden>
    </div>
  );
}
