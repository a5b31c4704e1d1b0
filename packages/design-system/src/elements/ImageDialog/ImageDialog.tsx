import { lazy } from 'react';
import { Extra } from '../Extra/Extra.tsx';

export type ImageDialogProps = {
  /** Addresses of the images; at least one. */
  images: readonly string[];
  /** Index of the first image shown; 0 by default. */
  start?: number;
  /** What the images show. */
  label: string;
  onClose: () => void;
};

const LargeImages = lazy(async () => ({ default: (await import('./LargeImages.tsx')).LargeImages }));

/**
 * Images as large as the window allows, one after the other by buttons or arrow keys. Escape, the button and a press
 * outside the image close the dialog. Its code is loaded when it is first shown.
 */
export const ImageDialog = (props: ImageDialogProps) => (
  <Extra onFailure={props.onClose}>
    <LargeImages {...props} />
  </Extra>
);
