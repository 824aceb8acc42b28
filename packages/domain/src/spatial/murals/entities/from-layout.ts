/** A layout as the data of entities: panels and seams where its faces stand in their views. Inches. */
import type { MuralPanelData } from '../../kinds/mural-panel.ts'
import type { MuralSeamData } from '../../kinds/mural-seam.ts'
import type { Point } from '../../../geometry/box.ts'
import type { MuralSize } from '../figures/measures.ts'
import type { SeamOverlap } from '../figures/seam-shares.ts'
import type { LayoutPanel, MuralLayout } from '../layout/input.ts'

/** A face of the run where it stands: the box of its mural area. */
export type PlacedFace = MuralSize & {
  readonly archCustomViewId: number
  /** left upper corner in the view */
  readonly position: Point
}

/** What a new panel says; what is left out is as its kind has it at first. */
export type NewPanelData = Pick<
  MuralPanelData,
  | 'archCustomViewId'
  | 'position'
  | 'size'
  | 'bleedLeft'
  | 'bleedRight'
  | 'bleedTop'
  | 'bleedBottom'
  | 'panelNumber'
>
export type NewSeamData = Pick<MuralSeamData, 'archCustomViewId' | 'from' | 'to'> & SeamOverlap

export type LayoutEntities = {
  /** panels to create */
  readonly panels: readonly NewPanelData[]
  /** locked panels stay: only their inner bleeds and numbers follow from the layout */
  readonly locked: readonly {
    readonly id: number
    readonly data: Pick<MuralPanelData, 'bleedLeft' | 'bleedRight' | 'panelNumber'>
  }[]
  readonly seams: readonly NewSeamData[]
}

type FacePlace = { readonly face: PlacedFace; readonly from: number; readonly to: number }

function facePlaces(faces: readonly PlacedFace[]): FacePlace[] {
  let place = 0
  return faces.map((face) => {
    const from = place
    place += face.width
    return { face, from, to: place }
  })
}

/** The face on which a place of the run stands: at a corner the one on its right, at the very end the last. */
function faceAt(places: readonly FacePlace[], at: number): FacePlace | undefined {
  return places.findLast(({ from }) => from <= at + 1e-9)
}

/**
 * What a stretch of the run covers in the view where it begins: as high as the faces of that view which it lies on. A panel
 * that goes around a corner keeps its whole width there, as if the corner were laid flat.
 */
function heightOf(places: readonly FacePlace[], start: FacePlace, from: number, to: number) {
  const own = places.filter(
    (place) =>
      place.face.archCustomViewId === start.face.archCustomViewId && place.from < to && place.to > from,
  )
  const faces = (own.length === 0 ? [start] : own).map(({ face }) => face)
  const top = Math.min(...faces.map(({ position }) => position.y))
  const bottom = Math.max(...faces.map(({ position, height }) => position.y + height))
  return { top, bottom }
}

function panelData(
  { from, width, bleeds, number }: LayoutPanel,
  places: readonly FacePlace[],
): NewPanelData | undefined {
  const start = faceAt(places, from)
  if (start === undefined) return undefined
  const { top, bottom } = heightOf(places, start, from, from + width)
  return {
    archCustomViewId: start.face.archCustomViewId,
    position: { x: start.face.position.x + from - start.from, y: top },
    size: { width, height: bottom - top },
    bleedLeft: bleeds.left,
    bleedRight: bleeds.right,
    bleedTop: bleeds.top,
    bleedBottom: bleeds.bottom,
    panelNumber: number,
  }
}

/**
 * The panels and seams of a layout. Numbers run left to right, along returns; an inner bleed is its share of the seam, the
 * outer ones are the layout's. [2.3.37 to 2.3.41]
 */
export function layoutEntities(
  layout: MuralLayout,
  faces: readonly PlacedFace[],
  seam: SeamOverlap,
): LayoutEntities {
  const places = facePlaces(faces)
  return {
    panels: layout.panels.flatMap((panel) => {
      const data = panel.lockedId === null ? panelData(panel, places) : undefined
      return data === undefined ? [] : [data]
    }),
    locked: layout.panels.flatMap(({ lockedId, number, bleeds }) =>
      lockedId === null
        ? []
        : [
            {
              id: lockedId,
              data: { bleedLeft: bleeds.left, bleedRight: bleeds.right, panelNumber: number },
            },
          ],
    ),
    seams: layout.seams.flatMap(({ at }) => {
      const start = faceAt(places, at)
      if (start === undefined) return []
      const { top, bottom } = heightOf(places, start, at - 1e-6, at + 1e-6)
      const x = start.face.position.x + at - start.from
      const { archCustomViewId } = start.face
      return [{ archCustomViewId, from: { x, y: top }, to: { x, y: bottom }, ...seam }]
    }),
  }
}
