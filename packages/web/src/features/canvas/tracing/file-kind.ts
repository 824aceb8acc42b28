/** What a chosen file is by its content, whatever it calls itself, and how many pixels a picture has before it is decoded. */

export type FileKind = 'jpeg' | 'png' | 'pdf' | 'dxf' | 'dwg' | 'binaryDxf' | 'unknown'

/** How many of a file's first bytes tell what it is. */
export const HEAD_BYTES = 4096

function startsWith(head: Uint8Array, ...bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte)
}

function asText(head: Uint8Array): string {
  return new TextDecoder('latin1').decode(head)
}

/** Told by the first `HEAD_BYTES` of it. */
export function kindOfFile(head: Uint8Array): FileKind {
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  const text = asText(head)
  // Readers of PDF take what stands before it.
  if (text.slice(0, 1024).includes('%PDF-')) return 'pdf'
  // Its whole mark is AutoCAD Binary DXF.
  if (text.startsWith('AutoCAD')) return 'binaryDxf'
  if (/^AC10\d\d/.test(text)) return 'dwg'
  // Comments (999) may come before the first section.
  if (/^(?:\u00ef\u00bb\u00bf)?\s*(?:999\r?\n[^\n]*\n\s*)*0\s*\r?\n\s*SECTION/.test(text)) return 'dxf'
  return 'unknown'
}

interface Pixels {
  readonly width: number
  readonly height: number
}

/** The size that a PNG or JPEG says it has; null where it says none. */
export function pixelsOf(bytes: Uint8Array): Pixels | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, 0x89, 0x50)) {
    return bytes.length < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }
  }
  // A JPEG is a row of segments; the one that begins a frame has its size.
  let at = 2
  while (at + 9 < bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}
