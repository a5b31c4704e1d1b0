import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import ky from 'ky';
import { createRoot } from 'react-dom/client';
import { FormattedNumber, IntlProvider } from 'react-intl';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import * as z from 'zod/mini';
import { create } from 'zustand';

const cards = z.array(z.object({ id: z.number(), name: z.string(), number: z.string(), price: z.number() }));
const useCart = create<{ count: number; add: () => void }>((set) => ({
  count: 0,
  add: () => set(({ count }) => ({ count: count + 1 })),
}));

/** What any shop of the given libraries does at least: one JSON answer, read by its schema, as 24 plain cards. */
function Cards() {
  const { data = [] } = useQuery({
    queryKey: ['cards'],
    queryFn: async () => cards.parse(await ky.get('/cards.json').json()),
  });
  const { count, add } = useCart();
  return (
    <main>
      <h1>Cards ({count})</h1>
      {data.map(({ id, name, number, price }) => (
        <article key={id}>
          <h2>
            <Link to={`/card/${id}`}>{name}</Link>
          </h2>
          <p>{number}</p>
          <p>
            <FormattedNumber value={price} style="currency" currency="CNY" />
          </p>
          <button type="button" onClick={add}>
            Add
          </button>
        </article>
      ))}
    </main>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en">
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<Cards />} />
          </Routes>
        </BrowserRouter>
      </IntlProvider>
    </QueryClientProvider>,
  );
