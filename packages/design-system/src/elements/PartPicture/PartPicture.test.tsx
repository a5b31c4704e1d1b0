// @vitest-environment jsdom
import { fireEvent, render as renderAlone, screen, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { EDITION } from '../../pictures/edition.ts';
import { PartPicture } from './PartPicture.tsx';
import { PartScene } from './PartScene.tsx';

const red = { hex: '#C91A09', finish: 'solid' } as const;
const wrapper = ({ children }: { children: ReactNode }) => (
  <MessagesProvider language="zh-Hans" messages={{}}>
    {children}
  </MessagesProvider>
);
const render = (element: ReactElement) => renderAlone(element, { wrapper });
const address = (use: Element) => use.getAttribute('href')?.replace(`?v=${EDITION}`, '');
const used = () => [...document.querySelectorAll('use')].map(address);

test('says what it shows', () => {
  render(<PartPicture shape="3001" colour={red} alt="Brick 2×4, red" />);
  expect(screen.getByRole('img', { name: 'Brick 2×4, red' })).toBeInTheDocument();
});

test('is hidden from screen readers without an alt text', () => {
  const { container } = render(<PartPicture shape="3001" colour={red} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('shows the picture of the number, one file for all colours', () => {
  const { rerender } = render(<PartPicture shape="3068bpr0143" colour={red} alt="" />);
  expect(used()).toEqual(['/pictures/cards/3068bpr0143.svg#part']);
  rerender(<PartPicture shape="3068bpr0143" colour={{ hex: '#0055BF', finish: 'solid' }} alt="" />);
  expect(used()).toEqual(['/pictures/cards/3068bpr0143.svg#part']);
  rerender(<PartPicture shape="3068bpr0143" colour={red} alt="" detail="whole" />);
  expect(used()).toEqual(['/pictures/3068bpr0143.svg#part']);
});

test('has an address that another edition of the pictures does not have', () => {
  render(<PartPicture shape="3001" colour={red} alt="" />);
  expect(document.querySelector('use')).toHaveAttribute('href', `/pictures/cards/3001.svg?v=${EDITION}#part`);
});

test('sets its colours as custom properties', () => {
  render(<PartPicture shape="3024" colour={{ hex: '#05131D', finish: 'solid' }} alt="black plate" />);
  const picture = screen.getByRole('img');
  expect(picture.style.getPropertyValue('--7')).toMatch(/^#[0-9a-f]{6}$/);
  expect(picture).toHaveAttribute('data-dark', 'true');
});

test.each([
  ['3024', '#FFFFFF', { pale: true, dark: false }],
  ['3024', '#C91A09', { pale: false, dark: false }],
  // Its legs are black, whatever the colour of the body.
  ['970c03', '#C91A09', { pale: false, dark: true }],
  ['973c03h02', '#FFFFFF', { pale: true, dark: true }],
])('%s in %s says on which grounds it needs a rim', (shape, hex, rims) => {
  render(<PartPicture shape={shape} colour={{ hex, finish: 'solid' }} alt="part" />);
  const { pale, dark } = screen.getByRole('img').dataset;
  expect({ pale: pale === 'true', dark: dark === 'true' }).toEqual(rims);
});

test.each(['chrome', 'glitter'] as const)('shows %s with light over the faces', async (finish) => {
  render(<PartPicture shape="3005" colour={{ hex: '#DFC176', finish }} alt="gold" />);
  const picture = screen.getByRole('img');
  await waitFor(() => expect(picture.querySelector(`rect[data-gloss="${finish}"]`)).not.toBeNull());
  const light = picture.querySelector('rect');
  const referred = (attribute: string) =>
    document.getElementById(light?.getAttribute(attribute)?.slice('url(#'.length, -1) ?? '');
  expect(referred('fill')?.children.length).toBeGreaterThan(2);
  const shape = referred('mask')?.querySelector('use');
  expect(shape && address(shape)).toBe('/pictures/cards/3005.svg#part');
  expect(shape?.style.getPropertyValue('--9')).toBe('#fff');
  expect(shape?.style.getPropertyValue('--shade')).toBe('none');
});

test('says of a number without a file that its shape is not drawn, and shows the next part again', () => {
  const { rerender } = render(<PartPicture shape="gizmo-9" colour={red} alt="Gizmo" />);
  fireEvent.error(document.querySelector('use') as Element);
  expect(used()).toEqual(['/pictures/cards/schematic.svg#part']);
  expect(screen.getByRole('img', { name: 'Gizmo（形状未画出）' })).toBeInTheDocument();
  rerender(<PartPicture shape="3001" colour={red} alt="Brick" />);
  expect(used()).toEqual(['/pictures/cards/3001.svg#part']);
  expect(screen.queryByText('形状未画出')).toBeNull();
});

test('asks for no file of a part whose shape is known not to be drawn', () => {
  render(<PartPicture shape="6177b" colour={red} alt="" lacks="shape" />);
  expect(used()).toEqual(['/pictures/cards/schematic.svg#part']);
  expect(screen.getByText('形状未画出')).toBeInTheDocument();
});

test('says on the plain part that the print is not shown, once', () => {
  const { rerender } = render(<PartPicture shape="14769" colour={red} alt="Round tile" lacks="print" />);
  expect(used()).toEqual(['/pictures/cards/14769.svg#part']);
  expect(screen.getByRole('img', { name: 'Round tile（印刷未画出）' })).toBeInTheDocument();
  expect(screen.getByTitle('印刷未画出')).toHaveAttribute('aria-hidden', 'true');
  // Where the text beside names the part, the mark itself is read.
  rerender(<PartPicture shape="14769" colour={red} alt="" lacks="print" />);
  expect(screen.getByTitle('印刷未画出')).not.toHaveAttribute('aria-hidden');
});

test('says on the picture of a similar mould that it is one', () => {
  const { rerender } = render(<PartPicture shape="98560" colour={red} alt="Slope" lacks="mould" />);
  expect(used()).toEqual(['/pictures/cards/98560.svg#part']);
  expect(screen.getByRole('img', { name: 'Slope（图为相近款）' })).toBeInTheDocument();
  rerender(<PartPicture shape="98560" colour={red} alt="" lacks="mould" />);
  expect(screen.getByTitle('图为相近款')).not.toHaveAttribute('aria-hidden');
});

test('shows a scene as decoration', () => {
  const { container } = render(<PartScene name="empty" />);
  expect(used()).toEqual(['/pictures/scenes/empty.svg#scene']);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
