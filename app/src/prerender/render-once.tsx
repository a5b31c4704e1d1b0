import type { Moment } from '@shop/contracts';
import type { Language } from '@shop/contracts/language';
import { ClockProvider, MessagesProvider } from '@shop/design-system';
import { AsOf } from '@shop/design-system/layout/PageHead/AsOf';
import type { MessageArea, Messages } from '@shop/design-system/messages/load-messages';
import type { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { useMessages } from '../language/messages.store.ts';
import { MissingAreas } from '../language/use-message-areas.ts';
import { Providers } from '../providers.tsx';
import { ShopRoutes } from '../router.tsx';
import { KnownProblem } from '../routes/RouteError.tsx';
import { pageHead, type PageHead } from '../shell/page-head.ts';
import { PageReceiver } from '../shell/use-head.ts';
import { asPage, type Transport } from './page-requests.ts';

type Rendering = {
  client: QueryClient;
  address: string;
  areas: Set<MessageArea>;
  messages: Messages;
  language: Language;
  now: Moment;
  origin: string;
  knownProblem: unknown;
};

/** Renders in one go, with the data that is there: the messages are those of the whole process. */
export function renderOnce({ client, address, areas, messages, language, now, origin, knownProblem }: Rendering) {
  useMessages.setState({ language, messages, areas: new Set(areas) });
  let head: PageHead | undefined;
  const html = asPage({ origin, language, fetch: rejectRequest }, () =>
    renderToString(
      <StaticRouter location={address}>
        <Providers client={client} renderedAt={now}>
          <MissingAreas value={(missing) => missing.forEach((area) => areas.add(area))}>
            <PageReceiver
              value={(latest) => {
                head = pageHead(latest);
              }}
            >
              <KnownProblem value={knownProblem}>
                <ShopRoutes />
              </KnownProblem>
            </PageReceiver>
          </MissingAreas>
        </Providers>
      </StaticRouter>,
    ),
  );
  if (!head) throw new Error(`${address} has no head.`);
  const company = client.getQueryData<{ name: string }>(['companyInfo', language]);
  return { html, head, shopName: company?.name ?? '' };
}

/** Of when prices, stock and offers are, as HTML. */
export const renderAsOf = ({ language, messages, now }: Pick<Rendering, 'language' | 'messages' | 'now'>) =>
  renderToStaticMarkup(
    <MessagesProvider language={language} messages={messages}>
      <ClockProvider value={() => now}>
        <AsOf moment={now} />
      </ClockProvider>
    </MessagesProvider>,
  );

const rejectRequest: Transport = () => Promise.reject(new Error('Rendering sends no request.'));
