/** The meshes of a product with their materials and edges, and what their shadow falls on. */
import { darken, lighten, luminance } from '@orderwright/domain/drawing'
import { isBody, type Material, type Mesh } from '@orderwright/domain/graphics'
import { useThree } from '@react-three/fiber'
import { memo, useMemo } from 'react'
import { Color, LinearSRGBColorSpace } from 'three'
import { matrixOf, shapeOf } from './geometry.ts'
import { shaderOf } from './grain.ts'

export const ProductMeshes = memo(function ProductMeshes({ meshes }: { meshes: readonly Mesh[] }) {
  return meshes.map((mesh) =>
    isBody(mesh) ? <Body key={mesh.id} mesh={mesh} /> : <ShadowCatcher key={mesh.id} mesh={mesh} />,
  )
})

/** Edges stay visible on any colour: darker than light things, lighter than dark ones. */
function edgeColour({ color }: Material): string {
  return luminance(color) < 0.06 ? lighten(color, 0.32) : darken(color, 0.55)
}

/** Paint and wood mirror less of the bright room than metal, or they would look bleached. */
function mirroring({ metalness, made }: Material): number {
  // What is made of something keeps the color that its drawing has.
  return made === undefined ? 0.5 + 0.5 * metalness : 0.34 + 0.66 * metalness
}

/** What the view's tone mapping takes from every channel, for it counts on the gloss that lies over all but metal; as light. */
const TAKEN_GLOSS = 0.04

/** The bright room lightens what does not mirror it: painted darker, it looks as its drawing and its swatch do. */
function litColour({ color, made, metalness }: Material): string {
  if (made === undefined) return color
  const lit = new Color(darken(color, 0.14 * (1 - metalness)))
  const given = TAKEN_GLOSS * metalness
  return `#${lit.setRGB(lit.r + given, lit.g + given, lit.b + given, LinearSRGBColorSpace).getHexString()}`
}

function Body({ mesh: { id, solid, placement, material } }: { mesh: Mesh }) {
  const { body, edges } = shapeOf(solid)
  const matrix = useMemo(() => matrixOf(placement), [placement])
  const invalidate = useThree((state) => state.invalidate)
  const shader = useMemo(
    () => shaderOf(material, solid, placement, id, () => invalidate()),
    [material, solid, placement, id, invalidate],
  )
  const grain =
    shader === null
      ? {}
      : { onBeforeCompile: shader.onBeforeCompile, customProgramCacheKey: () => `figure-${shader.program}` }
  const isGlowing = material.glow > 0
  const isClear = material.opacity < 1
  return (
    <group matrixAutoUpdate={false} matrix={matrix}>
      <mesh
        geometry={body}
        userData={{ meshId: id }}
        castShadow={!isClear}
        receiveShadow={!isGlowing}
        dispose={null}
      >
        <meshStandardMaterial
          // Another shader is another material, not another colour of this one.
          key={shader?.key ?? 'plain'}
          {...grain}
          envMapIntensity={mirroring(material)}
          color={litColour(material)}
          metalness={material.metalness}
          roughness={material.roughness}
          emissive={isGlowing ? material.color : '#000000'}
          emissiveIntensity={material.glow}
          transparent={isClear}
          opacity={material.opacity}
          depthWrite={!isClear}
          polygonOffset
          polygonOffsetFactor={1}
          polygonOffsetUnits={1}
        />
      </mesh>
      <lineSegments geometry={edges} dispose={null}>
        <lineBasicMaterial color={edgeColour(material)} transparent opacity={0.4} depthWrite={false} />
      </lineSegments>
    </group>
  )
}

function ShadowCatcher({ mesh: { solid, placement } }: { mesh: Mesh }) {
  const matrix = useMemo(() => matrixOf(placement), [placement])
  return (
    <mesh
      geometry={shapeOf(solid).body}
      matrixAutoUpdate={false}
      matrix={matrix}
      receiveShadow
      dispose={null}
    >
      <shadowMaterial transparent opacity={0.13} depthWrite={false} />
    </mesh>
  )
}
