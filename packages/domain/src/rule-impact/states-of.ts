/** Small readings of a model. */
import type { Model } from './model.ts'

/** The states of a variable, by number. */
export function statesOf(model: Model, variable: number): number[] {
  const { first, end } = model.variables[variable] ?? { first: 0, end: 0 }
  return Array.from({ length: end - first }, (_, place) => first + place)
}

/** Whether options of the variable are told apart only in part. */
export function hasLeftOut(model: Model, variable: number): boolean {
  const { propertyId } = model.variables[variable] ?? {}
  return [...model.leftOut].some((id) => model.offered.get(id) === propertyId)
}
