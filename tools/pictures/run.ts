/** `npm run pictures -- COMMAND FOLDER`: compiles the geometry of parts; docs/notes/043 and 044 say how and why. */
import { compileStills } from './compile.ts';
import { judgeStills } from './judge.ts';
import { compileMeshes } from './meshes.ts';

const [command = '', folder] = process.argv.slice(2);

/** `compile` draws the stills, `judge` compares them with the geometry, `meshes` compiles what is turned. */
const COMMANDS: Readonly<Record<string, (geometry: string) => void | Promise<void>>> = {
  compile: compileStills,
  judge: judgeStills,
  meshes: compileMeshes,
};

const run = COMMANDS[command];
if (!run || folder === undefined) {
  console.error(
    `Give a command and the folder of the geometry: npm run pictures -- ${Object.keys(COMMANDS).join('|')} FOLDER`,
  );
  process.exit(2);
}
await run(folder);
