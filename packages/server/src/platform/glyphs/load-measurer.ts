/**
 * Text measuring on the server: HarfBuzz over the font files of the installed font packages. The browser
 * does the same over the same files, so that a width that passes there passes here.
 */
import { inflateSync } from 'node:zlib'
import {
  createHarfbuzzMeasurer,
  type EngravingFace,
  engravingFaces,
  type FaceFiles,
  type TextMeasurer,
  unpackWoff,
} from '@orderwright/domain/engraving'
import * as harfbuzz from 'harfbuzzjs'
import { type FontPackageFile, readFontFile } from './font-files.ts'

/** Every file that engravings are measured with. */
export const engravingFontFiles: readonly FontPackageFile[] = engravingFaces.flatMap(fontFilesOf)

function fontFilesOf({ packageName, files }: EngravingFace): FontPackageFile[] {
  return files.map(({ name }) => ({ packageName, path: `files/${name}.woff` }))
}

async function readFaceFile(file: FontPackageFile): Promise<Uint8Array> {
  const unpacked = await unpackWoff(await readFontFile(file), (data) => inflateSync(data))
  if (!unpacked.ok) throw new Error(`${file.packageName}/${file.path} is no font.`)
  return unpacked.bytes
}

async function readFace(face: EngravingFace): Promise<FaceFiles> {
  return { key: face.key, files: await Promise.all(fontFilesOf(face).map(readFaceFile)) }
}

let loading: Promise<TextMeasurer> | undefined

/** The measurer over all engraving faces, loaded once for the process. */
export function loadMeasurer(): Promise<TextMeasurer> {
  loading ??= Promise.all(engravingFaces.map(readFace)).then((faces) =>
    createHarfbuzzMeasurer<harfbuzz.Blob, harfbuzz.Face, harfbuzz.Font, harfbuzz.Buffer>(harfbuzz, faces),
  )
  return loading
}
