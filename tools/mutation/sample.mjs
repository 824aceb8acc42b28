/** Which mutants of an area are tried: all, or a sample that the same code always gives again. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createInjector } from 'typed-inject'
import { createInstrumenter } from '@stryker-mutator/instrumenter'
import { at } from '../lib/paths.mjs'

/** How many mutants of an area are tried where not all are. */
export const SAMPLE = 300
/** Another one after tests were written for what a sample had shown: only a new sample tells what they are worth. */
const SEED = 'orderwright-2'
/** Drawn beyond the sample, because mutants of what runs only while a module loads are left out later. */
const RESERVE = 8

const silent = {
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
  fatal() {},
  isDebugEnabled: () => false,
}

/** What makes a mutant the same one in two listings: file, place and replacement. Places count lines and columns from 0. */
export function mutantKey({ fileName, location: { start, end }, mutatorName, replacement }) {
  return [fileName, start.line, start.column, end.line, end.column, mutatorName, replacement].join('|')
}

/** Every mutant of `files` (paths from the root), as Stryker makes them: `{ fileName, location, mutatorName, replacement }`. */
export async function listMutants(files) {
  const injector = createInjector().provideValue('logger', silent).provideValue('options', {})
  const instrumenter = injector.injectFunction(createInstrumenter)
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(at(name), 'utf8') }))
  const { mutants } = await instrumenter.instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
    noHeader: true,
  })
  return mutants
}

function rank(mutant) {
  return createHash('sha256')
    .update(`${SEED}|${mutantKey(mutant)}`)
    .digest('hex')
}

/** `mutants` in the order in which they are drawn: by a hash, so that a change elsewhere draws nothing else. */
export function drawOrder(mutants) {
  return mutants
    .map((mutant) => [rank(mutant), mutant])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, mutant]) => mutant)
}

/** The mutants to try of an area: all of them, or the sample with its reserve. */
export async function mutantsToTry({ files, whole }) {
  const mutants = await listMutants(files)
  return {
    total: mutants.length,
    tried: whole ? mutants : drawOrder(mutants).slice(0, Math.round(SAMPLE * (1 + 1 / RESERVE))),
  }
}
