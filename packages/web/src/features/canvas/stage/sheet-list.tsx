/** What stands on the sheet as a list: for screen readers, and to select by the keys. */
import { canvasScreenMessages as words, tracingMessages } from '@orderwright/domain'
import { isLocked, type Shape } from '@orderwright/editor/canvas'
import { useCanvasLength } from '../lengths.ts'
import { useCanvas, useCanvasContext, useCanvasState } from '../canvas-context.tsx'

/** A list of more is read by nobody. */
const MAX_LISTED = 300

export function SheetList() {
  const canvas = useCanvas()
  const context = useCanvasContext()
  const format = useCanvasLength()
  const selection = useCanvasState((state) => state.selection)
  useCanvasState((state) => state.revision)
  useCanvasState((state) => state.sheet)
  const shapes = [...canvas.shapes.all()]
    .sort((a, b) => a.bounds.y - b.bounds.y || a.bounds.x - b.bounds.x)
    .slice(0, MAX_LISTED)
  const nameOf = (shape: Shape) => {
    const { kind, record, bounds } = shape
    const title = kind.title(record, context)
    const size = `${format(bounds.width)} × ${format(bounds.height)}`
    const lock = isLocked(shape) ? tracingMessages.locked : ''
    return [kind.words.one, title, size, lock].filter((part) => part !== '').join(', ')
  }
  if (shapes.length === 0) return null
  return (
    <ul
      aria-label={words.whatStandsHere}
      className="absolute top-2 left-2 z-2 max-h-60 w-64 overflow-y-auto rounded-md border border-hairline bg-paper p-1 text-sm not-focus-within:sr-only"
    >
      {shapes.map((shape) => (
        <li key={shape.key}>
          <button
            type="button"
            aria-pressed={selection.includes(shape.key)}
            className="w-full cursor-pointer rounded-sm px-2 py-1 text-left hover:bg-accent-soft aria-pressed:font-medium"
            onClick={() => canvas.select([shape.key])}
          >
            {nameOf(shape)}
          </button>
        </li>
      ))}
    </ul>
  )
}
