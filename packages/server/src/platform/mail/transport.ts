/** Where mails go: to the SMTP server when there is one, else as .eml files into the data folder's outbox. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'

export interface OutgoingMail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly idempotencyKey: string
}

/** Resolves when the mail is handed over; rejects when it must be tried again. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>

interface MailSettings {
  readonly smtpUrl: string | undefined
  readonly publicUrl: string
  readonly outboxFolder: string
}

/** A Message-ID that stays the same however often a mail is tried, so that a receiver can drop the second. */
function messageOf(mail: OutgoingMail, publicUrl: string) {
  const host = new URL(publicUrl).hostname
  return {
    from: `"Orderwright" <no-reply@${host.includes('.') ? host : 'orderwright.invalid'}>`,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? undefined,
    messageId: `<outbox-${mail.id}@${host}>`,
    // Mail programs must not answer these on their own.
    headers: { 'auto-submitted': 'auto-generated' },
  }
}

export function createTransport(settings: MailSettings): MailTransport {
  if (settings.smtpUrl !== undefined) {
    const smtp = nodemailer.createTransport({
      url: settings.smtpUrl,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
    })
    return async (mail) => {
      await smtp.sendMail(messageOf(mail, settings.publicUrl))
    }
  }
  const files = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message } = await files.sendMail(messageOf(mail, settings.publicUrl))
    if (!Buffer.isBuffer(message)) throw new TypeError('The stream transport gave no buffer.')
    await mkdir(settings.outboxFolder, { recursive: true })
    const path = join(settings.outboxFolder, `${String(mail.id).padStart(6, '0')}.eml`)
    // Whole or absent, and the same file when it is tried again.
    await writeFile(`${path}.part`, message)
    await rename(`${path}.part`, path)
  }
}
