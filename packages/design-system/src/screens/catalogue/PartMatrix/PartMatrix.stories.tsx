import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ready } from '../../../loadable.ts';
import { family, plate } from '../fixtures-product.ts';
import { FamilyMatrix } from './FamilyMatrix.tsx';
import { cellKey } from './matrix.ts';
import { PartMatrix, type PartMatrixProps } from './PartMatrix.tsx';

/** Holds the typed quantities and empties the matrix when they are added, as the app does. */
function StatefulMatrix(props: PartMatrixProps) {
  const [wanted, setWanted] = useState(props.wanted);
  return (
    <PartMatrix
      {...props}
      wanted={wanted}
      onWant={(product, unique, quantity) => {
        props.onWant(product, unique, quantity);
        setWanted((before) => ({ ...before, [cellKey(product, unique)]: quantity }));
      }}
      onAddAll={() => {
        props.onAddAll();
        setWanted({});
      }}
    />
  );
}

const meta = {
  component: PartMatrix,
  render: (args) => <StatefulMatrix {...args} />,
  args: {
    family,
    current: plate.id,
    chosen: '3020-00',
    wanted: {},
    onWant: fn(),
    onAddAll: fn(),
    state: 'idle',
    problems: {},
  },
} satisfies Meta<typeof PartMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

const some = { [cellKey('1', '3020-00')]: 20, [cellKey('200', '3023-1')]: 100, [cellKey('206', '3034-4')]: 12 };

/** Eight parts in forty colours. */
export const Ready: Story = {};
export const Wanted: Story = { args: { wanted: some } };
export const Typing: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox');
    await userEvent.click(box);
    await userEvent.keyboard('25{Enter}12');
    await expect(await canvas.findByText(/2 种/)).toBeVisible();
  },
};
/** Cells and total are without member prices. */
export const Member: Story = { args: { wanted: some, isMember: true } };
export const Adding: Story = { args: { wanted: some, state: { done: 1, of: 3 } } };
export const Problems: Story = {
  args: { wanted: some, problems: { [cellKey('206', '3034-4')]: '库存不足，只剩 8 颗' } },
};
export const OnePart: Story = {
  render: ({ family: _family, current: _current, chosen: _chosen, wanted, ...matrix }) => (
    <FamilyMatrix
      product={plate}
      offer={plate.offers[0]}
      family={undefined}
      matrix={{ ...matrix, withWanted: (show) => show(wanted) }}
    />
  ),
};
export const FewColours: Story = { args: { family: { ...family, colours: family.colours.slice(0, 5) } } };
export const Waiting: Story = {
  render: ({ family: _family, current: _current, chosen: _chosen, wanted, ...matrix }) => (
    <FamilyMatrix
      product={plate}
      offer={plate.offers[0]}
      family={{ state: 'loading' }}
      matrix={{ ...matrix, withWanted: (show) => show(wanted) }}
    />
  ),
};
export const ServerWithoutPartFacts: Story = {
  render: ({ family: _family, current: _current, chosen: _chosen, wanted, ...matrix }) => (
    <FamilyMatrix
      product={plate}
      offer={plate.offers[0]}
      family={ready({ colours: [], parts: [] })}
      matrix={{ ...matrix, withWanted: (show) => show(wanted) }}
    />
  ),
};
export const Dark: Story = { args: { wanted: some }, globals: { theme: 'dark' } };
export const Narrow: Story = { args: { wanted: some }, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    wanted: some,
    family: {
      colours: family.colours.map((colour) => ({ ...colour, name: 'Glitter Trans-Dark Pink' })),
      parts: family.parts.map((part) => ({
        ...part,
        name: 'Technic, Plate Special with Side Studs and Reinforced Underside',
      })),
    },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { wanted: some, problems: { [cellKey('206', '3034-4')]: '庫存不足，只剩 8 顆' } },
  globals: { language: 'zh-Hant' },
};
