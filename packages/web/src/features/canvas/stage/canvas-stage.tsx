/** The sheet as one sees and touches it: the painted sheet, what a gesture shows over it, and the pointer. */
import { canvasScreenMessages as words } from '@orderwright/domain/messages'
import { SCALE_TOOL } from '@orderwright/editor/canvas'
import { PenLine } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useIsPhone } from '../../../lib/browser/media.ts'
import { Button } from '../../../ui/button.tsx'
import { deferred } from '../../../ui/deferred.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useCanvasLength } from '../lengths.ts'
import { Minimap } from '../minimap/minimap.tsx'
import { useDeleteSelected } from '../use-delete-selected.ts'
import { useCanvas, useCanvasState, useOpenCanvas } from '../canvas-context.tsx'
import { CursorsOverlay } from '../people/cursors-overlay.tsx'
import { useShowCursor } from '../people/use-show-cursor.ts'
import { PlacingHint } from '../pieces/pieces-bar.tsx'
import { ScaleBar } from '../tracing/scale-bar.tsx'
import { type Heard, keyWords } from './key-words.ts'
import { SheetList } from './sheet-list.tsx'
import { DimensionLines } from './dimension-lines.tsx'
import { StageOverlay } from './stage-overlay.tsx'
import { showPeer } from './peer.ts'
import { startPainting } from './sheet-painter.ts'
import { usePointer } from './use-pointer.ts'

const ArrangeButton = deferred(
  () => import('../murals/arrange-button.tsx').then((part) => part.ArrangeButton),
  null,
  { when: 'demand' },
)

export function CanvasStage({ title }: { title: string }) {
  const { canvas, document, sheetRef: stage } = useOpenCanvas()
  const sheet = useRef<HTMLDivElement>(null)
  const [gone, setGone] = useState(0)
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    return startPainting({ element, canvas, context: document.getContext, onPicturesGone: setGone })
  }, [canvas, document])
  useSize(stage)
  usePeer(stage)
  useShowCursor()
  usePointer(stage)
  const tool = useCanvasState((state) => state.tool)
  const hasLayout = useCanvasState(({ sheet: { type } }) => type === 'layout')
  const deleteSelected = useDeleteSelected()
  const format = useCanvasLength()
  const [said, setSaid] = useState('')
  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey: shift, altKey: alt } = event
    const ctrl = event.ctrlKey || event.metaKey
    // Undo and Redo are those of the order, which say what they did.
    if (ctrl && (key.toLowerCase() === 'z' || key.toLowerCase() === 'y')) return
    const isDeleting = (key === 'Backspace' || key === 'Delete') && canvas.getState().typed === ''
    if (isDeleting) void deleteSelected()
    const heard = (): Heard => ({ state: canvas.getState(), selected: canvas.selected() })
    const before = heard()
    if (isDeleting || canvas.key(key, { shift, alt, ctrl })) event.preventDefault()
    const news = keyWords(before, heard(), document.getContext(), format)
    if (news !== '') setSaid(news)
  }
  return (
    // The list beside it says what stands here, and can be walked through by the keys.
    <section aria-label={words.sheet({ title })} className="relative size-full overflow-hidden bg-paper">
      <div
        ref={stage}
        role="application"
        aria-label={words.canvas}
        // It takes the keys of tools.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-tool={tool}
        onKeyDown={onKeyDown}
        className="group/stage absolute inset-0 touch-none outline-none! select-none data-[tool=hand]:cursor-grab"
        style={{ cursor: tool === 'select' ? 'default' : tool === 'hand' ? undefined : 'crosshair' }}
      >
        <div
          ref={sheet}
          className="pointer-events-none absolute inset-0 overflow-hidden"
          aria-hidden="true"
        />
        <DimensionLines />
        <StageOverlay />
        <CursorsOverlay />
        {/* A ring around all of this would be painted anew, and what lies below it, whenever something in it changes. */}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 outline-2 -outline-offset-2 outline-transparent group-focus-visible/stage:outline-accent"
        />
      </div>
      <VisuallyHidden isLive>{said}</VisuallyHidden>
      <EmptyHint />
      <MissingPictures count={gone} />
      <TypedLength />
      <PlacingHint />
      <ScaleBar onDone={() => stage.current?.focus({ preventScroll: true })} />
      {hasLayout && (
        <div className="absolute top-3 end-3 z-2">
          <ArrangeButton />
        </div>
      )}
      <FingersDraw />
      <SheetList />
      <Minimap />
    </section>
  )
}

