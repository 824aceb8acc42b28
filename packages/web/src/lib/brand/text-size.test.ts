/** The size of text that an organization wants. */
import { expect, test } from 'vitest'
import { applyTextSize } from './text-size.ts'

test('[2.3.25] ordinary text has the size that the organization says, in proportion to what the reader has set', () => {
  const set: string[] = []
  const root: HTMLElement = Object.assign(Object.create(null), {
    style: {
      setProperty: (name: string, value: string) => set.push(`${name}: ${value}`),
      removeProperty: (name: string) => set.push(`no ${name}`),
    },
  })
  applyTextSize(root, 14)
  applyTextSize(root, 17.5)
  applyTextSize(root, null)
  expect(set).toEqual(['font-size: 100%', 'font-size: 125%', 'no font-size'])
})
