// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { PartPicture } from './PartPicture.tsx';
import { PartPictureSheet } from './PartPictureSheet.tsx';
import { PartScene } from './PartScene.tsx';
import { emptyScene } from '../../pictures/scenes/empty.ts';
import { loadPictureRenderer } from './use-picture-renderer.ts';

beforeAll(loadPictureRenderer);

const red = { hex: '#C91A09', finish: 'solid' } as const;
const blue = { hex: '#0055BF', finish: 'solid' } as const;

test('says what it shows', () => {
  render(<PartPicture shape="brick-2x4" colour={red} alt="Brick 2×4, red" />);
  expect(screen.getByRole('img', { name: 'Brick 2×4, red' })).toBeInTheDocument();
});

test('is hidden from screen readers without an alt text', () => {
  const { container } = render(<PartPicture shape="brick-2x4" colour={red} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('writes each shape once for many colours', () => {
  const { container, rerender } = render(
    <PartPictureSheet>
      <PartPicture shape="brick-2x4" colour={red} alt="red" />
      <PartPicture shape="brick-2x4" colour={blue} alt="blue" />
      <PartPicture shape="cheese-1x1" colour={blue} alt="cheese" />
    </PartPictureSheet>,
  );
  const written = () => [...container.querySelectorAll('symbol')].map(({ id }) => id);
  expect(written()).toEqual(['shape-brick-2x4', 'shape-cheese-1x1']);
  expect(container.querySelectorAll('use[href="#shape-brick-2x4"]')).toHaveLength(2);
  expect(container.querySelectorAll('#pp-st')).toHaveLength(1);

  rerender(
    <PartPictureSheet>
      <PartPicture shape="tile-1x2" colour={red} alt="tile" />
      <PartPicture shape="brick-2x4" colour={red} alt="red" />
    </PartPictureSheet>,
  );
  expect(written()).toContain('shape-tile-1x2');
  expect(written().filter((id) => id === 'shape-brick-2x4')).toHaveLength(1);
});

test('sets its colours as custom properties of a shared drawing', () => {
  render(<PartPicture shape="plate-1x1" colour={{ hex: '#05131D', finish: 'solid' }} alt="black plate" />);
  const picture = screen.getByRole('img');
  expect(picture.style.getPropertyValue('--l')).toMatch(/^#[0-9a-f]{6}$/);
  expect(picture).toHaveAttribute('data-dark', 'true');
});

test('contains its own drawing outside a sheet', () => {
  const { container } = render(<PartPicture shape="brick-1x1" colour={red} alt="brick" />);
  expect(container.querySelector('#shape-brick-1x1 path')).not.toBeNull();
  expect(container.querySelector('#pp-st')).not.toBeNull();
});

test('finds the drawing of a key with a dot', () => {
  const { container } = render(<PartPicture shape="brick-1x2x0.67" colour={red} alt="low brick" />);
  expect(container.querySelector('symbol')?.id).toBe('shape-brick-1x2x0_67');
  expect(container.querySelector('svg > use')).toHaveAttribute('href', '#shape-brick-1x2x0_67');
});

test('shows chrome with a second layer of light', () => {
  render(<PartPicture shape="brick-1x1" colour={{ hex: '#DFC176', finish: 'chrome' }} alt="gold" />);
  const [, gloss] = screen.getByRole('img').querySelectorAll<SVGUseElement>(':scope > use');
  expect(gloss?.style.getPropertyValue('--t')).toContain('pp-chrome');
});

test('draws a schematic for a hostile key, without its text', async () => {
  const { container } = render(
    <PartPictureSheet>
      <PartPicture shape={'brick-2x4"><script>alert(1)</script>'} colour={red} alt="?" />
    </PartPictureSheet>,
  );
  await waitFor(() => expect(container.querySelector('symbol')?.id).toMatch(/^shape-schematic-/));
  expect(container.innerHTML).not.toMatch(/script|alert/);
});

test('draws a gear', async () => {
  const { container } = render(
    <PartPictureSheet>
      <PartPicture shape="gear-24" colour={red} alt="gear" />
    </PartPictureSheet>,
  );
  expect(screen.getByRole('img', { name: 'gear' })).toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('#shape-gear-24')).not.toBeNull());
  expect(container.querySelector('use[href="#shape-gear-24"]')).not.toBeNull();
});

test('shows a scene and says what it is', () => {
  const { container } = render(<PartScene scene={emptyScene()} alt="two bricks on a board" />);
  expect(screen.getByRole('img', { name: 'two bricks on a board' })).toBeInTheDocument();
  expect(container.querySelectorAll('use').length).toBeGreaterThan(5);
});
