/**
 * The light of the 3D view: a bright room with large soft boxes that metals mirror, and one lamp from the upper left
 * that throws the soft shadow.
 */
import type { Bounds } from '@orderwright/domain/graphics'
import { useThree } from '@react-three/fiber'
import { useLayoutEffect, useMemo } from 'react'
import {
  BackSide,
  BoxGeometry,
  Color,
  CubeCamera,
  DirectionalLight,
  HalfFloatType,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from 'three'
import { middleOf } from './orbit.ts'
import { drawsInSoftware } from './webgl.ts'

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
function mirrored(renderer: WebGLRenderer): WebGLCubeRenderTarget {
  const generator = new PMREMGenerator(renderer)
  const target = drawsInSoftware() ? smallMirror(renderer, generator) : generator.fromScene(room())
  generator.dispose()
  return target
}

/** Faces of the room as it is seen for a small mirror, px, and of that mirror's roughest level. */
const SMALL_SIZE = 64
const ROUGHEST_SIZE = 8

/**
 * The same room with a sixteenth of the points. Each of them is the mean of hundreds, and the generator makes 256 px
 * the least unless it is given where to: on a processor these are seconds before the first picture.
 */
function smallMirror(renderer: WebGLRenderer, generator: PMREMGenerator): WebGLCubeRenderTarget {
  const options = { type: HalfFloatType, colorSpace: LinearSRGBColorSpace }
  const seen = new WebGLCubeRenderTarget(SMALL_SIZE, options)
  new CubeCamera(0.1, 100, seen).update(renderer, room())
  const target = new WebGLCubeRenderTarget(SMALL_SIZE, {
    ...options,
    minFilter: LinearMipmapLinearFilter,
    generateMipmaps: false,
    depthBuffer: false,
  })
  const mipmaps: { width: number; height: number }[] = []
  for (let size = SMALL_SIZE; size >= ROUGHEST_SIZE; size /= 2) mipmaps.push({ width: size, height: size })
  Object.assign(target.texture, { mipmaps, isPMREMTexture: true })
  generator.fromCubemap(seen.texture, target)
  seen.dispose()
  return target
}

/** The bright room around everything that is shown, as strong as `intensity`. */
export function useMirroredRoom(intensity: number): void {
  const renderer = useThree((state) => state.gl)
  const scene = useThree((state) => state.scene)
  const invalidate = useThree((state) => state.invalidate)
  useLayoutEffect(() => {
    const target = mirrored(renderer)
    scene.environment = target.texture
    scene.environmentIntensity = intensity
    invalidate()
    return () => {
      scene.environment = null
      target.dispose()
    }
  }, [renderer, scene, intensity, invalidate])
}

/** Works the shadow of a lamp out anew when `shape` is another one, and only then. */
export function useShadowOf(light: DirectionalLight, shape: unknown): void {
  const renderer = useThree((state) => state.gl)
  const invalidate = useThree((state) => state.invalidate)
  useLayoutEffect(() => () => light.dispose(), [light])
  useLayoutEffect(() => {
    renderer.shadowMap.autoUpdate = false
    renderer.shadowMap.needsUpdate = true
    invalidate()
  }, [renderer, light, shape, invalidate])
}

/** `shape` changes when something moves or changes its form: only then is the shadow worked out anew. */
export function Studio({ bounds, shape }: { bounds: Bounds; shape: unknown }) {
  useMirroredRoom(0.9)
  const light = useMemo(() => lampOver(bounds), [bounds])
  useShadowOf(light, shape)
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
  // The same softness on the product, whatever the size of the map.
  const mapSize = drawsInSoftware() ? 512 : 1024
  light.shadow.mapSize.set(mapSize, mapSize)
  light.shadow.radius = (12 * mapSize) / 1024
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
