/** Everyday names of the provinces; ENDING matches the suffix of the full name. */
const PROVINCES =
  '北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆|香港|澳门|台湾';
/** Places in Hong Kong, Macao and Taiwan, whose addresses omit the province. */
const IMPLIED: Readonly<Record<string, string>> = {
  香港: '九龙|新界|港岛',
  澳门: '氹仔|路环',
  台湾: '台北|新北|桃园|台中|台南|高雄|基隆|新竹|苗栗|彰化|南投|嘉义|屏东|宜兰|花莲|台东|澎湖',
};
const ENDING = '(?:(?:维吾尔|壮族|回族)?自治区|特别行政区|省|市)?';
/** `北京东路` and the like are streets in other cities. */
const NOT_A_STREET = '(?![东西南北中]?(?:路|街|道|大道|胡同))';
const PLACE = new RegExp(
  `(?:${PROVINCES})${NOT_A_STREET}${ENDING}|(?:${Object.values(IMPLIED).join('|')})(?=[市县区]|[\\s一-龥]+?[市县区])`,
  'g',
);

/**
 * Where a place starts in a text of simplified characters, its province, and the length of the province's name in the
 * text: 0 where a city implies it.
 */
export type PlaceStart = { index: number; province: string; length: number };

export function placesIn(folded: string): PlaceStart[] {
  return [...folded.matchAll(PLACE)].map(({ 0: name, index }) => {
    const implied = Object.keys(IMPLIED).find((province) => IMPLIED[province]?.split('|').includes(name));
    return { index, province: implied ?? name, length: implied ? 0 : name.length };
  });
}

/** Without a list, a city and a district are recognised by their suffixes. */
export const CITY = /^[一-龥]{1,8}?(?:自治州|地区|市|盟)(?!场)/;
export const DISTRICT = /^[一-龥]{1,9}?(?:自治县|自治旗|[区县旗市])(?![区场政])/;
/** The rest of a suffix after a name without it: 延边|州. */
export const REST_OF_ENDING = /^(?:自治[区州]|特别行政区|地区|省|市(?!场)|州|盟)/;
/** Municipalities with the rank of a province, and what may stand between one and its district. */
export const MUNICIPALITY = /^(?:北京|天津|上海|重庆)/;
export const REPEATED_MUNICIPALITY = /^(?:(?:北京|天津|上海|重庆)市(?!场)|市辖区)/;
