/** What stands on the sheet as a list: for screen readers, and to select by the keys. Arrow keys walk through it. */
import { canvasScreenMessages as words } from '@orderwright/domain/messages'
import { type KeyboardEvent, useState } from 'react'
import { useCanvasLength } from '../lengths.ts'
import { useCanvas, useCanvasContext, useCanvasState } from '../canvas-context.tsx'
import { useDeleteSelected } from '../use-delete-selected.ts'
import { shapeName } from './shape-name.ts'

/** A list of more is read by nobody. */
const MAX_LISTED = 300

export function SheetList() {
  const canvas = useCanvas()
  const context = useCanvasContext()
  const format = useCanvasLength()
  const deleteSelected = useDeleteSelected()
  const selection = useCanvasState((state) => state.selection)
  useCanvasState((state) => state.revision)
  useCanvasState((state) => state.sheet)
  /** the key of the one that Tab comes to */
  const [current, setCurrent] = useState<string | null>(null)
  const shapes = [...canvas.shapes.all()]
    .sort((a, b) => a.bounds.y - b.bounds.y || a.bounds.x - b.bounds.x)
    .slice(0, MAX_LISTED)
  const placeOf = (key: string | undefined | null) => shapes.findIndex((shape) => shape.key === key)
  // Tab comes to where one was, or to what is selected.
  const place = [current, selection[0]].map(placeOf).find((one) => one >= 0) ?? 0
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const { key, currentTarget } = event
    if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault()
      const one = shapes[place]
      if (one) canvas.select([one.key])
      return void deleteSelected()
    }
    const last = shapes.length - 1
    const places: Record<string, number> = {
      ArrowDown: Math.min(place + 1, last),
      ArrowUp: Math.max(place - 1, 0),
      Home: 0,
      End: last,
    }
    const next = places[key]
    if (next === undefined) return
    event.preventDefault()
    currentTarget.querySelectorAll('button')[next]?.focus()
  }
  if (shapes.length === 0) return null
  return (
    <ul
      aria-label={words.whatStandsHere}
      onKeyDown={onKeyDown}
      className="absolute top-2 start-2 z-2 max-h-60 w-64 overflow-y-auto rounded-md border border-hairline bg-paper p-1 text-sm not-focus-within:sr-only"
    >
      {shapes.map((shape, index) => (
        <li key={shape.key}>
          <button
            type="button"
            tabIndex={index === place ? 0 : -1}
            aria-pressed={selection.includes(shape.key)}
            className="w-full cursor-pointer rounded-sm px-2 py-1 text-start hover:bg-accent-soft aria-pressed:font-medium"
            onFocus={() => setCurrent(shape.key)}
            onClick={() => canvas.select([shape.key]).reveal()}
          >
            {shapeName(shape, context, format)}
          </button>
        </li>
      ))}
    </ul>
  )
}
