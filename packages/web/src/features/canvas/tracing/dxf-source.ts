/** A DXF as a picture of its lines and texts, in its true size where it says its unit. */
import { tracingMessages as words } from '@orderwright/domain'
import { DxfParser } from 'dxf-parser'
import { readDxf } from './dxf/entities.ts'
import { boundsOfLines, type DxfLines, inchesPerUnit, linesOf, TooDetailed } from './dxf/lines.ts'
import { drawPicture, LONGEST_SIDE } from './draw-picture.ts'
import { refuse, type Result, singlePage, type TraceSource } from './source.ts'

const INK = '#1a1a1a'
const LINE_PIXELS = 2
/** Letters lower than this are marks. Pixels. */
const LEAST_LETTER = 4

type Bounds = NonNullable<ReturnType<typeof boundsOfLines>>

/** Reads the text of a DXF; null where it can not be read. */
function parsed(text: string) {
  try {
    return readDxf(new DxfParser().parseSync(text))
  } catch {
    // The parser throws for what is cut off or no DXF.
    return null
  }
}

function lined(file: ReturnType<typeof readDxf>): DxfLines | null {
  try {
    return linesOf(file)
  } catch (error) {
    if (error instanceof TooDetailed) return null
    throw error
  }
}

export async function openDxf(file: File): Promise<Result<TraceSource>> {
  const drawing = parsed(await file.text())
  if (!drawing) return refuse(words.unreadableDxf)
  const lines = lined(drawing)
  if (!lines) return refuse(words.tooDetailed)
  const bounds = boundsOfLines(lines)
  if (!bounds) return refuse(words.emptyDxf)
  const factor = LONGEST_SIDE / Math.max(bounds.width, bounds.height)
  const size = {
    width: Math.max(1, Math.round(bounds.width * factor)),
    height: Math.max(1, Math.round(bounds.height * factor)),
  }
  const drawn = await drawPicture(file.name, size, (context, width) =>
    drawLines(context, lines, bounds, width / bounds.width),
  )
  if (!drawn) return refuse(words.notDrawn)
  const inches = inchesPerUnit(drawing)
  return singlePage('dxf', { ...drawn, trueWidth: inches === null ? null : bounds.width * inches })
}

/** `scale`: pixels of one unit. A drawing counts upwards, a picture downwards. */
function drawLines(
  context: CanvasRenderingContext2D,
  { lines, texts }: DxfLines,
  bounds: Bounds,
  scale: number,
): void {
  const across = (x: number) => (x - bounds.x) * scale
  const down = (y: number) => (bounds.y + bounds.height - y) * scale
  context.strokeStyle = INK
  context.fillStyle = INK
  context.lineWidth = LINE_PIXELS
  context.lineJoin = 'round'
  for (const points of lines) {
    context.beginPath()
    for (const [index, { x, y }] of points.entries()) {
      if (index === 0) context.moveTo(across(x), down(y))
      else context.lineTo(across(x), down(y))
    }
    context.stroke()
  }
  for (const { at, height, rotation, text } of texts) {
    const pixels = height * scale
    context.save()
    context.translate(across(at.x), down(at.y))
    context.rotate((-rotation * Math.PI) / 180)
    if (pixels < LEAST_LETTER) context.fillRect(0, -pixels, text.length * pixels * 0.6, Math.max(1, pixels))
    else {
      context.font = `${pixels}px sans-serif`
      for (const [index, line] of text.split('\n').entries()) context.fillText(line, 0, index * pixels * 1.4)
    }
    context.restore()
  }
}
