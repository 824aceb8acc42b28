/** The import-boundary check sees the sources and catches what it is there for. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkBoundaries, cruise, sourceFiles } from './boundaries.mjs'
import { at } from './paths.mjs'

const folder = mkdtempSync(join(tmpdir(), 'orderwright-boundaries-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(path, text) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

describe('import boundaries', () => {
  test('fails over files that it has not seen', async () => {
    const [first, ...others] = sourceFiles()
    expect(others.length).toBeGreaterThan(100)
    const { failed, report } = await checkBoundaries({ seen: new Set(others), violations: [] })
    expect(failed).toBe(1)
    expect(report).toContain(first)
    expect((await checkBoundaries({ seen: new Set([first, ...others]), violations: [] })).failed).toBe(0)
  })

  test('it refuses what points upwards, inside, at Node or in a circle', { timeout: 300_000 }, async () => {
    write('package.json', '{"type":"module"}')
    write('config.mjs', await configText())
    write('packages/domain/src/index.ts', "export * from './a.ts'\n")
    write('packages/domain/src/a.ts', "import { b } from './b.ts'\nexport const a = b\n")
    write('packages/domain/src/b.ts', "import { a } from './a.ts'\nexport const b = a\n")
    write('packages/domain/src/node.ts', "import { join } from 'node:path'\nexport const c = join('a')\n")
    write('packages/domain/src/up.ts', "import { w } from '../../web/src/index.ts'\nexport const d = w\n")
    write('packages/web/src/index.ts', "import { a } from '../../domain/src/a.ts'\nexport const w = a\n")
    write('packages/server/src/modules/orders/deep/in.ts', 'export const e = 1\n')
    write(
      'packages/server/src/modules/home/use.ts',
      "import { e } from '../orders/deep/in.ts'\nexport const f = e\n",
    )
    const { violations } = await cruise('packages', join(folder, 'config.mjs'), folder)
    const names = new Set(violations.map(({ rule }) => rule.name))
    expect([...names].sort()).toEqual(
      ['entry-of-domain', 'inside-of-orders', 'layer-domain', 'no-cycle', 'pure-domain'].sort(),
    )
  })
})

async function configText() {
  const { readFile } = await import('node:fs/promises')
  return readFile(at('.dependency-cruiser.mjs'), 'utf8')
}
