/** Days of statuses and payments are those of the organization, as on papers and in lists: in the evening another than that of UTC. [issue 18, decision 118] */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '..', '..')
const folders = ['checkout/status', 'checkout/payment/ledger', 'order-page/header']

test('no point in time is written as the day that it has in UTC', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(features, folder))
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(10)
  const wrong = files.filter((file) =>
    /formatDate\([\w.]*\.date\b/.test(readFileSync(join(features, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})
