import { faultsOf, isTestSupport, lineAt, withoutComments, type Fault, type Check, type SourceFile } from './check.ts';

const NAMED =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|(?:dark|medium|light|pale|deep|hot|dim|dodger|forest|floral|ghost|green|indian|lawn|lemon|lime|midnight|mint|misty|navajo|old|olive|orange|papaya|peach|powder|rebecca|rosy|royal|saddle|sandy|sea|sky|slate|spring|steel|white|yellow)[a-z]*(?:blue|green|red|gray|grey|pink|purple|violet|orchid|salmon|turquoise|cyan|khaki|magenta|olive|orange|goldenrod|brown|shell|white|smoke|drab|puff|whip|cream|rose|lace|chiffon|almond)|firebrick|fuchsia|gainsboro|gold|goldenrod|gray|green|grey|honeydew|indigo|ivory|khaki|lavender|lavenderblush|lime|linen|magenta|maroon|moccasin|navy|olive|orange|orangered|orchid|peru|pink|plum|purple|red|salmon|seashell|sienna|silver|snow|tan|teal|thistle|tomato|turquoise|violet|wheat|white|yellow';
const RAW = `#[0-9a-fA-F]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(|(?<![\\w$.-])(?:${NAMED})(?![\\w(.-])`;

// A comment `raw: reason` on the same line, or before it in the same rule, lets raw values stand.
const ESCAPE = /\/\* raw: \S.*\*\//;
/** The lines of the rule around a line, up to that line. */
const ruleUpTo = (lines: readonly string[], line: number) =>
  lines
    .slice(
      lines.findLastIndex((text, at) => at < line && text.includes('{')),
      line,
    )
    .join('\n');

/**
 * Where colours are defined: the tokens, and the drawing of plastic, whose shades are data of the part and know no
 * theme.
 */
const SOURCES = /\/(tokens|pictures)\//;

/**
 * Colours and text sizes come from tokens: only so do the dark theme, high contrast and the reader's text size hold
 * everywhere.
 */
export const rawColours: Check = (files) =>
  files.flatMap((file) => {
    if (!/^(app|packages)\//.test(file.path) || SOURCES.test(file.path)) return [];
    if (file.path.endsWith('.css')) return inStyles(file);
    return file.path.endsWith('.tsx') && !isTestSupport(file.path) ? inMarkup(file) : [];
  });

function inStyles(file: SourceFile): Fault[] {
  const bare = { ...file, text: withoutComments(file.text) };
  const lines = file.text.split('\n');
  const found = [
    ...faultsOf(bare, /(?<=:)[^;{}]*(?=[;}])/g, ([value]) => {
      const raw = new RegExp(RAW, 'i').exec(value.replace(/url\([^)]*\)|'[^']*'|"[^"]*"/g, ''))?.[0];
      return (
        raw && `A raw colour (${raw}…): use a token of tokens.css, or say why not on this line: /* raw: reason */.`
      );
    }),
    ...faultsOf(
      bare,
      /\bfont(?:-size)?:[^;{}]*?\b[\d.]+(?:px|pt)\b/g,
      () =>
        'A text size in px does not follow the reader’s own size: use var(--text-1) to var(--text-6), or say why not on this line: /* raw: reason */.',
    ),
  ];
  return found.filter(({ line }) => !ESCAPE.test(ruleUpTo(lines, line)));
}

/** Inline styles and SVG paint in markup. Colours of parts are data and come by props. */
function inMarkup(file: SourceFile): Fault[] {
  const lines = file.text.split('\n');
  const raw = new RegExp(RAW, 'i');
  const styles = [...file.text.matchAll(/style=\{\{([\s\S]*?)\}\}|\b(?:fill|stroke|color|stopColor)="([^"]*)"/g)];
  return styles
    .filter(([, style, paint]) => raw.test(style ?? paint ?? ''))
    .map((match) => ({
      file: file.path,
      line: lineAt(file.text, match.index),
      sentence:
        'A raw colour in markup: set a custom property and let the CSS module use a token, or say why not on this line: /* raw: reason */.',
    }))
    .filter(({ line }) => !ESCAPE.test(lines[line - 1] ?? ''));
}
