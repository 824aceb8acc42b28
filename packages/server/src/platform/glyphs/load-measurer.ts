/**
 * Text measuring on the server: HarfBuzz over the font files of the installed font packages. The browser
 * does the same over the same files, so that a width that passes there passes here.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import {
  createHarfbuzzMeasurer,
  type EngravingFace,
  engravingFaces,
  type FaceFiles,
  type TextMeasurer,
  unpackWoff,
} from '@orderwright/domain'
import * as harfbuzz from 'harfbuzzjs'

const require = createRequire(import.meta.url)

async function readFaceFile(face: EngravingFace, name: string): Promise<Uint8Array | undefined> {
  try {
    const woff = await readFile(require.resolve(`${face.packageName}/files/${name}.woff`))
    const unpacked = await unpackWoff(woff, (data) => inflateSync(data))
    return unpacked.ok ? unpacked.bytes : undefined
  } catch {
    // A font package that is not installed: the face is estimated, and its measure says so.
    return undefined
  }
}

async function readFace(face: EngravingFace): Promise<FaceFiles> {
  const files = await Promise.all(face.files.map(({ name }) => readFaceFile(face, name)))
  return { key: face.key, files: files.filter((bytes) => bytes !== undefined) }
}

let loading: Promise<TextMeasurer> | undefined

/** The measurer over all engraving faces, loaded once for the process. Never rejects for a missing font. */
export function loadMeasurer(): Promise<TextMeasurer> {
  loading ??= Promise.all(engravingFaces.map(readFace)).then((faces) =>
    createHarfbuzzMeasurer<harfbuzz.Blob, harfbuzz.Face, harfbuzz.Font, harfbuzz.Buffer>(harfbuzz, faces),
  )
  return loading
}
