/** Files that mean harm to whoever opens them: larger than they are, something else than they say, cut off, or full of what runs. */
import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { dxfFile, heicFile, officeFile, pdfFile, pictureFile } from '../files/files-of-orders.ts'
import type { Dice } from './dice.ts'

export interface HostileFile {
  readonly what: string
  readonly name: string
  readonly bytes: Buffer
}

function pngChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const end = Buffer.alloc(4)
  end.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, end])
}

/** A PNG that says it is so large; its pixels are those of `rows` rows of one bit each. */
function pngOf(width: number, height: number, rows: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A zip of one part that is unpacked to so many megabytes of blanks. */
function bomb(name: string, megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(1_000_000, 32), { level: 9, finishFlush: 2 })
  const packed = Buffer.concat([
    ...Array.from({ length: megabytes }, () => block),
    deflateRawSync(Buffer.alloc(0)),
  ])
  const title = Buffer.from(name)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(20, 4)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(1_000, 22)
  local.writeUInt16LE(title.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(20, 6)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(1_000, 24)
  entry.writeUInt16LE(title.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + title.length, 12)
  end.writeUInt32LE(local.length + title.length + packed.length, 16)
  return Buffer.concat([local, title, packed, entry, title, end])
}

const zip = (parts: Readonly<Record<string, string>>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))
const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" ${more}>${inside}</svg>`
const sheet = (rows: string) => ({
  'xl/workbook.xml':
    '<workbook xmlns:r="x"><sheets><sheet name="Categories" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
})
const laughs = Array.from(
  { length: 12 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join('')

/** The same at every run; some are large, and are made when they are wanted. */
export async function hostileFiles(): Promise<
  (Omit<HostileFile, 'bytes'> & { readonly make: () => Buffer })[]
> {
  const [jpeg, png, gif, webp, tiff] = await Promise.all(
    (['jpeg', 'png', 'gif', 'webp', 'tiff'] as const).map((format) => pictureFile(format)),
  )
  if (!jpeg || !png || !gif || !webp || !tiff) throw new Error('pictures')
  const page = '<html><script>alert(document.cookie)</script></html>'
  const texts: readonly (readonly [string, string, () => string | Buffer])[] = [
    ['nothing', 'a.png', () => ''],
    ['an SVG with a script', 'a.svg', () => svg('<script>alert(1)</script>', 'onload="alert(2)"')],
    [
      'an SVG with a page',
      'a.svg',
      () =>
        svg(
          `<foreignObject>${page}</foreignObject><a href="javascript:alert(1)"><rect width="9" height="9"/></a>`,
        ),
    ],
    [
      'an SVG that asks for a file',
      'a.svg',
      () =>
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    ],
    [
      'an SVG that asks elsewhere',
      'a.svg',
      () =>
        svg(
          '<image href="http://127.0.0.1:1/x.png" width="9" height="9"/><style>@import url(http://127.0.0.1:1/);</style>',
        ),
    ],
    [
      'an SVG of a billion laughs',
      'a.svg',
      () => `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>${svg('<text>&l12;</text>')}`,
    ],
    ['an SVG nested 50,000 times', 'a.svg', () => svg('<g>'.repeat(50_000) + '</g>'.repeat(50_000))],
    [
      'an SVG that uses itself',
      'a.svg',
      () =>
        svg(
          '<defs><g id="a"><use href="#b"/><use href="#b"/></g><g id="b"><use href="#a"/><use href="#a"/></g></defs><use href="#a"/>',
        ),
    ],
    [
      'an SVG of a million metres',
      'a.svg',
      () =>
        svg(
          '<rect width="1e9" height="1e9" filter="url(#f)"/><filter id="f"><feGaussianBlur stdDeviation="1e6"/></filter>',
          'viewBox="0 0 1e12 1e12" style="width:1e9px"',
        ),
    ],
    ['a PNG that says 60,000 × 60,000', 'a.png', () => pngOf(60_000, 60_000, 4)],
    ['a PNG that is 30,000 × 30,000', 'a.png', () => pngOf(30_000, 30_000, 30_000)],
    ['a PNG of 2,147,483,647 columns', 'a.png', () => pngOf(2_147_483_647, 1, 0)],
    ['a PNG of no columns', 'a.png', () => pngOf(0, 0, 0)],
    [
      'a PNG whose text is a page',
      'a.png',
      () =>
        Buffer.concat([
          png.subarray(0, 33),
          pngChunk('tEXt', Buffer.from(`a\u0000${page}`)),
          png.subarray(33),
        ]),
    ],
    [
      'a PNG that unpacks its profile without end',
      'a.png',
      () =>
        Buffer.concat([
          png.subarray(0, 33),
          pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(60_000_000))])),
          png.subarray(33),
        ]),
    ],
    ['a PNG with a page behind it', 'a.html', () => Buffer.concat([png, Buffer.from(page)])],
    ['half a PNG', 'a.png', () => png.subarray(0, png.length / 2)],
    [
      'a JPEG whose comment is a page',
      'a.jpg',
      () =>
        Buffer.concat([
          jpeg.subarray(0, 2),
          Buffer.from([0xff, 0xfe, 0, page.length + 2]),
          Buffer.from(page),
          jpeg.subarray(2),
        ]),
    ],
    ['a JPEG and a zip', 'a.jpg', () => Buffer.concat([jpeg, zip({ 'a.exe': 'MZ' })])],
    ['half a JPEG', 'a.jpg', () => jpeg.subarray(0, jpeg.length / 2)],
    [
      'a JPEG of 65,535 rows',
      'a.jpg',
      () =>
        Buffer.from(
          jpeg
            .toString('latin1')
            .replace(/\u00ff\u00c0..(.)..../s, '\u00ff\u00c0\u0000\u0011$1\u00ff\u00ff\u00ff\u00ff'),
          'latin1',
        ),
    ],
    ['a GIF that is a script', 'a.gif', () => 'GIF89a/*\u0001\u0001*/=1;alert(1)//'],
    [
      'a GIF of 65,535 × 65,535',
      'a.gif',
      () => Buffer.concat([Buffer.from('GIF89a\u00ff\u00ff\u00ff\u00ff', 'latin1'), gif.subarray(10)]),
    ],
    [
      'a WebP that says it is of 4 GB',
      'a.webp',
      () => Buffer.concat([Buffer.from('RIFF'), Buffer.from([255, 255, 255, 255]), webp.subarray(8)]),
    ],
    [
      'a TIFF whose pages go in a circle',
      'a.tiff',
      () =>
        Buffer.concat([
          Buffer.from('49492a0008000000', 'hex'),
          Buffer.from('010000010300010000000100000008000000', 'hex'),
        ]),
    ],
    ['half a TIFF', 'a.tiff', () => tiff.subarray(0, tiff.length / 2)],
    ['a PDF and a page', 'a.pdf', () => Buffer.concat([Buffer.from(page), pdfFile])],
    [
      'a PDF that is a zip',
      'a.pdf',
      () => Buffer.concat([pdfFile, zip({ 'a.exe': 'MZ' }), Buffer.from('%%EOF')]),
    ],
    [
      'a PDF with a program',
      'a.pdf',
      () =>
        pdfFile
          .toString('latin1')
          .replace('/Catalog', '/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
    ],
    ['half a HEIC', 'a.heic', () => heicFile.subarray(0, heicFile.length - 4)],
    [
      'commands for ImageMagick',
      'a.mvg',
      () => 'push graphic-context\nviewbox 0 0 9 9\nfill \'url(https://x/";ls "-la)\'\npop graphic-context',
    ],
    ['PostScript', 'a.eps', () => '%!PS\n(/etc/passwd) (r) file'],
    ['a page', 'a.png', () => page],
    ['a program', 'a.exe', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5_000, 7)])],
    ['a script', 'a.txt', () => '#!/bin/sh\nrm -rf ~\n'],
    [
      'a DXF that never ends',
      'a.dxf',
      () => Buffer.concat([dxfFile.subarray(0, 40), Buffer.from('0\nLINE\n'.repeat(100_000))]),
    ],
    ['a zip that unpacks to 3 GB', 'a.xlsx', () => bomb('xl/worksheets/sheet1.xml', 3_000)],
    ['a zip of CSV that unpacks to 1 GB', 'a.zip', () => bomb('categories.csv', 1_000)],
    [
      'a workbook whose parts unpack to 200 MB',
      'a.xlsx',
      () => zip({ ...sheet(''), 'xl/sharedStrings.xml': ' '.repeat(200_000_000) }),
    ],
    [
      'a workbook of a million laughs',
      'a.xlsx',
      () =>
        zip({
          ...sheet(''),
          'xl/sharedStrings.xml': `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><sst><si><t>&l12;</t></si></sst>`,
        }),
    ],
    [
      'a workbook of 16,384 columns',
      'a.xlsx',
      () => zip(sheet(`<row r="1">${'<c><v>1</v></c>'.repeat(16_384)}</row>`)),
    ],
    [
      'a workbook with a cell at the end of the world',
      'a.xlsx',
      () =>
        zip(
          sheet('<row r="99999999999999999999"><c r="ZZZZZZZZ99999999999999999999"><v>1e999</v></c></row>'),
        ),
    ],
    ['a workbook of rows without end', 'a.xlsx', () => zip(sheet('<row/>'.repeat(3_000_000)))],
    [
      'a workbook with a style for every number',
      'a.xlsx',
      () =>
        zip({
          ...sheet('<row r="1"><c r="A1" s="99999"><v>99999999999</v></c></row>'),
          'xl/styles.xml': `<styleSheet><numFmts>${'<numFmt numFmtId="1" formatCode="((((((((("/>'.repeat(50_000)}</numFmts></styleSheet>`,
        }),
    ],
    ['a document with macros', 'a.docx', () => officeFile('docx', { 'word/vbaProject.bin': 'x' })],
    [
      'a zip with names that lead elsewhere',
      'a.zip',
      () => zip({ '../../../../tmp/prove-evil.csv': 'a,b\n1,2\n', '/etc/cron.d/x': 'x', 'C:\\a.csv': 'a\n' }),
    ],
    [
      'a zip of 20,000 parts',
      'a.zip',
      () => zip(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`${index}.csv`, 'a\n']))),
    ],
    ['half a zip', 'a.xlsx', () => officeFile('xlsx').subarray(0, 200)],
    ['a gzip', 'a.csv', () => gzipSync('a,b\n1,2\n')],
    ['a CSV whose quote never ends', 'a.csv', () => `a,b\n"${'x,\n'.repeat(1_000_000)}`],
    ['a CSV of one line', 'a.csv', () => 'a,'.repeat(1_500_000)],
    ['a CSV of quotes', 'a.csv', () => '"'.repeat(3_000_000)],
    ['a CSV with formulas', 'a.csv', () => 'title\n"=cmd|\'/c calc\'!A1"\n@SUM(1)\n+1\n-1\n'],
    ['a CSV of signs that are none', 'a.csv', () => Buffer.alloc(100_000, 0x81)],
    ['a CSV of NULs', 'a.csv', () => Buffer.alloc(100_000)],
    [
      'UTF-16 cut in the middle of a sign',
      'a.csv',
      () =>
        Buffer.concat([
          Buffer.from([0xff, 0xfe]),
          Buffer.from('a;b\n\ud83d', 'utf16le'),
          Buffer.from([0x3d]),
        ]),
    ],
  ]
  return texts.map(([what, name, make]) => ({
    what,
    name,
    make: () => {
      const bytes = make()
      return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes, 'latin1')
    },
  }))
}

