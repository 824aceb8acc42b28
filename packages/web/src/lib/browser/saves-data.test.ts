/** What the browser says of saving data. */
import { expect, it } from 'vitest'
import { savesData } from './saves-data.ts'

it('data is saved where the browser says so, and nowhere else', () => {
  expect(savesData({ navigator: { connection: { saveData: true } } })).toBe(true)
  expect(savesData({ navigator: { connection: { saveData: false } } })).toBe(false)
  expect(savesData({ navigator: { connection: {} } })).toBe(false)
  expect(savesData({ navigator: { connection: null } })).toBe(false)
  expect(savesData({ navigator: {} })).toBe(false)
})
