/** The mural of each viewport: its panels, seams and pictures as their kinds read them, in the order in which they hang. */
import type { CanvasContext } from '../../canvas/kind.ts'
import { entitiesOn, entityReader, type EntityValue } from '../../canvas/entity-kind.ts'
import { readPanel, type PanelValue } from '../../canvas/kinds/mural-panel.ts'
import { readTexture, type TextureValue } from '../../canvas/kinds/mural-texture.ts'
import { shownViewports } from '../../canvas/viewports.ts'
import { canvasSheetMessages as words } from '../../messages/papers/canvas-sheets.ts'
import type { ArchCustomView } from '../../spatial/schema.ts'
import type { MuralSize } from '../../spatial/murals/figures/measures.ts'
import type { LengthUnit } from '../../units/lengths.ts'
import { lengthText } from './dimensions.ts'

const readSeam = entityReader('calicoMuralSeam')

export interface ViewRecords {
  readonly view: ArchCustomView
  /** from 1, as it is printed */
  readonly number: number
  /** by their numbers, then from the left */
  readonly panels: readonly PanelValue[]
  readonly seams: readonly EntityValue<'calicoMuralSeam'>[]
  readonly textures: readonly TextureValue[]
}

function present<T>(value: T | null): T[] {
  return value === null ? [] : [value]
}

function compare(a: PanelValue, b: PanelValue): number {
  const [one, other] = [a.data.panelNumber ?? Infinity, b.data.panelNumber ?? Infinity]
  if (one !== other) return one - other
  return a.data.position.x - b.data.position.x || a.record.id - b.record.id
}

/** The viewports that are shown, by rank. */
export function viewRecords(context: CanvasContext): ViewRecords[] {
  return shownViewports(context).map((view, index) => {
    const entities = entitiesOn(context, view.id)
    return {
      view,
      number: index + 1,
      panels: entities.flatMap((entity) => present(readPanel(entity))).toSorted(compare),
      seams: entities.flatMap((entity) => present(readSeam(entity))),
      textures: entities.flatMap((entity) => present(readTexture(entity))),
    }
  })
}

export function panelTitle({ data }: PanelValue): string {
  return data.panelNumber === null
    ? words.panelWithoutNumber
    : words.panel({ number: String(data.panelNumber) })
}

/** `45" × 108"`, to the sixteenth; in millimeters where the organization works in those. */
export function sizeText({ width, height }: MuralSize, unit: LengthUnit): string {
  return words.sized({ width: lengthText(width, unit), height: lengthText(height, unit) })
}
