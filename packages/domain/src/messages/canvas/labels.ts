/** What a person did on the canvas, as Undo names it. */
import { defineMessages } from '../../localization/define-messages.ts'
export const canvasLabelMessages = defineMessages('canvasLabelMessages', {
  drawn: ({ one }: { one: string }) => `Draw ${one}`,
  moved: ({ what }: { what: string }) => `Move ${what}`,
  resized: ({ what }: { what: string }) => `Resize ${what}`,
  rotated: ({ what }: { what: string }) => `Rotate ${what}`,
  deleted: ({ what }: { what: string }) => `Delete ${what}`,
  placed: ({ what }: { what: string }) => `Place ${what}`,
  takenOff: ({ what }: { what: string }) => `Take ${what} off the canvas`,
  pasted: ({ what }: { what: string }) => `Paste ${what}`,
  duplicated: ({ what }: { what: string }) => `Duplicate ${what}`,
  edited: ({ field, what }: { field: string; what: string }) => `${field} of ${what}`,
  several: ({ count, many }: { count: number; many: string }) => `${count} ${many}`,
  things: ({ count }: { count: number }) => `${count} things`,
})
