/** What came of the places that were tried in earlier rounds, for as long as their files are as they were. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../lib/paths.mjs'

const fileIn = (folder) => join(folder, 'outcomes.json')

/** The hash of each file; taken before a round, because one goes on working while it runs. */
export function hashesOf(fileNames) {
  return new Map(
    [...new Set(fileNames)].map((fileName) => {
      const text = existsSync(at(fileName)) ? readFileSync(at(fileName)) : ''
      return [fileName, createHash('sha256').update(text).digest('hex')]
    }),
  )
}

/** The outcomes by mutant, without those of files that have changed since. Tests that have changed do not count. */
export function readOutcomes(folder, hashes) {
  if (!existsSync(fileIn(folder))) return new Map()
  const kept = JSON.parse(readFileSync(fileIn(folder), 'utf8'))
  return new Map(
    kept.flatMap(([key, outcome, hash]) => (hashes.get(outcome.fileName) === hash ? [[key, outcome]] : [])),
  )
}

/** Writes `outcomes`, a Map by mutant, beside the hash of the file that each is in. */
export function keepOutcomes(folder, outcomes, hashes) {
  const rows = [...outcomes].map(([key, outcome]) => [key, outcome, hashes.get(outcome.fileName)])
  writeFileSync(fileIn(folder), JSON.stringify(rows))
}
