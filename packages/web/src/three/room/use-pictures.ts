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
      for (const [, texture] of found) {
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

function letGo(textures: readonly Texture[]): void {
  for (const texture of textures) texture.dispose()
}
