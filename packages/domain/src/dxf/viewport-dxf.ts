/** The print panels of a viewport as a DXF file: where each is cut, its bleed, its marks, its pictures as frames. [issue 18] */
import { placedPanels } from '../canvas-sheets/viewport-panels.ts'
import type { CanvasContext } from '../canvas/kind.ts'
import type { Primitive } from '../drawing/scene.ts'
import { canvasSheetMessages as words } from '../messages/papers/canvas-sheets.ts'
import { MM_PER_INCH } from '../units/lengths.ts'
import { toEntities } from './scene-entities.ts'
import { type DxfVersion, writeDxf } from './write-dxf.ts'

export type ViewportDxf =
  | { readonly ok: true; readonly dxf: string; readonly heading: string }
  | { readonly ok: false; readonly message: string }

/** Refused in a sentence where there is no such viewport, or it has no panels. */
export function viewportDxf(context: CanvasContext, viewId: number, version: DxfVersion): ViewportDxf {
  const found = placedPanels(context, viewId)
  if (!found.ok) return found
  const entities = found.panels.flatMap(({ at, print, marks, labels }) => {
    const edges: Primitive[] = [
      { kind: 'rect', x: 0, y: 0, ...print.size, role: 'hidden', part: 'bleed' },
      { kind: 'rect', ...print.trim, role: 'outline', part: 'panel' },
      ...marks,
      ...labels,
    ]
    const options = { letters: 'text', unitMm: MM_PER_INCH, origin: { x: at, y: 0 } } as const
    return toEntities([...edges, ...print.items], options, () => words.pictureFrame)
  })
  return { ok: true, heading: found.heading, dxf: writeDxf({ version, title: found.heading, entities }) }
}
