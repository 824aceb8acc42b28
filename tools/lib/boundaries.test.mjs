/** The import-boundary check sees the sources and catches what it is there for. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkBoundaries, cruise, folderCircles, sourceFiles } from './boundaries.mjs'
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
    const { failed, report } = await checkBoundaries({ modules: [], seen: new Set(others), violations: [] })
    expect(failed).toBe(1)
    expect(report).toContain(first)
    const seen = new Set([first, ...others])
    expect((await checkBoundaries({ modules: [], seen, violations: [] })).failed).toBe(0)
  })

  test('folders that depend on each other in a circle are found at every depth, types and long ways included', async () => {
    const imports = (source, ...resolved) => ({
      source,
      dependencies: resolved.map((to) => ({ resolved: to })),
    })
    const base = 'packages/web/src/features'
    const modules = [
      imports(`${base}/cart/row.tsx`, `${base}/options/deep/list.tsx`, `${base}/open/order.ts`),
      imports(`${base}/options/panel.tsx`, `${base}/checkout/button.tsx`),
      imports(`${base}/checkout/button.tsx`, `${base}/cart/totals.tsx`, `${base}/checkout/status/line.tsx`),
      imports(`${base}/checkout/status/line.tsx`, `${base}/checkout/payment/due.ts`),
      imports(`${base}/checkout/payment/due.ts`, `${base}/checkout/status/screen.tsx`),
      // No circles: a file beside a folder, a test, another package.
      imports(`${base}/open/order.ts`, `${base}/open/live/channel.ts`, 'packages/domain/src/index.ts'),
      imports(`${base}/open/live/channel.ts`, `${base}/open/order.ts`),
      imports(`${base}/open/order.test.ts`, `${base}/cart/row.tsx`),
    ]
    const expected = [
      { parent: base, circle: ['cart', 'options', 'checkout', 'cart'] },
      { parent: `${base}/checkout`, circle: ['status', 'payment', 'status'] },
    ]
    expect(folderCircles(modules)).toEqual(expected)
    const { failed, report } = await checkBoundaries({
      modules,
      seen: new Set(sourceFiles()),
      violations: [],
    })
    expect(failed).toBe(1)
    expect(report).toContain(`folders in a circle: ${base}: cart → options → checkout → cart`)
    expect(folderCircles(modules.slice(0, 2))).toEqual([])
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
