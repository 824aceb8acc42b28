/**
 * The light of the 3D view: a bright room with large soft boxes that metals mirror, and one lamp from the upper left
 * that throws the soft shadow.
 */
import type { Bounds } from '@orderwright/domain'
import { useThree } from '@react-three/fiber'
import { useLayoutEffect, useMemo } from 'react'
import {
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'
import { middleOf } from './orbit.ts'

/** Boxes of light: size, place, strength. The dark ones give round metal its contour. */
const softBoxes = [
  { size: [10, 0.2, 8], at: [0, 7.4, 1], light: 4.2 },
  { size: [0.2, 8, 7], at: [-8.4, 2.5, 3], light: 3 },
  { size: [0.2, 6, 4], at: [8.4, 2, 4], light: 1.9 },
  { size: [7, 6, 0.2], at: [2, 3, 8.4], light: 2.1 },
  { size: [1.6, 12, 0.2], at: [-5.5, 0, 8.3], light: 0.12 },
  { size: [0.2, 12, 1.6], at: [8.3, 0, 0], light: 0.1 },
  { size: [3, 12, 0.2], at: [5.5, 0, -8.3], light: 0.14 },
] as const

function room(): Scene {
  const scene = new Scene()
  const unit = new BoxGeometry(1, 1, 1)
  const walls = new Mesh(unit, new MeshBasicMaterial({ color: new Color(0.95, 0.95, 0.94), side: BackSide }))
  walls.scale.set(18, 16, 18)
  scene.add(walls)
  const floor = new Mesh(unit, new MeshBasicMaterial({ color: new Color(0.6, 0.595, 0.585) }))
  floor.scale.set(17, 0.2, 17)
  floor.position.set(0, -7.6, 0)
  scene.add(floor)
  for (const { size, at, light } of softBoxes) {
    const box = new Mesh(unit, new MeshBasicMaterial({ color: new Color(light, light, light) }))
    box.scale.set(size[0], size[1], size[2])
    box.position.set(at[0], at[1], at[2])
    scene.add(box)
  }
  return scene
}

/** What shining things mirror, made once for each renderer. */
function mirrored(renderer: WebGLRenderer): Texture {
  const generator = new PMREMGenerator(renderer)
  const scene = room()
  const { texture } = generator.fromScene(scene, 0, 0.1, 100, { size: 128 })
  generator.dispose()
  return texture
}

/** `shape` changes when something moves or changes its form: only then is the shadow worked out anew. */
export function Studio({ bounds, shape }: { bounds: Bounds; shape: unknown }) {
  const renderer = useThree((state) => state.gl)
  const scene = useThree((state) => state.scene)
  const invalidate = useThree((state) => state.invalidate)
  useLayoutEffect(() => {
    const texture = mirrored(renderer)
    scene.environment = texture
    scene.environmentIntensity = 0.9
    invalidate()
    return () => {
      scene.environment = null
      texture.dispose()
    }
  }, [renderer, scene, invalidate])

  const light = useMemo(() => lampOver(bounds), [bounds])
  useLayoutEffect(() => () => light.dispose(), [light])
  useLayoutEffect(() => {
    renderer.shadowMap.autoUpdate = false
    renderer.shadowMap.needsUpdate = true
    invalidate()
  }, [renderer, light, shape, invalidate])
  return (
    <>
      <primitive object={light} />
      <primitive object={light.target} />
    </>
  )
}

/** A lamp from the upper left whose shadow just covers the product. */
function lampOver(bounds: Bounds): DirectionalLight {
  const { from, to } = bounds
  const [x, y, z] = middleOf(bounds)
  const radius = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / 2 || 1
  const light = new DirectionalLight('#fffaf2', 1.1)
  light.position.set(x - radius * 0.9, y + radius * 2, z + radius * 2.9)
  light.target.position.set(x, y, z)
  light.castShadow = true
  light.shadow.mapSize.set(1024, 1024)
  light.shadow.radius = 12
  light.shadow.blurSamples = 10
  light.shadow.bias = -0.0006
  light.shadow.normalBias = radius * 0.002
  const { camera } = light.shadow
  const reach = radius * 2.6
  camera.left = -reach
  camera.right = reach
  camera.top = reach
  camera.bottom = -reach
  camera.near = radius * 0.2
  camera.far = radius * 7
  camera.updateProjectionMatrix()
  return light
}
