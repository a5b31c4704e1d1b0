import type { Failure } from '@shop/design-system';
import { ClosedScreen } from '@shop/design-system/screens/errors/ClosedScreen/ClosedScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { useClosedShop } from '../../data/closed-shop.store.ts';

/** Shown while the shop is closed. Once it answers again, everything is requested anew and the page is back. */
export function ClosedShop({ message }: { message: string }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const ask = async () => {
    setAsking(true);
    setFailure(undefined);
    try {
      const { fetchCompanyInfo } = await import('../../features/site/site.calls.ts');
      await fetchCompanyInfo(new AbortController().signal);
      useClosedShop.setState({ message: undefined });
      void client.invalidateQueries();
    } catch (problem) {
      // A refusal because it is still closed has the notice that is already shown.
      const { kind, message: text } = toFailure(problem);
      if (kind !== 'refused' || text !== useClosedShop.getState().message) setFailure({ kind, message: text });
    }
    setAsking(false);
  };
  return <ClosedScreen message={message} isAsking={isAsking} failure={failure} onRetry={() => void ask()} />;
}
