/** The guests of an organisation, for its administration. [2.7.20–2.7.23] */
import { contactPatchSchema, membershipSchema, userSchema } from '@orderwright/domain/tenancy'
import { emailSchema, flagSchema, idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const area = 'guests'
const member = membershipSchema.shape

/** A guest with their terms. [2.3.19] */
export const guestSchema = userSchema
  .pick({ id: true, email: true, firstName: true, lastName: true, name: true })
  .extend({
    userId: idSchema,
    /** counts up with each change of their place here */
    version: member.version,
    role: member.role,
    created: member.created,
    discount: member.discount,
    disableSalesTax: member.disableSalesTax,
    pricingIsHidden: flagSchema,
    contact: member.contact,
    /** the customer that they belong to */
    customerId: member.customerId,
    /** what stands for them in the organisation's work-management tool */
    mondayItemId: member.mondayItemId,
  })
export type Guest = z.infer<typeof guestSchema>

export const getGuestsData = endpoint({
  name: 'getGuestsData',
  path: '/api/configurator/get-configurator-guests-data',
  area,
  effect: 'reads',
  summary: 'The guests of the organization with their terms.',
  body: z.strictObject({ ...callerFields, orgId: idSchema }),
  response: z.object({ data: z.object({ guests: z.array(guestSchema) }) }),
  errors: ['notFound', 'forbidden'],
})

export const inviteGuest = endpoint({
  name: 'inviteGuest',
  path: '/orgs/invite-guest',
  area,
  summary: 'Makes an address a guest of the organization, and a guest who was taken off one again.',
  body: z.strictObject({
    ...callerFields,
    activeOrgId: idSchema,
    email: emailSchema(),
    pricingIsHidden: flagSchema.default(0),
  }),
  response: z.object({ data: z.object({ guest: guestSchema }) }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const disinviteGuest = endpoint({
  name: 'disinviteGuest',
  path: '/orgs/disinvite-guest',
  area,
  summary: 'Takes a guest off the organization: their sessions there end at once, their orders stay.',
  body: z.strictObject({
    ...callerFields,
    orgId: idSchema,
    /** the guest, by id or as the list gave it */
    invitedUser: z.union([idSchema, z.object({ id: idSchema })]),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'forbidden', 'refused'],
})

const termsSchema = z.strictObject({
  discount: member.discount.unwrap().optional(),
  disableSalesTax: z.boolean().optional(),
})

export const updateGuestData = endpoint({
  name: 'updateGuestData',
  path: '/orgs/update-guest-data',
  area,
  summary: 'Changes the terms of a guest; `userId` is the guest.',
  body: z.strictObject({
    orgId: idSchema,
    userId: idSchema,
    isGuestMode: callerFields.isGuestMode,
    pricingIsHidden: flagSchema.optional(),
    /** what of it changes */
    contact: contactPatchSchema.optional(),
    customerId: idSchema.nullable().optional(),
    /** what stood in the changed fields, as the caller saw it: another value by now is a conflict */
    base: z
      .strictObject({
        discount: member.discount.unwrap().optional(),
        disableSalesTax: z.boolean().optional(),
        pricingIsHidden: flagSchema.optional(),
        contact: contactPatchSchema.optional(),
        customerId: idSchema.nullable().optional(),
      })
      .optional(),
    updateProps: z
      .strictObject({
        appData: z.union([
          termsSchema,
          z.strictObject({ orderwright: termsSchema }).transform(({ orderwright }) => orderwright),
        ]),
      })
      .optional(),
  }),
  response: z.object({ data: z.object({ guest: guestSchema }) }),
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
})

export const pushUserUpdateToMonday = endpoint({
  name: 'pushUserUpdateToMonday',
  path: '/configurator/push-user-update-to-monday',
  area,
  summary:
    'Names the item that stands for a guest in the organization’s work-management tool, and sends the guest’s terms there; later changes of discount or sales tax follow by themselves. `userId` is the guest.',
  body: z.strictObject({
    orgId: idSchema,
    userId: idSchema,
    isGuestMode: callerFields.isGuestMode,
    /** a number is taken as it is written */
    mondayItemId: z.union([
      z.string().trim().min(1).max(100),
      z
        .number()
        .int()
        .positive()
        .transform((id) => String(id)),
    ]),
  }),
  response: z.object({ data: z.object({ guest: guestSchema }) }),
  errors: ['notFound', 'forbidden', 'refused'],
})
