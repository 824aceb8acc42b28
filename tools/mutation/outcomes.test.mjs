/** Rounds of a mutation run: what came of a place is kept until its file changes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashesOf, keepOutcomes, readOutcomes } from './outcomes.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orderwright-outcomes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const [one, other] = ['tools/mutation/outcomes.mjs', 'tools/mutation/score.mjs']
const found = new Map([
  ['a', { fileName: one, status: 'Killed' }],
  ['b', { fileName: other, status: 'Survived' }],
])

test('what a round found is there for the next one', () => {
  const hashes = hashesOf([one, other])
  expect(readOutcomes(folder, hashes)).toEqual(new Map())
  keepOutcomes(folder, found, hashes)
  expect(readOutcomes(folder, hashes)).toEqual(found)
})

test('a place is tried again when its file is another one', () => {
  const hashes = hashesOf([one, other])
  keepOutcomes(folder, found, hashes)
  const changed = new Map([...hashes, [one, 'another']])
  expect([...readOutcomes(folder, changed).keys()]).toEqual(['b'])
})
