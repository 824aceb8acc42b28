/** The pictures of textures on the graphics card: fetched once for all parts; the base color shows until one is there, and without it. */
import type { Solid } from '@orderwright/domain/graphics'
import type { MaterialTexture } from '@orderwright/domain/materials'
import { MM_PER_INCH } from '@orderwright/domain/units'
import { RepeatWrapping, SRGBColorSpace, type Texture, TextureLoader, Vector2, Vector3 } from 'three'
import { leastAndMost } from './extent.ts'

/** At a slant a picture is read from so many places. */
const ANISOTROPY = 4
/** As many as a product with a picture on every part. */
const KEPT_MAX = 24

const pictures = new Map<string, Promise<Texture | null>>()

/** The picture of an address; null where it can not be had. */
export function loadTile(address: string): Promise<Texture | null> {
  const known = pictures.get(address)
  if (known) return known
  const [oldest] = pictures.size >= KEPT_MAX ? pictures.keys() : []
  if (oldest !== undefined) pictures.delete(oldest)
  const loaded = new TextureLoader().loadAsync(address).then(
    (texture) => {
      texture.wrapS = RepeatWrapping
      texture.wrapT = RepeatWrapping
      texture.colorSpace = SRGBColorSpace
      texture.anisotropy = ANISOTROPY
      return texture
    },
    () => {
      // Asked for again with the next part: it may have been the connection.
      pictures.delete(address)
      return null
    },
  )
  pictures.set(address, loaded)
  return loaded
}

type TileUniforms = {
  readonly uTile: { value: Texture | null }
  readonly uTileSize: { value: Vector2 }
  /** cosine and sine of its rotation */
  readonly uTurn: { value: Vector2 }
  readonly uCorner: { value: Vector3 }
  readonly uShade: { value: number }
  readonly uLoaded: { value: number }
}

export function noTile(): TileUniforms {
  return {
    uTile: { value: null },
    uTileSize: { value: new Vector2(1, 1) },
    uTurn: { value: new Vector2(1, 0) },
    uCorner: { value: new Vector3() },
    uShade: { value: 1 },
    uLoaded: { value: 0 },
  }
}

/** As much as the base color is darkened for the bright room (`litColour`), as light. */
function shadeOf(metalness: number): number {
  return (1 - 0.14 * (1 - metalness)) ** 2.2
}

/** What the shader needs to know of a texture: the picture comes later. */
export function tileUniforms(
  { width, height, rotation }: MaterialTexture,
  solid: Solid,
  metalness: number,
): TileUniforms {
  const { least, most } = leastAndMost(solid)
  const radians = (rotation * Math.PI) / 180
  return {
    ...noTile(),
    uTileSize: { value: new Vector2(width * MM_PER_INCH, height * MM_PER_INCH) },
    uTurn: { value: new Vector2(Math.cos(radians), Math.sin(radians)) },
    uCorner: { value: new Vector3(least.x, most.y, most.z) },
    uShade: { value: shadeOf(metalness) },
  }
}

/** Puts the picture on its part once it is there. */
export async function putTile(address: string, tile: TileUniforms, onPicture: () => void): Promise<void> {
  const texture = await loadTile(address)
  if (texture === null) return
  tile.uTile.value = texture
  tile.uLoaded.value = 1
  onPicture()
}