/** What to begin with, until something stands on the sheet or is being drawn. */
function EmptyHint() {
  const { canvas, document } = useOpenCanvas()
  const isPhone = useIsPhone()
  const type = useCanvasState((state) => state.sheet.type)
  const isBegun = useCanvasState((state) => state.tool !== 'select' || state.tentative.length > 0)
  useCanvasState((state) => state.revision)
  if (isBegun || canvas.shapes.size() > 0) return null
  const isForDrawing = (document.canEdit() && !isPhone) || type === 'layout'
  return (
    <p className="pointer-events-none absolute inset-0 flex items-center justify-center p-6 text-center text-sm text-ink-2">
      {isForDrawing ? words.emptySheets[type] : words.nothingHere}
    </p>
  )
}

/** Says it also to those who do not see the frames in the place of the pictures. */
function MissingPictures({ count }: { count: number }) {
  return (
    <p role="status" className="pointer-events-none absolute top-3 start-3 z-2 max-w-80 text-sm text-invalid">
      {count > 0 && words.picturesGone({ count })}
    </p>
  )
}

/** What is typed before anything is drawn to stand beside, and why a typed length is not taken, until another key is pressed. */
function TypedLength() {
  const problem = useCanvasState((state) => state.problem)
  const typed = useCanvasState((state) => (state.tentative.length === 0 ? state.typed : ''))
  const isScaling = useCanvasState((state) => state.tool === SCALE_TOOL)
  return (
    <div className="pointer-events-none absolute inset-x-0 top-3 z-2 mx-auto w-fit max-w-[min(90%,28rem)] text-sm">
      {typed !== '' && problem === '' && !isScaling && (
        <p className="tabular rounded-md bg-paper px-3 py-2 shadow-pop">{words.typedLength({ typed })}</p>
      )}
      <p role="alert" className="rounded-md bg-paper px-3 py-2 text-invalid shadow-pop empty:hidden">
        {problem}
      </p>
    </div>
  )
}

/** Once a pen has drawn, fingers only pan and zoom; who has put it away says so. */
function FingersDraw() {
  const canvas = useCanvas()
  const isPenAlone = useCanvasState((state) => state.isPenAlone)
  if (!isPenAlone) return null
  return (
    <Button
      size="small"
      icon={<PenLine aria-hidden />}
      className="absolute bottom-3 start-3 z-2"
      onPress={() => canvas.setPenAlone(false)}
    >
      {words.fingersDraw}
    </Button>
  )
}

/** On a page that was opened with `?peer` outside scripts can measure the canvas. */
function usePeer(place: React.RefObject<HTMLDivElement | null>) {
  const canvas = useCanvas()
  useEffect(() => {
    const isWanted = new URLSearchParams(window.location.search).has('peer')
    return isWanted && place.current ? showPeer(canvas, place.current) : undefined
  }, [canvas, place])
}

/** The canvas is as large as its place. */
function useSize(place: React.RefObject<HTMLDivElement | null>) {
  const canvas = useCanvas()
  useEffect(() => {
    const element = place.current
    if (!element) return
    let isFirst = true
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      canvas.resize({ width, height })
      if (isFirst && width > 0) canvas.lookAnew()
      isFirst &&= width === 0
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [canvas, place])
}
