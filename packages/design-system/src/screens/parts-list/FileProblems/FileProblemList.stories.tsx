import type { FileProblem } from '@shop/parts-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyFileProblem } from '../fixtures-upload.ts';
import { FileProblemList } from './FileProblemList.tsx';
import { FileProblemText } from './FileProblemText.tsx';
import { useProblemText } from './use-problem-text.ts';

const meta = {
  component: FileProblemList,
  args: {
    problems: [
      { code: 'badQuantity', file: 0, line: 88, column: 3, values: { text: '一打' } },
      { code: 'unknownPart', file: 0, line: 1204, column: 1, values: { text: '30O1', near: '3001' } },
      { code: 'controlSum', file: 0, line: 1210, values: { stated: 4676, counted: 4664 } },
    ],
  },
} satisfies Meta<typeof FileProblemList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { problems: [] } };
export const SeveralFiles: Story = {
  args: {
    names: ['车站大厅.csv', '屋顶.xml'],
    problems: [
      { code: 'unclosedQuote', file: 0, line: 12, column: 4 },
      { code: 'entity', file: 1, line: 3, column: 20, values: { text: '&lol9;' } },
      { code: 'otherSheets', file: 0, values: { name: '大厅', text: '屋顶, 备用件' } },
    ],
  },
};
/** A damaged file: the same problem in hundreds of places. */
export const Many: Story = {
  args: {
    problems: Array.from({ length: 120 }, (_, index) => ({
      code: 'spoiltNumber' as const,
      line: index + 2,
      column: 1,
      values: { text: '3E+10' },
    })),
  },
};
/** A cell of maximum length does not fill the page. */
export const LongCell: Story = {
  args: { problems: [{ code: 'unknownPart', line: 2, values: { text: 'x'.repeat(9000) } }] },
};
/** As a row of the list says it. */
const ShortText = ({ problem }: { problem: FileProblem }) => useProblemText().short(problem);
/** All texts. */
export const Everything: Story = {
  args: { problems: everyFileProblem },
  render: ({ problems }) => (
    <ul>
      {problems.map((problem) => (
        <li key={problem.code}>
          <ShortText problem={problem} /> / <FileProblemText problem={problem} />
        </li>
      ))}
    </ul>
  ),
};
export const WorstCaseEnglish: Story = { ...Everything, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { ...Everything, globals: { language: 'zh-Hant' } };
