// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartPicture } from './PartPicture.tsx';
import { PartScene } from './PartScene.tsx';

const red = { hex: '#C91A09', finish: 'solid' } as const;
const used = () => [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));

test('says what it shows', () => {
  render(<PartPicture shape="brick-2x4" colour={red} alt="Brick 2×4, red" />);
  expect(screen.getByRole('img', { name: 'Brick 2×4, red' })).toBeInTheDocument();
});

test('is hidden from screen readers without an alt text', () => {
  const { container } = render(<PartPicture shape="brick-2x4" colour={red} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('shows the drawing of the shape, one file for all colours', () => {
  const { rerender } = render(<PartPicture shape="brick-1x2x0.67" colour={red} alt="" />);
  expect(used()).toEqual(['/pictures/shapes/brick-1x2x0.67.svg#part']);
  rerender(<PartPicture shape="brick-1x2x0.67" colour={{ hex: '#0055BF', finish: 'solid' }} alt="" />);
  expect(used()).toEqual(['/pictures/shapes/brick-1x2x0.67.svg#part']);
});

test('sets its colours as custom properties', () => {
  render(<PartPicture shape="plate-1x1" colour={{ hex: '#05131D', finish: 'solid' }} alt="black plate" />);
  const picture = screen.getByRole('img');
  expect(picture.style.getPropertyValue('--l')).toMatch(/^#[0-9a-f]{6}$/);
  expect(picture).toHaveAttribute('data-dark', 'true');
});

test.each(['chrome', 'glitter'] as const)('shows %s with a second layer of light', async (finish) => {
  render(<PartPicture shape="brick-1x1" colour={{ hex: '#DFC176', finish }} alt="gold" />);
  const [, light] = screen.getByRole('img').querySelectorAll<SVGUseElement>(':scope > use');
  expect(light?.style.getPropertyValue('--t')).toContain(`pp-${finish}`);
  await waitFor(() => expect(document.querySelector(`#pp-${finish}`)).not.toBeNull());
});

test('shows a schematic for a shape without a file, and the next shape again', () => {
  const { rerender } = render(<PartPicture shape="gizmo-9" colour={red} alt="?" />);
  fireEvent.error(document.querySelector('use') as Element);
  expect(used()).toEqual(['/pictures/shapes/schematic-other.svg#part']);
  rerender(<PartPicture shape="brick-2x4" colour={red} alt="?" />);
  expect(used()).toEqual(['/pictures/shapes/brick-2x4.svg#part']);
});

test('shows a part from another side, and beside a brick', () => {
  const { rerender } = render(<PartPicture shape="gear-24" colour={red} alt="" view="top" />);
  expect(used()).toEqual(['/pictures/views/gear-24.svg#top']);
  rerender(<PartPicture shape="gear-24" colour={{ hex: '#DFC176', finish: 'chrome' }} alt="" view="scale" />);
  expect(used()).toEqual(['/pictures/views/gear-24.svg#scale']);
});

test('shows a scene as decoration', () => {
  const { container } = render(<PartScene name="empty" />);
  expect(used()).toEqual(['/pictures/scenes/empty.svg#scene']);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
