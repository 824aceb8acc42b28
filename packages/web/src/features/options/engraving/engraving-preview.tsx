/**
 * The plate about the mechanism that is being engraved, as it will be cut, with how far its texts may reach. A click on
 * another mechanism goes there.
 */
import type { Scene, ScenePart } from '@orderwright/domain/drawing'
import type { EngravingGrid, EngravingSet } from '@orderwright/domain/engraving'
import { engravingEditorMessages as words } from '@orderwright/domain/messages'
import { type MouseEvent, useMemo } from 'react'
import { EngravingMarks } from '../../../drawing/engraving-marks.tsx'
import { type LineMode, SceneItems } from '../../../drawing/scene-items.tsx'
import type { EngravingBoard } from './use-engraving-board.ts'

interface EngravingPreviewProps {
  board: EngravingBoard
  set: EngravingSet
  mechanism: number
  isCustom: boolean
  onMechanism: (index: number) => void
}

/** What the window shows of the plate, mm. */
const WINDOW_WIDTH = 104
const WINDOW_HEIGHT = 42
const screenLines: LineMode = { kind: 'screen', lineScale: 1 }

/** The window about a mechanism, moved so that it shows plate rather than the desk beside it. */
function windowAbout(scene: Scene, grid: EngravingGrid, mechanism: number) {
  const found = grid.mechanisms.find(({ index }) => index === mechanism)
  const { bounds } = scene
  const centre = {
    x: found?.x ?? bounds.x + bounds.width / 2,
    y: found ? (found.edgeMm.above + found.edgeMm.below) / 2 : bounds.y + bounds.height / 2,
  }
  const within = (at: number, size: number, from: number, length: number) => {
    const margin = 5
    if (length + 2 * margin <= size) return from + length / 2 - size / 2
    return Math.min(Math.max(at - size / 2, from - margin), from + length + margin - size)
  }
  return {
    x: within(centre.x, WINDOW_WIDTH, bounds.x, bounds.width),
    // Up and down the mechanism stays in the middle, between its inputs.
    y: centre.y - WINDOW_HEIGHT / 2,
  }
}

function mechanismOf(event: MouseEvent): number | null {
  const part = event.target instanceof Element ? event.target.closest('[data-part]') : null
  const match = /^(?:mechanism|engraving):(\d+)/.exec(part?.getAttribute('data-part') ?? '')
  return match ? Number(match[1]) : null
}

export function EngravingPreview({ board, set, mechanism, isCustom, onMechanism }: EngravingPreviewProps) {
  const { grid, sceneOf, marksOf } = board
  const scene = useMemo(() => sceneOf(set), [sceneOf, set])
  if (!scene || !grid) return null
  const { x, y } = windowAbout(scene, grid, mechanism)
  const marks = marksOf(set)
  const part = scene.parts.find(({ id }) => id === `mechanism:${mechanism}`)
  return (
    // The header's arrows do the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <svg
      role="img"
      aria-label={words.asEngraved}
      viewBox={`${x} ${y} ${WINDOW_WIDTH} ${WINDOW_HEIGHT}`}
      textRendering="geometricPrecision"
      className="block h-[clamp(88px,19dvh,176px)] w-full border-y border-hairline bg-desk select-none"
      onClick={(event) => {
        const index = mechanismOf(event)
        if (index !== null && index !== mechanism) onMechanism(index)
      }}
    >
      <SceneItems items={scene.items} mode={screenLines} />
      {part && grid.mechanisms.length > 1 && <ChosenFrame box={part.box} />}
      <EngravingMarks marks={marks} mechanism={mechanism} isCustom={isCustom} />
    </svg>
  )
}

/** A frame that shows on light and on dark plates: ink on paper. */
function ChosenFrame({ box }: { box: ScenePart['box'] }) {
  const frame = { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2, rx: 1 }
  return (
    <g fill="none" pointerEvents="none">
      <rect {...frame} className="stroke-paper" strokeWidth={4} vectorEffect="non-scaling-stroke" />
      <rect {...frame} className="stroke-ink" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
    </g>
  )
}
