import { useIntl } from 'react-intl';
import { useRegionNames } from './use-region-names.ts';

/** What stands between regions. */
const separatorOf = (locale: string) => (locale === 'en' ? ', ' : ' ');

/** Province, city and district of an address, in the reader's language. */
export function RegionNames({ names }: { names: readonly string[] }) {
  const { locale } = useIntl();
  const naming = useRegionNames();
  return names.filter(Boolean).map(naming).join(separatorOf(locale));
}

const PROVINCE = /^(?:.+(?:省|自治区|特别行政区)|(?:北京|天津|上海|重庆)市?|香港|澳门|台湾)$/;
const REGION = /^(?:.+[省市区县州盟旗镇乡道岛]|九龙|新界)$/;
/** Province, city and district. */
const LEVELS = 3;

/**
 * An address in one text, as orders have it. Servers write province, city, district and the typed address with spaces
 * between them: the regions at its start are in the reader's language, the rest is as typed.
 */
export function AddressLine({ address }: { address: string }) {
  const { locale } = useIntl();
  const naming = useRegionNames();
  const pieces = address.split(' ');
  const end = PROVINCE.test(pieces[0] ?? '')
    ? pieces.findIndex((piece, index) => index === LEVELS || !(REGION.test(piece) || PROVINCE.test(piece)))
    : 0;
  const length = end < 0 ? pieces.length : end;
  const separator = separatorOf(locale);
  return [...pieces.slice(0, length).map(naming), pieces.slice(length).join(' ')].filter(Boolean).join(separator);
}
