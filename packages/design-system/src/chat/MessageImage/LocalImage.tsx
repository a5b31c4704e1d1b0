import { useEffect, useState } from 'react';
import { MessageImage, type MessageImageProps } from './MessageImage.tsx';

/** An own image that the shop has not stored yet, drawn from the shopper's own file. */
export function LocalImage({ image, ...rest }: { image: Blob } & Omit<MessageImageProps, 'url'>) {
  const [url, setUrl] = useState('');
  useEffect(
    function lendAddress() {
      const lent = URL.createObjectURL(image);
      // oxlint-disable-next-line react/set-state-in-effect -- the address is lent by the page for as long as the image is drawn
      setUrl(lent);
      return () => URL.revokeObjectURL(lent);
    },
    [image],
  );
  return url ? <MessageImage url={url} {...rest} /> : null;
}
