/**
 * Repairs of a refused choice, found by trying every one: whatever one, two, … further changes come to, judged by the
 * sentences of the rules alone. What tests compare the search for repairs with.
 */
import {
  type Change,
  type Choice,
  hiddenSpots,
  invalidSpots,
  mayChange,
  type OrderWorld,
  type Spot,
  spotsOf,
  visibleChoices,
  withChanges,
} from './order-oracle.ts'

/** How much a candidate changes: its changes, and the choices that are lost because it hides them. */
export type WayCost = { readonly size: number; readonly lost: number }

const isSame = (one: Spot, other: Spot) => one.place === other.place && one.property.id === other.property.id
const nameOf = ({ place, property }: Spot) => `${place ?? ''} ${property.id}`

/** The choices that count before and are hidden after, without those that were changed. */
export function lostBy(world: OrderWorld, stored: readonly Choice[], changes: readonly Change[]): number {
  const before = visibleChoices(stored, hiddenSpots(world, stored))
  const after = hiddenSpots(world, withChanges(before, changes))
  return after.filter(
    (spot) =>
      !changes.some((change) => isSame(change.spot, spot)) &&
      before.some(({ place, propertyId }) => place === spot.place && propertyId === spot.property.id),
  ).length
}

/** Whether what was asked for stands after all changes, its line is valid, and nothing else is wrong that was not. */
export function isRepair(
  world: OrderWorld,
  stored: readonly Choice[],
  asked: Change,
  changes: readonly Change[],
): boolean {
  const all = [...changes, asked]
  if (!mayChange(world, stored, all)) return false
  const known = new Set(invalidSpots(world, stored).map(nameOf))
  const choices = visibleChoices(stored, hiddenSpots(world, stored))
  const after = withChanges(choices, all)
  const left = invalidSpots(world, visibleChoices(after, hiddenSpots(world, after)))
  return left.every(
    (spot) => known.has(nameOf(spot)) && (asked.spot.place === null || spot.place !== asked.spot.place),
  )
}

/** Every single change that a person could be told to make. */
function changesAt(world: OrderWorld, stored: readonly Choice[], spot: Spot): Change[] {
  const chosen = stored.find(
    ({ place, propertyId }) => place === spot.place && propertyId === spot.property.id,
  )
  const options = world.options.filter(
    ({ productPropertyId, archived, id }) =>
      productPropertyId === spot.property.id && archived === 0 && id !== chosen?.optionId,
  )
  const isClearable = chosen !== undefined && spot.property.isRequired === 0
  return [
    ...options.map(({ id }) => ({ spot, optionId: id })),
    ...(isClearable ? [{ spot, optionId: null }] : []),
  ]
}

/** Every repair with at most `most` changes besides what was asked for. */
export function everyRepair(
  world: OrderWorld,
  stored: readonly Choice[],
  asked: Change,
  most: number,
): (readonly Change[])[] {
  const places = spotsOf(world)
    .filter((spot) => !isSame(spot, asked.spot))
    .map((spot) => changesAt(world, stored, spot))
  const sets = (from: number, size: number): (readonly Change[])[] =>
    size === 0
      ? [[]]
      : places.slice(from).flatMap((changes, at) => {
          const rest = sets(from + at + 1, size - 1)
          return changes.flatMap((change) => rest.map((others) => [change, ...others]))
        })
  return Array.from({ length: most }, (_, index) => sets(0, index + 1))
    .flat()
    .filter((changes) => isRepair(world, stored, asked, changes))
}
