/** What an organization's profile has to be when it is written; one that was stored before stays readable. */
import { pictureMessages } from '../messages/app/pictures.ts'
import { holdsWords } from '../units/worded-pictures.ts'
import { orgProfileSchema } from './profile.ts'

/** The profile with its defaults, whose logo's words are outlines. */
export const newOrgProfileSchema = orgProfileSchema.refine(
  ({ brand }) => brand.logoUrl === null || !holdsWords(brand.logoUrl),
  { path: ['brand', 'logoUrl'], message: pictureMessages.holdsWords },
)
