/** Ten people on one wall: nothing that anybody draws is lost, and nobody overwrites what they have not seen. */
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { demoUserId } from '../../seeds/demo-orgs.ts'
import { act, canvasOrg, panelProps, recordOf, recordsOf, useCanvas } from '../../testing/orders/canvas.ts'
import type { Caller } from '../../testing/test-app.ts'

const inUse = useCanvas()
const orgId = canvasOrg.id
const TEN = Array.from({ length: 10 }, (_, index) => index)
/** Devices of people who may all draw on it. */
let devices: Caller[] = []

beforeAll(async () => {
  const roles = ['guest', 'member', 'owner'] as const
  devices = await Promise.all(
    TEN.map((index) => inUse.app.as(demoUserId(canvasOrg, roles[index % 3] ?? 'guest'))),
  )
})

async function entities() {
  return recordsOf(await act(inUse.owner, 'entity', 'get', { where: { productOrderId: inUse.orderId } }))
}
const dataOf = (record: object) =>
  z.looseObject({ data: z.record(z.string(), z.unknown()) }).parse(record).data

describe('ten people at once', () => {
  test('[issue 15] who each change another key of one panel all see it as they wanted it', async () => {
    const { id } = recordOf(
      await act(inUse.guest, 'entity', 'create', { props: panelProps(inUse.orderId, inUse.viewId) }),
    )
    const changes: readonly [string, unknown, unknown][] = [
      ['position', { x: 0, y: 0 }, { x: 12, y: 3 }],
      ['size', { width: 48, height: 108 }, { width: 50, height: 110 }],
      ['yRotation', 0, 90],
      ['bleedLeft', 1, 0.5],
      ['bleedRight', 1, 0.25],
      ['bleedTop', 1, 2],
      ['bleedBottom', 1, 3],
      ['panelNumber', null, 4],
      ['panelPrintNotes', '', 'Twice'],
      ['isCriticalAlignmentPanel', false, true],
    ]
    const answers = await Promise.all(
      changes.map(([key, before, after], index) =>
        act(devices[index] ?? inUse.guest, 'entity', 'update', {
          where: { id },
          version: 1,
          props: { data: { [key]: after } },
          base: { data: { [key]: before } },
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(TEN.map(() => 200))
    const [panel] = await entities()
    expect(panel).toMatchObject({ version: 11 })
    expect(dataOf(panel ?? {})).toMatchObject(
      Object.fromEntries(changes.map(([key, , after]) => [key, after])),
    )
  })

  test('[issue 15] who all drag one panel: one does, the others are shown where it is', async () => {
    const { id } = recordOf(
      await act(inUse.guest, 'entity', 'create', { props: panelProps(inUse.orderId, inUse.viewId) }),
    )
    const drags = await Promise.all(
      devices.map((device, index) =>
        act(device, 'entity', 'update', {
          where: { id },
          version: 1,
          props: { data: { position: { x: index + 1, y: 0 } } },
          base: { data: { position: { x: 0, y: 0 } } },
        }),
      ),
    )
    expect(drags.map(({ status }) => status).toSorted()).toEqual([200, ...TEN.slice(1).map(() => 409)])
    const [panel] = await entities()
    const { position } = dataOf(panel ?? {})
    for (const drag of drags.filter(({ status }) => status === 409)) {
      expect(drag.error.details).toMatchObject({
        conflictingFields: ['data.position'],
        current: { id, version: 2, data: { position } },
      })
    }
  })

  test('[issue 15] who draw and delete beside each other lose nothing, and every call is in the history', async () => {
    const drawn = await Promise.all(
      devices.map((device, index) =>
        act(device, 'entity', 'create', {
          props: TEN.map((step) =>
            panelProps(inUse.orderId, inUse.viewId, { position: { x: index, y: step } }),
          ),
        }),
      ),
    )
    const ids = drawn.map((answer) => recordsOf(answer).map(({ id }) => id))
    expect(new Set(ids.flat()).size).toBe(100)
    // Everybody deletes half of what their neighbor drew, while the neighbor moves the other half.
    const answers = await Promise.all(
      devices.flatMap((device, index) => {
        const [own = [], others = []] = [ids[index], ids[(index + 1) % 10]]
        return [
          act(device, 'entity', 'bulk-destroy', { where: { ids: others.slice(0, 5) } }),
          act(device, 'entity', 'bulk-update', {
            updates: own
              .slice(5)
              .map((id) => ({ where: { id }, version: 1, props: { data: { panelNumber: index + 1 } } })),
          }),
        ]
      }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const left = await entities()
    expect(left.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      ids.flatMap((own) => own.slice(5)).toSorted((a, b) => a - b),
    )
    expect(left.every((record) => typeof dataOf(record)['panelNumber'] === 'number')).toBe(true)
    const { data } = await inUse.owner.post('/api/orders/get-events', {
      orgId,
      productOrderId: inUse.orderId,
      group: 'canvas',
    })
    const { events } = z.object({ events: z.array(z.object({ kind: z.string() })) }).parse(data)
    const countOf = (kind: string) => events.filter((event) => event.kind === `canvas.${kind}`).length
    expect(['create', 'update', 'delete'].map(countOf)).toEqual([10, 10, 10])
  })
})
