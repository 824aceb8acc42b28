/** Reads and draws a DXF away from the page: however large it is, the page goes on. */
import { DxfParser } from 'dxf-parser'
import { encodePicture, type SurfaceContext } from '../encode-picture.ts'
import { type DxfDrawing, type DxfRefusal, readDrawing } from './read-drawing.ts'

export interface DxfJob {
  readonly bytes: ArrayBuffer
  /** pixels of the longer side */
  readonly longest: number
}

export type DxfAnswer =
  | { readonly ok: false; readonly why: DxfRefusal | 'notDrawn' }
  | {
      readonly ok: true
      readonly blob: Blob
      readonly width: number
      readonly height: number
      readonly trueWidth: number | null
    }

/** What it says, in this order. */
export type DxfMessage =
  /** it is there, and its time begins */
  | { readonly step: 'ready' }
  /** the file is taken apart, and is drawn now */
  | { readonly step: 'read' }
  | { readonly step: 'done'; readonly answer: DxfAnswer }

const INK = '#1a1a1a'
const LINE_PIXELS = 2
/** Letters lower than this are marks. Pixels. */
const LEAST_LETTER = 4

/** `scale`: pixels of one unit. A drawing counts upwards, a picture downwards. */
function drawLines(
  context: SurfaceContext,
  { lines: { lines, texts }, bounds }: DxfDrawing,
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

async function answer({ bytes, longest }: DxfJob): Promise<DxfAnswer> {
  const drawing = readDrawing(new TextDecoder().decode(bytes), (text) => new DxfParser().parseSync(text))
  if (typeof drawing === 'string') return { ok: false, why: drawing }
  say({ step: 'read' })
  const { bounds, trueWidth } = drawing
  const factor = longest / Math.max(bounds.width, bounds.height)
  const size = {
    width: Math.max(1, Math.round(bounds.width * factor)),
    height: Math.max(1, Math.round(bounds.height * factor)),
  }
  const made = await encodePicture(
    size,
    (width, height) => {
      const canvas = new OffscreenCanvas(width, height)
      return {
        context: canvas.getContext('2d'),
        blob: (type) => canvas.convertToBlob({ type, quality: 0.85 }),
      }
    },
    (context, width) => drawLines(context, drawing, width / bounds.width),
  )
  return made ? { ok: true, ...made, trueWidth } : { ok: false, why: 'notDrawn' }
}

function say(message: DxfMessage): void {
  // A worker answers the page that made it, and no other.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(message)
}

self.addEventListener('message', ({ data }: MessageEvent<DxfJob>) => {
  void answer(data).then((made) => say({ step: 'done', answer: made }))
})
say({ step: 'ready' })
