/** The shop with hot reload on the stand-in shop in the browser (MSW): `npm run dev [-- --port N]`. */
import path from 'node:path';
import { createServer } from 'vite';
import { portFrom, explainPort } from './ports.ts';

const app = path.resolve(import.meta.dirname, '../app');
const port = portFrom(process.argv.slice(2), 5173);
try {
  const server = await createServer({
    root: app,
    configFile: path.join(app, 'vite.config.ts'),
    mode: 'mocks',
    server: { host: '127.0.0.1', port, strictPort: true },
  });
  await server.listen();
  console.log(`The shop with hot reload: http://127.0.0.1:${port}/ (stand-in shop in the browser; Ctrl-C closes it)`);
} catch (problem) {
  console.error(explainPort(problem, port, 'npm run dev'));
  process.exitCode = 1;
}
