/**
 * `npm start`: dependencies, build, server. It runs in this same process, so that one Ctrl+C stops everything.
 */
import './lib/node-version.mjs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stopWithParent } from './lib/parent.mjs'
import { root, serverFolder } from './lib/paths.mjs'
import { ensurePortFree } from './lib/port.mjs'
import { makeReady } from './lib/ready.mjs'

process.chdir(root)
stopWithParent()
const port = Number(process.env.PORT || 3000)
if (Number.isInteger(port) && port > 0 && port < 65_536) {
  await ensurePortFree(process.env.HOST || '127.0.0.1', port)
}
await makeReady()
await import(pathToFileURL(join(serverFolder, 'dist', 'main.js')).href)
