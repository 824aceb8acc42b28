/** The sheets of stills: which there are, what stands on them, and when they say that they are old. [issue 15] */
import { describe, expect, it } from 'vitest'
import { roomFingerprint } from '../canvas-room/fingerprint.ts'
import { drawSheet } from '../sheets/draw-sheet.ts'
import { sheetSize } from '../sheets/sheet-size.ts'
import { eyePointDataSchema } from '../spatial/kinds/eye-point.ts'
import { drawnEntity, smallCanvas } from '../testing/canvas-fixtures.ts'
import { stillAddresses, stillSheets } from './room-stills.ts'

const data = eyePointDataSchema.parse({ from: { x: 90, z: 90 }, to: { x: 90, z: 0 }, title: 'From the door' })
const eye = (more: object) => drawnEntity(50, 'eyePoint', { archCustomViewId: null, ...data, ...more })
const door = drawnEntity(40, 'opening', { archCustomViewId: null, archWallId: 1, offset: 60 })
const lookOf = () => ({})
const stillOf = roomFingerprint(smallCanvas(), data, lookOf)
const terms = { unit: 'in', unitText: '', label: 'Drawing' } as const

function sheetsOf(entities: readonly ReturnType<typeof eye>[]) {
  const sheets = stillSheets(smallCanvas({ entities }), lookOf, sheetSize('tabloid', 'landscape'), terms)
  return sheets.map((sheet) => ({
    sheet,
    markup: drawSheet(
      { ...sheet, number: 1 },
      {
        orgTitle: 'Panorama Murals',
        orderNumber: 'Project #12',
        orderTitle: 'Lobby',
        date: '11/23/2026',
        unit: 'in',
        showDimensions: true,
        sheetCount: 1,
        logoUrl: null,
        pictureAt: (address) => address,
      },
    ),
  }))
}

describe('the sheet of a still', () => {
  it('[issue 15] shows the picture in its own proportions, with its name and that it is to no scale', () => {
    const [one, ...others] = sheetsOf([eye({ mediumId: 7, stillOf })])
    expect(others).toEqual([])
    expect(one?.sheet.content).toMatchObject({ heading: 'Room view, From the door', scale: 'Not to scale' })
    const [picture] = one?.sheet.content?.items.filter(({ kind }) => kind === 'image') ?? []
    expect(picture).toMatchObject({ address: '/media/7' })
    if (picture?.kind !== 'image') return
    expect(picture.box.width / picture.box.height).toBeCloseTo(1.6, 9)
    expect(one?.markup).toContain('href="/media/7"')
    expect(one?.markup).toContain('Perspective, not to scale')
    expect(one?.markup).not.toContain('has changed')
  })

  it('[issue 15] says that the room has changed since', () => {
    const [one] = sheetsOf([eye({ mediumId: 7, stillOf }), door])
    expect(one?.markup).toContain('The room has changed since this picture was kept.')
  })

  it('[issue 15] is there for eye points with a still alone', () => {
    expect(sheetsOf([eye({})])).toEqual([])
    expect(stillAddresses(smallCanvas({ entities: [eye({})] }))).toEqual([])
    expect(stillAddresses(smallCanvas({ entities: [eye({ mediumId: 7, stillOf })] }))).toEqual(['/media/7'])
  })
})
