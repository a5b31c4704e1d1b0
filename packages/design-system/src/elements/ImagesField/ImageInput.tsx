import type { RefObject } from 'react';

export type ImageInputProps = {
  /** For the button that opens the file picker by `click()`. */
  ref: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
};

/** A hidden input that picks JPEG and PNG files, several at once. */
export const ImageInput = ({ ref, onFiles }: ImageInputProps) => (
  <input
    ref={ref}
    type="file"
    accept="image/jpeg,image/png"
    multiple
    hidden
    onChange={(event) => {
      const files = [...(event.target.files ?? [])];
      // Otherwise picking the same file again would fire no change event.
      event.target.value = '';
      if (files.length > 0) onFiles(files);
    }}
  />
);
