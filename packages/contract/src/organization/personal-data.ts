/** What an organization has, taken along as a whole; what it holds about one person, given to them and erased. [issue 17; GDPR, articles 15 and 17] */
import { idSchema, jsonSchema } from '@orderwright/domain/units'
import { erasureSchema } from '@orderwright/domain/personal-data'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const area = 'organization'
const aboutPerson = { ...callerFields, orgId: idSchema, aboutUserId: idSchema }

export const getPersonalData = endpoint({
  name: 'getPersonalData',
  path: '/orgs/get-personal-data',
  area,
  effect: 'reads',
  takesApiKeys: false,
  summary:
    'All that the organization holds about a guest or member, by table, under the names of the columns; owners only.',
  body: z.strictObject(aboutPerson),
  response: z.object({ tables: z.record(z.string(), z.array(z.record(z.string(), jsonSchema))) }),
  errors: ['notFound', 'forbidden'],
})

export const downloadOrgExport = endpoint({
  name: 'downloadOrgExport',
  path: '/orgs/download-export',
  area,
  effect: 'reads',
  takesApiKeys: false,
  summary:
    'All that the organization has as one archive (tar.gz): a line of JSON for each row of each table, and its files, without secrets; owners only. One at a time.',
  body: z.strictObject({ ...callerFields, orgId: idSchema }),
  response: z.object({}),
  errors: ['notFound', 'forbidden', 'refused'],
  answersFile: 'application/gzip',
})

export const erasePerson = endpoint({
  name: 'erasePerson',
  path: '/orgs/erase-person',
  area,
  takesApiKeys: false,
  summary:
    'Erases a guest or member from the organization for good. Issued documents, payments and agreements stay, and the answer says which. Refused while something is to be made or sent to them; owners only.',
  body: z.strictObject({
    ...aboutPerson,
    /** the person's e-mail address, as a second word */
    email: z.string().trim().max(320),
  }),
  response: z.object({ erasure: erasureSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})
