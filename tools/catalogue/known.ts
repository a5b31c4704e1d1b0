import { readPairs } from './words.ts';

/** Numbers in common use that the relations table does not link to the shop's own number. */
export const knownAliases: Record<string, string[]> = {
  '6141': ['4073', '30057'],
  '3794b': ['3794'],
  '3023': ['28653'],
  '2412b': ['2412', '30244'],
  '3062b': ['3062'],
  '3070b': ['3070', '35403'],
  '98138': ['35380', '35381'],
  '2780': ['61332'],
  '87580': ['23893'],
};

/** The most wanted parts: always in the shop and first in popularity, regardless of the counts. */
export const staples: Set<string> = new Set(
  (
    '3001 3002 3003 3004 3005 3008 3009 3010 3020 3021 3022 3023 3024 3031 3032 3034 3035 3039 3040b 3062b 3068b 3069b 3070b 3460 3622 3623 3659 3665 3666 ' +
    '3673 3700 3701 3702 3703 3705 3706 3707 3708 3709 3710 3713 3737 3738 3747b 3749 3795 3832 3894 3895 3941 4070 4150 4162 4274 4490 4519 4589 4740 6141 ' +
    '6536 6538b 6558 6636 11211 11212 11214 11477 14719 14769 15068 15573 2357 2412b 2420 2431 2432 2445 2456 2540 2780 2877 32000 32002 32013 32014 32054 ' +
    '32062 32064a 32073 32123b 32140 32184 32271 32278 32316 32523 32524 32525 32526 3647 3648b 3649 40490 41239 41677 41769 41770 42003 43093 43722 43723 ' +
    '44294 44728 48336 48989 50950 54200 59443 60474 60483 60484 60485 60592 61409 63864 64179 6587 6589 85861 85984 87079 87087 87580 87994 92438 ' +
    '93606 94925 98138 98283 99206 99207 99780 99781 3626c 3815 3816 3817 3818 3819 3820 30374 4599b 3037 3038 3660 3298 4286 4287c'
  ).split(' '),
);

/** Shorter names of moulds by number. */
export const renamed: ReadonlyMap<string, string> = readPairs('renamed');

/** Numbers that the source gave up, and the part that has their elements now. */
export const renumbered: ReadonlyMap<string, string> = readPairs('renumbered');

export const formerNumbers = (number: string): string[] =>
  [...renumbered].flatMap(([former, now]) => (now === number ? [former] : []));
