import type { Mould } from '../catalogue-data/catalogue.entity.ts';

/** Colours by Rebrickable's ids. */
const BLACK = 0;
const BLUE = 1;
const GREEN = 2;
const RED = 4;
const BRIGHT_GREEN = 10;
const YELLOW = 14;
const WHITE = 15;
const TAN = 19;
const ORANGE = 25;
const LIME = 27;
const TRANS_RED = 36;
const TRANS_LIGHT_BLUE = 41;
const TRANS_CLEAR = 47;
const TRANS_NEON_ORANGE = 57;
const REDDISH_BROWN = 70;
const LIGHT_GRAY = 71;
const DARK_GRAY = 72;
const FLAT_SILVER = 179;
const TRANS_ORANGE = 182;
const DARK_GREEN = 288;
const DARK_BROWN = 308;

const PLANT = [GREEN, BRIGHT_GREEN, DARK_GREEN, LIME];
const WOOD = [REDDISH_BROWN, DARK_BROWN, TAN];
const STONE = [DARK_GRAY, LIGHT_GRAY];
const METAL = [FLAT_SILVER, LIGHT_GRAY, DARK_GRAY];

/** The colours that a thing has by nature, the best first, by the beginning of its English name. */
const BY_NAME: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^Minifig (Head|Hand)\b/, [YELLOW]],
  [/^(Minifig Hair|Beard)\b/, [REDDISH_BROWN, DARK_BROWN, BLACK]],
  [/^Palm (Tree Top|Leaf)\b|^(Leaves|Leaf|Vine|Sea Grass|Grass|Flower Stem|Carrot Top)\b/, PLANT],
  [/^Palm Tree (Base|Trunk)\b|^(Barrel|Treasure Chest|Crate|Horse Hitching|Wagon Wheel|Broom)\b/, WOOD],
  [/^(Frog|Snake)\b/, PLANT],
  [/^Tyre\b|^Spider\b/, [BLACK, DARK_GRAY]],
  [/^Wheel\b/, [LIGHT_GRAY, WHITE, DARK_GRAY]],
  [/^(Glass|Windscreen)\b/, [TRANS_CLEAR, TRANS_LIGHT_BLUE]],
  [/^(Flame|Energy Blast)\b/, [TRANS_ORANGE, TRANS_NEON_ORANGE, TRANS_RED, RED]],
  [/^Rock \d.*(Crystal|Jewel)/, [TRANS_LIGHT_BLUE, TRANS_CLEAR]],
  [/^Rock\b/, STONE],
  [/^(Sword|Axe)\b/, METAL],
  [/^(Arm|Leg|Torso), Skeleton\b|^Dog Bone\b|^Egg\b|^Cloud\b|^Ice Cream Scoops\b/, [WHITE]],
  [/^(Ice Cream Cone|Bread)\b/, [TAN, REDDISH_BROWN]],
  [/^Banana\b/, [YELLOW]],
  [/^(Cherries|Apple|Crab|Parrot)\b/, [RED]],
  [/^Carrot\b/, [ORANGE]],
  [/^Rubber Dinghy\b/, [YELLOW, BLUE]],
];

/** The colours in which a thing is known: heads are yellow, palm leaves green. Empty for parts that have none. */
export const naturalColours = ({ names }: Mould): readonly number[] =>
  BY_NAME.find(([name]) => name.test(names.en))?.[1] ?? [];
