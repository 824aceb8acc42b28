/** What is selected on the canvas, in the room; and what is pressed in the room, selected where it stands. */
import type { Mesh } from '@orderwright/domain/graphics'
import type { RoomScene } from '@orderwright/domain/canvas-room'
import { useCallback, useMemo } from 'react'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useCanvas, useCanvasState } from '../canvas-context.tsx'

/** Of 'entity:9#bar2' the record or the piece that it is of. */
function keyOf(meshId: string): string {
  return meshId.split('#')[0] ?? meshId
}

/** On which viewport something stands; null: on the plan. */
function viewOf({ hung, pieces }: RoomScene, key: string): number | null {
  const found = hung.find((one) => one.key === key) ?? pieces.find((one) => one.key === key)
  return found?.viewId ?? null
}

const outline = { nodePath: [], title: '', placement: null, material: null } as const

export function useRoomSelection(scene: RoomScene, pieces: readonly Mesh[]) {
  const canvas = useCanvas()
  const { profile } = useOpenOrder()
  const keys = useCanvasState((state) => state.selection)
  const color = profile.brand.accentColor
  const selection = useMemo(() => {
    // A wall that a viewport shows is that wall.
    const chosen = new Set(keys.map((key) => key.replace(/\/seen$/, '')))
    const bodies = [...scene.meshes.map(({ mesh }) => mesh), ...pieces]
    const [any] = bodies
    const hung = scene.hung.flatMap(({ key, corners }, index): Mesh[] =>
      any && chosen.has(key)
        ? [
            {
              ...outline,
              ...any,
              id: [key, index].join('#'),
              solid: { vertices: corners, faces: [corners.map((_, corner) => corner)] },
            },
          ]
        : [],
    )
    return { meshes: [...bodies.filter(({ id }) => chosen.has(keyOf(id))), ...hung], color }
  }, [keys, scene, pieces, color])

  const select = useCallback(
    (meshId: string | null) => {
      const key = meshId === null ? null : keyOf(meshId)
      // Floors and ceilings are of no record.
      if (key === null || !key.includes(':')) return void canvas.select([])
      const viewId = viewOf(scene, key)
      canvas.goTo(viewId === null ? { type: 'plan' } : { type: 'view', id: viewId })
      canvas.select([key])
    },
    [canvas, scene],
  )
  return { selection, select }
}
