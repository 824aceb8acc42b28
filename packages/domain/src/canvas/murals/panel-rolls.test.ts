/** What is cut from which roll, and what follows for the checks. Prints of the four panels are 46 by 110 inches. [issue 15] */
import { describe, expect, it } from 'vitest'
import { checkMurals } from '../../spatial/murals/checks/check-murals.ts'
import { orgProfileSchema } from '../../tenancy/profile.ts'
import { fourPanels, smallCanvas } from '../../testing/canvas-fixtures.ts'
import { muralCheckInput } from './mural-check-input.ts'
import { panelRolls } from './panel-rolls.ts'

const context = smallCanvas({ entities: fourPanels() })
const spatialWith = (more: object) => orgProfileSchema.parse({ spatial: more }).spatial
const rollsOf = (length: number | null, gap = 0) =>
  panelRolls(context, { width: 54, length, gap }).map(({ number, strips, rest }) => ({
    number,
    panels: strips.map(({ panel }) => panel.data.panelNumber),
    rest,
  }))

describe('rolls', () => {
  it('[issue 15] take as many strips as fit with what is left free between them', () => {
    expect(rollsOf(330)).toEqual([
      { number: 1, panels: [1, 2, 3], rest: 0 },
      { number: 2, panels: [4], rest: 220 },
    ])
    expect(rollsOf(330, 1)).toEqual([
      { number: 1, panels: [1, 2], rest: 109 },
      { number: 2, panels: [3, 4], rest: 109 },
    ])
  })

  it('[issue 15] without a length have no end', () => {
    expect(rollsOf(null)).toEqual([{ number: 1, panels: [1, 2, 3, 4], rest: null }])
  })
})

describe('the checks', () => {
  it('[issue 15] know the length of a roll: a panel that is printed longer is a fault', () => {
    const codes = (more: object) =>
      checkMurals(muralCheckInput(context, spatialWith(more))).filter(
        ({ code }) => code === 'panelLongerThanRoll',
      )
    expect(codes({ rollLength: 110 })).toEqual([])
    expect(codes({ rollLength: 100 })).toHaveLength(4)
    expect(codes({ rollLength: 100 })[0]).toMatchObject({ severity: 'fault' })
  })

  it('[issue 15] a roll of no length is no roll: the profile refuses it', () => {
    expect(orgProfileSchema.safeParse({ spatial: { rollLength: 0 } }).success).toBe(false)
  })
})
