/** Which piece of a line is drawn: its own where pieces are engraved one by one, else the first. */
import { describe, expect, it } from 'vitest'
import { anItem } from '../testing/builders.ts'
import { drawnPiece } from './drawn-piece.ts'

const set = (text: string) => ({ '0': { above: [{ text }] } })

describe('a piece of a line', () => {
  it('[1.9.13] [issue 15] is drawn by itself where each has its own engravings', () => {
    const item = anItem({ quantity: 3, properties: { '4': { engravings: [set('Bed'), set('Bath')] } } })
    expect([0, 1, 2].map((piece) => drawnPiece(item, piece))).toEqual([0, 1, 2])
  })

  it('[1.9.13] [issue 15] is drawn as the first where all are alike', () => {
    const item = anItem({ quantity: 3, properties: { '4': { engravings: [set('Bed')] } } })
    expect([0, 1, 2].map((piece) => drawnPiece(item, piece))).toEqual([0, 0, 0])
    expect(drawnPiece(anItem({ quantity: 3 }), 2)).toBe(0)
  })
})
