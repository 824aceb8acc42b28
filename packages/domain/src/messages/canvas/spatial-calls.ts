/** Sentences of the server alone that refuse what is to be drawn: they are no part of any page. */
import { defineMessages } from '../../localization/define-messages.ts'

type Word = { word: string }

export const spatialCallMessages = defineMessages('spatialCallMessages', {
  typeStays: 'The kind of what is drawn can not be changed. Draw it anew.',
  orderStays: ({ word }: Word) => `This can not be moved to another ${word.toLowerCase()}.`,
  notSpatial: ({ word }: Word) => `This ${word.toLowerCase()} has no canvas: nothing can be drawn on it.`,
  missingReference: 'What is named here is not there, or is somewhere else.',
  tooMany: ({ word, max, count }: Word & { max: number; count: number }) =>
    `One ${word.toLowerCase()} holds at most ${max.toLocaleString('en-US')} walls, views, shapes and texts; it has ${count.toLocaleString('en-US')}. Delete some first.`,
  twice: 'A record is named twice.',
  oneOrder: 'All records of one call belong to the same canvas.',
})
