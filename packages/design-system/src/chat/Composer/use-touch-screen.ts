import { useMedia } from '../../use-media.ts';

/** Whether the shopper points by touch, so that the Enter key is likely one of the screen’s keyboard. */
export const useTouchScreen = (): boolean => useMedia('(pointer: coarse) and (hover: none)') ?? false;
