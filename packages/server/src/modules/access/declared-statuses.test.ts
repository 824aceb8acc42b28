/** Whoever reads a call's declaration knows every status that the access matrix expects of it. [issue 17] */
import { allEndpoints, errorStatus } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { keyStatuses } from '../../testing/access-matrix/keys.ts'
import { rows } from '../../testing/access-matrix/rows.ts'

describe.each(allEndpoints().map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (name, { errors }) => {
    test('[issue 17] declares what people and keys get from it', () => {
      const row = rows.get(name)
      if (!row) throw new Error(`no row for ${name}`)
      const declared = new Set([200, ...errors.map((code) => errorStatus[code])])
      const expected = [...Object.values(row.expected), ...Object.values(keyStatuses(name, row.expected))]
      expect([...new Set(expected)].filter((status) => !declared.has(status))).toEqual([])
    })
  },
)
