/**
 * Every field that a kind keeps has a field in the inspector, or is listed here with the reason why not: a field that nobody
 * can edit is found as soon as it is added. [issue 15]
 */
import { describe, expect, it } from 'vitest'
import { productInstanceSchema } from '../orders/schema.ts'
import { aCanvasContext } from '../testing/canvas.ts'
import { fieldsOfKind, recordOf, samples } from '../testing/canvas-records.ts'
import type { Part } from './kind.ts'
import { canvasKinds } from './registry.ts'

/** Why nobody edits it in the inspector. */
const reasons: Readonly<Record<string, string>> = {
  'data.archCustomViewId':
    'it stands on the viewport on which it was drawn; it is moved to another by cutting and pasting',
  customViewId: 'as above',
  'placements.0.view.archCustomViewId': 'as above',
  'opening data.archWallId': 'the wall in which it was drawn: its offset is measured along that one',
  'opening data.position': 'of one in a wall nothing is read; of one on a viewport it has its fields',
  'reference data.mediumId': 'its file: another page or file is chosen by the actions over the fields',
  'reference data.page': 'as above',
  'reference data.calibration': 'made by the scale tool, from two points and a length',
  'muralTexture data.mediumId': 'the print master is uploaded and taken away by the actions over the fields',
  'eyePoint data.mediumId': 'the still is kept from within the room',
  'eyePoint data.stillOf': 'as above',
  'muralPanel data.customViewPosition': 'kept for what writes it over the API; nothing is drawn by it here',
  'muralPanel data.customViewSize': 'as above',
}

const form = { type: 'box', x: 0, y: 0, width: 1, height: 1, rotation: 0 } as const
const parts: readonly Part[] = [
  { name: '0', form },
  { name: '0', form, isUpright: true },
]

describe('the inspector', () => {
  it('has a sample of every kind', () => {
    expect(Object.keys(samples).toSorted()).toEqual(canvasKinds.map(({ name }) => name).toSorted())
    for (const kind of canvasKinds) {
      for (const sample of samples[kind.name] ?? []) expect(kind.isOf(recordOf(kind, sample))).toBe(true)
    }
  })

  // A wall is moved on the plan; a viewport shows its height and its thickness.
  const edited = canvasKinds.filter(({ name }) => name !== 'seenWall')

  it.each(edited.map((kind) => [kind.name, kind] as const))(
    '[issue 15] has a field for everything that a %s keeps',
    (name, kind) => {
      const shown = new Set(
        (samples[name] ?? []).flatMap((sample) =>
          parts.flatMap((part) =>
            kind.fields(recordOf(kind, sample), aCanvasContext(), part).map(({ path }) => path.join('.')),
          ),
        ),
      )
      const isExplained = (path: string) =>
        [path, `${name} ${path}`].some((key) =>
          Object.keys(reasons).some((reason) => key === reason || key.startsWith(`${reason}.`)),
        )
      const without = fieldsOfKind(kind).filter((path) => !shown.has(path) && !isExplained(path))
      expect(without).toEqual([])
    },
  )

  it('explains nothing that has a field, or that is not there any more', () => {
    const all = edited.flatMap((kind) => fieldsOfKind(kind).flatMap((path) => [path, `${kind.name} ${path}`]))
    const stale = Object.keys(reasons).filter(
      (reason) => !all.some((path) => path === reason || path.startsWith(`${reason}.`)),
    )
    expect(stale).toEqual([])
    expect(Object.keys(productInstanceSchema.shape)).toContain('placements')
  })
})
