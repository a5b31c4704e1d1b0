import { useMedia } from './use-media.ts';

/**
 * Whether the shopper points by touch: then nothing is dragged from a folder, and the Enter key is likely one of the
 * screen’s keyboard. Not by `hover: none`, since some phones say that they can hover.
 */
export const useTouchScreen = (): boolean => useMedia('(pointer: coarse)') ?? false;
