import { foldCharacters } from './fold-characters.ts';

const PLAIN = /^[一-龥]{2,4}$/;
/** Names of several parts, and names with a form of address: nothing else looks like them. */
const UNAMBIGUOUS = /^(?:[一-龥]{1,10}·[一-龥·]{1,14}|[一-龥]{1,2}(?:先生|女士|小姐|太太|老师|老師|同学|同學))$/;
/** Last characters of place names, so that `腾讯大厦` is not a person's name. */
const PLACE_ENDING = /[路街巷弄号栋幢室楼层村镇乡道苑园厦院区县市省里庄城场店铺馆校部段期座府湾桥]$/;
/** Surnames in simplified characters, for a word that could be anything. */
const SURNAMES =
  /^[赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛奚范彭郎鲁韦昌马苗凤花方俞任袁柳史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于时傅皮卞齐康伍余元卜顾孟平黄和穆萧尹姚邵湛汪祁毛禹狄米贝明臧计伏成戴谈宋庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯管卢莫房解应宗丁邓洪包左石崔吉龚程邢裴翁甄曲家封储靳焦巴弓牧谷车侯全班仰秋伊宫栾刘叶白蒲邰赖卓蔺屠池乔胥苍双闻党翟谭劳姬申冉桑桂牛燕尚庄晏柴瞿阎慕连向古易廖耿文匡国寇欧陆朴關楊趙陳劉葉許鄭謝羅蔣韓馮鄧蕭顧賴盧呂鍾譚龔閻湯歐]/;

const isPlaceName = (word: string) => PLACE_ENDING.test(foldCharacters(word));
/** Whether a word in the place of a name is a name. */
export const isName = (word: string): boolean => UNAMBIGUOUS.test(word) || (PLAIN.test(word) && !isPlaceName(word));
/** Whether a word in any place is a name. */
export const isSurelyName = (word: string): boolean =>
  UNAMBIGUOUS.test(word) || (isName(word) && SURNAMES.test(foldCharacters(word)));
