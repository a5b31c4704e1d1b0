// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { expect, test } from 'vitest';
import { MessagesProvider } from '../../../messages/MessagesProvider.tsx';
import { plate } from '../fixtures-product.ts';
import { CHOICE_ID } from './choice-id.ts';
import { OfferChoice } from './OfferChoice.tsx';

const never = new Promise<never>(() => undefined);

/** A page that takes so long to follow a new colour that it is never seen, unless it must follow at once. */
function SlowPage({ waits }: { waits: boolean }) {
  const [chosen, setChosen] = useState('3020-5');
  return (
    <MessagesProvider language="zh-Hans" messages={{}}>
      <div id={CHOICE_ID}>
        <OfferChoice
          offers={plate.offers}
          chosen={plate.offers.find(({ uniqueId }) => uniqueId === chosen)}
          onChoose={setChosen}
        />
      </div>
      <Suspense fallback={<p>马上</p>}>
        <Rest chosen={chosen} waits={waits} />
      </Suspense>
      <button type="button">加入购物车</button>
    </MessagesProvider>
  );
}

const Rest = ({ chosen, waits }: { chosen: string; waits: boolean }) => {
  if (waits && chosen !== '3020-5') use(never);
  return <p>当前：{chosen}</p>;
};

test('a colour is marked and named before the page has followed', async () => {
  render(<SlowPage waits />);
  await userEvent.click(screen.getByRole('radio', { name: '深蓝' }));
  expect(screen.getByRole('radio', { name: '深蓝' })).toBeChecked();
  expect(screen.getByRole('group', { name: /颜色\s*深蓝/ })).toBeInTheDocument();
  expect(screen.getByText('当前：3020-5')).toBeVisible();
});

test('another colour may be chosen meanwhile', async () => {
  render(<SlowPage waits />);
  await userEvent.click(screen.getByRole('radio', { name: '深蓝' }));
  await userEvent.click(screen.getByRole('radio', { name: '蓝色' }));
  expect(screen.getByRole('radio', { name: '蓝色' })).toBeChecked();
  expect(screen.getByText('当前：3020-5')).toBeVisible();
});

test('whoever presses a button before the page has followed acts on what was chosen', async () => {
  render(<SlowPage waits />);
  await userEvent.click(screen.getByRole('radio', { name: '深蓝' }));
  await userEvent.click(screen.getByRole('button', { name: '加入购物车' }));
  expect(screen.getByText('马上')).toBeVisible();
  expect(screen.getByRole('radio', { name: '深蓝' })).toBeChecked();
});

test('the page follows by itself', async () => {
  render(<SlowPage waits={false} />);
  await userEvent.click(screen.getByRole('radio', { name: '深蓝' }));
  expect(await screen.findByText('当前：3020-11')).toBeVisible();
});
