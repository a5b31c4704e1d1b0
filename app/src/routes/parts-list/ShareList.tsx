import type { PartCount } from '@shop/contracts';
import { ShareListDialog } from '@shop/design-system/screens/parts-list/ShareListDialog/ShareListDialog';
import { useEffect, useEffectEvent, useState } from 'react';
import { clipboardWriter } from '../../browser/clipboard.ts';
import { currentListSession } from '../../features/parts-list/current-list-session.ts';
import { linkOfList } from '../../features/parts-list/link-of-list.ts';
import { useLanguage } from '../../language/use-language.ts';

export type ShareListProps = { name: string; onClose: () => void };

/** Shares the open list as a link that holds it. */
export function ShareList({ name, onClose }: ShareListProps) {
  const language = useLanguage();
  const [contents, setContents] = useState<{ pairs: readonly PartCount[]; leftOut: number }>();
  const read = useEffectEvent(() => void currentListSession().pairs().then(setContents, onClose));
  // Once: the list is shared as it was when the dialog opened.
  useEffect(() => read(), []);
  if (!contents) return null;
  const { pairs, leftOut } = contents;
  return (
    <ShareListDialog
      {...linkOfList({ name, pairs }, location.origin, language)}
      lines={pairs.length}
      pieces={pairs.reduce((sum, { quantity }) => sum + quantity, 0)}
      leftOut={leftOut}
      onCopy={clipboardWriter()}
      // It also rejects when the shopper closes the system's dialog.
      onSend={canSend() ? (url) => void navigator.share({ title: name, url }).catch(() => undefined) : undefined}
      onClose={onClose}
    />
  );
}

/** Whether the browser can hand a link to another app: phones, and secure pages only. */
const canSend = () => 'share' in navigator;
