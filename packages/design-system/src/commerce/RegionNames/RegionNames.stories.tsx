import type { Meta, StoryObj } from '@storybook/react-vite';
import { remote } from '../fixtures-addresses.ts';
import { AddressLine, RegionNames } from './RegionNames.tsx';

const ADDRESSES = [
  '广东省 深圳市 南山区 科技园南区 R2-B 栋',
  '香港特别行政区 九龙 油尖旺区 弥敦道 100 号',
  '云南省 临沧市 双江拉祜族佤族布朗族傣族自治县 公园路 2 号',
];

/** Regions of an address book, and orders with their addresses in one text. */
function Addresses({ names, lines }: { names: readonly string[]; lines: readonly string[] }) {
  return (
    <div style={{ padding: 'var(--space-4)' }}>
      <p>
        <RegionNames names={names} />
      </p>
      {lines.map((line) => (
        <p key={line}>
          <AddressLine address={line} />
        </p>
      ))}
    </div>
  );
}

const meta = {
  component: Addresses,
  args: { names: [remote.province, remote.city, remote.district], lines: ADDRESSES },
} satisfies Meta<typeof Addresses>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** Texts that do not begin with a province, and names that no table has. */
export const OtherTexts: Story = {
  args: { names: ['龘龘县'], lines: ['门店自提', '1 Infinite Loop, Cupertino', '龘龘省 张江路 1 号'] },
  globals: { language: 'en' },
};
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
