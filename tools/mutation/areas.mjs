/**
 * The areas in which code is broken on purpose: the folders of the domain, and the server's handlers. Access, payments and
 * costs are broken everywhere; of every other area a sample is drawn.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../lib/paths.mjs'

const SOURCE = /\.tsx?$/
const NO_SOURCE = /\.test\.tsx?$|\/testing\/|\.d\.ts$/

/** What has an area of its own although it stands in a folder with others. */
const COSTS = ['packages/domain/src/orders/costs/costs.ts', 'packages/domain/src/orders/costs/cost-trace.ts']

function filesBelow(folder) {
  return readdirSync(at(folder), { recursive: true })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => SOURCE.test(file) && !NO_SOURCE.test(file))
    .sort()
}

function folders(parent) {
  return readdirSync(at(parent)).filter(
    (name) => statSync(at(parent, name)).isDirectory() && name !== 'testing',
  )
}

/**
 * Every area: `{ name, tests, whole, files }`. `tests` is the package whose tests judge it; with `whole` every mutant is
 * tried, else a sample. `files` are paths from the root.
 */
export function areas() {
  const whole = new Set(['access', 'payments'])
  const domain = folders('packages/domain/src').map((name) => ({
    name,
    tests: 'domain',
    whole: whole.has(name),
    files: filesBelow(`packages/domain/src/${name}`).filter((file) => !COSTS.includes(file)),
  }))
  return [
    ...domain.filter(({ files }) => files.length > 0),
    { name: 'costs', tests: 'domain', whole: true, files: COSTS },
    { name: 'handlers', tests: 'server', whole: false, files: filesBelow('packages/server/src/modules') },
  ].sort((a, b) => Number(b.whole) - Number(a.whole) || (a.name < b.name ? -1 : 1))
}

/** Files of the area that switch the breaking off by a comment: their silence counts against them. */
export function switchedOff({ files }) {
  return files.filter((file) => /\/[/*]\s*Stryker\s+disable/.test(readFileSync(at(file), 'utf8')))
}
