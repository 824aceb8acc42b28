/** Product graphics: what may be stored as one, and which products show it. [2.3.21, 2.3.22, 2.7.35] */
import { checkGraphic, mergeTrees, productGraphicSchema } from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { sql } from 'kysely'
import { fail } from '../../platform/http/outcome.ts'
import type { Props } from '../records/bodies.ts'
import type { MergedField } from '../records/merge-change.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import type { Refused } from './catalog-resource.ts'

const treeSchema = productGraphicSchema.pick({ nodes: true }).partial()

const nodesSchema = productGraphicSchema.shape.nodes

/** What two owners made of a tree at the same time, node by node. */
export const graphicMerges: Readonly<Record<string, MergedField>> = {
  nodes(seen, wanted, current) {
    const [base, mine, theirs] = [seen, wanted, current].map((nodes) => nodesSchema.safeParse(nodes).data)
    return base && mine && theirs && mergeTrees(base, mine, theirs)
  },
}

/** A tree that no configuration could show is refused, with the path of every fault. */
export function graphicIsSound(_tenant: TenantCall, props: Props): Promise<Refused> {
  const fields = checkGraphic(treeSchema.parse(props).nodes ?? []).map(({ path, message }) => ({
    path: ['props', 'nodes', ...path].join('.'),
    message,
  }))
  const [first] = fields
  return Promise.resolve(first && fail('invalid', first.message, { fields }))
}

/** The refusal to delete a graphic that products show, naming them. */
export async function graphicInUse(
  { db, orgId }: TenantCall,
  { id }: { readonly id: number },
): Promise<Refused> {
  const answer = await sql<{ id: number; title: string }>`select id, title from products
    where org_id = ${orgId} and deleted_at is null and (graphic ->> 'productGraphicId')::integer = ${id}
    order by id limit 100`.execute(db)
  if (answer.rows.length === 0) return undefined
  const usedBy = answer.rows.map((product) => ({ resourceKey: 'product', ...product }))
  const message = words.inUse({ titles: usedBy.map(({ title }) => title), count: usedBy.length })
  return fail('refused', message, { rule: 'graphicInUse', usedBy })
}
