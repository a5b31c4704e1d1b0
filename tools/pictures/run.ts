/** `npm run pictures -- COMMAND FOLDER`: compiles the geometry of parts; docs/notes/044 says how and why. */
import { compileMeshes } from './meshes.ts';

const [command = '', folder] = process.argv.slice(2);

const COMMANDS: Readonly<Record<string, (geometry: string) => void>> = { meshes: compileMeshes };

const run = COMMANDS[command];
if (!run || folder === undefined) {
  console.error(
    `Give a command and the folder of the geometry: npm run pictures -- ${Object.keys(COMMANDS).join('|')} FOLDER`,
  );
  process.exit(2);
}
run(folder);
