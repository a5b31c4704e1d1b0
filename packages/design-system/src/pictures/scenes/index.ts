import type { SceneName } from '../picture-address.ts';
import type { Scene } from '../scene.ts';
import { emptyScene } from './empty.ts';
import { fallenScene, misfitScene } from './wall.ts';
import { houseScene } from './house.ts';
import { notFoundScene } from './not-found.ts';
import { partsListScene } from './parts-list.ts';
import { repairScene } from './repair.ts';
import { trayScene } from './tray.ts';

/** How each scene is composed. */
export const scenes: Readonly<Record<SceneName, () => Scene>> = {
  empty: emptyScene,
  fallen: fallenScene,
  misfit: misfitScene,
  'not-found': notFoundScene,
  'parts-list': partsListScene,
  repair: repairScene,
  tray: trayScene,
  welcome: houseScene,
};
