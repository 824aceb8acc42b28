/**
 * The pins of an item on its drawing, and pointing at it for a new comment. They stand over the drawing as buttons, so that
 * keys and screen readers reach them; what they stand on is read in `domain/comments/pins.ts`.
 */
import { isOnPieces, pinTargets, pinWords, placePin } from '@orderwright/domain/comments'
import type { Scene } from '@orderwright/domain/drawing'
import type { Box, Point } from '@orderwright/domain/geometry'
import { commentMessages as words } from '@orderwright/domain/messages'
import type { LengthUnit } from '@orderwright/domain/units'
import { useMemo } from 'react'
import type { ScenePlacement } from '../../../drawing/scene-view.tsx'
import { cx } from '../../../ui/cx.ts'
import { Tooltip } from '../../../ui/popups/tooltip.tsx'
import { openComments } from '../panel-state.ts'
import { PinMark } from './pin-mark.tsx'
import { putPinDown, usePinDraft, usePinState } from './pin-state.ts'
import { type PinnedThread, usePinDraftKey, usePinnedThreads } from './pinned-threads.ts'
import { PointingCover } from './pointing-cover.tsx'

export interface StagePinsProps {
  itemId: number
  scene: Scene
  unit: LengthUnit
  /** the pieces that are drawn, from 0; null: all are alike */
  pieces: readonly number[] | null
  placement: ScenePlacement
  /** the part of the page that is this drawing, CSS pixels; left out: all of what it stands in */
  area?: Box
}

export function StagePins(props: StagePinsProps) {
  const { itemId, pieces } = props
  const { isPointing, shown } = usePinState()
  const draft = usePinDraft(usePinDraftKey())
  const pinned = usePinnedThreads().filter(
    ({ thread, pin, itemId: on }) =>
      on === itemId && isOnPieces(pin, pieces) && (!thread.isResolved || thread.root.id === shown?.commentId),
  )
  const hasDraft = draft?.itemId === itemId && isOnPieces(draft.pin, pieces)
  // Most drawings have none, and are drawn at every step of a finger.
  if (itemId <= 0 || (pinned.length === 0 && !hasDraft && !isPointing)) return null
  return <Pins {...props} pinned={pinned} isPointing={isPointing} />
}

/** Pins nearer than this stand beside each other, CSS pixels. */
const APART_PX = 16

/** Where pins are drawn, one after the other: none hides another that stands at the same point. */
function spread(points: readonly Point[]): Point[] {
  const placed: Point[] = []
  for (const point of points) {
    let { x } = point
    while (placed.some((one) => Math.hypot(one.x - x, one.y - point.y) < APART_PX)) x += APART_PX
    placed.push({ x, y: point.y })
  }
  return placed
}

interface PinsProps extends StagePinsProps {
  pinned: readonly PinnedThread[]
  isPointing: boolean
}

function Pins({ itemId, scene, unit, pieces, placement, area, pinned, isPointing }: PinsProps) {
  const key = usePinDraftKey()
  const draft = usePinDraft(key)
  const { figures, left, top, pxPerMm } = placement
  const targets = useMemo(() => pinTargets(scene, { unit, figures }), [scene, unit, figures])
  const toPx = ({ x, y }: Point): Point => ({ x: left + x * pxPerMm, y: top + y * pxPerMm })
  const standing = pinned.flatMap((one) => {
    const placed = placePin(one.pin, scene, targets)
    return placed.at === null ? [] : [{ ...one, placed, at: toPx(placed.at) }]
  })
  const points = spread(standing.map(({ at }) => at))
  const own =
    draft?.itemId === itemId && isOnPieces(draft.pin, pieces) ? placePin(draft.pin, scene, targets).at : null
  return (
    <>
      {standing.map((one, index) => (
        <PinButton key={one.thread.root.id} {...one} at={points[index] ?? one.at} />
      ))}
      {own && (
        <span className="pointer-events-none absolute z-1 -translate-y-full" style={styleAt(toPx(own))}>
          <PinMark mark="+" isInternal={false} isActive />
          <span className="sr-only">{words.pinNew}</span>
        </span>
      )}
      {isPointing && (
        <PointingCover
          scene={scene}
          targets={targets}
          placement={placement}
          area={area}
          onPick={(pin) => {
            putPinDown(key, { itemId, pin: { ...pin, piece: pieces?.[0] ?? null } })
            openComments({ itemId })
          }}
        />
      )}
    </>
  )
}

const styleAt = ({ x, y }: Point) => ({ left: Math.round(x), top: Math.round(y) })

interface PinButtonProps extends PinnedThread {
  placed: ReturnType<typeof placePin>
  at: Point
}

const MAX_TEXT = 120

function PinButton({ thread: { root, answers, isResolved }, pin, mark, itemId, placed, at }: PinButtonProps) {
  const isShown = usePinState().shown?.commentId === root.id
  const text = root.text.length > MAX_TEXT ? `${root.text.slice(0, MAX_TEXT).trimEnd()}…` : root.text
  return (
    <Tooltip
      placement="top"
      isName
      content={
        <span className="block max-w-60">
          <span className="block font-semibold">{pinWords(pin, placed)}</span>
          <span dir="auto" className="block">
            {root.authorName}: {text}
          </span>
          {answers.length > 0 && <span className="block">{words.answers({ count: answers.length })}</span>}
        </span>
      }
    >
      <button
        type="button"
        data-pin={root.id}
        aria-label={words.pinOpen({ mark, title: pinWords(pin, placed), by: root.authorName, text })}
        onClick={() => openComments({ itemId, commentId: root.id })}
        style={styleAt(at)}
        className={cx(
          'pointer-events-auto absolute z-1 -translate-y-full cursor-pointer rounded-full',
          // A finger needs more room than a pin has.
          'pointer-coarse:before:absolute pointer-coarse:before:-inset-2.5',
          isShown && 'z-2',
        )}
      >
        <PinMark
          mark={mark}
          isInternal={root.isInternal === 1}
          isResolved={isResolved}
          isActive={isShown}
          className={isShown ? 'origin-bottom-left scale-125' : undefined}
        />
      </button>
    </Tooltip>
  )
}
