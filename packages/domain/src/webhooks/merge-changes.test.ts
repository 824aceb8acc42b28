/** What changes that come together come to. */
import { expect, test } from 'vitest'
import { gatherChanges } from './merge-changes.ts'

const item = (resourceId: number, change: 'created' | 'updated' | 'deleted' | 'restored') =>
  ({ resource: 'productInstance', resourceId, change }) as const

test('[issue 16] a record that is typed in is named once, as it became', () => {
  expect(
    gatherChanges([item(1, 'updated'), item(2, 'created'), item(1, 'updated'), item(2, 'updated')]),
  ).toEqual([item(1, 'updated'), item(2, 'created')])
})

test('[issue 16] what was made and deleted in between is not named', () => {
  expect(gatherChanges([item(1, 'created'), item(1, 'updated'), item(1, 'deleted')])).toEqual([])
  expect(gatherChanges([item(1, 'restored'), item(1, 'deleted')])).toEqual([])
})

test('[issue 16] what was deleted and brought back may have changed', () => {
  expect(gatherChanges([item(1, 'deleted'), item(1, 'restored')])).toEqual([item(1, 'updated')])
  expect(gatherChanges([item(1, 'updated'), item(1, 'deleted')])).toEqual([item(1, 'deleted')])
})

test('[issue 16] what is made again after it was gone is new', () => {
  expect(gatherChanges([item(1, 'created'), item(1, 'deleted'), item(1, 'restored')])).toEqual([
    item(1, 'restored'),
  ])
})
