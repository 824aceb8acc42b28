/** What an organization holds about one person: given to them, and erased. [issue 17; GDPR, articles 15 and 17] */
export * from '../messages/admin/personal-data.ts'
export * from './contact-data.ts'
export * from './erasure.ts'
export * from './strike-out.ts'
