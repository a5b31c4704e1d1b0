import { EDITION } from './edition.ts';

/** Pictures of several parts; each is composed in scenes/. */
export const SCENES = ['empty', 'fallen', 'misfit', 'not-found', 'parts-list', 'repair', 'tray', 'welcome'] as const;
export type SceneName = (typeof SCENES)[number];

/** What stands for a part whose shape is not drawn. */
export const SCHEMATIC = 'schematic';

/** The file of a part by its number: the symbol `part`. */
export const partFile = (number: string): string => `/pictures/${number}.svg`;
/** The same for small pictures: coarser, and without lines between faces. */
export const cardFile = (number: string): string => `/pictures/cards/${number}.svg`;
/** The file of a scene: the symbol `scene`. */
export const sceneFile = (name: SceneName): string => `/pictures/scenes/${name}.svg`;

/** The address of such a file, or of a mesh, that changes when pictures are compiled anew, so that browsers may keep it for years. */
export const lasting = (file: string): string => `${file}?v=${EDITION}`;
