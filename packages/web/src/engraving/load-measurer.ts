/**
 * Real glyphs in the browser: font files and HarfBuzz are fetched with the first engraving, the fonts are
 * also registered for drawing, and the measurer is published to whoever draws. Until then an estimate serves.
 */
import {
  approximateMeasurer,
  createHarfbuzzMeasurer,
  type EngravingFace,
  engravingFaceOr,
  type FaceFiles,
  type TextMeasurer,
  unpackWoff,
} from '@orderwright/domain'
import type { Blob as HbBlob, Buffer as HbBuffer, Face as HbFace, Font as HbFont } from 'harfbuzzjs'

const fontUrls = import.meta.glob<string>(
  '../../../../node_modules/@fontsource/{inter,arimo,barlow,eb-garamond,montserrat,oswald,overpass,saira}/files/*-{latin,latin-ext}-{400,500,600}-normal.woff',
  { query: '?url', import: 'default', eager: true },
)

function urlOf(face: EngravingFace, fileName: string): string | undefined {
  return fontUrls[`../../../../node_modules/${face.packageName}/files/${fileName}.woff`]
}

async function inflate(data: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(data)]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

async function loadFile(
  face: EngravingFace,
  file: EngravingFace['files'][number],
): Promise<Uint8Array | undefined> {
  const url = urlOf(face, file.name)
  if (url === undefined) return undefined
  const response = await fetch(url)
  if (!response.ok) return undefined
  const woff = await response.arrayBuffer()
  const drawn = new FontFace(face.family, woff, {
    weight: String(face.weight),
    unicodeRange: file.unicodeRange,
  })
  document.fonts.add(await drawn.load())
  const unpacked = await unpackWoff(new Uint8Array(woff), inflate)
  return unpacked.ok ? unpacked.bytes : undefined
}

async function loadFace(face: EngravingFace): Promise<FaceFiles> {
  const files = await Promise.all(face.files.map((file) => loadFile(face, file)))
  return { key: face.key, files: files.filter((bytes) => bytes !== undefined) }
}

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
    const [harfbuzz, loaded] = await Promise.all([import('harfbuzzjs'), loadFace(face)])
    loadedFaces.set(face.key, loaded)
    const measurer = createHarfbuzzMeasurer<HbBlob, HbFace, HbFont, HbBuffer>(harfbuzz, [
      ...loadedFaces.values(),
    ])
    publish({ measurer, failed: false })
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
