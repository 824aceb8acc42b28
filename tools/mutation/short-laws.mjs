/**
 * Before every test file, while code is broken on purpose: a law draws examples for a second and a half at most, else every
 * break that nobody notices would wait for all of them. The score errs to the low side: fewer examples notice less.
 */
import { configureGlobal, readConfigureGlobal } from 'fast-check'

configureGlobal({ ...readConfigureGlobal(), interruptAfterTimeLimit: 1500 })
