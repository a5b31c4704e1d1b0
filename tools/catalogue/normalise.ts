const fractions: Record<string, string> = { '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾' };

/** Remarks in brackets and words that do not describe the mould. */
const noise: RegExp[] = [
  /\[plain\]|\(plain\)|, plain\b| plain$/gi,
  /[[(]aka [^\])]*[\])]/gi,
  /[[(][^\])]*(?:minecraft|star wars|ninjago|chima|bionicle|toa |nexo|harry|fabuland|spinjitzu|alpha team|racers|insectoids|mandalorian|gandalf|joker|medusa|gollum|moana|ariel|vampire|rohan|exploriens|8307|9516|5932|27255|fits |slug|buckbeak|scabbers|wampa|dementor|ringwraith|nuju|matau|nokama|onewa|whenua|av-matoran|glatorian|tohunga|vahki|piraka|rahkshi|matoran|turaga|visorak|mahri|mistika|hydruka|solek|hewkii|antroz|chirox|kanohi|vezon|okoto|rhotuka|bohrok|barraki|kolhii|series|wolverine|tibet|striker|luigi|fred|shaggy|leia|warp|friends|troll|pirate|caveman|galiot|water wheel|stars|mata nui|fenris|scarab|cad)[^\])]*[\])]/gi,
  /[[(][^\])]*(?:life on mars|princess|rahi |mantax|chi sword|dots|belville|peruvian|tin man|sorting|scala|brickheadz|lady liberty|catwoman|hunter orc|big ?fig|moon knight|uruk|elven|pharaoh|vakama|raya|elsa|doctor strange|cordak|airjitzu|jar-jar|hulk|zamor|train signal|toy horse|hungarian|orient|sneak|fawkes|morris|monkey wretch|police dog|snowman|mario nose|rip cord|cybermaster|hailfire|rock design|multi color|judge|knuckles|super jumper|4\+|for humans|train bogie|fireman|rc trains|barge|school|reverser|piece of|sword of|bar\b(?=\)))[^\])]*[\])]/gi,
  /\(cheese slope\)|\(approx[^)]*\)|\(train roof\)|\[train roof(?: end)?\]/gi,
  /\bwith trans-clear lens\b/gi,
  /\bheadless\b/gi,
  // The speed rating of a tyre.
  /(?<=^tyre [\d. x]+) (?:zr|[hsz])$/gi,
  // A hose's length in centimetres repeats the one in studs; a ratio of teeth repeats the type.
  /(?<=\dl) ?\/? ?[\d.]+ ?cm\b/gi,
];

/** Gives a source name and the vocabulary one spelling: lower case, no brackets, mixed fractions as one character. */
export function normalise(name: string): string {
  let text = name.replaceAll('–', '-');
  for (const pattern of noise) text = text.replace(pattern, ' ');
  return (
    text
      .toLowerCase()
      .replace(/(?<=\d )(\d) \/ (\d)/g, '$1/$2')
      // The holes of a Technic brick go through it for pins; builders just count them.
      .replace(/(?<=^technic brick [\dx ]+)\[(\d+) pin (holes?)\]/, '[$1 $2]')
      .replace(/(\d+)\.667\b/g, (_, whole: string) => (whole === '0' ? '⅔' : `${whole}⅔`))
      .replace(/(\d+)\.5\b/g, '$1½')
      .replace(/(^|[\s(])0½/g, '$1½')
      .replace(/(\d+)(?: & | )(\d\/\d)\b/g, (whole, int: string, part: string) =>
        fractions[part] ? int + fractions[part] : whole,
      )
      .replace(/\b\d\/\d\b/g, (part) => fractions[part] ?? part)
      .replace(/([½⅓⅔¼¾\d]) ?x ?(?=\d|[½⅓⅔¼¾])/g, '$1x')
      .replace(/([a-z])\/([a-z])/g, '$1 $2')
      .replace(/(\d) ?° ?|(\d) ?deg\b/g, '$1$2° ')
      .replace(/# (?=\d)/g, '#')
      .replace(/(\d)mm\b/g, '$1 mm')
      .replace(/[()[\],;:'"’]/g, ' ')
      .replace(/\s[-/&+]+(?=\s|$)/g, ' ')
      .replace(/\.(?=\s|$)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
