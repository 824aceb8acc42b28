/** `npm run types`: type checking alone. */
import { timed } from './lib/results.mjs'
import { checkTypes } from './lib/types.mjs'

const { failed } = await timed('types', checkTypes)
process.exit(failed ? 1 : 0)
