/** The outline of what is selected, seen through whatever stands before it. */
import type { Mesh } from '@orderwright/domain/graphics'
import { useMemo } from 'react'
import { matrixOf, shapeOf } from './geometry.ts'

interface SelectedMeshesProps {
  meshes: readonly Mesh[]
  /** of lines and veil */
  color: string
}

export function SelectedMeshes({ meshes, color }: SelectedMeshesProps) {
  return meshes.map((mesh) => <Outline key={mesh.id} mesh={mesh} color={color} />)
}

function Outline({ mesh: { solid, placement }, color }: { mesh: Mesh; color: string }) {
  const { body, edges } = shapeOf(solid)
  const matrix = useMemo(() => matrixOf(placement), [placement])
  return (
    <group matrixAutoUpdate={false} matrix={matrix}>
      <mesh geometry={body} dispose={null} renderOrder={8}>
        <meshBasicMaterial color={color} transparent opacity={0.16} depthTest={false} depthWrite={false} />
      </mesh>
      <lineSegments geometry={edges} dispose={null} renderOrder={9}>
        <lineBasicMaterial color={color} depthTest={false} depthWrite={false} transparent />
      </lineSegments>
    </group>
  )
}
