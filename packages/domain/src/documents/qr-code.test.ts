/** Codes are read back by a reader of another make, as a camera sees them: dark and light points. */
import { fc, test } from '@fast-check/vitest'
import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { type QrCode, qrCode } from './qr-code.ts'

/** The code as a picture of `scale` points to the module. */
function read({ size, path }: QrCode, scale = 3): string | undefined {
  const side = size * scale
  const points = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column++) {
        points.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
    }
  }
  return jsQR(points, side, side)?.data
}

describe('a QR code', () => {
  const address = 'https://portal.example.com/orders/1042?item=98765'

  it('[issue 18] says the address that it is made of', () => {
    expect(read(qrCode(address))).toBe(address)
  })

  it('is of whole modules with four free ones around it', () => {
    const { size, path } = qrCode(address)
    // Version 4 has 33 modules, and holds 62 signs at level M.
    expect(size).toBe(33 + 8)
    const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...numbers]) => numbers.map(Number))
    expect(Math.min(...bars.map(([x = 0]) => x))).toBe(4)
    expect(Math.max(...bars.map(([x = 0, , width = 0]) => x + width))).toBe(37)
    expect(Math.min(...bars.map(([, y = 0]) => y))).toBe(4)
    expect(Math.max(...bars.map(([, y = 0]) => y))).toBe(36)
  })

  test.prop([fc.webUrl({ withQueryParameters: true }).filter((url) => url.length < 300)], { numRuns: 40 })(
    'of any address is read back as that address',
    (url) => {
      expect(read(qrCode(url))).toBe(url)
    },
  )
})
