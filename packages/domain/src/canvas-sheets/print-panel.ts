/** A panel as it is printed, in its own directions: its part of the pictures with the bleeds, true to scale. Inches. */
import { boxForm, cornersOfBox } from '../canvas/entity-kind.ts'
import { centerOf, rotateAbout } from '../canvas/form.ts'
import type { CanvasContext } from '../canvas/kind.ts'
import type { PanelValue } from '../canvas/kinds/mural-panel.ts'
import { pictureOfTexture, type TextureValue } from '../canvas/kinds/mural-texture.ts'
import { type DrawnItem, type ImagePrimitive, missingPicture } from '../drawing/svg/image.ts'
import { drawingMessages } from '../messages/papers/drawings.ts'
import { canvasSheetMessages as words } from '../messages/papers/canvas-sheets.ts'
import type { Box, Point } from '../geometry/box.ts'
import { masterImage } from './print-master.ts'
import { remainingBoxes, sharedBox } from '../spatial/murals/figures/boxes.ts'
import type { MuralBleeds, MuralSize } from '../spatial/murals/figures/measures.ts'
import { printResolution } from '../spatial/murals/figures/print-crop.ts'
import { bleedsOf, printedSize } from '../spatial/murals/figures/panel-figures.ts'

export interface PrintPanel {
  /** what is printed, bleeds included [2.9.20] */
  readonly size: MuralSize
  /** what is seen of it, from the upper left corner of the print */
  readonly trim: Box
  readonly bleeds: MuralBleeds
  /** the pictures from the upper left corner of the print, and what there is none of */
  readonly items: readonly DrawnItem[]
  /** pixels of print masters to the inch, the coarsest; null where nobody said how many they have */
  readonly ppi: number | null
}

/** Strips narrower than this are nothing that anybody sees. */
const NOTHING = 1 / 64
/** The size of words in the place of a picture, of the print's smaller side. */
const WORDS = 0.08

/** Where a picture lies as seen from the print's corner, turned back by the panel's own rotation. */
function hungPicture(texture: TextureValue, panel: PanelValue, corner: Point) {
  const form = boxForm(texture.data)
  const own = boxForm(panel.data)
  const center = rotateAbout(centerOf(form), -own.rotation, centerOf(own))
  const { width, height } = form
  return {
    box: { x: center.x - width / 2 - corner.x, y: center.y - height / 2 - corner.y, width, height },
    rotation: texture.data.yRotation - panel.data.yRotation,
  }
}

/** How finely the masters of textures come out; null where the pixels of one of them are not known. */
function coarsest(textures: readonly TextureValue[]): number | null {
  const all = textures.map(({ data: { masterWidth: width, masterHeight: height, size } }) =>
    width === null || height === null ? null : printResolution({ pixels: { width, height }, size }),
  )
  const known = all.flatMap((ppi) => ppi ?? [])
  return known.length === 0 || known.length < all.length ? null : Math.min(...known)
}

/**
 * A panel with the pictures of its view. What no picture covers is marked: it is never left white. `masterPpi`: print masters
 * are printed, so finely, and not the small pictures that screens show of them.
 */
export function printPanel(
  panel: PanelValue,
  textures: readonly TextureValue[],
  context: Pick<CanvasContext, 'pictureOf' | 'mediumAddress'>,
  masterPpi: number | null = null,
): PrintPanel {
  const { data } = panel
  const bleeds = bleedsOf(data)
  const size = printedSize(data.size, bleeds)
  const whole: Box = { x: 0, y: 0, ...size }
  const corner = { x: data.position.x - bleeds.left, y: data.position.y - bleeds.top }
  const window = cornersOfBox(whole)
  const textSize = Math.min(size.width, size.height) * WORDS
  const hung = textures.flatMap((texture) => {
    const { box, rotation } = hungPicture(texture, panel, corner)
    // One that is turned may reach the print with a corner; whether it covers is not reckoned.
    const isStraight = Math.abs(rotation % 180) < 1e-9
    if (isStraight && sharedBox(box, whole) === undefined) return []
    return [{ texture, box, rotation, isStraight, picture: pictureOfTexture(texture.data, context) }]
  })
  const images = hung.flatMap(({ texture, box, rotation, picture }): ImagePrimitive[] => {
    if (!picture) return []
    const { flipX, flipY, mediumId } = texture.data
    const { address, width, height } = picture
    const all = { kind: 'image', address, box, flipX, flipY, rotation, opacity: 1, window } as const
    if (mediumId === null || masterPpi === null || width === 0 || height === 0) return [all]
    const printed = masterImage(all, { width, height }, masterPpi)
    return printed ? [printed] : []
  })
  const trim = { x: bleeds.left, y: bleeds.top, ...data.size }
  if (images.length === 0)
    return {
      size,
      trim,
      bleeds,
      items: missingPicture(window, drawingMessages.pictureMissing, textSize),
      ppi: null,
    }
  const shown = hung.filter(({ picture }) => picture !== null)
  const bare = shown.every(({ isStraight }) => isStraight)
    ? remainingBoxes(
        whole,
        shown.map(({ box }) => box),
      ).filter(({ width, height }) => width > NOTHING && height > NOTHING)
    : []
  const marks = bare.flatMap((box) =>
    missingPicture(
      cornersOfBox(box),
      words.outsidePicture,
      Math.min(textSize, Math.min(box.width, box.height) / 2),
    ),
  )
  return {
    size,
    trim,
    bleeds,
    items: [...images, ...marks],
    ppi: coarsest(shown.map(({ texture }) => texture)),
  }
}
