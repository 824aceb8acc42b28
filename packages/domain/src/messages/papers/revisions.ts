/** The words of revisions: on their screen, on paper, and on documents that carry one. */
import { defineMessages } from '../../localization/define-messages.ts'

type Numbered = { number: number }
type Engraved = { piece: number | null; mechanism: number; side: 'above' | 'below'; line: number }

/** Words that are stored with a revision, as its reading. */
export const revisionWords = defineMessages('revisionWords', {
  engravedPlace: ({ piece, mechanism, side, line }: Engraved) =>
    [
      ...(piece === null ? [] : [`Piece ${piece}`]),
      `mechanism ${mechanism}`,
      side,
      ...(line === 1 ? [] : [`line ${line}`]),
    ]
      .join(', ')
      .replace(/^m/, 'M'),
  thing: ({ kind, name }: { kind: string; name: string }) => {
    const called = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
    return name === '' ? called : `${called} “${name}”`
  },
  /** A piece of an item where it stands; `piece`: which of several, `sheet`: on the plan or on which viewport. */
  placed: ({ name, piece, sheet }: { name: string; piece: number | null; sheet: string }) =>
    `${name}${piece === null ? '' : `, piece ${piece}`} (${sheet})`,
  standsOn: 'Stands on',
  number: 'Number',
  file: 'File',
  rest: 'Other settings',
  /** `sign`: letters and figures that are others as soon as one of the settings is. */
  restAs: ({ sign }: { sign: string }) => `As in ${sign}`,
  yes: 'Yes',
  no: 'No',
})

/** What is printed beside the number of an order. */
export const revisionMarks = defineMessages('revisionMarks', {
  /** 'R2' */
  name: ({ number }: Numbered) => `R${number}`,
  /** an order that was changed since: what is printed is no revision yet */
  changed: ({ number }: Numbered) => `R${number}, changed since`,
  superseded: ({ number, by }: Numbered & { by: number }) => `R${number}, superseded by R${by}`,
})

/** How the facts of an item are called where two revisions are compared. */
export const differenceWords = defineMessages('differenceWords', {
  title: 'Title',
  product: 'Product',
  quantity: 'Quantity',
  notes: 'Notes',
  unitPrice: 'Unit price',
  lineTotal: 'Subtotal',
  onRequest: 'On request',
})

/** What stands beside two revisions where they are compared, on the screen and on paper. */
export const revisionPaperWords = defineMessages('revisionPaperWords', {
  comparison: 'Comparison',
  compared: ({ from, to }: { from: string; to: string }) => `${from} → ${to}`,
  now: 'now',
  item: 'Item',
  what: 'What',
  before: 'Before',
  after: 'After',
  difference: 'Difference',
  amount: 'Amount',
  place: 'Place',
  wholeOrder: 'For the whole order',
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  nothing: 'Nothing lies between the two: they are the same.',
  legend: 'Drawings lie one over the other: gray stays, red and dashed is gone, blue is new.',
  partOf: ({ title, part }: { title: string; part: string }) => `${title}: ${part}`,
  renamed: ({ title }: { title: string }) => `${title} (the same, called otherwise)`,
  otherSettings: ({ text }: { text: string }) => `${text} (other settings)`,
  piece: ({ piece }: { piece: number }) => `Piece ${piece}`,
  overlay: ({ removed, added }: { removed: number; added: number }) =>
    removed + added === 0
      ? 'Both drawings are the same.'
      : `Two drawings one over the other: ${removed} lines or texts are gone, ${added} are new.`,
})
