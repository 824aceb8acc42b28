/** Pages name what they need. Issue 12, 35. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { preloadsOf } from './preloads.ts'

const folder = mkdtempSync(join(tmpdir(), 'orderwright-preloads-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_app.js'] },
  '_app.js': { file: 'assets/app-1.js' },
  '_order.js': { file: 'assets/order-1.js', imports: ['_app.js'] },
  'src/features/home/home-page.tsx': { file: 'assets/home-1.js', imports: ['_app.js'] },
  'src/features/order-editor/order-page.tsx': { file: 'assets/page-1.js', imports: ['_app.js', '_order.js'] },
}

test('an address names the chunks of its screen that the app does not bring anyway', () => {
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest))
  const preloads = preloadsOf(folder)
  expect(preloads('/')).toBe('</assets/home-1.js>; rel=modulepreload; crossorigin')
  expect(preloads('/orders/51')).toBe(
    '</assets/page-1.js>; rel=modulepreload; crossorigin, </assets/order-1.js>; rel=modulepreload; crossorigin',
  )
  expect([preloads('/orders/abc'), preloads('/admin')]).toEqual([null, null])
})

test('a build that lists nothing names nothing', () => {
  expect(preloadsOf(join(folder, 'none'))('/')).toBeNull()
})
