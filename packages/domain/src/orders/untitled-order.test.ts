import { expect, test } from 'vitest'
import { aDocument, anItem } from '../testing/builders.ts'
import { isDiscarded } from './untitled-order.ts'

const untitled = { title: 'UNTITLED order', promptedForProjectInfo: 0 } as const

test('[1.4.23] an untitled order that was not prompted for project info and is empty is discarded', () => {
  expect(isDiscarded(aDocument([], untitled))).toBe(true)
})

test('[1.4.23] an order with a name, with project info, or with items is kept', () => {
  expect(isDiscarded(aDocument([], { ...untitled, title: 'Villa' }))).toBe(false)
  expect(isDiscarded(aDocument([], { ...untitled, promptedForProjectInfo: 1 }))).toBe(false)
  expect(isDiscarded(aDocument([anItem()], untitled))).toBe(false)
})
