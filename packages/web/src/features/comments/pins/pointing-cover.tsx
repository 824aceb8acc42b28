/** Pointing at a drawing: what is under the pointer is framed and named, a press takes it, Escape ends it. */
import { type CommentPin, pinAt, type PinTarget, targetAt } from '@orderwright/domain/comments'
import type { Scene } from '@orderwright/domain/drawing'
import type { Box, Point } from '@orderwright/domain/geometry'
import { commentMessages as words } from '@orderwright/domain/messages'
import { type PointerEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { ScenePlacement } from '../../../drawing/scene-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { stopPointing } from './pin-state.ts'

interface PointingCoverProps {
  scene: Scene
  targets: readonly PinTarget[]
  placement: ScenePlacement
  /** where it is; left out: all of what it stands in */
  area?: Box | undefined
  onPick: (pin: CommentPin) => void
}

/** What is smaller answers to a pointer of this size, CSS pixels. */
const LEAST_PX = 12
/** A hand that moves farther while it is down moves the drawing. */
const STILL_PX = 5

export function PointingCover({ scene, targets, placement, area, onPick }: PointingCoverProps) {
  const [over, setOver] = useState<PinTarget | null>(null)
  const downAt = useRef<Point | null>(null)
  const { left, top, pxPerMm } = placement
  const leastMm = LEAST_PX / pxPerMm
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      stopPointing()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [])

  function pointOf(event: MouseEvent): Point {
    const box = event.currentTarget.getBoundingClientRect()
    const x = event.clientX - box.left + (area?.x ?? 0) - left
    const y = event.clientY - box.top + (area?.y ?? 0) - top
    return { x: x / pxPerMm, y: y / pxPerMm }
  }
  function isStill({ clientX: x, clientY: y }: MouseEvent): boolean {
    const down = downAt.current
    return down === null || Math.hypot(down.x - x, down.y - y) <= STILL_PX
  }
  return (
    <>
      {/* Who does not point with a hand chooses from the list in the panel; Escape ends it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        data-pointing=""
        className={cx('pointer-events-auto absolute z-3 cursor-crosshair', area ? 'bg-ink/4' : 'inset-0')}
        style={area && { left: area.x, top: area.y, width: area.width, height: area.height }}
        onPointerDown={({ clientX: x, clientY: y }: PointerEvent) => {
          downAt.current = { x, y }
        }}
        onPointerMove={(event) => setOver(targetAt(targets, pointOf(event), leastMm))}
        onPointerLeave={() => setOver(null)}
        onClick={(event) => {
          if (isStill(event)) onPick(pinAt(scene, targets, pointOf(event), leastMm))
        }}
      ></div>
      {over && <Framed target={over} placement={placement} />}
    </>
  )
}

/** What is to be done, and the way out; stands once over all that can be pointed at. */
export function PointingHint({ className }: { className?: string }) {
  return (
    <div
      role="status"
      className={cx(
        'z-4 mx-auto flex w-fit items-center gap-3 rounded bg-ink py-1.5 pe-1.5 ps-3 text-sm text-white shadow-pop',
        className,
      )}
    >
      <span>{words.pinHint}</span>
      <Button size="small" className="shrink-0" onPress={stopPointing}>
        {words.pinStopPointing}
      </Button>
    </div>
  )
}

const FRAME_PX = 3

function Framed({
  target: { box, title },
  placement: { left, top, pxPerMm },
}: {
  target: PinTarget
  placement: ScenePlacement
}) {
  const frame = {
    left: left + box.x * pxPerMm - FRAME_PX,
    top: top + box.y * pxPerMm - FRAME_PX,
    width: box.width * pxPerMm + 2 * FRAME_PX,
    height: box.height * pxPerMm + 2 * FRAME_PX,
  }
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 z-4">
      <span className="absolute rounded border-2 border-ink bg-ink/10" style={frame} />
      <span
        className="absolute rounded bg-ink px-1.5 py-0.5 text-xs font-medium whitespace-nowrap text-white"
        style={{ left: Math.max(4, frame.left), top: frame.top + frame.height + 4 }}
      >
        {title}
      </span>
    </span>
  )
}
