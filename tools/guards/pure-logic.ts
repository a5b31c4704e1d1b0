import { faultsOf, isRehearsal, withoutComments, type Guard } from './guard.ts';

/** Names of the browser and the machine that pure logic gets handed in. */
const GLOBALS =
  /(?<![\w$.'"`-])(?:window|document|navigator|location|self|globalThis|setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame|performance|crypto|fetch|WebSocket|XMLHttpRequest|BroadcastChannel|Worker|localStorage|sessionStorage|indexedDB|process)(?=\s*[.([])|\bnew (?:WebSocket|BroadcastChannel|Worker|XMLHttpRequest)\b|\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b/g;
/** Worlds for tests are made of the machine. */
const isTestWorld = (path: string) => /(^|\/)test-[a-z-]+(\.tsx?$|\/)/.test(path);

/** The chat client owns no time, chance, socket or store: with all of them handed in, ten thousand schedules run in a minute, and a seed replays one. */
export const pureLogic: Guard = (files) =>
  files
    .filter(({ path }) => /^packages\/chat-client\/src\/.*\.ts$/.test(path) && !isRehearsal(path) && !isTestWorld(path))
    .flatMap((file) =>
      faultsOf(
        { ...file, text: withoutComments(file.text) },
        GLOBALS,
        ([name]) =>
          `\`${name}\` belongs to the browser or the machine. The chat client gets its time, chance, sockets and store by its ports: use those of src/ports.ts.`,
      ),
    );
