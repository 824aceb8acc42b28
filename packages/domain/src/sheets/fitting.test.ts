/** A drawing on paper: which of its dimensions and tables have room, and what its caption says. */
import { describe, expect, it } from 'vitest'
import type { LinearDimension, Primitive, Scene, SceneEngraving } from '../drawing/scene.ts'
import { type CaptionWords, layoutCaption } from './caption.ts'
import { fitDrawing, fitView, type SheetView, viewAt } from './fit-view.ts'
import type { NamedScale } from './scales.ts'

const dimension = (id: string, isOverall: boolean): LinearDimension => ({
  id,
  side: 'top',
  from: { x: 0, y: 0 },
  to: { x: 100, y: 0 },
  isOverall,
})
const scene: Scene = {
  family: 'test',
  bounds: { x: 0, y: 0, width: 100, height: 50 },
  items: [],
  dimensions: [dimension('all', true), dimension('one', false), dimension('two', false)],
  parts: [],
  description: '',
}
const view: SheetView = { key: '1', scene, heading: '1 Hall', subheading: '', remarks: [], facts: [] }
const scales: NamedScale[] = [
  { ratio: 1, label: '1 : 1' },
  { ratio: 0.5, label: '1 : 2' },
]
const look = { unit: 'mm', showDimensions: true, captionWidths: [58] } as const

describe('[issue 18] a drawing without a caption in a room', () => {
  const fitted = (width: number, height: number) => {
    const found = fitDrawing(view, { width, height }, scales, look)
    return found && [found.scale.label, found.dimensions.map(({ id }) => id).join(' '), found.omitted]
  }

  it('has the largest scale at which all of it fits; then its overall sizes, then none, and it says how many are missing', () => {
    // As below, without the 5 mm and the caption of 5.43 mm.
    expect(fitted(110, 89)).toEqual(['1 : 1', 'all one two', 0])
    expect(fitted(110, 69)).toEqual(['1 : 2', 'all one two', 0])
    expect(fitted(110, 43)).toEqual(['1 : 2', 'all', 2])
    expect(fitted(110, 29)).toEqual(['1 : 2', '', 3])
    expect(fitted(110, 25)).toBeNull()
    expect(fitted(50, 100)).toBeNull()
  })
})

describe('a drawing in a room', () => {
  const fitted = (width: number, height: number, given: Partial<SheetView> = {}) => {
    const found = fitView({ ...view, ...given }, { width, height }, scales, look)
    return found && [found.scale.label, found.dimensions.map(({ id }) => id).join(' '), found.omitted]
  }

  it('has the largest scale at which all of it fits; then its overall sizes; then none', () => {
    // The part with 0.5 mm around it, 5 mm, a caption of 5.43 mm; rows of dimensions take 13.28 mm and 7.5 mm each.
    expect(fitted(110, 100)).toEqual(['1 : 1', 'all one two', 0])
    expect(fitted(110, 80)).toEqual(['1 : 2', 'all one two', 0])
    expect(fitted(110, 54)).toEqual(['1 : 2', 'all', 2])
    expect(fitted(110, 40)).toEqual(['1 : 2', '', 3])
    expect(fitted(110, 30)).toBeNull()
    expect(fitted(57, 100)).toBeNull()
  })

  it('is drawn for each scale where it asks for that', () => {
    const sceneAt = ({ ratio }: NamedScale): Scene => ({ ...scene, description: String(ratio) })
    const found = fitView({ ...view, sceneAt }, { width: 80, height: 80 }, scales, look)
    expect(found?.view.scene.description).toBe('0.5')
    expect(found?.view.sceneAt).toBeUndefined()
  })

  it('leaves out a table of engravings that has no room, and says so', () => {
    const engraving: SceneEngraving = {
      mechanism: 'button',
      side: 'above',
      language: 'first',
      line: 1,
      content: 'ON',
      at: { x: 1, y: 1 },
    }
    const engraved = { ...scene, engravings: [engraving, engraving] }
    const inRoom = (width: number, given: Partial<SheetView> = {}) =>
      fitView({ ...view, scene: engraved, ...given }, { width, height: 200 }, scales, look)
    expect(inRoom(77)?.view.remarks).toEqual([])
    expect(inRoom(77)?.blockWidthMm).toBe(76)
    const narrow = inRoom(75, { remarks: ['Mind the step.'], sceneAt: () => engraved })
    expect(narrow?.view.remarks).toEqual([
      'Mind the step.',
      'The table of its 2 engravings has no room here; it stands on the single sheets.',
    ])
    expect(narrow?.view.scene.engravings).toBeUndefined()
    expect(inRoom(40)).toBeNull()
  })

  it('is as wide as its caption at least', () => {
    const small = viewAt(
      { ...view, scene: { ...scene, dimensions: [] } },
      { ratio: 0.1, label: '1 : 10' },
      [],
      { unit: 'mm' },
    )
    expect([small.widthMm, small.heightMm, small.blockWidthMm].map((mm) => Number(mm.toFixed(6)))).toEqual([
      11, 6, 58,
    ])
    expect(small.extent).toEqual({ x: -5, y: -5, width: 110, height: 60 })
  })
})

