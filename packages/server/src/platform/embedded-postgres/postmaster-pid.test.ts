/** What a lock file proves about the server that wrote it. */
import { spawn } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPostmaster } from './postmaster-pid.ts'
import { withStartLock } from './start-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-pid-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function writePid(pid: number | string): void {
  const lines = [pid, folder, 1_780_000_000, 5432, '/socket', '', '0 0', 'ready   ', '']
  writeFileSync(join(folder, 'postmaster.pid'), lines.join('\n'))
}

async function endedProcess(): Promise<number> {
  const child = spawn('true')
  await new Promise((resolve) => child.on('exit', resolve))
  return child.pid ?? 0
}

describe('the lock file', () => {
  test('of nobody: there is none', () => {
    expect(readPostmaster(folder)).toEqual({ kind: 'gone' })
  })

  test('of a process that has ended', async () => {
    writePid(await endedProcess())
    expect(readPostmaster(folder)).toEqual({ kind: 'gone' })
  })

  test('of a number that somebody else has by now', () => {
    writePid(process.pid)
    expect(readPostmaster(folder)).toEqual({ kind: 'leftover' })
  })

  test('that makes no sense', () => {
    writePid('what')
    expect(readPostmaster(folder)).toEqual({ kind: 'leftover' })
  })
})

describe('the start lock', () => {
  test('lets one at a time in', async () => {
    let inside = 0
    let most = 0
    const visit = () =>
      withStartLock(folder, async () => {
        inside += 1
        most = Math.max(most, inside)
        await Promise.resolve()
        inside -= 1
      })
    await Promise.all([visit(), visit(), visit()])
    expect(most).toBe(1)
  })

  test('is taken over from a process that was killed', async () => {
    writeFileSync(join(folder, 'start.lock'), `${await endedProcess()}:1`)
    expect(await withStartLock(folder, () => Promise.resolve('in'))).toBe('in')
  })

  test('is given back when the work fails', async () => {
    await expect(withStartLock(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await withStartLock(folder, () => Promise.resolve('in'))).toBe('in')
  })
})
