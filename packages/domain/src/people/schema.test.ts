/** Groups, notifications, comments and pictures as they are stored: their fields, what they start with, what they refuse. */
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  commentAuthorKinds,
  commentSchema,
  mediumSchema,
  notificationSchema,
  userGroupSchema,
} from './schema.ts'

const at = '2026-06-15 12:00:00'
/** What every record has. */
const record = { id: 5, orgId: 7, version: 1, created: at, lastUpdated: at, deletedAt: null }

/** Where a record is refused that has these fields in place of valid ones. */
function refusedAt(schema: z.ZodType, valid: object, given: object): string[] {
  const parsed = schema.safeParse({ ...valid, ...given })
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))]
}
const letters = (count: number) => 'x'.repeat(count)

describe('[2.3.20] a group of guests', () => {
  const group = { ...record, title: 'Architects' }

  it('has a title and the ids of its guests, of whom there may be none', () => {
    expect(userGroupSchema.parse(group)).toEqual({ ...group, userIds: [] })
    const full = { ...group, title: letters(200), userIds: [3, 9] }
    expect(userGroupSchema.parse(full)).toEqual(full)
  })

  it('has its title without the blanks around it', () => {
    expect(userGroupSchema.parse({ ...group, title: ' Architects ' }).title).toBe('Architects')
  })

  it.each([
    [{ title: undefined }, 'title'],
    [{ title: letters(201) }, 'title'],
    [{ userIds: ['3'] }, 'userIds.0'],
    [{ userIds: [3, 0] }, 'userIds.1'],
    [{ orgId: undefined }, 'orgId'],
    [{ version: 0 }, 'version'],
    [{ created: '2026-06-15' }, 'created'],
    [{ deletedAt: undefined }, 'deletedAt'],
  ])('with %j is refused at %s', (given, path) => {
    expect(refusedAt(userGroupSchema, group, given)).toEqual([path])
  })
})

describe('[1.3.23] a notification', () => {
  const told = { ...record, userId: 3, kind: 'orderApproved', text: 'Order 12 was approved' }

  it('is unread, of no order, of no comment, and repeats freely unless it says otherwise', () => {
    expect(notificationSchema.parse(told)).toEqual({
      ...told,
      productOrderId: null,
      readAt: null,
      cause: '',
      commentId: null,
      productId: null,
    })
    const full = {
      ...told,
      kind: letters(60),
      text: letters(1000),
      productOrderId: 12,
      readAt: at,
      cause: letters(200),
      commentId: 8,
      productId: 3,
    }
    expect(notificationSchema.parse(full)).toEqual(full)
  })

  it.each([
    [{ userId: undefined }, 'userId'],
    [{ kind: undefined }, 'kind'],
    [{ kind: letters(61) }, 'kind'],
    [{ text: undefined }, 'text'],
    [{ text: letters(1001) }, 'text'],
    [{ productOrderId: 0 }, 'productOrderId'],
    [{ readAt: 'yesterday' }, 'readAt'],
    [{ cause: letters(201) }, 'cause'],
    [{ commentId: 1.5 }, 'commentId'],
  ])('with %j is refused at %s', (given, path) => {
    expect(refusedAt(notificationSchema, told, given)).toEqual([path])
  })
})

