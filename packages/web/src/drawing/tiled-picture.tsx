/** The picture of a surface, repeated over its fill. Its pattern is its own: one in a hidden drawing paints nothing elsewhere. */
import { type RectPrimitive, type TilePicture, tileTransform } from '@orderwright/domain/drawing'
import { useId } from 'react'

export function TiledPicture({ item, picture }: { item: RectPrimitive; picture: TilePicture }) {
  const id = useId()
  const { address, width, height } = picture
  return (
    <>
      <pattern
        id={id}
        patternUnits="userSpaceOnUse"
        width={width}
        height={height}
        patternTransform={tileTransform(item, picture)}
      >
        <image href={address} width={width} height={height} preserveAspectRatio="none" />
      </pattern>
      <rect
        x={item.x}
        y={item.y}
        width={item.width}
        height={item.height}
        rx={item.radius}
        fill={`url(#${id})`}
        opacity={item.opacity}
        data-part={item.part}
      />
    </>
  )
}
