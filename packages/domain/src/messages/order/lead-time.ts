/** The lead-time alert. The specification gives its weeks, not its words. [1.5.50] */

export const leadTimeMessages = {
  title: 'Longer lead time',
  alert: ({ option, weeks }: { option: string; weeks: number }) =>
    `“${option}” takes longer to make. Please allow a lead time of ${weeks} weeks.`,
} as const
