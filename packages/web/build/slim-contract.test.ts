/** The contract as the browser gets it names the very calls of the real one. */
import { endpoints, resources } from '@orderwright/contract'
import { expect, it } from 'vitest'
import { slimCode } from './slim-contract.ts'

const evaluated = async (code: string): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`)

it('[issue 12, 35] every call keeps its name and path, and nothing else comes with it', async () => {
  const { endpointsCode, resourcesCode } = slimCode({ endpoints, resources })
  const paths = Object.entries(endpoints).map(([key, { name, path }]) => [key, { name, path }])
  expect((await evaluated(endpointsCode))['endpoints']).toEqual(Object.fromEntries(paths))
  const calls = Object.entries(resources).map(([key, resource]) => [
    key,
    {
      endpoints: Object.fromEntries(
        Object.entries(resource.endpoints).map(([verb, { name, path }]) => [verb, { name, path }]),
      ),
    },
  ])
  expect((await evaluated(resourcesCode))['resources']).toEqual(Object.fromEntries(calls))
})
