import { ordersPageSettingsSchema } from '@orderwright/domain/tenancy'
import { describe, expect, it } from 'vitest'
import { settingsChanges } from './settings-changes.ts'

const before = ordersPageSettingsSchema.parse({
  columnWidths: { title: 300, status: 200 },
  columns: { basic: ['title', 'balance'] },
})
/** As it is sent. */
const sent = (after: typeof before): unknown => JSON.parse(JSON.stringify(settingsChanges(before, after)))

describe('what is kept of the list', () => {
  it('[1.4.53] is what was changed, and nothing of what another tab may have changed', () => {
    expect(sent({ ...before, archivedFilterValue: 'all' })).toEqual({
      archivedFilterValue: 'all',
      columnWidths: {},
      columns: {},
    })
  })

  it('[1.2.46] are widths one by one, and null where one goes back to its first', () => {
    expect(sent({ ...before, columnWidths: { title: 320, owner: 120 } })).toEqual({
      columnWidths: { title: 320, status: null, owner: 120 },
      columns: {},
    })
  })

  it('[issue 18] are the columns of the view in which they were chosen; null for the usual ones', () => {
    expect(sent({ ...before, columns: { advanced: ['title'] } })).toEqual({
      columnWidths: {},
      columns: { basic: null, advanced: ['title'] },
    })
  })
})
