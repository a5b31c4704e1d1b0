import { ClockProvider, LinkProvider, PartPictureSheet, ToastProvider, MessagesProvider } from '@shop/design-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { CallError } from './data/call-error.ts';
import { shopTime } from './data/shop-clock.ts';
import { useMessages } from './language/messages.store.ts';
import { useShopLinking } from './linking.tsx';

const RETRY_ONCE = 1;

/** One memory of what the shop answered. Only lost connections are asked again by themselves, once; a refusal stands. */
const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (count, problem) => count < RETRY_ONCE && problem instanceof CallError && problem.kind === 'offline',
        retryDelay: 400,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** What every page lives in: words, links, pictures, messages and the memory of answers. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  const { language, words } = useMessages();
  const linking = useShopLinking();
  return (
    <QueryClientProvider client={client}>
      <MessagesProvider language={language} words={words} onMissing={console.error}>
        <LinkProvider linking={linking}>
          <PartPictureSheet>
            <ToastProvider>
              <ClockProvider value={shopTime}>{children}</ClockProvider>
            </ToastProvider>
          </PartPictureSheet>
        </LinkProvider>
      </MessagesProvider>
    </QueryClientProvider>
  );
}
