/** The sheets of a canvas: which there are, what stands on them, what is left out, and that no word is lost. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { CanvasContext } from '../canvas/kind.ts'
import type { CanvasLayer } from '../canvas/layers.ts'
import { drawSheet } from '../sheets/draw-sheet.ts'
import type { SheetOptions } from '../sheets/layout-sheets.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { sheetItems } from '../sheets/title-block.ts'
import { type OrgProfile, orgProfileSchema } from '../tenancy/profile.ts'
import { drawnEntity, fourPanels, smallCanvas } from '../testing/canvas-fixtures.ts'
import { checkLaw } from '../testing/check-law.ts'
import { canvasSheets } from './canvas-sheets.ts'

const usualSpatial = orgProfileSchema.parse({}).spatial
const usual: SheetOptions = {
  mode: 'multiple',
  paper: 'tabloid',
  orientation: 'auto',
  isFullSize: false,
  unit: 'mm',
  showDimensions: true,
}

function sheetsOf(
  context: CanvasContext,
  more: {
    mode?: SheetOptions['mode']
    hidden?: readonly CanvasLayer[]
    paper?: SheetOptions['paper']
    spatial?: OrgProfile['spatial']
  } = {},
): readonly Sheet[] {
  const { mode = 'multiple', hidden = [], paper = 'tabloid', spatial = usualSpatial } = more
  return canvasSheets({
    context,
    spatial,
    unit: 'in',
    options: { ...usual, mode, paper },
    hidden: new Set(hidden),
    titleOf: (id) => (id === 101 ? 'Ridge' : ''),
    lookOf: () => ({}),
    about: {
      orgTitle: 'Panorama Murals',
      orderNumber: 'Project #12',
      orderTitle: 'Lobby',
      date: '11/23/2026',
    },
    printsMasters: false,
    sheetsAfter: 0,
  }).sheets
}

const headings = (sheets: readonly Sheet[]) => sheets.map((sheet) => sheetItems(sheet).value)

function markup(sheet: Sheet | undefined): string {
  if (!sheet) throw new Error('no sheet')
  return drawSheet(sheet, {
    orgTitle: 'Panorama Murals',
    orderNumber: 'Project #12',
    orderTitle: 'Lobby',
    date: '11/23/2026',
    unit: 'mm',
    showDimensions: true,
    sheetCount: 1,
    logoUrl: null,
  })
}

/** Every text that is drawn on sheets, as one. */
function written(sheets: readonly Sheet[]): string {
  return sheets
    .flatMap((sheet) =>
      [...markup(sheet).matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text),
    )
    .join(' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

const mural = smallCanvas({ entities: fourPanels({ panelPrintNotes: 'Match the ridge.' }) })

describe('sheets of a canvas', () => {
  it('[2.1.02, 2.4.06] are the plan, each view with its panels, the schedule, the checks, and the prints side by side', () => {
    const sheets = sheetsOf(mural)
    expect(headings(sheets)).toEqual([
      'Top plan',
      '1 North wall',
      '1 North wall, panel layout',
      'Panel schedule',
      'Checks of the printer',
      'Panel 1, North wall · Panel 2, North wall · Panel 3, North wall',
      'Panel 4, North wall',
    ])
    expect(sheets.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('[issue 15] have a cut list after the schedule where rolls have a length', () => {
    const rolls = orgProfileSchema.parse({ spatial: { rollLength: 330 } }).spatial
    const sheets = sheetsOf(mural, { spatial: rolls })
    expect(headings(sheets).slice(3, 5)).toEqual(['Panel schedule', 'Cut list'])
    expect(written(sheets)).toContain('Left of the roll')
  })

  it('[2.4.07, 2.9.20] one by one each panel has a page of exactly its print: 46 by 110 inches', () => {
    const sheets = sheetsOf(mural, { mode: 'individual' })
    const prints = sheets.slice(5)
    expect(headings(prints)).toEqual([1, 2, 3, 4].map((number) => `Panel ${number}, North wall`))
    for (const { size } of prints) {
      expect(size.paper).toBe('print')
      expect([size.widthMm, size.heightMm]).toEqual([46 * 25.4, 110 * 25.4])
    }
    const text = written(prints.slice(1, 2))
    expect(text).toContain('Panel 2, North wall · 46" × 110" with bleed · Project #12 · Lobby · Sheet 7 of 9')
    expect(text).toContain('Print note: Match the ridge.')
  })

  it('a page has marks at the trim within its bleeds: half an inch from the sides, an inch from top and foot', () => {
    const [print] = sheetsOf(mural, { mode: 'individual' }).slice(5)
    const marks = (print?.content?.items ?? []).flatMap((item) =>
      item.kind === 'line' && item.part === 'mark' ? [item] : [],
    )
    expect(marks).toHaveLength(8)
    const upright = marks.filter(({ from, to }) => from.x === to.x)
    expect(new Set(upright.map(({ from }) => from.x))).toEqual(new Set([12.7, 45.5 * 25.4]))
    const level = marks.filter(({ from, to }) => from.y === to.y)
    expect(new Set(level.map(({ from }) => from.y))).toEqual(new Set([25.4, 109 * 25.4]))
    for (const { from, to } of level) {
      // Never within the trim.
      const inside = (x: number) => x > 12.7 && x < 45.5 * 25.4
      expect(inside(from.x) || inside(to.x)).toBe(false)
    }
  })

  it('without a bleed above or below the page is longer by a strip that says what it is', () => {
    const bare = smallCanvas({ entities: fourPanels({ bleedTop: 0, bleedBottom: 0 }) })
    const [print] = sheetsOf(bare, { mode: 'individual' }).slice(-1)
    expect([print?.size.widthMm, print?.size.heightMm]).toEqual([46 * 25.4, 108 * 25.4 + 14])
    expect(written(print ? [print] : [])).toContain('Panel 4, North wall')
  })

  it('a print of more than 200 inches, which no page holds, stands to scale on a sheet and says so', () => {
    const long = drawnEntity(10, 'calicoMuralPanel', {
      position: { x: 0, y: 0 },
      size: { width: 199, height: 40 },
      panelNumber: 1,
    })
    const [print] = sheetsOf(smallCanvas({ entities: [long] }), { mode: 'individual' }).slice(-1)
    expect(print?.size.paper).toBe('tabloid')
    expect(written(print ? [print] : [])).toContain('Larger than 200" × 200", the most that a page can hold')
  })

  it('[2.9.21, 2.9.22] the legend of seams says the overlap in inches, in its color', () => {
    const [, elevation] = sheetsOf(mural)
    expect(written(elevation ? [elevation] : [])).toContain('1" overlap, 3 seams')
    expect(markup(elevation)).toContain('#ff0000')
    const two = fourPanels().map((entity) =>
      entity.type === 'calicoMuralSeam' ? { ...entity, data: { ...entity.data, thickness: 2 } } : entity,
    )
    const [, yellow] = sheetsOf(smallCanvas({ entities: two }))
    expect(written(yellow ? [yellow] : [])).toContain('2" overlap, 3 seams')
    expect(markup(yellow)).toContain('#ffff00')
    expect(markup(yellow)).not.toContain('#ff0000')
  })

  it('[2.2.58] a hidden layer stands on no sheet', () => {
    const panels = sheetsOf(mural, { hidden: ['panelsAndSeams'] })
    expect(headings(panels)).toEqual(['Top plan', '1 North wall', 'Checks of the printer'])
    expect(written(panels)).not.toContain('overlap')
    const murals = sheetsOf(mural, { hidden: ['murals', 'panelsAndSeams'] })
    expect(murals.map(markup).join('')).not.toContain('<image')
    const dimensions = sheetsOf(mural, { hidden: ['dimensions'] })
    expect(dimensions[1]?.views[0]?.dimensions).toEqual([])
    expect(written(dimensions.slice(1, 2))).toContain('Not dimensioned')
    expect(sheetsOf(mural)[1]?.views[0]?.dimensions.length).toBeGreaterThan(4)
  })

  it('a drawing is true to the scale that it names: 180 inches at 3/4" = 1\'-0" are 11 1/4 inches of paper', () => {
    const [, elevation] = sheetsOf(mural)
    const [placed] = elevation?.views ?? []
    expect(placed?.scale).toEqual({ ratio: 1 / 16, label: `3/4" = 1'-0"` })
    const overall = placed?.dimensions.find(({ isOverall, side }) => isOverall && side === 'top')
    const drawn = ((overall?.to.x ?? 0) - (overall?.from.x ?? 0)) * (placed?.scale.ratio ?? 0)
    expect(drawn).toBeCloseTo(11.25 * 25.4, 6)
    const pictures = placed?.view.drawnAt?.(placed.scale).filter(({ kind }) => kind === 'image')
    expect(pictures?.[0]).toMatchObject({
      box: { x: -254, y: -4 * 25.4, width: 200 * 25.4, height: 116 * 25.4 },
    })
  })

  it('of a canvas on which nothing stands there are none', () => {
    expect(sheetsOf(smallCanvas({ hasWalls: false, views: [] }))).toEqual([])
    expect(sheetsOf(smallCanvas({ hasWalls: false, views: ['Empty'] }))).toEqual([])
  })

  it('[2.1.02] no word of a note is lost, however long it is', () => {
    checkLaw(
      { 'more notes than have room under a drawing': 30 },
      fc.record({
        general: fc.integer({ min: 0, max: 900 }),
        calicoMuralSeam: fc.integer({ min: 0, max: 60 }),
        print: fc.integer({ min: 0, max: 700 }),
        paper: fc.constantFrom('letter' as const, 'tabloid' as const),
      }),
      (cover, { general, calicoMuralSeam, print, paper }) => {
        const words = (prefix: string, count: number) =>
          Array.from({ length: count }, (_, index) => `${prefix}${index}`)
        const notes = { general: words('g', general), calicoMuralSeam: words('s', calicoMuralSeam) }
        const printed = words('p', print)
        const context = smallCanvas({
          entities: fourPanels({ panelPrintNotes: printed.join(' ') }),
          notes: { general: notes.general.join(' '), calicoMuralSeam: notes.calicoMuralSeam.join(' ') },
        })
        const said = new Set(written(sheetsOf(context, { paper })).split(/\s+/))
        const all = [...notes.general, ...notes.calicoMuralSeam, ...printed]
        expect(all.filter((word) => !said.has(word))).toEqual([])
        if (general > 60) cover('more notes than have room under a drawing')
      },
      { numRuns: 25 },
    )
  })

  it('an inch of 1e6 inches is named among what has no place, and harms no other sheet', () => {
    const far = drawnEntity(40, 'calicoMuralArea', {
      position: { x: 0, y: 0 },
      size: { width: 1_000_000, height: 1_000_000 },
    })
    const sheets = sheetsOf(smallCanvas({ entities: [far] }))
    expect(headings(sheets)).toContain('Top plan')
    expect(headings(sheets)).not.toContain('1 North wall')
  })
})
