/** What measuring needs, fetched with the first engraving: the addresses of the font files, HarfBuzz, and its measurer. */
import {
  createHarfbuzzMeasurer,
  type EngravingFace,
  type FaceFiles,
  type TextMeasurer,
  unpackWoff,
} from '@orderwright/domain/engraving'
import * as harfbuzz from 'harfbuzzjs'

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

/** The files of a face, also registered for drawing; rejects when the connection fails. */
export async function loadFace(face: EngravingFace): Promise<FaceFiles> {
  const files = await Promise.all(face.files.map((file) => loadFile(face, file)))
  return { key: face.key, files: files.filter((bytes) => bytes !== undefined) }
}

/** A measurer of these faces. */
export function measurerOf(faces: readonly FaceFiles[]): TextMeasurer {
  return createHarfbuzzMeasurer<harfbuzz.Blob, harfbuzz.Face, harfbuzz.Font, harfbuzz.Buffer>(harfbuzz, [
    ...faces,
  ])
}
