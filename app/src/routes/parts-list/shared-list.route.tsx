import {
  SharedListScreen,
  type SharedListProblem,
} from '@shop/design-system/screens/parts-list/SharedListScreen/SharedListScreen';
import { useSharedListName } from '@shop/design-system/screens/parts-list/SharedListScreen/use-shared-list-name.ts';
import { fromLinkText } from '@shop/parts-list/share';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openPairs } from '../../features/parts-list/open-list.ts';
import { useGo } from '../../use-go.ts';

/** Opens the list that is in the address, with the shop's current prices; says why where there is none. */
export function SharedListRoute() {
  const { hash } = useLocation();
  const go = useGo();
  const unnamed = useSharedListName();
  const shared = useMemo(() => fromLinkText(hash), [hash]);
  const [failed, setFailed] = useState<typeof shared>();
  const onOpened = useEffectEvent(() => go({ name: 'upload', view: 'list' }, { replace: true }));
  useEffect(() => {
    if (typeof shared === 'string') return;
    openPairs(shared.name || unnamed, shared.pairs).then(
      () => onOpened(),
      () => setFailed(shared),
    );
  }, [shared, unnamed]);
  const problem = (): SharedListProblem | undefined => {
    if (typeof shared === 'string') return shared;
    return failed === shared ? 'failed' : undefined;
  };
  return <SharedListScreen problem={problem()} onReload={() => location.reload()} />;
}
