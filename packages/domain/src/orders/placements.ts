/**
 * Where the pieces of a line stand: on the plan, in a viewport, or nowhere yet. `position` and `archCustomViewId` of the
 * specification are those of the first piece, kept alike whichever of the two somebody writes. Inches, degrees.
 */
import { z } from 'zod'
import { angleSchema, coordinateSchema } from '../spatial/shapes.ts'
import { idSchema } from '../units/record.ts'

/** More pieces of one line than this are placed on no plan. */
export const PLACEMENTS_MAX = 1_000

export const placementSchema = z.object({
  plan: z
    .object({ x: coordinateSchema, z: coordinateSchema, rotation: angleSchema.default(0) })
    .nullable()
    .default(null),
  view: z
    .object({ archCustomViewId: idSchema, x: coordinateSchema, y: coordinateSchema })
    .nullable()
    .default(null),
})
export type PiecePlacement = z.infer<typeof placementSchema>
export const placementsSchema = z.array(placementSchema).max(PLACEMENTS_MAX)

/** The fields of a line that say where it stands. */
export interface PlacedFields {
  readonly quantity: number
  readonly position: { readonly x: number; readonly y: number } | null
  readonly archCustomViewId: number | null
  readonly placements: readonly PiecePlacement[]
}

/** A piece that stands nowhere: what is missing in a list of placements. */
export const nowhere = { plan: null, view: null } as const satisfies PiecePlacement

/** A placement for each piece; those beyond the quantity are kept with the line and count again when it grows. */
export function placementsOf({
  quantity,
  placements,
}: Pick<PlacedFields, 'quantity' | 'placements'>): PiecePlacement[] {
  const count = Math.min(quantity, PLACEMENTS_MAX)
  return Array.from({ length: count }, (_, index) => placements[index] ?? nowhere)
}

/** What the specification's fields say of a first placement. */
function firstAs({ plan, view }: PiecePlacement): Pick<PlacedFields, 'position' | 'archCustomViewId'> {
  if (view) return { position: { x: view.x, y: view.y }, archCustomViewId: view.archCustomViewId }
  return { position: plan && { x: plan.x, y: plan.z }, archCustomViewId: null }
}

/** The first placement that the specification's fields say; where there was one on the other sheet it stays. */
function asFirst(
  { position, archCustomViewId }: Pick<PlacedFields, 'position' | 'archCustomViewId'>,
  before: PiecePlacement,
): PiecePlacement {
  if (archCustomViewId !== null) {
    return { plan: before.plan, view: { archCustomViewId, x: position?.x ?? 0, y: position?.y ?? 0 } }
  }
  if (position === null) return nowhere
  return { plan: { x: position.x, z: position.y, rotation: before.plan?.rotation ?? 0 }, view: null }
}

/**
 * A change of a line with both ways to say where it stands brought together: the list of placements counts where it is
 * changed, else the fields of the specification. [1.3.11, 1.9.35]
 */
export function withPlacements<Patch extends Partial<PlacedFields>>(
  line: PlacedFields,
  patch: Patch,
): Patch & Partial<PlacedFields> {
  const { placements, position, archCustomViewId } = patch
  if (placements !== undefined) return { ...patch, ...firstAs(placements[0] ?? nowhere) }
  if (position === undefined && archCustomViewId === undefined) return patch
  const [before = nowhere, ...others] = line.placements
  const first = asFirst(
    {
      position: position === undefined ? line.position : position,
      archCustomViewId: archCustomViewId === undefined ? line.archCustomViewId : archCustomViewId,
    },
    before,
  )
  const isNowhere = first.plan === null && first.view === null && others.length === 0
  return { ...patch, placements: isNowhere ? [] : [first, ...others], ...firstAs(first) }
}

/** Where the first piece of a new line stands: doors and fronts at 0,0 of the plan. [1.9.35] */
export const startPlacement: PiecePlacement = { plan: { x: 0, z: 0, rotation: 0 }, view: null }
