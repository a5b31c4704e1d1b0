import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { drafts, englishService, service, terms, traditionalService } from '../fixtures-repair-start.ts';
import { RepairRegionScreen, type RepairRegionScreenProps } from './RepairRegionScreen.tsx';

/** Holds the chosen region, as the app does. */
function WithRegion({ region: start, onRegion, ...props }: RepairRegionScreenProps) {
  const [region, setRegion] = useState(start);
  return (
    <RepairRegionScreen
      {...props}
      region={region}
      onRegion={(code) => {
        setRegion(code);
        onRegion(code);
      }}
    />
  );
}

const meta = {
  component: RepairRegionScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    service: ready(service),
    isUnavailable: false,
    region: 'CN',
    onRegion: fn(),
    drafts: [],
    onDeleteDraft: fn(),
    onContinue: fn(),
    onRetry: fn(),
  },
  render: (args) => <WithRegion {...args} />,
} satisfies Meta<typeof RepairRegionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { service: loading } };
export const Failed: Story = { args: { service: failed('offline') } };
/** The shop sends parts nowhere. */
export const Empty: Story = { args: { service: ready({ terms, regions: [] }), region: '' } };
export const NotChosen: Story = { args: { region: '' } };
export const PricedRegion: Story = { args: { region: 'JP' } };
export const NotServed: Story = { args: { region: 'BR' } };
/** The server sends neither carrier nor postage nor days of the region. */
export const UnknownTerms: Story = { args: { region: 'NO' } };
export const WithDrafts: Story = { args: { drafts } };
export const Unavailable: Story = { args: { service: failed('server'), isUnavailable: true } };
export const UnavailableEnglish: Story = { ...Unavailable, globals: { language: 'en' } };
export const Narrow: Story = { args: { drafts }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { drafts }, globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: { service: ready(englishService), drafts },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { service: ready(traditionalService), region: 'TW' },
  globals: { language: 'zh-Hant' },
};
