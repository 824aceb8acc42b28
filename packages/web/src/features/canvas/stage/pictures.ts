/** Pictures by their address, loaded once. */
export function createPictures(onLoad: () => void) {
  const images = new Map<string, HTMLImageElement>()
  return (address: string): HTMLImageElement | null => {
    let image = images.get(address)
    if (!image) {
      image = new Image()
      image.decoding = 'async'
      image.addEventListener('load', onLoad)
      image.src = address
      images.set(address, image)
    }
    return image.complete && image.naturalWidth > 0 ? image : null
  }
}
