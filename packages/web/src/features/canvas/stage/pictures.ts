/** Pictures by their address, loaded once. Those that could not be fetched are asked for again when the connection is back. */
export interface Pictures {
  /** a picture; null while it is on its way, 'gone' where it is not to be had */
  readonly find: (address: string) => HTMLImageElement | 'gone' | null
  readonly stop: () => void
}

/** `onChange`: a picture has come, or will not come; `gone` is how many are not to be had. */
export function createPictures(onChange: (gone: number) => void): Pictures {
  const images = new Map<string, HTMLImageElement>()
  const gone = new Set<string>()
  const hasChanged = () => onChange(gone.size)

  function tryAgain(): void {
    for (const address of gone) images.delete(address)
    gone.clear()
    hasChanged()
  }
  window.addEventListener('online', tryAgain)

  function load(address: string): HTMLImageElement {
    const image = new Image()
    image.decoding = 'async'
    image.addEventListener('load', hasChanged)
    image.addEventListener('error', () => {
      gone.add(address)
      hasChanged()
    })
    image.src = address
    images.set(address, image)
    return image
  }

  return {
    find(address) {
      if (gone.has(address)) return 'gone'
      const image = images.get(address) ?? load(address)
      return image.complete && image.naturalWidth > 0 ? image : null
    },
    stop: () => window.removeEventListener('online', tryAgain),
  }
}
