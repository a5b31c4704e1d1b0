/** Traditional characters in names of regions and labels of copied addresses, each followed by its simplified form. */
const PAIRS =
  '臺台灣湾區区縣县鄉乡鎮镇門门東东廣广雲云龍龙黃黄陽阳陰阴寧宁遼辽蘇苏貴贵陝陕肅肃慶庆濟济漢汉長长連连馬马鳳凤齊齐魯鲁錫锡無无鹽盐揚扬興兴溫温紹绍麗丽蕪芜銅铜廈厦寶宝萊莱煙烟濰潍臨临濱滨鄭郑許许開开陸陆荊荆岡冈隨随婁娄懷怀邊边張张關关莊庄欽钦來来賓宾畢毕節节樂乐內内達达瀘泸綿绵廳厅爾尔薩萨倫伦烏乌維维壯壮滿满傑杰島岛灘滩華华嶼屿環环離离園园橋桥義义蘭兰蓮莲風风順顺聖圣壩坝瀋沈撫抚錦锦營营盤盘鐵铁鋼钢贛赣饒饶頭头遠远賀贺資资銀银吳吴衛卫後后貨货聯联絡络電电話话號号碼码機机詳详細细樓楼層层棟栋麥麦觀观將将軍军條条';
const SIMPLIFIED = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, index) => [PAIRS.charAt(index * 2), PAIRS.charAt(index * 2 + 1)]),
);

/** Converts the characters that occur in places to simplified Chinese, one by one: the text stays the same length. */
export const foldCharacters = (text: string): string =>
  text.replaceAll(/[一-龥]/g, (character) => SIMPLIFIED.get(character) ?? character);
