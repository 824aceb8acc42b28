/**
 * What may be chosen in the drawings view: everywhere the mode, the paper where more than one is offered and how it
 * lies; dimensions and units where the organisation's profile has them. [2.2.48, 2.2.49]
 */
import { z } from 'zod'
import type { OrgProfile } from '../../tenancy/profile.ts'
import type { SheetOptions } from './layout-sheets.ts'
import { drawingModes, orientations, papers, papersFor } from './sheet-size.ts'

/** As the address, the browser's memory and the call for a PDF file have it; what is left out has its default. */
export const drawingsOptionsSchema = z.object({
  mode: z.enum(drawingModes).optional(),
  paper: z.enum(papers).optional(),
  orientation: z.enum([...orientations, 'auto']).optional(),
  /** full: at 1 : 1, over several sheets where one is too small */
  scale: z.enum(['fit', 'full']).optional(),
  dimensions: z.enum(['shown', 'hidden']).optional(),
  units: z.enum(['mm', 'in']).optional(),
})
export type DrawingsOptions = z.infer<typeof drawingsOptionsSchema>

/** What the options come to for an order: what its organisation does not offer counts as left out. */
export function sheetOptionsOf(
  options: DrawingsOptions,
  profile: Pick<OrgProfile, 'drawings'>,
  order: { readonly type: string },
): SheetOptions {
  const { mode = 'multiple', orientation = 'auto' } = options
  const offered = papersFor(mode, profile, order)
  const [usual = 'letter'] = offered
  const hasChoices = profile.drawings.options
  return {
    mode,
    paper: offered.find((paper) => paper === options.paper) ?? usual,
    orientation,
    isFullSize: mode === 'individual' && options.scale === 'full',
    unit: (hasChoices ? options.units : undefined) ?? 'mm',
    // Where nobody can hide them, a production drawing has its dimensions.
    showDimensions: !hasChoices || (options.dimensions ?? 'shown') === 'shown',
  }
}
