/** Reasons in a list of options: each is said once, however many options share it. */
import type { OptionState } from '@orderwright/domain/constraints'
import { anOption } from '@orderwright/domain/testing'
import { describe, expect, it } from 'vitest'
import { byReason } from './shown-options.ts'

/** An option that can be chosen, or can not for this reason. */
function aState(id: number, reason?: string): OptionState {
  const reasons = reason === undefined ? [] : [{ code: 'incompatible' as const, message: reason }]
  return {
    option: anOption({ id, productPropertyId: 1 }),
    allowed: reason === undefined,
    chosen: false,
    reasons,
  }
}

const shownBy = (states: readonly OptionState[]) =>
  byReason(states).map(({ reason, states: group }) => [reason, group.map(({ option }) => option.id)])

describe('the reasons of options that can not be chosen', () => {
  it('[12.25] stand once above the options that share them, after all others', () => {
    const wide = 'Needs a wider plate.'
    const finish = 'Not in brushed bronze.'
    expect(
      shownBy([aState(1), aState(2), aState(3, wide), aState(4, finish), aState(5, wide), aState(6, wide)]),
    ).toEqual([
      [null, [1, 2, 4]],
      [wide, [3, 5, 6]],
    ])
  })
  it('[12.25] leave the order alone where no two are the same', () => {
    expect(shownBy([aState(1), aState(2, 'One.'), aState(3, 'Two.')])).toEqual([[null, [1, 2, 3]]])
  })
})
