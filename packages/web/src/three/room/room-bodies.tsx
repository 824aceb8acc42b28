/** The walls, floors, ceilings and windows of a room, and the murals on its walls. */
import type { Vec3 } from '@orderwright/domain/graphics'
import type { HungPiece, RoomMesh } from '@orderwright/domain/canvas-room'
import { memo, useLayoutEffect, useMemo } from 'react'
import { BufferAttribute, BufferGeometry, DoubleSide, FrontSide, type Texture } from 'three'
import { shapeOf } from '../geometry.ts'

/** What gives light by itself: a ceiling is lit by all that it covers, which is more than lamps can do here. */
const ownLight: Readonly<Partial<Record<RoomMesh['part'], number>>> = { ceiling: 0.42 }
/** The parts with lines at their edges. */
const outlined: ReadonlySet<RoomMesh['part']> = new Set(['wall', 'window'])

export const RoomBodies = memo(function RoomBodies({ meshes }: { meshes: readonly RoomMesh[] }) {
  return meshes.map(({ part, mesh }) => <RoomBody key={mesh.id} part={part} mesh={mesh} />)
})

function RoomBody({ part, mesh: { id, solid, material } }: Pick<RoomMesh, 'part' | 'mesh'>) {
  const { body, edges } = shapeOf(solid)
  const isClear = material.opacity < 1
  return (
    <group>
      <mesh
        geometry={body}
        userData={{ meshId: id }}
        // Light comes from everywhere in a room: what encloses it throws no shadow into it.
        receiveShadow={!isClear}
        dispose={null}
      >
        <meshStandardMaterial
          color={material.color}
          roughness={material.roughness}
          metalness={0}
          emissive={material.color}
          emissiveIntensity={ownLight[part] ?? 0}
          transparent={isClear}
          opacity={isClear ? 0.28 : 1}
          depthWrite={!isClear}
          polygonOffset
          polygonOffsetFactor={1}
          polygonOffsetUnits={1}
        />
      </mesh>
      {outlined.has(part) && (
        <lineSegments geometry={edges} dispose={null}>
          <lineBasicMaterial color="#8d877b" transparent opacity={0.45} depthWrite={false} />
        </lineSegments>
      )}
    </group>
  )
}

/** A flat convex piece as triangles around its first corner, with the places of its corners in its picture. */
function geometryOf({ corners, places }: HungPiece): BufferGeometry {
  const triangles = corners.slice(2).flatMap((_, index) => [0, index + 1, index + 2])
  const corner = (index: number): Vec3 => corners[index] ?? [0, 0, 0]
  // Pictures are counted from their lower edge here.
  const place = (index: number) => {
    const [across, down] = places[index] ?? [0, 0]
    return [across, 1 - down]
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(triangles.flatMap(corner)), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(triangles.flatMap(place)), 2))
  geometry.computeVertexNormals()
  return geometry
}

interface HungPicturesProps {
  pieces: readonly HungPiece[]
  /** those that are here, by their address */
  pictures: ReadonlyMap<string, Texture>
}

export const HungPictures = memo(function HungPictures({ pieces, pictures }: HungPicturesProps) {
  return pieces.map((piece, index) => {
    const picture = piece.address === null ? undefined : pictures.get(piece.address)
    // A picture that is not here is not white: the plain piece under it is seen.
    if (piece.address !== null && !picture) return null
    return <Hung key={[piece.key, index].join(' ')} piece={piece} picture={picture ?? null} />
  })
})

function Hung({ piece, picture }: { piece: HungPiece; picture: Texture | null }) {
  const geometry = useMemo(() => geometryOf(piece), [piece])
  useLayoutEffect(() => () => geometry.dispose(), [geometry])
  return (
    <mesh geometry={geometry} userData={{ meshId: piece.key }} receiveShadow>
      <meshStandardMaterial
        // With and without a picture are two programs of the graphics card.
        key={picture ? 'picture' : 'plain'}
        map={picture}
        color={picture ? '#ffffff' : '#e4dccb'}
        roughness={0.96}
        metalness={0}
        envMapIntensity={0.9}
        side={picture ? FrontSide : DoubleSide}
        // What lies upon each other is too near for the depth of a large room, and the edges of walls lie in the same plane.
        polygonOffset
        polygonOffsetFactor={-(piece.level + 1)}
        polygonOffsetUnits={-4 * (piece.level + 1)}
      />
    </mesh>
  )
}
