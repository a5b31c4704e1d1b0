import type { Failure } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { newId } from '../../browser/new-id.ts';
import { useSession } from '../../session/session.store.ts';
import { isUnknownCall } from '../../data/outcome.ts';
import { lineAdder } from './add-one.ts';
import {
  clearAdditions,
  isAllInCart,
  prepareBatches,
  setActive,
  splitOpenBatches,
  storeResults,
  useAdditions,
} from './adding.store.ts';
import { currentListSession } from './current-list-session.ts';
import { persistOpenList } from './persist-open-list.ts';

const calls = () => import('./parts-list.calls.ts');
let isRunning = false;
/** The batches that are being prepared: a double click asks for them twice. */
let preparing: Promise<void> | undefined;

/**
 * Adds the list to the cart, batch after batch. It can be paused, and continues where it stopped: after a lost
 * connection, a reload, a sign-in. For a visitor `start` only prepares the batches.
 */
export function useAddingList(listId: string) {
  const client = useQueryClient();
  const { isSignedIn } = useSession();
  const additions = useAdditions();
  const isMine = additions.listId === listId && listId !== '';
  const batches = isMine ? additions.batches : [];
  const isActive = isMine && additions.isActive;
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    if (!isActive || !isSignedIn || failure || isRunning) return;
    isRunning = true;
    void sendAll()
      .then(() => {
        if (isAllInCart(listId)) persistOpenList(currentListSession(), { isInCart: true });
      })
      .catch((error: unknown) => setFailure(toFailure(error)))
      .finally(() => {
        isRunning = false;
        void client.invalidateQueries({ queryKey: ['cart'] });
      });
  }, [isActive, isSignedIn, failure, client, listId]);

  useEffect(
    () => () => {
      // A finished result is not shown again after leaving the list.
      if (isAllInCart(listId)) clearAdditions();
    },
    [listId],
  );

  const start = useCallback(() => {
    preparing ??= prepare(listId).finally(() => (preparing = undefined));
    return preparing;
  }, [listId]);
  const resume = useCallback(() => {
    setFailure(undefined);
    setActive(true);
  }, []);
  const close = useCallback(() => {
    setFailure(undefined);
    clearAdditions();
  }, []);
  return { batches, isActive, failure, start, resume, pause: () => setActive(false), close };
}

async function prepare(listId: string): Promise<void> {
  const { MAX_BATCH_LINES } = await calls();
  prepareBatches(listId, await currentListSession().cartRequests(), MAX_BATCH_LINES, newId);
}

/**
 * Sends the open batches. The results of a batch are stored before the next is sent, so that none is skipped or sent
 * twice. A server without the call for several lines gets them one after the other.
 */
async function sendAll(): Promise<void> {
  const { addBatch } = await calls();
  const addLine = lineAdder();
  for (;;) {
    const { batches, isActive } = useAdditions.getState();
    const next = batches.find(({ results }) => results === undefined);
    if (!next || !isActive) return;
    const results = await addBatch(next.key, next.requests).catch(unlessUnknown);
    if (results) storeResults(next.key, results);
    else if (next.requests.length > 1) splitOpenBatches(newId);
    else storeResults(next.key, await addLine(next));
  }
}

function unlessUnknown(problem: unknown): undefined {
  if (isUnknownCall(problem)) return undefined;
  throw problem;
}
