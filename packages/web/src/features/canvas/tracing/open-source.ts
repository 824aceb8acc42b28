/** A chosen file as pages that can be laid under the sheet; what can not is told in a sentence. */
import { tracingMessages as words } from '@orderwright/domain/messages'
import { drawPicture, keptSize } from './draw-picture.ts'
import { type FileKind, HEAD_BYTES, kindOfFile, pixelsOf } from './file-kind.ts'
import { refuse, type Result, singlePage, type TraceSource } from './source.ts'

const MEGABYTE = 1_000_000
/** What is read of each kind at most, in bytes: more would stop the page. */
const mostBytes: Readonly<Partial<Record<FileKind, number>>> = {
  jpeg: 100 * MEGABYTE,
  png: 100 * MEGABYTE,
  pdf: 100 * MEGABYTE,
  dxf: 40 * MEGABYTE,
}
const SENT_AS_IS_BYTES = 4_900_000
const MOST_MEGAPIXELS = 100

/** Reads a file of any kind. */
export async function openSource(file: File): Promise<Result<TraceSource>> {
  if (file.size === 0) return refuse(words.emptyFile)
  const kind = kindOfFile(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  const most = mostBytes[kind]
  if (most !== undefined && file.size > most) return refuse(words.fileTooLarge({ most: most / MEGABYTE }))
  switch (kind) {
    case 'jpeg':
    case 'png':
      return openPicture(file)
    case 'pdf': {
      const tool = await import('./pdf-source.ts').catch(() => null)
      return tool ? tool.openPdf(file) : refuse(words.toolFailed)
    }
    case 'dxf': {
      const tool = await import('./dxf-source.ts').catch(() => null)
      return tool ? tool.openDxf(file) : refuse(words.toolFailed)
    }
    case 'dwg':
      return refuse(words.drawingFile)
    case 'binaryDxf':
      return refuse(words.binaryDxf)
    case 'unknown':
      return refuse(words.unknownKind)
  }
}

async function openPicture(file: File): Promise<Result<TraceSource>> {
  const pixels = pixelsOf(new Uint8Array(await file.arrayBuffer()))
  if (pixels && pixels.width * pixels.height > MOST_MEGAPIXELS * 1_000_000) {
    return refuse(words.tooManyPixels({ most: MOST_MEGAPIXELS }))
  }
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return refuse(words.unreadablePicture)
  const { width, height } = bitmap
  if (file.size < SENT_AS_IS_BYTES) {
    bitmap.close()
    return singlePage('picture', { file, ...keptSize(width, height), trueWidth: null })
  }
  const drawn = await drawPicture(file.name, keptSize(width, height), (context, across, down) =>
    context.drawImage(bitmap, 0, 0, across, down),
  )
  bitmap.close()
  return drawn ? singlePage('picture', { ...drawn, trueWidth: null }) : refuse(words.notDrawn)
}
