import type { InventoryLine } from '@shop/contracts';
import { useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import { ColourFilter } from './ColourFilter.tsx';
import styles from './Filters.module.css';
import { InventoryGrid, type GridProps } from './InventoryGrid.tsx';
import { messages } from './Inventory.messages.ts';
import { categoriesOf, coloursOf, filterParts } from './inventory-view.ts';
import type { PickView } from './pick-view.ts';
import { SearchField } from './SearchField.tsx';

/** As many as fit in one row. */
const CHIPS = 5;

export type AllViewProps = Omit<GridProps, 'parts'> & {
  inventory: readonly InventoryLine[];
  view: PickView;
  onView: (change: Partial<PickView>) => void;
};

/** All parts of the set, filtered by colour, category and text. */
export function AllView({ inventory, view, onView, ...grid }: AllViewProps) {
  const { formatMessage } = useIntl();
  const { colours: chosen, category } = view;
  // The address follows the text; a text that is being composed must not be replaced by it.
  const [search, setSearch] = useState(view.search);
  const deferred = useDeferredValue(search);
  const all = useMemo(() => inventory.map((part) => ({ part })), [inventory]);
  const parts = useMemo(
    () => filterParts(all, { colours: chosen, category, search: deferred }),
    [all, chosen, category, deferred],
  );
  const change = (text: string) => {
    setSearch(text);
    onView({ search: text });
  };
  const clear = () => {
    setSearch('');
    onView({ colours: [], category: '', search: '' });
  };
  return (
    <>
      <div className={styles.fields}>
        <SearchField
          label={formatMessage(messages.search)}
          hint={formatMessage(messages.searchHint)}
          value={search}
          onChange={change}
        />
        <SelectField
          label={formatMessage(messages.category)}
          hideLabel
          value={category}
          placeholder={formatMessage(messages.allCategories)}
          options={categoriesOf(inventory).map((name) => ({ value: name, label: name }))}
          onChange={(name) => onView({ category: name })}
        />
      </div>
      <div className={styles.filters}>
        <ColourFilter
          colours={coloursOf(filterParts(all, { colours: [], category, search: deferred }))}
          chosen={chosen}
          chips={CHIPS}
          onColours={(ids) => onView({ colours: ids })}
        />
        <p className={styles.legend} role="status">
          <FormattedMessage {...messages.found} values={{ count: parts.length }} />
        </p>
      </div>
      {parts.length > 0 ? (
        <InventoryGrid {...grid} parts={parts} />
      ) : (
        <EmptyState
          title={formatMessage(messages.nothing)}
          text={formatMessage(messages.nothingText)}
          action={
            <Button onClick={clear}>
              <FormattedMessage {...messages.clear} />
            </Button>
          }
        />
      )}
    </>
  );
}
