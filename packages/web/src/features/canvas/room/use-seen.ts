/** What an eye sees, with its names: for the list beside the room, and for its label. */
import { roomMessages as words } from '@orderwright/domain/messages'
import { type LengthUnit, MM_PER_INCH } from '@orderwright/domain/units'
import type { CanvasContext } from '@orderwright/domain/canvas'
import { type Eye, type RoomScene, type SeenThing, whatIsSeen } from '@orderwright/domain/canvas-room'
import { useMemo } from 'react'
import { useCanvasContext, useCanvasState } from '../canvas-context.tsx'
import { formatCanvasLength } from '../length-text.ts'

export interface NamedThing extends SeenThing {
  readonly name: string
  /** 'Door, on the left, 96" away' */
  readonly text: string
}

function nameOf(thing: SeenThing, scene: RoomScene, context: CanvasContext): string {
  switch (thing.kind) {
    case 'wall':
      return words.things.wall
    case 'mural': {
      const id = Number(thing.key.split(':')[1])
      const title = context.tables.archCustomView.get(id)?.title ?? ''
      return title === '' ? words.things.mural : words.muralOn({ title })
    }
    case 'opening': {
      const kind = scene.openings.find(({ key }) => key === thing.key)?.data.kind ?? 'opening'
      return words.things[kind]
    }
    case 'piece': {
      const item = scene.pieces.find(({ key }) => key === thing.key)?.item
      return item ? context.nameOf(item) : ''
    }
  }
}

function sideOf({ bearing }: SeenThing, { fieldOfView }: Eye): string {
  if (Math.abs(bearing) <= fieldOfView / 6) return words.sides.ahead
  return bearing < 0 ? words.sides.left : words.sides.right
}

/** Whole inches, or centimeters: nobody steps more exactly. */
function roundly(inches: number, unit: LengthUnit): number {
  return unit === 'mm' ? (Math.round((inches * MM_PER_INCH) / 10) * 10) / MM_PER_INCH : Math.round(inches)
}

export function useSeen(scene: RoomScene, eye: Eye): readonly NamedThing[] {
  const context = useCanvasContext()
  const unit = useCanvasState((state) => state.unit)
  return useMemo(
    () =>
      whatIsSeen(scene, eye).map((thing): NamedThing => {
        const name = nameOf(thing, scene, context)
        const distance = formatCanvasLength(roundly(thing.distance, unit), unit)
        return { ...thing, name, text: words.thing({ name, side: sideOf(thing, eye), distance }) }
      }),
    [scene, eye, context, unit],
  )
}
