/** Programs of the machine that a longer test needs and the product does not: where they are, or what is said of those that are not. */
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where Debian has PostgreSQL's programs, by version. */
const POSTGRES = '/usr/lib/postgresql'

/** Where programs of system services are, whoever's PATH it is. */
function furtherFolders() {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  return ['/usr/sbin', '/usr/local/sbin', ...newestFirst.map((version) => join(POSTGRES, version, 'bin'))]
}

/** The path of the program, or undefined. */
export function findProgram(name) {
  return [...(process.env.PATH ?? '').split(delimiter), ...furtherFolders()]
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** Says that nothing was tried for want of these, as a line that is counted, and ends. */
export function skipWithout(missing) {
  process.stdout.write(`skipped: no ${missing.join(', no ')}\n0 rounds passed, 0 failed, 1 skipped\n`)
  process.exit(0)
}
