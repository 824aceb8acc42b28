/** Where the boards of a bookcase stand, mm from its upper left front corner. */
import { type Box, boxOf } from '../../../geometry/box.ts'
import type { BookcaseSpec } from './spec.ts'

export type BookcaseBoards = {
  readonly sides: readonly Box[]
  readonly dividers: readonly Box[]
  /** from the top down: the top board, then all that one can stand books on, the bottom last */
  readonly levels: readonly Box[]
  readonly plinth: Box | null
  /** thickness as far as there is room */
  readonly thickness: number
  /** clear height of a compartment */
  readonly clear: number
}

/** The boards of any size: where they would be thicker than what they stand in, they are drawn as thin as there is room. */
export function bookcaseBoards(spec: BookcaseSpec): BookcaseBoards {
  const { width, height, shelves, dividers } = spec
  const plinthHeight = Math.min(spec.plinth, height / 3)
  const inner = height - plinthHeight
  const thickness = Math.min(spec.thickness, width / (2 * (dividers + 2)), inner / (2 * (shelves + 1)))
  const clear = (inner - (shelves + 1) * thickness) / shelves
  const span = width - 2 * thickness
  const levels = Array.from({ length: shelves + 1 }, (_, index) =>
    boxOf(thickness, index * (clear + thickness), span, thickness),
  )
  const bay = (span - dividers * thickness) / (dividers + 1)
  const uprights = Array.from({ length: dividers }, (_, index) =>
    boxOf(thickness + bay + index * (bay + thickness), thickness, thickness, inner - 2 * thickness),
  )
  return {
    sides: [boxOf(0, 0, thickness, height), boxOf(width - thickness, 0, thickness, height)],
    dividers: uprights,
    levels,
    plinth: plinthHeight > 0 ? boxOf(thickness, inner, span, plinthHeight) : null,
    thickness,
    clear,
  }
}
