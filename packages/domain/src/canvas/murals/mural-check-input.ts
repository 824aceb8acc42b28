/** What the checks of a printer look at, from a canvas: the entities of the viewports that are shown, and their surroundings. */
import type { MuralCheckInput, MuralPicture } from '../../spatial/murals/checks/input.ts'
import { muralsOfEntities } from '../../spatial/murals/entities/from-entities.ts'
import type { OrgProfile } from '../../tenancy/profile.ts'
import type { CanvasContext } from '../kind.ts'
import { entitiesOn } from '../entity-kind.ts'
import { boundsOf } from '../form.ts'
import { focusAreaKind } from '../kinds/focus-area.ts'
import { openingsSeen } from '../kinds/opening.ts'
import { cornerPieces } from '../mural-runs.ts'
import { rollStockOf } from './panel-rolls.ts'
import { shownViewports } from '../viewports.ts'

/** Inches that a print reaches into an opening, to be trimmed there. */
const OPENING_ALLOWANCE = 1

/** The openings of viewports, where they are seen. */
function openingsOf(context: CanvasContext, viewIds: readonly number[]): MuralCheckInput['openings'] {
  return viewIds.flatMap((viewId) =>
    openingsSeen(viewId, context).map(({ id, box }) => ({ id, archCustomViewId: viewId, box })),
  )
}

/** The focus areas of a viewport where they lie on their pictures. */
export function focusAreasOn(viewId: number, context: CanvasContext): MuralCheckInput['focusAreas'] {
  return entitiesOn(context, viewId).flatMap((entity) =>
    focusAreaKind
      .partsOn(entity, { type: 'view', id: viewId }, context)
      .map(({ form }) => ({ id: entity.id, archCustomViewId: viewId, box: boundsOf(form) })),
  )
}

/** Pictures of options by their ids: what is not there is gone. How many pixels their prints have is said by textures alone. */
function picturesOf({ tables, pictureOf }: CanvasContext): ReadonlyMap<number, MuralPicture> {
  const ids = [...tables.entity.values()].map(({ data }) => data['muralProductOptionId'])
  return new Map(
    ids.flatMap((id) => {
      const picture = typeof id === 'number' ? pictureOf(id) : null
      return typeof id === 'number' && picture
        ? [[id, { optionId: id, trueSize: picture.trueSize ?? null, master: null }] as const]
        : []
    }),
  )
}

/** What of the panels of other viewports lies around a corner on one of these. */
function aroundCorners(panels: MuralCheckInput['panels'], context: CanvasContext): MuralCheckInput['panels'] {
  return panels.flatMap((panel) => {
    const { position, size } = panel
    const pieces = cornerPieces({ x: position.x, y: position.y, ...size }, panel.archCustomViewId, context)
    return pieces.map(({ viewId, box, from }) => ({
      ...panel,
      archCustomViewId: viewId,
      position: { x: box.x, y: box.y },
      size: { width: box.width, height: box.height },
      bleedLeft: 0,
      bleedRight: from + box.width < size.width ? 0 : panel.bleedRight,
      isAroundCorner: true,
    }))
  })
}

export function muralCheckInput(
  context: CanvasContext,
  spatial: Pick<
    OrgProfile['spatial'],
    'rollWidth' | 'rollLength' | 'rollGap' | 'minimumPpi' | 'muralTextureFallback'
  >,
): MuralCheckInput {
  const { minimumPpi, muralTextureFallback } = spatial
  const views = shownViewports(context).map(({ id, title }) => ({ id, title }))
  const shown = new Set(views.map(({ id }) => id))
  const isShown = (id: unknown) => typeof id === 'number' && shown.has(id)
  const entities = [...context.tables.entity.values()].filter(({ data }) => isShown(data['archCustomViewId']))
  const { input } = muralsOfEntities(entities, {
    views,
    openings: openingsOf(context, [...shown]),
    focusAreas: [...shown].flatMap((viewId) => focusAreasOn(viewId, context)),
    roll: rollStockOf(spatial),
    resolution: minimumPpi,
    openingAllowance: OPENING_ALLOWANCE,
    pictures: picturesOf(context),
    fallback:
      muralTextureFallback === null
        ? null
        : {
            optionId: muralTextureFallback,
            trueSize: context.pictureOf(muralTextureFallback)?.trueSize ?? null,
            master: null,
          },
  })
  return { ...input, panels: [...input.panels, ...aroundCorners(input.panels, context)] }
}
