import { useEffect, useState } from 'react';
import { MessageImage, type MessageImageProps } from './MessageImage.tsx';

/** An own image that is not uploaded yet, shown from the shopper’s file. */
export function LocalImage({ image, ...rest }: { image: Blob } & Omit<MessageImageProps, 'url'>) {
  const [url, setUrl] = useState('');
  useEffect(
    function createObjectUrl() {
      const objectUrl = URL.createObjectURL(image);
      // oxlint-disable-next-line react/set-state-in-effect -- an object URL must be created and revoked in an effect
      setUrl(objectUrl);
      return () => URL.revokeObjectURL(objectUrl);
    },
    [image],
  );
  return url ? <MessageImage url={url} {...rest} /> : null;
}
