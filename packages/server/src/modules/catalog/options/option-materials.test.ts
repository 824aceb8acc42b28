/** What options are made of, on the real database: every write is checked, and what stands there from before can be read. */
import { resources } from '@orderwright/contract'
import { productOptionSchema } from '@orderwright/domain/catalog'
import type { Medium } from '@orderwright/domain/people'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId, maisonLumen } from '../../../seeds/demo-orgs.ts'
import { picture, sendPicture } from '../../../testing/files/send-picture.ts'
import type { Caller } from '../../../testing/test-app.ts'
import { useTestApp } from '../../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
const { endpoints } = resources.productOption
const listSchema = z.object({ records: z.array(productOptionSchema) })
let owner: Caller
let propertyId: number
let jpeg: Buffer

beforeAll(async () => {
  jpeg = await picture('jpeg', 40, 30)
})
beforeEach(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
  const [option] = await read({})
  if (!option) throw new Error('no options')
  propertyId = option.productPropertyId
})

async function read(where: object) {
  const { data } = await owner.post(endpoints.get?.path ?? '', { orgId, where })
  return listSchema.parse(data).records
}
const create = (data: object) =>
  owner.post(endpoints.create?.path ?? '', {
    orgId,
    props: { title: 'Bronze', productPropertyId: propertyId, rank: 1, data },
  })
async function made(data: object) {
  const [option] = listSchema.parse((await create(data)).data).records
  if (!option) throw new Error('nothing was made')
  return option
}
const update = ({ id, version }: { id: number; version: number }, props: object) =>
  owner.post(endpoints.update?.path ?? '', { orgId, where: { id }, version, props })
async function uploaded(caller: Caller, of: number): Promise<Medium> {
  const { body } = await sendPicture(inUse.app, caller, { orgId: of }, jpeg)
  if (!body.medium) throw new Error('no medium')
  return body.medium
}

const brushed = { kind: 'metal', roughness: 0.4, brushing: { strength: 0.85, direction: 'vertical' } }

describe('the material of an option', () => {
  it('[issue 15] is stored as it was written, and refused with its fields when it can not be', async () => {
    const option = await made({ fill: '#8c6a45', material: brushed })
    expect(option.data['material']).toEqual(brushed)
    const wrong = { fill: '#8c6a45', material: { ...brushed, roughness: 7, gloss: 1 } }
    for (const answer of [await update(option, { data: wrong }), await create(wrong)]) {
      expect(answer.status).toBe(400)
      expect(answer.error.code).toBe('invalid')
      expect(answer.error.details?.fields?.map(({ path }) => path)).toEqual([
        'props.data.material.roughness',
        'props.data.material',
      ])
    }
    expect(await read({ id: option.id })).toEqual([option])
  })

  it('[issue 15] is checked in bulk too, all or nothing', async () => {
    const [one, other] = [await made({ material: brushed }), await made({ material: brushed })]
    const change = ({ id, version }: typeof one, kind: string) => ({
      where: { id },
      version,
      props: { data: { material: { kind } } },
    })
    const updates = [change(one, 'wood'), change(other, 'jelly')]
    const answer = await owner.post(endpoints['bulk-update']?.path ?? '', { orgId, updates })
    expect([answer.status, answer.error.details?.fields?.[0]?.path]).toEqual([
      400,
      'props.data.material.kind',
    ])
    expect(await read({ id: one.id })).toEqual([one])
  })

  it('[issue 15] of before that can not be read holds up no other change', async () => {
    const option = await made({ fill: '#8c6a45' })
    await sql`update product_options set data = '{"fill": "#8c6a45", "material": {"kind": "jelly"}}' where id = ${option.id}`.execute(
      inUse.database.owner.db,
    )
    const [old] = await read({ id: option.id })
    expect(old?.data['material']).toEqual({ kind: 'jelly' })
    if (!old) throw new Error('gone')
    const kept = { ...old.data, note: 'by hand' }
    expect((await update(old, { title: 'Old bronze', data: kept })).status).toBe(200)
    const [now] = await read({ id: option.id })
    if (!now) throw new Error('gone')
    const again = await update(now, { data: { ...now.data, material: { kind: 'jelly', seed: 2 } } })
    expect([again.status, again.error.details?.fields?.[0]?.path]).toEqual([400, 'props.data.material.kind'])
    expect((await update(now, { data: { fill: '#8c6a45', material: brushed } })).status).toBe(200)
  })
})

describe('the texture of a material', () => {
  const textured = (address: string) => ({
    fill: '#c39a6b',
    material: { kind: 'wood', texture: { picture: address, width: 12, height: 9 } },
  })
  const addressOf = ({ id }: Medium, of = orgId) => `/api/media/${of}/${id}/picture`

  it('[issue 15] is a picture of the library, of the own organization, that is there', async () => {
    const medium = await uploaded(owner, orgId)
    expect((await create(textured(addressOf(medium)))).status).toBe(200)
    const others = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
    const foreign = await uploaded(others, maisonLumen.id)
    for (const address of [
      addressOf(foreign, maisonLumen.id),
      addressOf(foreign),
      '/api/media/1/2147483647/picture',
    ]) {
      const answer = await create(textured(address))
      expect(answer.status).toBe(400)
      expect(answer.error.details?.fields).toEqual([
        {
          path: 'props.data.material.texture.picture',
          message: expect.stringMatching(/^[A-Z].*\.$/),
        },
      ])
    }
  })

  it('[issue 15] is not deleted while an option shows it', async () => {
    const medium = await uploaded(owner, orgId)
    const option = await made(textured(addressOf(medium)))
    const path = resources.medium.endpoints.destroy?.path ?? ''
    const refused = await owner.post(path, { orgId, where: { id: medium.id } })
    expect([refused.status, refused.error.details?.usedBy]).toMatchObject([
      422,
      [{ resourceKey: 'productOption', id: option.id }],
    ])
  })
})
