/** `npm run pictures -- COMMAND FOLDER`: compiles the geometry of parts; docs/notes/043 and 044 say how and why. */
import { compileStills } from './compile.ts';
import { judgeStills } from './judge.ts';
import { compileMeshes } from './meshes.ts';
import { writeSheets } from './sheet.ts';

const [command = '', folder] = process.argv.slice(2);

/**
 * `compile` draws the stills, `judge` compares them with the geometry, `meshes` compiles what is turned; `sheet` shows the
 * stills of a category of the shop.
 */
const COMMANDS: Readonly<Record<string, (folderOrCategory: string) => void | Promise<void>>> = {
  compile: compileStills,
  judge: judgeStills,
  meshes: compileMeshes,
  sheet: writeSheets,
};

const run = COMMANDS[command];
if (!run || folder === undefined) {
  console.error(
    `Give a command and the folder of the geometry, or a category: npm run pictures -- ${Object.keys(COMMANDS).join('|')} FOLDER`,
  );
  process.exit(2);
}
await run(folder);
