/** What a person did on the canvas, as Undo names it, in Swedish. */
import type { canvasLabelMessages as english } from '../../../messages/canvas/labels.ts'
import type { Translation } from '../../../localization/translation.ts'

export const canvasLabelMessages: Translation<typeof english> = {
  drawn: ({ one }) => `Rita ${one}`,
  moved: ({ what }) => `Flytta ${what}`,
  resized: ({ what }) => `Ändra storlek på ${what}`,
  rotated: ({ what }) => `Vrid ${what}`,
  deleted: ({ what }) => `Ta bort ${what}`,
  placed: ({ what }) => `Placera ${what}`,
  takenOff: ({ what }) => `Ta bort ${what} från ritytan`,
  pasted: ({ what }) => `Klistra in ${what}`,
  duplicated: ({ what }) => `Duplicera ${what}`,
  edited: ({ field, what }) => `${field} för ${what}`,
  several: ({ count, many }) => `${count} ${many}`,
  things: ({ count }) => `${count} saker`,
}
