import type { Meta, StoryObj } from '@storybook/react-vite';
import { TurnedPicture } from './TurnedPicture.tsx';

const meta = {
  component: TurnedPicture,
  args: {
    shape: 'technic-1x4',
    colour: { hex: 'C91A09', finish: 'solid' },
    look: { yaw: 30 },
    alt: '科技砖 1×4，大红',
  },
  decorators: [
    (Story) => (
      <div style={{ width: '2rem', height: '2rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TurnedPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const FromAbove: Story = { args: { look: { yaw: -45, tilt: 90 } } };
export const FromTheSide: Story = { args: { look: { yaw: -45, tilt: 0 } } };
export const Turning: Story = { args: { look: { yaw: 120 }, frame: 'turning' } };
export const Chrome: Story = { args: { shape: 'roundtile-2x2', colour: { hex: 'DFC176', finish: 'chrome' } } };
