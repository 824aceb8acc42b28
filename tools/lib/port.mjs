/** Asks whether a port is free, before anything slow begins. */
import { createServer } from 'node:net'

/** Ends the process with one line when something else listens on `host`:`port`. */
export function ensurePortFree(host, port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => {
      if (error.code !== 'EADDRINUSE') return resolve()
      process.stderr.write(
        `Port ${port} is in use by another program. Stop it, or choose another: PORT=${port + 1} npm start\n`,
      )
      process.exit(1)
    })
    probe.listen(port, host, () => probe.close(resolve))
  })
}

/** A port of this machine that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
