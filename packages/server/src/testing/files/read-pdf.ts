/** Reads a PDF file as a viewer does: its title, pages, texts with their places, and fonts. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PlacedText {
  readonly text: string
  /** from the left and the top of the page, points */
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface PdfPage {
  /** points */
  readonly width: number
  readonly height: number
  /** all texts, in reading order, with single spaces */
  readonly text: string
  readonly texts: readonly PlacedText[]
  /** names of the fonts, without the prefix of a subset */
  readonly fonts: readonly string[]
  /** where its links lead */
  readonly links: readonly string[]
}

export interface ReadPdf {
  readonly title: string
  readonly isTagged: boolean
  readonly pages: readonly PdfPage[]
}

function titleOf(info: object): string {
  const title: unknown = Reflect.get(info, 'Title')
  return typeof title === 'string' ? title : ''
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // pdf.js takes the memory over.
  const loading = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false })
  const pdf = await loading.promise
  const { info } = await pdf.getMetadata()
  const pages: PdfPage[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items, styles } = await page.getTextContent()
    await page.getOperatorList()
    const fonts = Object.keys(styles).map((key) => {
      const font: unknown = page.commonObjs.has(key) ? page.commonObjs.get(key) : undefined
      const name: unknown = typeof font === 'object' && font !== null ? Reflect.get(font, 'name') : ''
      return typeof name === 'string' ? name.replace(/^[A-Z]{6}\+/, '') : ''
    })
    const annotations: readonly unknown[] = await page.getAnnotations()
    const links = annotations.flatMap((annotation) => {
      const url: unknown =
        typeof annotation === 'object' && annotation !== null ? Reflect.get(annotation, 'url') : undefined
      return typeof url === 'string' ? [url] : []
    })
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, , , , x = 0, y = 0]: number[] = item.transform
      return [{ text: item.str, x, y: height - y, width: item.width }]
    })
    pages.push({
      width,
      height,
      text: texts
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
      texts,
      fonts: [...new Set(fonts)].toSorted(),
      links,
    })
  }
  const marks = await pdf.getMarkInfo()
  await loading.destroy()
  return { title: titleOf(info), isTagged: marks?.['Marked'] === true, pages }
}
