import { ClockProvider, HydratedContext, LinkProvider, ToastProvider, MessagesProvider } from '@shop/design-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { CallError } from './data/call-error.ts';
import type { Moment } from '@shop/contracts';
import { shareEqual } from './data/share-equal.ts';
import { shopTime } from './data/shop-clock.ts';
import { useMessages } from './language/messages.store.ts';
import { FollowLink } from './routes/ShopLink.tsx';
import { useFollowLink } from './routes/use-follow-link.ts';
import { useShopLinking } from './routes/use-shop-linking.ts';

const MAX_RETRIES = 1;

/** The cache of all queries. A query is retried once, and only when the connection was lost. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        structuralSharing: shareEqual,
        retry: (count, problem) => count < MAX_RETRIES && problem instanceof CallError && problem.kind === 'offline',
        retryDelay: 400,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

type ProvidersProps = {
  /** The query cache; one of its own if there is none. */
  client?: QueryClient;
  /** When a server rendered the document; it is hydrated as of that moment. */
  renderedAt?: Moment | undefined;
  children: ReactNode;
};

/** The contexts of every page: query cache, messages, links, toasts and the clock of the shop. */
export function Providers({ client: given, renderedAt, children }: ProvidersProps) {
  const [client] = useState(() => given ?? makeQueryClient());
  const [isHydrated, setHydrated] = useState(renderedAt === undefined);
  useEffect(() => {
    // In a transition, which waits for the parts of the page that are hydrated later.
    startTransition(() => setHydrated(true));
  }, []);
  const clock = useMemo(
    () => (isHydrated || renderedAt === undefined ? shopTime : () => renderedAt),
    [isHydrated, renderedAt],
  );
  const { language, messages } = useMessages();
  return (
    <QueryClientProvider client={client}>
      <HydratedContext value={isHydrated}>
        <MessagesProvider language={language} messages={messages} onMissing={console.error}>
          <ShopLinks>
            <ToastProvider>
              <ClockProvider value={clock}>{children}</ClockProvider>
            </ToastProvider>
          </ShopLinks>
        </MessagesProvider>
      </HydratedContext>
    </QueryClientProvider>
  );
}

/** Below the query cache, since the links depend on what the server has. */
const ShopLinks = ({ children }: { children: ReactNode }) => (
  <FollowLink value={useFollowLink()}>
    <LinkProvider linking={useShopLinking()}>{children}</LinkProvider>
  </FollowLink>
);
