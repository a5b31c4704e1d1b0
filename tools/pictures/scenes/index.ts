import { SCENES, type SceneName } from '@shop/design-system/pictures/picture-address';
import type { Still } from '@shop/design-system/pictures/still';
import { drawStill } from '../still/draw-still.ts';
import { compose, type PartSource, type SceneItem } from './compose.ts';
import { emptyScene } from './empty.ts';
import { houseScene } from './house.ts';
import { notFoundScene } from './not-found.ts';
import { partsListScene } from './parts-list.ts';
import { repairScene } from './repair.ts';
import { trayScene } from './tray.ts';
import { fallenScene, misfitScene } from './wall.ts';

/** How each scene is composed. */
const scenes: Readonly<Record<SceneName, (source: PartSource) => SceneItem[]>> = {
  empty: emptyScene,
  fallen: fallenScene,
  misfit: misfitScene,
  'not-found': notFoundScene,
  'parts-list': partsListScene,
  repair: repairScene,
  tray: trayScene,
  welcome: houseScene,
};

/** Units across a scene, which is shown larger than a part. */
const SIZE = 1600;

export const drawScenes = (source: PartSource): Still[] =>
  SCENES.map((number) => ({ number, ...drawStill(compose(scenes[number](source), source), { size: SIZE }) }));
