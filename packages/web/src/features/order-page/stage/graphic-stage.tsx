/** The active line in 3D: worked out from its choices, turned by the person, or a word about why not. [1.1.06] */
import type { Catalog } from '@orderwright/domain/catalog'
import type { ItemEvaluation } from '@orderwright/domain/configuration'
import { solidOfDrawing } from '@orderwright/domain/drawing-models'
import type { TextMeasurer } from '@orderwright/domain/engraving'
import { describeGraphic, type ResolvedGraphic, resolveGraphic } from '@orderwright/domain/graphics'
import { graphicSpec, propertyBehindName, type ResolvedDrawing } from '@orderwright/domain/item-drawings'
import { pictureMessages, view3dMessages as words } from '@orderwright/domain/messages'
import { useCallback, useMemo, useState } from 'react'
import { useHotkeys } from '../../../lib/browser/hotkeys.ts'
import { isStarting, type Orbit, startingOrbit, ZOOM_STEP, zoomed } from '../../../three/orbit.ts'
import { ProductView } from '../../../three/product-view.tsx'
import { ViewBoundary } from '../../../three/view-boundary.tsx'
import { useTextMeasurer } from '../../../engraving/use-text-measurer.ts'
import { canShow3d } from '../../../three/webgl.ts'
import { Banner } from '../../../ui/banner.tsx'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { itemTitle } from '../../open-order/item-names.ts'
import { usePreviewedChoice } from '../../open-order/previewed-choice.ts'
import { engravedFonts, itemSpec } from '../../open-order/item-scene.ts'
import { useShownPiece } from '../../order-items/use-shown-piece.ts'
import { useViewSettings } from '../../open-order/view-settings.tsx'
import { type Stage3dProps, StageNotice } from './stage-notice.tsx'
import { StageToolbar } from './stage-toolbar.tsx'

export function GraphicStage(props: Stage3dProps) {
  // A browser without 3D shows the drawing in its place, and says so.
  if (canShow3d()) return <TurningStage {...props} />
  return (
    <>
      <Banner className="shrink-0">{pictureMessages.view3dUnavailable}</Banner>
      {props.flat}
    </>
  )
}

function TurningStage({ evaluation, isCompact, description, steps }: Stage3dProps) {
  const { data } = useOpenOrder()
  const { unit } = useViewSettings()
  const [orbit, setOrbit] = useState<Orbit>(startingOrbit)
  const [isLost, setLost] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [shownId, setShownId] = useState(evaluation.item.id)
  if (shownId !== evaluation.item.id) {
    // Another item in the same view: a context, its shaders and its light take longer to make than a picture.
    setShownId(evaluation.item.id)
    setOrbit(startingOrbit)
    if (isLost) tryAgain()
  }
  const { piece } = useShownPiece(evaluation.item)
  const view = useResolved(evaluation, piece)
  const onContextLost = useCallback(() => setLost(true), [])
  const camera = useMemo(
    () => ({
      zoomIn: () => setOrbit((now) => zoomed(now, ZOOM_STEP)),
      zoomOut: () => setOrbit((now) => zoomed(now, 1 / ZOOM_STEP)),
      fit: () => setOrbit(startingOrbit),
      isFitted: isStarting(orbit),
    }),
    [orbit],
  )
  function tryAgain() {
    setLost(false)
    setAttempt((before) => before + 1)
  }
  useHotkeys([{ keys: 'F', label: words.fitThe3dView, group: words.order, run: camera.fit }])

  const { resolved } = view
  const isShown = resolved.ok && resolved.meshes.length > 0 && !isLost
  const title = itemTitle(data.catalog, evaluation.item)
  return (
    <>
      <div className="relative flex min-h-0 flex-1 items-center justify-center">
        {isShown ? (
          <ViewBoundary
            key={attempt}
            fallback={<StageNotice message={pictureMessages.view3dInterrupted} onRetry={tryAgain} />}
          >
            <ProductView
              meshes={resolved.meshes}
              bounds={resolved.bounds}
              label={`${title}. ${description ?? describeGraphic(view.title, resolved, unit)}`}
              orbit={orbit}
              onOrbitChange={setOrbit}
              onContextLost={onContextLost}
            />
          </ViewBoundary>
        ) : isLost ? (
          <StageNotice message={pictureMessages.view3dInterrupted} onRetry={tryAgain} />
        ) : (
          <StageNotice message={problemText(data.catalog, evaluation, resolved)} />
        )}
      </div>
      {steps}
      <StageToolbar camera={isShown ? camera : null} isCompact={isCompact} has3d shows="3d" />
    </>
  )
}

/** The solid of a product that has no graphic of its own: from the numbers of its drawing. */
function drawnSolid(
  drawing: ResolvedDrawing,
  measurer: TextMeasurer | undefined,
): { title: string; resolved: ResolvedGraphic } {
  const resolved = drawing.ok ? solidOfDrawing(drawing, { measurer }) : null
  return { title: '', resolved: resolved ?? unreadable }
}

const unreadable: ResolvedGraphic = { ok: false, code: 'topGroup', nodePath: [] }

/** The meshes of the line, worked out again only when its choices or those of the order changed. */
function useResolved({ item }: ItemEvaluation, piece: number) {
  const { data, editor } = useOpenOrder()
  const current = useEditorState((state) => state.document)
  const { properties: orderProperties } = (usePreviewedChoice(current)?.document ?? current).order
  const drawing = useMemo(() => {
    const { document } = editor.getState()
    return itemSpec(
      data.catalog,
      { ...document, order: { ...document.order, properties: orderProperties } },
      item,
      piece,
    )
  }, [data.catalog, editor, item, orderProperties, piece])
  const { measurer } = useTextMeasurer(engravedFonts(drawing))
  return useMemo(() => {
    const { document } = editor.getState()
    const order = { ...document.order, properties: orderProperties }
    const spec = graphicSpec(data.catalog, { ...document, order }, item)
    if (!spec) return drawnSolid(drawing, measurer)
    return { title: spec.graphic.title, resolved: resolveGraphic(spec.graphic, spec.spec) }
  }, [data.catalog, editor, item, orderProperties, drawing, measurer])
}

function problemText(catalog: Catalog, { product }: ItemEvaluation, resolved: ResolvedGraphic): string {
  if (resolved.ok || resolved.code !== 'unknownName') return pictureMessages.view3dUnreadable
  const propertyId = propertyBehindName(product, resolved.name ?? '')
  const property = propertyId === undefined ? undefined : catalog.properties.get(propertyId)
  return property
    ? pictureMessages.view3dIncomplete({ title: property.title })
    : pictureMessages.view3dUnreadable
}
