/**
 * What an outside script is told of the canvas when the page was opened with `?peer`: enough to see that what it pressed
 * and dragged has acted, and to compare how fast. It is on no other page.
 */
import { boundsOf, centerOf } from '@orderwright/domain/canvas'
import { type Canvas, toScreen } from '@orderwright/editor/canvas'

export interface Peer {
  /** from the beginning of the navigation until the first frame in which all stands, milliseconds */
  readonly load_ms: number
  /** the camera's middle in inches, the place of the first shape there is, and how many there are */
  readonly state: () => { cx: number; cy: number; sx: number; sy: number; n: number }
  /** where on the page a shape stands that can be dragged; null: none is to be seen */
  readonly dragPoint: () => { x: number; y: number } | null
}

declare global {
  interface Window {
    peer?: Peer
  }
}

/** Shows the canvas of the page to outside scripts; gives back how to hide it. */
export function showPeer(canvas: Canvas, element: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => {
    window.peer = {
      load_ms: performance.now(),
      state() {
        const { camera, preview } = canvas.getState()
        const shapes = canvas.shapes.all()
        const [first] = shapes
        const { x: sx, y: sy } = first
          ? boundsOf(preview.get(first.key) ?? first.part.form)
          : { x: Number.NaN, y: Number.NaN }
        return { cx: camera.center.x, cy: camera.center.y, sx, sy, n: shapes.length }
      },
      dragPoint() {
        const { camera, screen } = canvas.getState()
        const { left, top } = element.getBoundingClientRect()
        const movable = canvas.shapes.all().find(({ kind, part }) => {
          const at = toScreen(camera, screen, centerOf(part.form))
          return kind.moves && at.x > 0 && at.y > 0 && at.x < screen.width && at.y < screen.height
        })
        if (!movable) return null
        const { x, y } = toScreen(camera, screen, centerOf(movable.part.form))
        return { x: left + x, y: top + y }
      },
    }
  })
  return () => {
    cancelAnimationFrame(frame)
    delete window.peer
  }
}
