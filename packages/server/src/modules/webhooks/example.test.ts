/** The receiver of the documentation, run as it stands there. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newWebhookSecret, signedHeaders } from '../../platform/webhooks/signing.ts'
import { freePort } from '../../testing/server-process.ts'
import { eventually } from '../../testing/eventually.ts'

const root = new URL('../../../../../', import.meta.url)
const secret = newWebhookSecret()
/** Below the root, so that it finds its packages. */
const folder = new URL(`.cache/webhook-example-${process.pid}/`, root)
const body = JSON.stringify({ type: 'order.approved', data: { order: { id: 7 } } })
let child: ChildProcess
let url = ''
let printed = ''

beforeAll(async () => {
  const text = readFileSync(new URL('docs/webhooks.md', root), 'utf8')
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(text) ?? []
  expect(code).toContain('.listen(4000)')
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  const file = new URL('receiver.mjs', folder)
  writeFileSync(file, code.replace('.listen(4000)', `.listen(${port}, '127.0.0.1')`))
  child = spawn(process.execPath, [fileURLToPath(file)], {
    env: { ...process.env, WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  url = `http://127.0.0.1:${port}/`
  await eventually(() => fetch(url))
}, 30_000)
afterAll(async () => {
  const ended = once(child, 'exit')
  child.kill()
  await ended
  rmSync(folder, { recursive: true, force: true })
})

async function sent(headers: Record<string, string>, text = body): Promise<number> {
  return (await fetch(url, { method: 'POST', headers, body: text })).status
}

describe('[issue 16] the receiver of the documentation', () => {
  test('takes what is signed here, and what the library of receivers signs, and prints a message once', async () => {
    const headers = signedHeaders({ id: 'msg_1', body }, [newWebhookSecret(), secret], new Date())
    expect([await sent(headers), await sent(headers)]).toEqual([204, 204])
    const now = new Date()
    const signature = new Webhook(secret).sign('msg_2', now, body)
    const timestamp = String(Math.floor(now.getTime() / 1000))
    const byLibrary = {
      'webhook-id': 'msg_2',
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    }
    expect(await sent(byLibrary)).toBe(204)
    await eventually(() => expect(printed.match(/order\.approved/g)).toHaveLength(2))
  })

  test('refuses another body, another secret, and a message of ten minutes ago', async () => {
    const good = signedHeaders({ id: 'msg_3', body }, [secret], new Date())
    const old = signedHeaders({ id: 'msg_4', body }, [secret], new Date(Date.now() - 600_000))
    const other = signedHeaders({ id: 'msg_5', body }, [newWebhookSecret()], new Date())
    expect([await sent(good, body.replace('7', '8')), await sent(old), await sent(other)]).toEqual([
      401, 401, 401,
    ])
  })
})
