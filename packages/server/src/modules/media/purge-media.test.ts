/** Pictures sent twice, and what becomes of the files that nobody uses: also when the purge is killed. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteMedium } from '@orderwright/contract'
import type { Medium } from '@orderwright/domain/people'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf, type OrderFixture } from '../../testing/fixture.ts'
import { picture, sendPicture } from '../../testing/files/send-picture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { purgeMedia } from './purge-media.ts'
import { claimFiles, noteUpload } from './orphaned-files.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()
let guest: Caller
let owner: Caller
let jpeg: Buffer

beforeAll(async () => {
  guest = await inUse.app.as(demoUserId(maisonLumen, 'guest'))
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  jpeg = await picture('jpeg', 40, 30)
})
const db = () => inUse.database.owner.db
const services = () => inUse.app.services
beforeEach(async () => {
  await sql`update media set storage_key = ''`.execute(db())
  await db().deleteFrom('strayFiles').execute()
  for (const name of await files()) await services().storage.remove(`${orgId}/${name}`)
})

async function files(): Promise<string[]> {
  const folder = join(services().config.dataFolder, 'uploads', String(orgId))
  return (await readdir(folder).catch(() => [])).toSorted()
}

const anOrder = () => orderOf(inUse.database, { orgId, userId: demoUserId(maisonLumen, 'guest') })

function send(made: OrderFixture, file = jpeg, idempotencyKey?: string) {
  const body = { orgId, resourceForMedium: 'productInstance', resourceId: made.line.id }
  return sendPicture(inUse.app, guest, body, file, idempotencyKey === undefined ? {} : { idempotencyKey })
}

async function uploaded(made: OrderFixture): Promise<Medium> {
  const { body } = await send(made)
  if (!body.medium) throw new Error(JSON.stringify(body))
  return body.medium
}

const ago = (days: number) => sql<string>`clock_timestamp() - make_interval(days => ${days})`

/** The update of a medium is made to look old. */
async function age(mediumId: number, days: number) {
  await sql`alter table media disable trigger user`.execute(db())
  await db()
    .updateTable('media')
    .set({ lastUpdated: ago(days) })
    .where('id', '=', mediumId)
    .execute()
  await sql`alter table media enable trigger user`.execute(db())
}

describe('a picture that is sent again under its key', () => {
  it('is one medium with one file, also when both come at once', async () => {
    const made = await anOrder()
    const sent = [await send(made, jpeg, 'one-press')]
    sent.push(...(await Promise.all([send(made, jpeg, 'one-press'), send(made, jpeg, 'one-press')])))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(sent.map(({ body }) => body.medium?.id)).size).toBe(1)
    expect(await files()).toHaveLength(2)
    // What the repetitions have noted is nothing to remove.
    await db()
      .updateTable('strayFiles')
      .set({ since: ago(1) })
      .execute()
    await purgeMedia(services())
    expect(await files()).toHaveLength(2)
  })

  it('with another picture is a conflict, and the first stays as it was', async () => {
    const made = await anOrder()
    expect((await send(made, jpeg, 'another')).status).toBe(200)
    const first = await files()
    const other = await send(made, await picture('jpeg', 40, 30, '#112233'), 'another')
    expect([other.status, other.body.error?.code]).toEqual([409, 'conflict'])
    await db()
      .updateTable('strayFiles')
      .set({ since: ago(1) })
      .execute()
    await purgeMedia(services())
    expect(await files()).toEqual(first)
  })
})

