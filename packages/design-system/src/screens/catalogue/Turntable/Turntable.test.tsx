// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadPictureRenderer } from '../../../elements/PartPicture/use-picture-renderer.ts';
import * as stories from './Turntable.stories.tsx';

const { Ready, Dark, WorstCaseEnglish } = composeStories(stories);

beforeAll(loadPictureRenderer);
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

const rail = () => screen.getByRole('slider', { name: '转动图片' });
const picture = () => screen.getByRole('img', { name: '基础砖 2×4，大红' });

test('rotates with the arrow keys, without end', async () => {
  render(<Ready />);
  const before = picture().innerHTML;
  rail().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(rail()).toHaveAttribute('aria-valuetext', '10°');
  expect(picture().innerHTML).not.toBe(before);
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(rail()).toHaveAttribute('aria-valuetext', '175°');
});

test('rotates while dragged and stays where it is released', () => {
  render(<Ready />);
  const stage = picture().closest('[role=presentation]') as HTMLElement;
  fireEvent.pointerDown(stage, { clientX: 200, button: 0, pointerId: 1 });
  fireEvent.pointerMove(stage, { clientX: 150, pointerId: 1 });
  fireEvent.pointerUp(stage, { clientX: 150, pointerId: 1 });
  fireEvent.pointerMove(stage, { clientX: 10, pointerId: 1 });
  expect(rail()).toHaveAttribute('aria-valuetext', '30°');
});

test('has the same scale in every rotation', async () => {
  render(<Ready />);
  const side = () => picture().getAttribute('viewBox')?.split(' ')[2];
  rail().focus();
  await userEvent.keyboard('{ArrowRight}');
  const before = side();
  await userEvent.keyboard('{PageUp}');
  expect(side()).toBe(before);
});

test('shows a fixed view on click and rotates again from there', async () => {
  render(<Ready />);
  const views = within(screen.getByRole('list', { name: '从哪边看' }));
  expect(views.getByRole('button', { name: '前面' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(views.getByRole('button', { name: '俯视' }));
  expect(screen.getByRole('img', { name: '基础砖 2×4，大红, 俯视' })).toBeInTheDocument();
  expect(views.getByRole('button', { name: '前面' })).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(views.getByRole('button', { name: '后面' }));
  expect(rail()).toHaveAttribute('aria-valuetext', '-180°');
  expect(picture()).toBeInTheDocument();
});

test('changes the colour without drawing the part again', () => {
  const { rerender } = render(<Ready />);
  const before = picture().innerHTML;
  const tone = picture().style.getPropertyValue('--l');
  rerender(<Ready colour={{ hex: '0055BF', finish: 'solid' }} />);
  expect(picture().innerHTML).toBe(before);
  expect(picture().style.getPropertyValue('--l')).not.toBe(tone);
});

test('outlines a dark part and renders in English', () => {
  const { unmount } = render(<Dark />);
  expect(picture()).toHaveAttribute('data-dark', 'true');
  unmount();
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('slider', { name: 'Rotate the picture' })).toBeInTheDocument();
});
