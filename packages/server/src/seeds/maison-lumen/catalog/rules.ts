/** What goes with what: rules of compatibility, and what a choice hides. */
import type { ProductRule } from '@orderwright/domain/catalog'
import type { Records } from '../../records.ts'
import { backBoxOptionId } from './back-boxes.ts'
import { engravingColors } from './engraving.ts'
import { optionIds, propertyIds } from '../ids.ts'
import { layouts, matchedFinishes } from './mechanisms.ts'
import { outletLayouts } from './outlets.ts'
import { plateFinishes, plateSizes } from './plates.ts'

function ids(items: readonly { id: number }[]): number[] {
  return items.map((item) => item.id)
}

export function ruleRecords({ rule }: Records): ProductRule[] {
  const made: ProductRule[] = []
  function add(
    type: ProductRule['type'],
    fromIds: number[],
    toIds: number[],
    toProductPropertyId: number,
    toResourceKey: ProductRule['toResourceKey'] = 'productOption',
  ): void {
    made.push(
      rule({
        id: made.length + 1,
        type,
        fromResourceKey: 'productOption',
        toResourceKey,
        fromIds,
        toIds,
        toProductPropertyId,
      }),
    )
  }
  function hide(fromIds: number[], propertyId: number): void {
    add('incompatible', fromIds, [propertyId], propertyId, 'productProperty')
  }

  // Without engraving there is nothing to write, and only two languages have a second text.
  for (const propertyId of [
    propertyIds.engraving,
    propertyIds.engravingFont,
    propertyIds.engravingSize,
    propertyIds.engravingColor,
  ]) {
    hide([optionIds.noEngraving], propertyId)
  }
  hide([optionIds.noEngraving, optionIds.engraved, optionIds.groupEngraving], propertyIds.secondEngraving)

  // An engraving must stand out from its plate.
  const dark = plateFinishes.filter((finish) => finish.isDark)
  const light = plateFinishes.filter((finish) => !finish.isDark)
  add(
    'compatible',
    ids(dark),
    ids(engravingColors.filter((color) => color.forDark)),
    propertyIds.engravingColor,
  )
  add(
    'compatible',
    ids(light),
    ids(engravingColors.filter((color) => !color.forDark)),
    propertyIds.engravingColor,
  )

  // A matched mechanism has the finish of its plate; painted plates have no match.
  const painted = plateFinishes.filter((finish) => finish.family === 'painted')
  add('incompatible', ids(painted), ids(matchedFinishes), propertyIds.mechanismFinish)
  for (const finish of plateFinishes.filter((candidate) => candidate.family !== 'painted')) {
    const others = matchedFinishes.filter((matched) => matched.plateFinishId !== finish.id)
    add('incompatible', [finish.id], ids(others), propertyIds.mechanismFinish)
  }

  // Toggles, dimmers and rockers have no room for a light, nor have four rows of buttons.
  const withoutLight = layouts.filter(
    (layout) => (layout.kind !== 'push' && layout.kind !== 'button') || layout.rows > 3,
  )
  add('incompatible', ids(withoutLight), [optionIds.ledOn], propertyIds.ledIndicator)

  // Wide plates need screws; hidden fixing holds up to 175 mm.
  add(
    'incompatible',
    [optionIds.screwNone],
    ids(plateSizes.filter((size) => size.width > 175)),
    propertyIds.plateSize,
  )

  // Sockets side by side need width.
  const twoGangs = outletLayouts.filter((layout) => layout.gangs === 2)
  const threeGangs = outletLayouts.filter((layout) => layout.gangs === 3)
  add(
    'incompatible',
    ids(twoGangs),
    ids(plateSizes.filter((size) => size.width < 133)),
    propertyIds.plateSize,
  )
  add(
    'incompatible',
    ids(threeGangs),
    ids(plateSizes.filter((size) => size.width < 207)),
    propertyIds.plateSize,
  )

  // A plate must cover its box.
  for (const propertyId of [propertyIds.keypadBackBox, propertyIds.wallOutletBackBox]) {
    function box(key: string): number {
      return backBoxOptionId(propertyId, key)
    }
    add(
      'incompatible',
      [box('us-single')],
      ids(plateSizes.filter((size) => size.height < 117)),
      propertyIds.plateSize,
    )
    add(
      'incompatible',
      [box('us-two-gang')],
      ids(plateSizes.filter((size) => size.height < 133)),
      propertyIds.plateSize,
    )
    add(
      'incompatible',
      [box('uk-double')],
      ids(plateSizes.filter((size) => size.width < 144)),
      propertyIds.plateSize,
    )
    add(
      'incompatible',
      [box('four-gang')],
      ids(plateSizes.filter((size) => size.width < 207)),
      propertyIds.plateSize,
    )
  }
  return made
}
