/** What an organization's profile has to be when it is written; one that was stored before stays readable. */
import { settingsMessages } from '../messages/admin/settings.ts'
import { pictureMessages } from '../messages/app/pictures.ts'
import { holdsWords } from '../units/text/worded-pictures.ts'
import { holdsPrecision } from './dimension-precision.ts'
import { orgProfileSchema } from './profile.ts'

/** The profile with its defaults: the words of its logo are outlines, its dimensions within their own limits. [2.5.29] */
export const newOrgProfileSchema = orgProfileSchema
  .refine(({ brand }) => brand.logoUrl === null || !holdsWords(brand.logoUrl), {
    path: ['brand', 'logoUrl'],
    error: () => pictureMessages.holdsWords,
  })
  .refine(({ spatial }) => holdsPrecision(spatial.precision), {
    path: ['spatial', 'precision', 'initial'],
    error: () => settingsMessages.precisionOut,
  })
