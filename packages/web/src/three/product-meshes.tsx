/** The meshes of a product with their materials and edges, and what their shadow falls on. */
import { darken, isBody, lighten, luminance, type Material, type Mesh } from '@orderwright/domain'
import { memo, useMemo } from 'react'
import { matrixOf, shapeOf } from './geometry.ts'

export const ProductMeshes = memo(function ProductMeshes({ meshes }: { meshes: readonly Mesh[] }) {
  return meshes.map((mesh) =>
    isBody(mesh) ? <Body key={mesh.id} mesh={mesh} /> : <ShadowCatcher key={mesh.id} mesh={mesh} />,
  )
})

/** Edges stay visible on any colour: darker than light things, lighter than dark ones. */
function edgeColour({ color }: Material): string {
  return luminance(color) < 0.06 ? lighten(color, 0.32) : darken(color, 0.55)
}

function Body({ mesh: { solid, placement, material } }: { mesh: Mesh }) {
  const { body, edges } = shapeOf(solid)
  const matrix = useMemo(() => matrixOf(placement), [placement])
  const isGlowing = material.glow > 0
  const isClear = material.opacity < 1
  return (
    <group matrixAutoUpdate={false} matrix={matrix}>
      <mesh geometry={body} castShadow={!isClear} receiveShadow={!isGlowing} dispose={null}>
        <meshStandardMaterial
          color={material.color}
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
      <shadowMaterial transparent opacity={0.17} depthWrite={false} />
    </mesh>
  )
}
