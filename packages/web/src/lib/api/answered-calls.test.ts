/** Which calls may have changed something. */
import { allEndpoints } from '@orderwright/contract'
import { expect, test } from 'vitest'
import { isReading, noteAnswered, onAnswered } from './answered-calls.ts'

test('calls that only read are known by their addresses', () => {
  expect(isReading('/orgs/get-settings')).toBe(true)
  expect(isReading('/api/resources/product/get')).toBe(true)
  expect(isReading('/api/resources/product/bulk-update')).toBe(false)
  expect(isReading('/orgs/invite-guest')).toBe(false)
  expect(isReading('/api/configurator/create-from-template')).toBe(false)
})

test('no call that makes, changes or removes passes for one that reads', () => {
  const writing = /\/(get-or-)?(create|update|bulk|destroy|restore|invite|undo|submit|approve)/
  const mistaken = allEndpoints().filter(({ path }) => writing.test(path) && isReading(path))
  expect(mistaken.map(({ path }) => path)).toEqual([])
})

test('a listener hears of every answer until it stops listening', () => {
  const heard: string[] = []
  const stop = onAnswered((url) => heard.push(url))
  noteAnswered('/orgs/invite-guest')
  stop()
  noteAnswered('/orgs/update-settings')
  expect(heard).toEqual(['/orgs/invite-guest'])
})
