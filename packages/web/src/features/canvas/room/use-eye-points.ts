/** Eye points as they are kept from within the room, and their stills. */
import { seenLook } from '@orderwright/domain/item-drawings'
import { roomMessages as words } from '@orderwright/domain/messages'
import type { ProductInstance } from '@orderwright/domain/orders'
import { eyePointsOf, type EyePointValue } from '@orderwright/domain/canvas'
import {
  type Eye,
  eyeOf,
  eyePointDraft,
  eyePointFields,
  roomFingerprint,
  STILL_SIZE,
} from '@orderwright/domain/canvas-room'
import type { RoomCamera } from '../../../three/room/room-canvas.tsx'
import { uploadPicture } from '../../../lib/api/upload-picture.ts'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useOpenCanvas } from '../canvas-context.tsx'

export function useEyePoints() {
  const { editor, data: orderData } = useOpenOrder()
  const { document } = useOpenCanvas()

  const find = (id: number): EyePointValue | undefined =>
    eyePointsOf(document.getContext()).find(({ record }) => record.id === document.currentId(id))

  /** A new eye point that looks as this eye does; its id. */
  function add(eye: Eye): number {
    const draft = eyePointDraft(eye, document.newLocalId)
    document.perform([{ kind: 'create', ...draft }], words.eyePointAdded)
    return draft.id
  }

  function change(id: number, data: Partial<EyePointValue['data']>, label: string): void {
    document.perform(
      [{ kind: 'update', resource: 'entity', id: document.currentId(id), props: { data } }],
      label,
    )
  }

  return {
    add,
    /** Moves an eye point to where this eye is. */
    move: (id: number, eye: Eye): void => change(id, eyePointFields(eye), words.eyePointSaved),
    /** Keeps a still of what an eye point sees; why not, in a sentence. */
    async keepStill(id: number, camera: RoomCamera): Promise<string | null> {
      const before = find(id)
      if (!before) return words.stillNotDrawn
      const whole = editor.getState().document
      const lookOf = (item: ProductInstance) => seenLook(orderData.catalog, whole, item)
      const stillOf = roomFingerprint(document.getContext(), before.data, lookOf)
      const picture = await camera.still(eyeOf(before.data), STILL_SIZE)
      if (!picture) return words.stillNotDrawn
      const file = new File([picture], 'room-view.jpg', { type: 'image/jpeg' })
      const sent = await uploadPicture(file, {
        orgId: whole.order.orgId,
        type: 'image',
        resourceForMedium: 'productOrder',
        resourceId: whole.order.id,
      })
      if ('refusal' in sent) return sent.refusal.isUnsuitable ? sent.refusal.message : words.stillFailed
      // Meanwhile somebody may have deleted it: then nobody asks for its still.
      if (find(id)) change(id, { mediumId: sent.medium.id, stillOf }, words.stillKept)
      return null
    },
  }
}
