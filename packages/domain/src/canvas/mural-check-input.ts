/** What the checks of a printer look at, from a canvas: the entities of the viewports that are shown, and their surroundings. */
import type { MuralCheckInput, MuralPicture } from '../spatial/murals/checks/input.ts'
import { muralsOfEntities } from '../spatial/murals/entities/from-entities.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { CanvasContext } from './kind.ts'
import { openingKind } from './kinds/opening.ts'
import { shownViewports } from './viewports.ts'

/** Inches that a print reaches into an opening, to be trimmed there. */
const OPENING_ALLOWANCE = 1

/** The openings of every viewport, where they are seen. */
function openingsOf(context: CanvasContext, viewIds: readonly number[]): MuralCheckInput['openings'] {
  const openings = [...context.tables.entity.values()].filter((entity) => openingKind.isOf(entity))
  return viewIds.flatMap((id) =>
    openings.flatMap((entity) =>
      openingKind
        .partsOn(entity, { type: 'view', id }, context)
        .flatMap(({ form }) =>
          form.type === 'box' ? [{ id: entity.id, archCustomViewId: id, box: form }] : [],
        ),
    ),
  )
}

/** Pictures of options by their ids: what is not there is gone. Nobody has said yet how many pixels their prints have. */
function picturesOf({ tables, pictureOf }: CanvasContext): ReadonlyMap<number, MuralPicture> {
  const ids = [...tables.entity.values()].map(({ data }) => data['muralProductOptionId'])
  return new Map(
    ids.flatMap((id) =>
      typeof id === 'number' && pictureOf(id)
        ? [[id, { optionId: id, trueSize: null, master: null }] as const]
        : [],
    ),
  )
}

export function muralCheckInput(
  context: CanvasContext,
  {
    rollWidth,
    minimumPpi,
    muralTextureFallback,
  }: Pick<OrgProfile['spatial'], 'rollWidth' | 'minimumPpi' | 'muralTextureFallback'>,
): MuralCheckInput {
  const views = shownViewports(context).map(({ id, title }) => ({ id, title }))
  const shown = new Set(views.map(({ id }) => id))
  const isShown = (id: unknown) => typeof id === 'number' && shown.has(id)
  const entities = [...context.tables.entity.values()].filter(({ data }) => isShown(data['archCustomViewId']))
  const { input } = muralsOfEntities(entities, {
    views,
    openings: openingsOf(context, [...shown]),
    focusAreas: [],
    roll: { width: rollWidth, length: null, gap: 0 },
    resolution: minimumPpi,
    openingAllowance: OPENING_ALLOWANCE,
    pictures: picturesOf(context),
    measured: new Map(),
    fallback:
      muralTextureFallback === null ? null : { optionId: muralTextureFallback, trueSize: null, master: null },
  })
  return input
}
