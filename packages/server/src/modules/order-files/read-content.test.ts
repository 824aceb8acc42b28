/** What files are by their content, whatever they are called; and what of that is refused. */
import { orderFileMessages as words } from '@orderwright/domain/messages'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  dwgFile,
  dxfFile,
  heicFile,
  officeFile,
  pdfFile,
  pictureFile,
} from '../../testing/files/files-of-orders.ts'
import { readContent } from './read-content.ts'

async function told(file: Buffer | string, name = 'plan.pdf'): Promise<string> {
  const content = await readContent(Buffer.from(file), name)
  return content.ok ? content.data.format : content.error.message
}

describe('a file is what its content is', () => {
  test.each([
    ['pdf', pdfFile],
    ['heic', heicFile],
    ['dwg', dwgFile],
    ['dxf', dxfFile],
    ['xlsx', officeFile('xlsx')],
    ['docx', officeFile('docx')],
    ['txt', Buffer.from('\ufeffTwo plates of brass, 60 × 40 mm. 部屋\n')],
  ])('%s', async (format, file) => {
    expect(await told(file, 'innocent.exe')).toBe(format)
  })

  test.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['gif', 'gif'],
    ['tiff', 'tiff'],
  ] as const)('%s, of which there is a small picture', async (made, format) => {
    const content = await readContent(await pictureFile(made), 'plan.pdf')
    if (!content.ok) throw new Error(content.error.message)
    expect(content.data.format).toBe(format)
    const { thumbnail } = content.data
    expect(await sharp(thumbnail ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp', width: 60 })
  })

  test('a table of text is one by its name alone, as nothing else tells', async () => {
    expect(await told('a;b\n1;2\n', 'list.csv')).toBe('csv')
    expect(await told('a;b\n1;2\n', 'list.bat')).toBe('txt')
  })
})

describe('what can run, shows a page, or is not what it begins as, is refused in words', () => {
  test.each([
    ['a page called a PDF', '<!DOCTYPE html><script>alert(1)</script>'],
    ['a page behind some lines', 'hello\n\n<html><body onload=alert(1)>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG behind a declaration', '<?xml version="1.0"?>\n<svg/>'],
    ['a script of a shell', '#!/bin/sh\nrm -rf /\n'],
    ['a program of Windows', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)])],
    ['a program of Linux', Buffer.concat([Buffer.from('\u007fELF'), Buffer.alloc(200, 1)])],
    ['a zip of anything', Buffer.from(zipSync({ 'a.exe': strToU8('MZ') }))],
    ['an old document of an office', Buffer.from('d0cf11e0a1b11ae1'.repeat(40), 'hex')],
    ['text in UTF-16', Buffer.from('\ufeffhello', 'utf16le')],
    ['bytes that are no text', Buffer.from([0x61, 0xff, 0xfe, 0x62])],
    ['a page before a PDF', Buffer.concat([Buffer.from('<html><script>x</script>'), pdfFile])],
    ['blanks', '   \n  '],
    ['a picture of PostScript', '%!PS-Adobe-3.0 EPSF-3.0\n'],
  ])('%s', async (_, file) => {
    expect(await told(file)).toBe(words.unsuitable)
  })

  test('nothing at all', async () => {
    expect(await told('')).toBe(words.emptyFile)
  })

  test('the beginnings of files without the rest', async () => {
    const jpeg = await pictureFile('jpeg')
    expect(await told(jpeg.subarray(0, jpeg.length / 2))).toBe(words.unreadable({ format: 'JPG' }))
    expect(await told('GIF89a/*\u0001*/=1;alert(1)//')).toBe(words.unreadable({ format: 'GIF' }))
    expect(await told('%PDF-1.4 and then nothing of it')).toBe(words.unreadable({ format: 'PDF' }))
    expect(await told(heicFile.subarray(0, 30))).toBe(words.unreadable({ format: 'HEIC' }))
    const xlsx = officeFile('xlsx')
    expect(await told(xlsx.subarray(0, xlsx.length - 30))).not.toBe('xlsx')
    expect(await told(Buffer.concat([xlsx, Buffer.from('<script>')]))).not.toBe('xlsx')
    expect(await told(Buffer.concat([Buffer.from('MZ'), xlsx]))).toBe(words.unsuitable)
  })

  test.each([0n, 15n])('ends at a box that says it is %s bytes long', async (size) => {
    const head = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('free'), Buffer.alloc(24)])
    head.writeBigUInt64BE(size, 8)
    expect(await told(Buffer.concat([heicFile, head]))).toBe(words.unreadable({ format: 'HEIC' }))
  })

  test('documents with macros', async () => {
    expect(await told(officeFile('xlsx', { 'xl/vbaProject.bin': 'x' }))).toBe(words.holdsMacros)
    expect(await told(officeFile('docx', {}, 'application/vnd.ms-word.document.macroEnabled.main+xml'))).toBe(
      words.holdsMacros,
    )
  })

  test('a workbook of little that says it is of much, or is', async () => {
    const bomb = officeFile('xlsx', { 'xl/sheet.xml': ' '.repeat(30_000_000) })
    expect(bomb.length).toBeLessThan(100_000)
    // Its parts are not unpacked at all; those that say they are too large together are not taken.
    const lying = Buffer.from(bomb)
    const at = lying.lastIndexOf('xl/sheet.xml') - 46
    lying.writeUInt32LE(4_000_000_000, at + 24)
    expect(await told(lying)).toBe(words.unreadable({ format: 'XLSX' }))
    const types = Buffer.from(
      officeFile('xlsx', { '[Content_Types].xml': `<Types>${' '.repeat(20_000_000)}` }),
    )
    expect(await told(types)).not.toBe('xlsx')
  })

  test('a picture that is small as a file and enormous as a picture', async () => {
    const file = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(await told(file)).toBe(words.tooManyPixels)
  })
})
