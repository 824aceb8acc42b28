/**
 * Before every test file: property tests draw the same examples in every run of the same code, so that a run that
 * failed can be repeated and a delivery never depends on luck. `npm run test:fuzz` draws new ones (`FUZZ_SEED`, a whole
 * number).
 */
import { configureGlobal, readConfigureGlobal } from 'fast-check'

const drawn = Number(process.env['FUZZ_SEED'] || 20_261_121)
if (!Number.isSafeInteger(drawn)) throw new Error('FUZZ_SEED is a whole number.')

configureGlobal({ ...readConfigureGlobal(), seed: drawn })
