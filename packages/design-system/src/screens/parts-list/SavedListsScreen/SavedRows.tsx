import type { SavedList } from '@shop/contracts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { CombineBar } from './CombineBar.tsx';
import { SavedRow } from './SavedRow.tsx';
import { messages } from './SavedListsScreen.messages.ts';
import type { ListsDraft, SavedListsScreenProps } from './SavedListsScreen.tsx';

type SavedRowsProps = Pick<
  SavedListsScreenProps,
  'onOpen' | 'onRename' | 'onDelete' | 'busy' | 'problems' | 'onCombine' | 'combining' | 'draft' | 'onDraft'
> & { lists: readonly SavedList[] };

const NO_DRAFT: ListsDraft = { names: {}, chosen: [], times: 2 };

/** The saved lists, and actions on the selected ones. */
export function SavedRows({
  lists,
  busy = {},
  problems = {},
  onCombine,
  combining,
  draft: first = NO_DRAFT,
  onDraft,
  ...actions
}: SavedRowsProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(first);
  const { chosen: ids, times } = draft;
  const change = (changed: Partial<ListsDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    onDraft?.(next);
  };
  const setName = (id: string, typed: string | undefined) => {
    const { [id]: _, ...others } = draft.names;
    change({ names: typed === undefined ? others : { ...others, [id]: typed } });
  };
  const rows = useFocusAfterRemoval<HTMLUListElement>(lists.length);
  const chosen = ids.flatMap((id) => lists.find((list) => list.id === id) ?? []);
  const choose = (id: string, isChosen: boolean) =>
    change({ chosen: [...ids.filter((other) => other !== id), ...(isChosen ? [id] : [])] });
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
            draft={draft.names[list.id]}
            onDraft={setName}
            {...actions}
          />
        ))}
      </ul>
      {chosen.length > 0 ? (
        <CombineBar
          lists={chosen}
          onCombine={onCombine}
          combining={combining}
          onNone={() => change({ chosen: [] })}
          times={times}
          onTimes={(next) => change({ times: next })}
        />
      ) : null}
    </div>
  );
}
