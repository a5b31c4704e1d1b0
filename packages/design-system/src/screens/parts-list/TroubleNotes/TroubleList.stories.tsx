import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyTrouble } from '../fixtures-upload.ts';
import { TroubleList } from './TroubleList.tsx';
import { TroubleSentence } from './TroubleSentence.tsx';

const meta = {
  component: TroubleList,
  args: {
    troubles: [
      { code: 'badQuantity', file: 0, line: 88, column: 3, values: { text: '一打' } },
      { code: 'unknownPart', file: 0, line: 1204, column: 1, values: { text: '30O1', near: '3001' } },
      { code: 'controlSum', file: 0, line: 1210, values: { stated: 4676, counted: 4664 } },
    ],
  },
} satisfies Meta<typeof TroubleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { troubles: [] } };
export const SeveralFiles: Story = {
  args: {
    names: ['车站大厅.csv', '屋顶.xml'],
    troubles: [
      { code: 'unclosedQuote', file: 0, line: 12, column: 4 },
      { code: 'entity', file: 1, line: 3, column: 20, values: { text: '&lol9;' } },
      { code: 'otherSheets', file: 0, values: { name: '大厅', text: '屋顶, 备用件' } },
    ],
  },
};
/** A spoilt file: the same thing in hundreds of places. */
export const Many: Story = {
  args: {
    troubles: Array.from({ length: 120 }, (_, index) => ({
      code: 'spoiltNumber' as const,
      line: index + 2,
      column: 1,
      values: { text: '3E+10' },
    })),
  },
};
/** A cell as long as cells may be does not fill the page. */
export const LongCell: Story = {
  args: { troubles: [{ code: 'unknownPart', line: 2, values: { text: 'x'.repeat(9000) } }] },
};
/** Every sentence there is. */
export const Everything: Story = {
  args: { troubles: everyTrouble },
  render: ({ troubles }) => (
    <ul>
      {troubles.map((trouble) => (
        <li key={trouble.code}>
          <TroubleSentence trouble={trouble} form="short" /> / <TroubleSentence trouble={trouble} />
        </li>
      ))}
    </ul>
  ),
};
export const WorstCaseEnglish: Story = { ...Everything, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { ...Everything, globals: { language: 'zh-Hant' } };
