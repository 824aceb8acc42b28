/** Indices of a small network whose properties and options the test has counted itself. */
import type { OptionIndex, PropertyIndex } from '../constraints/indices.ts'
import { trust } from '../units/trust.ts'

/** The property at this place; the test built the network, and knows that it is there. */
export const propertyAt = (place: number): PropertyIndex => trust(place)

/** The option at this place; the test built the network, and knows that it is there. */
export const optionAt = (place: number): OptionIndex => trust(place)
