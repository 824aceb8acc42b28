/** What stands on a sheet of the canvas, gathered over all kinds for paper: primitives, and what is measured. Inches. */
import type { DrawnItem } from '../../drawing/svg/image.ts'
import type { CanvasContext, CanvasRecord, CanvasSheet, Measure } from '../../canvas/kind.ts'
import type { CanvasLayer } from '../../canvas/layers.ts'
import { canvasKinds } from '../../canvas/registry.ts'

export type HiddenLayers = ReadonlySet<CanvasLayer>

export interface CanvasDrawing {
  readonly items: readonly DrawnItem[]
  readonly measures: readonly Measure[]
}

function recordsOf({ tables, items, faceOf }: CanvasContext): readonly CanvasRecord[] {
  return [
    ...tables.archWall.values(),
    ...tables.archElevation.values(),
    ...tables.entity.values(),
    ...tables.productCanvasText.values(),
    ...tables.productCanvasLine.values(),
    // What has no size is not drawn, and never measured: a mural's line stands for what its panels show.
    ...items.filter((item) => faceOf(item) !== null),
  ]
}

/** All that is drawn and measured on a sheet, the lowest first; what its layer hides is left out. [2.2.58] */
export function canvasDrawing(
  sheet: CanvasSheet,
  context: CanvasContext,
  hidden: HiddenLayers,
): CanvasDrawing {
  const records = recordsOf(context)
  const shown = canvasKinds
    .filter(({ isAidAlone = false }) => !isAidAlone)
    .filter(({ layer }) => layer === null || !hidden.has(layer))
    .toSorted((a, b) => a.order - b.order)
    .flatMap((kind) =>
      records
        .filter((record) => kind.isOf(record))
        .flatMap((record) => kind.partsOn(record, sheet, context).map((part) => ({ kind, record, part }))),
    )
  return {
    items: shown.flatMap(({ kind, record, part }) => kind.scene(record, part, sheet, context)),
    measures: shown.flatMap(({ kind, record, part }) => kind.measures(record, part, sheet, context)),
  }
}
