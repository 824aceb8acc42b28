/** `npm run build`: what a server in production runs, without starting it: the server, the web app, and the commands beside them. */
import './lib/node-version.mjs'
import { COMMANDS } from './lib/commands.mjs'
import { root } from './lib/paths.mjs'
import { makeReady } from './lib/ready.mjs'

process.chdir(root)
await makeReady()
// Loaded only now: it needs the dependencies. After the build: that puts a whole new folder in the place of the last one.
const { bundleServerScript } = await import('./lib/server-script.mjs')
for (const name of COMMANDS) await bundleServerScript(`${name}.ts`, name)
process.stdout.write(
  `Built: packages/server/dist (main.js, ${COMMANDS.join('.js, ')}.js) and packages/web/dist.\n`,
)
