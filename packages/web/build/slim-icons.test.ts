/** Lucide's icons as the browser gets them. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createPlainIcon } from '../src/ui/plain-icon.ts'
import { plainData, turnedData } from './slim-icons.ts'

const folder = join(
  dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm/icons',
)

it('[issue 12, 35] an icon keeps its lines and loses what only its maker read', () => {
  const code = plainData(readFileSync(join(folder, 'users.mjs'), 'utf8'))
  expect(code).toContain('["path", { d: "M16 3.128a4 4 0 0 1 0 7.744" }]')
  expect(code).toContain('["circle", { cx: "9", cy: "7", r: "4" }]')
  expect(code).not.toMatch(/key:|name:|size:/)
})

it('[issue 18] an icon that points along the line turns where lines run from right to left; undo does not', () => {
  const dataOf = (icon: string) => plainData(readFileSync(join(folder, `${icon}.mjs`), 'utf8'))
  const back = dataOf('arrow-left')
  expect(turnedData(back, 'arrow-left', 'ltr')).toBe(back)
  const turned = turnedData(back, 'arrow-left', 'rtl')
  expect(turned.match(/transform: "matrix\(-1 0 0 1 24 0\)"/g)).toHaveLength(back.match(/d: "/g)?.length ?? 0)
  expect(turned).toContain('d: "m12 19-7-7 7-7"')
  expect(turnedData(dataOf('undo-2'), 'undo-2', 'rtl')).toBe(dataOf('undo-2'))
})

it('is drawn in the colour of the text, hidden from screen readers unless it has a name', () => {
  const Down = createPlainIcon({ node: [['path', { d: 'm6 9 6 6 6-6' }]] })
  expect(renderToStaticMarkup(createElement(Down, { className: 'size-4' }))).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="size-4"><path d="m6 9 6 6 6-6"></path></svg>',
  )
  expect(renderToStaticMarkup(createElement(Down, { 'aria-label': 'More' }))).not.toContain('aria-hidden')
})