/** Good files, to be damaged. */
export async function goodFiles(): Promise<HostileFile[]> {
  const pictures = await Promise.all(
    (['jpeg', 'png', 'gif', 'webp', 'tiff'] as const).map(async (format) => ({
      what: format,
      name: `a.${format}`,
      bytes: await pictureFile(format),
    })),
  )
  return [
    ...pictures,
    { what: 'PDF', name: 'a.pdf', bytes: pdfFile },
    {
      what: 'workbook',
      name: 'a.xlsx',
      bytes: zip(sheet('<row r="1"><c r="A1" t="inlineStr"><is><t>Title</t></is></c></row>')),
    },
    { what: 'document', name: 'a.docx', bytes: officeFile('docx') },
    { what: 'DXF', name: 'a.dxf', bytes: dxfFile },
    { what: 'HEIC', name: 'a.heic', bytes: heicFile },
    { what: 'SVG', name: 'a.svg', bytes: Buffer.from(svg('<path d="M0 0L9 9"/>')) },
    { what: 'table', name: 'a.csv', bytes: Buffer.from('Title,Rank\nPlates,1\n') },
  ]
}

/** A good file of which something is damaged: signs turned, parts cut out, doubled, or put in from another one. */
export function damaged(files: readonly HostileFile[], dice: Dice): HostileFile {
  const { what, name, bytes } = dice.pick(files)
  const copy = Buffer.from(bytes)
  const at = dice.below(copy.length)
  const until = at + dice.below(copy.length - at)
  switch (dice.below(5)) {
    case 0:
      for (let count = 1 + dice.below(20); count > 0; count -= 1)
        copy[dice.below(copy.length)] = dice.below(256)
      return { what: `${what} with other signs`, name, bytes: copy }
    case 1:
      return { what: `the beginning of a ${what}`, name, bytes: copy.subarray(0, at) }
    case 2:
      return {
        what: `a ${what} with a hole`,
        name,
        bytes: Buffer.concat([copy.subarray(0, at), copy.subarray(until)]),
      }
    case 3:
      return {
        what: `a ${what} twice over`,
        name,
        bytes: Buffer.concat([copy.subarray(0, until), copy.subarray(at)]),
      }
    default: {
      const other = dice.pick(files)
      return {
        what: `a ${what} that goes on as a ${other.what}`,
        name: other.name,
        bytes: Buffer.concat([copy.subarray(0, at), other.bytes]),
      }
    }
  }
}
