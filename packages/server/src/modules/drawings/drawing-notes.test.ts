/** Comments on drawings as a PDF file: only when they are asked for, and never those that employees write for each other. */
import { type BodyOf, endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const used = useTestApp()
const orgId = maisonLumen.id

let owner: Caller
beforeAll(async () => {
  owner = await used.app.as(demoUserId(maisonLumen, 'owner'))
})

/** A seeded order and its first line. */
async function seeded(orgSpecificId: number) {
  const { db } = used.database.owner
  const line = await db
    .selectFrom('productInstances')
    .innerJoin('productOrders', (join) =>
      join
        .onRef('productOrders.orgId', '=', 'productInstances.orgId')
        .onRef('productOrders.id', '=', 'productInstances.productOrderId'),
    )
    .select(['productOrders.id as productOrderId', 'productInstances.id as lineId'])
    .where('productOrders.orgId', '=', orgId)
    .where('productOrders.orgSpecificId', '=', orgSpecificId)
    .where('productInstances.deletedAt', 'is', null)
    .orderBy('productInstances.rank')
    .executeTakeFirstOrThrow()
  return { about: { orgId, productOrderId: line.productOrderId }, productInstanceId: line.lineId }
}
type About = Awaited<ReturnType<typeof seeded>>['about']

const pin = (target: string, title: string) => ({
  kind: 'part' as const,
  target,
  title,
  valueMm: null,
  x: 0.5,
  y: 0.5,
  piece: null,
})

async function say(about: About, text: string, more: Partial<BodyOf<typeof endpoints.addComment>>) {
  const answer = await owner.call(endpoints.addComment, { ...about, text, ...more })
  return answer.data.comment.id
}

async function pages(about: About, options: object, more: object = {}) {
  const answer = await owner.post(endpoints.downloadDrawings.path, {
    ...about,
    options,
    ...more,
  })
  if (answer.status !== 200) throw new Error(answer.text)
  return (await readPdf(answer.bytes)).pages.map(({ text }) => text)
}

describe('[issue 18] comments that point at drawings', () => {
  test('stand on the drawings on wish, each with its mark, and what was said on a sheet after them', async () => {
    // Archived and delivered: papers of it are asked for all the same.
    const { about, productInstanceId } = await seeded(2)
    const plain = await pages(about, { mode: 'individual' })
    await say(about, 'Could the plate be wider?', { productInstanceId, pin: pin('plate', 'Plate') })
    await say(about, 'Is this one still there?', {
      productInstanceId,
      pin: pin('mechanism:99', 'Dimmer 100'),
    })
    const settled = await say(about, 'Done already', { productInstanceId, pin: pin('plate', 'Plate') })
    await owner.call(endpoints.resolveComments, { ...about, commentId: settled })
    await say(about, 'The margin is thin', { productInstanceId, isInternal: 1, pin: pin('plate', 'Plate') })
    await say(about, 'About all of it', { productInstanceId })

    expect(await pages(about, { mode: 'individual' })).toEqual(plain)
    const shown = await pages(about, { mode: 'individual', comments: 'shown' })
    expect(shown).toHaveLength(plain.length + 1)
    const said = shown.at(-1) ?? ''
    expect(said).toContain('Could the plate be wider?')
    expect(said).toContain('Dimmer 100 – not on the drawing any more')
    expect(said).toMatch(/, \d{1,2}\/\d{1,2}\/\d{4}: Could the plate/)
    for (const other of ['Done already', 'The margin is thin', 'About all of it'])
      expect(shown.join(' ')).not.toContain(other)
    // Of the two the one that has a place is marked on the drawing of its item, and on no other.
    const marks = (text = '') => text.split(/\s+/).filter((word) => word === '1').length
    expect(plain.map((text, index) => marks(shown[index]) - marks(text))).toEqual([1, 0, 0, 0, 0, 0])
  })

  test('of a revision are those that were written while it was the newest or before, settled ones too', async () => {
    const { about, productInstanceId } = await seeded(50)
    const plate = { productInstanceId, pin: pin('plate', 'Plate') }
    await say(about, 'Before it was sent', plate)
    expect(await owner.post(endpoints.submitOrder.path, about)).toMatchObject({ status: 200 })
    const settled = await say(about, 'While it was R1', plate)
    await owner.call(endpoints.resolveComments, { ...about, commentId: settled })
    const { db } = used.database.owner
    await db
      .updateTable('productInstances')
      .set({ notes: 'Left of the door' })
      .where('orgId', '=', orgId)
      .where('id', '=', productInstanceId)
      .execute()
    await owner.call(endpoints.approveOrder, about)
    const { revisions } = (await owner.call(endpoints.getRevisions, about)).data
    expect(revisions.map(({ number }) => number)).toEqual([1, 2])
    const later = await say(about, 'Of the second', plate)
    // Moments are told by the second: this one came after the approval.
    await sql`update comments set created = created + interval '1 minute' where id = ${later}`.execute(db)
    const of = async (revision?: number) =>
      (await pages(about, { mode: 'individual', comments: 'shown' }, { revision })).at(-1) ?? ''
    const texts = ['Before it was sent', 'While it was R1', 'Of the second']
    const shown = (page: string) => texts.filter((text) => page.includes(text))
    expect(shown(await of(1))).toEqual(['Before it was sent', 'While it was R1'])
    expect(await of(1)).toContain('Resolved.')
    expect(shown(await of(2))).toEqual(texts)
    expect(shown(await of())).toEqual(['Before it was sent', 'Of the second'])
  })

  test('an option that is none is a bad request', async () => {
    const { about } = await seeded(2)
    const answer = await owner.post(endpoints.downloadDrawings.path, {
      ...about,
      options: { comments: 'all' },
    })
    expect(answer.status).toBe(400)
  })
})
