/**
 * What may be chosen in the drawings view: everywhere the mode, the paper where more than one is offered and how it
 * lies; dimensions and units where the organisation's profile has them. [2.2.48, 2.2.49]
 */
import { z } from 'zod'
import { drawingMessages as words } from '../messages/papers/drawings.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { SheetLook } from './fit-view.ts'
import type { SheetInchStep } from './inch-figures.ts'
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
  /** in-half: inches to the nearest half [2.9.19] */
  units: z.enum(['mm', 'in', 'in-half']).optional(),
  /** pins of open comments on the drawings, and what was said on sheets of its own; hidden when left out */
  comments: z.enum(['shown', 'hidden']).optional(),
})
export type DrawingsOptions = z.infer<typeof drawingsOptionsSchema>

const halfInch: SheetInchStep = 2

/** The choice of units that a look has. */
export function unitsOf({ unit, inchStep }: SheetLook): NonNullable<DrawingsOptions['units']> {
  if (unit === 'mm') return 'mm'
  return inchStep === 2 ? 'in-half' : 'in'
}

/** The names of papers as people write them. */
const paperNames = { letter: 'Letter', tabloid: 'Tabloid' } as const

/** A sentence for each wish that was not followed, and why: a file cannot say it. */
export function unfollowedWishes(
  asked: DrawingsOptions,
  used: SheetOptions,
  { drawings }: Pick<OrgProfile, 'drawings'>,
): string[] {
  const said: string[] = []
  if (asked.paper !== undefined && asked.paper !== used.paper) {
    const paper = paperNames[used.paper]
    said.push(drawings.forceLetter ? words.paperOfOrg({ paper }) : words.paperOfSingleSheets({ paper }))
  }
  if (asked.scale === 'full' && !used.isFullSize) said.push(words.fullSizeOfSingleSheets)
  const hidesDimensions = asked.dimensions === 'hidden'
  if (hidesDimensions && used.showDimensions) said.push(words.dimensionsOfOrg)
  if (asked.units !== undefined && asked.units !== unitsOf(used)) said.push(words.unitsOfOrg)
  return said
}

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
  const units = (hasChoices ? options.units : undefined) ?? 'mm'
  return {
    mode,
    paper: offered.find((paper) => paper === options.paper) ?? usual,
    orientation,
    isFullSize: mode === 'individual' && options.scale === 'full',
    unit: units === 'mm' ? 'mm' : 'in',
    ...(units === 'in-half' ? { inchStep: halfInch } : {}),
    // Where nobody can hide them, a production drawing has its dimensions.
    showDimensions: !hasChoices || (options.dimensions ?? 'shown') === 'shown',
  }
}
