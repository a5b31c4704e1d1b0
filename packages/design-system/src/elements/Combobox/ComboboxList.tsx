import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { PassedOn } from '../headless/PassedOn.tsx';
import type { Part } from '../headless/part-props.ts';

export type ComboboxGroup<Option> = { name: string; label: ReactNode; items: readonly Option[] };

export type ComboboxListProps<Option extends { key: string }> = {
  /** The input on the page; it gets the keys and the ARIA attributes of the list. */
  input: Part<HTMLInputElement>;
  /** The text of the input. */
  text: string;
  /** The accessible name of the list. */
  label: string;
  groups: readonly ComboboxGroup<Option>[];
  renderOption: (option: Option) => ReactNode;
  onChoose: (option: Option) => void;
  /** Called when the Delete key is pressed on an option. */
  onDelete?: (option: Option) => void;
  classNames?: Partial<Record<'group' | 'label' | 'option', string | undefined>>;
};

/**
 * The options of an input in groups: the arrow keys move in them while the focus stays in the input, Enter chooses. It
 * contains the code of the library, so only lazily loaded components import it.
 */
export function ComboboxList<Option extends { key: string }>({
  input,
  text,
  label,
  groups,
  renderOption,
  onChoose,
  onDelete,
  classNames = {},
}: ComboboxListProps<Option>) {
  const [active, setActive] = useState<Option>();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' || !active || !onDelete) return;
    event.preventDefault();
    onDelete(active);
  };
  return (
    <Base.Root
      inline
      open
      mode="none"
      items={groups}
      value={text}
      itemToStringValue={(option: Option) => option.key}
      // The pointer does not move the active option, which Enter would choose.
      highlightItemOnHover={false}
      onItemHighlighted={setActive}
    >
      <Base.Input
        onKeyDown={onKeyDown}
        render={(props) => (
          <PassedOn props={{ ...props, value: undefined, 'aria-expanded': groups.length > 0 }} to={input} />
        )}
      />
      <Base.List aria-label={label}>
        {(group: ComboboxGroup<Option>) => (
          <Base.Group key={group.name} items={group.items} className={classNames.group}>
            <Base.GroupLabel className={classNames.label}>{group.label}</Base.GroupLabel>
            <Base.Collection>
              {(option: Option) => (
                <Base.Item
                  key={option.key}
                  value={option}
                  className={classNames.option}
                  onClick={() => onChoose(option)}
                  render={(props, { highlighted }) => <div {...props} aria-selected={highlighted} />}
                >
                  {renderOption(option)}
                </Base.Item>
              )}
            </Base.Collection>
          </Base.Group>
        )}
      </Base.List>
    </Base.Root>
  );
}
