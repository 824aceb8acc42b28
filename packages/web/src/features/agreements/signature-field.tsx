/** Where a signature is drawn: by mouse, pen or finger. Who can not draw types their name instead. */
import {
  agreementScreenMessages as words,
  SIGNATURE_FIELD,
  signaturePath,
  type SignaturePoint,
} from '@orderwright/domain/agreements'
import type { PointerEvent } from 'react'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'

export type Strokes = SignaturePoint[][]

/** Points closer than this, in units of the field, are one. */
const STEP = 4
/** More points than this are not taken: the server takes no more either. */
const MAX_POINTS = 4000

function pointOf(event: PointerEvent<SVGSVGElement>): SignaturePoint {
  const box = event.currentTarget.getBoundingClientRect()
  const { width, height } = SIGNATURE_FIELD
  const within = (share: number, size: number) => Math.round(Math.min(1, Math.max(0, share)) * size)
  return [
    within((event.clientX - box.left) / box.width, width),
    within((event.clientY - box.top) / box.height, height),
  ]
}

interface SignatureFieldProps {
  strokes: Strokes
  onChange: (strokes: Strokes) => void
}

export function SignatureField({ strokes, onChange }: SignatureFieldProps) {
  const isDrawing = useRef(false)
  const { width, height } = SIGNATURE_FIELD
  const count = strokes.reduce((sum, stroke) => sum + stroke.length, 0)

  function begin(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0 || count >= MAX_POINTS) return
    event.currentTarget.setPointerCapture(event.pointerId)
    isDrawing.current = true
    onChange([...strokes, [pointOf(event)]])
  }

  function draw(event: PointerEvent<SVGSVGElement>) {
    const stroke = strokes.at(-1)
    const last = stroke?.at(-1)
    if (!isDrawing.current || !stroke || !last || count >= MAX_POINTS) return
    const point = pointOf(event)
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) < STEP) return
    onChange([...strokes.slice(0, -1), [...stroke, point]])
  }

  return (
    <div className="relative">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words.drawHint}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={() => (isDrawing.current = false)}
        onPointerCancel={() => (isDrawing.current = false)}
        className="block aspect-[4/1] w-full cursor-crosshair touch-none rounded border border-edge bg-paper"
      >
        <line x1={40} x2={width - 40} y1={195} y2={195} className="stroke-hairline" strokeWidth={2} />
        <path
          d={signaturePath(strokes)}
          className="stroke-ink"
          fill="none"
          strokeWidth={6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {count === 0 && (
        <p
          className="pointer-events-none absolute inset-x-0 top-1/3 text-center text-sm text-ink-3"
          aria-hidden
        >
          {words.drawHint}
        </p>
      )}
      {count > 0 && (
        <Button size="small" variant="quiet" className="absolute top-1 end-1" onPress={() => onChange([])}>
          {words.clear}
        </Button>
      )}
    </div>
  )
}
