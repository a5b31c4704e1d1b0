import type { Failure } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { newId } from '../../new-id.ts';
import { useSession } from '../../session/session.store.ts';
import { forgetAdditions, isAllInCart, layOut, noteResults, setGoingOn, useAdditions } from './adding.store.ts';
import { keepOpenList } from './keep-open-list.ts';
import { listDesk } from './desk-at-hand.ts';

const calls = () => import('./parts-list.calls.ts');
let isRunning = false;

/**
 * Puts the list into the cart, batch after batch. It can be paused, and goes on where it stopped: after a lost connection, a
 * reload, a sign-in. `start` only lays out what is to be added when nobody is signed in yet.
 */
export function useAddingList(listId: string) {
  const client = useQueryClient();
  const { isSignedIn } = useSession();
  const additions = useAdditions();
  const isMine = additions.listId === listId && listId !== '';
  const batches = isMine ? additions.batches : [];
  const isGoingOn = isMine && additions.isGoingOn;
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    if (!isGoingOn || !isSignedIn || failure || isRunning) return;
    isRunning = true;
    void sendAll()
      .then(() => {
        if (isAllInCart(listId)) keepOpenList(listDesk(), { isInCart: true });
      })
      .catch((problem: unknown) => setFailure(toFailure(problem)))
      .finally(() => {
        isRunning = false;
        void client.invalidateQueries({ queryKey: ['cart'] });
      });
  }, [isGoingOn, isSignedIn, failure, client, listId]);

  useEffect(
    () => () => {
      // What is done need not be told again to who comes back.
      if (isAllInCart(listId)) forgetAdditions();
    },
    [listId],
  );

  const start = useCallback(async () => {
    const { MAX_BATCH_LINES } = await calls();
    layOut(listId, await listDesk().wishes(), MAX_BATCH_LINES, newId);
  }, [listId]);
  const resume = useCallback(() => {
    setFailure(undefined);
    setGoingOn(true);
  }, []);
  const close = useCallback(() => {
    setFailure(undefined);
    forgetAdditions();
  }, []);
  return { batches, isGoingOn, failure, start, resume, pause: () => setGoingOn(false), close };
}

/** Sends what was not answered yet. A batch is noted before the next is sent, so that none is missed or sent under another key. */
async function sendAll(): Promise<void> {
  const { addBatch } = await calls();
  for (;;) {
    const { batches, isGoingOn } = useAdditions.getState();
    const next = batches.find(({ results }) => results === undefined);
    if (!next || !isGoingOn) return;
    noteResults(next.key, await addBatch(next.key, next.wishes));
  }
}
