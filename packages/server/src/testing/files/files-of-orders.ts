/** Files of every kind that can be attached, each as small as it can be and real. */
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'

export const pdfFile = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

const xml = '<?xml version="1.0"?>'
const openXml = 'application/vnd.openxmlformats-officedocument'

/** A zip with the parts of a workbook or a document, and others that are given. */
export function officeFile(
  format: 'xlsx' | 'docx',
  more: Readonly<Record<string, string>> = {},
  type = format === 'xlsx'
    ? `${openXml}.spreadsheetml.sheet.main+xml`
    : `${openXml}.wordprocessingml.document.main+xml`,
): Buffer {
  const main = format === 'xlsx' ? 'xl/workbook.xml' : 'word/document.xml'
  const types = `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${main}" ContentType="${type}"/></Types>`
  const parts = {
    '[Content_Types].xml': types,
    '_rels/.rels': `${xml}<Relationships/>`,
    [main]: `${xml}<a/>`,
    ...more,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  )
}

export const dxfFile = Buffer.from('999\nmade for a test\n0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n')
export const dwgFile = Buffer.concat([Buffer.from('AC1032\0\0\0\0\0'), Buffer.alloc(300, 3)])

/** One box of a file of the HEIF family. */
function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}
export const heicFile = Buffer.concat([
  box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')),
  box('meta', Buffer.alloc(12)),
  box('mdat', Buffer.alloc(8)),
])

export function pictureFile(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff'): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#b07a3c' } })
    .toFormat(format)
    .toBuffer()
}
