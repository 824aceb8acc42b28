/** Product graphics on the real database: made, changed, refused with the path of every fault, and in use. */
import { resources } from '@orderwright/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId } from '../../seeds/demo-orgs.ts'
import { insert } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
let owner: Caller

beforeEach(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
})

const { endpoints } = resources.productGraphic
const recordSchema = z.looseObject({ id: z.number(), version: z.number(), nodes: z.array(z.unknown()) })
const oneSchema = z.object({ record: recordSchema })

const node = (id: string, type: string, props: object = {}, children: readonly object[] = []) => ({
  id,
  type,
  title: id,
  props,
  children,
})
const tree = (...children: object[]) => [node('top', 'group', {}, children)]

const create = (props: object) => owner.post(endpoints.create?.path ?? '', { orgId, props })
const update = (record: { id: number; version: number }, props: object, base?: object) =>
  owner.post(endpoints.update?.path ?? '', {
    orgId,
    where: { id: record.id },
    version: record.version,
    props,
    ...(base ? { base } : {}),
  })

async function made(nodes: readonly object[] = tree(node('rod', 'box'))) {
  const answer = await create({ title: 'Lamp', nodes })
  const [record] = z.object({ records: z.array(recordSchema) }).parse(answer.data).records
  if (!record) throw new Error('nothing was made')
  return record
}

describe('a graphic', () => {
  test('[2.3.21] [2.3.22] [2.7.35] is made with its tree and changed in title, archived and nodes', async () => {
    const graphic = await made(tree(node('rod', 'box', { width: 'width / 2', color: 'finish.fill' })))
    expect(graphic).toMatchObject({ orgId, title: 'Lamp', archived: 0 })
    const nodes = tree(node('rod', 'box', { width: 12 }), node('ball', 'sphere'))
    const changed = await update(graphic, { title: 'Ball', archived: 1, nodes })
    expect(oneSchema.parse(changed.data).record).toMatchObject({ title: 'Ball', archived: 1, nodes })
  })

  test('[2.7.35] of which two owners change different properties at once has both, and what they add stays', async () => {
    const graphic = await made(tree(node('plate', 'box', { width: 100 }), node('rod', 'box')))
    const base = { nodes: graphic.nodes }
    const wide = tree(node('plate', 'box', { width: 110 }), node('rod', 'box'), node('ball', 'sphere'))
    expect((await update(graphic, { nodes: wide }, base)).status).toBe(200)
    const high = tree(node('plate', 'box', { width: 100, height: 240 }), node('rod', 'box'))
    const late = await update(graphic, { nodes: high }, base)
    expect(oneSchema.parse(late.data).record.nodes).toEqual(
      tree(node('plate', 'box', { width: 110, height: 240 }), node('rod', 'box'), node('ball', 'sphere')),
    )
    const deep = tree(node('plate', 'box', { width: 95 }), node('rod', 'box'))
    expect((await update(graphic, { nodes: deep }, base)).status).toBe(409)
    const without = tree(node('rod', 'box'))
    expect((await update(graphic, { nodes: without }, base)).status).toBe(409)
  })

  test('[2.7.35] that two owners change differently is a conflict with what is there', async () => {
    const graphic = await made()
    const theirs = tree(node('ball', 'sphere'))
    expect((await update(graphic, { nodes: theirs }, { nodes: graphic.nodes })).status).toBe(200)
    const late = await update(graphic, { nodes: tree() }, { nodes: graphic.nodes })
    expect([late.status, late.error.details]).toMatchObject([
      409,
      { conflictingFields: ['nodes'], current: { nodes: theirs } },
    ])
    // Another field of the same older version is none.
    expect((await update(graphic, { title: 'Mine' }, { title: 'Lamp' })).status).toBe(200)
  })
})

