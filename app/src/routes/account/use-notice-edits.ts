import type { Notice, NoticeEdit } from '@shop/contracts';
import { useFailureText, useToast } from '@shop/design-system';
import { useNoticeText } from '@shop/design-system/screens/notices/use-notice-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../data/call-error.ts';
import { isUnanswered, isUnknownCall } from '../../data/outcome.ts';
import { editNoticesMutation } from '../../features/notice/notice.mutation.ts';

/** The changes of notices, each with a toast; deleting one can be undone. `onClose` closes the notice that is open. */
export function useNoticeEdits({ openId, onClose }: { openId: string; onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const text = useNoticeText();
  const failureText = useFailureText();
  const showProblem = (problem: unknown) => {
    if (isUnknownCall(problem)) return toast({ text: text.notOffered, tone: 'red' });
    return toast({ text: isUnanswered(problem) ? text.unanswered : failureText(toFailure(problem)), tone: 'red' });
  };
  const { mutateAsync, isPending, variables } = useMutation(editNoticesMutation(client));

  const edit = async (change: NoticeEdit, onDone: () => void = () => undefined) => {
    try {
      await mutateAsync(change);
      onDone();
    } catch (problem) {
      showProblem(problem);
    }
  };
  const restore = ({ id }: Notice) =>
    void edit({ change: 'restore', noticeId: id }, () => toast({ text: text.restored }));
  const remove = (notice: Notice) => {
    if (notice.id === openId) onClose();
    void edit({ change: 'delete', noticeId: notice.id }, () =>
      toast({ text: text.removed(notice), action: { label: text.undo, onAction: () => restore(notice) } }),
    );
  };
  const ofAll = isPending && variables.noticeId === undefined ? variables.change : undefined;
  return {
    busy: new Set([
      ...(ofAll === 'markRead' ? (['markAllRead'] as const) : []),
      ...(ofAll === 'delete' ? (['deleteAll'] as const) : []),
    ]),
    onDelete: remove,
    onMarkUnread: ({ id }: Notice) => {
      // Closed first: an open notice counts as read.
      onClose();
      void edit({ change: 'markUnread', noticeId: id });
    },
    onMarkAllRead: () => void edit({ change: 'markRead' }),
    onDeleteAll: () => {
      onClose();
      void edit({ change: 'delete' }, () => toast({ text: text.removedAll }));
    },
  };
}
