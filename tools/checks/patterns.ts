import { faultsOf, isTestSupport, type Check } from './check.ts';

/** A colour function or a hex colour, or a colour property with a text that is no token. */
const RAW_STYLE =
  /style=\{\{(?:(?!\}\})[\s\S])*?(?:#[\da-f]{3}|\b(?:rgb|hsl|hwb|(?:ok)?(?:lab|lch))a?\(|\b(?:\w*color|fill|stroke|background|border\w*|outline|\w*shadow): ['"`](?!var\())/gi;
const RAW_PAINT = /\b(?:fill|stroke|color|stopColor)="(?!none"|currentColor"|transparent"|var\(|url\()/g;

/** What oxlint cannot see: colours in markup that are not tokens, and rules disabled without a reason. */
export const patterns: Check = (files) =>
  files.flatMap((file) => [
    ...faultsOf(
      file,
      /(?:es|ox)lint-disable(?![^\n]* -- \S)/g,
      () => 'Give the reason: add ` -- reason` after the rule.',
    ),
    ...(/^(app|packages)\/(?!.*\/pictures\/).*\.tsx$/.test(file.path) && !isTestSupport(file.path)
      ? [RAW_STYLE, RAW_PAINT].flatMap((raw) =>
          faultsOf(file, raw, () => 'A raw colour: set a custom property and let the CSS module use a token.'),
        )
      : []),
  ]);
