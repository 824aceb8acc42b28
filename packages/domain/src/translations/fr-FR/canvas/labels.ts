/** What a person did on the canvas, as Undo names it, in French. */
import type { canvasLabelMessages as english } from '../../../messages/canvas/labels.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure, of } from '../grammar.ts'

export const canvasLabelMessages: Translation<typeof english> = {
  drawn: ({ one }) => `Tracé ${of(one)}`,
  moved: ({ what }) => `Déplacement ${of(what)}`,
  resized: ({ what }) => `Redimensionnement ${of(what)}`,
  rotated: ({ what }) => `Rotation ${of(what)}`,
  deleted: ({ what }) => `Suppression ${of(what)}`,
  placed: ({ what }) => `Placement ${of(what)}`,
  takenOff: ({ what }) => `Retrait ${of(what)} du canevas`,
  pasted: ({ what }) => `Collage ${of(what)}`,
  duplicated: ({ what }) => `Duplication ${of(what)}`,
  edited: ({ field, what }) => `${field} (${what})`,
  several: ({ count, many }) => `${figure(count)} ${many}`,
  things: ({ count }) => `${figure(count)} éléments`,
}
