import { useToast } from '@shop/design-system';
import { useUploadText } from '@shop/design-system/screens/parts-list/UploadScreen/use-upload-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { restoreList } from '../../features/parts-list/open-list.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';
import { recentListsQuery } from '../../features/parts-list/parts-list.query.ts';
import { recentListContents } from '../../session/recent-lists.ts';
import { useGo } from '../../use-go.ts';

/** Opens a recent list of this browser in its last state. */
export function useRecentList(): (id: string) => Promise<void> {
  const go = useGo();
  const toast = useToast();
  const text = useUploadText();
  const client = useQueryClient();
  return async (id) => {
    const { id: openId, stage } = useOpenList.getState();
    try {
      if (openId !== id || stage.name !== 'open') {
        const contents = await recentListContents(id);
        if (!contents) throw new Error('gone');
        const name = client.getQueryData(recentListsQuery().queryKey)?.find((list) => list.id === id)?.name ?? '';
        await restoreList(id, name, contents.snapshot);
      }
      go({ name: 'upload', view: 'list' });
    } catch {
      toast({ text: text.recentGone, tone: 'red' });
    }
  };
}
