import { useToast } from '@shop/design-system';
import { useUploadText } from '@shop/design-system/parts-list/upload-text';
import { useQueryClient } from '@tanstack/react-query';
import { restoreList } from '../../features/parts-list/open-list.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';
import { keptListsQuery } from '../../features/parts-list/parts-list.query.ts';
import { keptContents } from '../../session/kept-lists.ts';
import { useGo } from '../../use-go.ts';

/** Opens a list that this browser keeps, as it was left. */
export function useRecentList(): (id: string) => Promise<void> {
  const go = useGo();
  const toast = useToast();
  const words = useUploadText();
  const client = useQueryClient();
  return async (id) => {
    const { id: openId, stage } = useOpenList.getState();
    try {
      if (openId !== id || stage.name !== 'open') {
        const kept = await keptContents(id);
        if (!kept) throw new Error('gone');
        const name = client.getQueryData(keptListsQuery().queryKey)?.find((list) => list.id === id)?.name ?? '';
        await restoreList(id, name, kept.snapshot);
      }
      go({ name: 'upload', view: 'list' });
    } catch {
      toast({ text: words.keptGone, tone: 'red' });
    }
  };
}
