/** A material by itself: as the swatch that stands for it, and as a solid with flat and round faces. */
import { swatchMm } from '@orderwright/domain/drawing'
import { type GraphicNode, resolveGraphic } from '@orderwright/domain/graphics'
import type { FinishMaterial } from '@orderwright/domain/materials'
import { Canvas, useThree } from '@react-three/fiber'
import { useLayoutEffect, useMemo } from 'react'
import { NeutralToneMapping, PerspectiveCamera } from 'three'
import { ProductMeshes } from './product-meshes.tsx'
import { Studio } from './studio.tsx'
import { loadTile } from './tile-texture.ts'

/** After so many pictures of the screen everything that was asked for is drawn. */
const FRAMES = 6
const WAIT_FRAMES = 600

export interface MadeOf {
  readonly fill: string
  readonly material: FinishMaterial
}

function part(id: string, type: string, props: GraphicNode['props']): GraphicNode {
  return { id, type, title: id, props: { color: 'finish.fill', ...props }, children: [] }
}

/** A plate that fills the picture, and the pieces of a solid: a plate with its edges and a rod. */
const shapes = {
  swatch: (mm: number) => [part('plate', 'box', { width: mm * 3, height: mm * 3, depth: mm / 12 })],
  solid: (mm: number) => [
    part('plate', 'box', {
      width: mm,
      height: mm * 0.62,
      depth: mm * 0.3,
      rounding: mm / 60,
      x: -mm * 0.12,
    }),
    part('rod', 'cylinder', { diameter: mm * 0.34, length: mm * 0.62, x: mm * 0.62 }),
  ],
}

/** The meshes of a shape made of a finish, and what they cover. */
export function materialMeshes({ fill, material }: MadeOf, shape: keyof typeof shapes) {
  const children = shapes[shape](swatchMm(material))
  const nodes = [{ id: 'all', type: 'group', title: 'all', props: {}, children }]
  const resolved = resolveGraphic({ nodes }, { finish: { fill, material } })
  // Numbers of its own, not a person's: a fault here is one of this file.
  if (!resolved.ok) throw new Error(resolved.code)
  return resolved
}

function Camera({ material, shape }: { material: FinishMaterial; shape: keyof typeof shapes }) {
  const camera = useThree((state) => state.camera)
  const invalidate = useThree((state) => state.invalidate)
  useLayoutEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return
    const mm = swatchMm(material)
    // Near a plate of metal, so that its light changes from edge to edge; others are seen straight, for their figure.
    const views = {
      metal: { at: [mm * 0.3, mm * 0.16, mm * 0.95], fov: 46, to: mm * 0.02 },
      plate: { at: [0, 0, mm * 2.6], fov: 22, to: 0 },
      solid: { at: [mm * 1.75, mm * 1.05, mm * 2.9], fov: 22, to: mm * 0.12 },
    } as const
    const isMetal = material.kind === 'metal' && material.texture === undefined
    const view = views[shape === 'solid' ? 'solid' : isMetal ? 'metal' : 'plate']
    camera.position.set(view.at[0], view.at[1], view.at[2])
    Object.assign(camera, { fov: view.fov, aspect: 1, near: mm / 100, far: mm * 20 })
    camera.lookAt(view.to, 0, 0)
    camera.updateProjectionMatrix()
    invalidate()
  })
  return null
}

interface MaterialViewProps {
  finish: MadeOf
  shape: keyof typeof shapes
  /** points of the picture to one of the page */
  dpr: number
  onContextLost?: () => void
}

/** A square picture, as large as what it stands in; it can be read from its canvas. */
export function MaterialView({ finish, shape, dpr, onContextLost }: MaterialViewProps) {
  const resolved = useMemo(() => materialMeshes(finish, shape), [finish, shape])
  return (
    <Canvas
      aria-hidden="true"
      dpr={dpr}
      frameloop="demand"
      style={{ width: '100%', height: '100%', pointerEvents: 'none' }}
      gl={{ antialias: true, alpha: true, preserveDrawingBuffer: true, toneMapping: NeutralToneMapping }}
      camera={{ manual: true }}
      onCreated={({ gl }) => {
        if (onContextLost) gl.domElement.addEventListener('webglcontextlost', onContextLost)
      }}
    >
      <Studio bounds={resolved.bounds} shape={resolved.meshes} />
      <ProductMeshes meshes={resolved.meshes} />
      <Camera material={finish.material} shape={shape} />
    </Canvas>
  )
}

/** The picture of a `MaterialView` as a PNG, once everything that it shows is there; null where it can not be read. */
export async function pictureOfView(box: HTMLElement, { material }: MadeOf): Promise<Blob | null> {
  if (material.texture) await loadTile(material.texture.picture)
  let canvas = box.querySelector('canvas')
  let drawn = 0
  // The view may still be on its way.
  for (let waited = 0; waited < WAIT_FRAMES && drawn < FRAMES; waited += 1) {
    await new Promise((next) => requestAnimationFrame(next))
    canvas = box.querySelector('canvas')
    if (canvas) drawn += 1
  }
  if (!canvas) return null
  const shown = canvas
  return new Promise((resolve) => {
    shown.toBlob(resolve, 'image/png')
  })
}
