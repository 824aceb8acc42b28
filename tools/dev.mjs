/**
 * `npm run dev`: the server from its sources, started again when they change, and Vite before it with the web app.
 * The page is at PORT as ever; the server listens on the next port.
 */
import './lib/node-version.mjs'
import { spawn } from 'node:child_process'
import { ensureInstalled } from './lib/install.mjs'
import { stopWithParent } from './lib/parent.mjs'
import { program, root, webFolder } from './lib/paths.mjs'
import { ensurePortFree } from './lib/port.mjs'

process.chdir(root)
stopWithParent()
const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 3000)
const serverPort = port + 1
await ensurePortFree(host, port)
await ensurePortFree(host, serverPort)
await ensureInstalled()

const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`
process.env.API_URL = `http://127.0.0.1:${serverPort}`
const server = spawn(
  process.execPath,
  [program('tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false', 'packages/server/src/main.ts'],
  {
    stdio: 'inherit',
    // A group of its own: Ctrl+C reaches it through us, once.
    detached: process.platform !== 'win32',
    env: { ...process.env, HOST: host, PORT: String(serverPort), PUBLIC_URL: publicUrl },
  },
)
const exited = new Promise((resolve) => server.once('exit', resolve))

const { createServer } = await import('vite')
const web = await createServer({
  root: webFolder,
  configFile: `${webFolder}/vite.config.ts`,
  server: { host, port, strictPort: true },
  clearScreen: false,
})
await web.listen()
process.stdout.write(`The web app with reloading is at ${publicUrl}\n`)

let stopping = false
async function stop(code) {
  if (stopping) return
  stopping = true
  server.kill('SIGTERM')
  await Promise.all([exited, web.close()])
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))
void exited.then(() => stop(1))
