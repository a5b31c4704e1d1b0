import type { SavedList } from '@shop/contracts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { CombineBar } from './CombineBar.tsx';
import { SavedRow } from './SavedRow.tsx';
import { messages } from './SavedListsScreen.messages.ts';
import type { SavedListsScreenProps } from './SavedListsScreen.tsx';

type SavedRowsProps = Pick<
  SavedListsScreenProps,
  'onOpen' | 'onRename' | 'onDelete' | 'busy' | 'problems' | 'onCombine' | 'combining'
> & { lists: readonly SavedList[] };

/** The saved lists, and actions on the selected ones. */
export function SavedRows({ lists, busy = {}, problems = {}, onCombine, combining, ...actions }: SavedRowsProps) {
  const { formatMessage } = useIntl();
  const [ids, setIds] = useState<readonly string[]>([]);
  const rows = useFocusAfterRemoval<HTMLUListElement>(lists.length);
  const chosen = ids.flatMap((id) => lists.find((list) => list.id === id) ?? []);
  const choose = (id: string, isChosen: boolean) =>
    setIds((now) => [...now.filter((other) => other !== id), ...(isChosen ? [id] : [])]);
  return (
    <div>
      <ul ref={rows} aria-label={formatMessage(messages.title)}>
        {lists.map((list) => (
          <SavedRow
            key={list.id}
            list={list}
            isChosen={ids.includes(list.id)}
            onChoose={choose}
            busy={busy[list.id]}
            problem={problems[list.id]}
            {...actions}
          />
        ))}
      </ul>
      {chosen.length > 0 ? (
        <CombineBar lists={chosen} onCombine={onCombine} combining={combining} onNone={() => setIds([])} />
      ) : null}
    </div>
  );
}
