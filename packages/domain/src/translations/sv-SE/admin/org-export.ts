/** All that an organization has, as one archive, in Swedish. */
import type { orgExportMessages as english } from '../../../messages/admin/org-export.ts'
import type { Translation } from '../../../localization/translation.ts'

export const orgExportMessages: Translation<typeof english> = {
  heading: 'Alla data',
  hint: 'Varje post, alla som nämns i dem och varje fil, som ett arkiv av JSON-rader som andra program kan läsa. Lösenord och nycklar ingår inte. För stora organisationer tar det några minuter.',
  download: 'Ladda ner alla data',
  exportUnderWay: 'Organisationens data sätts redan samman. Försök igen när det är klart.',
  fileName: ({ title, day }) => `${title} ${day}`,
  notMade: 'Arkivet kunde inte skapas',
}
