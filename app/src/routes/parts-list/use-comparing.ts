import { failed, loading, ready, useFailureText, useToast, type Failure, type Loadable } from '@shop/design-system';
import { useListText } from '@shop/design-system/screens/parts-list/use-list-text.ts';
import type { EarlierList } from '@shop/design-system/screens/parts-list/CompareScreen/CompareScreen';
import type { Difference } from '@shop/parts-list';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { CallError, toFailure } from '../../data/call-error.ts';
import { cartQuery } from '../../features/cart/cart.query.ts';
import { useEarlierList } from '../../features/parts-list/earlier-list.store.ts';
import { requestMatches } from '../../features/parts-list/change-list.ts';
import { currentListSession } from '../../features/parts-list/current-list-session.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';
import { pairsOfFile } from '../../features/parts-list/pairs-of-file.ts';
import { pairsOfList } from '../../features/parts-list/pairs-of-list.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useSession } from '../../session/session.store.ts';

const NO_LINES: readonly never[] = [];

/** Compares the open list with an earlier one, and with the shopper's cart if signed in. */
export function useComparing() {
  const toast = useToast();
  const text = useListText();
  const failureText = useFailureText();
  const { version, stage } = useOpenList();
  const { earlier } = useEarlierList();
  const { isSignedIn } = useSession();
  const cart = useQuery({ ...cartQuery(useLanguage()), enabled: isSignedIn });
  const lines = cart.data?.valid ?? NO_LINES;
  const [differences, setDifferences] = useState<readonly Difference[]>();
  const [hasProblem, setProblem] = useState(false);
  const [isReading, setReading] = useState(false);
  const isOpen = stage.name === 'open';
  const isCartLoaded = !isSignedIn || cart.data !== undefined;

  const compare = useCallback(() => {
    if (!isOpen || !isCartLoaded) return undefined;
    let isCancelled = false;
    void currentListSession()
      .compare(
        earlier?.pairs ?? [],
        lines.map(({ productId, uniqueId, quantity }) => ({ productId, uniqueId, quantity })),
      )
      .then(
        (found) => {
          if (!isCancelled) setDifferences(found);
          // For the names and pictures of parts that only the earlier list has.
          return requestMatches();
        },
        () => (isCancelled ? undefined : setProblem(true)),
      );
    return () => {
      isCancelled = true;
    };
  }, [isOpen, isCartLoaded, earlier, lines]);
  // `version` is listed so that each version is compared again.
  useEffect(compare, [compare, version]);

  const choose = (list: EarlierList | undefined) => {
    if (!list) return useEarlierList.setState({ earlier: undefined, unread: undefined });
    setReading(true);
    return void pairsOfList(list.id, list.kind)
      .then((pairs) => useEarlierList.setState({ earlier: { id: list.id, name: list.name, pairs }, unread: undefined }))
      .catch((problem: unknown) => {
        const isStored = problem instanceof CallError && problem.kind !== 'gone';
        toast({ text: isStored ? failureText(toFailure(problem)) : text.gone(list.name), tone: 'red' });
      })
      .finally(() => setReading(false));
  };
  const chooseFile = (file: File) => {
    setReading(true);
    void pairsOfFile(file)
      .then((read) =>
        useEarlierList.setState(
          'pairs' in read
            ? { earlier: { name: file.name, pairs: read.pairs }, unread: undefined }
            : { unread: { name: file.name, problems: read.problems } },
        ),
      )
      .catch(() => toast({ text: text.gone(file.name), tone: 'red' }))
      .finally(() => setReading(false));
  };
  const retry = () => {
    setProblem(false);
    compare();
    if (isSignedIn) void cart.refetch();
  };
  return {
    differences: toLoadableDifferences(
      differences,
      hasProblem || (isSignedIn && cart.error !== null) ? toFailure(cart.error) : undefined,
    ),
    choose,
    chooseFile,
    isReading,
    retry,
  };
}

function toLoadableDifferences(
  differences: readonly Difference[] | undefined,
  failure: Failure | undefined,
): Loadable<readonly Difference[]> {
  if (differences) return ready(differences);
  return failure ? failed(failure.kind, failure.message) : loading;
}
