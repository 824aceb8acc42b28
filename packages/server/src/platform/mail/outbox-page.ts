/** /dev/outbox: the mails of the demo, newest first, so that a person trying it finds the codes. Demo mode only. */
import { escapeHtml } from '@orderwright/domain/units'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}
article{border-top:1px solid #ddd;padding:1rem 0}h1{font-size:1.4rem}h2{font-size:1rem;margin:0}
p{margin:.2rem 0;color:#555}pre{white-space:pre-wrap;font:inherit;margin:.6rem 0 0}`

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}

/** Serves the page over the owner's handle. */
export function registerOutboxPage(app: FastifyInstance, db: Kysely<Database>): void {
  app.get('/dev/outbox', async (_request, reply) => {
    const mails = await db
      .selectFrom('outboxMails')
      .select(['id', 'to', 'subject', 'text', 'created', 'sentAt', 'lastError'])
      .orderBy('id', 'desc')
      .limit(100)
      .execute()
    const list = mails.map(
      (mail) => `<article data-to="${escapeHtml(mail.to)}"><h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)} · ${mail.created} UTC · ${mail.sentAt ? 'sent' : `waiting${mail.lastError ? `: ${escapeHtml(mail.lastError)}` : ''}`}</p>
<pre>${withLinks(mail.text)}</pre></article>`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><style>${style}</style><h1>Outbox</h1><p>Every e-mail of this demo. Reload for new ones.</p>
${list.join('\n') || '<p>No e-mail yet.</p>'}</html>`,
      )
  })
}
