import { failed, loading, ready, useToast, type Failure, type Loadable } from '@shop/design-system';
import { useListText } from '@shop/design-system/parts-list/list-text';
import type { EarlierList } from '@shop/design-system/screens/compare';
import type { Difference } from '@shop/parts-list';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { cartQuery } from '../../features/cart/cart.query.ts';
import { useEarlierList } from '../../features/parts-list/earlier-list.store.ts';
import { askShop } from '../../features/parts-list/change-list.ts';
import { listDesk } from '../../features/parts-list/desk-at-hand.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';
import { pairsOfFile } from '../../features/parts-list/pairs-of-file.ts';
import { pairsOfList } from '../../features/parts-list/pairs-of-list.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useSession } from '../../session/session.store.ts';

const NO_LINES: readonly never[] = [];

/** Compares the list at hand with an earlier one, and with the cart of who is signed in. */
export function useComparing() {
  const toast = useToast();
  const words = useListText();
  const { version, stage } = useOpenList();
  const { earlier } = useEarlierList();
  const { isSignedIn } = useSession();
  const cart = useQuery({ ...cartQuery(useLanguage()), enabled: isSignedIn });
  const lines = cart.data?.valid ?? NO_LINES;
  const [differences, setDifferences] = useState<readonly Difference[]>();
  const [hasProblem, setProblem] = useState(false);
  const [isReading, setReading] = useState(false);
  const isOpen = stage.name === 'open';
  const isCartHere = !isSignedIn || cart.data !== undefined;

  const compare = useCallback(() => {
    if (!isOpen || !isCartHere) return undefined;
    let isOver = false;
    void listDesk()
      .compare(
        earlier?.pairs ?? [],
        lines.map(({ productId, uniqueId, quantity }) => ({ productId, uniqueId, quantity })),
      )
      .then(
        (found) => {
          if (!isOver) setDifferences(found);
          // Names and pictures of what only the earlier list has.
          return askShop();
        },
        () => (isOver ? undefined : setProblem(true)),
      );
    return () => {
      isOver = true;
    };
  }, [isOpen, isCartHere, earlier, lines]);
  // Each change of the list is compared anew.
  // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  useEffect(compare, [compare, version]);

  const choose = (list: EarlierList | undefined) => {
    if (!list) return useEarlierList.setState({ earlier: undefined, unread: undefined });
    setReading(true);
    return void pairsOfList(list.id, list.kind)
      .then((pairs) => useEarlierList.setState({ earlier: { id: list.id, name: list.name, pairs }, unread: undefined }))
      .catch(() => toast({ text: words.gone(list.name), tone: 'red' }))
      .finally(() => setReading(false));
  };
  const chooseFile = (file: File) => {
    setReading(true);
    void pairsOfFile(file)
      .then((read) =>
        useEarlierList.setState(
          'pairs' in read
            ? { earlier: { name: file.name, pairs: read.pairs }, unread: undefined }
            : { unread: { name: file.name, troubles: read.troubles } },
        ),
      )
      .catch(() => toast({ text: words.gone(file.name), tone: 'red' }))
      .finally(() => setReading(false));
  };
  const retry = () => {
    setProblem(false);
    compare();
    if (isSignedIn) void cart.refetch();
  };
  return {
    differences: toShow(
      differences,
      hasProblem || (isSignedIn && cart.error !== null) ? toFailure(cart.error) : undefined,
    ),
    choose,
    chooseFile,
    isReading,
    retry,
  };
}

function toShow(
  differences: readonly Difference[] | undefined,
  failure: Failure | undefined,
): Loadable<readonly Difference[]> {
  if (differences) return ready(differences);
  return failure ? failed(failure.kind, failure.message) : loading;
}
