/** A view of a part besides the one in lists and the one that turns. */
export const PART_VIEWS = ['back', 'top', 'side', 'end', 'scale'] as const;
export type PartView = (typeof PART_VIEWS)[number];

/** Pictures of several parts; each is composed in scenes/. */
export const SCENES = ['empty', 'fallen', 'misfit', 'not-found', 'parts-list', 'repair', 'tray', 'welcome'] as const;
export type SceneName = (typeof SCENES)[number];

/** What stands for a part that no file shows, such as one that only a newer server knows. */
export const UNKNOWN_SHAPE = 'schematic-other';

/** The file of a shape: the symbols `part`, as in lists, and `turning`, in the scale that all its angles share. */
export const shapeFile = (shape: string): string => `/pictures/shapes/${shape}.svg`;
/** The file of a shape's views: a symbol for each of PART_VIEWS. */
export const viewsFile = (shape: string): string => `/pictures/views/${shape}.svg`;
/** The file of a scene: the symbol `scene`. */
export const sceneFile = (name: SceneName): string => `/pictures/scenes/${name}.svg`;
