import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { ImageInput } from '../../elements/ImagesField/ImageInput.tsx';
import { ChatIcon } from '../ChatIcon/ChatIcon.tsx';
import { ToolButton } from '../ToolButton/ToolButton.tsx';
import { messages } from './Composer.messages.ts';

export type ImageButtonProps = { onFiles: (files: readonly File[]) => void };

/** Picks images to send, several at once. */
export function ImageButton({ onFiles }: ImageButtonProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton label={intl.formatMessage(messages.image)} onClick={() => input.current?.click()}>
        <ChatIcon name="image" />
      </ToolButton>
      <ImageInput ref={input} onFiles={onFiles} />
    </>
  );
}
