/** The print panels of a viewport as an SVG file that needs nothing else: made here, its pictures within it. [2.2.51, 2.5.31] */
import { svgFileName } from '@orderwright/domain/documents'
import { canvasSheetMessages as words } from '@orderwright/domain/messages'
import type { ProductOrder } from '@orderwright/domain/orders'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { type DocumentFamily, documentFamily } from '@orderwright/domain/typesetting'
import type { CanvasContext } from '@orderwright/domain/canvas'
import { saveFile } from '../../lib/save-file.ts'
import { alert } from '../../ui/popups/confirm.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'

function readAsDataUrl(blob: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.addEventListener('error', () => resolve(null))
    reader.readAsDataURL(blob)
  })
}

/** A picture as a `data:` address; null where it is gone. */
async function embedded(address: string): Promise<string | null> {
  if (address.startsWith('data:')) return address
  try {
    const answer = await fetch(address)
    return answer.ok ? await readAsDataUrl(await answer.blob()) : null
  } catch {
    return null
  }
}

/** The faces of the fonts that a text needs, within the file; what can not be fetched is left to the reader's machine. */
async function facesFor(family: DocumentFamily, text: string): Promise<string> {
  const [{ fontFilesFor, ownFontFace }, { fontFileUrl }] = await Promise.all([
    import('@orderwright/paper'),
    import('../../lib/paper-fonts.ts'),
  ])
  const faces = await Promise.all(
    fontFilesFor(family, text).map(async (file) => {
      const url = fontFileUrl(file)
      const address = url === undefined ? null : await embedded(url)
      return address === null ? '' : ownFontFace(file, address)
    }),
  )
  return faces.join('')
}

export interface SvgExport {
  readonly context: CanvasContext
  /** null: no viewport is open */
  readonly viewId: number | null
  readonly profile: Pick<OrgProfile, 'brand'>
  readonly order: Pick<ProductOrder, 'orgSpecificId'>
}

/** Saves the file, or says in words why there is none. */
export async function exportViewportSvg({ context, viewId, profile, order }: SvgExport): Promise<void> {
  try {
    const { svgWithFaces, viewportPictures, viewportSvg } = await import('@orderwright/domain/canvas-sheets')
    const font = documentFamily(profile.brand.font)
    const addresses = viewId === null ? [] : viewportPictures(context, viewId)
    const pictures = new Map(
      await Promise.all(addresses.map(async (address) => [address, await embedded(address)] as const)),
    )
    const made = viewportSvg(context, viewId, {
      pictureAt: (address) => pictures.get(address) ?? null,
      font,
    })
    if (!made.ok) {
      await alert({ message: made.message })
      return
    }
    const svg = svgWithFaces(made.svg, await facesFor(font, made.text))
    saveFile(new Blob([svg], { type: 'image/svg+xml' }), svgFileName(made, order))
  } catch {
    toast(words.svgFailed, { tone: 'invalid' })
  }
}
