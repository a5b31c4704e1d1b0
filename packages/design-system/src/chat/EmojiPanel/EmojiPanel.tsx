import { lazy, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Extra } from '../../elements/Extra/Extra.tsx';
import { Popover } from '../../elements/Popover/Popover.tsx';
import { ChatIcon } from '../ChatIcon/ChatIcon.tsx';
import { EMOJI, type EmojiName } from '../emoji/emoji-names.ts';
import { ToolButton } from '../ToolButton/ToolButton.tsx';
import { messages } from './EmojiPanel.messages.ts';

export type EmojiPanelProps = {
  /** May be called several times: the panel stays open until it is closed. */
  onChoose: (name: EmojiName) => void;
};

/** Loaded with the code of the popup: most chats do not need it. */
const EmojiGrid = lazy(async () => ({ default: (await import('./EmojiGrid.tsx')).EmojiGrid }));

/** A button that opens the 58 emoji above it. */
export function EmojiPanel({ onChoose }: EmojiPanelProps) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.open);
  const [active, setActive] = useState<EmojiName>(EMOJI[0] ?? 'em-tlj-1');

  return (
    <Popover
      label={label}
      side="top"
      padding="none"
      preloadsContent
      trigger={(button) => (
        <ToolButton {...button} label={label}>
          <ChatIcon name="smile" />
        </ToolButton>
      )}
    >
      <Extra>
        <EmojiGrid
          label={label}
          active={active}
          onMove={setActive}
          onChoose={onChoose}
          hint={<FormattedMessage {...messages.choose} />}
        />
      </Extra>
    </Popover>
  );
}
