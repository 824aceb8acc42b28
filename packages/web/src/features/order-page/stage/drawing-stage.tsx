/** The drawing of the active line, as large as there is room, with what governs how it is shown. */
import type { ItemEvaluation } from '@orderwright/domain/configuration'
import { findDrawingFamily, type Scene } from '@orderwright/domain/drawing'
import { graphicOf } from '@orderwright/domain/item-drawings'
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { itemOf } from '@orderwright/domain/orders'
import type { LengthUnit } from '@orderwright/domain/units'
import { useMemo } from 'react'
import { useSceneCamera } from '../../../drawing/scene-camera.ts'
import { SceneView } from '../../../drawing/scene-view.tsx'
import { useTextMeasurer } from '../../../engraving/use-text-measurer.ts'
import { useIsDesk } from '../../../lib/browser/media.ts'
import { cx } from '../../../ui/cx.ts'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { itemTitle, productTitle } from '../../open-order/item-names.ts'
import { usePreviewedChoice } from '../../open-order/previewed-choice.ts'
import { useOrderUi } from '../../order-dialogs/order-ui.tsx'
import { useActiveItem } from '../../open-order/use-active-item.ts'
import { useShownPiece } from '../../order-items/use-shown-piece.ts'
import { useViewSettings } from '../../open-order/view-settings.tsx'
import { requestForPart } from '../../order-items/engraved-parts.ts'
import { engravedFonts, itemScene, itemSpec } from '../../open-order/item-scene.ts'
import { deferredView } from '../../../ui/deferred.tsx'
import { PinGuideSlot, StagePinsSlot } from '../../comments/comments-slots.tsx'
import { Stage3d } from './stage-3d.tsx'
import { StageToolbar } from './stage-toolbar.tsx'

const PieceSteps = deferredView(() => import('./piece-steps.tsx').then((part) => part.PieceSteps))
const NoDrawing = deferredView(() => import('./no-drawing.tsx').then((part) => part.NoDrawing))
const StageMarks = deferredView(() => import('./stage-marks.tsx').then((part) => part.StageMarks))

export function DrawingStage({ className, isCompact = false }: { className?: string; isCompact?: boolean }) {
  const active = useActiveItem()
  return (
    <section
      aria-label={words.drawing}
      className={cx('relative flex min-h-0 min-w-0 flex-col bg-paper', className)}
    >
      {active ? <ItemStage evaluation={active} isCompact={isCompact} /> : null}
    </section>
  )
}

