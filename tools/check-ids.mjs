/** The lint rule against ids outside the seeds, alone. */
import { checkIds } from './lib/ids.mjs'
import { at } from './lib/paths.mjs'
import { timed } from './lib/results.mjs'

const { failed } = await timed('ids outside the seeds', () => Promise.resolve(checkIds(at('packages'))))
process.exit(failed ? 1 : 0)
