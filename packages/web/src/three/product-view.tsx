/**
 * A product in 3D: turned with mouse, touch and arrow keys, zoomed with wheel, pinch and `+`/`-`, back to the start
 * with `f`. Draws only when something has changed. A screen reader hears `label` and where one looks from.
 */
import type { Bounds, Mesh } from '@orderwright/domain/graphics'
import { view3dMessages as words } from '@orderwright/domain/messages'
import { Canvas, useThree } from '@react-three/fiber'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { NeutralToneMapping, PerspectiveCamera, VSMShadowMap } from 'three'
import { MeshPicker } from './mesh-picker.tsx'
import { cameraPlace, FIELD_OF_VIEW, middleOf, type Orbit, viewWords } from './orbit.ts'
import { ProductMeshes } from './product-meshes.tsx'
import { SelectedMeshes } from './selected-meshes.tsx'
import { Studio } from './studio.tsx'
import { useOrbitGestures } from './use-orbit-gestures.ts'
import { drawsInSoftware } from './webgl.ts'

export interface ProductViewProps {
  meshes: readonly Mesh[]
  bounds: Bounds
  /** what is seen: name, sizes, choices */
  label: string
  orbit: Orbit
  onOrbitChange: (change: (orbit: Orbit) => Orbit) => void
  /** the graphics card has dropped the picture */
  onContextLost: () => void
  /** outlined, in this color */
  selection?: { readonly meshes: readonly Mesh[]; readonly color: string }
  /** a part was pressed: the id of its mesh; null beside all of them */
  onPick?: (meshId: string | null) => void
}

export function ProductView({
  meshes,
  bounds,
  label,
  orbit,
  onOrbitChange,
  onContextLost,
  selection,
  onPick,
}: ProductViewProps) {
  const box = useRef<HTMLDivElement>(null)
  const help = useId()
  const onKeyDown = useOrbitGestures(box, onOrbitChange)
  return (
    <div
      ref={box}
      role="application"
      aria-roledescription={words.view3d}
      aria-label={words.seenFrom({ label, from: viewWords(orbit) })}
      aria-describedby={help}
      tabIndex={0}
      data-azimuth={Math.round(orbit.azimuth)}
      data-elevation={Math.round(orbit.elevation)}
      data-zoom={orbit.zoom.toFixed(2)}
      onKeyDown={onKeyDown}
      className="focus-inset absolute inset-0 cursor-grab bg-linear-to-b from-paper from-30% to-shade touch-none select-none active:cursor-grabbing"
    >
      <span id={help} className="sr-only">
        {words.keysExplained}
      </span>
      <Canvas
        aria-hidden="true"
        frameloop="demand"
        dpr={drawsInSoftware() ? 1 : [1, 2]}
        shadows={{ type: VSMShadowMap }}
        camera={{ fov: FIELD_OF_VIEW, near: 1, far: 100_000 }}
        gl={{ antialias: true, alpha: true, toneMapping: NeutralToneMapping, toneMappingExposure: 1 }}
        style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
      >
        <ContextWatch onLost={onContextLost} />
        <Studio bounds={bounds} shape={meshes} />
        <ProductMeshes meshes={meshes} />
        {selection && <SelectedMeshes {...selection} />}
        {onPick && <MeshPicker box={box} onPick={onPick} />}
        <CameraAt bounds={bounds} orbit={orbit} />
      </Canvas>
    </div>
  )
}

export function ContextWatch({ onLost }: { onLost: () => void }) {
  const canvas = useThree((state) => state.gl.domElement)
  useEffect(() => {
    canvas.addEventListener('webglcontextlost', onLost)
    return () => canvas.removeEventListener('webglcontextlost', onLost)
  }, [canvas, onLost])
  return null
}

function CameraAt({ bounds, orbit }: { bounds: Bounds; orbit: Orbit }) {
  const camera = useThree((state) => state.camera)
  const size = useThree((state) => state.size)
  const invalidate = useThree((state) => state.invalidate)
  useLayoutEffect(() => {
    if (!(camera instanceof PerspectiveCamera) || size.height === 0) return
    const [x, y, z] = cameraPlace(bounds, orbit, size.width / size.height)
    const middle = middleOf(bounds)
    const distance = Math.hypot(x - middle[0], y - middle[1], z - middle[2])
    const { from, to } = bounds
    const radius = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
    camera.position.set(x, y, z)
    camera.lookAt(middle[0], middle[1], middle[2])
    // Near and far close around the product: the finer the depth, the cleaner the edges.
    camera.near = Math.max(distance / 200, distance - radius * 2)
    camera.far = distance + radius * 6
    camera.updateProjectionMatrix()
    invalidate()
  }, [camera, size, bounds, orbit, invalidate])
  return null
}
