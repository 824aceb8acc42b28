/** The lead-time alert. The specification gives its weeks, not its words. [1.5.50] */
import { defineMessages } from '../../localization/define-messages.ts'

export const leadTimeMessages = defineMessages('leadTimeMessages', {
  title: 'Longer lead time',
  alert: ({ option, weeks }: { option: string; weeks: number }) =>
    `“${option}” takes longer to make. Please allow a lead time of ${weeks} weeks.`,
})
