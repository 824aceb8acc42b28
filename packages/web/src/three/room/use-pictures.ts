/** The pictures of murals on the graphics card, loaded once; what can not be loaded is left out. */
import { useThree } from '@react-three/fiber'
import { useEffect, useState } from 'react'
import { SRGBColorSpace, type Texture, TextureLoader } from 'three'

export interface LoadedPictures {
  readonly pictures: ReadonlyMap<string, Texture>
  /** each is here, or will never be */
  readonly isSettled: boolean
}

const none: ReadonlyMap<string, Texture> = new Map()

export function usePictures(addresses: readonly string[]): LoadedPictures {
  const invalidate = useThree((state) => state.invalidate)
  const renderer = useThree((state) => state.gl)
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly pictures: typeof none }>({
    key: '',
    pictures: none,
  })
  const key = [...new Set(addresses)].toSorted().join('\n')
  useEffect(() => {
    if (key === '') return undefined
    let isGone = false
    const made: Texture[] = []
    async function load(): Promise<void> {
      const answers = await Promise.allSettled(
        key
          .split('\n')
          .map(async (address) => [address, await new TextureLoader().loadAsync(address)] as const),
      )
      const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      for (const [address, texture] of found) {
        fitted(texture, address)
        texture.colorSpace = SRGBColorSpace
        texture.anisotropy = Math.min(8, renderer.capabilities.getMaxAnisotropy())
        made.push(texture)
      }
      if (isGone) return letGo(made)
      setLoaded({ key, pictures: new Map(found) })
      invalidate()
    }
    void load()
    return () => {
      isGone = true
      letGo(made)
    }
  }, [key, invalidate, renderer])
  return { pictures: loaded.key === key ? loaded.pictures : none, isSettled: loaded.key === key }
}

/** Pixels of the longer side: a print master has more than a room can show, and more than the memory of small cards. */
const MAX_PIXELS = 4096

/** Of a picture out of lines, which has no pixels of its own: its size says nothing of how sharp it can be. */
const LINES_PIXELS = 2048

/** Draws a picture smaller that is larger than that, and one out of lines as sharp as a wall needs. */
function fitted(texture: Texture<HTMLImageElement | HTMLCanvasElement>, address: string): void {
  const { image } = texture
  const longer = Math.max(image.width, image.height)
  const wanted = isOutOfLines(address) ? LINES_PIXELS : Math.min(longer, MAX_PIXELS)
  if (wanted === longer || longer === 0) return
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round((image.width * wanted) / longer))
  canvas.height = Math.max(1, Math.round((image.height * wanted) / longer))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  texture.image = canvas
}

function isOutOfLines(address: string): boolean {
  return address.startsWith('data:image/svg+xml') || /\.svg(?:$|[?#])/i.test(address)
}

function letGo(textures: readonly Texture[]): void {
  for (const texture of textures) texture.dispose()
}
