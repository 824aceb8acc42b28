/** All that an organization has, as one archive. [issue 17; decision 164] */
import { defineMessages } from '../../localization/define-messages.ts'
export const orgExportMessages = defineMessages('orgExportMessages', {
  heading: 'All data',
  hint: 'Every record, everybody named in them, and every file, as one archive of JSON lines that other programs read. Passwords and keys are not in it. Large organizations take some minutes.',
  download: 'Download all data',
  exportUnderWay: 'All data of this organization is being put together already. Try again when that is done.',
  fileName: ({ title, day }: { title: string; day: string }) => `${title} ${day}`,
  notMade: 'The archive could not be made',
})
