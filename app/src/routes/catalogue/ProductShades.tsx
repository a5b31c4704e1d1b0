import { ShadeCompare, type ShadeCompareProps } from '@shop/design-system/screens/catalogue/ShadeCompare/ShadeCompare';
import { useMessageAreas } from '../../language/use-message-areas.ts';

const AREAS = ['shades'] as const;

/** The comparison of two colours with its messages. Throws while rendering if they cannot be loaded. */
export function ProductShades(props: ShadeCompareProps) {
  return useMessageAreas(AREAS) ? <ShadeCompare {...props} /> : null;
}
