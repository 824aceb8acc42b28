/** What a cut list says. Prints of the four panels are 46 by 110 inches. [issue 15] */
import { describe, expect, it } from 'vitest'
import { orgProfileSchema } from '../tenancy/profile.ts'
import { fourPanels, smallCanvas } from '../testing/canvas-fixtures.ts'
import { cutListRows } from './cut-list.ts'
import { viewRecords } from './views/view-records.ts'

const context = smallCanvas({ entities: fourPanels() })
const spatialWith = (more: object) => orgProfileSchema.parse({ spatial: more }).spatial

describe('a cut list', () => {
  const rows = (more: object, canvas = context) =>
    cutListRows(canvas, viewRecords(canvas), spatialWith(more), 'in')

  it('[issue 15] says of each strip from where to where it is cut, and what is left of the roll', () => {
    expect(rows({ rollLength: 330, rollGap: 1 })).toEqual([
      ['Roll 1', 'Panel 1', '1 North wall', '46" × 110"', '0"', '110"', ''],
      ['Roll 1', 'Panel 2', '1 North wall', '46" × 110"', '111"', '221"', '109"'],
      ['Roll 2', 'Panel 3', '1 North wall', '46" × 110"', '0"', '110"', ''],
      ['Roll 2', 'Panel 4', '1 North wall', '46" × 110"', '111"', '221"', '109"'],
    ])
  })

  it('[issue 15] leaves panels out that are not printed, and says by how much a strip is too long', () => {
    const disabled = smallCanvas({ entities: fourPanels({ isDisabled: true }) })
    expect(rows({ rollLength: 330 }, disabled)).toEqual([])
    expect(rows({ rollLength: 100 })[0]?.at(-1)).toBe('10" too long')
  })

  it('[issue 15] is none where rolls have no end', () => {
    expect(rows({})).toEqual([])
  })
})
