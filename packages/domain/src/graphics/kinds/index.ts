/** All kinds of nodes by key. A new kind is one file and one line here. */
import { boxKind } from './box.ts'
import { cylinderKind } from './cylinder.ts'
import { extrusionKind } from './extrusion.ts'
import { groupKind } from './group.ts'
import type { NodeKind } from './kind.ts'
import { latheKind } from './lathe.ts'
import { planeKind } from './plane.ts'
import { repeatKind } from './repeat.ts'
import { sphereKind } from './sphere.ts'
import { tubeKind } from './tube.ts'

export const nodeKinds: readonly NodeKind[] = [
  groupKind,
  repeatKind,
  boxKind,
  cylinderKind,
  tubeKind,
  extrusionKind,
  sphereKind,
  latheKind,
  planeKind,
]

export function findNodeKind(key: string): NodeKind | undefined {
  return nodeKinds.find((kind) => kind.key === key)
}
