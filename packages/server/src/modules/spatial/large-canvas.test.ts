/** A canvas of ten thousand records. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { canvasOrg, useCanvas } from '../../testing/orders/canvas.ts'
import { readInSystem } from '../tenancy/run-in-tenant.ts'
import { changedCanvas, wholeCanvas } from '../canvas-records/read-canvas.ts'

const inUse = useCanvas()
const orgId = canvasOrg.id

async function drawTenThousand(): Promise<void> {
  const data = sql`jsonb_build_object('archCustomViewId', ${inUse.viewId}::integer, 'position',
      jsonb_build_object('x', n, 'y', 0), 'size', jsonb_build_object('width', 48, 'height', 108), 'yRotation', 0,
      'originalSize', null, 'bleedLeft', 0.5, 'bleedRight', 0.5, 'bleedTop', 1, 'bleedBottom', 1,
      'isCriticalAlignmentPanel', false, 'drawingsPanelLayoutPosition', null, 'drawingsShowNotesAbovePanel', false,
      'panelNumber', n, 'panelDescriptionOverride', '', 'panelPrintNotes', '', 'isDisabled', false,
      'indicateViewStartOnPlan', false, 'customViewPosition', null, 'customViewSize', null)`
  await sql`insert into entities (org_id, product_order_id, type, data)
    select ${orgId}, ${inUse.orderId}, 'calicoMuralPanel', ${data} from generate_series(1, 9999) n`.execute(
    inUse.database.owner.db,
  )
}

test('[issue 15] ten thousand records come whole, and afterwards only what has changed', async () => {
  await drawTenThousand()
  const { services } = inUse.app
  const changed = await sql`update entities set properties = properties where org_id = ${orgId} and id = (
    select max(id) from entities where org_id = ${orgId} and product_order_id = ${inUse.orderId})`.execute(
    inUse.database.owner.db,
  )
  expect(changed.numAffectedRows).toBe(1n)
  const order = { orgId, orderId: inUse.orderId }
  await readInSystem(services, orgId, async ({ db }) => {
    const { records, revision } = await wholeCanvas(db, order)
    expect(records.entity).toHaveLength(9_999)
    expect((await changedCanvas(db, order, revision)).records).toBeNull()
    expect((await changedCanvas(db, order, revision - 1)).records?.entity).toHaveLength(1)
  })
  const body = { orgId, productOrderOrgSpecificId: inUse.fixture.order.orgSpecificId }
  const answer = await inUse.guest.call(endpoints.getOrderData, body)
  expect(answer.data.data.entities).toHaveLength(9_999)
})
