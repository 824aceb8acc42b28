/** Lengths of the canvas in the unit of whoever looks at it. */
import { useCallback } from 'react'
import { useCanvasState } from './canvas-context.tsx'
import { formatCanvasLength } from './length-text.ts'

export function useCanvasLength(): (inches: number) => string {
  const unit = useCanvasState((state) => state.unit)
  return useCallback((inches) => formatCanvasLength(inches, unit), [unit])
}
