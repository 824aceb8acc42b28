/**
 * What is printed of a print master: the part of it that is seen through a print, cut to whole pixels and laid where it
 * belongs, in as many pixels as a printer needs. Inches.
 */
import { boxOfPoints, rotateAbout } from '../canvas/form.ts'
import type { ImagePrimitive } from '../drawing/svg/image.ts'
import type { MuralSize } from '../spatial/murals/figures/measures.ts'
import { masterAddress } from '../units/addresses/web-addresses.ts'

/** Pixels to the inch that a wall can show. */
const MOST_PPI = 150
/** Pixels of all prints of one file together: what a machine that makes or opens it has room for. */
const MOST_PIXELS = 300_000_000

/** How finely prints of these sizes come out of one file, in pixels to the inch. */
export function printPpi(sizes: readonly MuralSize[], mostPixels = MOST_PIXELS): number {
  const area = sizes.reduce((sum, { width, height }) => sum + width * height, 0)
  return area === 0 ? MOST_PPI : Math.min(MOST_PPI, Math.sqrt(mostPixels / area))
}

/** The image of a whole master as that of the part that its window shows; null where the window shows nothing of it. */
export function masterImage(image: ImagePrimitive, pixels: MuralSize, ppi: number): ImagePrimitive | null {
  const { box, rotation, flipX, flipY, window = [] } = image
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const [mirrorX, mirrorY] = [flipX ? -1 : 1, flipY ? -1 : 1]
  // As the picture itself has it: from its left upper corner, neither turned nor mirrored.
  const seen = boxOfPoints(
    window.map((point) => {
      const upright = rotateAbout(point, -rotation, center)
      return {
        x: (upright.x - center.x) * mirrorX + box.width / 2,
        y: (upright.y - center.y) * mirrorY + box.height / 2,
      }
    }),
  )
  const perInch = { x: pixels.width / box.width, y: pixels.height / box.height }
  const left = Math.max(0, Math.floor(seen.x * perInch.x + 1e-6))
  const top = Math.max(0, Math.floor(seen.y * perInch.y + 1e-6))
  const right = Math.min(pixels.width, Math.ceil((seen.x + seen.width) * perInch.x - 1e-6))
  const bottom = Math.min(pixels.height, Math.ceil((seen.y + seen.height) * perInch.y - 1e-6))
  if (right <= left || bottom <= top) return null
  const width = (right - left) / perInch.x
  const height = (bottom - top) / perInch.y
  const away = {
    x: center.x + ((left + right) / 2 / perInch.x - box.width / 2) * mirrorX,
    y: center.y + ((top + bottom) / 2 / perInch.y - box.height / 2) * mirrorY,
  }
  const middle = rotateAbout(away, rotation, center)
  const address = masterAddress(image.address, {
    x: left / pixels.width,
    y: top / pixels.height,
    width: (right - left) / pixels.width,
    height: (bottom - top) / pixels.height,
    to: Math.max(1, Math.min(right - left, Math.ceil(width * ppi))),
  })
  return { ...image, address, box: { x: middle.x - width / 2, y: middle.y - height / 2, width, height } }
}
