/** Which part of a product a press means: the nearest one under the pointer. A press that moves turns the view instead. */
import { useThree } from '@react-three/fiber'
import { type RefObject, useEffect } from 'react'
import { Raycaster, Vector2 } from 'three'

interface MeshPickerProps {
  box: RefObject<HTMLElement | null>
  /** the id of a mesh; null beside all of them */
  onPick: (meshId: string | null) => void
}

/** Further than this a press is a turn, px. */
const STILL_PX = 4

export function MeshPicker({ box, onPick }: MeshPickerProps) {
  const get = useThree((state) => state.get)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let down: { x: number; y: number } | null = null
    const onDown = (event: PointerEvent) => {
      down = event.isPrimary ? { x: event.clientX, y: event.clientY } : null
    }
    const onUp = (event: PointerEvent) => {
      const from = down
      down = null
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) return
      const { left, top, width, height } = element.getBoundingClientRect()
      const { camera, scene } = get()
      const caster = new Raycaster()
      const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height]
      caster.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), camera)
      const ids = caster
        .intersectObjects(scene.children, true)
        .map(({ object }): unknown => object.userData['meshId'])
      const id = ids.find((one) => typeof one === 'string')
      onPick(typeof id === 'string' ? id : null)
    }
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointerup', onUp)
    return () => {
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointerup', onUp)
    }
  }, [box, get, onPick])
  return null
}
