/** What tables and lists of notes say of themselves. */
export const tableMessages = {
  exporting: 'Exporting',
  current: 'current',
  widthOf: ({ title }: { title: string }) => `Width of ${title}`,
  whatIsLeft: 'What is left',
  pixels: ({ width }: { width: number }) => `${width} pixels`,
  dismiss: 'Dismiss',
  notifications: 'Notifications',
} as const
