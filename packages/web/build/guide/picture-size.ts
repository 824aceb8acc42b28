/** The size of a WebP picture, from the first bytes of its file. */

export interface PictureSize {
  /** px */
  readonly width: number
  readonly height: number
}

/** Lossy, lossless and extended files; undefined of what is no WebP. */
export function webpSize(file: Uint8Array): PictureSize | undefined {
  if (file.length < 30) return undefined
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const name = (at: number) => String.fromCharCode(...file.subarray(at, at + 4))
  if (name(0) !== 'RIFF' || name(8) !== 'WEBP') return undefined
  const low24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65536
  switch (name(12)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: low24(24) + 1, height: low24(27) + 1 }
    default:
      return undefined
  }
}
