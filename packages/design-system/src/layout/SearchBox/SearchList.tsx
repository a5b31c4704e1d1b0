import { useEffect, useId, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { useStableCallback } from '../../use-stable-callback.ts';
import type { Place } from '../../places/places.ts';
import type { SearchSuggestions, ComboboxAttributes } from './search-suggestions.ts';
import { placeOf, emptyBoxGroups, suggestedGroups, type SearchOption } from './search-options.ts';
import { messages } from './SearchList.messages.ts';
import styles from './SearchList.module.css';
import { SearchRow } from './SearchRow.tsx';

export type SearchListProps = {
  suggestions: SearchSuggestions;
  typed: string;
  /** Receives the ARIA attributes of the input while the list is open. */
  onAttributesChange: (attributes: ComboboxAttributes | undefined) => void;
  onClose: () => void;
  onSearch: (text: string) => void;
  onChoose: (place: Place) => void;
};

/** The suggestions: a listbox controlled by the arrow keys, while the focus stays in the input. */
export function SearchList({ suggestions, typed, onAttributesChange, onClose, onSearch, onChoose }: SearchListProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [activeKey, setActiveKey] = useState<string>();
  const isEmpty = typed.trim() === '';
  const suggested = suggestions.matches.state === 'ready' ? suggestions.matches.value : undefined;
  const groups = isEmpty ? emptyBoxGroups(suggestions.recent, suggestions.hot) : suggestedGroups(suggested ?? []);
  const options = groups.flatMap((group) => group.options);
  const active = options.findIndex(({ key }) => key === activeKey);
  const isNone = !isEmpty && suggested?.length === 0;

  const choose = (option: SearchOption) => {
    if (option.kind === 'forgetAll') suggestions.onForget();
    else if (option.kind !== 'suggestion') onSearch(option.text);
    else if (option.suggestion.kind === 'search') onSearch(option.suggestion.text);
    else onChoose(placeOf(option.suggestion));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const option = options[active];
    const goTo = (at: number) => {
      event.preventDefault();
      setActiveKey(options.at(at % options.length)?.key);
    };
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (options.length === 0) return;
    else if (event.key === 'ArrowDown') goTo(active + 1);
    else if (event.key === 'ArrowUp') goTo(active < 0 ? -1 : active - 1);
    else if (!option) return;
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(-1);
    else if (event.key === 'Enter') {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Delete' && option.kind === 'recent') {
      goTo(active + 1);
      suggestions.onForget(option.text);
    }
  };
  const handleKeyDown = useStableCallback(onKeyDown);
  const hasRows = options.length > 0;
  useLayoutEffect(
    function publishAttributes() {
      onAttributesChange({
        'aria-expanded': hasRows,
        'aria-controls': id,
        'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
        onKeyDown: handleKeyDown,
      });
    },
    [onAttributesChange, id, hasRows, active, handleKeyDown],
  );
  useLayoutEffect(() => () => onAttributesChange(undefined), [onAttributesChange]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  return (
    // A press must not move the focus out of the input.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only prevents the loss of focus
    <div
      className={styles.popup}
      data-empty={(!hasRows && !isNone) || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={formatMessage(messages.list)}>
        {groups.map(({ name, options: own }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={styles.group}>
            <p id={`${id}-${name}`} className={styles.name}>
              <FormattedMessage {...messages[name]} />
            </p>
            {own.map((option) => (
              <SearchRow
                key={option.key}
                id={`${id}-${options.indexOf(option)}`}
                option={option}
                isActive={option.key === activeKey}
                onChoose={() => choose(option)}
                onForget={suggestions.onForget}
              />
            ))}
          </div>
        ))}
      </div>
      {isNone ? (
        <p className={styles.none}>
          <FormattedMessage {...messages.none} />
        </p>
      ) : null}
      <VisuallyHidden>
        <span role="status">{hasRows ? formatMessage(messages.options, { count: options.length }) : null}</span>
      </VisuallyHidden>
    </div>
  );
}