function ItemStage({ evaluation, isCompact }: { evaluation: ItemEvaluation; isCompact: boolean }) {
  const { data } = useOpenOrder()
  const { unit, mode, showDimensions } = useViewSettings()
  const { request, setRequest } = useOrderUi()
  const current = useEditorState((state) => state.document)
  // What is only pointed at is drawn as if it were chosen.
  const previewed = usePreviewedChoice(current)
  const document = previewed?.document ?? current
  const camera = useSceneCamera()
  const isDesk = useIsDesk()
  const { product } = evaluation
  const item = (previewed && itemOf(document, evaluation.item.id)) ?? evaluation.item
  const { piece, pieces, show } = useShownPiece(item)
  const resolved = itemSpec(data.catalog, document, item, piece)
  // The texts are drawn with the real font as soon as it is there.
  const { measurer } = useTextMeasurer(engravedFonts(resolved))
  const drawn = itemScene(resolved, unit)
  const title = itemTitle(data.catalog, item)
  const openPart = useMemo(() => {
    if (requestForPart(product, 'mechanism:0') === null) return undefined
    return (part: string) => {
      const next = requestForPart(product, part)
      if (next) setRequest(next)
    }
  }, [product, setRequest])
  const mechanism = request?.mechanismIndex

  const has3d =
    graphicOf(data.catalog, item.productId) !== undefined ||
    (drawn.ok && findDrawingFamily(drawn.scene.family)?.isModelled === true)
  const isBeside = drawn.ok && isTall(drawn.scene)
  const figures = drawn.ok && showDimensions && drawn.scene.dimensions.length > 0
  const hasLengths = figures || hasLengthOptions(evaluation)
  const is3d = has3d && mode === '3d'
  const steps = pieces > 1 && drawn.ok && (
    <div
      className={isCompact ? 'flex justify-center pb-1' : 'absolute inset-x-0 top-4 flex justify-end px-5'}
    >
      <PieceSteps piece={piece} pieces={pieces} onShow={show} />
    </div>
  )
  const flat = (
    <>
      <div className="relative min-h-0 flex-1">
        {drawn.ok ? (
          <SceneView
            scene={drawn.scene}
            units={unit}
            showDimensions={showDimensions}
            title={title}
            camera={camera}
            showScale={!isCompact}
            scaleLiftPx={isBeside && !isDesk ? 92 : 0}
            marginMm={isCompact ? 3 : isDesk ? 10 : 6}
            clearBottomPx={isDesk && !isCompact ? TOOLBAR_PX + FIGURES_CLEAR_PX : 0}
            maxScale={1.75}
            highlightPart={mechanism === undefined ? undefined : `mechanism:${mechanism}`}
            onPartClick={openPart}
            // Before the glyphs are there nothing is known of widths, and the first drawing does not wait for marks.
            overlay={measurer.isExact && <StageMarks item={item} resolved={resolved} measurer={measurer} />}
            renderOver={(placement) => (
              <StagePinsSlot
                itemId={item.id}
                scene={drawn.scene}
                unit={unit}
                pieces={pieces > 1 ? [piece] : null}
                placement={placement}
              />
            )}
          />
        ) : (
          <NoDrawing evaluation={evaluation} missing={drawn.missing} isUndrawable={drawn.isUndrawable} />
        )}
      </div>
      {steps}
      <StageToolbar
        camera={drawn.ok ? camera : null}
        isCompact={isCompact}
        isBeside={isBeside}
        hasLengths={hasLengths}
        has3d={has3d}
      />
    </>
  )
  return (
    <>
      <PinGuideSlot />
      {!isCompact && (
        <TitleBlock
          evaluation={evaluation}
          unit={figures && !is3d ? unit : null}
          isBeside={isBeside && !is3d}
          preview={previewed?.words}
        />
      )}
      {is3d ? (
        <Stage3d
          evaluation={previewed ? { ...evaluation, item } : evaluation}
          isCompact={isCompact}
          description={drawn.ok ? drawn.scene.description : null}
          flat={flat}
          steps={steps}
        />
      ) : (
        flat
      )}
    </>
  )
}

/** Lengths among the options are read and written in the unit of the drawing. */
function hasLengthOptions({ properties }: ItemEvaluation): boolean {
  return [...properties.values()].some(({ property }) => property.type === 'dimensions')
}

/** On the desk the tools stand over the lower edge of the drawing's place: their height, and what figures keep from them. */
const TOOLBAR_PX = 52
const FIGURES_CLEAR_PX = 10

/** Drawings this much higher than wide leave the corners of their place free, on phones too. */
const TALL = 1.7

function isTall({ bounds }: Scene): boolean {
  return bounds.height > bounds.width * TALL
}

interface TitleBlockProps {
  evaluation: ItemEvaluation
  /** of the figures that are shown; null where there are none */
  unit: LengthUnit | null
  /** in the corner of a tall drawing's place, not above it */
  isBeside: boolean
  /** what is only pointed at and drawn */
  preview: string | undefined
}

/** Like the block in the corner of a plan: what this is, and for whom. */
function TitleBlock({ evaluation, unit, isBeside, preview }: TitleBlockProps) {
  const { data } = useOpenOrder()
  const index = useEditorState((state) => state.document.items.indexOf(evaluation.item))
  const name = productTitle(data.catalog, evaluation.item)
  const { title } = evaluation.item
  const parts = [
    title ? words.itemTitled({ index: index + 1, title }) : words.itemNumbered({ index: index + 1 }),
    ...(unit ? [words.dimensionsIn({ unit })] : []),
  ]
  return (
    <p
      className={cx(
        'px-5 pt-4',
        isBeside ? 'pointer-events-none absolute top-0 start-0 z-1 w-52' : 'shrink-0',
      )}
      aria-hidden="true"
    >
      <span className="block truncate text-lg font-semibold tracking-tight">{name}</span>
      {preview ? (
        <span className="tabular block truncate text-xs font-medium text-accent-text">{preview}</span>
      ) : (
        (isBeside ? parts : [parts.join(' · ')]).map((text) => (
          <span key={text} className="tabular block truncate text-xs text-ink-2">
            {text}
          </span>
        ))
      )}
    </p>
  )
}
