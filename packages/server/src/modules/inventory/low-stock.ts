/**
 * Tells an organization's employees that a product has come to its reorder level: a mail and an entry in the app, in the
 * transaction of what brought it there. Whoever did that is told too: an approval says nothing of the shelf.
 */
import { becomesLow, type ReorderState } from '@orderwright/domain/inventory'
import { wantsMail } from '@orderwright/domain/mail-templates'
import { composeStockMail, stockMailSubject } from '@orderwright/domain/mails'
import { orgAddress } from '@orderwright/domain/orders'
import { localizeOrg } from '@orderwright/domain/tenancy'
import { allMails, mailPreferencesOf } from '../../platform/mail/mail-preferences.ts'
import { inLanguage, languageOfReader } from '../../platform/languages.ts'
import { mailContent } from '../../platform/mail/mail-content.ts'
import { writeMail } from '../../platform/mail/outbox.ts'
import { activePeople } from '../people/active-people.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { readLevel, type StockedProduct } from './stock-ledger.ts'

export interface LowStockChange {
  readonly product: Pick<StockedProduct, 'id' | 'title'>
  readonly before: ReorderState
  readonly after: ReorderState
  /** what brought it there, so that it is told once: an entry of the ledger, a version of the product */
  readonly cause: string
}

export async function tellLowStock(work: Work, change: LowStockChange): Promise<void> {
  const { product, before, after, cause } = change
  if (!becomesLow(before, after) || after.reorderLevel === null) return
  const { org, orgId } = work
  const level = await readLevel(work, product.id)
  const told = await activePeople(work).where('memberships.role', 'in', ['owner', 'member']).execute()
  const preferences = await mailPreferencesOf(
    work,
    told.map(({ id }) => id),
  )
  for (const employee of told) {
    const about = {
      product: { title: product.title, reorderLevel: after.reorderLevel },
      level,
      recipient: employee.name,
      url: orgAddress(work.services.config.publicUrl, orgId, `/admin/products/${product.id}`),
    }
    const { mail, line } = inLanguage(languageOfReader(employee.language, org.profile), () => {
      const said = { ...about, org: localizeOrg(org) }
      return { mail: mailContent(said.org, composeStockMail(said)), line: stockMailSubject(said) }
    })
    const once = `stockLow:${orgId}:${product.id}:${cause}:${employee.id}`
    const isMailed = wantsMail(preferences.get(employee.id) ?? allMails, 'stockLow', {
      isToldAsEmployee: true,
      isOwn: false,
    })
    if (isMailed) {
      await writeMail(work.db, {
        orgId,
        userId: employee.id,
        kind: 'stockLow',
        to: employee.email,
        ...mail,
        idempotencyKey: once,
      })
    }
    await work.db
      .insertInto('notifications')
      .values({
        orgId,
        userId: employee.id,
        productId: product.id,
        kind: 'stockLow',
        text: line,
        cause: once,
      })
      .onConflict((conflict) =>
        conflict.columns(['orgId', 'userId', 'cause']).where('cause', '<>', '').doNothing(),
      )
      .execute()
  }
  work.afterCommit({ task: 'deliverMails' })
}
