/** What is found out about an item as it would be added: what is wrong with its engravings, cell by cell, and with the rest of it. */
import { tryChanges } from '../configuration/changes/try-changes.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import type { OrderEvaluation } from '../configuration/types.ts'
import { entryText } from '../engraving-schedule/entry-text.ts'
import { itemScheduleRows, type ScheduleRow } from '../engraving-schedule/rows.ts'
import { engravingSetAt } from '../engraving/schema.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { rewordedEngravings } from '../repairs/reword-engravings.ts'
import type { Cents } from '../units/money.ts'
import type { Standing } from './place-engravings.ts'
import { errorAt, type KeypadNote } from './read-cells.ts'

interface Engraved {
  /** the properties of the first and the second language */
  readonly stack: readonly number[]
  readonly standings: readonly Standing[]
}

/** Judges the only item of a document. */
export function judgeKeypad(
  context: EvaluationContext,
  document: OrderDocument,
  item: ProductInstance,
  { stack, standings }: Engraved,
): { readonly notes: readonly KeypadNote[]; readonly price: Cents | null } {
  const evaluation = evaluateOrder(context, document)
  const judged = evaluation.itemsById.get(item.id)
  if (judged === undefined) return { notes: [], price: null }
  const notes: KeypadNote[] = []
  for (const [language, propertyId] of stack.entries()) {
    const selection = item.properties[propertyId]
    if (selection === undefined) continue
    const tried = tryChanges(context, document, [{ itemId: item.id, propertyId, selection }])
    const first = standings.find((one) => one.language === language)
    if (!tried.ok && first !== undefined) notes.push(errorAt(first.at, tried.message))
  }
  const rows = new Map(
    itemScheduleRows(evaluation, judged).map((row) => [
      placeKey(row.propertyId, row.mechanism, row.side, row.piece),
      row,
    ]),
  )
  const proposals = wordings(evaluation, item)
  for (const standing of standings) {
    const propertyId = stack[standing.language]
    if (propertyId !== undefined) notes.push(...notesAt(standing, propertyId, rows, proposals))
  }
  // What is wrong with engravings is said at their cells; what else is wrong is no fault of the file, but of what was chosen.
  for (const { code, message } of judged.problems) {
    if (code === 'engraving' && standings.length > 0) continue
    notes.push({ at: null, tone: 'warning', message, proposals: [] })
  }
  return { notes, price: judged.lineTotal }
}

function placeKey(propertyId: number, mechanism: number, side: string, piece: number): string {
  return [propertyId, mechanism, side, piece].join('/')
}

type Wording = (propertyId: number, standing: Standing, piece: number) => string | undefined

/** What would be written instead at a place, worked out for a property when it is first asked for. */
function wordings(evaluation: OrderEvaluation, item: ProductInstance): Wording {
  const known = new Map<number, ReturnType<typeof rewordedEngravings>>()
  return (propertyId, { mechanism, side, lines, isWhole }, piece) => {
    const found = known.get(propertyId) ?? rewordedEngravings(evaluation, item.id, propertyId)
    known.set(propertyId, found)
    const sets = found?.change.selection?.engravings
    if (sets === undefined) return undefined
    const entries = engravingSetAt(sets, piece)[String(mechanism)]?.[side] ?? []
    const texts = isWhole ? entries : lines.map((line) => entries[line])
    return texts.map(entryText).join('\n').trim()
  }
}

function notesAt(
  standing: Standing,
  propertyId: number,
  rows: ReadonlyMap<string, ScheduleRow>,
  proposals: Wording,
): KeypadNote[] {
  const piece = (standing.pieces?.[0] ?? 1) - 1
  const { mechanism, side, at, lines } = standing
  const row =
    rows.get(placeKey(propertyId, mechanism, side, piece)) ??
    rows.get(placeKey(propertyId, mechanism, side, 0))
  return lines.flatMap((line): KeypadNote[] => {
    const cell = row?.lines[line === 0 ? 0 : 1]
    if (cell === undefined || cell.tone === 'ok') return []
    const isWrong = cell.tone === 'invalid'
    const instead = isWrong && cell.isTooWide ? proposals(propertyId, standing, piece) : undefined
    return [
      {
        at,
        tone: isWrong ? 'error' : 'warning',
        message: cell.problems.join(' '),
        proposals: instead === undefined || instead === '' ? [] : [instead],
      },
    ]
  })
}
