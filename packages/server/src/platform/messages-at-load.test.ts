/** What is read of messages while modules load would stay in one language for ever. [decision 0207] */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const program = join(import.meta.dirname, '..', 'testing', 'read-at-load.ts')

it('[issue 18] no message is read while modules load: each is read when it is said', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program], { cwd: root })
  const { modules, read } = JSON.parse(stdout)
  expect(modules).toBeGreaterThan(1000)
  expect(read).toEqual([])
}, 120_000)
