/** What the tools of others say of the API's document: redocly's and spectral's recommended rules. [issue 12, 31] */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../testing/use-app.ts'

const inUse = useTestApp({ config: { publicUrl: 'https://orders.example.org' } })
let source = ''

beforeAll(async () => {
  source = (await inUse.app.app.inject({ url: '/api/openapi.json' })).payload
})

async function redoclySays(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

async function spectralSays(text: string): Promise<string[]> {
  const linter = new spectral.Spectral()
  linter.setRuleset(new spectral.Ruleset(rulesets.oas))
  const problems = await linter.run(text)
  return problems.map(({ code, message, path }) => `${code}: ${message} at ${path.join('/')}`)
}

/** A document with a reference to nothing and a call without a body's shape. */
const broken = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Broken', version: '1' },
  paths: { '/a': { post: { responses: { 200: { $ref: '#/components/responses/none' } } } } },
})

describe.each([
  ['redocly', redoclySays],
  ['spectral', spectralSays],
] as const)('%s', (_, says) => {
  test('finds nothing in the API’s document by its recommended rules', async () => {
    expect(await says(source)).toEqual([])
  })
  test('would find what is wrong', async () => {
    expect(await says(broken)).not.toEqual([])
  })
})
