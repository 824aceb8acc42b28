/** Pages name what they need. Issue 12, 35. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { preloadsOf } from './preloads.ts'

const folder = mkdtempSync(join(tmpdir(), 'orderwright-preloads-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const screens = {
  'src/features/home/home-page.tsx': ['assets/early-1.js', 'assets/app-1.js', 'assets/home-1.js'],
  'src/features/order-page/order-page.tsx': ['assets/early-1.js', 'assets/app-1.js', 'assets/order-1.js'],
}

test('[issue 12, 35] an address names the files of its screen, what every address needs first', () => {
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite', 'screens.json'), JSON.stringify(screens))
  const preloads = preloadsOf(folder)
  expect(preloads('/')).toBe(
    '</assets/early-1.js>; rel=modulepreload; crossorigin, </assets/app-1.js>; rel=modulepreload; crossorigin, </assets/home-1.js>; rel=modulepreload; crossorigin',
  )
  expect(preloads('/orders/51')).toContain('</assets/order-1.js>; rel=modulepreload; crossorigin')
  expect([preloads('/orders/abc'), preloads('/admin')]).toEqual([null, null])
})

test('a build that lists nothing names nothing', () => {
  expect(preloadsOf(join(folder, 'none'))('/')).toBeNull()
})
