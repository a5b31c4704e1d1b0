import { useDeferredValue, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ComboboxList } from '../../elements/Combobox/ComboboxList.tsx';
import type { Part } from '../../elements/headless/part-props.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { Place } from '../../places/places.ts';
import { useStableCallback } from '../../use-stable-callback.ts';
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
  const label = formatMessage(messages.list);
  const current = useMemo(
    () =>
      (isEmpty ? emptyBoxGroups(recent, hot) : suggestedGroups(suggested ?? [])).map(({ name, options }) => ({
        name,
        label: <FormattedMessage {...messages[name]} />,
        items: options,
      })),
    [isEmpty, recent, hot, suggested],
  );
  // After the letter itself: to render the options takes longer than a frame.
  const groups = useDeferredValue(current);
  const text = useDeferredValue(typed);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isNone = !isEmpty && suggested?.length === 0 && count === 0;

  const choose = useStableCallback((option: SearchOption) => {
    if (option.kind === 'forgetAll') onForget();
    else if (option.kind !== 'suggestion') onSearch(option.text);
    else if (option.suggestion.kind === 'search') onSearch(option.suggestion.text);
    else onChoose(placeOf(option.suggestion));
  });
  const forget = useStableCallback(onForget);
  const list = useMemo(
    () => (
      <ComboboxList
        input={input}
        text={text}
        label={label}
        groups={groups}
        renderOption={(option) => <SearchRow option={option} onForget={forget} />}
        onChoose={choose}
        onDelete={(option) => {
          if (option.kind === 'recent') forget(option.text);
        }}
        classNames={CLASS_NAMES}
      />
    ),
    [input, text, label, groups, forget, choose],
  );

  return (
    // A press must not move the focus out of the input.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only prevents the loss of focus
    <div
      className={styles.popup}
      data-empty={(count === 0 && !isNone) || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {list}
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
