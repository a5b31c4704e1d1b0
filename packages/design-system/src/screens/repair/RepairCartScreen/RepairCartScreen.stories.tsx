import type { RepairCartEntry } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  bakery,
  described,
  englishEntries,
  entries,
  traditionalEntries,
  twentyLines,
} from '../fixtures-repair-cart.ts';
import { RepairCartScreen, type RepairCartScreenProps } from './RepairCartScreen.tsx';

const idsOf = (of: readonly RepairCartEntry[]) => new Set(of.map(({ id }) => id));

/** The screen with the state of the selection, as the app holds it. */
function Chosen({ chosen, onChoose, ...props }: RepairCartScreenProps) {
  const [ids, setIds] = useState(chosen);
  return (
    <RepairCartScreen
      {...props}
      chosen={ids}
      onChoose={(changed, isChosen) => {
        setIds(
          (before) => new Set(isChosen ? [...before, ...changed] : [...before].filter((id) => !changed.includes(id))),
        );
        onChoose(changed, isChosen);
      }}
    />
  );
}

const meta = {
  component: RepairCartScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Chosen {...args} />,
  args: {
    entries: ready(entries),
    chosen: idsOf(entries),
    busy: new Set<string>(),
    unfinished: new Set<string>(),
    onChoose: fn(),
    onChange: fn(),
    onRemove: fn(),
    onConfirm: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RepairCartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { entries: loading } };
export const Failed: Story = { args: { entries: failed('offline') } };
export const Empty: Story = { args: { entries: ready([]), chosen: new Set<string>() } };
/** A stock server, which has no repair service. */
export const Unavailable: Story = { args: { entries: failed('server'), isUnavailable: true } };
export const OneSet: Story = { args: { entries: ready([bakery]) } };
export const NothingChosen: Story = { args: { chosen: new Set<string>() } };
export const Removing: Story = { args: { busy: new Set([bakery.id]) } };
/** Another request of the same set is being filled in. */
export const Unfinished: Story = { args: { unfinished: new Set([bakery.id]) } };
export const DescribedPart: Story = { args: { entries: ready([described]), chosen: idsOf([described]) } };
export const ManyLines: Story = { args: { entries: ready([twentyLines]), chosen: idsOf([twentyLines]) } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { entries: ready(englishEntries) }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = {
  args: { entries: ready(traditionalEntries) },
  globals: { language: 'zh-Hant' },
};
