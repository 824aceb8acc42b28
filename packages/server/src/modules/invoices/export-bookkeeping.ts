/** What was issued between two days, for the bookkeeping: as a list of documents, or as a general journal. [issue 18] */
import { MAX_EXPORTED_DOCUMENTS } from '@orderwright/contract'
import { ordersListMessages } from '@orderwright/domain/messages'
import { orderWord } from '@orderwright/domain/tenancy'
import { invoiceMessages as words, journalTable, registerTable } from '@orderwright/domain/invoices'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, succeed } from '../../platform/http/outcome.ts'
import { readDocumentsBetween } from '../invoice-records/document-store.ts'
import { takingTurns } from '../tenancy/in-turn.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'

export const exportBookkeeping: HandlerOf<'exportBookkeeping'> = takingTurns('calculations', (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const { profile } = tenant.org
    if (!tenant.policy.can(tenant.actor, 'bookkeeping.export', { orgId: tenant.orgId })) return forbidden()
    // Owners have it in the settings too, wherever the list is not given away.
    if (!profile.ordersPage.export && tenant.actor.role !== 'owner')
      return fail('refused', ordersListMessages.exportNotOffered)
    const { from, to, format } = body
    if (to < from) return fail('refused', words.turnedAround, { rule: 'turnedAround' })
    const most = MAX_EXPORTED_DOCUMENTS
    const documents = await readDocumentsBetween(tenant, { from, to, most: most + 1 })
    if (documents.length > most) return fail('refused', words.tooMany({ most }), { rule: 'tooMany' })
    const word = orderWord(profile)
    const table =
      format === 'journal'
        ? journalTable(documents, profile.documents.accounts, word)
        : registerTable(documents, word)
    return succeed({ header: [...table.header], rows: table.rows.map((row) => [...row]) })
  }),
)
