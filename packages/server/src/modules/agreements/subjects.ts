/** What of the last revision is signed off one by one, with what was said of each. */
import type { ProductOrder } from '@orderwright/domain/orders'
import {
  itemSubjects,
  sheetSubjects,
  signOffKindsOf,
  type SignOffSubject,
  standingSignOffs,
} from '@orderwright/domain/agreements'
import { frozenContentSchema, readingSchema } from '@orderwright/domain/revisions'
import { inStoredLanguage } from '../../platform/languages.ts'
import { layOutDrawings, readDrawnOrder } from '../drawings/order-drawing-sheets.ts'
import { sha256 } from '../revision-records/write-revision.ts'
import { calledHere } from '../people/known-people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** The sheets of a revision as they are hashed: in one language, whoever looks. A sign-off holds for every reader. */
function sheetsOf(tenant: TenantCall, order: ProductOrder, number: number) {
  return inStoredLanguage(async () => {
    const drawn = await readDrawnOrder(tenant, order, number)
    return drawn.ok ? layOutDrawings(drawn.data, { now: tenant.now }).sheets : []
  })
}

async function subjectsOf(tenant: TenantCall, order: ProductOrder): Promise<SignOffSubject[]> {
  const kinds = signOffKindsOf(tenant.org.profile)
  const number = order.revisionNumber
  if (kinds.length === 0 || number === 0) return []
  const row = await tenant.db
    .selectFrom('orderRevisions')
    .select(['content', 'reading'])
    .where('orgId', '=', tenant.orgId)
    .where('productOrderId', '=', order.id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const content = frozenContentSchema.parse(JSON.parse(row.content))
  const items = itemSubjects(content, readingSchema.parse(JSON.parse(row.reading)), sha256)
  if (!kinds.includes('sheet') || order.isStocked === 1) return items
  return [...items, ...sheetSubjects(await sheetsOf(tenant, order, number), sha256)]
}

/** The subjects of the last revision with the sign-off that holds of each. */
export async function readSubjects(tenant: TenantCall, order: ProductOrder) {
  if (signOffKindsOf(tenant.org.profile).length === 0) return []
  const subjects = await subjectsOf(tenant, order)
  if (subjects.length === 0) return []
  const rows = await tenant.db
    .selectFrom('revisionSignOffs')
    .innerJoin('users', 'users.id', 'revisionSignOffs.userId')
    .select([
      'kind',
      'hash',
      'verdict',
      'note',
      'isWithdrawn',
      'revisionNumber',
      'revisionSignOffs.created',
      calledHere.as('name'),
    ])
    .where('orgId', '=', tenant.orgId)
    .where('productOrderId', '=', order.id)
    .orderBy('revisionSignOffs.id')
    .execute()
  const known = rows.map(({ revisionNumber: revision, created: at, name: by, isWithdrawn, ...row }) => ({
    ...row,
    isWithdrawn: isWithdrawn === 1,
    revision,
    at,
    by,
  }))
  return standingSignOffs(subjects, known)
}
