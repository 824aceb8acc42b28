/**
 * What is too wide, shown on the drawing: a frame about the text, in red over the limit and in amber over the recommended
 * one, and for the mechanism being engraved the two lines up to which it may reach.
 */
import type { EngravingMark } from '@orderwright/domain/engraving'

interface EngravingMarksProps {
  marks: readonly EngravingMark[]
  /** whose limits are drawn; none when left out */
  mechanism?: number
  /** limits are not enforced: nothing is red */
  isCustom?: boolean
}

/** Free room between a text and its frame, mm. */
const GAP = 0.8

export function EngravingMarks({ marks, mechanism, isCustom = false }: EngravingMarksProps) {
  return (
    <g pointerEvents="none" data-engraving-marks="">
      {marks.map(({ mechanism: index, side, state, box, limit }) => {
        const isOver = state === 'overLimit'
        const tone = isOver && !isCustom ? 'stroke-invalid' : 'stroke-caution'
        const [top, bottom] = [box.y - GAP, box.y + box.height + GAP]
        return (
          <g
            key={`${index} ${side} ${box.y}`}
            className={tone}
            data-state={state}
            fill="none"
            strokeWidth={1.25}
          >
            {state !== 'ok' && (
              <rect
                x={box.x - GAP}
                y={top}
                width={box.width + 2 * GAP}
                height={bottom - top}
                rx={0.6}
                strokeDasharray={isOver ? undefined : '4 3'}
                vectorEffect="non-scaling-stroke"
              />
            )}
            {index === mechanism && <Limits from={limit.from} to={limit.to} top={top} bottom={bottom} />}
          </g>
        )
      })}
    </g>
  )
}

/** How far the text may reach to both sides, as ticks that show on light and on dark plates. */
function Limits({ from, to, top, bottom }: { from: number; to: number; top: number; bottom: number }) {
  const d = `M${from} ${top - 1}V${bottom + 1}M${to} ${top - 1}V${bottom + 1}`
  return (
    <>
      <path d={d} className="stroke-paper" strokeWidth={3} vectorEffect="non-scaling-stroke" />
      <path d={d} className="stroke-ink" strokeWidth={1} vectorEffect="non-scaling-stroke" />
    </>
  )
}
