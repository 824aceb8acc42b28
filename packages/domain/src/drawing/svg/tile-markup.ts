/** Pictures of surfaces as SVG: one pattern, however often the picture is repeated. Fetched with what draws sheets. */
import { coordinate as n } from '../../geometry/box.ts'
import type { RectPrimitive, TilePicture } from '../scene.ts'
import { escapeXml } from './to-svg.ts'

/** Where the tiles of a picture begin, and how they are turned. */
export function tileTransform({ x, y }: RectPrimitive, { rotation }: TilePicture): string {
  return `translate(${n(x)} ${n(y)})${rotation === 0 ? '' : ` rotate(${n(rotation)})`}`
}

/** The id of a picture's pattern: two that are alike in a page are one and the same. */
function patternId({ x, y }: RectPrimitive, { address, width, height, rotation }: TilePicture): string {
  const place = [x, y, width, height, rotation].map((value) => n(value).replaceAll(/[.-]/g, '_'))
  return ['tile', address.replaceAll(/\W+/g, '-'), ...place].join('-')
}

/** What draws a surface's picture over its fill; nothing where `pictureAt` has none. */
export function tilePainter(pictureAt: (address: string) => string | null) {
  return (item: RectPrimitive, picture: TilePicture): string => {
    const href = pictureAt(picture.address)
    if (href === null) return ''
    const id = escapeXml(patternId(item, picture))
    const size = `width="${n(picture.width)}" height="${n(picture.height)}"`
    const shade = item.opacity === undefined ? '' : ` opacity="${n(item.opacity)}"`
    const part = item.part ? ` data-part="${escapeXml(item.part)}"` : ''
    const place = `x="${n(item.x)}" y="${n(item.y)}" width="${n(item.width)}" height="${n(item.height)}"`
    const radius = item.radius ? ` rx="${n(item.radius)}"` : ''
    return (
      `<pattern id="${id}" patternUnits="userSpaceOnUse" ${size} patternTransform="${tileTransform(item, picture)}">` +
      `<image ${size} preserveAspectRatio="none" href="${escapeXml(href)}"/></pattern>` +
      `<rect ${place}${radius} fill="url(#${id})"${shade}${part}/>`
    )
  }
}