describe('a caption', () => {
  const n = (value: number) => Math.round(value * 100) / 100
  const short = (item: Primitive) =>
    item.kind === 'text'
      ? `${item.text} at ${n(item.at.x)},${n(item.at.y)} ${item.anchor} ${item.fill}`
      : item.kind === 'line'
        ? `${item.from.x} to ${item.to.x} at ${n(item.from.y)}`
        : item.kind
  const words: CaptionWords = { heading: '1 Hall', subheading: '', remarks: [], facts: [] }
  const laidOut = (given: Partial<CaptionWords>, widthMm: number) => {
    const { items, heightMm } = layoutCaption({ ...words, ...given }, '1 : 2', widthMm)
    return [...items.map(short), n(heightMm)]
  }

  it('has its heading and the scale on a line, what is said of it, and its choices', () => {
    // Lines of 2.7 mm stand 3.672 mm apart.
    const given = {
      subheading: 'Plate',
      remarks: ['Wrong.'],
      facts: [
        { title: 'Size', value: 'A' },
        { title: 'Note', value: 'B\nC' },
      ],
    }
    expect(laidOut(given, 58)).toEqual([
      '1 : 2 at 58,3.89 end ink',
      '1 Hall at 0,3.89 start ink',
      'Plate at 0,8.16 start ink2',
      'Wrong. at 0,11.83 start #b3261e',
      '0 to 58 at 13.43',
      'Size at 0,17.6 start ink2',
      'A at 7.78,17.6 start ink',
      'Note at 0,21.27 start ink2',
      'B at 7.78,21.27 start ink',
      'C at 7.78,24.95 start ink',
      25.89,
    ])
  })

  it('has its choices in columns of 54 mm at least, read downwards', () => {
    const facts = ['A', 'B', 'C'].map((title) => ({ title, value: title }))
    const places = (widthMm: number) =>
      laidOut({ facts }, widthMm).flatMap((item) => /^[ABC] at (.*) start ink2/.exec(String(item))?.[1] ?? [])
    expect(places(112)).toEqual(['0,10.26', '0,13.93', '0,17.6'])
    expect(places(113)).toEqual(['0,10.26', '0,13.93', '59,10.26'])
  })

  it('counts the choices beyond twelve rows', () => {
    const facts = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ title: `T${index}`, value: 'x' }))
    const said = (count: number) =>
      laidOut({ facts: facts(count) }, 58).filter((item) => String(item).includes('documents'))
    expect(said(12)).toEqual([])
    expect(said(13)).toEqual(['One more choice stands in the documents. at 0,54.32 start ink2'])
    expect(said(15)).toEqual(['3 more choices stand in the documents. at 0,54.32 start ink2'])
  })
})
