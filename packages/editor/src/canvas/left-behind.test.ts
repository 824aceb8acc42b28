/** Work of a page that was left without a connection, part of which somebody has deleted meanwhile. */
import { expect, test } from 'vitest'
import { openCanvas, panelsAt, viewport } from '../testing/canvas.ts'

test('[issue 15] panels that were moved together offline stay moved after a reload, although one of them was deleted elsewhere', async () => {
  const page = openCanvas(panelsAt(0, 60, 120), viewport)
  const { canvas, server, clock, settle } = page
  server.failures.push({ code: 'offline', lost: false })
  canvas.key('a', { ctrl: true })
  canvas.key('ArrowRight', { shift: true })
  await settle()
  page.editor.dispose()
  // Somebody else, and the person's page comes back without that panel.
  await server.destroy('entity', [2])
  const again = page.reopen({ withoutEntity: 2 })
  for (let turn = 0; turn < 5; turn += 1) {
    await settle()
    clock.advance(15_000)
  }
  const places = page.recordsOf('entity').map((record) => record['data'])
  expect(places).toMatchObject([{ position: { x: 12 } }, { position: { x: 132 } }])
  // What could not be saved is said, and the rest is a step that can be taken back.
  expect(again.editor.getState()).toMatchObject({ saveState: 'saved', conflict: null })
  expect(again.editor.getState().rejections).toMatchObject([{ error: { code: 'notFound' } }])
  again.editor.undo()
  await settle()
  expect(page.recordsOf('entity').map((record) => record['data'])).toMatchObject([
    { position: { x: 0 } },
    { position: { x: 120 } },
  ])
})
