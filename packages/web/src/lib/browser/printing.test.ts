/** The printing flag, over a window that only knows how to print. */
import { afterEach, expect, test, vi } from 'vitest'
import { printingNow, printPage, subscribeToPrinting } from './printing.ts'

function aWindow(print: () => void) {
  const page = Object.assign(new EventTarget(), { print })
  vi.stubGlobal('window', page)
  return page
}

afterEach(() => void vi.unstubAllGlobals())

test('[2.4.04] printing sets the flag, and the end of the dialog resets it', () => {
  const during: boolean[] = []
  aWindow(() => during.push(printingNow()))
  const heard: boolean[] = []
  const stop = subscribeToPrinting(() => heard.push(printingNow()))
  printPage()
  expect(during).toEqual([true])
  expect(heard).toEqual([true, false])
  expect(printingNow()).toBe(false)
  stop()
})

test('[2.4.04] the browser’s own print command sets and resets it too', () => {
  const page = aWindow(() => {})
  const stop = subscribeToPrinting(() => {})
  page.dispatchEvent(new Event('beforeprint'))
  expect(printingNow()).toBe(true)
  page.dispatchEvent(new Event('afterprint'))
  expect(printingNow()).toBe(false)
  stop()
  page.dispatchEvent(new Event('beforeprint'))
  expect(printingNow()).toBe(false)
})

test('[2.4.04] a browser that refuses to print leaves no flag behind', () => {
  aWindow(() => {
    throw new Error('no printer')
  })
  expect(() => printPage()).toThrow('no printer')
  expect(printingNow()).toBe(false)
})
