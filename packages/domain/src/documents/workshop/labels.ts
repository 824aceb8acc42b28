/**
 * Labels of an order's pieces, on sheets of ten: Letter standing, labels of 4 by 2 inches (the layout of Avery 5163 and of
 * what is made to fit it). Each says what the piece is and where it belongs, and its code opens the item. [issue 18]
 */
import type { OrderEvaluation } from '../../configuration/types.ts'
import { documentMessages as words } from '../../messages/papers/documents.ts'
import type { Block, Label, TextLine } from '../blocks.ts'
import { mechanismTexts } from '../item-facts/engraving-lines.ts'
import { firstLines } from '../facts-block.ts'
import type { ItemFacts } from '../item-facts/item-facts.ts'
import { labelSheet } from './label-sheet.ts'
import { type QrCode, qrCode } from '../qr-code.ts'
import { type DocumentFamily, textStyles } from '../../typesetting/type.ts'
import { once } from '../../units/once.ts'

/** Up to so many pieces in all have a label each; of more each item has one, with its quantity. */
export const MOST_PIECE_LABELS = 1_000

type LabelsOf = {
  /** 'Quote #4 · R2' */
  readonly orderNumber: string
  readonly orderTitle: string
  readonly family: DocumentFamily
  /** where an item is opened; undefined where nobody knows */
  readonly addressOf: ((itemId: number) => string) | undefined
}

const TEXT_WIDTH = labelSheet.width - 3 * labelSheet.padding - labelSheet.code
const TEXT_HEIGHT = labelSheet.height - 2 * labelSheet.padding
const heightOf = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { style }) => sum + textStyles[style].line, 0)

/** What a piece has engraved, counted from 1; null: what all pieces of the line have, where they are alike. */
function engravedOn({ columns, inline }: ItemFacts, piece: number | null): string {
  return [...columns.values(), ...inline]
    .flatMap(({ engraved = [] }) => engraved)
    .filter(({ numbers }) => numbers.length === 0 || (piece !== null && numbers.includes(piece)))
    .flatMap(mechanismTexts)
    .join('   ')
}

/** `piece` is counted from 1; null: the label is for all pieces of the line. */
function labelOf(facts: ItemFacts, piece: number | null, count: number, of: LabelsOf): Label {
  const room = { width: TEXT_WIDTH, family: of.family }
  const { item } = facts.evaluation
  const choices = [...facts.columns.values()]
    .filter(({ isEngraving }) => !isEngraving)
    .flatMap(({ lines }) => lines)
  const pieces =
    piece === null
      ? words.allPieces({ quantity: item.quantity })
      : words.pieceOf({ piece, pieces: item.quantity })
  const place = words.itemOf({ item: facts.number, items: count })
  const name = [
    ...firstLines(`${facts.number}. ${facts.title}`, { most: 2, style: 'heading', ...room }),
    ...firstLines(facts.productTitle, { most: 1, style: 'body', ...room }),
  ]
  const code = firstLines(facts.code, { most: 1, style: 'small', ...room })
  const foot = [
    ...firstLines(`${pieces} · ${place}`, { most: 1, style: 'strong', ...room }),
    ...firstLines([of.orderNumber, of.orderTitle].filter(Boolean).join(' · '), {
      most: 1,
      style: 'small',
      ...room,
    }),
  ]
  // What tells one piece from another has all the room that the rest leaves: of four lines at least, two are the engraving's.
  const left = Math.floor((TEXT_HEIGHT - heightOf([...name, ...code, ...foot])) / textStyles.detail.line)
  const chosen = firstLines(choices.join(', '), { most: 2, style: 'detail', ...room })
  const engraved = firstLines(engravedOn(facts, piece), {
    most: left - chosen.length,
    style: 'detail',
    ...room,
  })
  return {
    lines: [...name, ...chosen, ...engraved, ...code],
    foot,
    code: codeOf(of.addressOf?.(item.id)),
    codeTitle: words.opensItem({ item: facts.number }),
  }
}

/** One code for all labels of an item. */
function codeOf(address: string | undefined): (() => QrCode) | null {
  return address === undefined ? null : once(() => qrCode(address))
}

/** The labels of all lines, in their order, as many to a block as stand beside each other. */
export function labelBlocks(evaluation: OrderEvaluation, facts: readonly ItemFacts[], of: LabelsOf): Block[] {
  const pieces = evaluation.items.reduce((sum, { item }) => sum + item.quantity, 0)
  const labels = facts.flatMap((one) => {
    const { quantity } = one.evaluation.item
    if (pieces > MOST_PIECE_LABELS) return [labelOf(one, null, facts.length, of)]
    const own = Array.from({ length: quantity }, (_, index) => labelOf(one, index + 1, facts.length, of))
    return own.map((label) => ({ ...label, code: own[0]?.code ?? null }))
  })
  return Array.from({ length: Math.ceil(labels.length / labelSheet.columns) }, (_, row) => ({
    kind: 'labels',
    labels: labels.slice(row * labelSheet.columns, (row + 1) * labelSheet.columns),
  }))
}
