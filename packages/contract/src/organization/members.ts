/** The members of an organization: its owners and those who work there. Guests are in guests.ts. [issue 14] */
import { membershipSchema, userSchema } from '@orderwright/domain/tenancy'
import { emailSchema, idSchema, timestampSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const area = 'organization'
const inOrg = { orgId: idSchema, ...callerFields }
const employeeRoleSchema = z.enum(['owner', 'member'])

/** An owner or member. Of somebody who has never come in the address alone is known. */
export const memberSchema = userSchema
  .pick({ email: true, firstName: true, lastName: true, name: true })
  .extend({
    userId: idSchema,
    role: employeeRoleSchema,
    status: membershipSchema.shape.status,
    mayEditDataFields: z.boolean(),
    created: timestampSchema,
    /** when they first came in; null: not yet */
    enteredAt: timestampSchema.nullable(),
  })
export type Member = z.infer<typeof memberSchema>

const oneMemberSchema = z.object({ member: memberSchema })

export const getMembers = endpoint({
  name: 'getMembers',
  path: '/orgs/get-members',
  area,
  effect: 'reads',
  summary:
    'The owners and members of the organization, those who are disabled or have left too; for employees.',
  body: z.strictObject(inOrg),
  response: z.object({ members: z.array(memberSchema) }),
  errors: ['notFound', 'forbidden'],
})

export const inviteMember = endpoint({
  name: 'inviteMember',
  path: '/orgs/invite-member',
  area,
  takesApiKeys: false,
  summary:
    'Makes an address a member or owner, and writes to it. A guest becomes one where `fromGuest` says so; so does somebody who was disabled or has left. Owners only.',
  body: z.strictObject({
    ...inOrg,
    email: emailSchema(),
    role: employeeRoleSchema.default('member'),
    /** the word that a guest is to become one: without it a guest is refused */
    fromGuest: z.boolean().default(false),
  }),
  response: oneMemberSchema,
  errors: ['notFound', 'forbidden', 'refused'],
})

export const updateMember = endpoint({
  name: 'updateMember',
  path: '/orgs/update-member',
  area,
  takesApiKeys: false,
  summary:
    'Changes the role of a member, whether they may define fields of option data, or disables and enables them; owners only. Anybody may leave (status left) for themselves. The last owner stays one.',
  body: z.strictObject({
    ...inOrg,
    memberUserId: idSchema,
    role: employeeRoleSchema.optional(),
    mayEditDataFields: z.boolean().optional(),
    status: membershipSchema.shape.status.unwrap().optional(),
  }),
  response: oneMemberSchema,
  errors: ['notFound', 'forbidden', 'refused'],
})

export const transferOwnership = endpoint({
  name: 'transferOwnership',
  path: '/orgs/transfer-ownership',
  area,
  takesApiKeys: false,
  summary: 'Makes a member the owner in the place of the caller, who becomes a member. Owners only.',
  body: z.strictObject({ ...inOrg, memberUserId: idSchema }),
  response: z.object({ members: z.array(memberSchema) }),
  errors: ['notFound', 'forbidden', 'refused'],
})
