/** `npm run pictures -- COMMAND FOLDER`: compiles the geometry of parts; docs/notes/043 and 044 say how and why. */
import { compileScenes, compileStills } from './compile.ts';
import { compileComposed } from './compose.ts';
import { writeEdition } from './edition.ts';
import { judgeStills } from './judge.ts';
import { compileMeshes } from './meshes.ts';
import { writeSheets } from './sheet.ts';

const [command = '', folder] = process.argv.slice(2);

/**
 * `compile` draws the stills, `judge` compares them with the geometry, `meshes` compiles what is turned; `composed` does
 * both for what is put together of parts; `scenes` draws only the scenes of several parts; `sheet` shows the stills of a
 * category of the shop. After a change of how files are written `edition` alone is enough.
 */
const COMMANDS: Readonly<Record<string, (folderOrCategory: string) => void | Promise<void>>> = {
  compile: async (geometry) => {
    await compileStills(geometry);
    writeEdition();
  },
  composed: (geometry) => {
    compileComposed(geometry);
    writeEdition();
  },
  edition: writeEdition,
  judge: judgeStills,
  scenes: (geometry) => {
    compileScenes(geometry);
    writeEdition();
  },
  meshes: (geometry) => {
    compileMeshes(geometry);
    writeEdition();
  },
  sheet: writeSheets,
};

const run = COMMANDS[command];
if (!run || (folder === undefined && command !== 'edition')) {
  console.error(
    `Give a command and the folder of the geometry, or a category: npm run pictures -- ${Object.keys(COMMANDS).join('|')} FOLDER`,
  );
  process.exit(2);
}
await run(folder ?? '');
