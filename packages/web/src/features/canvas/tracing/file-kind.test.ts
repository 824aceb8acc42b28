/** What a file is by its content. [issue 15] */
import { describe, expect, it } from 'vitest'
import { kindOfFile, pixelsOf } from './file-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('a file to trace', () => {
  it.each([
    ['\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
    ['\u0089PNG\r\n\u001a\n', 'png'],
    ['%PDF-1.7\n', 'pdf'],
    ['\r\n%PDF-1.4', 'pdf'],
    ['  0\r\nSECTION\r\n  2\r\nHEADER', 'dxf'],
    ['0\nSECTION\n', 'dxf'],
    ['999\nmade by hand\n0\nSECTION\n', 'dxf'],
    ['AutoCAD Binary DXF\r\n\u001a\u0000', 'binaryDxf'],
    ['AC1032\u0000', 'dwg'],
    ['GIF89a', 'unknown'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'unknown'],
    ['', 'unknown'],
  ])('[issue 15] that begins %j is told by that: %s', (head, kind) => {
    expect(kindOfFile(bytes(head))).toBe(kind)
  })

  it('[issue 15] says how many pixels it has before it is decoded, or nothing where it is cut off', () => {
    const png = bytes('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\u0010\0\0\0\u0008\0')
    expect(pixelsOf(png)).toEqual({ width: 4096, height: 2048 })
    expect(pixelsOf(png.slice(0, 20))).toBeNull()
    const jpeg = bytes('\u00ff\u00d8\u00ff\u00e0\0\u0004ab\u00ff\u00c2\0\u000b\u0008\u0003\0\u0004\0\u0001')
    expect(pixelsOf(jpeg)).toEqual({ width: 1024, height: 768 })
    expect(pixelsOf(bytes('\u00ff\u00d8\u00ff'))).toBeNull()
  })
})
