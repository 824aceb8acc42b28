/** What every command does first: the dependencies, then the build. Ends the process when one fails. */
import { buildChanged } from './build.mjs'
import { ensureInstalled } from './install.mjs'

export async function makeReady() {
  await ensureInstalled()
  try {
    await buildChanged()
  } catch (error) {
    process.stderr.write(`The build failed:\n${error.message}\n`)
    process.exit(1)
  }
}