describe('[1.3.23] a comment', () => {
  const said = { ...record, productOrderId: 12, userId: 3, text: 'Wider' }

  it('is of the whole order, begins its thread, is open, for everybody and of a guest unless it says otherwise', () => {
    expect(commentSchema.parse(said)).toEqual({
      ...said,
      productInstanceId: null,
      threadId: null,
      mentions: [],
      pin: null,
      isInternal: 0,
      authorName: '',
      authorKind: 'guest',
      editedAt: null,
      resolved: 0,
      resolvedAt: null,
      resolvedBy: null,
      resolvedByName: '',
    })
    const full = {
      ...said,
      text: letters(10_000),
      productInstanceId: 4,
      threadId: 6,
      mentions: [9, 10],
      pin: { kind: 'part', target: 'plate', title: 'Plate', valueMm: null, x: 0.5, y: -1, piece: 2 },
      isInternal: 1,
      authorName: letters(200),
      authorKind: 'visitor',
      editedAt: at,
      resolved: 1,
      resolvedAt: at,
      resolvedBy: 9,
      resolvedByName: letters(200),
    }
    expect(commentSchema.parse(full)).toEqual(full)
  })

  it('is written by an employee, a guest or a visitor', () => {
    expect(commentAuthorKinds).toEqual(['employee', 'guest', 'visitor'])
    for (const authorKind of commentAuthorKinds)
      expect(refusedAt(commentSchema, said, { authorKind })).toEqual([])
  })

  it.each([
    [{ productOrderId: null }, 'productOrderId'],
    [{ productInstanceId: -1 }, 'productInstanceId'],
    [{ userId: null }, 'userId'],
    [{ threadId: 0 }, 'threadId'],
    [{ text: undefined }, 'text'],
    [{ text: letters(10_001) }, 'text'],
    [{ mentions: [0] }, 'mentions.0'],
    [{ isInternal: 2 }, 'isInternal'],
    [{ authorName: letters(201) }, 'authorName'],
    [{ authorKind: 'owner' }, 'authorKind'],
    [{ editedAt: 'now' }, 'editedAt'],
    [{ resolved: true }, 'resolved'],
    [{ resolvedAt: 'now' }, 'resolvedAt'],
    [{ resolvedBy: 0 }, 'resolvedBy'],
    [{ resolvedByName: letters(201) }, 'resolvedByName'],
  ])('with %j is refused at %s', (given, path) => {
    expect(refusedAt(commentSchema, said, given)).toEqual([path])
  })
})

describe('[2.3.18] a picture', () => {
  it('is an image of the catalog, associated with nothing yet', () => {
    expect(mediumSchema.parse(record)).toEqual({
      ...record,
      type: 'image',
      title: '',
      fileName: '',
      fileExtension: '',
      storageKey: '',
      presignedUrl: null,
      uploaderId: null,
      productOrderId: null,
      productInstanceId: null,
      width: 0,
      height: 0,
      associations: { products: {}, productProperties: {}, productOptions: {} },
    })
  })

  it('[1.7.32] is a thumbnail of a line, with its file, its uploader, its size and what it shows', () => {
    const full = {
      ...record,
      type: 'thumbnail',
      title: letters(200),
      fileName: letters(300),
      fileExtension: letters(10),
      storageKey: letters(300),
      presignedUrl: letters(2000),
      uploaderId: 3,
      productOrderId: 12,
      productInstanceId: 4,
      width: 640,
      height: 480,
      associations: {
        products: { '1': {} },
        productProperties: { '82': {} },
        productOptions: { '11': {}, '12': {} },
      },
    }
    expect(mediumSchema.parse(full)).toEqual(full)
  })

  it('associates with what is named, and with nothing else', () => {
    const { associations } = mediumSchema.parse({ ...record, associations: { products: { '1': {} } } })
    expect(associations).toEqual({ products: { '1': {} }, productProperties: {}, productOptions: {} })
  })

  it.each([
    [{ type: 'video' }, 'type'],
    [{ title: letters(201) }, 'title'],
    [{ fileName: letters(301) }, 'fileName'],
    [{ fileExtension: letters(11) }, 'fileExtension'],
    [{ storageKey: letters(301) }, 'storageKey'],
    [{ presignedUrl: letters(2001) }, 'presignedUrl'],
    [{ uploaderId: 0 }, 'uploaderId'],
    [{ productOrderId: 0 }, 'productOrderId'],
    [{ productInstanceId: 0 }, 'productInstanceId'],
    [{ width: -1 }, 'width'],
    [{ width: 1.5 }, 'width'],
    [{ height: -1 }, 'height'],
    [{ height: 1.5 }, 'height'],
    [{ associations: { products: { '1': true } } }, 'associations.products.1'],
    [{ associations: { productProperties: { '1': null } } }, 'associations.productProperties.1'],
    [{ associations: { productOptions: [] } }, 'associations.productOptions'],
  ])('with %j is refused at %s', (given, path) => {
    expect(refusedAt(mediumSchema, record, given)).toEqual([path])
  })
})