describe('a tree that can not be shown is refused with the path of its fault, and nothing is stored', () => {
  const deep = (levels: number): object =>
    node(`g${levels}`, 'group', {}, levels > 1 ? [deep(levels - 1)] : [])
  test.each([
    ['of an unknown type', tree(node('a', 'teapot')), '0.children.0.type'],
    [
      'with a property that its type lacks',
      tree(node('a', 'box', { radius: 3 })),
      '0.children.0.props.radius',
    ],
    ['with a width of 0', tree(node('a', 'box', { width: 0 })), '0.children.0.props.width'],
    ['with a negative width', tree(node('a', 'box', { width: '2 - 3' })), '0.children.0.props.width'],
    ['a kilometer wide', tree(node('a', 'box', { width: 1_000_000 })), '0.children.0.props.width'],
    ['with NaN', tree(node('a', 'box', { x: 'NaN' })), '0.children.0.props.x'],
    ['that divides by 0', tree(node('a', 'box', { x: '3 / 0' })), '0.children.0.props.x'],
    ['with text that is no expression', tree(node('a', 'box', { x: '3 +' })), '0.children.0.props.x'],
    [
      'with an outline that crosses itself',
      tree(
        node('a', 'extrusion', {
          profile: [
            [0, 0],
            [9, 9],
            [9, 0],
            [0, 9],
          ],
        }),
      ),
      '0.children.0',
    ],
    [
      'with formulas in a circle',
      [node('top', 'group', { formulas: { a: 'b', b: 'a' } })],
      '0.props.formulas',
    ],
    ['with one id twice', tree(node('a', 'box'), node('a', 'box')), '0.children.1.id'],
    ['whose box holds another', tree(node('a', 'box', {}, [node('b', 'box')])), '0.children.0.children.0'],
    ['without a group at the top', [node('a', 'box')], '0.type'],
    ['nested 17 deep', [deep(17)], `0${'.children.0'.repeat(16)}`],
  ])('%s', async (_what, nodes, path) => {
    const graphic = await made()
    const answer = await update(graphic, { nodes })
    expect(answer.status).toBe(400)
    expect(answer.error.details?.fields?.[0]?.path).toBe(`props.nodes.${path}`)
    expect(answer.error.details?.fields?.[0]?.message).toMatch(/^[A-Z“].*\.$/)
    const [stored] = z
      .object({ records: z.array(recordSchema) })
      .parse((await owner.post(endpoints.get?.path ?? '', { orgId, where: { id: graphic.id } })).data).records
    expect(stored).toMatchObject({ version: graphic.version, nodes: graphic.nodes })
  })

  test('of 401 nodes', async () => {
    const boxes = Array.from({ length: 400 }, (_, index) => node(`b${index}`, 'box'))
    expect((await create({ title: 'Many', nodes: tree(...boxes) })).status).toBe(400)
    expect((await create({ title: 'Many', nodes: tree(...boxes.slice(1)) })).status).toBe(200)
  })
})

describe('a graphic that a product shows', () => {
  const bound = (productGraphicId: number) => ({ productGraphicId, constants: {}, bindings: {} })

  test('[2.7.38] is not deleted, and the refusal names the product', async () => {
    const graphic = await made()
    const product = await insert(inUse.database, 'product', orgId, {
      title: 'Sconce',
      rank: 1,
      graphic: bound(graphic.id),
    })
    const destroy = () => owner.post(endpoints.destroy?.path ?? '', { orgId, where: { id: graphic.id } })
    const refused = await destroy()
    expect([refused.status, refused.error.details]).toMatchObject([
      422,
      { rule: 'graphicInUse', usedBy: [{ resourceKey: 'product', id: product.id, title: 'Sconce' }] },
    ])
    const unused = await made()
    expect(
      (await owner.post(endpoints.destroy?.path ?? '', { orgId, where: { id: unused.id } })).status,
    ).toBe(200)
  })

  test('[2.4.15] is not given anew once it is archived; what shows it keeps it', async () => {
    const graphic = await made()
    const product = await insert(inUse.database, 'product', orgId, {
      title: 'Sconce',
      rank: 1,
      graphic: bound(graphic.id),
    })
    const other = await insert(inUse.database, 'product', orgId, { title: 'Pendant', rank: 2 })
    expect((await update(graphic, { archived: 1 })).status).toBe(200)
    const path = resources.product.endpoints.update?.path ?? ''
    const give = ({ id, version }: { id: number; version: number }, title: string) =>
      owner.post(path, { orgId, where: { id }, version, props: { title, graphic: bound(graphic.id) } })
    expect((await give(product, 'Sconce, tall')).status).toBe(200)
    const refused = await give(other, 'Pendant, tall')
    expect([refused.status, refused.error.details?.rule]).toEqual([422, 'graphicArchived'])
  })
})
