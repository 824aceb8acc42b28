/**
 * Every field of every record of the canvas, with each kind of wrong value: refused by its own name, in a sentence for a
 * person, and nothing is made. What may be left out is taken as it is where it is left out.
 */
import { resourceSchemas } from '@orderwright/domain/entities'
import { entityDataSchemas, entityTypes, type SpatialKey, spatialKeys } from '@orderwright/domain/spatial'
import { recordFields } from '@orderwright/domain/units'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { act, recordOf, useCanvas } from '../../testing/orders/canvas.ts'
import { canvasProps } from '../../testing/access-matrix/orders/canvas.ts'

const inUse = useCanvas()

/** What stands where a number, a text or a point belongs. NaN is null once it is sent. */
const wrong: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a number that is none', Number.NaN],
  ['a switch', true],
  ['a word', 'wide'],
  ['a list', [1]],
  ['a point without places', {}],
  ['1e9', 1e9],
  ['a negative number', -5],
  ['a half', 0.5],
]

const refusalSchema = z.object({
  message: z.string().regex(/[.]$/),
  details: z.object({
    fields: z
      .array(z.object({ path: z.string(), message: z.string().regex(/^[A-Z0-9].*[.]$/) }))
      .min(1)
      .optional(),
  }),
})
const wordsOfPrograms = /invalid input|expected|received|undefined|null|NaN|too small|too big|must match/i

// A picture of nobody is told wherever the rest is right.
const together = /^props\.(?:parent|data\.(?:arch|medium))/

interface Told {
  readonly field: string
  readonly value: string
  readonly path?: string
  readonly message?: string
}

/** What is said badly of a wrong value in a field. */
async function badlySaid(
  key: SpatialKey,
  names: readonly string[],
  propsWith: (name: string, value: unknown) => object,
  pathOf: (name: string) => string,
): Promise<{ readonly told: readonly Told[]; readonly refusals: number }> {
  const told: Told[] = []
  let refusals = 0
  for (const name of names) {
    for (const [what, value] of wrong) {
      const answer = await act(inUse.guest, key, 'create', { props: propsWith(name, value) })
      if (answer.status === 200) continue
      refusals += 1
      // A record that is not there is answered as what is not there, whoever asks.
      if (answer.status === 404) continue
      const parsed = refusalSchema.safeParse(answer.error)
      const said = { field: name, value: what }
      if (!parsed.success) {
        told.push({ ...said, message: JSON.stringify(answer.error) })
        continue
      }
      const fields = parsed.data.details.fields ?? []
      const isOwn = (path: string) => path === pathOf(name) || path.startsWith(`${pathOf(name)}.`)
      // What belongs together is told by either: a record that something stands on, and its kind, a wall and a viewport.
      const own = fields.filter(({ path }) => isOwn(path) || together.test(path))
      if (own.length === 0) told.push({ ...said, message: `not named: ${JSON.stringify(answer.error)}` })
      for (const { path, message } of fields)
        if (wordsOfPrograms.test(message)) told.push({ ...said, path, message })
    }
  }
  return { told, refusals }
}

const place = () => ({ orderId: inUse.orderId, viewId: inUse.viewId })

describe.each(spatialKeys)('%s', (key) => {
  test('[issue 15] says of each of its fields in plain words what does not stand there', async () => {
    const good = canvasProps[key](place())
    const names = Object.keys(resourceSchemas[key].shape).filter((name) => !(name in recordFields))
    const { told, refusals } = await badlySaid(
      key,
      names,
      (name, value) => ({ ...good, [name]: value }),
      (name) => `props.${name}`,
    )
    expect(told).toEqual([])
    expect(refusals).toBeGreaterThan(names.length * 2)
    expect(recordOf(await act(inUse.guest, key, 'create', { props: good })).id).toBeGreaterThan(0)
  })
})

describe.each(entityTypes)('%s', (type) => {
  test('[issue 15] says of each part of its data in plain words what does not stand there', async () => {
    const names = Object.keys(entityDataSchemas[type].shape)
    const usual = {
      archCustomViewId: inUse.viewId,
      position: { x: 0, y: 0 },
      size: { width: 0.5, height: 0.5 },
      from: { x: 0, y: 0, z: 0 },
      to: { x: 48, y: 0, z: 0 },
      ...(type === 'reference' ? { mediumId: 1 } : {}),
    }
    const data = Object.fromEntries(Object.entries(usual).filter(([name]) => names.includes(name)))
    const { told, refusals } = await badlySaid(
      'entity',
      names,
      (name, value) => ({ productOrderId: inUse.orderId, type, data: { ...data, [name]: value } }),
      (name) => `props.data.${name}`,
    )
    expect(told).toEqual([])
    expect(refusals).toBeGreaterThan(names.length * 2)
  })
})
