/** A kept file of an acceptance, as it was accepted: it is never made again. */
import { fileNameOf } from '@orderwright/domain/documents'
import { orderWord } from '@orderwright/domain/tenancy'
import { agreementMessages as words, agreementWords } from '@orderwright/domain/agreements'
import { revisionMarks } from '@orderwright/domain/revisions'
import { AnswerFile, type HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { readableOrder } from '../orders/order-store.ts'
import { seesPrices } from '../orders/present-order.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { agreementFileSchema } from '@orderwright/domain/agreements'
import { z } from 'zod'
import { readAcceptances } from './agreement-store.ts'
import { agreementFileKey } from './kept-files.ts'

type Kind = 'quote' | 'drawings' | 'certificate'

/** What the hash names of this order: a file of an acceptance, its certificate, or one that was shown and not accepted yet. */
async function namedBy(
  tenant: TenantCall,
  orderId: number,
  hash: string,
): Promise<{ readonly kind: Kind; readonly revision: number } | null> {
  for (const { acceptance, certificate } of await readAcceptances(tenant, orderId)) {
    if (certificate?.hash === hash) return { kind: 'certificate', revision: acceptance.revision }
  }
  const packages = await tenant.db
    .selectFrom('agreementPackages')
    .select(['files', 'revisionNumber'])
    .where('orgId', '=', tenant.orgId)
    .where('productOrderId', '=', orderId)
    .execute()
  for (const { files, revisionNumber: revision } of packages) {
    const file = z
      .array(agreementFileSchema)
      .parse(JSON.parse(files))
      .find((one) => one.hash === hash)
    if (file) return { kind: file.kind, revision }
  }
  return null
}

export const downloadAgreementFile: HandlerOf<'downloadAgreementFile'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const named = await namedBy(tenant, order.data.id, body.hash)
    if (!named) return notFound()
    const word = orderWord(tenant.org.profile)
    if (named.kind !== 'drawings' && !seesPrices(tenant, order.data))
      return forbidden(words.pricesHidden({ word }))
    const bytes = await tenant.services.storage.get(agreementFileKey(tenant.orgId, body.hash))
    if (!bytes) return fail('notFound', words.fileLost)
    const name = revisionMarks.name({ number: named.revision })
    const title = `${order.data.orgSpecificId} - ${name} - ${agreementWords.fileName[named.kind]}`
    return succeed(new AnswerFile(bytes, fileNameOf(title, 'pdf')))
  })
