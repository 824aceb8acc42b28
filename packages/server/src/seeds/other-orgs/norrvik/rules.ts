/** What goes with what at Norrvik, and what a choice leaves nothing to choose of. */
import { rulesOf } from '../../shorthand/catalog-kit.ts'
import type { Records } from '../../records.ts'
import { frameIds, handleIds } from './hardware.ts'
import { propertyIds as ids } from './ids.ts'
import { centrePanelIds, constructions, edgeIds, finishes, railIds, slatWidths } from './surfaces.ts'

export function ruleRecords(records: Records) {
  const { made, exclude, hide } = rulesOf(records)
  const idsOf = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id)

  // The number of slats is asked for only where the width follows from it.
  hide(idsOf(slatWidths.filter(({ by }) => by === 'width')), ids.slatCount)
  hide(
    [constructions.frame, constructions.plain],
    ids.slatWidth,
    ids.slatCount,
    ids.slatAlignment,
    ids.groove,
  )
  hide([constructions.slats, constructions.plain], ids.railWidth, ids.centrePanel)

  // A 30 mm slat has no flesh left for a rounded edge.
  exclude([edgeIds.rounded], ids.slatWidth, idsOf(slatWidths.filter(({ slatWidth }) => slatWidth === 30)))
  // Reeded glass needs a deep rebate, which narrow rails do not have.
  exclude([centrePanelIds.reeded], ids.railWidth, [railIds.narrow])
  // Paint does not hold on a sharp edge.
  exclude([edgeIds.square], ids.finish, idsOf(finishes.filter(({ kind }) => kind === 'paint')))
  // A pivot door is pulled, not turned.
  exclude([frameIds.pivot], ids.doorHandle, [handleIds.lever, handleIds.knob])
  return made
}
