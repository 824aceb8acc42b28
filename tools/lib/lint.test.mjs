/** Lint is what checks types: its settings must go on saying so, whatever its next version makes of them. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, program } from './paths.mjs'
import { runNode } from './run.mjs'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orderwright-lint-'))
  copyFileSync(at('.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  copyFileSync(at('tsconfig.base.json'), join(folder, 'tsconfig.json'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function lint(source) {
  writeFileSync(join(folder, 'module.ts'), source)
  const { code, output } = await runNode(program('oxlint', 'bin', 'oxlint'), ['--deny-warnings'], {
    cwd: folder,
    env: { OXLINT_TSGOLINT_PATH: program('oxlint-tsgolint', 'bin', 'tsgolint.js') },
  })
  return { code, codes: [...new Set(output.match(/TS\d+|no-floating-promises/g))] }
}

test.each([
  ['a wrong type', "export const wrong: number = 'x'", 'TS2322'],
  [
    'an entry of a list taken for granted',
    'const all: number[] = []\nexport const one: number = all[0]',
    'TS2322',
  ],
  ['a name that nobody uses', 'const unused = 1\nexport {}', 'TS6133'],
  ['a global of another platform', 'export const title = document.title', 'TS2584'],
  [
    'a promise that nobody awaits',
    'export function go(): void {\n  Promise.resolve(1)\n}',
    'no-floating-promises',
  ],
])('lint refuses %s', async (_what, source, expected) => {
  const { code, codes } = await lint(source)
  expect([code === 0, codes]).toEqual([false, expect.arrayContaining([expected])])
})

test('and has nothing against what is right', async () => {
  expect(await lint('export const right: number = 1\n')).toEqual({ code: 0, codes: [] })
})
