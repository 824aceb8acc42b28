/**
 * Real glyphs in the browser: font files and HarfBuzz are fetched with the first engraving, the fonts are
 * also registered for drawing, and the measurer is published to whoever draws. Until then an estimate serves.
 */
import {
  approximateMeasurer,
  type EngravingFace,
  engravingFaceOr,
  type FaceFiles,
  type TextMeasurer,
} from '@orderwright/domain/engraving'

type State = { measurer: TextMeasurer; failed: boolean }

let state: State = { measurer: approximateMeasurer, failed: false }
const loadedFaces = new Map<string, FaceFiles>()
const requested = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()

function publish(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

async function request(face: EngravingFace): Promise<void> {
  try {
    const { loadFace, measurerOf } = await import('./measure-faces.ts')
    loadedFaces.set(face.key, await loadFace(face))
    publish({ measurer: measurerOf([...loadedFaces.values()]), failed: false })
  } catch {
    // Offline or blocked: the estimate stays, says of itself that it is one, and the next request tries again.
    requested.delete(face.key)
    publish({ ...state, failed: true })
  }
}

/** Starts loading a face (key or family name) once; resolves when it is measured exactly or has failed. */
export function requestEngravingFace(fontName: string): Promise<void> {
  const face = engravingFaceOr(fontName)
  const running = requested.get(face.key) ?? request(face)
  requested.set(face.key, running)
  return running
}

/** A connection that hangs must not hang the person: after this long the server's own measuring has to do. */
const PATIENCE_MS = 8000

/** Loads faces and waits for them; resolves in any case. */
export async function loadEngravingFaces(fontNames: readonly string[]): Promise<void> {
  if (fontNames.length === 0) return
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([Promise.all(fontNames.map(requestEngravingFace)), patience])
}

export function subscribeToMeasurer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The best measurer so far and whether the last load failed; changes identity when a face arrives. */
export function currentMeasurer(): State {
  return state
}