describe('the purge', () => {
  it('leaves what is used, and what can still be restored', async () => {
    const made = await anOrder()
    await uploaded(made)
    const deleted = await uploaded(made)
    await guest.call(deleteMedium, { orgId, mediumId: deleted.id })
    await age(deleted.id, 100)
    await purgeMedia(services())
    expect(await files()).toHaveLength(4)
    expect((await guest.call(deleteMedium, { orgId, mediumId: deleted.id, isDeleted: false })).status).toBe(
      200,
    )
  })

  it('removes what was deleted more than a month ago; its address is gone and it can not come back', async () => {
    const made = await anOrder()
    const medium = await uploaded(made)
    await db()
      .updateTable('media')
      .set({ deletedAt: ago(32) })
      .where('id', '=', medium.id)
      .execute()
    await purgeMedia(services())
    expect(await files()).toEqual([])
    const restored = await guest.call(deleteMedium, { orgId, mediumId: medium.id, isDeleted: false })
    expect(restored.status).toBe(404)
  })

  it('removes those of lines and orders that are gone for good, but not what another line shows', async () => {
    const [made, other] = [await anOrder(), await anOrder()]
    const own = await uploaded(made)
    const shared = await uploaded(made)
    await db()
      .updateTable('productInstances')
      .set({ mediumId: shared.id })
      .where('id', '=', other.line.id)
      .execute()
    await db()
      .updateTable('productOrders')
      .set({ deletedAt: ago(29) })
      .where('id', '=', made.order.id)
      .execute()
    for (const { id } of [own, shared]) await age(id, 40)
    await purgeMedia(services())
    expect(await files()).toHaveLength(4)
    await db()
      .updateTable('productOrders')
      .set({ deletedAt: ago(32) })
      .where('id', '=', made.order.id)
      .execute()
    await purgeMedia(services())
    expect(await files()).toHaveLength(2)
    const left = await db().selectFrom('media').select('id').where('storageKey', '<>', '').execute()
    expect(left).toEqual([{ id: shared.id }])
  })

  it('removes the thumbnail of an option that has another one now', async () => {
    const { id } = await db()
      .selectFrom('productOptions')
      .select('id')
      .where('orgId', '=', orgId)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const body = { orgId, resourceForMedium: 'productOption', resourceId: id }
    const [first, second] = [
      await sendPicture(inUse.app, owner, body, jpeg),
      await sendPicture(inUse.app, owner, body, jpeg),
    ]
    for (const sent of [first, second]) await age(sent.body.medium?.id ?? 0, 40)
    await purgeMedia(services())
    const left = await db().selectFrom('media').select('id').where('storageKey', '<>', '').execute()
    expect(left).toEqual([{ id: second.body.medium?.id }])
    expect(await files()).toHaveLength(2)
  })

  it('killed after a medium gave its files up, or between two files, goes on the next time', async () => {
    const made = await anOrder()
    const media = [await uploaded(made), await uploaded(made)]
    await db()
      .updateTable('media')
      .set({ deletedAt: ago(32) })
      .execute()
    expect(media).toHaveLength(2)
    let removed = 0
    const dying = {
      ...services(),
      storage: {
        ...services().storage,
        remove: async (key: string) => {
          removed += 1
          if (removed > 1) throw new Error('killed')
          await services().storage.remove(key)
        },
      },
    }
    await expect(purgeMedia(dying)).rejects.toThrow('killed')
    expect(await files()).toHaveLength(3)
    await purgeMedia(services())
    expect(await files()).toEqual([])
    expect(await db().selectFrom('strayFiles').selectAll().execute()).toEqual([])
  })

  it('never takes the files of an upload that is being stored: one of the two waits', async () => {
    const storageKey = `${orgId}/slow.jpg`
    await services().storage.put(storageKey, jpeg)
    await noteUpload(db(), { orgId, storageKey })
    await purgeMedia(services())
    expect(await files()).toEqual(['slow.jpg'])
    await db()
      .updateTable('strayFiles')
      .set({ since: ago(1) })
      .execute()
    await db()
      .transaction()
      .execute(async (storing) => {
        expect(await claimFiles(storing, { orgId, storageKey })).toBe(true)
        // The note is held by the upload: the purge leaves it out.
        await purgeMedia(services())
        expect(await files()).toEqual(['slow.jpg'])
      })
    // Never finished after all: noted again, and too old.
    await noteUpload(db(), { orgId, storageKey })
    await db()
      .updateTable('strayFiles')
      .set({ since: ago(1) })
      .execute()
    await purgeMedia(services())
    expect(await files()).toEqual([])
    expect(await claimFiles(db(), { orgId, storageKey })).toBe(false)
  })
})
