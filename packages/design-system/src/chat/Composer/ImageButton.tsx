import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { ChatIcon } from '../ChatIcon/ChatIcon.tsx';
import { ToolButton } from '../ToolButton/ToolButton.tsx';
import { messages } from './Composer.messages.ts';

export type ImageButtonProps = { onFiles: (files: readonly File[]) => void };

/** Chooses images to send, several at once. */
export function ImageButton({ onFiles }: ImageButtonProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton label={intl.formatMessage(messages.image)} onClick={() => input.current?.click()}>
        <ChatIcon name="image" />
      </ToolButton>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Without this the same file, chosen again, would change nothing.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
