/** Stopping a real listening server with connections open. */
import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeIdleConnections } from './close-idle-connections.ts'

async function listening() {
  const app = fastify()
  closeIdleConnections(app)
  let letGo: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  app.get('/slow', async () => {
    await held
    return { said: 'all of it' }
  })
  app.get('/quick', async () => ({}))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, url, letGo }
}

test('a connection on which nobody asked anything does not hold up the stop', async () => {
  const { app, url } = await listening()
  const silent = connect(Number(new URL(url).port), '127.0.0.1')
  await once(app.server, 'connection')
  const ended = once(silent.resume(), 'close')
  await app.close()
  await expect(ended).resolves.toBeDefined()
}, 20_000)

test('neither does one kept alive after its answer', async () => {
  const { app, url } = await listening()
  expect(await (await fetch(`${url}/quick`)).json()).toEqual({})
  await app.close()
}, 20_000)

test('an answer under way is given to its end first', async () => {
  const { app, url, letGo } = await listening()
  const asked = fetch(`${url}/slow`)
  await once(app.server, 'request')
  const closed = app.close()
  letGo()
  expect(await (await asked).json()).toEqual({ said: 'all of it' })
  await closed
}, 20_000)
