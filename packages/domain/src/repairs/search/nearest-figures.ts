/**
 * Figures that would be sound where the present one is not: of a front that is too narrow for its rails the next width that is
 * wide enough. What is sound is tried, so no drawing family has to say it.
 */
import type { ProductProperty } from '../../catalog/schema.ts'
import { parseNumberInput } from '../../units/entry/number-entry.ts'
import type { Selection } from '../../orders/selections.ts'
import type { LengthUnit } from '../../units/lengths.ts'
import { nearestDimension } from '../../units/dimensions.ts'

/** Steps in which lengths are proposed, in mm: people order whole millimetres, or sixteenths of an inch. */
const STEP_MM: Readonly<Record<LengthUnit, number>> = { mm: 1, in: 25.4 / 16 }
/** How many steps away is looked at: sixteen metres. */
const MAX_STEPS = 2 ** 14

/** Whether one figure is measured or counted there, and stands there now. */
export function hasFigure(property: ProductProperty, selection: Selection | undefined): boolean {
  const isFigure = property.type === 'dimensions' || property.type === 'number'
  return isFigure && property.isArray === 0 && typeof selection?.value === 'number'
}

/** A figure at both of its bounds; what has none is taken as far as is looked at. None where there is no figure. */
export function furthestFigures(property: ProductProperty, selection: Selection | undefined): Selection[] {
  if (!hasFigure(property, selection) || typeof selection?.value !== 'number') return []
  const steps = stepsOf(property, 'mm')
  const { value } = selection
  return [-1, 1].map((direction) => ({ value: steps(value, direction, MAX_STEPS) }))
}

/**
 * The nearest smaller and the nearest larger figure that the property takes and that `isSound`; each where there is one. It
 * is looked for in growing steps and then between the last two: where what is sound is one range on that side, it is the
 * nearest of all. Fifty trials at most. Lengths are in mm.
 */
export function nearestFigures(
  property: ProductProperty,
  figure: number,
  unit: LengthUnit,
  isSound: (selection: Selection) => boolean,
): Selection[] {
  const steps = stepsOf(property, unit)
  return [-1, 1].flatMap((direction) => {
    const at = (count: number) => steps(figure, direction, count)
    const isAway = (value: number) => (value - figure) * direction > 0
    let unsound = 0
    for (let count = 1; count <= MAX_STEPS; count *= 2) {
      const value = at(count)
      // At its bound, which has been tried.
      if (count > 1 && value === at(unsound)) return []
      if (isAway(value) && isSound({ value })) return [{ value: at(firstSound(unsound, count)) }]
      unsound = count
    }
    return []

    function firstSound(from: number, to: number): number {
      let [below, sound] = [from, to]
      while (sound - below > 1) {
        const middle = Math.floor((below + sound) / 2)
        const value = at(middle)
        if (isAway(value) && isSound({ value })) sound = middle
        else below = middle
      }
      return sound
    }
  })
}

/** The figure so many steps away, as the property stores it. */
function stepsOf(
  property: ProductProperty,
  unit: LengthUnit,
): (figure: number, direction: number, count: number) => number {
  if (property.type === 'number') {
    return (figure, direction, count) => Math.max(1, parseNumberInput(figure + direction * count))
  }
  const { data } = property
  const step = data.dimensionInterval > 0 ? data.dimensionInterval : STEP_MM[unit]
  return (figure, direction, count) => {
    const whole = direction > 0 ? Math.floor(figure / step + 1e-9) : Math.ceil(figure / step - 1e-9)
    return nearestDimension((whole + direction * count) * step, data)
  }
}
