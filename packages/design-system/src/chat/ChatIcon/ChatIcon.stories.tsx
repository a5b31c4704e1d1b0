import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHAT_ICON_PATHS, type ChatIconName } from './chat-icon-paths.ts';
import { ChatIcon } from './ChatIcon.tsx';

const meta = { component: ChatIcon, args: { name: 'smile' } } satisfies Meta<typeof ChatIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.16rem', padding: '0.16rem' }}>
      {(Object.keys(CHAT_ICON_PATHS) as ChatIconName[]).map((name) => (
        <span key={name} style={{ display: 'grid', justifyItems: 'center', width: '0.9rem' }}>
          <ChatIcon name={name} />
          {name}
        </span>
      ))}
    </div>
  ),
};
