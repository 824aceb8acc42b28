/** The texture of a material on drawings: its picture at true size. */
import { MM_PER_INCH } from '../../units/lengths.ts'
import type { FinishMaterial } from '../../materials/schema.ts'
import type { TilePicture } from '../scene.ts'

/** What lies over the base color of a surface; undefined where a material has no texture. */
export function tilePictureOf({ texture }: FinishMaterial): TilePicture | undefined {
  if (texture === undefined) return undefined
  const { picture, width, height, rotation } = texture
  return { address: picture, width: width * MM_PER_INCH, height: height * MM_PER_INCH, rotation }
}
